import type { Translations } from "./forms.ts";

/** Texts of src/editor/panels/properties, besides those of the engine. */
export const editorProperties = {
  "Follows the page or block": "Dopasowanie do strony lub bloku",
  Across: "W poziomie",
  Down: "W pionie",
  "Left edge": "Lewa krawędź",
  "Right edge": "Prawa krawędź",
  "Top edge": "Górna krawędź",
  "Bottom edge": "Dolna krawędź",
  Middle: "Środek",
  "Both edges": "Obie krawędzie",
  "In proportion": "Proporcjonalnie",

  Properties: "Właściwości",
  ID: "ID",
  Basic: "Podstawowe",
  Content: "Treść",
  "All variables": "Wszystkie zmienne",
  "Insert {token}": "Wstaw {token}",
  Appearance: "Wygląd",
  Font: "Czcionka",
  "Font style": "Odmiana czcionki",
  Regular: "Zwykła",
  "Find a font": "Znajdź czcionkę",
  "No font has this name.": "Żadna czcionka tak się nie nazywa.",
  "Text Align": "Wyrównanie",
  "Unit of lengths": "Jednostka długości",
  "In common": "Wspólne",
  Presets: "Gotowe ustawienia",
  "Leads to": "Prowadzi do",
  "Here: {words}": "Tutaj: {words}",
  "Other color": "Inny kolor",
  default: "domyślnie",
  "Reset to default": "Przywróć domyślne",
  "Reset {label}": "Przywróć domyślne: {label}",
  "Clear {label}": "Wyczyść: {label}",
  "Choose {label}": "Wybierz: {label}",
  "{label}: swatches": "{label}: próbki",
  Unlock: "Odblokuj",

  "cannot be read": "nie da się odczytać",

  "Date in words": "Data słownie",
  Weekday: "Dzień tygodnia",
  "Week number": "Numer tygodnia",

  Nowhere: "Donikąd",
  Anchors: "Kotwice",
  "From this page": "Z tej strony",
  Found: "Znaleziono",
  Draft: "Szkic",
  Drafts: "Szkice",
  "Choose a target, or type a page number or a web address.":
    "Wybierz cel albo wpisz numer strony lub adres internetowy.",
  "Draft: this link leads nowhere until you choose a target.":
    "Szkic: ten link nie prowadzi nigdzie, dopóki nie wybierzesz celu.",

  "Line height": "Interlinia",
  Color: "Kolor",
  "Not printed. Layers shows it beside the widget.": "Nie jest drukowana. Widać ją na liście warstw przy elemencie.",
} satisfies Translations;
