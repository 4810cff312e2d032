import type { Area } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "Réservée",
  "Build From Masters + Plan": "Assembler gabarits + plan",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "Les gabarits sont des dessins de page. Le plan définit combien de pages utilisent chaque gabarit, et pour quelles dates.",
  "Masters and plan": "Gabarits et plan",
  "Masters or plan": "Gabarits ou plan",
  "Masters, plan or planner": "Gabarits, plan ou agenda",
  "Master library, YAML": "Bibliothèque de gabarits, YAML",
  "Plan, YAML": "Plan, YAML",
  Planner: "Agenda",
  "Open file": "Ouvrir un fichier",
  "Open a file into {name}": "Ouvrir un fichier dans {name}",
  "Open a YAML file into {name}": "Ouvrir un fichier YAML dans {name}",
  "Drop to replace {name}": "Déposez pour remplacer {name}",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name} dépasse la limite de {size} Mio par document.",
  "{name} is not a text file.": "{name} n’est pas un fichier texte.",
  "Reset to sample": "Rétablir l’exemple",
  "Reset to the sample?": "Rétablir l’exemple ?",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "L’exemple remplace vos gabarits et votre plan. Tant que cette page est ouverte, vous pouvez les récupérer avec Annuler dans chaque éditeur.",
  "Reset both": "Rétablir les deux",
  "Compile & Open": "Compiler et ouvrir",
  "Ctrl or Cmd + Enter": "Ctrl ou Cmd + Entrée",
  "Making the PDF: page {page} of {total}": "Création du PDF : page {page} sur {total}",
  "The planner could not be opened. Fix {errors} first.": "L’agenda n’a pas pu être ouvert. Corrigez d’abord {errors}.",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "Le PDF n’a pas pu être créé dans ce navigateur. Rechargez la page et réessayez.",
  "The planner could not be created. Reload the page.": "L’agenda n’a pas pu être créé. Rechargez la page.",
  "The PDF could not be created. Fix {errors} first.": "Le PDF n’a pas pu être créé. Corrigez d’abord {errors}.",
  "Planner opened: {extent}.": "Agenda ouvert : {extent}.",
  "Showing the last valid version. Fix the errors to see your changes.":
    "Dernière version valide affichée. Corrigez les erreurs pour voir vos modifications.",
  "Your planner opens here": "Votre agenda s’ouvre ici",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "Tournez ses pages et suivez ses liens comme sur l’appareil. L’aperçu se met à jour pendant la saisie.",
  Problems: "Problèmes",
  "Checking…": "Vérification…",
  "No problems. {extent}.": "Aucun problème. {extent}.",
  errors: ["erreur", "erreurs"],

  "{document}, line {line}": "{document}, ligne {line}",
  Template: "Modèle",
  "Master {master}": "Gabarit {master}",
  "Error:": "Erreur :",
  "Hint:": "Conseil :",
  "Warning:": "Avertissement :",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "Page de l’agenda. Les flèches tournent les pages, Tab atteint les liens.",
  "Drawing the page…": "Dessin de la page…",
  "This page could not be drawn. Compile the planner again.":
    "Cette page n’a pas pu être dessinée. Compilez à nouveau l’agenda.",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "Une police n’a pas pu être chargée : cet aperçu en utilise une autre. Le PDF utilise la bonne.",
  Contents: "Sommaire",
  "Contents of the planner": "Sommaire de l’agenda",
  "{title}, entries": "{title}, entrées",
  "Back to the previous page": "Retour à la page précédente",
  "Show links": "Afficher les liens",
  "Fit width": "Pleine largeur",
  "Fit page": "Page entière",
  Page: "Page",
  "Page number": "Numéro de page",
  "of {pages}": "sur {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}. Échap, puis Tab pour quitter l’éditeur.",
  Find: "Rechercher",
  Replace: "Remplacer",
  next: "suivant",
  previous: "précédent",
  all: "tout",
  "match case": "respecter la casse",
  regexp: "regex",
  "by word": "mots entiers",
  replace: "remplacer",
  "replace all": "tout remplacer",
  close: "fermer",
  "Go to line": "Aller à la ligne",
  go: "aller",
} satisfies Area<"preview">;
