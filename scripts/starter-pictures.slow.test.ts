import { wordLanguage } from "@octavo/starters";
import { expect, test } from "vitest";
import type { StarterPreview } from "../packages/web/src/starters/preview-file.ts";
import { starterDrawings } from "./starter-pictures.ts";

const drawings = starterDrawings(new Date("2026-11-28T12:00:00"));
const files = drawings.flatMap((drawing) => drawing.files);

async function read(name: string): Promise<StarterPreview> {
  const drawing = drawings.find((one) => one.files.includes(name));
  if (!drawing) throw new Error(`Nothing draws ${name}.`);
  const content = (await drawing.draw())[drawing.files.indexOf(name)] ?? new Uint8Array();
  return JSON.parse(new TextDecoder().decode(content));
}

test("each starter has a preview for visitors of each language, and of regions with other habits", () => {
  expect(files).toContain("daily-device-remarkable-2-year-2027-locale-en.json");
  expect(files).toContain("daily-device-remarkable-2-year-2027-locale-en-week-start-sunday-hours-12.json");
  expect(files).toContain("school-device-remarkable-2-year-2026-locale-pl.json");
  expect(files).toContain("weekly-device-remarkable-2-year-2027-locale-ar-week-start-saturday-hours-12.json");
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => file.startsWith("daily-") && file.endsWith(".png"))).toHaveLength(9);
});

test.each([
  "meetings-device-remarkable-2-year-2027-locale-pl.json",
  "meetings-device-remarkable-2-year-2027-locale-ja-week-start-sunday.json",
])("%s opens on its drawing, whose fonts have all characters of the page", async (name) => {
  const { planner, drawing, diagnostics, fonts } = await read(name);
  expect(diagnostics).toEqual([]);
  expect(planner.initialPage).toBe(drawing.page);
  expect(planner.links).toBeGreaterThan(0);
  expect(wordLanguage(planner.language)).toBe(planner.language);
  const texts = [...drawing.svg.matchAll(/<text [^>]*font-family="octavo-([\w-]+)"[^>]*>([^<]+)<\/text>/g)];
  expect(texts.length).toBeGreaterThan(10);
  for (const [, face, text = ""] of texts) {
    const range = fonts.find((font) => font.face === face)?.range ?? "";
    for (const character of text.replaceAll(/&(?:#39|quot|amp|lt|gt);/g, ""))
      expect(has(range, character), character).toBe(true);
  }
  for (const { data } of fonts) expect(Buffer.from(data, "base64").readUInt32BE(0)).toBe(0x00010000);
});

/** Reads a `unicode-range`. */
function has(range: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return range.split(", ").some((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split("-")
      .map((number) => Number.parseInt(number, 16));
    return codePoint >= first && codePoint <= last;
  });
}
