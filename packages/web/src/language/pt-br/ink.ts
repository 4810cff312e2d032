import type { Area } from "./forms.ts";

/** Texts of copying handwriting to the update of a PDF. */
export const ink = {
  "Copy handwriting": "Copiar anotações",
  "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.":
    "O Octavo copia para a atualização as anotações que o seu tablet ou um programa exporta. Em um PDF, cada traço vai para as mesmas linhas e os mesmos dias. Em documentos do reMarkable (.rmdoc, .zip) e do Xournal++ (.xopp), cada página mantém seus traços. O que não tem lugar na atualização é mantido e listado.",
  "File with handwriting": "Arquivo com anotações",
  "Copy the handwriting of this file": "Copiar as anotações deste arquivo",
  "Choose a file with handwriting…": "Escolher um arquivo com anotações…",
  "{count} strokes and notes are in their places in the update.": [
    "{count} traço ou nota está em seu lugar na atualização.",
    "{count} traços e notas estão em seus lugares na atualização.",
  ],
  "{count} strokes and notes": ["{count} traço ou nota", "{count} traços e notas"],
  "On pages at the end": "Em páginas no final",
  "Beside other lines or words": "Ao lado de outras linhas ou palavras",
  "Download the update with handwriting": "Baixar a atualização com anotações",
  "{count} pages with handwriting have other texts or lines, outside of the areas to write on.": [
    "{count} página com anotações tem outros textos ou linhas, fora das áreas de escrita.",
    "{count} páginas com anotações têm outros textos ou linhas, fora das áreas de escrita.",
  ],
  "On pages that you inserted, between the same pages": "Em páginas que você inseriu, entre as mesmas páginas",
  "On pages without their print": "Em páginas sem a impressão delas",
  "The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.":
    "O documento mostra o PDF “{name}”. Mantenha os dois arquivos na mesma pasta e com os mesmos nomes.",
  "Download the document with handwriting": "Baixar o documento com anotações",
  "Download its PDF": "Baixar o PDF dele",
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
  "The planner that you wrote in: {reason}": "O planner em que você escreveu: {reason}",
  "The new PDF: {reason}": "O novo PDF: {reason}",
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates":
    "O novo PDF não tem nenhuma das páginas do planner em que você escreveu: é outro planner ou tem outras datas",
  "{count} pages of the planner that you deleted stay deleted": [
    "{count} página do planner que você excluiu continua excluída",
    "{count} páginas do planner que você excluiu continuam excluídas",
  ],
  "The file is of a kind that Octavo cannot read. Choose a PDF, a document of reMarkable (.rmdoc or .zip), or one of Xournal++ (.xopp)":
    "O Octavo não consegue ler um arquivo deste tipo. Escolha um PDF, um documento do reMarkable (.rmdoc ou .zip) ou do Xournal++ (.xopp)",
  "The file is larger than 400 MB. Planners with handwriting are smaller":
    "O arquivo tem mais de 400 MB. Planners com anotações são menores",
  "The bundle is damaged or incomplete. Export it from your tablet again, or copy it again":
    "O documento do tablet está danificado ou incompleto. Exporte-o de novo do tablet ou copie-o de novo",
  "The bundle is protected by a password. Remove the protection and try again":
    "O documento do tablet está protegido por senha. Remova a proteção e tente de novo",
  "The bundle is larger than 400 MB, or has too many files for a planner. Choose the bundle of one document":
    "O documento do tablet tem mais de 400 MB ou arquivos demais para um planner. Escolha um único documento",
  'The bundle has a file outside of its own folder, "{name}". Export the document from your tablet again':
    "O documento do tablet tem um arquivo fora da pasta dele: “{name}”. Exporte-o de novo do tablet",
  'The bundle has the file "{name}" twice. Export the document from your tablet again':
    "O documento do tablet tem o arquivo “{name}” duas vezes. Exporte-o de novo do tablet",
  'The file "{name}" in the bundle is damaged. Export the document from your tablet again':
    "O arquivo “{name}” do documento do tablet está danificado. Exporte o documento de novo do tablet",
  "The ZIP file has no .content file, so it is not the bundle of a reMarkable document. Export the planner as .rmdoc, or with rmapi":
    "O arquivo ZIP não tem nenhum arquivo .content, portanto não é um documento do reMarkable. Exporte o planner como .rmdoc ou com o rmapi",
  "The ZIP file has {count} documents. Choose a bundle of one document, as rmapi makes it":
    "O arquivo ZIP tem {count} documentos. Escolha um arquivo com um só documento, como o rmapi cria",
  'The file "{name}" in the bundle is not a JSON object. Export the document from your tablet again':
    "O arquivo “{name}” do documento do tablet não é um objeto JSON. Exporte o documento de novo do tablet",
  'The document in the bundle is of the kind "{kind}", and not a PDF. Choose the bundle of your planner':
    "O documento do tablet é do tipo “{kind}” e não um PDF. Escolha o documento do seu planner",
  'The bundle lacks the PDF "{name}". Export the document with its PDF':
    "Falta o PDF “{name}” no documento do tablet. Exporte o documento com o PDF",
  'The list of pages in "{name}" cannot be read. Open the document on the tablet and export it again':
    "Não é possível ler a lista de páginas em “{name}”. Abra o documento no tablet e exporte-o de novo",
  'The list of pages in "{name}" names page {page} of a PDF with {count} pages. Open the document on the tablet and export it again':
    "A lista de páginas em “{name}” cita a página {page} de um PDF com {count} páginas. Abra o documento no tablet e exporte-o de novo",
  "The bundle has version {version} of the format. This version of Octavo knows 1 and 2. Look for a newer one":
    "O documento do tablet tem a versão {version} do formato. Esta versão do Octavo conhece a 1 e a 2. Procure uma mais nova",
  "The planner was never opened on the tablet, so the bundle has no handwriting. Only its PDF was replaced":
    "O planner nunca foi aberto no tablet, portanto o documento não tem anotações. Só o PDF foi substituído",
  'Bookmarks in "{name}" were made by an extension of the tablet, by page number, and are kept as they are. Check them if pages were added or removed before them':
    "Os marcadores em “{name}” foram criados por uma extensão do tablet, por número de página, e ficam como estão. Confira-os se páginas foram adicionadas ou removidas antes deles",
  "The handwriting of {count} pages is of a version whose strokes are not counted. It counts as one mark per page": [
    "As anotações de {count} página são de uma versão cujos traços não são contados. Contam como um traço",
    "As anotações de {count} páginas são de uma versão cujos traços não são contados. Contam como um traço por página",
  ],
  "The file is damaged or incomplete. Open it in Xournal++ and save it again, or take the copy that Xournal++ keeps of it":
    "O arquivo está danificado ou incompleto. Abra-o no Xournal++ e salve-o de novo, ou use a cópia que o Xournal++ guarda",
  "The file expands to more than 200 MB. Planners with handwriting are smaller":
    "O arquivo tem mais de 200 MB descompactado. Planners com anotações são menores",
  "The file is not a document of Xournal++. Choose a file that ends in .xopp":
    "O arquivo não é um documento do Xournal++. Escolha um arquivo que termine em .xopp",
  "The document shows no PDF. Choose the .xopp file that Xournal++ saved after you wrote on your planner":
    "O documento não mostra nenhum PDF. Escolha o arquivo .xopp que o Xournal++ salvou depois que você escreveu no planner",
  "Page {page} of the document shows page {number} of a PDF with {count} pages. Choose the PDF that you wrote on":
    "A página {page} do documento mostra a página {number} de um PDF com {count} páginas. Escolha o PDF em que você escreveu",
  "A document of Xournal++ has no PDF in it. Choose the PDF that it shows here, and the document under Copy handwriting":
    "Um documento do Xournal++ não contém PDF. Escolha aqui o PDF que ele mostra, e o documento em “Copiar anotações”",
  'The document shows a PDF with the name "{shown}", and not "{given}". Check the result if it is another PDF':
    "O documento mostra um PDF chamado “{shown}” e não “{given}”. Confira o resultado se for outro PDF",
} satisfies Area<"inkMessages">;
