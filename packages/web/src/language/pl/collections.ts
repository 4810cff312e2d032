import type { Translations } from "./forms.ts";

/** Texts of src/screens/gallery/collections, and of collections elsewhere. */
export const collections = {
  Collections: "Kolekcje",
  Collection: "Kolekcja",
  "My collections": "Moje kolekcje",
  "Planners that users have put together. You can browse, download and clone each of them.":
    "Planery zebrane przez użytkowników. Każdy z nich możesz przejrzeć, pobrać i sklonować.",
  "Unable to load the collections": "Nie udało się wczytać kolekcji",
  "Unable to load the collection": "Nie udało się wczytać tej kolekcji",
  "Unable to change the collection": "Nie udało się zmienić kolekcji",
  "No public collections yet": "Nie ma jeszcze publicznych kolekcji",
  "To start one, open a planner in the gallery and select “Add to collection…”.":
    "Aby zacząć kolekcję, otwórz planer w galerii i wybierz „Dodaj do kolekcji…”.",
  "Collected by {author}": "Zebrane przez: {author}",
  "Showing {shown} of {total} collections.": "Widoczne kolekcje: {shown} z {total}.",
  "Public planners that you have put together. Publish a collection to show it in the gallery.":
    "Publiczne planery zebrane przez Ciebie. Opublikuj kolekcję, żeby pokazać ją w galerii.",
  "You have no collections yet": "Nie masz jeszcze kolekcji",
  "New collection": "Nowa kolekcja",
  "Create collection": "Utwórz kolekcję",
  "Edit collection": "Edytuj kolekcję",
  "Your changes to the collection are not saved.": "Zmiany w kolekcji nie są zapisane.",
  "Back to collections": "Wróć do kolekcji",
  "Its author may have made it private or deleted it.": "Autor mógł ją ukryć albo usunąć.",
  "Browse the collections": "Przejrzyj kolekcje",
  "Edit this collection": "Edytuj tę kolekcję",
  "No planner of this collection is public at the moment.": "Żaden planer z tej kolekcji nie jest teraz publiczny.",
  "Report this collection": "Zgłoś tę kolekcję",
  "This collection is empty. Open a planner in the gallery and select “Add to collection…”.":
    "Ta kolekcja jest pusta. Otwórz planer w galerii i wybierz „Dodaj do kolekcji…”.",
  "Open the public page": "Otwórz stronę publiczną",
  "Publish the collection": "Opublikuj kolekcję",
  "Edit name and description…": "Edytuj nazwę i opis…",
  "Delete the collection…": "Usuń kolekcję…",
  "The collection is public.": "Kolekcja jest publiczna.",
  "The collection is private.": "Kolekcja jest prywatna.",
  "Its planners stay where they are. This can't be undone.":
    "Jej planery pozostaną tam, gdzie są. Tego nie można cofnąć.",
  "Drag a planner by its handle, or use the arrows, to change its place.":
    "Aby zmienić miejsce planera, przeciągnij go za uchwyt albo użyj strzałek.",
  "The collection was changed elsewhere. Its present order is shown. Move the planners again.":
    "Kolekcja zmieniła się gdzie indziej. Widzisz jej obecną kolejność. Przesuń planery jeszcze raz.",
  "Planners of the collection": "Planery w kolekcji",
  "No longer public. Others don't see it here.": "Już nie jest publiczny. Inni go tu nie widzą.",
  "{name} moved to place {place} of {total}.": "{name}: teraz miejsce {place} z {total}.",
  "{name} removed from the collection.": "Usunięto z kolekcji: {name}.",
  "{name} is in the collection again.": "Znowu w kolekcji: {name}.",
  "In collections": "W kolekcjach",
  "This planner is in no public collection yet.": "Tego planera nie ma jeszcze w żadnej publicznej kolekcji.",
  "Add to collection…": "Dodaj do kolekcji…",
  "Add to collection": "Dodaj do kolekcji",
  "Check the collections that contain “{name}”.": "Zaznacz kolekcje, które zawierają „{name}”.",
  "Private until you publish it under My collections.": "Prywatna, dopóki nie opublikujesz jej w Moich kolekcjach.",
  "Create and add": "Utwórz i dodaj",
  "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.":
    "Kolekcja od razu stanie się prywatna. Właściciel ją zachowa, dostanie e-mail z Twoim powodem i nie opublikuje jej, dopóki tego nie cofniesz.",
  "Publish the collection again?": "Opublikować kolekcję ponownie?",
  "Public|collection": "Publiczna",
  "Private|collection": "Prywatna",
  "{count} planners": ["{count} planer", "{count} planery", "{count} planerów"],
  "{count} collections": ["{count} kolekcja", "{count} kolekcje", "{count} kolekcji"],
} satisfies Translations;
