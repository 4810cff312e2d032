import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "Aide : {kind}",
  Help: "Aide",
  "Why?": "Pourquoi ?",
  "Back to the search": "Retour à la recherche",
  "Close the help": "Fermer l’aide",
  "Search the help": "Rechercher dans l’aide",
  "Help text": "Texte d’aide",
  "Nothing found. Try another word, such as link, page or text.":
    "Aucun résultat. Essayez un autre mot, comme lien, page ou texte.",
  "Search the planners of the gallery": "Rechercher parmi les agendas de la galerie",
  "Read it in the tutorial": "Lire dans le tutoriel",
  "Before: with the problem": "Avant : avec le problème",
  "After: without the problem": "Après : sans le problème",
  "As text (YAML)": "En texte (YAML)",
  "The outlined widget has the problem: {problem}": "L’objet encadré a ce problème : {problem}",
  "The outlined widget no longer has the problem.": "L’objet encadré n’a plus le problème.",
  "Term|help": "Terme",
  Problem: "Problème",
  "page sheet layout template design background": "page feuille mise en page modèle fond",
  "plan calendar structure contents pages order year": "plan calendrier structure sommaire pages ordre année",
  "link connect hyperlink jump tap navigate target bookmark":
    "lien relier connecter hyperlien saut toucher cible signet",
  "text words letters type writing label title": "texte mots lettres caractères étiquette titre",
  "look color line thickness font bold theme": "apparence couleur trait épaisseur police gras thème",
  "picture image photo logo drawing": "image photo logo dessin",
  "device tablet screen size resolution e-reader transfer copy":
    "appareil tablette écran taille résolution liseuse transférer copier",
  "list table rows spreadsheet names pupils import": "liste tableau lignes tableur noms élèves importer",
  "date day week month event holiday birthday": "date jour semaine mois événement férié anniversaire",
  "reuse repeat copy shared header footer component": "réutiliser répéter copier partagé en-tête pied composant",
  "code YAML file syntax error": "code YAML fichier syntaxe erreur",
  "variable placeholder field insert automatic number": "variable champ insérer automatique numéro",
  "key keyboard shortcut command hotkey": "touche clavier raccourci commande",
  "{count} results": ["{count} résultat", "{count} résultats"],

  // Explanations of problems
  "Outside of the page or in its margin": "Hors de la page ou dans la marge",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "Une tablette coupe ce qui dépasse de la page, et l’étui, la barre d’outils ou le geste qui tourne la page peuvent couvrir la marge. Faites glisser l’objet entre les marges, ou tirez sur un de ses coins pour le réduire.",
  "Text that is too small to read": "Texte trop petit",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "Les petites lettres se brisent sur un écran e-ink, qui a peu de gris. Sélectionnez l’objet et saisissez une « Taille » plus grande dans les Propriétés ; le problème indique la plus petite pour l’appareil.",
  "Text without room": "Texte sans place",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "Sur certaines pages, le texte est plus long que son cadre, souvent pour un nom long comme mercredi ou septembre. Il est coupé ou couvre ce qui est à côté. Tirez sur un bord de l’objet pour l’élargir, ou saisissez une « Taille » plus petite dans les Propriétés.",
  "Texts that cover each other": "Textes qui se recouvrent",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "Deux textes sont imprimés au même endroit, et les deux se lisent mal. Faites glisser l’un d’eux ailleurs, ou tirez sur un bord pour réduire son cadre.",
  "Characters that the font lacks": "Caractères absents de la police",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "Une tablette n’a pas toutes les polices : le PDF apporte les siennes. Un caractère qui n’est dans aucune reste vide. Tapez-en un autre à sa place, ou sélectionnez l’objet et choisissez une autre « Police » dans les Propriétés.",
  "Lines that are too thin": "Traits trop fins",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "Un trait plus fin qu’un pixel apparaît gris clair ou interrompu, et les lignes d’écriture se voient mal. Choisissez un trait plus épais.",
  "Colors on a screen without color": "Couleurs sur un écran sans couleur",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "Un écran en niveaux de gris change chaque couleur en l’un de quelques gris. Les clairs disparaissent, et des couleurs différentes peuvent se ressembler. Choisissez un gris plus foncé.",
  "Links that are hard to tap": "Liens difficiles à toucher",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "Un doigt couvre plusieurs millimètres. Un lien petit, sous la barre d’outils de la tablette ou sous un autre lien ouvre une mauvaise page ou aucune. Tirez sur un coin du lien pour l’agrandir, ou éloignez-le des autres en le faisant glisser.",
  "Page and device do not match": "La page ne correspond pas à l’appareil",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "Une tablette met à l’échelle une page qui n’a pas la taille de son écran : caractères et lignes sont plus petits que prévu. Choisissez votre appareil, ou changez l’appareil du projet pour que la mise en page suive.",
  "Not enough room for the content": "Pas assez de place pour le contenu",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "Le contenu ne tient pas dans son cadre : des cases ou des entrées manquent sur la page. Agrandissez le cadre, ou demandez moins de lignes et de colonnes.",
  "Links that lead nowhere": "Liens qui ne mènent nulle part",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "Toucher le lien ne fait rien sur la tablette, car l’agenda n’a pas cette page ou la règle contient une faute de frappe. Sélectionnez le lien et choisissez une page sous « Mène à » dans les Propriétés, ou ajoutez la page manquante au plan.",
  "Names of link targets": "Noms des cibles de liens",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "Un lien trouve sa page par son nom. Si deux pages ont le même nom, tous les liens mènent à la première. Utilisez une balise comme {date} pour que chaque page ait son propre nom.",
  "Tokens without a value": "Balises sans valeur",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "Une balise entre accolades est remplacée par une valeur de la page, comme sa date. Une balise inconnue est imprimée telle quelle, avec ses accolades. Supprimez-la et choisissez-en une autre dans « Toutes les variables » des Propriétés.",
  "Fonts that are missing": "Polices manquantes",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "Le PDF doit contenir chaque police. S’il en manque une ou si elle est abîmée, une autre la remplace et les textes changent de largeur. Sélectionnez l’objet et choisissez une « Police » de la liste dans les Propriétés, ou importez à nouveau le fichier.",
  "Pictures that are missing": "Images manquantes",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "Une tablette ne charge rien depuis le web : chaque image doit être dans l’agenda. Importez l’image en PNG, JPEG ou SVG simple.",
  "Values of the wrong kind": "Valeurs du mauvais type",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "La valeur n’est pas utilisée, et la page diffère de ce que vous avez écrit. Le problème indique les valeurs possibles.",
  "Names that nothing reads": "Noms que rien ne lit",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "Un réglage au nom inconnu n’a pas d’effet, le plus souvent à cause d’une faute de frappe. Corrigez le nom ou supprimez la ligne.",
  "Incomplete widgets": "Objets incomplets",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "Chaque objet a besoin d’un id à lui, d’un type et d’une position. Sinon, il est au mauvais endroit, ou d’autres modifications ne le trouvent pas.",
  "Text that is not valid YAML": "Texte qui n’est pas du YAML valide",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "Le reste du document est illisible, ou une valeur se perd sans bruit. Mettez entre guillemets les textes avec deux-points, accolades ou #, et indentez avec des espaces.",
  "Another kind of document": "Un autre type de document",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "Le texte est vide, est un autre type de document ou vient d’une autre version d’Octavo. Comparez ses premières lignes à l’exemple.",
  "More than a planner can have": "Plus qu’un agenda ne peut contenir",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "Des limites gardent les agendas assez petits pour une tablette, qui a peu de mémoire. Demandez moins, ou divisez l’agenda en deux.",
  "Names of masters": "Noms des gabarits",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "Le plan trouve un gabarit par son nom. Si un nom manque ou apparaît deux fois, des pages ont la mauvaise mise en page. Donnez à chaque gabarit son propre nom.",
  "Pages without a design": "Pages sans mise en page",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "Chaque section a besoin d’un gabarit, la mise en page de ses pages. Choisissez-en un qui existe, ou créez-le. Après avoir renommé un gabarit, choisissez-le à nouveau dans le plan.",
  "Blocks, styles and themes": "Blocs, styles et thèmes",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "Les objets désignent blocs et styles par leur nom. Si le nom n’existe pas, le morceau manque ou garde une apparence simple. Choisissez-en un dans la liste, ou créez-le.",
  "Dates of the plan": "Dates du plan",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "Les pages datées ont besoin d’un premier et d’un dernier jour, dans cet ordre. Sans eux, aucun jour, semaine ou mois ne peut être fait. Indiquez les deux dates dans le plan.",
  "How a section makes pages": "Comment une section fait des pages",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "Une section fait une page, un nombre de pages, ou une page par jour, semaine, mois ou ligne. Certains réglages n’appartiennent qu’à l’un de ces modes. Choisissez la répétition de la page, et retirez ce qui ne convient pas.",
  "Sections without pages": "Sections sans pages",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "L’agenda ne reçoit aucune page de cette section, et les liens vers elle ne mènent nulle part. Vérifiez ses dates et ses filtres, ou supprimez-la.",
  "A very large planner": "Un très grand agenda",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "Beaucoup de pages donnent un fichier lent à ouvrir sur une tablette. Vérifiez que ce nombre de pages est voulu ; moins suffit souvent.",
  "Names of sections": "Noms des sections",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "Les liens et l’ordre du plan utilisent les noms des sections. Chaque section a besoin d’un nom à elle, avec des lettres ou des chiffres.",
  "Order of sections": "Ordre des sections",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "Les sections que l’ordre ne cite pas viennent en dernier, et les noms sans section n’ont pas d’effet. Citez chaque section une fois.",
  "Your own variables": "Vos propres variables",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "Vos pages impriment la valeur d’une variable là où se trouve sa balise. Sans nom ou sans valeur, l’endroit reste vide. Indiquez les deux.",
  "Language and calendar": "Langue et calendrier",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "Les noms des mois et des jours suivent la langue du plan. Les réglages étrangers à son calendrier n’ont pas d’effet. Choisissez langue et calendrier dans les listes.",
  "Events and holidays": "Événements et jours fériés",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "L’événement ou le jour férié manque dans l’agenda. Un événement est une ligne avec une date et un titre ; un calendrier de jours fériés est un pays, avec une région si vous voulez.",
  "Lists with rows": "Listes avec des lignes",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "Une liste fait une page pour chaque ligne, par exemple pour un élève. Il lui faut un nom, une ligne avec les noms des colonnes et une clé différente dans chaque ligne. Sinon, des lignes ou des liens manquent.",
  "Pages of a template": "Pages d’un modèle",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "Chaque page d’un modèle a un numéro et une mise en page, et est citée une fois. Sinon, l’un des deux est perdu.",
  "Updates of a planner on a tablet": "Mise à jour d’un agenda sur une tablette",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "Une mise à jour laisse à leur place les pages sur lesquelles vous avez écrit. Pour cela, elle lit le projet dans le PDF précédent. Choisissez le PDF fait par Octavo, ou mettez à jour sans lui.",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "Un projet est un agenda : la mise en page de ses pages et le plan qui en fixe le nombre.",

  // Commands
  Command: "Commande",
  "In the editor, press {palette} and type the name of the command.":
    "Dans l’éditeur, appuyez sur {palette} et tapez le nom de la commande.",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "Dans l’éditeur, appuyez sur {keys}. Ou appuyez sur {palette} et tapez le nom de la commande.",

  // Examples in empty lists
  "Insert this example": "Insérer cet exemple",
  "A page for each day, with the master {master}": "Une page par jour avec le gabarit {master}",
  "Dinner with Ann": "Dîner avec Anne",
  Family: "Famille",
  "A calendar Family with one event: {day}, {title}": "Un calendrier Famille avec un événement : {day}, {title}",
  "A reading list with three books and their authors": "Une liste de lecture avec trois livres et leurs auteurs",
  "Insert the example {name} = {value}": "Insérer l’exemple {name} = {value}",
  "The page {page} twelve times": "La page {page} douze fois",
  Book: "Livre",
} satisfies Area<"help">;
