import { nearest } from "@octavo/foundation";
import generated from "./generated/regions.json" with { type: "json" };
import { locales, pairs, subtags } from "./locales.ts";

/** Suggests a known locale for an unknown one. Authors often write a country's code for its language. */
export function nearestLocale(written: string): string | undefined {
  const spoken = pairs(generated.regions);
  const { language = "", region = "" } = subtags(written) ?? {};
  return spoken.get(language.toUpperCase()) ?? spoken.get(region) ?? nearest(written, locales);
}
