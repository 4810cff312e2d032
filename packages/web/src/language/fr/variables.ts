import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "Exercice",
  Term: "Période",
  "Holidays and events": "Jours fériés et événements",
  Moon: "Lune",
  "Other calendars": "Autres calendriers",
  Event: "Événement",

  "Date in words": "Date en toutes lettres",
  "Weekday, shortened": "Jour de la semaine, abrégé",
  "Day with two digits": "Jour à deux chiffres",
  "Day of the year": "Jour de l’année",

  "Week number": "Numéro de semaine",
  "Week number with two digits": "Numéro de semaine à deux chiffres",
  "Week by ISO 8601": "Semaine selon ISO 8601",
  "Year of the week by ISO 8601": "Année de la semaine selon ISO 8601",
  "First day of the week in the plan": "Premier jour de la semaine dans le plan",
  "Last day of the week in the plan": "Dernier jour de la semaine dans le plan",

  "Month, shortened": "Mois, abrégé",
  "Month and year, in the order of the language": "Mois et année, dans l’ordre de la langue",
  "Month as a number": "Mois en nombre",
  "Month with two digits": "Mois à deux chiffres",
  "Month with three digits": "Mois à trois chiffres",
  "First day of the month in the plan": "Premier jour du mois dans le plan",
  "Last day of the month in the plan": "Dernier jour du mois dans le plan",
  "First day of the year in the plan": "Premier jour de l’année dans le plan",
  "Last day of the year in the plan": "Dernier jour de l’année dans le plan",

  "Quarter with its year": "Trimestre avec son année",
  "First day of the quarter in the plan": "Premier jour du trimestre dans le plan",
  "Last day of the quarter in the plan": "Dernier jour du trimestre dans le plan",

  "Month of the plan. Empty outside of it": "Mois du plan. Vide en dehors",
  "Twelve months of the plan, such as 2026 or 2026–27": "Douze mois du plan, par exemple 2026 ou 2026–27",
  "First of twelve months of the plan": "Premier de douze mois du plan",
  "First day of the plan": "Premier jour du plan",
  "Last day of the plan": "Dernier jour du plan",

  "Fiscal year, by the year in which it ends": "Exercice, selon l’année où il se termine",
  "Quarter of the fiscal year": "Trimestre de l’exercice",
  "Month of the fiscal year": "Mois de l’exercice",

  "Name of the term": "Nom de la période",
  "Week of the term": "Semaine de la période",
  "First day of the term": "Premier jour de la période",
  "Last day of the term": "Dernier jour de la période",

  "Name of the first holiday": "Nom du premier jour férié",
  "Names of all holidays": "Noms de tous les jours fériés",
  "“yes” on a holiday, otherwise empty": "« yes » un jour férié, sinon vide",
  "“yes” on a working day, otherwise empty": "« yes » un jour ouvré, sinon vide",
  "Number of events": "Nombre d’événements",
  "Titles of all events; {events:2} is the second": "Titres de tous les événements ; {events:2} est le deuxième",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "Symbole de la phase de la lune : ●, ◐, ○ ou ◑",
  "Phase of the moon": "Phase de la lune",

  "Hebrew date": "Date hébraïque",
  "Day of the Hebrew month": "Jour du mois hébraïque",
  "Hebrew month": "Mois hébraïque",
  "Hebrew year": "Année hébraïque",
  "Islamic date": "Date islamique",
  "Day of the Islamic month": "Jour du mois islamique",
  "Islamic month": "Mois islamique",
  "Islamic year": "Année islamique",
  "Chinese date": "Date chinoise",
  "Day of the Chinese month": "Jour du mois chinois",
  "Chinese month": "Mois chinois",
  "Chinese year": "Année chinoise",

  "Title of the event": "Titre de l’événement",
  "Name of the calendar": "Nom du calendrier",
  "Age on a birthday": "Âge à l’anniversaire",
  "Number of days": "Nombre de jours",

  "Count with three digits": "Nombre à trois chiffres",
  "Number of counted pages": "Nombre de pages comptées",

  "Kind of the section": "Type de la section",
  "Page within its item": "Page dans son élément",
  "Language of the document": "Langue du document",
} satisfies Area<"variables">;
