import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "Ver los cambios",
  "Not now": "Ahora no",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "“{name}” de {author}, de donde se clonó este proyecto, ha cambiado.",
  "Changes of the original": "Cambios del original",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "Incorpora lo que ha cambiado en el proyecto del que se clonó este. Tus propios cambios se conservan.",
  "View the original": "Ver el original",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "No hay nada que combinar: este proyecto no tiene un original que se pueda clonar ahora.",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "El original tiene ahora esta licencia: {licence}. Tu proyecto tiene otra: {own}. No son compatibles. Clona el original de nuevo para tener sus cambios.",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "Octavo no guardó cómo era el original cuando se clonó este proyecto, así que no puede distinguir tus cambios de los del original. Clona el original de nuevo para tener sus cambios.",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "No hay nada nuevo: “{name}” de {author} no ha cambiado desde que se clonó o se combinó por última vez.",
  "Nothing in your project changes.": "En tu proyecto no cambia nada.",
  "These stay, because they are still used: {names}.": "Esto se conserva porque todavía se usa: {names}.",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "La agenda combinada tendría errores: {problem}. Elige el otro valor de un conflicto o cambia primero tu proyecto.",
  "Mine now": "Lo mío ahora",
  "After the merge": "Después de combinar",
  "Only now": "Solo ahora",
  "No page changes.": "No cambia ninguna página.",
  "No master changes.": "No cambia ninguna página maestra.",
  "Merged changes of {name} by {author}": "Cambios combinados de {name} ({author})",
  "Merging…": "Combinando…",
  "Merge changes": "Combinar cambios",
  "Changes merged.": "Cambios combinados.",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "Tú y el autor cambiasteis esto de forma distinta. Se conserva lo tuyo, salvo que elijas lo del original.",
  "Keep all of mine": "Conservar todo lo mío",
  "Take all of the original's": "Tomar todo lo del original",
  "Show all {count} conflicts": "Mostrar los {count} conflictos",
  Mine: "Lo mío",
  "The original's": "Lo del original",
  "Deleted by one of you": "Eliminado por una de las partes",
  "Named page {name}": "Página con nombre {name}",
  "Style {name}": "Estilo {name}",
  "Theme {name}": "Tema {name}",
  "Font {name}": "Fuente {name}",
  "Rule for {name}": "Regla para {name}",
  "Page setup": "Configuración de página",
  "Theme in use": "Tema en uso",
  "Frame of all masters": "Marco de todas las maestras",
  Order: "Orden",
  "List {name}": "Lista {name}",
  "Calendar {name}": "Calendario {name}",
  "Term {name}": "Periodo {name}",
  "Row {name}": "Fila {name}",
  "Nothing|value": "Nada",
  "Kept, with changes": "Se conserva, con cambios",
  "{count} conflicts": ["{count} conflicto", "{count} conflictos"],
} satisfies Area<"originals">;
