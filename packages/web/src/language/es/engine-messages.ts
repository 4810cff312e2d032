import type { Area } from "./forms.ts";

/** Messages of the engine about documents, in the order of its stages. */
export const engineMessages = {
  // Reading text
  "The font file is larger than 32 MiB. Use a font with fewer characters.":
    "El archivo de la fuente supera los 32 MiB. Usa una fuente con menos caracteres.",
  "The font is too large, even with few of its characters. Use a font of one script.":
    "La fuente es demasiado grande, incluso con pocos de sus caracteres. Usa una fuente de un solo sistema de escritura.",
  "This file contains several fonts. Save one of them as a TTF or OTF file.":
    "Este archivo contiene varias fuentes. Guarda una de ellas como archivo TTF u OTF.",
  "Fonts in WOFF files are not supported. Use the TTF, OTF or WOFF2 file.":
    "No se admiten fuentes en archivos WOFF. Usa el archivo TTF, OTF o WOFF2.",
  "This is no font file. Use a TTF, OTF or WOFF2 file.":
    "Esto no es un archivo de fuente. Usa un archivo TTF, OTF o WOFF2.",
  "The license of this font forbids embedding. Use another font, or ask its maker for one that may be embedded.":
    "La licencia de esta fuente prohíbe incrustarla. Usa otra fuente o pide a su creador una que se pueda incrustar.",
  "This font may only be embedded as a whole. Use another font, or ask its maker for one that may be embedded in part.":
    "Esta fuente solo se puede incrustar completa. Usa otra fuente o pide a su creador una que se pueda incrustar en parte.",
  "This font may only be embedded as pictures. Use another font.":
    "Esta fuente solo se puede incrustar como imágenes. Usa otra fuente.",
  "The font has no outlines that can be embedded. Use a font with TrueType or CFF outlines.":
    "La fuente no tiene contornos que se puedan incrustar. Usa una fuente con contornos TrueType o CFF.",
  "The font file is damaged. Download it again, or use another one.":
    "El archivo de la fuente está dañado. Descárgalo de nuevo o usa otro.",
  "A document can have {limit} fonts at most": "Un documento puede tener como máximo {limit} fuentes",
  'The font "{family}" cannot be read, so that its texts are set in other fonts':
    "No se puede leer la fuente “{family}”, así que sus textos usan otras fuentes",
  "Remove it, and add it again from its file": "Quítala y añádela de nuevo desde su archivo",
  "The document is larger than {mebibytes} MiB, which is the limit": "El documento supera el límite de {mebibytes} MiB",
  "The document is larger than {mebibytes} MiB with its pictures, which is the limit":
    "El documento con sus imágenes supera el límite de {mebibytes} MiB",
  "Pictures make documents large: import them smaller, or split the library":
    "Las imágenes agrandan los documentos: impórtalas más pequeñas o divide la biblioteca",
  "The document is empty": "El documento está vacío",
  "The document must consist of keys and values, such as name: My planner":
    "El documento debe constar de claves y valores, como name: Mi agenda",
  "The text holds more than one document": "El texto contiene más de un documento",
  "Remove the line --- that begins the second one": "Quita la línea --- con la que empieza el segundo",
  "The document is nested more than {levels} levels deep, which is the limit":
    "El documento supera el límite de {levels} niveles de anidamiento",
  "References such as *{name} are not supported": "No se admiten referencias como *{name}",
  "Write the value out here; if it is text that begins with *, put it in quotes":
    "Escribe aquí el valor completo; si es un texto que empieza por *, ponlo entre comillas",
  'The key "{key}" appears twice in the same mapping': "La clave “{key}” aparece dos veces en el mismo conjunto",
  "Remove one of the two": "Quita una de las dos",
  "The YAML tag {tag} is not supported": "No se admite la etiqueta YAML {tag}",
  "Remove the tag; text that begins with ! must stand in quotes":
    "Quita la etiqueta; un texto que empieza por ! debe ir entre comillas",
  "The text holds a character that cannot be printed ({code})":
    "El texto contiene un carácter que no se puede imprimir ({code})",
  "A tab cannot indent a line": "No se puede sangrar una línea con un tabulador",
  "Indent with spaces": "Sangra con espacios",
  "A value that begins with {first} must stand in quotes": "Un valor que empieza por {first} debe ir entre comillas",
  "A value that holds a colon followed by a space must stand in quotes":
    "Un valor con dos puntos seguidos de un espacio debe ir entre comillas",
  "A list cannot begin on the line of its key": "Una lista no puede empezar en la línea de su clave",
  "Put the first - on the next line": "Pon el primer - en la línea siguiente",
  "Text follows the closing quote": "Hay texto después de las comillas de cierre",
  "Inside double quotes write a quote as \\\", inside single quotes as ''":
    "Entre comillas dobles escribe una comilla como \\\", entre comillas simples como ''",
  "Text follows the closing {bracket}": "Hay texto después del {bracket} de cierre",
  "A quote is opened here and never closed": "Aquí se abren comillas que nunca se cierran",
  "The {bracket} that is opened here is never closed": "El {bracket} que se abre aquí nunca se cierra",
  "A # after a space begins a comment, which runs to the end of the line":
    "Un # después de un espacio inicia un comentario, que llega hasta el final de la línea",
  "There is no space after the colon": "Falta un espacio después de los dos puntos",
  'Write "{key}: " with a space': "Escribe “{key}: ” con un espacio",
  "There is no colon on this line, so it is not a key with a value":
    "En esta línea no hay dos puntos, así que no es una clave con un valor",
  "Write key: value; text that goes on over several lines must be indented":
    "Escribe clave: valor; un texto de varias líneas debe ir sangrado",
  "There is a comma missing before this, or a quote around the value":
    "Falta una coma antes de esto, o comillas alrededor del valor",
  "The line is not indented like the lines that it belongs to":
    "La línea no tiene la misma sangría que las líneas de su grupo",
  "Keys of one mapping begin in the same column, and so do the - of one list":
    "Las claves de un mismo conjunto empiezan en la misma columna, igual que los - de una lista",
  'A backslash inside double quotes must be followed by one of \\ " n t or a code':
    'Entre comillas dobles, a una barra invertida debe seguirle \\ " n t o un código',
  "Write two backslashes, or use single quotes": "Escribe dos barras invertidas o usa comillas simples",
  "Text after {first} must begin on the next line": "El texto después de {first} debe empezar en la línea siguiente",
  "If the text itself begins with {first}, put it in quotes":
    "Si el propio texto empieza por {first}, ponlo entre comillas",
  "A key must be text": "Una clave debe ser texto",
  "Put a value or key that begins with { or [ in quotes":
    "Pon entre comillas un valor o una clave que empiece por { o [",
  "The text cannot be read as YAML from here on": "A partir de aquí, el texto no se puede leer como YAML",

  // Versions of the format
  "schema_version must be a version of the format, like 1.0":
    "schema_version debe ser una versión del formato, como 1.0",
  "Write schema_version: {current}, or leave it out": "Escribe schema_version: {current} u omítelo",
  "The document is of version {written} of the format, and this Octavo reads up to {current}":
    "El documento usa la versión {written} del formato y este Octavo lee hasta la {current}",
  "Open it with a newer version of Octavo": "Ábrelo con una versión más reciente de Octavo",
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page":
    "link_strategy simple, que llevaba a la página con el número del día, ahora lleva cada día a su propia página",

  // Values
  "a date": "una fecha",
  "a number from {min} to {max}": "un número de {min} a {max}",
  "a number above {min} up to {max}": "un número mayor que {min} y hasta {max}",
  "a day that exists, like 2026-01-31": "un día que exista, como 2026-01-31",
  "fractions between 0 and 1": "una lista de fracciones entre 0 y 1",
  "a list of texts": "una lista de textos",
  "a list of positive numbers": "una lista de números positivos",
  "a list of rows, each a list of texts": "una lista de filas, cada una con una lista de textos",
  "the name of a font": "el nombre de una fuente",
  "range(first, end), range(count), months(first, count) or a list":
    "range(primero, final), range(cantidad), months(primero, cantidad) o una lista",
  "{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text":
    "{name} es {token} sin comillas, que YAML lee como un conjunto de claves; se toma como texto",
  "{color} without quotes is a comment, so the key has no value":
    "{color} sin comillas es un comentario, así que la clave no tiene valor",
  'The key "{key}" is unknown here, so it is ignored': "Aquí no se conoce la clave “{key}”, así que se omite",
  "{count} more keys here are unknown and ignored": "Se omiten {count} claves más que aquí no se conocen",
  'The styling of a widget has no "{name}", so it is ignored':
    "El estilo de un elemento no tiene “{name}”, así que se omite",
  'Widgets of type {type} have no property "{name}", so it is ignored':
    "Los elementos de tipo {type} no tienen la propiedad “{name}”, así que se omite",

  // Masters and widgets
  "The master library has no list called masters":
    "La biblioteca de páginas maestras no tiene una lista llamada masters",
  "Begin with masters: and, below it, - name: Day": "Empieza con masters: y, debajo, - name: Día",
  'There is already a master called "{name}"; that one is used':
    "Ya hay una página maestra llamada “{name}”; se usa aquella",
  'The master names "{name}" and "{other}" differ only in capitals':
    "Los nombres de página maestra “{name}” y “{other}” solo se diferencian en las mayúsculas",
  '"{id}" cannot be the id of a master': "“{id}” no puede ser el id de una página maestra",
  'There is already a master with the id "{id}"; that one is used':
    "Ya hay una página maestra con el id “{id}”; se usa aquella",
  "Use letters, digits, hyphens and underscores": "Usa letras, cifras, guiones y guiones bajos",
  "A page design can have at most {limit} widgets": "Un diseño de página puede tener como máximo {limit} elementos",
  "Widget type is required": "Indica el tipo de elemento",
  'There is no widget type "{type}"': "No existe el tipo de elemento “{type}”",
  '"{written}" cannot be the id of a widget; {used} is used':
    "“{written}” no puede ser el id de un elemento; se usa {used}",
  'There is already a widget "{id}" here; this one becomes {used}':
    "Ya hay un elemento “{id}” aquí; este pasa a ser {used}",
  "Widget {id} has no position; 0, 0, 100, 100 is used": "El elemento {id} no tiene posición; se usa 0, 0, 100, 100",
  "{side} of widget {id} is missing or no number in range; {value} is used":
    "En el elemento {id}, {side} falta o no es un número válido; se usa {value}",

  // Shared parts
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none":
    "El nombre debe tener de 1 a 99 letras, cifras, espacios o _ . - ( ), y no puede ser none",
  "Write - name: Tabs": "Escribe - name: Pestañas",
  'The name "{name}" appears twice; the first is used': "El nombre “{name}” aparece dos veces; se usa el primero",
  "The block has no usable size; {width} × {height}, the extent of its widgets, is used":
    "El bloque no tiene un tamaño válido; se usa {width} × {height}, lo que ocupan sus elementos",
  "a path of up to 8 names, such as Header/Tabs": "una ruta de hasta 8 nombres, como Encabezado/Pestañas",
  "changes by the ids of the block's widgets, such as { label: { content: … } }":
    "un conjunto de cambios según los id de los elementos del bloque, como { label: { content: … } }",
  'There is no block "{name}", so nothing is drawn here':
    "No existe el bloque “{name}”, así que aquí no se dibuja nada",
  "The widget names no block, so nothing is drawn here":
    "El elemento no indica ningún bloque, así que aquí no se dibuja nada",
  "Write block: and the name of a block": "Escribe block: y el nombre de un bloque",
  "A block cannot contain itself: {path}": "Un bloque no puede contenerse a sí mismo: {path}",
  "Blocks can be nested at most {limit} deep: {path}":
    "Los bloques se pueden anidar como máximo en {limit} niveles: {path}",
  "A page design can have at most {limit} widgets with those of its blocks":
    "Un diseño de página puede tener como máximo {limit} elementos, contando los de sus bloques",
  'There is no style "{name}", so it is ignored': "No existe el estilo “{name}”, así que se omite",
  'There is no theme "{name}", so the styles of the library are used':
    "No existe el tema “{name}”, así que se usan los estilos de la biblioteca",
  'The block "{block}" has no widget "{id}", so the change is ignored':
    "El bloque “{block}” no tiene el elemento “{id}”, así que el cambio se omite",
  'An instance of a block cannot change "{name}", so it is ignored':
    "Una instancia de un bloque no puede cambiar “{name}”, así que se omite",
  "Use one of {names}": "Usa una de estas opciones: {names}",
  'The widget "{id}" has no text to change': "El elemento “{id}” no tiene texto que cambiar",
  'The widget "{id}" cannot lead anywhere': "El elemento “{id}” no puede llevar a ninguna parte",

  // Pages
  "The page of the device is not known here, so A4 is used":
    "Aquí no se conoce la página del dispositivo, así que se usa A4",
  "Name the device: profile: remarkable-2": "Indica el dispositivo: profile: remarkable-2",
  'There is no page size "{name}", so A4 is used': "No existe el tamaño de página “{name}”, así que se usa A4",
  "four numbers: top, right, bottom, left": "una lista de cuatro números: arriba, derecha, abajo, izquierda",

  // Plan
  "The document has no plan": "El documento no tiene plan",
  "Write plan: and, below it, calendar and sections": "Escribe plan: y, debajo, calendar y sections",
  "Start date is required": "Falta la fecha inicial",
  "End date is required": "Falta la fecha final",
  "End date must be after start date": "La fecha final debe ser posterior a la inicial",
  "Provide both start and end, or leave both empty to use plan defaults":
    "Indica el inicio y el final, o deja ambos vacíos para usar los del plan",
  '"{written}" is not a date': "“{written}” no es una fecha",
  "Write a day that exists as YYYY-MM-DD, such as 2026-01-31":
    "Escribe un día que exista como AAAA-MM-DD, por ejemplo 2026-01-31",
  'There are no names of months and days in "{written}"; English is used':
    "No hay nombres de meses y días en “{written}”; se usa el inglés",
  "Section kind is required": "Indica el tipo de sección",
  "The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first":
    "Las secciones “{first}” y “{second}” tienen el mismo nombre en los enlaces, {name}; los enlaces llevan a la primera",
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _":
    "Cambia uno de los dos tipos; en los enlaces no importan las mayúsculas, y los espacios y signos distintos de _ : . - # cuentan como _",
  "The kind '{kind}' has no letters or digits, so links cannot name the section":
    "El tipo “{kind}” no tiene letras ni cifras, así que los enlaces no pueden nombrar la sección",
  "Use a kind with letters or digits, such as notes": "Usa un tipo con letras o cifras, como notes",
  "Duplicate section kind '{kind}'. Each section must have a unique kind.":
    "El tipo de sección “{kind}” está repetido. Cada sección debe tener un tipo único.",
  "Master template is required": "Elige una página maestra",
  "Generation mode is required": "Elige un modo de generación",
  'There is no generation mode "{written}"': "No existe el modo de generación “{written}”",
  "Count must be at least 1": "La cantidad debe ser al menos 1",
  "An anchor needs a dest_id: the name of the destination": "Un ancla necesita un dest_id: el nombre del destino",
  "Order contains non-existent sections: {kinds}": "El orden contiene secciones que no existen: {kinds}",
  "A context variable has no name": "Una variable de contexto no tiene nombre",
  'Context variable "{key}" has no value': "La variable de contexto “{key}” no tiene valor",
  'Context variable "{key}" must be text or a number': "La variable de contexto “{key}” debe ser un texto o un número",
  "Make the list larger, or its type or line spacing smaller":
    "Agranda la lista, o reduce su letra o el espacio entre líneas",
  "Make the schedule larger, or show fewer hours": "Agranda el horario o muestra menos horas",
  "Make the calendar larger, or its type or events smaller": "Agranda el calendario o reduce su letra o sus eventos",
  "Too small: the events need more room": "Demasiado pequeño: los eventos necesitan más espacio",
  "Too small: the hours need more room": "Demasiado pequeño: las horas necesitan más espacio",
  "correction has an effect with system: hijri only": "correction solo tiene efecto con system: hijri",
  "years of this kind need the Gregorian calendar": "este tipo de años requiere el calendario gregoriano",
  "A term needs a name, and the dates from and to in order":
    "Un periodo lectivo (term) necesita un nombre y las fechas from y to en orden",
  "A calendar needs holidays or rows": "Un calendario necesita holidays o rows",
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }":
    "Escribe holidays: ES, o rows: y, debajo, - { date: 2026-05-12, title: Fiesta }",
  "A plan can have {limit} calendars at most": "Un plan puede tener como máximo {limit} calendarios",
  "The calendars of a plan can have {limit} rows at most; further rows are left out":
    "Los calendarios de un plan pueden tener como máximo {limit} filas; las demás se omiten",
  '"{written}" is not an entry of a calendar, and is left out':
    "“{written}” no es una entrada de calendario y se omite",
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30":
    "Una fila necesita una fecha como 2026-05-12, o unos días como 2026-08-02 to 2026-08-16, y un título, y puede tener un inicio y un fin como 09:00 y 10:30",
  "The filter days only counts for sections with a page for each day":
    "El filtro days solo cuenta en secciones con una página por día",
  "The filter events only counts for sections with a page for each event":
    "El filtro events solo cuenta en secciones con una página por evento",
  'There are no holidays for the country "{written}"': "No hay festivos para el país “{written}”",
  'The country has no region "{written}"': "El país no tiene la región “{written}”",
  'There is no weekday "{written}"': "No existe el día de la semana “{written}”",
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends":
    "Escribe nombres como monday, números de 1 (monday) a 7, o working_days o weekends",
  "Weekdays only count for sections with a page for each day":
    "Los días de la semana solo cuentan en secciones con una página por día",
  '"{name}" cannot be the name of a counter': "“{name}” no puede ser el nombre de un contador",
  "Sections can be at most {levels} levels deep": "Las secciones pueden tener como máximo {levels} niveles",
  "All rules must have a page name": "Todas las reglas deben tener un nombre de página",
  "Count repeat mode requires a valid count value": "La repetición por cantidad necesita una cantidad válida",
  "{mode} repeat mode requires a start date": "La repetición {mode} necesita una fecha inicial",
  'No section further up is called "{kind}"': "Ninguna sección superior se llama “{kind}”",
  "Page {page} is assigned twice; the later master is used":
    "La página {page} está asignada dos veces; se usa la última página maestra",
  "page must be a whole number from 1 to {limit}": "page debe ser un número entero de 1 a {limit}",
  "A page design is one page: {count} widgets of other pages are left out": [
    "Un diseño de página es una sola página: se omite {count} elemento de otras páginas",
    "Un diseño de página es una sola página: se omiten {count} elementos de otras páginas",
  ],
  "An entry of the outline needs a title and a dest": "Una entrada del índice necesita title y dest",
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together":
    "Esto no es una plantilla: una plantilla tiene widgets, o masters y page_assignments. Las páginas maestras y un plan se generan juntos",

  // From plan to pages
  "Master '{name}' does not exist": "La página maestra “{name}” no existe",
  "Page '{name}' does not exist": "La página “{name}” no existe",
  "The master library is empty": "La biblioteca de páginas maestras está vacía",
  "Add at least one master with a name and widgets": "Añade al menos una página maestra con nombre y elementos",
  "The plan has no sections": "El plan no tiene secciones",
  "Add a section that says which master makes which pages":
    "Añade una sección que indique qué página maestra crea qué páginas",
  "The plan makes more than {limit} pages, which is the limit": "El plan supera el límite de {limit} páginas",
  "Choose fewer rows for section '{kind}', or divide the list into several planners":
    "Elige menos filas para la sección “{kind}” o divide la lista en varias agendas",
  "Section '{kind}' alone makes {pages} pages": "La sección “{kind}” sola crea {pages} páginas",
  "Section '{kind}' makes no pages": "La sección “{kind}” no crea páginas",
  "Referenced master does not exist": "La página maestra indicada no existe",
  "Sections not in order: {kinds}": "Secciones que no están en el orden: {kinds}",
  "The date range is over 2 years": "Las fechas abarcan más de 2 años",
  "There are more than {usual} pages per day": "Hay más de {usual} páginas por día",
  "The count is over {usual}": "La cantidad supera {usual}",
  "There are more than {usual} estimated pages": "Se calculan más de {usual} páginas",

  // Layout
  "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}":
    "{token} pide un formato que no existe, así que se imprime tal cual; existen {name:02d} y {name:capital}",
  '"@{name}" is a variable only where a link is written, and prints as it is here; write {token}':
    "“@{name}” solo es una variable donde se escribe un enlace, y aquí se imprime tal cual; escribe {token}",
  'No variable is called "{name}" on this page, so the token prints as written':
    "En esta página no hay ninguna variable llamada “{name}”, así que el token se imprime tal cual",
  '"{name}" has no value in section "{section}", because the section has no dates':
    "“{name}” no tiene valor en la sección “{section}”, porque la sección no tiene fechas",
  '"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only':
    "“{name}” no tiene valor en esta página, porque las fechas de este calendario solo se conocen del {from} al {to}",
  '"{name}" has no value on this page, because the page has no date':
    "“{name}” no tiene valor en esta página, porque la página no tiene fecha",
  '"{name}" has no value in section "{section}", because the section is not counted':
    "“{name}” no tiene valor en la sección “{section}”, porque la sección no se cuenta",
  '"{name}" has no value on this page, because the page is not counted':
    "“{name}” no tiene valor en esta página, porque la página no se cuenta",
  '"{name}" has no value in section "{section}"; it is defined only in {definers}':
    "“{name}” no tiene valor en la sección “{section}”; solo está definida en {definers}",
  '"{name}" has no value on this page; it is defined only in {definers}':
    "“{name}” no tiene valor en esta página; solo está definida en {definers}",
  'Define "{name}" here as well, or use a master without it':
    "Define “{name}” también aquí o usa una página maestra sin esa variable",
  '"{name}" has no value in section "{section}", because the section is not inside another':
    "“{name}” no tiene valor en la sección “{section}”, porque la sección no está dentro de otra",
  '"{name}" has no value on this page, because the page is in no section':
    "“{name}” no tiene valor en esta página, porque la página no está en ninguna sección",
  "Nest the section in another one, or use a master without this variable":
    "Anida la sección en otra o usa una página maestra sin esta variable",
  '"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"':
    "“{name}” no tiene valor en la sección “{section}”, porque la sección “{around}” que la contiene no tiene “{variable}”",
  'The link to "{name}" leads nowhere: no page has that destination':
    "El enlace a “{name}” no lleva a ninguna parte: ninguna página tiene ese destino",
  'Unknown binding function "{name}"': "Función de vinculación desconocida: “{name}”",
  "Use one of {names}, or the kind of a section of the plan":
    "Usa una de estas opciones: {names}, o el tipo de una sección del plan",
  '"{written}" is not a destination': "“{written}” no es un destino",
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number":
    "Escribe función(argumento), como day(@date), o un nombre con letras, cifras, _ : . - y un # antes de un número de página",
  'The destination "{name}" is already on page {first}; links go there':
    "El destino “{name}” ya está en la página {first}; los enlaces llevan allí",
  '"{name}" cannot be the name of a destination': "“{name}” no puede ser el nombre de un destino",
  "Use letters, digits, _ : . - and tokens like {token}": "Usa letras, cifras, _ : . - y tokens como {token}",
  'The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style':
    "Las fuentes de esta agenda no tienen “{name}”; se usa “{used}”. Añade su archivo o elige otra variante",
  'There is no font called "{name}"; Helvetica is used': "No existe la fuente “{name}”; se usa Helvetica",
  "No font has a shape for {characters}": "Ninguna fuente tiene una forma para {characters}",
  "Set the text in {font}": "Usa la fuente {font} para el texto",
  "Add an own font for the script {script}, and set the text in it":
    "Añade una fuente propia para la escritura {script} y úsala en el texto",
  "Add an own font that has the character, or use another character":
    "Añade una fuente propia que tenga el carácter o usa otro carácter",
  'The text "{text}" does not fit its box': "El texto “{text}” no cabe en su recuadro",
  "Make the box larger or the type smaller": "Agranda el recuadro o reduce la letra",
  "The document has more than {limit} links; the rest are left out":
    "El documento tiene más de {limit} enlaces; los demás se omiten",
  "Grids inside grids stop at the third level": "Las cuadrículas dentro de cuadrículas llegan hasta el tercer nivel",
  'No device profile is called "{id}", so pages are not checked against a device':
    "No existe el perfil de dispositivo “{id}”, así que las páginas no se revisan para un dispositivo",
  "The page is not the screen of {device}: it will be shown at {percent} % of its size":
    "La página no coincide con la pantalla de {device}: se mostrará al {percent} % de su tamaño",
  "Choose the page size of the device": "Elige el tamaño de página del dispositivo",

  // Widgets
  "a day like 2026-01-31 on a page without a date": "un día como 2026-01-31 en una página sin fecha",
  "{property} is missing; four weeks are shown": "Falta “{property}”; se muestran cuatro semanas",
  "{end} must not be before {start}; four weeks are shown":
    "“{end}” no puede ser anterior a “{start}”; se muestran cuatro semanas",
  "Too small: the calendar needs {needed} pt of {direction} and has {given}":
    "Demasiado pequeño: el calendario necesita {needed} pt de {direction} y tiene {given}",
  width: "ancho",
  height: "alto",
  "Make the calendar larger, its type smaller, or leave out its head":
    "Agranda el calendario, reduce su letra u omite su encabezado",
  "Make the calendar larger, or show fewer hours or longer slots":
    "Agranda el calendario, o muestra menos horas o franjas más largas",
  "Too small: the days of a month need more room": "Demasiado pequeño: los días de un mes necesitan más espacio",
  "Make the list larger or leave out its head": "Agranda la lista u omite su encabezado",
  "Make the grid larger": "Agranda la cuadrícula",
  "Too small: the rows of the table need more room": "Demasiado pequeño: las filas de la tabla necesitan más espacio",
  "Make the table or its rows lower": "Reduce el alto de la tabla o de sus filas",
  "The table has texts for more than {rows} rows and {columns} columns; the rest is left out":
    "La tabla tiene textos para más de {rows} filas y {columns} columnas; el resto se omite",
  "No picture has been chosen, so the frame is empty": "No se ha elegido ninguna imagen, así que el marco está vacío",
  "A picture on the web is not fetched, so the frame is empty":
    "Las imágenes de la web no se descargan, así que el marco está vacío",
  "The picture is not in the document, so the frame is empty":
    "La imagen no está en el documento, así que el marco está vacío",
  "The picture cannot be read, so the frame is empty": "No se puede leer la imagen, así que el marco está vacío",
  "Too small: the links of the list need more room": "Demasiado pequeño: los enlaces de la lista necesitan más espacio",
  "Make the list larger or its items smaller": "Agranda la lista o reduce sus ítems",
  'There are no names of months in "{locale}"; the document\'s language is used':
    "No hay nombres de meses en “{locale}”; se usa el idioma del documento",
  "Too small: the square is larger than its box": "Demasiado pequeño: el cuadrado es más grande que su recuadro",
  "Make the box larger or the square smaller": "Agranda el recuadro o reduce el cuadrado",
  "The grid has {cells} cells for {values} values; the rest are left out":
    "La cuadrícula tiene {cells} celdas para {values} valores; los demás se omiten",
  "A grid can have at most {limit} values; the rest are left out":
    "Una cuadrícula puede tener como máximo {limit} valores; los demás se omiten",
  "Import the file, so that the document contains the picture":
    "Importa el archivo para que el documento contenga la imagen",
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB":
    "Usa PNG, o JPEG en grises o RGB, de hasta 40 megapíxeles, o SVG de hasta 1 MB",
  "Left out of the drawing: {parts}": "Omitido del dibujo: {parts}",
  "Convert text to paths before you export the drawing": "Convierte el texto en trazados antes de exportar el dibujo",
  "Flatten effects before you export the drawing": "Acopla los efectos antes de exportar el dibujo",
  "text ({count})": "texto ({count})",
  "pictures ({count})": "imágenes ({count})",
  "pages of HTML ({count})": "páginas HTML ({count})",
  "gradients, now one color each ({count})": "degradados, ahora de un solo color ({count})",
  "patterns, now one color each ({count})": "patrones, ahora de un solo color ({count})",
  "filters ({count})": "filtros ({count})",
  "masks ({count})": "máscaras ({count})",
  "clip paths that are not rectangles ({count})": "trazados de recorte que no son rectángulos ({count})",
  "markers ({count})": "marcadores ({count})",
  "style rules ({count})": "reglas de estilo ({count})",
  "animations ({count})": "animaciones ({count})",
  "scripts ({count})": "scripts ({count})",
  "parts beyond the limits ({count})": "partes que superan los límites ({count})",
  "Too small: there is no room for a whole cell of dots": "Demasiado pequeño: no cabe ni una celda completa de puntos",
  "a year like 2026 on a page without a date": "un año como 2026 en una página sin fecha",

  // Lint
  "{mm} mm ({pt} pt)": "{mm} mm ({pt} pt)",
  "{pt} pt ({mm} mm)": "{pt} pt ({mm} mm)",
  "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)":
    "{width} × {height} mm ({widthInPoints} × {heightInPoints} pt)",
  "Type of {size} pt ({mm} mm) on the device is hard to read: {least} pt is the least":
    "La letra de {size} pt ({mm} mm) se lee mal en el dispositivo: el mínimo es {least} pt",
  "Rules of {size} on the device come out grey or not at all: {least} is the least":
    "Las líneas de {size} salen grises o no se ven en el dispositivo: el mínimo es {least}",
  "{count} links are as small as {size} on the device: a fingertip needs {least} each way": [
    "Un enlace mide solo {size} en el dispositivo: la yema del dedo necesita {least} en cada sentido",
    "{count} enlaces miden solo {size} en el dispositivo: la yema del dedo necesita {least} en cada sentido",
  ],
  "{count} links lie under the device's toolbar, which covers {size} at the {edge}": [
    "Un enlace queda bajo la barra de herramientas del dispositivo, que ocupa {size} ({edge})",
    "{count} enlaces quedan bajo la barra de herramientas del dispositivo, que ocupa {size} ({edge})",
  ],
  "The widget lies outside the page, so it is not visible": "El elemento está fuera de la página, así que no se ve",
  "The widget extends beyond the page by {size}": "El elemento se sale {size} de la página",
  "The widget reaches {size} into the page's margin": "El elemento invade {size} del margen de la página",
  "{type} ({id})": "{type} ({id})",
  "{type} “{text}”": "{type} “{text}”",
  "{count} links overlap links that lead elsewhere: {other}": [
    "Un enlace se superpone con otro que lleva a otro lugar: {other}",
    "{count} enlaces se superponen con otros que llevan a otro lugar: {other}",
  ],
  "{count} texts lie on texts of {other}": [
    "Un texto tapa el texto de: {other}",
    "{count} textos tapan el texto de: {other}",
  ],
  "{color} is white on a screen of {greys} gray levels, so it is invisible":
    "{color} es blanco en una pantalla de {greys} grises, así que no se ve",
  "{color} is hardly visible on the device: it is only {count} of its {greys} gray levels darker than white": [
    "{color} apenas se ve en el dispositivo: de sus {greys} grises, solo uno lo separa del blanco",
    "{color} apenas se ve en el dispositivo: de sus {greys} grises, solo {count} lo separan del blanco",
  ],
  left: "a la izquierda",
  right: "a la derecha",
  top: "arriba",
  bottom: "abajo",
  "The device has no colors: {color} is shown as {grey}":
    "El dispositivo no tiene colores: {color} se muestra como {grey}",
  "Set in {size} pt": "Usar letra de {size} pt",
  "Set in {font}": "Usar la fuente {font}",
  "Draw with {size} pt": "Dibujar con {size} pt",
  "Enlarge to {width} × {height} pt": "Ampliar a {width} × {height} pt",
  "Move onto the page": "Mover dentro de la página",
  "Cut down to the page": "Recortar a la página",
  "Move clear of the toolbar": "Apartar de la barra de herramientas",
  "Make narrower than the toolbar leaves room": "Estrechar para dejar libre la barra de herramientas",
  "Move out of the margin": "Sacar del margen",
  "Use {color}": "Usar {color}",

  "{problem}; {value} is used": "{problem}; se usa {value}",
  "{property} {problem}": "{property}: {problem}",
  "{name} must be {expected}": "{name} debe ser {expected}",
  "must be {expected}": "debe ser {expected}",
  "from {min} to {max}": "un valor de {min} a {max}",
  '{property} "{written}" must be {expected}': "{property}: “{written}” debe ser {expected}",
  "{first} and {second} must be lists of equal length": "{first} y {second} deben ser listas de la misma longitud",
  "a month like 2026-09": "un mes como 2026-09",
  "a widget: type, content, properties": "un elemento: type, content, properties",
  "{ link: { bind: … } }": "{ link: { bind: … } }",
  "a month like 2026-01 on a page without a date": "un mes como 2026-01 en una página sin fecha",
  "Write {value}": "Escribe {value}",
  "Write {name}: {token}": "Escribe {name}: {token}",
  "Use letters, digits and underscores, and begin with a letter":
    "Usa letras, cifras y guiones bajos, y empieza por una letra",
  "Unknown binding function": "Función de vinculación desconocida",
  "Invalid destination pattern format": "El formato del destino no es válido",
  "Variable @{name} is not available": "La variable @{name} no está disponible",
  "Destination IDs cannot contain '@'. Use tokens like {token} in dest_id, and use @vars only inside bind(...).":
    "Los ID de destino no pueden contener “@”. Usa tokens como {token} en dest_id, y @variables solo dentro de bind(...).",
  "This link leads nowhere yet": "Este enlace todavía no lleva a ninguna parte",
  "Choose where it leads, or delete it": "Elige adónde lleva o elimínalo",
  "The days are links, but no page is a day": "Los días son enlaces, pero ninguna página es un día",
  "Add a section with a page for each day, or turn off the links of days":
    "Añade una sección con una página por día o desactiva los enlaces de los días",
  "A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]":
    "Un rango de reading_order debe ser dos números de página de 1 a {limit}, como [1, 60]",
  "Only outermost sections can reserve pages": "Solo las secciones exteriores pueden reservar páginas",
  "None of the pages of the earlier PDF are in this plan: it is the PDF of another planner, or of other dates":
    "Ninguna página del PDF anterior está en este plan: es el PDF de otra agenda o de otras fechas",
  "The pages of the earlier PDF measure {from}, and those of this planner {to}: handwriting would be displaced":
    "Las páginas del PDF anterior miden {from} y las de esta agenda {to}: las anotaciones quedarían desplazadas",
  "Build the planner for the device of the earlier PDF": "Genera la agenda para el dispositivo del PDF anterior",
  "The plan no longer makes {count} pages of the earlier PDF, which can have handwriting": [
    "El plan ya no crea {count} página del PDF anterior, que puede tener anotaciones",
    "El plan ya no crea {count} páginas del PDF anterior, que pueden tener anotaciones",
  ],
  "These sections are no longer in the plan: {names}. If you renamed them, give them their names back":
    "Estas secciones ya no están en el plan: {names}. Si les cambiaste el nombre, devuélveles el anterior",
  "The earlier PDF does not contain its project, so that the page of changes cannot list what changed since then":
    "El PDF anterior no contiene su proyecto, así que la página de cambios no puede mostrar qué ha cambiado desde entonces",
  "Include the project in the PDF from now on": "A partir de ahora, incluye el proyecto en el PDF",
  "The earlier PDF does not contain its project, so its pages cannot be kept as they were. Keep their places with blank pages":
    "El PDF anterior no contiene su proyecto, así que sus páginas no se pueden conservar como estaban. Conserva su lugar con páginas en blanco",
  "The project in the earlier PDF can no longer be compiled, so its pages cannot be kept as they were. Keep their places with blank pages":
    "El proyecto del PDF anterior ya no se puede compilar, así que sus páginas no se pueden conservar como estaban. Conserva su lugar con páginas en blanco",
  "With the pages of the earlier PDF, the planner has more than {limit} pages, which is the limit":
    "Con las páginas del PDF anterior, la agenda supera el límite de {limit} páginas",
  "The file is not a PDF. Choose the planner's PDF from your tablet":
    "El archivo no es un PDF. Elige el PDF de la agenda que está en tu tablet",
  "The PDF is larger than 200 MB. Planners of Octavo are smaller":
    "El PDF supera los 200 MB. Las agendas de Octavo son más pequeñas",
  "The end of the PDF is missing. Copy it from your tablet again":
    "Falta el final del PDF. Cópialo de nuevo desde tu tablet",
  "The PDF does not say which pages it has, so it was not made by Octavo, or by an earlier version. Choose a PDF that was downloaded from Octavo":
    "El PDF no indica qué páginas tiene, así que no lo creó Octavo o lo creó una versión anterior. Elige un PDF descargado de Octavo",
  "The PDF's list of pages is damaged, or not written by Octavo. Choose the PDF as it was downloaded":
    "La lista de páginas del PDF está dañada o no la escribió Octavo. Elige el PDF tal como se descargó",
  "The PDF is protected by a password. Remove the protection in the program that set it, or choose the PDF as it was downloaded":
    "El PDF está protegido con contraseña. Quita la protección en el programa que la puso o elige el PDF tal como se descargó",
  "{count} pages of the file are from an earlier edition, with handwriting that was copied there. An update keeps their places blank, until the handwriting of the file is copied to the update":
    [
      "{count} página del archivo es de una edición anterior, con anotaciones que se copiaron allí. Una actualización deja su lugar en blanco hasta que se copien en ella las anotaciones del archivo",
      "{count} páginas del archivo son de una edición anterior, con anotaciones que se copiaron allí. Una actualización deja sus lugares en blanco hasta que se copien en ella las anotaciones del archivo",
    ],
  "The order of the pages in the file cannot be checked, because another program rewrote it. Use the PDF as it was downloaded":
    "No se puede verificar el orden de las páginas del archivo, porque otro programa lo reescribió. Usa el PDF tal como se descargó",
  "{count} pages of the file are not from Octavo: they were inserted on the tablet or by another program (pages {pages})":
    [
      "{count} página del archivo no es de Octavo: se insertó en la tablet o con otro programa (página {pages})",
      "{count} páginas del archivo no son de Octavo: se insertaron en la tablet o con otro programa (páginas {pages})",
    ],
  "{count} pages of the file are second copies of others (pages {pages})": [
    "{count} página del archivo es una segunda copia de otra (página {pages})",
    "{count} páginas del archivo son segundas copias de otras (páginas {pages})",
  ],
  "reMarkable keeps pages that were inserted on the tablet apart from the PDF, and in their places when it is replaced. On other tablets, handwriting behind them would be on other pages: use the PDF as it was downloaded":
    "reMarkable guarda aparte del PDF las páginas insertadas en la tablet y las deja en su lugar cuando se reemplaza. En otras tablets, las anotaciones que van detrás quedarían en otras páginas: usa el PDF tal como se descargó",
  "{count} pages were deleted from the file after Octavo wrote it, and count as new ({pages})": [
    "{count} página se eliminó del archivo después de que Octavo lo escribiera y cuenta como nueva ({pages})",
    "{count} páginas se eliminaron del archivo después de que Octavo lo escribiera y cuentan como nuevas ({pages})",
  ],
  "Another program changed the order of the pages. The comparison uses the order in the file":
    "Otro programa cambió el orden de las páginas. La comparación usa el orden del archivo",
  "The document must be {expected}": "El documento debe ser {expected}",
  "Each list needs a name, which sections use": "Cada lista necesita un nombre, que usan las secciones",
  'Two lists have the name "{name}". Only the first one is used':
    "Dos listas se llaman «{name}». Solo se usa la primera",
  "A list needs rows, with the names of its columns in the first line":
    "Una lista necesita filas, con los nombres de sus columnas en la primera línea",
  "A plan can have {most} lists at most": "Un plan puede tener como máximo {most} listas",
  "The lists of a plan can have {most} rows at most. Further rows have no pages":
    "Las listas de un plan pueden tener como máximo {most} filas. Las demás no tienen páginas",
  "A list can have {most} columns at most. Further columns are left out":
    "Una lista puede tener como máximo {most} columnas. Las demás se omiten",
  'Two columns have the name "{column}". Tokens use the first one':
    "Dos columnas se llaman «{column}». Las variables usan la primera",
  'The list "{table}" has no column "{column}"': "La lista «{table}» no tiene la columna «{column}»",
  'The list "{table}" has no row "{key}"': "La lista «{table}» no tiene la fila «{key}»",
  "The rows of all lists of a plan can have {most} characters at most":
    "Las filas de todas las listas de un plan pueden tener como máximo {most} caracteres",
  'There is no list "{table}" in this plan': "No hay ninguna lista «{table}» en este plan",
  'Line {line}, column "{column}": without a value the row has no page':
    "Línea {line}, columna «{column}»: sin un valor, la fila no tiene página",
  'Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"':
    "Línea {line}, columna «{column}»: una fila anterior tiene el mismo valor o uno con las mismas letras, «{key}»",
  "Give each row a value of its own, or pages lose their place when the order of the rows changes":
    "Da a cada fila un valor propio; si no, las páginas pierden su lugar cuando cambia el orden de las filas",
  'Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027':
    "Línea {line}, columna «{column}»: «{value}» no es una fecha como 2027-03-04 o 4.3.2027",
  'Line {line}, column "{column}": "{value}" is no number':
    "Línea {line}, columna «{column}»: «{value}» no es un número",
  'Line {line}, column "{column}": there is no picture with the name "{value}"':
    "Línea {line}, columna «{column}»: no hay ninguna imagen con el nombre «{value}»",
  "Line {line}: there are {count} cells more than columns, which are left out": [
    "Línea {line}: hay {count} celda más que columnas; se omite",
    "Línea {line}: hay {count} celdas más que columnas; se omiten",
  ],
  'Line {line}, column "{column}": only the first {most} characters are used':
    "Línea {line}, columna «{column}»: solo se usan los primeros {most} caracteres",
  "Only sections with a page for each row of a list, or for each day, choose rows":
    "Solo las secciones con una página por fila de una lista, o por día, eligen filas",
  '{token} prints as written, because the list of section "{section}" has no column "{column}"':
    "{token} se imprime tal cual, porque la lista de la sección «{section}» no tiene la columna «{column}»",
  '{token} prints as written, because section "{section}" has no page for each row of a list':
    "{token} se imprime tal cual, porque la sección «{section}» no tiene una página por fila de una lista",
  "There are no pages of rows to list": "No hay páginas de filas para enumerar",
  "Add a section with a page for each row of a list, or name one here":
    "Añade una sección con una página por fila de una lista, o nombra una aquí",
  "There is no room for {count} rows of the list": [
    "No hay sitio para {count} fila de la lista",
    "No hay sitio para {count} filas de la lista",
  ],
  "Set the pages of each item of this section to {pages}, or show more rows on each page":
    "Da {pages} páginas a cada elemento de esta sección, o muestra más filas en cada página",
  // Prints
  "the creep (the thickness of the paper)": "el desplazamiento (el grosor del papel)",
  "the margin of the sheet": "el margen de la hoja",
  "the binding margin": "el margen de encuadernación",
  "A sheet measures from {from} to {to} mm on each side": "Una hoja mide de {from} a {to} mm por lado",
  "Type a length from {from} to {to} mm for {name}": "Escribe una longitud de {from} a {to} mm para {name}",
  "A signature has from {from} to {to} sheets, as a whole number":
    "Un cuadernillo tiene de {from} a {to} hojas, en número entero",
  "Pages are printed at {from} to {to} % of their size": "Las páginas se imprimen del {from} al {to} % de su tamaño",
  "Two pages on a side need a size of the sheet, such as A4":
    "Dos páginas por cara necesitan un tamaño de hoja, como A4",
  "A booklet is printed on both sides of the sheets": "Un folleto se imprime por las dos caras de las hojas",
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet":
    "Los márgenes no dejan sitio para páginas en la hoja: redúcelos o usa una hoja mayor",
  "At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %":
    "Al {percent} %, las páginas son mayores que su sitio en la hoja, donde caben al {most} %",
  "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets":
    "Con {sheets} hojas unas dentro de otras, las páginas más interiores se desplazan {shift} mm, más de {most} mm: usa cuadernillos de menos hojas",
  "These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet":
    "Estos agujeros necesitan un borde de al menos {needed} mm: elige menos agujeros o una hoja mayor",
  'The planner has no section "{name}" that can begin on left pages; it has {known}':
    "La agenda no tiene ninguna sección «{name}» que pueda empezar en páginas izquierdas; tiene {known}",
  "Type of {size} pt ({mm} mm) in print is hard to read: {least} pt is the least":
    "La letra de {size} pt ({mm} mm) se lee mal impresa: el mínimo es {least} pt",
  "Rules of {size} in print can break up or vanish: {least} is the least":
    "Las líneas de {size} pueden cortarse o desaparecer al imprimir: el mínimo es {least}",
} satisfies Area<"engineMessages">;
