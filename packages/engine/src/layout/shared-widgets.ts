/** Equal widgets of several masters, whose layouts and layers are shared. */
import { isEqual } from "@octavo/foundation";
import type { Template, Widget } from "../model/template.ts";

export interface SharedWidgets {
  /** The first widget that equals a widget of a master, or itself. */
  readonly firstEqual: (widget: Widget) => Widget;
  /** Positions of the masters that have the widget, with spaces between them. `widget` is the first of equal ones. */
  readonly users: (widget: Widget) => string;
}

/** Considers only masters with pages. */
export function sharedWidgets({ masters, page_assignments }: Template): SharedWidgets {
  const inUse = new Set(page_assignments.map(({ master_id }) => master_id));
  const alike = new Map<string, Widget[]>();
  const first = new Map<Widget, Widget>();
  const users = new Map<Widget, string>();
  masters.forEach(({ id, widgets }, i) => {
    if (!inUse.has(id)) return;
    for (const widget of widgets) {
      const found = first.get(widget) ?? findEqual(widget, alike);
      first.set(widget, found);
      const known = users.get(found);
      users.set(found, known === undefined ? String(i) : `${known} ${i}`);
    }
  });
  return { firstEqual: (widget) => first.get(widget) ?? widget, users: (widget) => users.get(widget) ?? "" };
}

function findEqual(widget: Widget, alike: Map<string, Widget[]>): Widget {
  const { x, y, width, height } = widget.position;
  const key = [widget.id, x, y, width, height].join(" ");
  const candidates = alike.get(key);
  const drawn = drawnPart(widget);
  const found = candidates?.find((other) => isEqual(drawnPart(other), drawn));
  if (candidates && !found) candidates.push(widget);
  if (!candidates) alike.set(key, [widget]);
  return found ?? widget;
}

/** The fields that only the editor and rescaling use make no difference. */
function drawnPart({ group: _g, pin: _p, locked: _l, hidden_in_editor: _h, ...drawn }: Widget): Widget {
  return drawn;
}
