import { type FamilyMetrics, faces } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";

type Addresses = Readonly<Record<string, string>>;

const metrics: Addresses = import.meta.glob("../../../engine/src/typography/generated/metrics/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const names: Addresses = import.meta.glob("../../../engine/src/calendar/generated/names/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A file with a table of the engine. Main thread and worker share it in the browser's cache. */
export interface TableFile<Table> {
  readonly address: string;
  /** Message for the user if the file cannot be loaded. */
  readonly failure: Message;
  /** Exists only in the type. */
  readonly table?: Table;
}

export function metricsFile(family: string): TableFile<FamilyMetrics> {
  const name = faces.find((face) => face.family === family)?.name ?? family;
  return tableFile(metrics, `metrics/${family}.json`, messages.font(name));
}

/** Names of months and weekdays in all languages whose tags start with `letter`. */
export function namesFile(letter: string): TableFile<Readonly<Record<string, string>>> {
  return tableFile(names, `names/${letter}.json`, messages.documentLanguage);
}

/** Family of nearly all text. */
export const usualFamily = "arimo";

function tableFile(addresses: Addresses, name: string, label: Message): TableFile<never> {
  const [, address] = Object.entries(addresses).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (address === undefined) throw new Error(`There is no table "${name}".`);
  return { address, failure: messages.notLoaded(label) };
}
