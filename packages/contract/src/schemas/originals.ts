import * as z from "zod";
import { projectLimits } from "../limits.ts";
import { publicProject } from "./gallery.ts";
import { namedVersion } from "./projects.ts";

export const originalState = z.object({
  original: publicProject.nullable(),
  revision: z.int().nullable(),
  state: z.enum(["none", "same", "changed", "no_base", "licence"]),
});

export type OriginalState = z.output<typeof originalState>;

export const originalMerge = z.object({
  original_revision: z.int(),
  chosen: z.array(z.string().max(4000)).max(projectLimits.chosenConflicts).readonly().default([]),
  version_name: namedVersion.shape.name.optional(),
});

export type OriginalMerge = z.output<typeof originalMerge>;
