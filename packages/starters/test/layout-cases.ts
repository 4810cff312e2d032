/** Planners with every combination of layouts by pairs, and the problems of each. */
import { type Compilation, compile, type DeviceProfile, lintTemplate } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld, starterWorld } from "@octavo/press";
import { defaultChoices, deviceOf, type PlannerChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { suitsStarters } from "../src/device-page.ts";
import { collections } from "../src/layouts/collections.ts";
import { type Layout, standardOf } from "../src/layouts/layout.ts";
import type { StarterSource } from "../src/starter.ts";
import { type Combination, type Factors, pairwise } from "./pairs.ts";

/** English, long words, long names of weekdays, capital letters, right to left, and characters of the width of a line. */
export const layoutLocales = ["en", "de", "pl", "el", "ar", "ja"] as const;

const world = nodeWorld();
const drawingWorld = await starterWorld(...layoutLocales);

/** All devices, upright and in landscape, without those whose pages, limits and toolbars are alike. */
export const layoutDevices: readonly DeviceProfile[] = [
  ...new Map(
    world.profiles.filter((profile) => suitsStarters(profile)).map((profile) => [pageKey(profile), profile]),
  ).values(),
];

function pageKey({ pdf_settings, constraints, display, toolbar }: DeviceProfile): string {
  return JSON.stringify([pdf_settings, constraints, display.ppi, toolbar]);
}

const everyCollection = collections.values.map(({ value }) => value);

function valuesOf(layout: Layout): readonly string[] {
  if (layout.kind === "one") return layout.values.map(({ value }) => value);
  if (layout.kind === "distance") return ["", String(layout.least), "7.5", String(layout.most)];
  const known = layout.values.map(({ value }) => value);
  if (layout.kind === "names") return ["", [...known, "people"].map((list) => `${list}~Garden~Ann Lee`).join("~~")];
  return ["", "people:2", everyCollection.filter((value) => known.some((own) => own === value)).join(",")];
}

/** Layouts, and choices that change the room or the texts of pages. */
export function factorsOf({ layouts = [], optional }: StarterSource): Factors {
  return {
    ...Object.fromEntries(layouts.map((layout) => [layout.id, valuesOf(layout)])),
    hours: ["24", "12"],
    hand: ["right", "left"],
    sections: optional.length > 0 ? ["usual", "every"] : ["usual"],
  };
}

const known = new Map<string, readonly Combination[]>();

export function combinationsOf(starter: StarterSource): readonly Combination[] {
  const found = known.get(starter.id) ?? pairwise(factorsOf(starter));
  known.set(starter.id, found);
  return found;
}

export function choicesOf(
  starter: StarterSource,
  { hours, hand, sections, ...layouts }: Combination,
  { id }: Pick<DeviceProfile, "id">,
  locale: string,
): PlannerChoices {
  const place = deviceOf(id);
  const defaults = defaultChoices(starter, { device: place.device, year: 2026, locale });
  const chosen = Object.entries(layouts).filter(([name, value]) => {
    const layout = starter.layouts?.find((one) => one.id === name);
    return layout && value !== standardOf(layout);
  });
  return {
    ...defaults,
    ...place,
    from: "2026-08-28",
    to: "2026-10-05",
    hours: hours === "12" ? "12" : "24",
    leftHanded: hand === "left",
    ...(sections === "every" && { sections: starter.optional.map(({ section }) => section) }),
    layouts: Object.fromEntries(chosen),
  };
}

export function compiled(starter: StarterSource, choices: PlannerChoices): Compilation {
  const { masters, plan } = createPlanner(starter, choices, drawingWorld);
  return compile(masters, plan, world);
}

/** Diagnostics of the compiler, and problems of the lint. */
export function problemsOf(starter: StarterSource, choices: PlannerChoices, profile: DeviceProfile): readonly string[] {
  const { template, diagnostics } = compiled(starter, choices);
  const problems = template ? lintTemplate(template, profile, world) : [];
  return [
    ...diagnostics.map(({ message }) => formatMessage(message)),
    ...problems.map(
      ({ code, master, widget_id, message }) => `${code} ${master}/${widget_id}: ${formatMessage(message)}`,
    ),
  ];
}
