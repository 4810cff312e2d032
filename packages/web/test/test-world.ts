import { bundledFonts, bundledNames, type DeviceProfile, faces, type World } from "@octavo/engine";
import { familyMetrics, localeTable, retryWhenLoaded } from "../src/engine-worker/tables.ts";

await Promise.all(faces.map(({ family }) => retryWhenLoaded(() => familyMetrics(family))));

/** A `World` with the metrics of all fonts, which embeds none. */
export const createTestWorld = (profiles: readonly DeviceProfile[] = []): World => ({
  fonts: bundledFonts(familyMetrics, () => Promise.reject(new Error("nothing is embedded here"))),
  names: bundledNames(localeTable),
  profiles,
  image: () => undefined,
});
