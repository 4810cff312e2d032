import type { DeviceFamily } from "./device-family.ts";
import { browserSteps, catalog, here, koreader, unknownReplacement, untried } from "./shared-ways.ts";

export const boox: DeviceFamily = {
  id: "boox",
  name: "Boox",
  profiles: ["boox-"],
  ways: [
    {
      name: "wifi",
      steps: [
        "Connect the tablet and your computer or phone to the same network.",
        "On the tablet, open BOOXDrop, which shows an address.",
        "Open that address in the browser of the computer or phone and upload the PDF.",
      ],
      evidence: { kind: "reported", source: "a script of a user that uploads to the library in this way" },
    },
    {
      name: "cable",
      needs: "computer",
      steps: [
        "Connect the tablet to the computer by USB and choose file transfer on the tablet.",
        "Copy the PDF to its storage.",
      ],
      evidence: { kind: "reported", source: "usual for Android devices; not checked on each model" },
    },
    { name: "browser", steps: browserSteps, evidence: untried },
    here(untried),
    catalog(koreader("Android")),
  ],
  replacement: {
    ...unknownReplacement,
    limits:
      "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.",
  },
  tip: "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.",
};
