/** Messages about new widgets. */
import { message } from "@octavo/foundation";

export const insertExampleStep = message("insert the example");

export const makeRoomStep = message("make room");
export const madeRoom = message("Other areas made room.");

export const insertedSmaller = (type: string) =>
  message("Inserted {widget}, smaller than usual, because the page is full.", { widget: { text: type } });
export const insertedOnLines = (type: string) =>
  message("Inserted {widget} over lines to write on, because the page has no other room.", { widget: { text: type } });
export const insertedOver = (type: string) =>
  message("Inserted {widget} over other widgets, because the page has no room. Move or delete some.", {
    widget: { text: type },
  });
