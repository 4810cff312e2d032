import { bundledFonts, bundledNames, type DeviceProfile, faces, type World } from "@octavo/engine";
import { linesOf, metricsOf, whenLoaded } from "../src/engine-worker/tables.ts";

await Promise.all(faces.map(({ family }) => whenLoaded(() => metricsOf(family))));

/** The engine's world with every font to measure with and none to embed. */
export const aWorld = (profiles: readonly DeviceProfile[] = []): World => ({
  fonts: bundledFonts(metricsOf, () => Promise.reject(new Error("nothing is embedded here"))),
  names: bundledNames(linesOf),
  profiles,
  image: () => undefined,
});
