import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "Ajuda: {kind}",
  Help: "Ajuda",
  "Why?": "Por quê?",
  "Back to the search": "Voltar à busca",
  "Close the help": "Fechar a ajuda",
  "Search the help": "Buscar na ajuda",
  "Help text": "Texto de ajuda",
  "Nothing found. Try another word, such as link, page or text.":
    "Nada encontrado. Tente outra palavra, como link, página ou texto.",
  "Search the planners of the gallery": "Buscar nos planners da galeria",
  "Read it in the tutorial": "Ler no tutorial",
  "Before: with the problem": "Antes: com o problema",
  "After: without the problem": "Depois: sem o problema",
  "As text (YAML)": "Como texto (YAML)",
  "The outlined widget has the problem: {problem}": "O elemento contornado tem o problema: {problem}",
  "The outlined widget no longer has the problem.": "O elemento contornado não tem mais o problema.",
  "Term|help": "Termo",
  Problem: "Problema",
  "page sheet layout template design background": "página folha layout modelo design fundo",
  "plan calendar structure contents pages order year": "plano calendário estrutura conteúdo páginas ordem ano",
  "link connect hyperlink jump tap navigate target bookmark":
    "link conectar ligar vínculo pular tocar destino marcador",
  "text words letters type writing label title": "texto palavras letras escrita rótulo título",
  "look color line thickness font bold theme": "aparência cor linha espessura fonte negrito tema",
  "picture image photo logo drawing": "imagem foto logotipo desenho",
  "device tablet screen size resolution e-reader transfer copy":
    "dispositivo tablet tela tamanho resolução leitor transferir copiar",
  "list table rows spreadsheet names pupils import": "lista tabela linhas planilha nomes alunos importar",
  "date day week month event holiday birthday": "data dia semana mês evento feriado aniversário",
  "reuse repeat copy shared header footer component":
    "reutilizar repetir copiar compartilhado cabeçalho rodapé componente",
  "code YAML file syntax error": "código YAML arquivo sintaxe erro",
  "variable placeholder field insert automatic number": "variável marcador campo inserir automático número",
  "key keyboard shortcut command hotkey": "tecla teclado atalho comando",
  "{count} results": ["{count} resultado", "{count} resultados"],

  // Explanations of problems
  "Outside of the page or in its margin": "Fora da página ou na margem",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "Um tablet corta o que fica fora da página, e a capa, a barra de ferramentas ou a virada de página podem cobrir a margem. Arraste o elemento para dentro das margens ou puxe um dos cantos para diminuí-lo.",
  "Text that is too small to read": "Texto pequeno demais",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "Letras pequenas se quebram em uma tela e-ink, que tem poucos tons de cinza. Selecione o elemento e digite um “Tamanho” maior em Propriedades; o problema informa o menor para o dispositivo.",
  "Text without room": "Texto sem espaço",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "Em algumas páginas o texto é mais longo que sua caixa, muitas vezes só em um nome longo como quarta-feira ou setembro. Ele é cortado ou cobre o que está ao lado. Puxe uma borda do elemento para alargá-lo ou digite um “Tamanho” menor em Propriedades.",
  "Texts that cover each other": "Textos que se cobrem",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "Dois textos são impressos no mesmo lugar, e os dois ficam difíceis de ler. Arraste um deles para longe ou puxe uma borda para diminuir sua caixa.",
  "Characters that the font lacks": "Caracteres que faltam na fonte",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "Um tablet não tem todas as fontes, por isso o PDF traz as suas. Um caractere que não está em nenhuma fica vazio. Digite outro no lugar ou selecione o elemento e escolha outra “Fonte” em Propriedades.",
  "Lines that are too thin": "Linhas finas demais",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "Uma linha mais fina que um pixel sai cinza-clara ou com falhas, e as pautas quase não se veem. Escolha uma linha mais grossa.",
  "Colors on a screen without color": "Cores em uma tela sem cor",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "Uma tela em tons de cinza transforma cada cor em um de poucos tons. Os claros somem, e cores diferentes podem parecer iguais. Escolha um cinza mais escuro.",
  "Links that are hard to tap": "Links difíceis de tocar",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "Um dedo cobre vários milímetros. Um link pequeno, sob a barra do tablet ou sob outro link abre a página errada ou nenhuma. Puxe um canto do link para aumentá-lo ou arraste-o para longe dos outros.",
  "Page and device do not match": "A página e o dispositivo não combinam",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "Um tablet redimensiona uma página que não tem o tamanho da tela, e letras e pautas ficam menores que o planejado. Escolha seu dispositivo ou mude o dispositivo do projeto para que o design acompanhe.",
  "Not enough room for the content": "Falta espaço para o conteúdo",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "O conteúdo não cabe na caixa, e faltam células ou entradas na página. Aumente a caixa ou peça menos linhas e colunas.",
  "Links that lead nowhere": "Links que não levam a lugar nenhum",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "Tocar no link não faz nada no tablet, porque o planner não tem essa página ou a regra tem um erro de digitação. Selecione o link e escolha uma página em “Leva a” nas Propriedades ou adicione ao plano a página que falta.",
  "Names of link targets": "Nomes dos destinos de links",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "Um link encontra a página pelo nome. Se duas páginas têm o mesmo nome, todos os links levam à primeira. Use um token como {date} para que cada página tenha o próprio nome.",
  "Tokens without a value": "Tokens sem valor",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "Um token entre chaves é trocado por um valor da página, como a data. Um desconhecido é impresso como está, com as chaves. Apague-o e escolha outro em “Todas as variáveis” nas Propriedades.",
  "Fonts that are missing": "Fontes que faltam",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "O PDF precisa conter cada fonte. Se uma falta ou está danificada, outra ocupa o lugar e os textos mudam de largura. Selecione o elemento e escolha uma “Fonte” da lista em Propriedades ou importe o arquivo de novo.",
  "Pictures that are missing": "Imagens que faltam",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "Um tablet não carrega nada da web, então cada imagem precisa estar no planner. Importe a imagem como PNG, JPEG ou SVG simples.",
  "Values of the wrong kind": "Valores do tipo errado",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "O valor não é usado, e a página fica diferente do que você escreveu. O problema informa quais valores são possíveis.",
  "Names that nothing reads": "Nomes que nada lê",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "Uma configuração com nome desconhecido não tem efeito, quase sempre por erro de digitação. Corrija o nome ou remova a linha.",
  "Incomplete widgets": "Elementos incompletos",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "Cada elemento precisa de um id próprio, um tipo e uma posição. Senão, ele fica no lugar errado ou outras mudanças não o encontram.",
  "Text that is not valid YAML": "Texto que não é YAML válido",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "O resto do documento não pode ser lido, ou um valor se perde sem aviso. Ponha entre aspas textos com dois-pontos, chaves ou # e recue com espaços.",
  "Another kind of document": "Outro tipo de documento",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "O texto está vazio, é outro tipo de documento ou vem de outra versão do Octavo. Compare as primeiras linhas com o exemplo.",
  "More than a planner can have": "Mais do que um planner pode ter",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "Os limites mantêm o planner pequeno o bastante para um tablet, que tem pouca memória. Peça menos ou divida o planner em dois.",
  "Names of masters": "Nomes de páginas mestre",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "O plano encontra uma página mestre pelo nome. Se um nome falta ou aparece duas vezes, páginas ficam com o design errado. Dê a cada página mestre um nome próprio.",
  "Pages without a design": "Páginas sem design",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "Cada seção precisa de uma página mestre, o design de suas páginas. Escolha uma que exista ou crie-a. Depois de renomear uma página mestre, escolha-a de novo no plano.",
  "Blocks, styles and themes": "Blocos, estilos e temas",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "Os elementos usam blocos e estilos pelo nome. Se o nome não existe, o trecho falta ou fica com aparência simples. Escolha um da lista ou crie-o.",
  "Dates of the plan": "Datas do plano",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "Páginas com data precisam de um primeiro e um último dia, nesta ordem. Sem eles não há dias, semanas nem meses. Informe as duas datas no plano.",
  "How a section makes pages": "Como uma seção cria páginas",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "Uma seção cria uma página, um número de páginas ou uma página por dia, semana, mês ou linha. Algumas configurações são só de um desses modos. Escolha com que frequência a página se repete e remova o que não serve.",
  "Sections without pages": "Seções sem páginas",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "O planner não recebe nenhuma página desta seção, e links para ela não levam a lugar nenhum. Confira as datas e os filtros ou exclua a seção.",
  "A very large planner": "Um planner muito grande",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "Muitas páginas geram um arquivo que abre devagar no tablet. Confira se você quer tantas páginas; menos costuma bastar.",
  "Names of sections": "Nomes de seções",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "Os links e a ordem do plano usam os nomes das seções. Cada seção precisa de um nome próprio com letras ou números.",
  "Order of sections": "Ordem das seções",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "Seções que a ordem não cita ficam por último, e nomes sem seção não têm efeito. Cite cada seção uma vez.",
  "Your own variables": "Suas próprias variáveis",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "Suas páginas imprimem o valor de uma variável onde está o token dela. Sem nome ou valor, o lugar fica vazio. Informe os dois.",
  "Language and calendar": "Idioma e calendário",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "Os nomes de meses e dias seguem o idioma do plano. Configurações que não são do calendário dele não têm efeito. Escolha idioma e calendário nas listas.",
  "Events and holidays": "Eventos e feriados",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "O evento ou feriado falta no planner. Um evento é uma linha com data e título; um calendário de feriados é um país, com uma região se você quiser.",
  "Lists with rows": "Listas com linhas",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "Uma lista cria uma página por linha, por exemplo por aluno. Ela precisa de um nome, uma linha com os nomes das colunas e uma chave diferente em cada linha. Senão, faltam linhas ou links.",
  "Pages of a template": "Páginas de um modelo",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "Cada página de um modelo tem um número e um design e aparece uma vez. Senão, um dos dois se perde.",
  "Updates of a planner on a tablet": "Atualização de um planner no tablet",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "Uma atualização mantém no lugar as páginas em que você escreveu. Para isso, lê o projeto do PDF anterior. Escolha o PDF que o Octavo fez ou atualize sem ele.",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "Um projeto é um planner: os designs das páginas e o plano que diz quantas são.",

  // Commands
  Command: "Comando",
  "In the editor, press {palette} and type the name of the command.":
    "No editor, pressione {palette} e digite o nome do comando.",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "No editor, pressione {keys}. Ou pressione {palette} e digite o nome do comando.",

  // Examples in empty lists
  "Insert this example": "Inserir este exemplo",
  "A page for each day, with the master {master}": "Uma página por dia com a página mestre {master}",
  "Dinner with Ann": "Jantar com Ana",
  Family: "Família",
  "A calendar Family with one event: {day}, {title}": "Um calendário Família com um evento: {day}, {title}",
  "A reading list with three books and their authors": "Uma lista de leitura com três livros e seus autores",
  "Insert the example {name} = {value}": "Inserir o exemplo {name} = {value}",
  "The page {page} twelve times": "A página {page} doze vezes",
  Book: "Livro",
} satisfies Area<"help">;
