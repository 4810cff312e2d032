/** `--licence`: the licence that a PDF states. Documents have none (docs/decisions/0102). */
import { extname } from "node:path";
import {
  type LicenceId,
  licenceIds,
  licenceName,
  type OriginalLicence,
  publishableLicences,
  type WorkRights,
} from "@octavo/foundation";
import { type Options, UsageError } from "./command.ts";
import { readEditionFile } from "./editions.ts";

export const licenceOptions: Options = { licence: { type: "string" } };

export const licenceHelp = `
      --licence ID|PDF  licence that the PDF states: ${licenceIds.slice(0, 3).join(", ")},
                        ${licenceIds.slice(3).join(" or ")}; or a PDF, whose licence, author and origin are taken`.slice(
  1,
);

/** Rights of a PDF, if its documents name this author. */
export type RightsBy = (author: string) => WorkRights | undefined;

/**
 * Reads what was given. `earlier` are the rights of the PDF that is updated or printed, which stay unless another licence is
 * given. Throws a `UsageError` for an unknown licence, and for one that the works before do not allow.
 */
export async function readRights(written: string | undefined, earlier?: WorkRights): Promise<RightsBy> {
  if (written === undefined) return () => earlier;
  if (extname(written).toLowerCase() === ".pdf") {
    const rights = await rightsIn(written);
    return () => rights;
  }
  const licence = licenceOf(written);
  const { sources = [] } = earlier ?? {};
  return (author) => {
    requireAllowed(licence, sources.at(-1), author);
    return { author: author || (earlier?.author ?? ""), licence, sources };
  };
}

async function rightsIn(path: string): Promise<WorkRights> {
  const { rights } = (await readEditionFile(path)).manifest;
  if (rights) return rights;
  throw new UsageError(`--licence: ${path} states no licence. Name one: ${licenceIds.join(", ")}`);
}

/** "CC BY-SA 4.0" is CC-BY-SA-4.0. */
function licenceOf(written: string): LicenceId {
  const wanted = written.trim().toLowerCase().replaceAll(/\s+/g, "-");
  const found = licenceIds.find((id) => id.toLowerCase() === wanted);
  if (found) return found;
  throw new UsageError(`--licence: there is no "${written}". It can be ${licenceIds.join(", ")}, or a PDF.`, {
    unknown: { name: written, known: licenceIds, see: "octavo help build" },
  });
}

/** Works of the same author may have any licence. */
function requireAllowed(licence: LicenceId, original: WorkRights["sources"][number] | undefined, author: string): void {
  if (!original || original.author === author) return;
  const of: OriginalLicence = original.licence ?? "unstated";
  const allowed = publishableLicences(of);
  if (allowed.includes(licence)) return;
  const terms = original.licence === null ? "without a stated licence" : `under ${licenceName(original.licence)}`;
  const remedy = allowed.length === 0 ? "Leave out --licence." : `It can be ${allowed.join(" or ")}.`;
  throw new UsageError(
    `--licence: the planner is based on "${original.name}" by ${original.author}, ${terms}, which does not allow ${licenceName(licence)}. ${remedy}`,
  );
}
