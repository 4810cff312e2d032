import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "La compilación tardó más de {seconds} segundos y se detuvo. Prueba con un plan de menos páginas.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "El PDF no avanzó durante {seconds} segundos y se detuvo. Inténtalo de nuevo.",
  "The engine stopped unexpectedly. Reload the page.": "El motor se detuvo de forma inesperada. Recarga la página.",
  "The planner has changed. Compile it and try again.": "La agenda ha cambiado. Compílala e inténtalo de nuevo.",
  "{thing} could not be loaded. Check the connection and try again.":
    "No se pudo cargar {thing}. Revisa la conexión e inténtalo de nuevo.",
  "{thing} could not be loaded: the server answered {status}.":
    "No se pudo cargar {thing}: el servidor respondió {status}.",
  "The list of devices": "la lista de dispositivos",
  "The font subsetter": "el módulo de fuentes",
  "The font {name}": "la fuente {name}",
  "The font {name} could not be loaded: bars stand for its text.":
    "No se pudo cargar la fuente {name}: unas barras ocupan el lugar de su texto.",
  "The support of this script": "la compatibilidad con esta escritura",
  "The renderer of pages": "El programa que dibuja páginas",
  "The image decoder": "el decodificador de imágenes",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "El plan no tiene fecha inicial ni final. Indícalas en la pestaña Plan.",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "Las {count} entradas del archivo superan el límite de {limit} caracteres. Prueba con un plan más corto o menos calendarios.",
  "The tables of holidays": "la tabla de festivos",
  "The calendar of the document": "el calendario del documento",
  "The language of the document": "el idioma del documento",
  "The holidays of {country}": "la lista de festivos de {country}",
} satisfies Area<"workerMessages">;
