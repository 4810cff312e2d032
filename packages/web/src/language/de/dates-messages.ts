import type { Area } from "./forms.ts";

/** Notes and refusals of imports of calendars and special days. */
export const datesMessages = {
  '"{date}" is not a date as in 2026-01-31.': "„{date}“ ist kein Datum wie 2026-01-31.",
  "The last day must not be before the first day.": "Der letzte Tag darf nicht vor dem ersten liegen.",
  'There is no time zone "{zone}". Use a name such as Europe/Warsaw.':
    "Die Zeitzone „{zone}“ gibt es nicht. Verwende einen Namen wie Europe/Berlin.",
  "The file is larger than {megabytes} MB. Export fewer years or fewer calendars.":
    "Die Datei ist größer als {megabytes} MB. Exportiere weniger Jahre oder weniger Kalender.",
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).":
    "Die Datei ist kein Kalender (ICS). Exportiere ihn in deinem Kalenderprogramm als iCalendar (.ics).",
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.":
    "Die Kalenderdatei ist unvollständig: Sie endet mitten in einem Eintrag. Exportiere sie erneut oder lade sie noch einmal herunter.",
  "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.":
    "In der Kalenderdatei sind Einträge in mehr als {depth} Ebenen verschachtelt. Exportiere sie aus einem anderen Programm.",
  "The calendar file has more than {limit} entries. Export fewer years or fewer calendars.":
    "Die Kalenderdatei hat mehr als {limit} Einträge. Exportiere weniger Jahre oder weniger Kalender.",
  "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.":
    "Zwischen dem ersten und dem letzten Tag gibt es mehr als {limit} Termine. Wähle einen kürzeren Zeitraum oder weniger Kalender.",
  "The events repeat too often to list them. Try fewer events or shorter repetitions.":
    "Die Termine wiederholen sich zu oft, um sie aufzulisten. Versuche es mit weniger Terminen oder kürzeren Wiederholungen.",
  "The file is not UTF-8. It was read as {encoding}.":
    "Die Datei ist nicht in UTF-8. Sie wurde als {encoding} gelesen.",
  "The file does not define its time zones. Their known rules were used: {zones}.":
    "Die Datei beschreibt ihre Zeitzonen nicht. Verwendet wurden deren bekannte Regeln: {zones}.",
  'The file does not define the time zone "{zone}". The rules of {used} were used.':
    "Die Datei beschreibt die Zeitzone „{zone}“ nicht. Verwendet wurden die Regeln von {used}.",
  'The time zone "{zone}" is unknown. Its times were not converted.':
    "Die Zeitzone „{zone}“ ist unbekannt. Ihre Uhrzeiten wurden nicht umgerechnet.",
  '"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.':
    "„{title}“ wiederholt sich nach einem Kalender, der nicht unterstützt wird: {calendar}. Nur der erste Termin wurde importiert.",
  '"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.':
    "„{title}“ wiederholt sich nach einer Regel, die nicht unterstützt wird: {rule}. Nur das erste Datum wurde importiert.",
  "{count} events without a valid date were left out.": [
    "{count} Termin ohne gültiges Datum wurde ausgelassen.",
    "{count} Termine ohne gültiges Datum wurden ausgelassen.",
  ],
  "{count} older versions of events were left out.": [
    "{count} ältere Version eines Termins wurde ausgelassen.",
    "{count} ältere Versionen von Terminen wurden ausgelassen.",
  ],
  "{count} tasks and notes were left out.": [
    "{count} Aufgabe oder Notiz wurde ausgelassen.",
    "{count} Aufgaben und Notizen wurden ausgelassen.",
  ],
  "{count} lines could not be read.": [
    "{count} Zeile konnte nicht gelesen werden.",
    "{count} Zeilen konnten nicht gelesen werden.",
  ],
  "{count} more notes are not listed.": [
    "{count} weiterer Hinweis ist nicht aufgeführt.",
    "{count} weitere Hinweise sind nicht aufgeführt.",
  ],
  "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.":
    [
      "{count} Titel hat Zeichen, die in den Schriften von Octavo fehlen, etwa Emojis. Sie werden nicht gedruckt, es sei denn, eine Schrift des Planers hat sie.",
      "{count} Titel haben Zeichen, die in den Schriften von Octavo fehlen, etwa Emojis. Sie werden nicht gedruckt, es sei denn, eine Schrift des Planers hat sie.",
    ],
  "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.": [
    "{count} Titel hat nur Zeichen, die in den Schriften von Octavo fehlen. Stattdessen wird der Name des Kalenders gedruckt.",
    "{count} Titel haben nur Zeichen, die in den Schriften von Octavo fehlen. Stattdessen wird der Name des Kalenders gedruckt.",
  ],
  "{count} entries are outside of the dates of the planner, and not printed.": [
    "{count} Eintrag liegt außerhalb der Daten des Planers und wird nicht gedruckt.",
    "{count} Einträge liegen außerhalb der Daten des Planers und werden nicht gedruckt.",
  ],
  "{count} cancelled events were left out.": [
    "{count} abgesagter Termin wurde ausgelassen.",
    "{count} abgesagte Termine wurden ausgelassen.",
  ],
  "{count} lists of free and busy times were left out.": [
    "{count} Liste mit freien und belegten Zeiten wurde ausgelassen.",
    "{count} Listen mit freien und belegten Zeiten wurden ausgelassen.",
  ],
  "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.":
    [
      "{count} Ausnahme von einer Wiederholung konnte nicht gelesen werden. Der Termin kann an einem Tag stehen, an dem er nicht stattfindet.",
      "{count} Ausnahmen von Wiederholungen konnten nicht gelesen werden. Termine können an Tagen stehen, an denen sie nicht stattfinden.",
    ],
  "{count} further dates of repeating events could not be read.": [
    "{count} weiteres Datum eines wiederholten Termins konnte nicht gelesen werden.",
    "{count} weitere Daten wiederholter Termine konnten nicht gelesen werden.",
  ],
  "{count} entries end before they start. Their ends are on the next day.": [
    "{count} Eintrag endet vor seinem Beginn. Sein Ende liegt am nächsten Tag.",
    "{count} Einträge enden vor ihrem Beginn. Ihr Ende liegt am nächsten Tag.",
  ],
  'Line {line}: Write a comma between the date and the title: "{text}".':
    "Zeile {line}: Setze ein Komma zwischen Datum und Titel: „{text}“.",
  'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".':
    "Zeile {line}: „{text}“ hat kein Datum, das Octavo lesen kann. Schreibe „3. August, Urlaub“ oder „2. bis 16. August 2027, Urlaub“.",
  'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.':
    "Zeile {line}: „{text}“ lässt sich auf zwei Arten lesen, denn manche schreiben den Tag zuerst, andere den Monat. Schreibe 2027-08-03 oder 3. August 2027.",
  'Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".':
    "Zeile {line}: „{text}“ ist kein Ende, das zum Datum passt. Gib einen letzten Tag an oder „3 days“.",
  "Line {line}: the last day, {text}, is before the first day. Write the first day first.":
    "Zeile {line}: Der letzte Tag, {text}, liegt vor dem ersten. Gib zuerst den ersten Tag an.",
  "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.":
    "Zeile {line}: Der Eintrag ist länger als {limit} Tage. Prüfe die Jahre des ersten und des letzten Tages oder verwende mehrere Zeilen.",
  'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.':
    "Zeile {line}: „{text}“ bleibt nach der letzten Spalte übrig. Setze einen Text mit Kommas, Semikolons oder Tabulatoren in Anführungszeichen.",
  'Line {line} has no title. Write it after the date: "3 August, Holiday".':
    "Zeile {line} hat keinen Titel. Schreibe ihn nach dem Datum: „3. August, Urlaub“.",
} satisfies Area<"datesMessages">;
