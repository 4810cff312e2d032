import { mayContainTokens } from "./language/tokens.ts";
import type { Widget } from "./model/template.ts";
import type { SeparateCell } from "./model/widget-definition.ts";
import { widgetDefinition } from "./widgets/index.ts";

/** Cells that can become widgets. Undefined if there are none, or if they depend on the page. */
export function cellsToSeparate({ type, position, properties = {} }: Widget): readonly SeparateCell[] | undefined {
  const definition = widgetDefinition(type);
  if (!definition?.separate) return undefined;
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(definition.properties)) {
    const written = properties[name];
    if (property.tokens === "layout" && typeof written === "string" && mayContainTokens(written)) return undefined;
    values[name] = property.read(written).value;
  }
  const cells = definition.separate(position, values);
  return cells?.some((cell) => widgetDefinition(cell.type)) && cells.every(isSettled) ? cells : undefined;
}

function isSettled({ variables }: SeparateCell): boolean {
  return Object.values(variables).every((value) => !mayContainTokens(value, true));
}
