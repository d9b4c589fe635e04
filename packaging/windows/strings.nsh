; What the installer says beyond NSIS's own words, in the program's languages.

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "Arabic"
!insertmacro MUI_RESERVEFILE_LANGDLL

!macro say name english german french spanish portuguese chinese arabic
    LangString ${name} ${LANG_ENGLISH} "${english}"
    LangString ${name} ${LANG_GERMAN} "${german}"
    LangString ${name} ${LANG_FRENCH} "${french}"
    LangString ${name} ${LANG_SPANISH} "${spanish}"
    LangString ${name} ${LANG_PORTUGUESEBR} "${portuguese}"
    LangString ${name} ${LANG_SIMPCHINESE} "${chinese}"
    LangString ${name} ${LANG_ARABIC} "${arabic}"
!macroend

!insertmacro say needs_windows_10 \
    "Soundalike needs 64-bit Windows 10 or newer." \
    "Soundalike braucht Windows 10 oder neuer mit 64 Bit." \
    "Soundalike demande Windows 10 (64 bits) ou plus récent." \
    "Soundalike necesita Windows 10 de 64 bits o posterior." \
    "O Soundalike precisa do Windows 10 de 64 bits ou mais recente." \
    "Soundalike 需要 64 位的 Windows 10 或更高版本。" \
    "يحتاج Soundalike إلى ويندوز 10 (64 بت) أو أحدث."
!insertmacro say folder_too_long \
    "This folder's path is too long for Windows. Choose a shorter one." \
    "Der Pfad dieses Ordners ist für Windows zu lang. Wählen Sie einen kürzeren." \
    "Le chemin de ce dossier est trop long pour Windows. Choisissez-en un plus court." \
    "La ruta de esta carpeta es demasiado larga para Windows. Elija una más corta." \
    "O caminho desta pasta é longo demais para o Windows. Escolha um mais curto." \
    "此文件夹的路径对 Windows 来说太长。请选择较短的路径。" \
    "مسار هذا المجلد أطول مما يقبله ويندوز. اختر مسارًا أقصر."
!insertmacro say is_running \
    "Soundalike is running. Close it, then press Retry." \
    "Soundalike läuft noch. Schließen Sie es und drücken Sie dann auf Wiederholen." \
    "Soundalike est ouvert. Fermez-le, puis appuyez sur Réessayer." \
    "Soundalike está abierto. Ciérrelo y pulse Reintentar." \
    "O Soundalike está aberto. Feche-o e clique em Repetir." \
    "Soundalike 正在运行。请先关闭它，再点击“重试”。" \
    "Soundalike قيد التشغيل. أغلقه ثم اضغط على إعادة المحاولة."
!insertmacro say part_menu \
    "Start menu" "Startmenü" "Menu Démarrer" "Menú Inicio" "Menu Iniciar" "“开始”菜单" "قائمة ابدأ"
!insertmacro say part_voice_files \
    "Voice files" "Stimmdateien" "Fichiers de voix" "Archivos de voz" "Arquivos de voz" "声音文件" "ملفات الأصوات"
!insertmacro say part_command \
    "Command line" "Befehlszeile" "Ligne de commande" "Línea de comandos" "Linha de comando" "命令行" "سطر الأوامر"
!insertmacro say about_program \
    "The program, its demo model and five voices." \
    "Das Programm, sein Demomodell und fünf Stimmen." \
    "Le programme, son modèle de démonstration et cinq voix." \
    "El programa, su modelo de demostración y cinco voces." \
    "O programa, seu modelo de demonstração e cinco vozes." \
    "程序、演示模型和五个声音。" \
    "البرنامج ونموذجه التجريبي وخمسة أصوات."
!insertmacro say about_menu \
    "An entry in the start menu." \
    "Ein Eintrag im Startmenü." \
    "Une entrée dans le menu Démarrer." \
    "Una entrada en el menú Inicio." \
    "Uma entrada no menu Iniciar." \
    "在“开始”菜单中添加一项。" \
    "إدخال في قائمة ابدأ."
!insertmacro say about_voice_files \
    "Offers Soundalike in the menu of voice files (*.voice.gguf). It doesn't take over other GGUF files." \
    "Bietet Soundalike im Menü von Stimmdateien (*.voice.gguf) an. Andere GGUF-Dateien übernimmt es nicht." \
    "Propose Soundalike dans le menu des fichiers de voix (*.voice.gguf). Les autres fichiers GGUF restent tels quels." \
    "Ofrece Soundalike en el menú de los archivos de voz (*.voice.gguf). No se apropia de otros archivos GGUF." \
    "Oferece o Soundalike no menu dos arquivos de voz (*.voice.gguf). Outros arquivos GGUF ficam como estão." \
    "在声音文件（*.voice.gguf）的菜单中提供 Soundalike。不影响其他 GGUF 文件。" \
    "يعرض Soundalike في قائمة ملفات الأصوات (*.voice.gguf)، ولا يستولي على ملفات GGUF الأخرى."
!insertmacro say about_command \
    "Lets Windows find the command soundalike.exe (Win+R). PATH stays as it is." \
    "Lässt Windows den Befehl soundalike.exe finden (Win+R). PATH bleibt, wie es ist." \
    "Permet à Windows de trouver la commande soundalike.exe (Win+R). PATH reste inchangé." \
    "Permite a Windows encontrar la orden soundalike.exe (Win+R). PATH no cambia." \
    "Permite ao Windows encontrar o comando soundalike.exe (Win+R). PATH não muda." \
    "让 Windows 能找到命令 soundalike.exe（Win+R）。不更改 PATH。" \
    "يتيح لويندوز العثور على الأمر soundalike.exe (Win+R). يبقى PATH كما هو."
!insertmacro say voice_file \
    "Voice for Soundalike" "Stimme für Soundalike" "Voix pour Soundalike" "Voz para Soundalike" "Voz para o Soundalike" \
    "Soundalike 声音" "صوت لـ Soundalike"
!insertmacro say open_voice \
    "Add to Soundalike's voices" "Zu den Stimmen von Soundalike hinzufügen" "Ajouter aux voix de Soundalike" \
    "Añadir a las voces de Soundalike" "Adicionar às vozes do Soundalike" "添加到 Soundalike 的声音" \
    "أضف إلى أصوات Soundalike"
