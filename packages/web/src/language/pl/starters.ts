import type { Translations } from "./forms.ts";

/** Names and descriptions of the starters, and of their optional sections. */
export const starters = {
  "Daily planner": "Planer dzienny",
  "A page for every day with hours, priorities and tasks, under its week, month and year, and sixty pages for notes.":
    "Strona na każdy dzień z godzinami, priorytetami i zadaniami, a nad nią tydzień, miesiąc i rok; do tego sześćdziesiąt stron na notatki.",
  "A page for each week": "Strona na każdy tydzień",
  "A page of notes behind each day": "Strona notatek za każdym dniem",
  "Weekly planner": "Planer tygodniowy",
  "A week on a page with room for each day, twelve months above it and sixty pages for notes.":
    "Tydzień na stronie z miejscem na każdy dzień, nad nim dwanaście miesięcy, a obok sześćdziesiąt stron na notatki.",
  "A page of notes behind each week": "Strona notatek za każdym tygodniem",
  "Monthly planner and notes": "Planer miesięczny i notatki",
  "A large calendar and a plan for every month, and a hundred pages for notes with an index.":
    "Duży kalendarz i plan na każdy miesiąc oraz sto stron na notatki ze spisem.",
  "A plan for each month": "Plan na każdy miesiąc",
  "Quarters and projects": "Kwartały i projekty",
  "Goals and a roadmap for every quarter, its months and weeks, and projects with milestones and tasks.":
    "Cele i mapa drogowa na każdy kwartał, miesiące i tygodnie oraz projekty z etapami i zadaniami.",
  "A page of notes behind each project": "Strona notatek za każdym projektem",
  "School year": "Rok szkolny",
  "A timetable, subjects with grades, terms, a list of assignments for every month, and a page for each week.":
    "Plan lekcji, przedmioty z ocenami, semestry, lista zadań na każdy miesiąc i strona na każdy tydzień.",
  "A page for each term": "Strona na każdy semestr",
  "A list of assignments for each month": "Lista zadań na każdy miesiąc",
  "Meeting notes": "Notatki ze spotkań",
  "Sixty numbered meetings with agenda, notes and actions, each a tap away from the index.":
    "Sześćdziesiąt numerowanych spotkań z planem, notatkami i ustaleniami, każde o jedno dotknięcie od spisu.",
  "A second page for each meeting": "Druga strona na każde spotkanie",
  "Habit tracker": "Śledzenie nawyków",
  "A square for every day of the year, a grid of days and habits for each month, and a page to look back.":
    "Kratka na każdy dzień roku, siatka dni i nawyków na każdy miesiąc oraz strona na spojrzenie wstecz.",
  "A review of each month": "Podsumowanie każdego miesiąca",
  "Bullet journal": "Bullet journal",
  "An index, a key, a future log, twelve monthly logs and 120 numbered dotted pages for everything else.":
    "Spis, legenda, plany na przyszłość, dwanaście dzienników miesięcy i 120 numerowanych stron w kropki na całą resztę.",
  "A key of signs": "Legenda znaków",
  "Device test": "Test urządzenia",
  "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.":
    "Szarości, linie, pismo, pola dotyku i krawędzie, aby zobaczyć, co urządzenie pokazuje, a co zasłania pasek.",

  // Themes
  Classic: "Klasyczny",
  Sober: "Stonowany",
  Editorial: "Magazyn",
  Technical: "Techniczny",
  Handwritten: "Odręczny",
  Rounded: "Zaokrąglony",
  "Large type": "Duże litery",
  "Ink-saving": "Oszczędność tuszu",
  "High contrast": "Wysoki kontrast",
  "This planner has no themes.": "Ten planer nie ma motywów.",
  "The pages of this device have no room for the theme “{value}”.":
    "Na stronach tego urządzenia nie ma miejsca na motyw „{value}”.",

  // Page layouts
  "Columns with hours": "Kolumny z godzinami",
  "Two pages": "Dwie strony",
  "Days of a week": "Dni tygodnia",
  "In rows": "W rzędach",
  "In columns": "W kolumnach",
  "Row below the week": "Rząd pod tygodniem",
  "No row": "Bez rzędu",
  Plain: "Gładki",
  Meals: "Posiłki",
  "Calendar with goals and notes": "Kalendarz z celami i notatkami",
  "Large calendar": "Duży kalendarz",
  "List of days with goals and notes": "Lista dni z celami i notatkami",
  "Hours, priorities and tasks": "Godziny, priorytety i zadania",
  "Hours beside notes": "Godziny obok notatek",
  "Gratitude and mood": "Wdzięczność i nastrój",
  "Top three": "Trzy najważniejsze",
  "Paper of notes": "Papier notatek",
  "Spacing of paper in mm": "Odstępy papieru w mm",
  "Usual spacing": "Zwykłe odstępy",
  "At the top": "U góry",
  "At the side": "Z boku",
  Tabs: "Zakładki",
  People: "Osoby",
  Books: "Książki",
  Trips: "Podróże",
  Budget: "Budżet",
  "No room on this device: {names}": "Nie mieści się na tym urządzeniu: {names}",
  "No room in this theme: {names}": "Nie mieści się w tym motywie: {names}",
  "Another list": "Kolejna lista",
  "Another list: {name}": "Kolejna lista: {name}",
  "One list less: {name}": "O jedną listę mniej: {name}",
  "Each list has an index and a page for each name, or {count} pages without names.":
    "Każda lista ma spis i stronę dla każdej nazwy albo {count} stron bez nazw.",
  "Another list of the same kind has its own index, for example for projects at work and at home.":
    "Kolejna lista tego samego rodzaju ma własny indeks, na przykład dla projektów w pracy i w domu.",
  "“{name}={value}” has no room on this device.": "„{name}={value}” nie mieści się na tym urządzeniu.",
  "“{name}={value}” has no room in this theme.": "„{name}={value}” nie mieści się w tym motywie.",
  "“{value}” is not a distance in millimeters ({known}).": "„{value}” nie jest odstępem w milimetrach ({known}).",

  // New planners
  "Meals and household": "Posiłki i dom",
  "Meals of every week with a shopping list, sixty recipes with an index, a pantry list, chores, bills and birthdays.":
    "Posiłki na każdy tydzień z listą zakupów, sześćdziesiąt przepisów ze spisem, lista spiżarni, porządki, rachunki i urodziny.",
  "A shopping list by department for each week": "Lista zakupów według działów na każdy tydzień",
  "A list of what is in the pantry, fridge and freezer": "Lista tego, co jest w spiżarni, lodówce i zamrażarce",
  "A rota of chores": "Plan porządków",
  "Budget and expenses": "Budżet i wydatki",
  "Income, fixed costs and categories of every month, its expenses with running sums, a year that adds up, savings and debts.":
    "Przychody, koszty stałe i kategorie każdego miesiąca, wydatki z sumą bieżącą, rok, który się sumuje, oszczędności i długi.",
  "A list of bills with a square for each month": "Lista rachunków z kratką na każdy miesiąc",
  "Savings and debts": "Oszczędności i długi",
  "Training log": "Dziennik treningowy",
  "Sessions of every week with distance, time and feel, sums by month and year, training plans, races, records and gear.":
    "Treningi każdego tygodnia z dystansem, czasem i samopoczuciem, sumy miesięcy i roku, plany treningowe, zawody, rekordy i sprzęt.",
  "Four training plans of sixteen weeks": "Cztery plany treningowe po szesnaście tygodni",
  "A list of gear": "Lista sprzętu",
  "Sums and a review of each month": "Sumy i podsumowanie każdego miesiąca",
  "Teacher's planner": "Planer nauczyciela",
  "A timetable, classes with attendance, grades and seating plans, lessons of every week, talks with parents, and terms.":
    "Plan lekcji, klasy z obecnością, ocenami i planem miejsc, lekcje każdego tygodnia, rozmowy z rodzicami i semestry.",
  "Lesson plans for each week": "Plany lekcji na każdy tydzień",
  "A seating plan for each class": "Plan miejsc dla każdej klasy",
  "Journal with prompts": "Dziennik z pytaniami",
  "A page for every day with gratitude, mood and a question, thirty-one questions answered month by month, and reviews.":
    "Strona na każdy dzień z wdzięcznością, nastrojem i pytaniem, trzydzieści jeden pytań z odpowiedziami co miesiąc oraz podsumowania.",
  "Thirty-one questions with a page each": "Trzydzieści jeden pytań, każde na swojej stronie",
  "A review of each week": "Podsumowanie każdego tygodnia",
  "Five-year journal": "Dziennik pięcioletni",
  "A page for every day of the year with a few lines for each of five years, and reviews of months and years.":
    "Strona na każdy dzień roku z kilkoma liniami na każdy z pięciu lat oraz podsumowania miesięcy i lat.",
  "A review of each year": "Podsumowanie każdego roku",
  "A page for 29 February": "Strona na 29 lutego",
  "First and last hour": "Pierwsza i ostatnia godzina",
  "Last hour": "Ostatnia godzina",
  "Usual hours": "Zwykłe godziny",
  "The last hour must be after the first.": "Ostatnia godzina musi być późniejsza niż pierwsza.",
  "Page layouts": "Układy stron",
  "Add lists": "Dodaj listy",
  "Projects, people, books…": "Projekty, osoby, książki…",
  "{list}: no names yet": "{list}: jeszcze bez nazw",
  "{list}: {count} pages": "{list}: {count} stron",
  "{list}: {names}": "{list}: {names}",
  "Name them": "Nadaj nazwy",
  "{list}: names, one per line": "{list}: nazwy, po jednej w wierszu",
  "Up to {most} names for a list, and {count} letters for all lists.":
    "Do {most} nazw na liście i {count} liter na wszystkich listach.",
  "Names in lists": "Nazwy na listach",
  "Project pages": "Strony projektów",
  Subjects: "Przedmioty",
  Classes: "Klasy",
  Pupils: "Uczniowie",
  "Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades.":
    "Każda nazwana klasa ma pole na uczniów. Każdy uczeń ma wiersz w obecności i ocenach.",
  "Without a class name, all pupils are in one class.": "Bez nazwy klasy wszyscy uczniowie są w jednej klasie.",
  "A page for each person, such as a colleague. Pupils need not be entered here again.":
    "Strona dla każdej osoby, na przykład dla współpracownika. Uczniów nie trzeba tu wpisywać drugi raz.",
} satisfies Translations;
