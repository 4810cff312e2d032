/** A project as a change of the device makes it, and the problems that the change brings. */
import type { Project, ProjectChange } from "@octavo/contract";
import {
  applyChanges,
  type DeviceProfile,
  type Project as EngineProject,
  type Master,
  mapAsTemplate,
  type Problem,
  rescaleTemplate,
  sharedParts,
} from "@octavo/engine";
import { type RescaleOption, targetPage } from "../../editor/rescaling/rescaling.ts";
import type { AdaptedSource } from "../../engine-worker/protocol.ts";

/** The designs of a project. */
type Designs = Pick<EngineProject, "masters" | "pages">;

/** A project after a change of the device: as it is stored, or as the starter makes it. */
export type AdaptedProject = AdaptedSource;

type Scaled = Designs & Pick<Project, "metadata" | "default_canvas">;

/** As the server scales the designs. */
export function scaledProject(project: Project, device: DeviceProfile, how: RescaleOption): Scaled {
  const metadata = { ...project.metadata, device_profile: device.id };
  const page = targetPage(device);
  if (how === "keep") {
    const { margins } = project.default_canvas.dimensions;
    const dimensions = { margins, ...page };
    return { ...project, metadata, default_canvas: { ...project.default_canvas, dimensions } };
  }
  const { default_canvas, masters, pages } = project;
  const options = { mode: how, minimums: device.constraints };
  return {
    ...project,
    metadata,
    ...mapAsTemplate({ default_canvas, masters, pages, ...sharedParts(project) }, (template) =>
      rescaleTemplate(template, page, options),
    ),
  };
}

/** Errors and warnings. Hints are advice. */
export function withoutHints(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity !== "hint");
}

/** The problems after a change that were not there before: another rule, or another widget. */
export function addedProblems(before: readonly Problem[], after: readonly Problem[]): readonly Problem[] {
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem)));
}

function keyOf({ code, at: { master, block, widget_id, section, path } }: Problem): string {
  return JSON.stringify([code, master, block, widget_id, section, path]);
}

/** Returns the widget's design if the fix can be made in it. Widgets of blocks are shared, so that they have no fix here. */
function isFixable({ masters, pages }: Designs, { fix, at }: Problem): boolean {
  const design = [...masters, ...pages].find(({ name }) => name === at.master);
  return fix !== undefined && design?.widgets.some(({ id }) => id === fix.widget_id) === true;
}

export function fixableProblems({ project }: AdaptedProject, problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((problem) => isFixable(project, problem));
}

/** Makes the fixes of problems in the designs that have them. */
export function withFixes(adapted: AdaptedProject, problems: readonly Problem[]): AdaptedProject {
  const fixed = <D extends Master>(design: D): D => {
    const fixes = problems.flatMap(({ fix, at }) => (fix && at.master === design.name ? [fix] : []));
    if (fixes.length === 0) return design;
    const widgets = design.widgets.map((widget) =>
      fixes
        .filter(({ widget_id }) => widget_id === widget.id)
        .reduce((made, { changes }) => applyChanges(made, changes), widget),
    );
    return { ...design, widgets };
  };
  if (adapted.isParsed) {
    const { project } = adapted;
    return {
      ...adapted,
      project: { ...project, masters: project.masters.map(fixed), pages: project.pages.map(fixed) },
    };
  }
  const { project } = adapted;
  return { ...adapted, project: { ...project, masters: project.masters.map(fixed), pages: project.pages.map(fixed) } };
}

/** The designs that differ from those of `before`, as a change of the device takes them. */
export function changedDesigns(
  { project: before }: AdaptedProject,
  { project: after }: AdaptedProject,
): NonNullable<ProjectChange["designs"]> {
  return (["masters", "pages"] as const).flatMap((list) =>
    after[list].flatMap((design, i) => {
      if (design === before[list][i]) return [];
      const { name, frame, widgets } = design;
      const template_yaml = JSON.stringify({ ...(frame !== undefined && { frame }), widgets });
      return [{ list, name, template_yaml }];
    }),
  );
}
