/**
 * Estimates the memory that a history entry holds beyond the current document, in characters. Pictures are strings of
 * megabytes inside widgets; all other data is small.
 */
import type { Block, Widget } from "@octavo/engine";
import type { EditorDocument } from "../document/editor-document.ts";
import { type Widgets, widgetIndex } from "../document/widget-lists.ts";

/** Estimate for a widget without its texts, and for an entry. */
const plainWeight = 300;

/** Counts removed and replaced parts. The document or a later entry holds the new parts. */
export function weightOfChange(before: EditorDocument, after: EditorDocument): number {
  const lists = lostLists(before.pages, after.pages) + lostLists(before.masters, after.masters);
  return plainWeight + lists + lostLists(blocksOf(before), blocksOf(after));
}

const noBlocks: readonly Owner[] = [];
const asOwners = new WeakMap<readonly Block[], readonly Owner[]>();

function blocksOf({ shared }: EditorDocument): readonly Owner[] {
  if (!shared?.blocks) return noBlocks;
  const known = asOwners.get(shared.blocks) ?? shared.blocks.map(({ name, widgets }) => ({ id: name, widgets }));
  asOwners.set(shared.blocks, known);
  return known;
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
    return other?.widgets === owner.widgets ? sum : sum + lostWidgets(owner.widgets, other?.widgets ?? []);
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
