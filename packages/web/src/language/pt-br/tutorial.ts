import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "Capítulos",
  "Create your first planner": "Crie seu primeiro planner",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "O Octavo cria um só PDF com links entre as páginas: do ano para os meses, de um mês para os dias, de um dia para as notas e de volta. As páginas são desenhadas por você.",
  "Your first planner": "Seu primeiro planner",
  "Masters, plan, planner": "Páginas mestre, plano, planner",
  "Links and destinations": "Links e destinos",
  "Tokens in text": "Tokens no texto",
  "Copy to your tablet": "Copiar para o tablet",
  "Keyboard shortcuts": "Atalhos de teclado",

  "Create a project": "Criar um projeto",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "Em {projects}, clique em {button}. Escolha seu tablet. As páginas ficam do tamanho da tela e deixam espaço para a barra de ferramentas.",
  "Pick a starter": "Escolher um planner pronto",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "Escolha um planner diário, semanal ou mensal ou um bullet journal. A prévia mostra seu tablet, ano e idioma. “Em branco” cria um projeto vazio.",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "Abra uma página mestre para adicionar, mover e remover elementos e desenhar links. Abra o plano para escolher as páginas e a quantidade delas. “Ver como” mostra a página mestre em qualquer data.",
  "Check the preview": "Conferir a prévia",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "A prévia mostra as páginas como no PDF. Siga os links para testá-los.",
  "Download the PDF": "Baixar o PDF",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "Um arquivo contém todas as páginas. Um ano com uma página por dia ocupa menos que uma foto.",

  "Tap a month to open its page. Tap a date to open its day.":
    "Toque em um mês para abrir a página dele. Toque em uma data para abrir o dia.",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "Uma {master} é o layout de uma página: linhas, caixas, calendários e links. O {plan} define as páginas: um ano, doze meses, um dia para cada data, sessenta notas. Juntos, eles formam o planner. Se você mudar a página mestre do dia, todos os 365 dias mudam.",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "Cada linha do plano é uma {section}. Ela tem um tipo (o nome dela), uma página mestre e um modo de geração: uma vez, para cada dia, semana ou mês, ou um número de vezes.",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "Toda página com uma data ou um número tem um nome, o seu {destination}. Um link usa este nome.",
  destination: "destino",
  "your own name for a single page": "um nome seu para uma página única",
  "a year": "um ano",
  "a month": "um mês",
  "a day": "um dia",
  "the first notes page": "a primeira página de notas",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "Uma página mestre serve para muitas páginas, por isso os links dela usam um {binding} em vez de um nome fixo. O valor entre parênteses é calculado em cada página. {at} insere uma variável dessa página.",
  binding: "vínculo",
  "the month of this page's date": "o mês da data desta página",
  "the day of a calendar cell": "o dia de uma célula do calendário",
  "the week of this page's date": "a semana da data desta página",
  "the notes page with the number of a grid cell": "a página de notas com o número de uma célula da grade",
  "the fifth notes page": "a quinta página de notas",
  "the year": "o ano",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "Você pode definir seus próprios nomes como {destinations} de uma seção, por exemplo, {name}. Eles usam tokens entre chaves; {at} é só para vínculos. A prévia aponta links sem destino e sugere o nome mais próximo.",
  "named destinations": "destinos nomeados",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "Um {token} entre chaves é substituído em cada página. Se você escrever {text} na página mestre do dia, cada dia mostra sua própria data. Os nomes de meses e dias da semana seguem o idioma do plano.",
  token: "token",
  "on every page": "em todas as páginas",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15; por extenso: quinta-feira, 15 de janeiro de 2026",
  "parts of the date, on days, weeks and months": "partes da data, em dias, semanas e meses",
  "Thursday, 3, 2026-W03": "quinta-feira, 3, 2026-W03",
  "with leading zeros: 01, 05": "com zeros à esquerda: 01, 05",
  "previous and next, for arrows to other pages": "anterior e seguinte, para setas que levam a outras páginas",
  "on counted pages: 5, 005, 60": "em páginas contadas: 5, 005, 60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "Uma seção pode ter {variables}: adicione {name} com o valor {value} para usar {written} em todas as páginas dela.",
  "context variables": "variáveis de contexto",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "Escolha seu tablet no projeto antes de desenhar. Um planner feito para outra tela muda de escala, com as linhas e as áreas de toque.",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "O menu de um projeto também mostra estes passos e cria os códigos e endereços. Ele também explica como substituir um planner e manter suas anotações, e em quais dispositivos ninguém tentou isso.",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "Você pode usar todo o estúdio com o teclado. O primeiro Tab em uma página oferece ir para o conteúdo.",
  "turn the pages of a planner": "virar as páginas de um planner",
  "go to the first or last page": "ir para a primeira ou a última página",
  "go back to the page before a link, and forward again": "voltar à página antes de um link e avançar de novo",
  "select a link on the page and follow it": "selecionar um link na página e segui-lo",
  "compile and open, in Build from YAML": "compilar e abrir, em Montar a partir de YAML",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "fechar uma janela ou um menu; em um editor de YAML, o próximo Tab sai do editor",
  "In the editor": "No editor",
  "show all shortcuts": "mostrar todos os atalhos",
  "find a command by its name": "buscar um comando pelo nome",
  "find and replace text in all masters and pages": "localizar e substituir texto em todas as páginas mestre e páginas",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "desenhar um texto, caixa, linhas, divisor ou calendário; Enter em um botão da paleta insere um",
  "draw a link": "desenhar um link",
  "select the next widget": "selecionar o próximo elemento",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "movê-lo um ponto, com Shift um passo da grade; com Ctrl redimensioná-lo",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "mostrar as distâncias do elemento selecionado até a página, ou até o elemento sob o ponteiro",
  "edit its text": "editar o texto do elemento",
  "reset the property that has the focus": "restaurar o padrão da propriedade em foco",
  "undo; with Shift redo": "desfazer; com Shift, refazer",
  save: "salvar",
  "go to the next region: tools, page, panels": "ir para a próxima área: ferramentas, página, painéis",
} satisfies Area<"tutorial">;
