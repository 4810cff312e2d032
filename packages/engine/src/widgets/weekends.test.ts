import { describe, expect, test } from "vitest";
import { draw, drawnItems, layOut, paths } from "../../test/support/documents.ts";

const box = { x: 0, y: 0, width: 350, height: 300 };
const march = { start_date: "2026-03-01", month: "2026-03", year: "2026", end_date: "2026-03-31" };
const drawn = (type: string, properties: Readonly<Record<string, unknown>>) =>
  draw({ type, position: box, properties: { ...march, ...properties } }).items;
const shades = (type: string, properties: Readonly<Record<string, unknown>>) =>
  paths(drawn(type, properties)).flatMap(({ fill, segments }) => (fill ? segments.map(() => fill) : []));

/** March 2026 has 9 weekend days, the year 2026 has 104. */
describe.each([
  ["calendar", {}, 9],
  ["calendar", { calendar_type: "weekly" }, 2],
  ["calendar", { calendar_type: "weekly", layout_orientation: "vertical" }, 2],
  ["calendar", { calendar_type: "custom_range", end_date: "2026-03-14" }, 4],
  ["calendar", { show_trailing_days: true }, 12],
  ["calendar_month", {}, 9],
  ["calendar_year", {}, 104],
])("a %s with %j", (type, properties, areas) => {
  const shaded = { ...properties, shade_weekends: true };

  test("shades weekends on request", () => {
    expect(shades(type, properties)).toEqual([]);
    expect(shades(type, shaded)).toEqual(Array.from({ length: areas }, () => "#eeeeee"));
    expect(new Set(shades(type, { ...shaded, weekend_color: "#cccccc" }))).toEqual(new Set(["#cccccc"]));
    expect(shades(type, { ...shaded, weekend_color: "" })).toEqual([]);
  });

  test("draws the shade under numbers and lines", () => {
    const items = drawn(type, shaded);
    const shade = items.findIndex((item) => item.kind === "path" && item.fill);
    expect(items.findIndex((item) => item.kind === "text" && /\d+$/.test(item.text))).toBeGreaterThan(shade);
    expect(items.slice(0, shade).filter((item) => item.kind === "path")).toEqual([]);
  });
});

test("a year of months without days has no weekends to shade", () => {
  const small = { ...box, width: 200, height: 100 };
  const { items } = draw({ type: "calendar_year", position: small, properties: { ...march, shade_weekends: true } });
  expect(paths(items)).toEqual([]);
});

test("weekends stay Saturday and Sunday in weeks that begin on another day", () => {
  const columns = (start_week_on: string) => {
    const properties = { ...march, start_week_on, shade_weekends: true };
    const [shade] = paths(draw({ type: "calendar_month", position: box, properties }).items);
    return new Set(shade?.segments.map((segment) => Math.round(Number(segment[1]) / 50)));
  };
  expect(columns("monday")).toEqual(new Set([5, 6]));
  expect(columns("sunday")).toEqual(new Set([0, 6]));
  expect(columns("saturday")).toEqual(new Set([0, 1]));
});

test.each([
  ["pl", "6 7"],
  ["ar-EG", "5 6"],
  ["fa", "5"],
  ["fa-AF", "4 5"],
  ["hi", "7"],
])("a month in %s shades the weekend of the region: days %s of its weeks from Monday", (locale, days) => {
  const properties = { ...march, start_week_on: "monday", shade_weekends: true };
  const widget = { type: "calendar_month", position: box, properties };
  const laidOut = layOut({ masters: { it: [widget] }, page_assignments: [{ page: 1, master_id: "it" }], locale });
  const [shade] = paths(laidOut.pages.flatMap(drawnItems));
  // Hebrew, Arabic and Persian are drawn from right to left.
  const isMirrored = /^(?:ar|fa|he)/.test(locale);
  const columns = new Set(shade?.segments.map((segment) => Math.round(Number(segment[1]) / 50)));
  const shown = [...columns].map((column) => (isMirrored ? 7 - column : column + 1));
  expect(shown.toSorted((a, b) => a - b).join(" ")).toBe(days);
});
