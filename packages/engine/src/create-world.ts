import { almanac } from "./calendar/bundled-almanac.ts";
import { bundledNames, type LinesSource } from "./calendar/calendar-names.ts";
import { eventDrawing } from "./events/week-events.ts";
import { changesWords } from "./language/changes-translations.ts";
import type { DeviceProfile } from "./model/device-profile.ts";
import { type HolidayTables, noHolidays } from "./model/holidays.ts";
import { pictures } from "./picture/pictures.ts";
import type { Inflate } from "./primitives/inflate.ts";
import { mirrorFragment } from "./scripts/mirror-fragment.ts";
import { bundledFonts } from "./typography/bundled-fonts.ts";
import type { FamilyMetrics } from "./typography/face-metrics.ts";
import type { FaceId, FontLibrary } from "./typography/font.ts";
import { readDocumentFont } from "./typography/read-document-font.ts";
import { subsetTrueType } from "./typography/subset-truetype.ts";
import type { World } from "./world.ts";

/** Tables and files of a world. Each is asked for at its first use. */
export interface WorldSources {
  readonly profiles: readonly DeviceProfile[];
  /** Metrics of a font family by its id: the package's file `metrics/FAMILY.json`. Layout fails without them. */
  readonly metrics: (family: string) => FamilyMetrics | undefined;
  /** Font file of a face for PDFs, in TrueType format. */
  readonly fontFile: (face: FaceId) => Promise<Uint8Array>;
  /**
   * Names of months and weekdays in languages whose codes start with a letter: the package's file `names/LETTER.json`.
   * Without them, and where they are undefined, names are English.
   */
  readonly names?: (letter: string) => ReturnType<LinesSource> | undefined;
  /** Decompresses pictures. Without it, documents have none. */
  readonly inflate?: Inflate;
  readonly holidays?: HolidayTables;
  /** Support of text that must be shaped, such as Arabic. Without it, such text is not drawn. */
  readonly scripts?: FontLibrary["scripts"];
}

/** Creates a `World` with the bundled fonts, calendars and names. */
export function createWorld(sources: WorldSources): World {
  const { profiles, fontFile, inflate, holidays = noHolidays, scripts = () => undefined } = sources;
  return {
    profiles,
    fonts: bundledFonts(requiredMetrics(sources.metrics), {
      scripts,
      subset: async (face, codePoints, clusters) => subsetTrueType(await fontFile(face), codePoints, clusters),
    }),
    font: readDocumentFont,
    names: bundledNames((letter) => sources.names?.(letter) ?? {}),
    mirror: () => mirrorFragment,
    eventDrawing: () => eventDrawing,
    almanac,
    holidays,
    changesWords,
    image: inflate ? pictures(inflate) : () => undefined,
  };
}

function requiredMetrics(metrics: WorldSources["metrics"]): (family: string) => FamilyMetrics {
  return (family) => {
    const found = metrics(family);
    if (found) return found;
    throw new Error(`The world has no metrics of the font family "${family}": add the file metrics/${family}.json.`);
  };
}
