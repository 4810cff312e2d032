import type { Area } from "./forms.ts";

export const tutorial = {
  Chapters: "Chapitres",
  "Create your first planner": "Créez votre premier agenda",
  "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.":
    "Octavo crée un seul PDF dont les pages sont liées : de l’année à ses mois, d’un mois à ses jours, d’un jour à ses notes, et retour. Les pages, c’est vous qui les dessinez.",
  "Your first planner": "Votre premier agenda",
  "Masters, plan, planner": "Gabarits, plan, agenda",
  "Links and destinations": "Liens et destinations",
  "Tokens in text": "Balises dans le texte",
  "Copy to your tablet": "Copier sur votre tablette",
  "Keyboard shortcuts": "Raccourcis clavier",

  "Create a project": "Créer un projet",
  "On {projects}, select {button}. Choose your tablet. The pages then match its screen and leave room for its toolbar.":
    "Sous {projects}, choisissez {button}. Choisissez votre tablette. Les pages ont alors la taille de son écran et laissent de la place à sa barre d’outils.",
  "Pick a starter": "Choisir un modèle de départ",
  "Choose a daily, weekly or monthly planner or a bullet journal. The preview shows your tablet, year and language. Blank creates an empty project.":
    "Choisissez un agenda journalier, hebdomadaire ou mensuel, ou un bullet journal. L’aperçu montre votre tablette, l’année et la langue. « Vide » crée un projet sans contenu.",
  "Open a master to add, move and remove widgets and to draw links. Open the plan to choose the pages and their number. “Preview as” shows the master on any date.":
    "Ouvrez un gabarit pour ajouter, déplacer et supprimer des objets et pour tracer des liens. Ouvrez le plan pour choisir les pages et leur nombre. « Aperçu pour » montre le gabarit à une date de votre choix.",
  "Check the preview": "Vérifier l’aperçu",
  "The preview shows the pages as in the PDF. Follow the links to test them.":
    "L’aperçu montre les pages comme dans le PDF. Suivez les liens pour les tester.",
  "Download the PDF": "Télécharger le PDF",
  "One file contains all pages. A year with a page for each day is smaller than a photo.":
    "Un seul fichier contient toutes les pages. Une année avec une page par jour pèse moins qu’une photo.",

  "Tap a month to open its page. Tap a date to open its day.":
    "Touchez un mois pour ouvrir sa page. Touchez une date pour ouvrir son jour.",
  "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.":
    "Un {master} est le dessin d’une page : ses lignes, rectangles, calendriers et liens. Le {plan} définit les pages : une Année, douze Mois, un Jour pour chaque jour, soixante Notes. Ensemble, ils forment l’agenda. Si vous modifiez le gabarit du jour, les 365 jours changent.",
  "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.":
    "Chaque ligne du plan est une {section}. Elle a un type (son nom), un gabarit et un mode de génération : une fois, pour chaque jour, semaine ou mois, ou un certain nombre de fois.",

  "Every page with a date or a number has a name, its {destination}. A link refers to this name.":
    "Chaque page avec une date ou un numéro a un nom, sa {destination}. Un lien renvoie à ce nom.",
  destination: "destination",
  "your own name for a single page": "votre propre nom pour une page unique",
  "a year": "une année",
  "a month": "un mois",
  "a day": "un jour",
  "the first notes page": "la première page de notes",
  "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.":
    "Un gabarit sert à de nombreuses pages ; ses liens utilisent donc une {binding} au lieu d’un nom fixe. La valeur entre parenthèses est calculée sur chaque page. {at} insère une variable de cette page.",
  binding: "liaison",
  "the month of this page's date": "le mois de la date de cette page",
  "the day of a calendar cell": "le jour d’une case de calendrier",
  "the week of this page's date": "la semaine de la date de cette page",
  "the notes page with the number of a grid cell": "la page de notes portant le numéro d’une case de grille",
  "the fifth notes page": "la cinquième page de notes",
  "the year": "l’année",
  "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.":
    "Vous pouvez définir vos propres noms comme {destinations} d’une section, par exemple {name}. Ils utilisent des balises entre accolades ; {at} ne sert que dans les liaisons. L’aperçu signale les liens sans destination et suggère le nom le plus proche.",
  "named destinations": "destinations nommées",

  "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.":
    "Une {token} entre accolades est remplacée sur chaque page. Si vous écrivez {text} sur un gabarit de jour, chaque jour affiche sa propre date. Les noms des mois et des jours suivent la langue du plan.",
  token: "balise",
  "on every page": "sur chaque page",
  "2026-01-15; in words: Thursday, January 15, 2026": "2026-01-15 ; en toutes lettres : jeudi 15 janvier 2026",
  "parts of the date, on days, weeks and months": "parties de la date, sur les jours, semaines et mois",
  "Thursday, 3, 2026-W03": "jeudi, 3, 2026-W03",
  "with leading zeros: 01, 05": "avec des zéros initiaux : 01, 05",
  "previous and next, for arrows to other pages": "précédent et suivant, pour les flèches vers d’autres pages",
  "on counted pages: 5, 005, 60": "sur les pages comptées : 5, 005, 60",
  "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.":
    "Une section peut avoir des {variables} : ajoutez {name} avec la valeur {value} pour utiliser {written} sur toutes ses pages.",
  "context variables": "variables de contexte",

  "Choose your tablet in the project before you design. A planner for another screen is scaled, including its lines and tap targets.":
    "Choisissez votre tablette dans le projet avant de dessiner. Un agenda pour un autre écran change d’échelle, lignes et zones tactiles comprises.",
  "The menu of a project shows these steps too, and makes the codes and addresses. It also says how to replace a planner and keep your ink, and on which devices nobody has tried it.":
    "Le menu d’un projet montre aussi ces étapes, et crée les codes et les adresses. Il explique également comment remplacer un agenda en gardant votre écriture, et sur quels appareils personne ne l’a essayé.",

  "You can use the whole studio with the keyboard. The first Tab on a page offers to skip to the content.":
    "Tout le studio peut s’utiliser au clavier. Sur une page, le premier Tab propose d’aller au contenu.",
  "turn the pages of a planner": "tourner les pages d’un agenda",
  "go to the first or last page": "aller à la première ou à la dernière page",
  "go back to the page before a link, and forward again": "revenir à la page d’avant un lien, puis repartir",
  "select a link on the page and follow it": "sélectionner un lien de la page et le suivre",
  "compile and open, in Build from YAML": "compiler et ouvrir, dans « Assembler depuis YAML »",
  "close a dialog or menu; in a YAML editor, the next Tab then leaves the editor":
    "fermer une boîte de dialogue ou un menu ; dans un éditeur YAML, le Tab suivant quitte alors l’éditeur",
  "In the editor": "Dans l’éditeur",
  "show all shortcuts": "afficher tous les raccourcis",
  "find a command by its name": "rechercher une commande par son nom",
  "find and replace text in all masters and pages": "rechercher et remplacer du texte dans tous les gabarits et pages",
  "draw a text, box, lines, divider or calendar; Enter on a palette button inserts one":
    "dessiner un texte, un rectangle, des lignes, un séparateur ou un calendrier ; Entrée sur un bouton de la palette en insère un",
  "draw a link": "tracer un lien",
  "select the next widget": "sélectionner l’objet suivant",
  "move it by one point, with Shift by a step of the grid; with Ctrl resize it":
    "le déplacer d’un point, avec Maj d’un pas de grille ; avec Ctrl le redimensionner",
  "show the distances of the selected widget to the page, or to the widget under the pointer":
    "afficher les distances de l’objet sélectionné à la page, ou à l’objet sous le pointeur",
  "edit its text": "modifier son texte",
  "reset the property that has the focus": "réinitialiser la propriété qui a le focus",
  "undo; with Shift redo": "annuler ; rétablir avec Maj",
  save: "enregistrer",
  "go to the next region: tools, page, panels": "aller à la zone suivante : outils, page, panneaux",
} satisfies Area<"tutorial">;
