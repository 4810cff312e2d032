import type { Project } from "@octavo/contract";
import { type EditorDocument, type Sample, saveDesign } from "@octavo/editor";
import { sharedParts, type Template, templateDefaults } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import type { DesignName } from "../../editor/planner/planner-targets.ts";
import type { EditedDesign, Following } from "../../engine-worker/protocol.ts";

/** Returns the page numbers of a design. If a named page and a master have the same name, the master comes first. */
export function pagesOfDesign({ masters, page_assignments }: Template, { list, name }: DesignName): readonly number[] {
  const alike = masters.filter((master) => master.name === name);
  const design = list === "masters" ? alike[0] : alike.at(-1);
  return page_assignments.flatMap(({ master_id, page }) => (master_id === design?.id ? [page] : []));
}

/**
 * The first day of the planner, with which the canvas shows dates until the planner is expanded. Undefined in a calendar that is loaded
 * with the planner.
 */
export function firstDay({ plan: { locale, calendar } }: Project): Sample | undefined {
  const { start_date: date, system } = calendar;
  if (system !== undefined) return undefined;
  const metadata = { ...templateDefaults.metadata, locale, start_date: date };
  const page_assignments = [{ page: 1, master_id: "", context: { date } }];
  return { template: { ...templateDefaults, metadata, page_assignments }, page: 1 };
}

/** The project with the shared parts of the edited document. */
export function sharingProject(project: Project, { shared = {} }: EditorDocument): Project {
  if (isEqual(sharedParts(project), shared)) return project;
  const { blocks: _b, styles: _s, themes: _t, theme: _n, frame: _f, fonts: _o, ...others } = project;
  return { ...others, ...shared } as Project;
}

/** Changes that the other designs follow when the document is saved. */
export function followingOf(project: Project, { sharedChanges }: EditorDocument): Following | undefined {
  return sharedChanges && { changes: sharedChanges, shared: sharedParts(project) };
}

/** The edited version of a design in its project. */
export function editedDesign(project: Project, design: DesignName, document: EditorDocument): EditedDesign {
  const { widgets, frame } = saveDesign(document);
  const following = followingOf(project, document);
  return { project: sharingProject(project, document), ...design, widgets, frame, following };
}
