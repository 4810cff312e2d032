import type { Almanac } from "./calendar/almanac.ts";
import type { NamesOf } from "./calendar/calendar-names.ts";
import type { DisplayImage, Drawing } from "./display/display-list.ts";
import type { ChangesWords } from "./language/changes-words.ts";
import type { DeviceProfile } from "./model/device-profile.ts";
import type { HolidayTables } from "./model/holidays.ts";
import type { EventDrawing } from "./model/widget-definition.ts";
import type { mirrorFragment } from "./scripts/mirror-fragment.ts";
import type { DocumentFontFile, FontLibrary } from "./typography/font.ts";

export type { FontLibrary };

/**
 * The engine's only access to its environment. Server, browser, command line and tests pass their own. Equal worlds
 * and documents result in equal bytes. A world reads its tables synchronously (docs/decisions/0023).
 */
export interface World {
  readonly fonts: FontLibrary;
  readonly names: NamesOf;
  /** Mirrors what widgets draw, for languages from right to left. Undefined while it is loading. */
  readonly mirror: () => typeof mirrorFragment | undefined;
  /** Draws bars and blocks of events. Undefined while it is loading. Only documents with dates ask for it. */
  readonly eventDrawing: () => EventDrawing | undefined;
  readonly almanac: Almanac;
  /** Font in a data URI. Undefined if it cannot be read. */
  readonly font: (source: string) => DocumentFontFile | undefined;
  readonly profiles: readonly DeviceProfile[];
  readonly holidays: HolidayTables;
  /** Picture in a data URI. Undefined if it cannot be read. */
  readonly image: (source: string) => DisplayImage | Drawing | undefined;
  /** Words on pages of changes in a language. Default: English. */
  readonly changesWords?: (locale: string) => ChangesWords;
  /** Present day, `YYYY-MM-DD`, which PDFs with a page of changes record. Absent in a world without a clock. */
  readonly today?: () => string;
}
