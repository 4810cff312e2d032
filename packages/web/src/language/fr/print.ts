import type { Area } from "./forms.ts";

/** Texts of src/screens/project/print: sheets for a printer. */
export const print = {
  "Print…": "Imprimer…",
  "The pages on sheets of paper. Paper has no links: page numbers stand in their places.":
    "Les pages sur des feuilles de papier. Le papier n’a pas de liens : des numéros de page les remplacent.",
  "Download for printing": "Télécharger pour imprimer",
  "{name} to print": "{name} à imprimer",
  "First sheet, front": "Première feuille, recto",
  "First sheet, back": "Première feuille, verso",
  "Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.":
    "Feuilles : {sheets}. Pages : {pages}, à {percent} %. Pages blanches : {blank}.",
  "Print at 100 %, on both sides, flipped on the long edge.":
    "Imprimez à 100 %, en recto verso, avec retournement sur le bord long.",
  "Print at 100 %, on both sides, flipped on the short edge.":
    "Imprimez à 100 %, en recto verso, avec retournement sur le bord court.",
  "Print at 100 %, on one side.": "Imprimez à 100 %, sur une seule face.",
  "Half letter": "Demi-lettre",
  Passport: "Passeport",
  "One page on a side": "Une page par face",
  "Two pages on a side": "Deux pages par face",
  "Two pages, to cut in the middle": "Deux pages, à couper au milieu",
  "Booklet, folded and stapled": "Livret, plié et agrafé",
  "Both sides, as suits the sheets": "Recto verso, selon les feuilles",
  "Both sides, flipped on the long edge": "Recto verso, retournement sur le bord long",
  "Both sides, flipped on the short edge": "Recto verso, retournement sur le bord court",
  "One side": "Une seule face",
  "Size of the page": "Taille de la page",
  "Another size…": "Autre taille…",
  Layout: "Disposition",
  Sheets: "Feuilles",
  "Width in mm": "Largeur en mm",
  "Height in mm": "Hauteur en mm",
  Printing: "Impression",
  "Sheets folded together": "Feuilles pliées ensemble",
  "Empty: all of up to 20 sheets, else 8 at most.": "Vide : toutes jusqu’à 20 feuilles, sinon 8 au plus.",
  "Thickness of the paper in mm": "Épaisseur du papier en mm",
  "Moves the inner pages towards the fold.": "Rapproche les pages intérieures du pli.",
  "Two holes": "Deux trous",
  "Four holes": "Quatre trous",
  "Three holes (North America)": "Trois trous (Amérique du Nord)",
  "Binding margin in mm": "Marge de reliure en mm",
  "Margin of the sheet in mm": "Marge de la feuille en mm",
  Holes: "Trous",
  "As large as the sheet allows": "Aussi grandes que la feuille le permet",
  "No pages": "Aucune page",
  "Months, weeks or days on two pages": "Mois, semaines ou jours sur deux pages",
  "Size of the pages": "Taille des pages",
  "Begin on left pages": "Commencer sur des pages de gauche",
  "Page numbers, and at links the number of the page that they lead to":
    "Numéros de page et, aux liens, le numéro de la page de destination",
  "Crop marks and folds": "Traits de coupe et plis",
} satisfies Area<"print">;
