import { projectLimits, type Sharing } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aProject, share } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("sharing on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  const unshare = (id: string) =>
    ask(server, "POST /api/projects/{id}/share", { as: ada, params: { id }, body: { is_public: false } });
  const bySlug = (slug: string) => ask(server, "GET /api/public/projects/slug/{slug}", { params: { slug } });
  const slugOf = async (slug: string | null) =>
    (await share(server, ada, await aProject(server, ada), slug)).metadata.public_url_slug;

  test("names the account as the author only once its project is public, and if it gave no other name", async () => {
    const authorOf = async (author: string) => {
      const project = await aProject(server, ada, { author });
      return [project.author, (await share(server, ada, project)).author];
    };
    expect(await authorOf("")).toEqual(["", "Ada"]);
    expect(await authorOf("A. Lovelace")).toEqual(["A. Lovelace", "A. Lovelace"]);
  });

  test.each([
    ["planner-2024", "planner-2024"],
    ["  Planner 2026!  ", "planner-2026"],
    ["--a---b--", "a-b"],
    ["Żółw & Ünïcode", "zolw-unicode"],
    ["計画", null],
    ["", null],
    [null, null],
    ["x".repeat(200), "x".repeat(projectLimits.slug)],
    ["../../etc/passwd?x=1#y", "etc-passwd-x-1-y"],
  ])("under %j makes the address %j", async (written, slug) => {
    expect(await slugOf(written)).toBe(slug);
  });

  test("a project without a slug is found by its id", async () => {
    const { id } = await share(server, ada, await aProject(server, ada, { name: "Ohne" }));
    const found = await ask(server, "GET /api/public/projects/{id}", { params: { id } });
    expect(found.metadata).toMatchObject({ name: "Ohne", public_url_slug: null });
  });

  test("a slug that is in use is refused with a free suggestion", async () => {
    const first = await share(server, ada, await aProject(server, ada), "taken");
    const second = await aProject(server, eve);
    const ask2 = (url_slug: string) =>
      refused(server, "POST /api/projects/{id}/share", {
        as: eve,
        params: { id: second.id },
        body: { is_public: true, url_slug },
      });
    expect(await ask2(" Taken ")).toMatchObject({
      status: 409,
      error: "SLUG_TAKEN",
      suggestion: "taken-2",
      message: 'The address "taken" is taken; "taken-2" is free',
    });
    await share(server, eve, await aProject(server, eve), "taken-2");
    expect(await ask2("taken")).toMatchObject({ suggestion: "taken-3" });
    await share(server, eve, second, "taken-3");
    expect((await bySlug("taken")).id).toBe(first.id);
    const long = "y".repeat(projectLimits.slug);
    await share(server, ada, first, long);
    const { suggestion = "" } = await ask2(long);
    expect(suggestion).toHaveLength(projectLimits.slug);
    expect((await share(server, eve, second, suggestion)).metadata.public_url_slug).toBe(suggestion);
  });

  test("gives a slug to one of several parallel requests", async () => {
    const projects = await Promise.all(Array.from({ length: 6 }, () => aProject(server, ada)));
    const body: Sharing = { is_public: true, url_slug: "wanted" };
    const answers = await Promise.all(
      projects.map(({ id }) => inject(server, "POST /api/projects/{id}/share", { as: ada, params: { id }, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  describe("a published project", () => {
    test("keeps its date when its slug changes, and its slug if none is given", async () => {
      const { id } = await share(server, ada, await aProject(server, ada), "before");
      const { published_at } = await bySlug("before");
      clock.pass({ days: 1 });
      const project = await share(server, ada, await aProject(server, ada));
      await share(server, ada, { ...project, id }, "after");
      expect(await bySlug("after")).toMatchObject({ id, published_at });
      await refused(server, "GET /api/public/projects/slug/{slug}", { params: { slug: "before" } });
      expect((await share(server, ada, { ...project, id })).metadata.public_url_slug).toBe("after");
      expect((await share(server, ada, { ...project, id }, null)).metadata.public_url_slug).toBeNull();
    });

    test("is not found once it is private, and its slug is free", async () => {
      const project = await share(server, ada, await aProject(server, ada), "for-a-while");
      const { published_at } = await bySlug("for-a-while");
      const hidden = await unshare(project.id);
      expect(hidden.metadata).toMatchObject({ is_public: false, public_url_slug: null });
      const gone = { status: 404, error: "NOT_FOUND", message: "Public project not available." };
      const slug = "for-a-while";
      expect(await refused(server, "GET /api/public/projects/slug/{slug}", { params: { slug } })).toMatchObject(gone);
      expect(await refused(server, "GET /api/public/projects/{id}", { params: { id: project.id } })).toMatchObject(
        gone,
      );
      await share(server, eve, await aProject(server, eve), slug);
      clock.pass({ days: 1 });
      await share(server, ada, project);
      const again = await ask(server, "GET /api/public/projects/{id}", { params: { id: project.id } });
      expect(again.published_at > published_at).toBe(true);
    });
  });

  test("is the owner's alone", async () => {
    const { id } = await aProject(server, ada);
    const name = "POST /api/projects/{id}/share";
    const body = { is_public: true };
    expect(await refused(server, name, { params: { id }, body })).toMatchObject({ status: 401 });
    expect(await refused(server, name, { as: eve, params: { id }, body })).toMatchObject({ status: 404 });
    expect(await refused(server, name, { as: ada, params: { id: "none" }, body })).toMatchObject({ status: 404 });
    for (const wrong of [{}, { is_public: "yes" }, { is_public: true, url_slug: 5 }])
      expect(await refused(server, name, { as: ada, params: { id }, body: wrong })).toMatchObject({ status: 422 });
    await refused(server, "GET /api/public/projects/{id}", { params: { id } });
  });
});
