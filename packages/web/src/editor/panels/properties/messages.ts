/** Texts of the properties panel. Texts that the specification fixes are word for word. */
export const nothingSelected = "Select a widget to edit its properties.";
export const mixed = "Mixed";
export const chooseLink = "Choose or type";
export const confirmDeleteWidgets = (count: number) => `Delete ${count} widgets?`;
export const deleteCanBeUndone = "Undo brings it back.";
export const allLocked = (count: number) => (count === 1 ? "This widget is locked." : "These widgets are locked.");
export const someLocked = (count: number) =>
  count === 1 ? "One of them is locked and stays as it is." : `${count} of them are locked and stay as they are.`;

// Numbers
export const notANumber = "Not a number. Sums such as 72/2 work, too";
export const divisionByZero = "Nothing can be divided by zero";
export const unknownUnit = (unit: string, units: readonly string[]) =>
  `There is no unit "${unit}" here. These can be used: ${units.join(", ")}`;
export const noUnits = (unit: string) => `A plain number is needed, without "${unit}"`;
export const hasUnit = "One unit is enough";
export const unitsDoNotMultiply = "Lengths cannot be multiplied with each other";
export const expectsNumber = "A number is needed";

// Other values
export const colorExpected = "Use six digits, like #1A2B3C";
export const transparent = "None";
export const structureExpected = (expects: string) => expects.charAt(0).toUpperCase() + expects.slice(1);
export const embeddedPicture = (size: string) => `A picture of ${size}`;
export const unknownFont = (name: string) => `There is no font "${name}"`;
export const printsAs = (color: string) => `Prints as ${color}`;
export const vanishes = "Prints as white and is not seen on paper";
