import type { DisplayImage } from "./display/display-list.ts";
import type { NamesOf } from "./foundation/calendar-names.ts";
import type { DeviceProfile } from "./model/device-profile.ts";
import type { FontLibrary } from "./typography/font.ts";

export type { FontLibrary };

/**
 * The engine's only door to the outside. Server, browser, command line and tests each hand in theirs; the same
 * world and the same documents give the same bytes. A world that loads its tables on demand throws when one is asked
 * for that it does not have yet: the engine keeps nothing of what it was about to make, and can be asked again.
 */
export interface World {
  readonly fonts: FontLibrary;
  /** What months, weekdays and dates are called. */
  readonly names: NamesOf;
  readonly profiles: readonly DeviceProfile[];
  /** The picture behind a data URI, or `undefined` when it cannot be read. */
  readonly image: (source: string) => DisplayImage | undefined;
}
