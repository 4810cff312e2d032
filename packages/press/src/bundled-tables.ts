import { createRequire } from "node:module";
import type { FamilyMetrics } from "@octavo/engine";

const require = createRequire(import.meta.url);

/** Tables of the engine, read when a document first needs them: it has one language of hundreds and a family or two. */
export const metricsOf = (family: string): FamilyMetrics => require(`@octavo/engine/metrics/${family}.json`);

export const linesOf = (letter: string): Readonly<Record<string, string>> =>
  require(`@octavo/engine/names/${letter}.json`);
