import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": ["Utilisez au moins {count} caractère", "Utilisez au moins {count} caractères"],
  "Use at most {count} characters": ["Utilisez au plus {count} caractère", "Utilisez au plus {count} caractères"],
  "Username is required": "Saisissez un nom d’utilisateur",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "Utilisez des lettres, chiffres, espaces, traits d’union, tirets bas et points",
  "This name is reserved for the site itself. Choose another":
    "Ce nom est réservé au site lui-même. Choisissez-en un autre",
  "Email is required": "Saisissez une adresse e-mail",
  "Enter a valid email address": "Saisissez une adresse e-mail valide",
  "Password is required": "Saisissez un mot de passe",
  "Use a password that does not repeat a few characters":
    "Utilisez un mot de passe qui ne répète pas les mêmes caractères",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "Utilisez un mot de passe qui n’est pas une suite, comme 87654321 ou asdfghjk",
  "This password is one of the most common ones. Choose another":
    "Ce mot de passe est l’un des plus courants. Choisissez-en un autre",
  "Use a password that is more than the name of this site or of a device":
    "Utilisez un mot de passe qui n’est pas seulement le nom de ce site ou d’un appareil",
  "Use a password that is not your username or email address":
    "Utilisez un mot de passe différent de votre nom d’utilisateur et de votre adresse e-mail",
  "Confirm your password": "Confirmez votre mot de passe",
  "Passwords do not match": "Les mots de passe ne correspondent pas",
  "Project name is required": "Saisissez un nom de projet",
  "Name is required": "Saisissez un nom",
  "Set-up code is required": "Saisissez le code d’installation",
  "Code is required": "Saisissez le code",
  "Recovery code is required": "Saisissez le code de récupération",
  "If an account exists for that email, we sent a reset link.":
    "Si un compte existe pour cette adresse, nous y avons envoyé un lien de réinitialisation.",
  "Password updated successfully. You can now sign in with your new password.":
    "Mot de passe changé. Vous pouvez maintenant vous connecter avec le nouveau.",
  "We sent a confirmation link to your email address.":
    "Nous avons envoyé un lien de confirmation à votre adresse e-mail.",
  "Your email address is confirmed. You can now sign in with it.":
    "Votre adresse e-mail est confirmée. Vous pouvez maintenant l’utiliser pour vous connecter.",
  masters: "gabarits",
  plan: "plan",
  template: "modèle",
  "line {line}": "ligne {line}",
  'list "{name}"': "liste « {name} »",
  'section "{name}"': "section « {name} »",
  'master "{name}"': "gabarit « {name} »",
  'block "{name}"': "bloc « {name} »",
  '{label} "{name}"': "{label} « {name} »",
  "{place}: {problem}": "{place} : {problem}",
  "{problem} ({count} times)": ["{problem} ({count} fois)", "{problem} ({count} fois)"],
  "{problem} ({count} times, first on page {page})": [
    "{problem} ({count} fois, page {page})",
    "{problem} ({count} fois, d’abord page {page})",
  ],
  "{problem} (page {page})": "{problem} (page {page})",
  "{sentence}.": "{sentence}.",
  "{sentence} {hint}": "{sentence} {hint}",
  "The body is not valid JSON": "Le corps n’est pas un JSON valide",
  "The request needs a JSON body": "La requête doit avoir un corps JSON",
  "The body has too many values or levels": "Le corps a trop de valeurs ou de niveaux",
  "The request cannot be read": "La requête ne peut pas être lue",
  "The request needs a Host header": "La requête doit avoir un en-tête Host",
  "The server supports only the expectation 100-continue": "Le serveur ne prend en charge que l’attente 100-continue",
  "The body must be JSON (content type application/json)":
    "Le corps doit être en JSON (type de contenu application/json)",
  "Network request failed": "La requête réseau a échoué",
  "Authentication required": "Connectez-vous pour continuer",
  "Only administrators of this site can do this": "Réservé aux administrateurs de ce site",
  "Choose at least one permission": "Choisissez au moins une autorisation",
  "Programs can't make this call. It needs a signed-in user":
    "Les programmes ne peuvent pas faire cet appel. Il faut un utilisateur connecté",
  "This token lacks the scope {scope}": "Ce jeton n’a pas l’autorisation {scope}",
  "Confirm that it is you, and try again": "Confirmez votre identité et réessayez",
  "Accept the terms of use first": "Acceptez d’abord les conditions d’utilisation",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "Ce site exige une application d’authentification ou une clé d’accès. Configurez-en d’abord une sur la page Sécurité de votre compte",
  "Set up an authenticator app or a passkey for your own account first":
    "Configurez d’abord une application d’authentification ou une clé d’accès pour votre propre compte",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "Ce site exige plus qu’un mot de passe. Connectez-vous avec votre clé d’accès ou un code de récupération",
  "This username is taken": "Ce nom d’utilisateur est déjà pris",
  "This session has ended already": "Cette session est déjà terminée",
  "A download of your data is running already. Try again when it has ended":
    "Un téléchargement de vos données est déjà en cours. Réessayez quand il sera terminé",
  "This is not your username": "Ce n’est pas votre nom d’utilisateur",
  "No other active account has this name": "Aucun autre compte actif ne porte ce nom",
  "This is the email address of your account already": "C’est déjà l’adresse e-mail de votre compte",
  "We sent a confirmation link to the new address.": "Nous avons envoyé un lien de confirmation à la nouvelle adresse.",
  "This is not your password": "Ce n’est pas votre mot de passe",
  "Wrong username or password": "Nom d’utilisateur ou mot de passe incorrect",
  "This link has been used or has expired. Request a new one":
    "Ce lien a déjà servi ou a expiré. Demandez-en un nouveau",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "Ce lien a expiré, ou un autre compte a confirmé l’adresse. Connectez-vous et demandez un nouveau lien",
  "Too many users are signing in. Try again in a few seconds":
    "Trop d’utilisateurs se connectent en ce moment. Réessayez dans quelques secondes",
  "Too many attempts. Try again in {time}": "Trop de tentatives. Réessayez dans {time}",
  "The server is stopping": "Le serveur s’arrête",
  "The server's database is not responding, is damaged or has no space left":
    "La base de données du serveur ne répond pas, est endommagée ou n’a plus d’espace",
  "If-Match must contain the revision of an ETag": "If-Match doit contenir la révision d’un ETag",
  "This field is missing": "Ce champ est absent",
  "Must be {expected}": "Doit être {expected}",
  "Must have {amount}": "Doit comporter {amount}",
  "The request is larger than {size}, which is the limit": "La requête dépasse la limite de {size}",
  "There is no {method} {path}": "Il n’y a pas de {method} {path}",
  "Nothing was found at this address": "Rien n’a été trouvé à cette adresse",
  "Something went wrong on the server. Request id: {id}":
    "Un problème est survenu sur le serveur. ID de la requête : {id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "Les grandes images, les polices et les PDF ne peuvent être ni lus ni enregistrés pour le moment. Rien n’a été perdu. Réessayez dans une minute",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "Une image, une police ou un PDF manque sur le serveur ou y est endommagé. Prévenez l’exploitant du site",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "Le disque du serveur est plein : rien n’a été enregistré. Prévenez l’exploitant du site",
  "The server is busy. Try again in a few seconds": "Le serveur est occupé. Réessayez dans quelques secondes",
  "Too many planners are being rendered. Try again in a few seconds":
    "Trop d’agendas sont en cours de rendu. Réessayez dans quelques secondes",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "{jobs} de vos requêtes sont en cours. Réessayez dans quelques secondes",
  "You have too many live previews open. Close one first":
    "Vous avez trop d’aperçus en direct ouverts. Fermez-en d’abord un",
  "Pages of other sites can't connect": "Les pages d’autres sites ne peuvent pas se connecter",
  "Messages must be text": "Les messages doivent être du texte",
  "Rendering was stopped after {seconds} seconds, which is the limit":
    "Le rendu a été arrêté à la limite de {seconds} secondes",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "Le rendu demande trop de mémoire. Essayez des images plus petites ou moins d’objets",
  "The PDF is larger than {size} MiB, which is the limit": "Le PDF dépasse la limite de {size} Mio",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "L’image aurait {pixels} millions de pixels, pour un maximum de {limit} ; choisissez une échelle plus petite",
  "Project not found": "Projet introuvable",
  "The edition could not be made in several attempts. Try again later":
    "L’édition n’a pas pu être créée après plusieurs essais. Réessayez plus tard",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "Un compte peut avoir des éditions de nuit de {limit} projets. Désactivez-les d’abord pour un autre projet",
  "This edition has been decided about or replaced":
    "Cette édition a déjà fait l’objet d’une décision ou a été remplacée",
  "This project has no nightly editions. Switch them on first":
    "Ce projet n’a pas d’éditions de nuit. Activez-les d’abord",
  "There is no such time zone": "Ce fuseau horaire n’existe pas",
  "Write an address that begins with https:// or http://": "Saisissez une adresse qui commence par https:// ou http://",
  "Public project not available.": "Projet public indisponible.",
  "The project has no current PDF. Compile it first": "Le projet n’a pas de PDF à jour. Compilez-le d’abord",
  "Part not found": "Composant introuvable",
  "Token not found": "Jeton introuvable",
  "This passkey was not accepted. Try again, or sign in another way":
    "Cette clé d’accès n’a pas été acceptée. Réessayez ou connectez-vous autrement",
  "Passkeys need a site with a domain name and TLS": "Les clés d’accès exigent un site avec un nom de domaine et TLS",
  "Passkey not found": "Clé d’accès introuvable",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "Vous avez atteint la limite de {limit} clés d’accès. Supprimez-en d’abord une",
  "This is your only way to sign in. Add a password or another way first":
    "C’est votre seul moyen de connexion. Ajoutez d’abord un mot de passe ou un autre moyen",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "Ce n’est pas le code d’installation. Le serveur l’affiche à son démarrage, et l’exploitant le lit avec : octavo admin setup-code",
  "Enter the code of your authenticator app": "Saisissez le code de votre application d’authentification",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "Ce code n’est pas valide. Attendez le suivant et vérifiez l’heure de votre appareil",
  "This took too long. Start again with a new QR code":
    "Cela a pris trop de temps. Recommencez avec un nouveau code QR",
  "The account has no authenticator app": "Le compte n’a pas d’application d’authentification",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "Ce compte demande aussi son mot de passe. Connectez-vous avec, puis saisissez le code de récupération à la place du code de l’application",
  "Enter your current password. If you have forgotten it, reset it by email":
    "Saisissez votre mot de passe actuel. Si vous l’avez oublié, réinitialisez-le par e-mail",
  "Wrong username or recovery code": "Nom d’utilisateur ou code de récupération incorrect",
  "This site has no other provider for signing in": "Ce site n’a pas d’autre fournisseur de connexion",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} ne répond pas. Réessayez plus tard ou connectez-vous autrement",
  "This sign-in has expired, or was started in another browser. Try again":
    "Cette connexion a expiré ou a été commencée dans un autre navigateur. Réessayez",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "Aucun compte n’est associé à votre compte chez {provider}. Connectez-vous autrement et associez-le sur la page du compte",
  "This account at the provider is linked with another user":
    "Ce compte chez le fournisseur est associé à un autre utilisateur",
  "Linked account not found": "Compte associé introuvable",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "Vous avez atteint la limite de {limit} jetons. Révoquez-en d’abord un",
  "You have {limit} parts, which is the limit. Delete one first":
    "Vous avez atteint la limite de {limit} composants. Supprimez-en d’abord un",
  "Template not found": "Modèle introuvable",
  'Master "{name}" not found': "Gabarit « {name} » introuvable",
  'Page "{name}" not found': "Page « {name} » introuvable",
  'There is a master called "{name}" already': "Il existe déjà un gabarit nommé « {name} »",
  'There is a page called "{name}" already': "Il existe déjà une page nommée « {name} »",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "Trop de réponses n’ont pas été lues. Lisez-les ou annulez-les, puis réessayez dans quelques secondes",
  "The project was changed while it was being read. Try again": "Le projet a été modifié pendant sa lecture. Réessayez",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "Trop de modifications attendent d’être enregistrées. Réessayez dans quelques secondes",
  "This is being changed elsewhere. Try again in a few seconds":
    "Une modification est en cours ailleurs. Réessayez dans quelques secondes",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "Une modification a été faite depuis l’ouverture. Rechargez, ou enregistrez votre version comme copie",
  'The address "{slug}" is taken; "{free}" is free': "L’adresse « {slug} » est prise ; « {free} » est libre",
  "Text with the character U+0000 can't be stored": "Un texte avec le caractère U+0000 ne peut pas être conservé",
  "You have {limit} projects, which is the limit. Delete one first":
    "Vous avez atteint la limite de {limit} projets. Supprimez-en d’abord un",
  "You have {limit} templates, which is the limit. Delete one first":
    "Vous avez atteint la limite de {limit} modèles. Supprimez-en d’abord un",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "Vos projets et modèles occupent {used} Mio sur {limit}, et ceci n’y tient pas. Supprimez-en un, ou utilisez des images plus petites",
  "This version no longer exists": "Cette version n’existe plus",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "Un projet peut avoir au plus {limit} versions nommées. Retirez d’abord le nom de l’une d’elles",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "Les versions nommées de tous vos projets peuvent occuper au plus {size} Mio. Retirez d’abord le nom de l’une d’elles",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "Vos composants occupent {used} Mio sur {limit}, et celui-ci n’y tient pas. Supprimez-en d’abord un",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "Les versions nommées d’un projet peuvent occuper au plus {size} Mio. Retirez d’abord le nom de l’une d’elles",
  "A project can have {limit} masters at most": "Un projet peut avoir au plus {limit} gabarits",
  "A project can have {limit} named pages at most": "Un projet peut avoir au plus {limit} pages nommées",
  "A project can have {limit} compilation rules at most": "Un projet peut avoir au plus {limit} règles de compilation",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "Un projet peut avoir au plus {limit} blocs, {limit} styles et {limit} thèmes",
  "A project can hold {size} MiB at most, including images":
    "Un projet peut contenir au plus {size} Mio, images comprises",
  'No device profile is called "{written}"': "Aucun profil d’appareil ne s’appelle « {written} »",
  'No font face is called "{written}"': "Aucun style de police ne s’appelle « {written} »",
  "{problem}. {advice}": "{problem}. {advice}",
  "{count} seconds": "{count} s",
  "{count} minutes": "{count} min",
  "{count} hours": "{count} h",
  "a whole number": "un nombre entier",
  "an object with fields": "un objet avec des champs",
  "{written}": "{written}",
  "at least {limit}": "supérieur ou égal à {limit}",
  "at most {limit}": "inférieur ou égal à {limit}",
  "at least {count} entries": ["au moins {count} entrée", "au moins {count} entrées"],
  "at most {count} entries": ["au plus {count} entrée", "au plus {count} entrées"],
  "{path}: {problem}": "{path} : {problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "Un administrateur a désactivé ce compte. Demandez à l’administrateur de ce site de l’activer",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "Un administrateur de ce site a rendu ce projet privé. Il ne peut pas être republié tant qu’un administrateur ne l’autorise pas",
  "Another administrator has already answered this report": "Un autre administrateur a déjà traité ce signalement",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "Sur ce site, un nouveau compte nécessite une invitation. Demandez-en une à son administrateur et ouvrez son lien",
  "This site accepts no new accounts. Ask its administrator for an account":
    "Ce site n’accepte pas de nouveaux comptes. Demandez un compte à son administrateur",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "Cette invitation a déjà servi, a été révoquée ou a expiré. Demandez-en une nouvelle à l’administrateur de ce site",
  "This is the only administrator of the site. Make another user an administrator first":
    "C’est le seul administrateur du site. Nommez d’abord un autre utilisateur administrateur",
  "Type the name of the account": "Saisissez le nom du compte",
  "User not found": "Utilisateur introuvable",
  "This invitation has been used or revoked": "Cette invitation a déjà servi ou a été révoquée",
  "Report not found": "Signalement introuvable",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "Vous avez atteint la limite de {limit} agendas en 24 heures. Réessayez dans {time}",
  "Paste the address of the calendar": "Collez l’adresse du calendrier",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "Ce site ne lit pas de calendriers à des adresses. Demandez à son administrateur de l’autoriser ou importez un fichier de calendrier",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "Vous avez atteint la limite de {limit} calendriers par adresse. Retirez-en d’abord un",
  "The project already has a calendar from this address": "Le projet a déjà un calendrier de cette adresse",
  "This calendar address has been removed": "Cette adresse de calendrier a été retirée",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "Le calendrier ne figure plus parmi les dates du plan. Actualisez-le pour l’ajouter de nouveau ou retirez son adresse",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "L’adresse a été enregistrée avec une autre clé de ce site et ne peut pas être lue. Retirez-la et ajoutez-la de nouveau",
  "The plan has no first and last day yet, so no events can be added":
    "Le plan n’a pas encore de premier ni de dernier jour : aucun événement ne peut être ajouté",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "Les dates du plan auraient trop d’entrées. Retirez un calendrier ou choisissez une période plus courte",
  "This is not an address that begins with https:// or webcal://":
    "Ce n’est pas une adresse qui commence par https:// ou webcal://",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe. Utilisez l’adresse publique ou secrète du calendrier",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "L’adresse a un port que ce site n’autorise pas. Demandez à son administrateur d’autoriser ce serveur",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "L’adresse mène à un réseau privé, auquel ce site n’accède pas. Demandez à son administrateur d’autoriser ce serveur",
  "There is no server with this name. Check the address": "Aucun serveur ne porte ce nom. Vérifiez l’adresse",
  "The server of the calendar does not respond. Try again later":
    "Le serveur du calendrier ne répond pas. Réessayez plus tard",
  "The server of the calendar has no valid certificate, so nothing was read":
    "Le serveur du calendrier n’a pas de certificat valide : rien n’a été lu",
  "The server of the calendar took too long to answer. Try again later":
    "Le serveur du calendrier a mis trop de temps à répondre. Réessayez plus tard",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "Le calendrier dépasse {megabytes} Mo. Choisissez-en un avec moins d’années",
  "The server of the calendar redirects too often. Check the address":
    "Le serveur du calendrier redirige trop souvent. Vérifiez l’adresse",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "Le serveur du calendrier redirige vers une adresse sans chiffrement, ce qui révélerait le secret qu’elle contient",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "Le serveur du calendrier refuse l’accès. Copiez de nouveau l’adresse publique ou secrète du calendrier",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "Il n’y a pas de calendrier à cette adresse. Il a été supprimé ou a une nouvelle adresse. Copiez de nouveau l’adresse",
  "The server of the calendar reports an error. Try again later":
    "Le serveur du calendrier signale une erreur. Réessayez plus tard",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "L’adresse mène à une page web. Copiez l’adresse au format iCal (.ics) dans les paramètres du calendrier",
  "The address leads to a file that is not a calendar (.ics)":
    "L’adresse mène à un fichier qui n’est pas un calendrier (.ics)",
  "The answer of the calendar's server is damaged. Try again later":
    "La réponse du serveur du calendrier est endommagée. Réessayez plus tard",
  "Collection not found": "Collection introuvable",
  "Public collection not available.": "Collection publique non disponible.",
  "The collection doesn't contain this project": "La collection ne contient pas ce projet",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "Un administrateur de ce site a rendu cette collection privée. Elle ne peut pas être publiée à nouveau sans l’accord d’un administrateur",
  "You have {limit} collections, which is the limit. Delete one first":
    "Vous avez {limit} collections, ce qui est la limite. Supprimez-en une d’abord",
  "A collection can have {limit} projects at most. Remove one first":
    "Une collection peut contenir au plus {limit} projets. Retirez-en un d’abord",
  "Must name each project of the collection once": "Doit nommer chaque projet de la collection une fois",
  "Its author reserves all rights, so this project can't be cloned":
    "Son auteur se réserve tous les droits, ce projet ne peut donc pas être cloné",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "Ce projet est basé sur une œuvre sous {licence}, qui n’autorise pas cette licence. Choisissez-en une autre",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "L’original de ce projet ne peut plus être cloné, il n’y a donc rien à fusionner",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "Le contenu de l’original au moment du clonage n’a pas été conservé, ses modifications ne peuvent donc pas être fusionnées. Clonez-le à nouveau",
  "The original has changed again. Look at its changes before you merge them":
    "L’original a encore changé. Regardez ses modifications avant de les fusionner",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "L’original a maintenant une autre licence, que la licence de votre projet ne permet pas. Clonez-le à nouveau pour utiliser ses modifications",
  "The original states no licence, so this project can't have one":
    "L’original n’indique aucune licence, ce projet ne peut donc pas en avoir",
  "{provider} does not respond. Try again later": "{provider} ne répond pas. Réessayez plus tard",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "Sur ce site, on se connecte uniquement avec {provider} : ses propres mots de passe, clés d’accès, codes et invitations ne servent pas. Connectez-vous avec {provider}",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "Votre compte chez {provider} n’appartient à aucun groupe autorisé à utiliser ce site. Demandez à l’administrateur de {provider} de vous ajouter à l’un d’eux",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "Ce site exige un second facteur, et {provider} n’en signale aucun pour cette connexion. Configurez-en un là-bas, puis reconnectez-vous avec lui",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "{provider} n’a signalé aucun second facteur lors de votre connexion : vous ne pourriez plus vous reconnecter. Déconnectez-vous, puis connectez-vous d’abord avec un second facteur",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "Le compte de ce site qui a votre adresse ne peut pas être associé à votre compte chez {provider}. Demandez à l’administrateur de ce site de le dissocier d’abord",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "Aucun compte de ce site n’a confirmé l’adresse de votre compte chez {provider}, et les nouveaux comptes ne sont pas autorisés. Demandez-en un à l’administrateur de ce site",
  "This is your only way to sign in. Link another account at {provider} first":
    "C’est votre seul moyen de connexion. Associez d’abord un autre compte chez {provider}",
} satisfies Area<"contractMessages">;
