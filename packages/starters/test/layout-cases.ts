/** Planners with every combination of layouts by pairs, and the problems of each. */
import { CheckMemory, type Compilation, compileProject, type DeviceProfile } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld, starterWorld } from "@octavo/press";
import { defaultChoices, deviceOf, type PlannerChoices } from "../src/choices.ts";
import { drawPlanner } from "../src/create-planner.ts";
import { suitsStarters } from "../src/device-page.ts";
import { collections } from "../src/layouts/collections.ts";
import { type Layout, standardOf } from "../src/layouts/layout.ts";
import { starters } from "../src/planners/index.ts";
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
  if (layout.kind === "hours") return ["", "9-16", "7-20", "0-23"];
  const known = layout.values.map(({ value }) => value);
  if (layout.kind === "names") {
    const lists = new Set([...known, "people", "projects", ...(layout.members ? [layout.members.value] : [])]);
    return ["", [...lists].map((list) => `${list}~Garden~Ann Lee`).join("~~")];
  }
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

/** With the problems of all pages. Checks of the same device and language share a memory. */
export function compiled(starter: StarterSource, choices: PlannerChoices, memory = new CheckMemory()): Compilation {
  return compileProject(drawPlanner(starter, choices, drawingWorld).project, world, { lint: true, memory });
}

/** Problems of the starter on all devices in a language. Of the cases, every nth from an offset. */
export function problemsIn(starter: StarterSource, locale: string, nth: number, offset: number): readonly string[] {
  return layoutDevices.flatMap((profile, d) => {
    const memory = new CheckMemory();
    const combinations = combinationsOf(starter);
    return combinations
      .filter((_, c) => (d * combinations.length + c + offset) % nth === 0)
      .flatMap((combination) =>
        compiled(starter, choicesOf(starter, combination, profile, locale), memory).diagnostics.map(
          ({ code, at, message }) =>
            `${profile.id} ${JSON.stringify(combination)}: ${code} ${at.master}/${at.widget_id}: ${formatMessage(message)}`,
        ),
      );
  });
}

export const withLayouts: readonly StarterSource[] = starters.filter(({ layouts }) => layouts !== undefined);
