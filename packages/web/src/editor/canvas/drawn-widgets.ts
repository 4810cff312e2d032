/**
 * A list of widgets as nodes of an SVG, each as the engine drew it. Without React: a page has five hundred of them, and a
 * frame of a gesture has time for the one that it changes.
 */
import type { Point, Widget } from "@octavo/engine";
import { parseDrawing } from "../../planner-view/parse-drawing.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import type { PaintIfReady } from "./painter.ts";

interface Drawn {
  readonly group: SVGGElement;
  /** What the group shows; undefined before the first drawing. */
  widget: Widget | undefined;
  paint: PaintIfReady | undefined;
}

export interface Shift {
  readonly ids: readonly string[];
  readonly by: Point;
}

export class DrawnWidgets {
  #host: SVGGElement | undefined;
  #drawn: ReadonlyMap<string, Drawn> = new Map();
  #shifted: Shift | undefined;

  /** The group that the widgets' groups are to stand in. */
  attach(host: SVGGElement | null): void {
    this.#host = host ?? undefined;
    host?.replaceChildren(...[...this.#drawn.values()].map(({ group }) => group));
  }

  /** In this order, from the bottom up. What is the same object as before stays as it is. */
  show(widgets: readonly Widget[], paint: PaintIfReady): void {
    const before = this.#drawn;
    const drawn = new Map(widgets.map(({ id }) => [id, before.get(id) ?? emptyGroup(id)]));
    this.#drawn = drawn;
    this.#arrange(drawn.values());
    draw(
      widgets.flatMap((widget) => drawn.get(widget.id) ?? []),
      widgets,
      paint,
    );
  }

  /** Shifts some as they stand, until they are shifted elsewhere or not at all. */
  shift(shift: Shift | undefined): void {
    const { ids, by } = shift ?? { ids: [], by: { x: 0, y: 0 } };
    if (this.#shifted && this.#shifted.ids !== ids)
      for (const id of this.#shifted.ids) this.#drawn.get(id)?.group.removeAttribute("transform");
    for (const id of ids) this.#drawn.get(id)?.group.setAttribute("transform", `translate(${by.x} ${by.y})`);
    this.#shifted = shift;
  }

  #arrange(drawn: Iterable<Drawn>): void {
    let next = this.#host?.firstElementChild ?? null;
    for (const { group } of drawn)
      if (group === next) next = next.nextElementSibling;
      else this.#host?.insertBefore(group, next);
    while (next) {
      const gone = next;
      next = next.nextElementSibling;
      gone.remove();
    }
  }
}

function emptyGroup(id: string): Drawn {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.dataset["widget"] = id;
  return { group, widget: undefined, paint: undefined };
}

/** All that changed is parsed in one go: that is most of the work. What cannot be drawn yet stays as it was. */
function draw(drawn: readonly Drawn[], widgets: readonly Widget[], paint: PaintIfReady): void {
  const stale = drawn.flatMap((shown, i) => {
    const widget = widgets[i];
    if (!widget || (shown.widget === widget && shown.paint === paint)) return [];
    const painted = paint(widget);
    return painted ? [{ shown, widget, ...painted }] : [];
  });
  if (stale.length === 0) return;
  void loadFaces([...new Set(stale.flatMap(({ faces }) => faces))]);
  const groups = stale.map(({ svg }) => `<g>${svg}</g>`).join("");
  const parsed = parseDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${groups}</svg>`).children;
  for (const [i, { shown, widget }] of stale.entries()) {
    shown.group.replaceChildren(...(parsed[i]?.childNodes ?? []));
    shown.widget = widget;
    shown.paint = paint;
  }
}
