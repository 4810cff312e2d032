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
  "The drawing of events": "el dibujo de los eventos",
  "The calendar of the document": "el calendario del documento",
  "The language of the document": "el idioma del documento",
  "The holidays of {country}": "la lista de festivos de {country}",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "El archivo no es una tabla. Usa un archivo CSV, TSV o XLSX, o copia y pega las celdas.",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "El archivo ocupa más de {megabytes} MB. Quita filas, columnas o imágenes.",
  "There are no cells with text.": "No hay celdas con texto.",
  "A list can have {rows} rows and {columns} columns at most.":
    "Una lista puede tener como máximo {rows} filas y {columns} columnas.",
  "A list can have {characters} characters at most.": "Una lista puede tener como máximo {characters} caracteres.",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "El libro contiene, descomprimido, más celdas de las que puede tener una lista. Copia las celdas de la lista en un archivo nuevo.",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "La fila {row}, columna {column} de la primera hoja tiene un valor de error. Corrígelo en tu programa de hojas de cálculo.",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "La lista no tiene sitio para todas estas imágenes. Añadidas: {count}. Usa una lista más pequeña o archivos SVG.",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "Ninguna celda nombra una de estas imágenes. Escribe los nombres de los archivos en una columna del tipo «Imagen».",
} satisfies Area<"workerMessages">;
