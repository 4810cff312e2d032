import type { Translations } from "./forms.ts";

/** Texts of src/screens/original. */
export const originals = {
  "See changes": "Zobacz zmiany",
  "Not now": "Nie teraz",
  "“{name}” by {author}, which this project was cloned from, has changed.":
    "„{name}” ({author}), z którego sklonowano ten projekt, zmienił się.",
  "Changes of the original": "Zmiany oryginału",
  "Take over what changed in the project that this one was cloned from. Your own changes stay.":
    "Przejmij to, co zmieniło się w projekcie, z którego sklonowano ten. Twoje własne zmiany pozostają.",
  "View the original": "Zobacz oryginał",
  "There is nothing to merge: this project has no original that can be cloned now.":
    "Nie ma czego scalać: ten projekt nie ma oryginału, który można teraz sklonować.",
  "The original is now under this licence: {licence}. Your project is under another: {own}. They do not go together. Clone the original again to have its changes.":
    "Oryginał jest teraz na tej licencji: {licence}. Twój projekt jest na innej: {own}. Nie da się ich połączyć. Sklonuj oryginał ponownie, żeby mieć jego zmiany.",
  "Octavo did not keep what the original was when this project was cloned, so it can't tell your changes from the original's. Clone the original again to have its changes.":
    "Octavo nie zachowało stanu oryginału z chwili klonowania, więc nie odróżni Twoich zmian od zmian oryginału. Sklonuj oryginał ponownie, żeby mieć jego zmiany.",
  "Nothing is new: “{name}” by {author} has not changed since it was cloned or last merged.":
    "Nic nowego: „{name}” ({author}) nie zmienił się od klonowania lub ostatniego scalenia.",
  "Nothing in your project changes.": "W Twoim projekcie nic się nie zmienia.",
  "These stay, because they are still used: {names}.": "Te części zostają, bo są nadal używane: {names}.",
  "The merged planner would have errors: {problem}. Choose the other value of a conflict, or change your project first.":
    "Scalony planer miałby błędy: {problem}. Wybierz drugą wartość konfliktu albo najpierw zmień swój projekt.",
  "Mine now": "Teraz u mnie",
  "After the merge": "Po scaleniu",
  "Only now": "Tylko teraz",
  "No page changes.": "Żadna strona się nie zmienia.",
  "No master changes.": "Żadna strona wzorcowa się nie zmienia.",
  "Merged changes of {name} by {author}": "Scalone zmiany: {name} ({author})",
  "Merging…": "Scalanie…",
  "Merge changes": "Scal zmiany",
  "Changes merged.": "Zmiany scalone.",
  "You and the author changed these differently. Yours stays, unless you choose the original's.":
    "Ty i autor zmieniliście to inaczej. Twoja wartość zostaje, chyba że wybierzesz wartość oryginału.",
  "Keep all of mine": "Zachowaj wszystkie moje",
  "Take all of the original's": "Weź wszystkie z oryginału",
  "Show all {count} conflicts": "Pokaż wszystkie konflikty ({count})",
  Mine: "Moje",
  "The original's": "Z oryginału",
  "Deleted by one of you": "Usunięte przez jedno z was",
  "Named page {name}": "Strona nazwana {name}",
  "Style {name}": "Styl {name}",
  "Theme {name}": "Motyw {name}",
  "Font {name}": "Czcionka {name}",
  "Rule for {name}": "Reguła dla {name}",
  "Page setup": "Ustawienia strony",
  "Theme in use": "Używany motyw",
  "Frame of all masters": "Ramka wszystkich stron wzorcowych",
  Order: "Kolejność",
  "List {name}": "Lista {name}",
  "Calendar {name}": "Kalendarz {name}",
  "Term {name}": "Okres {name}",
  "Row {name}": "Wiersz {name}",
  "Nothing|value": "Nic",
  "Kept, with changes": "Zachowane, ze zmianami",
  "{count} conflicts": ["{count} konflikt", "{count} konflikty", "{count} konfliktów"],
} satisfies Translations;
