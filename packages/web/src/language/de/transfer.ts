import type { Area } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "Auf {device} übertragen",
  "Put it on a device…": "Auf ein Gerät übertragen…",
  "PDF downloaded. Put it on your {device}:": "PDF heruntergeladen. Jetzt auf {device} übertragen:",
  "PDF downloaded.": "PDF heruntergeladen.",
  "With a computer": "Mit einem Computer",
  "Share the PDF with an app…": "PDF mit einer App teilen…",
  "Replace a planner that is on the tablet and keep your ink":
    "Planer auf dem Tablet ersetzen und deine Handschrift behalten",
  "With a program for the command line": "Mit einem Programm für die Kommandozeile",
  "Added at the end: the ink stays.": "Am Ende angefügt: Die Handschrift bleibt.",
  "Inserted before: the ink moves.": "Davor eingefügt: Die Handschrift verschiebt sich.",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "Behalte den Planer zuerst als Projekt: Ein Tablet kann nur Projekte eines Kontos herunterladen.",
  "The tablet gets the saved plan, without your unsaved changes.":
    "Das Tablet bekommt den gespeicherten Plan, ohne deine nicht gespeicherten Änderungen.",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "Mit einem Code bekommt das Tablet nur die Seiten: Das PDF enthält dein Projekt nicht, weil andere den Code sehen könnten. Wenn du später Seiten aus dem Plan nimmst, sind diese Seiten im aktualisierten PDF leer.",
  "The code has ended.": "Der Code ist abgelaufen.",
  "Make a code": "Code erstellen",
  "Make a new code": "Neuen Code erstellen",
  "QR code of the download": "QR-Code des Downloads",
  "Address: {address}": "Adresse: {address}",
  "Code: {code}": "Code: {code}",
  "{minutes} min left, for {downloads} downloads": "Noch {minutes} min, Downloads: {downloads}",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "Nur dieses Gerät kann diese Adresse öffnen. Öffne Octavo unter seiner Adresse in deinem Netzwerk und erstelle dort einen Code.",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "Nur dieses Gerät kann diese Adresse öffnen. Öffne Octavo stattdessen unter seiner Adresse in deinem Netzwerk.",
  "Name of the program or device": "Name des Programms oder Geräts",
  "Make a catalog address": "Katalogadresse erstellen",
  "Catalog address": "Katalogadresse",
  "Catalog addresses": "Katalogadressen",
  "User name": "Benutzername",
  "Address with the password, for programs without a password field":
    "Adresse mit dem Passwort, für Programme ohne Passwortfeld",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "Kopiere sie jetzt: Das Passwort wird nicht noch einmal angezeigt. Es liest deine Planer und ändert nichts.",
  "Made {date}, last used {last}": "Erstellt am {date}, zuletzt verwendet am {last}",
  "Made {date}, never used": "Erstellt am {date}, nie verwendet",
  Revoke: "Widerrufen",
  "Revoke {name}": "{name} widerrufen",
  "{name} revoked.": "{name} widerrufen.",
  "Failed to make a code": "Code konnte nicht erstellt werden",

  Cable: "Kabel",
  "Wi-Fi": "WLAN",
  "reMarkable's website or app": "Website oder App von reMarkable",
  "Partner app or Dropbox": "Partner-App oder Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "E-Mail",
  "The Kobo's browser": "Browser des Kobo",
  "Tablet's browser": "Browser des Tablets",
  "KOReader or calibre": "KOReader oder calibre",
  "Tested by others on such a device, not by us.": "Von anderen auf einem solchen Gerät getestet, nicht von uns.",
  "Documented by the maker, not tested by us.": "Vom Hersteller dokumentiert, nicht von uns getestet.",
  "Reported by users, not tested by us.": "Von Benutzern berichtet, nicht von uns getestet.",
  "Nobody has reported trying it on such a device.":
    "Niemand hat berichtet, es auf einem solchen Gerät versucht zu haben.",

  "Other devices": "Andere Geräte",
  "Dropbox or Google Drive": "Dropbox oder Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "Öffne auf dem Kobo „Mehr“ (More) und suche nach Dropbox oder Google Drive. Wenn dein Modell eines davon hat, melde dich dort einmal an.",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "Lege das PDF vom Smartphone oder Computer in diese Cloud, in den Ordner, den der Kobo nennt.",
  "Download it from there on the Kobo.": "Lade es von dort auf dem Kobo herunter.",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "Öffne auf dem Kobo „Mehr“, „Beta-Funktionen“, „Webbrowser“ (More, Beta features, Web browser), dann die Adresse, und tippe den Code ein.",
  "Make a code in Octavo.": "Erstelle in Octavo einen Code.",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "Wenn du den Planer im Browser des Tablets heruntergeladen hast, ist er schon auf dem Tablet.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "Öffne die Adresse im Browser des Tablets und tippe den Code ein oder scanne den QR-Code.",
  "Open the downloaded file in the tablet's own reader.":
    "Öffne die heruntergeladene Datei im eigenen Reader des Tablets.",
  "Make a catalog address in Octavo.": "Erstelle in Octavo eine Katalogadresse.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "Öffne in KOReader das Suchmenü, wähle den OPDS-Katalog und füge einen Katalog mit dieser Adresse, diesem Benutzernamen und diesem Passwort hinzu.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "Lade den Planer herunter und öffne die Datei im eigenen Reader des Geräts, um darauf zu schreiben: KOReader zeichnet nicht.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "In calibre liest das Plugin OPDS Client die Adresse, die das Passwort enthält.",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "KOReader stammt nicht vom Hersteller deines Geräts, und du installierst es selbst.",

  "Copy the new planner as a document of its own, under another name.":
    "Kopiere den neuen Planer als eigenes Dokument, unter einem anderen Namen.",
  "Keep the old planner for what you have written.": "Behalte den alten Planer für das, was du geschrieben hast.",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "Niemand hat berichtet, was mit der Handschrift passiert, wenn die Datei überschrieben wird. Versuche es nicht mit deiner einzigen Kopie.",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "NeoReader speichert Handschrift getrennt vom PDF. Niemand hat berichtet, was mit ihr passiert, wenn die Datei überschrieben wird. Versuche es nicht mit deiner einzigen Kopie.",

  "Connect the tablet to the computer by USB and unlock it.":
    "Verbinde das Tablet per USB mit dem Computer und entsperre es.",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "Öffne auf dem Tablet die Einstellungen („Settings“), dort den Speicher („Storage“), und schalte die Weboberfläche über USB („USB web interface“) ein.",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "Öffne `http://10.11.99.1` im Browser des Computers und lege das PDF dort ab.",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "Das Tablet nimmt Dateien bis 100 MB an. Jeder Upload ergibt ein neues Dokument.",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "Melde dich bei `my.remarkable.com` an oder öffne die reMarkable-App auf deinem Computer oder Smartphone.",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "Füge das PDF dort hinzu. Wenn die reMarkable-App auf deinem Smartphone ist, kannst du das PDF auch mit ihr teilen.",
  "The tablet downloads it at its next synchronization.":
    "Das Tablet lädt es bei der nächsten Synchronisierung herunter.",
  "Make a backup of the planner on the tablet.": "Mach ein Backup des Planers auf dem Tablet.",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "Jeder Upload ergibt ein neues Dokument ohne deine Handschrift. Sie bleibt im alten.",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "Installiere rmapi (ddvk/rmapi) auf deinem Computer und verbinde es mit deinem reMarkable-Konto.",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "Führe `rmapi put --content-only planner.pdf` aus. Es ersetzt das PDF und behält die Handschrift. Die Datei muss so heißen wie das Dokument auf dem Tablet.",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "Verwende nicht `--force`, das die Handschrift löscht, und lösche das alte Dokument nicht.",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "Handschrift gehört zur Position einer Seite. Geänderte Seiten und am Ende angefügte Seiten sind unbedenklich. In der Mitte eingefügte Seiten verschieben die Handschrift auf andere Seiten, wenn nicht `octavo carry` sie mit ihren Seiten verschiebt.",
  "Tap links with a finger. The phone app does not follow them.":
    "Tippe Links mit dem Finger an. Die Smartphone-App folgt ihnen nicht.",

  "Connect the tablet to the computer by USB.": "Verbinde das Tablet per USB mit dem Computer.",
  "Copy the PDF into the folder `Document`.": "Kopiere das PDF in den Ordner `Document`.",
  "Disconnect it.": "Trenne die Verbindung.",
  "Connect the tablet and your computer or phone to the same network.":
    "Verbinde das Tablet und deinen Computer oder dein Smartphone mit demselben Netzwerk.",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "Wische auf dem Tablet vom oberen Rand nach unten und tippe auf „Browse & Access“ (Durchsuchen und Zugreifen). Es erscheint eine Adresse.",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "Die Datei heißt „{name}“ und liegt meist im Ordner „Downloads“.",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "Öffne diese Adresse im Browser des Computers oder Smartphones und lade das PDF in den Ordner `Document` hoch.",
  "An upload in this way does not overwrite files.": "Auf diesem Weg wird keine Datei überschrieben.",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "Lade das PDF mit der Partner-App hoch oder in eine Cloud, in der das Tablet angemeldet ist, dort in den Ordner `Document`.",
  "Start the synchronization on the tablet.": "Starte die Synchronisierung auf dem Tablet.",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "Mach ein Backup des Planers und der Datei daneben mit demselben Namen, der auf `.mark` endet. Sie enthält die Handschrift.",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "Überschreibe das PDF per Kabel oder über Dropbox, unter genau demselben Namen. Lass die Datei `.mark`, wo sie ist.",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "Öffne den Planer auf dem Tablet und prüfe einige Seiten, auf denen du geschrieben hast.",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "Handschrift gehört zur Position einer Seite. Reihenfolge und Größe der Seiten müssen gleich bleiben. Füge Seiten nur am Ende an.",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "Tippe Links mit dem Finger an, nicht mit dem Stift. Das Inhaltsverzeichnis listet Monate und Wochen auf.",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "Öffne `amazon.com/sendtokindle` im Browser oder auf einem Computer die App Send to Kindle.",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "Füge das PDF hinzu und sende es an deine Bibliothek. Auf einem Smartphone mit der Kindle-App kannst du das PDF auch mit ihr teilen.",
  "Download it from the library on the Kindle. You can write on its pages.":
    "Lade es auf dem Kindle aus der Bibliothek herunter. Du kannst auf seinen Seiten schreiben.",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "Suche bei Amazon auf der Seite „Inhalte und Geräte“ die E-Mail-Adresse deines Kindle und füge deine eigene Adresse zur Liste der zugelassenen Absender hinzu.",
  "Send the PDF to that address as an attachment, from your approved address.":
    "Sende das PDF von deiner zugelassenen Adresse als Anhang an diese Adresse.",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "Lass den Betreff leer: Das Wort „convert“ macht aus den Seiten Text ohne Links. E-Mails anderer Absender werden ohne Hinweis gelöscht.",
  "Connect the Kindle to the computer by USB.": "Verbinde den Kindle per USB mit dem Computer.",
  "Copy the PDF into the folder `documents`.": "Kopiere das PDF in den Ordner `documents`.",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "Ein Benutzer berichtet, dass sich ein per Kabel kopiertes PDF lesen, aber nicht beschreiben ließ. Verwende zum Schreiben Send to Kindle.",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "Tippen auf die Oberkante öffnet das Menü, deshalb haben Basisplaner dort keine Links. Per Kabel kopierte Planer lassen sich vielleicht nur lesen.",

  "On the tablet, open BOOXDrop, which shows an address.": "Öffne auf dem Tablet BOOXDrop, das eine Adresse anzeigt.",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "Öffne diese Adresse im Browser des Computers oder Smartphones und lade das PDF hoch.",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "Verbinde das Tablet per USB mit dem Computer und wähle auf dem Tablet die Dateiübertragung.",
  "Copy the PDF to its storage.": "Kopiere das PDF in seinen Speicher.",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "Öffne es in NeoReader. Wenn das erste Tippen ein Menü öffnet, tippe den Link noch einmal an oder schalte die Tippflächen aus.",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "Verbinde den Kobo per USB mit dem Computer und erlaube die Verbindung auf seinem Bildschirm.",
  "Copy the PDF to the drive.": "Kopiere das PDF auf das Laufwerk.",
  "Eject the drive.": "Wirf das Laufwerk aus.",
  "You can write on PDFs only on models with a pen.": "Auf PDFs schreiben kannst du nur bei Modellen mit Stift.",

  "Connect the device to the computer by USB.": "Verbinde das Gerät per USB mit dem Computer.",
  "Copy the PDF to the folder of its documents.": "Kopiere das PDF in den Ordner mit seinen Dokumenten.",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "Schalte Zuschneiden und Textumbruch aus, weil sie den Inhalt von seinen Links wegschieben.",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "Aus einer Datei",
  "On the tablet itself": "Auf dem Tablet selbst",
  "Tested by us with this program.": "Von uns mit diesem Programm getestet.",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "Wähle in Xournal++ im Menü Datei den Befehl zum Annotieren von PDFs und öffne den Planer.",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "Speichere das Dokument. Es nennt das PDF und enthält es nicht, lass das PDF also an seinem Ort.",
  "Make a copy of the document, whose name ends in `.xopp`.":
    "Mach eine Kopie des Dokuments, dessen Name auf `.xopp` endet.",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "Führe `octavo carry planner.xopp new.pdf -o new.xopp` aus.",
  "Open the new document, and leave the new PDF where it is.":
    "Öffne das neue Dokument und lass das neue PDF an seinem Ort.",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "Handschrift bleibt auf ihrer Seite, wo immer diese im neuen PDF ist. Seiten, die nicht mehr im Planer sind, werden zu leerem Papier, wenn etwas auf ihnen steht.",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "PDFs, die Xournal++ exportiert, haben ab Version 1.3 Links.",
  "iPad with Goodnotes or Notability": "iPad mit Goodnotes oder Notability",
  "On the iPad itself": "Auf dem iPad selbst",
  "From another device": "Von einem anderen Gerät",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "Wenn du den Planer auf dem iPad heruntergeladen hast, ist er in der App Dateien im Ordner „Downloads“.",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "Schick das PDF auf das iPad, zum Beispiel mit AirDrop oder iCloud Drive.",
  "Open it in Files, tap Share, and choose the app.": "Öffne es in Dateien, tippe auf Teilen und wähle die App.",
  "Import it as a new document, not into a note that exists.":
    "Importiere es als neues Dokument, nicht in eine vorhandene Notiz.",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "Wenn ein Tippen einen Punkt schreibt und keinem Link folgt, schalte den Nur-Lesen-Modus der App ein.",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "Öffne den neuen Planer als eigenes Dokument.",
  "The new document begins without your handwriting.": "Das neue Dokument beginnt ohne deine Handschrift.",
} satisfies Area<"transfer">;
