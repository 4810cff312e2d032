import type { Area } from "./forms.ts";

/** Conditions of the gallery, and measured scores. */
export const galleryFilters = {
  "More conditions…": "Weitere Bedingungen…",
  "More conditions": "Weitere Bedingungen",
  Conditions: "Bedingungen",
  "Remove condition: {filter}": "Bedingung entfernen: {filter}",
  "Has all of these pages": "Hat alle diese Seiten",
  "Year pages": "Jahresseiten",
  "Quarter pages": "Quartalsseiten",
  "Month pages": "Monatsseiten",
  "Week pages": "Wochenseiten",
  "Day pages": "Tagesseiten",
  "Event pages": "Terminseiten",
  "Pages of list rows": "Seiten für Listenzeilen",
  "Numbered pages": "Nummerierte Seiten",
  "Any language": "Jede Sprache",
  "Any licence": "Jede Lizenz",
  "Any score": "Jede Wertung",
  "Score of at least {score}": "Wertung mindestens {score}",
  "Show planners": "Planer zeigen",
  "No planner meets all conditions. These are without one of them:":
    "Kein Planer erfüllt alle Bedingungen. Ohne eine davon gibt es:",
  "Without “{filter}”: {count}": "Ohne „{filter}“: {count}",
  "Showing {shown} of more than {total} public projects.": "{shown} von mehr als {total} öffentlichen Projekten.",
  "Measured score": "Gemessene Wertung",
  "Measured score: {score} of 100": "Gemessene Wertung: {score} von 100",
  "{score} of 100": "{score} von 100",
  "Measured on {date} by this site from the planner itself, and not from what its author says.":
    "Gemessen am {date} von dieser Website anhand des Planers selbst, nicht anhand der Angaben des Autors.",
  "Not measured yet. The site measures a project some minutes after its last change.":
    "Noch nicht gemessen. Die Website misst ein Projekt einige Minuten nach seiner letzten Änderung.",
  "Its documents have errors, so it can't be measured.":
    "Seine Dokumente haben Fehler, daher kann es nicht gemessen werden.",
  "It is too large to be measured.": "Es ist zu groß, um gemessen zu werden.",
  "It could not be measured. The site tries again after its next change.":
    "Es konnte nicht gemessen werden. Die Website versucht es nach der nächsten Änderung erneut.",
  "{points} of {most} points": "{points} von {most} Punkten",
  "Rules of its device": "Regeln seines Geräts",
  "Other languages": "Andere Sprachen",
  Weight: "Gewicht",
  "The PDF has no links between its pages.": "Das PDF hat keine Links zwischen seinen Seiten.",
  "Links that lead to a page, and back with three taps or fewer: {good} of {total}.":
    "Links, die zu einer Seite und mit höchstens drei Berührungen zurück führen: {good} von {total}.",
  "Pages whose links were read: {read} of {pages}.": "Seiten, deren Links gelesen wurden: {read} von {pages}.",
  "Problems on its own device: {count}.": "Probleme auf seinem eigenen Gerät: {count}.",
  "Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.":
    "Andere Bildschirme, auf denen es skaliert kein Problem hat: {fits} von {tested}. Geprüft: {names}.",
  "Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.":
    "Andere Sprachen, in denen seine Texte Platz haben: {fits} von {tested}. Geprüft: {names}.",
  "Size of the PDF: {size}. Pages: {pages}.": "Größe des PDFs: {size}. Seiten: {pages}.",
  "Not measured, because the planner has too many pages.": "Nicht gemessen, weil der Planer zu viele Seiten hat.",
  "What lowers the score": "Was die Wertung senkt",
  "Nothing lowers it.": "Nichts senkt sie.",
  "Correct the problems that this project lists.": "Behebe die Probleme, die dieses Projekt auflistet.",
  "Problems on {device} after scaling: {count}. Choose this device for a copy to see them.":
    "Probleme auf {device} nach dem Skalieren: {count}. Wähle dieses Gerät für eine Kopie, um sie zu sehen.",
  "Texts without room in {language}: {count}. Give names of months and days wider boxes.":
    "Texte ohne Platz auf {language}: {count}. Gib Monats- und Tagesnamen breitere Felder.",
  "Use smaller pictures, or fewer of them.": "Verwende kleinere oder weniger Bilder.",
  "Link the pages, for example by tabs for the months.":
    "Verlinke die Seiten, zum Beispiel mit Reitern für die Monate.",
  "A link on page {page} leads to no page. Choose another target.":
    "Ein Link auf Seite {page} führt zu keiner Seite. Wähle ein anderes Ziel.",
  "Page {page} links to page {target}, from which no three links lead back. Add a link there.":
    "Seite {page} führt zu Seite {target}, von der keine drei Links zurückführen. Füge dort einen Link hinzu.",
  "Unable to load the score of this project.": "Die Wertung dieses Projekts konnte nicht geladen werden.",
} satisfies Area<"galleryFilters">;
