/** Messages about places of widgets. Loaded with what finds the places, not with the editor. */
import { countedMessage, message } from "@octavo/foundation";
import { ofWidgets } from "./messages.ts";

export const insertExampleStep = message("insert the example");

export const makeRoomStep = message("make room");
export const madeRoom = message("Other areas made room.");

export const insertedSmaller = (type: string) =>
  message("Inserted {widget}, smaller than usual, because the page is full.", { widget: { text: type } });
export const insertedOnLines = (type: string) =>
  message("Inserted {widget} over lines to write on, because the page has no other room.", { widget: { text: type } });
export const insertedOver = (type: string) =>
  message("Inserted {widget} over other widgets. You can move it or make it smaller.", {
    widget: { text: type },
  });

export const tidyStep = (count: number) => ofWidgets(count, "tidy up {count} widgets");
export const tidied = (count: number) => ofWidgets(count, "Tidied up {count} widgets");
export const notTidy = message("Tidy Up needs a row, a column or a grid with room on the page");
export const boxStep = (count: number) => ofWidgets(count, "frame {count} widgets");
export const boxed = (count: number) => ofWidgets(count, "Framed {count} widgets with a box");

export const separateStep = message("separate the cells");
export const separated = (count: number) => countedMessage(count, "Separated {count} cell", "Separated {count} cells");
