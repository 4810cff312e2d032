import type { DeviceFamily } from "./device-family.ts";

export const xournal: DeviceFamily = {
  id: "xournal",
  name: "Xournal++",
  profiles: ["xournalpp-"],
  ways: [
    {
      name: "file",
      needs: "computer",
      steps: [
        "In Xournal++, choose Annotate PDF in the menu File, and open the planner.",
        "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.",
      ],
      evidence: { kind: "own", source: "documents of Xournal++ 1.1.3 over planners" },
    },
  ],
  replacement: {
    steps: ["Open the new planner as a document of its own.", "Keep the old planner for what you have written."],
    limits: "The new document begins without your handwriting.",
    evidence: { kind: "own", source: "a document of Xournal++ contains its handwriting and names one PDF" },
    commands: {
      steps: [
        "Make a copy of the document, whose name ends in `.xopp`.",
        "Run `octavo carry planner.xopp new.pdf -o new.xopp`.",
        "Open the new document, and leave the new PDF where it is.",
      ],
      limits:
        "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.",
      evidence: {
        kind: "own",
        source: "Xournal++ 1.1.3 draws each page the same before and after",
      },
    },
  },
  tip: "PDFs that Xournal++ exports have links from version 1.3 on.",
};
