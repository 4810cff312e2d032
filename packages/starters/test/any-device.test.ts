/** Devices that nobody has described yet. */

import { compile, type DeviceProfile, lintTemplate } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { suitsStarters } from "../src/device-page.ts";
import { starters } from "../src/planners/index.ts";

const world = nodeWorld();
const [model] = world.profiles;
if (!model) throw new Error("no devices");

const inch = fc.double({ min: 2.6, max: 8.6, noNaN: true });
const margin = fc.integer({ min: 10, max: 40 });
const device = fc
  .record({
    side: inch,
    shape: fc.double({ min: 1.2, max: 2.1, noNaN: true }),
    landscape: fc.boolean(),
    ppi: fc.integer({ min: 150, max: 330 }),
    margins: fc.tuple(margin, margin, margin, margin),
    least: fc.constantFrom(7, 7.5, 8),
    toolbar: fc.option(fc.constantFrom("left", "right", "top", "bottom")),
  })
  .map(({ side, shape, landscape, ppi, margins, least, toolbar }): DeviceProfile => {
    const [short, long] = [side, side * shape].map((inches) => Math.round(inches * 72 * 100) / 100);
    const page = landscape ? { width: long ?? 0, height: short ?? 0 } : { width: short ?? 0, height: long ?? 0 };
    const pixels = [page.width, page.height].map((points) => Math.round((points * ppi) / 72));
    return {
      ...model,
      id: "own",
      name: "Own device",
      display: { ...model.display, screen_size: [pixels[0] ?? 0, pixels[1] ?? 0], ppi },
      pdf_settings: {
        page_size: "Device",
        orientation: landscape ? "landscape" : "portrait",
        safe_margins: margins,
        page,
      },
      constraints: { ...model.constraints, min_font_pt: least, min_stroke_pt: Math.round((144 / ppi) * 100) / 100 },
      toolbar:
        toolbar === null
          ? null
          : { edge: toolbar, width: margins[["top", "right", "bottom", "left"].indexOf(toolbar)] ?? 0 },
    };
  });

const drawingWorld = await starterWorld("pl");
const cases = fc.record({
  profile: device,
  starter: fc.constantFrom(...starters),
  every: fc.boolean(),
  locale: fc.constantFrom("en", "pl"),
  hours: fc.constantFrom("12", "24"),
  leftHanded: fc.boolean(),
});

test("every starter is drawn without problems for any device that suits it", () => {
  fc.assert(
    fc.property(cases, ({ profile, starter, every, locale, hours, leftHanded }) => {
      fc.pre(suitsStarters(profile));
      const drawing = { ...drawingWorld, profiles: [profile] };
      const defaults = defaultChoices(starter, { device: profile.id, year: 2026, locale });
      const sections = every ? starter.optional.map(({ section }) => section) : defaults.sections;
      const range = { from: "2026-08-28", to: "2026-10-05" };
      const { masters, plan } = createPlanner(starter, { ...defaults, ...range, sections, hours, leftHanded }, drawing);
      const { template, diagnostics } = compile(masters, plan, { ...world, profiles: [profile] });
      const problems = template ? lintTemplate(template, profile, world) : [];
      expect([
        ...diagnostics.map(({ message }) => formatMessage(message)),
        ...problems.map(
          ({ code, master, widget_id, message }) => `${code} ${master}/${widget_id}: ${formatMessage(message)}`,
        ),
      ]).toEqual([]);
    }),
    { numRuns: runs(600) },
  );
});
