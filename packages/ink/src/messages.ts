import { countedMessage, type Message, message } from "@octavo/foundation";

export const earlierPdf = (reason: Message) => message("The planner that you wrote in: {reason}", { reason });
export const laterPdf = (reason: Message) => message("The new PDF: {reason}", { reason });
export const otherPlanner = message(
  "The new PDF has none of the pages of the planner that you wrote in: it is another planner, or has other dates",
);
export const deletedByOwner = (count: number) =>
  countedMessage(
    count,
    "{count} page of the planner that you deleted stays deleted",
    "{count} pages of the planner that you deleted stay deleted",
  );

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
