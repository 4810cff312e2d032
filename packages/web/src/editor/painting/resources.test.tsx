import type { DocumentFont, Widget } from "@octavo/engine";
import { isLong } from "@octavo/foundation/testing";
import { hostileLayouts } from "@octavo/press/testing";
import { expect, it, vi } from "vitest";
import { blockCalls } from "../../../test/intercept-calls.ts";
import "../../../test/studio.tsx";
import { Resources } from "./resources.ts";

const text = (font: string): Widget => ({
  id: "text",
  type: "text_block",
  position: { x: 0, y: 0, width: 100, height: 20 },
  content: "Monday",
  styling: { font },
});

const contentIn = (locale: string, ...fonts: readonly string[]) => ({
  locale,
  designs: [{ widgets: fonts.map(text) }],
});

const anyChange = (resources: Resources) =>
  new Promise<void>((resolve) => {
    const stop = resources.subscribe(() => {
      stop();
      resolve();
    });
  });

it("has the tables of a document when it is opened", async () => {
  const resources = new Resources();
  const world = await resources.open(contentIn("sr-Latn-ME", "Courier-Prime", "Helvetica"));
  expect(world.names("sr-Latn-ME").month(1)).toBe("januar");
  expect(world.fonts.metrics("courier-prime-regular").postScriptName).toBe("CourierPrime-Regular");
  expect(world.profiles.length).toBeGreaterThan(0);
  expect(resources.state().world).toBe(world);
});

it("measures text with the usual font until its own is loaded, and then has another world", async () => {
  const resources = new Resources();
  const world = await resources.open();
  const change = anyChange(resources);
  expect(world.fonts.metrics("tinos-bold").advance(65)).toBe(world.fonts.metrics("arimo-regular").advance(65));
  await change;
  const next = resources.state().world;
  expect(next).not.toBe(world);
  expect(next.fonts.metrics("tinos-bold").advance(65)).toBe(722);
});

it("requests a table once, and the names of a language when they are first used", async () => {
  const resources = new Resources();
  const world = await resources.open();
  const change = vi.fn();
  resources.subscribe(change);
  for (let i = 0; i < 3; i++) expect(world.names("de").month(1)).toBe("");
  await expect.poll(() => resources.state().world.names("de").month(1)).toBe("Januar");
  expect(change).toHaveBeenCalledTimes(1);
});

it("loads the calendars of other systems when a page has one of them", async () => {
  const resources = new Resources();
  await resources.open();
  const nowruz = { year: 2026, month: 3, day: 21 };
  const { almanac } = resources.state().world;
  expect(almanac.calendar({ system: "persian" }, "en").of(nowruz)).toEqual(nowruz);
  const persian = () => resources.state().world.almanac.calendar({ system: "persian" }, "en").of(nowruz);
  await expect.poll(persian).toEqual({ year: 1405, month: 1, day: 1 });
  expect(resources.state().world.almanac.secondDate(nowruz, "hebrew")).toMatchObject({ year: 5786 });
});

it("loads the drawing of events when a page asks for it", async () => {
  const resources = new Resources();
  await resources.open();
  expect(resources.state().world.eventDrawing()).toBeUndefined();
  await expect.poll(() => resources.state().world.eventDrawing()?.weekEvents).toBeTypeOf("function");
});

it("reports a table that failed to load until a retry succeeds", async () => {
  const resources = new Resources();
  const world = await resources.open();
  const offline = blockCalls(/cousine/);
  world.fonts.metrics("cousine-regular");
  await expect.poll(() => resources.state().problem).toMatch(/^The font Cousine could not be loaded\./);
  offline.mend();
  resources.retry();
  expect(resources.state().problem).toBeUndefined();
  resources.state().world.fonts.metrics("cousine-regular");
  await expect
    .poll(() => resources.state().world.fonts.metrics("cousine-regular").postScriptName)
    .toBe("Cousine-Regular");
});

it("rejects with a message if a document's font cannot be loaded, and can be opened again", async () => {
  const resources = new Resources();
  const offline = blockCalls(/dejavu-serif/);
  const content = contentIn("en", "DejaVu Serif");
  await expect(resources.open(content)).rejects.toThrow("The font DejaVu Serif could not be loaded.");
  offline.mend();
  expect((await resources.open(content)).fonts.metrics("dejavu-serif").postScriptName).toBe("DejaVuSerif");
});

it("gives up on a font that cannot be loaded, so that bars replace its text, and says so", async () => {
  const resources = new Resources();
  expect(resources.isLate("no-such-face")).toBe(false);
  expect(resources.hasFace("no-such-face", "")).toBe(false);
  await expect.poll(() => resources.isLate("no-such-face")).toBe(true);
  expect(resources.state().problem).toMatch(/could not be loaded/);
});

const bytesAt = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

function fontOf(family: string, file: Uint8Array): DocumentFont {
  const data = `data:font/ttf;base64,${btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(""))}`;
  return { family, weight: 400, italic: false, data };
}

/** Clusters of a text with their outlines. Undefined while something is loading, or if there is no such font. */
function drawn(resources: Resources, font: string, text: string) {
  const { fonts } = resources.state().world;
  const face = fonts.resolve(font);
  const runs = face === undefined ? [] : (fonts.scripts()?.shapeRuns(text, face, fonts).runs ?? []);
  const clusters = runs.flatMap((run) =>
    (run.clusters ?? []).map((cluster) => ({ cluster, outline: resources.outlineOf(run.face, cluster) })),
  );
  return clusters.length === 0 || clusters.some(({ outline }) => !outline) ? undefined : clusters;
}

it("shapes text in a font of the document like text in the bundled one", async () => {
  const resources = new Resources();
  await resources.open();
  const intact = await bytesAt("/api/assets/fonts/noto-sans-devanagari-regular.ttf");
  resources.setFonts([fontOf("Mine", intact)]);
  const text = "क्षत्रिय हिन्दी";
  await expect.poll(() => drawn(resources, "Noto Sans Devanagari", text)).toBeDefined();
  await expect.poll(() => drawn(resources, "Mine", text)).toBeDefined();
  expect(resources.state().world.fonts.resolve("Mine")).toMatch(/^own-/);
  expect(drawn(resources, "Mine", text)).toEqual(drawn(resources, "Noto Sans Devanagari", text));
});

it("leaves out fonts of the document with hostile layout tables, or draws a thousand characters in seconds", async () => {
  const resources = new Resources();
  await resources.open();
  const intact = await bytesAt("/api/assets/fonts/noto-sans-arabic-regular.ttf");
  const text = "الثلاثاء مارس لا إله ".repeat(60).slice(0, 1000);
  // The tests of the import try all of them.
  const tried = hostileLayouts.filter((_, i) => isLong() || i % 4 === 0);
  for (const { name, font } of tried) {
    resources.setFonts([fontOf("Mine", intact), fontOf("Hostile", font(intact))]);
    await expect.poll(() => drawn(resources, "Mine", "مارس"), { message: name }).toBeDefined();
    const start = performance.now();
    drawn(resources, "Hostile", text);
    expect(performance.now() - start, name).toBeLessThan(10_000);
    expect(drawn(resources, "Mine", "مارس")?.length, name).toBe(4);
  }
});
