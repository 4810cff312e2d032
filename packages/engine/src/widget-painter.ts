/** Widgets one by one, as an editor shows them: what changed is drawn anew, and all the rest stays as it is. */
import type { DrawnItem } from "./display/display-list.ts";
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
}

export type PaintWidget = (widget: Widget) => PaintedWidget;

export interface PaintOptions {
  /** Whether every variable is as long as it can get on any page like this one. */
  readonly longest?: boolean;
}

/**
 * Draws any widget as it is on `page` of `template`, whether the template has it or not: of the template only its
 * metadata, its canvas and its pages matter. Links leave no ink, so no destination is looked up.
 */
export function widgetPainter(template: Template, page: number, world: World, options: PaintOptions = {}): PaintWidget {
  const scope = documentScope(template, world, "template");
  const record = scope.pages[page];
  if (!record) throw new RangeError(`page ${page} of ${scope.pages.length - 1}`);
  const lookup = options.longest ? longestVariables(scope, page) : pageVariables(record.facts);
  const layoutContext = { scope, lookup, master: undefined, hintedRules: new Set<string>() };
  return (widget) => {
    const { items } = layoutWidget(widget, layoutContext);
    return { items, faces: [...new Set(facesIn(items))] };
  };
}

function facesIn(items: readonly DrawnItem[]): readonly FaceId[] {
  return items.flatMap((item) => {
    if (item.kind === "text") return [item.face];
    return item.kind === "group" ? facesIn(item.items) : [];
  });
}
