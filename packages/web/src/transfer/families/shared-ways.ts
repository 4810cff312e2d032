/** Ways and replacements that several families have. */
import type { Evidence, Replacement, Way } from "./device-family.ts";

export const untried: Evidence = { kind: "untried", source: "" };

export const openDownload = "Open the downloaded file in the tablet's own reader.";

/** The studio adds the code. */
export const browserSteps = [
  "Make a code in Octavo.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.",
  openDownload,
];

export const here = (evidence: Evidence): Way => ({
  name: "here",
  needs: "tablet",
  steps: ["If you downloaded the planner in the tablet's browser, it is on the tablet already.", openDownload],
  evidence,
});

/** The studio adds the address and the password. */
export const catalog = (evidence: Evidence): Way => ({
  name: "catalog",
  steps: [
    "Make a catalog address in Octavo.",
    "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.",
    "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.",
    "In calibre, the plugin OPDS Client reads the address that contains the password.",
  ],
  warning: "KOReader is not made by the maker of your device, and you install it yourself.",
  evidence,
});

export const koreader = (on: string): Evidence => ({
  kind: "reported",
  source: `KOReader on ${on} with OPDS catalogs: koreader/koreader#7793, janeczku/calibre-web#1000; no drawing: koreader/koreader#14308; calibre's plugin: un-pogaz/OPDS-reader`,
});

export const unknownReplacement: Replacement = {
  steps: [
    "Copy the new planner as a document of its own, under another name.",
    "Keep the old planner for what you have written.",
  ],
  limits:
    "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.",
  evidence: untried,
};
