/**
 * Steps that put a planner on a device and that replace it there, by family of devices. The studio and docs/devices.md
 * show this table. A way that is reported to fail is left out. Text between backticks is code.
 */

export const wayNames = ["cable", "wifi", "cloud", "mail", "browser", "catalog"] as const;
export type WayName = (typeof wayNames)[number];

/** "tested" and "reported" are by others: the project owns no devices. */
export type EvidenceKind = "tested" | "documented" | "reported" | "untried";

export interface Evidence {
  readonly kind: EvidenceKind;
  /** Source, for docs/devices.md. Empty if `kind` is "untried". */
  readonly source: string;
}

export interface Way {
  readonly name: WayName;
  readonly steps: readonly string[];
  readonly warning?: string;
  readonly evidence: Evidence;
}

interface Replacement {
  readonly steps: readonly string[];
  /** Changes that keep the handwriting, and changes that don't. */
  readonly limits: string;
  readonly evidence: Evidence;
}

export interface DeviceFamily {
  readonly id: string;
  readonly name: string;
  /** Device profiles whose ids start with one of these belong to the family. */
  readonly profiles: readonly string[];
  readonly ways: readonly Way[];
  readonly replacement: Replacement;
  readonly tip: string;
}

const untried: Evidence = { kind: "untried", source: "" };

/** The studio adds the code. */
const browserSteps = [
  "Make a code in Octavo.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.",
  "Open the downloaded file in the tablet's own reader.",
];

/** The studio adds the address and the password. */
const catalogSteps = [
  "Make a catalog address in Octavo.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.",
];

const catalogWarning = "KOReader is not made by the maker of your device, and you install it yourself.";

const koreader = (on: string): Evidence => ({
  kind: "reported",
  source: `KOReader on ${on} with OPDS catalogs: koreader/koreader#7793, janeczku/calibre-web#1000; no drawing: koreader/koreader#14308; calibre's plugin: un-pogaz/OPDS-reader`,
});

const unknownReplacement: Replacement = {
  steps: [
    "Copy the new planner as a document of its own, under another name.",
    "Keep the old planner for what you have written.",
  ],
  limits:
    "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.",
  evidence: untried,
};

export const deviceFamilies: readonly DeviceFamily[] = [
  {
    id: "remarkable",
    name: "reMarkable",
    profiles: ["remarkable-"],
    ways: [
      {
        name: "cable",
        steps: [
          "Connect the tablet to the computer by USB and unlock it.",
          "On the tablet, open Settings, Storage, and turn on the USB web interface.",
          "Open `http://10.11.99.1` in the computer's browser and drop the PDF there, or run `octavo send planner.pdf --to remarkable-usb`.",
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
        steps: [
          "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.",
          "Drop the PDF there.",
          "The tablet downloads it at its next synchronization.",
        ],
        evidence: { kind: "documented", source: "the maker's article on importing and exporting files" },
      },
    ],
    replacement: {
      steps: [
        "Make a backup of the planner on the tablet.",
        "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.",
        "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.",
        "Do not use `--force`, which deletes the handwriting, and do not delete the old document.",
      ],
      limits:
        "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages.",
      evidence: {
        kind: "tested",
        source:
          "rmbujo's notes, on a Paper Pro Move (May 2026): pages redrawn, and 5 pages extended to 7 and 9. Removed pages were not tested. Other models store pages in the same way",
      },
    },
    tip: "Tap links with a finger. The phone app does not follow them.",
  },
  {
    id: "supernote",
    name: "Supernote",
    profiles: ["supernote-"],
    ways: [
      {
        name: "cable",
        steps: [
          "Connect the tablet to the computer by USB.",
          "Copy the PDF into the folder `Document`.",
          "Disconnect it.",
        ],
        evidence: {
          kind: "reported",
          source:
            "planners in the folder Document: a tester in r/Supernote_beta, who does not tell how they were copied",
        },
      },
      {
        name: "wifi",
        steps: [
          "Connect tablet and computer to the same network.",
          "On the tablet, turn on Browse & Access, which shows an address.",
          "Open that address in the computer's browser and upload the PDF into the folder `Document`.",
        ],
        warning: "Browse & Access does not overwrite files.",
        evidence: { kind: "reported", source: "supernote-sync; philips/supernote-obsidian-plugin#58" },
      },
      {
        name: "cloud",
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
  },
  {
    id: "kindle-scribe",
    name: "Kindle Scribe",
    profiles: ["kindle-scribe"],
    ways: [
      {
        name: "cloud",
        steps: [
          "Open `amazon.com/sendtokindle` in the computer's browser, or the Send to Kindle app.",
          "Add the PDF and send it to your library.",
          "Download it from the library on the Kindle. You can write on its pages.",
        ],
        evidence: { kind: "reported", source: "writing on PDFs from Send to Kindle: koreader/koreader#11560 (2024)" },
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
        steps: ["Connect the Kindle to the computer by USB.", "Copy the PDF into the folder `documents`."],
        warning:
          "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.",
        evidence: { kind: "reported", source: "koreader/koreader#11560 (2024)" },
      },
    ],
    replacement: unknownReplacement,
    tip: "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.",
  },
  {
    id: "boox",
    name: "Boox",
    profiles: ["boox-"],
    ways: [
      {
        name: "wifi",
        steps: [
          "Connect tablet and computer to the same network.",
          "On the tablet, open BOOXDrop, which shows an address.",
          "Open that address in the computer's browser and upload the PDF.",
        ],
        evidence: { kind: "reported", source: "a script of a user that uploads to the library in this way" },
      },
      {
        name: "cable",
        steps: [
          "Connect the tablet to the computer by USB and choose file transfer on the tablet.",
          "Copy the PDF to its storage.",
        ],
        evidence: { kind: "reported", source: "usual for Android devices; not checked on each model" },
      },
      { name: "browser", steps: browserSteps, evidence: untried },
      { name: "catalog", steps: catalogSteps, warning: catalogWarning, evidence: koreader("Android") },
    ],
    replacement: {
      ...unknownReplacement,
      limits:
        "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.",
    },
    tip: "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.",
  },
  {
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
      { name: "catalog", steps: catalogSteps, warning: catalogWarning, evidence: koreader("Kobo") },
    ],
    replacement: unknownReplacement,
    tip: "You can write on PDFs only on models with a pen.",
  },
  {
    id: "other",
    name: "Other devices",
    profiles: [""],
    ways: [
      {
        name: "cable",
        steps: ["Connect the device to the computer by USB.", "Copy the PDF to the folder of its documents."],
        evidence: untried,
      },
      { name: "browser", steps: browserSteps, evidence: untried },
      { name: "catalog", steps: catalogSteps, warning: catalogWarning, evidence: untried },
    ],
    replacement: unknownReplacement,
    tip: "Turn off cropping and reflow, because they move the content away from its links.",
  },
];

/** Family of a device profile. Unknown devices are other devices. */
export function familyOf(profileId: string): DeviceFamily {
  const found = deviceFamilies.find(({ profiles }) => profiles.some((start) => profileId.startsWith(start)));
  if (!found) throw new Error(`No family has the device "${profileId}"`);
  return found;
}

export const wayTitles: Readonly<Record<WayName, string>> = {
  cable: "Cable",
  wifi: "Wi-Fi",
  cloud: "Maker's cloud",
  mail: "Mail",
  browser: "Tablet's browser",
  catalog: "KOReader or calibre",
};

/** Sentences in the panel. The docs add the source. */
export const evidenceTexts: Readonly<Record<EvidenceKind, string>> = {
  tested: "Tested by others on such a device, not by us.",
  documented: "Documented by the maker, not tested by us.",
  reported: "Reported by users, not tested by us.",
  untried: "Nobody has reported trying it on such a device.",
};

/** All texts of the table, for the check of translations. */
export function transferTexts(): readonly string[] {
  const families = deviceFamilies.flatMap(({ name, tip, ways, replacement }) => [
    name,
    tip,
    ...ways.flatMap(({ steps, warning }) => [...steps, ...(warning === undefined ? [] : [warning])]),
    ...replacement.steps,
    replacement.limits,
  ]);
  return [...new Set([...families, ...Object.values(wayTitles), ...Object.values(evidenceTexts)])];
}
