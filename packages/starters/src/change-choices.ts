/** Changes the choices of a project that was made from a starter, and keeps the changes of its user. */
import { type DeviceProfile, findProfile, type Project, rescaleTemplate } from "@octavo/engine";
import { type PlannerChoices, profileOf } from "./choices.ts";
import { changedTemplate, type DrawnPlanner, drawPlanner, mirrored, type StarterWorld } from "./create-planner.ts";
import { suitsStarters } from "./device-page.ts";
import { drawVersion } from "./find-made-from.ts";
import { type MadeFrom, madeChoices, madeFrom } from "./made-from.ts";
import { type MasterChange, mergeMasters } from "./merge-masters.ts";
import { mergePlan } from "./merge-plan.ts";
import { mergeRecords } from "./merge-records.ts";
import { mergeShared, renamesBetween, withNames } from "./merge-shared.ts";
import { findSections, mastersOf, redrawSections, withoutLinks } from "./redraw-sections.ts";
import type { StarterSource } from "./starter.ts";

export interface ChangedChoices {
  readonly project: Project;
  readonly madeFrom: MadeFrom;
  /** In the order of the project, with those that it no longer has. */
  readonly masters: readonly MasterChange[];
  /** Kinds of sections. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The starter as a project was made from it. */
export interface DrawnBefore {
  readonly choices: PlannerChoices;
  /** Undefined if that version of the starter is unknown, or had no page for the device. */
  readonly drawn: DrawnPlanner | undefined;
}

export function drawBefore(made: MadeFrom, starter: StarterSource, world: StarterWorld): DrawnBefore {
  const choices = madeChoices(made, starter, world.profiles);
  return { choices, drawn: drawVersion(made.version, starter, choices, world) };
}

/**
 * Returns undefined if the planner before or after the change cannot be drawn. `drawnBefore` is the same for all changes of
 * a project.
 */
export function changeChoices(
  project: Project,
  made: MadeFrom,
  starter: StarterSource,
  choices: PlannerChoices,
  world: StarterWorld,
  { choices: old, drawn }: DrawnBefore = drawBefore(made, starter, world),
): ChangedChoices | undefined {
  const profile = profileOf(choices, world.profiles);
  if (!drawn || !profile || !suitsStarters(profile)) return undefined;
  const after = drawPlanner(starter, choices, world);
  const names = renamesBetween(drawn.project, after.project);
  const before = { ...drawn, project: withNames(drawn.project, names) };
  const named = withNames(project, names);
  const onDevice = {
    project: named,
    profile: findProfile(world.profiles, named.metadata.device_profile),
    choices: made.choices,
  };
  const known = findSections(onDevice, before.project, world);
  const own = withoutLinks(named, known);
  const scaled = onPageOf(own, after, { profile, turns: old.leftHanded !== choices.leftHanded });
  const added = known.flatMap(({ found }) => mastersOf(found));
  const merged = mergeMasters({ own, scaled, before, after, added });
  const planned = mergePlan(project.plan, before, after, merged);
  const used = mastersIn(planned.plan.sections);
  const isRemoved = ({ name, change }: MasterChange) => change === "removed" && !used.includes(name);
  const masters = merged.masters.filter(({ change }) => !isRemoved(change)).map(({ master }) => master);
  const changed: Project = {
    ...scaled,
    ...mergeShared(own, scaled, before.project, after.project, masters),
    metadata: { ...project.metadata, device_profile: profile.id },
    default_canvas: mergedCanvas(own, scaled, before, after),
    masters,
    plan: planned.plan,
  };
  const redrawn = redrawSections({
    own: { ...onDevice, project: own },
    scaled,
    after: { project: changed, profile, choices: madeFrom(starter, choices).choices },
    nameAfter: merged.nameBefore,
    known,
    world,
  });
  const nameNow = (name: string) => redrawn.changes.get(merged.nameBefore(name))?.name ?? merged.nameBefore(name);
  return {
    project: {
      ...changed,
      masters: redrawn.masters,
      plan: { ...planned.plan, sections: redrawn.sections },
      compilation_rules: renamedRules(project, nameNow),
    },
    madeFrom: madeFrom(starter, choices),
    masters: merged.masters.map(
      ({ change }) =>
        redrawn.changes.get(change.name) ??
        (change.change === "removed" && !isRemoved(change) ? { ...change, change: "own" } : change),
    ),
    added: planned.added,
    removed: planned.removed,
  };
}

/** The project on the page of the other one, as the server scales it, and mirrored if the other hand writes. */
function onPageOf(
  project: Project,
  { project: { default_canvas: canvas, metadata } }: DrawnPlanner,
  { profile, turns }: { readonly profile: DeviceProfile; readonly turns: boolean },
): Project {
  const page = canvas?.dimensions;
  const { width, height } = project.default_canvas?.dimensions ?? {};
  const isSame = !page || (page.width === width && page.height === height);
  const scaled = isSame
    ? project
    : changedTemplate(project, (template) =>
        rescaleTemplate(template, page, { mode: "proportional", minimums: profile.constraints }),
      );
  const turned = turns ? mirrored(scaled) : scaled;
  return { ...turned, metadata: { ...turned.metadata, device_profile: metadata.device_profile } };
}

/** Background, grid and guides of the user stay. */
function mergedCanvas(
  own: Project,
  scaled: Project,
  before: DrawnPlanner,
  after: DrawnPlanner,
): Project["default_canvas"] {
  const [old, made] = [before, after].map(({ project }) => project.default_canvas);
  const [canvas, kept] = [own, scaled].map((each) => each.default_canvas);
  if (!canvas || !kept || !old || !made) return made;
  const merged = mergeRecords(canvas, kept, old, made);
  const { width, height } = made.dimensions;
  return { ...merged, dimensions: { ...merged.dimensions, width, height } };
}

function mastersIn(sections: Project["plan"]["sections"]): readonly string[] {
  return sections.flatMap(({ master, nested }) => [master, ...mastersIn(nested)]);
}

/** A rule refers to a page, or to a master if no page has that name. */
function renamedRules({ compilation_rules, pages }: Project, nameOf: (master: string) => string) {
  return compilation_rules.map((rule) =>
    pages.some(({ name }) => name === rule.page_name) ? rule : { ...rule, page_name: nameOf(rule.page_name) },
  );
}
