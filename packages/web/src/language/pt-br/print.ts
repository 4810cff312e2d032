import type { Area } from "./forms.ts";

/** Texts of src/screens/project/print: sheets for a printer. */
export const print = {
  "Print…": "Imprimir…",
  "The pages on sheets of paper. Paper has no links: page numbers stand in their places.":
    "As páginas em folhas de papel. O papel não tem links: números de página ficam no lugar deles.",
  "Download for printing": "Baixar para imprimir",
  "{name} to print": "{name} para imprimir",
  "First sheet, front": "Primeira folha, frente",
  "First sheet, back": "Primeira folha, verso",
  "Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.":
    "Folhas: {sheets}. Páginas: {pages}, a {percent} %. Páginas em branco: {blank}.",
  "Print at 100 %, on both sides, flipped on the long edge.":
    "Imprima a 100 %, frente e verso, virando na borda longa.",
  "Print at 100 %, on both sides, flipped on the short edge.":
    "Imprima a 100 %, frente e verso, virando na borda curta.",
  "Print at 100 %, on one side.": "Imprima a 100 %, em um lado.",
  "Half letter": "Meia carta",
  Passport: "Passaporte",
  "One page on a side": "Uma página por lado",
  "Two pages on a side": "Duas páginas por lado",
  "Two pages, to cut in the middle": "Duas páginas, para cortar ao meio",
  "Booklet, folded and stapled": "Livreto, dobrado e grampeado",
  "Both sides, as suits the sheets": "Frente e verso, conforme as folhas",
  "Both sides, flipped on the long edge": "Frente e verso, virando na borda longa",
  "Both sides, flipped on the short edge": "Frente e verso, virando na borda curta",
  "One side": "Um lado",
  "Size of the page": "Tamanho da página",
  "Another size…": "Outro tamanho…",
  Layout: "Disposição",
  Sheets: "Folhas",
  "Width in mm": "Largura em mm",
  "Height in mm": "Altura em mm",
  Printing: "Impressão",
  "Sheets folded together": "Folhas dobradas juntas",
  "Empty: all of up to 20 sheets, else 8 at most.": "Vazio: todas até 20 folhas; senão, no máximo 8.",
  "Thickness of the paper in mm": "Espessura do papel em mm",
  "Moves the inner pages towards the fold.": "Aproxima as páginas internas da dobra.",
  "Two holes": "Dois furos",
  "Four holes": "Quatro furos",
  "Three holes (North America)": "Três furos (América do Norte)",
  "Binding margin in mm": "Margem de encadernação em mm",
  "Margin of the sheet in mm": "Margem da folha em mm",
  Holes: "Furos",
  "As large as the sheet allows": "Tão grandes quanto a folha permite",
  "No pages": "Nenhuma página",
  "Months, weeks or days on two pages": "Meses, semanas ou dias em duas páginas",
  "Size of the pages": "Tamanho das páginas",
  "Begin on left pages": "Começar em páginas esquerdas",
  "Page numbers, and at links the number of the page that they lead to":
    "Números de página e, nos links, o número da página de destino",
  "Crop marks and folds": "Marcas de corte e dobras",
} satisfies Area<"print">;
