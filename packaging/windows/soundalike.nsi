; The installer of Windows, for one person or for everybody. `python -m windows.installer` compiles it and defines:
;   VERSION, FOLDER (what is installed), LONGEST (its longest path inside, in characters), KILOBYTES, FILES (the list of
;   what the uninstaller takes away), OUTPUT, ICON, SIGN (a command, where there is a certificate), QUICK (no compression).
; Silent: Soundalike-x.y.z-windows-x86_64.exe /S /CurrentUser (or /AllUsers) /D=C:\folder

; A 64-bit program, as Soundalike is: older Windows cannot start it, and Wine runs it without 32-bit parts.
Target amd64-unicode
ManifestSupportedOS Win10
ManifestDPIAware true
!ifdef QUICK
    SetCompress off
!else
    SetCompressor /SOLID lzma
!endif
Name "Soundalike"
BrandingText "Soundalike ${VERSION}"
OutFile "${OUTPUT}"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "Soundalike"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Soundalike"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_FUNCTION to_programs_folder

!include MultiUser.nsh
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\SoundalikeWindow.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE

!insertmacro MUI_PAGE_WELCOME
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE check_folder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_UNPAGE_FINISH

!include "strings.nsh"
!include "file_types.nsh"

!ifdef SIGN
    !finalize '${SIGN} "%1"' = 0
    !uninstfinalize '${SIGN} "%1"' = 0
!endif

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Soundalike"
VIAddVersionKey /LANG=1033 "FileDescription" "Installs Soundalike"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT licence; see THIRD_PARTY.md for what it stands on"

; One person's programs go where Windows wants them, not into the folder of roaming settings.
Function to_programs_folder
    ${If} $MultiUser.InstallMode == "CurrentUser"
        ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
        ${If} $0 == ""
            StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Soundalike"
        ${EndIf}
    ${EndIf}
FunctionEnd

; A folder given on the command line stands: MultiUser would put its own in its place.
Var chosen_folder

Function .onInit
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_ICONSTOP|MB_OK "$(needs_windows_10)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    SetRegView 64
    StrCpy $chosen_folder $INSTDIR
    !insertmacro MULTIUSER_INIT
    ${If} $chosen_folder != ""
        StrCpy $INSTDIR $chosen_folder
    ${EndIf}
    ${If} ${Silent}
        Call check_folder
    ${EndIf}
FunctionEnd

Function un.onInit
    SetRegView 64
    !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Windows' own programs, this installer too, open paths of 259 characters at most.
Function check_folder
    StrLen $0 $INSTDIR
    IntOp $0 $0 + ${LONGEST}
    ${If} $0 > 258
        MessageBox MB_ICONEXCLAMATION|MB_OK "$(folder_too_long)" /SD IDOK
        ${If} ${Silent}
            SetErrorLevel 2
            Quit
        ${EndIf}
        Abort
    ${EndIf}
FunctionEnd

; A program that runs can't be replaced: its file can't be opened for writing.
!macro wait_until_closed un
    Function ${un}wait_until_closed
        ${If} ${FileExists} "$INSTDIR\SoundalikeWindow.exe"
            ${Do}
                ClearErrors
                FileOpen $0 "$INSTDIR\SoundalikeWindow.exe" a
                ${IfNot} ${Errors}
                    FileClose $0
                    ${Break}
                ${EndIf}
                MessageBox MB_ICONEXCLAMATION|MB_RETRYCANCEL "$(is_running)" /SD IDCANCEL IDRETRY +3
                SetErrorLevel 3
                Quit
            ${Loop}
        ${EndIf}
    FunctionEnd
!macroend
!insertmacro wait_until_closed ""
!insertmacro wait_until_closed "un."

Section "Soundalike" section_program
    SectionIn RO
    Call wait_until_closed
    ; What an older version left in this folder goes first, so that no file of it is found by the new one.
    ${If} ${FileExists} "$INSTDIR\uninstall.exe"
        ExecWait '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode /KeepSettings _?=$INSTDIR'
    ${EndIf}
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Soundalike"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\SoundalikeWindow.exe,0"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Soundalike project"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "$(part_menu)" section_menu
    CreateShortcut "$SMPROGRAMS\Soundalike.lnk" "$INSTDIR\SoundalikeWindow.exe"
SectionEnd

Section "$(part_voice_files)" section_voice_files
    !insertmacro add_file_types
SectionEnd

; The command line: App Paths is what Win+R and ShellExecute ask; nothing is put into PATH.
Section "$(part_command)" section_command
    WriteRegStr SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths\soundalike.exe" "" "$INSTDIR\soundalike.exe"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${section_program} "$(about_program)"
    !insertmacro MUI_DESCRIPTION_TEXT ${section_menu} "$(about_menu)"
    !insertmacro MUI_DESCRIPTION_TEXT ${section_voice_files} "$(about_voice_files)"
    !insertmacro MUI_DESCRIPTION_TEXT ${section_command} "$(about_command)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Voices, models and the history are the person's: they stay.
Section "Uninstall"
    Call un.wait_until_closed
    !include "${FILES}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ; /KeepSettings: a newer version is being installed, and asks for nothing anew.
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/KeepSettings" $1
    ${If} ${Errors}
        Delete "$SMPROGRAMS\Soundalike.lnk"
        !insertmacro remove_file_types
        DeleteRegKey SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths\soundalike.exe"
        DeleteRegKey SHCTX "${UNINSTALL_KEY}"
    ${EndIf}
SectionEnd
