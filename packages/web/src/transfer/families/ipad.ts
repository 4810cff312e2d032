import type { DeviceFamily } from "./device-family.ts";
import { unknownReplacement } from "./shared-ways.ts";

export const ipad: DeviceFamily = {
  id: "ipad",
  name: "iPad with Goodnotes or Notability",
  profiles: ["goodnotes-", "notability-"],
  ways: [
    {
      name: "file",
      steps: [
        "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.",
        "Open it in Files, tap Share, and choose the app.",
        "Import it as a new document, not into a note that exists.",
      ],
      evidence: { kind: "reported", source: "nordnord/paper_template_generator, for Goodnotes" },
    },
  ],
  replacement: unknownReplacement,
  tip: "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.",
};
