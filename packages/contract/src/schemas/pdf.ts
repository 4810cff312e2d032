import * as z from "zod";
import { httpLimits } from "../limits.ts";

const rendered = z.object({
  yaml_content: z.string().describe("Template from the editor or from yaml_content of a build"),
  profile: z.string().optional().describe("Id or name of a device profile; default: the template's profile"),
});

export const generateRequest = rendered.extend({
  deterministic: z.literal(true).optional().describe("Accepted for compatibility; output is always deterministic"),
});

export type GenerateRequest = z.output<typeof generateRequest>;

const { min, max } = httpLimits.previewScale;

const pageNumber = "Page number from 1; limited to the pages of the document";
const pixelsPerPoint = "Pixels per point";

export const previewRequest = rendered.extend({
  page_number: z.int().default(1).describe(pageNumber),
  scale: z.number().min(min).max(max).default(2).describe(pixelsPerPoint),
});

export const pagePreviewQuery = z.object({
  page: z.coerce.number().int().default(1).describe(pageNumber),
  scale: z.coerce.number().min(min).max(max).default(2).describe(pixelsPerPoint),
});

export type PreviewRequest = z.output<typeof previewRequest>;
