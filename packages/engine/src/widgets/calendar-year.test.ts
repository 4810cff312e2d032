import { describe, expect, test } from "vitest";
import { drawnItems, layOut, words } from "../../test/support/documents.ts";
import type { DisplayPage } from "../display/display-list.ts";

describe("calendar_year", () => {
  const year = (width: number, height: number, locale = "en") => {
    const { pages } = layOut({
      locale,
      masters: {
        it: [{ type: "calendar_year", properties: { year: "2028" }, position: { x: 0, y: 0, width, height } }],
      },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    return words(drawnItems(pages[0] as DisplayPage));
  };

  test("has every day of the year when there is room", () => {
    expect(year(400, 500).filter((word) => /^\d+$/.test(word))).toHaveLength(366);
  });

  test("has the months alone when days could not be read", () => {
    expect(year(200, 100)).toEqual([
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ]);
  });

  test("names the months in the document's language", () => {
    expect(year(200, 200, "pl")[9]).toBe("Październik");
  });
});
