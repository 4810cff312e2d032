import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { expect, test } from "vitest";
import { folder, octavo, octavoProgram } from "./octavo.ts";

const ada = {
  id: "1b671a64-40d5-491e-99b0-da01ff1f3341",
  username: "Ada Łącka 👩🏽‍🚀",
  username_key: "ada łącka",
  email: "ada@example.org",
  email_key: "ada@example.org",
  email_proven_at: null,
  password_hash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA",
  created_at: 1_795_262_400_000,
  terms_accepted_at: null,
};

/** Columns that later migrations add. */
const added = {
  role: "user",
  language: null,
  hints_skipped_at: null,
  disabled_at: null,
  last_seen_at: null,
  max_projects: null,
  max_bytes: null,
  max_daily_renders: null,
};

const lines = (rows: readonly object[], users = 1) => {
  const header = {
    format: "octavo-backup",
    version: 1,
    schema: "0001-accounts-projects-templates",
    created: "2026-11-21T12:30:59.000Z",
  };
  const content = [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");
  const counts = { users, projects: 0, project_documents: 0, templates: 0, template_documents: 0 };
  const sha256 = createHash("sha256").update(content).digest("hex");
  return `${content}${JSON.stringify({ end: { rows: counts, sha256 } })}\n`;
};

const withAda = () => folder({ "ada.backup": gzipSync(lines([{ table: "users", row: ada }])) });

/** Rows of a backup without its date. */
const rowsOf = (file: Uint8Array) => gunzipSync(file).toString().split("\n").slice(1, -2);

const surroundings = (cwd: string, env = {}) => ({ cwd, env: { DATABASE_URL: "", OCTAVO_DATA_DIR: "", ...env } });

longTest("a restored site creates the same backup, readable by its owner only", async () => {
  const cwd = withAda();
  const restored = await octavoProgram(["restore", "ada.backup", "--data", "site"], surroundings(cwd));
  expect(restored).toMatchObject({
    code: 0,
    stdout: "1 user, 0 projects, 0 templates, as of 2026-11-21 12:30 UTC. All users have to sign in again.\n",
    stderr: "",
  });
  const saved = await octavo(["backup", "again.backup", "--data", "site"], surroundings(cwd));
  expect(saved.stdout).toMatch(/^again\.backup {2}1 user, 0 projects, 0 templates, \d+ bytes\n$/);
  const [before, after] = ["ada.backup", "again.backup"].map((name) => rowsOf(readFileSync(join(cwd, name))));
  expect(after).toHaveLength(1);
  const { table, row } = JSON.parse(before?.[0] ?? "") as { table: string; row: object };
  expect(JSON.parse(after?.[0] ?? "")).toEqual({ table, row: { ...row, ...added } });
  expect((statSync(join(cwd, "again.backup")).mode & 0o777).toString(8)).toBe("600");
  const [stream, repeated] = await Promise.all([
    octavoProgram(["backup", "-"], surroundings(cwd, { OCTAVO_DATA_DIR: "site" })),
    octavo(["restore", "again.backup"], surroundings(cwd, { OCTAVO_DATA_DIR: "site" })),
  ]);
  expect(rowsOf(stream.bytes)).toEqual(after);
  expect(repeated).toMatchObject({ code: 2, stdout: "" });
  expect(repeated.stderr).toContain("octavo: The site has a user already. With --replace");
  const replaced = await octavo(["restore", "again.backup", "--data", "site", "--replace"], surroundings(cwd));
  expect(replaced.code).toBe(0);
});

test("a damaged backup is not restored", async () => {
  const cwd = folder({
    "cut.backup": gzipSync(lines([{ table: "users", row: ada }])).subarray(0, 200),
    "lost.backup": gzipSync(lines([])),
    "letter.backup": "Dear landlord,",
  });
  const said = async (name: string) => {
    const { code, stderr } = await octavo(["restore", name, "--data", "site"], surroundings(cwd));
    expect(code).toBe(2);
    return stderr;
  };
  expect(await said("cut.backup")).toContain('octavo: "cut.backup" is damaged or incomplete. Nothing was changed.');
  expect(await said("lost.backup")).toContain('"lost.backup" is damaged');
  expect(await said("letter.backup")).toContain('"letter.backup" is not a backup of an Octavo site.');
  expect(await said("nothing.backup")).toContain('"nothing.backup" cannot be read: the file does not exist.');
  expect(existsSync(join(cwd, "site"))).toBe(false);
});

test("backing up a missing site creates no file", async () => {
  const cwd = folder({});
  const { code, stderr } = await octavo(["backup", "x.backup", "--data", "nowhere"], surroundings(cwd));
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("There is no site in ") });
  expect(readdirSync(cwd)).toEqual([]);
});

test("the settings of the server name the site, and --data goes before them", async () => {
  const cwd = withAda();
  const DATABASE_URL = "postgresql://octavo:hunter2@127.0.0.1:1/octavo";
  const unreachable = await octavo(["backup", "x.backup"], surroundings(cwd, { DATABASE_URL }));
  expect(unreachable.code).toBe(2);
  expect(unreachable.stderr).toMatch(/^octavo: The database at 127\.0\.0\.1:1\/octavo cannot be reached: /);
  expect(unreachable.stderr).not.toContain("hunter2");
  const unusable = await octavo(
    ["backup", "x.backup"],
    surroundings(cwd, { DATABASE_URL: "mysql://hunter2@db/octavo" }),
  );
  expect(unusable.stderr).toBe(
    "octavo: DATABASE_URL must be an address such as postgresql://user:password@host/database.\n",
  );
  const restored = await octavo(["restore", "ada.backup", "--data", "site"], surroundings(cwd, { DATABASE_URL }));
  expect(restored.code).toBe(0);
});

test("refuses an archive of a user that is none, or that is to replace something", async () => {
  const cwd = folder({ "ann.zip": "no archive" });
  const refused = await octavo(["restore", "--user", "ann", "ann.zip", "--data", "data"], { cwd });
  expect(refused).toMatchObject({ code: 2, stderr: 'octavo: "ann.zip" is not a ZIP file, or is damaged.\n' });
  const replacing = await octavo(["restore", "--user", "ann", "ann.zip", "--replace"], { cwd });
  expect(replacing.stderr).toContain("With --user, nothing is replaced.");
  expect(existsSync(join(cwd, "data"))).toBe(false);
});

test("a folder gets a file named after the moment, and loses the oldest such files beyond those that are kept", async () => {
  const old = ["2026-01-01T000000Z", "2026-01-02T000000Z", "2026-01-03T000000Z"].map((at) => `octavo-${at}.backup`);
  const others = ["octavo.backup", "octavo-2025-01-01.backup", "notes.txt"];
  const cwd = withAda();
  mkdirSync(join(cwd, "backups"));
  for (const name of [...old, ...others]) writeFileSync(join(cwd, "backups", name), "");
  await octavo(["restore", "ada.backup", "--data", "site"], surroundings(cwd));
  const { code, stdout } = await octavo(["backup", "backups", "--keep", "2", "--data", "site"], surroundings(cwd));
  const [, made = ""] = /^backups\/(octavo-\d{4}-\d\d-\d\dT\d{6}Z\.backup) {2}1 user, /.exec(stdout) ?? [];
  expect({ code, deleted: stdout.split("\n").slice(1, -1) }).toEqual({
    code: 0,
    deleted: [`backups/${old[1]}  deleted`, `backups/${old[0]}  deleted`],
  });
  expect(new Set(readdirSync(join(cwd, "backups")))).toEqual(new Set([...others, old[2], made]));
  expect((statSync(join(cwd, "backups", made)).mode & 0o777).toString(8)).toBe("600");

  const failed = await octavo(["backup", "backups", "--keep", "1", "--data", "nowhere"], surroundings(cwd));
  expect(failed.code).toBe(2);
  expect(readdirSync(join(cwd, "backups"))).toContain(old[2]);
  const misused = await octavo(["backup", "one.backup", "--keep", "2", "--data", "site"], surroundings(cwd));
  expect(misused).toMatchObject({
    code: 2,
    stderr:
      'octavo: --keep deletes old backups of a folder, and "one.backup" is none. Create it, or leave --keep out.\n',
  });
});
