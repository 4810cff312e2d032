import { type AccountDeletion, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { readUser } from "../account/account.ts";
import { type Actor, recordEvent } from "../audit/audit-log.ts";
import { deletedAccount, queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import {
  findAccountNamed,
  isLastAdministrator,
  lockAdministrators,
  requireAnotherAdministrator,
} from "../auth/administrators.ts";
import type { SessionCaller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { derivedColumns } from "../projects/project-row.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";

/** Owner of public projects whose authors have left. Nobody can sign in as this user, as with the author of starters. */
export const formerMember = { id: "former-member", username: "Former member", username_key: " former member" } as const;

/** Returns what a deletion would delete. */
export async function readDeletion({ database }: AccountServices, { userId }: SessionCaller): Promise<AccountDeletion> {
  const user = await readUser(database, userId);
  const count = async (table: "projects" | "templates" | "own_parts" | "collections") => {
    const rows = database.selectFrom(table).where("owner_id", "=", userId);
    const row = await rows.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const tokens = await database
    .selectFrom("api_tokens")
    .where("user_id", "=", userId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const publicNames = await publicProjects(database, userId).select("name").orderBy("name_key").execute();
  return {
    projects: await count("projects"),
    public_projects: publicNames.map(({ name }) => name),
    templates: await count("templates"),
    parts: await count("own_parts"),
    collections: await count("collections"),
    tokens: Number(tokens.count),
    needs_successor: await isLastAdministrator(database, user),
  };
}

function publicProjects(database: Database, ownerId: string) {
  return database.selectFrom("projects").where("owner_id", "=", ownerId).where("is_public", "=", 1);
}

/** Deletes the account of the caller, who has typed its username. */
export async function deleteOwnAccount(
  parts: AccountServices,
  caller: SessionCaller,
  { username, public_projects, successor }: ValidCall<"POST /api/account/deletion">["body"],
): Promise<QueuedMail | undefined> {
  const { database, now } = parts;
  if (username !== caller.username) throw invalidField("username", messages.notYourUsername);
  return database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction, now());
    const user = await readUser(transaction, caller.userId);
    if (successor !== undefined && (await isLastAdministrator(transaction, user)))
      await appoint(transaction, { user, successor, now: now() });
    return deleteAccount(parts, transaction, { user, actor: caller, publicProjects: public_projects });
  });
}

/** Makes another user an administrator before the last one leaves. */
async function appoint(
  transaction: Database,
  { user, successor, now }: { readonly user: UserRow; readonly successor: string; readonly now: Moment },
): Promise<void> {
  const other = await findAccountNamed(transaction, successor);
  if (!other || other.id === user.id || other.disabled_at !== null)
    throw invalidField("successor", messages.noSuchSuccessor);
  await transaction.updateTable("users").set({ role: "admin" }).where("id", "=", other.id).execute();
  const actor = { userId: user.id, username: user.username };
  await recordEvent(transaction, { actor, action: "user.grant", subject: other.username }, now);
}

interface Deletion {
  readonly user: UserRow;
  /** The user, or the administrator who deletes the account. */
  readonly actor: Actor;
  /** `keep` leaves them in the gallery, without the name of their author. */
  readonly publicProjects: "keep" | "delete";
}

/**
 * Deletes an account with all its sessions, tokens, codes, projects and emails, in a transaction and after
 * `lockAdministrators`. Clones that others made stay. Queues a confirmation to a confirmed address.
 */
export async function deleteAccount(
  { mailQueue, now }: Pick<AccountServices, "mailQueue" | "now">,
  transaction: Database,
  { user, actor, publicProjects }: Deletion,
): Promise<QueuedMail | undefined> {
  await requireAnotherAdministrator(transaction, user);
  if (publicProjects === "keep") await handOver(transaction, user.id, now());
  const emails = transaction.deleteFrom("emails");
  await emails.where((row) => row.or([row("about", "=", user.id), row("about", "like", `${user.id} %`)])).execute();
  // Everything else of the user is deleted with the row.
  await transaction.deleteFrom("users").where("id", "=", user.id).execute();
  const details = { public_projects: publicProjects };
  await recordEvent(transaction, { actor, action: "user.delete", subject: user.username, details }, now());
  if (user.email_proven_at === null) return undefined;
  return queueEmail(mailQueue, transaction, "deleted_account", deletedAccount(user));
}

/** Gives the public projects to `formerMember`, without their earlier versions, which were never public. */
async function handOver(transaction: Database, ownerId: string, now: Moment): Promise<void> {
  const rows = await publicProjects(transaction, ownerId).selectAll().execute();
  if (rows.length === 0) return;
  await ensureFormerMember(transaction, now);
  const author = formerMember.username;
  for (const row of rows) {
    await transaction.deleteFrom("project_versions").where("project_id", "=", row.id).execute();
    const owner = { owner_id: formerMember.id, author, version_bytes: 0, revision: row.revision + 1 };
    const columns = { ...owner, ...derivedColumns({ ...row, author }) };
    await transaction.updateTable("projects").set(columns).where("id", "=", row.id).execute();
  }
}

async function ensureFormerMember(transaction: Database, now: Moment): Promise<void> {
  const nothing = { email: "", email_key: "", email_proven_at: null, password_hash: "", terms_accepted_at: null };
  await transaction
    .insertInto("users")
    .values({ ...formerMember, ...nothing, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
