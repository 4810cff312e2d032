import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "Copiar anotaciones",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "Octavo copia en la actualización las anotaciones que exporta tu tablet o un programa. En un PDF, cada trazo va a las mismas líneas y los mismos días. En los documentos de reMarkable (.rmdoc, .zip) y Xournal++ (.xopp), cada página conserva sus trazos. Lo que no tiene sitio en la actualización se conserva y aparece en una lista.",
  "File with handwriting": "Archivo con anotaciones",
  "Copy the handwriting of this file": "Copiar las anotaciones de este archivo",
  "Choose a file with handwriting…": "Elegir un archivo con anotaciones…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} trazo o nota está en su sitio en la actualización.",
    "{count} trazos y notas están en su sitio en la actualización.",
  ],
  "{count} strokes and notes": ["{count} trazo o nota", "{count} trazos y notas"],
  "On pages at the end": "En páginas al final",
  "Beside other lines or words": "Junto a otras líneas o palabras",
  "Download the update with handwriting": "Descargar la actualización con anotaciones",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "{count} página con anotaciones tiene otros textos o líneas, fuera de las zonas para escribir.",
    "{count} páginas con anotaciones tienen otros textos o líneas, fuera de las zonas para escribir.",
  ],
  "On pages that you inserted, between the same pages": "En páginas que insertaste, entre las mismas páginas",
  "On pages without their print": "En páginas sin lo que tenían impreso",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "El documento muestra el PDF «{name}». Guarda los dos archivos en una carpeta y no cambies sus nombres.",
  "Download the document with handwriting": "Descargar el documento con anotaciones",
  "Download its PDF": "Descargar su PDF",
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
    "El PDF con anotaciones ya no indica qué páginas tiene: el programa que lo exportó lo omitió. Elige también el PDF sin anotaciones, como era antes de pasarlo a la tablet",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "El PDF con anotaciones tiene {count} páginas y el que no las tiene, {expected}. Elige el PDF que estaba en la tablet",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "Los enlaces del PDF con anotaciones no son los del PDF sin ellas. Elige el PDF que estaba en la tablet",
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
  "The planner that you wrote in: {reason}": "La agenda en la que escribiste: {reason}",
  "The new PDF: {reason}": "El PDF nuevo: {reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "El PDF nuevo no tiene ninguna página de la agenda en la que escribiste: es otra agenda o tiene otras fechas",
  "{count} pages of the planner that you deleted stay deleted": [
    "{count} página de la agenda que borraste sigue borrada",
    "{count} páginas de la agenda que borraste siguen borradas",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "Octavo no puede leer un archivo de este tipo. Elige un PDF, un documento de reMarkable (.rmdoc o .zip) o uno de Xournal++ (.xopp)",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "El archivo ocupa más de 400 MB. Las agendas con anotaciones son más pequeñas",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "El documento de la tablet está dañado o incompleto. Expórtalo de nuevo desde la tablet o cópialo otra vez",
  "The bundle is protected by a password. Remove the protection and try again":
    "El documento de la tablet está protegido con contraseña. Quita la protección e inténtalo de nuevo",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "El documento de la tablet ocupa más de 400 MB o tiene demasiados archivos para una agenda. Elige un solo documento",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "El documento de la tablet tiene un archivo fuera de su carpeta: «{name}». Expórtalo de nuevo desde la tablet",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "El documento de la tablet tiene dos veces el archivo «{name}». Expórtalo de nuevo desde la tablet",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "El archivo «{name}» del documento de la tablet está dañado. Exporta el documento de nuevo desde la tablet",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "El archivo ZIP no tiene ningún archivo .content, así que no es un documento de reMarkable. Exporta la agenda como .rmdoc o con rmapi",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "El archivo ZIP tiene {count} documentos. Elige un archivo con un solo documento, como los que crea rmapi",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "El archivo «{name}» del documento de la tablet no es un objeto JSON. Exporta el documento de nuevo desde la tablet",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "El documento de la tablet es del tipo «{kind}» y no un PDF. Elige el documento de tu agenda",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "Al documento de la tablet le falta el PDF «{name}». Exporta el documento con su PDF",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "No se puede leer la lista de páginas de «{name}». Abre el documento en la tablet y expórtalo de nuevo",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "La lista de páginas de «{name}» nombra la página {page} de un PDF de {count} páginas. Abre el documento en la tablet y expórtalo de nuevo",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "El documento de la tablet tiene la versión {version} del formato. Esta versión de Octavo conoce la 1 y la 2. Busca una más nueva",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "La agenda no se abrió nunca en la tablet, así que el documento no tiene anotaciones. Solo se ha sustituido su PDF",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "Los marcadores de «{name}» los creó una extensión de la tablet por número de página y se quedan como están. Compruébalos si se añadieron o quitaron páginas antes de ellos",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "Las anotaciones de {count} página son de una versión cuyos trazos no se cuentan. Cuentan como un trazo",
    "Las anotaciones de {count} páginas son de una versión cuyos trazos no se cuentan. Cuentan como un trazo por página",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "El archivo está dañado o incompleto. Ábrelo en Xournal++ y guárdalo de nuevo, o usa la copia que guarda Xournal++",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "El archivo ocupa más de 200 MB al descomprimirse. Las agendas con anotaciones son más pequeñas",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "El archivo no es un documento de Xournal++. Elige un archivo que termine en .xopp",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "El documento no muestra ningún PDF. Elige el archivo .xopp que Xournal++ guardó después de escribir en la agenda",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "La página {page} del documento muestra la página {number} de un PDF de {count} páginas. Elige el PDF en el que escribiste",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Un documento de Xournal++ no contiene ningún PDF. Elige aquí el PDF que muestra, y el documento en «Copiar anotaciones»",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "El documento muestra un PDF llamado «{shown}» y no «{given}». Si es otro PDF, comprueba el resultado",
} satisfies Area<"inkMessages">;
