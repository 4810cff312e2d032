import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "Studio",
  Menu: "Menu",
  Projects: "Projets",
  Templates: "Modèles",
  "Public gallery": "Galerie publique",
  Tutorial: "Tutoriel",
  Donate: "Faire un don",
  Source: "Code source",
  "(opens in a new tab)": "(s’ouvre dans un nouvel onglet)",
  "Skip to content": "Aller au contenu",

  Theme: "Thème",
  "Light|theme": "Clair",
  "Dark|theme": "Sombre",
  System: "Système",
  "E-ink": "E-ink",

  "Signed in as {name}": "Compte : {name}",
  "Sign in": "Se connecter",
  "Sign out": "Se déconnecter",
  "Create account": "Créer un compte",
  "Sign in again": "Se reconnecter",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "Votre session a expiré, {name}. Reconnectez-vous pour continuer. Votre travail est toujours là.",
  "Sign out without saving?": "Se déconnecter sans enregistrer ?",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "Cette page contient des modifications non enregistrées. Ce navigateur les conserve jusqu’à votre prochaine connexion.",
  "This page has unsaved changes, which will be lost.":
    "Cette page contient des modifications non enregistrées, qui seront perdues.",
  Stay: "Rester",

  "Terms of use": "Conditions d’utilisation",
  "Please read these before you begin.": "Veuillez les lire avant de commencer.",
  "Personal use only": "Usage personnel uniquement",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "Créez des agendas et des modèles pour vous, et partagez-les avec d’autres pour le même usage.",
  "No commercial use": "Pas d’usage commercial",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "Il est interdit de vendre Octavo ou les agendas créés avec, et d’en tirer des revenus.",
  "Provided as is": "Fourni en l’état",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "Le studio est gratuit et fourni sans aucune garantie. Il peut comporter des erreurs ou être indisponible. Gardez des copies de vos travaux importants.",
  "No sensitive data": "Pas de données sensibles",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "Ne saisissez pas de mots de passe, de données de santé, de données financières ni d’autres données sensibles, les vôtres ou celles d’autrui. Ce que vous écrivez à la main sur votre tablette n’est pas envoyé.",
  "I have read and understand these terms": "J’ai lu et compris ces conditions",
  "In everyday use": "Au quotidien",
  "May I use my planner at work?": "Puis-je utiliser mon agenda au travail ?",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "Oui, pour votre propre travail, par exemple comme enseignant ou infirmier, même si vous êtes payé pour cela. Vous ne pouvez pas vendre des agendas, ni en distribuer contre de l’argent.",
  "Who sees the names that I type for a new planner?": "Qui voit les noms que je saisis pour un nouvel agenda ?",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "Tant que vous n’avez pas gardé l’agenda, ils sont dans ce navigateur et dans l’adresse de la page, que ce site ne reçoit que si la page est rechargée. Toute personne qui reçoit cette adresse peut les lire.",
  "Who sees the names in a project?": "Qui voit les noms d’un projet ?",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "Un projet est enregistré sur ce site, avec ses noms. Il est privé jusqu’à ce que vous le publiiez ou donniez son PDF à d’autres. Les personnes qui gèrent le site peuvent lire ce qu’il enregistre.",
  "May I type the names of pupils?": "Puis-je saisir les noms des élèves ?",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "Si les règles de votre école ou de votre employeur le permettent. Sinon, omettez les noms complets : un prénom, des initiales ou un numéro suffisent pour un agenda.",
  Decline: "Refuser",
  "Accept & Continue": "Accepter et continuer",

  "Something went wrong": "Un problème est survenu",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "Une partie du studio n’a pas pu être chargée. Ce navigateur a conservé votre travail. Vérifiez la connexion et rechargez la page.",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "Une erreur inattendue s’est produite dans le studio. Ce navigateur a conservé votre travail. Rechargez la page pour continuer.",
  "Reload page": "Recharger la page",
  "Error details": "Détails de l’erreur",

  "(optional)": "(facultatif)",

  Add: "Ajouter",
  Cancel: "Annuler",
  Close: "Fermer",
  Delete: "Supprimer",
  "Deleting…": "Suppression…",
  "Delete {name}": "Supprimer {name}",
  "Delete {name}?": "Supprimer {name} ?",
  Save: "Enregistrer",
  "Saving…": "Enregistrement…",
  "Loading…": "Chargement…",
  "Preparing…": "Préparation…",
  "Updating…": "Mise à jour…",
  "Try again": "Réessayer",
  "Leave without saving?": "Quitter sans enregistrer ?",
  Leave: "Quitter",
  "Save and leave": "Enregistrer et quitter",
  "Move {name} up": "Monter {name}",
  "Move {name} down": "Descendre {name}",
  "Use {text}": "Utiliser {text}",
  "Insert {text}": "Insérer {text}",
  "Variable name": "Nom de la variable",
  Value: "Valeur",
  mood: "mood",
  quiet: "calme",
  "Add variable": "Ajouter une variable",
  "Remove variable {name}": "Supprimer la variable {name}",
  "This name is already in use": "Ce nom est déjà utilisé",
  "{count} bytes": ["{count} octet", "{count} octets"],

  "Loading project...": "Chargement du projet…",
  "Back to Projects": "Retour aux projets",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "Cette partie du studio n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "L’espace de stockage de votre navigateur est plein : ce texte n’est pas conservé. Téléchargez le PDF ou copiez le texte avant de fermer la page.",

  "{text} ({note})": "{text} ({note})",
  "Changed elsewhere": "Modifié ailleurs",
  "Deleted elsewhere": "Supprimé ailleurs",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "Une autre version ({what}) a été enregistrée dans un autre onglet ou sur un autre appareil depuis l’ouverture. Choisissez celle à garder.",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "La version enregistrée ({what}) a été supprimée ou renommée dans un autre onglet ou sur un autre appareil depuis l’ouverture. Votre version est toujours là.",
  "list of rules": "liste de règles",
  page: "page",
  "Use stored version": "Prendre la version enregistrée",
  "Overwrite stored version": "Remplacer la version enregistrée",
  "Save my version": "Enregistrer ma version",
  "Save mine as a copy": "Enregistrer la mienne comme copie",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "Une modification a été faite dans un autre onglet ou sur un autre appareil. Enregistrez à nouveau pour la remplacer par votre version.",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "Une modification a été faite dans un autre onglet ou sur un autre appareil : {values}. Enregistrez à nouveau pour la remplacer par votre version.",
  "(landscape)": "(paysage)",
  copy: "copie",
  "No connection. Your work is kept here: try again when it returns.":
    "Pas de connexion. Votre travail est conservé ici : réessayez quand elle sera rétablie.",
  "Copy request id": "Copier l’ID de la requête",
  "The copy could not be made. Please try again.": "La copie n’a pas pu être créée. Veuillez réessayer.",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "Votre session a expiré, {name}. Connectez-vous avec {provider} dans un nouvel onglet, et cette page reprendra. Votre travail est toujours là.",
  "All projects": "Tous les projets",
  "Next, you are asked to agree to these.": "Vous devrez ensuite les accepter.",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "Vous devrez ensuite les accepter : usage personnel, aussi au travail ; dans vos agendas, ni mots de passe, ni données de santé ou financières.",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "Ce que vous saisissez est enregistré sur ce site. Les autres utilisateurs ne le voient que si vous le publiez. L’écriture manuscrite reste sur votre tablette.",
} satisfies Area<"shell">;
