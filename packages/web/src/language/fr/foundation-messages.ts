import type { Area } from "./forms.ts";

/** Messages that browser, engine and server share. */
export const foundationMessages = {
  // Values that are expected
  text: "un texte",
  "a list": "une liste",
  "a mapping of keys and values": "un ensemble de clés et de valeurs",
  "true or false": "true ou false",
  "a color like #1A2B3C": "une couleur comme #1A2B3C",
  "a number": "un nombre",
  "one of {options}": "l’une de ces valeurs : {options}",
  "a whole number from {min} to {max}": "un nombre entier de {min} à {max}",

  'Did you mean "{name}"?': "Vouliez-vous dire « {name} » ?",
  "There are {count} more problems than can be listed": "Problèmes en plus de ceux qui peuvent être listés : {count}",
  "Pages per day must be at least 1": "Il faut au moins 1 page par jour",
  "Master name is required": "Saisissez un nom de gabarit",
  "Master name must be at least 2 characters long": "Le nom du gabarit doit comporter au moins 2 caractères",
  "Master name must be less than 100 characters": "Le nom du gabarit doit comporter moins de 100 caractères",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Le nom du gabarit ne peut contenir que des lettres, chiffres, espaces, traits d’union, tirets bas, points et parenthèses",
  "Master name must contain at least one letter or number":
    "Le nom du gabarit doit contenir au moins une lettre ou un chiffre",
  "Page name is required": "Saisissez un nom de page",
  "Page name must be at least 2 characters long": "Le nom de la page doit comporter au moins 2 caractères",
  "Page name must be less than 100 characters": "Le nom de la page doit comporter moins de 100 caractères",
  "Page name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Le nom de la page ne peut contenir que des lettres, chiffres, espaces, traits d’union, tirets bas, points et parenthèses",
  "Page name must contain at least one letter or number":
    "Le nom de la page doit contenir au moins une lettre ou un chiffre",
  "Line {line}: a quotation mark has no second one. Add it, or remove the first one.":
    "Ligne {line} : il manque le second guillemet. Ajoutez-le ou supprimez le premier.",
} satisfies Area<"foundationMessages">;
