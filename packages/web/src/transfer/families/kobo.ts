import type { DeviceFamily, Evidence } from "./device-family.ts";
import { browserSteps, catalog, here, koreader, unknownReplacement } from "./shared-ways.ts";

const browserDownloads: Evidence = {
  kind: "reported",
  source: "downloads with Kobo's browser: kobolabs/Kobo-Reader#59, daniel-j/send2ereader#58; not this page",
};

export const kobo: DeviceFamily = {
  id: "kobo",
  name: "Kobo",
  profiles: ["kobo-"],
  ways: [
    {
      name: "cable",
      needs: "computer",
      steps: [
        "Connect the Kobo to the computer by USB and allow the connection on its screen.",
        "Copy the PDF to the drive.",
        "Eject the drive.",
      ],
      evidence: { kind: "reported", source: "usual for Kobo readers; not checked on each model" },
    },
    { name: "browser", steps: browserSteps, evidence: browserDownloads },
    here(browserDownloads),
    catalog(koreader("Kobo")),
  ],
  replacement: unknownReplacement,
  tip: "You can write on PDFs only on models with a pen.",
};
