import { findAccountNamed, hasAccounts, listAdministrators, lockAdministrators } from "../auth/administrators.ts";
import { setupCode } from "../auth/first-account.ts";
import { readSecret, type Variables } from "../config.ts";
import { ApiError } from "../http/api-error.ts";
import { openMigratedStore } from "../store/open-store.ts";
import { findSecretKey } from "../store/secret-key.ts";
import type { StoreAddress } from "../store/store-address.ts";
import { StoreError } from "../store/store-error.ts";
import type { Database } from "../store/tables.ts";
import { setRole } from "./users.ts";

export interface NamedAccount {
  readonly username: string;
  readonly email: string;
  readonly disabled: boolean;
}

/** Administrators of a site. The server may be running. */
export function readAdministrators(address: StoreAddress): Promise<readonly NamedAccount[]> {
  return withStore(address, async (database) => (await listAdministrators(database)).map(named));
}

/**
 * Changes the role of an account from the command line. Returns undefined if there is no such account. Throws an
 * `StoreError` for the last administrator.
 */
export function changeAdministrator(
  address: StoreAddress,
  name: string,
  role: "user" | "admin",
): Promise<(NamedAccount & { readonly changed: boolean }) | undefined> {
  return withStore(address, (database) =>
    database.transaction().execute(async (transaction) => {
      const now = Date.now();
      await lockAdministrators(transaction, now);
      const user = await findAccountNamed(transaction, name);
      if (!user) return undefined;
      const changed = user.role !== role;
      if (changed) await setRole(transaction, { user, role, actor: undefined, now });
      return { ...named(user), changed };
    }),
  );
}

/** Returns the set-up code of a site, or undefined if it has accounts. The server may be running. */
export function readSetupCode(address: StoreAddress, variables: Variables): Promise<string | undefined> {
  return withStore(address, async (database) => {
    if (await hasAccounts(database)) return undefined;
    return setupCode(secretOf(address, variables));
  });
}

function secretOf(address: StoreAddress, variables: Variables): Uint8Array {
  const secret = readSecret(variables) ?? ("dataDir" in address ? findSecretKey(address.dataDir) : undefined);
  if (!secret) throw new StoreError("The site has no key yet. Start its server once.");
  return secret;
}

const named = ({ username, email, disabled_at }: { username: string; email: string; disabled_at: number | null }) => ({
  username,
  email,
  disabled: disabled_at !== null,
});

async function withStore<Result>(address: StoreAddress, act: (database: Database) => Promise<Result>): Promise<Result> {
  const store = await openMigratedStore(address);
  try {
    return await act(store.database);
  } catch (problem) {
    throw problem instanceof ApiError ? new StoreError(`${problem.message}.`, { cause: problem }) : problem;
  } finally {
    await store.close();
  }
}
