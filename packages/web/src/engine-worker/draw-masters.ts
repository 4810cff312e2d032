import type { Project, WrittenPlanSection } from "@octavo/contract";
import { type Compilation, compileProject, usesOfMaster, type World } from "@octavo/engine";
import { withDesign } from "./compile-design.ts";
import { drawPage } from "./describe-planner.ts";
import type { EditedDesign, MasterDrawings, PageDrawing } from "./protocol.ts";

/** Draws the first page of each master. A master that the plan does not use gets a page of its own. */
export function drawMasters(project: Project, world: World): MasterDrawings {
  const { plan, masters } = project;
  const unused = masters.filter(({ name }) => usesOfMaster(plan, [], name).sections.length === 0);
  const sections = [...plan.sections, ...unused.map(({ name }, i) => onePage(name, i))];
  const drawings = firstPages(compileProject({ ...project, plan: { ...plan, sections } }, world, options));
  if (Object.keys(drawings).length > 0) return drawings;
  // If the plan has errors, each master is drawn on a page of its own.
  const alone = { ...plan, sections: masters.map(({ name }, i) => onePage(name, i)) };
  return firstPages(compileProject({ ...project, plan: alone, compilation_rules: [] }, world, options));
}

/** Draws the first page of a design with its unsaved widgets. */
export function drawDesign({ project, widgets, ...design }: EditedDesign, world: World): PageDrawing | undefined {
  return firstPages(compileProject(withDesign(project, design, widgets, world), world, options), design.name)[
    design.name
  ];
}

/** Skips the check of the other pages. */
const options = { proofread: false };

function onePage(master: string, index: number): WrittenPlanSection {
  return { kind: `a page of ${index}`, master, generate: "once", anchors: [], context: {} };
}

function firstPages({ template, document }: Compilation, only?: string): MasterDrawings {
  if (!template || !document) return {};
  const drawings = template.masters.flatMap(({ id, name }) => {
    if (only !== undefined && name !== only) return [];
    const first = template.page_assignments.find(({ master_id }) => master_id === id);
    const drawing = first && drawPage(document, first.page);
    return drawing ? [[name, drawing] as const] : [];
  });
  return Object.fromEntries(drawings);
}
