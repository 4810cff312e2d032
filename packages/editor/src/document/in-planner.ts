/** Combines a design with its compiled planner, for links, lint and drawing. */
import { propertyWithRole, type Template } from "@octavo/engine";
import type { EditorDocument } from "./editor-document.ts";
import { saveDesign, saveTemplate } from "./save-document.ts";

/** A page of a compiled planner that supplies the context for a design: dates, counts, names. */
export interface Sample {
  readonly template: Template;
  readonly page: number;
}

/** Returns the planner with the current version of the design. Without a sample, the document itself. */
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

/** A template, or one design of a planner. */
export interface LintInput {
  readonly template: Template;
  /** Id of the master to lint. Undefined lints all masters. */
  readonly master?: string | undefined;
}

/**
 * Returns the design to lint, and of the other designs only widgets that links can target. Undefined until the planner
 * is loaded: its pages supply the values of the tokens to measure.
 */
export function lintInput(document: EditorDocument, sample: Sample | undefined): LintInput | undefined {
  if (document.kind === "template") return { template: saveTemplate(document) };
  if (!sample) return undefined;
  const master = masterOf(sample);
  const template = withPlanner(document, sample);
  const masters = template.masters.map((one) =>
    one.id === master
      ? one
      : { ...one, widgets: one.widgets.filter(({ type }) => propertyWithRole(type, "destinationName")) },
  );
  return { template: { ...template, masters }, master };
}

function masterOf({ template, page }: Sample): string | undefined {
  return template.page_assignments.find((assignment) => assignment.page === page)?.master_id;
}
