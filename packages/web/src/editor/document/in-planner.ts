/** A design in the planner that has its pages: what links, lint and pictures of the design are made of. */
import { type Template, widgetDefinition } from "@octavo/engine";
import type { LintInput } from "../../engine-worker/protocol.ts";
import type { EditorDocument } from "./editor-document.ts";
import { saveDesign, saveTemplate } from "./save-document.ts";

/** A page of a compiled planner that a design is looked at as: its dates, its counts, its names. */
export interface Sample {
  readonly template: Template;
  readonly page: number;
}

/** The planner around a design with the design as it is now, or the document itself. */
export function withPlanner(document: EditorDocument, sample: Sample | undefined): Template {
  if (!sample) return saveTemplate(document);
  const { template } = sample;
  const id = masterOf(sample);
  const { widgets } = saveDesign(document);
  return {
    ...template,
    masters: template.masters.map((master) => (master.id === id ? { ...master, widgets } : master)),
  };
}

/**
 * What is linted: of a planner the design alone, and of the other designs only what links can lead to. Undefined for a design
 * until its planner is there: without the values of its pages its tokens cannot be measured.
 */
export function lintedOf(document: EditorDocument, sample: Sample | undefined): LintInput | undefined {
  if (document.kind === "template") return { template: saveTemplate(document) };
  if (!sample) return undefined;
  const master = masterOf(sample);
  const template = withPlanner(document, sample);
  const masters = template.masters.map((one) =>
    one.id === master
      ? one
      : { ...one, widgets: one.widgets.filter(({ type }) => widgetDefinition(type)?.destinations) },
  );
  return { template: { ...template, masters }, master };
}

function masterOf({ template, page }: Sample): string | undefined {
  return template.page_assignments.find((assignment) => assignment.page === page)?.master_id;
}
