import * as z from "zod";

export const downloadCode = z.object({
  code: z.string(),
  address: z.string().describe("Downloads the PDF without typing the code, for a QR code"),
  page: z.string().describe("Address of the page that asks for the code"),
  expires_at: z.iso.datetime(),
  downloads: z.int().describe("Number of downloads until the code ends"),
});

export type DownloadCode = z.output<typeof downloadCode>;
