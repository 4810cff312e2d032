import { formatInteger } from "../foundation/format-integer.ts";

/** Messages of layout. */

export const unknownWidgetType = (type: string) => `There is no widget type "${type}"`;
export const unknownMaster = (name: string) => `Master '${name}' does not exist`;
export const unknownFormat = (token: string) =>
  `{${token}} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}`;
export const atInText = (name: string) =>
  `"@${name}" is a variable only where a link is written, and prints as it is here; write {${name}}`;
export const unknownToken = (name: string) =>
  `No variable is called "${name}" on this page, so the token prints as written`;
export const needsDate = (name: string, section: string) =>
  section
    ? `"${name}" has no value in section "${section}", because the section has no dates`
    : `"${name}" has no value on this page, because the page has no date`;
export const needsCount = (name: string, section: string) =>
  section
    ? `"${name}" has no value in section "${section}", because the section is not counted`
    : `"${name}" has no value on this page, because the page is not counted`;
/** `definers` is a list of quoted section names. */
export const definedElsewhere = (name: string, section: string, definers: string) =>
  section
    ? `"${name}" has no value in section "${section}"; it is defined only in ${definers}`
    : `"${name}" has no value on this page; it is defined only in ${definers}`;
export const defineHint = (name: string) => `Define "${name}" here as well, or use a master without it`;
export const needsParent = (name: string, section: string) =>
  section
    ? `"${name}" has no value in section "${section}", because the section is not inside another`
    : `"${name}" has no value on this page, because the page is in no section`;
export const needsParentHint = "Nest the section in another one, or use a master without this variable";
export const parentLacks = (name: string, section: string, around: string, variable: string) =>
  `"${name}" has no value in section "${section}", because section "${around}" around it has no "${variable}"`;
export const unknownDestination = (name: string) => `The link to "${name}" leads nowhere: no page has that destination`;
export const unknownBindingFunction = (name: string) => `Unknown binding function "${name}"`;
export const bindingFunctionHint = (names: readonly string[]) =>
  `Use one of ${names.join(", ")}, or the kind of a section of the plan`;
export const invalidBinding = (written: string) => `"${written}" is not a destination`;
export const invalidBindingHint =
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number";
export const duplicateDestination = (name: string, first: number) =>
  `The destination "${name}" is already on page ${first}; links go there`;
export const invalidDestination = (name: string) => `"${name}" cannot be the name of a destination`;
export const invalidDestinationHint = "Use letters, digits, _ : . - and tokens like {year}";
export const unusableProperty = (name: string, problem: string) => `${name} ${problem}`;
export const unknownFont = (name: string) => `There is no font called "${name}"; Helvetica stands in for it`;
export const missingGlyph = (codePoints: readonly number[]) =>
  `No font has a shape for ${codePoints.map((codePoint) => `"${String.fromCodePoint(codePoint)}" (U+${codePoint.toString(16).toUpperCase().padStart(4, "0")})`).join(", ")}`;
export const textDoesNotFit = (text: string) => `The text "${shortened(text)}" does not fit its box`;
export const textDoesNotFitHint = "Make the box larger or the type smaller";
export const tooManyLinks = (limit: number) =>
  `The document has more than ${formatInteger(limit)} links; the rest are left out`;
export const nestedTooDeep = "Grids inside grids stop at the third level";
export const unknownProfile = (id: string) =>
  `No device profile is called "${id}", so pages are not checked against a device`;
export const scaledOnDevice = (device: string, percent: number) =>
  `The page is not the screen of ${device}: it will be shown at ${percent} % of its size`;
export const scaledOnDeviceHint = "Design for the device's own page: canvas: { page_size: Device }";

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
