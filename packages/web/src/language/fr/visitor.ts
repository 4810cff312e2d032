import type { Area } from "./forms.ts";

/** The first screen, the planner maker and the other screens for visitors. */
export const visitor = {
  "planners for e-ink tablets": "agendas pour tablettes e-ink",
  "A planner made for your e-ink tablet": "Un agenda fait pour votre tablette à encre électronique",
  "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.":
    "Octavo crée des agendas PDF interactifs, au format exact de votre tablette, pour les dates et dans la langue de votre choix.",
  "Make your planner": "Créer votre agenda",
  "Make a planner": "Créer un agenda",
  "Free, and without an account. The PDF is made in your browser.":
    "Gratuit et sans compte. Le PDF est créé dans votre navigateur.",
  "Try a planner": "Essayer un agenda",
  "Choose a planner": "Choisir un agenda",
  "Why Octavo": "Pourquoi Octavo",
  "True to size on {count} devices": ["Taille exacte sur {count} appareil", "Taille exacte sur {count} appareils"],
  "Pages match the screen of your tablet pixel for pixel and stay clear of its toolbar.":
    "Les pages correspondent au pixel près à l’écran de votre tablette et évitent sa barre d’outils.",
  "Every link is proven": "Chaque lien est vérifié",
  "Octavo checks each link before the download, and reports text that does not fit or is too small, and links that are hard to tap.":
    "Avant le téléchargement, Octavo vérifie chaque lien et signale les textes trop longs ou trop petits et les liens difficiles à toucher.",
  "A design studio behind it": "Et derrière, un studio de création",
  "Keep a planner as a project and redraw every page in the editor: layout, type, calendars, links.":
    "Gardez un agenda comme projet et redessinez chaque page dans l’éditeur : mise en page, texte, calendriers, liens.",
  "New in the gallery": "Nouveautés de la galerie",
  "Keep your planners": "Gardez vos agendas",
  "With an account you can save planners as projects, change their pages and share them in the gallery.":
    "Avec un compte, vous pouvez enregistrer vos agendas comme projets, en modifier les pages et les partager dans la galerie.",

  "Page not found": "Page introuvable",
  "The address may be mistyped, or the page has moved.":
    "L’adresse est peut-être mal saisie, ou la page a été déplacée.",
  "Go to the start page": "Aller à l’accueil",
  "There is no planner at this address": "Il n’y a pas d’agenda à cette adresse",
  "Choose one of the planners on the start page.": "Choisissez l’un des agendas de la page d’accueil.",

  API: "API",
  "HTTP API": "API HTTP",
  "Everything that the studio does is a call that your programs can make, too. {file}":
    "Tout ce que fait le studio est un appel que vos programmes peuvent faire aussi. {file}",
  "OpenAPI description": "Description OpenAPI",
  "The description could not be loaded. Check the connection and try again.":
    "La description n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
  "Find a call": "Rechercher un appel",
  "No call contains these words.": "Aucun appel ne contient ces mots.",
  "Public: requires no token.": "Public : aucun jeton requis.",
  Parameters: "Paramètres",
  "Request body (JSON)": "Corps de la requête (JSON)",
  Response: "Réponse",
  "Response fields": "Champs de la réponse",
  required: "obligatoire",

  Hours: "Heures",
  "24-hour clock": "Format 24 heures",
  "12-hour clock": "Format 12 heures",
  "Usual in {region}, the region of your browser's language.":
    "Selon l’usage ({region}), d’après la langue de votre navigateur.",
  "Left-handed": "Pour gauchers",
  Landscape: "Paysage",
  Dates: "Dates",
  "Other dates": "Autres dates",
  "Enter both days.": "Indiquez les deux jours.",
  "Choose days between 1900 and 2200.": "Choisissez des jours entre 1900 et 2200.",
  "Choose a day after the first.": "Choisissez un jour après le premier.",
  "Optional pages": "Pages facultatives",
  "Side of the tablet's toolbar": "Côté de la barre d’outils de la tablette",
  Default: "Par défaut",
  Devices: "Appareils",
  "{inches} in": "{inches}″",
  "No device has this name.": "Aucun appareil ne porte ce nom.",
  "{count} devices": ["{count} appareil", "{count} appareils"],
  "{width} × {height} mm": "{width} × {height} mm",
  "{across} × {down} pixels, {ppi} ppi": "{across} × {down} pixels, {ppi} ppp",
  "Dashed: A5 paper": "Tirets : papier A5",

  "Save and edit": "Enregistrer et modifier",
  "Show the preview": "Voir l’aperçu",
  "Back to the choices": "Retour aux choix",
  "Saving needs a free account.": "Pour enregistrer, il faut un compte gratuit.",
  "Your choices stay in this browser.": "Vos choix restent dans ce navigateur.",
  "Start over": "Recommencer",
  "Choices removed.": "Choix supprimés.",
  "Choices restored.": "Choix restaurés.",
  Change: "Modifier",
  Choices: "Choix",
  "The PDF is made in your browser. Nothing is sent to a server.":
    "Le PDF est créé dans votre navigateur. Rien n’est envoyé à un serveur.",
  "{count} links, all checked": ["{count} lien, vérifié", "{count} liens, tous vérifiés"],
  "Choose device, dates and language": "Choisir l’appareil, les dates et la langue",
  "On my device": "Sur mon appareil",
  "Download for {device}": "Télécharger pour {device}",
  "No problems on this device: text, links and toolbar were checked.":
    "Aucun problème sur cet appareil : texte, liens et barre d’outils ont été vérifiés.",
  "{count} problems on this device": ["{count} problème sur cet appareil", "{count} problèmes sur cet appareil"],
  "Parts of the address could not be used and were replaced:":
    "Certaines parties de l’adresse étaient inutilisables et ont été remplacées :",
  "There is no device “{value}”.": "L’appareil « {value} » n’existe pas.",
  "Text and links of this planner would be too small on “{value}”.":
    "Le texte et les liens de cet agenda seraient trop petits sur « {value} ».",
  "This planner has no landscape pages for the device.":
    "Cet agenda n’a pas de pages au format paysage pour l’appareil.",
  "“{value}” is not a year between {first} and {last}.": "« {value} » n’est pas une année entre {first} et {last}.",
  "The year is ignored, because a first and a last day are given.":
    "L’année est ignorée, car un premier et un dernier jour sont indiqués.",
  "“{value}” is not a date such as 2027-03-31.": "« {value} » n’est pas une date comme 2027-03-31.",
  "The first or the last day is missing.": "Il manque le premier ou le dernier jour.",
  "The last day, {value}, is before the first.": "Le dernier jour, {value}, est avant le premier.",
  "The language “{value}” is not available.": "La langue « {value} » n’est pas disponible.",
  "“{value}” is not a first hour and a later last hour, such as {known}.":
    "« {value} » n’est pas une première heure suivie d’une dernière plus tardive, comme {known}.",
  "The toolbar of this device has no other side.": "La barre d’outils de cet appareil ne peut pas changer de côté.",
  "“{value}” is not a value of “{name}”.": "« {value} » n’est pas une valeur de « {name} ».",
} satisfies Area<"visitor">;
