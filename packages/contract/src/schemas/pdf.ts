import * as z from "zod";
import { httpLimits } from "../limits.ts";

const rendered = z.object({
  yaml_content: z.string().describe("A template: the design of the editor, or the yaml_content of a build"),
  profile: z.string().optional().describe("Id or name of a device profile, instead of the template's own"),
});

export const generateRequest = rendered.extend({
  deterministic: z.literal(true).optional().describe("Always so: the same template gives the same bytes"),
});

export type GenerateRequest = z.output<typeof generateRequest>;

const { min, max } = httpLimits.previewScale;

const pageNumber = "From 1; a number outside the document means its first or last page";
const pixelsToThePoint = "Pixels to the point";

export const previewRequest = rendered.extend({
  page_number: z.int().default(1).describe(pageNumber),
  scale: z.number().min(min).max(max).default(2).describe(pixelsToThePoint),
});

export const pagePreviewQuery = z.object({
  page: z.coerce.number().int().default(1).describe(pageNumber),
  scale: z.coerce.number().min(min).max(max).default(2).describe(pixelsToThePoint),
});

export type PreviewRequest = z.output<typeof previewRequest>;
