import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Handwriting in the PDF": "Anotações no PDF",
  "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.":
    "Se o seu tablet ou um programa exportar o PDF com anotações, o Octavo as copia para a atualização: cada traço para as mesmas linhas e os mesmos dias. Traços que não têm lugar ficam em páginas no final.",
  "PDF with handwriting": "PDF com anotações",
  "Copy the handwriting of this PDF": "Copiar as anotações deste PDF",
  "Choose a PDF with handwriting…": "Escolher um PDF com anotações…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} traço ou nota está em seu lugar na atualização.",
    "{count} traços e notas estão em seus lugares na atualização.",
  ],
  "{count} strokes and notes": ["{count} traço ou nota", "{count} traços e notas"],
  "On pages at the end": "Em páginas no final",
  "Beside other lines or words": "Ao lado de outras linhas ou palavras",
  "Download the update with handwriting": "Baixar a atualização com anotações",
  "A page of your own": "Uma página sua",
  "the update has no such page": "a atualização não tem esta página",
  "its page has no such lines": "a página não tem estas linhas",
  "its page has too little room": "falta espaço na página",
  "The handwriting could not be copied. Reload the page and try again.":
    "Não foi possível copiar as anotações. Recarregue a página e tente de novo.",
} satisfies Area<"ink">;

/** Refusals and limits of it. */
export const inkMessages = {
  "The pages of the PDF with handwriting cannot be read. Export it again, or save it with another program first":
    "Não é possível ler as páginas do PDF com anotações. Exporte-o de novo ou salve-o antes com outro programa",
  "The pages of the new PDF cannot be read. Build it again":
    "Não é possível ler as páginas do novo PDF. Gere-o de novo",
  "The two PDFs have no page in common: they are PDFs of different planners, or of other dates":
    "Os dois PDFs não têm nenhuma página em comum: são de planners diferentes ou de outras datas",
  "The PDF with handwriting no longer says which pages it has: the program that exported it left that out. Choose also the PDF without handwriting, as it was before it went to the tablet":
    "O PDF com anotações não diz mais quais páginas tem: o programa que o exportou omitiu isso. Escolha também o PDF sem anotações, como era antes de ir para o tablet",
  "The PDF with handwriting has {count} pages, and the one without has {expected}. Choose the PDF that was on the tablet":
    "O PDF com anotações tem {count} páginas, e o sem anotações tem {expected}. Escolha o PDF que estava no tablet",
  "The links of the PDF with handwriting are not those of the PDF without. Choose the PDF that was on the tablet":
    "Os links do PDF com anotações não são os do PDF sem anotações. Escolha o PDF que estava no tablet",
  "The PDF has more than {most} strokes and notes. Export fewer pages":
    "O PDF tem mais de {most} traços e notas. Exporte menos páginas",
  "The PDF has no handwriting that could be carried": "O PDF não tem anotações que possam ser copiadas",
  "The program that exported the PDF left out the numbers of its pages. They were matched by their order and size":
    "O programa que exportou o PDF omitiu os números das páginas. Elas foram associadas pela ordem e pelo tamanho",
  "At least one of the PDFs does not contain its project, so that words around handwriting could not be compared":
    "Pelo menos um dos PDFs não contém seu projeto, por isso não foi possível comparar as palavras ao redor das anotações",
  "A program had drawn {count} pages anew. Their handwriting was carried as pictures, at the resolution of the device":
    [
      "Um programa havia redesenhado {count} página. Suas anotações foram copiadas como imagem, na resolução do dispositivo",
      "Um programa havia redesenhado {count} páginas. Suas anotações foram copiadas como imagens, na resolução do dispositivo",
    ],
  "On {count} pages, handwriting that a program drew into the page cannot be told from their print. These pages are at the end as they were":
    [
      "Em {count} página, as anotações que um programa desenhou nela não se distinguem da impressão. A página está no final como era",
      "Em {count} páginas, as anotações que um programa desenhou nelas não se distinguem da impressão. Essas páginas estão no final como eram",
    ],
} satisfies Area<"inkMessages">;
