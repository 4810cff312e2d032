/** Messages about places of widgets. Loaded with what finds the places, not with the editor. */
import { countedMessage, type MessageValue, message } from "@octavo/foundation";
import { ofWidgets } from "./messages.ts";

export const insertExampleStep = message("insert the example");

export const makeRoomStep = message("make room");
export const madeRoom = message("Moved to free room.");
/** Items of a list of names. */
export const moreAreas = (count: number) => countedMessage(count, "{count} more", "{count} more");
export const madeSmaller = (areas: readonly MessageValue[]) => message("Made smaller: {areas}.", { areas });
export const insertedWithSmaller = (type: string, areas: readonly MessageValue[]) =>
  message("Inserted {widget}. Made smaller: {areas}.", { widget: { text: type }, areas });
export const insertedWithRemoved = (type: string, areas: readonly MessageValue[]) =>
  message("Inserted {widget}. Removed: {areas}.", { widget: { text: type }, areas });
export const insertedWithLosses = (type: string, areas: readonly MessageValue[], removed: readonly MessageValue[]) =>
  message("Inserted {widget}. Made smaller: {areas}. Removed: {removed}.", { widget: { text: type }, areas, removed });

export const insertedSmaller = (type: string) =>
  message("Inserted {widget}, smaller than usual, because the page is full.", { widget: { text: type } });
export const insertedOver = (type: string, areas: readonly MessageValue[]) =>
  message("The page has no free room: {widget} lies over {areas}.", { widget: { text: type }, areas });

export const insertedInstead = (type: string) =>
  message("Inserted {widget} in place of the earlier one.", { widget: { text: type } });
export const changePartStep = (type: string) => message("change options of {part}", { part: { text: type } });

export const tidyStep = (count: number) => ofWidgets(count, "tidy up {count} widgets");
export const tidied = (count: number) => ofWidgets(count, "Tidied up {count} widgets");
export const notTidy = message("Tidy Up needs a row, a column or a grid with room on the page");
export const boxStep = (count: number) => ofWidgets(count, "frame {count} widgets");
export const boxed = (count: number) => ofWidgets(count, "Framed {count} widgets with a box");

export const separateStep = message("separate the cells");
export const separated = (count: number) => countedMessage(count, "Separated {count} cell", "Separated {count} cells");
