import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aMaster, aPage, aProject, fillUp, share } from "../../test/projects.ts";
import { defaultQuota, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { publicProject } from "../projects/store.ts";
import { countClone } from "./store.ts";

usualStores("a clone on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let bob: SignedIn;
  let cem: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    bob = await signedIn(server, "Bob");
    cem = await signedIn(server, "Cem");
  });

  const byId = "POST /api/projects/public/{id}/clone";
  const bySlug = "POST /api/projects/public/slug/{slug}/clone";
  const shared = async (slug?: string) => {
    const project = await aProject(server, ada, { name: "Original", description: "As it was", category: "journal" });
    const drawn = await aPage(server, ada, await aMaster(server, ada, project, "Day"), "Cover");
    const sections = [{ kind: "days", master: "Day", generate: "each_day" }];
    const params = { id: project.id };
    await ask(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: { ...drawn.plan, sections } });
    return share(server, ada, project, slug);
  };

  test("is a private, independent copy with another name", async () => {
    const source = await shared("original");
    clock.pass({ minutes: 1 });
    const body = { new_name: " Moja kopia ", new_description: "Mine" };
    const clone = await ask(server, bySlug, { as: bob, params: { slug: "original" }, body });
    const { default_canvas, masters, plan, pages, compilation_rules } = source;
    const now = new Date(clock.now()).toISOString();
    expect(clone).toEqual({
      id: expect.not.stringMatching(source.id),
      metadata: {
        name: "Moja kopia",
        description: "Mine",
        category: "journal",
        author: "",
        device_profile: "remarkable-2",
        created_at: now,
        updated_at: now,
        is_public: false,
        public_url_slug: null,
        clone_count: 0,
      },
      default_canvas,
      masters,
      plan,
      pages,
      compilation_rules,
      created_at: now,
      updated_at: now,
      clone_count: 0,
      author: "",
      original_author: "Ada",
      licence: null,
      original_licence: "unstated",
      sources: [{ name: "Original", author: "Ada", licence: null }],
      made_from: null,
      revision: 1,
      compiled_pages: null,
    });
    expect(await ask(server, "GET /api/projects/{id}", { as: bob, params: { id: clone.id } })).toEqual(clone);
    const [listed] = await ask(server, "GET /api/projects", { as: bob });
    expect(listed).toMatchObject({ id: clone.id, masters_count: 1, plan_sections_count: 1, clone_count: 0 });
    await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: bob, params: { id: clone.id, name: "Day" } });
    const untouched = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: source.id } });
    expect(untouched).toMatchObject({ clone_count: 1, metadata: { clone_count: 1 }, masters: source.masters });
    expect(untouched.revision).toBe(source.revision);
  });

  test("keeps the description of the original unless one is given", async () => {
    const params = { id: (await shared()).id };
    const described = async (more: object) =>
      (await ask(server, byId, { as: bob, params, body: { new_name: "Copy", ...more } })).metadata.description;
    expect(await described({})).toBe("As it was");
    expect(await described({ new_description: null })).toBe("As it was");
    expect(await described({ new_description: "" })).toBe("");
  });

  test("of a clone of a clone still names the first author", async () => {
    const second = await ask(server, byId, {
      as: bob,
      params: { id: (await shared()).id },
      body: { new_name: "Second" },
    });
    await share(server, bob, second);
    const third = await ask(server, byId, { as: cem, params: { id: second.id }, body: { new_name: "Third" } });
    expect(third).toMatchObject({ author: "", original_author: "Ada" });
    await share(server, cem, third);
    expect(await ask(server, "GET /api/public/projects/{id}", { params: { id: third.id } })).toMatchObject({
      author: "Cem",
      original_author: "Ada",
    });
  });

  test("is counted exactly under parallel requests", async () => {
    const { id } = await shared();
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        ask(server, byId, { as: i % 2 ? bob : cem, params: { id }, body: { new_name: `Copy ${i}` } }),
      ),
    );
    expect((await ask(server, "GET /api/public/projects/{id}", { params: { id } })).clone_count).toBe(12);
  });

  test("is neither counted nor stored if the original changes in the meantime", async () => {
    const { database } = server.store;
    const { id } = await shared();
    const read = await publicProject(database, { id });
    if (!read) throw new Error("It is public.");
    const params = { id };
    await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body: { category: "other" } });
    expect(await countClone(database, read.row)).toBe(false);
    const changed = { ...read.row, revision: read.row.revision + 1 };
    expect(await countClone(database, changed)).toBe(true);
    await ask(server, "POST /api/projects/{id}/share", { as: ada, params, body: { is_public: false } });
    expect(await countClone(database, { ...changed, revision: changed.revision + 1 })).toBe(false);
    const { clone_count } = await ask(server, "GET /api/projects/{id}", { as: ada, params });
    expect(clone_count).toBe(1);
  });

  test("is limited to public projects, including one's own", async () => {
    const mine = await aProject(server, ada);
    const body = { new_name: "Copy" };
    const gone = { status: 404, error: "NOT_FOUND", message: "Public project not available." };
    for (const as of [ada, bob]) {
      expect(await refused(server, byId, { as, params: { id: mine.id }, body })).toMatchObject(gone);
      expect(await refused(server, bySlug, { as, params: { slug: "none" }, body })).toMatchObject(gone);
    }
    await share(server, ada, mine);
    expect(await ask(server, byId, { as: ada, params: { id: mine.id }, body })).toMatchObject({
      original_author: "Ada",
    });
  });

  test.each([
    [{}, "new_name", "This field is missing"],
    [{ new_name: "  " }, "new_name", "Name is required"],
    [{ new_name: "x".repeat(101) }, "new_name", "Use at most 100 characters"],
    [{ new_name: "x", new_description: "x".repeat(501) }, "new_description", "Use at most 500 characters"],
  ])("is not made with %j", async (body, path, message) => {
    const params = { id: (await shared()).id };
    const answer = await refused(server, byId, { as: bob, params, body });
    expect(answer).toMatchObject({ status: 422, error: "INVALID_REQUEST", details: [{ path, message }] });
    expect((await ask(server, "GET /api/public/projects/{id}", { params })).clone_count).toBe(0);
  });

  test("requires a session", async () => {
    const { id } = await shared("for-the-signed-in");
    const body = { new_name: "Copy" };
    expect(await refused(server, byId, { params: { id }, body })).toMatchObject({ status: 401 });
    expect(await refused(server, bySlug, { params: { slug: "for-the-signed-in" }, body })).toMatchObject({
      status: 401,
    });
  });

  test("is refused and not counted when the user has reached the limit", async () => {
    const { id } = await shared();
    const rich = await signedIn(server);
    const body = { new_name: "Copy" };
    await fillUp(server, await aProject(server, rich), defaultQuota.projects - 2);
    const asked = { as: rich, params: { id }, body };
    const answers = await Promise.all(Array.from({ length: 4 }, () => inject(server, byId, asked)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 413, 413, 413]);
    expect(await refused(server, byId, { as: rich, params: { id }, body })).toMatchObject({ error: "STORAGE_FULL" });
    const { clone_count } = await ask(server, "GET /api/public/projects/{id}", { params: { id } });
    expect(clone_count).toBe(1);
  });
});
