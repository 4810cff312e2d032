import * as z from "zod";
import { projectLimits } from "../limits.ts";
import { publicProject } from "./gallery.ts";
import { namedVersion } from "./projects.ts";

export const originalState = z.object({
  original: publicProject.nullable(),
  revision: z.int().nullable(),
  state: z
    .enum(["none", "same", "changed", "no_base", "licence"])
    .describe("no_base: its content at the time of the clone was not kept. licence: it contradicts the project's"),
});

export type OriginalState = z.output<typeof originalState>;

export const originalMerge = z.object({
  original_revision: z.int(),
  chosen: z
    .array(z.string().max(4000))
    .max(projectLimits.chosenConflicts)
    .readonly()
    .default([])
    .describe("Conflicts for which the original's value is taken"),
  version_name: namedVersion.shape.name.optional(),
});

export type OriginalMerge = z.output<typeof originalMerge>;
