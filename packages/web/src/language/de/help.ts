import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "Hilfe: {kind}",
  Help: "Hilfe",
  "Why?": "Warum?",
  "Back to the search": "Zurück zur Suche",
  "Close the help": "Hilfe schließen",
  "Search the help": "Hilfe durchsuchen",
  "Help text": "Hilfetext",
  "Nothing found. Try another word, such as link, page or text.":
    "Nichts gefunden. Versuche ein anderes Wort, zum Beispiel Link, Seite oder Text.",
  "Search the planners of the gallery": "In den Planern der Galerie suchen",
  "Read it in the tutorial": "Im Tutorial lesen",
  "Before: with the problem": "Vorher: mit dem Problem",
  "After: without the problem": "Nachher: ohne das Problem",
  "As text (YAML)": "Als Text (YAML)",
  "The outlined widget has the problem: {problem}": "Das umrandete Element hat das Problem: {problem}",
  "The outlined widget no longer has the problem.": "Das umrandete Element hat das Problem nicht mehr.",
  "Term|help": "Begriff",
  Problem: "Problem",
  "page sheet layout template design background": "Seite Blatt Layout Vorlage Gestaltung Hintergrund",
  "plan calendar structure contents pages order year": "Plan Kalender Aufbau Inhalt Seiten Reihenfolge Jahr",
  "link connect hyperlink jump tap navigate target bookmark":
    "Link verbinden verknüpfen Verweis Sprung tippen Ziel Lesezeichen",
  "text words letters type writing label title": "Text Wörter Buchstaben Schrift Beschriftung Titel",
  "look color line thickness font bold theme": "Aussehen Farbe Linie Dicke Schrift fett Thema",
  "picture image photo logo drawing": "Bild Foto Logo Zeichnung Grafik",
  "device tablet screen size resolution e-reader transfer copy":
    "Gerät Tablet Bildschirm Größe Auflösung Reader übertragen kopieren",
  "list table rows spreadsheet names pupils import":
    "Liste Tabelle Zeilen Tabellenkalkulation Namen Schüler importieren",
  "date day week month event holiday birthday": "Datum Tag Woche Monat Termin Feiertag Geburtstag",
  "reuse repeat copy shared header footer component":
    "wiederverwenden wiederholen kopieren gemeinsam Kopfzeile Fußzeile Komponente",
  "code YAML file syntax error": "Code YAML Datei Syntax Fehler",
  "variable placeholder field insert automatic number": "Variable Platzhalter Feld einfügen automatisch Nummer",
  "key keyboard shortcut command hotkey": "Taste Tastatur Kürzel Befehl Tastenkombination",
  "{count} results": ["{count} Ergebnis", "{count} Ergebnisse"],

  // Explanations of problems
  "Outside of the page or in its margin": "Außerhalb der Seite oder im Rand",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "Ein Tablet schneidet ab, was außerhalb der Seite liegt, und Hülle, Werkzeugleiste oder Umblättern können den Rand verdecken. Ziehe das Element von den Rändern weg, oder ziehe an einer Ecke, um es zu verkleinern.",
  "Text that is too small to read": "Zu kleiner Text",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "Kleine Buchstaben zerfallen auf einem E-Ink-Bildschirm, der wenige Graustufen hat. Wähle das Element aus und gib in den Eigenschaften eine größere „Größe“ ein; das Problem nennt die kleinste für das Gerät.",
  "Text without room": "Text ohne Platz",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "Auf manchen Seiten ist der Text länger als sein Kasten, oft nur bei einem langen Namen wie Donnerstag oder September. Er wird abgeschnitten oder verdeckt, was daneben steht. Ziehe an einer Kante, um das Element zu verbreitern, oder gib in den Eigenschaften eine kleinere „Größe“ ein.",
  "Texts that cover each other": "Texte, die sich verdecken",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "Zwei Texte werden an dieselbe Stelle gedruckt, darum sind beide schwer zu lesen. Ziehe einen davon weg, oder ziehe an einer Kante, um seinen Kasten zu verkleinern.",
  "Characters that the font lacks": "Zeichen, die der Schrift fehlen",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "Ein Tablet hat nicht alle Schriften, darum bringt das PDF seine eigenen mit. Ein Zeichen, das in keiner vorkommt, bleibt leer. Tippe ein anderes an seine Stelle, oder wähle das Element aus und nimm in den Eigenschaften eine andere „Schrift“.",
  "Lines that are too thin": "Zu dünne Linien",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "Eine Linie, die dünner als ein Pixel ist, erscheint hellgrau oder mit Lücken, und Schreibzeilen sind kaum zu sehen. Wähle eine dickere Linie.",
  "Colors on a screen without color": "Farben auf einem Bildschirm ohne Farbe",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "Ein Graustufenbildschirm macht aus jeder Farbe eine von wenigen Graustufen. Helle verschwinden, verschiedene Farben können gleich aussehen. Wähle ein dunkleres Grau.",
  "Links that are hard to tap": "Links, die schwer zu treffen sind",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "Ein Finger bedeckt mehrere Millimeter. Ein Link, der klein ist, unter der Werkzeugleiste des Tablets oder unter einem anderen Link liegt, öffnet die falsche Seite oder keine. Ziehe an einer Ecke des Links, um ihn zu vergrößern, oder ziehe ihn von den anderen weg.",
  "Page and device do not match": "Seite und Gerät passen nicht zusammen",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "Ein Tablet skaliert eine Seite, die nicht so groß ist wie sein Bildschirm; Schrift und Zeilen werden kleiner als geplant. Wähle dein Gerät oder ändere das Gerät des Projekts, damit sich die Gestaltung anpasst.",
  "Not enough room for the content": "Nicht genug Platz für den Inhalt",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "Der Inhalt passt nicht in seinen Kasten, darum fehlen auf der Seite Zellen oder Einträge. Vergrößere den Kasten oder nimm weniger Zeilen und Spalten.",
  "Links that lead nowhere": "Links ohne Ziel",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "Ein Tippen auf den Link bewirkt auf dem Tablet nichts, weil der Planer keine solche Seite hat oder die Regel einen Tippfehler enthält. Wähle den Link aus und nimm in den Eigenschaften bei „Führt zu“ eine Seite, oder nimm die fehlende Seite in den Plan auf.",
  "Names of link targets": "Namen von Linkzielen",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "Ein Link findet seine Seite über den Namen. Haben zwei Seiten denselben Namen, führen alle Links zur ersten. Nimm einen Platzhalter wie {date}, damit jede Seite ihren eigenen Namen bekommt.",
  "Tokens without a value": "Platzhalter ohne Wert",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "An die Stelle eines Platzhalters in Klammern tritt ein Wert der Seite, zum Beispiel ihr Datum. Ein unbekannter wird so gedruckt, wie er ist, mit seinen Klammern. Lösche ihn und wähle in den Eigenschaften unter „Alle Variablen“ einen anderen.",
  "Fonts that are missing": "Fehlende Schriften",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "Das PDF muss jede Schrift enthalten. Fehlt eine oder ist sie beschädigt, tritt eine andere an ihre Stelle, und Texte werden breiter oder schmaler. Wähle das Element aus und nimm in den Eigenschaften eine „Schrift“ aus der Liste, oder importiere die Datei noch einmal.",
  "Pictures that are missing": "Fehlende Bilder",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "Ein Tablet lädt nichts aus dem Web, darum muss jedes Bild im Planer sein. Importiere das Bild als PNG-, JPEG- oder einfache SVG-Datei.",
  "Values of the wrong kind": "Werte der falschen Art",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "Der Wert wird nicht benutzt, darum sieht die Seite anders aus, als du geschrieben hast. Das Problem nennt die möglichen Werte.",
  "Names that nothing reads": "Namen, die nichts bewirken",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "Eine Einstellung mit unbekanntem Namen hat keine Wirkung, meist wegen eines Tippfehlers. Berichtige den Namen oder lösche die Zeile.",
  "Incomplete widgets": "Unvollständige Elemente",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "Jedes Element braucht eine eigene ID, einen Typ und eine Position. Sonst liegt es an der falschen Stelle, oder andere Änderungen finden es nicht.",
  "Text that is not valid YAML": "Text, der kein gültiges YAML ist",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "Der Rest des Dokuments kann nicht gelesen werden, oder ein Wert geht unbemerkt verloren. Setze Texte mit Doppelpunkt, Klammern oder # in Anführungszeichen und rücke mit Leerzeichen ein.",
  "Another kind of document": "Ein Dokument anderer Art",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "Der Text ist leer, ist ein Dokument anderer Art oder stammt aus einer anderen Version von Octavo. Vergleiche seine ersten Zeilen mit dem Beispiel.",
  "More than a planner can have": "Mehr, als ein Planer haben kann",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "Grenzen halten Planer so klein, dass ein Tablet mit wenig Speicher sie öffnen kann. Nimm weniger oder teile den Planer in zwei.",
  "Names of masters": "Namen von Mastern",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "Der Plan findet einen Master über seinen Namen. Fehlt ein Name oder kommt er zweimal vor, bekommen Seiten die falsche Gestaltung. Gib jedem Master einen eigenen Namen.",
  "Pages without a design": "Seiten ohne Gestaltung",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "Jeder Abschnitt braucht einen Master, die Gestaltung seiner Seiten. Wähle einen, den es gibt, oder lege ihn an. Nach dem Umbenennen eines Masters wähle ihn im Plan neu.",
  "Blocks, styles and themes": "Blöcke, Stile und Gestaltungen",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "Elemente nennen Blöcke und Stile beim Namen. Gibt es den Namen nicht, fehlt das Stück oder behält sein schlichtes Aussehen. Wähle einen aus der Liste oder lege ihn an.",
  "Dates of the plan": "Daten des Plans",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "Datierte Seiten brauchen einen ersten und einen letzten Tag in dieser Reihenfolge. Ohne sie entsteht kein Tag, keine Woche und kein Monat. Gib im Plan beide Daten an.",
  "How a section makes pages": "Wie ein Abschnitt Seiten macht",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "Ein Abschnitt macht eine Seite, eine Anzahl Seiten oder eine Seite pro Tag, Woche, Monat oder Zeile. Manche Einstellungen gehören nur zu einer dieser Arten. Wähle, wie oft sich die Seite wiederholt, und entferne, was nicht passt.",
  "Sections without pages": "Abschnitte ohne Seiten",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "Der Planer bekommt aus diesem Abschnitt keine Seite, und Links dorthin führen ins Leere. Prüfe seine Daten und Filter oder lösche ihn.",
  "A very large planner": "Ein sehr großer Planer",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "Viele Seiten ergeben eine Datei, die auf einem Tablet langsam öffnet. Prüfe, ob die Zahl der Seiten gewollt ist; weniger reichen oft.",
  "Names of sections": "Namen von Abschnitten",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "Links und die Reihenfolge des Plans benutzen die Namen der Abschnitte. Jeder Abschnitt braucht einen eigenen Namen mit Buchstaben oder Ziffern.",
  "Order of sections": "Reihenfolge der Abschnitte",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "Abschnitte, die nicht in der Reihenfolge stehen, kommen zuletzt; Namen ohne Abschnitt bewirken nichts. Nenne jeden Abschnitt einmal.",
  "Your own variables": "Deine eigenen Variablen",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "Deine Seiten drucken den Wert einer Variablen dort, wo ihr Platzhalter steht. Ohne Namen oder Wert bleibt die Stelle leer. Gib beides an.",
  "Language and calendar": "Sprache und Kalender",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "Namen von Monaten und Tagen folgen der Sprache des Plans. Einstellungen, die nicht zu seinem Kalender gehören, bewirken nichts. Wähle Sprache und Kalender aus den Listen.",
  "Events and holidays": "Termine und Feiertage",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "Der Termin oder Feiertag fehlt im Planer. Ein Termin ist eine Zeile mit Datum und Titel; ein Feiertagskalender ist ein Land, auf Wunsch mit einer Region.",
  "Lists with rows": "Listen mit Zeilen",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "Eine Liste macht eine Seite für jede Zeile, zum Beispiel für jedes Kind einer Klasse. Sie braucht einen Namen, eine Zeile mit den Namen der Spalten und in jeder Zeile einen anderen Schlüssel. Sonst fehlen Zeilen oder Links.",
  "Pages of a template": "Seiten einer Vorlage",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "Jede Seite einer Vorlage hat eine Nummer und eine Gestaltung und steht einmal in der Liste. Sonst geht eine von beiden verloren.",
  "Updates of a planner on a tablet": "Aktualisierung eines Planers auf dem Tablet",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "Eine Aktualisierung lässt die Seiten, auf denen du geschrieben hast, an ihrer Stelle. Dazu liest sie das Projekt in der früheren PDF. Wähle die PDF, die Octavo gemacht hat, oder aktualisiere ohne sie.",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "Ein Projekt ist ein Planer: die Gestaltung seiner Seiten und der Plan, der sagt, wie viele es sind.",

  // Commands
  Command: "Befehl",
  "In the editor, press {palette} and type the name of the command.":
    "Drücke im Editor {palette} und tippe den Namen des Befehls.",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "Drücke im Editor {keys}. Oder drücke {palette} und tippe den Namen des Befehls.",

  // Examples in empty lists
  "Insert this example": "Dieses Beispiel einfügen",
  "A page for each day, with the master {master}": "Eine Seite pro Tag mit dem Master {master}",
  "Dinner with Ann": "Abendessen mit Anna",
  Family: "Familie",
  "A calendar Family with one event: {day}, {title}": "Ein Kalender „Familie“ mit einem Termin: {day}, {title}",
  "A reading list with three books and their authors": "Eine Leseliste mit drei Büchern und ihren Autoren",
  "Insert the example {name} = {value}": "Das Beispiel {name} = {value} einfügen",
  "The page {page} twelve times": "Die Seite {page} zwölfmal",
  Book: "Buch",
} satisfies Area<"help">;
