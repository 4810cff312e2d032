import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { Database } from "../store/tables.ts";

/** What one user may store. */
export interface StorageQuota {
  readonly projects: number;
  readonly templates: number;
  /** Of all documents of projects and templates, pictures included. */
  readonly bytes: number;
}

/** What a write is about to add. */
export type Growth = Partial<StorageQuota>;

/**
 * Refuses what does not fit beside what the user has, with a 413 that says how much that is. Within a transaction that
 * has locked the owner the answer is still true when the transaction ends; else it only spares work.
 */
export async function requireRoom(
  database: Database,
  ownerId: string,
  quota: StorageQuota,
  growth: Growth,
): Promise<void> {
  const used = await usedStorage(database, ownerId);
  for (const kind of ["projects", "templates", "bytes"] as const) {
    const more = growth[kind];
    if (more === undefined || used[kind] + more <= quota[kind]) continue;
    const limit = quota[kind];
    throw new ApiError("STORAGE_FULL", sentences[kind](limit, used[kind]), {
      quota: { of: kind, used: used[kind], limit },
    });
  }
}

const sentences = {
  projects: messages.tooManyProjects,
  templates: messages.tooManyTemplates,
  bytes: messages.storageFull,
};

/** Read from indexes alone. */
async function usedStorage(database: Database, ownerId: string): Promise<StorageQuota> {
  const [projects, templates] = [
    await sumOf(database, "projects", ownerId),
    await sumOf(database, "templates", ownerId),
  ];
  return { projects: projects.count, templates: templates.count, bytes: projects.bytes + templates.bytes };
}

async function sumOf(database: Database, table: "projects" | "templates", ownerId: string) {
  const { count, bytes } = await database
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("document_bytes").as("bytes")])
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return { count, bytes: bytes ?? 0 };
}
