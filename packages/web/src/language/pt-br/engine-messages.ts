import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "O arquivo da fonte tem mais de 32 MiB. Use uma fonte com menos caracteres.",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "A fonte é grande demais, mesmo com poucos dos seus caracteres. Use uma fonte de um só sistema de escrita.",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "Este arquivo contém várias fontes. Salve uma delas como arquivo TTF ou OTF.",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "Fontes em arquivos WOFF não são aceitas. Use o arquivo TTF, OTF ou WOFF2.",
  "This is no font file. Use a TTF, OTF or WOFF2 file.":
    "Este não é um arquivo de fonte. Use um arquivo TTF, OTF ou WOFF2.",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "A licença desta fonte proíbe incorporá-la. Use outra fonte ou peça ao criador uma que possa ser incorporada.",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "Esta fonte só pode ser incorporada inteira. Use outra fonte ou peça ao criador uma que possa ser incorporada em parte.",
  "This font may only be embedded as pictures. Use another font.":
    "Esta fonte só pode ser incorporada como imagens. Use outra fonte.",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "A fonte não tem contornos que possam ser incorporados. Use uma fonte com contornos TrueType ou CFF.",
  "The font file is damaged. Download it again, or use another one.":
    "O arquivo da fonte está danificado. Baixe-o novamente ou use outro.",
  "A document can have {limit} fonts at most": "Um documento pode ter no máximo {limit} fontes",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "Não é possível ler a fonte “{family}”, por isso os textos dela usam outras fontes",
  "Remove it, and add it again from its file": "Remova a fonte e adicione-a de novo a partir do arquivo",
  "The document is larger than {mebibytes} MiB, which is the limit":
    "O documento tem mais de {mebibytes} MiB, que é o limite",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "O documento com as imagens tem mais de {mebibytes} MiB, que é o limite",
  "Pictures make documents large: import them smaller, or split the library":
    "Imagens deixam os documentos grandes: importe-as menores ou divida a biblioteca",
  "The document is empty": "O documento está vazio",
  "The document must consist of keys and values, such as name: My planner":
    "O documento deve ser composto de chaves e valores, como name: Meu planner",
  "The text holds more than one document": "O texto contém mais de um documento",
  "Remove the line --- that begins the second one": "Remova a linha --- que começa o segundo",
  "The document is nested more than {levels} levels deep, which is the limit":
    "O documento tem mais de {levels} níveis de aninhamento, que é o limite",
  "References such as *{name} are not supported": "Referências como *{name} não são aceitas",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "Escreva o próprio valor aqui; se for um texto que começa com *, coloque-o entre aspas",
  'The key "{key}" appears twice in the same mapping': "A chave “{key}” aparece duas vezes no mesmo conjunto",
  "Remove one of the two": "Remova uma das duas",
  "The YAML tag {tag} is not supported": "A tag YAML {tag} não é aceita",
  "Remove the tag; text that begins with ! must stand in quotes":
    "Remova a tag; um texto que começa com ! precisa estar entre aspas",
  "The text holds a character that cannot be printed ({code})":
    "O texto contém um caractere que não pode ser impresso ({code})",
  "A tab cannot indent a line": "Uma tabulação não pode recuar uma linha",
  "Indent with spaces": "Recue com espaços",
  "A value that begins with {first} must stand in quotes": "Um valor que começa com {first} precisa estar entre aspas",
  "A value that holds a colon followed by a space must stand in quotes":
    "Um valor que contém dois-pontos seguidos de espaço precisa estar entre aspas",
  "A list cannot begin on the line of its key": "Uma lista não pode começar na linha da sua chave",
  "Put the first - on the next line": "Coloque o primeiro - na linha seguinte",
  "Text follows the closing quote": "Há texto depois das aspas de fechamento",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "Dentro de aspas duplas, escreva aspas como \\\"; dentro de aspas simples, como ''",
  "Text follows the closing {bracket}": "Há texto depois do {bracket} de fechamento",
  "A quote is opened here and never closed": "Aspas são abertas aqui e nunca fechadas",
  "The {bracket} that is opened here is never closed": "O {bracket} aberto aqui nunca é fechado",
  "A # after a space begins a comment, which runs to the end of the line":
    "Um # depois de um espaço começa um comentário, que vai até o fim da linha",
  "There is no space after the colon": "Não há espaço depois dos dois-pontos",
  'Write "{key}: " with a space': "Escreva “{key}: ” com um espaço",
  "There is no colon on this line, so it is not a key with a value":
    "Não há dois-pontos nesta linha, então não é uma chave com um valor",
  "Write key: value; text that goes on over several lines must be indented":
    "Escreva chave: valor; um texto que continua por várias linhas precisa de recuo",
  "There is a comma missing before this, or a quote around the value":
    "Falta uma vírgula antes disto ou aspas ao redor do valor",
  "The line is not indented like the lines that it belongs to":
    "A linha não tem o mesmo recuo das linhas a que pertence",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "As chaves de um conjunto começam na mesma coluna, assim como os - de uma lista",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    'Uma barra invertida entre aspas duplas precisa ser seguida de \\ " n t ou de um código',
  "Write two backslashes, or use single quotes": "Escreva duas barras invertidas ou use aspas simples",
  "Text after {first} must begin on the next line": "O texto depois de {first} precisa começar na linha seguinte",
  "If the text itself begins with {first}, put it in quotes":
    "Se o próprio texto começa com {first}, coloque-o entre aspas",
  "A key must be text": "Uma chave precisa ser um texto",
  "Put a value or key that begins with { or [ in quotes":
    "Coloque entre aspas um valor ou uma chave que começa com { ou [",
  "The text cannot be read as YAML from here on": "A partir daqui, o texto não pode ser lido como YAML",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0": "schema_version deve ser uma versão do formato, como 1.0",
  "Write schema_version: {current}, or leave it out": "Escreva schema_version: {current} ou omita a chave",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "O documento está na versão {written} do formato, e este Octavo lê até a {current}",
  "Open it with a newer version of Octavo": "Abra-o com uma versão mais nova do Octavo",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategy simple, que levava à página com o número do dia, agora leva cada dia à sua própria página",

  // Values
  "a date": "uma data",
  "a number from {min} to {max}": "um número de {min} a {max}",
  "a number above {min} up to {max}": "um número acima de {min}, até {max}",
  "a day that exists, like 2026-01-31": "um dia que existe, como 2026-01-31",
  "fractions between 0 and 1": "frações entre 0 e 1",
  "a list of texts": "uma lista de textos",
  "a list of positive numbers": "uma lista de números positivos",
  "a list of rows, each a list of texts": "uma lista de linhas, cada uma com uma lista de textos",
  "the name of a font": "o nome de uma fonte",
  "range(first, end), range(count), months(first, count) or a list":
    "range(primeiro, fim), range(quantidade), months(primeiro, quantidade) ou uma lista",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name} é {token} sem aspas, o que o YAML lê como um conjunto de chaves; será usado como texto",
  "{color} without quotes is a comment, so the key has no value":
    "{color} sem aspas é um comentário, por isso a chave não tem valor",
  'The key "{key}" is unknown here, so it is ignored': "A chave “{key}” é desconhecida aqui, por isso é ignorada",
  "{count} more keys here are unknown and ignored": "Mais {count} chaves aqui são desconhecidas e ignoradas",
  'The styling of a widget has no "{name}", so it is ignored':
    "O estilo de um elemento não tem “{name}”, por isso é ignorado",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "Elementos do tipo {type} não têm a propriedade “{name}”, por isso ela é ignorada",

  // Masters and widgets
  "The master library has no list called masters": "A biblioteca de páginas mestre não tem uma lista chamada masters",
  "Begin with masters: and, below it, - name: Day": "Comece com masters: e, abaixo, - name: Dia",
  'There is already a master called "{name}"; that one is used':
    "Já existe uma página mestre chamada “{name}”; será usada aquela",
  'The master names "{name}" and "{other}" differ only in capitals':
    "Os nomes de páginas mestre “{name}” e “{other}” só diferem nas maiúsculas",
  '"{id}" cannot be the id of a master': "“{id}” não pode ser o ID de uma página mestre",
  'There is already a master with the id "{id}"; that one is used':
    "Já existe uma página mestre com o ID “{id}”; será usada aquela",
  "Use letters, digits, hyphens and underscores": "Use letras, números, hifens e sublinhados",
  "A page design can have at most {limit} widgets": "O layout de uma página pode ter no máximo {limit} elementos",
  "Widget type is required": "Informe o tipo do elemento",
  'There is no widget type "{type}"': "Não existe o tipo de elemento “{type}”",
  '"{written}" cannot be the id of a widget; {used} is used':
    "“{written}” não pode ser o ID de um elemento; será usado {used}",
  'There is already a widget "{id}" here; this one becomes {used}':
    "Já existe um elemento “{id}” aqui; este passa a ser {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used": "O elemento {id} não tem posição; será usado 0, 0, 100, 100",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "{side} do elemento {id}: valor ausente ou fora do intervalo; será usado {value}",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "O nome deve ter de 1 a 99 letras, números, espaços ou _ . - ( ), e não pode ser none",
  "Write - name: Tabs": "Escreva - name: Abas",
  'The name "{name}" appears twice; the first is used': "O nome “{name}” aparece duas vezes; será usado o primeiro",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "O bloco não tem um tamanho válido; será usado {width} × {height}, a extensão dos seus elementos",
  "a path of up to 8 names, such as Header/Tabs": "um caminho de até 8 nomes, como Cabeçalho/Abas",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "alterações pelos IDs dos elementos do bloco, como { label: { content: … } }",
  'There is no block "{name}", so nothing is drawn here': "Não existe o bloco “{name}”, por isso nada é desenhado aqui",
  "The widget names no block, so nothing is drawn here":
    "O elemento não indica um bloco, por isso nada é desenhado aqui",
  "Write block: and the name of a block": "Escreva block: e o nome de um bloco",
  "A block cannot contain itself: {path}": "Um bloco não pode conter a si mesmo: {path}",
  "Blocks can be nested at most {limit} deep: {path}": "Blocos podem ser aninhados em no máximo {limit} níveis: {path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "O layout de uma página pode ter no máximo {limit} elementos, contando os dos blocos",
  'There is no style "{name}", so it is ignored': "Não existe o estilo “{name}”, por isso é ignorado",
  'There is no theme "{name}", so the styles of the library are used':
    "Não existe o tema “{name}”, por isso são usados os estilos da biblioteca",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "O bloco “{block}” não tem o elemento “{id}”, por isso a alteração é ignorada",
  'An instance of a block cannot change "{name}", so it is ignored':
    "Uma instância de bloco não pode alterar “{name}”, por isso a alteração é ignorada",
  "Use one of {names}": "Use um destes: {names}",
  'The widget "{id}" has no text to change': "O elemento “{id}” não tem texto para alterar",
  'The widget "{id}" cannot lead anywhere': "O elemento “{id}” não pode levar a lugar nenhum",

  // Pages
  "The page of the device is not known here, so A4 is used":
    "A página do dispositivo não é conhecida aqui, por isso será usado A4",
  "Name the device: profile: remarkable-2": "Indique o dispositivo: profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "Não existe o tamanho de página “{name}”, por isso será usado A4",
  "four numbers: top, right, bottom, left": "quatro números: superior, direita, inferior, esquerda",

  // Plan
  "The document has no plan": "O documento não tem um plano",
  "Write plan: and, below it, calendar and sections": "Escreva plan: e, abaixo, calendar e sections",
  "Start date is required": "Informe a data inicial",
  "End date is required": "Informe a data final",
  "End date must be after start date": "A data final deve ser depois da inicial",
  "Provide both start and end, or leave both empty to use plan defaults":
    "Informe o início e o fim ou deixe os dois vazios para usar as datas do plano",
  '"{written}" is not a date': "“{written}” não é uma data",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31":
    "Escreva um dia que existe no formato AAAA-MM-DD, como 2026-01-31",
  'There are no names of months and days in "{written}"; English is used':
    "Não há nomes de meses e dias em “{written}”; será usado o inglês",
  "Section kind is required": "Informe o tipo da seção",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "As seções “{first}” e “{second}” têm o mesmo nome em links, {name}; os links levam à primeira",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "Altere um dos dois tipos; em links, maiúsculas não fazem diferença, e espaços e sinais além de _ : . - # contam como _",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "O tipo “{kind}” não tem letras nem números, por isso os links não podem indicar a seção",
  "Use a kind with letters or digits, such as notes": "Use um tipo com letras ou números, como notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "Tipo de seção “{kind}” repetido. Cada seção deve ter um tipo diferente.",
  "Master template is required": "Escolha uma página mestre",
  "Generation mode is required": "Escolha um modo de geração",
  'There is no generation mode "{written}"': "Não existe o modo de geração “{written}”",
  "Count must be at least 1": "A quantidade deve ser no mínimo 1",
  "An anchor needs a dest_id: the name of the destination": "Uma âncora precisa de um dest_id: o nome do destino",
  "Order contains non-existent sections: {kinds}": "A ordem contém seções que não existem: {kinds}",
  "A context variable has no name": "Uma variável de contexto não tem nome",
  'Context variable "{key}" has no value': "A variável de contexto “{key}” não tem valor",
  'Context variable "{key}" must be text or a number': "A variável de contexto “{key}” deve ser um texto ou um número",
  "Make the list larger, or its type or line spacing smaller":
    "Aumente a lista ou diminua o texto ou o espaço entre linhas",
  "Make the schedule larger, or show fewer hours": "Aumente a agenda ou mostre menos horas",
  "Make the calendar larger, or its type or events smaller":
    "Aumente o calendário ou diminua sua letra ou seus eventos",
  "Too small: the events need more room": "Pequeno demais: os eventos precisam de mais espaço",
  "Too small: the hours need more room": "Pequeno demais: as horas precisam de mais espaço",
  "correction has an effect with system: hijri only": "correction só tem efeito com system: hijri",
  "years of this kind need the Gregorian calendar": "anos desse tipo exigem o calendário gregoriano",
  "A term needs a name, and the dates from and to in order":
    "Um período letivo (term) precisa de um nome e das datas from e to em ordem",
  "A calendar needs holidays or rows": "Um calendário precisa de holidays ou rows",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "Escreva holidays: BR ou rows: e, abaixo, - { date: 2026-05-12, title: Festa }",
  "A plan can have {limit} calendars at most": "Um plano pode ter no máximo {limit} calendários",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "Os calendários de um plano podem ter no máximo {limit} entradas; as demais ficam de fora",
  '"{written}" is not an entry of a calendar, and is left out':
    "“{written}” não é uma entrada de calendário e fica de fora",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "Uma entrada precisa de uma data como 2026-05-12, ou de dias como 2026-08-02 to 2026-08-16, e de um título, e pode ter início e fim como 09:00 e 10:30",
  "The filter days only counts for sections with a page for each day":
    "O filtro days só vale para seções com uma página para cada dia",
  "The filter events only counts for sections with a page for each event":
    "O filtro events só vale para seções com uma página para cada evento",
  'There are no holidays for the country "{written}"': "Não há feriados para o país “{written}”",
  'The country has no region "{written}"': "O país não tem a região “{written}”",
  'There is no weekday "{written}"': "Não existe o dia da semana “{written}”",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "Escreva nomes como monday, números de 1 (monday) a 7, ou working_days ou weekends",
  "Weekdays only count for sections with a page for each day":
    "Dias da semana só valem para seções com uma página para cada dia",
  '"{name}" cannot be the name of a counter': "“{name}” não pode ser o nome de um contador",
  "Sections can be at most {levels} levels deep": "Seções podem ter no máximo {levels} níveis",
  "All rules must have a page name": "Todas as regras devem ter o nome de uma página",
  "Count repeat mode requires a valid count value": "A repetição por quantidade exige uma quantidade válida",
  "{mode} repeat mode requires a start date": "A repetição {mode} exige uma data inicial",
  'No section further up is called "{kind}"': "Nenhuma seção acima se chama “{kind}”",
  "Page {page} is assigned twice; the later master is used":
    "A página {page} foi atribuída duas vezes; será usada a última página mestre",
  "page must be a whole number from 1 to {limit}": "page deve ser um número inteiro de 1 a {limit}",
  "A page design is one page: {count} widgets of other pages are left out": [
    "Um layout é uma só página: {count} elemento de outra página fica de fora",
    "Um layout é uma só página: {count} elementos de outras páginas ficam de fora",
  ],
  "An entry of the outline needs a title and a dest": "Uma entrada do sumário precisa de title e dest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "Isto não é um modelo: um modelo tem widgets, ou masters e page_assignments. Páginas mestre e um plano são montados juntos",

  // From plan to pages
  "Master '{name}' does not exist": "A página mestre “{name}” não existe",
  "Page '{name}' does not exist": "A página “{name}” não existe",
  "The master library is empty": "A biblioteca de páginas mestre está vazia",
  "Add at least one master with a name and widgets": "Adicione pelo menos uma página mestre com nome e elementos",
  "The plan has no sections": "O plano não tem seções",
  "Add a section that says which master makes which pages":
    "Adicione uma seção que diga qual página mestre gera quais páginas",
  "The plan makes more than {limit} pages, which is the limit": "O plano gera mais de {limit} páginas, que é o limite",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "Escolha menos linhas para a seção “{kind}” ou divida a lista em vários planners",
  "Section '{kind}' alone makes {pages} pages": "A seção “{kind}” sozinha gera {pages} páginas",
  "Section '{kind}' makes no pages": "A seção “{kind}” não gera páginas",
  "Referenced master does not exist": "A página mestre indicada não existe",
  "Sections not in order: {kinds}": "Seções fora da ordem: {kinds}",
  "The date range is over 2 years": "O período passa de 2 anos",
  "There are more than {usual} pages per day": "Há mais de {usual} páginas por dia",
  "The count is over {usual}": "A quantidade passa de {usual}",
  "There are more than {usual} estimated pages": "Há mais de {usual} páginas estimadas",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token} pede um formato que não existe, por isso é impresso como está escrito; existem {name:02d} e {name:capital}",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "“@{name}” só é uma variável onde se escreve um link, e aqui é impresso como está; escreva {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "Nenhuma variável se chama “{name}” nesta página, por isso o token é impresso como está escrito",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "“{name}” não tem valor na seção “{section}”, porque a seção não tem datas",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "“{name}” não tem valor nesta página, porque as datas deste calendário só são conhecidas de {from} a {to}",
  '"{name}" has no value on this page, because the page has no date':
    "“{name}” não tem valor nesta página, porque a página não tem data",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "“{name}” não tem valor na seção “{section}”, porque a seção não é contada",
  '"{name}" has no value on this page, because the page is not counted':
    "“{name}” não tem valor nesta página, porque a página não é contada",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "“{name}” não tem valor na seção “{section}”; só tem definição em {definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "“{name}” não tem valor nesta página; só tem definição em {definers}",
  'Define "{name}" here as well, or use a master without it':
    "Defina “{name}” aqui também ou use uma página mestre que não o contenha",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "“{name}” não tem valor na seção “{section}”, porque a seção não está dentro de outra",
  '"{name}" has no value on this page, because the page is in no section':
    "“{name}” não tem valor nesta página, porque a página não está em nenhuma seção",
  "Nest the section in another one, or use a master without this variable":
    "Aninhe a seção em outra ou use uma página mestre sem esta variável",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "“{name}” não tem valor na seção “{section}”, porque a seção “{around}”, que a contém, não tem “{variable}”",
  'The link to "{name}" leads nowhere: no page has that destination':
    "O link para “{name}” não leva a lugar nenhum: nenhuma página tem esse destino",
  'Unknown binding function "{name}"': "Função de vínculo desconhecida: “{name}”",
  "Use one of {names}, or the kind of a section of the plan":
    "Use um destes nomes: {names}, ou o tipo de uma seção do plano",
  '"{written}" is not a destination': "“{written}” não é um destino",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "Escreva função(argumento), como day(@date), ou um nome com letras, números, _ : . - e um # antes de um número de página",
  'The destination "{name}" is already on page {first}; links go there':
    "O destino “{name}” já está na página {first}; os links levam para lá",
  '"{name}" cannot be the name of a destination': "“{name}” não pode ser o nome de um destino",
  "Use letters, digits, _ : . - and tokens like {token}": "Use letras, números, _ : . - e tokens como {token}",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "As fontes deste planner não têm “{name}”; será usado “{used}”. Adicione o arquivo ou escolha outro estilo da fonte",
  'There is no font called "{name}"; Helvetica is used': "Não existe uma fonte chamada “{name}”; será usada Helvetica",
  "No font has a shape for {characters}": "Nenhuma fonte tem desenho para {characters}",
  "Set the text in {font}": "Use a fonte {font} no texto",
  "Add an own font for the script {script}, and set the text in it":
    "Adicione uma fonte sua para a escrita {script} e use-a no texto",
  "Add an own font that has the character, or use another character":
    "Adicione uma fonte sua que tenha o caractere ou use outro caractere",
  'The text "{text}" does not fit its box': "O texto “{text}” não cabe na caixa",
  "Make the box larger or the type smaller": "Aumente a caixa ou diminua o texto",
  "The document has more than {limit} links; the rest are left out":
    "O documento tem mais de {limit} links; os demais ficam de fora",
  "Grids inside grids stop at the third level": "Grades dentro de grades param no terceiro nível",
  'No device profile is called "{id}", so pages are not checked against a device':
    "Nenhum perfil de dispositivo se chama “{id}”, por isso as páginas não são verificadas para um dispositivo",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "A página não corresponde à tela de {device}: ela será mostrada em {percent}% do tamanho",
  "Choose the page size of the device": "Escolha o tamanho de página do dispositivo",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "um dia como 2026-01-31 em uma página sem data",
  "{property} is missing; four weeks are shown": "Falta {property}; são mostradas quatro semanas",
  "{end} must not be before {start}; four weeks are shown":
    "{end} não pode ser antes de {start}; são mostradas quatro semanas",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "Pequeno demais: o calendário precisa de {needed} pt de {direction} e tem {given}",
  width: "largura",
  height: "altura",
  "Make the calendar larger, its type smaller, or leave out its head":
    "Aumente o calendário, diminua o texto ou omita o cabeçalho",
  "Make the calendar larger, or show fewer hours or longer slots":
    "Aumente o calendário, ou mostre menos horas ou intervalos mais longos",
  "Too small: the days of a month need more room": "Pequeno demais: os dias de um mês precisam de mais espaço",
  "Make the list larger or leave out its head": "Aumente a lista ou omita o cabeçalho",
  "Make the grid larger": "Aumente a grade",
  "Too small: the rows of the table need more room": "Pequeno demais: as linhas da tabela precisam de mais espaço",
  "Make the table or its rows lower": "Diminua a altura da tabela ou das linhas",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "A tabela tem textos para mais de {rows} linhas e {columns} colunas; os demais ficam de fora",
  "No picture has been chosen, so the frame is empty": "Nenhuma imagem foi escolhida, por isso a moldura está vazia",
  "A picture on the web is not fetched, so the frame is empty":
    "Imagens da web não são baixadas, por isso a moldura está vazia",
  "The picture is not in the document, so the frame is empty":
    "A imagem não está no documento, por isso a moldura está vazia",
  "The picture cannot be read, so the frame is empty": "Não é possível ler a imagem, por isso a moldura está vazia",
  "Too small: the links of the list need more room": "Pequeno demais: os links da lista precisam de mais espaço",
  "Make the list larger or its items smaller": "Aumente a lista ou diminua os itens",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "Não há nomes de meses em “{locale}”; será usado o idioma do documento",
  "Too small: the square is larger than its box": "Pequeno demais: o quadrado é maior que a caixa",
  "Make the box larger or the square smaller": "Aumente a caixa ou diminua o quadrado",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "A grade tem {cells} células para {values} valores; os demais ficam de fora",
  "A grid can have at most {limit} values; the rest are left out":
    "Uma grade pode ter no máximo {limit} valores; os demais ficam de fora",
  "Import the file, so that the document contains the picture":
    "Importe o arquivo para que o documento contenha a imagem",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "Use PNG, ou JPEG em cinza ou RGB, de até 40 megapixels, ou SVG de até 1 MB",
  "Left out of the drawing: {parts}": "Fora do desenho: {parts}",
  "Convert text to paths before you export the drawing": "Converta o texto em curvas antes de exportar o desenho",
  "Flatten effects before you export the drawing": "Achate os efeitos antes de exportar o desenho",
  "text ({count})": "texto ({count})",
  "pictures ({count})": "imagens ({count})",
  "pages of HTML ({count})": "páginas HTML ({count})",
  "gradients, now one color each ({count})": "gradientes, agora em uma só cor ({count})",
  "patterns, now one color each ({count})": "padrões, agora em uma só cor ({count})",
  "filters ({count})": "filtros ({count})",
  "masks ({count})": "máscaras ({count})",
  "clip paths that are not rectangles ({count})": "traçados de recorte que não são retângulos ({count})",
  "markers ({count})": "marcadores ({count})",
  "style rules ({count})": "regras de estilo ({count})",
  "animations ({count})": "animações ({count})",
  "scripts ({count})": "scripts ({count})",
  "parts beyond the limits ({count})": "partes além dos limites ({count})",
  "Too small: there is no room for a whole cell of dots":
    "Pequeno demais: não há espaço para uma célula inteira de pontos",
  "a year like 2026 on a page without a date": "um ano como 2026 em uma página sem data",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm ({pt} pt)",
  "{pt} pt ({mm} mm)": "{pt} pt ({mm} mm)",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "Um texto de {size} pt ({mm} mm) é difícil de ler no dispositivo: o mínimo é {least} pt",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "Linhas de {size} ficam cinza ou somem no dispositivo: o mínimo é {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "{count} link mede só {size} no dispositivo: a ponta do dedo precisa de {least} em cada direção",
    "{count} links medem só {size} no dispositivo: a ponta do dedo precisa de {least} em cada direção",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "{count} link fica sob a barra de ferramentas do dispositivo, que cobre {size} ({edge})",
    "{count} links ficam sob a barra de ferramentas do dispositivo, que cobre {size} ({edge})",
  ],
  "The widget lies outside the page, so it is not visible": "O elemento está fora da página, por isso não é visível",
  "The widget extends beyond the page by {size}": "O elemento passa {size} da borda da página",
  "The widget reaches {size} into the page's margin": "O elemento avança {size} na margem da página",
  "{type} ({id})": "{type} ({id})",
  "{type} “{text}”": "{type} “{text}”",
  "{count} links overlap links that lead elsewhere: {other}": [
    "{count} link se sobrepõe a outro que leva a outro lugar: {other}",
    "{count} links se sobrepõem a outros que levam a outro lugar: {other}",
  ],
  "{count} texts lie on texts of {other}": [
    "{count} texto está sobre textos de: {other}",
    "{count} textos estão sobre textos de: {other}",
  ],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color} é branco em uma tela de {greys} tons de cinza, por isso é invisível",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color} quase não se vê no dispositivo: só {count} dos seus {greys} tons de cinza o separa do branco",
    "{color} quase não se vê no dispositivo: só {count} dos seus {greys} tons de cinza o separam do branco",
  ],
  left: "à esquerda",
  right: "à direita",
  top: "no topo",
  bottom: "embaixo",
  "The device has no colors: {color} is shown as {grey}": "O dispositivo não tem cores: {color} aparece como {grey}",
  "Set in {size} pt": "Mudar texto para {size} pt",
  "Set in {font}": "Usar a fonte {font}",
  "Draw with {size} pt": "Desenhar com {size} pt",
  "Enlarge to {width} × {height} pt": "Aumentar para {width} × {height} pt",
  "Move onto the page": "Mover para dentro da página",
  "Cut down to the page": "Cortar na borda da página",
  "Move clear of the toolbar": "Afastar da barra de ferramentas",
  "Make narrower than the toolbar leaves room": "Estreitar para o espaço que a barra de ferramentas deixa",
  "Move out of the margin": "Tirar da margem",
  "Use {color}": "Usar {color}",

  "{problem}; {value} is used": "{problem}; será usado {value}",
  "{property} {problem}": "{property}: {problem}",
  "{name} must be {expected}": "{name} deve ser {expected}",
  "must be {expected}": "deve ser {expected}",
  "from {min} to {max}": "de {min} a {max}",
  '{property} "{written}" must be {expected}': "{property}: “{written}” deve ser {expected}",
  "{first} and {second} must be lists of equal length": "{first} e {second} devem ser listas do mesmo tamanho",
  "a month like 2026-09": "um mês como 2026-09",
  "a widget: type, content, properties": "um elemento: type, content, properties",
  "{ link: { bind: … } }": "{ link: { bind: … } }",
  "a month like 2026-01 on a page without a date": "um mês como 2026-01 em uma página sem data",
  "Write {value}": "Escreva {value}",
  "Write {name}: {token}": "Escreva {name}: {token}",
  "Use letters, digits and underscores, and begin with a letter":
    "Use letras, números e sublinhados, começando com uma letra",
  "Unknown binding function": "Função de vínculo desconhecida",
  "Invalid destination pattern format": "Formato de destino inválido",
  "Variable @{name} is not available": "A variável @{name} não está disponível",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "IDs de destino não podem conter “@”. Use tokens como {token} em dest_id e @variáveis só dentro de bind(...).",
  "This link leads nowhere yet": "Este link ainda não leva a lugar nenhum",
  "Choose where it leads, or delete it": "Escolha aonde ele leva ou exclua-o",
  "The days are links, but no page is a day": "Os dias são links, mas nenhuma página é um dia",
  "Add a section with a page for each day, or turn off the links of days":
    "Adicione uma seção com uma página para cada dia ou desative os links dos dias",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "Um intervalo de reading_order deve ser dois números de página de 1 a {limit}, como em [1, 60]",
  "Only outermost sections can reserve pages": "Só as seções de nível mais alto podem reservar páginas",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "Nenhuma página do PDF anterior está neste plano: ele é o PDF de outro planner ou de outras datas",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "As páginas do PDF anterior medem {from}, e as deste planner, {to}: as anotações sairiam do lugar",
  "Build the planner for the device of the earlier PDF": "Monte o planner para o dispositivo do PDF anterior",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "O plano não gera mais {count} página do PDF anterior, que pode ter anotações à mão",
    "O plano não gera mais {count} páginas do PDF anterior, que podem ter anotações à mão",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "Estas seções não estão mais no plano: {names}. Se você as renomeou, devolva os nomes",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "O PDF anterior não contém o projeto, por isso a página de alterações não pode listar o que mudou desde então",
  "Include the project in the PDF from now on": "A partir de agora, inclua o projeto no PDF",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "O PDF anterior não contém o projeto, por isso as páginas dele não podem ser mantidas como eram. Mantenha os lugares delas com páginas em branco",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "O projeto no PDF anterior não pode mais ser compilado, por isso as páginas dele não podem ser mantidas como eram. Mantenha os lugares delas com páginas em branco",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "Com as páginas do PDF anterior, o planner tem mais de {limit} páginas, que é o limite",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "O arquivo não é um PDF. Escolha o PDF do planner que está no seu tablet",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "O PDF tem mais de 200 MB. Planners do Octavo são menores",
  "The end of the PDF is missing. Copy it from your tablet again": "Falta o fim do PDF. Copie-o do tablet novamente",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "O PDF não diz quais páginas tem, então não foi feito pelo Octavo ou foi feito por uma versão anterior. Escolha um PDF baixado do Octavo",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "A lista de páginas do PDF está danificada ou não foi escrita pelo Octavo. Escolha o PDF como foi baixado",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "O PDF está protegido por senha. Remova a proteção no programa que a definiu ou escolha o PDF como foi baixado",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "{count} página do arquivo é de uma edição anterior, com anotações que foram copiadas para lá. Uma atualização deixa o lugar dela em branco até que as anotações do arquivo sejam copiadas para a atualização",
      "{count} páginas do arquivo são de uma edição anterior, com anotações que foram copiadas para lá. Uma atualização deixa os lugares delas em branco até que as anotações do arquivo sejam copiadas para a atualização",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "Não é possível verificar a ordem das páginas do arquivo, porque outro programa o regravou. Use o PDF como foi baixado",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "{count} página do arquivo não é do Octavo: foi inserida no tablet ou por outro programa (página {pages})",
      "{count} páginas do arquivo não são do Octavo: foram inseridas no tablet ou por outro programa (páginas {pages})",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "{count} página do arquivo é uma segunda cópia de outra (página {pages})",
    "{count} páginas do arquivo são segundas cópias de outras (páginas {pages})",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "O reMarkable guarda as páginas inseridas no tablet separadas do PDF e as mantém no lugar quando ele é substituído. Em outros tablets, as anotações depois delas ficariam em outras páginas: use o PDF como foi baixado",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "{count} página foi excluída do arquivo depois que o Octavo o gravou e conta como nova ({pages})",
    "{count} páginas foram excluídas do arquivo depois que o Octavo o gravou e contam como novas ({pages})",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "Outro programa mudou a ordem das páginas. A comparação usa a ordem do arquivo",
  "The document must be {expected}": "O documento deve ser {expected}",
  "Each list needs a name, which sections use": "Cada lista precisa de um nome, que as seções usam",
  'Two lists have the name "{name}". Only the first one is used':
    "Duas listas têm o nome “{name}”. Só a primeira é usada",
  "A list needs rows, with the names of its columns in the first line":
    "Uma lista precisa de linhas, com os nomes das colunas na primeira",
  "A plan can have {most} lists at most": "Um plano pode ter no máximo {most} listas",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "As listas de um plano podem ter no máximo {most} linhas. As demais não têm páginas",
  "A list can have {most} columns at most. Further columns are left out":
    "Uma lista pode ter no máximo {most} colunas. As demais ficam de fora",
  'Two columns have the name "{column}". Tokens use the first one':
    "Duas colunas têm o nome “{column}”. As variáveis usam a primeira",
  'The list "{table}" has no column "{column}"': "A lista “{table}” não tem a coluna “{column}”",
  'The list "{table}" has no row "{key}"': "A lista “{table}” não tem a linha “{key}”",
  "The rows of all lists of a plan can have {most} characters at most":
    "As linhas de todas as listas de um plano podem ter no máximo {most} caracteres",
  'There is no list "{table}" in this plan': "Não há lista “{table}” neste plano",
  'Line {line}, column "{column}": without a value the row has no page':
    "Linha {line}, coluna “{column}”: sem um valor, a linha não tem página",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "Linha {line}, coluna “{column}”: uma linha anterior tem o mesmo valor ou um com as mesmas letras, “{key}”",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "Dê a cada linha um valor próprio, ou as páginas perdem o lugar quando a ordem das linhas muda",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "Linha {line}, coluna “{column}”: “{value}” não é uma data como 2027-03-04 ou 4.3.2027",
  'Line {line}, column "{column}": "{value}" is no number':
    "Linha {line}, coluna “{column}”: “{value}” não é um número",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "Linha {line}, coluna “{column}”: não há imagem com o nome “{value}”",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "Linha {line}: há {count} célula a mais do que colunas; ela fica de fora",
    "Linha {line}: há {count} células a mais do que colunas; elas ficam de fora",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "Linha {line}, coluna “{column}”: só os primeiros {most} caracteres são usados",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "Só seções com uma página para cada linha de uma lista, ou para cada dia, escolhem linhas",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "{token} é impresso como está, porque a lista da seção “{section}” não tem a coluna “{column}”",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "{token} é impresso como está, porque a seção “{section}” não tem uma página para cada linha de uma lista",
  "There are no pages of rows to list": "Não há páginas de linhas para listar",
  "Add a section with a page for each row of a list, or name one here":
    "Adicione uma seção com uma página para cada linha de uma lista, ou indique uma aqui",
  "There is no room for {count} rows of the list": [
    "Não há espaço para {count} linha da lista",
    "Não há espaço para {count} linhas da lista",
  ],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "Dê {pages} páginas a cada item desta seção, ou mostre mais linhas em cada página",
  // Prints
  "the creep (the thickness of the paper)": "o deslocamento (a espessura do papel)",
  "the margin of the sheet": "a margem da folha",
  "the binding margin": "a margem de encadernação",
  "A sheet measures from {from} to {to} mm on each side": "Uma folha mede de {from} a {to} mm por lado",
  "Type a length from {from} to {to} mm for {name}": "Digite um comprimento de {from} a {to} mm para {name}",
  "A signature has from {from} to {to} sheets, as a whole number":
    "Um caderno tem de {from} a {to} folhas, em número inteiro",
  "Pages are printed at {from} to {to} % of their size": "As páginas são impressas de {from} a {to} % do tamanho",
  "Two pages on a side need a size of the sheet, such as A4":
    "Duas páginas por lado precisam de um tamanho de folha, como A4",
  "A booklet is printed on both sides of the sheets": "Um livreto é impresso nos dois lados das folhas",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "As margens não deixam espaço para páginas na folha: reduza-as ou use uma folha maior",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "A {percent} %, as páginas são maiores que o seu lugar na folha, onde cabem a {most} %",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "Com {sheets} folhas umas dentro das outras, as páginas mais internas se deslocam {shift} mm, mais de {most} mm: use cadernos com menos folhas",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "Estes furos precisam de uma borda de pelo menos {needed} mm: escolha menos furos ou uma folha maior",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "O planner não tem uma seção “{name}” que possa começar em páginas esquerdas; ele tem {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "Um texto impresso de {size} pt ({mm} mm) é difícil de ler: o mínimo é {least} pt",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "Linhas de {size} podem falhar ou sumir na impressão: o mínimo é {least}",
} satisfies Area<"engineMessages">;
