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
  "The calendar of the document": "le calendrier du document",
  "The language of the document": "la langue du document",
  "The holidays of {country}": "les jours fériés : {country}",
} satisfies Area<"workerMessages">;
