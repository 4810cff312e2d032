import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "A compilação demorou mais de {seconds} segundos e foi interrompida. Tente um plano com menos páginas.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "O PDF não avançou por {seconds} segundos e foi interrompido. Tente novamente.",
  "The engine stopped unexpectedly. Reload the page.": "O motor parou inesperadamente. Recarregue a página.",
  "The planner has changed. Compile it and try again.": "O planner mudou. Compile-o e tente novamente.",
  "{thing} could not be loaded. Check the connection and try again.":
    "Não foi possível carregar {thing}. Verifique a conexão e tente novamente.",
  "{thing} could not be loaded: the server answered {status}.":
    "Não foi possível carregar {thing}: o servidor respondeu {status}.",
  "The list of devices": "a lista de dispositivos",
  "The font subsetter": "o módulo de fontes",
  "The font {name}": "a fonte {name}",
  "The font {name} could not be loaded: bars stand for its text.":
    "Não foi possível carregar a fonte {name}: barras substituem o texto.",
  "The support of this script": "o suporte a esta escrita",
  "The renderer of pages": "O programa que desenha páginas",
  "The image decoder": "o decodificador de imagens",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "O plano não tem data inicial e final. Defina-as na aba Plano.",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "As {count} entradas do arquivo têm mais de {limit} caracteres, que é o limite. Tente um plano mais curto ou menos calendários.",
  "The tables of holidays": "as tabelas de feriados",
  "The drawing of events": "o desenho dos eventos",
  "The calendar of the document": "o calendário do documento",
  "The language of the document": "o idioma do documento",
  "The holidays of {country}": "os feriados de {country}",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "O arquivo não é uma tabela. Use um arquivo CSV, TSV ou XLSX, ou copie e cole as células.",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "O arquivo tem mais de {megabytes} MB. Remova linhas, colunas ou imagens.",
  "There are no cells with text.": "Não há células com texto.",
  "A list can have {rows} rows and {columns} columns at most.":
    "Uma lista pode ter no máximo {rows} linhas e {columns} colunas.",
  "A list can have {characters} characters at most.": "Uma lista pode ter no máximo {characters} caracteres.",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "A pasta de trabalho contém, descompactada, mais células do que uma lista pode ter. Copie as células da lista para um novo arquivo.",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "A linha {row}, coluna {column} da primeira planilha tem um valor de erro. Corrija-o no seu programa de planilhas.",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "A lista não tem espaço para todas estas imagens. Adicionadas: {count}. Use uma lista menor ou arquivos SVG.",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "Nenhuma célula nomeia uma destas imagens. Escreva os nomes dos arquivos em uma coluna do tipo “Imagem”.",
} satisfies Area<"workerMessages">;
