import type { Translations } from "./forms.ts";

/** Texts of src/screens/projects, src/screens/project without the plan, and src/screens/templates. */
export const projects = {
  "Create and manage your PDF template projects.": "Twórz projekty planerów PDF i zarządzaj nimi.",
  "Build from YAML": "Zbuduj z YAML",
  "New Project": "Nowy projekt",
  "Loading projects...": "Wczytywanie projektów…",
  "No projects yet": "Nie ma jeszcze projektów",
  "Create your first project to get started with PDF templates": "Utwórz pierwszy projekt, a z niego pierwszy planer",
  Choose: "Wybierz",
  "a device, and a starter planner or a blank project.": "urządzenie i gotowy zestaw albo pustą stronę.",
  "Make it yours": "Dopasuj do siebie",
  "Design the pages and the links between them.": "Zaprojektuj strony i linki między nimi.",
  Download: "Pobierz",
  "the PDF and copy it to your tablet.": "jeden plik PDF i skopiuj go na tablet.",
  "{count} pages": ["{count} strona", "{count} strony", "{count} stron"],
  "{count} masters": ["{count} wzorzec", "{count} wzorce", "{count} wzorców"],
  "{count} sections": ["{count} sekcja", "{count} sekcje", "{count} sekcji"],
  "{count} clones": ["{count} klon", "{count} klony", "{count} klonów"],
  "{count} widgets": ["{count} element", "{count} elementy", "{count} elementów"],
  "{count} rules": ["{count} reguła", "{count} reguły", "{count} reguł"],
  "{count} designs": ["{count} układ", "{count} układy", "{count} układów"],
  "{count} hints": ["{count} wskazówka", "{count} wskazówki", "{count} wskazówek"],
  "{count} warnings": ["{count} ostrzeżenie", "{count} ostrzeżenia", "{count} ostrzeżeń"],
  "{count} errors": ["{count} błąd", "{count} błędy", "{count} błędów"],
  "Created {date}": "Utworzono {date}",
  "Updated {date}": "Zmieniono {date}",
  Updated: "Zmieniono",
  "Project {name} deleted.": "Projekt {name} usunięty.",

  "Create Project": "Utwórz projekt",
  "Creating…": "Tworzenie…",
  "The new project is not saved.": "Nowy projekt nie jest zapisany.",
  "Project Name": "Nazwa projektu",
  Description: "Opis",
  Category: "Kategoria",
  Author: "Autor",
  "Device Profile": "Profil urządzenia",
  "Start from": "Zacznij od",
  Blank: "Pusty",
  "No pages yet": "Bez stron",
  Language: "Język",
  "Week starts": "Początek tygodnia",
  Monday: "poniedziałek",
  Tuesday: "wtorek",
  Wednesday: "środa",
  Thursday: "czwartek",
  Friday: "piątek",
  Saturday: "sobota",
  Sunday: "niedziela",

  Public: "Publiczny",
  Private: "Prywatny",
  "Masters ({count})": "Wzorce ({count})",
  "Plan Configuration ({count})": "Plan ({count})",
  "Preview & Compile": "Podgląd i kompilacja",
  "Your changes to the plan are not saved. This browser stores them until you return. The PDF does not include them.":
    "Zmiany w planie nie są zapisane. Zostaną w tej przeglądarce do powrotu, ale plik PDF powstanie bez nich.",
  "Unsaved changes": "Niezapisane zmiany",
  "unsaved changes": "niezapisane zmiany",
  "Project details": "Szczegóły projektu",
  "Failed to update project": "Nie udało się zmienić projektu",
  "Your changes to the details are not saved.": "Zmiany w szczegółach nie są zapisane.",
  "No description": "Bez opisu",
  "Edit details": "Edytuj szczegóły",
  "Add a master and a plan section first": "Najpierw dodaj stronę wzorcową i sekcję planu",
  "Uses the saved plan, without your unsaved changes": "Korzysta z zapisanego planu, bez niezapisanych zmian",
  "Compiling…": "Kompilowanie…",
  "The server is busy. You are next.": "Serwer jest zajęty. Teraz Twoja kolej.",
  "The server is busy. {count} people are ahead of you.": [
    "Serwer jest zajęty. Przed Tobą jest {count} osoba.",
    "Serwer jest zajęty. Przed Tobą są {count} osoby.",
    "Serwer jest zajęty. Przed Tobą jest {count} osób.",
  ],
  "Test Compile": "Kompilacja próbna",
  "Generating…": "Tworzenie…",
  "Download PDF": "Pobierz PDF",
  "Edit name": "Zmień nazwę",
  "Project name": "Nazwa projektu",
  "The new name of the project is not saved.": "Nowa nazwa projektu nie jest zapisana.",
  Masters: "Strony wzorcowe",
  "Plan Sections": "Sekcje planu",
  "Compilation successful": "Kompilacja się powiodła",
  "{pages} from {rules}. You can now preview or download the PDF.":
    "{pages}, {rules}. Możesz teraz obejrzeć podgląd albo pobrać PDF.",
  Preview: "Podgląd",
  OK: "OK",

  "If you change the device, you can choose how to rescale the designs.":
    "Po zmianie urządzenia możesz wybrać sposób przeskalowania układów.",
  "Rescaling the designs…": "Skalowanie układów…",
  "Change device": "Zmień urządzenie",
  "All masters and pages of the project are rescaled to the page size of the new device.":
    "Wszystkie strony wzorcowe i strony projektu zostaną przeskalowane do strony nowego urządzenia.",
  "The device was changed.": "Urządzenie zostało zmienione.",
  "The page size is the same, so {designs} did not change.":
    "Rozmiar strony jest ten sam, więc nic się nie zmieniło ({designs}).",
  "Kept the size of {designs} on the new page.": "{designs} bez zmian, na stronie drugiego urządzenia.",
  "Scaled {designs} by width. Check them before you compile.":
    "{designs} po skalowaniu do szerokości. Obejrzyj je przed kompilacją.",
  "Scaled {designs} by height. Check them before you compile.":
    "{designs} po skalowaniu do wysokości. Obejrzyj je przed kompilacją.",
  "Scaled {designs} by width and height. Check them before you compile.":
    "{designs} po skalowaniu w obu kierunkach. Obejrzyj je przed kompilacją.",
  "Scaled {designs} proportionally to {percent}%. Check them before you compile.":
    "{designs} po skalowaniu do {percent} % z zachowaniem proporcji. Obejrzyj je przed kompilacją.",

  "Master Templates": "Strony wzorcowe",
  "New Master": "Nowa strona wzorcowa",
  "Create Master": "Utwórz stronę wzorcową",
  "Master Name": "Nazwa strony wzorcowej",
  'A master named "{name}" already exists': "Strona wzorcowa „{name}” już istnieje",
  "No masters yet": "Nie ma jeszcze stron wzorcowych",
  "Create first master template... A master is a page design, such as a day. The plan then creates one page for each day.":
    "Utwórz pierwszą stronę wzorcową… To układ jednej strony, na przykład dnia; plan zrobi z niego tyle stron, ile jest dni.",
  "Create First Master": "Utwórz pierwszą stronę wzorcową",
  "These sections use it and will need another master: {sections}.":
    "Tym sekcjom planu trzeba będzie dać inną: {sections}.",

  Pages: "Strony",
  "Turn the pages and follow the links as on the device.": "Przewracaj je i korzystaj z linków jak na urządzeniu.",
  Compile: "Skompiluj",
  "Compile|heading": "Kompilacja",
  "Compilation rules and named pages": "Reguły kompilacji i strony nazwane",
  "Not compiled since the last change. Compile to see warnings. A download compiles automatically.":
    "Bez kompilacji od ostatniej zmiany. Pobieranie kompiluje samo; skompiluj tutaj, aby zobaczyć, co jest do poprawienia.",
  "A PDF of {count} pages is ready.": [
    "Plik PDF jest gotowy: {count} strona.",
    "Plik PDF jest gotowy: {count} strony.",
    "Plik PDF jest gotowy: {count} stron.",
  ],
  "No warnings. All links have a destination.": "Brak ostrzeżeń. Każdy link ma cel.",
  "… and {count} more": "… i jeszcze {count}",
  "Inline PDF Preview": "Podgląd pliku PDF",
  "Render Preview": "Pokaż podgląd",
  "Rendering…": "Rysowanie…",
  'No preview yet. Click "Render Preview" after compiling to display it here.':
    "Nie ma jeszcze podglądu. Po kompilacji kliknij „Pokaż podgląd”, a pojawi się tutaj.",
  "PDF preview": "Podgląd PDF",
  "Page {page} of {name}": "Strona {page} z: {name}",

  Sharing: "Udostępnianie",
  "Everyone can view this project in the gallery, download its PDF and clone it.":
    "Każdy może go zobaczyć w galerii, pobrać jego PDF i sklonować go.",
  "Only you can see this project. If you share it, others can find it in the public gallery, download its PDF and clone it.":
    "Widzisz go tylko Ty. Po udostępnieniu trafi do galerii publicznej, skąd inni mogą go pobierać i klonować.",
  "Custom URL": "Własny adres",
  "planner-2024": "planer-2024",
  "Public address: {address}": "Adres publiczny: {address}",
  "Public address after sharing: {address}": "Adres publiczny po udostępnieniu: {address}",
  "New address: {address}. Existing links will stop working.":
    "Nowy adres: {address}. Dotychczasowe linki przestaną działać.",
  "Use letters, digits and hyphens. If empty, the address ends with the project id.":
    "Litery, cyfry i łączniki; bez niego adres kończy się długim identyfikatorem",
  "The new address is not saved.": "Nowy adres nie jest zapisany.",
  "Share publicly": "Udostępnij publicznie",
  "Publishing…": "Publikowanie…",
  "Change address": "Zmień adres",
  "Make private": "Przestań udostępniać",
  "Project is now public.": "Projekt jest teraz publiczny.",
  "Project is now private.": "Projekt jest teraz prywatny.",
  "Address changed.": "Adres zmieniono.",

  "No starters are available for {device}, because text and links would be too small. Start with a blank project or choose another device.":
    "Dla urządzenia {device} nie ma gotowych zestawów: tekst i linki byłyby na nim za małe. Zacznij od pustego albo wybierz inne urządzenie.",
  "Not available for {device}, because text and links would be too small: {starters}.":
    "Nie dla urządzenia {device}, bo tekst i linki byłyby na nim za małe: {starters}.",

  "Single designs: you design each page, without a plan.": "Pojedyncze układy: rysujesz każdą stronę, bez planu.",
  "New Template": "Nowy szablon",
  "Create template": "Utwórz szablon",
  "Loading templates...": "Wczytywanie szablonów…",
  "Failed to load templates": "Nie udało się wczytać szablonów",
  "No templates yet": "Nie ma jeszcze szablonów",
  "Use a template for designs without a calendar, such as a form or a notebook page. For a planner with days and months, create a project.":
    "Szablon jest do tego, co nie potrzebuje kalendarza: formularza, kartki notatnika, protokołu spotkania. Planer z dniami i miesiącami zacznij od projektu.",
  "Go to projects": "Przejdź do projektów",
  "Template {name} deleted.": "Szablon {name} usunięty.",
  "Are you sure you want to delete this template? This action cannot be undone.":
    "Na pewno usunąć ten szablon? Tego nie można cofnąć.",
  "Failed to delete template": "Nie udało się usunąć szablonu",
} satisfies Translations;
