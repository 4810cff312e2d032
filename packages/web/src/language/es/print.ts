import type { Area } from "./forms.ts";

/** Texts of src/screens/project/print: sheets for a printer. */
export const print = {
  "Print…": "Imprimir…",
  "The pages on sheets of paper. Paper has no links: page numbers stand in their places.":
    "Las páginas en hojas de papel. El papel no tiene enlaces: en su lugar hay números de página.",
  "Download for printing": "Descargar para imprimir",
  "{name} to print": "{name} para imprimir",
  "First sheet, front": "Primera hoja, anverso",
  "First sheet, back": "Primera hoja, reverso",
  "Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.":
    "Hojas: {sheets}. Páginas: {pages}, al {percent} %. Páginas en blanco: {blank}.",
  "Print at 100 %, on both sides, flipped on the long edge.":
    "Imprime al 100 %, a doble cara, volteando por el borde largo.",
  "Print at 100 %, on both sides, flipped on the short edge.":
    "Imprime al 100 %, a doble cara, volteando por el borde corto.",
  "Print at 100 %, on one side.": "Imprime al 100 %, a una cara.",
  "Half letter": "Media carta",
  Passport: "Pasaporte",
  "One page on a side": "Una página por cara",
  "Two pages on a side": "Dos páginas por cara",
  "Two pages, to cut in the middle": "Dos páginas, para cortar por la mitad",
  "Booklet, folded and stapled": "Folleto, doblado y grapado",
  "Both sides, as suits the sheets": "Doble cara, según convenga a las hojas",
  "Both sides, flipped on the long edge": "Doble cara, volteando por el borde largo",
  "Both sides, flipped on the short edge": "Doble cara, volteando por el borde corto",
  "One side": "Una cara",
  "Size of the page": "Tamaño de la página",
  "Another size…": "Otro tamaño…",
  Layout: "Disposición",
  Sheets: "Hojas",
  "Width in mm": "Ancho en mm",
  "Height in mm": "Alto en mm",
  Printing: "Impresión",
  "Sheets folded together": "Hojas plegadas juntas",
  "Empty: all of up to 20 sheets, else 8 at most.": "Vacío: todas hasta 20 hojas; si no, 8 como máximo.",
  "Thickness of the paper in mm": "Grosor del papel en mm",
  "Moves the inner pages towards the fold.": "Acerca las páginas interiores al pliegue.",
  "Two holes": "Dos agujeros",
  "Four holes": "Cuatro agujeros",
  "Three holes (North America)": "Tres agujeros (Norteamérica)",
  "Binding margin in mm": "Margen de encuadernación en mm",
  "Margin of the sheet in mm": "Margen de la hoja en mm",
  Holes: "Agujeros",
  "As large as the sheet allows": "Tan grandes como permita la hoja",
  "No pages": "Ninguna página",
  "Months, weeks or days on two pages": "Meses, semanas o días en dos páginas",
  "Size of the pages": "Tamaño de las páginas",
  "Begin on left pages": "Empezar en páginas izquierdas",
  "Page numbers, and at links the number of the page that they lead to":
    "Números de página y, en los enlaces, el número de la página de destino",
  "Crop marks and folds": "Marcas de corte y de pliegue",
} satisfies Area<"print">;
