; Voice files. Windows knows a file by what follows its last dot, and `.gguf` is other programs' too: Soundalike doesn't
; take it. It is offered under "Open with", and files that end in `.voice.gguf` have its command in their menu.

!define PROGRAM_ID "Soundalike.Voice"
!define VOICE_VERB "Software\Classes\SystemFileAssociations\.gguf\shell\${PROGRAM_ID}"

!macro add_file_types
    WriteRegStr SHCTX "Software\Classes\${PROGRAM_ID}" "" "$(voice_file)"
    WriteRegStr SHCTX "Software\Classes\${PROGRAM_ID}\DefaultIcon" "" "$INSTDIR\SoundalikeWindow.exe,0"
    WriteRegStr SHCTX "Software\Classes\${PROGRAM_ID}\shell\open\command" "" '"$INSTDIR\SoundalikeWindow.exe" "--open=%1"'
    WriteRegStr SHCTX "Software\Classes\.gguf\OpenWithProgids" "${PROGRAM_ID}" ""
    WriteRegStr SHCTX "${VOICE_VERB}" "" "$(open_voice)"
    WriteRegStr SHCTX "${VOICE_VERB}" "AppliesTo" 'System.FileName:"*.voice.gguf"'
    WriteRegStr SHCTX "${VOICE_VERB}" "Icon" "$INSTDIR\SoundalikeWindow.exe,0"
    WriteRegStr SHCTX "${VOICE_VERB}\command" "" '"$INSTDIR\SoundalikeWindow.exe" "--open=%1"'
    !insertmacro tell_of_file_types
!macroend

!macro remove_file_types
    DeleteRegKey SHCTX "Software\Classes\${PROGRAM_ID}"
    DeleteRegValue SHCTX "Software\Classes\.gguf\OpenWithProgids" "${PROGRAM_ID}"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.gguf\OpenWithProgids"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.gguf"
    DeleteRegKey SHCTX "${VOICE_VERB}"
    DeleteRegKey /ifempty SHCTX "Software\Classes\SystemFileAssociations\.gguf\shell"
    DeleteRegKey /ifempty SHCTX "Software\Classes\SystemFileAssociations\.gguf"
    !insertmacro tell_of_file_types
!macroend

; SHCNE_ASSOCCHANGED: the Explorer reads them anew.
!macro tell_of_file_types
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend
