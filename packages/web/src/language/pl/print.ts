import type { Translations } from "./forms.ts";

/** Texts of src/screens/project/print: sheets for a printer. */
export const print = {
  "Print…": "Drukuj…",
  "The pages on sheets of paper. Paper has no links: page numbers stand in their places.":
    "Strony na arkuszach papieru. Papier nie ma łączy: zamiast nich są numery stron.",
  "Download for printing": "Pobierz do druku",
  "{name} to print": "{name} do druku",
  "First sheet, front": "Pierwszy arkusz, przód",
  "First sheet, back": "Pierwszy arkusz, tył",
  "Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.":
    "Arkusze: {sheets}. Strony: {pages}, w skali {percent} %. Puste strony: {blank}.",
  "Print at 100 %, on both sides, flipped on the long edge.":
    "Drukuj w skali 100 %, dwustronnie, z odwracaniem wzdłuż długiej krawędzi.",
  "Print at 100 %, on both sides, flipped on the short edge.":
    "Drukuj w skali 100 %, dwustronnie, z odwracaniem wzdłuż krótkiej krawędzi.",
  "Print at 100 %, on one side.": "Drukuj w skali 100 %, jednostronnie.",
  "Half letter": "Pół Letter",
  Passport: "Paszport",
  "One page on a side": "Jedna strona na każdej stronie arkusza",
  "Two pages on a side": "Dwie strony na każdej stronie arkusza",
  "Two pages, to cut in the middle": "Dwie strony, do przecięcia w środku",
  "Booklet, folded and stapled": "Broszura, złożona i zszyta",
  "Both sides, as suits the sheets": "Dwustronnie, jak pasuje do arkuszy",
  "Both sides, flipped on the long edge": "Dwustronnie, odwracanie wzdłuż długiej krawędzi",
  "Both sides, flipped on the short edge": "Dwustronnie, odwracanie wzdłuż krótkiej krawędzi",
  "One side": "Jednostronnie",
  "Size of the page": "Rozmiar strony",
  "Another size…": "Inny rozmiar…",
  Layout: "Układ",
  Sheets: "Arkusze",
  "Width in mm": "Szerokość w mm",
  "Height in mm": "Wysokość w mm",
  Printing: "Drukowanie",
  "Sheets folded together": "Arkusze składane razem",
  "Empty: all of up to 20 sheets, else 8 at most.": "Puste: wszystkie do 20 arkuszy, inaczej najwyżej 8.",
  "Thickness of the paper in mm": "Grubość papieru w mm",
  "Moves the inner pages towards the fold.": "Przesuwa wewnętrzne strony ku zgięciu.",
  "Two holes": "Dwa otwory",
  "Four holes": "Cztery otwory",
  "Three holes (North America)": "Trzy otwory (Ameryka Północna)",
  "Binding margin in mm": "Margines na oprawę w mm",
  "Margin of the sheet in mm": "Margines arkusza w mm",
  Holes: "Otwory",
  "As large as the sheet allows": "Tak duże, jak pozwala arkusz",
  "No pages": "Żadne strony",
  "Months, weeks or days on two pages": "Miesiące, tygodnie lub dni na dwóch stronach",
  "Size of the pages": "Rozmiar stron",
  "Begin on left pages": "Zaczynaj na lewych stronach",
  "Page numbers, and at links the number of the page that they lead to":
    "Numery stron, a przy łączach numer strony, do której prowadzą",
  "Crop marks and folds": "Znaki cięcia i zgięcia",
} satisfies Translations;
