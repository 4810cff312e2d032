import type { DocumentPath, Place } from "../foundation/diagnostic.ts";
import type { Mapping } from "../foundation/mapping.ts";

/** Says something about the document at `path`, beside what is known of its place. */
export type ReportChange = (path: DocumentPath, message: string, place?: Place) => void;

/** One change of the format. */
export interface Migration {
  /** The last version, as `major.minor`, that is written the old way, and the first that is not. */
  readonly from: string;
  readonly to: string;
  /** What holds afterwards, for people and tests. */
  readonly name: string;
  /** The same document where there is nothing to do. What gets lost or changes its meaning is noted. */
  readonly migrate: (document: Mapping, note: ReportChange) => Mapping;
}
