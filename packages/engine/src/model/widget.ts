import type { Color } from "../primitives/color.ts";
import type { Rect } from "../primitives/geometry.ts";
import type { Pin } from "./pin.ts";

/** A widget as in the document. Its type may be unknown, which layout reports. */
export interface Widget {
  readonly id: string;
  readonly type: string;
  readonly position: Rect;
  readonly content?: string;
  readonly background_color?: Color;
  readonly styling?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Only for the editor: a locked widget cannot change. A hidden one is still printed. */
  readonly locked?: true;
  readonly hidden_in_editor?: true;
  readonly pin?: Pin;
  /** Group of the editor. A path of names, outermost first: "Header/Tabs". */
  readonly group?: string;
  /** Widgets of its design that name events, for a list of those without room. Composition adds them. */
  readonly calendars?: readonly Widget[];
}
