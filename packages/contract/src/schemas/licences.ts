import { licenceIds } from "@octavo/foundation";
import * as z from "zod";

export const licence = z.enum(licenceIds);
export const statedLicence = licence.nullable().describe("Licence that the author chose; null if none is stated");

const sourceWork = z.object({
  name: z.string().describe("Empty if it is unknown"),
  author: z.string(),
  licence: statedLicence,
});

export const sources = z
  .array(sourceWork)
  .readonly()
  .describe("Works that the project is based on, as they were when they were cloned; the first one first");

/** Origin of a project, and what may be done with it. */
export const provenance = {
  licence: statedLicence,
  original_licence: licence
    .or(z.literal("unstated"))
    .nullable()
    .describe("Licence of the original, which limits that of a remix; null if the project is no remix"),
  sources,
};
