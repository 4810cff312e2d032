import type { Area } from "./forms.ts";

/** Texts of src/screens/project/print: sheets for a printer. */
export const print = {
  "Print…": "Drucken…",
  "The pages on sheets of paper. Paper has no links: page numbers stand in their places.":
    "Die Seiten auf Papierbögen. Papier hat keine Links: An ihrer Stelle stehen Seitenzahlen.",
  "Download for printing": "Zum Drucken herunterladen",
  "{name} to print": "{name} zum Drucken",
  "First sheet, front": "Erster Bogen, Vorderseite",
  "First sheet, back": "Erster Bogen, Rückseite",
  "Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.":
    "Bögen: {sheets}. Seiten: {pages}, in {percent} % der Größe. Leere Seiten: {blank}.",
  "Print at 100 %, on both sides, flipped on the long edge.":
    "Drucke mit 100 %, beidseitig, an der langen Kante gespiegelt.",
  "Print at 100 %, on both sides, flipped on the short edge.":
    "Drucke mit 100 %, beidseitig, an der kurzen Kante gespiegelt.",
  "Print at 100 %, on one side.": "Drucke mit 100 %, einseitig.",
  "Half letter": "Half Letter",
  Passport: "Reisepass",
  "One page on a side": "Eine Seite je Bogenseite",
  "Two pages on a side": "Zwei Seiten je Bogenseite",
  "Two pages, to cut in the middle": "Zwei Seiten, in der Mitte zu schneiden",
  "Booklet, folded and stapled": "Broschüre, gefaltet und geheftet",
  "Both sides, as suits the sheets": "Beidseitig, passend zu den Bögen",
  "Both sides, flipped on the long edge": "Beidseitig, an der langen Kante gespiegelt",
  "Both sides, flipped on the short edge": "Beidseitig, an der kurzen Kante gespiegelt",
  "One side": "Einseitig",
  "Size of the page": "Größe der Seite",
  "Another size…": "Andere Größe…",
  Layout: "Anordnung",
  Sheets: "Bögen",
  "Width in mm": "Breite in mm",
  "Height in mm": "Höhe in mm",
  Printing: "Druck",
  "Sheets folded together": "Gemeinsam gefaltete Bögen",
  "Empty: all of up to 20 sheets, else 8 at most.": "Leer: alle bis zu 20 Bögen, sonst höchstens 8.",
  "Thickness of the paper in mm": "Papierdicke in mm",
  "Moves the inner pages towards the fold.": "Rückt die inneren Seiten zum Falz.",
  "Two holes": "Zwei Löcher",
  "Four holes": "Vier Löcher",
  "Three holes (North America)": "Drei Löcher (Nordamerika)",
  "Binding margin in mm": "Bundsteg in mm",
  "Margin of the sheet in mm": "Rand des Bogens in mm",
  Holes: "Löcher",
  "As large as the sheet allows": "So groß, wie der Bogen erlaubt",
  "No pages": "Keine Seiten",
  "Months, weeks or days on two pages": "Monate, Wochen oder Tage auf zwei Seiten",
  "Size of the pages": "Größe der Seiten",
  "Begin on left pages": "Auf linken Seiten beginnen",
  "Page numbers, and at links the number of the page that they lead to":
    "Seitenzahlen, und an Links die Zahl der Seite, zu der sie führen",
  "Crop marks and folds": "Schnitt- und Falzmarken",
} satisfies Area<"print">;
