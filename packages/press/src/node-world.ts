import { pictures, type World } from "@octavo/engine";
import { deviceProfiles } from "./device-profiles.ts";
import { inflate } from "./inflate.ts";
import { nodeFonts } from "./node-fonts.ts";

const image = pictures(inflate);

/** The engine's world on this machine. Cheap: fonts and devices are read when they are first used, once a process. */
export function nodeWorld(): World {
  return {
    fonts: nodeFonts,
    get profiles() {
      return deviceProfiles();
    },
    image,
  };
}
