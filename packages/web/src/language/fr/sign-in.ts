import type { Area } from "./forms.ts";

export const signIn = {
  Username: "Nom d’utilisateur",
  Email: "E-mail",
  Password: "Mot de passe",
  "New password": "Nouveau mot de passe",
  "Confirm password": "Confirmer le mot de passe",
  Show: "Afficher",
  Hide: "Masquer",
  "At least {characters} characters, and not a common password.":
    "Au moins {characters} caractères, et pas un mot de passe courant.",
  "Sign in to keep your planner “{planner}”.": "Connectez-vous pour garder votre agenda « {planner} ».",
  "Create an account to keep your planner “{planner}”.": "Créez un compte pour garder votre agenda « {planner} ».",

  "Set-up code": "Code d’installation",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "Le premier compte d’un site en devient l’administrateur. Le serveur a affiché ce code à son démarrage.",

  "Signing in…": "Connexion…",
  "Forgot your password?": "Mot de passe oublié ?",
  "Create an account": "Créer un compte",
  or: "ou",
  "Sign in with a passkey": "Se connecter avec une clé d’accès",
  "Sign in with {provider}": "Se connecter avec {provider}",
  "Use a recovery code": "Utiliser un code de récupération",
  "Recovery code": "Code de récupération",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "Chacun de vos dix codes vous connecte une fois. Majuscules, espaces et traits d’union n’ont pas d’importance.",
  "the provider": "le fournisseur",
  "You canceled the sign-in at {provider}.": "Vous avez annulé la connexion chez {provider}.",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "La réponse n’a pas été acceptée ({provider}). Réessayez, et prévenez l’administrateur si cela se reproduit.",
  "Link your account": "Associer votre compte",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "Le compte {name} a l’adresse {email}, comme le vôtre chez {provider}. Connectez-vous-y une fois. Ensuite, vous pourrez aussi vous connecter avec {provider}.",
  "Sign in and link": "Se connecter et associer",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "Choisissez un nom d’utilisateur pour votre compte ici. Vous vous y connectez avec {provider}.",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "Choisissez un nom d’utilisateur pour votre compte ici. Vous vous y connectez avec {provider}, et son adresse est {email}.",
  "Creating account…": "Création du compte…",
  "Back to sign in": "Retour à la connexion",

  "Reset your password": "Réinitialiser votre mot de passe",
  "We will send a reset link to your account's email address.":
    "Nous enverrons un lien de réinitialisation à l’adresse e-mail de votre compte.",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "La réinitialisation du mot de passe n’est pas encore possible sur ce serveur : il ne peut pas envoyer d’e-mails. Contactez l’administrateur du serveur.",
  "Send password reset link": "Envoyer le lien de réinitialisation",
  "Sending…": "Envoi…",
  "Confirm your email address": "Confirmer votre adresse e-mail",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "Une fois l’adresse confirmée, vous pourrez vous en servir pour vous connecter et pour réinitialiser votre mot de passe.",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou copiez le lien entier.",
  "Confirming…": "Confirmation…",
  "Confirm address": "Confirmer l’adresse",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "Confirmez {address} : ouvrez le lien de l’e-mail que nous avons envoyé. D’ici là, vous ne pouvez vous connecter qu’avec votre nom d’utilisateur.",
  "Send link again": "Renvoyer le lien",
  "Choose a new password": "Choisir un nouveau mot de passe",
  "Update password": "Changer le mot de passe",
  "This link has been used or has expired. {request}": "Ce lien a déjà servi ou a expiré. {request}",
  "Request a new one": "En demander un nouveau",
  "People sign in to this site only with {provider}.": "Sur ce site, on se connecte uniquement avec {provider}.",
  "Confirm {address}: open the link in the email that we sent.":
    "Confirmez {address} : ouvrez le lien dans l’e-mail que nous avons envoyé.",
} satisfies Area<"signIn">;
