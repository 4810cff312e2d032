import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "Studio",
  Menu: "Menü",
  Projects: "Projekte",
  Templates: "Vorlagen",
  "Public gallery": "Öffentliche Galerie",
  Tutorial: "Tutorial",
  Donate: "Spenden",
  Source: "Quellcode",
  "(opens in a new tab)": "(öffnet sich in einem neuen Tab)",
  "Skip to content": "Zum Inhalt springen",

  Theme: "Gestaltung",
  "Light|theme": "Hell",
  "Dark|theme": "Dunkel",
  System: "System",
  "E-ink": "E-Ink",

  "Signed in as {name}": "Angemeldet als {name}",
  "Sign in": "Anmelden",
  "Sign out": "Abmelden",
  "Create account": "Konto erstellen",
  "Sign in again": "Wieder anmelden",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "Deine Sitzung ist abgelaufen, {name}. Melde dich wieder an, um fortzufahren. Deine Arbeit ist noch da.",
  "Sign out without saving?": "Abmelden, ohne zu speichern?",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "Diese Seite hat nicht gespeicherte Änderungen. Dieser Browser behält sie, bis du dich wieder anmeldest.",
  "This page has unsaved changes, which will be lost.":
    "Diese Seite hat nicht gespeicherte Änderungen, die verloren gehen.",
  Stay: "Bleiben",

  "Terms of use": "Nutzungsbedingungen",
  "Please read these before you begin.": "Bitte lies sie, bevor du beginnst.",
  "Personal use only": "Nur für den persönlichen Gebrauch",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "Erstelle Planer und Vorlagen für dich selbst und teile sie mit anderen für denselben Zweck.",
  "No commercial use": "Keine kommerzielle Nutzung",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "Du darfst weder das Studio noch etwas, das damit erstellt wurde, verkaufen oder damit Geld verdienen.",
  "Provided as is": "Ohne Gewähr",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "Octavo ist kostenlos und kommt ohne jede Garantie. Es kann Fehler haben oder nicht verfügbar sein. Bewahre Kopien wichtiger Arbeiten auf.",
  "No sensitive data": "Keine sensiblen Daten",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "Tippe keine Passwörter, Gesundheitsdaten, Finanzdaten oder anderen sensiblen Daten ein, weder deine eigenen noch die von anderen. Was du mit der Hand auf dein Tablet schreibst, wird nicht gesendet.",
  "I have read and understand these terms": "Ich habe diese Bedingungen gelesen und verstanden",
  "In everyday use": "Im Alltag",
  "May I use my planner at work?": "Darf ich meinen Planer bei der Arbeit benutzen?",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "Ja, für deine eigene Arbeit, zum Beispiel als Lehrkraft oder Pflegekraft, auch wenn du dafür bezahlt wirst. Du darfst Planer nicht verkaufen oder gegen Geld weitergeben.",
  "Who sees the names that I type for a new planner?": "Wer sieht die Namen, die ich für einen neuen Planer eintippe?",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "Bis du den Planer behältst, sind sie in diesem Browser und in der Adresse der Seite, die diese Website nur bekommt, wenn die Seite neu geladen wird. Wer diese Adresse bekommt, kann sie lesen.",
  "Who sees the names in a project?": "Wer sieht die Namen in einem Projekt?",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "Ein Projekt wird mit seinen Namen auf dieser Website gespeichert. Es ist privat, bis du es veröffentlichst oder sein PDF anderen gibst. Wer die Website betreibt, kann lesen, was sie speichert.",
  "May I type the names of pupils?": "Darf ich die Namen von Schülern eintippen?",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "Wenn die Regeln deiner Schule oder deines Arbeitgebers es erlauben. Lass sonst volle Namen weg: Ein Vorname, Initialen oder eine Nummer genügen für einen Planer.",
  Decline: "Ablehnen",
  "Accept & Continue": "Akzeptieren & fortfahren",

  "Something went wrong": "Etwas ist schiefgegangen",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "Ein Teil des Studios konnte nicht geladen werden. Dieser Browser hat deine Arbeit behalten. Prüfe die Verbindung und lade die Seite neu.",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "Im Studio ist ein unerwarteter Fehler aufgetreten. Dieser Browser hat deine Arbeit behalten. Lade die Seite neu, um fortzufahren.",
  "Reload page": "Seite neu laden",
  "Error details": "Fehlerdetails",

  "(optional)": "(optional)",

  Add: "Hinzufügen",
  Cancel: "Abbrechen",
  Close: "Schließen",
  Delete: "Löschen",
  "Deleting…": "Wird gelöscht…",
  "Delete {name}": "{name} löschen",
  "Delete {name}?": "{name} löschen?",
  Save: "Speichern",
  "Saving…": "Wird gespeichert…",
  "Loading…": "Wird geladen…",
  "Preparing…": "Wird vorbereitet…",
  "Updating…": "Wird aktualisiert…",
  "Try again": "Erneut versuchen",
  "Leave without saving?": "Verlassen, ohne zu speichern?",
  Leave: "Verlassen",
  "Save and leave": "Speichern und verlassen",
  "Move {name} up": "{name} nach oben verschieben",
  "Move {name} down": "{name} nach unten verschieben",
  "Use {text}": "{text} verwenden",
  "Insert {text}": "{text} einfügen",
  "Variable name": "Name der Variablen",
  Value: "Wert",
  mood: "mood",
  quiet: "ruhig",
  "Add variable": "Variable hinzufügen",
  "Remove variable {name}": "Variable {name} entfernen",
  "This name is already in use": "Dieser Name wird schon verwendet",
  "{count} bytes": ["{count} Byte", "{count} Bytes"],

  "Loading project...": "Projekt wird geladen…",
  "Back to Projects": "Zurück zu den Projekten",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "Dieser Teil des Studios konnte nicht geladen werden. Prüfe die Verbindung und versuche es erneut.",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "Der Speicher deines Browsers ist voll, deshalb wurde dieser Text nicht gespeichert. Lade das PDF herunter oder kopiere den Text, bevor du die Seite schließt.",

  "{text} ({note})": "{text} ({note})",
  "Changed elsewhere": "Anderswo geändert",
  "Deleted elsewhere": "Anderswo gelöscht",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "Nachdem du das geöffnet hast, wurde es in einem anderen Tab oder auf einem anderen Gerät geändert ({what}). Wähle, welche Version bleibt.",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "Nachdem du das geöffnet hast, wurde es in einem anderen Tab oder auf einem anderen Gerät gelöscht oder umbenannt ({what}). Deine Version ist noch da.",
  "list of rules": "Liste der Regeln",
  page: "Seite",
  "Use stored version": "Gespeicherte Version verwenden",
  "Overwrite stored version": "Gespeicherte Version überschreiben",
  "Save my version": "Meine Version speichern",
  "Save mine as a copy": "Meine als Kopie speichern",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "Das wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Speichere noch einmal, um es durch deine Version zu ersetzen.",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "Das wurde in einem anderen Tab oder auf einem anderen Gerät zu {values} geändert. Speichere noch einmal, um es durch deine Version zu ersetzen.",
  "(landscape)": "(Querformat)",
  copy: "Kopie",
  "No connection. Your work is kept here: try again when it returns.":
    "Keine Verbindung. Deine Arbeit bleibt hier erhalten: Versuche es erneut, wenn die Verbindung zurück ist.",
  "Copy request id": "Anfragenummer kopieren",
  "The copy could not be made. Please try again.": "Die Kopie konnte nicht erstellt werden. Bitte versuche es erneut.",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "Deine Sitzung ist abgelaufen, {name}. Melde dich in einem neuen Tab mit {provider} an, dann geht es auf dieser Seite weiter. Deine Arbeit ist noch da.",
  "All projects": "Alle Projekte",
  "Next, you are asked to agree to these.": "Als Nächstes stimmst du den Bedingungen zu.",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "Als Nächstes stimmst du den Bedingungen zu: persönlicher Gebrauch, auch bei deiner Arbeit, und keine Passwörter, Gesundheits- oder Finanzdaten in deinen Planern.",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "Was du eintippst, wird auf dieser Website gespeichert. Andere Nutzer sehen es nur, wenn du es veröffentlichst. Handschrift bleibt auf deinem Tablet.",
} satisfies Area<"shell">;
