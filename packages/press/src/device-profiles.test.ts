import { readdirSync, readFileSync } from "node:fs";
import { findProfile, isPaper } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { deviceProfiles } from "./device-profiles.ts";
import { readDevice } from "./read-device.ts";

const folder = new URL("../../../devices/", import.meta.url);
const all = deviceProfiles();
const profiles = all.filter((known) => !isPaper(known));
const profile = (id: string) => profiles.find((known) => known.id === id);

describe("the devices", () => {
  test("are complete, in portrait and landscape", () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
    const changelog = readFileSync(new URL("../CHANGELOG.md", folder), "utf8");
    expect(/exact page sizes of (\d+) devices/.exec(changelog)?.[1]).toBe(String(files.length));
    expect(profiles).toHaveLength(2 * files.length);
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
  });

  test("have pages that fill their screens", () => {
    for (const { display, pdf_settings } of profiles) {
      const [width, height] = display.screen_size;
      expect(pdf_settings.page.width).toBeCloseTo((width * 72) / display.ppi, 2);
      expect(pdf_settings.page.height).toBeCloseTo((height * 72) / display.ppi, 2);
      expect(width < height).toBe(pdf_settings.orientation === "portrait");
    }
  });

  test("require rules of two pixels and targets of 7 mm", () => {
    for (const { display, constraints } of profiles) {
      const pixels = (constraints.min_stroke_pt * display.ppi) / 72;
      expect(pixels).toBeGreaterThanOrEqual(2);
      expect(pixels).toBeLessThan(2.05);
      expect(constraints.min_touch_target_pt).toBe(19.8);
    }
  });

  test("keep the area of the toolbar free", () => {
    const edges = ["top", "right", "bottom", "left"];
    for (const { toolbar, pdf_settings } of profiles) {
      if (toolbar) expect(pdf_settings.safe_margins[edges.indexOf(toolbar.edge)]).toBeGreaterThanOrEqual(toolbar.width);
    }
    expect(profile("remarkable-2")?.toolbar).toEqual({ edge: "left", width: 38 });
  });

  test("are sorted by manufacturer, and sizes by value", () => {
    const ids = profiles.map(({ id }) => id).filter((id) => !id.endsWith("-landscape"));
    expect(ids.slice(0, 4)).toEqual(["bigme-b13", "bigme-b751c", "bigme-hibreak-pro", "bigme-inknote-color-plus"]);
    expect(ids.indexOf("boox-go-6")).toBeLessThan(ids.indexOf("boox-go-10-3"));
    expect(profiles.findIndex(({ id }) => id === "kobo-sage-landscape")).toBe(
      profiles.findIndex(({ id }) => id === "kobo-sage") + 1,
    );
  });
});

test("a profile can be copied as plain data", () => {
  const copy = structuredClone(profile("kobo-sage"));
  expect(copy).toEqual(profile("kobo-sage"));
  expect(copy?.display.ppi).toBe(300);
});

test("landscape swaps the sizes and has no toolbar", () => {
  expect(profile("remarkable-paper-pro-move-landscape")).toMatchObject({
    name: "reMarkable Paper Pro Move (landscape)",
    display: { screen_size: [1696, 954], color_size: [1696, 954] },
    pdf_settings: { orientation: "landscape", safe_margins: [18, 18, 18, 18], page: { width: 462.55, height: 260.18 } },
    toolbar: null,
  });
});

describe("an invalid device file reports its error", () => {
  const text = readFileSync(new URL("boox-note-air-4c.yaml", folder), "utf8");
  const reading = (from: string | RegExp, to: string) => () => readDevice(text.replace(from, to), "boox-note-air-4c");

  test.each([
    ["ppi: 300", "ppi: many", "display.ppi must be a number from 100 to 600"],
    ["ppi: 300", "ppi: 200", "display.inches must be the diagonal of 1860 × 2480 pixels at 200 ppi"],
    ["[1860, 2480]", "[2480, 1860]", "display.screen_size must be upright"],
    ["[1860, 2480]", "1860", "display.screen_size must be two whole numbers of pixels"],
    ["color: kaleido3", "color: crayons", "display.color must be one of kaleido3, gallery3"],
    ["color_size: [930, 1240]", "color_size: null", "display.color_size must be given if display.color is"],
    ["[24, 24, 24, 24]", "[24, 24]", "pdf_settings.safe_margins must be four numbers"],
    ["toolbar: null", "toolbar: { edge: middle, width: 30 }", "toolbar.edge must be one of top, right, bottom, left"],
    ["id: boox-note-air-4c", "id: boox", 'id must be "boox-note-air-4c"'],
    [/constraints:\n/, "limits:\n", "constraints must be a map"],
    ["confidence: high", "confidence: sure", "confidence must be one of high, medium, low"],
  ])("%s → %s", (from, to, message) => {
    expect(reading(from, to)).toThrow(`devices/boox-note-air-4c.yaml: ${message}`);
  });
});

describe("papers", () => {
  test("come after the devices, with pages of their size", () => {
    const millimetres = (points: number) => Math.round((points / 72) * 254) / 10;
    const papers = all.slice(profiles.length).filter(({ id }) => !id.endsWith("-landscape"));
    const sizes = papers.map(({ id, pdf_settings: { page } }) => [
      id,
      millimetres(page.width),
      millimetres(page.height),
    ]);
    expect(sizes).toEqual([
      ["paper-a4", 210, 297],
      ["paper-a5", 148, 210],
      ["paper-b6", 125, 176],
      ["paper-letter", 215.9, 279.4],
      ["paper-half-letter", 139.7, 215.9],
      ["paper-passport", 89, 124],
    ]);
  });

  test("can have any size that one can write on", () => {
    expect(findProfile(all, "paper-120x190mm")).toMatchObject({ id: "paper-120x190", name: "Paper 120 × 190 mm" });
    expect(findProfile(all, "paper-190x120")?.pdf_settings.orientation).toBe("landscape");
    expect(findProfile(all, "paper-120x190-landscape")?.id).toBe("paper-120x190-landscape");
    for (const id of [
      "paper-0x0",
      "paper--10x20",
      "paper-10x200",
      "paper-100x999",
      "paper-1e3x1e3",
      "paper-NaNxNaN",
      "paper-",
    ])
      expect(findProfile(all, id), id).toBeUndefined();
  });
});
