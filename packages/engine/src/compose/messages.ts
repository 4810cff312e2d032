import { type Message, message } from "@octavo/foundation";

export const unknownBlock = (name: string) => message('There is no block "{name}", so nothing is drawn here', { name });
export const blockMissing = message("The widget names no block, so nothing is drawn here");
export const blockMissingHint = message("Write block: and the name of a block");
export const blockCycle = (path: string) => message("A block cannot contain itself: {path}", { path });
export const blocksTooDeep = (limit: number, path: string) =>
  message("Blocks can be nested at most {limit} deep: {path}", { limit, path });
export const tooManyComposed = (limit: number) =>
  message("A page design can have at most {limit} widgets with those of its blocks", { limit });
export const unknownStyle = (name: string) => message('There is no style "{name}", so it is ignored', { name });
export const unknownTheme = (name: string) =>
  message('There is no theme "{name}", so the styles of the library are used', { name });
export const unknownOverride = (id: string, block: string) =>
  message('The block "{block}" has no widget "{id}", so the change is ignored', { id, block });
export const unknownOverrideName = (name: string) =>
  message('An instance of a block cannot change "{name}", so it is ignored', { name });
export const useOneOf = (names: readonly string[]) => message("Use one of {names}", { names });
export const overrideWithoutText = (id: string) => message('The widget "{id}" has no text to change', { id });
export const overrideWithoutLink = (id: string) => message('The widget "{id}" cannot lead anywhere', { id });
export const overrideValue = (name: string, expected: Message) =>
  message("{name} must be {expected}", { name, expected });
