import { type Project, projectLimits } from "@octavo/contract";
import { isLong } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { masters, plan } from "../../test/planners.ts";
import { aMaster, aPage, aProject, designYaml } from "../../test/projects.ts";
import { versionRow } from "../../test/rows.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

/** Larger than `inlineLength`, so that it is a part. */
const largeYaml = designYaml("large ".repeat(5000));

describe.runIf(isLong())("a node with few connections to PostgreSQL", () => {
  const connections = 10;
  const server = serverUnderTest({ store: "postgres" });

  test("names versions of more projects at once than it has connections", async () => {
    const bob = await signedIn(server, "Bob");
    const projects: Project[] = [];
    for (let i = 0; i < 2 * connections; i++) projects.push(await aProject(server, bob));
    const body = { name: "Kept" };
    const name = ({ id }: Project) =>
      inject(server, "POST /api/projects/{id}/versions", { as: bob, params: { id }, body });
    const statuses = (await Promise.all(projects.map(name))).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(projects.map(() => 201));
  });
});

usualStores("versions on %s", (store) => {
  const clock = new AdjustableClock(Date.UTC(2026, 4, 1));
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  const at = (id: string) => ({ as: ada, params: { id } });
  const read = (id: string) => ask(server, "GET /api/projects/{id}", at(id));
  const history = (id: string) => ask(server, "GET /api/projects/{id}/versions", at(id));
  const version = (id: string, name: string) => ({ as: ada, params: { id, version: name } });
  const change = (id: string, name: string, template_yaml: string) => {
    clock.pass({ minutes: 1 });
    const params = { id, name };
    return ask(server, "PATCH /api/projects/{id}/masters/{name}", { as: ada, params, body: { template_yaml } });
  };
  const add = async (project: Project, name: string) => {
    clock.pass({ minutes: 1 });
    return aMaster(server, ada, project, name);
  };
  const name = (id: string, text: string) =>
    ask(server, "POST /api/projects/{id}/versions", { ...at(id), body: { name: text } });
  const content = ({ masters, pages, plan, default_canvas, compilation_rules, metadata }: Project) => ({
    masters,
    pages,
    plan,
    default_canvas,
    compilation_rules,
    device_profile: metadata.device_profile,
  });
  const partCount = async (id: string) =>
    (await server.store.database.selectFrom("project_parts").select("id").where("project_id", "=", id).execute())
      .length;

  test("a new project has none, and a rename makes none", async () => {
    const { id } = await aProject(server, ada);
    await ask(server, "PATCH /api/projects/{id}", { ...at(id), body: { name: "Anders" } });
    expect(await history(id)).toMatchObject({ current: { changes: null }, versions: [] });
  });

  test("each change keeps the content before, and says what changed", async () => {
    const project = await aProject(server, ada, { masters_yaml: masters, plan_yaml: plan });
    await add(project, "Week");
    await change(project.id, "Day", designYaml("new"));
    await ask(server, "PATCH /api/projects/{id}/masters/{name}", {
      as: ada,
      params: { id: project.id, name: "Week" },
      body: { new_name: "Weekly" },
    });
    const { current, versions } = await history(project.id);
    expect(current.changes).toEqual([{ of: "master", change: "renamed", name: "Week", new_name: "Weekly" }]);
    expect(versions.map(({ changes }) => changes)).toEqual([
      [{ of: "master", change: "changed", name: "Day" }],
      [{ of: "master", change: "added", name: "Week" }],
      null,
    ]);
  });

  test("a version is read as it was, with large designs", async () => {
    const project = await aMaster(server, ada, await aProject(server, ada), "Day");
    const before = await change(project.id, "Day", largeYaml);
    await change(project.id, "Day", designYaml("small"));
    await add(project, "Another");
    const { versions } = await history(project.id);
    const kept = await ask(
      server,
      "GET /api/projects/{id}/versions/{version}",
      version(project.id, versions[1]?.id ?? ""),
    );
    expect(content(kept)).toEqual(content(before));
    expect(kept.metadata.name).toBe(before.metadata.name);
  });

  test("restoring is one step, and is undone by restoring", async () => {
    const first = await aMaster(server, ada, await aProject(server, ada), "Day");
    const params = { id: first.id };
    clock.pass({ minutes: 1 });
    const body = { device_profile: "boox-note-air-4c" };
    const moved = await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body });
    const { versions } = await history(first.id);
    const restore = (id: string, revision?: number) =>
      ask(server, "POST /api/projects/{id}/versions/{version}/restore", { ...version(first.id, id), revision });
    clock.pass({ minutes: 1 });
    const restored = await restore(versions[0]?.id ?? "", moved.revision);
    expect(content(restored)).toEqual(content(first));
    expect(restored.metadata.device_profile).toBe("remarkable-2");
    const after = await history(first.id);
    expect(after.versions).toHaveLength(versions.length + 1);
    expect(after.versions[0]?.changes).toContainEqual({ of: "device", change: "changed" });
    clock.pass({ minutes: 1 });
    expect(content(await restore(after.versions[0]?.id ?? ""))).toEqual(content(moved));
  });

  test("restoring is refused if the project has changed since it was read", async () => {
    const project = await add(await aProject(server, ada), "Day");
    const { versions } = await history(project.id);
    const late = { ...version(project.id, versions[0]?.id ?? ""), revision: project.revision - 1 };
    const answer = await refused(server, "POST /api/projects/{id}/versions/{version}/restore", late);
    expect(answer).toMatchObject({ status: 409, error: "STALE_REVISION" });
  });

  describe("a named version", () => {
    test("is kept while automatic ones are thinned out", async () => {
      const project = await aProject(server, ada);
      await add(project, "Day");
      const { versions } = await name(project.id, "Before the holidays");
      expect(versions[0]).toMatchObject({ name: "Before the holidays", is_current: true });
      await change(project.id, "Day", designYaml("1"));
      await change(project.id, "Day", designYaml("2"));
      clock.pass({ days: 2 });
      await change(project.id, "Day", designYaml("3"));
      const left = (await history(project.id)).versions;
      expect(left.filter((kept) => kept.name !== null)).toHaveLength(1);
      // The latest of that day, and the content before this write, which is the same one.
      expect(left.filter((kept) => kept.name === null)).toHaveLength(1);
    });

    test("is made of an automatic one, and gives its name back", async () => {
      const project = await add(await aProject(server, ada), "Day");
      const [first] = (await history(project.id)).versions;
      const route = "PATCH /api/projects/{id}/versions/{version}";
      const one = version(project.id, first?.id ?? "");
      const named = await ask(server, route, { ...one, body: { name: " Empty " } });
      expect(named.versions[0]).toMatchObject({ id: first?.id, name: "Empty", is_current: false });
      const unnamed = await ask(server, route, { ...one, body: { name: null } });
      expect(unnamed.versions[0]).toMatchObject({ id: first?.id, name: null });
    });

    test("of the content that was named before gets the new name", async () => {
      const { id } = await add(await aProject(server, ada), "Day");
      await name(id, "One");
      const { versions } = await name(id, "Two");
      expect(versions.map((kept) => kept.name)).toEqual(["Two", null]);
    });

    test("is refused beyond the limit", async () => {
      const { id } = await add(await aProject(server, ada), "Day");
      const { versions } = await name(id, "First");
      const { database } = server.store;
      const rows = Array.from({ length: projectLimits.namedVersions - 1 }, () => versionRow(id));
      await database.insertInto("project_versions").values(rows).execute();
      const one = version(id, versions[1]?.id ?? "");
      const answer = await refused(server, "PATCH /api/projects/{id}/versions/{version}", {
        ...one,
        body: { name: "x" },
      });
      expect(answer).toMatchObject({ status: 422, error: "QUOTA_EXCEEDED" });
    });
  });

  test("equal parts are stored once, and parts that no version needs are deleted", async () => {
    const project = await aMaster(server, ada, await aProject(server, ada), "Day");
    await change(project.id, "Day", largeYaml);
    await add(project, "Other");
    const once = await partCount(project.id);
    for (const text of ["a", "b", "c"]) await change(project.id, "Other", designYaml(text));
    // A version with small designs has one part.
    expect(await partCount(project.id)).toBe(once + 3);
    await server.store.database.deleteFrom("project_versions").where("project_id", "=", project.id).execute();
    await change(project.id, "Other", designYaml("d"));
    expect(await partCount(project.id)).toBeLessThanOrEqual(3);
  });

  test("of another user's project, or of another project, do not exist", async () => {
    const project = await add(await aProject(server, ada), "Day");
    const other = await aProject(server, ada);
    const [first] = (await history(project.id)).versions;
    const params = { id: project.id, version: first?.id ?? "" };
    const calls = [
      ["GET /api/projects/{id}/versions", undefined],
      ["POST /api/projects/{id}/versions", { name: "x" }],
      ["GET /api/projects/{id}/versions/{version}", undefined],
      ["PATCH /api/projects/{id}/versions/{version}", { name: "x" }],
      ["POST /api/projects/{id}/versions/{version}/restore", undefined],
      ["POST /api/projects/{id}/masters/{name}/restore", undefined],
      ["POST /api/projects/{id}/masters/{name}/duplicate", { new_name: "x2" }],
    ] as const;
    for (const [route, body] of calls) {
      const call = { params: { ...params, name: "Day" }, body };
      expect(await refused(server, route, { as: eve, ...call })).toMatchObject({ status: 404 });
      expect(await refused(server, route, call)).toMatchObject({ status: 401 });
      if (!route.includes("{version}")) continue;
      expect(await refused(server, route, { as: ada, params: { ...params, id: other.id }, body })).toMatchObject({
        status: 404,
      });
    }
  });

  test("copies of a project have no versions, and no parts of them", async () => {
    const project = await aMaster(server, ada, await aProject(server, ada), "Day");
    await change(project.id, "Day", largeYaml);
    await add(project, "Other");
    const body = { new_name: "Copy" };
    const copy = await ask(server, "POST /api/projects/{id}/duplicate", { ...at(project.id), body });
    expect((await history(copy.id)).versions).toEqual([]);
    expect(await partCount(copy.id)).toBe(1);
    expect(content(copy)).toEqual(content(await read(project.id)));
  });

  describe.each(["masters", "pages"] as const)("a deleted design of %s", (list) => {
    const inParams = (id: string, design: string) => ({ as: ada, params: { id, name: design } });
    const names = (project: Project) => project[list].map((design) => design.name);
    const create = list === "masters" ? aMaster : aPage;
    const three = async () => {
      let project = await aProject(server, ada);
      for (const design of ["One", "Two", "Three"]) project = await create(server, ada, project, design);
      return project;
    };

    test("comes back unchanged at its place", async () => {
      const project = await three();
      await inject(server, `DELETE /api/projects/{id}/${list}/{name}`, inParams(project.id, "Two"));
      await create(server, ada, project, "Four");
      const restored = await ask(server, `POST /api/projects/{id}/${list}/{name}/restore`, inParams(project.id, "Two"));
      expect(names(restored)).toEqual(["One", "Two", "Three", "Four"]);
      expect(restored[list][1]).toEqual(project[list][1]);
    });

    test("is not restored over another one of its name, and not if it never existed", async () => {
      const { id } = await three();
      const route = `POST /api/projects/{id}/${list}/{name}/restore` as const;
      expect(await refused(server, route, inParams(id, "Two"))).toMatchObject({ error: "NAME_TAKEN" });
      expect(await refused(server, route, inParams(id, "Never"))).toMatchObject({ error: "NOT_FOUND" });
    });

    test("is duplicated after its original", async () => {
      const project = await three();
      const route = `POST /api/projects/{id}/${list}/{name}/duplicate` as const;
      const call = { ...inParams(project.id, "Two"), body: { new_name: "Two copy" } };
      const copied = await ask(server, route, call);
      expect(names(copied)).toEqual(["One", "Two", "Two copy", "Three"]);
      expect(copied[list][2]?.widgets).toEqual(project[list][1]?.widgets);
      expect(await refused(server, route, call)).toMatchObject({ error: "NAME_TAKEN" });
      expect(await refused(server, route, { ...call, params: { id: project.id, name: "No" } })).toMatchObject({
        error: "NOT_FOUND",
      });
    });
  });
});
