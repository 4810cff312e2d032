/** Masters and plan as plain values, which edits change like a user in a text editor. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, dump, load } from "js-yaml";

export interface Position {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Widget {
  id: string;
  type: string;
  position: Position;
  content?: string;
  group?: string;
  styling?: Record<string, unknown>;
  properties?: Record<string, unknown>;
}

export interface Master {
  name: string;
  description?: string;
  widgets: Widget[];
}

export interface Masters {
  canvas: { dimensions: { width: number; height: number; margins?: number[] } };
  styles?: Record<string, unknown>[];
  theme?: string;
  masters: Master[];
}

export interface Section {
  kind: string;
  master: string;
  generate: string;
  count?: number;
  reserve?: number;
  nested?: Section[];
  [field: string]: unknown;
}

export interface Plan {
  name: string;
  profile: string;
  plan: {
    calendar: { start_date: string; end_date: string };
    locale: string;
    week_start: string;
    week_numbering?: string;
    dates?: Record<string, unknown>[];
    sections: Section[];
    order: string[];
  };
}

export interface Documents {
  masters: Masters;
  plan: Plan;
}

export function readDocuments(folder: string): Documents {
  const read = (name: string) => load(readFileSync(join(folder, name), "utf8"), { schema: CORE_SCHEMA });
  return { masters: read("masters.yaml") as Masters, plan: read("plan.yaml") as Plan };
}

export function writeDocuments({ masters, plan }: Documents, folder: string): void {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), dump(value, { noRefs: true, lineWidth: -1 }));
  write("masters.yaml", masters);
  write("plan.yaml", plan);
}

/** The documents without events and holidays. */
export function withoutCalendars({ masters, plan }: Documents): Documents {
  const { dates: _dates, ...rest } = plan.plan;
  return { masters, plan: { ...plan, plan: rest } };
}
