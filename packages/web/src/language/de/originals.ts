import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "Änderungen ansehen",
  "Not now": "Nicht jetzt",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "„{name}“ von {author}, das Original dieses Projekts, hat sich geändert.",
  "Changes of the original": "Änderungen des Originals",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "Übernimm, was sich in dem Projekt geändert hat, aus dem dieses geklont wurde. Deine eigenen Änderungen bleiben.",
  "View the original": "Original ansehen",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "Es gibt nichts zu übernehmen: Dieses Projekt hat kein Original, das sich derzeit klonen lässt.",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "Das Original steht jetzt unter dieser Lizenz: {licence}. Dein Projekt hat eine andere: {own}. Beide sind nicht vereinbar. Klone das Original noch einmal, um seine Änderungen zu haben.",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "Octavo hat nicht aufbewahrt, wie das Original beim Klonen war, und kann deine Änderungen nicht von denen des Originals unterscheiden. Klone das Original noch einmal, um seine Änderungen zu haben.",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "Nichts Neues: „{name}“ von {author} hat sich seit dem Klonen oder der letzten Übernahme nicht geändert.",
  "Nothing in your project changes.": "In deinem Projekt ändert sich nichts.",
  "These stay, because they are still used: {names}.": "Das bleibt, weil es noch verwendet wird: {names}.",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "Der Planer hätte nach der Übernahme Fehler: {problem}. Wähle bei einem Konflikt den anderen Wert oder ändere zuerst dein Projekt.",
  "Mine now": "Bei mir jetzt",
  "After the merge": "Nach der Übernahme",
  "Only now": "Nur jetzt",
  "No page changes.": "Keine Seite ändert sich.",
  "No master changes.": "Kein Master ändert sich.",
  "Merged changes of {name} by {author}": "Änderungen von {name} ({author}) übernommen",
  "Merging…": "Wird übernommen…",
  "Merge changes": "Änderungen übernehmen",
  "Changes merged.": "Änderungen übernommen.",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "Du und der Autor haben das verschieden geändert. Dein Wert bleibt, außer du wählst den des Originals.",
  "Keep all of mine": "Alle eigenen behalten",
  "Take all of the original's": "Alle vom Original nehmen",
  "Show all {count} conflicts": "Alle {count} Konflikte zeigen",
  Mine: "Eigener Wert",
  "The original's": "Vom Original",
  "Deleted by one of you": "Von einer Seite gelöscht",
  "Named page {name}": "Benannte Seite {name}",
  "Style {name}": "Stil {name}",
  "Theme {name}": "Gestaltung {name}",
  "Font {name}": "Schrift {name}",
  "Rule for {name}": "Regel für {name}",
  "Page setup": "Seiteneinrichtung",
  "Theme in use": "Verwendete Gestaltung",
  "Frame of all masters": "Rahmen aller Master",
  Order: "Reihenfolge",
  "List {name}": "Liste {name}",
  "Calendar {name}": "Kalender {name}",
  "Term {name}": "Zeitraum {name}",
  "Row {name}": "Zeile {name}",
  "Nothing|value": "Nichts",
  "Kept, with changes": "Behalten, mit Änderungen",
  "{count} conflicts": ["{count} Konflikt", "{count} Konflikte"],
} satisfies Area<"originals">;
