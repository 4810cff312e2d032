import { expect, test, vi } from "vitest";
import { formatDay } from "./format-date.ts";

test.each([
  [["en-GB", "en"], "5 Jan 2026"],
  [["de-AT", "en-US"], "Jan 5, 2026"],
  [["*", "zh-TW"], "Jan 5, 2026"],
])("writes a day for browsers with the languages %o", (languages, day) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  expect(formatDay("2026-01-05")).toBe(day);
});
