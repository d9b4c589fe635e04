"""What macOS is told of the program: its Info.plist beyond what PyInstaller writes."""

from __future__ import annotations

from shared.where import IDENTIFIER

VOICE_TYPE = f"{IDENTIFIER}.voice"

INFORMATION: dict[str, object] = {
    "CFBundleDisplayName": "Soundalike",
    # Qt 6.11 asks for it.
    "LSMinimumSystemVersion": "13.0",
    "LSApplicationCategoryType": "public.app-category.utilities",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "MIT licence; THIRD_PARTY.md inside says what it stands on.",
    "NSMicrophoneUsageDescription": "Soundalike records your voice here, to make a voice of it. It stays on this Mac.",
    "CFBundleLocalizations": ["en", "ar", "de", "es", "fr", "pt-BR", "zh-Hans"],
    # macOS looks at what follows the last dot alone: other programs' GGUF files are offered, never taken over.
    "UTImportedTypeDeclarations": [
        {
            "UTTypeIdentifier": VOICE_TYPE,
            "UTTypeDescription": "Voice for Soundalike",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["gguf"]},
        }
    ],
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Voice for Soundalike",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Alternate",
            "LSItemContentTypes": [VOICE_TYPE],
        }
    ],
}
