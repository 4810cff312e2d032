import { projectLimits } from "@octavo/contract";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aMaster, aProject, fillUp, share } from "../../test/projects.ts";
import { defaultQuota, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { purgeDeletedProjects } from "./deleted-projects.ts";

usualStores("a deleted project on %s", (store) => {
  const clock = new AdjustableClock(Date.UTC(2026, 4, 1));
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  const remove = (id: string, as = ada) => inject(server, "DELETE /api/projects/{id}", { as, params: { id } });
  const restore = (id: string) => ask(server, "POST /api/projects/{id}/restore", { as: ada, params: { id } });
  const deleted = () => ask(server, "GET /api/deleted-projects", { as: ada });

  test("comes back as it was, with a new revision", async () => {
    const project = await aMaster(server, ada, await aProject(server, ada), "Day");
    await remove(project.id);
    const restored = await restore(project.id);
    expect(restored).toEqual({ ...project, revision: project.revision + 2 });
    expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: project.id } })).toEqual(restored);
    expect((await ask(server, "GET /api/projects", { as: ada })).map(({ id }) => id)).toContain(project.id);
  });

  test("is listed as deleted until it is restored, for its owner only", async () => {
    const { id } = await aProject(server, ada, { name: "Gone" });
    await remove(id);
    const deleted_at = new Date(clock.now()).toISOString();
    expect((await deleted())[0]).toMatchObject({ id, name: "Gone", deleted_at });
    expect(await ask(server, "GET /api/deleted-projects", { as: eve })).toEqual([]);
    expect(await refused(server, "POST /api/projects/{id}/restore", { as: eve, params: { id } })).toMatchObject({
      status: 404,
    });
    await restore(id);
    expect((await deleted()).map((project) => project.id)).not.toContain(id);
    expect(await refused(server, "POST /api/projects/{id}/restore", { as: ada, params: { id } })).toMatchObject({
      status: 404,
    });
  });

  test("can be deleted for good by its owner, but not before it is deleted", async () => {
    const { id } = await aProject(server, ada);
    const purge = { as: ada, params: { id } };
    expect(await refused(server, "DELETE /api/deleted-projects/{id}", purge)).toMatchObject({ status: 404 });
    await remove(id);
    expect(await refused(server, "DELETE /api/deleted-projects/{id}", { ...purge, as: eve })).toMatchObject({
      status: 404,
    });
    await inject(server, "DELETE /api/deleted-projects/{id}", purge);
    expect((await deleted()).map((project) => project.id)).not.toContain(id);
    expect(await refused(server, "POST /api/projects/{id}/restore", purge)).toMatchObject({ status: 404 });
  });

  test("leaves the gallery at once, and returns with its URL and date", async () => {
    const shared = await share(server, ada, await aProject(server, ada), "my-planner");
    const slug = { params: { slug: "my-planner" } };
    const before = await ask(server, "GET /api/public/projects/slug/{slug}", slug);
    await remove(shared.id);
    expect(await refused(server, "GET /api/public/projects/slug/{slug}", slug)).toMatchObject({ status: 404 });
    expect((await ask(server, "GET /api/public/projects")).total).toBe(0);
    clock.pass({ minutes: 5 });
    await restore(shared.id);
    expect(await ask(server, "GET /api/public/projects/slug/{slug}", slug)).toEqual(before);
    await remove(shared.id);
  });

  test("is public by its id if its URL was taken meanwhile", async () => {
    const shared = await share(server, ada, await aProject(server, ada), "wanted");
    await remove(shared.id);
    await share(server, eve, await aProject(server, eve), "wanted");
    const { metadata } = await restore(shared.id);
    expect(metadata).toMatchObject({ is_public: true, public_url_slug: null });
  });

  test("cannot be changed, even by a write that has read it before", async () => {
    const { id, revision } = await aProject(server, ada);
    await remove(id);
    const body = { name: "Later" };
    const late = { as: ada, params: { id }, revision, body };
    expect(await refused(server, "PATCH /api/projects/{id}", late)).toMatchObject({ status: 404 });
    await restore(id);
    expect(await refused(server, "PATCH /api/projects/{id}", late)).toMatchObject({ error: "STALE_REVISION" });
  });

  test("does not count toward the quota, and is not restored beyond it", async () => {
    const bob = await signedIn(server, "Bob");
    const first = await aProject(server, bob);
    await remove(first.id, bob);
    const second = await aProject(server, bob);
    await fillUp(server, second, defaultQuota.projects - 1);
    const answer = await refused(server, "POST /api/projects/{id}/restore", { as: bob, params: { id: first.id } });
    expect(answer).toMatchObject({ error: "STORAGE_FULL" });
    await remove(second.id, bob);
    const restored = await inject(server, "POST /api/projects/{id}/restore", { as: bob, params: { id: first.id } });
    expect(restored.statusCode).toBe(200);
  });

  test("is kept for 30 days", async () => {
    const { id } = await aProject(server, ada);
    await remove(id);
    clock.pass({ days: projectLimits.deletedDays - 1 });
    // The session has ended.
    ada = { ...ada, ...(await signIn(server, ada)) };
    await purgeDeletedProjects(server.store.database, clock.now());
    expect((await deleted()).map((project) => project.id)).toContain(id);
    clock.pass({ days: 1 });
    expect(await deleted()).toEqual([]);
    expect(await refused(server, "POST /api/projects/{id}/restore", { as: ada, params: { id } })).toMatchObject({
      status: 404,
    });
    await purgeDeletedProjects(server.store.database, clock.now());
    const { database } = server.store;
    expect(await database.selectFrom("project_documents").where("id", "=", id).select("id").execute()).toEqual([]);
  });

  test("replaces the oldest one if a user deletes many", async () => {
    const cleo = await signedIn(server, "Cleo");
    const ids: string[] = [];
    for (let i = 0; i <= projectLimits.deletedProjects; i++) {
      const { id } = await aProject(server, cleo);
      ids.unshift(id);
      clock.pass({ seconds: 1 });
      await remove(id, cleo);
    }
    const kept = await ask(server, "GET /api/deleted-projects", { as: cleo });
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(0, projectLimits.deletedProjects));
  });
});
