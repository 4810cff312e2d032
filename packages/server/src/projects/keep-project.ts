import { projectLimits } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { Database, NewProject } from "../store/tables.ts";
import { lockOwner } from "./lock-owner.ts";
import { countProjects, insertProject, type StoredProject } from "./store.ts";

/** Within a transaction: one project more, if its owner may have another. */
export async function keepProject(transaction: Database, row: NewProject, text: string): Promise<StoredProject> {
  const { projects: limit } = projectLimits;
  await lockOwner(transaction, row.owner_id);
  if ((await countProjects(transaction, row.owner_id)) >= limit)
    throw new ApiError("QUOTA_EXCEEDED", messages.tooManyProjects(limit));
  return { row: await insertProject(transaction, row, text), text };
}
