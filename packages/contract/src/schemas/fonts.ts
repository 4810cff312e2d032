import * as z from "zod";
import { readCharacterSet } from "../font-characters.ts";

export const fontNames = z.array(z.string()).describe("As documents name them, in menu order");

/** Font that a document contains. Created by the server and read by the engine only. */
const data = z.string().describe("TrueType file as a data URI");
export const documentFont = z.object({ family: z.string(), weight: z.int(), italic: z.boolean(), data });

export const fontUpload = z.object({
  file: z.base64().describe("TTF, OTF or WOFF2 file, up to 32 MiB"),
  characters: z
    .string()
    .max(100_000)
    .optional()
    .describe("Text of the project. A font that is too large for all its characters keeps these, and common ones"),
});

const count = z.int().describe("Number of characters");

export const importedFont = documentFont.extend({
  cut: z
    .object({ kept: count, of: count })
    .optional()
    .describe("Only if the font was too large for all its characters. Not a part of the font"),
});

export type ImportedFont = z.output<typeof importedFont>;

export const characterQuery = z.object({
  characters: z
    .string()
    .refine((text) => readCharacterSet(text) !== undefined)
    .describe("Code points in hexadecimal: 4e00-4e05.65e5"),
});
export const faceParams = z.object({ face: z.string().describe("Id of a face: arimo-bold") });
