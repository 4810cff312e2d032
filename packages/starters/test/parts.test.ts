import { compile, lintTemplate, type Template, type Widget } from "@octavo/engine";
import { formatMessage } from "@octavo/engine/message";
import { nodeWorld, starterLibrary } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, profileOf } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { partGroups } from "../src/parts/index.ts";
import { makePart } from "../src/parts/make-part.ts";
import type { Part } from "../src/parts/part.ts";
import { partPage } from "../src/parts/part-page.ts";

const world = nodeWorld();
const { starters, filesFor } = starterLibrary();
const daily = starters.find(({ id }) => id === "daily");
const parts = partGroups.flatMap((group) => group.parts);

/** A planner of ten days, with all kinds of pages. */
function planner(device: string, locale: string) {
  if (!daily) throw new Error("There is no daily planner.");
  const choices = { ...defaultChoices(daily, { device, year: 2026, locale }), from: "2026-01-01", to: "2026-02-10" };
  const profile = profileOf(choices, world.profiles);
  const files = profile && filesFor(daily, profile);
  if (!profile || !files) throw new Error(`There is no daily planner for ${device}.`);
  const documents = createPlanner(files, choices, world.profiles);
  const { template } = compile(documents.masters, documents.plan, world);
  if (!template) throw new Error("The planner does not compile.");
  return { template, profile };
}

/** Master of the largest section with a unit. */
function masterOf({ sections, page_assignments }: Template, unit: "day" | "count"): string {
  const pages = sections
    .filter((section) => section.unit === unit)
    .map(({ kind }) => page_assignments.filter(({ context }) => context?.section === kind));
  return pages.toSorted((a, b) => b.length - a.length)[0]?.[0]?.master_id ?? "";
}

function withWidgets(template: Template, id: string, widgets: readonly Widget[]): Template {
  return {
    ...template,
    masters: template.masters.map((master) => (master.id === id ? { ...master, widgets } : master)),
  };
}

/** Inserts the part into a master, or into the emptied master. */
function inserted(part: Part, { template, profile }: ReturnType<typeof planner>, master: string, isEmpty: boolean) {
  const page = template.page_assignments.find(({ master_id }) => master_id === master)?.page ?? 0;
  const about = partPage({ template, page, profile, fonts: world.fonts, clock: "12" });
  const before = isEmpty ? [] : (template.masters.find(({ id }) => id === master)?.widgets ?? []);
  const { widgets, removed, resized } = makePart(part, about, part.defaults?.(about) ?? {}, { widgets: before });
  const kept = before
    .filter(({ id }) => !removed.includes(id))
    .map((widget) => resized.find(({ id }) => id === widget.id) ?? widget);
  return { widgets, removed, template: withWidgets(template, master, [...kept, ...widgets]) };
}

function problemsOf(template: Template, profile: ReturnType<typeof planner>["profile"], master: string) {
  return lintTemplate(template, profile, world)
    .filter((problem) => problem.master === master)
    .map(({ code, widget_id, message }) => `${widget_id}: ${code}: ${formatMessage(message)}`);
}

const devices = ["boox-note-air-4c", "boox-go-color-7", "kindle-basic"];

describe.each(devices)("on %s", (device) => {
  describe.each(["en", "pl"])("in %s", (locale) => {
    const made = planner(device, locale);
    const [day, note] = [masterOf(made.template, "day"), masterOf(made.template, "count")];

    test.each(parts)("$label brings no problem to a day, a note and an empty page", (part) => {
      const found = [day, note].flatMap((master) =>
        [false, true].flatMap((isEmpty) => {
          const { template } = inserted(part, made, master, isEmpty);
          return problemsOf(template, made.profile, master).map((problem) => `${master} ${isEmpty}: ${problem}`);
        }),
      );
      expect(found).toEqual([]);
    });
  });
});
