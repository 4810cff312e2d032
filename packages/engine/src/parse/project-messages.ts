/** Messages about libraries and plans. Templates have no plan, so the template editor does not load them. */
import { countedMessage, type Message, message } from "@octavo/foundation";

export const usedInstead = (problem: Message, value: string) =>
  message("{problem}; {value} is used", { problem, value });
export const mastersMissing = message("The master library has no list called masters");
export const mastersMissingHint = message("Begin with masters: and, below it, - name: Day");
export const duplicateMaster = (name: string) =>
  message('There is already a master called "{name}"; that one is used', { name });
export const similarMaster = (name: string, other: string) =>
  message('The master names "{name}" and "{other}" differ only in capitals', { name, other });
export const planMissing = message("The document has no plan");
export const planMissingHint = message("Write plan: and, below it, calendar and sections");
export const startRequired = message("Start date is required");
export const endRequired = message("End date is required");
export const startAndEnd = message("Provide both start and end, or leave both empty to use plan defaults");
export const duplicateKind = (kind: string) =>
  message("Duplicate section kind '{kind}'. Each section must have a unique kind.", { kind });
export const kindsAlike = (first: string, second: string, name: string) =>
  message("The sections '{first}' and '{second}' have the same name in links, {name}; links lead to the first", {
    first,
    second,
    name,
  });
export const kindsAlikeHint = message(
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _",
);
export const unnamedKind = (kind: string) =>
  message("The kind '{kind}' has no letters or digits, so links cannot name the section", { kind });
export const unnamedKindHint = message("Use a kind with letters or digits, such as notes");
export const masterRequired = message("Master template is required");
export const modeRequired = message("Generation mode is required");
export const unknownMode = (written: string) => message('There is no generation mode "{written}"', { written });
export const countLow = message("Count must be at least 1");
export const anchorShape = message("An anchor needs a dest_id: the name of the destination");
export const orderUnknown = (kinds: readonly string[]) =>
  message("Order contains non-existent sections: {kinds}", { kinds });
export const contextKeyEmpty = message("A context variable has no name");
export const contextValueEmpty = (key: string) => message('Context variable "{key}" has no value', { key });
export const unknownWeekday = (written: string) => message('There is no weekday "{written}"', { written });
export const unknownWeekdayHint = message(
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends",
);
export const nestedReserve = message("Only outermost sections can reserve pages");
export const weekdaysNotDaily = message("Weekdays only count for sections with a page for each day");
export const dateSourceEmpty = message("A calendar needs holidays or rows");
export const dateSourceEmptyHint = message(
  "Write holidays: PL, or rows: and, below it, - { date: 2026-05-12, title: Party }",
);
export const tooManySources = (limit: number) => message("A plan can have {limit} calendars at most", { limit });
export const tooManyRows = (limit: number) =>
  message("The calendars of a plan can have {limit} rows at most; further rows are left out", { limit });
export const unusableRow = (written: string) =>
  message('"{written}" is not an entry of a calendar, and is left out', { written });
export const unusableRowHint = message(
  "A row needs a date like 2026-05-12, or days like 2026-08-02 to 2026-08-16, and a title, and can have a start and an end like 09:00 and 10:30",
);
export const daysNotDaily = message("The filter days only counts for sections with a page for each day");
export const eventsNotEvents = message("The filter events only counts for sections with a page for each event");
export const rulePageRequired = message("All rules must have a page name");
export const ruleCount = message("Count repeat mode requires a valid count value");
export const ruleStart = (mode: string) => message("{mode} repeat mode requires a start date", { mode });

export const tableNameRequired = message("Each list needs a name, which sections use");
export const duplicateTable = (name: string) =>
  message('Two lists have the name "{name}". Only the first one is used', { name });
export const tableRowsRequired = message("A list needs rows, with the names of its columns in the first line");
export const tooManyTables = (most: number) => message("A plan can have {most} lists at most", { most });
export const tooManyTableRows = (most: number) =>
  message("The lists of a plan can have {most} rows at most. Further rows have no pages", { most });
export const listsTooLarge = (most: number) =>
  message("The rows of all lists of a plan can have {most} characters at most", { most });
export const tooManyColumns = (most: number) =>
  message("A list can have {most} columns at most. Further columns are left out", { most });
export const columnTwice = (column: string) =>
  message('Two columns have the name "{column}". Tokens use the first one', { column });
export const unknownColumn = (column: string, table: string) =>
  message('The list "{table}" has no column "{column}"', { column, table });
export const keyEmpty = (line: number, column: string) =>
  message('Line {line}, column "{column}": without a value the row has no page', { line, column });
export const keyTwice = (line: number, column: string, key: string) =>
  message('Line {line}, column "{column}": an earlier row has the same value or one with the same letters, "{key}"', {
    line,
    column,
    key,
  });
export const keyTwiceHint = message(
  "Give each row a value of its own, or pages lose their place when the order of the rows changes",
);
export const notADate = (line: number, column: string, value: string) =>
  message('Line {line}, column "{column}": "{value}" is no date, such as 2027-03-04 or 4.3.2027', {
    line,
    column,
    value,
  });
export const notANumber = (line: number, column: string, value: string) =>
  message('Line {line}, column "{column}": "{value}" is no number', { line, column, value });
export const noSuchPicture = (line: number, column: string, value: string) =>
  message('Line {line}, column "{column}": there is no picture with the name "{value}"', { line, column, value });
export const tooManyCells = (line: number, count: number) =>
  countedMessage(
    count,
    "Line {line}: there is {count} cell more than columns, which is left out",
    "Line {line}: there are {count} cells more than columns, which are left out",
    { line },
  );
export const cellTooLong = (line: number, column: string, most: number) =>
  message('Line {line}, column "{column}": only the first {most} characters are used', { line, column, most });
export const rowsNotRows = message("Only sections with a page for each row of a list, or for each day, choose rows");
export { endBeforeStart, unknownTable } from "../model/messages.ts";
