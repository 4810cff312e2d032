import type { Area } from "./forms.ts";

/** The first screen, the planner maker and the other screens for visitors. */
export const visitor = {
  "planners for e-ink tablets": "agendas para tablets de tinta electrónica",
  "A planner made for your e-ink tablet": "Una agenda hecha para tu tablet de tinta electrónica",
  "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.":
    "Octavo crea agendas PDF con enlaces en el tamaño de página exacto de tu tablet, para las fechas y el idioma que elijas.",
  "Make your planner": "Crea tu agenda",
  "Make a planner": "Crear una agenda",
  "Free, and without an account. The PDF is made in your browser.":
    "Gratis y sin cuenta. El PDF se crea en tu navegador.",
  "Try a planner": "Prueba una agenda",
  "Choose a planner": "Elige una agenda",
  "Why Octavo": "Por qué Octavo",
  "True to size on {count} devices": ["A tamaño real en {count} dispositivo", "A tamaño real en {count} dispositivos"],
  "Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar.":
    "Las páginas se ajustan a la pantalla de tu tablet píxel a píxel y no se meten bajo su barra de herramientas.",
  "Every link is proven": "Cada enlace, verificado",
  "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.":
    "Octavo revisa cada enlace antes de la descarga y avisa de textos que no caben o son demasiado pequeños y de enlaces difíciles de tocar.",
  "A design studio behind it": "Con un estudio de diseño detrás",
  "Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links.":
    "Guarda una agenda como proyecto y rediseña cada página en el editor: diseño, letra, calendarios, enlaces.",
  "New in the gallery": "Novedades en la galería",
  "Keep your planners": "Guarda tus agendas",
  "With an account you can save planners as projects, change their pages and share them in the gallery.":
    "Con una cuenta puedes guardar agendas como proyectos, cambiar sus páginas y compartirlas en la galería.",

  "Page not found": "Página no encontrada",
  "The address may be mistyped, or the page has moved.":
    "Puede que la dirección esté mal escrita o que la página se haya movido.",
  "Go to the start page": "Ir a la página de inicio",
  "There is no planner at this address": "No hay ninguna agenda en esta dirección",
  "Choose one of the planners on the start page.": "Elige una de las agendas de la página de inicio.",

  API: "API",
  "HTTP API": "API HTTP",
  "Everything that the studio does is a call that your programs can make, too. {file}":
    "Todo lo que hace el estudio es una llamada que también pueden hacer tus programas. {file}",
  "OpenAPI description": "Descripción OpenAPI",
  "The description could not be loaded. Check the connection and try again.":
    "No se pudo cargar la descripción. Revisa la conexión e inténtalo de nuevo.",
  "Find a call": "Buscar una llamada",
  "No call contains these words.": "Ninguna llamada contiene estas palabras.",
  "Public: requires no token.": "Pública: no requiere token.",
  Parameters: "Parámetros",
  "Request body (JSON)": "Cuerpo de la solicitud (JSON)",
  Response: "Respuesta",
  "Response fields": "Campos de la respuesta",
  required: "obligatorio",

  Hours: "Horas",
  "24-hour clock": "Formato de 24 horas",
  "12-hour clock": "Formato de 12 horas",
  "Usual in {region}, the region of your browser's language.":
    "Lo habitual en {region}, según el idioma de tu navegador.",
  "Left-handed": "Para zurdos",
  Landscape: "Horizontal",
  Dates: "Fechas",
  "Other dates": "Otras fechas",
  "Enter both days.": "Indica ambos días.",
  "Choose days between 1900 and 2200.": "Elige días entre 1900 y 2200.",
  "Choose a day after the first.": "Elige un día posterior al primero.",
  "Optional pages": "Páginas opcionales",
  "Side of the tablet's toolbar": "Lado de la barra de la tablet",
  Default: "Predeterminado",
  Devices: "Dispositivos",
  "{inches} in": "{inches} pulg.",
  "No device has this name.": "Ningún dispositivo tiene este nombre.",
  "{count} devices": ["{count} dispositivo", "{count} dispositivos"],
  "{width} × {height} mm": "{width} × {height} mm",
  "{across} × {down} pixels, {ppi} ppi": "{across} × {down} píxeles, {ppi} ppp",
  "Dashed: A5 paper": "Línea discontinua: papel A5",

  "Save and edit": "Guardar y editar",
  "Show the preview": "Ver la vista previa",
  "Back to the choices": "Volver a las opciones",
  "Saving needs a free account.": "Para guardar hace falta una cuenta gratuita.",
  "Your choices stay in this browser.": "Tus opciones se quedan en este navegador.",
  "Start over": "Empezar de nuevo",
  "Choices removed.": "Opciones quitadas.",
  "Choices restored.": "Opciones restauradas.",
  Change: "Cambiar",
  Choices: "Opciones",
  "The PDF is made in your browser. Nothing is sent to a server.":
    "El PDF se crea en tu navegador. No se envía nada a ningún servidor.",
  "{count} links, all checked": ["{count} enlace, revisado", "{count} enlaces, todos revisados"],
  "Choose device, dates and language": "Elige dispositivo, fechas e idioma",
  "On my device": "En mi dispositivo",
  "Download for {device}": "Descargar para {device}",
  "No problems on this device: text, links and toolbar were checked.":
    "Sin problemas en este dispositivo: se revisaron el texto, los enlaces y la barra de herramientas.",
  "{count} problems on this device": ["{count} problema en este dispositivo", "{count} problemas en este dispositivo"],
  "Parts of the address could not be used and were replaced:":
    "Algunas partes de la dirección no se pudieron usar y se reemplazaron:",
  "There is no device “{value}”.": "No existe el dispositivo “{value}”.",
  "Text and links of this planner would be too small on “{value}”.":
    "El texto y los enlaces de esta agenda serían demasiado pequeños en “{value}”.",
  "This planner has no landscape pages for the device.":
    "Esta agenda no tiene páginas horizontales para el dispositivo.",
  "“{value}” is not a year between {first} and {last}.": "“{value}” no es un año entre {first} y {last}.",
  "The year is ignored, because a first and a last day are given.":
    "El año se omite, porque se indican un primer y un último día.",
  "“{value}” is not a date such as 2027-03-31.": "“{value}” no es una fecha como 2027-03-31.",
  "The first or the last day is missing.": "Falta el primer o el último día.",
  "The last day, {value}, is before the first.": "El último día, {value}, es anterior al primero.",
  "The language “{value}” is not available.": "El idioma “{value}” no está disponible.",
  "“{value}” is not a first hour and a later last hour, such as {known}.":
    "«{value}» no es una primera hora seguida de una última posterior, como {known}.",
  "The toolbar of this device has no other side.": "La barra de herramientas de este dispositivo no tiene otro lado.",
  "“{value}” is not a value of “{name}”.": "“{value}” no es un valor de “{name}”.",
} satisfies Area<"visitor">;
