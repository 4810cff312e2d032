/** Combines a design with its compiled planner, for links and drawing. */
import type { Template } from "@octavo/engine";
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

function masterOf({ template, page }: Sample): string | undefined {
  return template.page_assignments.find((assignment) => assignment.page === page)?.master_id;
}
