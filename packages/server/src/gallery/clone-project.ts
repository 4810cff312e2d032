import type { Cloning } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { keepProject } from "../projects/keep-project.ts";
import { newProjectRow } from "../projects/project-row.ts";
import { type PublicAddress, publicProject, type StoredProject } from "../projects/store.ts";
import type { Author, Workshop } from "../projects/workshop.ts";
import type { Database, NewProject } from "../store/tables.ts";
import { countClone } from "./store.ts";

/** A private copy for whoever asks. It begins anew when its owner has written, or withdrawn, what was just read. */
export async function cloneProject(
  { database, now }: Workshop,
  author: Author,
  address: PublicAddress,
  request: Cloning,
): Promise<StoredProject> {
  for (;;) {
    const source = await publicProject(database, address);
    if (!source) throw new ApiError("NOT_FOUND", messages.publicProjectNotFound);
    const row = await copyOf(source, author, request, now());
    const copy = await keepCopy(database, source, row);
    if (copy) return copy;
  }
}

function copyOf(
  { row, text }: StoredProject,
  { userId, username }: Author,
  { new_name: name, new_description }: Cloning,
  now: number,
): Promise<NewProject> {
  const { category, device_profile, original_author, author, masters_count, plan_sections_count } = row;
  const description = new_description ?? row.description;
  return newProjectRow({
    ownerId: userId,
    columns: { name, description, category, author: username, device_profile },
    originalAuthor: original_author || author,
    document: { text, counts: { masters_count, plan_sections_count } },
    now,
  });
}

/** Counted and kept, or neither. */
function keepCopy(database: Database, source: StoredProject, row: NewProject): Promise<StoredProject | undefined> {
  return database.transaction().execute(async (transaction) => {
    const counted = await countClone(transaction, source.row);
    return counted ? keepProject(transaction, row, source.text) : undefined;
  });
}
