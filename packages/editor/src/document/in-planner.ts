/** Combines a design with its compiled planner, for links and drawing. */

import { composeTemplate, type Template, templateDefaults, type Widget } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import type { EditorDocument } from "./editor-document.ts";
import { saveTemplate } from "./save-document.ts";

/** A page of a compiled planner that supplies the context for a design: dates, counts, names. */
export interface Sample {
  readonly template: Template;
  readonly page: number;
}

/** Returns the planner with the current version of the design, composed. Without a sample, the document itself. */
export function withPlanner(document: EditorDocument, sample: Sample | undefined): Template {
  if (!sample) return composed(saveTemplate(document));
  const { template } = sample;
  const id = masterOf(sample);
  const widgets = composedWidgets(document);
  return {
    ...template,
    masters: template.masters.map((master) => (master.id === id ? { ...master, widgets } : master)),
  };
}

function composed(template: Template): Template {
  return composeTemplate(template, new Report(), "template").template;
}

/** Widgets of a single design with its frame. */
function composedWidgets({ metadata, canvas, masters, shared }: EditorDocument): readonly Widget[] {
  const template = { ...templateDefaults, metadata, canvas, ...shared, masters };
  return composed(template).masters[0]?.widgets ?? [];
}

function masterOf({ template, page }: Sample): string | undefined {
  return template.page_assignments.find((assignment) => assignment.page === page)?.master_id;
}
