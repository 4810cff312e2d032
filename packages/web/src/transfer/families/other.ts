import type { DeviceFamily } from "./device-family.ts";
import { browserSteps, catalog, here, unknownReplacement, untried } from "./shared-ways.ts";

export const otherDevices: DeviceFamily = {
  id: "other",
  name: "Other devices",
  profiles: [""],
  ways: [
    {
      name: "cable",
      needs: "computer",
      steps: ["Connect the device to the computer by USB.", "Copy the PDF to the folder of its documents."],
      evidence: untried,
    },
    { name: "browser", steps: browserSteps, evidence: untried },
    here(untried),
    catalog(untried),
  ],
  replacement: unknownReplacement,
  tip: "Turn off cropping and reflow, because they move the content away from its links.",
};
