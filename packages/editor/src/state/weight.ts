/**
 * How much memory a step of history holds that the document no longer does, in characters of text. Pictures are
 * texts of megabytes inside widgets; everything else is small change.
 */
import type { Widget } from "@octavo/engine";
import type { EditorDocument } from "../document/editor-document.ts";
import { type Widgets, widgetIndex } from "../document/widget-lists.ts";

/** Of a widget apart from its texts, and of an entry as such. */
const plainWeight = 300;

/** What the step took away or replaced: what it brought is held by the document, or by the step that took it away. */
export function weightOfChange(before: EditorDocument, after: EditorDocument): number {
  return plainWeight + lostLists(before.pages, after.pages) + lostLists(before.masters, after.masters);
}

interface Owner {
  readonly id: string;
  readonly widgets: Widgets;
}

function lostLists(from: readonly Owner[], to: readonly Owner[]): number {
  if (from === to) return 0;
  const others = new Map(to.map((owner) => [owner.id, owner]));
  return from.reduce((sum, owner) => {
    const other = others.get(owner.id);
    return other === owner ? sum : sum + lostWidgets(owner.widgets, other?.widgets ?? []);
  }, 0);
}

function lostWidgets(from: Widgets, to: Widgets): number {
  if (from === to) return 0;
  const others = widgetIndex(to);
  return from.reduce((sum, widget) => sum + lostTexts(widget, others.get(widget.id)), 0);
}

function lostTexts(widget: Widget, other: Widget | undefined): number {
  if (widget === other) return 0;
  return plainWeight + textLost(widget.content, other?.content) + lostValues(widget.properties, other?.properties);
}

function lostValues(from: Widget["properties"], to: Widget["properties"]): number {
  if (!from || from === to) return 0;
  return Object.entries(from).reduce((sum, [name, value]) => sum + textLost(value, to?.[name]), 0);
}

function textLost(value: unknown, other: unknown): number {
  return typeof value === "string" && value !== other ? value.length : 0;
}
