import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "Anotaciones en el PDF",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "Si tu tableta o un programa exporta el PDF con anotaciones, Octavo las copia en la actualización: cada trazo en las mismas líneas y los mismos días. Los trazos que no tienen sitio están en páginas al final.",
  "PDF with handwriting": "PDF con anotaciones",
  "Copy the handwriting of this PDF": "Copiar las anotaciones de este PDF",
  "Choose a PDF with handwriting…": "Elegir un PDF con anotaciones…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} trazo o nota está en su sitio en la actualización.",
    "{count} trazos y notas están en su sitio en la actualización.",
  ],
  "{count} strokes and notes": ["{count} trazo o nota", "{count} trazos y notas"],
  "On pages at the end": "En páginas al final",
  "Beside other lines or words": "Junto a otras líneas o palabras",
  "Download the update with handwriting": "Descargar la actualización con anotaciones",
  "A page of your own": "Una página propia",
  "the update has no such page": "la actualización no tiene esta página",
  "its page has no such lines": "su página no tiene estas líneas",
  "its page has too little room": "en su página falta espacio",
  "The handwriting could not be copied. Reload the page and try again.":
    "No se han podido copiar las anotaciones. Recarga la página e inténtalo de nuevo.",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "No se pueden leer las páginas del PDF con anotaciones. Expórtalo de nuevo o guárdalo antes con otro programa",
  "The pages of the new PDF cannot be read. Build it again":
    "No se pueden leer las páginas del PDF nuevo. Créalo de nuevo",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "Los dos PDF no tienen ninguna página en común: son de agendas distintas o de otras fechas",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "El PDF con anotaciones ya no indica qué páginas tiene: el programa que lo exportó lo omitió. Elige también el PDF sin anotaciones, como era antes de pasarlo a la tableta",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "El PDF con anotaciones tiene {count} páginas y el que no las tiene, {expected}. Elige el PDF que estaba en la tableta",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "Los enlaces del PDF con anotaciones no son los del PDF sin ellas. Elige el PDF que estaba en la tableta",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "El PDF tiene más de {most} trazos y notas. Exporta menos páginas",
  "The PDF has no handwriting that could be carried": "El PDF no tiene anotaciones que se puedan copiar",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "El programa que exportó el PDF omitió los números de las páginas. Se han asignado por su orden y tamaño",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "Al menos uno de los PDF no contiene su proyecto, así que no se han podido comparar las palabras junto a las anotaciones",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    [
      "Un programa había dibujado de nuevo {count} página. Sus anotaciones se han copiado como imagen, con la resolución del dispositivo",
      "Un programa había dibujado de nuevo {count} páginas. Sus anotaciones se han copiado como imágenes, con la resolución del dispositivo",
    ],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "En {count} página, las anotaciones que un programa dibujó en ella no se distinguen de lo impreso. La página está al final como era",
      "En {count} páginas, las anotaciones que un programa dibujó en ellas no se distinguen de lo impreso. Estas páginas están al final como eran",
    ],
} satisfies Area<"inkMessages">;
