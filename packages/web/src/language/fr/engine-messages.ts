import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "Le fichier de police dépasse 32 Mio. Utilisez une police avec moins de caractères.",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "La police est trop volumineuse, même avec peu de ses caractères. Utilisez une police d’un seul système d’écriture.",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "Ce fichier contient plusieurs polices. Enregistrez l’une d’elles dans un fichier TTF ou OTF.",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "Les polices dans des fichiers WOFF ne sont pas prises en charge. Utilisez le fichier TTF, OTF ou WOFF2.",
  "This is no font file. Use a TTF, OTF or WOFF2 file.":
    "Ce n’est pas un fichier de police. Utilisez un fichier TTF, OTF ou WOFF2.",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "La licence de cette police interdit l’incorporation. Utilisez une autre police, ou demandez à son auteur une police que l’on peut incorporer.",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "Cette police ne peut être incorporée qu’en entier. Utilisez une autre police, ou demandez à son auteur une police que l’on peut incorporer en partie.",
  "This font may only be embedded as pictures. Use another font.":
    "Cette police ne peut être incorporée que sous forme d’images. Utilisez une autre police.",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "La police n’a pas de contours que l’on peut incorporer. Utilisez une police avec des contours TrueType ou CFF.",
  "The font file is damaged. Download it again, or use another one.":
    "Le fichier de police est endommagé. Téléchargez-le à nouveau ou utilisez-en un autre.",
  "A document can have {limit} fonts at most": "Un document peut avoir au plus {limit} polices",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "La police « {family} » est illisible ; ses textes sont composés dans d’autres polices",
  "Remove it, and add it again from its file": "Supprimez-la, puis ajoutez-la à nouveau depuis son fichier",
  "The document is larger than {mebibytes} MiB, which is the limit": "Le document dépasse la limite de {mebibytes} Mio",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "Avec ses images, le document dépasse la limite de {mebibytes} Mio",
  "Pictures make documents large: import them smaller, or split the library":
    "Les images alourdissent les documents : importez-les en plus petit, ou divisez la bibliothèque",
  "The document is empty": "Le document est vide",
  "The document must consist of keys and values, such as name: My planner":
    "Le document doit se composer de clés et de valeurs, par exemple name: Mon agenda",
  "The text holds more than one document": "Le texte contient plus d’un document",
  "Remove the line --- that begins the second one": "Supprimez la ligne --- qui commence le second",
  "The document is nested more than {levels} levels deep, which is the limit":
    "L’imbrication du document dépasse la limite de {levels} niveaux",
  "References such as *{name} are not supported": "Les références comme *{name} ne sont pas prises en charge",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "Écrivez la valeur ici ; si c’est un texte qui commence par *, mettez-le entre guillemets",
  'The key "{key}" appears twice in the same mapping': "La clé « {key} » apparaît deux fois au même niveau",
  "Remove one of the two": "Supprimez l’une des deux",
  "The YAML tag {tag} is not supported": "Le tag YAML {tag} n’est pas pris en charge",
  "Remove the tag; text that begins with ! must stand in quotes":
    "Supprimez le tag ; un texte qui commence par « ! » doit être entre guillemets",
  "The text holds a character that cannot be printed ({code})":
    "Le texte contient un caractère qui ne peut pas être imprimé ({code})",
  "A tab cannot indent a line": "Une tabulation ne peut pas servir de retrait",
  "Indent with spaces": "Faites le retrait avec des espaces",
  "A value that begins with {first} must stand in quotes":
    "Une valeur qui commence par {first} doit être entre guillemets",
  "A value that holds a colon followed by a space must stand in quotes":
    "Une valeur qui contient deux-points suivis d’une espace doit être entre guillemets",
  "A list cannot begin on the line of its key": "Une liste ne peut pas commencer sur la ligne de sa clé",
  "Put the first - on the next line": "Mettez le premier - à la ligne suivante",
  "Text follows the closing quote": "Du texte suit le guillemet fermant",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "Entre guillemets doubles, écrivez un guillemet \\\" ; entre guillemets simples, ''",
  "Text follows the closing {bracket}": "Du texte suit le {bracket} fermant",
  "A quote is opened here and never closed": "Un guillemet est ouvert ici et jamais fermé",
  "The {bracket} that is opened here is never closed": "Le {bracket} ouvert ici n’est jamais fermé",
  "A # after a space begins a comment, which runs to the end of the line":
    "Un # après une espace commence un commentaire, qui va jusqu’à la fin de la ligne",
  "There is no space after the colon": "Il manque une espace après les deux-points",
  'Write "{key}: " with a space': "Écrivez {key}: suivi d’une espace",
  "There is no colon on this line, so it is not a key with a value":
    "Il n’y a pas de deux-points sur cette ligne : ce n’est donc pas une clé avec une valeur",
  "Write key: value; text that goes on over several lines must be indented":
    "Écrivez clé: valeur ; un texte sur plusieurs lignes doit être en retrait",
  "There is a comma missing before this, or a quote around the value":
    "Il manque une virgule avant ceci, ou des guillemets autour de la valeur",
  "The line is not indented like the lines that it belongs to":
    "La ligne n’a pas le même retrait que les lignes de son groupe",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "Les clés d’un même niveau commencent dans la même colonne, tout comme les - d’une même liste",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    'Entre guillemets doubles, une barre oblique inverse doit être suivie de \\ " n t ou d’un code',
  "Write two backslashes, or use single quotes":
    "Écrivez deux barres obliques inverses, ou utilisez des guillemets simples",
  "Text after {first} must begin on the next line": "Le texte après {first} doit commencer à la ligne suivante",
  "If the text itself begins with {first}, put it in quotes":
    "Si le texte lui-même commence par {first}, mettez-le entre guillemets",
  "A key must be text": "Une clé doit être un texte",
  "Put a value or key that begins with { or [ in quotes":
    "Mettez entre guillemets une valeur ou une clé qui commence par { ou [",
  "The text cannot be read as YAML from here on": "À partir d’ici, le texte ne peut pas être lu comme du YAML",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0":
    "schema_version doit être une version du format, par exemple 1.0",
  "Write schema_version: {current}, or leave it out": "Écrivez schema_version: {current}, ou omettez cette clé",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "Le document est en version {written} du format, et cet Octavo lit jusqu’à {current}",
  "Open it with a newer version of Octavo": "Ouvrez-le avec une version plus récente d’Octavo",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategy simple, qui menait à la page dont le numéro est celui du jour, mène maintenant chaque jour à sa propre page",

  // Values
  "a date": "une date",
  "a number from {min} to {max}": "un nombre de {min} à {max}",
  "a number above {min} up to {max}": "un nombre supérieur à {min}, au plus {max}",
  "a day that exists, like 2026-01-31": "un jour qui existe, par exemple 2026-01-31",
  "fractions between 0 and 1": "une suite de fractions entre 0 et 1",
  "a list of texts": "une liste de textes",
  "a list of positive numbers": "une liste de nombres positifs",
  "a list of rows, each a list of texts": "une liste de lignes, chacune étant une liste de textes",
  "the name of a font": "le nom d’une police",
  "range(first, end), range(count), months(first, count) or a list":
    "range(premier, fin), range(nombre), months(premier, nombre) ou une liste",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name} est {token} sans guillemets, que YAML lit comme un ensemble de clés ; la valeur est prise comme texte",
  "{color} without quotes is a comment, so the key has no value":
    "{color} sans guillemets est un commentaire, la clé n’a donc pas de valeur",
  'The key "{key}" is unknown here, so it is ignored': "La clé « {key} » est inconnue ici et ignorée",
  "{count} more keys here are unknown and ignored": "{count} autres clés sont inconnues ici et ignorées",
  'The styling of a widget has no "{name}", so it is ignored':
    "Le style d’un objet n’a pas de « {name} » ; la clé est ignorée",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "Les objets de type {type} n’ont pas de propriété « {name} » ; elle est ignorée",

  // Masters and widgets
  "The master library has no list called masters": "La bibliothèque de gabarits n’a pas de liste nommée masters",
  "Begin with masters: and, below it, - name: Day": "Commencez par masters: puis, en dessous, - name: Jour",
  'There is already a master called "{name}"; that one is used':
    "Il y a déjà un gabarit nommé « {name} » ; c’est lui qui est utilisé",
  'The master names "{name}" and "{other}" differ only in capitals':
    "Les noms de gabarits « {name} » et « {other} » ne diffèrent que par les majuscules",
  '"{id}" cannot be the id of a master': "« {id} » ne peut pas être l’ID d’un gabarit",
  'There is already a master with the id "{id}"; that one is used':
    "Il y a déjà un gabarit avec l’ID « {id} » ; c’est lui qui est utilisé",
  "Use letters, digits, hyphens and underscores": "Utilisez des lettres, chiffres, traits d’union et tirets bas",
  "A page design can have at most {limit} widgets": "Un gabarit peut avoir au plus {limit} objets",
  "Widget type is required": "Indiquez le type de l’objet",
  'There is no widget type "{type}"': "Il n’y a pas de type d’objet « {type} »",
  '"{written}" cannot be the id of a widget; {used} is used':
    "« {written} » ne peut pas être l’ID d’un objet ; {used} est utilisé",
  'There is already a widget "{id}" here; this one becomes {used}':
    "Il y a déjà un objet « {id} » ici ; celui-ci devient {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used":
    "L’objet {id} n’a pas de position ; 0, 0, 100, 100 est utilisé",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "{side} de l’objet {id} est absent ou n’est pas un nombre admis ; {value} est utilisé",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "Le nom doit comporter de 1 à 99 lettres, chiffres, espaces ou signes _ . - ( ), et ne peut pas être none",
  "Write - name: Tabs": "Écrivez - name: Onglets",
  'The name "{name}" appears twice; the first is used': "Le nom « {name} » apparaît deux fois ; le premier est utilisé",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "Le bloc n’a pas de taille utilisable ; {width} × {height}, l’étendue de ses objets, est utilisé",
  "a path of up to 8 names, such as Header/Tabs": "un chemin de 8 noms au plus, par exemple En-tête/Onglets",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "un ensemble de modifications par ID des objets du bloc, par exemple { label: { content: … } }",
  'There is no block "{name}", so nothing is drawn here': "Il n’y a pas de bloc « {name} » : rien n’est dessiné ici",
  "The widget names no block, so nothing is drawn here": "L’objet n’indique aucun bloc : rien n’est dessiné ici",
  "Write block: and the name of a block": "Écrivez block: et le nom d’un bloc",
  "A block cannot contain itself: {path}": "Un bloc ne peut pas se contenir lui-même : {path}",
  "Blocks can be nested at most {limit} deep: {path}":
    "Les blocs peuvent être imbriqués sur {limit} niveaux au plus : {path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "Un gabarit peut avoir au plus {limit} objets, ceux de ses blocs compris",
  'There is no style "{name}", so it is ignored': "Il n’y a pas de style « {name} » ; il est ignoré",
  'There is no theme "{name}", so the styles of the library are used':
    "Il n’y a pas de thème « {name} » ; les styles de la bibliothèque sont utilisés",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "Le bloc « {block} » n’a pas d’objet « {id} » ; la modification est ignorée",
  'An instance of a block cannot change "{name}", so it is ignored':
    "Une occurrence de bloc ne peut pas modifier « {name} » ; c’est ignoré",
  "Use one of {names}": "Utilisez l’un de ces noms : {names}",
  'The widget "{id}" has no text to change': "L’objet « {id} » n’a pas de texte à modifier",
  'The widget "{id}" cannot lead anywhere': "L’objet « {id} » ne peut mener nulle part",

  // Pages
  "The page of the device is not known here, so A4 is used":
    "La page de l’appareil n’est pas connue ici ; A4 est utilisé",
  "Name the device: profile: remarkable-2": "Indiquez l’appareil : profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "Il n’y a pas de format de page « {name} » ; A4 est utilisé",
  "four numbers: top, right, bottom, left": "une liste de quatre nombres : haut, droite, bas, gauche",

  // Plan
  "The document has no plan": "Le document n’a pas de plan",
  "Write plan: and, below it, calendar and sections": "Écrivez plan: puis, en dessous, calendar et sections",
  "Start date is required": "Indiquez une date de début",
  "End date is required": "Indiquez une date de fin",
  "End date must be after start date": "La date de fin doit être après la date de début",
  "Provide both start and end, or leave both empty to use plan defaults":
    "Indiquez le début et la fin, ou laissez les deux vides pour utiliser les dates du plan",
  '"{written}" is not a date': "« {written} » n’est pas une date",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31":
    "Écrivez un jour qui existe au format AAAA-MM-JJ, par exemple 2026-01-31",
  'There are no names of months and days in "{written}"; English is used':
    "Il n’y a pas de noms de mois et de jours pour la langue « {written} » ; l’anglais est utilisé",
  "Section kind is required": "Indiquez le type de la section",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "Les sections « {first} » et « {second} » ont le même nom dans les liens, {name} ; les liens mènent à la première",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "Changez l’un des deux types ; dans les liens, la casse est sans importance, et les espaces et signes autres que _ : . - # comptent comme _",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "Le type « {kind} » n’a ni lettres ni chiffres : les liens ne peuvent pas nommer la section",
  "Use a kind with letters or digits, such as notes":
    "Utilisez un type avec des lettres ou des chiffres, par exemple notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "Type de section « {kind} » en double. Chaque section doit avoir un type unique.",
  "Master template is required": "Choisissez un gabarit",
  "Generation mode is required": "Choisissez un mode de génération",
  'There is no generation mode "{written}"': "Il n’y a pas de mode de génération « {written} »",
  "Count must be at least 1": "Le nombre doit être d’au moins 1",
  "An anchor needs a dest_id: the name of the destination":
    "Une ancre doit avoir un dest_id : le nom de la destination",
  "Order contains non-existent sections: {kinds}": "L’ordre contient des sections qui n’existent pas : {kinds}",
  "A context variable has no name": "Une variable de contexte n’a pas de nom",
  'Context variable "{key}" has no value': "La variable de contexte « {key} » n’a pas de valeur",
  'Context variable "{key}" must be text or a number':
    "La variable de contexte « {key} » doit être un texte ou un nombre",
  "Make the list larger, or its type or line spacing smaller":
    "Agrandissez la liste, ou réduisez son texte ou son interligne",
  "Make the schedule larger, or show fewer hours": "Agrandissez l’emploi du temps, ou affichez moins d’heures",
  "Make the calendar larger, or its type or events smaller":
    "Agrandissez le calendrier, ou réduisez ses caractères ou ses événements",
  "Too small: the events need more room": "Trop petit : il faut plus de place pour les événements",
  "Too small: the hours need more room": "Trop petit : il faut plus de place pour les heures",
  "correction has an effect with system: hijri only": "correction n’a d’effet qu’avec system: hijri",
  "years of this kind need the Gregorian calendar": "ce genre d’années demande le calendrier grégorien",
  "A term needs a name, and the dates from and to in order":
    "Une période (term) doit avoir un nom, et des dates from et to dans l’ordre",
  "A calendar needs holidays or rows": "Un calendrier doit avoir holidays ou rows",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "Écrivez holidays: FR, ou rows: puis, en dessous, - { date: 2026-05-12, title: Fête }",
  "A plan can have {limit} calendars at most": "Un plan peut avoir au plus {limit} calendriers",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "Les calendriers d’un plan peuvent avoir au plus {limit} lignes ; les suivantes sont ignorées",
  '"{written}" is not an entry of a calendar, and is left out':
    "« {written} » n’est pas une entrée de calendrier, et est ignoré",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "Une ligne doit avoir une date comme 2026-05-12, ou des jours comme 2026-08-02 to 2026-08-16, et un titre ; elle peut avoir un début et une fin comme 09:00 et 10:30",
  "The filter days only counts for sections with a page for each day":
    "Le filtre days ne compte que pour les sections avec une page par jour",
  "The filter events only counts for sections with a page for each event":
    "Le filtre events ne compte que pour les sections avec une page par événement",
  'There are no holidays for the country "{written}"': "Il n’y a pas de jours fériés pour le pays « {written} »",
  'The country has no region "{written}"': "Le pays n’a pas de région « {written} »",
  'There is no weekday "{written}"': "Il n’y a pas de jour de la semaine « {written} »",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "Écrivez des noms comme monday, des nombres de 1 (monday) à 7, ou working_days ou weekends",
  "Weekdays only count for sections with a page for each day":
    "Les jours de la semaine ne comptent que pour les sections avec une page par jour",
  '"{name}" cannot be the name of a counter': "« {name} » ne peut pas être le nom d’un compteur",
  "Sections can be at most {levels} levels deep": "Les sections peuvent avoir au plus {levels} niveaux",
  "All rules must have a page name": "Chaque règle doit avoir un nom de page",
  "Count repeat mode requires a valid count value": "La répétition par nombre exige un nombre valide",
  "{mode} repeat mode requires a start date": "La répétition « {mode} » exige une date de début",
  'No section further up is called "{kind}"': "Aucune section au-dessus ne s’appelle « {kind} »",
  "Page {page} is assigned twice; the later master is used":
    "La page {page} est attribuée deux fois ; le second gabarit est utilisé",
  "page must be a whole number from 1 to {limit}": "page doit être un nombre entier de 1 à {limit}",
  "A page design is one page: {count} widgets of other pages are left out": [
    "Un gabarit est une seule page : {count} objet d’une autre page est ignoré",
    "Un gabarit est une seule page : {count} objets d’autres pages sont ignorés",
  ],
  "An entry of the outline needs a title and a dest": "Une entrée du sommaire doit avoir title et dest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "Ce n’est pas un modèle : un modèle a widgets, ou masters et page_assignments. Les gabarits et un plan s’assemblent ensemble",

  // From plan to pages
  "Master '{name}' does not exist": "Le gabarit « {name} » n’existe pas",
  "Page '{name}' does not exist": "La page « {name} » n’existe pas",
  "The master library is empty": "La bibliothèque de gabarits est vide",
  "Add at least one master with a name and widgets": "Ajoutez au moins un gabarit avec un nom et des objets",
  "The plan has no sections": "Le plan n’a pas de sections",
  "Add a section that says which master makes which pages":
    "Ajoutez une section qui indique quel gabarit sert à quelles pages",
  "The plan makes more than {limit} pages, which is the limit": "Le plan dépasse la limite de {limit} pages",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "Choisissez moins de lignes pour la section « {kind} », ou répartissez la liste entre plusieurs agendas",
  "Section '{kind}' alone makes {pages} pages": "Pages créées par la section « {kind} » à elle seule : {pages}",
  "Section '{kind}' makes no pages": "La section « {kind} » ne crée aucune page",
  "Referenced master does not exist": "Le gabarit indiqué n’existe pas",
  "Sections not in order: {kinds}": "Sections absentes de l’ordre : {kinds}",
  "The date range is over 2 years": "La période dépasse 2 ans",
  "There are more than {usual} pages per day": "Il y a plus de {usual} pages par jour",
  "The count is over {usual}": "Le nombre dépasse {usual}",
  "There are more than {usual} estimated pages": "Il y a plus de {usual} pages estimées",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token} demande un format qui n’existe pas et s’imprime tel quel ; il y a {name:02d} et {name:capital}",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "« @{name} » n’est une variable que dans un lien, et s’imprime ici tel quel ; écrivez {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "Aucune variable ne s’appelle « {name} » sur cette page : la balise s’imprime telle quelle",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "« {name} » n’a pas de valeur dans la section « {section} », car la section n’a pas de dates",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "« {name} » n’a pas de valeur sur cette page, car les dates de ce calendrier ne sont connues que du {from} au {to}",
  '"{name}" has no value on this page, because the page has no date':
    "« {name} » n’a pas de valeur sur cette page, car la page n’a pas de date",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "« {name} » n’a pas de valeur dans la section « {section} », car la section n’est pas comptée",
  '"{name}" has no value on this page, because the page is not counted':
    "« {name} » n’a pas de valeur sur cette page, car la page n’est pas comptée",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "« {name} » n’a pas de valeur dans la section « {section} » ; définition seulement dans : {definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "« {name} » n’a pas de valeur sur cette page ; définition seulement dans : {definers}",
  'Define "{name}" here as well, or use a master without it':
    "Définissez aussi « {name} » ici, ou utilisez un gabarit sans cette variable",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "« {name} » n’a pas de valeur dans la section « {section} », car la section n’est pas dans une autre",
  '"{name}" has no value on this page, because the page is in no section':
    "« {name} » n’a pas de valeur sur cette page, car la page n’est dans aucune section",
  "Nest the section in another one, or use a master without this variable":
    "Placez la section dans une autre, ou utilisez un gabarit sans cette variable",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "« {name} » n’a pas de valeur dans la section « {section} », car la section « {around} » qui l’entoure n’a pas de « {variable} »",
  'The link to "{name}" leads nowhere: no page has that destination':
    "Le lien vers « {name} » ne mène nulle part : aucune page n’a cette destination",
  'Unknown binding function "{name}"': "Fonction de liaison « {name} » inconnue",
  "Use one of {names}, or the kind of a section of the plan":
    "Utilisez l’un de ces noms : {names}, ou le type d’une section du plan",
  '"{written}" is not a destination': "« {written} » n’est pas une destination",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "Écrivez fonction(argument), par exemple day(@date), ou un nom fait de lettres, chiffres, _ : . - et un # devant un numéro de page",
  'The destination "{name}" is already on page {first}; links go there':
    "La destination « {name} » est déjà à la page {first} ; les liens y mènent",
  '"{name}" cannot be the name of a destination': "« {name} » ne peut pas être le nom d’une destination",
  "Use letters, digits, _ : . - and tokens like {token}":
    "Utilisez des lettres, chiffres, _ : . - et des balises comme {token}",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "Les polices de cet agenda n’ont pas de « {name} » ; « {used} » est utilisé. Ajoutez son fichier, ou choisissez un autre style de police",
  'There is no font called "{name}"; Helvetica is used':
    "Aucune police ne s’appelle « {name} » ; Helvetica est utilisée",
  "No font has a shape for {characters}": "Aucune police n’a de forme pour {characters}",
  "Set the text in {font}": "Composez le texte en {font}",
  "Add an own font for the script {script}, and set the text in it":
    "Ajoutez une police à vous pour l’écriture {script} et composez le texte avec elle",
  "Add an own font that has the character, or use another character":
    "Ajoutez une police à vous qui contient le caractère, ou utilisez un autre caractère",
  'The text "{text}" does not fit its box': "Le texte « {text} » ne tient pas dans son cadre",
  "Make the box larger or the type smaller": "Agrandissez le cadre ou réduisez le texte",
  "The document has more than {limit} links; the rest are left out":
    "Le document a plus de {limit} liens ; les autres sont ignorés",
  "Grids inside grids stop at the third level": "Les grilles dans des grilles s’arrêtent au troisième niveau",
  'No device profile is called "{id}", so pages are not checked against a device':
    "Aucun profil d’appareil ne s’appelle « {id} » : les pages ne sont pas vérifiées pour un appareil",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "La page n’a pas la taille de l’écran ({device}) : elle sera affichée à {percent} % de sa taille",
  "Choose the page size of the device": "Choisissez le format de page de l’appareil",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "un jour, par exemple 2026-01-31, sur une page sans date",
  "{property} is missing; four weeks are shown": "Manquant : {property} ; quatre semaines sont affichées",
  "{end} must not be before {start}; four weeks are shown":
    "{end} : ne doit pas précéder {start} ; quatre semaines sont affichées",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "Trop petit : le calendrier a besoin de {needed} pt ({direction}) et en a {given}",
  width: "largeur",
  height: "hauteur",
  "Make the calendar larger, its type smaller, or leave out its head":
    "Agrandissez le calendrier, réduisez son texte ou retirez son en-tête",
  "Make the calendar larger, or show fewer hours or longer slots":
    "Agrandissez le calendrier, affichez moins d’heures ou des créneaux plus longs",
  "Too small: the days of a month need more room": "Trop petit : il faut plus de place pour les jours d’un mois",
  "Make the list larger or leave out its head": "Agrandissez la liste ou retirez son en-tête",
  "Make the grid larger": "Agrandissez la grille",
  "Too small: the rows of the table need more room": "Trop petit : il faut plus de place pour les lignes du tableau",
  "Make the table or its rows lower": "Réduisez la hauteur du tableau ou de ses lignes",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "Le tableau a des textes pour plus de {rows} lignes et {columns} colonnes ; le reste est ignoré",
  "No picture has been chosen, so the frame is empty": "Aucune image n’a été choisie : le cadre est vide",
  "A picture on the web is not fetched, so the frame is empty":
    "Une image du web n’est pas téléchargée : le cadre est vide",
  "The picture is not in the document, so the frame is empty": "L’image n’est pas dans le document : le cadre est vide",
  "The picture cannot be read, so the frame is empty": "L’image ne peut pas être lue : le cadre est vide",
  "Too small: the links of the list need more room": "Trop petit : il faut plus de place pour les liens de la liste",
  "Make the list larger or its items smaller": "Agrandissez la liste ou réduisez ses éléments",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "Il n’y a pas de noms de mois pour la langue « {locale} » ; celle du document est utilisée",
  "Too small: the square is larger than its box": "Trop petit : le carré est plus grand que son cadre",
  "Make the box larger or the square smaller": "Agrandissez le cadre ou réduisez le carré",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "La grille a {cells} cases pour {values} valeurs ; les autres sont ignorées",
  "A grid can have at most {limit} values; the rest are left out":
    "Une grille peut avoir au plus {limit} valeurs ; les autres sont ignorées",
  "Import the file, so that the document contains the picture":
    "Importez le fichier, afin que le document contienne l’image",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "Utilisez un PNG, ou un JPEG en gris ou RVB, de 40 mégapixels au plus, ou un SVG de 1 Mo au plus",
  "Left out of the drawing: {parts}": "Éléments du dessin ignorés : {parts}",
  "Convert text to paths before you export the drawing": "Convertissez le texte en tracés avant d’exporter le dessin",
  "Flatten effects before you export the drawing": "Aplatissez les effets avant d’exporter le dessin",
  "text ({count})": "texte ({count})",
  "pictures ({count})": "images ({count})",
  "pages of HTML ({count})": "pages HTML ({count})",
  "gradients, now one color each ({count})": "dégradés, désormais d’une seule couleur ({count})",
  "patterns, now one color each ({count})": "motifs, désormais d’une seule couleur ({count})",
  "filters ({count})": "filtres ({count})",
  "masks ({count})": "masques ({count})",
  "clip paths that are not rectangles ({count})": "tracés de découpe non rectangulaires ({count})",
  "markers ({count})": "marqueurs ({count})",
  "style rules ({count})": "règles de style ({count})",
  "animations ({count})": "animations ({count})",
  "scripts ({count})": "scripts ({count})",
  "parts beyond the limits ({count})": "parties au-delà des limites ({count})",
  "Too small: there is no room for a whole cell of dots":
    "Trop petit : il n’y a pas de place pour une case de points entière",
  "a year like 2026 on a page without a date": "une année, par exemple 2026, sur une page sans date",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm ({pt} pt)",
  "{pt} pt ({mm} mm)": "{pt} pt ({mm} mm)",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "Un texte de {size} pt ({mm} mm) est difficile à lire sur l’appareil : il faut au moins {least} pt",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "Des filets de {size} sont gris ou invisibles sur l’appareil : il faut au moins {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "{count} lien ne mesure que {size} sur l’appareil : un doigt a besoin de {least} dans chaque sens",
    "{count} liens ne mesurent que {size} sur l’appareil : un doigt a besoin de {least} dans chaque sens",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "{count} lien est sous la barre d’outils de l’appareil, qui couvre {size} ({edge})",
    "{count} liens sont sous la barre d’outils de l’appareil, qui couvre {size} ({edge})",
  ],
  "The widget lies outside the page, so it is not visible": "L’objet est hors de la page et donc invisible",
  "The widget extends beyond the page by {size}": "L’objet dépasse de la page de {size}",
  "The widget reaches {size} into the page's margin": "L’objet empiète de {size} sur la marge de la page",
  "{type} ({id})": "{type} ({id})",
  "{type} “{text}”": "{type} « {text} »",
  "{count} links overlap links that lead elsewhere: {other}": [
    "{count} lien chevauche des liens qui mènent ailleurs : {other}",
    "{count} liens chevauchent des liens qui mènent ailleurs : {other}",
  ],
  "{count} texts lie on texts of {other}": [
    "{count} texte recouvre des textes de : {other}",
    "{count} textes recouvrent des textes de : {other}",
  ],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color} est blanc sur un écran à {greys} niveaux de gris, et donc invisible",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color} se voit à peine sur l’appareil : seul {count} de ses {greys} niveaux de gris le sépare du blanc",
    "{color} se voit à peine sur l’appareil : seuls {count} de ses {greys} niveaux de gris le séparent du blanc",
  ],
  left: "à gauche",
  right: "à droite",
  top: "en haut",
  bottom: "en bas",
  "The device has no colors: {color} is shown as {grey}":
    "L’appareil n’a pas de couleurs : {color} s’affiche comme {grey}",
  "Set in {size} pt": "Composer en {size} pt",
  "Set in {font}": "Composer en {font}",
  "Draw with {size} pt": "Tracer en {size} pt",
  "Enlarge to {width} × {height} pt": "Agrandir à {width} × {height} pt",
  "Move onto the page": "Déplacer sur la page",
  "Cut down to the page": "Rogner à la page",
  "Move clear of the toolbar": "Écarter de la barre d’outils",
  "Make narrower than the toolbar leaves room": "Rétrécir pour éviter la barre d’outils",
  "Move out of the margin": "Sortir de la marge",
  "Use {color}": "Utiliser {color}",

  "{problem}; {value} is used": "{problem} ; valeur utilisée : {value}",
  "{property} {problem}": "{property} : {problem}",
  "{name} must be {expected}": "{name} doit être {expected}",
  "must be {expected}": "doit être {expected}",
  "from {min} to {max}": "une valeur de {min} à {max}",
  '{property} "{written}" must be {expected}': "{property} : « {written} » doit être {expected}",
  "{first} and {second} must be lists of equal length": "{first} et {second} doivent être des listes de même longueur",
  "a month like 2026-09": "un mois comme 2026-09",
  "a widget: type, content, properties": "un objet : type, content, properties",
  "{ link: { bind: … } }": "{ link: { bind: … } }",
  "a month like 2026-01 on a page without a date": "un mois, par exemple 2026-01, sur une page sans date",
  "Write {value}": "Écrivez {value}",
  "Write {name}: {token}": "Écrivez {name}: {token}",
  "Use letters, digits and underscores, and begin with a letter":
    "Utilisez des lettres, chiffres et tirets bas, et commencez par une lettre",
  "Unknown binding function": "Fonction de liaison inconnue",
  "Invalid destination pattern format": "Format de destination non valide",
  "Variable @{name} is not available": "La variable @{name} n’est pas disponible",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "Les ID de destination ne peuvent pas contenir « @ ». Utilisez des balises comme {token} dans dest_id, et des @variables seulement dans bind(...).",
  "This link leads nowhere yet": "Ce lien ne mène encore nulle part",
  "Choose where it leads, or delete it": "Choisissez où il mène, ou supprimez-le",
  "The days are links, but no page is a day": "Les jours sont des liens, mais aucune page n’est un jour",
  "Add a section with a page for each day, or turn off the links of days":
    "Ajoutez une section avec une page par jour, ou désactivez les liens des jours",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "Un intervalle de reading_order doit être deux numéros de page de 1 à {limit}, comme dans [1, 60]",
  "Only outermost sections can reserve pages": "Seules les sections de premier niveau peuvent réserver des pages",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "Aucune des pages du PDF précédent n’est dans ce plan : c’est le PDF d’un autre agenda ou d’autres dates",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "Les pages du PDF précédent mesurent {from}, celles de cet agenda {to} : l’écriture manuscrite serait décalée",
  "Build the planner for the device of the earlier PDF": "Créez l’agenda pour l’appareil du PDF précédent",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "Le plan ne crée plus {count} page du PDF précédent, qui peut porter de l’écriture manuscrite",
    "Le plan ne crée plus {count} pages du PDF précédent, qui peuvent porter de l’écriture manuscrite",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "Ces sections ne sont plus dans le plan : {names}. Si vous les avez renommées, redonnez-leur leur nom",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "Le PDF précédent ne contient pas son projet : la page des changements ne peut pas indiquer ce qui a changé depuis",
  "Include the project in the PDF from now on": "Incluez désormais le projet dans le PDF",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "Le PDF précédent ne contient pas son projet : ses pages ne peuvent pas être gardées telles quelles. Gardez leur place avec des pages vierges",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "Le projet du PDF précédent ne peut plus être compilé : ses pages ne peuvent pas être gardées telles quelles. Gardez leur place avec des pages vierges",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "Avec les pages du PDF précédent, l’agenda dépasse la limite de {limit} pages",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "Le fichier n’est pas un PDF. Choisissez le PDF de l’agenda sur votre tablette",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "Le PDF dépasse 200 Mo. Les agendas d’Octavo sont plus petits",
  "The end of the PDF is missing. Copy it from your tablet again":
    "La fin du PDF manque. Copiez-le à nouveau depuis votre tablette",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "Le PDF n’indique pas quelles pages il contient : il ne vient pas d’Octavo, ou vient d’une version antérieure. Choisissez un PDF téléchargé depuis Octavo",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "La liste des pages du PDF est endommagée ou n’a pas été écrite par Octavo. Choisissez le PDF tel qu’il a été téléchargé",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "Le PDF est protégé par un mot de passe. Retirez la protection dans le programme qui l’a définie, ou choisissez le PDF tel qu’il a été téléchargé",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "{count} page du fichier vient d’une édition précédente, avec de l’écriture qui y a été copiée. Une mise à jour garde sa place vide jusqu’à ce que l’écriture du fichier y soit copiée",
      "{count} pages du fichier viennent d’une édition précédente, avec de l’écriture qui y a été copiée. Une mise à jour garde leurs places vides jusqu’à ce que l’écriture du fichier y soit copiée",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "L’ordre des pages du fichier ne peut pas être vérifié, car un autre programme l’a réécrit. Utilisez le PDF tel qu’il a été téléchargé",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "{count} page du fichier ne vient pas d’Octavo : elle a été insérée sur la tablette ou par un autre programme (page {pages})",
      "{count} pages du fichier ne viennent pas d’Octavo : elles ont été insérées sur la tablette ou par un autre programme (pages {pages})",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "{count} page du fichier est la seconde copie d’une autre (page {pages})",
    "{count} pages du fichier sont des secondes copies d’autres (pages {pages})",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "reMarkable conserve les pages insérées sur la tablette à part du PDF, et à leur place quand il est remplacé. Sur d’autres tablettes, l’écriture qui les suit se retrouverait sur d’autres pages : utilisez le PDF tel qu’il a été téléchargé",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "{count} page a été supprimée du fichier après son écriture par Octavo et compte comme nouvelle ({pages})",
    "{count} pages ont été supprimées du fichier après son écriture par Octavo et comptent comme nouvelles ({pages})",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "Un autre programme a changé l’ordre des pages. La comparaison utilise l’ordre du fichier",
  "The document must be {expected}": "Le document doit être {expected}",
  "Each list needs a name, which sections use": "Chaque liste doit avoir un nom, que les sections utilisent",
  'Two lists have the name "{name}". Only the first one is used':
    "Deux listes portent le nom « {name} ». Seule la première est utilisée",
  "A list needs rows, with the names of its columns in the first line":
    "Une liste doit avoir des lignes, avec les noms de ses colonnes dans la première",
  "A plan can have {most} lists at most": "Un plan peut avoir au plus {most} listes",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "Les listes d’un plan peuvent avoir au plus {most} lignes. Les suivantes n’ont pas de page",
  "A list can have {most} columns at most. Further columns are left out":
    "Une liste peut avoir au plus {most} colonnes. Les suivantes sont ignorées",
  'Two columns have the name "{column}". Tokens use the first one':
    "Deux colonnes portent le nom « {column} ». Les variables utilisent la première",
  'The list "{table}" has no column "{column}"': "La liste « {table} » n’a pas de colonne « {column} »",
  'The list "{table}" has no row "{key}"': "La liste « {table} » n’a pas de ligne « {key} »",
  "The rows of all lists of a plan can have {most} characters at most":
    "Les lignes de toutes les listes d’un plan peuvent avoir au plus {most} caractères",
  'There is no list "{table}" in this plan': "Il n’y a pas de liste « {table} » dans ce plan",
  'Line {line}, column "{column}": without a value the row has no page':
    "Ligne {line}, colonne « {column} » : sans valeur, la ligne n’a pas de page",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "Ligne {line}, colonne « {column} » : une ligne précédente a la même valeur ou une valeur avec les mêmes lettres, « {key} »",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "Donnez à chaque ligne sa propre valeur, sinon les pages perdent leur place quand l’ordre des lignes change",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "Ligne {line}, colonne « {column} » : « {value} » n’est pas une date comme 2027-03-04 ou 4.3.2027",
  'Line {line}, column "{column}": "{value}" is no number':
    "Ligne {line}, colonne « {column} » : « {value} » n’est pas un nombre",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "Ligne {line}, colonne « {column} » : il n’y a pas d’image nommée « {value} »",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "Ligne {line} : il y a {count} cellule de plus que de colonnes ; elle est ignorée",
    "Ligne {line} : il y a {count} cellules de plus que de colonnes ; elles sont ignorées",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "Ligne {line}, colonne « {column} » : seuls les {most} premiers caractères sont utilisés",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "Seules les sections avec une page par ligne d’une liste, ou par jour, choisissent des lignes",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "{token} est imprimé tel quel, car la liste de la section « {section} » n’a pas de colonne « {column} »",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "{token} est imprimé tel quel, car la section « {section} » n’a pas de page par ligne d’une liste",
  "There are no pages of rows to list": "Il n’y a pas de pages de lignes à lister",
  "Add a section with a page for each row of a list, or name one here":
    "Ajoutez une section avec une page par ligne d’une liste, ou nommez-en une ici",
  "There is no room for {count} rows of the list": [
    "Il n’y a pas de place pour {count} ligne de la liste",
    "Il n’y a pas de place pour {count} lignes de la liste",
  ],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "Donnez {pages} pages à chaque élément de cette section, ou montrez plus de lignes par page",
  // Prints
  "the creep (the thickness of the paper)": "le décalage (l’épaisseur du papier)",
  "the margin of the sheet": "la marge de la feuille",
  "the binding margin": "la marge de reliure",
  "A sheet measures from {from} to {to} mm on each side": "Une feuille mesure de {from} à {to} mm de côté",
  "Type a length from {from} to {to} mm for {name}": "Saisissez une longueur de {from} à {to} mm pour {name}",
  "A signature has from {from} to {to} sheets, as a whole number":
    "Un cahier a de {from} à {to} feuilles, en nombre entier",
  "Pages are printed at {from} to {to} % of their size": "Les pages sont imprimées de {from} à {to} % de leur taille",
  "Two pages on a side need a size of the sheet, such as A4":
    "Deux pages par face demandent une taille de feuille, comme A4",
  "A booklet is printed on both sides of the sheets": "Un livret est imprimé sur les deux faces des feuilles",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "Les marges ne laissent pas de place aux pages : réduisez-les ou prenez une feuille plus grande",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "À {percent} %, les pages dépassent leur place sur la feuille, qui suffit pour {most} %",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "Avec {sheets} feuilles l’une dans l’autre, les pages du milieu se décalent de {shift} mm, plus de {most} mm : prenez des cahiers de moins de feuilles",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "Ces trous demandent un bord d’au moins {needed} mm : choisissez moins de trous ou une feuille plus grande",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "L’agenda n’a pas de section « {name} » qui puisse commencer sur des pages de gauche ; il a {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "Un texte imprimé de {size} pt ({mm} mm) est difficile à lire : il faut au moins {least} pt",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "Des filets de {size} peuvent s’interrompre ou disparaître à l’impression : il faut au moins {least}",
} satisfies Area<"engineMessages">;
