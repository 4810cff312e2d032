import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "Mais condições…",
  "More conditions": "Mais condições",
  Conditions: "Condições",
  "Remove condition: {filter}": "Remover a condição: {filter}",
  "Has all of these pages": "Tem todas estas páginas",
  "Year pages": "Páginas de anos",
  "Quarter pages": "Páginas de trimestres",
  "Month pages": "Páginas de meses",
  "Week pages": "Páginas de semanas",
  "Day pages": "Páginas de dias",
  "Event pages": "Páginas de eventos",
  "Pages of list rows": "Páginas de linhas de listas",
  "Numbered pages": "Páginas numeradas",
  "Any language": "Qualquer idioma",
  "Any licence": "Qualquer licença",
  "Any score": "Qualquer pontuação",
  "Score of at least {score}": "Pontuação de pelo menos {score}",
  "Show planners": "Mostrar planners",
  "No planner meets all conditions. These are without one of them:":
    "Nenhum planner atende a todas as condições. Sem uma delas:",
  "Without “{filter}”: {count}": "Sem “{filter}”: {count}",
  "Showing {shown} of more than {total} public projects.": "Mostrando {shown} de mais de {total} projetos públicos.",
  "Measured score": "Pontuação medida",
  "Measured score: {score} of 100": "Pontuação medida: {score} de 100",
  "{score} of 100": "{score} de 100",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "Medida em {date} por este site a partir do próprio planner, e não do que o autor diz.",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "Ainda não medido. O site mede um projeto alguns minutos depois da última alteração.",
  "Its documents have errors, so it can't be measured.": "Os documentos têm erros, por isso não é possível medi-lo.",
  "It is too large to be measured.": "É grande demais para ser medido.",
  "It could not be measured. The site tries again after its next change.":
    "Não foi possível medi-lo. O site tenta de novo depois da próxima alteração.",
  "{points} of {most} points": "{points} de {most} pontos",
  "Rules of its device": "Regras do dispositivo",
  "Other languages": "Outros idiomas",
  Weight: "Peso",
  "The PDF has no links between its pages.": "O PDF não tem links entre as páginas.",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "Links que levam a uma página e de volta com no máximo três toques: {good} de {total}.",
  "Pages whose links were read: {read} of {pages}.": "Páginas cujos links foram lidos: {read} de {pages}.",
  "Problems on its own device: {count}.": "Problemas no próprio dispositivo: {count}.",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "Outras telas em que não há problemas após o redimensionamento: {fits} de {tested}. Testadas: {names}.",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "Outros idiomas em que os textos cabem: {fits} de {tested}. Testados: {names}.",
  "Size of the PDF: {size}. Pages: {pages}.": "Tamanho do PDF: {size}. Páginas: {pages}.",
  "Not measured, because the planner has too many pages.": "Não medido, porque o planner tem páginas demais.",
  "What lowers the score": "O que reduz a pontuação",
  "Nothing lowers it.": "Nada a reduz.",
  "Correct the problems that this project lists.": "Corrija os problemas que este projeto lista.",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "Problemas em {device} após o redimensionamento: {count}. Escolha este dispositivo em uma cópia para vê-los.",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "Textos sem espaço em {language}: {count}. Dê caixas mais largas aos nomes de meses e dias.",
  "Use smaller pictures, or fewer of them.": "Use imagens menores ou menos imagens.",
  "Link the pages, for example by tabs for the months.":
    "Ligue as páginas com links, por exemplo com abas para os meses.",
  "A link on page {page} leads to no page. Choose another target.":
    "Um link da página {page} não leva a nenhuma página. Escolha outro destino.",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "A página {page} leva à página {target}, da qual três links não bastam para voltar. Adicione um link ali.",
  "Unable to load the score of this project.": "Não foi possível carregar a pontuação deste projeto.",
} satisfies Area<"galleryFilters">;
