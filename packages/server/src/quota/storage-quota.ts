import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { Database } from "../store/tables.ts";

export interface StorageQuota {
  readonly projects: number;
  readonly templates: number;
  /** Total size of all documents, including images. */
  readonly bytes: number;
  /** Total size of all versions and deleted projects. */
  readonly historyBytes: number;
  readonly parts: number;
  /** Total size of all saved parts. */
  readonly partBytes: number;
}

type Counted = Pick<StorageQuota, "projects" | "templates" | "bytes">;

export type StorageGrowth = Partial<Counted>;

/**
 * Throws an `ApiError` with status 413 if the quota would be exceeded. The check is reliable only within a transaction
 * that has locked the owner; otherwise it only saves work.
 */
export async function requireQuota(
  database: Database,
  ownerId: string,
  quota: StorageQuota,
  growth: StorageGrowth,
): Promise<void> {
  const used = await usedStorage(database, ownerId);
  const limits = await limitsOf(database, ownerId, quota);
  for (const kind of ["projects", "templates", "bytes"] as const) {
    const more = growth[kind];
    const limit = limits[kind];
    if (more === undefined || used[kind] + more <= limit) continue;
    throw new ApiError("STORAGE_FULL", sentences[kind](limit, used[kind]), {
      quota: { of: kind, used: used[kind], limit },
    });
  }
}

/** Limits that an administrator has set for the user, and those of the site. */
async function limitsOf(database: Database, ownerId: string, quota: Counted): Promise<Counted> {
  const own = await database
    .selectFrom("users")
    .select(["max_projects", "max_bytes"])
    .where("id", "=", ownerId)
    .executeTakeFirst();
  const { projects, templates, bytes } = quota;
  return { projects: own?.max_projects ?? projects, templates, bytes: own?.max_bytes ?? bytes };
}

const sentences = {
  projects: messages.tooManyProjects,
  templates: messages.tooManyTemplates,
  bytes: messages.storageFull,
};

/** Reads indexes only. */
async function usedStorage(database: Database, ownerId: string): Promise<Counted> {
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
    .$if(table === "projects", (query) => query.where("projects.deleted_at", "is", null))
    .executeTakeFirstOrThrow();
  return { count, bytes: bytes ?? 0 };
}
