"""The window. `soundalike.ui.application.open_window` opens it; nothing in here makes sound by itself."""
