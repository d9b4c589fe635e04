"""Quick phrases: boards, their text file, and their sound made ahead."""
