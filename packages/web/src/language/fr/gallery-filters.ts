import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "Plus de filtres…",
  "More conditions": "Plus de filtres",
  Conditions: "Conditions",
  "Remove condition: {filter}": "Retirer la condition : {filter}",
  "Has all of these pages": "Contient toutes ces pages",
  "Year pages": "Pages d’années",
  "Quarter pages": "Pages de trimestres",
  "Month pages": "Pages de mois",
  "Week pages": "Pages de semaines",
  "Day pages": "Pages de jours",
  "Event pages": "Pages d’événements",
  "Pages of list rows": "Pages de lignes de listes",
  "Numbered pages": "Pages numérotées",
  "Any language": "Toutes les langues",
  "Any licence": "Toutes les licences",
  "Any score": "Tous les scores",
  "Score of at least {score}": "Score d’au moins {score}",
  "Show planners": "Afficher les agendas",
  "No planner meets all conditions. These are without one of them:":
    "Aucun agenda ne remplit toutes les conditions. Sans l’une d’elles :",
  "Without “{filter}”: {count}": "Sans « {filter} » : {count}",
  "Showing {shown} of more than {total} public projects.": "{shown} projets publics affichés sur plus de {total}.",
  "Measured score": "Score mesuré",
  "Measured score: {score} of 100": "Score mesuré : {score} sur 100",
  "{score} of 100": "{score} sur 100",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "Mesuré le {date} par ce site à partir de l’agenda lui-même, et non des indications de l’auteur.",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "Pas encore mesuré. Le site mesure un projet quelques minutes après sa dernière modification.",
  "Its documents have errors, so it can't be measured.":
    "Ses documents contiennent des erreurs, il ne peut donc pas être mesuré.",
  "It is too large to be measured.": "Il est trop grand pour être mesuré.",
  "It could not be measured. The site tries again after its next change.":
    "Il n’a pas pu être mesuré. Le site réessaiera après sa prochaine modification.",
  "{points} of {most} points": "{points} points sur {most}",
  "Rules of its device": "Règles de son appareil",
  "Other languages": "Autres langues",
  Weight: "Poids",
  "The PDF has no links between its pages.": "Le PDF ne contient aucun lien entre ses pages.",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "Liens qui mènent à une page, et retour en trois touchers au plus : {good} sur {total}.",
  "Pages whose links were read: {read} of {pages}.": "Pages dont les liens ont été lus : {read} sur {pages}.",
  "Problems on its own device: {count}.": "Problèmes sur son propre appareil : {count}.",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "Autres écrans sans problème après mise à l’échelle : {fits} sur {tested}. Essayés : {names}.",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "Autres langues dans lesquelles ses textes ont assez de place : {fits} sur {tested}. Essayées : {names}.",
  "Size of the PDF: {size}. Pages: {pages}.": "Taille du PDF : {size}. Pages : {pages}.",
  "Not measured, because the planner has too many pages.": "Non mesuré, car l’agenda a trop de pages.",
  "What lowers the score": "Ce qui abaisse le score",
  "Nothing lowers it.": "Rien ne l’abaisse.",
  "Correct the problems that this project lists.": "Corrigez les problèmes que ce projet signale.",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "Problèmes sur {device} après mise à l’échelle : {count}. Choisissez cet appareil pour une copie afin de les voir.",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "Textes sans place en {language} : {count}. Donnez des cadres plus larges aux noms des mois et des jours.",
  "Use smaller pictures, or fewer of them.": "Utilisez des images plus petites ou moins nombreuses.",
  "Link the pages, for example by tabs for the months.": "Reliez les pages, par exemple par des onglets pour les mois.",
  "A link on page {page} leads to no page. Choose another target.":
    "Un lien de la page {page} ne mène à aucune page. Choisissez une autre cible.",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "La page {page} mène à la page {target}, d’où trois liens ne suffisent pas pour revenir. Ajoutez-y un lien.",
  "Unable to load the score of this project.": "Impossible de charger le score de ce projet.",
} satisfies Area<"galleryFilters">;
