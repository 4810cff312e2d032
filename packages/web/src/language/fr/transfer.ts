import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "Transférer sur votre {device}",
  "Put it on a device…": "Transférer sur un appareil…",
  "PDF downloaded. Put it on your {device}:": "PDF téléchargé. Transférez-le sur votre {device} :",
  "PDF downloaded.": "PDF téléchargé.",
  "With a computer": "Avec un ordinateur",
  "Share the PDF with an app…": "Partager le PDF avec une application…",
  "Replace a planner that is on the tablet and keep your ink":
    "Remplacer un agenda de la tablette en gardant votre écriture",
  "With a program for the command line": "Avec un programme en ligne de commande",
  "Added at the end: the ink stays.": "Ajoutée à la fin : l’écriture reste.",
  "Inserted before: the ink moves.": "Insérée avant : l’écriture se décale.",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "Gardez d’abord l’agenda comme projet : une tablette ne peut télécharger que les projets d’un compte.",
  "The tablet gets the saved plan, without your unsaved changes.":
    "La tablette reçoit le plan enregistré, sans vos modifications non enregistrées.",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "Avec un code, la tablette ne reçoit que les pages : le PDF ne contient pas votre projet, car d’autres pourraient voir le code. Si vous retirez ensuite des pages du plan, ces pages restent vierges dans le PDF mis à jour.",
  "The code has ended.": "Le code a pris fin.",
  "Make a code": "Créer un code",
  "Make a new code": "Créer un nouveau code",
  "QR code of the download": "Code QR du téléchargement",
  "Address: {address}": "Adresse : {address}",
  "Code: {code}": "Code : {code}",
  "{minutes} min left, for {downloads} downloads": "Encore {minutes} min, téléchargements restants : {downloads}",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "Seul cet appareil peut ouvrir cette adresse. Ouvrez Octavo à son adresse sur votre réseau et créez-y un code.",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "Seul cet appareil peut ouvrir cette adresse. Ouvrez plutôt Octavo à son adresse sur votre réseau.",
  "Name of the program or device": "Nom du programme ou de l’appareil",
  "Make a catalog address": "Créer une adresse de catalogue",
  "Catalog address": "Adresse de catalogue",
  "Catalog addresses": "Adresses de catalogue",
  "User name": "Nom d’utilisateur",
  "Address with the password, for programs without a password field":
    "Adresse avec le mot de passe, pour les programmes sans champ de mot de passe",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "Copiez-les maintenant : le mot de passe ne sera plus affiché. Il permet de lire vos agendas et ne modifie rien.",
  "Made {date}, last used {last}": "Créé le {date}, dernière utilisation le {last}",
  "Made {date}, never used": "Créé le {date}, jamais utilisé",
  Revoke: "Révoquer",
  "Revoke {name}": "Révoquer {name}",
  "{name} revoked.": "Révoqué : {name}.",
  "Failed to make a code": "Impossible de créer un code",

  Cable: "Câble",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "Site ou application reMarkable",
  "Partner app or Dropbox": "Application Partner ou Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "E-mail",
  "The Kobo's browser": "Navigateur du Kobo",
  "Tablet's browser": "Navigateur de la tablette",
  "KOReader or calibre": "KOReader ou calibre",
  "Tested by others on such a device, not by us.": "Testé par d’autres sur un tel appareil, pas par nous.",
  "Documented by the maker, not tested by us.": "Documenté par le fabricant, non testé par nous.",
  "Reported by users, not tested by us.": "Signalé par des utilisateurs, non testé par nous.",
  "Nobody has reported trying it on such a device.": "Personne n’a signalé l’avoir essayé sur un tel appareil.",

  "Other devices": "Autres appareils",
  "Dropbox or Google Drive": "Dropbox ou Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "Sur la Kobo, ouvrez « Plus » (More) et cherchez Dropbox ou Google Drive. Si votre modèle a l’un des deux, connectez-vous-y une fois.",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "Depuis votre téléphone ou votre ordinateur, mettez le PDF dans ce cloud, dans le dossier qu’indique la Kobo.",
  "Download it from there on the Kobo.": "Téléchargez-le depuis cet endroit sur la Kobo.",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "Sur la Kobo, ouvrez « Plus », « Fonctionnalités bêta », « Navigateur web » (More, Beta features, Web browser), puis l’adresse, et saisissez le code.",
  "Make a code in Octavo.": "Créez un code dans Octavo.",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "Si vous avez téléchargé l’agenda dans le navigateur de la tablette, il y est déjà.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "Ouvrez l’adresse dans le navigateur de la tablette et saisissez le code, ou scannez le code QR.",
  "Open the downloaded file in the tablet's own reader.":
    "Ouvrez le fichier téléchargé dans le lecteur de la tablette.",
  "Make a catalog address in Octavo.": "Créez une adresse de catalogue dans Octavo.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "Dans KOReader, ouvrez le menu de recherche, choisissez le catalogue OPDS et ajoutez un catalogue avec cette adresse, ce nom d’utilisateur et ce mot de passe.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "Téléchargez l’agenda et ouvrez le fichier dans le lecteur de l’appareil pour y écrire : KOReader ne dessine pas.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "Dans calibre, le module OPDS Client lit l’adresse qui contient le mot de passe.",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "KOReader ne vient pas du fabricant de votre appareil ; vous l’installez vous-même.",

  "Copy the new planner as a document of its own, under another name.":
    "Copiez le nouvel agenda comme document à part, sous un autre nom.",
  "Keep the old planner for what you have written.": "Gardez l’ancien agenda pour ce que vous avez écrit.",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "Personne n’a signalé ce que devient l’écriture manuscrite si le fichier est remplacé. N’essayez pas avec votre seule copie.",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "NeoReader conserve l’écriture manuscrite à part du PDF. Personne n’a signalé ce qu’elle devient si le fichier est remplacé. N’essayez pas avec votre seule copie.",

  "Connect the tablet to the computer by USB and unlock it.":
    "Reliez la tablette à l’ordinateur par USB et déverrouillez-la.",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "Sur la tablette, ouvrez les réglages (« Settings »), puis le stockage (« Storage »), et activez l’interface web par USB (« USB web interface »).",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "Ouvrez `http://10.11.99.1` dans le navigateur de l’ordinateur et déposez-y le PDF.",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "La tablette accepte des fichiers de 100 Mo au plus. Chaque envoi crée un nouveau document.",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "Connectez-vous sur `my.remarkable.com`, ou ouvrez l’application reMarkable sur votre ordinateur ou téléphone.",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "Ajoutez-y le PDF. Si l’application reMarkable est sur votre téléphone, vous pouvez aussi lui partager le PDF.",
  "The tablet downloads it at its next synchronization.": "La tablette le télécharge à sa prochaine synchronisation.",
  "Make a backup of the planner on the tablet.": "Faites une sauvegarde de l’agenda de la tablette.",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "Chaque envoi crée un nouveau document, sans votre écriture. Elle reste dans l’ancien.",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "Installez rmapi (ddvk/rmapi) sur votre ordinateur et reliez-le à votre compte reMarkable.",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "Exécutez `rmapi put --content-only planner.pdf`. La commande remplace le PDF et garde l’écriture manuscrite. Le fichier doit porter le nom du document sur la tablette.",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "N’utilisez pas `--force`, qui supprime l’écriture manuscrite, et ne supprimez pas l’ancien document.",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "L’écriture manuscrite est liée à la position d’une page. Les pages modifiées ou ajoutées à la fin sont sans risque. Les pages insérées au milieu décalent l’écriture sur d’autres pages, sauf si `octavo carry` la déplace avec ses pages.",
  "Tap links with a finger. The phone app does not follow them.":
    "Touchez les liens avec un doigt. L’application pour téléphone ne les suit pas.",

  "Connect the tablet to the computer by USB.": "Reliez la tablette à l’ordinateur par USB.",
  "Copy the PDF into the folder `Document`.": "Copiez le PDF dans le dossier `Document`.",
  "Disconnect it.": "Déconnectez-la.",
  "Connect the tablet and your computer or phone to the same network.":
    "Connectez la tablette et votre ordinateur ou téléphone au même réseau.",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "Sur la tablette, balayez vers le bas depuis le bord supérieur et touchez l’accès depuis un navigateur (en anglais, Browse & Access). Il affiche une adresse.",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "Le fichier s’appelle « {name} » et se trouve en général dans le dossier Téléchargements.",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "Ouvrez cette adresse dans le navigateur de l’ordinateur ou du téléphone et envoyez le PDF dans le dossier `Document`.",
  "An upload in this way does not overwrite files.": "Un envoi de cette façon ne remplace pas les fichiers.",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "Envoyez le PDF avec l’application Partner, ou vers un cloud auquel la tablette est connectée, dans son dossier `Document`.",
  "Start the synchronization on the tablet.": "Lancez la synchronisation sur la tablette.",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "Faites une sauvegarde de l’agenda et du fichier voisin du même nom qui se termine par `.mark`. Il contient l’écriture manuscrite.",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "Remplacez le PDF par câble ou via Dropbox, sous exactement le même nom. Laissez le fichier `.mark`.",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "Ouvrez l’agenda sur la tablette et vérifiez quelques pages où vous avez écrit.",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "L’écriture manuscrite est liée à la position d’une page. L’ordre et la taille des pages doivent rester les mêmes. N’ajoutez des pages qu’à la fin.",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "Touchez les liens avec un doigt, pas avec le stylet. Le panneau du sommaire liste les mois et les semaines.",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "Ouvrez `amazon.com/sendtokindle` dans le navigateur, ou l’application Send to Kindle sur un ordinateur.",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "Ajoutez le PDF et envoyez-le vers votre bibliothèque. Sur un téléphone avec l’application Kindle, vous pouvez aussi lui partager le PDF.",
  "Download it from the library on the Kindle. You can write on its pages.":
    "Téléchargez-le depuis la bibliothèque sur le Kindle. Vous pouvez écrire sur ses pages.",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "Sur la page Contenu et appareils d’Amazon, trouvez l’adresse e-mail de votre Kindle et ajoutez votre propre adresse à la liste des expéditeurs approuvés.",
  "Send the PDF to that address as an attachment, from your approved address.":
    "Envoyez le PDF à cette adresse en pièce jointe, depuis votre adresse approuvée.",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "Laissez l’objet vide : le mot « convert » transforme les pages en texte sans liens. Les e-mails d’autres expéditeurs sont supprimés sans avertissement.",
  "Connect the Kindle to the computer by USB.": "Reliez le Kindle à l’ordinateur par USB.",
  "Copy the PDF into the folder `documents`.": "Copiez le PDF dans le dossier `documents`.",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "Un utilisateur signale qu’un PDF copié par câble pouvait être lu, mais pas annoté. Utilisez Send to Kindle pour y écrire.",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "Toucher le bord supérieur ouvre le menu ; les modèles de départ n’y ont donc pas de liens. Les agendas copiés par câble peuvent être en lecture seule.",

  "On the tablet, open BOOXDrop, which shows an address.": "Sur la tablette, ouvrez BOOXDrop, qui affiche une adresse.",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "Ouvrez cette adresse dans le navigateur de l’ordinateur ou du téléphone et envoyez le PDF.",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "Reliez la tablette à l’ordinateur par USB et choisissez le transfert de fichiers sur la tablette.",
  "Copy the PDF to its storage.": "Copiez le PDF dans sa mémoire.",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "Ouvrez-le dans NeoReader. Si le premier toucher ouvre un menu, touchez à nouveau le lien ou désactivez les zones tactiles.",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "Reliez le Kobo à l’ordinateur par USB et autorisez la connexion sur son écran.",
  "Copy the PDF to the drive.": "Copiez le PDF sur le disque.",
  "Eject the drive.": "Éjectez le disque.",
  "You can write on PDFs only on models with a pen.": "Seuls les modèles avec stylet permettent d’écrire sur les PDF.",

  "Connect the device to the computer by USB.": "Reliez l’appareil à l’ordinateur par USB.",
  "Copy the PDF to the folder of its documents.": "Copiez le PDF dans le dossier de ses documents.",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "Désactivez le rognage et la redistribution du texte, car ils décalent le contenu par rapport à ses liens.",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "Depuis un fichier",
  "On the tablet itself": "Sur la tablette elle-même",
  "Tested by us with this program.": "Testé par nous avec ce programme.",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "Dans Xournal++, choisissez l’annotation d’un PDF dans le menu Fichier et ouvrez l’agenda.",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "Enregistrez le document. Il désigne le PDF sans le contenir : laissez donc le PDF à sa place.",
  "Make a copy of the document, whose name ends in `.xopp`.":
    "Faites une copie du document, dont le nom se termine par `.xopp`.",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "Lancez `octavo carry planner.xopp new.pdf -o new.xopp`.",
  "Open the new document, and leave the new PDF where it is.":
    "Ouvrez le nouveau document et laissez le nouveau PDF à sa place.",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "L’écriture manuscrite reste sur sa page, où qu’elle soit dans le nouveau PDF. Les pages qui ne sont plus dans l’agenda deviennent du papier uni si elles portent quelque chose.",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "Les PDF exportés par Xournal++ ont des liens à partir de la version 1.3.",
  "iPad with Goodnotes or Notability": "iPad avec Goodnotes ou Notability",
  "On the iPad itself": "Sur l’iPad lui-même",
  "From another device": "Depuis un autre appareil",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "Si vous avez téléchargé l’agenda sur l’iPad, il est dans Fichiers, dans le dossier Téléchargements.",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "Envoyez le PDF à l’iPad, par exemple avec AirDrop ou iCloud Drive.",
  "Open it in Files, tap Share, and choose the app.":
    "Ouvrez-le dans Fichiers, touchez Partager et choisissez l’application.",
  "Import it as a new document, not into a note that exists.":
    "Importez-le comme nouveau document, et non dans une note existante.",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "Si un toucher trace un point au lieu de suivre un lien, activez le mode lecture seule de l’application.",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "Ouvrez le nouvel agenda comme document à part.",
  "The new document begins without your handwriting.": "Le nouveau document commence sans votre écriture.",
} satisfies Area<"transfer">;
