import type { DeviceFamily } from "./device-family.ts";

export const supernote: DeviceFamily = {
  id: "supernote",
  name: "Supernote",
  profiles: ["supernote-"],
  ways: [
    {
      name: "cable",
      needs: "computer",
      steps: [
        "Connect the tablet to the computer by USB.",
        "Copy the PDF into the folder `Document`.",
        "Disconnect it.",
      ],
      evidence: {
        kind: "reported",
        source: "planners in the folder Document: a tester in r/Supernote_beta, who does not tell how they were copied",
      },
    },
    {
      name: "wifi",
      steps: [
        "Connect the tablet and your computer or phone to the same network.",
        "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.",
        "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.",
      ],
      warning: "An upload in this way does not overwrite files.",
      evidence: { kind: "reported", source: "supernote-sync; philips/supernote-obsidian-plugin#58" },
    },
    {
      name: "cloud",
      title: "Partner app or Dropbox",
      steps: [
        "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.",
        "Start the synchronization on the tablet.",
      ],
      evidence: { kind: "reported", source: "jacrify/diaryGenerator, through Dropbox on an A5X (2021)" },
    },
  ],
  replacement: {
    steps: [
      "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.",
      "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.",
      "Open the planner on the tablet and check some pages that you wrote on.",
    ],
    limits:
      "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.",
    evidence: {
      kind: "reported",
      source: "jacrify/diaryGenerator on an A5X (2021). Nobody has reported a test on a Nomad or a Manta",
    },
  },
  tip: "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.",
};
