import type { DisplayImage } from "./display/display-list.ts";
import type { DeviceProfile } from "./model/device-profile.ts";
import type { FontLibrary } from "./typography/font.ts";

export type { FontLibrary };

/**
 * The engine's only door to the outside. Server, browser, command line and tests each hand in theirs; the same
 * world and the same documents give the same bytes.
 */
export interface World {
  readonly fonts: FontLibrary;
  readonly profiles: readonly DeviceProfile[];
  /** The picture behind a data URI, or `undefined` when it cannot be read. */
  readonly image: (source: string) => DisplayImage | undefined;
}
