import type { Area } from "./forms.ts";

/** Texts of src/screens/update and of PDFs that contain a project. */
export const editions = {
  "Nightly editions": "Éditions de nuit",
  "Each night, Octavo makes a new edition with the events of your calendars. It is delivered only if handwriting stays on its page; otherwise you decide.":
    "Chaque nuit, Octavo crée une nouvelle édition avec les événements de vos calendriers. Elle n’est livrée que si l’écriture reste sur sa page ; sinon, vous décidez.",
  "Failed to change the nightly editions": "Impossible de modifier les éditions de nuit",
  "Next edition: {date}": "Prochaine édition : {date}",
  "An edition is being made…": "Création d’une édition…",
  "Make an edition now": "Créer une édition maintenant",
  "Switch off": "Désactiver",
  "Switch on": "Activer",
  "Switching off forgets the last edition. Codes and programs then get the present planner again.":
    "La désactivation oublie la dernière édition. Les codes et les programmes reçoivent de nouveau l’agenda actuel.",
  "There is no edition yet. Put the first one on your tablet; later ones keep its pages.":
    "Il n’y a pas encore d’édition. Mettez la première sur votre tablette ; les suivantes gardent ses pages.",
  "Nothing has changed since then.": "Rien n’a changé depuis.",
  "The new edition could not be made: {reason}": "La nouvelle édition n’a pas pu être créée : {reason}",
  "The calendar could not be read: {address}": "Impossible de lire le calendrier : {address}",
  "Page {page}: {name}": "Page {page} : {name}",
  "Download this edition": "Télécharger cette édition",
  "Failed to download the edition": "L’édition n’a pas pu être téléchargée",
  "Deliver anyway": "Livrer quand même",
  "Keep the previous edition": "Garder l’édition précédente",
  Hour: "Heure",
  "Time zone": "Fuseau horaire",
  "Send an email about each edition": "Envoyer un e-mail pour chaque édition",
  "Webhook address": "Adresse du webhook",
  "Gets a signed request about each edition.": "Reçoit une requête signée pour chaque édition.",
  "Key of the webhook, shown only now: {key}": "Clé du webhook, visible seulement maintenant : {key}",
  "Save settings": "Enregistrer les réglages",
  "New edition of {date}, {count} events changed": [
    "Nouvelle édition du {date}, {count} événement modifié",
    "Nouvelle édition du {date}, {count} événements modifiés",
  ],
  "A decision is needed: {count} pages would change": [
    "Une décision est nécessaire : {count} page changerait",
    "Une décision est nécessaire : {count} pages changeraient",
  ],
  "Update on your tablet…": "Mettre à jour sur votre tablette…",
  "Make a PDF that keeps each page at its place": "Créer un PDF qui garde chaque page à sa place",
  "Update the planner on your tablet": "Mettre à jour l’agenda sur votre tablette",
  "Tablets keep handwriting by page number. Octavo makes a PDF of the saved plan in which each page stays at its place.":
    "Les tablettes rattachent l’écriture manuscrite aux numéros de page. Octavo crée à partir du plan enregistré un PDF dans lequel chaque page reste à sa place.",
  "Drop the PDF here": "Déposez le PDF ici",
  "Reading the PDF…": "Lecture du PDF…",
  "Drop the PDF that is on your tablet here, or choose it. A document of reMarkable (.rmdoc or .zip) contains it.":
    "Déposez ici le PDF qui est sur votre tablette, ou choisissez-le. Un document de reMarkable (.rmdoc ou .zip) le contient.",
  "PDF on the tablet": "PDF de la tablette",
  "Choose another PDF…": "Choisir un autre PDF…",
  "Choose the PDF…": "Choisir le PDF…",
  "The file is read in this browser. Nothing of it is sent or stored. Back up your tablet first.":
    "Le fichier est lu dans ce navigateur. Rien n’en est envoyé ni conservé. Sauvegardez d’abord votre tablette.",
  "Choose one PDF, not several files.": "Choisissez un seul PDF, pas plusieurs fichiers.",
  "The file could not be read. Please choose it again.":
    "Le fichier n’a pas pu être lu. Veuillez le choisir à nouveau.",
  "Drop a PDF of Octavo here to open its project": "Déposez ici un PDF d’Octavo pour ouvrir son projet",
  "Open a PDF of Octavo…": "Ouvrir un PDF d’Octavo…",
  "PDF of Octavo": "PDF d’Octavo",
  "Drop one PDF of Octavo. Other files cannot be opened here.":
    "Déposez un seul PDF d’Octavo. Les autres fichiers ne peuvent pas être ouverts ici.",
  "The PDF does not contain its project. Choose one that was downloaded with “Include the project in the PDF”.":
    "Le PDF ne contient pas son projet. Choisissez-en un téléchargé avec l’option « Inclure le projet dans le PDF ».",
  "The project in the PDF has errors and cannot be opened.":
    "Le projet contenu dans le PDF comporte des erreurs et ne peut pas être ouvert.",
  "Download options": "Options de téléchargement",
  "Include the project in the PDF": "Inclure le projet dans le PDF",
  "Octavo can open the PDF as a project again, and an update can keep pages that the plan no longer makes. Readers of the PDF do not show it.":
    "Octavo peut rouvrir le PDF comme projet, et une mise à jour peut garder des pages que le plan ne crée plus. Les lecteurs de PDF ne le montrent pas.",
  Result: "Résultat",
  "The PDF does not contain its project. Pictures of its pages show only the areas to write on.":
    "Le PDF ne contient pas son projet. Les images de ses pages ne montrent que les zones d’écriture.",
  "Choose what happens to pages that are gone.": "Choisissez ce que deviennent les pages disparues.",
  "Build it for {device}": "Créer pour {device}",
  "The planner has errors.": "L’agenda comporte des erreurs.",
  "The planner has errors: {error}.": "L’agenda comporte des erreurs : {error}.",
  "The plan no longer makes {count} pages, which can have handwriting": [
    "Le plan ne crée plus {count} page, qui peut porter de l’écriture manuscrite",
    "Le plan ne crée plus {count} pages, qui peuvent porter de l’écriture manuscrite",
  ],
  "Keep them as they are": "Les garder telles quelles",
  "{count} pages stay as they were, at their places, without being in the plan.": [
    "{count} page reste telle quelle, à sa place, hors du plan.",
    "{count} pages restent telles quelles, à leur place, hors du plan.",
  ],
  "Not possible: the PDF does not contain its project.": "Impossible : le PDF ne contient pas son projet.",
  "Keep their places, with blank pages": "Garder leur place, avec des pages vierges",
  "{count} blank pages with a note stay at their places. Handwriting stays on them.": [
    "{count} page vierge avec une note reste à sa place. L’écriture y reste.",
    "{count} pages vierges avec une note restent à leur place. L’écriture y reste.",
  ],
  "Remove them": "Les supprimer",
  "Only if nothing is written on them: new pages take their places, so that handwriting on them would be on other pages.":
    "Seulement si rien n’y est écrit : de nouvelles pages prennent leur place, et ce qui y est écrit se retrouverait sur d’autres pages.",
  "Download the update": "Télécharger la mise à jour",
  "Pages that the plan no longer makes": "Pages que le plan ne crée plus",
  "They are in the PDF on the tablet.": "Elles sont dans le PDF de la tablette.",
  "They stay at their places.": "Elles restent à leur place.",
  "Handwriting on other pages": "Écriture sur d’autres pages",
  "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.":
    "Ce qui est écrit sur ces pages se retrouverait sur une autre page après la mise à jour. Pour l’éviter, gardez les pages ou leur place.",
  "New pages": "Nouvelles pages",
  "Links, outline and page labels show them where the plan has them.":
    "Les liens, le sommaire et les étiquettes de page les montrent là où le plan les place.",
  "Changed pages": "Pages modifiées",
  "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.":
    "L’écriture reste sur ces pages, mais peut se trouver à côté d’autres lignes ou mots. Si vous y avez écrit, annulez la modification de leurs gabarits ou du plan.",
  "On the tablet": "Sur la tablette",
  "After the update": "Après la mise à jour",
  "Handwriting would have no page": "L’écriture n’aurait plus de page",
  "Handwriting would be on a page of {section}": "L’écriture serait sur une page de la section {section}",
  "Handwriting would be on an empty page": "L’écriture serait sur une page vide",
  "in reserved or free places": "à des places réservées ou libres",
  "at the end": "à la fin",
  "Another page size": "Autre format de page",
  "Areas to write on: {before} before, {after} now": "Zones d’écriture : {before} avant, {after} maintenant",
  "The lines start at another date or time": "Les lignes commencent à une autre date ou heure",
  "Areas to write on have another place or size": "Les zones d’écriture ont changé de place ou de taille",
  "An empty area has lines now": "Une zone vide a maintenant des lignes",
  "Lines are gone": "Des lignes ont disparu",
  "Blank, with a note": "Vierge, avec une note",
  "Other texts or lines": "Autres textes ou lignes",
  "The PDF does not record what is printed here": "Le PDF n’indique pas ce qui est imprimé ici",
  "in several places": "à plusieurs endroits",
  "outside of the areas to write on": "hors des zones d’écriture",
  "Distance of the lines: {before} mm before, {after} mm now":
    "Écart des lignes : {before} mm avant, {after} mm maintenant",
  "{count} pages at their places": ["{count} page à sa place", "{count} pages à leur place"],
  "{pages} changed": "{pages} avec des modifications",
  "{pages} in reserved or free places": "{pages} à des places réservées ou libres",
  "{pages} appended": "{pages} en plus à la fin",
  "{pages} moved": "{pages} à une autre place",
  "{pages} missing": "{pages} en moins",
  "{counts}: safe to replace": "{counts} : remplacement sans risque",
  "{counts}: check the changed pages before you replace the PDF":
    "{counts} : vérifiez les pages modifiées avant de remplacer le PDF",
  "{counts}: check the order of the pages before you replace the PDF":
    "{counts} : vérifiez l’ordre des pages avant de remplacer le PDF",
  "{counts}: not safe to replace": "{counts} : remplacement risqué",
} satisfies Area<"editions">;
