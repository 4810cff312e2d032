import { isMapping } from "@octavo/foundation";
import type { Counter } from "../model/template.ts";
import { Fields, type Item, shortened } from "./fields.ts";
import * as messages from "./messages.ts";

const anyNumber = { min: -1_000_000_000, max: 1_000_000_000 };

/** `{name: {start, step}}`, both 1 by default. A number is the start. */
export function readCounters(fields: Fields): Readonly<Record<string, Counter>> {
  const counters: [string, Counter][] = [];
  const written = fields.fields("counters");
  for (const name of Object.keys((written && fields.mapping("counters")) ?? {})) {
    const item = written?.item(name) as Item;
    if (!/^[A-Za-z_]\w*$/.test(name))
      item.warn("counter_name", messages.counterName(shortened(name)), messages.counterNameHint);
    else counters.push([name, readCounter(item, written as Fields)]);
  }
  return Object.fromEntries(counters);
}

function readCounter(item: Item, counters: Fields): Counter {
  if (!isMapping(item.value)) return { start: counters.number(item.name, anyNumber, 1), step: 1 };
  const fields = new Fields(item.value, item.report, item.at);
  const counter = { start: fields.number("start", anyNumber, 1), step: fields.number("step", anyNumber, 1) };
  fields.finish();
  return counter;
}
