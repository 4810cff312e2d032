/** Messages of parsing. The specification fixes some of them. */

// The text as YAML
export const tooLarge = (mebibytes: number) => `The document is larger than ${mebibytes} MiB, which is the limit`;
export const tooLargeWithPictures = (mebibytes: number) =>
  `The document is larger than ${mebibytes} MiB with its pictures, which is the limit`;
export const tooLargeHint = "Pictures make documents large: import them smaller, or split the library";
export const emptyDocument = "The document is empty";
export const notAMapping = "The document must consist of keys and values, such as name: My planner";
export const severalDocuments = "The text holds more than one document";
export const severalDocumentsHint = "Remove the line --- that begins the second one";
export const tooDeep = (levels: number) => `The document is nested more than ${levels} levels deep, which is the limit`;
export const aliasRefused = (name: string) => `References such as *${name} are not supported`;
export const aliasRefusedHint = "Write the value out here; if it is text that begins with *, put it in quotes";
export const duplicateKey = (key: string) => `The key "${key}" stands twice in the same mapping`;
export const duplicateKeyHint = "Remove one of the two";
export const unknownTag = (tag: string) => `The YAML tag ${tag} is not supported`;
export const unknownTagHint = "Remove the tag; text that begins with ! must stand in quotes";
export const controlCharacter = (code: number) =>
  `The text holds a character that cannot be printed (U+${code.toString(16).toUpperCase().padStart(4, "0")})`;
export const tabIndentation = "A tab cannot indent a line";
export const tabIndentationHint = "Indent with spaces";
export const needsQuotes = (first: string) => `A value that begins with ${first} must stand in quotes`;
export const quotedHint = (value: string) => `Write ${quoted(value)}`;
export const colonInValue = "A value that holds a colon followed by a space must stand in quotes";
export const listOnKeyLine = "A list cannot begin on the line of its key";
export const listOnKeyLineHint = "Put the first - on the next line";
export const textAfterQuote = "Text follows the closing quote";
export const textAfterQuoteHint = "Inside double quotes write a quote as \\\", inside single quotes as ''";
export const textAfterBracket = (bracket: string) => `Text follows the closing ${bracket}`;
export const unclosedQuote = "A quote is opened here and never closed";
export const unclosedBracket = (bracket: string) => `The ${bracket} that is opened here is never closed`;
export const unclosedByComment = "A # after a space begins a comment, which runs to the end of the line";
export const missingSpace = "There is no space after the colon";
export const missingSpaceHint = (key: string) => `Write "${key}: " with a space`;
export const noColon = "There is no colon on this line, so it is no key and value";
export const noColonHint = "Write key: value; text that goes on over several lines must be indented";
export const missingComma = "There is a comma missing before this, or a quote around the value";
export const wrongIndentation = "The line is not indented like the lines that it belongs to";
export const wrongIndentationHint = "Keys of one mapping begin in the same column, and so do the - of one list";
export const badEscape = 'A backslash inside double quotes must be followed by one of \\ " n t or a code';
export const badEscapeHint = "Write two backslashes, or use single quotes";
export const blockMarker = (first: string) => `Text after ${first} must begin on the next line`;
export const blockMarkerHint = (first: string) => `If the text itself begins with ${first}, put it in quotes`;
export const keyMustBeText = "A key must be text";
export const keyMustBeTextHint = "Put a value or key that begins with { or [ in quotes";
export const unreadable = "The text cannot be read as YAML from here on";

// Versions of the format
export const versionExpected = "schema_version must be a version of the format, like 1.0";
export const writeVersion = (current: string) => `Write schema_version: ${quoted(current)}, or leave it out`;
export const newerVersion = (written: string, current: string) =>
  `The document is of version ${written} of the format, and this Octavo reads up to ${current}`;
export const newerVersionHint = "Open it with a newer Octavo, or have that save it for this one";
export const simpleLinks =
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page";

// Values
export const mustBe = (name: string, expected: string) => `${name} must be ${expected}`;
export const text = "text";
export const list = "a list";
export const mapping = "a mapping of keys and values";
export const flag = "true or false";
export const color = "a color like #1A2B3C";
export const oneOf = (options: readonly string[]) => `one of ${options.join(", ")}`;
export const numberIn = ({ min, max, whole, above }: { min: number; max: number; whole?: boolean; above?: boolean }) =>
  `a ${whole ? "whole " : ""}number ${above ? `above ${min} up to` : `from ${min} to`} ${max}`;
export const usedInstead = (problem: string, value: string) => `${problem}; ${value} is used`;
export const unquotedToken = (name: string, token: string) =>
  `${name} is ${token} without quotes, which YAML reads as a mapping; it is taken as text`;
export const unquotedTokenHint = (name: string, token: string) => `Write ${name}: ${quoted(token)}`;
export const unquotedColor = (color: string) => `${color} without quotes is a comment, so the key has no value`;
export const unknownKey = (key: string) => `Nothing is called "${key}" here, so it is ignored`;
export const moreUnknownKeys = (count: number) => `${count} more keys here are unknown and ignored`;
export const unknownStyling = (name: string) => `The styling of a widget has no "${name}", so it is ignored`;
export const unknownProperty = (type: string, name: string) => `A ${type} has no property "${name}", so it is ignored`;

// Masters and widgets
export const mastersMissing = "The master library has no list called masters";
export const mastersMissingHint = "Begin with masters: and, below it, - name: Day";
export const masterNameRequired = "Master name is required";
export const masterNameShort = "Master name must be at least 2 characters long";
export const masterNameLong = "Master name must be less than 100 characters";
export const masterNameCharacters =
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses";
export const masterNameEmpty = "Master name must contain at least one letter or number";
export const duplicateMaster = (name: string) => `There is already a master called "${name}"; that one is used`;
export const similarMaster = (name: string, other: string) =>
  `The master names "${name}" and "${other}" differ only in capitals`;
export const masterId = (id: string) => `"${id}" cannot be the id of a master`;
export const duplicateMasterId = (id: string) => `There is already a master with the id "${id}"; that one is used`;
export const idHint = "Use letters, digits, hyphens and underscores";
export const tooManyWidgets = (limit: number) => `A page design can have at most ${limit} widgets`;
export const typeRequired = "Widget type is required";
export const unknownWidgetType = (type: string) => `There is no widget type "${type}"`;
export const widgetId = (written: string, used: string) => `"${written}" cannot be the id of a widget; ${used} is used`;
export const duplicateWidgetId = (id: string, used: string) =>
  `There is already a widget "${id}" here; this one becomes ${used}`;
export const widgetPosition = (id: string) => `Widget ${id} has no position; 0, 0, 100, 100 is used`;
export const widgetSide = (id: string, side: string, value: number) =>
  `${side} of widget ${id} is missing or no number in range; ${value} is used`;

// Pages
export const devicePageUnknown = "The page of the device is not known here, so A4 is used";
export const devicePageUnknownHint = "Name the device: profile: remarkable-2";
export const unknownPageSize = (name: string) => `There is no page size "${name}", so A4 is used`;
export const marginsExpected = "four numbers: top, right, bottom, left";

// Plan
export const planMissing = "The document has no plan";
export const planMissingHint = "Write plan: and, below it, calendar and sections";
export const startRequired = "Start date is required";
export const endRequired = "End date is required";
export const endBeforeStart = "End date must be after start date";
export const startAndEnd = "Provide both start and end, or leave both empty to use plan defaults";
export const noSuchDate = (written: string) => `"${written}" is not a date`;
export const noSuchDateHint = "Write a day that exists as YYYY-MM-DD, such as 2026-01-31";
export const pagesPerDayLow = "Pages per day must be at least 1";
export const unknownLocale = (written: string) =>
  `There are no names of months and days in "${written}"; English is used`;
export const kindRequired = "Section kind is required";
export const duplicateKind = (kind: string) =>
  `Duplicate section kind '${kind}'. Each section must have a unique kind.`;
export const kindsAlike = (first: string, second: string, name: string) =>
  `The sections '${first}' and '${second}' have the same name in links, ${name}; links lead to the first`;
export const kindsAlikeHint =
  "Change one of the two kinds; in links, case makes no difference, and spaces and signs other than _ : . - # count as _";
export const unnamedKind = (kind: string) =>
  `The kind '${kind}' has no letters or digits, so links cannot name the section`;
export const unnamedKindHint = "Use a kind with letters or digits, such as notes";
export const masterRequired = "Master template is required";
export const modeRequired = "Generation mode is required";
export const unknownMode = (written: string) => `There is no generation mode "${written}"`;
export const countLow = "Count must be at least 1";
export const anchorShape = "An anchor needs a dest_id: the name of the destination";
export const orderUnknown = (kinds: readonly string[]) => `Order contains non-existent sections: ${kinds.join(", ")}`;
export const contextKeyEmpty = "A context variable has no name";
export const contextValueEmpty = (key: string) => `Context variable "${key}" has no value`;
export const contextValueShape = (key: string) => `Context variable "${key}" must be text or a number`;
export const unknownWeekday = (written: string) => `There is no weekday "${written}"`;
export const unknownWeekdayHint =
  "Write names such as monday, numbers from 1 (monday) to 7, or working_days or weekends";
export const weekdaysNotDaily = "Weekdays only count for each_day";
export const counterName = (name: string) => `"${name}" cannot be the name of a counter`;
export const counterNameHint = "Use letters, digits and underscores, and begin with a letter";
export const nestedTooDeep = (levels: number) => `Sections can be at most ${levels} levels deep`;

// Compilation rules
export const rulePageRequired = "All rules must have a page name";
export const ruleCount = "Count repeat mode requires a valid count value";
export const ruleStart = (mode: string) => `${mode} repeat mode requires a start date`;

// Template
export const unknownParent = (kind: string) => `No section further up is called "${kind}"`;
export const assignedTwice = (page: number) => `Page ${page} is assigned twice; the later master is used`;
export const unknownMaster = (id: string) => `Master '${id}' does not exist`;
export const pageRange = (limit: number) => `page must be a whole number from 1 to ${limit}`;
export const widgetsOfOtherPages = (count: number) =>
  `A page design is one page: ${count === 1 ? "a widget of another page is" : `${count} widgets of other pages are`} left out`;
export const outlineTitle = "An entry of the outline needs a title and a dest";

/** Formats a text for YAML, in double quotes. */
function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
export const notATemplate =
  "This is no template: a template has widgets, or masters and page_assignments. Masters and a plan are built together";
