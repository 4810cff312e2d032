/** Planners of starters with sections by intent, as the studio adds them, and changes of their choices. */
import { compileProject, findProfile, type Project, parseProject, printProject } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld, starterWorld } from "@octavo/press";
import { changeChoices } from "../src/change-choices.ts";
import { defaultChoices, type PlannerChoices } from "../src/choices.ts";
import { createPlanner } from "../src/create-planner.ts";
import { madeFrom } from "../src/made-from.ts";
import { plannerLook } from "../src/placement/planner-look.ts";
import { withStyles } from "../src/redraw-sections.ts";
import { leadingMasters } from "../src/sections/leading-masters.ts";
import { makeSections } from "../src/sections/make-sections.ts";
import type { SectionIntent } from "../src/sections/section-kind.ts";
import type { StarterSource } from "../src/starter.ts";

const world = await starterWorld("pl");
const drawing = nodeWorld();
const pupils = ["Id,Name,Class", "1,Ann Lee,5a", "2,Bartholomew Featherstone,5b", "3,Cleo,5a"].join("\n");

type Chosen = Partial<PlannerChoices>;

function choicesOf(starter: StarterSource, chosen: Chosen): PlannerChoices {
  const range = { from: "2027-01-01", to: "2027-01-31" };
  return { ...defaultChoices(starter, { device: "remarkable-2", year: 2027, locale: "en" }), ...range, ...chosen };
}

function read(documents: { readonly masters_yaml: string; readonly plan_yaml: string }): Project {
  const { project } = parseProject(documents, world.profiles);
  if (!project) throw new Error("The project cannot be read.");
  return project;
}

/** The planner of a starter for a month, with a list of pupils. */
export function aPlanner(starter: StarterSource, chosen: Chosen = {}): Project {
  const { masters, plan } = createPlanner(starter, choicesOf(starter, chosen), world);
  const data = `  data: [{ name: Pupils, title: Name, rows: ${JSON.stringify(pupils)} }]\n`;
  return read({ masters_yaml: masters, plan_yaml: plan.replace("plan:\n", `plan:\n${data}`) });
}

/** As the studio adds them. */
export function withSections(project: Project, intent: SectionIntent, choices?: string): Project {
  const { template } = compileProject(project, drawing);
  if (!template) throw new Error("The planner does not compile.");
  const { plan, masters } = project;
  const { words } = world;
  const profile = findProfile(world.profiles, project.metadata.device_profile);
  const made = makeSections(intent, {
    template,
    profile,
    fonts: world.fonts,
    words,
    look: plannerLook({ shared: project, choices, locale: plan.locale, words, profile }),
    kinds: plan.sections.map(({ kind }) => kind),
    masterNames: masters.map(({ name }) => name),
    leading: leadingMasters(project),
  });
  const { linked, ...styled } = withStyles(made, project);
  const sections = made.sections.map((section) => ({
    nested: [],
    counters: {},
    ...section,
    ...(section.rows !== undefined && { rows: { table: section.rows, where: {}, order: [], by: "" } }),
    anchors: section.anchors.map(({ dest_id }) => dest_id),
  }));
  const all = {
    ...project,
    masters: [
      ...masters.map((master) => {
        const added = linked.filter((one) => one.master === master.name).map(({ widget }) => widget);
        return { ...master, widgets: [...master.widgets, ...added] };
      }),
      ...styled.masters.map((master) => ({ description: "", ...master })),
    ],
    plan: { ...plan, sections: [...plan.sections, ...sections], order: [] },
  };
  return read(printProject(all as unknown as Project));
}

/** The project with other choices, stored again. `from` are the choices that it was made from. */
export function withChoices(starter: StarterSource, project: Project, chosen: Chosen, from: Chosen = {}) {
  const made = madeFrom(starter, choicesOf(starter, from));
  const result = changeChoices(project, made, starter, choicesOf(starter, { ...from, ...chosen }), world);
  if (!result) throw new Error("The choices cannot be changed.");
  return { ...result, project: read(printProject(result.project)) };
}

export const problemsOf = (project: Project): readonly string[] =>
  compileProject(project, drawing, { lint: true }).diagnostics.map(({ message, at: { master, widget_id } }) =>
    [master, widget_id, formatMessage(message)].join(": "),
  );
