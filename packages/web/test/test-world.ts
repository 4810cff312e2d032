import { createRequire } from "node:module";
import {
  almanac,
  bundledFonts,
  bundledNames,
  type DeviceProfile,
  eventDrawing,
  noHolidays,
  type World,
} from "@octavo/engine";

const require = createRequire(import.meta.url);

/** A `World` with the metrics of all fonts, which embeds none. */
export const createTestWorld = (profiles: readonly DeviceProfile[] = []): World => ({
  fonts: bundledFonts((family) => require(`@octavo/engine/metrics/${family}.json`), {
    scripts: () => undefined,
    subset: () => Promise.reject(new Error("nothing is embedded here")),
  }),
  mirror: () => undefined,
  names: bundledNames((letter) => require(`@octavo/engine/names/${letter}.json`)),
  eventDrawing: () => eventDrawing,
  almanac,
  profiles,
  holidays: noHolidays,
  font: () => undefined,
  image: () => undefined,
});
