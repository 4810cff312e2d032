import type { DocumentPath, Mapping, Message, Place } from "@octavo/foundation";

/** Reports a change at `path`, relative to a known place. */
export type ReportChange = (path: DocumentPath, message: Message, place?: Place) => void;

export interface Migration {
  /** Last version in the old format, and first version in the new one, as `major.minor`. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** Returns the same document if nothing changes. Reports lost values and changed meanings. */
  readonly migrate: (document: Mapping, note: ReportChange) => Mapping;
}
