import type { Area } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "Bestätige, dass du es bist",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "Deine Anmeldung als {name} ist eine Weile her. Bestätige, dass du es noch bist, um fortzufahren.",
  Confirm: "Bestätigen",
  Account: "Konto",
  Profile: "Profil",
  Security: "Sicherheit",
  "API tokens": "API-Token",
  "Your data": "Deine Daten",

  "You sign in with this name, or with your confirmed email address.":
    "Du meldest dich mit diesem Namen oder mit deiner bestätigten E-Mail-Adresse an.",
  "Change username": "Benutzernamen ändern",
  "Your new username is not saved.": "Dein neuer Benutzername ist nicht gespeichert.",
  "Your username is changed.": "Dein Benutzername ist geändert.",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "Sobald die Adresse bestätigt ist, kannst du dich damit anmelden und bekommst dort einen Link, falls du dein Passwort vergisst.",
  "(confirmed)": "(bestätigt)",
  "(not confirmed)": "(nicht bestätigt)",
  "This server cannot send email, so the address can't be changed.":
    "Dieser Server kann keine E-Mails senden, deshalb lässt sich die Adresse nicht ändern.",
  "New email address": "Neue E-Mail-Adresse",
  "Send confirmation link": "Bestätigungslink senden",
  "Your new email address is not saved.": "Deine neue E-Mail-Adresse ist nicht gespeichert.",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "Um deine Adresse in {address} zu ändern, öffne den Link in der E-Mail, die wir dorthin gesendet haben. Bis dahin bleibt die bisherige Adresse.",
  "Cancel the change": "Änderung abbrechen",
  "The language of the studio and of emails to you.": "Die Sprache des Studios und der E-Mails an dich.",
  "Change language": "Sprache ändern",
  "Your choice of language is not saved.": "Deine Sprachauswahl ist nicht gespeichert.",
  "Your language is changed.": "Deine Sprache ist geändert.",

  "A new password signs out all other browsers.": "Ein neues Passwort meldet alle anderen Browser ab.",
  "Your account has no password. With one, you can also sign in with your username.":
    "Dein Konto hat kein Passwort. Mit einem Passwort kannst du dich auch mit deinem Benutzernamen anmelden.",
  "Change password": "Passwort ändern",
  "Set a password": "Passwort festlegen",
  "Current password": "Aktuelles Passwort",
  "Your new password is not saved.": "Dein neues Passwort ist nicht gespeichert.",
  "Your password is changed.": "Dein Passwort ist geändert.",

  Sessions: "Sitzungen",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "Die Browser, in denen du angemeldet bist. Melde die ab, die du nicht kennst, und ändere dein Passwort.",
  "This browser": "Dieser Browser",
  "Signed in {date}, {method}": "Angemeldet am {date}, {method}",
  "Last used {date}": "Zuletzt verwendet: {date}",
  "Sign out|session": "Abmelden",
  "Sign out: {name}": "Abmelden: {name}",
  "Sign out all others": "Alle anderen abmelden",
  "{browser} on {system}": "{browser} unter {system}",
  "Unknown browser": "Unbekannter Browser",
  "with the password": "mit dem Passwort",
  "with a passkey": "mit einem Passkey",
  "with another account": "mit einem anderen Konto",
  "with a recovery code": "mit einem Wiederherstellungscode",
  "Make a token": "Token erstellen",
  "Failed to load the tokens": "Token konnten nicht geladen werden",
  "Failed to change the tokens": "Token konnten nicht geändert werden",
  "Your tokens": "Deine Token",
  "You have no tokens.": "Du hast keine Token.",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "Programme verwenden ein Token statt deines Passworts, für die {api} und für den Katalog deiner Planer. Kein Token hat Zugriff auf dein Konto, andere Token oder die Galerie.",
  "The token has not been made.": "Das Token wurde nicht erstellt.",
  "Such as the program or device that will use it": "Etwa das Programm oder Gerät, das es verwendet",
  Permissions: "Berechtigungen",
  "Read planners": "Planer lesen",
  "Change planners": "Planer ändern",
  "Compile documents": "Dokumente kompilieren",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "Projekte, Versionen, Vorlagen, PDFs und der Katalog für E-Reader",
  "Create, change and delete them; 30 days to restore what is deleted":
    "Erstellen, ändern und löschen; Gelöschtes lässt sich 30 Tage lang wiederherstellen",
  "Render documents that the program sends, without your planners":
    "Dokumente rendern, die das Programm sendet, ohne deine Planer",
  End: "Ende",
  "No end": "Kein Ende",
  "In a year": "In einem Jahr",
  "In {days} days": "In {days} Tagen",
  "Copy the token of {name} now. It is not shown again.":
    "Kopiere das Token „{name}“ jetzt. Es wird nicht noch einmal angezeigt.",
  "For example, to list your projects:": "Zum Beispiel, um deine Projekte aufzulisten:",
  "ends {date}": "endet am {date}",

  "Download your data": "Deine Daten herunterladen",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "Eine ZIP-Datei mit deinen Planern als Dokumente und PDFs, mit ihren Versionen, Bildern und Schriften sowie mit deinen Vorlagen und gespeicherten Bausteinen. Jede Website mit Octavo kann sie lesen.",
  "Your data is downloaded.": "Deine Daten sind heruntergeladen.",
  "Packing your data… {size}": "Deine Daten werden gepackt… {size}",
  "Download everything": "Alles herunterladen",

  "Delete the account": "Konto löschen",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "Löscht deine Planer, Vorlagen und alles andere, was du hier hast. Lade vorher deine Daten herunter.",
  "Delete account…": "Konto löschen…",
  "Delete account": "Konto löschen",
  "Delete the account {name}?": "Das Konto {name} löschen?",
  "This can't be undone.": "Das lässt sich nicht rückgängig machen.",
  "{count} projects": ["{count} Projekt", "{count} Projekte"],
  "{count} templates": ["{count} Vorlage", "{count} Vorlagen"],
  "{count} saved parts": ["{count} gespeicherter Baustein", "{count} gespeicherte Bausteine"],
  "{count} API tokens": ["{count} API-Token", "{count} API-Token"],
  "Your public projects": "Deine öffentlichen Projekte",
  "Keep them in the gallery, with “Former member” as their author":
    "In der Galerie behalten, mit „Ehemaliges Mitglied“ als Autor",
  "Delete them, too": "Ebenfalls löschen",
  "Next administrator": "Nächster Admin",
  "You are the only administrator. Name the user who becomes the next one.":
    "Du bist der einzige Admin. Nenne den Benutzer, der es als Nächstes wird.",
  "Your username": "Dein Benutzername",
  "Type {name} to confirm.": "Gib zur Bestätigung {name} ein.",
} satisfies Area<"account">;
