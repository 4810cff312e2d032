import { isMapping } from "@octavo/foundation";
import { cellsToSeparate } from "./cells-to-separate.ts";
import { replaceVariables } from "./language/replace-variables.ts";
import { tokenNames } from "./language/tokens.ts";
import type { Widget } from "./model/template.ts";
import type { CellVariables, SeparateCell } from "./model/widget-definition.ts";
import { applyStyle, type Styles, styledValues } from "./styles/apply-style.ts";
import { propertyWithRole, widgetDefinition } from "./widgets/index.ts";

export interface SeparateOptions {
  readonly styles: Styles;
  /** True for a language from right to left, where cells follow from the right. */
  readonly isMirrored: boolean;
}

/**
 * Returns a widget for each cell, with the id of the whole widget, which look like it together. If the whole has a background,
 * the first widget draws it alone.
 */
export function separateCells(widget: Widget, { styles, isMirrored }: SeparateOptions): readonly Widget[] {
  const { properties: _, content: _content, background_color: own, styling: _styling, ...shared } = widget;
  const { x, width } = widget.position;
  const cells = (cellsToSeparate(widget) ?? []).map(({ variables, ...cell }): Widget => {
    const { position } = cell;
    const place = isMirrored ? { ...position, x: 2 * x + width - position.x - position.width } : position;
    const styling = cellStyling(cell, widget, styles);
    return { ...shared, ...settled(cell, variables), ...(styling && { styling }), position: place };
  });
  const background_color = own ?? styledValues(widget, styles).background_color;
  return background_color ? [{ ...shared, background_color }, ...cells] : cells;
}

/** A cell without type of its own has that of the whole widget. */
function cellStyling({ type, styling }: Cell, whole: Widget, styles: Styles): Widget["styling"] {
  const { position } = whole;
  const resolved = (widget: Omit<Widget, "id" | "position">) =>
    applyStyle({ ...widget, id: whole.id, position }, styles).styling;
  if (!widgetDefinition(type)?.styling || !whole.styling || resolved({ type, ...(styling && { styling }) }))
    return styling;
  const { properties, background_color } = styledValues({ type, styling: whole.styling }, styles);
  const isOfText = !background_color && Object.keys(properties).length === 0;
  return styling || !isOfText ? { ...resolved(whole), ...styling } : whole.styling;
}

type Cell = Omit<SeparateCell, "variables">;

/** Also replaces `@name` in the content, where only cells have it. */
function settled(cell: Cell, variables: CellVariables): Cell {
  const table = widgetDefinition(cell.type)?.properties ?? {};
  const inner = propertyWithRole(cell.type, "cell");
  const properties = Object.entries(cell.properties ?? {}).map(([name, value]) => {
    const kind = table[name]?.kind;
    const isLink = kind === "binding" || kind === "destination";
    if (isLink && typeof value === "string" && isEmptied(value, variables)) return [name, ""];
    return [name, name === inner ? value : deepReplaced(value, variables)];
  });
  return {
    ...cell,
    ...(cell.content !== undefined && { content: replaceVariables(cell.content, variables, false) }),
    ...(cell.properties && { properties: Object.fromEntries(properties) }),
  };
}

/** True for a link whose variable is empty, which leads nowhere. */
function isEmptied(value: string, variables: CellVariables): boolean {
  return tokenNames(value, true).some((name) => variables[name] === "");
}

function deepReplaced(value: unknown, variables: CellVariables): unknown {
  if (typeof value === "string")
    return tokenNames(value, true).some((name) => Object.hasOwn(variables, name))
      ? replaceVariables(value, variables, true)
      : value;
  if (Array.isArray(value)) return value.map((one) => deepReplaced(one, variables));
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deepReplaced(one, variables)]));
}
