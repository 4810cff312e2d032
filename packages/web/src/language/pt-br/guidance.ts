import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Seção",
  Part: "Peça",
  Token: "Token",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Uma seção é uma entrada do plano. Ela cria com sua página mestre uma só página, uma por dia, semana ou mês, ou quantas você indicar.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Uma peça é um trecho de página já pronto, como uma agenda de horários ou um controle de hábitos. Insira e mude como quiser.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Um bloco é um trecho que várias páginas mestre compartilham, como um cabeçalho. Se você o muda em um lugar, ele muda em todos.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Um estilo é uma aparência com nome: fonte, tamanho, cor e linhas. Se você muda o estilo, muda tudo o que o usa.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Um token é uma palavra entre chaves. Cada página põe ali seu próprio valor: {token} é segunda-feira em uma página e terça-feira na seguinte.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Uma âncora dá nome a um lugar de uma página, para que links possam levar até ele. Ela não é impressa.",

  // Hints
  "Explain “{heading}”": "Explicar “{heading}”",
  "All words in the tutorial": "Todos os termos no tutorial",
  "The words": "Os termos",
  "Hint {number} of {total}": "Dica {number} de {total}",
  "{number} of {total}": "{number} de {total}",
  "Skip all hints": "Pular todas as dicas",
  Next: "Próxima",
  "Show hints again": "Mostrar as dicas de novo",
  "The hints appear again when you open a project.": "As dicas aparecem de novo quando você abrir um projeto.",
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "O primeiro e o último dia definem quais dias, semanas e meses o planner tem. Feriados, aniversários e outros dias próprios ficam na aba Datas.",
  "Add a section. It makes pages from a master, for example one for each day.":
    "Adicione uma seção. Ela cria páginas com uma página mestre, por exemplo uma para cada dia.",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "Cada item é uma seção. Abra uma para escolher a página mestre e a repetição.",
  "The pages follow each change at once. Save the plan to keep it.":
    "As páginas seguem cada mudança na hora. Salve o plano para mantê-la.",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "Estas são as páginas do seu planner. Toque em uma data ou aba: os links funcionam aqui como no seu tablet.",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "Comece aqui: desenhe a primeira página, como um dia. O plano cria páginas com ela.",
  "Open a master to change the design. All pages that use it change with it.":
    "Abra uma página mestre para mudar o layout. Todas as páginas que a usam mudam junto.",
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "As páginas têm o tamanho desta tela. Se você escolher outro dispositivo, os layouts se ajustam a ele.",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "Baixe um PDF com todas as páginas e links. Depois você vê como copiá-lo para o tablet.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Escolha um elemento ou uma peça pronta. Ela aparece na página, e você a arrasta para o lugar.",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "Selecione algo na página. Arraste para mover e clique duas vezes em um texto para escrever. Enter termina um texto de uma linha; Shift + Enter começa uma nova linha.",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "Toque em algo na página para selecionar. Arraste para mover, toque duas vezes em um texto para escrever e toque fora quando terminar.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Mude aqui o que você selecionou. Sem seleção, mude os estilos de todo o planner.",
  "When you save, all pages with this design change.": "Ao salvar, mudam todas as páginas com este layout.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "Ative aqui o que o planner precisa, como semanas, e escolha a página mestre das páginas. Listas, como as de projetos ou alunos, têm a própria aba.",

  // Examples
  Examples: "Exemplos",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "Cada um é um projeto pequeno que mostra uma coisa só. Abra um, mude o que quiser e descarte.",
  "Opening…": "Abrindo…",
  "Example: {name}": "Exemplo: {name}",
  "Throw away": "Descartar",
  "Keep as my project": "Manter como meu projeto",
  "An index": "Um índice",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "Toque em um número na primeira página: ele abre uma nota. O número no alto da nota leva de volta. Uma só grade cria todos os links.",
  "Month tabs": "Abas dos meses",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "Toda página tem os meses ao lado e marca o seu. As abas são um bloco que todas as páginas mestre mostram, então são desenhadas uma só vez.",
  "A habit tracker": "Um controle de hábitos",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "Cada mês tem uma linha por dia, com colunas para marcar. Selecione a lista de dias na página mestre para mudar o número de colunas.",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "O mês mostra os eventos de um calendário, e sua lista leva aos dias. Só os dias com um evento têm página. Adicione seu próprio calendário na aba Datas.",
  "A rotating timetable": "Um horário rotativo",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "Os dias de aula contam de 1 a 4 e recomeçam. Cada dia leva ao horário do seu número. Os números são eventos na aba Datas.",
  "Pages from a list": "Páginas de uma lista",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "Cada nome da lista tem uma página e uma linha no índice. Adicione um nome na aba Listas, e os dois aparecem.",
  "A block on two masters": "Um bloco em duas páginas mestre",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "Dias e notas têm o mesmo cabeçalho, que é um bloco. Mude-o em uma página mestre, e ele muda nas duas.",
  "Styles and themes": "Estilos e temas",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "Título, texto e linhas têm estilos. Abra a página mestre e escolha outro tema: todos mudam juntos.",
  "An anchor and its links": "Uma âncora e seus links",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "O mês tem uma âncora chamada “goals”. Um link em cada dia leva até ela, e os dias do calendário levam às suas páginas.",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "Uma página mestre cria todos estes dias. Seus tokens põem em cada página outra data, outro número e outros vizinhos. Abra-a para vê-los.",
} satisfies Area<"guidance">;
