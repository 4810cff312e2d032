import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "Agenda journalier",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "Une page par jour avec heures, priorités et tâches, sous sa semaine, son mois et son année, et soixante pages de notes.",
  "A page for each week": "Une page par semaine",
  "A page of notes behind each day": "Une page de notes après chaque jour",
  "Weekly planner": "Agenda hebdomadaire",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "Une semaine par page avec de la place pour chaque jour, douze mois au-dessus et soixante pages de notes.",
  "A page of notes behind each week": "Une page de notes après chaque semaine",
  "Monthly planner and notes": "Agenda mensuel et notes",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "Un grand calendrier et un plan pour chaque mois, et cent pages de notes avec un index.",
  "A plan for each month": "Un plan par mois",
  "Quarters and projects": "Trimestres et projets",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "Des objectifs et une feuille de route pour chaque trimestre, ses mois et ses semaines, et des projets avec jalons et tâches.",
  "A page of notes behind each project": "Une page de notes après chaque projet",
  "School year": "Année scolaire",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "Un emploi du temps, des matières avec notes, des périodes, une liste de devoirs par mois et une page par semaine.",
  "A page for each term": "Une page par période",
  "A list of assignments for each month": "Une liste de devoirs par mois",
  "Meeting notes": "Notes de réunion",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "Soixante réunions numérotées avec ordre du jour, notes et actions, à un toucher de l’index.",
  "A second page for each meeting": "Une seconde page par réunion",
  "Habit tracker": "Suivi des habitudes",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "Une case pour chaque jour de l’année, une grille de jours et d’habitudes pour chaque mois, et une page de bilan.",
  "A review of each month": "Un bilan par mois",
  "Bullet journal": "Bullet journal",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "Un index, une légende, un future log, douze journaux mensuels et 120 pages pointées numérotées pour tout le reste.",
  "A key of signs": "Une légende des signes",
  "Device test": "Test de l’appareil",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "Gris, filets, caractères, zones tactiles et bords, pour voir ce que montre un appareil et ce que cache sa barre d’outils.",

  // Themes
  Classic: "Classique",
  Sober: "Sobre",
  Editorial: "Magazine",
  Technical: "Technique",
  Handwritten: "Manuscrit",
  Rounded: "Arrondi",
  "Large type": "Gros caractères",
  "Ink-saving": "Économie d’encre",
  "High contrast": "Contraste élevé",
  "This planner has no themes.": "Cet agenda n’a pas de thèmes.",
  "The pages of this device have no room for the theme “{value}”.":
    "Les pages de cet appareil n’ont pas la place pour le thème « {value} ».",

  // Page layouts
  "Columns with hours": "Colonnes avec heures",
  "Two pages": "Deux pages",
  "Days of a week": "Jours de la semaine",
  "In rows": "En lignes",
  "In columns": "En colonnes",
  "Row below the week": "Ligne sous la semaine",
  "No row": "Aucune",
  Plain: "Uni",
  Meals: "Repas",
  "Calendar with goals and notes": "Calendrier avec objectifs et notes",
  "Large calendar": "Grand calendrier",
  "List of days with goals and notes": "Liste des jours avec objectifs et notes",
  "Hours, priorities and tasks": "Heures, priorités et tâches",
  "Hours beside notes": "Heures à côté des notes",
  "Gratitude and mood": "Gratitude et humeur",
  "Top three": "Les trois priorités",
  "Paper of notes": "Papier des notes",
  "Spacing of paper in mm": "Espacement du papier en mm",
  "Usual spacing": "Espacement habituel",
  "At the top": "En haut",
  "At the side": "Sur le côté",
  Tabs: "Onglets",
  People: "Personnes",
  Books: "Livres",
  Trips: "Voyages",
  Budget: "Budget",
  "No room on this device: {names}": "Pas de place sur cet appareil : {names}",
  "No room in this theme: {names}": "Pas de place dans ce thème : {names}",
  "Another list": "Autre liste",
  "Another list: {name}": "Autre liste : {name}",
  "One list less: {name}": "Une liste de moins : {name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "Chaque liste a un index et une page pour chaque nom, ou {count} pages sans noms.",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "Une autre liste du même type a son propre index, par exemple pour les projets au travail et à la maison.",
  "“{name}={value}” has no room on this device.": "« {name}={value} » n’a pas de place sur cet appareil.",
  "“{name}={value}” has no room in this theme.": "« {name}={value} » n’a pas de place dans ce thème.",
  "“{value}” is not a distance in millimeters ({known}).":
    "« {value} » n’est pas un espacement en millimètres ({known}).",

  // New planners
  "Meals and household": "Repas et maison",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "Les repas de chaque semaine avec une liste de courses, soixante recettes avec un index, les réserves, le ménage, les factures et les anniversaires.",
  "A shopping list by department for each week": "Une liste de courses par rayon pour chaque semaine",
  "A list of what is in the pantry, fridge and freezer":
    "Une liste de ce qu’il y a dans les réserves, le frigo et le congélateur",
  "A rota of chores": "Un tableau du ménage",
  "Budget and expenses": "Budget et dépenses",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "Revenus, charges fixes et catégories de chaque mois, dépenses avec cumul, une année à additionner, épargne et dettes.",
  "A list of bills with a square for each month": "Une liste des factures avec une case par mois",
  "Savings and debts": "Épargne et dettes",
  "Training log": "Carnet d’entraînement",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "Les séances de chaque semaine avec distance, durée et ressenti, totaux par mois et par an, plans, courses, records et matériel.",
  "Four training plans of sixteen weeks": "Quatre plans d’entraînement de seize semaines",
  "A list of gear": "Une liste du matériel",
  "Sums and a review of each month": "Les totaux et un bilan de chaque mois",
  "Teacher's planner": "Agenda de l’enseignant",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "Un emploi du temps, des classes avec présence, notes et plan de classe, les cours de chaque semaine, les parents et les périodes.",
  "Lesson plans for each week": "Les préparations de cours de chaque semaine",
  "A seating plan for each class": "Un plan de classe pour chaque classe",
  "Journal with prompts": "Journal à questions",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "Une page par jour avec gratitude, humeur et une question, trente et une questions avec des réponses mois par mois, et des bilans.",
  "Thirty-one questions with a page each": "Trente et une questions, une page chacune",
  "A review of each week": "Un bilan de chaque semaine",
  "Five-year journal": "Journal de cinq ans",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "Une page pour chaque jour de l’année avec quelques lignes pour chacune des cinq années, et des bilans des mois et des années.",
  "A review of each year": "Un bilan de chaque année",
  "A page for 29 February": "Une page pour le 29 février",
  "First and last hour": "Première et dernière heure",
  "Last hour": "Dernière heure",
  "Usual hours": "Par défaut",
  "The last hour must be after the first.": "La dernière heure doit suivre la première.",
  "Page layouts": "Mises en page",
  "Add lists": "Ajouter des listes",
  "Projects, people, books…": "Projets, personnes, livres…",
  "{list}: no names yet": "{list} : pas encore de noms",
  "{list}: {count} pages": "{list} : {count} pages",
  "{list}: {names}": "{list} : {names}",
  "Name them": "Leur donner un nom",
  "{list}: names, one per line": "{list} : noms, un par ligne",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "Jusqu’à {most} noms par liste et {count} lettres pour toutes les listes.",
  "Names in lists": "Noms dans les listes",
  "Project pages": "Pages de projets",
  Subjects: "Matières",
  Classes: "Classes",
  Pupils: "Élèves",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "Chaque classe que vous nommez a un champ pour ses élèves. Chaque élève a une ligne dans les présences et les notes.",
  "Without a class name, all pupils are in one class.":
    "Sans nom de classe, tous les élèves sont dans une seule classe.",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "Une page pour chaque personne, par exemple un collègue. Inutile de saisir à nouveau les élèves ici.",
} satisfies Area<"starters">;
