import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "Capítulos",
  "Create your first planner": "Crea tu primera agenda",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "Octavo crea un solo PDF con enlaces entre sus páginas: del año a sus meses, de un mes a sus días, de un día a sus notas y de vuelta. Tú diseñas las páginas.",
  "Your first planner": "Tu primera agenda",
  "Masters, plan, planner": "Páginas maestras, plan, agenda",
  "Links and destinations": "Enlaces y destinos",
  "Tokens in text": "Tokens en el texto",
  "Copy to your tablet": "Copiar a tu tablet",
  "Keyboard shortcuts": "Atajos de teclado",

  "Create a project": "Crea un proyecto",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "En {projects}, elige {button}. Elige tu tablet. Así las páginas se ajustan a su pantalla y dejan sitio a su barra de herramientas.",
  "Pick a starter": "Elige un modelo",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "Elige una agenda diaria, semanal o mensual, o un bullet journal. La vista previa muestra tu tablet, tu año y tu idioma. En blanco crea un proyecto vacío.",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "Abre una página maestra para añadir, mover y quitar elementos y para dibujar enlaces. Abre el plan para elegir las páginas y su número. “Ver como” muestra la página maestra en cualquier fecha.",
  "Check the preview": "Revisa la vista previa",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "La vista previa muestra las páginas como en el PDF. Sigue los enlaces para probarlos.",
  "Download the PDF": "Descarga el PDF",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "Un solo archivo contiene todas las páginas. Un año con una página por día ocupa menos que una foto.",

  "Tap a month to open its page. Tap a date to open its day.":
    "Toca un mes para abrir su página. Toca una fecha para abrir su día.",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "Una {master} es el diseño de una página: sus líneas, recuadros, calendarios y enlaces. El {plan} define las páginas: un año, doce meses, una página por cada día y sesenta de notas. Juntos forman la agenda. Si cambias la página maestra del día, cambian los 365 días.",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "Cada parte del plan es una {section}. Tiene un tipo (su nombre), una página maestra y un modo de generación: una vez, por cada día, semana o mes, o un número de veces.",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "Cada página con una fecha o un número tiene un nombre, su {destination}. Los enlaces usan ese nombre.",
  destination: "destino",
  "your own name for a single page": "tu propio nombre para una página única",
  "a year": "un año",
  "a month": "un mes",
  "a day": "un día",
  "the first notes page": "la primera página de notas",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "Una página maestra se usa para muchas páginas, así que sus enlaces usan una {binding} en lugar de un nombre fijo. El valor entre paréntesis se calcula en cada página. {at} inserta una variable de esa página.",
  binding: "vinculación",
  "the month of this page's date": "el mes de la fecha de esta página",
  "the day of a calendar cell": "el día de una celda del calendario",
  "the week of this page's date": "la semana de la fecha de esta página",
  "the notes page with the number of a grid cell": "la página de notas con el número de una celda de la cuadrícula",
  "the fifth notes page": "la quinta página de notas",
  "the year": "el año",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "Puedes definir tus propios nombres como {destinations} de una sección, por ejemplo {name}. Usan tokens entre llaves; {at} es solo para vinculaciones. La vista previa avisa de los enlaces sin destino y sugiere el nombre más parecido.",
  "named destinations": "destinos con nombre",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "Un {token} entre llaves se reemplaza en cada página. Si escribes {text} en la página maestra de un día, cada día muestra su propia fecha. Los nombres de los meses y días de la semana usan el idioma del plan.",
  token: "token",
  "on every page": "en todas las páginas",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15; en palabras: jueves, 15 de enero de 2026",
  "parts of the date, on days, weeks and months": "partes de la fecha, en días, semanas y meses",
  "Thursday, 3, 2026-W03": "jueves, 3, 2026-W03",
  "with leading zeros: 01, 05": "con ceros a la izquierda: 01, 05",
  "previous and next, for arrows to other pages": "anterior y siguiente, para flechas a otras páginas",
  "on counted pages: 5, 005, 60": "en páginas numeradas: 5, 005, 60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "Una sección puede tener {variables}: añade {name} con el valor {value} para usar {written} en todas sus páginas.",
  "context variables": "variables de contexto",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "Elige tu tablet en el proyecto antes de diseñar. Una agenda hecha para otra pantalla se reescala, también sus líneas y áreas táctiles.",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "El menú de un proyecto también muestra estos pasos y crea los códigos y las direcciones. Además explica cómo reemplazar una agenda y conservar tus anotaciones, y en qué dispositivos no lo ha probado nadie.",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "Puedes usar todo el estudio con el teclado. El primer Tab de una página ofrece saltar al contenido.",
  "turn the pages of a planner": "pasar las páginas de una agenda",
  "go to the first or last page": "ir a la primera o la última página",
  "go back to the page before a link, and forward again":
    "volver a la página anterior a un enlace, y otra vez adelante",
  "select a link on the page and follow it": "seleccionar un enlace de la página y seguirlo",
  "compile and open, in Build from YAML": "compilar y abrir, en Crear desde YAML",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "cerrar un diálogo o un menú; en un editor YAML, el siguiente Tab sale del editor",
  "In the editor": "En el editor",
  "show all shortcuts": "mostrar todos los atajos",
  "find a command by its name": "buscar un comando por su nombre",
  "find and replace text in all masters and pages": "buscar y reemplazar texto en todas las páginas maestras y páginas",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "dibujar un texto, recuadro, líneas, separador o calendario; Enter en un botón de la paleta inserta uno",
  "draw a link": "dibujar un enlace",
  "select the next widget": "seleccionar el siguiente elemento",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "moverlo un punto, con Mayús un paso de la cuadrícula; con Ctrl cambiar su tamaño",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "mostrar las distancias del elemento seleccionado a la página, o al elemento bajo el puntero",
  "edit its text": "editar su texto",
  "reset the property that has the focus": "restablecer la propiedad que tiene el foco",
  "undo; with Shift redo": "deshacer; con Mayús, rehacer",
  save: "guardar",
  "go to the next region: tools, page, panels": "ir al área siguiente: herramientas, página, paneles",
} satisfies Area<"tutorial">;
