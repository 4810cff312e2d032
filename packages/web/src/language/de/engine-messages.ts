import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "Die Schriftdatei ist größer als 32 MiB. Verwende eine Schrift mit weniger Zeichen.",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "Die Schrift ist zu groß, selbst mit wenigen ihrer Zeichen. Verwende eine Schrift für ein einziges Schriftsystem.",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "Diese Datei enthält mehrere Schriften. Speichere eine davon als TTF- oder OTF-Datei.",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "Schriften in WOFF-Dateien werden nicht unterstützt. Verwende die TTF-, OTF- oder WOFF2-Datei.",
  "This is no font file. Use a TTF, OTF or WOFF2 file.":
    "Das ist keine Schriftdatei. Verwende eine TTF-, OTF- oder WOFF2-Datei.",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "Die Lizenz dieser Schrift verbietet das Einbetten. Verwende eine andere Schrift oder bitte den Hersteller um eine, die eingebettet werden darf.",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "Diese Schrift darf nur als Ganzes eingebettet werden. Verwende eine andere Schrift oder bitte den Hersteller um eine, die teilweise eingebettet werden darf.",
  "This font may only be embedded as pictures. Use another font.":
    "Diese Schrift darf nur als Bild eingebettet werden. Verwende eine andere Schrift.",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "Die Schrift hat keine Umrisse, die sich einbetten lassen. Verwende eine Schrift mit TrueType- oder CFF-Umrissen.",
  "The font file is damaged. Download it again, or use another one.":
    "Die Schriftdatei ist beschädigt. Lade sie noch einmal herunter oder verwende eine andere.",
  "A document can have {limit} fonts at most": "Ein Dokument kann höchstens {limit} Schriften haben",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "Die Schrift „{family}“ kann nicht gelesen werden, deshalb sind ihre Texte in anderen Schriften gesetzt",
  "Remove it, and add it again from its file": "Entferne sie und füge sie aus ihrer Datei neu hinzu",
  "The document is larger than {mebibytes} MiB, which is the limit":
    "Das Dokument überschreitet das Limit von {mebibytes} MiB",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "Das Dokument überschreitet mit seinen Bildern das Limit von {mebibytes} MiB",
  "Pictures make documents large: import them smaller, or split the library":
    "Bilder machen Dokumente groß: Importiere sie kleiner oder teile die Bibliothek auf",
  "The document is empty": "Das Dokument ist leer",
  "The document must consist of keys and values, such as name: My planner":
    "Das Dokument muss aus Schlüsseln und Werten bestehen, etwa name: Mein Planer",
  "The text holds more than one document": "Der Text enthält mehr als ein Dokument",
  "Remove the line --- that begins the second one": "Entferne die Zeile ---, mit der das zweite beginnt",
  "The document is nested more than {levels} levels deep, which is the limit":
    "Das Dokument ist tiefer verschachtelt als die erlaubten {levels} Ebenen",
  "References such as *{name} are not supported": "Verweise wie *{name} werden nicht unterstützt",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "Schreibe den Wert hier aus; wenn es Text ist, der mit * beginnt, setze ihn in Anführungszeichen",
  'The key "{key}" appears twice in the same mapping': "Der Schlüssel „{key}“ kommt in derselben Zuordnung zweimal vor",
  "Remove one of the two": "Entferne einen der beiden",
  "The YAML tag {tag} is not supported": "Das YAML-Tag {tag} wird nicht unterstützt",
  "Remove the tag; text that begins with ! must stand in quotes":
    "Entferne das Tag; Text, der mit ! beginnt, muss in Anführungszeichen stehen",
  "The text holds a character that cannot be printed ({code})":
    "Der Text enthält ein Zeichen, das sich nicht drucken lässt ({code})",
  "A tab cannot indent a line": "Ein Tabulator kann keine Zeile einrücken",
  "Indent with spaces": "Rücke mit Leerzeichen ein",
  "A value that begins with {first} must stand in quotes":
    "Ein Wert, der mit {first} beginnt, muss in Anführungszeichen stehen",
  "A value that holds a colon followed by a space must stand in quotes":
    "Ein Wert mit einem Doppelpunkt und folgendem Leerzeichen muss in Anführungszeichen stehen",
  "A list cannot begin on the line of its key": "Eine Liste kann nicht in der Zeile ihres Schlüssels beginnen",
  "Put the first - on the next line": "Setze das erste - in die nächste Zeile",
  "Text follows the closing quote": "Nach dem schließenden Anführungszeichen folgt Text",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "Schreibe ein Anführungszeichen in doppelten Anführungszeichen als \\\", in einfachen als ''",
  "Text follows the closing {bracket}": "Nach der schließenden Klammer {bracket} folgt Text",
  "A quote is opened here and never closed": "Ein Anführungszeichen wird hier geöffnet und nie geschlossen",
  "The {bracket} that is opened here is never closed": "Die Klammer {bracket} wird hier geöffnet und nie geschlossen",
  "A # after a space begins a comment, which runs to the end of the line":
    "Ein # nach einem Leerzeichen beginnt einen Kommentar, der bis zum Ende der Zeile reicht",
  "There is no space after the colon": "Nach dem Doppelpunkt fehlt ein Leerzeichen",
  'Write "{key}: " with a space': "Schreibe „{key}: “ mit Leerzeichen",
  "There is no colon on this line, so it is not a key with a value":
    "In dieser Zeile fehlt ein Doppelpunkt, sie ist also kein Schlüssel mit Wert",
  "Write key: value; text that goes on over several lines must be indented":
    "Schreibe Schlüssel: Wert; Text über mehrere Zeilen muss eingerückt sein",
  "There is a comma missing before this, or a quote around the value":
    "Davor fehlt ein Komma oder um den Wert fehlen Anführungszeichen",
  "The line is not indented like the lines that it belongs to":
    "Die Zeile ist nicht so eingerückt wie die Zeilen, zu denen sie gehört",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "Die Schlüssel einer Zuordnung beginnen in derselben Spalte, ebenso die - einer Liste",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    'Auf einen Backslash in doppelten Anführungszeichen muss \\ " n t oder ein Code folgen',
  "Write two backslashes, or use single quotes": "Schreibe zwei Backslashes oder verwende einfache Anführungszeichen",
  "Text after {first} must begin on the next line": "Text nach {first} muss in der nächsten Zeile beginnen",
  "If the text itself begins with {first}, put it in quotes":
    "Wenn der Text selbst mit {first} beginnt, setze ihn in Anführungszeichen",
  "A key must be text": "Ein Schlüssel muss Text sein",
  "Put a value or key that begins with { or [ in quotes":
    "Setze einen Wert oder Schlüssel, der mit { oder [ beginnt, in Anführungszeichen",
  "The text cannot be read as YAML from here on": "Ab hier kann der Text nicht als YAML gelesen werden",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0":
    "schema_version muss eine Version des Formats sein, etwa 1.0",
  "Write schema_version: {current}, or leave it out": "Schreibe schema_version: {current} oder lass es weg",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "Das Dokument hat Version {written} des Formats, und dieses Octavo liest höchstens {current}",
  "Open it with a newer version of Octavo": "Öffne es mit einer neueren Version von Octavo",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategy simple führte zur Seite mit der Nummer des Tages und führt jetzt jeden Tag zu seiner eigenen Seite",

  // Values
  "a date": "ein Datum",
  "a number from {min} to {max}": "eine Zahl von {min} bis {max}",
  "a number above {min} up to {max}": "eine Zahl über {min} bis {max}",
  "a day that exists, like 2026-01-31": "ein existierender Tag, etwa 2026-01-31",
  "fractions between 0 and 1": "eine Liste von Bruchzahlen zwischen 0 und 1",
  "a list of texts": "eine Liste von Texten",
  "a list of positive numbers": "eine Liste positiver Zahlen",
  "a list of rows, each a list of texts": "eine Liste von Zeilen, jede eine Liste von Texten",
  "the name of a font": "der Name einer Schrift",
  "range(first, end), range(count), months(first, count) or a list":
    "range(Anfang, Ende), range(Anzahl), months(Anfang, Anzahl) oder eine Liste",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name} ist {token} ohne Anführungszeichen, was YAML als Zuordnung liest; es wird als Text übernommen",
  "{color} without quotes is a comment, so the key has no value":
    "{color} ohne Anführungszeichen ist ein Kommentar, deshalb hat der Schlüssel keinen Wert",
  'The key "{key}" is unknown here, so it is ignored': "Der Schlüssel „{key}“ ist hier unbekannt und wird ignoriert",
  "{count} more keys here are unknown and ignored":
    "{count} weitere Schlüssel sind hier unbekannt und werden ignoriert",
  'The styling of a widget has no "{name}", so it is ignored':
    "Das Aussehen eines Elements kennt „{name}“ nicht, deshalb wird es ignoriert",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "Elemente vom Typ {type} haben keine Eigenschaft „{name}“, deshalb wird sie ignoriert",

  // Masters and widgets
  "The master library has no list called masters": "Die Master-Bibliothek hat keine Liste namens masters",
  "Begin with masters: and, below it, - name: Day": "Beginne mit masters: und darunter - name: Tag",
  'There is already a master called "{name}"; that one is used':
    "Es gibt schon einen Master namens „{name}“; verwendet wird jener",
  'The master names "{name}" and "{other}" differ only in capitals':
    "Die Masternamen „{name}“ und „{other}“ unterscheiden sich nur in Groß- und Kleinschreibung",
  '"{id}" cannot be the id of a master': "„{id}“ kann nicht die ID eines Masters sein",
  'There is already a master with the id "{id}"; that one is used':
    "Es gibt schon einen Master mit der ID „{id}“; verwendet wird jener",
  "Use letters, digits, hyphens and underscores": "Verwende Buchstaben, Ziffern, Bindestriche und Unterstriche",
  "A page design can have at most {limit} widgets": "Ein Seitendesign kann höchstens {limit} Elemente haben",
  "Widget type is required": "Gib einen Elementtyp an",
  'There is no widget type "{type}"': "Es gibt keinen Elementtyp „{type}“",
  '"{written}" cannot be the id of a widget; {used} is used':
    "„{written}“ kann nicht die ID eines Elements sein; verwendet wird {used}",
  'There is already a widget "{id}" here; this one becomes {used}':
    "Hier gibt es schon ein Element „{id}“; dieses wird zu {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used":
    "Element {id} hat keine Position; verwendet wird 0, 0, 100, 100",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "{side} von Element {id} fehlt oder ist keine zulässige Zahl; verwendet wird {value}",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "Der Name muss aus 1 bis 99 Buchstaben, Ziffern, Leerzeichen oder _ . - ( ) bestehen und darf nicht none lauten",
  "Write - name: Tabs": "Schreibe - name: Reiter",
  'The name "{name}" appears twice; the first is used': "Der Name „{name}“ kommt zweimal vor; verwendet wird der erste",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "Der Block hat keine brauchbare Größe; verwendet wird {width} × {height}, die Ausdehnung seiner Elemente",
  "a path of up to 8 names, such as Header/Tabs": "ein Pfad aus höchstens 8 Namen, etwa Kopf/Reiter",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "eine Zuordnung von Änderungen zu IDs der Elemente des Blocks, etwa { label: { content: … } }",
  'There is no block "{name}", so nothing is drawn here':
    "Es gibt keinen Block „{name}“, deshalb wird hier nichts gezeichnet",
  "The widget names no block, so nothing is drawn here":
    "Das Element nennt keinen Block, deshalb wird hier nichts gezeichnet",
  "Write block: and the name of a block": "Schreibe block: und den Namen eines Blocks",
  "A block cannot contain itself: {path}": "Ein Block kann sich nicht selbst enthalten: {path}",
  "Blocks can be nested at most {limit} deep: {path}":
    "Blöcke können höchstens {limit} Ebenen tief verschachtelt sein: {path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "Ein Seitendesign kann mit den Elementen seiner Blöcke höchstens {limit} Elemente haben",
  'There is no style "{name}", so it is ignored': "Es gibt keinen Stil „{name}“, deshalb wird er ignoriert",
  'There is no theme "{name}", so the styles of the library are used':
    "Es gibt keine Gestaltung „{name}“, deshalb gelten die Stile der Bibliothek",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "Der Block „{block}“ hat kein Element „{id}“, deshalb wird die Änderung ignoriert",
  'An instance of a block cannot change "{name}", so it is ignored':
    "Die Instanz eines Blocks kann „{name}“ nicht ändern, deshalb wird es ignoriert",
  "Use one of {names}": "Verwende eines davon: {names}",
  'The widget "{id}" has no text to change': "Das Element „{id}“ hat keinen Text, der sich ändern ließe",
  'The widget "{id}" cannot lead anywhere': "Das Element „{id}“ kann nirgendwohin führen",

  // Pages
  "The page of the device is not known here, so A4 is used":
    "Die Seite des Geräts ist hier nicht bekannt, deshalb wird A4 verwendet",
  "Name the device: profile: remarkable-2": "Nenne das Gerät: profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "Es gibt keine Seitengröße „{name}“, deshalb wird A4 verwendet",
  "four numbers: top, right, bottom, left": "eine Liste aus vier Zahlen: oben, rechts, unten, links",

  // Plan
  "The document has no plan": "Das Dokument hat keinen Plan",
  "Write plan: and, below it, calendar and sections": "Schreibe plan: und darunter calendar und sections",
  "Start date is required": "Gib ein Startdatum an",
  "End date is required": "Gib ein Enddatum an",
  "End date must be after start date": "Das Enddatum muss nach dem Startdatum liegen",
  "Provide both start and end, or leave both empty to use plan defaults":
    "Gib Start und Ende an oder lass beides leer, um die Werte des Plans zu verwenden",
  '"{written}" is not a date': "„{written}“ ist kein Datum",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31":
    "Schreibe einen existierenden Tag als JJJJ-MM-TT, etwa 2026-01-31",
  'There are no names of months and days in "{written}"; English is used':
    "Für „{written}“ gibt es keine Namen von Monaten und Tagen; verwendet wird Englisch",
  "Section kind is required": "Gib die Art des Abschnitts an",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "Die Abschnitte „{first}“ und „{second}“ haben in Links denselben Namen, {name}; Links führen zum ersten",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "Ändere eine der beiden Arten; in Links spielt Groß- und Kleinschreibung keine Rolle, und Leerzeichen sowie andere Zeichen als _ : . - # zählen als _",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "Die Art „{kind}“ hat keine Buchstaben oder Ziffern, deshalb können Links den Abschnitt nicht nennen",
  "Use a kind with letters or digits, such as notes": "Verwende eine Art mit Buchstaben oder Ziffern, etwa notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "Die Art „{kind}“ gibt es mehrfach. Jeder Abschnitt braucht eine eigene Art.",
  "Master template is required": "Wähle einen Master",
  "Generation mode is required": "Wähle eine Erzeugung",
  'There is no generation mode "{written}"': "Die Erzeugung „{written}“ gibt es nicht",
  "Count must be at least 1": "Die Anzahl muss mindestens 1 sein",
  "An anchor needs a dest_id: the name of the destination": "Ein Anker braucht eine dest_id: den Namen des Ziels",
  "Order contains non-existent sections: {kinds}": "Die Reihenfolge enthält Abschnitte, die es nicht gibt: {kinds}",
  "A context variable has no name": "Eine Kontextvariable hat keinen Namen",
  'Context variable "{key}" has no value': "Die Kontextvariable „{key}“ hat keinen Wert",
  'Context variable "{key}" must be text or a number': "Die Kontextvariable „{key}“ muss Text oder eine Zahl sein",
  "Make the list larger, or its type or line spacing smaller":
    "Mach die Liste größer oder ihre Schrift oder ihren Zeilenabstand kleiner",
  "Make the schedule larger, or show fewer hours": "Mach den Tagesplan größer oder zeige weniger Stunden",
  "Make the calendar larger, or its type or events smaller":
    "Mach den Kalender größer oder seine Schrift oder seine Termine kleiner",
  "Too small: the events need more room": "Zu klein: Die Termine brauchen mehr Platz",
  "Too small: the hours need more room": "Zu klein: Die Stunden brauchen mehr Platz",
  "correction has an effect with system: hijri only": "correction wirkt nur mit system: hijri",
  "years of this kind need the Gregorian calendar": "Jahre dieser Art brauchen den gregorianischen Kalender",
  "A term needs a name, and the dates from and to in order":
    "Ein Semester (term) braucht einen Namen und die Daten from und to in der richtigen Reihenfolge",
  "A calendar needs holidays or rows": "Ein Kalender braucht holidays oder rows",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "Schreibe holidays: DE oder rows: und darunter - { date: 2026-05-12, title: Party }",
  "A plan can have {limit} calendars at most": "Ein Plan kann höchstens {limit} Kalender haben",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "Die Kalender eines Plans können höchstens {limit} Einträge haben; weitere werden ausgelassen",
  '"{written}" is not an entry of a calendar, and is left out':
    "„{written}“ ist kein Eintrag eines Kalenders und wird ausgelassen",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "Ein Eintrag braucht ein Datum wie 2026-05-12 oder Tage wie 2026-08-02 to 2026-08-16 und einen Titel und kann einen Beginn und ein Ende wie 09:00 und 10:30 haben",
  "The filter days only counts for sections with a page for each day":
    "Der Filter days gilt nur für Abschnitte mit einer Seite pro Tag",
  "The filter events only counts for sections with a page for each event":
    "Der Filter events gilt nur für Abschnitte mit einer Seite pro Termin",
  'There are no holidays for the country "{written}"': "Für das Land „{written}“ gibt es keine Feiertage",
  'The country has no region "{written}"': "Das Land hat keine Region „{written}“",
  'There is no weekday "{written}"': "Den Wochentag „{written}“ gibt es nicht",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "Schreibe Namen wie monday, Zahlen von 1 (monday) bis 7, working_days oder weekends",
  "Weekdays only count for sections with a page for each day":
    "Wochentage gelten nur für Abschnitte mit einer Seite pro Tag",
  '"{name}" cannot be the name of a counter': "„{name}“ kann nicht der Name eines Zählers sein",
  "Sections can be at most {levels} levels deep": "Abschnitte können höchstens {levels} Ebenen tief sein",
  "All rules must have a page name": "Alle Regeln brauchen einen Seitennamen",
  "Count repeat mode requires a valid count value": "Die Wiederholung nach Anzahl braucht eine gültige Anzahl",
  "{mode} repeat mode requires a start date": "Die Wiederholung „{mode}“ braucht ein Startdatum",
  'No section further up is called "{kind}"': "Kein Abschnitt weiter oben heißt „{kind}“",
  "Page {page} is assigned twice; the later master is used":
    "Seite {page} ist zweimal zugewiesen; verwendet wird der spätere Master",
  "page must be a whole number from 1 to {limit}": "page muss eine ganze Zahl von 1 bis {limit} sein",
  "A page design is one page: {count} widgets of other pages are left out": [
    "Ein Seitendesign ist eine Seite: {count} Element einer anderen Seite wird ausgelassen",
    "Ein Seitendesign ist eine Seite: {count} Elemente anderer Seiten werden ausgelassen",
  ],
  "An entry of the outline needs a title and a dest": "Ein Eintrag des Inhaltsverzeichnisses braucht title und dest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "Das ist keine Vorlage: Eine Vorlage hat widgets oder masters und page_assignments. Aus Mastern und einem Plan wird ein Planer erzeugt",

  // From plan to pages
  "Master '{name}' does not exist": "Den Master „{name}“ gibt es nicht",
  "Page '{name}' does not exist": "Die Seite „{name}“ gibt es nicht",
  "The master library is empty": "Die Master-Bibliothek ist leer",
  "Add at least one master with a name and widgets": "Füge mindestens einen Master mit Namen und Elementen hinzu",
  "The plan has no sections": "Der Plan hat keine Abschnitte",
  "Add a section that says which master makes which pages":
    "Füge einen Abschnitt hinzu, der angibt, welcher Master welche Seiten erzeugt",
  "The plan makes more than {limit} pages, which is the limit":
    "Der Plan erzeugt mehr als die erlaubten {limit} Seiten",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "Wähle weniger Zeilen für den Abschnitt „{kind}“, oder teile die Liste auf mehrere Planer auf",
  "Section '{kind}' alone makes {pages} pages": "Der Abschnitt „{kind}“ allein erzeugt {pages} Seiten",
  "Section '{kind}' makes no pages": "Der Abschnitt „{kind}“ erzeugt keine Seiten",
  "Referenced master does not exist": "Den angegebenen Master gibt es nicht",
  "Sections not in order: {kinds}": "Abschnitte, die in der Reihenfolge fehlen: {kinds}",
  "The date range is over 2 years": "Der Zeitraum ist länger als 2 Jahre",
  "There are more than {usual} pages per day": "Es gibt mehr als {usual} Seiten pro Tag",
  "The count is over {usual}": "Die Anzahl ist höher als {usual}",
  "There are more than {usual} estimated pages": "Es sind voraussichtlich mehr als {usual} Seiten",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token} verlangt ein Format, das es nicht gibt, und wird so gedruckt, wie es dasteht; möglich sind {name:02d} und {name:capital}",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "„@{name}“ ist nur dort eine Variable, wo ein Link steht, und wird hier so gedruckt, wie es ist; schreibe {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "Auf dieser Seite gibt es keine Variable „{name}“, deshalb wird der Platzhalter so gedruckt, wie er dasteht",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "„{name}“ hat im Abschnitt „{section}“ keinen Wert, weil der Abschnitt kein Datum hat",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "„{name}“ hat auf dieser Seite keinen Wert, weil die Daten dieses Kalenders nur von {from} bis {to} bekannt sind",
  '"{name}" has no value on this page, because the page has no date':
    "„{name}“ hat auf dieser Seite keinen Wert, weil die Seite kein Datum hat",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "„{name}“ hat im Abschnitt „{section}“ keinen Wert, weil der Abschnitt nicht gezählt wird",
  '"{name}" has no value on this page, because the page is not counted':
    "„{name}“ hat auf dieser Seite keinen Wert, weil die Seite nicht gezählt wird",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "„{name}“ hat im Abschnitt „{section}“ keinen Wert; definiert ist es nur in {definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "„{name}“ hat auf dieser Seite keinen Wert; definiert ist es nur in {definers}",
  'Define "{name}" here as well, or use a master without it':
    "Definiere „{name}“ auch hier oder verwende einen Master ohne diese Variable",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "„{name}“ hat im Abschnitt „{section}“ keinen Wert, weil der Abschnitt nicht in einem anderen liegt",
  '"{name}" has no value on this page, because the page is in no section':
    "„{name}“ hat auf dieser Seite keinen Wert, weil die Seite zu keinem Abschnitt gehört",
  "Nest the section in another one, or use a master without this variable":
    "Verschachtele den Abschnitt in einem anderen oder verwende einen Master ohne diese Variable",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "„{name}“ hat im Abschnitt „{section}“ keinen Wert, weil der Abschnitt „{around}“ darum herum kein „{variable}“ hat",
  'The link to "{name}" leads nowhere: no page has that destination':
    "Der Link zu „{name}“ führt nirgendwohin: Keine Seite hat dieses Ziel",
  'Unknown binding function "{name}"': "Unbekannte Bindungsfunktion „{name}“",
  "Use one of {names}, or the kind of a section of the plan":
    "Verwende eine von {names} oder die Art eines Abschnitts des Plans",
  '"{written}" is not a destination': "„{written}“ ist kein Ziel",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "Schreibe Funktion(Argument), etwa day(@date), oder einen Namen aus Buchstaben, Ziffern, _ : . - und einem # vor einer Seitenzahl",
  'The destination "{name}" is already on page {first}; links go there':
    "Das Ziel „{name}“ ist schon auf Seite {first}; Links führen dorthin",
  '"{name}" cannot be the name of a destination': "„{name}“ kann nicht der Name eines Ziels sein",
  "Use letters, digits, _ : . - and tokens like {token}":
    "Verwende Buchstaben, Ziffern, _ : . - und Platzhalter wie {token}",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "Unter den Schriften dieses Planers gibt es „{name}“ nicht; verwendet wird „{used}“. Füge die Datei hinzu oder wähle einen anderen Schriftschnitt",
  'There is no font called "{name}"; Helvetica is used':
    "Es gibt keine Schrift namens „{name}“; verwendet wird Helvetica",
  "No font has a shape for {characters}": "Keine Schrift hat eine Form für {characters}",
  "Set the text in {font}": "Setze den Text in {font}",
  "Add an own font for the script {script}, and set the text in it":
    "Füge eine eigene Schrift für das Schriftsystem {script} hinzu und setze den Text darin",
  "Add an own font that has the character, or use another character":
    "Füge eine eigene Schrift hinzu, die das Zeichen hat, oder verwende ein anderes Zeichen",
  'The text "{text}" does not fit its box': "Der Text „{text}“ passt nicht in sein Feld",
  "Make the box larger or the type smaller": "Mach das Feld größer oder die Schrift kleiner",
  "The document has more than {limit} links; the rest are left out":
    "Das Dokument hat mehr als {limit} Links; die übrigen werden ausgelassen",
  "Grids inside grids stop at the third level": "Raster in Rastern enden auf der dritten Ebene",
  'No device profile is called "{id}", so pages are not checked against a device':
    "Es gibt kein Geräteprofil namens „{id}“, deshalb werden die Seiten nicht für ein Gerät geprüft",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "Die Seite entspricht nicht dem Bildschirm von {device}: Sie wird mit {percent} % ihrer Größe angezeigt",
  "Choose the page size of the device": "Wähle die Seitengröße des Geräts",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "auf einer Seite ohne Datum ein Tag wie 2026-01-31",
  "{property} is missing; four weeks are shown": "{property} fehlt; gezeigt werden vier Wochen",
  "{end} must not be before {start}; four weeks are shown":
    "{end} darf nicht vor {start} liegen; gezeigt werden vier Wochen",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "Zu klein: Der Kalender braucht {needed} pt {direction} und hat {given}",
  width: "Breite",
  height: "Höhe",
  "Make the calendar larger, its type smaller, or leave out its head":
    "Mach den Kalender größer, seine Schrift kleiner oder lass den Kopf weg",
  "Make the calendar larger, or show fewer hours or longer slots":
    "Mach den Kalender größer oder zeige weniger Stunden oder längere Zeitfenster",
  "Too small: the days of a month need more room": "Zu klein: Die Tage eines Monats brauchen mehr Platz",
  "Make the list larger or leave out its head": "Mach die Liste größer oder lass ihren Kopf weg",
  "Make the grid larger": "Mach das Raster größer",
  "Too small: the rows of the table need more room": "Zu klein: Die Zeilen der Tabelle brauchen mehr Platz",
  "Make the table or its rows lower": "Mach die Tabelle oder ihre Zeilen niedriger",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "Die Tabelle hat Texte für mehr als {rows} Zeilen und {columns} Spalten; der Rest wird ausgelassen",
  "No picture has been chosen, so the frame is empty": "Es ist kein Bild gewählt, deshalb ist der Rahmen leer",
  "A picture on the web is not fetched, so the frame is empty":
    "Ein Bild aus dem Internet wird nicht abgerufen, deshalb ist der Rahmen leer",
  "The picture is not in the document, so the frame is empty":
    "Das Bild ist nicht im Dokument, deshalb ist der Rahmen leer",
  "The picture cannot be read, so the frame is empty":
    "Das Bild kann nicht gelesen werden, deshalb ist der Rahmen leer",
  "Too small: the links of the list need more room": "Zu klein: Die Links der Liste brauchen mehr Platz",
  "Make the list larger or its items smaller": "Mach die Liste größer oder ihre Einträge kleiner",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "Für „{locale}“ gibt es keine Monatsnamen; verwendet wird die Sprache des Dokuments",
  "Too small: the square is larger than its box": "Zu klein: Das Quadrat ist größer als sein Feld",
  "Make the box larger or the square smaller": "Mach das Feld größer oder das Quadrat kleiner",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "Das Raster hat {cells} Zellen für {values} Werte; die übrigen werden ausgelassen",
  "A grid can have at most {limit} values; the rest are left out":
    "Ein Raster kann höchstens {limit} Werte haben; die übrigen werden ausgelassen",
  "Import the file, so that the document contains the picture":
    "Importiere die Datei, damit das Dokument das Bild enthält",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "Verwende PNG oder JPEG in Grau oder RGB mit höchstens 40 Megapixeln oder SVG mit höchstens 1 MB",
  "Left out of the drawing: {parts}": "In der Zeichnung ausgelassen: {parts}",
  "Convert text to paths before you export the drawing": "Wandle Text in Pfade um, bevor du die Zeichnung exportierst",
  "Flatten effects before you export the drawing": "Reduziere Effekte, bevor du die Zeichnung exportierst",
  "text ({count})": "Text ({count})",
  "pictures ({count})": "Bilder ({count})",
  "pages of HTML ({count})": "HTML-Seiten ({count})",
  "gradients, now one color each ({count})": "Verläufe, jetzt je eine Farbe ({count})",
  "patterns, now one color each ({count})": "Muster, jetzt je eine Farbe ({count})",
  "filters ({count})": "Filter ({count})",
  "masks ({count})": "Masken ({count})",
  "clip paths that are not rectangles ({count})": "Beschneidungspfade, die keine Rechtecke sind ({count})",
  "markers ({count})": "Markierungen ({count})",
  "style rules ({count})": "Stilregeln ({count})",
  "animations ({count})": "Animationen ({count})",
  "scripts ({count})": "Skripte ({count})",
  "parts beyond the limits ({count})": "Teile über den Limits ({count})",
  "Too small: there is no room for a whole cell of dots": "Zu klein: Für eine ganze Punktzelle ist kein Platz",
  "a year like 2026 on a page without a date": "auf einer Seite ohne Datum ein Jahr wie 2026",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm ({pt} pt)",
  "{pt} pt ({mm} mm)": "{pt} pt ({mm} mm)",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "Schrift in {size} pt ({mm} mm) ist auf dem Gerät schwer zu lesen: mindestens {least} pt",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "Linien von {size} erscheinen auf dem Gerät grau oder gar nicht: mindestens {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "{count} Link ist auf dem Gerät nur {size} groß: Eine Fingerspitze braucht {least} in jede Richtung",
    "{count} Links sind auf dem Gerät nur {size} groß: Eine Fingerspitze braucht {least} in jede Richtung",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "{count} Link liegt unter der Werkzeugleiste des Geräts, die {edge} {size} verdeckt",
    "{count} Links liegen unter der Werkzeugleiste des Geräts, die {edge} {size} verdeckt",
  ],
  "The widget lies outside the page, so it is not visible":
    "Das Element liegt außerhalb der Seite und ist deshalb nicht sichtbar",
  "The widget extends beyond the page by {size}": "Das Element ragt {size} über die Seite hinaus",
  "The widget reaches {size} into the page's margin": "Das Element ragt {size} in den Rand der Seite hinein",
  "{type} ({id})": "{type} ({id})",
  "{type} “{text}”": "{type} „{text}“",
  "{count} links overlap links that lead elsewhere: {other}": [
    "{count} Link überlappt Links, die woandershin führen: {other}",
    "{count} Links überlappen Links, die woandershin führen: {other}",
  ],
  "{count} texts lie on texts of {other}": [
    "{count} Text liegt auf Texten von: {other}",
    "{count} Texte liegen auf Texten von: {other}",
  ],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color} ist auf einem Bildschirm mit {greys} Graustufen weiß und deshalb unsichtbar",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color} ist auf dem Gerät kaum sichtbar: nur {count} von {greys} Graustufen dunkler als Weiß",
    "{color} ist auf dem Gerät kaum sichtbar: nur {count} von {greys} Graustufen dunkler als Weiß",
  ],
  left: "links",
  right: "rechts",
  top: "oben",
  bottom: "unten",
  "The device has no colors: {color} is shown as {grey}":
    "Das Gerät hat keine Farben: {color} wird als {grey} angezeigt",
  "Set in {size} pt": "Auf {size} pt setzen",
  "Set in {font}": "In {font} setzen",
  "Draw with {size} pt": "Mit {size} pt zeichnen",
  "Enlarge to {width} × {height} pt": "Auf {width} × {height} pt vergrößern",
  "Move onto the page": "Auf die Seite verschieben",
  "Cut down to the page": "Auf die Seite zuschneiden",
  "Move clear of the toolbar": "Von der Werkzeugleiste wegrücken",
  "Make narrower than the toolbar leaves room": "Schmaler machen, um die Werkzeugleiste freizuhalten",
  "Move out of the margin": "Aus dem Rand herausrücken",
  "Use {color}": "{color} verwenden",

  "{problem}; {value} is used": "{problem}; verwendet wird {value}",
  "{property} {problem}": "{property}: {problem}",
  "{name} must be {expected}": "„{name}“ muss {expected} sein",
  "must be {expected}": "muss {expected} sein",
  "from {min} to {max}": "eine Zahl von {min} bis {max}",
  '{property} "{written}" must be {expected}': "{property}: „{written}“ muss {expected} sein",
  "{first} and {second} must be lists of equal length": "{first} und {second} müssen gleich lange Listen sein",
  "a month like 2026-09": "ein Monat wie 2026-09",
  "a widget: type, content, properties": "ein Element: type, content, properties",
  "{ link: { bind: … } }": "{ link: { bind: … } }",
  "a month like 2026-01 on a page without a date": "auf einer Seite ohne Datum ein Monat wie 2026-01",
  "Write {value}": "Schreibe {value}",
  "Write {name}: {token}": "Schreibe {name}: {token}",
  "Use letters, digits and underscores, and begin with a letter":
    "Verwende Buchstaben, Ziffern und Unterstriche und beginne mit einem Buchstaben",
  "Unknown binding function": "Unbekannte Bindungsfunktion",
  "Invalid destination pattern format": "Ungültiges Format des Zielmusters",
  "Variable @{name} is not available": "Die Variable @{name} ist nicht verfügbar",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "Ziel-IDs dürfen kein „@“ enthalten. Verwende in dest_id Platzhalter wie {token} und @Variablen nur in bind(...).",
  "This link leads nowhere yet": "Dieser Link führt noch nirgendwohin",
  "Choose where it leads, or delete it": "Wähle, wohin er führt, oder lösche ihn",
  "The days are links, but no page is a day": "Die Tage sind Links, aber keine Seite ist ein Tag",
  "Add a section with a page for each day, or turn off the links of days":
    "Füge einen Abschnitt mit einer Seite pro Tag hinzu oder schalte die Links der Tage aus",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "Ein Bereich von reading_order muss aus zwei Seitenzahlen von 1 bis {limit} bestehen, etwa [1, 60]",
  "Only outermost sections can reserve pages": "Nur die äußersten Abschnitte können Seiten reservieren",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "Keine Seite des früheren PDFs ist in diesem Plan: Es ist das PDF eines anderen Planers oder eines anderen Zeitraums",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "Die Seiten des früheren PDFs messen {from} und die dieses Planers {to}: Handschrift würde sich verschieben",
  "Build the planner for the device of the earlier PDF": "Erzeuge den Planer für das Gerät des früheren PDFs",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "Der Plan erzeugt {count} Seite des früheren PDFs nicht mehr, die Handschrift enthalten kann",
    "Der Plan erzeugt {count} Seiten des früheren PDFs nicht mehr, die Handschrift enthalten können",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "Diese Abschnitte sind nicht mehr im Plan: {names}. Wenn du sie umbenannt hast, gib ihnen ihre Namen zurück",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "Das frühere PDF enthält sein Projekt nicht, deshalb kann die Seite mit Änderungen nicht auflisten, was sich seitdem geändert hat",
  "Include the project in the PDF from now on": "Nimm das Projekt ab jetzt in das PDF auf",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "Das frühere PDF enthält sein Projekt nicht, deshalb lassen sich seine Seiten nicht unverändert behalten. Halte ihre Plätze mit leeren Seiten frei",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "Das Projekt im früheren PDF lässt sich nicht mehr kompilieren, deshalb lassen sich seine Seiten nicht unverändert behalten. Halte ihre Plätze mit leeren Seiten frei",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "Mit den Seiten des früheren PDFs hat der Planer mehr als die erlaubten {limit} Seiten",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "Die Datei ist kein PDF. Wähle das PDF des Planers von deinem Tablet",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "Das PDF ist größer als 200 MB. Planer von Octavo sind kleiner",
  "The end of the PDF is missing. Copy it from your tablet again":
    "Das Ende des PDFs fehlt. Kopiere es noch einmal von deinem Tablet",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "Das PDF gibt nicht an, welche Seiten es hat: Es stammt entweder nicht von Octavo oder aus einer früheren Version. Wähle ein PDF, das von Octavo heruntergeladen wurde",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "Die Seitenliste des PDFs ist beschädigt oder nicht von Octavo geschrieben. Wähle das PDF so, wie es heruntergeladen wurde",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "Das PDF ist mit einem Passwort geschützt. Entferne den Schutz in dem Programm, das ihn gesetzt hat, oder wähle das PDF so, wie es heruntergeladen wurde",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "{count} Seite der Datei ist aus einer früheren Ausgabe, mit Handschrift, die dorthin kopiert wurde. Eine Aktualisierung hält ihren Platz leer, bis die Handschrift der Datei in sie kopiert wird",
      "{count} Seiten der Datei sind aus einer früheren Ausgabe, mit Handschrift, die dorthin kopiert wurde. Eine Aktualisierung hält ihre Plätze leer, bis die Handschrift der Datei in sie kopiert wird",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "Die Reihenfolge der Seiten in der Datei lässt sich nicht prüfen, weil ein anderes Programm sie neu geschrieben hat. Verwende das PDF so, wie es heruntergeladen wurde",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "{count} Seite der Datei stammt nicht von Octavo: Sie wurde auf dem Tablet oder von einem anderen Programm eingefügt (Seite {pages})",
      "{count} Seiten der Datei stammen nicht von Octavo: Sie wurden auf dem Tablet oder von einem anderen Programm eingefügt (Seiten {pages})",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "{count} Seite der Datei ist eine zweite Kopie einer anderen (Seite {pages})",
    "{count} Seiten der Datei sind zweite Kopien anderer Seiten (Seiten {pages})",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "reMarkable bewahrt auf dem Tablet eingefügte Seiten getrennt vom PDF auf und lässt sie an ihren Plätzen, wenn es ersetzt wird. Auf anderen Tablets läge die Handschrift dahinter auf anderen Seiten: Verwende das PDF so, wie es heruntergeladen wurde",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "{count} Seite wurde aus der Datei gelöscht, nachdem Octavo sie geschrieben hat, und zählt als neu ({pages})",
    "{count} Seiten wurden aus der Datei gelöscht, nachdem Octavo sie geschrieben hat, und zählen als neu ({pages})",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "Ein anderes Programm hat die Reihenfolge der Seiten geändert. Der Vergleich verwendet die Reihenfolge in der Datei",
  "The document must be {expected}": "Das Dokument muss {expected} sein",
  "Each list needs a name, which sections use": "Jede Liste braucht einen Namen, den Abschnitte verwenden",
  'Two lists have the name "{name}". Only the first one is used':
    "Zwei Listen heißen „{name}“. Nur die erste wird verwendet",
  "A list needs rows, with the names of its columns in the first line":
    "Eine Liste braucht Zeilen, mit den Namen der Spalten in der ersten",
  "A plan can have {most} lists at most": "Ein Plan kann höchstens {most} Listen haben",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "Die Listen eines Plans können höchstens {most} Zeilen haben. Weitere haben keine Seiten",
  "A list can have {most} columns at most. Further columns are left out":
    "Eine Liste kann höchstens {most} Spalten haben. Weitere werden ausgelassen",
  'Two columns have the name "{column}". Tokens use the first one':
    "Zwei Spalten heißen „{column}“. Platzhalter nehmen die erste",
  'The list "{table}" has no column "{column}"': "Die Liste „{table}“ hat keine Spalte „{column}“",
  'The list "{table}" has no row "{key}"': "Die Liste „{table}“ hat keine Zeile „{key}“",
  "The rows of all lists of a plan can have {most} characters at most":
    "Die Zeilen aller Listen eines Plans können höchstens {most} Zeichen haben",
  'There is no list "{table}" in this plan': "In diesem Plan gibt es keine Liste „{table}“",
  'Line {line}, column "{column}": without a value the row has no page':
    "Zeile {line}, Spalte „{column}“: Ohne Wert hat die Zeile keine Seite",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "Zeile {line}, Spalte „{column}“: Eine frühere Zeile hat denselben Wert oder einen mit denselben Buchstaben, „{key}“",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "Gib jeder Zeile einen eigenen Wert, sonst verlieren Seiten ihren Platz, wenn sich die Reihenfolge der Zeilen ändert",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "Zeile {line}, Spalte „{column}“: „{value}“ ist kein Datum wie 2027-03-04 oder 4.3.2027",
  'Line {line}, column "{column}": "{value}" is no number': "Zeile {line}, Spalte „{column}“: „{value}“ ist keine Zahl",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "Zeile {line}, Spalte „{column}“: Es gibt kein Bild mit dem Namen „{value}“",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "Zeile {line}: Es gibt {count} Zelle mehr als Spalten; sie wird ausgelassen",
    "Zeile {line}: Es gibt {count} Zellen mehr als Spalten; sie werden ausgelassen",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "Zeile {line}, Spalte „{column}“: Nur die ersten {most} Zeichen werden verwendet",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "Nur Abschnitte mit einer Seite pro Zeile einer Liste oder pro Tag wählen Zeilen aus",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "{token} wird so gedruckt, wie es dasteht, weil die Liste des Abschnitts „{section}“ keine Spalte „{column}“ hat",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "{token} wird so gedruckt, wie es dasteht, weil der Abschnitt „{section}“ keine Seite pro Zeile einer Liste hat",
  "There are no pages of rows to list": "Es gibt keine Seiten von Zeilen für diese Liste",
  "Add a section with a page for each row of a list, or name one here":
    "Füge einen Abschnitt mit einer Seite pro Zeile einer Liste hinzu, oder nenne hier einen",
  "There is no room for {count} rows of the list": [
    "Für {count} Zeile der Liste ist kein Platz",
    "Für {count} Zeilen der Liste ist kein Platz",
  ],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "Gib jedem Element dieses Abschnitts {pages} Seiten, oder zeige mehr Zeilen auf jeder Seite",
  // Prints
  "the creep (the thickness of the paper)": "den Ausgleich (die Papierdicke)",
  "the margin of the sheet": "den Rand des Bogens",
  "the binding margin": "den Bundsteg",
  "A sheet measures from {from} to {to} mm on each side": "Ein Bogen misst {from} bis {to} mm je Seite",
  "Type a length from {from} to {to} mm for {name}": "Gib für {name} eine Länge von {from} bis {to} mm ein",
  "A signature has from {from} to {to} sheets, as a whole number":
    "Eine Lage hat {from} bis {to} Bögen, als ganze Zahl",
  "Pages are printed at {from} to {to} % of their size": "Seiten werden in {from} bis {to} % ihrer Größe gedruckt",
  "Two pages on a side need a size of the sheet, such as A4":
    "Zwei Seiten je Bogenseite brauchen eine Bogengröße wie A4",
  "A booklet is printed on both sides of the sheets": "Eine Broschüre wird beidseitig gedruckt",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "Die Ränder lassen auf dem Bogen keinen Platz für Seiten: Verkleinere sie oder nimm einen größeren Bogen",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "In {percent} % sind die Seiten größer als ihr Platz auf dem Bogen, der für {most} % reicht",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "Bei {sheets} Bögen ineinander rücken die innersten Seiten um {shift} mm, mehr als {most} mm: Nimm Lagen mit weniger Bögen",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "Diese Löcher brauchen eine Kante von mindestens {needed} mm: Wähle weniger Löcher oder einen größeren Bogen",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "Der Planer hat keinen Abschnitt „{name}“, der auf linken Seiten beginnen kann; er hat {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "Schrift in {size} pt ({mm} mm) ist gedruckt schwer zu lesen: mindestens {least} pt",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "Linien von {size} können im Druck abreißen oder verschwinden: mindestens {least}",
} satisfies Area<"engineMessages">;
