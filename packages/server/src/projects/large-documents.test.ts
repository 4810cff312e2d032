import type { Project } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ask, inject } from "../../test/ask.ts";
import { aMaster, aProject, designYaml } from "../../test/projects.ts";
import { nodeWithQueryLog, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { documentPieces, readPieces } from "./document-pieces.ts";
import { ownedProject } from "./store.ts";

/** Five parts, with letters of one, two and four bytes. */
const large = "Zażółć gęślą jaźń 🗓 ".repeat(32_000);

usualStores("a project with a large design on %s", (kind) => {
  const server = serverUnderTest({ store: kind });
  const node = nodeWithQueryLog(server);
  let ada: SignedIn;
  let project: Project;
  let params: { id: string };

  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
  });

  beforeEach(async () => {
    project = await aMaster(server, ada, await aProject(server, ada), "Small");
    params = { id: project.id };
    await addLarge("Large", large);
    node.sql.length = 0;
    node.parameters.length = 0;
  });

  const addLarge = (name: string, content: string) =>
    ask(server, "POST /api/projects/{id}/masters", {
      as: ada,
      params,
      body: { name, template_yaml: designYaml(content) },
    });

  const asked = (verb: string, table: string) =>
    node.sql.filter((statement) => statement.startsWith(verb) && statement.includes(`"${table}"`));

  const isLarge = (text: unknown) => typeof text === "string" && text.length > 16 * 1024;

  /** Objects that a project refers to. */
  const objectsOf = async (id: string) => {
    const query = server.store.database.selectFrom("project_objects").select("hash").where("project_id", "=", id);
    return (await query.execute()).length;
  };

  const contentOf = async (id: string, as = ada) => {
    const { masters } = await ask(server, "GET /api/projects/{id}", { as, params: { id } });
    return masters.map(({ name, widgets }) => [name, JSON.stringify(widgets).includes(large)]);
  };

  test("is not compressed, unlike a small one", async () => {
    const encodingOf = async () => {
      const headers = { ...ada.headers, "accept-encoding": "gzip" };
      const answer = await server.app.inject({ url: `/api/projects/${params.id}`, headers });
      return answer.headers["content-encoding"];
    };
    expect(await encodingOf()).toBe("gzip");
    await addLarge("Larger", "x".repeat(1024 * 1024));
    expect(await encodingOf()).toBeUndefined();
  });

  test("is returned unchanged, and read when the client has received what comes before", async () => {
    expect(await contentOf(params.id)).toEqual([
      ["Small", false],
      ["Large", true],
    ]);
    const stored = await ownedProject(node.store.database, ada.userId, params.id);
    if (!stored) throw new Error("There is no project.");
    const pieces = documentPieces({ database: node.store.database, objects: node.objects }, params.id, stored.document);
    await pieces.next();
    expect(asked("select", "object_texts")).toEqual([]);
    for await (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(256 * 1024);
    expect(asked("select", "object_texts").length).toBeGreaterThan(3);
  });

  test("is renamed without reading its document or running a job", async () => {
    const jobs = [...server.render.startedJobs.values()];
    await inject(node, "PATCH /api/projects/{id}", { as: ada, params, body: { name: "Anders" } });
    expect([...server.render.startedJobs.values()]).toEqual(jobs);
    const write = node.sql.findIndex((statement) => statement.startsWith("update"));
    expect(node.sql.slice(0, write + 1).filter((statement) => /documents|parts/.test(statement))).toEqual([]);
    // The answer is the project: read once, after the write.
    expect(asked("select", "project_documents")).toHaveLength(1);
    expect(asked("update", "project_documents")).toEqual([]);
    const after = await ask(server, "GET /api/projects/{id}", { as: ada, params });
    expect(after.metadata.name).toBe("Anders");
  });

  longTest("does not rewrite its large design when other parts are edited", async () => {
    const { plan } = await ask(server, "GET /api/projects/{id}", { as: ada, params });
    const at = { ...params, name: "Large" };
    await inject(node, "PUT /api/projects/{id}/plan", { as: ada, params, body: plan });
    await inject(node, "PATCH /api/projects/{id}/masters/{name}", { as: ada, params: at, body: { new_name: "Big" } });
    await inject(node, "DELETE /api/projects/{id}/masters/{name}", { as: ada, params: { ...params, name: "Small" } });
    const body = { device_profile: "boox-note-air-4c", rescale: "none" };
    await inject(node, "PATCH /api/projects/{id}", { as: ada, params, body });
    expect(asked("insert", "project_parts")).not.toEqual([]);
    expect(node.parameters.filter(isLarge)).toEqual([]);
    expect(await contentOf(params.id)).toEqual([["Big", true]]);
  });

  longTest("is changed by forty parallel writes, one after the other", async () => {
    const names = Array.from({ length: 40 }, (_, i) => `Writer ${i}`);
    const answers = await Promise.all(
      names.map((name) => inject(node, "PATCH /api/projects/{id}", { as: ada, params, body: { name } })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked("update", "projects")).toHaveLength(40);
  });

  test("with a missing object is neither read nor changed by another server, and says so", async () => {
    await addLarge("Lost", `${large} of its own`);
    const { database } = server.store;
    const revision = async () =>
      (await database.selectFrom("projects").select("revision").where("id", "=", params.id).executeTakeFirstOrThrow())
        .revision;
    const before = await revision();
    const texts = await database.selectFrom("object_texts").selectAll().execute();
    await database.deleteFrom("object_texts").execute();
    const change = { as: ada, params: { ...params, name: "Small" }, body: { new_name: "Smaller" } };
    const answer = await inject(node, "PATCH /api/projects/{id}/masters/{name}", change);
    expect([answer.statusCode, answer.json().message]).toEqual([500, expect.stringContaining("missing or damaged")]);
    expect((await inject(node, "GET /api/projects/{id}", { as: ada, params })).statusCode).toBe(500);
    expect(await revision()).toBe(before);
    for (const row of texts) await database.insertInto("object_texts").values(row).execute();
    expect((await inject(node, "GET /api/projects/{id}", { as: ada, params })).statusCode).toBe(200);
  });

  const forgetVersions = () =>
    server.store.database.deleteFrom("project_versions").where("project_id", "=", params.id).execute();

  test("keeps parts for its versions", async () => {
    const before = await objectsOf(params.id);
    await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: ada, params: { ...params, name: "Large" } });
    await aMaster(server, ada, project, "Other");
    expect(await objectsOf(params.id)).toBe(before);
  });

  test("deletes unused parts with the write after the next", async () => {
    const before = await objectsOf(params.id);
    expect(before).toBe(1);
    await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: ada, params: { ...params, name: "Large" } });
    await forgetVersions();
    expect(await objectsOf(params.id)).toBe(before);
    await aMaster(server, ada, project, "Other");
    expect(await objectsOf(params.id)).toBe(0);
  });

  test("is cloned completely, and the copy is independent", async () => {
    const bob = await signedIn(server);
    await ask(server, "POST /api/projects/{id}/share", { as: ada, params, body: { is_public: true } });
    const body = { new_name: "Mine" };
    const copy = await ask(server, "POST /api/projects/public/{id}/clone", { as: bob, params, body });
    await server.store.database.deleteFrom("projects").where("id", "=", params.id).execute();
    expect(await objectsOf(params.id)).toBe(0);
    expect(await contentOf(copy.id, bob)).toEqual([
      ["Small", false],
      ["Large", true],
    ]);
  });

  longTest("without parts is read whole and split by the next edit", async () => {
    const { database } = server.store;
    const stores = { database, objects: server.objects };
    const stored = await ownedProject(database, ada.userId, params.id);
    const pieces = stored ? await readPieces(stores, params.id, stored.document) : [];
    const text = Buffer.concat(pieces).toString();
    await database.updateTable("project_documents").set({ text, parts: "[]" }).where("id", "=", params.id).execute();
    await database.deleteFrom("project_parts").where("project_id", "=", params.id).execute();
    await database.deleteFrom("project_objects").where("project_id", "=", params.id).execute();
    const whole = [
      ["Small", false],
      ["Large", true],
    ];
    expect(await contentOf(params.id)).toEqual(whole);
    await aMaster(server, ada, project, "Other");
    expect(await contentOf(params.id)).toEqual([...whole, ["Other", false]]);
    expect(await objectsOf(params.id)).toBe(1);
  });
});
