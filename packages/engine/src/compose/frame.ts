/** The frame of a design: an instance as large as the page. */

import { noFrame } from "../model/shared-parts.ts";
import type { Widget } from "../model/widget.ts";
import type { Size } from "../primitives/geometry.ts";

/** Id of the instance that stands for the frame. */
const frameId = "frame";

interface Framed {
  readonly frame?: string | undefined;
}

/** Name of the block that a design shows on the whole page. `own` is that of the design, `frame` that of the library. */
export function frameName({ frame: own }: Framed, { frame }: Framed): string | undefined {
  const name = own ?? frame;
  return name === noFrame ? undefined : name;
}

export function frameInstance(block: string, { width, height }: Size): Widget {
  return { id: frameId, type: "block", position: { x: 0, y: 0, width, height }, properties: { block } };
}
