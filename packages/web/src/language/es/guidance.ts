import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Sección",
  Part: "Pieza",
  Token: "Token",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Una sección es una entrada del plan. Crea con su página maestra una sola página, una por cada día, semana o mes, o las que tú digas.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Una pieza es un trozo de página ya hecho, como un horario o un registro de hábitos. Insértala y cámbiala como quieras.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Un bloque es un trozo que comparten varias páginas maestras, como un encabezado. Si lo cambias en un sitio, cambia en todos.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Un estilo es un aspecto con nombre: fuente, tamaño, color y líneas. Si cambias el estilo, cambia todo lo que lo usa.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Un token es una palabra entre llaves. Cada página pone ahí su propio valor: {token} es lunes en una página y martes en la siguiente.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Un ancla da nombre a un lugar de una página para que los enlaces puedan llevar hasta él. No se imprime.",

  // Hints
  "Explain “{heading}”": "Explicar “{heading}”",
  "All words in the tutorial": "Todos los términos en el tutorial",
  "The words": "Los términos",
  "Hint {number} of {total}": "Consejo {number} de {total}",
  "{number} of {total}": "{number} de {total}",
  "Skip all hints": "Omitir todos los consejos",
  Next: "Siguiente",
  "Show hints again": "Volver a mostrar los consejos",
  "The hints appear again when you open a project.": "Los consejos volverán a aparecer cuando abras un proyecto.",
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "El primer y el último día deciden qué días, semanas y meses tiene la agenda. Los festivos, cumpleaños y otros días propios están en la pestaña Fechas.",
  "Add a section. It makes pages from a master, for example one for each day.":
    "Añade una sección. Crea páginas con una página maestra, por ejemplo una para cada día.",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "Cada una de estas es una sección. Abre una para elegir su página maestra y cuántas veces se repite.",
  "The pages follow each change at once. Save the plan to keep it.":
    "Las páginas siguen cada cambio al instante. Guarda el plan para conservarlo.",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "Estas son las páginas de tu agenda. Toca una fecha o una pestaña: los enlaces funcionan aquí como en tu tablet.",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "Empieza aquí: dibuja la primera página, como un día. El plan crea páginas con ella.",
  "Open a master to change the design. All pages that use it change with it.":
    "Abre una página maestra para cambiar el diseño. Cambian con ella todas las páginas que la usan.",
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "Las páginas tienen el tamaño de esta pantalla. Si eliges otro dispositivo, los diseños se adaptan a él.",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "Descarga un PDF con todas las páginas y enlaces. Después verás cómo copiarlo a tu tablet.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Elige un elemento o una pieza ya hecha. Aparece en la página y la arrastras a su sitio.",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "Selecciona algo en la página. Arrástralo para moverlo y haz doble clic en un texto para escribir. Intro termina un texto de una línea; Mayús + Intro empieza una línea nueva.",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "Toca algo en la página para seleccionarlo. Arrástralo para moverlo, toca dos veces un texto para escribir y toca fuera cuando termines.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Cambia aquí lo que has seleccionado. Sin selección, cambia los estilos de toda la agenda.",
  "When you save, all pages with this design change.": "Al guardar, cambian todas las páginas con este diseño.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "Activa aquí lo que necesita la agenda, como semanas, y elige la página maestra de sus páginas. Las listas, como las de proyectos o alumnos, tienen su propia pestaña.",

  // Examples
  Examples: "Ejemplos",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "Cada uno es un proyecto pequeño que muestra una sola cosa. Abre uno, cambia lo que quieras y deséchalo.",
  "Opening…": "Abriendo…",
  "Example: {name}": "Ejemplo: {name}",
  "Throw away": "Desechar",
  "Keep as my project": "Conservar como proyecto mío",
  "An index": "Un índice",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "Toca un número en la primera página y se abre una nota. El número de arriba en la nota lleva de vuelta. Una sola cuadrícula crea todos los enlaces.",
  "Month tabs": "Pestañas de meses",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "Cada página tiene los meses al lado y marca el suyo. Las pestañas son un bloque que muestran todas las páginas maestras, así que se dibujan una sola vez.",
  "A habit tracker": "Un registro de hábitos",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "Cada mes tiene una fila por día, con columnas para marcar. Selecciona la lista de días en la página maestra para cambiar el número de columnas.",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "El mes muestra los eventos de un calendario y su lista lleva a los días. Solo los días con un evento tienen página. Añade tu propio calendario en la pestaña Fechas.",
  "A rotating timetable": "Un horario rotativo",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "Los días de clase cuentan del 1 al 4 y vuelven a empezar. Cada día lleva al horario de su número. Los números son eventos de la pestaña Fechas.",
  "Pages from a list": "Páginas de una lista",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "Cada nombre de la lista tiene una página y una línea en el índice. Añade un nombre en la pestaña Listas y aparecen los dos.",
  "A block on two masters": "Un bloque en dos páginas maestras",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "Los días y las notas tienen el mismo encabezado, que es un bloque. Cámbialo en una página maestra y cambia en las dos.",
  "Styles and themes": "Estilos y temas",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "El título, el texto y las líneas tienen estilos. Abre la página maestra y elige otro tema: todos cambian a la vez.",
  "An anchor and its links": "Un ancla y sus enlaces",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "El mes tiene un ancla llamada “goals”. Un enlace en cada día lleva a ella, y los días del calendario llevan a sus páginas.",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "Una página maestra crea todos estos días. Sus tokens ponen en cada página otra fecha, otro número y otros vecinos. Ábrela para verlos.",
} satisfies Area<"guidance">;
