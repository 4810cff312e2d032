import type { Project, WrittenPlanSection } from "@octavo/contract";
import { type Compilation, compileProject, type World } from "@octavo/engine";
import { withDesign } from "./compile-design.ts";
import { drawPage } from "./describe-planner.ts";
import type { EditedDesign, MasterDrawings, PageDrawing } from "./protocol.ts";

/** Draws the first page of each master. A master without pages gets one of its own, as all do if the plan has errors. */
export function drawMasters(project: Project, world: World): MasterDrawings {
  const { plan, masters } = project;
  const drawings = firstPages(compileProject(project, world, options));
  const sections = masters.flatMap(({ name }, i) => (name in drawings ? [] : [onePage(name, i)]));
  if (sections.length === 0) return drawings;
  const others = { ...project, plan: { ...plan, sections, order: [] }, compilation_rules: [] };
  return { ...drawings, ...firstPages(compileProject(others, world, options)) };
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
