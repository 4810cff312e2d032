import type { Area } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "Confirmez votre identité",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "Votre connexion en tant que {name} date d’un moment. Confirmez que c’est toujours vous pour continuer.",
  Confirm: "Confirmer",
  Account: "Compte",
  Profile: "Profil",
  Security: "Sécurité",
  "API tokens": "Jetons d’API",
  "Your data": "Vos données",

  "You sign in with this name, or with your confirmed email address.":
    "Vous vous connectez avec ce nom ou avec votre adresse e-mail confirmée.",
  "Change username": "Changer de nom d’utilisateur",
  "Your new username is not saved.": "Votre nouveau nom d’utilisateur n’est pas enregistré.",
  "Your username is changed.": "Votre nom d’utilisateur a été changé.",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "Une fois confirmée, elle vous permet de vous connecter et de recevoir un lien si vous oubliez votre mot de passe.",
  "(confirmed)": "(confirmée)",
  "(not confirmed)": "(non confirmée)",
  "This server cannot send email, so the address can't be changed.":
    "Ce serveur ne peut pas envoyer d’e-mails : l’adresse ne peut pas être changée.",
  "New email address": "Nouvelle adresse e-mail",
  "Send confirmation link": "Envoyer le lien de confirmation",
  "Your new email address is not saved.": "Votre nouvelle adresse e-mail n’est pas enregistrée.",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "Pour passer à l’adresse {address}, ouvrez le lien de l’e-mail que nous y avons envoyé. D’ici là, l’adresse actuelle reste valable.",
  "Cancel the change": "Annuler le changement",
  "The language of the studio and of emails to you.": "La langue du studio et des e-mails que vous recevez.",
  "Change language": "Changer de langue",
  "Your choice of language is not saved.": "Votre choix de langue n’est pas enregistré.",
  "Your language is changed.": "Votre langue a été changée.",

  "A new password signs out all other browsers.": "Un nouveau mot de passe déconnecte tous les autres navigateurs.",
  "Your account has no password. With one, you can also sign in with your username.":
    "Votre compte n’a pas de mot de passe. Avec un mot de passe, vous pouvez aussi vous connecter avec votre nom d’utilisateur.",
  "Change password": "Changer de mot de passe",
  "Set a password": "Définir un mot de passe",
  "Current password": "Mot de passe actuel",
  "Your new password is not saved.": "Votre nouveau mot de passe n’est pas enregistré.",
  "Your password is changed.": "Votre mot de passe a été changé.",

  Sessions: "Sessions",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "Les navigateurs dans lesquels votre compte est connecté. Déconnectez ceux que vous ne connaissez pas et changez de mot de passe.",
  "This browser": "Ce navigateur",
  "Signed in {date}, {method}": "Connexion le {date}, {method}",
  "Last used {date}": "Dernière utilisation le {date}",
  "Sign out|session": "Déconnecter",
  "Sign out: {name}": "Déconnecter : {name}",
  "Sign out all others": "Déconnecter tous les autres",
  "{browser} on {system}": "{browser} sur {system}",
  "Unknown browser": "Navigateur inconnu",
  "with the password": "avec le mot de passe",
  "with a passkey": "avec une clé d’accès",
  "with another account": "avec un autre compte",
  "with a recovery code": "avec un code de récupération",
  "Make a token": "Créer un jeton",
  "Failed to load the tokens": "Impossible de charger les jetons",
  "Failed to change the tokens": "Impossible de modifier les jetons",
  "Your tokens": "Vos jetons",
  "You have no tokens.": "Vous n’avez pas de jetons.",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "Les programmes utilisent un jeton à la place de votre mot de passe, pour l’{api} et pour le catalogue de vos agendas. Aucun jeton ne donne accès à votre compte, aux autres jetons ni à la galerie.",
  "The token has not been made.": "Le jeton n’a pas été créé.",
  "Such as the program or device that will use it": "Par exemple le programme ou l’appareil qui l’utilisera",
  Permissions: "Autorisations",
  "Read planners": "Lire les agendas",
  "Change planners": "Modifier les agendas",
  "Compile documents": "Compiler des documents",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "Projets, versions, modèles, PDF et catalogue pour liseuses",
  "Create, change and delete them; 30 days to restore what is deleted":
    "Les créer, les modifier et les supprimer ; 30 jours pour restaurer ce qui est supprimé",
  "Render documents that the program sends, without your planners":
    "Mettre en page les documents envoyés par le programme, sans vos agendas",
  End: "Fin",
  "No end": "Sans fin",
  "In a year": "Dans un an",
  "In {days} days": "Dans {days} jours",
  "Copy the token of {name} now. It is not shown again.":
    "Copiez maintenant le jeton « {name} ». Il ne sera plus affiché.",
  "For example, to list your projects:": "Par exemple, pour lister vos projets :",
  "ends {date}": "prend fin le {date}",

  "Download your data": "Télécharger vos données",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "Un fichier ZIP avec vos agendas sous forme de documents et de PDF, leurs versions, images et polices, ainsi que vos modèles et composants enregistrés. Tout site Octavo peut le lire.",
  "Your data is downloaded.": "Vos données sont téléchargées.",
  "Packing your data… {size}": "Préparation de vos données… {size}",
  "Download everything": "Tout télécharger",

  "Delete the account": "Supprimer le compte",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "Supprime vos agendas, vos modèles et tout ce que vous avez ici. Téléchargez d’abord vos données.",
  "Delete account…": "Supprimer le compte…",
  "Delete account": "Supprimer le compte",
  "Delete the account {name}?": "Supprimer le compte {name} ?",
  "This can't be undone.": "Cette action est irréversible.",
  "{count} projects": ["{count} projet", "{count} projets"],
  "{count} templates": ["{count} modèle", "{count} modèles"],
  "{count} saved parts": ["{count} composant enregistré", "{count} composants enregistrés"],
  "{count} API tokens": ["{count} jeton d’API", "{count} jetons d’API"],
  "Your public projects": "Vos projets publics",
  "Keep them in the gallery, with “Former member” as their author":
    "Les garder dans la galerie, avec « Former member » comme auteur",
  "Delete them, too": "Les supprimer aussi",
  "Next administrator": "Prochain administrateur",
  "You are the only administrator. Name the user who becomes the next one.":
    "Ce compte est le seul administrateur. Indiquez l’utilisateur qui prendra la suite.",
  "Your username": "Votre nom d’utilisateur",
  "Type {name} to confirm.": "Saisissez {name} pour confirmer.",
} satisfies Area<"account">;
