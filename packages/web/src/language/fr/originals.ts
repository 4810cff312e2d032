import type { Area } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "Voir les modifications",
  "Not now": "Pas maintenant",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "« {name} » de {author}, d’où ce projet a été cloné, a changé.",
  "Changes of the original": "Modifications de l’original",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "Reprenez ce qui a changé dans le projet d’où celui-ci a été cloné. Vos propres modifications restent.",
  "View the original": "Voir l’original",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "Il n’y a rien à fusionner : ce projet n’a pas d’original qui puisse être cloné actuellement.",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "L’original est maintenant sous cette licence : {licence}. Votre projet est sous une autre : {own}. Elles ne sont pas compatibles. Clonez l’original à nouveau pour avoir ses modifications.",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "Octavo n’a pas conservé l’état de l’original au moment du clonage et ne peut donc pas distinguer vos modifications des siennes. Clonez l’original à nouveau pour avoir ses modifications.",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "Rien de nouveau : « {name} » de {author} n’a pas changé depuis le clonage ou la dernière fusion.",
  "Nothing in your project changes.": "Rien ne change dans votre projet.",
  "These stay, because they are still used: {names}.": "Ces éléments restent, car ils sont encore utilisés : {names}.",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "L’agenda fusionné aurait des erreurs : {problem}. Choisissez l’autre valeur d’un conflit, ou modifiez d’abord votre projet.",
  "Mine now": "Chez moi maintenant",
  "After the merge": "Après la fusion",
  "Only now": "Seulement maintenant",
  "No page changes.": "Aucune page ne change.",
  "No master changes.": "Aucun gabarit ne change.",
  "Merged changes of {name} by {author}": "Modifications de {name} ({author}) fusionnées",
  "Merging…": "Fusion…",
  "Merge changes": "Fusionner les modifications",
  "Changes merged.": "Modifications fusionnées.",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "Vous et l’auteur avez modifié ceci différemment. Votre valeur reste, sauf si vous choisissez celle de l’original.",
  "Keep all of mine": "Garder toutes les miennes",
  "Take all of the original's": "Prendre toutes celles de l’original",
  "Show all {count} conflicts": "Afficher les {count} conflits",
  Mine: "La mienne",
  "The original's": "Celle de l’original",
  "Deleted by one of you": "Supprimé par l’un de vous",
  "Named page {name}": "Page nommée {name}",
  "Style {name}": "Style {name}",
  "Theme {name}": "Thème {name}",
  "Font {name}": "Police {name}",
  "Rule for {name}": "Règle pour {name}",
  "Page setup": "Mise en page",
  "Theme in use": "Thème utilisé",
  "Frame of all masters": "Cadre de tous les gabarits",
  Order: "Ordre",
  "List {name}": "Liste {name}",
  "Calendar {name}": "Calendrier {name}",
  "Term {name}": "Période {name}",
  "Row {name}": "Ligne {name}",
  "Nothing|value": "Rien",
  "Kept, with changes": "Conservé, avec des modifications",
  "{count} conflicts": ["{count} conflit", "{count} conflits"],
} satisfies Area<"originals">;
