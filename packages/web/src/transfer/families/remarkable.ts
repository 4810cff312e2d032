import type { DeviceFamily } from "./device-family.ts";
import { unknownReplacement } from "./shared-ways.ts";

export const remarkable: DeviceFamily = {
  id: "remarkable",
  name: "reMarkable",
  profiles: ["remarkable-"],
  ways: [
    {
      name: "cable",
      needs: "computer",
      steps: [
        "Connect the tablet to the computer by USB and unlock it.",
        "On the tablet, open Settings, Storage, and turn on the USB web interface.",
        "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.",
      ],
      warning: "The tablet takes files of at most 100 MB. Each upload makes a new document.",
      evidence: {
        kind: "tested",
        source:
          "the upload, by several projects: GjjvdBurg/paper2remarkable#155 (2024), a probe on system 3.25 (2026); the setting: remarkable.guide; the limit: ciromattia/kcc#1240",
      },
    },
    {
      name: "cloud",
      title: "reMarkable's website or app",
      steps: [
        "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.",
        "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.",
        "The tablet downloads it at its next synchronization.",
      ],
      evidence: { kind: "documented", source: "the maker's article on importing and exporting files" },
    },
  ],
  replacement: {
    steps: unknownReplacement.steps,
    limits: "Each upload makes a new document, without your handwriting. It stays in the old one.",
    evidence: { kind: "tested", source: "GjjvdBurg/paper2remarkable#155 (2024)" },
    commands: {
      steps: [
        "Make a backup of the planner on the tablet.",
        "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.",
        "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.",
        "Do not use `--force`, which deletes the handwriting, and do not delete the old document.",
      ],
      limits:
        "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.",
      evidence: {
        kind: "tested",
        source:
          "rmbujo's notes, on a Paper Pro Move (May 2026): pages redrawn, and 5 pages extended to 7 and 9. Removed pages were not tested. Other models store pages in the same way",
      },
    },
  },
  tip: "Tap links with a finger. The phone app does not follow them.",
};
