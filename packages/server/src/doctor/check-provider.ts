/** Checks of signing in at the OpenID provider. They read only. */
import { existsSync } from "node:fs";
import { sql } from "kysely";
import type { Config } from "../config.ts";
import { OidcProvider, type OidcSettings } from "../oidc/provider.ts";
import { databaseFile } from "../store/data-folder.ts";
import { openStoreUnlocked } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import { openReadOnly } from "./check-store.ts";
import { type Finding, findings, reasonOf } from "./finding.ts";

const report = findings("Provider");

/** Tries the provider, and counts the accounts that could not sign in if nobody can sign in to the site itself. */
export async function checkProvider({ oidc, publicUrl, store }: Config): Promise<readonly Finding[]> {
  if (!oidc) return [];
  const reached = await checkResponse(oidc, publicUrl);
  return oidc.isOnlyWay ? [reached, ...(await checkAccounts(store, oidc))] : [reached];
}

async function checkResponse(oidc: OidcSettings, publicUrl: string): Promise<Finding> {
  let reason = "";
  const onFailure = (problem: unknown) => void (reason = reasonOf(problem));
  try {
    await new OidcProvider(oidc, { publicUrl, now: Date.now, onFailure }).check();
    return report.ok(`${oidc.name} responds${oidc.isOnlyWay ? ", and people sign in only there" : ""}.`);
  } catch (problem) {
    const text = `${oidc.name} does not respond at ${oidc.issuer}: ${reason || reasonOf(problem)}`;
    const remedy = "Check OCTAVO_OIDC_ISSUER and the network.";
    return oidc.isOnlyWay
      ? report.error(text, `${remedy} Until then, OCTAVO_OIDC_ONLY=off lets people sign in to the site itself.`)
      : report.warning(text, remedy);
  }
}

interface Accounts {
  /** Enabled accounts. */
  readonly all: number;
  /** Those without a linked account, and without an address that links one at the first sign-in. */
  readonly stranded: number;
  /** Administrators that can sign in. */
  readonly admins: number;
  readonly requires_factor: number;
}

async function checkAccounts(store: StoreAddress, { issuer, name }: OidcSettings): Promise<readonly Finding[]> {
  const accounts = await countAccounts(store, issuer);
  if (!accounts || accounts.all === 0) return [];
  const { stranded, admins, requires_factor } = accounts;
  const found: Finding[] = [];
  if (admins === 0)
    found.push(
      report.error(
        "No administrator has an account that is linked, or that a confirmed address would link.",
        "Confirm one: octavo admin user confirm-address NAME",
      ),
    );
  if (stranded > 0)
    found.push(
      report.warning(
        `${stranded} of ${accounts.all} accounts can't sign in: they are not linked with ${name}, and their addresses are not confirmed.`,
        "Confirm those that you know: octavo admin user confirm-address NAME. See: octavo admin user list",
      ),
    );
  if (requires_factor > 0)
    found.push(
      report.warning(
        `The site requires a second factor, so ${name} must report it in the claim amr.`,
        "Sign in once to try it, or turn it off: octavo admin settings require_second_factor=false",
      ),
    );
  return found;
}

/** The question mark is the issuer. */
const accountsQuery = `
  select count(*) as "all",
    coalesce(sum(case when reachable = 0 then 1 else 0 end), 0) as stranded,
    coalesce(sum(case when reachable = 1 and role = 'admin' then 1 else 0 end), 0) as admins,
    (select count(*) from site_settings where id = 'require_second_factor' and content <> 'false') as requires_factor
  from (
    select role, case when email_proven_at is not null
      or exists (select 1 from identities where user_id = users.id and rtrim(issuer, '/') = rtrim(?, '/')) then 1 else 0 end as reachable
    from users where username_key not like ' %' and disabled_at is null
  ) as people`;

/** Returns undefined without a database, or without the tables of this version, which another check reports. */
async function countAccounts(store: StoreAddress, issuer: string): Promise<Accounts | undefined> {
  try {
    const row = await ("dataDir" in store ? readSqlite(store.dataDir, issuer) : readPostgres(store, issuer));
    return row && readNumbers(row);
  } catch {
    return undefined;
  }
}

type Row = Readonly<Record<string, unknown>>;

function readSqlite(folder: string, issuer: string): Row | undefined {
  const file = databaseFile(folder);
  if (!existsSync(file)) return undefined;
  const database = openReadOnly(folder, file);
  try {
    return database.prepare(accountsQuery).get(issuer);
  } finally {
    database.close();
  }
}

async function readPostgres(address: StoreAddress, issuer: string): Promise<Row | undefined> {
  const { database, close } = await openStoreUnlocked(address);
  const [before = "", after = ""] = accountsQuery.split("?");
  try {
    return (await sql<Row>`${sql.raw(before)}${issuer}${sql.raw(after)}`.execute(database)).rows[0];
  } finally {
    await close();
  }
}

function readNumbers(row: Row): Accounts {
  const number = (name: keyof Accounts) => Number(row[name]);
  return {
    all: number("all"),
    stranded: number("stranded"),
    admins: number("admins"),
    requires_factor: number("requires_factor"),
  };
}
