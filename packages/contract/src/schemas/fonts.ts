import * as z from "zod";

export const fontNames = z.array(z.string()).describe("As documents name them, in menu order");

export const faceParams = z.object({ face: z.string().describe("Id of a face: arimo-bold") });
