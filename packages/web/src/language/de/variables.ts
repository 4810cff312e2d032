import type { Area } from "./forms.ts";

/** Page variables, by category. Their labels are in the engine. */
export const variables = {
  "Fiscal year": "Geschäftsjahr",
  Term: "Semester",
  "Holidays and events": "Feiertage und Termine",
  Moon: "Mond",
  "Other calendars": "Andere Kalender",
  Event: "Termin",

  "Date in words": "Datum in Worten",
  "Weekday, shortened": "Wochentag, abgekürzt",
  "Day with two digits": "Tag mit zwei Ziffern",
  "Day of the year": "Tag des Jahres",

  "Week number": "Kalenderwoche",
  "Week number with two digits": "Kalenderwoche mit zwei Ziffern",
  "Week by ISO 8601": "Woche nach ISO 8601",
  "Year of the week by ISO 8601": "Jahr der Woche nach ISO 8601",
  "First day of the week in the plan": "Erster Tag der Woche im Plan",
  "Last day of the week in the plan": "Letzter Tag der Woche im Plan",

  "Month, shortened": "Monat, abgekürzt",
  "Month and year, in the order of the language": "Monat und Jahr, in der Reihenfolge der Sprache",
  "Month as a number": "Monat als Zahl",
  "Month with two digits": "Monat mit zwei Ziffern",
  "Month with three digits": "Monat mit drei Ziffern",
  "First day of the month in the plan": "Erster Tag des Monats im Plan",
  "Last day of the month in the plan": "Letzter Tag des Monats im Plan",
  "First day of the year in the plan": "Erster Tag des Jahres im Plan",
  "Last day of the year in the plan": "Letzter Tag des Jahres im Plan",

  "Quarter with its year": "Quartal mit Jahr",
  "First day of the quarter in the plan": "Erster Tag des Quartals im Plan",
  "Last day of the quarter in the plan": "Letzter Tag des Quartals im Plan",

  "Month of the plan. Empty outside of it": "Monat des Plans. Außerhalb davon leer",
  "Twelve months of the plan, such as 2026 or 2026–27": "Zwölf Monate des Plans, etwa 2026 oder 2026–27",
  "First of twelve months of the plan": "Erster von zwölf Monaten des Plans",
  "First day of the plan": "Erster Tag des Plans",
  "Last day of the plan": "Letzter Tag des Plans",

  "Fiscal year, by the year in which it ends": "Geschäftsjahr, nach dem Jahr, in dem es endet",
  "Quarter of the fiscal year": "Quartal des Geschäftsjahrs",
  "Month of the fiscal year": "Monat des Geschäftsjahrs",

  "Name of the term": "Name des Semesters",
  "Week of the term": "Woche des Semesters",
  "First day of the term": "Erster Tag des Semesters",
  "Last day of the term": "Letzter Tag des Semesters",

  "Name of the first holiday": "Name des ersten Feiertags",
  "Names of all holidays": "Namen aller Feiertage",
  "“yes” on a holiday, otherwise empty": "„yes“ an einem Feiertag, sonst leer",
  "“yes” on a working day, otherwise empty": "„yes“ an einem Arbeitstag, sonst leer",
  "Number of events": "Anzahl der Termine",
  "Titles of all events; {events:2} is the second": "Titel aller Termine; {events:2} ist der zweite",

  "Sign of the moon's phase: ●, ◐, ○ or ◑": "Zeichen der Mondphase: ●, ◐, ○ oder ◑",
  "Phase of the moon": "Mondphase",

  "Hebrew date": "Jüdisches Datum",
  "Day of the Hebrew month": "Tag des jüdischen Monats",
  "Hebrew month": "Jüdischer Monat",
  "Hebrew year": "Jüdisches Jahr",
  "Islamic date": "Islamisches Datum",
  "Day of the Islamic month": "Tag des islamischen Monats",
  "Islamic month": "Islamischer Monat",
  "Islamic year": "Islamisches Jahr",
  "Chinese date": "Chinesisches Datum",
  "Day of the Chinese month": "Tag des chinesischen Monats",
  "Chinese month": "Chinesischer Monat",
  "Chinese year": "Chinesisches Jahr",

  "Title of the event": "Titel des Termins",
  "Name of the calendar": "Name des Kalenders",
  "Age on a birthday": "Alter am Geburtstag",
  "Number of days": "Anzahl der Tage",

  "Count with three digits": "Nummer mit drei Ziffern",
  "Number of counted pages": "Anzahl der gezählten Seiten",

  "Kind of the section": "Art des Abschnitts",
  "Page within its item": "Seite innerhalb ihres Eintrags",
  "Language of the document": "Sprache des Dokuments",
} satisfies Area<"variables">;
