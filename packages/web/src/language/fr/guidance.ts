import type { Area } from "./forms.ts";

/** Explained terms, hints and examples. */
export const guidance = {
  // Terms
  Section: "Section",
  Part: "Composant",
  Token: "Balise",
  "A section is an entry of the plan. It makes one page from its master, one for each day, week or month, or as many as you say.":
    "Une section est une entrée du plan. Elle fait de son gabarit une seule page, une par jour, semaine ou mois, ou autant que vous l’indiquez.",
  "A part is a ready-made piece of a page, such as a schedule or a habit tracker. Insert it, and change it as you like.":
    "Un composant est un morceau de page tout prêt, comme un horaire ou un suivi d’habitudes. Insérez-le, puis modifiez-le à votre goût.",
  "A block is a piece that several masters share, such as a header. If you change it in one place, it changes everywhere.":
    "Un bloc est un morceau que plusieurs gabarits partagent, comme un en-tête. Modifié à un endroit, il change partout.",
  "A style is a look with a name: font, size, color and lines. If you change the style, everything that uses it changes.":
    "Un style est une apparence qui a un nom : police, taille, couleur et traits. Si vous modifiez le style, tout ce qui l’utilise change.",
  "A token is a word in braces. Each page replaces it by its own value: {token} is Monday on one page and Tuesday on the next.":
    "Une balise est un mot entre accolades. Chaque page y met sa propre valeur : {token} devient lundi sur une page et mardi sur la suivante.",
  "An anchor gives a place on a page a name, so that links can lead there. It is not printed.":
    "Une ancre donne un nom à un endroit d’une page, pour que des liens puissent y mener. Elle n’est pas imprimée.",

  // Hints
  "Explain “{heading}”": "Expliquer « {heading} »",
  "All words in the tutorial": "Tous les termes dans le tutoriel",
  "The words": "Les termes",
  "Hint {number} of {total}": "Conseil {number} sur {total}",
  "{number} of {total}": "{number} sur {total}",
  "Skip all hints": "Ignorer tous les conseils",
  Next: "Suivant",
  "Show hints again": "Afficher à nouveau les conseils",
  "The hints appear again when you open a project.": "Les conseils réapparaîtront quand vous ouvrirez un projet.",
  "The first and the last day decide which days, weeks and months the planner has. Holidays, birthdays and other own days are on the Dates tab.":
    "Le premier et le dernier jour décident des jours, semaines et mois de l’agenda. Les jours fériés, les anniversaires et d’autres jours personnels sont dans l’onglet Dates.",
  "Add a section. It makes pages from a master, for example one for each day.":
    "Ajoutez une section. Elle fait des pages d’un gabarit, par exemple une par jour.",
  "Each of these is a section. Open one to choose its master and how often it repeats.":
    "Chaque ligne est une section. Ouvrez-en une pour choisir son gabarit et sa répétition.",
  "The pages follow each change at once. Save the plan to keep it.":
    "Les pages suivent aussitôt chaque modification. Enregistrez le plan pour la garder.",
  "These are the pages of your planner. Tap a date or a tab: links work here as on your tablet.":
    "Voici les pages de votre agenda. Touchez une date ou un onglet : les liens fonctionnent ici comme sur votre tablette.",
  "Start here: draw the first page, such as a day. The plan then makes pages from it.":
    "Commencez ici : dessinez la première page, par exemple un jour. Le plan en fait ensuite des pages.",
  "Open a master to change the design. All pages that use it change with it.":
    "Ouvrez un gabarit pour modifier le dessin. Toutes les pages qui l’utilisent changent avec lui.",
  "Pages match this screen exactly. If you choose another device, the designs adapt to it.":
    "Les pages ont la taille de cet écran. Si vous choisissez un autre appareil, les gabarits s’y adaptent.",
  "Download one PDF with all pages and links. Afterwards, you see how to copy it to your tablet.":
    "Téléchargez un PDF avec toutes les pages et tous les liens. Vous verrez ensuite comment le copier sur votre tablette.",
  "Choose a widget or a ready-made part. It lands on the page, and you drag it where it belongs.":
    "Choisissez un objet ou un composant tout prêt. Il arrive sur la page, et vous le faites glisser à sa place.",
  "Select something on the page. Drag it to move it, and double-click a text to write. Enter ends a text of one line; Shift + Enter starts a new line.":
    "Sélectionnez quelque chose sur la page. Faites-le glisser pour le déplacer, et double-cliquez sur un texte pour écrire. Entrée termine un texte d’une ligne ; Maj + Entrée commence une nouvelle ligne.",
  "Tap something on the page to select it. Drag it to move it, tap a text twice to write, and tap beside it when you have finished.":
    "Touchez quelque chose sur la page pour le sélectionner. Faites-le glisser pour le déplacer, touchez deux fois un texte pour écrire, puis touchez à côté quand vous avez terminé.",
  "Change here what you have selected. With nothing selected, change the styles of the whole planner.":
    "Modifiez ici ce que vous avez sélectionné. Sans sélection, modifiez les styles de tout l’agenda.",
  "When you save, all pages with this design change.": "À l’enregistrement, toutes les pages avec ce gabarit changent.",
  "Turn on here what the planner needs, such as weeks, and choose the master of its pages. Lists, such as projects or pupils, have a tab of their own.":
    "Activez ici ce qu’il faut à l’agenda, par exemple des semaines, et choisissez le gabarit des pages. Les listes, par exemple de projets ou d’élèves, ont leur propre onglet.",

  // Examples
  Examples: "Exemples",
  "Each is a small project that shows one thing. Open one, change what you like, and throw it away.":
    "Chacun est un petit projet qui montre une seule chose. Ouvrez-en un, modifiez ce que vous voulez, puis jetez-le.",
  "Opening…": "Ouverture…",
  "Example: {name}": "Exemple : {name}",
  "Throw away": "Jeter",
  "Keep as my project": "Garder comme mon projet",
  "An index": "Un index",
  "Tap a number on the first page: it opens a note. The number at the top of the note leads back. One grid makes all links.":
    "Touchez un nombre sur la première page : il ouvre une note. Le nombre en haut de la note ramène. Une seule grille fait tous les liens.",
  "Month tabs": "Onglets des mois",
  "Every page has the months at its side and marks its own. The tabs are a block that all masters show, so they are drawn once.":
    "Chaque page a les mois sur le côté et marque le sien. Les onglets sont un bloc que tous les gabarits affichent : ils ne sont dessinés qu’une fois.",
  "A habit tracker": "Un suivi d’habitudes",
  "Each month has a row for each day, with columns to tick off. Select the list of days in the master to change the number of columns.":
    "Chaque mois a une ligne par jour, avec des colonnes à cocher. Sélectionnez la liste des jours dans le gabarit pour changer le nombre de colonnes.",
  "The month shows the events of a calendar, and its list leads to the days. Only days with an event have a page. Add your own calendar on the tab Dates.":
    "Le mois montre les événements d’un calendrier, et sa liste mène aux jours. Seuls les jours avec un événement ont une page. Ajoutez votre propre calendrier dans l’onglet Dates.",
  "A rotating timetable": "Un emploi du temps tournant",
  "School days count from 1 to 4 and start again. Each day leads to the timetable of its number. The numbers are events on the tab Dates.":
    "Les jours d’école comptent de 1 à 4, puis recommencent. Chaque jour mène à l’emploi du temps de son numéro. Les numéros sont des événements de l’onglet Dates.",
  "Pages from a list": "Des pages d’après une liste",
  "Each name of the list has a page and a line in the index. Add a name on the tab Lists, and both follow.":
    "Chaque nom de la liste a une page et une ligne dans l’index. Ajoutez un nom dans l’onglet Listes, et les deux suivent.",
  "A block on two masters": "Un bloc sur deux gabarits",
  "Days and notes have the same header, which is a block. Change it on one master, and it changes on both.":
    "Les jours et les notes ont le même en-tête, qui est un bloc. Modifiez-le sur un gabarit, et il change sur les deux.",
  "Styles and themes": "Styles et thèmes",
  "Title, text and lines have styles. Open the master and choose another theme: all of them change together.":
    "Le titre, le texte et les lignes ont des styles. Ouvrez le gabarit et choisissez un autre thème : tous changent ensemble.",
  "An anchor and its links": "Une ancre et ses liens",
  "The month has an anchor named “goals”. A link on every day leads there, and the days of the calendar lead to their pages.":
    "Le mois a une ancre nommée « goals ». Un lien sur chaque jour y mène, et les jours du calendrier mènent à leurs pages.",
  "One master makes all these days. Its tokens put another date, number and neighbor on each page. Open it to see them.":
    "Un seul gabarit fait tous ces jours. Ses balises mettent sur chaque page une autre date, un autre numéro et d’autres voisins. Ouvrez-le pour les voir.",
} satisfies Area<"guidance">;
