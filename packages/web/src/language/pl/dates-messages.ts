import type { DatesText } from "@octavo/dates";
import type { Catalog } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "„{date}” nie jest datą, jak np. 2026-01-31.",
  "The last day must not be before the first day.": "Ostatni dzień nie może być wcześniejszy niż pierwszy.",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "Nie ma strefy czasowej „{zone}”. Podaj nazwę, np. Europe/Warsaw.",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "Plik jest większy niż {megabytes} MB. Wyeksportuj mniej lat albo mniej kalendarzy.",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "Ten plik nie jest kalendarzem (ICS). W programie kalendarza wyeksportuj go jako iCalendar (.ics).",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "Plik kalendarza jest niepełny: urywa się w środku wpisu. Wyeksportuj lub pobierz go jeszcze raz.",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "W pliku kalendarza wpisy są zagnieżdżone głębiej niż na {depth} poziomów. Wyeksportuj go z innego programu.",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "Plik kalendarza ma więcej niż {limit} wpisów. Wyeksportuj mniej lat albo mniej kalendarzy.",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "Między pierwszym a ostatnim dniem jest więcej niż {limit} wydarzeń. Wybierz krótszy czas albo mniej kalendarzy.",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "Wydarzenia powtarzają się zbyt często, żeby je wypisać. Pomoże mniej wydarzeń lub krótsze powtórzenia.",
  "The file is not UTF-8. It was read as {encoding}.": "Plik nie jest w UTF-8. Odczytano go jako {encoding}.",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "Plik nie opisuje swoich stref czasowych. Użyto ich znanych reguł: {zones}.",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "Plik nie opisuje strefy czasowej „{zone}”. Użyto reguł strefy {used}.",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "Strefa czasowa „{zone}” jest nieznana. Jej godziny pozostały bez zmian.",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "„{title}” powtarza się według nieobsługiwanego kalendarza: {calendar}. Zaimportowano tylko pierwszą datę.",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "„{title}” powtarza się według nieobsługiwanej reguły: {rule}. Zaimportowano tylko pierwszą datę.",
  "{count} events without a valid date were left out.": [
    "Pominięto {count} wydarzenie bez poprawnej daty.",
    "Pominięto {count} wydarzenia bez poprawnej daty.",
    "Pominięto {count} wydarzeń bez poprawnej daty.",
  ],
  "{count} older versions of events were left out.": [
    "Pominięto {count} starszą wersję wydarzenia.",
    "Pominięto {count} starsze wersje wydarzeń.",
    "Pominięto {count} starszych wersji wydarzeń.",
  ],
  "{count} tasks and notes were left out.": [
    "Pominięto {count} zadanie lub notatkę.",
    "Pominięto {count} zadania i notatki.",
    "Pominięto {count} zadań i notatek.",
  ],
  "{count} lines could not be read.": [
    "Nie udało się odczytać {count} wiersza.",
    "Nie udało się odczytać {count} wierszy.",
    "Nie udało się odczytać {count} wierszy.",
  ],
  "{count} more notes are not listed.": [
    "Nie wypisano jeszcze {count} uwagi.",
    "Nie wypisano jeszcze {count} uwag.",
    "Nie wypisano jeszcze {count} uwag.",
  ],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "{count} tytuł ma znaki, których brak w krojach Octavo, np. emoji. Nie zostaną wydrukowane, chyba że ma je krój z planera.",
      "{count} tytuły mają znaki, których brak w krojach Octavo, np. emoji. Nie zostaną wydrukowane, chyba że ma je krój z planera.",
      "{count} tytułów ma znaki, których brak w krojach Octavo, np. emoji. Nie zostaną wydrukowane, chyba że ma je krój z planera.",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "{count} tytuł składa się tylko ze znaków, których brak w krojach Octavo. Zamiast niego drukowana jest nazwa kalendarza.",
    "{count} tytuły składają się tylko ze znaków, których brak w krojach Octavo. Zamiast nich drukowana jest nazwa kalendarza.",
    "{count} tytułów składa się tylko ze znaków, których brak w krojach Octavo. Zamiast nich drukowana jest nazwa kalendarza.",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "{count} wpis jest poza datami planera i nie zostanie wydrukowany.",
    "{count} wpisy są poza datami planera i nie zostaną wydrukowane.",
    "{count} wpisów jest poza datami planera i nie zostanie wydrukowanych.",
  ],
  "{count} cancelled events were left out.": [
    "Pominięto {count} odwołane wydarzenie.",
    "Pominięto {count} odwołane wydarzenia.",
    "Pominięto {count} odwołanych wydarzeń.",
  ],
  "{count} lists of free and busy times were left out.": [
    "Pominięto {count} listę wolnych i zajętych godzin.",
    "Pominięto {count} listy wolnych i zajętych godzin.",
    "Pominięto {count} list wolnych i zajętych godzin.",
  ],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    [
      "Nie udało się odczytać {count} wyjątku od powtórzeń. Wydarzenie może być w dniu, w którym się nie odbywa.",
      "Nie udało się odczytać {count} wyjątków od powtórzeń. Wydarzenia mogą być w dniach, w których się nie odbywają.",
      "Nie udało się odczytać {count} wyjątków od powtórzeń. Wydarzenia mogą być w dniach, w których się nie odbywają.",
    ],
  "{count} further dates of repeating events could not be read.": [
    "Nie udało się odczytać {count} dodatkowej daty powtarzającego się wydarzenia.",
    "Nie udało się odczytać {count} dodatkowych dat powtarzających się wydarzeń.",
    "Nie udało się odczytać {count} dodatkowych dat powtarzających się wydarzeń.",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} wpis kończy się przed początkiem. Jego koniec jest następnego dnia.",
    "{count} wpisy kończą się przed początkiem. Ich koniec jest następnego dnia.",
    "{count} wpisów kończy się przed początkiem. Ich koniec jest następnego dnia.",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "Wiersz {line}: postaw przecinek między datą a tytułem: „{text}”.",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "Wiersz {line}: „{text}” nie ma daty, którą Octavo potrafi odczytać. Napisz „3 sierpnia, Urlop” albo „2 do 16 sierpnia 2027, Urlop”.",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "Wiersz {line}: „{text}” można odczytać na dwa sposoby, bo jedni piszą najpierw dzień, a inni miesiąc. Napisz 2027-08-03 albo 3 sierpnia 2027.",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "Wiersz {line}: „{text}” to koniec, który nie pasuje do daty. Wpisz ostatni dzień albo np. „3 days”.",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "Wiersz {line}: ostatni dzień, {text}, jest wcześniejszy niż pierwszy. Wpisz najpierw pierwszy dzień.",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "Wiersz {line}: wpis jest dłuższy niż {limit} dni. Sprawdź lata pierwszego i ostatniego dnia albo podziel go na kilka wierszy.",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "Wiersz {line}: „{text}” nie mieści się w żadnej kolumnie. Tekst z przecinkami, średnikami lub tabulatorami ujmij w cudzysłów.",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "Wiersz {line} nie ma tytułu. Napisz go po dacie: „3 sierpnia, Urlop”.",
} satisfies Catalog<DatesText>;
