"""What is said of the ffmpeg that comes with an installer: its licence asks for it."""
