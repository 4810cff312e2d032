import type { ContractText } from "@octavo/contract";
import type { EditorText } from "@octavo/editor";
import type { EngineText } from "@octavo/engine";
import type { TextsOf } from "@octavo/foundation";
import type * as pasting from "../../editor/clipboard/messages.ts";
import type * as properties from "../../editor/fields/messages.ts";
import type * as links from "../../editor/links/messages.ts";
import type * as panel from "../../editor/messages.ts";
import type * as pictures from "../../editor/pictures/messages.ts";
import type * as problems from "../../editor/problems/messages.ts";
import type * as rescaling from "../../editor/rescaling/messages.ts";
import type { Catalog } from "./forms.ts";

type PanelText = TextsOf<
  | typeof panel
  | typeof pasting
  | typeof problems
  | typeof rescaling
  | typeof properties
  | typeof links
  | typeof pictures
>;

/** Announcements, refusals and undo steps of the editor. Texts that other packages have too are among theirs. */
export const editorMessages = {
  // History
  "Undo {step}": "Cofnij: {step}",
  "Redo {step}": "Ponów: {step}",
  "Undid {step}": "Cofnięto: {step}",
  "Redid {step}": "Ponowiono: {step}",
  "edit text": "edycja tekstu",
  "edit YAML": "edycja YAML",
  "insert the example": "wstawienie przykładu",
  // Blocks
  "Block name is required": "Podaj nazwę bloku",
  'A block cannot be called "{name}"': "Blok nie może nazywać się „{name}”",
  'There is no block "{name}"': "Nie ma bloku „{name}”",
  'There is already a block called "{name}"': "Istnieje już blok o nazwie „{name}”",
  "make block": "utworzenie bloku",
  "Made block {name}": "Utworzono blok {name}",
  "Editing block {name}": "Edycja bloku {name}",
  "Finished the block": "Zakończono edycję bloku",
  "detach {count} blocks": ["odłączenie bloku", "odłączenie {count} bloków", "odłączenie {count} bloków"],
  "change this placement": "zmiana tego wystąpienia",
  "rename block": "zmiana nazwy bloku",
  "delete block": "usunięcie bloku",
  "Deleted block {name}": "Usunięto blok {name}",
  "put {count} widgets on every page": [
    "umieszczenie {count} elementu na każdej stronie",
    "umieszczenie {count} elementów na każdej stronie",
    "umieszczenie {count} elementów na każdej stronie",
  ],
  "Put {count} widgets on every page": [
    "Umieszczono {count} element na każdej stronie",
    "Umieszczono {count} elementy na każdej stronie",
    "Umieszczono {count} elementów na każdej stronie",
  ],
  "Put {count} widgets on every page. Other masters make room": [
    "Umieszczono {count} element na każdej stronie. Inne strony wzorcowe robią mu miejsce",
    "Umieszczono {count} elementy na każdej stronie. Inne strony wzorcowe robią im miejsce",
    "Umieszczono {count} elementów na każdej stronie. Inne strony wzorcowe robią im miejsce",
  ],
  "change every-page block": "zmiana bloku każdej strony",
  "The block of every page is on this master": "Blok każdej strony jest na tej stronie wzorcowej",
  "The block of every page is not on this master": "Bloku każdej strony nie ma na tej stronie wzorcowej",
  "restore your changes": "przywrócenie zmian",
  "take their version": "przejęcie drugiej wersji",
  build: "zbudowanie z planu",
  "{command} is not possible here": "{command}: tutaj to niemożliwe",

  // Labels of commands
  "Insert {widget}": "Wstaw: {widget}",
  "Move Left by {size} pt": "Przesuń w lewo o {size} pt",
  "Move Right by {size} pt": "Przesuń w prawo o {size} pt",
  "Move Up by {size} pt": "Przesuń w górę o {size} pt",
  "Move Down by {size} pt": "Przesuń w dół o {size} pt",
  "Shrink Width by {size} pt": "Zwęź o {size} pt",
  "Enlarge Width by {size} pt": "Poszerz o {size} pt",
  "Shrink Height by {size} pt": "Obniż o {size} pt",
  "Enlarge Height by {size} pt": "Podwyższ o {size} pt",
  "Move Left by a Grid Step": "Przesuń w lewo o oczko siatki",
  "Move Right by a Grid Step": "Przesuń w prawo o oczko siatki",
  "Move Up by a Grid Step": "Przesuń w górę o oczko siatki",
  "Move Down by a Grid Step": "Przesuń w dół o oczko siatki",
  "Shrink Width by a Grid Step": "Zwęź o oczko siatki",
  "Enlarge Width by a Grid Step": "Poszerz o oczko siatki",
  "Shrink Height by a Grid Step": "Obniż o oczko siatki",
  "Enlarge Height by a Grid Step": "Podwyższ o oczko siatki",

  // Groups
  "group {count} widgets": [
    "zgrupowanie {count} elementu",
    "zgrupowanie {count} elementów",
    "zgrupowanie {count} elementów",
  ],
  "Grouped {count} widgets": [
    "Zgrupowano {count} element",
    "Zgrupowano {count} elementy",
    "Zgrupowano {count} elementów",
  ],
  "ungroup {count} groups": ["rozgrupowanie", "rozgrupowanie {count} grup", "rozgrupowanie {count} grup"],
  "Dissolved {count} groups": ["Rozgrupowano", "Rozgrupowano {count} grupy", "Rozgrupowano {count} grup"],
  "change style": "zmiana stylu",
  "add fonts": "dodanie czcionek",
  "remove font": "usunięcie czcionki",
  "change a style": "zmiana stylu",
  "Changed style {name}": "Zmieniono styl {name}",
  "Style name is required": "Nazwa stylu jest wymagana",
  'There is already a style "{name}"': "Jest już styl „{name}”",
  "rename style": "zmiana nazwy stylu",
  "delete style": "usunięcie stylu",
  "Deleted style {name}": "Usunięto styl {name}",
  "change theme": "zmiana motywu",
  "Theme: {name}": "Motyw: {name}",
  "change the font of the whole planner": "zmiana czcionki całego planera",
  "Changed the font of the whole planner": "Zmieniono czcionkę całego planera",
  "change line width": "zmiana grubości linii",
  'There is no style "{name}"': "Nie ma stylu „{name}”",
  "change pin": "zmiana przypięcia",
  "rename group": "zmiana nazwy grupy",
  "Groups can be at most {most} levels deep": "Grupy mogą mieć najwyżej {most} poziomów",
  "A group needs a name without a slash": "Grupa musi mieć nazwę bez ukośnika",
  'There is already a group "{name}" here': "Jest tu już grupa „{name}”",
  "In group {name}. Esc leaves it.": "W grupie {name}. Esc z niej wychodzi.",
  "Selected group {name} with {count} widgets": [
    "Zaznaczono grupę {name}: {count} element",
    "Zaznaczono grupę {name}: {count} elementy",
    "Zaznaczono grupę {name}: {count} elementów",
  ],

  // Selection and arrangement
  "Nothing selected": "Nic nie zaznaczono",
  "Selected {count} widgets": [
    "Zaznaczono {count} element",
    "Zaznaczono {count} elementy",
    "Zaznaczono {count} elementów",
  ],
  "align {count} widgets": [
    "wyrównanie {count} elementu",
    "wyrównanie {count} elementów",
    "wyrównanie {count} elementów",
  ],
  "Aligned {count} widgets left": [
    "Wyrównano {count} element do lewej",
    "Wyrównano {count} elementy do lewej",
    "Wyrównano {count} elementów do lewej",
  ],
  "Aligned {count} widgets center": [
    "Wyśrodkowano {count} element w poziomie",
    "Wyśrodkowano {count} elementy w poziomie",
    "Wyśrodkowano {count} elementów w poziomie",
  ],
  "Aligned {count} widgets right": [
    "Wyrównano {count} element do prawej",
    "Wyrównano {count} elementy do prawej",
    "Wyrównano {count} elementów do prawej",
  ],
  "Aligned {count} widgets top": [
    "Wyrównano {count} element do góry",
    "Wyrównano {count} elementy do góry",
    "Wyrównano {count} elementów do góry",
  ],
  "Aligned {count} widgets middle": [
    "Wyśrodkowano {count} element w pionie",
    "Wyśrodkowano {count} elementy w pionie",
    "Wyśrodkowano {count} elementów w pionie",
  ],
  "Aligned {count} widgets bottom": [
    "Wyrównano {count} element do dołu",
    "Wyrównano {count} elementy do dołu",
    "Wyrównano {count} elementów do dołu",
  ],
  "Aligned {count} widgets to the grid": [
    "Wyrównano {count} element do siatki",
    "Wyrównano {count} elementy do siatki",
    "Wyrównano {count} elementów do siatki",
  ],
  "Tidy Up needs a row, a column or a grid with room on the page":
    "Uporządkować można tylko wiersz, kolumnę lub siatkę, która mieści się na stronie",
  "tidy up {count} widgets": [
    "uporządkowanie {count} elementu",
    "uporządkowanie {count} elementów",
    "uporządkowanie {count} elementów",
  ],
  "Tidied up {count} widgets": [
    "Uporządkowano {count} element",
    "Uporządkowano {count} elementy",
    "Uporządkowano {count} elementów",
  ],
  "frame {count} widgets": [
    "otoczenie ramką {count} elementu",
    "otoczenie ramką {count} elementów",
    "otoczenie ramką {count} elementów",
  ],
  "Framed {count} widgets with a box": [
    "Otoczono ramką {count} element",
    "Otoczono ramką {count} elementy",
    "Otoczono ramką {count} elementów",
  ],
  "Editing the text of {count} widgets": [
    "Edycja tekstu {count} elementu",
    "Edycja tekstu {count} elementów",
    "Edycja tekstu {count} elementów",
  ],
  "distribute {count} widgets": [
    "rozłożenie {count} elementu",
    "rozłożenie {count} elementów",
    "rozłożenie {count} elementów",
  ],
  "Distributed {count} widgets": [
    "Rozłożono {count} element",
    "Rozłożono {count} elementy",
    "Rozłożono {count} elementów",
  ],
  resize: "zmiana rozmiaru",
  "resize {count} widgets": [
    "zmiana rozmiaru {count} elementu",
    "zmiana rozmiaru {count} elementów",
    "zmiana rozmiaru {count} elementów",
  ],
  "Resized {count} widgets": [
    "Zmieniono rozmiar {count} elementu",
    "Zmieniono rozmiar {count} elementów",
    "Zmieniono rozmiar {count} elementów",
  ],
  "Made {count} widgets equally large": [
    "Wyrównano wielkość {count} elementu",
    "Wyrównano wielkość {count} elementów",
    "Wyrównano wielkość {count} elementów",
  ],
  move: "przesunięcie",
  "move {count} widgets": [
    "przesunięcie {count} elementu",
    "przesunięcie {count} elementów",
    "przesunięcie {count} elementów",
  ],
  "Moved {count} widgets": [
    "Przesunięto {count} element",
    "Przesunięto {count} elementy",
    "Przesunięto {count} elementów",
  ],
  "reorder {count} widgets": [
    "zmiana kolejności {count} elementu",
    "zmiana kolejności {count} elementów",
    "zmiana kolejności {count} elementów",
  ],
  Reordered: "Zmieniono kolejność",
  "change position and size": "zmiana położenia i rozmiaru",
  "move {count} widgets to the master": [
    "przeniesienie {count} elementu do wzorca",
    "przeniesienie {count} elementów do wzorca",
    "przeniesienie {count} elementów do wzorca",
  ],
  "Moved {count} widgets to the master": [
    "Przeniesiono {count} element do wzorca",
    "Przeniesiono {count} elementy do wzorca",
    "Przeniesiono {count} elementów do wzorca",
  ],
  "move {count} widgets to the page": [
    "przeniesienie {count} elementu na stronę",
    "przeniesienie {count} elementów na stronę",
    "przeniesienie {count} elementów na stronę",
  ],
  "Moved {count} widgets to the page": [
    "Przeniesiono {count} element na stronę",
    "Przeniesiono {count} elementy na stronę",
    "Przeniesiono {count} elementów na stronę",
  ],
  "move to page": "przeniesienie na stronę",
  "move {count} widgets to page {page}": [
    "przeniesienie {count} elementu na stronę {page}",
    "przeniesienie {count} elementów na stronę {page}",
    "przeniesienie {count} elementów na stronę {page}",
  ],
  "Moved {count} widgets to page {page}": [
    "Przeniesiono {count} element na stronę {page}",
    "Przeniesiono {count} elementy na stronę {page}",
    "Przeniesiono {count} elementów na stronę {page}",
  ],

  // Pages
  "Page {page} of {total}": "Strona {page} z {total}",
  "Previous page": "Poprzednia strona",
  "Next page": "Następna strona",
  "Previous design": "Poprzedni układ",
  "Next design": "Następny układ",
  "Design {index} of {total}": "Układ {index} z {total}",
  "Invalid page number: {page}. Must be between 1 and {total}": "Nie ma strony {page}. Podaj numer od 1 do {total}",
  "Invalid source page number: {page}. Must be between 1 and {total}":
    "Nie ma strony źródłowej {page}. Podaj numer od 1 do {total}",
  "Page count must be at least 1": "Podaj co najmniej 1 stronę",
  "Cannot add more than {most} pages at once": "Nie można dodać więcej niż {most} stron naraz",
  "Cannot duplicate more than {most} pages at once": "Nie można powielić więcej niż {most} stron naraz",
  "Please enter a number between 1 and {max}": "Podaj liczbę od 1 do {max}",
  "A document can have at most {most} pages": "Dokument może mieć najwyżej {most} stron",
  "add {count} pages": ["dodanie {count} strony", "dodanie {count} stron", "dodanie {count} stron"],
  "Added {count} pages": ["Dodano {count} stronę", "Dodano {count} strony", "Dodano {count} stron"],
  "duplicate page {page}": "powielenie strony {page}",
  "duplicate page {page} {times} times": "powielenie strony {page}, razy {times}",
  "delete page {page}": "usunięcie strony {page}",
  "Deleted page {page}": "Usunięto stronę {page}",
  "move page {page}": "przeniesienie strony {page}",
  "Moved to page {page}": "Przeniesiono na stronę {page}",
  "Delete page {page}? All widgets on this page will be removed.":
    "Usunąć stronę {page}? Znikną wszystkie elementy tej strony.",
  "Duplicate page {page} with {count} widget(s)?": [
    "Powielić stronę {page} z {count} elementem?",
    "Powielić stronę {page} z {count} elementami?",
    "Powielić stronę {page} z {count} elementami?",
  ],

  // Masters
  'There is already a master called "{name}"': "Jest już strona wzorcowa „{name}”",
  "Master not found": "Nie ma takiej strony wzorcowej",
  "add master": "dodanie strony wzorcowej",
  "Added master {name}": "Dodano stronę wzorcową {name}",
  "rename master": "zmiana nazwy strony wzorcowej",
  "duplicate master": "powielenie strony wzorcowej",
  "move master": "przeniesienie strony wzorcowej",
  "Moved master {name}": "Przeniesiono stronę wzorcową {name}",
  "delete master": "usunięcie strony wzorcowej",
  "Deleted master {name}": "Usunięto stronę wzorcową {name}",
  "Delete this master? Assigned pages will revert to None.":
    "Usunąć tę stronę wzorcową? Przypisane do niej strony zostaną bez wzorca.",
  "Master {name}": "Wzorzec {name}",
  "Back to the page": "Powrót do strony",
  None: "Brak",
  "No color": "Bez koloru",
  "Own fonts": "Własne czcionki",
  "Sans serif": "Bezszeryfowe",
  Serif: "Szeryfowe",
  Condensed: "Wąskie",
  Monospaced: "O stałej szerokości",
  Handwriting: "Pismo odręczne",
  Display: "Ozdobne",
  "Other scripts": "Inne pisma",
  "assign {name}": "przypisanie wzorca {name}",
  "Master: {name}": "Wzorzec: {name}",

  // Widgets
  "Widget not found": "Nie ma takiego elementu",
  "A page design can have at most {most} widgets": "Układ strony może mieć najwyżej {most} elementów",
  'There is already a widget "{id}" here': "Jest tu już element „{id}”",
  "must be a number from {min} to {max}": "musi być liczbą od {min} do {max}",
  "Background must be a color like #1A2B3C": "Tło: musi być kolorem, na przykład #1A2B3C",
  "This widget cannot be a link": "Ten element nie może być linkiem",
  "Editing text": "Edycja tekstu",
  "insert {widget}": "wstawienie: {widget}",
  "Inserted {widget}": "Wstawiono: {widget}",
  "make room": "zrób miejsce",
  "Other areas made room.": "Inne pola zrobiły miejsce.",
  "Inserted {widget}. Other areas made room.": "Wstawiono: {widget}. Inne pola zrobiły miejsce.",
  "Inserted {widget} in place of the earlier one.": "Wstawiono w miejsce wcześniejszej wersji: {widget}.",
  "Inserted {widget}, smaller than usual, because the page is full.":
    "Wstawiono: {widget}, w mniejszym rozmiarze, bo strona jest pełna.",
  "Inserted {widget} over lines to write on, because the page has no other room.":
    "Wstawiono na liniach do pisania: {widget}, bo na stronie nie ma innego miejsca.",
  "Inserted {widget} over other widgets. You can move it to another place.":
    "Wstawiono na innych elementach: {widget}. Nowy element możesz przesunąć.",
  "change options of {part}": "zmień opcje: {part}",
  "rename widget": "zmiana nazwy elementu",
  "Renamed to {name}": "Nowa nazwa: {name}",
  "change {property}": "zmiana: {property}",
  "change font": "zmiana czcionki",
  "change type size": "zmiana rozmiaru tekstu",
  "change grid step": "zmiana kroku siatki",
  "change text color": "zmiana koloru tekstu",
  "change text alignment": "zmiana wyrównania tekstu",
  "change line height": "zmiana interlinii",
  "change background": "zmiana tła",
  "apply preset": "zastosowanie gotowego ustawienia",
  "link {count} widgets": [
    "połączenie {count} elementu",
    "połączenie {count} elementów",
    "połączenie {count} elementów",
  ],
  "Linked {count} widgets": ["Połączono {count} element", "Połączono {count} elementy", "Połączono {count} elementów"],
  "Delete this widget?": "Usunąć ten element?",
  "Delete {count} widgets?": ["Usunąć {count} element?", "Usunąć {count} elementy?", "Usunąć {count} elementów?"],
  "delete {count} widgets": [
    "usunięcie {count} elementu",
    "usunięcie {count} elementów",
    "usunięcie {count} elementów",
  ],
  "clear {count} widgets": ["usunięcie {count} elementu", "usunięcie {count} elementów", "usunięcie {count} elementów"],
  "Deleted {count} widgets": ["Usunięto {count} element", "Usunięto {count} elementy", "Usunięto {count} elementów"],
  "duplicate {count} widgets": [
    "powielenie {count} elementu",
    "powielenie {count} elementów",
    "powielenie {count} elementów",
  ],
  "Duplicated {count} widgets": [
    "Powielono {count} element",
    "Powielono {count} elementy",
    "Powielono {count} elementów",
  ],
  "{done}. Previous and next links lead where the originals lead":
    "{done}. Linki do poprzedniej i następnej strony prowadzą tam, gdzie w oryginale",
  "lock {count} widgets": [
    "zablokowanie {count} elementu",
    "zablokowanie {count} elementów",
    "zablokowanie {count} elementów",
  ],
  "Locked {count} widgets": [
    "Zablokowano {count} element",
    "Zablokowano {count} elementy",
    "Zablokowano {count} elementów",
  ],
  "unlock {count} widgets": [
    "odblokowanie {count} elementu",
    "odblokowanie {count} elementów",
    "odblokowanie {count} elementów",
  ],
  "Unlocked {count} widgets": [
    "Odblokowano {count} element",
    "Odblokowano {count} elementy",
    "Odblokowano {count} elementów",
  ],
  "hide {count} widgets": ["ukrycie {count} elementu", "ukrycie {count} elementów", "ukrycie {count} elementów"],
  "Hid {count} widgets": ["Ukryto {count} element", "Ukryto {count} elementy", "Ukryto {count} elementów"],
  "show {count} widgets": ["pokazanie {count} elementu", "pokazanie {count} elementów", "pokazanie {count} elementów"],
  "Showed {count} widgets": ["Pokazano {count} element", "Pokazano {count} elementy", "Pokazano {count} elementów"],
  "unlock and show all": "odblokowanie i pokazanie wszystkiego",
  "Unlocked and shown all": "Odblokowano i pokazano wszystko",
  "fix {count} problems": ["poprawka {count} problemu", "poprawka {count} problemów", "poprawka {count} problemów"],
  "Fixed {count} problems": [
    "Poprawiono {count} problem",
    "Poprawiono {count} problemy",
    "Poprawiono {count} problemów",
  ],

  // Links
  "Where to?": "Dokąd?",
  "Previous day": "Poprzedni dzień",
  "Previous week": "Poprzedni tydzień",
  "Previous month": "Poprzedni miesiąc",
  "Previous quarter": "Poprzedni kwartał",
  "Previous year": "Poprzedni rok",
  "Previous item": "Poprzednia pozycja",
  "Next day": "Następny dzień",
  "Next week": "Następny tydzień",
  "Next month": "Następny miesiąc",
  "Next quarter": "Następny kwartał",
  "Next year": "Następny rok",
  "Next item": "Następna pozycja",
  "First day": "Pierwszy dzień",
  "First week": "Pierwszy tydzień",
  "First month": "Pierwszy miesiąc",
  "First quarter": "Pierwszy kwartał",
  "First year": "Pierwszy rok",
  "First item": "Pierwsza pozycja",
  "First page": "Pierwsza strona",
  "Last day": "Ostatni dzień",
  "Last week": "Ostatni tydzień",
  "Last month": "Ostatni miesiąc",
  "Last quarter": "Ostatni kwartał",
  "Last year": "Ostatni rok",
  "Last item": "Ostatnia pozycja",
  "Last page": "Ostatnia strona",
  "The day of this page’s date": "Dzień z datą tej strony",
  "The week of this page’s date": "Tydzień z datą tej strony",
  "The month of this page’s date": "Miesiąc z datą tej strony",
  "The quarter of this page’s date": "Kwartał z datą tej strony",
  "The year of this page’s date": "Rok z datą tej strony",
  "This item’s page": "Strona tej pozycji",
  "The page": "Strona",
  "Each day’s page": "Strona każdego dnia",
  "Each day’s week": "Tydzień każdego dnia",
  "Each entry’s month": "Miesiąc każdego wpisu",
  "Each entry’s quarter": "Kwartał każdego wpisu",
  "Each entry’s year": "Rok każdego wpisu",
  "Each item’s page": "Strona każdej pozycji",
  "First day of the period": "Pierwszy dzień okresu",
  "Last day of the period": "Ostatni dzień okresu",
  "First day of the week": "Pierwszy dzień tygodnia",
  "First day of the month": "Pierwszy dzień miesiąca",
  "First day of the quarter": "Pierwszy dzień kwartału",
  "First day of the year": "Pierwszy dzień roku",
  "Last day of the week": "Ostatni dzień tygodnia",
  "Last day of the month": "Ostatni dzień miesiąca",
  "Last day of the quarter": "Ostatni dzień kwartału",
  "Last day of the year": "Ostatni dzień roku",
  "{link}: {section}": "{link}: {section}",
  "yesterday, the day before, back": "wczoraj, dzień wcześniej, wstecz",
  "tomorrow, the day after, forward": "jutro, dzień później, dalej",
  "up to the week": "w górę do tygodnia",
  "up to the month": "w górę do miesiąca",
  "up to the year": "w górę do roku",
  "one page per item": "jedna strona na pozycję",
  "No link": "Bez linku",
  "{count} pasted links have no destination on this page, among them “{link}”. Choose where they lead.": [
    "„{link}” nie ma znaczenia na tej stronie. Wybierz, dokąd prowadzi wklejony link.",
    "„{link}” i razem {count} linki nie mają znaczenia na tej stronie. Wybierz, dokąd prowadzą wklejone linki.",
    "„{link}” i razem {count} linków nie ma znaczenia na tej stronie. Wybierz, dokąd prowadzą wklejone linki.",
  ],
  "Web address": "Adres internetowy",
  "As it is written": "Zapis w dokumencie",
  "→ {where}": "→ {where}",
  "{title}, page {page}": "{title}, strona {page}",
  "Not on this page. On {page}: → {where}": "Nie na tej stronie. {page}: → {where}",
  "No page of the plan has this": "Żadna strona planu tego nie ma",
  "This page": "Ta strona",
  "Leads nowhere": "Prowadzi donikąd",
  "Page {page}": "Strona {page}",
  "Page {page}, {name}": "Strona {page}, {name}",
  "{count} links": ["{count} link", "{count} linki", "{count} linków"],
  "{count} links, pages {first}–{last}": [
    "{count} link, strony {first}–{last}",
    "{count} linki, strony {first}–{last}",
    "{count} linków, strony {first}–{last}",
  ],

  // Canvas and document
  "Width and height must be numbers from 1 to {max}": "Szerokość i wysokość muszą być liczbami od 1 do {max}",
  "Margins must be four numbers that leave room on the page":
    "Marginesy muszą być czterema liczbami, które zostawiają miejsce na stronie",
  "Grid size must be a number above 0 up to {max}": "Oczko siatki musi być liczbą większą od 0, najwyżej {max}",
  "change settings": "zmiana ustawień",
  "change page": "zmiana strony",
  "change device": "zmiana urządzenia",
  "Device: {name}": "Urządzenie: {name}",
  "add guide": "dodanie prowadnicy",
  "add guides": "dodanie prowadnic",
  "move guide": "przesunięcie prowadnicy",
  "remove guide": "usunięcie prowadnicy",
  "remove guides": "usunięcie prowadnic",
  "Added guides": "Dodano prowadnice",
  "No guides": "Nie ma prowadnic",
  rescale: "przeskalowanie",
  Rescaled: "Przeskalowano",

  // View
  "Zoom {percent} %": "Powiększenie {percent}%",
  "{setting}: on": "{setting}: wł.",
  "{setting}: off": "{setting}: wył.",
  "Rulers: {unit}": "Linijki: {unit}",
  "Wheel: scroll": "Kółko: przewijanie",
  "Wheel: zoom": "Kółko: powiększanie",

  // Clipboard
  "The clipboard is empty": "Schowek jest pusty",
  "There are no widgets on the clipboard": "W schowku nie ma elementów",
  "Copied {count} widgets": [
    "Skopiowano {count} element",
    "Skopiowano {count} elementy",
    "Skopiowano {count} elementów",
  ],
  "cut {count} widgets": ["wycięcie {count} elementu", "wycięcie {count} elementów", "wycięcie {count} elementów"],
  "Cut {count} widgets": ["Wycięto {count} element", "Wycięto {count} elementy", "Wycięto {count} elementów"],
  "The pasted block “{name}” is called “{to}” here, because there is another block of its name.":
    "Wklejony blok „{name}” nazywa się tutaj „{to}”, bo istnieje inny blok o jego nazwie.",
  "{name} could not be saved. Open it to see the reason.":
    "Nie udało się zapisać strony {name}. Otwórz ją, aby zobaczyć powód.",
  "All changes are saved.": "Wszystkie zmiany zostały zapisane.",
  "Other designs of the project were changed in the meantime, so they stay as they are.":
    "Inne strony projektu zmieniły się w międzyczasie, więc zostają bez zmian.",
  "paste {count} widgets to masters": [
    "wklejenie {count} elementu na strony wzorcowe",
    "wklejenie {count} elementów na strony wzorcowe",
    "wklejenie {count} elementów na strony wzorcowe",
  ],
  "Pasted {count} widgets, masters: {masters}": [
    "Wklejono {count} element, strony wzorcowe: {masters}",
    "Wklejono {count} elementy, strony wzorcowe: {masters}",
    "Wklejono {count} elementów, strony wzorcowe: {masters}",
  ],
  "There is no room for more widgets on {master}.": "Na stronie {master} nie ma miejsca na więcej elementów.",
  "The text is no longer there": "Tego tekstu już nie ma",
  "replace {count} texts": ["zamiana {count} tekstu", "zamiana {count} tekstów", "zamiana {count} tekstów"],
  "Replaced {count} texts": ["Zamieniono {count} tekst", "Zamieniono {count} teksty", "Zamieniono {count} tekstów"],
  "paste {count} widgets": ["wklejenie {count} elementu", "wklejenie {count} elementów", "wklejenie {count} elementów"],
  "Pasted {count} widgets": ["Wklejono {count} element", "Wklejono {count} elementy", "Wklejono {count} elementów"],
  "The browser does not let the clipboard be read. Press {keys}, or allow it in the browser's settings for this site.":
    "Przeglądarka nie pozwala odczytać schowka. Naciśnij {keys} albo zezwól na to w ustawieniach przeglądarki dla tej strony.",

  // Pictures
  "{device} shows grays only": "{device} pokazuje tylko szarości",
  "Importing {name}…": "Importowanie {name}…",
  "{name} could not be compressed, so it was added unchanged":
    "Nie udało się zmniejszyć {name}, więc plik dodano bez zmian",
  "{name} is not an image that can be opened, so nothing was changed. Choose a PNG, JPEG or SVG file.":
    "{name} nie jest obrazem, który da się otworzyć, więc nic nie zmieniono. Wybierz plik PNG, JPEG lub SVG.",
  "{name} is {size} and cannot be made smaller here. At most {most} fit into a document":
    "{name} ma {size} i nie można go tu zmniejszyć. W dokumencie mieści się najwyżej {most}",
  "{problem}. {hint}.": "{problem}. {hint}.",
  "The picture could not be read.": "Nie udało się odczytać obrazu.",
  "Only pictures can be dropped here: PNG, JPEG, SVG and the like":
    "Można tu upuszczać tylko obrazy: PNG, JPEG, SVG i podobne",

  // Saving
  "The YAML has errors. Fix them or discard these changes to return to the visual editor.":
    "YAML zawiera błędy. Popraw je albo odrzuć te zmiany, aby wrócić do edytora graficznego.",
  "The YAML module could not be loaded. Check the connection and try again.":
    "Nie udało się wczytać modułu YAML. Sprawdź połączenie i spróbuj ponownie.",
  "Your browser has no room to keep your changes, or does not allow it. Save them before you close this page.":
    "Przeglądarka nie ma miejsca na zmiany albo nie pozwala ich zachować. Zapisz je, zanim zamkniesz tę stronę.",
  "from a moment ago": "sprzed chwili",
  "from {count} minutes ago": ["sprzed {count} min", "sprzed {count} min", "sprzed {count} min"],
  "from {count} hours ago": ["sprzed {count} godz.", "sprzed {count} godz.", "sprzed {count} godz."],
  "from {count} days ago": ["sprzed {count} dnia", "sprzed {count} dni", "sprzed {count} dni"],

  // Properties panel
  "Select a widget to edit its properties.": "Zaznacz element, aby edytować jego właściwości.",
  "The page is empty. Choose a widget from the list to place it, or drag it to where it belongs.":
    "Strona jest pusta. Wybierz element z listy, aby go umieścić, albo przeciągnij go na miejsce.",
  Mixed: "Różne",
  "Choose or type": "Wybierz lub wpisz",
  "Undo brings it back.": "Cofnięcie go przywróci.",
  "This widget is locked.": "Ten element jest zablokowany.",
  "These widgets are locked.": "Te elementy są zablokowane.",
  "{count} of them are locked and stay as they are.": [
    "Jeden z nich jest zablokowany i się nie zmieni.",
    "{count} z nich są zablokowane i się nie zmienią.",
    "{count} z nich jest zablokowanych i się nie zmieni.",
  ],
  "Not a number. Sums such as 72/2 work, too": "To nie jest liczba. Można też wpisać działanie, np. 72/2",
  "Nothing can be divided by zero": "Nie można dzielić przez zero",
  "Lengths cannot be multiplied with each other": "Długości nie można mnożyć przez siebie",
  "A number is needed": "Potrzebna jest liczba",
  'There is no unit "{unit}" here. These can be used: {units}': "Nie ma tu jednostki „{unit}”. Można użyć: {units}",
  'A plain number is needed, without "{unit}"': "Potrzebna jest sama liczba, bez „{unit}”",
  "One unit is enough": "Wystarczy jedna jednostka",
  "From {min} to {max}": "Od {min} do {max}",
  "A whole number from {min} to {max}": "Liczba całkowita od {min} do {max}",
  "Use six digits, like #1A2B3C": "Podaj sześć cyfr, np. #1A2B3C",
  "A picture of {size}": "Obraz, {size}",
  'There is no "{name}": "{used}" is used': "Nie ma odmiany „{name}”; zastępuje ją „{used}”",
  'There is no font "{name}"': "Nie ma czcionki „{name}”",
  "No connection. Your changes are kept in this browser, and saved when the connection returns.":
    "Brak połączenia. Zmiany są zachowane w tej przeglądarce i zostaną zapisane, gdy połączenie wróci.",
  "Prints as {color}": "Drukuje się jako {color}",
  "Prints as white and is not seen on paper": "Drukuje się jako biały, więc nie będzie go widać",
} satisfies Catalog<Exclude<EditorText | PanelText, ContractText | EngineText>>;
