import type { DrawnItem, WritingBox } from "./display/display-list.ts";
import { pageVariables } from "./language/page-variables.ts";
import { documentScope } from "./layout/document-scope.ts";
import { layoutWidget } from "./layout/layout-widget.ts";
import { longestVariables } from "./longest-variables.ts";
import type { Template, Widget } from "./model/template.ts";
import type { FaceId } from "./typography/font.ts";
import type { World } from "./world.ts";

export interface PaintedWidget {
  /** In points from the page's origin. */
  readonly items: readonly DrawnItem[];
  readonly faces: readonly FaceId[];
  /** Areas for handwriting. */
  readonly writing: readonly WritingBox[];
  /** True if a text exceeds its box. */
  readonly isTooLong?: true;
}

export type PaintWidget = (widget: Widget) => PaintedWidget;

export interface PaintOptions {
  /** Uses the longest value of each variable on similar pages. */
  readonly longest?: boolean;
}

/**
 * Returns a function that draws any widget as if it were on `page`. Uses only the template's metadata, canvas and
 * pages. Links are invisible, so destinations are not resolved.
 */
export function widgetPainter(template: Template, page: number, world: World, options: PaintOptions = {}): PaintWidget {
  const scope = documentScope(template, world, "template");
  const record = scope.pages[page];
  if (!record) throw new RangeError(`page ${page} of ${scope.pages.length - 1}`);
  const lookup = options.longest ? longestVariables(scope, page) : pageVariables(record.facts);
  const layoutContext = { scope, lookup, master: undefined, hintedRules: new Set<string>() };
  return (widget) => {
    const { items, writing, diagnostics } = layoutWidget(widget, layoutContext);
    const isTooLong = diagnostics.some(({ code }) => code === "text_does_not_fit");
    return { items, faces: [...new Set(facesIn(items))], writing, ...(isTooLong && { isTooLong }) };
  };
}

function facesIn(items: readonly DrawnItem[]): readonly FaceId[] {
  return items.flatMap((item) => {
    if (item.kind === "text") return [item.face];
    return item.kind === "group" ? facesIn(item.items) : [];
  });
}
