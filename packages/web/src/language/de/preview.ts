import type { Area } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "Reserviert",
  "Build From Masters + Plan": "Aus Mastern + Plan erzeugen",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "Master sind Seitendesigns. Der Plan legt fest, wie viele Seiten jeden Master verwenden und für welchen Zeitraum.",
  "Masters and plan": "Master und Plan",
  "Masters or plan": "Master oder Plan",
  "Masters, plan or planner": "Master, Plan oder Planer",
  "Master library, YAML": "Master-Bibliothek, YAML",
  "Plan, YAML": "Plan, YAML",
  Planner: "Planer",
  "Open file": "Datei öffnen",
  "Open a file into {name}": "Datei in {name} öffnen",
  "Open a YAML file into {name}": "YAML-Datei in {name} öffnen",
  "Drop to replace {name}": "Ablegen, um {name} zu ersetzen",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name} überschreitet das Limit von {size} MiB pro Dokument.",
  "{name} is not a text file.": "{name} ist keine Textdatei.",
  "Reset to sample": "Auf Beispiel zurücksetzen",
  "Reset to the sample?": "Auf das Beispiel zurücksetzen?",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "Das ersetzt deine Master und deinen Plan durch das Beispiel. Solange diese Seite geöffnet ist, holst du deine mit „Rückgängig“ im jeweiligen Editor zurück.",
  "Reset both": "Beide zurücksetzen",
  "Compile & Open": "Kompilieren & öffnen",
  "Ctrl or Cmd + Enter": "Strg oder Cmd + Enter",
  "Making the PDF: page {page} of {total}": "PDF wird erstellt: Seite {page} von {total}",
  "The planner could not be opened. Fix {errors} first.":
    "Der Planer konnte nicht geöffnet werden. Behebe zuerst {errors}.",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "Das PDF konnte in diesem Browser nicht erstellt werden. Lade die Seite neu und versuche es erneut.",
  "The planner could not be created. Reload the page.": "Der Planer konnte nicht erstellt werden. Lade die Seite neu.",
  "The PDF could not be created. Fix {errors} first.": "Das PDF konnte nicht erstellt werden. Behebe zuerst {errors}.",
  "Planner opened: {extent}.": "Planer geöffnet: {extent}.",
  "Showing the last valid version. Fix the errors to see your changes.":
    "Du siehst die letzte gültige Version. Behebe die Fehler, um deine Änderungen zu sehen.",
  "Your planner opens here": "Hier öffnet sich dein Planer",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "Blättere durch die Seiten und folge den Links wie auf dem Gerät. Die Vorschau ändert sich, während du schreibst.",
  Problems: "Probleme",
  "Checking…": "Wird geprüft…",
  "No problems. {extent}.": "Keine Probleme. {extent}.",
  errors: ["Fehler", "Fehler"],

  "{document}, line {line}": "{document}, Zeile {line}",
  Template: "Vorlage",
  "Master {master}": "Master {master}",
  "Error:": "Fehler:",
  "Hint:": "Hinweis:",
  "Warning:": "Warnung:",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "Planerseite. Pfeiltasten blättern um, Tab erreicht die Links.",
  "Drawing the page…": "Seite wird gezeichnet…",
  "This page could not be drawn. Compile the planner again.":
    "Diese Seite konnte nicht gezeichnet werden. Kompiliere den Planer noch einmal.",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "Eine Schrift konnte nicht geladen werden, deshalb verwendet diese Vorschau einen Ersatz. Das PDF verwendet die richtige Schrift.",
  Contents: "Inhalt",
  "Contents of the planner": "Inhalt des Planers",
  "{title}, entries": "{title}, Einträge",
  "Back to the previous page": "Zurück zur vorherigen Seite",
  "Show links": "Links anzeigen",
  "Fit width": "Breite einpassen",
  "Fit page": "Seite einpassen",
  Page: "Seite",
  "Page number": "Seitenzahl",
  "of {pages}": "von {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}. Mit Escape und dann Tab verlässt du den Editor.",
  Find: "Suchen",
  Replace: "Ersetzen",
  next: "nächste",
  previous: "vorherige",
  all: "alle",
  "match case": "Groß-/Kleinschreibung",
  regexp: "Regex",
  "by word": "ganze Wörter",
  replace: "ersetzen",
  "replace all": "alle ersetzen",
  close: "schließen",
  "Go to line": "Gehe zu Zeile",
  go: "los",
} satisfies Area<"preview">;
