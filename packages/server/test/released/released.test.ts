/** Opens the data of every released version with this one. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { restore } from "../../src/backup/restore.ts";
import { lastMigration, newestMigration } from "../../src/store/migrate.ts";
import type { StoreKind } from "../../src/store/migrations/column-types.ts";
import { openStore } from "../../src/store/open-store.ts";
import { ask, inject } from "../ask.ts";
import { serverUnderTest } from "../server-under-test.ts";
import { signIn } from "../signed-in.ts";
import { emptyHome, type Home, storesUnderTest } from "../store-under-test.ts";
import { type ReleasedSite, releasedFolder, releasedVersions } from "./released-site.ts";

const read = (version: string, name: string) => readFileSync(join(releasedFolder(version), name));
const unpacked = (version: string, name: string) => gunzipSync(read(version, name));
const siteOf = (version: string): ReleasedSite => JSON.parse(read(version, "site.json").toString());

async function releasedHome(kind: StoreKind, version: string): Promise<Home> {
  const home = await emptyHome(kind);
  if ("dataDir" in home.address) {
    writeFileSync(join(home.address.dataDir, "octavo.db"), unpacked(version, "octavo.db.gz"), { mode: 0o600 });
    return home;
  }
  const client = new pg.Client({ connectionString: home.address.databaseUrl });
  await client.connect();
  await client.query(unpacked(version, "postgres.sql.gz").toString());
  await client.end();
  return home;
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const intended = "if the change is intended, run this test with UPDATE_GOLDENS=1";

interface ReleasedPdf {
  readonly user: string;
  readonly name: string;
  readonly kind: StoreKind;
}

function updatePdf(version: string, { user, name, kind }: ReleasedPdf, bytes: Uint8Array): void {
  const site = siteOf(version);
  const users = site.users.map((known) =>
    known.username === user
      ? { ...known, pdfs: { ...known.pdfs, [name]: { ...known.pdfs[name], [kind]: digest(bytes) } } }
      : known,
  );
  writeFileSync(join(releasedFolder(version), "site.json"), `${JSON.stringify({ ...site, users }, null, 2)}\n`);
}

describe.each(readdirSync(releasedVersions))("a site of version %s", (version) => {
  const { users, schema } = siteOf(version);

  storesUnderTest("on %s", (kind) => {
    const server = serverUnderTest({ home: () => releasedHome(kind, version) });
    const [ann, bob] = users;

    // First, because its server tries to send them.
    test("keeps the emails that were not sent", async () => {
      const emails = await server.store.database.selectFrom("emails").select("kind").execute();
      expect(emails).toHaveLength(users.length);
    });

    test("has the tables of this version", async () => {
      expect(schema <= newestMigration).toBe(true);
      expect(await lastMigration(server.store.database)).toBe(newestMigration);
    });

    test("lets its users sign in with their passwords, and makes the same PDFs", async () => {
      for (const user of users) {
        const as = await signIn(server, user);
        const projects = await ask(server, "GET /api/projects", { as });
        expect(projects.map(({ name }) => name).sort()).toEqual(Object.keys(user.pdfs).sort());
        for (const { id, name } of projects) {
          const pdf = await inject(server, "GET /api/projects/{id}/pdf", { as, params: { id } });
          if (process.env["UPDATE_GOLDENS"]) updatePdf(version, { user: user.username, name, kind }, pdf.rawPayload);
          else expect(digest(pdf.rawPayload), `${name}: ${intended}`).toBe(user.pdfs[name]?.[kind]);
        }
      }
    });

    test("has its versions, deleted projects, templates, parts, tokens and gallery, which can be used", async () => {
      const as = await signIn(server, ann ?? { username: "", password: "" });
      const [project] = await ask(server, "GET /api/projects", { as });
      const params = { id: project?.id ?? "" };
      const { versions } = await ask(server, "GET /api/projects/{id}/versions", { as, params });
      const named = versions.find(({ name }) => name === "Before the summer");
      expect(named).toBeDefined();
      const restored = await ask(server, "POST /api/projects/{id}/versions/{version}/restore", {
        as,
        params: { ...params, version: named?.id ?? "" },
        revision: (await ask(server, "GET /api/projects/{id}", { as, params })).revision,
      });
      expect(restored.masters.map(({ name }) => name)).toEqual(["Day", "Notes"]);
      const [deleted] = await ask(server, "GET /api/deleted-projects", { as });
      expect(deleted?.name).toBe("Deleted");
      await ask(server, "POST /api/projects/{id}/restore", { as, params: { id: deleted?.id ?? "" } });
      expect((await ask(server, "GET /api/templates/", { as })).map(({ name }) => name)).toEqual(["Form"]);
      expect((await ask(server, "GET /api/parts", { as })).map(({ name }) => name)).toEqual(["Ćwiczenia"]);
      expect((await ask(server, "GET /api/tokens", { as })).map(({ name }) => name)).toEqual(["KOReader"]);
      const { projects } = await ask(server, "GET /api/public/projects");
      expect(projects.map(({ metadata }) => metadata.name)).toContain("Rok 2026");
      expect(projects.length).toBeGreaterThan(5);
      const clone = await ask(server, "POST /api/projects/public/slug/{slug}/clone", {
        as: await signIn(server, bob ?? { username: "", password: "" }),
        params: { slug: "rok-2026" },
        body: { new_name: "Another copy" },
      });
      expect(clone.original_author).toBe("Ann Łącka");
    });

    test("is restored from its backup, but not into a site of a newer version", async () => {
      const home = await emptyHome(kind);
      try {
        const { counts } = await restore(join(releasedFolder(version), "site.backup"), home.address, {
          replace: false,
        });
        expect(counts).toMatchObject({ users: users.length + 1, templates: 1, own_parts: 1 });
        const store = await openStore(home.address);
        expect(await lastMigration(store.database)).toBe(newestMigration);
        await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(
          store.database,
        );
        await store.close();
        const again = restore(join(releasedFolder(version), "site.backup"), home.address, { replace: true });
        await expect(again).rejects.toThrow("last used by a newer Octavo (it has the migration 9999-later)");
      } finally {
        await home.remove();
      }
    });
  });
});
