import { createRequire } from "node:module";
import type { FamilyMetrics } from "@octavo/engine";

const require = createRequire(import.meta.url);

/** Data files of the engine, loaded on demand: a document uses one of hundreds of languages and a few font families. */
export const metricsOf = (family: string): FamilyMetrics => require(`@octavo/engine/metrics/${family}.json`);

export const linesOf = (letter: string): Readonly<Record<string, string>> =>
  require(`@octavo/engine/names/${letter}.json`);
