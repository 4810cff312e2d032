import type { Area } from "./forms.ts";

/** The first screen, the planner maker and the other screens for visitors. */
export const visitor = {
  "planners for e-ink tablets": "Planer für E-Ink-Tablets",
  "A planner made for your e-ink tablet": "Ein Planer wie gemacht für dein E-Ink-Tablet",
  "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.":
    "Octavo erstellt verlinkte PDF-Planer genau in der Seitengröße deines Tablets, für den Zeitraum und in der Sprache, die du wählst.",
  "Make your planner": "Deinen Planer erstellen",
  "Make a planner": "Planer erstellen",
  "Free, and without an account. The PDF is made in your browser.":
    "Kostenlos und ohne Konto. Das PDF entsteht in deinem Browser.",
  "Try a planner": "Planer ausprobieren",
  "Choose a planner": "Planer wählen",
  "Why Octavo": "Warum Octavo",
  "True to size on {count} devices": ["Originalgröße auf {count} Gerät", "Originalgröße auf {count} Geräten"],
  "Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar.":
    "Die Seiten passen Pixel für Pixel zum Bildschirm deines Tablets und lassen seine Werkzeugleiste frei.",
  "Every link is proven": "Jeder Link geprüft",
  "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.":
    "Octavo prüft jeden Link vor dem Download und meldet Text, der nicht passt oder zu klein ist, und Links, die schwer zu treffen sind.",
  "A design studio behind it": "Dahinter ein Designstudio",
  "Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links.":
    "Behalte einen Planer als Projekt und gestalte jede Seite im Editor neu: Layout, Schrift, Kalender, Links.",
  "New in the gallery": "Neu in der Galerie",
  "Keep your planners": "Behalte deine Planer",
  "With an account you can save planners as projects, change their pages and share them in the gallery.":
    "Mit einem Konto kannst du Planer als Projekte speichern, ihre Seiten ändern und sie in der Galerie teilen.",

  "Page not found": "Seite nicht gefunden",
  "The address may be mistyped, or the page has moved.":
    "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.",
  "Go to the start page": "Zur Startseite",
  "There is no planner at this address": "Unter dieser Adresse gibt es keinen Planer",
  "Choose one of the planners on the start page.": "Wähle einen der Planer auf der Startseite.",

  API: "API",
  "HTTP API": "HTTP-API",
  "Everything that the studio does is a call that your programs can make, too. {file}":
    "Alles, was das Studio tut, ist ein Aufruf, den auch deine Programme machen können. {file}",
  "OpenAPI description": "OpenAPI-Beschreibung",
  "The description could not be loaded. Check the connection and try again.":
    "Die Beschreibung konnte nicht geladen werden. Prüfe die Verbindung und versuche es erneut.",
  "Find a call": "Aufruf suchen",
  "No call contains these words.": "Kein Aufruf enthält diese Wörter.",
  "Public: requires no token.": "Öffentlich: kein Token nötig.",
  Parameters: "Parameter",
  "Request body (JSON)": "Inhalt der Anfrage (JSON)",
  Response: "Antwort",
  "Response fields": "Felder der Antwort",
  required: "erforderlich",

  Hours: "Stunden",
  "24-hour clock": "24-Stunden-Uhr",
  "12-hour clock": "12-Stunden-Uhr",
  "Usual in {region}, the region of your browser's language.":
    "Üblich in der Region der Sprache deines Browsers ({region}).",
  "Left-handed": "Für Linkshänder",
  Landscape: "Querformat",
  Dates: "Zeitraum",
  "Other dates": "Anderer Zeitraum",
  "Enter both days.": "Gib beide Tage ein.",
  "Choose days between 1900 and 2200.": "Wähle Tage zwischen 1900 und 2200.",
  "Choose a day after the first.": "Wähle einen Tag nach dem ersten.",
  "Optional pages": "Zusätzliche Seiten",
  "Side of the tablet's toolbar": "Seite der Werkzeugleiste des Tablets",
  Default: "Standard",
  Devices: "Geräte",
  "{inches} in": "{inches} Zoll",
  "No device has this name.": "Kein Gerät hat diesen Namen.",
  "{count} devices": ["{count} Gerät", "{count} Geräte"],
  "{width} × {height} mm": "{width} × {height} mm",
  "{across} × {down} pixels, {ppi} ppi": "{across} × {down} Pixel, {ppi} ppi",
  "Dashed: A5 paper": "Gestrichelt: A5-Papier",

  "Save and edit": "Speichern und bearbeiten",
  "Show the preview": "Vorschau ansehen",
  "Back to the choices": "Zurück zur Auswahl",
  "Saving needs a free account.": "Zum Speichern brauchst du ein kostenloses Konto.",
  "Your choices stay in this browser.": "Deine Auswahl bleibt in diesem Browser.",
  "Start over": "Von vorn beginnen",
  "Choices removed.": "Auswahl entfernt.",
  "Choices restored.": "Auswahl wiederhergestellt.",
  Change: "Ändern",
  Choices: "Auswahl",
  "The PDF is made in your browser. Nothing is sent to a server.":
    "Das PDF entsteht in deinem Browser. Nichts wird an einen Server gesendet.",
  "{count} links, all checked": ["{count} Link, geprüft", "{count} Links, alle geprüft"],
  "Choose device, dates and language": "Gerät, Zeitraum und Sprache wählen",
  "On my device": "Auf meinem Gerät",
  "Download for {device}": "Für {device} herunterladen",
  "No problems on this device: text, links and toolbar were checked.":
    "Keine Probleme auf diesem Gerät: Text, Links und Werkzeugleiste wurden geprüft.",
  "{count} problems on this device": ["{count} Problem auf diesem Gerät", "{count} Probleme auf diesem Gerät"],
  "Parts of the address could not be used and were replaced:":
    "Teile der Adresse waren nicht verwendbar und wurden ersetzt:",
  "There is no device “{value}”.": "Es gibt kein Gerät „{value}“.",
  "Text and links of this planner would be too small on “{value}”.":
    "Text und Links dieses Planers wären auf „{value}“ zu klein.",
  "This planner has no landscape pages for the device.": "Dieser Planer hat für das Gerät keine Seiten im Querformat.",
  "“{value}” is not a year between {first} and {last}.": "„{value}“ ist kein Jahr zwischen {first} und {last}.",
  "The year is ignored, because a first and a last day are given.":
    "Das Jahr wird ignoriert, weil ein erster und ein letzter Tag angegeben sind.",
  "“{value}” is not a date such as 2027-03-31.": "„{value}“ ist kein Datum wie 2027-03-31.",
  "The first or the last day is missing.": "Der erste oder der letzte Tag fehlt.",
  "The last day, {value}, is before the first.": "Der letzte Tag, {value}, liegt vor dem ersten.",
  "The language “{value}” is not available.": "Die Sprache „{value}“ ist nicht verfügbar.",
  "“{value}” is not a first hour and a later last hour, such as {known}.":
    "„{value}“ ist keine erste Stunde mit einer späteren letzten, wie {known}.",
  "The toolbar of this device has no other side.": "Die Werkzeugleiste dieses Geräts hat keine andere Seite.",
  "“{value}” is not a value of “{name}”.": "„{value}“ ist kein Wert von „{name}“.",
} satisfies Area<"visitor">;
