import type { DeviceFamily, Evidence } from "./device-family.ts";
import { catalog, here, koreader, openDownload, unknownReplacement } from "./shared-ways.ts";

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
    {
      name: "cloud",
      title: "Dropbox or Google Drive",
      steps: [
        "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.",
        "Add the PDF there on your phone or computer, in the folder that the Kobo names.",
        "Download it from there on the Kobo.",
      ],
      evidence: {
        kind: "reported",
        source: "both on a Sage: baskerville/plato#332; on some models only: pgaskin/kobopatch-patches#139",
      },
    },
    {
      name: "browser",
      title: "The Kobo's browser",
      lacksCamera: true,
      steps: [
        "Make a code in Octavo.",
        "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.",
        openDownload,
      ],
      evidence: browserDownloads,
    },
    here(browserDownloads),
    catalog(koreader("Kobo")),
  ],
  replacement: unknownReplacement,
  tip: "You can write on PDFs only on models with a pen.",
};
