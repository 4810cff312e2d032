import { isMapping } from "@octavo/foundation";
import * as messages from "../language/widget-messages.ts";
import { structure, text } from "../model/property.ts";
import { defineWidget } from "../model/widget-definition.ts";
import { scalarText } from "../primitives/scalar.ts";

/** Changes of one widget of a block, in one instance. */
export interface BlockOverride {
  readonly content?: string;
  readonly bind?: string;
  readonly to_dest?: string;
  readonly visible?: boolean;
}

/** By the id of the block's widget. Ids in nested blocks follow a slash: `row/label`. */
export type BlockOverrides = Readonly<Record<string, BlockOverride>>;

/** Stands for the widgets of a block. They replace it before layout, so it draws nothing. */
export const block = defineWidget({
  type: "block",
  label: "Block",
  size: { width: 200, height: 100 },
  content: "none",
  area: "free",
  properties: {
    block: text({ label: "Block", default: "", role: "blockName" }),
    overrides: structure<BlockOverrides>({
      label: "Overrides",
      default: {},
      parse: parseOverrides,
      expected: messages.blockOverrides,
      role: "blockOverrides",
    }),
  },
  layout: () => [],
});

export const overrideNames = ["content", "bind", "to_dest", "visible"] as const satisfies (keyof BlockOverride)[];

/** Ignores unknown and unusable values, which composing reports. */
function parseOverrides(raw: unknown): BlockOverrides | undefined {
  if (!isMapping(raw)) return undefined;
  const entries = Object.entries(raw).map(([id, written]) => [id, isMapping(written) ? parseOverride(written) : {}]);
  return Object.fromEntries(entries);
}

function parseOverride({ visible, ...texts }: Readonly<Record<string, unknown>>): BlockOverride {
  const [content, bind, to_dest] = [texts["content"], texts["bind"], texts["to_dest"]].map(scalarText);
  return {
    ...(content !== undefined && { content }),
    ...(bind !== undefined && { bind }),
    ...(to_dest !== undefined && { to_dest }),
    ...(typeof visible === "boolean" && { visible }),
  };
}
