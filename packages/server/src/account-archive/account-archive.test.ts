import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountLimits } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { afterAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { inProcessWorker } from "../../test/in-process-worker.ts";
import { aMaster, aProject, designYaml, share } from "../../test/projects.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import type { StoreAddress } from "../store/store-address.ts";
import { type Archive, accountFile } from "./archive-format.ts";
import { restoreAccount as restore } from "./restore-account.ts";

const folder = mkdtempSync(join(tmpdir(), "octavo-archive-"));
afterAll(() => rmSync(folder, { recursive: true }));

const restoreAccount = (path: string, address: StoreAddress, username: string) =>
  restore(path, { store: address, objects: { places: ["database"], folder, s3: undefined } }, username, {
    startWorker: inProcessWorker,
  });

describeOnStores("the archive of an account", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const other = secondNode(server, { now: clock.now });
  const made_from = { starter: "daily", version: 2, choices: "device=remarkable-2&year=2026&locale=pl" };
  /** A user with a planner that has versions, a public one, a template and a saved part. */
  async function anAuthor(): Promise<SignedIn> {
    const ann = await signedIn(server);
    const about = { name: "Żółty plan", author: "Ann", masters_yaml: "masters: []\n", made_from };
    const project = await aProject(server, ann, about);
    await aMaster(server, ann, project, "Note");
    await aMaster(server, ann, project, "Week");
    await ask(server, "POST /api/projects/{id}/versions", {
      as: ann,
      params: { id: project.id },
      body: { name: "Good" },
    });
    await share(server, ann, await aProject(server, ann, { name: "Open" }), `open-${ann.userId}`);
    await ask(server, "POST /api/templates/", { as: ann, body: { name: "My template" } });
    const widgets = [{ id: "a", type: "box", position: { x: 1, y: 2, width: 3, height: 4 } }];
    await ask(server, "POST /api/parts", {
      as: ann,
      body: { name: "Part", page: { width: 400, height: 500 }, widgets },
    });
    return ann;
  }

  longTest("a restored clone keeps its licence, the limits of its original and the names of its authors", async () => {
    const [ann, bob] = [await signedIn(server), await signedIn(server)];
    const { id } = await aProject(server, ann, { name: "First", author: "Ann" });
    const body = { is_public: true, licence: "CC-BY-SA-4.0" as const };
    await ask(server, "POST /api/projects/{id}/share", { as: ann, params: { id }, body });
    await ask(server, "POST /api/projects/public/{id}/clone", {
      as: bob,
      params: { id },
      body: { new_name: "Second" },
    });
    const target = await signedIn(server);
    await restoreAccount(await exported(bob), server.address, target.username);
    const [restored] = await ask(server, "GET /api/projects", { as: target });
    const params = { id: restored?.id ?? "" };
    expect(await ask(server, "GET /api/projects/{id}", { as: target, params })).toMatchObject({
      licence: "CC-BY-SA-4.0",
      original_licence: "CC-BY-SA-4.0",
      sources: [{ name: "First", author: "Ann", licence: "CC-BY-SA-4.0" }],
    });
  });

  test("a restored clone can be merged with later changes of its original", async () => {
    const [ann, bob, target] = [await signedIn(server), await signedIn(server), await signedIn(server)];
    const original = await aMaster(server, ann, await aProject(server, ann), "Day");
    await share(server, ann, original);
    const cloned = { as: bob, params: { id: original.id }, body: { new_name: "Mine" } };
    const clone = await ask(server, "POST /api/projects/public/{id}/clone", cloned);
    await aMaster(server, bob, clone, "Own");
    await restoreAccount(await exported(bob), server.address, target.username);
    const [restored] = await ask(server, "GET /api/projects", { as: target });
    const call = { as: target, params: { id: restored?.id ?? "" } };
    expect(await ask(server, "GET /api/projects/{id}/original", call)).toMatchObject({ state: "same" });
    const { revision } = await aMaster(server, ann, original, "Later");
    expect(await ask(server, "GET /api/projects/{id}/original", call)).toMatchObject({ state: "changed" });
    const body = { original_revision: revision };
    const merged = await ask(server, "POST /api/projects/{id}/original/merge", { ...call, body });
    expect(merged.masters.map(({ name }) => name)).toEqual(["Day", "Own", "Later"]);
  });

  test("a restored collection is private, with the public projects of others and the restored ones of the user", async () => {
    const [ann, bob, target] = [await signedIn(server), await signedIn(server), await signedIn(server)];
    const hers = await share(server, ann, await aProject(server, ann, { name: "Hers" }));
    const his = await share(server, bob, await aProject(server, bob, { name: "His" }));
    const body = { name: "Zbiór", description: "Wszystko", project_ids: [his.id, hers.id] };
    const { id } = await ask(server, "POST /api/collections", { as: ann, body });
    await ask(server, "POST /api/collections/{id}/share", { as: ann, params: { id }, body: { is_public: true } });
    const path = await exported(ann);
    await inject(server, "DELETE /api/projects/{id}", { as: ann, params: { id: hers.id } });
    expect(await restoreAccount(path, server.address, target.username)).toMatchObject({ collections: 1 });
    const [listed] = await ask(server, "GET /api/collections", { as: target });
    const params = { id: listed?.id ?? "" };
    const restored = await ask(server, "GET /api/collections/{id}", { as: target, params });
    expect(restored).toMatchObject({ name: "Zbiór", description: "Wszystko", is_public: false });
    const [own] = await ask(server, "GET /api/projects", { as: target });
    expect(restored.projects).toMatchObject([
      { id: his.id, project: { id: his.id } },
      { id: own?.id, name: "Hers", project: null },
    ]);
  });

  async function exported(as: SignedIn): Promise<string> {
    const answer = await inject(server, "GET /api/account/export", { as });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.headers["content-disposition"]).toContain("octavo-account.zip");
    const path = join(folder, `${as.userId}.zip`);
    writeFileSync(path, answer.rawPayload);
    return path;
  }

  async function filesOf(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const files = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      files.set(entry.fileName, Buffer.concat(chunks).toString());
    }
    return files;
  }

  describe("an export", () => {
    test("has everything of its user, and nothing of others", async () => {
      const [ann, eve] = [await anAuthor(), await signedIn(server)];
      await aProject(server, eve, { name: "Of Eve" });
      const answer = await inject(server, "GET /api/account/export", { as: ann });
      const files = await filesOf(answer.rawPayload);
      const archive: Archive = JSON.parse(files.get(accountFile) ?? "");
      expect(archive.account).toMatchObject({ username: ann.username, email: ann.email });
      expect(archive.projects.map(({ name }) => name).toSorted()).toEqual(["Open", "Żółty plan"]);
      const plan = archive.projects.find(({ name }) => name === "Żółty plan");
      expect(files.get(`${plan?.folder}/masters.yaml`)).toContain("Week");
      expect(files.get(`${plan?.folder}/plan.yaml`)).toContain("calendar");
      expect(plan?.versions.some(({ name }) => name === "Good")).toBe(true);
      expect(archive.templates).toMatchObject([{ name: "My template" }]);
      expect(JSON.parse(files.get("parts.json") ?? "")).toMatchObject([{ name: "Part" }]);
      expect([...files.values()].join("\n")).not.toContain("Of Eve");
      expect([...files.keys()]).toContain("README.txt");
    });

    test("needs a recent confirmation, and a user has one at a time on all servers", async () => {
      const ann = await signedIn(server);
      await server.store.database
        .insertInto("attempts")
        .values({ key: `export:${ann.userId}`, count: 1, expires_at: clock.now() + 60_000 })
        .execute();
      for (const node of [server, other])
        expect((await refused(node, "GET /api/account/export", { as: ann })).error).toBe("TOO_MANY_REQUESTS");
      clock.pass({ minutes: 2 });
      for (let count = 0; count < 2; count++) await exported(ann);
      clock.pass({ minutes: accountLimits.identityMinutes });
      expect((await refused(server, "GET /api/account/export", { as: ann })).error).toBe("CONFIRM_IDENTITY");
    });
  });

  describe("a restore", () => {
    const projectsOf = (as: SignedIn) => ask(server, "GET /api/projects", { as });

    test("adds an archive to another user, with new ids and private projects", async () => {
      const [ann, bob] = [await anAuthor(), await signedIn(server)];
      await aProject(server, bob, { name: "Of Bob" });
      const path = await exported(ann);
      expect(await restoreAccount(path, server.address, bob.username)).toEqual({
        username: bob.username,
        isNew: false,
        projects: 2,
        templates: 1,
        parts: 1,
        collections: 0,
      });
      const [mine, theirs] = [await projectsOf(bob), await projectsOf(ann)];
      expect(mine.map(({ name }) => name).toSorted()).toEqual(["Of Bob", "Open", "Żółty plan"]);
      expect(mine.every(({ is_public }) => !is_public)).toBe(true);
      expect(mine.some(({ id }) => theirs.some((project) => project.id === id))).toBe(false);
      expect(theirs.filter(({ is_public }) => is_public)).toHaveLength(1);
      const restored = mine.find(({ name }) => name === "Żółty plan");
      const params = { id: restored?.id ?? "" };
      const project = await ask(server, "GET /api/projects/{id}", { as: bob, params });
      expect(project.masters.map(({ name }) => name)).toEqual(["Note", "Week"]);
      expect(project.made_from).toEqual(made_from);
      const { versions } = await ask(server, "GET /api/projects/{id}/versions", { as: bob, params });
      expect(versions.map(({ name }) => name)).toContain("Good");
      const version = versions.find(({ name }) => name === "Good")?.id ?? "";
      const earlier = { as: bob, params: { ...params, version } };
      const good = await ask(server, "GET /api/projects/{id}/versions/{version}", earlier);
      expect(good.made_from).toEqual(made_from);
      expect(await ask(server, "GET /api/parts", { as: bob })).toMatchObject([{ name: "Part" }]);
      expect(await ask(server, "GET /api/templates/", { as: bob })).toMatchObject([{ name: "My template" }]);
    });

    test("creates a user without a password, whose address is not confirmed", async () => {
      const ann = await signedIn(server);
      await aProject(server, ann);
      const username = `new ${ann.userId.slice(0, 8)}`;
      expect(await restoreAccount(await exported(ann), server.address, username)).toMatchObject({ isNew: true });
      const users = server.store.database.selectFrom("users").selectAll().where("username", "=", username);
      expect(await users.executeTakeFirst()).toMatchObject({
        email: ann.email,
        email_proven_at: null,
        password_hash: "",
        role: "user",
      });
    });
  });

  describe("a restore refuses", () => {
    const emptyArchive = (changes: object = {}) => ({
      format: "octavo-account",
      version: 1,
      created_at: new Date(0).toISOString(),
      account: {
        username: "x",
        email: "",
        email_confirmed: true,
        language: null,
        created_at: new Date(0).toISOString(),
        terms_accepted_at: null,
      },
      projects: [],
      templates: [],
      ...changes,
    });
    const project = (changes: object = {}) => ({
      name: "P",
      description: "",
      category: "planner",
      author: "",
      device_profile: "remarkable-2",
      folder: "projects/001",
      original_author: "",
      is_public: true,
      url_slug: "open",
      has_pdf: false,
      versions: [],
      created_at: new Date(0).toISOString(),
      updated_at: new Date(0).toISOString(),
      ...changes,
    });

    let count = 0;
    /** Writes names as they are, which `yazl` itself refuses, by replacing placeholders of the same length. */
    async function zipOf(files: Readonly<Record<string, string | Buffer>>, rename: readonly [string, string][] = []) {
      const zip = new ZipFile();
      for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
      zip.end();
      const path = join(folder, `hostile-${count++}.zip`);
      const chunks: Buffer[] = [];
      for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
      let bytes = Buffer.concat(chunks).toString("latin1");
      for (const [from, to] of rename) bytes = bytes.replaceAll(from, to);
      writeFileSync(path, bytes, "latin1");
      return path;
    }

    const account = (changes?: object) => ({ [accountFile]: JSON.stringify(emptyArchive(changes)) });
    const bomb = Buffer.alloc(20 * 2 ** 20, "a");
    const bombed = { ...account({ projects: [project()] }), "projects/001/masters.yaml": bomb };

    test.each<[string, () => Promise<string>, RegExp]>([
      [
        "no ZIP file",
        async () => (writeFileSync(join(folder, "no.zip"), "PK no"), join(folder, "no.zip")),
        /not a ZIP file/,
      ],
      ["another ZIP file", () => zipOf({ "a.txt": "" }), /not an archive of an Octavo account/],
      ["a name with ..", () => zipOf({ ...account(), "aa/bb/cc": "" }, [["aa/bb/cc", "../../cc"]]), /invalid name/],
      ["an absolute name", () => zipOf({ ...account(), "aa/bb/cc": "" }, [["aa/bb/cc", "/a/bb/cc"]]), /invalid name/],
      [
        "two files with one name",
        () => zipOf({ ...account(), "aa/b": "", "aa/c": "" }, [["aa/c", "aa/b"]]),
        /two files called/,
      ],
      ["a bomb", () => zipOf(bombed), /too large when it is unpacked/],
      ["a missing document", () => zipOf(account({ projects: [project()] })), /lacks the file/],
      [
        "a folder outside",
        () => zipOf(account({ projects: [project({ folder: "projects/../../etc" })] })),
        /not what Octavo exports/,
      ],
      ["other fields", () => zipOf({ [accountFile]: '{"__proto__":{}}' }), /not what Octavo exports/],
      [
        "a broken document",
        () =>
          zipOf({
            ...account({ projects: [project()] }),
            "projects/001/masters.yaml": designYaml("x"),
            "projects/001/plan.yaml": "plan: [",
          }),
        /can't be read/,
      ],
    ])("%s, and adds nothing", async (what, make, sentence) => {
      const username = `nobody ${what.replace(/[^a-z ]/g, "")}`;
      await expect(restoreAccount(await make(), server.address, username)).rejects.toThrow(sentence);
      const found = server.store.database.selectFrom("users").select("id").where("username", "=", username);
      expect(await found.execute()).toEqual([]);
    });
  });
});
