import type { Project } from "@octavo/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { template } from "../../test/planners.ts";
import { aProject, designYaml, share } from "../../test/projects.ts";
import { defaultQuota, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

const kilobyte = 1024;
const quota = { ...defaultQuota, projects: 4, templates: 3, bytes: 256 * kilobyte };
const settings = { quota };
const ofSize = (kilobytes: number) => designYaml("x".repeat(kilobytes * kilobyte));
const library = (kilobytes: number) =>
  `masters:\n  - name: Page\n${ofSize(kilobytes).trimEnd().replaceAll(/^/gm, "    ")}\n`;

usualStores("the storage of a user on %s", (kind) => {
  const server = serverUnderTest({ store: kind, settings });
  const other = secondNode(server, { settings });
  let ada: SignedIn;
  beforeEach(async () => {
    ada = await signedIn(server);
  });
  const create = (node: typeof server, kilobytes: number) =>
    inject(node, "POST /api/projects", {
      as: ada,
      body: { name: "Large", device_profile: "remarkable-2", masters_yaml: library(kilobytes) },
    });
  const addMaster = (project: Project, name: string, kilobytes: number) => ({
    as: ada,
    params: { id: project.id },
    body: { name, template_yaml: ofSize(kilobytes) },
  });

  test("enforces the quota under parallel writes to several servers", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((turn) => create(turn % 2 ? server : other, 100)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 413, 413]);
    const refusal = answers.find(({ statusCode }) => statusCode === 413)?.json<object>();
    expect(refusal).toMatchObject({
      error: "STORAGE_FULL",
      message:
        "Your projects and templates take 0.1 of 0.2 MiB, and this does not fit. Delete one, or use smaller images",
      quota: { of: "bytes", limit: quota.bytes },
    });
  });

  test("refuses a write that exceeds the quota, and accepts one that reduces the size", async () => {
    const project = await ask(
      server,
      "POST /api/projects/{id}/masters",
      addMaster(await aProject(server, ada), "One", 200),
    );
    const parts = () =>
      server.store.database.selectFrom("project_parts").where("project_id", "=", project.id).select("id").execute();
    const before = await parts();
    const answer = await refused(server, "POST /api/projects/{id}/masters", addMaster(project, "Two", 100));
    expect(answer).toMatchObject({ status: 413, error: "STORAGE_FULL" });
    const stored = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: project.id } });
    expect(stored).toMatchObject({ revision: project.revision, masters: [{ name: "One" }] });
    expect(await parts()).toEqual(before);

    const { body, ...at } = addMaster(project, "One", 10);
    const params = { ...at.params, name: "One" };
    const template_yaml = body.template_yaml;
    await ask(server, "PATCH /api/projects/{id}/masters/{name}", { as: ada, params, body: { template_yaml } });
    await ask(server, "POST /api/projects/{id}/masters", addMaster(project, "Two", 100));
  });

  test("counts clones", async () => {
    const eve = await signedIn(server);
    const source = await ask(server, "POST /api/projects", {
      as: eve,
      body: { name: "Shared", device_profile: "remarkable-2", masters_yaml: library(100) },
    });
    await share(server, eve, source);
    const clone = () =>
      inject(server, "POST /api/projects/public/{id}/clone", {
        as: ada,
        params: { id: source.id },
        body: { new_name: "Copy" },
      });
    const statuses = [await clone(), await clone(), await clone()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 413]);
    const { clone_count } = await ask(server, "GET /api/public/projects/{id}", { params: { id: source.id } });
    expect(clone_count).toBe(2);
  });

  test("counts templates, new ones and changed ones, beside the projects", async () => {
    await create(server, 150);
    const yaml_content = template.replace("Page {page}", "x".repeat(80 * kilobyte));
    const { id } = await ask(server, "POST /api/templates/", { as: ada, body: { name: "T", yaml_content } });
    expect(await refused(server, "POST /api/templates/", { as: ada, body: { name: "U", yaml_content } })).toMatchObject(
      {
        error: "STORAGE_FULL",
      },
    );
    const larger = template.replace("Page {page}", "x".repeat(160 * kilobyte));
    const change = { as: ada, params: { id }, body: { yaml_content: larger } };
    expect(await refused(server, "PUT /api/templates/{id}", change)).toMatchObject({ error: "STORAGE_FULL" });
    const kept = await ask(server, "GET /api/templates/{id}", { as: ada, params: { id } });
    expect(kept.yaml_content).toBe(yaml_content);
  });

  test("has a limit of projects and templates", async () => {
    for (let i = 0; i < quota.projects; i++) await aProject(server, ada);
    const body = { name: "x", device_profile: "remarkable-2" };
    expect(await refused(server, "POST /api/projects", { as: ada, body })).toMatchObject({
      status: 413,
      error: "STORAGE_FULL",
      quota: { of: "projects", used: quota.projects, limit: quota.projects },
    });
    for (let i = 0; i < quota.templates; i++)
      await ask(server, "POST /api/templates/", { as: ada, body: { name: "T" } });
    expect(await refused(server, "POST /api/templates/", { as: ada, body: { name: "T" } })).toMatchObject({
      quota: { of: "templates", used: quota.templates, limit: quota.templates },
    });
  });
});

describe("a site that sets nothing", () => {
  const server = serverUnderTest();
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });

  test("takes half a gibibyte of each user", async () => {
    const project = await aProject(server, ada);
    const row = { document_bytes: defaultQuota.bytes - kilobyte };
    await server.store.database.updateTable("projects").set(row).where("id", "=", project.id).execute();
    const body = { name: "x", device_profile: "remarkable-2", masters_yaml: library(2) };
    expect(await refused(server, "POST /api/projects", { as: ada, body })).toMatchObject({
      message:
        "Your projects and templates take 511.9 of 512 MiB, and this does not fit. Delete one, or use smaller images",
    });
  });
});
