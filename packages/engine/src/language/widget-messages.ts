import { countedMessage, type Message, message } from "@octavo/foundation";
import type { DroppedKind } from "../display/display-list.ts";

// Values
export const rowsOfTexts = message("a list of rows, each a list of texts");
export const positiveNumbers = message("a list of positive numbers");
export const texts = message("a list of texts");
export const cellValues = message("range(first, end), range(count), months(first, count) or a list");
export const cellWidget = message("a widget: type, content, properties");
export const writtenMustBe = (label: string, written: string, expected: Message) =>
  message('{property} "{written}" must be {expected}', { property: { text: label }, written, expected });
export const month = message("a month like 2026-09");
export const yearOnUndatedPage = message("a year like 2026 on a page without a date");
export const listsOfEqualLength = (first: string, second: string) =>
  message("{first} and {second} must be lists of equal length", {
    first: { text: first },
    second: { text: second, initial: "lower" },
  });
export const unknownMonthNames = (locale: string) =>
  message('There are no names of months in "{locale}"; the document\'s language is used', { locale });

// Links
export const linkDraft = message("This link leads nowhere yet");
export const linkDraftHint = message("Choose where it leads, or delete it");

// Room
export const daysTooSmall = message("Too small: the days of a month need more room");
export const enlargeList = message("Make the list larger or leave out its head");
export const enlargeGrid = message("Make the grid larger");
export const eventsTooSmall = message("Too small: the events need more room");
export const enlargeEventList = message("Make the list larger, or its type or line spacing smaller");
export const enlargeEventCells = message("Make the calendar larger, or its type or events smaller");
export const scheduleTooSmall = message("Too small: the hours need more room");
export const enlargeSchedule = message("Make the schedule larger, or show fewer hours");
export const rowsTooSmall = message("Too small: the rows of the table need more room");
export const lowerTable = message("Make the table or its rows lower");
export const tooManyTexts = (rows: number, columns: number) =>
  message("The table has texts for more than {rows} rows and {columns} columns; the rest is left out", {
    rows,
    columns,
  });
export const linksTooSmall = message("Too small: the links of the list need more room");
export const enlargeListOrShrinkItems = message("Make the list larger or its items smaller");
export const squareTooLarge = message("Too small: the square is larger than its box");
export const enlargeBoxOrShrinkSquare = message("Make the box larger or the square smaller");
export const noRoomForDots = message("Too small: there is no room for a whole cell of dots");
export const tooManyValues = (cells: number, values: number) =>
  message("The grid has {cells} cells for {values} values; the rest are left out", { cells, values });
export const tooManyCells = (limit: number) =>
  message("A grid can have at most {limit} values; the rest are left out", { limit });

// Pictures
export const noPicture = message("No picture has been chosen, so the frame is empty");
export const pictureOnWeb = message("A picture on the web is not fetched, so the frame is empty");
export const pictureElsewhere = message("The picture is not in the document, so the frame is empty");
export const embedHint = message("Import the file, so that the document contains the picture");
export const unreadablePicture = message("The picture cannot be read, so the frame is empty");
export const readableHint = message(
  "Use PNG, or JPEG in grey or RGB, of at most 40 megapixels, or SVG of at most 1 MB",
);
export const droppedParts = {
  text: (count: number) => message("text ({count})", { count }),
  pictures: (count: number) => message("pictures ({count})", { count }),
  pages: (count: number) => message("pages of HTML ({count})", { count }),
  gradients: (count: number) => message("gradients, now one color each ({count})", { count }),
  patterns: (count: number) => message("patterns, now one color each ({count})", { count }),
  filters: (count: number) => message("filters ({count})", { count }),
  masks: (count: number) => message("masks ({count})", { count }),
  clips: (count: number) => message("clip paths that are not rectangles ({count})", { count }),
  markers: (count: number) => message("markers ({count})", { count }),
  rules: (count: number) => message("style rules ({count})", { count }),
  animations: (count: number) => message("animations ({count})", { count }),
  scripts: (count: number) => message("scripts ({count})", { count }),
  excess: (count: number) => message("parts beyond the limits ({count})", { count }),
} satisfies Readonly<Record<DroppedKind, (count: number) => Message>>;
export const leftOutOfDrawing = (parts: readonly Message[]) => message("Left out of the drawing: {parts}", { parts });
export const convertTextHint = message("Convert text to paths before you export the drawing");
export const flattenHint = message("Flatten effects before you export the drawing");

// Blocks
export const blockOverrides = message("changes by the ids of the block's widgets, such as { label: { content: … } }");

// Rows of lists
export const noRows = message("There are no pages of rows to list");
export const noRowsHint = message("Add a section with a page for each row of a list, or name one here");
export const rowsLeftOut = (count: number) =>
  countedMessage(
    count,
    "There is no room for {count} row of the list",
    "There is no room for {count} rows of the list",
  );
export const rowsLeftOutHint = (pages: number) =>
  message("Set the pages of each item of this section to {pages}, or show more rows on each page", { pages });
