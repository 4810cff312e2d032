import type { Area } from "./forms.ts";

export const gallery = {
  "Comes with the site": "Gehört zur Website",
  "Account: {account}": "Konto: {account}",
  "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.":
    "Planer, die andere Benutzer geteilt haben. Blättere durch die Seiten, lade das PDF herunter oder klone ein Projekt in dein Konto.",
  Search: "Suchen",
  "Name, description or author": "Name, Beschreibung oder Autor",
  Device: "Gerät",
  "All devices": "Alle Geräte",
  All: "Alle",
  Planners: "Planer",
  Notebooks: "Notizbücher",
  Calendars: "Kalender",
  Journals: "Journale",
  Forms: "Formulare",
  Other: "Sonstige",
  "Sort by": "Sortieren nach",
  Newest: "Neueste",
  "Recently updated": "Zuletzt geändert",
  "Most cloned": "Am häufigsten geklont",
  Name: "Name",
  "Showing {shown} of {total} public projects.": "Angezeigt: {shown} von {total} öffentlichen Projekten.",
  "Show more": "Mehr anzeigen",
  "No matching planners": "Keine passenden Planer",
  "Use fewer search words, or choose another device or category.":
    "Verwende weniger Suchwörter oder wähle ein anderes Gerät oder eine andere Kategorie.",
  "Clear filters": "Filter zurücksetzen",
  "No public projects yet": "Noch keine öffentlichen Projekte",
  "To share a planner here, open one of your projects and select “Share publicly”.":
    "Um hier einen Planer zu teilen, öffne eines deiner Projekte und wähle „Öffentlich teilen“.",
  "Contribute to Octavo": "Zu Octavo beitragen",
  "Support Octavo": "Octavo unterstützen",
  "Cloned {count} times": ["{count}-mal geklont", "{count}-mal geklont"],
  "based on {original}": "auf Grundlage von {original}",
  "Preview not available": "Vorschau nicht verfügbar",
  "Clone project": "Projekt klonen",
  "Downloading…": "Wird heruntergeladen…",
  "of {name}": "von {name}",

  "Back to gallery": "Zurück zur Galerie",
  "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.":
    "Vielleicht hat der Autor es privat gemacht oder seine Adresse geändert. Die Galerie zeigt alle Projekte, die derzeit geteilt werden.",
  "Browse the gallery": "Galerie durchstöbern",
  "Public template": "Öffentliche Vorlage",
  "Shared by {author}": "Geteilt von {author}",
  "Browse the pages": "Seiten durchblättern",
  "What you get": "Das bekommst du",
  "The full project with masters, plan configuration and device profile settings":
    "Das ganze Projekt mit Mastern, Plan und Einstellungen des Geräteprofils",
  "The clone count resets for your copy": "Die Zahl der Klone beginnt bei deiner Kopie von vorn",
  "All masters and plan files are copied to your workspace": "Alle Master und Pläne werden in deinen Bereich kopiert",
  "Share link": "Link teilen",
  Copy: "Kopieren",
  Copied: "Kopiert",
  "Link copied.": "Link kopiert.",

  "Clone this project": "Dieses Projekt klonen",
  "Creates a copy of “{name}” in your projects, which you can edit.":
    "Erstellt in deinen Projekten eine Kopie von „{name}“, die du bearbeiten kannst.",
  "Cloning…": "Wird geklont…",
  "Your changes to the copy's name and description are not saved.":
    "Deine Änderungen an Name und Beschreibung der Kopie sind nicht gespeichert.",

  Licence: "Lizenz",
  "No licence stated": "Keine Lizenz angegeben",
  "All rights reserved": "Alle Rechte vorbehalten",
  "The licence of the original, {licence}, limits the choice.":
    "Die Lizenz des Originals, {licence}, schränkt die Auswahl ein.",
  "The original states no licence, so this project can't have one.":
    "Das Original nennt keine Lizenz, deshalb kann auch dieses Projekt keine haben.",
  "Others can clone it on this site. You allow nothing else.":
    "Andere können es auf dieser Website klonen. Mehr erlaubst du nicht.",
  "Anyone may use, change and sell it without naming you.":
    "Jeder darf es nutzen, ändern und verkaufen, ohne dich zu nennen.",
  "Anyone may use, change and sell it, and must name you.":
    "Jeder darf es nutzen, ändern und verkaufen und muss dich nennen.",
  "Anyone may use, change and sell it, must name you, and must publish changes under the same licence.":
    "Jeder darf es nutzen, ändern und verkaufen, muss dich nennen und Änderungen unter derselben Lizenz veröffentlichen.",
  "Anyone may use and change it, must name you, and may not sell it.":
    "Jeder darf es nutzen und ändern, muss dich nennen und darf es nicht verkaufen.",
  "Others can view it and download its PDF, but not clone it.":
    "Andere können es ansehen und das PDF herunterladen, aber nicht klonen.",
  "Everyone can view this project in the gallery and download its PDF.":
    "Jeder kann dieses Projekt in der Galerie ansehen und sein PDF herunterladen.",
  "Change licence": "Lizenz ändern",
  "Licence changed.": "Lizenz geändert.",
  "The new licence is not saved.": "Die neue Lizenz ist nicht gespeichert.",
  "Based on": "Auf Grundlage von",
  "Remixes ({count})": "Remixe ({count})",
  "a work without a known name": "ein Werk ohne bekannten Namen",
  "Unable to load the remixes of this project.": "Die Remixe dieses Projekts konnten nicht geladen werden.",
} satisfies Area<"gallery">;
