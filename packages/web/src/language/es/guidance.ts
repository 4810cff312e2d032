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
  "The first and the last day decide which days, weeks and months the planner has.":
    "El primer y el último día deciden qué días, semanas y meses tiene la agenda.",
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
  "The pages are as large as this screen. If you choose another device, the designs are fitted to it.":
    "Las páginas tienen el tamaño de esta pantalla. Si eliges otro dispositivo, los diseños se adaptan a él.",
  "Download one PDF with all pages and links. Then you see how to copy it to your tablet.":
    "Descarga un PDF con todas las páginas y enlaces. Después verás cómo copiarlo a tu tablet.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Elige un elemento o una pieza ya hecha. Aparece en la página y la arrastras a su sitio.",
  "Select something on the page. Drag it to move it, and double-click a text to write.":
    "Selecciona algo en la página. Arrástralo para moverlo y haz doble clic en un texto para escribir.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Cambia aquí lo que has seleccionado. Sin selección, cambia los estilos de toda la agenda.",
  "When you save, all pages with this design change.": "Al guardar, cambian todas las páginas con este diseño.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages.":
    "Activa aquí lo que necesita la agenda, como semanas, y elige la página maestra de sus páginas.",
} satisfies Area<"guidance">;
