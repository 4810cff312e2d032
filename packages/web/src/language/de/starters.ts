import type { Area } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "Tagesplaner",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "Eine Seite für jeden Tag mit Stunden, Prioritäten und Aufgaben, darüber Woche, Monat und Jahr, dazu sechzig Seiten für Notizen.",
  "A page for each week": "Eine Seite pro Woche",
  "A page of notes behind each day": "Eine Notizseite hinter jedem Tag",
  "Weekly planner": "Wochenplaner",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "Eine Woche pro Seite mit Platz für jeden Tag, darüber zwölf Monate, dazu sechzig Seiten für Notizen.",
  "A page of notes behind each week": "Eine Notizseite hinter jeder Woche",
  "Monthly planner and notes": "Monatsplaner mit Notizen",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "Ein großer Kalender und ein Plan für jeden Monat, dazu hundert Seiten für Notizen mit Index.",
  "A plan for each month": "Ein Plan pro Monat",
  "Quarters and projects": "Quartale und Projekte",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "Ziele und eine Roadmap für jedes Quartal, Monate und Wochen, dazu Projekte mit Meilensteinen und Aufgaben.",
  "A page of notes behind each project": "Eine Notizseite hinter jedem Projekt",
  "School year": "Schuljahr",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "Ein Stundenplan, Fächer mit Noten, Halbjahre, eine Aufgabenliste für jeden Monat und eine Seite pro Woche.",
  "A page for each term": "Eine Seite pro Halbjahr",
  "A list of assignments for each month": "Eine Aufgabenliste pro Monat",
  "Meeting notes": "Besprechungsnotizen",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "Sechzig nummerierte Besprechungen mit Agenda, Notizen und Aufgaben, jede mit einem Tippen vom Index aus erreichbar.",
  "A second page for each meeting": "Eine zweite Seite pro Besprechung",
  "Habit tracker": "Gewohnheitstracker",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "Ein Kästchen für jeden Tag des Jahres, ein Raster aus Tagen und Gewohnheiten für jeden Monat und eine Seite für den Rückblick.",
  "A review of each month": "Ein Rückblick auf jeden Monat",
  "Bullet journal": "Bullet Journal",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "Ein Index, eine Legende, ein Future Log, zwölf Monthly Logs und 120 nummerierte Punktraster-Seiten für alles andere.",
  "A key of signs": "Eine Legende der Zeichen",
  "Device test": "Gerätetest",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "Graustufen, Linien, Schrift, Tippflächen und Ränder: Was zeigt das Gerät, und was verdeckt die Werkzeugleiste?",

  // Themes
  Classic: "Klassisch",
  Sober: "Schlicht",
  Editorial: "Magazin",
  Technical: "Technisch",
  Handwritten: "Handschriftlich",
  Rounded: "Rund",
  "Large type": "Große Schrift",
  "Ink-saving": "Tintensparend",
  "High contrast": "Hoher Kontrast",
  "This planner has no themes.": "Dieser Planer hat keine Gestaltungen zur Wahl.",
  "The pages of this device have no room for the theme “{value}”.":
    "Auf den Seiten dieses Geräts ist kein Platz für die Gestaltung „{value}“.",

  // Page layouts
  "Columns with hours": "Spalten mit Stunden",
  "Two pages": "Zwei Seiten",
  "Days of a week": "Tage der Woche",
  "In rows": "In Zeilen",
  "In columns": "In Spalten",
  "Row below the week": "Zeile unter der Woche",
  "No row": "Keine",
  Plain: "Blanko",
  Meals: "Mahlzeiten",
  "Calendar with goals and notes": "Kalender mit Zielen und Notizen",
  "Large calendar": "Großer Kalender",
  "List of days with goals and notes": "Tagesliste mit Zielen und Notizen",
  "Hours, priorities and tasks": "Stunden, Prioritäten und Aufgaben",
  "Hours beside notes": "Stunden neben Notizen",
  "Gratitude and mood": "Dankbarkeit und Stimmung",
  "Top three": "Die wichtigsten drei",
  "Paper of notes": "Papier für Notizen",
  "Spacing of paper in mm": "Abstand auf dem Papier in mm",
  "Usual spacing": "Üblicher Abstand",
  "At the top": "Oben",
  "At the side": "An der Seite",
  Tabs: "Reiter",
  People: "Personen",
  Books: "Bücher",
  Trips: "Reisen",
  Budget: "Budget",
  "No room on this device: {names}": "Auf diesem Gerät ist kein Platz für: {names}",
  "No room in this theme: {names}": "In dieser Gestaltung ist kein Platz für: {names}",
  "Another list": "Weitere Liste",
  "Another list: {name}": "Weitere Liste: {name}",
  "One list less: {name}": "Eine Liste weniger: {name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "Jede Liste hat einen Index und eine Seite für jeden Namen oder {count} Seiten ohne Namen.",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "Eine weitere Liste derselben Art hat einen eigenen Index, zum Beispiel für Projekte bei der Arbeit und zu Hause.",
  "“{name}={value}” has no room on this device.": "Für „{name}={value}“ ist auf diesem Gerät kein Platz.",
  "“{name}={value}” has no room in this theme.": "Für „{name}={value}“ ist in dieser Gestaltung kein Platz.",
  "“{value}” is not a distance in millimeters ({known}).": "„{value}“ ist kein Abstand in Millimetern ({known}).",

  // New planners
  "Meals and household": "Mahlzeiten und Haushalt",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "Mahlzeiten jeder Woche mit Einkaufsliste, sechzig Rezepte mit Verzeichnis, Vorratsliste, Hausarbeit, Rechnungen und Geburtstage.",
  "A shopping list by department for each week": "Eine Einkaufsliste nach Abteilungen für jede Woche",
  "A list of what is in the pantry, fridge and freezer":
    "Eine Liste dessen, was in Vorrat, Kühlschrank und Gefrierfach ist",
  "A rota of chores": "Ein Plan für die Hausarbeit",
  "Budget and expenses": "Haushaltsbuch",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "Einnahmen, Fixkosten und Kategorien jedes Monats, Ausgaben mit laufender Summe, ein Jahr, das aufgeht, Sparen und Schulden.",
  "A list of bills with a square for each month": "Eine Liste der Rechnungen mit einem Kästchen für jeden Monat",
  "Savings and debts": "Sparen und Schulden",
  "Training log": "Trainingstagebuch",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "Einheiten jeder Woche mit Distanz, Zeit und Befinden, Summen nach Monat und Jahr, Trainingspläne, Rennen, Rekorde und Ausrüstung.",
  "Four training plans of sixteen weeks": "Vier Trainingspläne über sechzehn Wochen",
  "A list of gear": "Eine Liste der Ausrüstung",
  "Sums and a review of each month": "Summen und ein Rückblick für jeden Monat",
  "Teacher's planner": "Lehrerplaner",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "Ein Stundenplan, Klassen mit Anwesenheit, Noten und Sitzplan, Stunden jeder Woche, Elterngespräche und Halbjahre.",
  "Lesson plans for each week": "Stundenvorbereitung für jede Woche",
  "A seating plan for each class": "Ein Sitzplan für jede Klasse",
  "Journal with prompts": "Tagebuch mit Fragen",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "Eine Seite für jeden Tag mit Dankbarkeit, Stimmung und einer Frage, einunddreißig Fragen mit Antworten Monat für Monat, und Rückblicke.",
  "Thirty-one questions with a page each": "Einunddreißig Fragen mit je einer Seite",
  "A review of each week": "Ein Rückblick auf jede Woche",
  "Five-year journal": "Fünfjahrestagebuch",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "Eine Seite für jeden Tag des Jahres mit einigen Zeilen für jedes von fünf Jahren, und Rückblicke auf Monate und Jahre.",
  "A review of each year": "Ein Rückblick auf jedes Jahr",
  "A page for 29 February": "Eine Seite für den 29. Februar",
  "First and last hour": "Erste und letzte Stunde",
  "Last hour": "Letzte Stunde",
  "Usual hours": "Übliche Stunden",
  "The last hour must be after the first.": "Die letzte Stunde muss nach der ersten liegen.",
  "Page layouts": "Seitenlayouts",
  "Add lists": "Listen hinzufügen",
  "Projects, people, books…": "Projekte, Personen, Bücher…",
  "{list}: no names yet": "{list}: noch ohne Namen",
  "{list}: {count} pages": "{list}: {count} Seiten",
  "{list}: {names}": "{list}: {names}",
  "Name them": "Benennen",
  "{list}: names, one per line": "{list}: Namen, einer pro Zeile",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "Bis zu {most} Namen pro Liste und {count} Buchstaben für alle Listen.",
  "Names in lists": "Namen in den Listen",
  "Project pages": "Projektseiten",
  Subjects: "Fächer",
  Classes: "Klassen",
  Pupils: "Schüler",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "Jede Klasse, die du benennst, bekommt ein Feld für ihre Schüler. Jeder Schüler bekommt eine Zeile in Anwesenheit und Noten.",
  "Without a class name, all pupils are in one class.": "Ohne Klassennamen sind alle Schüler in einer Klasse.",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "Eine Seite für jede Person, etwa für Kolleginnen und Kollegen. Schüler brauchst du hier nicht noch einmal einzutragen.",
} satisfies Area<"starters">;
