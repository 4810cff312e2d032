import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { holidayTable } from "@octavo/dates";
import { createWorld, scriptSupport, type World } from "@octavo/engine";
import { formatDate, localDay } from "@octavo/foundation";
import { inflate } from "./deflate.ts";
import { deviceProfiles } from "./device-profiles.ts";
import { fontFile, loadFont, metricsOf } from "./font-files.ts";
import { holidayDataOf, holidayPlaces } from "./holiday-files.ts";
import lineBreaker from "./line-breaker.cjs";

const require = createRequire(import.meta.url);

/** Names of the engine, loaded on demand: a document uses one of hundreds of languages. */
const linesOf = (letter: string): Readonly<Record<string, string>> => require(`@octavo/engine/names/${letter}.json`);

const scripts = scriptSupport({
  lineBreaker,
  harfbuzz: () => readFileSync(require.resolve("harfbuzzjs/dist/harfbuzz.wasm")),
  file: (face) => readFileSync(fontFile(face)),
});

const holidays: World["holidays"] = {
  get countries() {
    return Object.keys(holidayPlaces());
  },
  of: (country) => {
    const data = holidayDataOf(country);
    return data && holidayTable(data);
  },
};

/** Font files are read when a document embeds a face, or has text that must be shaped. */
const bundled = createWorld({
  profiles: [],
  metrics: metricsOf,
  fontFile: loadFont,
  names: linesOf,
  inflate,
  holidays,
  scripts: () => scripts,
});

/** The engine's `World` on Node.js. Fonts and devices are read on demand, once per process. */
export function nodeWorld(): World {
  return {
    ...bundled,
    get profiles() {
      return deviceProfiles();
    },
    today: () => formatDate(localDay(new Date())),
  };
}
