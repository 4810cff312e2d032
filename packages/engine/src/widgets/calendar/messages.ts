import { message } from "../../foundation/message.ts";
export const needsDate = message("start_date must be a day like 2026-01-31 on a page without a date");
export const noEndDate = message("custom_range needs an end_date; four weeks are shown");
export const endBeforeStart = message("end_date must not be before start_date; four weeks are shown");
export const endHourBeforeStart = (start: number) =>
  message("time_end_hour must be from {first} to 24", { first: start + 1 });
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
