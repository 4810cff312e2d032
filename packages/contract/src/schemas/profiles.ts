import type { DeviceProfile } from "@octavo/engine";
import * as z from "zod";

const points = z.number().describe("In points");

/** The engine validates names. */
const pageSize = z
  .custom<DeviceProfile["pdf_settings"]["page_size"]>((value) => typeof value === "string")
  .meta({ type: "string", description: "A4, Letter, …, or Device: the page that fills the screen" });

/** The engine's `DeviceProfile`. */
export const deviceProfile: z.ZodType<DeviceProfile> = z.object({
  id: z.string(),
  name: z.string(),
  display: z.object({
    screen_size: z.tuple([z.int(), z.int()]).describe("Pixels in the device's orientation"),
    ppi: z.number(),
    inches: z.number(),
    color: z.boolean(),
    technology: z.string().nullable(),
    color_size: z.tuple([z.int(), z.int()]).nullable().describe("Pixels of the color layer"),
  }),
  pdf_settings: z.object({
    page_size: pageSize,
    orientation: z.enum(["portrait", "landscape"]),
    safe_margins: z.tuple([points, points, points, points]).describe("Top, right, bottom and left, in points"),
    page: z.object({ width: points, height: points }),
  }),
  constraints: z.object({
    min_font_pt: points,
    min_stroke_pt: points,
    min_touch_target_pt: points,
    grayscale_levels: z.int(),
  }),
  toolbar: z
    .object({ edge: z.enum(["top", "right", "bottom", "left"]), width: points })
    .nullable()
    .describe("Area covered by the device's toolbar"),
});

export const profileParams = z.object({ id: z.string().describe("Id or name; case and punctuation are ignored") });
