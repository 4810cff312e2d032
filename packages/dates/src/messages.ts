import { countedMessage, message } from "@octavo/foundation";

export const badDate = (date: string) => message('"{date}" is not a date as in 2026-01-31.', { date });
export const reversedRange = message("The last day must not be before the first day.");
export const unknownTargetZone = (zone: string) =>
  message('There is no time zone "{zone}". Use a name such as Europe/Warsaw.', { zone });

export const tooLarge = (megabytes: number) =>
  message("The file is larger than {megabytes} MB. Export fewer years or fewer calendars.", { megabytes });
export const notACalendar = message(
  "The file is not a calendar (ICS). In your calendar program, export it as iCalendar (.ics).",
);
export const incomplete = message(
  "The calendar file is incomplete: it ends in the middle of an entry. Export or download it again.",
);
export const tooDeep = (depth: number) =>
  message(
    "The calendar file has entries inside one another in more than {depth} levels. Export it from another program.",
    { depth },
  );
export const tooManyEntries = (limit: number) =>
  message("The calendar file has more than {limit} entries. Export fewer years or fewer calendars.", { limit });
export const tooManyRows = (limit: number) =>
  message(
    "There are more than {limit} events between the first and the last day. Choose a shorter time or fewer calendars.",
    { limit },
  );
export const tooMuchWork = message(
  "The events repeat too often to list them. Try fewer events or shorter repetitions.",
);

export const readAs = (encoding: string) => message("The file is not UTF-8. It was read as {encoding}.", { encoding });
export const zonesFromRuntime = (zones: readonly string[]) =>
  message("The file does not define its time zones. Their known rules were used: {zones}.", {
    zones,
  });
export const zoneReplaced = (zone: string, used: string) =>
  message('The file does not define the time zone "{zone}". The rules of {used} were used.', { zone, used });
export const zoneUnknown = (zone: string) =>
  message('The time zone "{zone}" is unknown. Its times were not converted.', { zone });
export const unknownRule = (title: string, rule: string) =>
  message('"{title}" repeats by a rule that is not supported: {rule}. Only its first date was imported.', {
    title,
    rule,
  });
export const unknownScale = (title: string, calendar: string) =>
  message('"{title}" repeats by a calendar that is not supported: {calendar}. Only its first date was imported.', {
    title,
    calendar,
  });
export const undated = (count: number) =>
  countedMessage(
    count,
    "{count} event without a valid date was left out.",
    "{count} events without a valid date were left out.",
  );
export const olderVersions = (count: number) =>
  countedMessage(
    count,
    "{count} older version of an event was left out.",
    "{count} older versions of events were left out.",
  );
export const tasks = (count: number) =>
  countedMessage(count, "{count} task or note was left out.", "{count} tasks and notes were left out.");
export const brokenLines = (count: number) =>
  countedMessage(count, "{count} line could not be read.", "{count} lines could not be read.");
export const furtherNotes = (count: number) =>
  countedMessage(count, "{count} more note is not listed.", "{count} more notes are not listed.");

export const unprintedCharacters = (count: number) =>
  countedMessage(
    count,
    "{count} title has characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.",
    "{count} titles have characters that Octavo's fonts lack, such as emoji. They are not printed, unless a font of the planner has them.",
  );
export const unprintedTitles = (count: number) =>
  countedMessage(
    count,
    "{count} title has only characters that Octavo's fonts lack. The name of the calendar is printed in its place.",
    "{count} titles have only characters that Octavo's fonts lack. The name of the calendar is printed in their place.",
  );

export const overMidnight = (count: number) =>
  countedMessage(
    count,
    "{count} entry ends before it starts. Its end is on the next day.",
    "{count} entries end before they start. Their ends are on the next day.",
  );
export const outsideOfPlan = (count: number) =>
  countedMessage(
    count,
    "{count} entry is outside of the dates of the planner, and not printed.",
    "{count} entries are outside of the dates of the planner, and not printed.",
  );
export const cancelled = (count: number) =>
  countedMessage(count, "{count} cancelled event was left out.", "{count} cancelled events were left out.");
export const freeBusy = (count: number) =>
  countedMessage(
    count,
    "{count} list of free and busy times was left out.",
    "{count} lists of free and busy times were left out.",
  );
export const unreadExceptions = (count: number) =>
  countedMessage(
    count,
    "{count} exception to a repetition could not be read. An event may be listed on a day on which it does not take place.",
    "{count} exceptions to repetitions could not be read. Events may be listed on days on which they do not take place.",
  );
export const unreadDates = (count: number) =>
  countedMessage(
    count,
    "{count} further date of a repeating event could not be read.",
    "{count} further dates of repeating events could not be read.",
  );

export const unknownDay = (line: number, text: string) =>
  message(
    'Line {line}: "{text}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".',
    { line, text },
  );
export const missingComma = (line: number, text: string) =>
  message('Line {line}: Write a comma between the date and the title: "{text}".', { line, text });
export const ambiguousDate = (line: number, text: string) =>
  message(
    'Line {line}: "{text}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.',
    { line, text },
  );
export const unknownEnd = (line: number, text: string) =>
  message('Line {line}: "{text}" is not an end that fits the date. Write a last day, or "3 days".', { line, text });
export const reversedDays = (line: number, text: string) =>
  message("Line {line}: the last day, {text}, is before the first day. Write the first day first.", { line, text });
export const tooManyDays = (line: number, limit: number) =>
  message(
    "Line {line}: the entry is longer than {limit} days. Check the years of its first and last day, or use several lines.",
    { line, limit },
  );
export const extraCells = (line: number, text: string) =>
  message(
    'Line {line}: "{text}" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.',
    { line, text },
  );
export const untitledDay = (line: number) =>
  message('Line {line} has no title. Write it after the date: "3 August, Holiday".', { line });
