/** Starter and choices that a project was made from. */
import type { MadeFrom } from "@octavo/contract";
import type { Database, ProjectRow } from "../store/tables.ts";
import { requireRow } from "./edit-project.ts";

/** Undefined if it is unknown. */
export function madeFromOf({ made_from }: Pick<ProjectRow, "made_from">): MadeFrom | null | undefined {
  // Trusts its input, which a validated request has written.
  return made_from === null ? undefined : (JSON.parse(made_from) as MadeFrom | null);
}

/** The column for a value that a request or an archive has, or lacks. */
export function writtenMadeFrom(made: MadeFrom | null | undefined): string | null {
  return made === undefined ? null : JSON.stringify(made);
}

/** Records the answer for a project of which it is unknown. Keeps the revision, because the user wrote nothing. */
export async function recordMadeFrom(
  database: Database,
  ownerId: string,
  id: string,
  made: MadeFrom | null,
): Promise<void> {
  await requireRow(database, ownerId, id);
  await database
    .updateTable("projects")
    .set({ made_from: JSON.stringify(made) })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("made_from", "is", null)
    .execute();
}
