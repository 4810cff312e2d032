import { message } from "@octavo/foundation";

/** @public `EngineText` reads their texts. */
export const creep = message("the creep (the thickness of the paper)");
/** @public `EngineText` reads their texts. */
export const margin = message("the margin of the sheet");
/** @public `EngineText` reads their texts. */
export const binding = message("the binding margin");
const lengthNames = { creep, margin, binding };

interface Range {
  readonly from: number;
  readonly to: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

export const sheetRange = (from: number, to: number) =>
  message("A sheet measures from {from} to {to} mm on each side", { from, to });
export const lengthRange = (name: keyof typeof lengthNames, { from, to }: Range) =>
  message("Type a length from {from} to {to} mm for {name}", { from, to, name: lengthNames[name] });
export const signatureRange = ({ from, to }: Range) =>
  message("A signature has from {from} to {to} sheets, as a whole number", { from, to });
export const scaleRange = ({ from, to }: Range) =>
  message("Pages are printed at {from} to {to} % of their size", { from, to });
export const needsSheet = message("Two pages on a side need a size of the sheet, such as A4");
export const bookletNeedsBothSides = message("A booklet is printed on both sides of the sheets");
export const noRoom = message(
  "The margins leave no room for pages on the sheet: make them smaller, or use a larger sheet",
);
export const tooLarge = (percent: number, most: number) =>
  message("At {percent} %, the pages are larger than their place on the sheet, which has room for {most} %", {
    percent: tenths(percent),
    most: Math.floor(most * 10) / 10,
  });
export const creepTooLarge = (sheets: number, shift: number, most: number) =>
  message(
    "With {sheets} sheets inside each other, the creep moves the innermost pages by {shift} mm, more than {most} mm: use signatures of fewer sheets",
    { sheets, shift: tenths(shift), most },
  );
export const holesNeedRoom = (needed: number) =>
  message("These holes need an edge of at least {needed} mm: choose fewer holes, or a larger sheet", { needed });
/** `known` is a list of quoted section names. */
export const unknownSection = (name: string, known: readonly string[]) =>
  message('The planner has no section "{name}" that can begin on left pages; it has {known}', { name, known });
