import { type AdminUser, type JsonAnswer, operatorAccount, routes } from "@octavo/contract";
import packageJson from "../../package.json" with { type: "json" };
import { listAudit, recordEvent } from "../audit/audit-log.ts";
import { accountKey } from "../auth/account-key.ts";
import { defaultRates } from "../auth/account-rates.ts";
import { findAccountNamed, hasAccounts, setRole } from "../auth/administrators.ts";
import { confirmAccount } from "../auth/confirm-email.ts";
import { setupCode } from "../auth/first-account.ts";
import { isNameTaken, nameTaken, newUser } from "../auth/register.ts";
import { createResetLink } from "../auth/reset-links.ts";
import { addOperatorAccount } from "../auth/sign-up.ts";
import { type Config, readConfig, type Variables } from "../config.ts";
import { ApiError } from "../http/api-error.ts";
import { AttemptCounter } from "../http/attempts.ts";
import { validate } from "../http/validate.ts";
import { queueInvitation } from "../invitations/invitation-email.ts";
import { createInvitations, listInvitations, revokeInvitation } from "../invitations/invitations.ts";
import { MailQueue } from "../mail/mail-queue.ts";
import { listNodes } from "../nodes/nodes.ts";
import { type Inspection, inspectObjects, type ObjectsState, readObjectsState } from "../objects/inspect-objects.ts";
import { moveObjects } from "../objects/object-upkeep.ts";
import { Objects } from "../objects/objects.ts";
import { openPlaces } from "../objects/open-places.ts";
import { dismissReport, listReports, takeDown, undoTakeDown } from "../reports/reports.ts";
import { queueTakenDown } from "../reports/taken-down-email.ts";
import { openMigratedStore, type Store } from "../store/open-store.ts";
import { findSecretKey } from "../store/secret-key.ts";
import { isUniqueViolation, StoreError } from "../store/store-error.ts";
import type { Database } from "../store/tables.ts";
import { resetUser } from "./resets.ts";
import { changeSettings, changeTerms, readSettings } from "./site-changes.ts";
import { readStatus } from "./status.ts";
import { changeUser, deleteUser, listUsers } from "./users.ts";

/** The audit log names no person for the command line. */
const operator = undefined;

/** The operator may do as much as a script needs. */
const unlimited = async () => undefined;

/** Input as it was typed, which the schemas of the routes check. */
type Values = Readonly<Record<string, unknown>>;

/** Link for a password, which its owner opens. Null if people sign in at the OpenID provider only. */
export interface PasswordLink {
  readonly link: string | null;
  readonly expires_at: string | null;
  /** The provider at whose first sign-in the account is linked. Null on other sites. */
  readonly provider: string | null;
}

/**
 * The tasks of administrators for the operator on the command line, by the functions that their pages call. The server may be
 * running; it sends the emails. Names are usernames or confirmed addresses. Methods throw an `ApiError` for invalid input.
 */
export class Administration {
  readonly #store: Store;
  readonly #config: Config;
  readonly #accounts;

  constructor(store: Store, config: Config) {
    const { database } = store;
    this.#store = store;
    this.#config = config;
    this.#accounts = {
      database,
      attempts: new AttemptCounter(database, Date.now),
      limitRate: unlimited,
      rates: defaultRates,
      mailQueue: new MailQueue({ database, now: Date.now, log: console, send: unlimited }),
      publicUrl: config.publicUrl,
      onlyProvider: config.oidc?.isOnlyWay ? config.oidc : undefined,
      now: Date.now,
    };
  }

  get #database(): Database {
    return this.#store.database;
  }

  get #hasMail(): boolean {
    return this.#config.mail.smtpUrl !== undefined;
  }

  /** Undefined if the site has accounts: the code is for the first one. */
  async setupCode(): Promise<string | undefined> {
    return (await hasAccounts(this.#database)) ? undefined : setupCode(secretOf(this.#config));
  }

  users(query: Values): Promise<JsonAnswer<"GET /api/admin/users">> {
    return listUsers(this.#accounts, validate(routes["GET /api/admin/users"].query, query));
  }

  get #objects(): Objects {
    return new Objects(this.#database, openPlaces(this.#database, this.#config.objects));
  }

  objects(): Promise<ObjectsState> {
    return readObjectsState(this.#database, this.#objects.places);
  }

  /** Reads all objects that something refers to. */
  verifyObjects(): Promise<Inspection> {
    return inspectObjects(this.#database, this.#objects.places, Number.POSITIVE_INFINITY);
  }

  /** Moves all objects to the first place, as servers do while they run. */
  async moveObjects(): Promise<ObjectsState & { readonly moved: number }> {
    const parts = { database: this.#database, objects: this.#objects, now: Date.now, log: console };
    const moved = await moveObjects(parts, new AbortController().signal);
    return { ...(await this.objects()), moved };
  }

  async createUser(fields: Values, role: "user" | "admin"): Promise<PasswordLink> {
    const { username, email } = validate(operatorAccount, fields);
    if (await isNameTaken(this.#accounts, username)) throw nameTaken();
    const now = Date.now();
    const user = newUser({ username, email, password_hash: "" }, now);
    const { onlyProvider } = this.#accounts;
    await this.#changeAddresses(email, async (transaction) => {
      const added = await addOperatorAccount(transaction, user, now);
      if (role === "admin" && added.role !== "admin")
        await setRole(transaction, { user: added, role, actor: operator, now });
      // The first sign-in at the provider finds the account by it.
      if (onlyProvider) await confirmAccount(transaction, added, now);
    });
    if (onlyProvider) return { link: null, expires_at: null, provider: onlyProvider.name };
    const { link, expiresAt } = await createResetLink(this.#accounts, user.id);
    return { link, expires_at: new Date(expiresAt).toISOString(), provider: null };
  }

  async changeUser(name: string, change: Values): Promise<AdminUser> {
    const valid = validate(routes["PATCH /api/admin/users/{id}"].body, change);
    return changeUser(this.#accounts, operator, await this.#idOf(name), valid);
  }

  async deleteUser(name: string, public_projects: "keep" | "delete"): Promise<void> {
    const user = await this.#require(name);
    await deleteUser(this.#accounts, operator, user.id, { username: user.username, public_projects });
  }

  /** Confirms the address of an account, for which the operator vouches. */
  async confirmAddress(name: string): Promise<{ readonly username: string; readonly email: string }> {
    const user = await this.#require(name);
    const { username, email } = user;
    if (email === "") throw new StoreError(`The account "${username}" has no address.`);
    const now = Date.now();
    await this.#changeAddresses(email, async (transaction) => {
      await confirmAccount(transaction, user, now);
      const event = { actor: operator, action: "user.address", subject: username, details: { email } } as const;
      if (user.email_proven_at === null) await recordEvent(transaction, event, now);
    });
    return { username, email };
  }

  async #changeAddresses(email: string, change: (transaction: Database) => Promise<void>): Promise<void> {
    try {
      await this.#database.transaction().execute(change);
    } catch (problem) {
      if (!isUniqueViolation(problem, "users", "email_key")) throw problem;
      throw new StoreError(`Another account has confirmed the address ${email}. See: octavo admin user list`);
    }
  }

  async resetPassword(name: string): Promise<JsonAnswer<"POST /api/admin/users/{id}/reset">> {
    this.#requirePasswords(
      "Its first sign-in there links an account by its confirmed address (octavo admin user confirm-address), and octavo admin user unlink lets another account there replace the linked one.",
    );
    const services = { accounts: this.#accounts, settings: this.#config };
    return (await resetUser(services, operator, await this.#idOf(name))).answer;
  }

  settings(): Promise<JsonAnswer<"GET /api/admin/settings">> {
    return readSettings({ accounts: this.#accounts, settings: this.#config });
  }

  changeSettings(change: Values): Promise<void> {
    const valid = validate(routes["PATCH /api/admin/settings"].body, change);
    return changeSettings({ accounts: this.#accounts }, operator, valid);
  }

  changeTerms(terms: Values): Promise<JsonAnswer<"PUT /api/admin/terms">> {
    const valid = validate(routes["PUT /api/admin/terms"].body, terms);
    return changeTerms({ accounts: this.#accounts }, operator, valid);
  }

  async invite(invitations: Values): Promise<JsonAnswer<"POST /api/admin/invitations">> {
    this.#requirePasswords(
      "Let its users sign up with OCTAVO_OIDC_SIGN_UP=on, or make accounts with octavo admin user create.",
    );
    const valid = validate(routes["POST /api/admin/invitations"].body, invitations);
    const queueEmail = this.#hasMail
      ? (transaction: Database, id: string) => queueInvitation(this.#accounts, transaction, id)
      : undefined;
    return (await createInvitations(this.#accounts, valid, { actor: operator, queueEmail })).created;
  }

  invitations(query: Values): Promise<JsonAnswer<"GET /api/admin/invitations">> {
    return listInvitations(this.#database, validate(routes["GET /api/admin/invitations"].query, query));
  }

  revokeInvitation(id: string): Promise<void> {
    return revokeInvitation(this.#accounts, id, operator);
  }

  reports(query: Values): Promise<JsonAnswer<"GET /api/admin/reports">> {
    return listReports(this.#database, validate(routes["GET /api/admin/reports"].query, query));
  }

  dismissReport(id: string): Promise<void> {
    return dismissReport(this.#accounts, operator, id);
  }

  async takeDown(id: string, body: Values): Promise<void> {
    const { reason } = validate(routes["POST /api/admin/reports/{id}/take-down"].body, body);
    const queueEmail = (transaction: Database, report: string) => queueTakenDown(this.#accounts, transaction, report);
    await takeDown({ ...this.#accounts, queueEmail }, operator, id, reason);
  }

  undoTakeDown(id: string): Promise<void> {
    return undoTakeDown(this.#accounts, operator, id);
  }

  audit(query: Values): Promise<JsonAnswer<"GET /api/admin/audit">> {
    return listAudit(this.#database, validate(routes["GET /api/admin/audit"].query, query));
  }

  status(): Promise<JsonAnswer<"GET /api/admin/status">> {
    const nodes = { list: () => listNodes(this.#database, Date.now()) };
    const { version } = packageJson;
    return readStatus({ accounts: this.#accounts, settings: this.#config, store: this.#store, nodes, version });
  }

  #requirePasswords(remedy: string): void {
    const { onlyProvider } = this.#accounts;
    if (!onlyProvider) return;
    const rule = `People sign in only with ${onlyProvider.name} (OCTAVO_OIDC_ONLY), so passwords and invitations are not used.`;
    throw new StoreError(`${rule} ${remedy}`);
  }

  async #idOf(name: string): Promise<string> {
    return (await this.#require(name)).id;
  }

  async #require(name: string) {
    const user = await findAccountNamed(this.#database, name);
    if (user) return user;
    const isAddress = accountKey(name).includes("@");
    throw new StoreError(
      `No account has the ${isAddress ? "confirmed address" : "name"} "${name}". See: octavo admin user list`,
    );
  }
}

function secretOf({ secret, store }: Config): Uint8Array {
  const key = secret ?? ("dataDir" in store ? findSecretKey(store.dataDir) : undefined);
  if (!key) throw new StoreError("The site has no key yet. Start its server once.");
  return key;
}

/** Opens a site by the settings of its server. Refused changes become a `StoreError`. */
export async function administer<Result>(
  variables: Variables,
  act: (administration: Administration) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(variables);
  const store = await openMigratedStore(config.store);
  try {
    return await act(new Administration(store, config));
  } catch (problem) {
    throw problem instanceof ApiError ? new StoreError(`${problem.message}.`, { cause: problem }) : problem;
  } finally {
    await store.close();
  }
}
