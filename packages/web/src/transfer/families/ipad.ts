import type { DeviceFamily, Evidence } from "./device-family.ts";
import { unknownReplacement } from "./shared-ways.ts";

const goodnotes: Evidence = { kind: "reported", source: "nordnord/paper_template_generator, for Goodnotes" };

export const ipad: DeviceFamily = {
  id: "ipad",
  name: "iPad with Goodnotes or Notability",
  profiles: ["goodnotes-", "notability-"],
  ways: [
    {
      name: "here",
      title: "On the iPad itself",
      needs: "tablet",
      steps: [
        "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.",
        "Open it in Files, tap Share, and choose the app.",
        "Import it as a new document, not into a note that exists.",
      ],
      evidence: goodnotes,
    },
    {
      name: "file",
      title: "From another device",
      steps: [
        "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.",
        "Open it in Files, tap Share, and choose the app.",
        "Import it as a new document, not into a note that exists.",
      ],
      evidence: goodnotes,
    },
  ],
  replacement: unknownReplacement,
  tip: "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.",
};
