import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "Confirmer avec une clé d’accès",
  "Confirm with {provider}": "Confirmer avec {provider}",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "Ce site exige une application d’authentification ou une clé d’accès. Configurez-en une sur cette page pour continuer.",
  "Your account has a second factor.": "Votre compte a un second facteur.",
  "Authenticator app": "Application d’authentification",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "Une application de votre téléphone affiche un code qui change toutes les 30 secondes. La connexion par mot de passe le demande.",
  "In use since {day}": "Utilisée depuis le {day}",
  "Remove the app": "Supprimer l’application",
  "Remove the authenticator app?": "Supprimer l’application d’authentification ?",
  "The password alone will be enough to sign in.": "Le mot de passe seul suffira pour se connecter.",
  "Set up an app": "Configurer une application",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "Créez des codes de récupération ci-dessous. Sans eux, perdre l’application vous prive de l’accès au compte.",
  "Set up an authenticator app": "Configurer une application d’authentification",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "Scannez le code QR avec l’application ou saisissez la clé. Entrez ensuite le code que l’application affiche.",
  "QR code for the authenticator app": "Code QR pour l’application d’authentification",
  "Code in the app": "Code de l’application",
  "Turn on": "Activer",
  "Code of your authenticator app": "Code de votre application d’authentification",
  "A recovery code works, too.": "Un code de récupération convient aussi.",
  "Remove the password": "Supprimer le mot de passe",
  "Remove the password?": "Supprimer le mot de passe ?",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "Vous ne vous connecterez plus qu’avec vos clés d’accès ou comptes associés. Si vous les perdez tous, un code de récupération ou une réinitialisation par e-mail vous redonne accès. Tous les autres navigateurs seront déconnectés.",
  "To remove the password, make recovery codes first.":
    "Pour supprimer le mot de passe, créez d’abord des codes de récupération.",
  Passkeys: "Clés d’accès",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "Connectez-vous avec une empreinte digitale, votre visage ou le code PIN de votre appareil, sans nom d’utilisateur ni mot de passe.",
  "Add a passkey": "Ajouter une clé d’accès",
  "This browser can't use passkeys.": "Ce navigateur ne prend pas en charge les clés d’accès.",
  Synced: "Synchronisée",
  "Added on {day}, not used yet": "Ajoutée le {day}, pas encore utilisée",
  "Added on {day}, last used on {last}": "Ajoutée le {day}, dernière utilisation le {last}",
  "Remove {name}?": "Supprimer {name} ?",
  "You can no longer sign in with it. Delete it on your device, too.":
    "Elle ne permettra plus de se connecter. Supprimez-la aussi sur votre appareil.",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "Votre navigateur va demander où conserver la clé d’accès. Le nom ne sert qu’à cette liste.",
  Continue: "Continuer",
  Print: "Imprimer",
  "Passkey {number}": "Clé d’accès {number}",
  "Recovery codes": "Codes de récupération",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "Chacun des dix codes remplace une fois votre mot de passe ou votre clé d’accès en cas de perte. Gardez-les sur papier.",
  "{count} codes left, made on {day}": [
    "{count} code restant, créé le {day}",
    "{count} codes restants, créés le {day}",
  ],
  "Make recovery codes": "Créer des codes de récupération",
  "Make new recovery codes": "Créer de nouveaux codes de récupération",
  "Make new recovery codes?": "Créer de nouveaux codes de récupération ?",
  "The codes that you have now stop working.": "Les codes que vous avez cesseront de fonctionner.",
  "Your recovery codes": "Vos codes de récupération",
  "They are shown only now. Keep them where others can't find them.":
    "Ils ne s’affichent que maintenant. Gardez-les hors de portée des autres.",
  "Recovery codes of {name} at {site}": "Codes de récupération de {name} sur {site}",
  "I have kept them": "Je les ai conservés",
  "Signing out here doesn't sign you out of {provider}.":
    "Se déconnecter ici ne met pas fin à votre session chez {provider}.",
  "Link an account": "Associer un compte",
  "Link another account": "Associer un autre compte",
  "Linked on {day}": "Associé le {day}",
  Unlink: "Dissocier",
  "Unlink {name}": "Dissocier {name}",
  "Unlink {name}?": "Dissocier {name} ?",
  "You can no longer sign in with it.": "Il ne permettra plus de se connecter.",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "Votre compte n’est pas encore associé à {provider}. Déconnectez-vous, puis connectez-vous avec {provider} pour l’associer.",
} satisfies Area<"signInWays">;
