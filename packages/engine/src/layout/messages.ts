import { formatCodePoint, message } from "@octavo/foundation";

export const unreadableFont = (family: string) =>
  message('The font "{family}" cannot be read, so that its texts are set in other fonts', { family });
export const unreadableFontHint = message("Remove it, and add it again from its file");
export const unknownFormat = (token: string) =>
  message(
    "{token} asks for a format that does not exist, so it prints as written; there are {name:02d} and {name:capital}",
    { token: `{${token}}` },
  );
export const atInText = (name: string) =>
  message('"@{name}" is a variable only where a link is written, and prints as it is here; write {token}', {
    name,
    token: `{${name}}`,
  });
export const unknownToken = (name: string) =>
  message('No variable is called "{name}" on this page, so the token prints as written', { name });
export const outsideOfTables = (name: string, from: string, to: string) =>
  message('"{name}" has no value on this page, because dates of this calendar are known from {from} to {to} only', {
    name,
    from,
    to,
  });
export const noColumn = (token: string, column: string, section: string) =>
  message('{token} prints as written, because the list of section "{section}" has no column "{column}"', {
    token: `{${token}}`,
    column,
    section,
  });
export const noRow = (token: string, section: string) =>
  message('{token} prints as written, because section "{section}" has no page for each row of a list', {
    token: `{${token}}`,
    section,
  });
export const needsDate = (name: string, section: string) =>
  section
    ? message('"{name}" has no value in section "{section}", because the section has no dates', { name, section })
    : message('"{name}" has no value on this page, because the page has no date', { name });
export const needsCount = (name: string, section: string) =>
  section
    ? message('"{name}" has no value in section "{section}", because the section is not counted', { name, section })
    : message('"{name}" has no value on this page, because the page is not counted', { name });
/** `definers` is a list of quoted section names. */
export const definedElsewhere = (name: string, section: string, definers: readonly string[]) =>
  section
    ? message('"{name}" has no value in section "{section}"; it is defined only in {definers}', {
        name,
        section,
        definers,
      })
    : message('"{name}" has no value on this page; it is defined only in {definers}', { name, definers });
export const defineHint = (name: string) =>
  message('Define "{name}" here as well, or use a master without it', { name });
export const needsParent = (name: string, section: string) =>
  section
    ? message('"{name}" has no value in section "{section}", because the section is not inside another', {
        name,
        section,
      })
    : message('"{name}" has no value on this page, because the page is in no section', { name });
export const needsParentHint = message("Nest the section in another one, or use a master without this variable");
export const parentLacks = (name: string, section: string, around: string, variable: string) =>
  message('"{name}" has no value in section "{section}", because section "{around}" around it has no "{variable}"', {
    name,
    section,
    around,
    variable,
  });
export const unknownDestination = (name: string) =>
  message('The link to "{name}" leads nowhere: no page has that destination', { name });
export const unknownBindingFunction = (name: string) => message('Unknown binding function "{name}"', { name });
export const bindingFunctionHint = (names: readonly string[]) =>
  message("Use one of {names}, or the kind of a section of the plan", { names });
export const invalidBinding = (written: string) => message('"{written}" is not a destination', { written });
export const invalidBindingHint = message(
  "Write function(argument), such as day(@date), or a name made of letters, digits, _ : . - and a # before a page number",
);
export const duplicateDestination = (name: string, first: number) =>
  message('The destination "{name}" is already on page {first}; links go there', { name, first: String(first) });
export const invalidDestination = (name: string) => message('"{name}" cannot be the name of a destination', { name });
export const invalidDestinationHint = message("Use letters, digits, _ : . - and tokens like {token}", {
  token: "{year}",
});
export const unknownFont = (name: string) => message('There is no font called "{name}"; Helvetica is used', { name });
export const missingFontStyle = (name: string, used: string) =>
  message('The fonts of this planner have no "{name}"; "{used}" is used. Add its file, or choose another font style', {
    name,
    used,
  });
export const missingGlyph = (codePoints: readonly number[]) =>
  message("No font has a shape for {characters}", { characters: codePoints.map(describeCharacter) });
export const textDoesNotFit = (text: string) =>
  message('The text "{text}" does not fit its box', { text: shortened(text) });
export const textDoesNotFitHint = message("Make the box larger or the type smaller");
export const tooManyLinks = (limit: number) =>
  message("The document has more than {limit} links; the rest are left out", { limit });
export const nestedTooDeep = message("Grids inside grids stop at the third level");
export const unknownProfile = (id: string) =>
  message('No device profile is called "{id}", so pages are not checked against a device', { id });
export const scaledOnDevice = (device: string, percent: number) =>
  message("The page is not the screen of {device}: it will be shown at {percent} % of its size", { device, percent });
export const scaledOnDeviceHint = message("Choose the page size of the device");

function describeCharacter(codePoint: number): string {
  return `"${String.fromCodePoint(codePoint)}" (${formatCodePoint(codePoint)})`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
