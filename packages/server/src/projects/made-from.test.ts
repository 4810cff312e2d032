import { beforeAll, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { aProject, designYaml, share } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

const made_from = { starter: "daily", version: 2, choices: "device=remarkable-2&year=2026&locale=en" };
const inPolish = { ...made_from, choices: "device=remarkable-2&year=2026&locale=pl" };

const masters_yaml = (...names: readonly string[]) => `masters:
${names.map((name) => `  - name: ${name}\n    widgets: []\n`).join("")}`;

const plan_yaml = (master: string) => `name: Planner
plan:
  calendar: { start_date: 2026-01-01, end_date: 2026-01-31 }
  sections:
    - { kind: days, master: ${master}, generate: each_day }
  order: [days]
`;

usualStores("what a project was made from, on %s", (store) => {
  const server = serverUnderTest({ store });
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    bob = await signedIn(server, "Bob");
  });

  const made = () =>
    aProject(server, ada, { masters_yaml: masters_yaml("Day"), plan_yaml: plan_yaml("Day"), made_from });
  const read = (id: string, as = ada) => ask(server, "GET /api/projects/{id}", { as, params: { id } });

  test("is stored with it, and known to be nothing for an empty project", async () => {
    expect((await made()).made_from).toEqual(made_from);
    expect((await aProject(server, ada)).made_from).toBeNull();
    const imported = await aProject(server, ada, { masters_yaml: masters_yaml("Day") });
    expect(imported).not.toHaveProperty("made_from");
  });

  test("is copied to duplicates and clones", async () => {
    const project = await share(server, ada, await made(), "made");
    const params = { id: project.id };
    const copy = await ask(server, "POST /api/projects/{id}/duplicate", {
      as: ada,
      params,
      body: { new_name: "Copy" },
    });
    const slug = "made";
    const body = { new_name: "Clone" };
    const clone = await ask(server, "POST /api/projects/public/slug/{slug}/clone", { as: bob, params: { slug }, body });
    expect([copy.made_from, clone.made_from]).toEqual([made_from, made_from]);
  });

  test("is recorded once for a project of before, as no change of the user", async () => {
    const { id, revision, metadata } = await aProject(server, ada, { masters_yaml: masters_yaml("Day") });
    const record = (body: { made_from: typeof made_from | null }) =>
      inject(server, "PUT /api/projects/{id}/made-from", { as: ada, params: { id }, body });
    await record({ made_from });
    const after = await read(id);
    expect(after).toMatchObject({ made_from, revision, metadata: { updated_at: metadata.updated_at } });
    await record({ made_from: null });
    expect((await read(id)).made_from).toEqual(made_from);
    const other = await aProject(server, ada, { masters_yaml: masters_yaml("Day") });
    const nothing = { as: ada, params: { id: other.id }, body: { made_from: null } };
    await inject(server, "PUT /api/projects/{id}/made-from", nothing);
    expect((await read(other.id)).made_from).toBeNull();
  });

  test("is recorded by nobody else, and only in its form", async () => {
    const { id } = await aProject(server, ada, { masters_yaml: masters_yaml("Day") });
    const route = "PUT /api/projects/{id}/made-from";
    const body = { made_from };
    expect(await refused(server, route, { as: bob, params: { id }, body })).toMatchObject({ status: 404 });
    expect(await refused(server, route, { params: { id }, body })).toMatchObject({ status: 401 });
    const invalid = { made_from: { ...made_from, choices: "x".repeat(13_000) } };
    expect(await refused(server, route, { as: ada, params: { id }, body: invalid })).toMatchObject({
      error: "INVALID_REQUEST",
    });
  });

  test("changes with the documents, and back with a version", async () => {
    const project = await made();
    const body = {
      masters_yaml: masters_yaml("Dzien", "Notatki"),
      plan_yaml: plan_yaml("Dzien"),
      device_profile: "kindle-scribe",
      made_from: inPolish,
    };
    const params = { id: project.id };
    const changed = await ask(server, "PUT /api/projects/{id}/documents", { as: ada, params, body });
    expect(changed).toMatchObject({
      made_from: inPolish,
      revision: project.revision + 1,
      metadata: { name: project.metadata.name, device_profile: "kindle-scribe" },
      masters: [{ name: "Dzien" }, { name: "Notatki" }],
    });
    const { versions } = await ask(server, "GET /api/projects/{id}/versions", { as: ada, params });
    const [version] = versions;
    const restored = await ask(server, "POST /api/projects/{id}/versions/{version}/restore", {
      as: ada,
      params: { ...params, version: version?.id ?? "" },
    });
    expect(restored).toMatchObject({
      made_from,
      metadata: { device_profile: "remarkable-2" },
      masters: project.masters,
    });
  });

  test("stays if the documents change without it", async () => {
    const project = await made();
    const body = { masters_yaml: masters_yaml("Own"), plan_yaml: plan_yaml("Own"), device_profile: "remarkable-2" };
    const changed = await ask(server, "PUT /api/projects/{id}/documents", {
      as: ada,
      params: { id: project.id },
      body,
    });
    expect(changed).toMatchObject({ made_from, masters: [{ name: "Own" }] });
  });

  test("keeps the dates of designs that the new documents do not change", async () => {
    const project = await made();
    const params = { id: project.id };
    const yaml = `masters:\n  - name: Day\n    widgets: []\n  - name: Note\n    ${designYaml("Note").trim().replaceAll("\n", "\n    ")}\n`;
    const body = {
      masters_yaml: yaml,
      plan_yaml: plan_yaml("Day"),
      device_profile: "remarkable-2",
      made_from: inPolish,
    };
    const changed = await ask(server, "PUT /api/projects/{id}/documents", { as: ada, params, body });
    expect(changed.masters[0]).toEqual(project.masters[0]);
    expect(changed.masters[1]).toMatchObject({ name: "Note", widgets: [{ content: "Note" }] });
  });

  test("and its documents are replaced by nobody else, and only on the revision that was read", async () => {
    const { id, revision } = await made();
    const route = "PUT /api/projects/{id}/documents";
    const body = {
      masters_yaml: masters_yaml("Day"),
      plan_yaml: plan_yaml("Day"),
      device_profile: "remarkable-2",
      made_from,
    };
    expect(await refused(server, route, { as: bob, params: { id }, body })).toMatchObject({ status: 404 });
    expect(await refused(server, route, { params: { id }, body })).toMatchObject({ status: 401 });
    const stale = { as: ada, params: { id }, body, revision: revision + 1 };
    expect(await refused(server, route, stale)).toMatchObject({ error: "STALE_REVISION" });
    const broken = { ...body, masters_yaml: "masters: [" };
    expect(await refused(server, route, { as: ada, params: { id }, body: broken })).toMatchObject({
      error: "INVALID_DOCUMENT",
    });
  });
});
