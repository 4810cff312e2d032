/** Messages of the calendar. */
export const needsDate = "start_date must be a day like 2026-01-31 on a page without a date";
export const noEndDate = "custom_range needs an end_date; four weeks stand in for it";
export const endBeforeStart = "end_date must not be before start_date; four weeks stand in for it";
export const endHourBeforeStart = (start: number) => `time_end_hour must be from ${start + 1} to 24`;
export const tooSmall = (side: "height" | "width", needed: number, given: number) =>
  `Too small: the calendar needs ${Math.ceil(needed)} pt of ${side} and has ${Math.floor(given)}`;
export const tooSmallHint = "Make the calendar larger, its type smaller, or leave out its head";
export const tooManySlotsHint = "Make the calendar larger, or show fewer hours or longer slots";
