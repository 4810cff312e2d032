import type { Area } from "./forms.ts";

/** The first screen, the planner maker and the other screens for visitors. */
export const visitor = {
  "planners for e-ink tablets": "planners para tablets e-ink",
  "A planner made for your e-ink tablet": "Um planner feito para o seu tablet e-ink",
  "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.":
    "O Octavo cria planners em PDF com links, no tamanho de página exato do seu tablet, para as datas e o idioma que você escolher.",
  "Make your planner": "Crie seu planner",
  "Make a planner": "Criar um planner",
  "Free, and without an account. The PDF is made in your browser.":
    "Grátis e sem conta. O PDF é criado no seu navegador.",
  "Try a planner": "Experimentar um planner",
  "Choose a planner": "Escolha um planner",
  "Why Octavo": "Por que o Octavo",
  "True to size on {count} devices": ["Tamanho real em {count} dispositivo", "Tamanho real em {count} dispositivos"],
  "Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar.":
    "As páginas têm exatamente os pixels da tela do seu tablet e não ficam sob a barra de ferramentas.",
  "Every link is proven": "Todo link é verificado",
  "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.":
    "O Octavo verifica cada link antes do download e aponta textos que não cabem ou são pequenos demais e links difíceis de tocar.",
  "A design studio behind it": "Um estúdio de design por trás",
  "Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links.":
    "Guarde um planner como projeto e redesenhe cada página no editor: layout, tipografia, calendários, links.",
  "New in the gallery": "Novidades na galeria",
  "Keep your planners": "Guarde seus planners",
  "With an account you can save planners as projects, change their pages and share them in the gallery.":
    "Com uma conta, você pode salvar planners como projetos, mudar as páginas e compartilhá-los na galeria.",

  "Page not found": "Página não encontrada",
  "The address may be mistyped, or the page has moved.":
    "O endereço pode ter um erro de digitação, ou a página mudou de lugar.",
  "Go to the start page": "Ir para a página inicial",
  "There is no planner at this address": "Não há nenhum planner neste endereço",
  "Choose one of the planners on the start page.": "Escolha um dos planners na página inicial.",

  API: "API",
  "HTTP API": "API HTTP",
  "Everything that the studio does is a call that your programs can make, too. {file}":
    "Tudo o que o estúdio faz é uma chamada que seus programas também podem fazer. {file}",
  "OpenAPI description": "Descrição OpenAPI",
  "The description could not be loaded. Check the connection and try again.":
    "Não foi possível carregar a descrição. Verifique a conexão e tente novamente.",
  "Find a call": "Buscar uma chamada",
  "No call contains these words.": "Nenhuma chamada contém estas palavras.",
  "Public: requires no token.": "Pública: não exige token.",
  Parameters: "Parâmetros",
  "Request body (JSON)": "Corpo da solicitação (JSON)",
  Response: "Resposta",
  "Response fields": "Campos da resposta",
  required: "obrigatório",

  Hours: "Horas",
  "24-hour clock": "relógio de 24 horas",
  "12-hour clock": "relógio de 12 horas",
  "Usual in {region}, the region of your browser's language.":
    "O usual na região do idioma do seu navegador ({region}).",
  "Left-handed": "Para canhotos",
  Landscape: "Paisagem",
  Dates: "Datas",
  "Other dates": "Outras datas",
  "Enter both days.": "Informe os dois dias.",
  "Choose days between 1900 and 2200.": "Escolha dias entre 1900 e 2200.",
  "Choose a day after the first.": "Escolha um dia depois do primeiro.",
  "Optional pages": "Páginas opcionais",
  "Side of the tablet's toolbar": "Lado da barra do tablet",
  Default: "Padrão",
  Devices: "Dispositivos",
  "{inches} in": "{inches} pol.",
  "No device has this name.": "Nenhum dispositivo tem este nome.",
  "{count} devices": ["{count} dispositivo", "{count} dispositivos"],
  "{width} × {height} mm": "{width} × {height} mm",
  "{across} × {down} pixels, {ppi} ppi": "{across} × {down} pixels, {ppi} ppi",
  "Dashed: A5 paper": "Tracejado: papel A5",

  "Save and edit": "Salvar e editar",
  "Show the preview": "Ver a prévia",
  "Back to the choices": "Voltar às opções",
  "Saving needs a free account.": "Para salvar, é preciso uma conta gratuita.",
  "Your choices stay in this browser.": "Suas escolhas ficam neste navegador.",
  "Start over": "Começar de novo",
  "Choices removed.": "Escolhas removidas.",
  "Choices restored.": "Escolhas restauradas.",
  Change: "Alterar",
  Choices: "Opções",
  "The PDF is made in your browser. Nothing is sent to a server.":
    "O PDF é criado no seu navegador. Nada é enviado a um servidor.",
  "{count} links, all checked": ["{count} link, verificado", "{count} links, todos verificados"],
  "Choose device, dates and language": "Escolha dispositivo, datas e idioma",
  "On my device": "No meu dispositivo",
  "Download for {device}": "Baixar para {device}",
  "No problems on this device: text, links and toolbar were checked.":
    "Nenhum problema neste dispositivo: texto, links e barra de ferramentas foram verificados.",
  "{count} problems on this device": ["{count} problema neste dispositivo", "{count} problemas neste dispositivo"],
  "Parts of the address could not be used and were replaced:":
    "Partes do endereço não puderam ser usadas e foram substituídas:",
  "There is no device “{value}”.": "Não existe o dispositivo “{value}”.",
  "Text and links of this planner would be too small on “{value}”.":
    "O texto e os links deste planner ficariam pequenos demais em “{value}”.",
  "This planner has no landscape pages for the device.": "Este planner não tem páginas em paisagem para o dispositivo.",
  "“{value}” is not a year between {first} and {last}.": "“{value}” não é um ano entre {first} e {last}.",
  "The year is ignored, because a first and a last day are given.":
    "O ano é ignorado, porque há um primeiro e um último dia.",
  "“{value}” is not a date such as 2027-03-31.": "“{value}” não é uma data como 2027-03-31.",
  "The first or the last day is missing.": "Falta o primeiro ou o último dia.",
  "The last day, {value}, is before the first.": "O último dia, {value}, é antes do primeiro.",
  "The language “{value}” is not available.": "O idioma “{value}” não está disponível.",
  "“{value}” is not a first hour and a later last hour, such as {known}.":
    "“{value}” não é uma primeira hora seguida de uma última posterior, como {known}.",
  "The toolbar of this device has no other side.": "A barra de ferramentas deste dispositivo não tem outro lado.",
  "“{value}” is not a value of “{name}”.": "“{value}” não é um valor de “{name}”.",
} satisfies Area<"visitor">;
