import { countedMessage, expected, formatCodePoint, type Message, message } from "@octavo/foundation";
export const tooManyFonts = (limit: number) => message("A document can have {limit} fonts at most", { limit });

// The text as YAML
export const tooLarge = (mebibytes: number) =>
  message("The document is larger than {mebibytes} MiB, which is the limit", { mebibytes });
export const tooLargeWithPictures = (mebibytes: number) =>
  message("The document is larger than {mebibytes} MiB with its pictures, which is the limit", { mebibytes });
export const tooLargeHint = message("Pictures make documents large: import them smaller, or split the library");
export const emptyDocument = message("The document is empty");
export const notAMapping = message("The document must consist of keys and values, such as name: My planner");
export const severalDocuments = message("The text holds more than one document");
export const severalDocumentsHint = message("Remove the line --- that begins the second one");
export const tooDeep = (levels: number) =>
  message("The document is nested more than {levels} levels deep, which is the limit", { levels });
export const aliasRefused = (name: string) => message("References such as *{name} are not supported", { name });
export const aliasRefusedHint = message("Write the value out here; if it is text that begins with *, put it in quotes");
export const duplicateKey = (key: string) => message('The key "{key}" appears twice in the same mapping', { key });
export const duplicateKeyHint = message("Remove one of the two");
export const unknownTag = (tag: string) => message("The YAML tag {tag} is not supported", { tag });
export const unknownTagHint = message("Remove the tag; text that begins with ! must stand in quotes");
export const controlCharacter = (code: number) =>
  message("The text holds a character that cannot be printed ({code})", { code: formatCodePoint(code) });
export const tabIndentation = message("A tab cannot indent a line");
export const tabIndentationHint = message("Indent with spaces");
export const needsQuotes = (first: string) =>
  message("A value that begins with {first} must stand in quotes", { first });
export const quotedHint = (value: string) => message("Write {value}", { value: quoted(value) });
export const colonInValue = message("A value that holds a colon followed by a space must stand in quotes");
export const listOnKeyLine = message("A list cannot begin on the line of its key");
export const listOnKeyLineHint = message("Put the first - on the next line");
export const textAfterQuote = message("Text follows the closing quote");
export const textAfterQuoteHint = message("Inside double quotes write a quote as \\\", inside single quotes as ''");
export const textAfterBracket = (bracket: string) => message("Text follows the closing {bracket}", { bracket });
export const unclosedQuote = message("A quote is opened here and never closed");
export const unclosedBracket = (bracket: string) =>
  message("The {bracket} that is opened here is never closed", { bracket });
export const unclosedByComment = message("A # after a space begins a comment, which runs to the end of the line");
export const missingSpace = message("There is no space after the colon");
export const missingSpaceHint = (key: string) => message('Write "{key}: " with a space', { key });
export const noColon = message("There is no colon on this line, so it is not a key with a value");
export const noColonHint = message("Write key: value; text that goes on over several lines must be indented");
export const missingComma = message("There is a comma missing before this, or a quote around the value");
export const wrongIndentation = message("The line is not indented like the lines that it belongs to");
export const wrongIndentationHint = message(
  "Keys of one mapping begin in the same column, and so do the - of one list",
);
export const badEscape = message('A backslash inside double quotes must be followed by one of \\ " n t or a code');
export const badEscapeHint = message("Write two backslashes, or use single quotes");
export const blockMarker = (first: string) => message("Text after {first} must begin on the next line", { first });
export const blockMarkerHint = (first: string) =>
  message("If the text itself begins with {first}, put it in quotes", { first });
export const keyMustBeText = message("A key must be text");
export const keyMustBeTextHint = message("Put a value or key that begins with { or [ in quotes");
export const unreadable = message("The text cannot be read as YAML from here on");

// Versions of the format
export const versionExpected = message("schema_version must be a version of the format, like 1.0");
export const writeVersion = (current: string) =>
  message("Write schema_version: {current}, or leave it out", { current: quoted(current) });
export const newerVersion = (written: string, current: string) =>
  message("The document is of version {written} of the format, and this Octavo reads up to {current}", {
    written,
    current,
  });
export const newerVersionHint = message("Open it with a newer version of Octavo");
export const simpleLinks = message(
  "link_strategy simple, which led to the page whose number is the day's, now leads each day to its own page",
);

// Values
/** An empty name means the whole document. */
export const mustBe = (name: string, expected: Message) =>
  name === ""
    ? message("The document must be {expected}", { expected })
    : message("{name} must be {expected}", { name, expected });
export const correctionUnused = message("correction has an effect with system: hijri only");
export const yearsUnused = message("years of this kind need the Gregorian calendar");
export const unusableTerm = message("A term needs a name, and the dates from and to in order");
export const date = message("a date");
export const numberIn = ({ min, max, whole, above }: { min: number; max: number; whole?: boolean; above?: boolean }) =>
  above
    ? message("a number above {min} up to {max}", inYaml(min, max))
    : whole
      ? expected.wholeRange(min, max)
      : message("a number from {min} to {max}", inYaml(min, max));
export const unquotedToken = (name: string, token: string) =>
  message("{name} is {token} without quotes, which YAML reads as a mapping; it is taken as text", { name, token });
export const unquotedTokenHint = (name: string, token: string) =>
  message("Write {name}: {token}", { name, token: quoted(token) });
export const unquotedColor = (color: string) =>
  message("{color} without quotes is a comment, so the key has no value", { color });
export const unknownKey = (key: string) => message('The key "{key}" is unknown here, so it is ignored', { key });
export const moreUnknownKeys = (count: number) => message("{count} more keys here are unknown and ignored", { count });
export const unknownStyling = (name: string) =>
  message('The styling of a widget has no "{name}", so it is ignored', { name });
export const unknownProperty = (type: string, name: string) =>
  message('Widgets of type {type} have no property "{name}", so it is ignored', { type, name });

// Masters and widgets
export const masterId = (id: string) => message('"{id}" cannot be the id of a master', { id });
export const duplicateMasterId = (id: string) =>
  message('There is already a master with the id "{id}"; that one is used', { id });
export const idHint = message("Use letters, digits, hyphens and underscores");
export const tooManyWidgets = (limit: number) => message("A page design can have at most {limit} widgets", { limit });
export const typeRequired = message("Widget type is required");
export const widgetId = (written: string, used: string) =>
  message('"{written}" cannot be the id of a widget; {used} is used', { written, used });
export const duplicateWidgetId = (id: string, used: string) =>
  message('There is already a widget "{id}" here; this one becomes {used}', { id, used });
export const widgetPosition = (id: string) => message("Widget {id} has no position; 0, 0, 100, 100 is used", { id });
export const widgetSide = (id: string, side: string, value: number) =>
  message("{side} of widget {id} is missing or no number in range; {value} is used", { side, id, value });

// Shared parts
export const sharedName = message(
  "The name must have 1 to 99 letters, digits, spaces or _ . - ( ), and cannot be none",
);
export const sharedNameHint = message("Write - name: Tabs");
export const duplicateName = (name: string) => message('The name "{name}" appears twice; the first is used', { name });
export const blockSize = (width: number, height: number) =>
  message("The block has no usable size; {width} × {height}, the extent of its widgets, is used", { width, height });
export const groupPath = message("a path of up to 8 names, such as Header/Tabs");

// Pages
export const devicePageUnknown = message("The page of the device is not known here, so A4 is used");
export const devicePageUnknownHint = message("Name the device: profile: remarkable-2");
export const unknownPageSize = (name: string) => message('There is no page size "{name}", so A4 is used', { name });
export const marginsExpected = message("four numbers: top, right, bottom, left");

// Plan
export const noSuchDate = (written: string) => message('"{written}" is not a date', { written });
export const noSuchDateHint = message("Write a day that exists as YYYY-MM-DD, such as 2026-01-31");
export const unknownLocale = (written: string) =>
  message('There are no names of months and days in "{written}"; English is used', { written });
export const kindRequired = message("Section kind is required");
export const contextValueShape = (key: string) => message('Context variable "{key}" must be text or a number', { key });
export const counterName = (name: string) => message('"{name}" cannot be the name of a counter', { name });
export const counterNameHint = message("Use letters, digits and underscores, and begin with a letter");
export const nestedTooDeep = (levels: number) => message("Sections can be at most {levels} levels deep", { levels });

// Compilation rules
// Template
export const unknownParent = (kind: string) => message('No section further up is called "{kind}"', { kind });
export const assignedTwice = (page: number) =>
  message("Page {page} is assigned twice; the later master is used", { page: String(page) });
export const pageRange = (limit: number) =>
  message("page must be a whole number from 1 to {limit}", { limit: String(limit) });
export const readingRange = (limit: number) =>
  message("A range of reading_order must be two page numbers from 1 to {limit}, as in [1, 60]", {
    limit: String(limit),
  });
export const widgetsOfOtherPages = (count: number) =>
  countedMessage(
    count,
    "A page design is one page: a widget of another page is left out",
    "A page design is one page: {count} widgets of other pages are left out",
  );
export const outlineTitle = message("An entry of the outline needs a title and a dest");

/** Numbers as a document has them in every language. */
const inYaml = (min: number, max: number) => ({ min: String(min), max: String(max) });

function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
export const notATemplate = message(
  "This is not a template: a template has widgets, or masters and page_assignments. Masters and a plan are built together",
);
