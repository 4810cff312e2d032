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

export const previewRequest = rendered.extend({
  page_number: z.int().default(1).describe("From 1; a number outside the document means its first or last page"),
  scale: z.number().min(min).max(max).default(2).describe("Pixels to the point"),
});

export type PreviewRequest = z.output<typeof previewRequest>;
