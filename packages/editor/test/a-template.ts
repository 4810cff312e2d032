/** Short notation for documents in tests. */
import { type Rect, type Template, templateDefaults, type Widget } from "@octavo/engine";

export type Notation = readonly [id: string, type: string, rect: readonly number[], more?: Partial<Widget>];

export interface TemplateNotation {
  /** Widgets of each page. */
  readonly pages?: readonly (readonly Notation[])[];
  readonly masters?: Readonly<Record<string, readonly Notation[]>>;
  /** Masters of the pages, from the first on. */
  readonly assigned?: readonly (string | undefined)[];
  readonly more?: Partial<Template>;
}

/** Returns a template of 600 × 800 points with margins of 50 and a grid of 10. */
export function aTemplate({ pages = [], masters = {}, assigned = [], more = {} }: TemplateNotation): Template {
  const count = Math.max(pages.length, assigned.length, 1);
  return {
    ...templateDefaults,
    canvas: {
      ...templateDefaults.canvas,
      dimensions: { width: 600, height: 800, margins: [50, 50, 50, 50] },
    },
    widgets: pages.flatMap((widgets, i) => widgets.map((widget) => ({ ...aWidget(widget), page: i + 1 }))),
    masters: Object.entries(masters).map(([id, widgets]) => ({ id, name: id, widgets: widgets.map(aWidget) })),
    page_assignments: assigned.flatMap((master_id, i) => (master_id === undefined ? [] : [{ page: i + 1, master_id }])),
    page_count: count,
    ...more,
  };
}

export function aWidget([id, type, [x = 0, y = 0, width = 100, height = 100], more = {}]: Notation): Widget {
  const position: Rect = { x, y, width, height };
  return { id, type, position, ...more };
}

export function box(id: string, ...rect: readonly number[]): Notation {
  return [id, "box", rect];
}
