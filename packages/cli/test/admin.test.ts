import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { folder, octavo } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000 });

const user = (username: string, id: string) => {
  const key = username.toLowerCase();
  const address = { email: `${key}@example.org`, email_key: `${key}@example.org`, email_proven_at: 1 };
  const times = { created_at: 1, terms_accepted_at: 1 };
  return { table: "users", row: { id, username, username_key: key, ...address, password_hash: "", ...times } };
};

/** A backup of a site that is older than administrators. */
function oldSite(): Buffer {
  const created = "2026-11-21T12:30:59.000Z";
  const header = { format: "octavo-backup", version: 1, schema: "0001-accounts-projects-templates", created };
  const rows = [
    user("Ada", "1b671a64-40d5-491e-99b0-da01ff1f3341"),
    user("Bo", "1b671a64-40d5-491e-99b0-da01ff1f3342"),
  ];
  const content = [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");
  const counts = { users: 2, projects: 0, project_documents: 0, templates: 0, template_documents: 0 };
  const sha256 = createHash("sha256").update(content).digest("hex");
  return gzipSync(`${content}${JSON.stringify({ end: { rows: counts, sha256 } })}\n`);
}

test("octavo admin shows the set-up code of a site without accounts", async () => {
  const cwd = folder({});
  const secret = "a key of the site that all of its nodes share";
  const env = { DATABASE_URL: "", OCTAVO_DATA_DIR: join(cwd, "site"), OCTAVO_SECRET: "" };
  const show = (more = {}) => octavo(["admin", "setup-code"], { cwd, env: { ...env, ...more } });
  expect(await show()).toMatchObject({ code: 2, stderr: expect.stringContaining("Start its server once") });
  const { stdout } = await show({ OCTAVO_SECRET: secret });
  expect(stdout).toMatch(/^([2-9a-z]{5}-){3}[2-9a-z]{5}\n$/);
  expect((await show({ OCTAVO_SECRET: secret })).stdout).toBe(stdout);
  expect((await show({ OCTAVO_SECRET: `${secret}.` })).stdout).not.toBe(stdout);
});

test("octavo admin grants and revokes the role, keeps the last administrator, and is logged", async () => {
  const cwd = folder({ "old.backup": oldSite() });
  const env = { DATABASE_URL: "", OCTAVO_DATA_DIR: "" };
  await octavo(["restore", "old.backup", "--data", "site"], { cwd, env });
  const admin = (...args: string[]) => octavo(["admin", ...args, "--data", "site"], { cwd, env });
  expect((await admin("setup-code")).stdout).toContain("The site has accounts");
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
  await octavo(["backup", "new.backup", "--data", "site"], { cwd, env });
  const lines = gunzipSync(readFileSync(join(cwd, "new.backup")))
    .toString()
    .split("\n");
  const entries = lines.filter((line) => line.includes('"audit_entries"') && line.startsWith('{"table"'));
  const rows = entries.map((line) => (JSON.parse(line) as { row: Record<string, unknown> }).row);
  const actions = rows.map(({ actor_id, action, subject }) => ({ actor_id, action, subject }));
  expect(actions).toHaveLength(3);
  for (const [action, subject] of [
    ["user.grant", "Ada"],
    ["user.grant", "Bo"],
    ["user.revoke", "Ada"],
  ])
    expect(actions).toContainEqual({ actor_id: null, action, subject });
});
