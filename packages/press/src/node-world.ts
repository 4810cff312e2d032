import { bundledNames, pictures, type World } from "@octavo/engine";
import { linesOf } from "./bundled-tables.ts";
import { deviceProfiles } from "./device-profiles.ts";
import { inflate } from "./inflate.ts";
import { nodeFonts } from "./node-fonts.ts";

const names = bundledNames(linesOf);
const image = pictures(inflate);

/** The engine's world on this machine. Cheap: fonts and devices are read when they are first used, once a process. */
export function nodeWorld(): World {
  return {
    fonts: nodeFonts,
    names,
    get profiles() {
      return deviceProfiles();
    },
    image,
  };
}
