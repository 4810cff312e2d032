/** Changes parts of an unread document. Unchanged parts stay the same objects. */
import { isMapping, type Mapping, type Place } from "@octavo/foundation";
import { scalarText } from "../primitives/scalar.ts";
import type { ReportChange } from "./migration.ts";

type Step = string | number;
type Rewrite = (part: Mapping, note: ReportChange) => Mapping;

/**
 * Applies a change to every widget: of pages, masters, named pages and blocks, and in cells. Migrations know cells by their
 * property, `cell_template`. Reported paths are relative to the widget.
 */
export function mapWidgets(change: Rewrite): Rewrite {
  const ofOwner = mapList("widgets", withCell(change));
  const rewrites = [ofOwner, mapList("masters", ofOwner), mapList("pages", ofOwner), mapList("blocks", ofOwner)];
  return (document, note) => rewrites.reduce((rewritten, rewrite) => rewrite(rewritten, note), document);
}

/** Applies a change to the widgets of pages, masters, named pages and blocks. */
export function mapWidgetLists(change: (widgets: readonly unknown[]) => readonly unknown[]): Rewrite {
  const ofOwner: Rewrite = (owner) => {
    if (!Array.isArray(owner.widgets)) return owner;
    const changed = change(owner.widgets);
    return changed === owner.widgets ? owner : { ...owner, widgets: changed };
  };
  const rewrites = [ofOwner, mapList("masters", ofOwner), mapList("pages", ofOwner), mapList("blocks", ofOwner)];
  return (document, note) => rewrites.reduce((rewritten, rewrite) => rewrite(rewritten, note), document);
}

/** Applies a change to the properties of every widget. Reported paths are relative to them. */
export function mapProperties(change: (properties: Mapping, widget: Mapping, note: ReportChange) => Mapping): Rewrite {
  return mapWidgets((widget, note) => {
    const { properties } = widget;
    if (!isMapping(properties)) return widget;
    const changed = change(properties, widget, below(note, ["properties"]));
    return changed === properties ? widget : { ...widget, properties: changed };
  });
}

function withCell(change: Rewrite): Rewrite {
  return (widget, note) => {
    const changed = change(widget, note);
    const { properties } = changed;
    if (!isMapping(properties) || !isMapping(properties.cell_template)) return changed;
    const cell = withCell(change)(properties.cell_template, below(note, ["properties", "cell_template"]));
    return cell === properties.cell_template
      ? changed
      : { ...changed, properties: { ...properties, cell_template: cell } };
  };
}

function mapList(key: string, change: Rewrite): Rewrite {
  return (owner, note) => {
    const list: unknown = owner[key];
    if (!Array.isArray(list)) return owner;
    const changed = list.map((entry: unknown, i) =>
      isMapping(entry) ? change(entry, below(note, [key, i], placeOf(key, entry))) : entry,
    );
    return changed.every((entry, i) => entry === list[i]) ? owner : { ...owner, [key]: changed };
  };
}

function placeOf(key: string, entry: Mapping): Place {
  const [name, id] = [scalarText(entry.name)?.trim(), scalarText(entry.id)?.trim()];
  if (key === "widgets") return id ? { widget_id: id } : {};
  if (key === "blocks") return name ? { block: name } : {};
  return name || id ? { master: name || id || "" } : {};
}

function below(note: ReportChange, steps: readonly Step[], around: Place = {}): ReportChange {
  return (path, message, place) => note([...steps, ...path], message, { ...around, ...place });
}

/** Renames keys. Existing keys with the new name win. */
export function renamed(mapping: Mapping, names: Readonly<Record<string, string>>): Mapping {
  if (!Object.keys(names).some((name) => Object.hasOwn(mapping, name))) return mapping;
  const entries = Object.entries(mapping).flatMap(([key, value]) => {
    const name = Object.hasOwn(names, key) ? (names[key] ?? key) : key;
    return name !== key && Object.hasOwn(mapping, name) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

export function replaced(mapping: Mapping, key: string, change: (value: unknown) => unknown): Mapping {
  if (!Object.hasOwn(mapping, key)) return mapping;
  const value = change(mapping[key]);
  return value === mapping[key] ? mapping : { ...mapping, [key]: value };
}
