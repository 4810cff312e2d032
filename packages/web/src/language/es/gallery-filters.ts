import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "Más condiciones…",
  "More conditions": "Más condiciones",
  Conditions: "Condiciones",
  "Remove condition: {filter}": "Quitar la condición: {filter}",
  "Has all of these pages": "Tiene todas estas páginas",
  "Year pages": "Páginas de años",
  "Quarter pages": "Páginas de trimestres",
  "Month pages": "Páginas de meses",
  "Week pages": "Páginas de semanas",
  "Day pages": "Páginas de días",
  "Event pages": "Páginas de eventos",
  "Pages of list rows": "Páginas de filas de listas",
  "Numbered pages": "Páginas numeradas",
  "Any language": "Cualquier idioma",
  "Any licence": "Cualquier licencia",
  "Any score": "Cualquier puntuación",
  "Score of at least {score}": "Puntuación de al menos {score}",
  "Show planners": "Mostrar agendas",
  "No planner meets all conditions. These are without one of them:":
    "Ninguna agenda cumple todas las condiciones. Sin una de ellas:",
  "Without “{filter}”: {count}": "Sin «{filter}»: {count}",
  "Showing {shown} of more than {total} public projects.": "Se muestran {shown} de más de {total} proyectos públicos.",
  "Measured score": "Puntuación medida",
  "Measured score: {score} of 100": "Puntuación medida: {score} de 100",
  "{score} of 100": "{score} de 100",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "Medida el {date} por este sitio a partir de la propia agenda, y no de lo que dice su autor.",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "Aún sin medir. El sitio mide un proyecto unos minutos después de su último cambio.",
  "Its documents have errors, so it can't be measured.": "Sus documentos tienen errores, por lo que no se puede medir.",
  "It is too large to be measured.": "Es demasiado grande para medirlo.",
  "It could not be measured. The site tries again after its next change.":
    "No se pudo medir. El sitio lo intentará de nuevo tras el próximo cambio.",
  "{points} of {most} points": "{points} de {most} puntos",
  "Rules of its device": "Reglas de su dispositivo",
  "Other languages": "Otros idiomas",
  Weight: "Peso",
  "The PDF has no links between its pages.": "El PDF no tiene enlaces entre sus páginas.",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "Enlaces que llevan a una página y de vuelta con tres toques como máximo: {good} de {total}.",
  "Pages whose links were read: {read} of {pages}.": "Páginas cuyos enlaces se leyeron: {read} de {pages}.",
  "Problems on its own device: {count}.": "Problemas en su propio dispositivo: {count}.",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "Otras pantallas en las que no tiene problemas al escalarlo: {fits} de {tested}. Probadas: {names}.",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "Otros idiomas en los que sus textos caben: {fits} de {tested}. Probados: {names}.",
  "Size of the PDF: {size}. Pages: {pages}.": "Tamaño del PDF: {size}. Páginas: {pages}.",
  "Not measured, because the planner has too many pages.": "Sin medir, porque la agenda tiene demasiadas páginas.",
  "What lowers the score": "Lo que baja la puntuación",
  "Nothing lowers it.": "Nada la baja.",
  "Correct the problems that this project lists.": "Corrige los problemas que muestra este proyecto.",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "Problemas en {device} al escalar: {count}. Elige este dispositivo para una copia y podrás verlos.",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "Textos que no caben en {language}: {count}. Da cuadros más anchos a los nombres de meses y días.",
  "Use smaller pictures, or fewer of them.": "Usa imágenes más pequeñas o menos imágenes.",
  "Link the pages, for example by tabs for the months.": "Enlaza las páginas, por ejemplo con pestañas para los meses.",
  "A link on page {page} leads to no page. Choose another target.":
    "Un enlace de la página {page} no lleva a ninguna página. Elige otro destino.",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "La página {page} lleva a la página {target}, desde la que no se vuelve con tres enlaces. Añade allí un enlace.",
  "Unable to load the score of this project.": "No se pudo cargar la puntuación de este proyecto.",
} satisfies Area<"galleryFilters">;
