import type { DeviceFamily } from "./device-family.ts";
import { unknownReplacement } from "./shared-ways.ts";

export const kindleScribe: DeviceFamily = {
  id: "kindle-scribe",
  name: "Kindle Scribe",
  profiles: ["kindle-scribe"],
  ways: [
    {
      name: "cloud",
      title: "Send to Kindle",
      steps: [
        "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.",
        "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.",
        "Download it from the library on the Kindle. You can write on its pages.",
      ],
      evidence: {
        kind: "reported",
        source:
          "writing on PDFs from Send to Kindle: koreader/koreader#11560 (2024); sharing from a phone: Amazon's help on Send to Kindle",
      },
    },
    {
      name: "mail",
      steps: [
        "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.",
        "Send the PDF to that address as an attachment, from your approved address.",
      ],
      warning:
        "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.",
      evidence: {
        kind: "documented",
        source: "Amazon's help on personal documents; the effect of “convert”: bookorbit/bookorbit#1205",
      },
    },
    {
      name: "cable",
      needs: "computer",
      steps: ["Connect the Kindle to the computer by USB.", "Copy the PDF into the folder `documents`."],
      warning:
        "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.",
      evidence: { kind: "reported", source: "koreader/koreader#11560 (2024)" },
    },
  ],
  replacement: unknownReplacement,
  tip: "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.",
};
