import type { Area } from "./forms.ts";

/** The help beside the work. */
export const help = {
  "Help: {kind}": "Ayuda: {kind}",
  Help: "Ayuda",
  "Why?": "¿Por qué?",
  "Back to the search": "Volver a la búsqueda",
  "Close the help": "Cerrar la ayuda",
  "Search the help": "Buscar en la ayuda",
  "Help text": "Texto de ayuda",
  "Nothing found. Try another word, such as link, page or text.":
    "No hay resultados. Prueba otra palabra, como enlace, página o texto.",
  "Search the planners of the gallery": "Buscar en las agendas de la galería",
  "Read it in the tutorial": "Leerlo en el tutorial",
  "Before: with the problem": "Antes: con el problema",
  "After: without the problem": "Después: sin el problema",
  "As text (YAML)": "Como texto (YAML)",
  "The outlined widget has the problem: {problem}": "El elemento marcado tiene el problema: {problem}",
  "The outlined widget no longer has the problem.": "El elemento marcado ya no tiene el problema.",
  "Term|help": "Término",
  Problem: "Problema",
  "page sheet layout template design background": "página hoja diseño plantilla fondo",
  "plan calendar structure contents pages order year": "plan calendario estructura contenido páginas orden año",
  "link connect hyperlink jump tap navigate target bookmark": "enlace conectar vínculo saltar tocar destino marcador",
  "text words letters type writing label title": "texto palabras letras letra etiqueta título",
  "look color line thickness font bold theme": "aspecto color línea grosor fuente negrita tema",
  "picture image photo logo drawing": "imagen foto logotipo dibujo",
  "device tablet screen size resolution e-reader transfer copy":
    "dispositivo tablet pantalla tamaño resolución lector transferir copiar",
  "list table rows spreadsheet names pupils import": "lista tabla filas hoja de cálculo nombres alumnos importar",
  "date day week month event holiday birthday": "fecha día semana mes evento festivo cumpleaños",
  "reuse repeat copy shared header footer component": "reutilizar repetir copiar compartido encabezado pie componente",
  "code YAML file syntax error": "código YAML archivo sintaxis error",
  "variable placeholder field insert automatic number": "variable marcador campo insertar automático número",
  "key keyboard shortcut command hotkey": "tecla teclado atajo comando",
  "{count} results": ["{count} resultado", "{count} resultados"],

  // Explanations of problems
  "Outside of the page or in its margin": "Fuera de la página o en el margen",
  "A tablet cuts off what lies outside of the page, and its case, toolbars or page turns can cover the margin. Drag the widget inside the margins, or drag one of its corners to make it smaller.":
    "Una tablet corta lo que queda fuera de la página, y la funda, la barra de herramientas o el paso de página pueden tapar el margen. Arrastra el elemento dentro de los márgenes, o tira de una de sus esquinas para hacerlo más pequeño.",
  "Text that is too small to read": "Texto demasiado pequeño",
  "Small letters break up on an e-ink screen, which has no backlight and few greys. Select the widget and enter a larger “Size” under Properties; the problem states the smallest one for the device.":
    "Las letras pequeñas se rompen en una pantalla de tinta electrónica, que tiene pocos grises. Selecciona el elemento y escribe un «Tamaño» mayor en Propiedades; el problema indica el menor para el dispositivo.",
  "Text without room": "Texto sin sitio",
  "On some pages the text is longer than its box, often only for a long name such as Wednesday or September. It is cut off, or covers what is beside it. Drag an edge of the widget to make it wider, or enter a smaller “Size” under Properties.":
    "En algunas páginas el texto es más largo que su marco, a menudo solo con un nombre largo como miércoles o septiembre. Se corta o tapa lo que hay al lado. Tira de un borde del elemento para ensancharlo, o escribe un «Tamaño» menor en Propiedades.",
  "Texts that cover each other": "Textos que se tapan",
  "Two texts are printed in the same place, so that both are hard to read. Drag one of them away, or drag an edge to make its box smaller.":
    "Dos textos se imprimen en el mismo lugar, y ambos se leen mal. Arrastra uno de ellos a otro sitio, o tira de un borde para reducir su marco.",
  "Characters that the font lacks": "Caracteres que faltan en la fuente",
  "A tablet does not have all fonts, so the PDF brings its own. A character that is in none of them stays empty. Type another one in its place, or select the widget and choose another “Font” under Properties.":
    "Una tablet no tiene todas las fuentes, por eso el PDF lleva las suyas. Un carácter que no está en ninguna queda vacío. Escribe otro en su lugar, o selecciona el elemento y elige otra «Fuente» en Propiedades.",
  "Lines that are too thin": "Líneas demasiado finas",
  "A line thinner than a pixel is drawn in a light grey or in gaps, so that rows to write on are hard to see. Choose a thicker line.":
    "Una línea más fina que un píxel sale en gris claro o con huecos, y los renglones apenas se ven. Elige una línea más gruesa.",
  "Colors on a screen without color": "Colores en una pantalla sin color",
  "A grayscale screen turns every color into one of a few greys. Light ones vanish, and different colors can look the same. Choose a darker grey.":
    "Una pantalla de grises convierte cada color en uno de unos pocos grises. Los claros desaparecen y colores distintos pueden parecer iguales. Elige un gris más oscuro.",
  "Links that are hard to tap": "Enlaces difíciles de tocar",
  "A finger covers several millimetres. A link that is small, below the tablet's toolbar or under another link opens the wrong page or none. Drag a corner of the link to enlarge it, or drag it away from the others.":
    "Un dedo cubre varios milímetros. Un enlace pequeño, bajo la barra de la tablet o bajo otro enlace abre la página equivocada o ninguna. Tira de una esquina del enlace para agrandarlo, o arrástralo lejos de los demás.",
  "Page and device do not match": "La página y el dispositivo no coinciden",
  "A tablet scales a page that is not the size of its screen, so type and rows become smaller than planned. Choose your device, or change the device of the project so that the design follows.":
    "Una tablet escala una página que no tiene el tamaño de su pantalla, y letras y renglones quedan más pequeños de lo previsto. Elige tu dispositivo o cambia el dispositivo del proyecto para que el diseño lo siga.",
  "Not enough room for the content": "Falta sitio para el contenido",
  "The content does not fit in its box, so that cells or entries are missing on the page. Enlarge the box, or ask for fewer rows and columns.":
    "El contenido no cabe en su caja y en la página faltan celdas o entradas. Agranda la caja o pide menos filas y columnas.",
  "Links that lead nowhere": "Enlaces que no llevan a ninguna parte",
  "A tap on the link does nothing on the tablet, because the planner has no such page or the rule has a typing error. Select the link and choose a page below “Leads to” under Properties, or add the missing page to the plan.":
    "Tocar el enlace no hace nada en la tablet, porque la agenda no tiene esa página o la regla tiene una errata. Selecciona el enlace y elige una página en «Lleva a» dentro de Propiedades, o añade al plan la página que falta.",
  "Names of link targets": "Nombres de destinos de enlaces",
  "A link finds its page by name. If two pages have the same name, all links lead to the first. Use a token such as {date}, so that every page gets a name of its own.":
    "Un enlace encuentra su página por el nombre. Si dos páginas tienen el mismo, todos los enlaces llevan a la primera. Usa un token como {date} para que cada página tenga su propio nombre.",
  "Tokens without a value": "Tokens sin valor",
  "A token in braces is replaced by a value of the page, such as its date. An unknown one is printed as it is, with its braces. Delete it, and choose another one from “All variables” under Properties.":
    "Un token entre llaves se sustituye por un valor de la página, como su fecha. Uno desconocido se imprime tal cual, con sus llaves. Bórralo y elige otro en «Todas las variables» dentro de Propiedades.",
  "Fonts that are missing": "Fuentes que faltan",
  "The PDF has to contain each font. If one is missing or damaged, another takes its place, and texts get another width. Select the widget and choose a “Font” from the list under Properties, or import the file again.":
    "El PDF debe contener cada fuente. Si falta una o está dañada, otra ocupa su lugar y los textos cambian de ancho. Selecciona el elemento y elige una «Fuente» de la lista en Propiedades, o importa el archivo otra vez.",
  "Pictures that are missing": "Imágenes que faltan",
  "A tablet loads nothing from the web, so each picture must be in the planner. Import the picture as a PNG, JPEG or simple SVG file.":
    "Una tablet no carga nada de la web, así que cada imagen debe estar en la agenda. Importa la imagen como PNG, JPEG o SVG sencillo.",
  "Values of the wrong kind": "Valores del tipo equivocado",
  "The value is not used, so the page looks different from what you wrote. The problem states which values are possible.":
    "El valor no se usa y la página se ve distinta de lo que escribiste. El problema indica qué valores son posibles.",
  "Names that nothing reads": "Nombres que nada lee",
  "A setting with an unknown name has no effect, mostly because of a typing error. Correct the name, or remove the line.":
    "Un ajuste con un nombre desconocido no tiene efecto, casi siempre por una errata. Corrige el nombre o quita la línea.",
  "Incomplete widgets": "Elementos incompletos",
  "Each widget needs an id of its own, a type and a position. Otherwise it lies in the wrong place, or other changes cannot find it.":
    "Cada elemento necesita un id propio, un tipo y una posición. Si no, queda en otro sitio o los demás cambios no lo encuentran.",
  "Text that is not valid YAML": "Texto que no es YAML válido",
  "The rest of the document cannot be read, or a value is lost without notice. Put texts with colons, braces or # in quotes, and indent with spaces.":
    "El resto del documento no se puede leer o un valor se pierde sin aviso. Pon entre comillas los textos con dos puntos, llaves o # y sangra con espacios.",
  "Another kind of document": "Otro tipo de documento",
  "The text is empty, is another kind of document, or comes from another version of Octavo. Compare its first lines with the example.":
    "El texto está vacío, es otro tipo de documento o viene de otra versión de Octavo. Compara sus primeras líneas con el ejemplo.",
  "More than a planner can have": "Más de lo que admite una agenda",
  "Limits keep planners small enough for a tablet, whose memory is small. Ask for less, or split the planner into two.":
    "Los límites mantienen la agenda lo bastante pequeña para una tablet, que tiene poca memoria. Pide menos o divide la agenda en dos.",
  "Names of masters": "Nombres de páginas maestras",
  "The plan finds a master by its name. If a name is missing or occurs twice, pages get the wrong design. Give each master a name of its own.":
    "El plan encuentra una página maestra por su nombre. Si falta un nombre o aparece dos veces, hay páginas con el diseño equivocado. Da a cada página maestra un nombre propio.",
  "Pages without a design": "Páginas sin diseño",
  "Each section needs a master, which is the design of its pages. Choose one that exists, or create it. After renaming a master, choose it again in the plan.":
    "Cada sección necesita una página maestra, que es el diseño de sus páginas. Elige una que exista o créala. Tras cambiar el nombre de una página maestra, elígela de nuevo en el plan.",
  "Blocks, styles and themes": "Bloques, estilos y temas",
  "Widgets refer to blocks and styles by name. If the name does not exist, the part is missing or keeps its plain look. Choose one from the list, or create it.":
    "Los elementos usan bloques y estilos por su nombre. Si el nombre no existe, el trozo falta o mantiene un aspecto sencillo. Elige uno de la lista o créalo.",
  "Dates of the plan": "Fechas del plan",
  "Dated pages need a first and a last day, in this order. Without them, no day, week or month can be made. Enter both dates in the plan.":
    "Las páginas con fecha necesitan un primer y un último día, en este orden. Sin ellos no puede haber días, semanas ni meses. Escribe ambas fechas en el plan.",
  "How a section makes pages": "Cómo crea páginas una sección",
  "A section makes one page, a number of pages, or a page for each day, week, month or row. Some settings belong to only one of these. Choose how often the page repeats, and remove what does not fit.":
    "Una sección crea una página, un número de páginas o una página por día, semana, mes o fila. Algunos ajustes son solo de uno de estos modos. Elige cada cuánto se repite la página y quita lo que no encaje.",
  "Sections without pages": "Secciones sin páginas",
  "The planner gets no page from this section, and links to it lead nowhere. Check its dates and filters, or delete it.":
    "La agenda no recibe ninguna página de esta sección y los enlaces a ella no llevan a ninguna parte. Revisa sus fechas y filtros o elimínala.",
  "A very large planner": "Una agenda muy grande",
  "Many pages make a file that opens slowly on a tablet. Check that the number of pages is what you want; a smaller one is often enough.":
    "Muchas páginas dan un archivo que se abre despacio en una tablet. Comprueba que quieres tantas páginas; menos suelen bastar.",
  "Names of sections": "Nombres de secciones",
  "Links and the order of the plan use the names of sections. Each section needs a name of its own with letters or digits.":
    "Los enlaces y el orden del plan usan los nombres de las secciones. Cada sección necesita un nombre propio con letras o cifras.",
  "Order of sections": "Orden de las secciones",
  "Sections that the order does not list come last, and names without a section have no effect. List each section once.":
    "Las secciones que el orden no nombra van al final, y los nombres sin sección no tienen efecto. Nombra cada sección una vez.",
  "Your own variables": "Tus propias variables",
  "Your pages print the value of a variable where its token stands. Without a name or a value, the place stays empty. Enter both.":
    "Tus páginas imprimen el valor de una variable donde está su token. Sin nombre o sin valor, el lugar queda vacío. Escribe ambos.",
  "Language and calendar": "Idioma y calendario",
  "Names of months and days follow the language of the plan. Settings that do not belong to its calendar have no effect. Choose a language and a calendar from the lists.":
    "Los nombres de meses y días siguen el idioma del plan. Los ajustes que no son de su calendario no tienen efecto. Elige idioma y calendario en las listas.",
  "Events and holidays": "Eventos y festivos",
  "The event or holiday is missing in the planner. An event is one line with a date and a title; a holiday calendar is a country, with a region if you want.":
    "El evento o festivo falta en la agenda. Un evento es una línea con fecha y título; un calendario de festivos es un país, con una región si quieres.",
  "Lists with rows": "Listas con filas",
  "A list makes a page for each row, such as a pupil. It needs a name, a line with the names of columns, and a different key in each row. Otherwise rows or links are missing.":
    "Una lista crea una página por fila, por ejemplo por alumno. Necesita un nombre, una línea con los nombres de las columnas y una clave distinta en cada fila. Si no, faltan filas o enlaces.",
  "Pages of a template": "Páginas de una plantilla",
  "Each page of a template has a number and a design, and is listed once. Otherwise one of the two is lost.":
    "Cada página de una plantilla tiene un número y un diseño, y aparece una vez. Si no, uno de los dos se pierde.",
  "Updates of a planner on a tablet": "Actualización de una agenda en la tablet",
  "An update keeps the pages that you have written on in their places. For this it reads the project in the earlier PDF. Choose the PDF that Octavo made, or update without it.":
    "Una actualización deja en su sitio las páginas en las que has escrito. Para ello lee el proyecto del PDF anterior. Elige el PDF que hizo Octavo o actualiza sin él.",

  // Labels
  "A project is one planner: the designs of its pages, and the plan that says how many there are.":
    "Un proyecto es una agenda: los diseños de sus páginas y el plan que dice cuántas hay.",

  // Commands
  Command: "Comando",
  "In the editor, press {palette} and type the name of the command.":
    "En el editor, pulsa {palette} y escribe el nombre del comando.",
  "In the editor, press {keys}. Or press {palette} and type the name of the command.":
    "En el editor, pulsa {keys}. O pulsa {palette} y escribe el nombre del comando.",

  // Examples in empty lists
  "Insert this example": "Insertar este ejemplo",
  "A page for each day, with the master {master}": "Una página por día con la página maestra {master}",
  "Dinner with Ann": "Cena con Ana",
  Family: "Familia",
  "A calendar Family with one event: {day}, {title}": "Un calendario Familia con un evento: {day}, {title}",
  "A reading list with three books and their authors": "Una lista de lectura con tres libros y sus autores",
  "Insert the example {name} = {value}": "Insertar el ejemplo {name} = {value}",
  "The page {page} twelve times": "La página {page} doce veces",
  Book: "Libro",
} satisfies Area<"help">;
