/**
 * Steps that put a planner on a device and that replace it there, by family of devices. The studio and docs/devices.md
 * show them. A way that is reported to fail is left out. Text between backticks is code.
 */

export const wayNames = ["file", "here", "cable", "wifi", "cloud", "mail", "browser", "catalog"] as const;
export type WayName = (typeof wayNames)[number];

/** "tested" and "reported" are by others: the project owns no devices. "own" are tests with a program that is free to use. */
export type EvidenceKind = "own" | "tested" | "documented" | "reported" | "untried";

export interface Evidence {
  readonly kind: EvidenceKind;
  /** Source, for docs/devices.md. Empty if `kind` is "untried". */
  readonly source: string;
}

export interface Way {
  readonly name: WayName;
  /** In place of the usual title. */
  readonly title?: string;
  /** Device that the planner has to be on. Absent: a computer or a phone. */
  readonly needs?: "computer" | "tablet";
  /** The tablet cannot read a QR code. */
  readonly lacksCamera?: true;
  readonly steps: readonly string[];
  readonly warning?: string;
  readonly evidence: Evidence;
}

export interface Replacement {
  readonly steps: readonly string[];
  /** Changes that keep the handwriting, and changes that don't. */
  readonly limits: string;
  readonly evidence: Evidence;
  /** A way with a program for the command line, for people who use one. */
  readonly commands?: Omit<Replacement, "commands">;
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

export const titleOf = ({ name, title }: Way): string => title ?? wayTitles[name] ?? name;

export const wayTitles: Readonly<Partial<Record<WayName, string>>> = {
  file: "From a file",
  here: "On the tablet itself",
  cable: "Cable",
  wifi: "Wi-Fi",
  mail: "Mail",
  browser: "Tablet's browser",
  catalog: "KOReader or calibre",
};

/** Sentences in the panel. The docs add the source. */
export const evidenceTexts: Readonly<Record<EvidenceKind, string>> = {
  own: "Tested by us with this program.",
  tested: "Tested by others on such a device, not by us.",
  documented: "Documented by the maker, not tested by us.",
  reported: "Reported by users, not tested by us.",
  untried: "Nobody has reported trying it on such a device.",
};
