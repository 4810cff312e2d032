import type { Area } from "./forms.ts";

/** Texts of src/screens/update and of PDFs that contain a project. */
export const editions = {
  "Nightly editions": "Ediciones nocturnas",
  "Each night, Octavo makes a new edition with the events of your calendars. It is delivered only if handwriting stays on its page; otherwise you decide.":
    "Cada noche, Octavo crea una edición nueva con los eventos de sus calendarios. Solo se entrega si lo escrito a mano queda en su página; si no, usted decide.",
  "Failed to change the nightly editions": "No se pudieron cambiar las ediciones nocturnas",
  "Next edition: {date}": "Próxima edición: {date}",
  "An edition is being made…": "Creando una edición…",
  "Make an edition now": "Crear una edición ahora",
  "Switch off": "Desactivar",
  "Switch on": "Activar",
  "Switching off forgets the last edition. Codes and programs then get the present planner again.":
    "Al desactivarlas se olvida la última edición. Los códigos y programas vuelven a recibir la agenda actual.",
  "There is no edition yet. Put the first one on your tablet; later ones keep its pages.":
    "Aún no hay ninguna edición. Ponga la primera en su tablet; las siguientes conservan sus páginas.",
  "Nothing has changed since then.": "Nada ha cambiado desde entonces.",
  "The new edition could not be made: {reason}": "No se pudo crear la nueva edición: {reason}",
  "The calendar could not be read: {address}": "No se pudo leer el calendario: {address}",
  "Page {page}: {name}": "Página {page}: {name}",
  "Download this edition": "Descargar esta edición",
  "Failed to download the edition": "No se pudo descargar la edición",
  "Deliver anyway": "Entregar de todos modos",
  "Keep the previous edition": "Conservar la edición anterior",
  Hour: "Hora",
  "Time zone": "Zona horaria",
  "Send an email about each edition": "Enviar un correo sobre cada edición",
  "Webhook address": "Dirección del webhook",
  "Gets a signed request about each edition.": "Recibe una petición firmada sobre cada edición.",
  "Key of the webhook, shown only now: {key}": "Clave del webhook, visible solo ahora: {key}",
  "Save settings": "Guardar los ajustes",
  "New edition of {date}, {count} events changed": [
    "Nueva edición del {date}, {count} evento modificado",
    "Nueva edición del {date}, {count} eventos modificados",
  ],
  "A decision is needed: {count} pages would change": [
    "Hace falta una decisión: cambiaría {count} página",
    "Hace falta una decisión: cambiarían {count} páginas",
  ],
  "Update on your tablet…": "Actualizar en tu tablet…",
  "Make a PDF that keeps each page at its place": "Crear un PDF que mantiene cada página en su lugar",
  "Update the planner on your tablet": "Actualizar la agenda en tu tablet",
  "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.":
    "Las tablets guardan las anotaciones por número de página. Octavo crea un PDF del plan guardado en el que cada página sigue en su lugar.",
  "Drop the PDF here": "Suelta el PDF aquí",
  "Reading the PDF…": "Leyendo el PDF…",
  "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.":
    "Suelta aquí el PDF que está en tu tablet, o elígelo. Un documento de reMarkable (.rmdoc o .zip) lo contiene.",
  "PDF on the tablet": "PDF de la tablet",
  "Choose another PDF…": "Elegir otro PDF…",
  "Choose the PDF…": "Elegir el PDF…",
  "The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.":
    "El archivo se lee en este navegador. No se envía ni se guarda nada de él. Antes haz una copia de seguridad de tu tablet.",
  "Choose one PDF, not several files.": "Elige un solo PDF, no varios archivos.",
  "The file could not be read. Please choose it again.": "No se pudo leer el archivo. Elígelo de nuevo.",
  "Drop a PDF of Octavo here to open its project": "Suelta aquí un PDF de Octavo para abrir su proyecto",
  "Open a PDF of Octavo…": "Abrir un PDF de Octavo…",
  "PDF of Octavo": "PDF de Octavo",
  "Drop one PDF of Octavo. Other files cannot be opened here.":
    "Suelta un solo PDF de Octavo. Aquí no se pueden abrir otros archivos.",
  "The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”.":
    "El PDF no contiene su proyecto. Elige uno descargado con “Incluir el proyecto en el PDF”.",
  "The project in the PDF has errors and cannot be opened.": "El proyecto del PDF tiene errores y no se puede abrir.",
  "Download options": "Opciones de descarga",
  "Include the project in the PDF": "Incluir el proyecto en el PDF",
  "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.":
    "Octavo puede volver a abrir el PDF como proyecto, y una actualización puede conservar páginas que el plan ya no crea. Los lectores de PDF no lo muestran.",
  Result: "Resultado",
  "The PDF does not contain its project. Pictures of its pages show only the areas to write on.":
    "El PDF no contiene su proyecto. Las imágenes de sus páginas solo muestran las áreas para escribir.",
  "Choose what happens to pages that are gone.": "Elige qué pasa con las páginas que desaparecen.",
  "Build it for {device}": "Generarla para {device}",
  "The planner has errors.": "La agenda tiene errores.",
  "The planner has errors: {error}.": "La agenda tiene errores: {error}.",
  "The plan no longer makes {count} pages, which can have handwriting": [
    "El plan ya no crea {count} página, que puede tener anotaciones",
    "El plan ya no crea {count} páginas, que pueden tener anotaciones",
  ],
  "Keep them as they are": "Conservarlas como están",
  "{count} pages stay as they were, at their places, without being in the plan.": [
    "{count} página queda como estaba, en su lugar, fuera del plan.",
    "{count} páginas quedan como estaban, en su lugar, fuera del plan.",
  ],
  "Not possible: the PDF does not contain its project.": "No es posible: el PDF no contiene su proyecto.",
  "Keep their places, with blank pages": "Conservar su lugar con páginas en blanco",
  "{count} blank pages with a note stay at their places. Handwriting stays on them.": [
    "{count} página en blanco con una nota queda en su lugar. Las anotaciones se conservan en ella.",
    "{count} páginas en blanco con una nota quedan en su lugar. Las anotaciones se conservan en ellas.",
  ],
  "Remove them": "Quitarlas",
  "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.":
    "Solo si no has escrito nada en ellas: páginas nuevas ocupan su lugar, así que sus anotaciones quedarían en otras páginas.",
  "Download the update": "Descargar la actualización",
  "Pages that the plan no longer makes": "Páginas que el plan ya no crea",
  "They are in the PDF on the tablet.": "Están en el PDF de la tablet.",
  "They stay at their places.": "Quedan en su lugar.",
  "Handwriting on other pages": "Anotaciones en otras páginas",
  "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.":
    "Las anotaciones de estas páginas quedarían en otra después de la actualización. Para evitarlo, conserva las páginas o su lugar.",
  "New pages": "Páginas nuevas",
  "Links, outline and page labels show them where the plan has them.":
    "Los enlaces, el índice y las etiquetas de página las muestran donde las tiene el plan.",
  "Changed pages": "Páginas modificadas",
  "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.":
    "Las anotaciones se conservan en estas páginas, pero pueden quedar junto a otras líneas o palabras. Si has escrito en ellas, deshaz el cambio de sus páginas maestras o del plan.",
  "On the tablet": "En la tablet",
  "After the update": "Después de actualizar",
  "Handwriting would have no page": "Las anotaciones se quedarían sin página",
  "Handwriting would be on a page of {section}": "Las anotaciones quedarían en una página de {section}",
  "Handwriting would be on an empty page": "Las anotaciones quedarían en una página vacía",
  "in reserved or free places": "en lugares reservados o libres",
  "at the end": "al final",
  "Another page size": "Otro tamaño de página",
  "Areas to write on: {before} before, {after} now": "Áreas para escribir: {before} antes, {after} ahora",
  "The lines start at another date or time": "Las líneas empiezan en otra fecha u hora",
  "Areas to write on have another place or size": "Las áreas para escribir tienen otro lugar o tamaño",
  "An empty area has lines now": "Un área vacía ahora tiene líneas",
  "Lines are gone": "Ya no hay líneas",
  "Blank, with a note": "En blanco, con una nota",
  "Other texts or lines": "Otros textos o líneas",
  "The PDF does not record what is printed here": "El PDF no registra lo que está impreso aquí",
  "in several places": "en varios lugares",
  "outside of the areas to write on": "fuera de las áreas para escribir",
  "Distance of the lines: {before} mm before, {after} mm now":
    "Distancia entre líneas: {before} mm antes, {after} mm ahora",
  "{count} pages at their places": ["{count} página en su lugar", "{count} páginas en su lugar"],
  "{pages} changed": "{pages} con cambios",
  "{pages} in reserved or free places": "{pages} en lugares reservados o libres",
  "{pages} appended": "{pages} al final",
  "{pages} moved": "{pages} en otro lugar",
  "{pages} missing": "{pages} de menos",
  "{counts}: safe to replace": "{counts}: puedes reemplazarlo sin riesgo",
  "{counts}: check the changed pages before you replace the PDF":
    "{counts}: revisa las páginas modificadas antes de reemplazar el PDF",
  "{counts}: check the order of the pages before you replace the PDF":
    "{counts}: revisa el orden de las páginas antes de reemplazar el PDF",
  "{counts}: not safe to replace": "{counts}: no es seguro reemplazarlo",
} satisfies Area<"editions">;
