import * as z from "zod";

export const fontNames = z.array(z.string()).describe("Font names for documents, in menu order");

export const faceParams = z.object({ face: z.string().describe("Id of a font face, such as arimo-bold") });
