import { scalarText } from "../primitives/scalar.ts";
import { type Fields, type Item, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import * as projectMessages from "./project-messages.ts";

export function readContext(fields: Fields, key = "context"): Readonly<Record<string, string>> {
  const context: [string, string][] = [];
  for (const item of entriesOf(fields, key)) {
    const name = item.name.trim();
    const value = item.value === null ? "" : scalarText(item.value);
    if (name === "") item.warn("context_key", projectMessages.contextKeyEmpty);
    else if (value === undefined) item.warn("context_value", messages.contextValueShape(shortened(name)));
    else {
      if (value.trim() === "") item.warn("context_value", projectMessages.contextValueEmpty(shortened(name)));
      context.push([name, value]);
    }
  }
  return Object.fromEntries(context);
}

export function entriesOf(fields: Fields, key: string): readonly Item[] {
  const mapping = fields.fields(key);
  return mapping ? Object.keys(fields.mapping(key) ?? {}).map((name) => mapping.item(name)) : [];
}
