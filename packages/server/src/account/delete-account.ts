import { lockAdministrators, requireAnotherAdministrator } from "../admin/administrators.ts";
import { derivedColumns } from "../projects/project-row.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";

/** Owner of the public projects that deleted accounts leave in the gallery. Nobody can sign in as this user. */
export const formerMember = { id: "former-member", username: "Former member", username_key: " former member" } as const;

/** `keep` leaves public projects in the gallery without the name of their author. */
export type PublicProjects = "keep" | "delete";

/**
 * Deletes an account with everything that belongs to it, within a transaction. Copies that others made stay theirs. Throws
 * an `ApiError` for the only administrator.
 */
export async function deleteAccount(
  transaction: Database,
  user: Pick<UserRow, "id" | "role">,
  publicProjects: PublicProjects,
  now: Moment,
): Promise<void> {
  await lockAdministrators(transaction, now);
  await requireAnotherAdministrator(transaction, user);
  if (publicProjects === "keep") await keepPublicProjects(transaction, user.id, now);
  // Everything else refers to this row and is deleted with it.
  await transaction.deleteFrom("users").where("id", "=", user.id).execute();
}

async function keepPublicProjects(transaction: Database, userId: string, now: Moment): Promise<void> {
  const rows = await transaction
    .selectFrom("projects")
    .selectAll()
    .where("owner_id", "=", userId)
    .where("is_public", "=", 1)
    .execute();
  if (rows.length === 0) return;
  await ensureFormerMember(transaction, now);
  for (const row of rows) {
    const author = formerMember.username;
    await transaction
      .updateTable("projects")
      .set({
        owner_id: formerMember.id,
        author,
        ...derivedColumns({ ...row, author }),
        version_bytes: 0,
        // A write of the owner that has started must not change it any more.
        revision: row.revision + 1,
      })
      .where("id", "=", row.id)
      .execute();
    // Earlier contents were private.
    await transaction.deleteFrom("project_versions").where("project_id", "=", row.id).execute();
  }
}

async function ensureFormerMember(transaction: Database, now: Moment): Promise<void> {
  const noAccount = { email: "", email_key: "", email_proven_at: null, password_hash: "", terms_accepted_at: null };
  await transaction
    .insertInto("users")
    .values({ ...formerMember, ...noAccount, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
