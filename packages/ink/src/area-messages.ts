import { message } from "@octavo/foundation";

export const unknownPage = (page: string) =>
  message('The PDF has no page "{page}". Name its date or number, as in: notes of 2027-03-04', { page });
export const unknownPageLike = (page: string, like: string) =>
  message('The PDF has no page "{page}". Did you mean "{like}"?', { page, like });
export const noAreas = (page: string) => message("{page} has no areas to write on", { page });
export const unknownArea = (name: string, page: string, names: readonly string[]) =>
  message('{page} has no area "{name}". Its areas are: {names}', { name, page, names });
export const unknownAreaLike = (name: string, page: string, like: string) =>
  message('{page} has no area "{name}". Did you mean "{like}"?', { name, page, like });
export const severalAreas = (written: string, names: readonly string[]) =>
  message('"{written}" can be several areas. Name one of: {names}', { written, names });
