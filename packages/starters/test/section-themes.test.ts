/** Sections by intent have the theme of their planner. */
import { applyStyle, compileProject, findProfile, type Project, resolveStyles, type Widget } from "@octavo/engine";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { partGroups } from "../src/parts/index.ts";
import { partSample } from "../src/placement/make-part.ts";
import { partPage } from "../src/placement/part-page.ts";
import { plannerLook } from "../src/placement/planner-look.ts";
import { daily } from "../src/planners/daily.ts";
import type { SectionIntent } from "../src/sections/section-kind.ts";
import { themes } from "../src/themes/index.ts";
import { aPlanner, problemsOf, withChoices, withSections } from "./added-sections.ts";
import { printed, typeSizes } from "./themes.ts";

const world = nodeWorld();

const intents: readonly SectionIntent[] = [
  { wanted: "rows", values: { list: "Pupils" } },
  { wanted: "list", values: { name: "Reading", count: 20 } },
];

/** The planner in a theme, with sections, and their masters as they look. */
function extended(theme: string, intent: SectionIntent, device = "remarkable-2") {
  const before = aPlanner(daily, { theme, device });
  const after = withSections(before, intent, `device=${device}&theme=${theme}`);
  const added = looksOf(after).filter(({ name }) => before.masters.every((master) => master.name !== name));
  return { before, after, added };
}

function looksOf(project: Project) {
  const styles = resolveStyles(project);
  return project.masters.map(({ name, widgets }) => ({ name, widgets: widgets.map((one) => applyStyle(one, styles)) }));
}

const fontsOf = (widgets: readonly Widget[]) =>
  new Set(widgets.flatMap(({ styling }) => (typeof styling?.["font"] === "string" ? [styling["font"]] : [])));

describe.each(intents.map((intent, i) => [intent.wanted, intent, i] as const))("%s", (_, intent, i) => {
  test("have no type below 14 pt in the PDF of a planner of large type", async () => {
    const { before, after } = extended("large-type", intent);
    const { document, template } = compileProject(after, world);
    if (!document || !template) throw new Error("The planner does not compile.");
    const known = before.plan.sections.map(({ kind }) => kind);
    const pages = template.page_assignments
      .filter(({ context }) => !known.includes(String(context?.section)))
      .map(({ page }) => page);
    const { pdf } = await printed(document);
    const sizes = typeSizes(pdf, pages);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13.99);
    expect(problemsOf(after)).toEqual([]);
  });

  test.each(sampled(themes, intents.length, i).map(({ id, families }) => [id, families] as const))(
    "have the fonts of the theme %s",
    (id, families) => {
      const { after, added } = extended(id, intent);
      const fonts = Object.values(families);
      const shown = added.flatMap(({ widgets }) => widgets);
      expect([...fontsOf(shown)].filter((font) => !fonts.includes(font))).toEqual([]);
      expect(shown.find((widget) => widget.id === "title")?.styling).toMatchObject({ font: families.title });
      expect(problemsOf(after)).toEqual(problemsOf(aPlanner(daily, { theme: id })));
    },
  );
});

test("the link on the first page has the type and the line of the links beside it", () => {
  const { after } = extended("large-type", intents[1] as SectionIntent, "boox-tab-x-c");
  const widgets = looksOf(after)[0]?.widgets ?? [];
  const link = widgets.find(({ id }) => id === "to_added");
  const beside = widgets.find(({ id }) => id === "to_notes_index");
  expect(link?.styling).toEqual(beside?.styling);
  expect(link?.position).toMatchObject({ y: beside?.position.y, height: beside?.position.height });
  expect(problemsOf(after)).toEqual([]);
});

test("have the fonts of a theme that was chosen later", () => {
  const planner = aPlanner(daily);
  const editorial = themes.find(({ id }) => id === "editorial");
  const before = { ...planner, theme: editorial?.name ?? "" };
  const [intent] = intents as readonly [SectionIntent];
  const after = withSections(before, intent, "theme=classic");
  const titles = looksOf(after).flatMap(({ widgets }) => widgets.find(({ id }) => id === "title") ?? []);
  expect(new Set(titles.map(({ styling }) => styling?.["font"])).size).toBe(1);
});

test("parts have the theme of their planner", () => {
  const planner = aPlanner(daily, { theme: "large-type" });
  const profile = findProfile(world.profiles, "remarkable-2");
  const { template } = compileProject(planner, world);
  if (!template) throw new Error("The planner does not compile.");
  const about = { locale: "en", words: {}, profile };
  const look = plannerLook({ ...about, shared: planner, choices: "theme=large-type" });
  const page = partPage({ ...about, template, page: 8, fonts: world.fonts, names: world.names, clock: "24", look });
  const parts = partGroups.flatMap((group) => group.parts);
  const small = parts.filter((part) => sizesIn(partSample(part, page).widgets).some((size) => size < 14));
  expect(small.map(({ id }) => id)).toEqual([]);
});

/** Sizes of type that the widgets and their cells name. */
const sizesIn = (widgets: readonly Widget[]) =>
  [...JSON.stringify(widgets).matchAll(/"(?:event_)?size":([\d.]+)/g)].map(([, size]) => Number(size));

test("for another device, unchanged sections are drawn in the theme again", () => {
  const designs = ({ masters, plan }: Project) => ({
    masters: masters.map(({ name, widgets }) => ({ name, widgets })),
    sections: plan.sections,
  });
  for (const [i, theme] of ["large-type", "editorial"].entries())
    for (const intent of sampled(intents, 2, i)) {
      const { after } = extended(theme, intent);
      const { project } = withChoices(daily, after, { device: "kindle-scribe" }, { theme });
      expect(designs(project)).toEqual(designs(extended(theme, intent, "kindle-scribe").after));
      expect(problemsOf(project)).toEqual([]);
    }
});

test("with another theme, unchanged sections are drawn in that theme", () => {
  const [intent] = intents as readonly [SectionIntent];
  const { project } = withChoices(
    daily,
    extended("large-type", intent).after,
    { theme: "sober" },
    { theme: "large-type" },
  );
  const { after } = extended("sober", intent);
  expect(project.masters.map(({ widgets }) => widgets)).toEqual(after.masters.map(({ widgets }) => widgets));
});
