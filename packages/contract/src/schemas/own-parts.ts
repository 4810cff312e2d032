import type { Widget } from "@octavo/engine";
import * as z from "zod";
import { ownPartLimits as limits } from "../limits.ts";
import * as messages from "../messages.ts";
import { text } from "./names.ts";

const name = text(limits.name).min(1, messages.nameRequired.text);

const side = z.number().positive().max(limits.side);

/** The editor checks widgets when it inserts them, like those of a clipboard. */
const widget = z
  .custom<Widget>((value) => storedWidget.safeParse(value).success)
  .meta({ type: "object", description: "docs/template-format.md" });

const storedWidget = z.looseObject({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(50),
  position: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});

export const newOwnPart = z.object({
  name,
  page: z.object({ width: side, height: side }).describe("Page that the widgets were drawn for, in points"),
  widgets: z.array(widget).min(1).max(limits.widgets),
});

export type NewOwnPart = z.output<typeof newOwnPart>;

export const ownPartParams = z.object({ id: z.string() });

export const ownPartChange = z.object({ name });

export const ownPart = newOwnPart.extend({ id: z.string() });

export type OwnPart = z.output<typeof ownPart>;
