import type { DeviceFamily } from "./device-family.ts";
import { browserSteps, catalog, koreader, unknownReplacement } from "./shared-ways.ts";

export const kobo: DeviceFamily = {
  id: "kobo",
  name: "Kobo",
  profiles: ["kobo-"],
  ways: [
    {
      name: "cable",
      steps: [
        "Connect the Kobo to the computer by USB and allow the connection on its screen.",
        "Copy the PDF to the drive.",
        "Eject the drive.",
      ],
      evidence: { kind: "reported", source: "usual for Kobo readers; not checked on each model" },
    },
    {
      name: "browser",
      steps: browserSteps,
      evidence: {
        kind: "reported",
        source: "downloads with Kobo's browser: kobolabs/Kobo-Reader#59, daniel-j/send2ereader#58; not this page",
      },
    },
    catalog(koreader("Kobo")),
  ],
  replacement: unknownReplacement,
  tip: "You can write on PDFs only on models with a pen.",
};
