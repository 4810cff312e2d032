import { beforeAll, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { aMaster, aPage, aProject, designYaml } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { storesUnderTest } from "../../test/store-under-test.ts";

storesUnderTest("writes to one project on %s", (store) => {
  const server = serverUnderTest({ store });
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
  });

  test("from the same revision succeed once, and the others get the current one", async () => {
    const { id, revision } = await aProject(server, ada);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        inject(server, "PATCH /api/projects/{id}", {
          as: ada,
          params: { id },
          body: { name: `Writer ${i}` },
          revision,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const landed = answers.find(({ statusCode }) => statusCode === 200)?.json();
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({ error: "STALE_REVISION", revision: revision + 1 });
    const after = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id } });
    expect(after).toEqual(landed);
    expect(after.revision).toBe(revision + 1);
  });

  test("without a revision all succeed, twenty at a time", async () => {
    const { id } = await aProject(server, ada);
    const names = Array.from({ length: 20 }, (_, i) => `Master ${i}`);
    await Promise.all(
      names.map((name) =>
        ask(server, "POST /api/projects/{id}/masters", {
          as: ada,
          params: { id },
          body: { name, template_yaml: designYaml(name) },
        }),
      ),
    );
    const { masters, revision } = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id } });
    expect(masters.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(revision).toBe(21);
    expect(await ask(server, "GET /api/projects", { as: ada })).toContainEqual(
      expect.objectContaining({ id, masters_count: 20 }),
    );
  });

  test("of different kinds don't overwrite each other", async () => {
    const project = await aMaster(server, ada, await aProject(server, ada), "Day");
    const params = { id: project.id };
    const sections = [{ kind: "days", master: "Day", generate: "each_day" }];
    await Promise.all([
      ask(server, "PATCH /api/projects/{id}", { as: ada, params, body: { name: "Anders" } }),
      ask(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: { ...project.plan, sections } }),
      aPage(server, ada, project, "Cover"),
      aMaster(server, ada, project, "Night"),
      ask(server, "POST /api/projects/{id}/share", { as: ada, params, body: { is_public: true } }),
    ]);
    expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toMatchObject({
      metadata: { name: "Anders", is_public: true },
      masters: [{ name: "Day" }, { name: "Night" }],
      pages: [{ name: "Cover" }],
      plan: { sections: [{ kind: "days" }] },
      revision: project.revision + 5,
    });
  });

  test("every kind of write checks the revision", async () => {
    const project = await aPage(server, ada, await aMaster(server, ada, await aProject(server, ada), "Day"), "Cover");
    const params = { id: project.id };
    const revision = project.revision - 1;
    const design = { name: "Other" };
    const writes = [
      ["PATCH /api/projects/{id}", params, { name: "Anders" }],
      ["PATCH /api/projects/{id}", params, { device_profile: "boox-note-air-4c" }],
      ["POST /api/projects/{id}/masters", params, design],
      ["PATCH /api/projects/{id}/masters/{name}", { ...params, name: "Day" }, { description: "x" }],
      ["DELETE /api/projects/{id}/masters/{name}", { ...params, name: "Day" }, undefined],
      ["POST /api/projects/{id}/pages", params, design],
      ["PATCH /api/projects/{id}/pages/{name}", { ...params, name: "Cover" }, { description: "x" }],
      ["DELETE /api/projects/{id}/pages/{name}", { ...params, name: "Cover" }, undefined],
      ["PUT /api/projects/{id}/plan", params, project.plan],
      ["PUT /api/projects/{id}/compilation", params, []],
      ["POST /api/projects/{id}/share", params, { is_public: true }],
    ] as const;
    for (const [name, at, body] of writes) {
      const stale = await refused(server, name, { as: ada, params: at, body, revision });
      expect(stale).toMatchObject({ status: 409, error: "STALE_REVISION", revision: project.revision });
    }
    expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toEqual(project);
  });

  test("clone counts and compilations are not writes", async () => {
    const bob = await signedIn(server);
    const project = await ask(server, "POST /api/projects/{id}/share", {
      as: ada,
      params: { id: (await aProject(server, ada)).id },
      body: { is_public: true },
    });
    const params = { id: project.id };
    await ask(server, "POST /api/projects/public/{id}/clone", { as: bob, params, body: { new_name: "Mine" } });
    const after = await ask(server, "PATCH /api/projects/{id}", {
      as: ada,
      params,
      body: { name: "Anders" },
      revision: project.revision,
    });
    expect(after).toMatchObject({ clone_count: 1, metadata: { clone_count: 1 }, revision: project.revision + 1 });
  });
});
