import type { Area } from "./forms.ts";

/** Texts of src/screens/variants. */
export const variants = {
  "All variants…": "Alle Varianten…",
  "All variants": "Alle Varianten",
  "One PDF for each combination of your choices, in one ZIP file. The project stays as it is.":
    "Ein PDF für jede Kombination deiner Auswahl, in einer ZIP-Datei. Das Projekt bleibt, wie es ist.",
  "Find a device by its name": "Gerät nach Namen suchen",
  Languages: "Sprachen",
  "Writing hand": "Links- oder rechtshändig",
  "Right-handed": "Rechtshänder",
  "These designs look the same for both hands.": "Diese Designs sehen für beide Hände gleich aus.",
  "Designs of your own are scaled and mirrored. Their texts stay in their language; names of months and days change.":
    "Eigene Designs werden skaliert und gespiegelt. Ihre Texte bleiben in ihrer Sprache, Namen von Monaten und Tagen ändern sich.",
  "At most {most} variants can be made at once. Choose fewer.": "Höchstens {most} Varianten auf einmal. Wähle weniger.",
  "Show variants": "Varianten zeigen",
  "Download ZIP": "ZIP herunterladen",
  "{done} of {total} variants": "{done} von {total} Varianten",
  "Pictures of the variants": "Übersicht der Varianten",
  "A variant with errors has no PDF, so there is no ZIP file. Show the variants to find it.":
    "Eine Variante mit Fehlern hat kein PDF, deshalb gibt es keine ZIP-Datei. Zeige die Varianten, um sie zu finden.",
  "A variant could not be made in this browser. Try again, or choose fewer.":
    "Eine Variante konnte in diesem Browser nicht erstellt werden. Versuche es noch einmal oder wähle weniger.",
  "{count} variants": ["{count} Variante", "{count} Varianten"],
} satisfies Area<"variants">;
