import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { administrators } from "@octavo/server";
import { expect, test, vi } from "vitest";
import { openStore } from "../../server/src/store/open-store.ts";
import { folder, octavo } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000 });

test("octavo admin grants and revokes the role beside the server, keeps the last one, and is logged", async () => {
  const cwd = folder({});
  const dataDir = join(cwd, "site");
  const { database, close } = await openStore({ dataDir });
  const user = (username: string) => {
    const key = username.toLowerCase();
    const address = { email: `${key}@example.org`, email_key: `${key}@example.org`, email_proven_at: 1 };
    return {
      id: randomUUID(),
      username,
      username_key: key,
      ...address,
      password_hash: "",
      created_at: 1,
      terms_accepted_at: 1,
    };
  };
  await database
    .insertInto("users")
    .values([user("Ada"), user("Bo")])
    .execute();
  const admin = (...args: string[]) => octavo(["admin", ...args, "--data", "site"], { cwd, env: {} });
  expect((await admin("list")).stdout).toContain("The site has no administrator");
  expect((await admin("grant", "ADA")).stdout).toBe("Ada is an administrator now.\n");
  expect((await admin("grant", "bo@example.org")).stdout).toBe("Bo is an administrator now.\n");
  expect((await admin("revoke", "Ada")).stdout).toBe("Ada is no administrator now.\n");
  expect((await admin("list")).stdout).toBe("Bo  bo@example.org\n");
  const last = await admin("revoke", "bo");
  expect([last.code, last.stderr]).toEqual([2, expect.stringContaining("only administrator of the site")]);
  expect((await admin("grant", "nobody")).stderr).toContain(
    'No account has the name or the confirmed address "nobody"',
  );
  expect((await admin("promote", "Ada")).code).toBe(2);
  expect((await (await administrators()).readAdministrators({ dataDir })).map(({ username }) => username)).toEqual([
    "Bo",
  ]);
  const entries = database.selectFrom("audit_entries").select(["actor_id", "action", "subject"]).orderBy("at");
  expect((await entries.execute()).map(({ actor_id, action, subject }) => [actor_id, action, subject])).toEqual([
    [null, "user.grant", "Ada"],
    [null, "user.grant", "Bo"],
    [null, "user.revoke", "Ada"],
  ]);
  await close();
});
