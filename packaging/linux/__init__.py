"""Linux: a Debian package, an archive that runs unpacked, an AppDir and a Flatpak manifest."""
