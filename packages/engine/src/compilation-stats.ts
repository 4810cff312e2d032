import type { DisplayDocument } from "./display/display-list.ts";
import { pageCount, type Template } from "./model/template.ts";

/** Numbers about a compile. */
export interface CompilationStats {
  readonly total_pages: number;
  /** Widgets on all pages. A master's widget counts on each of its pages. */
  readonly total_widgets: number;
  readonly total_links: number;
  /** Number of pages by section kind. */
  readonly sections: Readonly<Record<string, number>>;
  /** Rules or sections with at least one page. */
  readonly rules_applied: number;
}

export function compilationStats(template: Template, document: DisplayDocument): CompilationStats {
  const sizes = new Map(template.masters.map(({ id, widgets }) => [id, widgets.length]));
  const sections: Record<string, number> = {};
  let widgets = template.widgets.length;
  for (const { master_id, context } of template.page_assignments) {
    widgets += sizes.get(master_id) ?? 0;
    if (context?.section) sections[context.section] = (sections[context.section] ?? 0) + 1;
  }
  return {
    total_pages: pageCount(template),
    total_widgets: widgets,
    total_links: countLinks(document),
    sections,
    rules_applied: Object.keys(sections).length,
  };
}

function countLinks(document: DisplayDocument): number {
  let links = 0;
  for (let page = 1; page <= document.pageCount; page++) links += document.page(page).links.length;
  return links;
}
