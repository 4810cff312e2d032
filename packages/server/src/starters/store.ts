import type { SerializedDocument } from "../documents/project-document.ts";
import { insertDocument } from "../projects/store.ts";
import type { Database, Moment, NewProject, ProjectRow } from "../store/tables.ts";

/**
 * The author of the starters. Nobody can sign in as this user: a normalized username has no leading space, and the
 * password hash matches no password.
 */
export const builtInAuthor = { id: "octavo", username: "Octavo", username_key: " octavo" } as const;

export async function ensureBuiltInAuthor(database: Database, now: Moment): Promise<void> {
  await database
    .insertInto("users")
    .values({
      ...builtInAuthor,
      email: "",
      email_key: "",
      email_proven_at: null,
      password_hash: "",
      created_at: now,
      terms_accepted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function publishedStarters(database: Database): Promise<readonly ProjectRow[]> {
  return database.selectFrom("projects").selectAll().where("owner_id", "=", builtInAuthor.id).execute();
}

/** Deletes the built-in author with all starters. */
export async function removeBuiltInAuthor(database: Database): Promise<void> {
  await database.deleteFrom("users").where("id", "=", builtInAuthor.id).execute();
}

export async function removeStarter(database: Database, id: string): Promise<void> {
  await database.deleteFrom("projects").where("id", "=", id).where("owner_id", "=", builtInAuthor.id).execute();
}

/** Replaces a starter. Does nothing if another server has inserted it in the meantime. */
export function replaceStarter(database: Database, row: NewProject, document: SerializedDocument): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await removeStarter(transaction, row.id);
    const slug = await freeSlug(transaction, row.public_url_slug ?? "");
    const inserted = await transaction
      .insertInto("projects")
      .values({ ...row, public_url_slug: slug })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) await insertDocument(transaction, row.id, document);
  });
}

/** Null if a user's project has the slug. */
async function freeSlug(database: Database, slug: string): Promise<string | null> {
  const taken = await database
    .selectFrom("projects")
    .select("id")
    .where("public_url_slug", "=", slug)
    .executeTakeFirst();
  return taken ? null : slug;
}
