import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { folder, octavo } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000 });

const user = (username: string, id: string) => {
  const key = username.toLowerCase();
  const address = { email: `${key}@example.org`, email_key: `${key}@example.org`, email_proven_at: 1 };
  const times = { created_at: 1, terms_accepted_at: 1 };
  return { table: "users", row: { id, username, username_key: key, ...address, password_hash: "", ...times } };
};

const created = "2026-11-21T12:30:59.000Z";

function backupOf(header: object, rows: readonly object[]): Buffer {
  const content = [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");
  const counts = { users: rows.length, projects: 0, project_documents: 0, templates: 0, template_documents: 0 };
  const sha256 = createHash("sha256").update(content).digest("hex");
  return gzipSync(`${content}${JSON.stringify({ end: { rows: counts, sha256 } })}\n`);
}

/** A backup of a site that is older than administrators. */
function oldSite(): Buffer {
  const header = { format: "octavo-backup", version: 1, schema: "0001-accounts-projects-templates", created };
  const rows = [
    user("Ada", "1b671a64-40d5-491e-99b0-da01ff1f3341"),
    user("Bo", "1b671a64-40d5-491e-99b0-da01ff1f3342"),
  ];
  return backupOf(header, rows);
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
  expect((await admin("user", "list", "--state", "admin")).stdout).toBe("0 users\n");
  expect((await admin("grant", "ADA")).stdout).toBe("Ada is an administrator.\n");
  expect((await admin("user", "grant", "bo@example.org")).stdout).toBe("Bo is an administrator.\n");
  expect((await admin("user", "revoke", "Ada")).stdout).toBe("Ada is no administrator.\n");
  expect((await admin("user", "list", "--state", "admin")).stdout).toBe(
    "Bo  bo@example.org  (administrator)\n1 user\n",
  );
  const last = await admin("revoke", "bo");
  expect([last.code, last.stderr]).toEqual([2, expect.stringContaining("only administrator of the site")]);
  expect((await admin("grant", "nobody")).stderr).toContain(
    'No account has the name "nobody". See: octavo admin user list',
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

describe("octavo admin, on a new site,", () => {
  const cwd = folder({ "terms.md": "# Terms\n\nBe kind." });
  const env = { DATABASE_URL: "", OCTAVO_DATA_DIR: "", OCTAVO_PUBLIC_URL: "https://planners.example" };
  const admin = (...args: string[]) => octavo(["admin", ...args, "--data", "site"], { cwd, env });
  const read = async (...args: string[]) => JSON.parse((await admin(...args, "--json")).stdout);
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await admin(...args);
    expect([code, stdout]).toEqual([2, ""]);
    return stderr;
  };
  beforeAll(async () => {
    const header = { format: "octavo-backup", version: 1, schema: "0001-accounts-projects-templates", created };
    writeFileSync(join(cwd, "empty.backup"), backupOf(header, []));
    await octavo(["restore", "empty.backup", "--data", "site"], { cwd, env });
  });

  test("creates accounts, the first one an administrator, whose owners set a password with a link", async () => {
    const first = await read("user", "create", "Ada Lovelace", "--email", "ada@example.org");
    expect(first.link).toMatch(/^https:\/\/planners\.example\/reset-password\?token=[\w-]{20,}$/);
    expect((await admin("user", "create", "Bob", "--email", "bob@example.org")).stdout).toMatch(
      /^Bob has an account now, .*\nhttps:\/\/planners\.example\/reset-password\?token=/,
    );
    await admin("user", "create", "Cyd", "--email", "cy@example.org", "--admin");
    const { users } = await read("user", "list");
    const roles = users.map(({ username, role }: { username: string; role: string }) => [username, role]);
    expect(new Map(roles)).toEqual(
      new Map([
        ["Ada Lovelace", "admin"],
        ["Bob", "user"],
        ["Cyd", "admin"],
      ]),
    );
    expect(await refused("user", "create", "bob", "--email", "other@example.org")).toMatch(/username/i);
    expect(await refused("user", "create", "Dina", "--email", "nobody")).toMatch(/email/);
    expect(await refused("user", "create", "Dina")).toMatch(/email/);
  });

  longTest("disables, enables, limits and deletes accounts, and makes links for new passwords", async () => {
    expect((await admin("user", "disable", "Bob")).stdout).toBe("Bob is disabled.\n");
    expect((await admin("user", "list", "--state", "disabled")).stdout).toBe(
      "Bob  bob@example.org  (disabled, address not confirmed)\n1 user\n",
    );
    await admin("user", "enable", "Bob");
    expect((await admin("user", "limits", "Bob", "projects=3", "daily_renders=0")).stdout).toBe(
      "Bob: projects=3 bytes=default daily_renders=0\n",
    );
    expect((await read("user", "limits", "Bob", "projects=default")).limits.projects).toBeNull();
    expect(await refused("user", "limits", "Bob", "projects=-1")).toContain("limits.projects");
    expect(await read("user", "reset-password", "Bob")).toMatchObject({ sent: false, link: expect.any(String) });
    expect(await refused("user", "delete", "Bob")).toContain("--public-projects keep");
    expect((await admin("user", "delete", "Bob", "--public-projects", "delete")).stdout).toBe("Bob is deleted.\n");
    expect(await refused("user", "enable", "Bob")).toContain('No account has the name "Bob"');
  });

  longTest("reads and changes settings, terms and invitations", async () => {
    expect((await admin("settings")).stdout).toMatch(/^sign_up=open\ndaily_renders=none\n/);
    expect((await admin("settings", "sign_up=invitation", "daily_renders=50")).stdout).toMatch(
      /^sign_up=invitation\ndaily_renders=50\n/,
    );
    expect(await refused("settings", "sign_up=maybe")).toContain("sign_up");
    expect(await refused("settings", "sign_up")).toContain('Write NAME=VALUE in place of "sign_up"');
    expect((await admin("terms", "terms.md")).stdout).toBe("The terms of use are version 1 now.\n");
    expect(await refused("terms", "missing.md")).toContain("missing.md");
    const { invitations } = await read("user", "invite", "--links", "2", "--note", "Class 3b");
    for (const { link } of invitations) expect(link).toMatch(/^https:\/\/planners\.example\/register\?invitation=/);
    await admin("invitation", "revoke", invitations[0].id);
    expect((await read("invitation", "list")).invitations.map(({ id }: { id: string }) => id)).toEqual([
      invitations[1].id,
    ]);
    expect(await refused("invitation", "revoke", "nothing")).toContain("invitation");
    expect(await refused("user", "invite", "nobody")).toContain("emails");
  });

  longTest("shows reports, the state of the site and the audit log, which names no person", async () => {
    expect((await admin("report", "list")).stdout).toBe("0 reports\n");
    expect(await refused("report", "dismiss", "nothing")).toContain("Report not found");
    expect(await refused("report", "take-down", "nothing")).toContain("reason");
    expect((await admin("status")).stdout).toMatch(
      /^Octavo \S+, sqlite, .*\nmail: no mail server\n2 users, 0 sessions/,
    );
    const { entries } = await read("audit", "--action", "user.");
    expect(entries.every(({ actor }: { actor: string | null }) => actor === null || actor === "Ada Lovelace")).toBe(
      true,
    );
    expect(entries.map(({ action }: { action: string }) => action)).toContain("user.create");
    expect((await admin("audit", "--action", "user.delete")).stdout).toMatch(
      /^\S+ {2}command line {2}user\.delete {2}Bob\n1 entry\n$/,
    );
  });

  test("shows the places of pictures, fonts and PDFs, and reads and moves them", async () => {
    const state = "new objects: folder\n0 unused, 0 deletions planned\n";
    expect((await admin("objects")).stdout).toBe(state);
    expect((await admin("objects", "verify")).stdout).toBe("0 objects, 0 missing or damaged\n");
    expect((await admin("objects", "move")).stdout).toBe(`0 objects moved\n${state}`);
  });

  test.each([
    [["usr", "list"], /There is no action "usr list"\. Did you mean user list\?/],
    [["user", "disable"], /Write: octavo admin user disable NAME/],
    [["user", "disable", "Ada", "Lovelace"], /Write: octavo admin user disable NAME/],
    [["user", "list", "--reason", "none"], /octavo admin user list has no option --reason/],
    [[], /Name an action/],
  ])("explains %j", async (args, words) => {
    expect(await refused(...args)).toMatch(words);
  });
});

longTest("octavo admin needs no passwords on a site whose people sign in at the provider only", async () => {
  const cwd = folder({ "old.backup": oldSite() });
  const env = { DATABASE_URL: "", OCTAVO_DATA_DIR: "" };
  await octavo(["restore", "old.backup", "--data", "site"], { cwd, env });
  const provider = {
    OCTAVO_OIDC_ISSUER: "https://id.example",
    OCTAVO_OIDC_CLIENT_ID: "octavo",
    OCTAVO_OIDC_NAME: "School",
  };
  const admin = (...args: string[]) =>
    octavo(["admin", ...args, "--data", "site"], { cwd, env: { ...env, ...provider, OCTAVO_OIDC_ONLY: "on" } });
  const create = (name: string) => admin("user", "create", name, "--email", "cy@example.org");
  expect((await create("Cyd")).stdout).toBe(
    "Cyd has an account now, and needs no password: the first sign-in with School links it by its address.\n",
  );
  expect((await admin("user", "list", "--search", "cy")).stdout).toBe("Cyd  cy@example.org\n1 user\n");
  expect(await create("Cyrus")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      "Another account has confirmed the address cy@example.org. See: octavo admin user list",
    ),
  });
  expect((await admin("user", "list")).stdout).toContain("3 users");
  for (const refused of [
    ["user", "reset-password", "Cyd"],
    ["user", "invite"],
  ]) {
    const { code, stderr } = await admin(...refused);
    expect([code, stderr]).toEqual([2, expect.stringContaining("People sign in only with School (OCTAVO_OIDC_ONLY)")]);
  }
  expect((await admin("user", "unlink", "Cyd")).stdout).toBe("Cyd is linked with no account at the provider.\n");

  const own = (...args: string[]) => octavo(["admin", ...args, "--data", "site"], { cwd, env });
  await own("user", "create", "Dia", "--email", "di@example.org");
  expect((await own("user", "list", "--search", "di")).stdout).toContain("address not confirmed");
  expect((await admin("user", "confirm-address", "Dia")).stdout).toBe(
    "The address di@example.org of Dia is confirmed.\n",
  );
  expect((await admin("user", "list", "--search", "di")).stdout).toBe("Dia  di@example.org\n1 user\n");
  expect((await admin("audit", "--action", "user.address")).stdout).toContain("user.address  Dia");
  expect((await own("settings", "require_second_factor=administrators")).stdout).toContain(
    "require_second_factor=administrators",
  );
  expect((await own("settings", "require_second_factor=some")).code).toBe(2);
});
