import * as z from "zod";
import { scoreExamples, scoreStates } from "../scores.ts";

const points = z.number().describe("At most the weight of the part in docs/decisions/0106");
const device = z.object({ id: z.string(), name: z.string() });

/** Measurements of a public project. A part is null if the planner is too large for it. */
export const scoreReport = z.object({
  links: z.object({
    points,
    total: z.int().describe("Links between pages, of the pages that were read"),
    broken: z.int().describe("Links whose page is not in the file"),
    one_way: z.int().describe("Links from whose page no three links lead back"),
    examples: z
      .array(z.object({ page: z.int(), target: z.int().nullable() }))
      .max(scoreExamples)
      .describe("The first links that are broken, with the target null, or have no way back"),
    pages: z.int().describe("Pages of the file"),
    read_pages: z.int().describe("Pages whose links were read"),
  }),
  rules: z.object({ points, errors: z.int(), warnings: z.int() }),
  devices: z
    .object({
      points,
      fits: z.array(device).describe("Devices on which the scaled planner has no problem"),
      problems: z.array(device.extend({ count: z.int().describe("Problems on this device") })),
    })
    .nullable(),
  languages: z
    .object({
      points,
      fits: z.array(z.string()).describe("Languages in which all texts have room and glyphs"),
      problems: z.array(z.object({ language: z.string(), count: z.int() })),
    })
    .nullable(),
  weight: z.object({ points, bytes: z.int().describe("Size of the PDF"), pages: z.int() }),
});

export type ScoreReport = z.output<typeof scoreReport>;

export const projectScore = z.object({
  state: z
    .enum(scoreStates)
    .describe(
      "waiting: not measured since the last change; invalid: errors in the documents; too_large: over the limits",
    ),
  score: z.int().min(0).max(100).nullable(),
  measured_at: z.iso.datetime().nullable(),
  report: scoreReport.nullable(),
});

export type ProjectScore = z.output<typeof projectScore>;
