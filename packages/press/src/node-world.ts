import { holidayTable } from "@octavo/dates";
import { bundledNames, pictures, readDocumentFont, type World } from "@octavo/engine";
import { linesOf } from "./bundled-tables.ts";
import { inflate } from "./deflate.ts";
import { deviceProfiles } from "./device-profiles.ts";
import { holidayDataOf, holidayPlaces } from "./holiday-files.ts";
import { nodeFonts } from "./node-fonts.ts";

const names = bundledNames(linesOf);
const image = pictures(inflate);

const holidays: World["holidays"] = {
  get countries() {
    return Object.keys(holidayPlaces());
  },
  of: (country) => {
    const data = holidayDataOf(country);
    return data && holidayTable(data);
  },
};

/** The engine's `World` on Node.js. Fonts and devices are read on demand, once per process. */
export function nodeWorld(): World {
  return {
    fonts: nodeFonts,
    font: readDocumentFont,
    names,
    holidays,
    get profiles() {
      return deviceProfiles();
    },
    image,
  };
}
