import type { Area } from "./forms.ts";

/** Messages of the engine worker. */
export const workerMessages = {
  "Compiling took longer than {seconds} seconds and was stopped. Try a plan with fewer pages.":
    "La compilation a duré plus de {seconds} secondes et a été arrêtée. Essayez un plan avec moins de pages.",
  "The PDF made no progress for {seconds} seconds and was stopped. Please try again.":
    "Le PDF n’a pas progressé pendant {seconds} secondes et a été arrêté. Veuillez réessayer.",
  "The engine stopped unexpectedly. Reload the page.": "Le moteur s’est arrêté de façon inattendue. Rechargez la page.",
  "The planner has changed. Compile it and try again.": "L’agenda a changé. Compilez-le et réessayez.",
  "{thing} could not be loaded. Check the connection and try again.":
    "Impossible de charger {thing}. Vérifiez la connexion et réessayez.",
  "{thing} could not be loaded: the server answered {status}.":
    "Impossible de charger {thing} : le serveur a répondu {status}.",
  "The list of devices": "la liste des appareils",
  "The font subsetter": "le module d’incorporation des polices",
  "The font {name}": "la police {name}",
  "The font {name} could not be loaded: bars stand for its text.":
    "La police {name} n’a pas pu être chargée : des barres remplacent son texte.",
  "The support of this script": "la prise en charge de cette écriture",
  "The renderer of pages": "Le programme qui dessine les pages",
  "The image decoder": "le décodeur d’images",
  "The plan has no start and end date. Set them on the Plan Configuration tab.":
    "Le plan n’a pas de dates de début et de fin. Définissez-les dans l’onglet Plan.",
  "The {count} entries of the file have more than {limit} characters, which is the limit. Try a shorter plan, or fewer calendars.":
    "Les {count} entrées du fichier dépassent la limite de {limit} caractères. Essayez un plan plus court ou moins de calendriers.",
  "The tables of holidays": "les tables de jours fériés",
  "The drawing of events": "le dessin des événements",
  "The calendar of the document": "le calendrier du document",
  "The language of the document": "la langue du document",
  "The holidays of {country}": "les jours fériés : {country}",
  "The file is no table. Use a CSV, TSV or XLSX file, or copy the cells and paste them.":
    "Le fichier n’est pas un tableau. Utilisez un fichier CSV, TSV ou XLSX, ou copiez et collez les cellules.",
  "The file is larger than {megabytes} MB. Remove rows, columns or pictures from it.":
    "Le fichier dépasse {megabytes} Mo. Retirez-en des lignes, des colonnes ou des images.",
  "There are no cells with text.": "Il n’y a pas de cellule avec du texte.",
  "A list can have {rows} rows and {columns} columns at most.":
    "Une liste peut avoir au plus {rows} lignes et {columns} colonnes.",
  "A list can have {characters} characters at most.": "Une liste peut avoir au plus {characters} caractères.",
  "The workbook expands to more cells than a list can have. Copy the cells of the list into a new file.":
    "Le classeur contient, décompressé, plus de cellules qu’une liste ne peut en avoir. Copiez les cellules de la liste dans un nouveau fichier.",
  "Row {row}, column {column} of the first sheet has an error value. Correct it in your spreadsheet program.":
    "La ligne {row}, colonne {column} de la première feuille contient une valeur d’erreur. Corrigez-la dans votre tableur.",
  "The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.":
    "La liste n’a pas de place pour toutes ces images. Ajoutées : {count}. Utilisez une liste plus petite ou des fichiers SVG.",
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.":
    "Aucune cellule ne nomme une de ces images. Écrivez les noms des fichiers dans une colonne du type « Image ».",
} satisfies Area<"workerMessages">;
