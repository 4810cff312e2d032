import type { Translation } from "./translation.ts";

const getPage = {
  title: "Récupérer un agenda",
  label: "Code",
  button: "Télécharger",
  hint: "Ouvrez votre projet dans Octavo sur un autre appareil, choisissez « Transférer sur un appareil » et créez un code.",
  wrong: "Ce code n’est pas valide. Vérifiez-le ou créez-en un autre : un code expire au bout de dix minutes.",
  tooMany: "Trop de codes erronés. Patientez dix minutes, puis réessayez.",
  failed: "Impossible de créer le PDF. Ouvrez le projet sur un autre appareil et consultez ses problèmes.",
  later:
    "Impossible de créer le PDF pour le moment : ce compte a atteint sa limite, ou le serveur est occupé. Réessayez plus tard.",
  terms:
    "Les conditions d’utilisation ont changé. Connectez-vous à Octavo sur un autre appareil et acceptez-les, puis utilisez de nouveau le code.",
  secondFactor:
    "Ce site exige un second facteur. Connectez-vous à Octavo sur un autre appareil et configurez-le, puis utilisez de nouveau le code.",
};

const archiveReadme = `Ce fichier contient tout ce que vous avez créé avec Octavo.

account.json   votre compte, vos collections et le contenu des dossiers ci-dessous
projects/      un dossier par projet :
  masters.yaml, plan.yaml   maquettes, plan, règles et dates, tels que les lit "octavo build"
  planner.pdf               l’agenda, sauf s’il a des erreurs ou si sa création est trop longue
  cover.png                 sa première page
  fonts/, pictures/         les fichiers contenus dans les maquettes
  versions/                 les versions nommées et les dernières versions automatiques
templates/     vos modèles
parts.json     les composants enregistrés dans la palette

Les projets supprimés, les mots de passe, les jetons et les sessions n’y sont pas.

Pour l’importer dans un site Octavo, son exploitant exécute :
  octavo restore --user NOM octavo-account.zip
Les projets sont alors privés, et rien de ce qui s’y trouve déjà n’est remplacé.
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "Un calendrier de {project} ne peut pas être lu",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "Le calendrier {calendar} de votre agenda {project} n’a pas pu être lu trois fois de suite à son adresse.",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "L’agenda conserve les événements précédents. Ouvrez ses dates pour voir le motif et changer l’adresse.",
  "Open the dates of the project": "Ouvrir les dates du projet",
  "Hello,": "Bonjour,",
  "New edition of {project}": "Nouvelle édition de {project}",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "Une nouvelle édition de votre agenda {project} est prête. Événements modifiés : {events}.",
  "All pages keep their places, so handwriting stays on its page.":
    "Toutes les pages gardent leur place : l’écriture reste sur sa page.",
  "Open the project": "Ouvrir le projet",
  "A decision about {project}": "Une décision pour {project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "La nouvelle édition de votre agenda {project} n’a pas été livrée, car des pages changeraient : {pages}.",
  "Your tablet keeps getting the old one until you have decided.":
    "Votre tablette reçoit l’ancienne jusqu’à votre décision.",
  "No new edition of {project}": "Pas de nouvelle édition de {project}",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "La nouvelle édition de votre agenda {project} n’a pas pu être créée. Ouvrez le projet pour voir ses problèmes.",
  "You get this email because you asked for it in the nightly editions of the project.":
    "Vous recevez cet e-mail parce que vous l’avez demandé dans les éditions de nuit du projet.",

  "A test email from Octavo": "E-mail de test d’Octavo",
  "The mail settings of the site work.": "Les paramètres de messagerie du site fonctionnent.",

  "Choose a new password for Octavo": "Choisissez un nouveau mot de passe pour Octavo",
  "A new password was requested for your account.": "Un nouveau mot de passe a été demandé pour votre compte.",
  "Choose a new password for {username}": "Choisir un nouveau mot de passe pour {username}",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "Ce lien est valable une seule fois, pendant {minutes} minutes. Votre ancien mot de passe fonctionne tant que vous n’en choisissez pas un nouveau.",
  "If you did not request this, you can ignore this message.":
    "Si vous n’avez rien demandé, vous pouvez ignorer ce message.",

  "Confirm your email address for Octavo": "Confirmez votre adresse e-mail pour Octavo",
  "The account {username} was created with this email address.":
    "Le compte {username} a été créé avec cette adresse e-mail.",
  "Confirm this address for {username}": "Confirmer cette adresse pour {username}",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "Ce lien est valable {days} jours. Une fois l’adresse confirmée, vous pourrez l’utiliser pour vous connecter et pour réinitialiser un mot de passe oublié.",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "Si vous n’avez pas créé ce compte, ignorez ce message. Une adresse non confirmée n’a aucun effet.",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "Un nouveau mot de passe a été demandé pour cette adresse e-mail. Il faut pour cela une adresse confirmée, et aucun compte n’a confirmé celle-ci.",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "Confirmez l’adresse de votre compte, puis demandez de nouveau un mot de passe. Un lien est valable {days} jours, et une adresse ne peut être confirmée que pour un seul compte.",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "Si vous n’avez pas créé de compte, ignorez ce message. Une adresse non confirmée n’a aucun effet.",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "Si vous n’êtes pas à l’origine de ce changement, modifiez votre mot de passe, supprimez de la page du compte ce que vous ne reconnaissez pas, et déconnectez-vous partout.",
  "An authenticator app for Octavo": "Une application d’authentification pour Octavo",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "Le compte {username} demande désormais, en plus du mot de passe, un code d’une application d’authentification.",
  "An authenticator app for Octavo was removed": "Une application d’authentification a été retirée d’Octavo",
  "The account {username} no longer asks for a code of an authenticator app.":
    "Le compte {username} ne demande plus de code d’application d’authentification.",
  "Your password for Octavo was removed": "Votre mot de passe Octavo a été supprimé",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "Le mot de passe du compte {username} a été supprimé. Vous vous y connectez d’une autre manière.",
  "A new passkey for Octavo": "Une nouvelle clé d’accès pour Octavo",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "Une clé d’accès a été ajoutée au compte {username}. Elle permet de s’y connecter.",
  "A passkey for Octavo was removed": "Une clé d’accès a été retirée d’Octavo",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "Une clé d’accès a été retirée du compte {username}. Elle ne permet plus de s’y connecter.",
  "A new way to sign in to Octavo": "Un nouveau moyen de connexion à Octavo",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "Le compte {username} a été associé à un compte chez un autre fournisseur, qui permet de s’y connecter.",
  "A recovery code for Octavo was used": "Un code de récupération d’Octavo a été utilisé",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "Un code de récupération a servi à se connecter au compte {username}. Il ne peut plus être utilisé.",
  "Your password for Octavo was changed": "Votre mot de passe Octavo a été modifié",
  "The account {username} has a new password. All sessions have been signed out.":
    "Le compte {username} a un nouveau mot de passe. Toutes les sessions ont été déconnectées.",
  "The account {username} has a new password. All other sessions have been signed out.":
    "Le compte {username} a un nouveau mot de passe. Toutes les autres sessions ont été déconnectées.",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "Si vous ne l’avez pas modifié, demandez un nouveau mot de passe sur la page de connexion et vérifiez qui a accès à votre messagerie.",

  "Another account with your address at Octavo": "Un autre compte Octavo avec votre adresse",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "Le compte {created} a été créé avec cette adresse e-mail. Cette adresse appartient à votre compte {yours}, qui l’a confirmée.",
  "If you created it, sign in to {created} with its username.":
    "Si vous l’avez créé, connectez-vous à {created} avec son nom d’utilisateur.",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "Sinon, vous pouvez ignorer ce message. Le nouveau compte ne peut pas se connecter avec votre adresse et ne reçoit aucun lien de réinitialisation du mot de passe.",

  "The account {username} asks to use this email address.":
    "Le compte {username} souhaite utiliser cette adresse e-mail.",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "Ce lien est valable {days} jours. Tant que vous ne l’utilisez pas, le compte conserve son adresse actuelle.",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "Si ce compte n’est pas le vôtre, ignorez ce message. Une adresse non confirmée n’a aucun effet.",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "Le compte {other} souhaite utiliser cette adresse e-mail. Elle appartient à votre compte {yours}, qui l’a confirmée, et ne peut donc pas être utilisée deux fois.",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "Si vous l’avez demandé, supprimez d’abord {yours} ou donnez-lui une autre adresse. Sinon, vous pouvez ignorer ce message.",

  "A new email address for your account at Octavo": "Une nouvelle adresse e-mail pour votre compte Octavo",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "Une personne connectée à {username} a demandé à remplacer l’adresse e-mail du compte par {email}. L’adresse changera lorsque le lien que nous y avons envoyé sera utilisé.",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "Si ce n’est pas vous, connectez-vous, annulez le changement sur la page de votre compte et choisissez un nouveau mot de passe.",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "Le compte {username} a désormais l’adresse e-mail {email}. L’adresse précédente ne permet plus de s’y connecter ni de réinitialiser son mot de passe.",
  "If this was not you, contact the administrator of the server.":
    "Si ce n’est pas vous, contactez l’administrateur du serveur.",

  "Your account at Octavo was deleted": "Votre compte Octavo a été supprimé",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "Le compte {username} est supprimé, avec ses agendas, ses modèles et ses jetons. Cette action est irréversible.",
  "Copies that other people made of your public planners stay with them.":
    "Les copies que d’autres personnes ont faites de vos agendas publics leur restent.",

  "Your username at Octavo was changed": "Votre nom d’utilisateur Octavo a été modifié",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "Votre compte s’appelle désormais {username}. Connectez-vous avec ce nom ou avec votre adresse e-mail.",
  "If this was not you, sign in, and choose a new password on your account page.":
    "Si ce n’est pas vous, connectez-vous et choisissez un nouveau mot de passe sur la page de votre compte.",

  "You are invited to Octavo": "Invitation à Octavo",
  "An administrator of {site} invites you to make planners there.":
    "Un administrateur de {site} vous invite à y créer des agendas.",
  "{words}": "{words}",
  "Create your account": "Créer un compte",
  "The invitation works once, until {date}.": "L’invitation est valable une seule fois, jusqu’au {date}.",
  "If you do not know this site, you can ignore this message.":
    "Si vous ne connaissez pas ce site, vous pouvez ignorer ce message.",

  "Your project {project} is no longer public": "Votre projet {project} n’est plus public",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "Un administrateur a rendu privé votre projet public {project}. Il se trouve toujours parmi vos projets.",
  "Your collection {collection} is no longer public": "Votre collection {collection} n’est plus publique",
  "An administrator has made your public collection {collection} private. You still have it.":
    "Un administrateur a rendu privée votre collection publique {collection}. Vous l’avez toujours.",
  "Reason: {reason}": "Motif : {reason}",
  "You cannot publish it again until an administrator allows it.":
    "Vous ne pourrez le publier de nouveau que si un administrateur l’autorise.",
};

export const french: Translation = { getPage, archiveReadme, emails };
