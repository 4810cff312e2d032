import * as z from "zod";

export const fontNames = z.array(z.string()).describe("As documents name them, in menu order");

/** Font that a document contains. Created by the server and read by the engine only. */
const data = z.string().describe("TrueType file as a data URI");
export const documentFont = z.object({ family: z.string(), weight: z.int(), italic: z.boolean(), data });

export const fontUpload = z.object({ file: z.base64().describe("TTF, OTF or WOFF2 file") });

export const faceParams = z.object({ face: z.string().describe("Id of a face: arimo-bold") });
