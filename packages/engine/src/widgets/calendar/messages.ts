import { message } from "@octavo/foundation";

export const noEndDate = (end: string) =>
  message("{property} is missing; four weeks are shown", { property: { text: end } });
export const endBeforeStart = (end: string, start: string) =>
  message("{end} must not be before {start}; four weeks are shown", {
    end: { text: end },
    start: { text: start, initial: "lower" },
  });
export const tooSmall = (side: "height" | "width", needed: number, given: number) =>
  message("Too small: the calendar needs {needed} pt of {direction} and has {given}", {
    needed: Math.ceil(needed),
    direction: { height, width }[side],
    given: Math.floor(given),
  });
/** @public `EngineText` reads its text. */
export const height = message("height");
/** @public `EngineText` reads its text. */
export const width = message("width");
export const tooSmallHint = message("Make the calendar larger, its type smaller, or leave out its head");
export const tooManySlotsHint = message("Make the calendar larger, or show fewer hours or longer slots");
