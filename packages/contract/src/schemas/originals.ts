import * as z from "zod";
import { projectLimits } from "../limits.ts";
import { publicProject } from "./gallery.ts";
import { namedVersion } from "./projects.ts";

export const originalState = z.object({
  original: publicProject.nullable().describe("null if the project is no clone, or its original can't be cloned now"),
  revision: z.int().nullable().describe("Revision of the original"),
  state: z
    .enum(["none", "same", "changed", "no_base", "licence"])
    .describe(
      "none: there is no original. same: it has not changed since it was cloned or last merged. no_base: unknown, because its content at that time was not kept. licence: it has a licence now that the project's contradicts",
    ),
});

export type OriginalState = z.output<typeof originalState>;

export const originalMerge = z.object({
  original_revision: z.int().describe("Revision of the original whose changes were looked at"),
  chosen: z
    .array(z.string().max(4000))
    .max(projectLimits.chosenConflicts)
    .readonly()
    .default([])
    .describe("Ids of conflicts for which the original's value replaces the project's"),
  version_name: namedVersion.shape.name.optional().describe("Name of the version with the merged content"),
});

export type OriginalMerge = z.output<typeof originalMerge>;
