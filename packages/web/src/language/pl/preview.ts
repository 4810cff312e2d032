import type { Translations } from "./forms.ts";

/** Texts of src/screens/build-planner, src/planner-view, src/problems and src/yaml-editor. */
export const preview = {
  Reserved: "Zarezerwowana",
  "Build From Masters + Plan": "Zbuduj ze stron wzorcowych i planu",
  "Masters are page designs. The plan defines how many pages use each master, and for which dates.":
    "Strony wzorcowe to układy stron; plan mówi, ile stron z każdego powstaje i na jakie daty.",
  "Masters and plan": "Strony wzorcowe i plan",
  "Masters or plan": "Strony wzorcowe albo plan",
  "Masters, plan or planner": "Strony wzorcowe, plan albo planer",
  "Master library, YAML": "Biblioteka stron wzorcowych, YAML",
  "Plan, YAML": "Plan, YAML",
  Planner: "Planer",
  "Open file": "Otwórz plik",
  "Open a file into {name}": "Otwórz plik w: {name}",
  "Open a YAML file into {name}": "Otwórz plik YAML w: {name}",
  "Drop to replace {name}": "Upuść, aby zastąpić: {name}",
  "{name} is larger than {size} MiB, which is the limit of one document.":
    "{name} ma więcej niż {size} MiB, czyli więcej, niż może mieć jeden dokument.",
  "{name} is not a text file.": "{name} nie jest plikiem tekstowym.",
  "Reset to sample": "Przywróć przykład",
  "Reset to the sample?": "Przywrócić przykład?",
  "This replaces your masters and plan with the sample. While this page is open, you can restore yours with Undo in each editor.":
    "Przykładowe strony wzorcowe i plan zastąpią Twoje. Dopóki ta strona jest otwarta, cofnięcie w każdym z edytorów je przywróci.",
  "Reset both": "Przywróć oba",
  "Compile & Open": "Skompiluj i otwórz",
  "Ctrl or Cmd + Enter": "Ctrl lub Cmd + Enter",
  "Making the PDF: page {page} of {total}": "Tworzenie PDF: strona {page} z {total}",
  "The planner could not be opened. Fix {errors} first.": "Planer się nie otworzył: najpierw popraw {errors}.",
  "The PDF could not be made in this browser. Reload the page and try again.":
    "Nie udało się utworzyć PDF w tej przeglądarce. Wczytaj stronę ponownie i spróbuj jeszcze raz.",
  "The planner could not be created. Reload the page.": "Nie udało się utworzyć planera. Wczytaj stronę ponownie.",
  "The PDF could not be created. Fix {errors} first.": "Nie ma jeszcze PDF: najpierw popraw {errors}.",
  "Planner opened: {extent}.": "Planer otwarty: {extent}.",
  "Showing the last valid version. Fix the errors to see your changes.":
    "Widać ostatnią poprawną wersję. Popraw błędy, aby zobaczyć zmiany.",
  "Your planner opens here": "Tu otworzy się planer",
  "Turn its pages and follow its links as on the device. The preview updates while you type.":
    "Przewracaj strony i korzystaj z linków jak na urządzeniu. Potem planer będzie śledzić to, co piszesz.",
  Problems: "Problemy",
  "Checking…": "Sprawdzanie…",
  "No problems. {extent}.": "Bez problemów. {extent}.",
  errors: ["błąd", "błędy", "błędów"],

  "{document}, line {line}": "{document}, wiersz {line}",
  Template: "Szablon",
  "Master {master}": "Wzorzec {master}",
  "Error:": "Błąd:",
  "Hint:": "Wskazówka:",
  "Warning:": "Ostrzeżenie:",

  "Planner page. Arrow keys turn pages, Tab reaches the links.":
    "Strona planera. Strzałki przewracają strony, Tab prowadzi do linków.",
  "Drawing the page…": "Rysowanie strony…",
  "This page could not be drawn. Compile the planner again.": "Nie udało się narysować tej strony. Skompiluj ponownie.",
  "A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.":
    "Nie udało się wczytać czcionki, więc zastępuje ją tu inna. W PDF będzie właściwa.",
  Contents: "Spis treści",
  "Contents of the planner": "Spis treści planera",
  "{title}, entries": "{title}, pozycje",
  "Back to the previous page": "Wróć do poprzedniej strony",
  "Show links": "Pokaż linki",
  "Fit width": "Dopasuj szerokość",
  "Fit page": "Dopasuj stronę",
  Page: "Strona",
  "Page number": "Numer strony",
  "of {pages}": "z {pages}",

  "{label}. Escape, then Tab leaves the editor.": "{label}. Escape, a potem Tab wychodzi z edytora.",
  Find: "Znajdź",
  Replace: "Zamień na",
  next: "następne",
  previous: "poprzednie",
  all: "wszystkie",
  "match case": "wielkość liter",
  regexp: "wyrażenie regularne",
  "by word": "całe słowa",
  replace: "zamień",
  "replace all": "zamień wszystkie",
  close: "zamknij",
  "Go to line": "Przejdź do wiersza",
  go: "przejdź",
} satisfies Translations;
