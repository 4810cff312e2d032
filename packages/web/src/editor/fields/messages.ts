/** Messages of the properties panel. Texts that the specification fixes are word for word. */
import type { FontKind } from "@octavo/engine";
import { countedMessage, type Message, message } from "@octavo/foundation";

export const mixed = message("Mixed");
export const chooseLink = message("Choose or type");
export const confirmDeleteWidgets = (count: number) =>
  countedMessage(count, "Delete {count} widget?", "Delete {count} widgets?");
export const deleteCanBeUndone = message("Undo brings it back.");
export const allLocked = (count: number) =>
  count === 1 ? message("This widget is locked.") : message("These widgets are locked.");
export const someLocked = (count: number) =>
  countedMessage(
    count,
    "One of them is locked and stays as it is.",
    "{count} of them are locked and stay as they are.",
  );

// Undo steps of drags
export const moveStep = message("move");
export const resizeStep = message("resize");
export const moveToPageStep = message("move to page");
export const changeLineWidth = message("change line width");
export const changeTypeSize = message("change type size");
export const changeGridStep = message("change grid step");

// Fonts
export const fontKinds = {
  own: message("Own fonts"),
  sans: message("Sans serif"),
  serif: message("Serif"),
  condensed: message("Condensed"),
  mono: message("Monospaced"),
  handwriting: message("Handwriting"),
  display: message("Display"),
  scripts: message("Other scripts"),
} satisfies Readonly<Record<FontKind, Message>>;

// Numbers
export const notANumber = message("Not a number. Sums such as 72/2 work, too");
export const divisionByZero = message("Nothing can be divided by zero");
export const unknownUnit = (unit: string, units: readonly string[]) =>
  message('There is no unit "{unit}" here. These can be used: {units}', { unit, units });
export const noUnits = (unit: string) => message('A plain number is needed, without "{unit}"', { unit });
export const hasUnit = message("One unit is enough");
export const unitsDoNotMultiply = message("Lengths cannot be multiplied with each other");
export const expectsNumber = message("A number is needed");
export const rangeOf = (min: string, max: string) => message("From {min} to {max}", { min, max });
export const wholeRange = (min: string, max: string) => message("A whole number from {min} to {max}", { min, max });

// Other values
export const colorExpected = message("Use six digits, like #1A2B3C");
export const transparent = message("No color");
export const structureExpected = (problem: Message): Message => ({ ...problem, initial: "upper" });
export const embeddedPicture = (size: string) => message("A picture of {size}", { size });
export const missingFontStyle = (name: string, used: string) =>
  message('There is no "{name}": "{used}" is used', { name, used });
export const unknownFont = (name: string) => message('There is no font "{name}"', { name });
export const unknownStyle = (name: string) => message('There is no style "{name}"', { name });
export const printsAs = (color: string) => message("Prints as {color}", { color });
export const vanishes = message("Prints as white and is not seen on paper");

export const changeStep = (property: string) =>
  message("change {property}", { property: { text: property, initial: "lower" } });

export const nothingSelected = message("Select a widget to edit its properties.");
export const firstSteps = message(
  "The page is empty. Choose a widget from the list to place it, or drag it to where it belongs.",
);
