import type { Widget } from "@octavo/engine";
import type { Widget as DrawnWidget } from "./widgets.ts";

/** The widget as documents store it: with numbers to 1/100, and without properties that have no value. */
export function asWidget({ content, styling, properties, ...widget }: DrawnWidget): Widget {
  return {
    ...(roundedDeep(widget) as Pick<Widget, "id" | "type" | "position">),
    ...(content !== undefined && { content }),
    ...(styling && { styling: roundedDeep(styling) as NonNullable<Widget["styling"]> }),
    ...(properties && { properties: roundedDeep(properties) as NonNullable<Widget["properties"]> }),
  };
}

function roundedDeep(value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 100) / 100;
  if (Array.isArray(value)) return value.map(roundedDeep);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, roundedDeep(item)]));
}
