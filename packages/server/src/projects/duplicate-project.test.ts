import { beforeAll, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { aMaster, aPage, aProject, share } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("a duplicate on %s", (store) => {
  const server = serverUnderTest({ store });
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    bob = await signedIn(server, "Bob");
  });

  const route = "POST /api/projects/{id}/duplicate";
  const original = async () => {
    const project = await aProject(server, ada, { name: "Original", description: "As it was", category: "journal" });
    return aPage(server, ada, await aMaster(server, ada, project, "Day"), "Cover");
  };

  test("is a private, independent copy with all content", async () => {
    const source = await share(server, ada, await original(), "duplicated");
    const copy = await ask(server, route, { as: ada, params: { id: source.id }, body: { new_name: " Copy " } });
    const { masters, pages, plan, default_canvas, compilation_rules } = source;
    expect(copy).toMatchObject({
      masters,
      pages,
      plan,
      default_canvas,
      compilation_rules,
      revision: 1,
      clone_count: 0,
    });
    expect(copy.metadata).toMatchObject({
      name: "Copy",
      description: "As it was",
      category: "journal",
      is_public: false,
    });
    await inject(server, "DELETE /api/projects/{id}", { as: ada, params: { id: source.id } });
    expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: copy.id } })).toEqual(copy);
  });

  test("has another plan if one is sent", async () => {
    const { id, plan } = await original();
    const calendar = { ...plan.calendar, start_date: "2031-01-01", end_date: "2031-12-31" };
    const body = { new_name: "Next", plan: { ...plan, calendar } };
    const copy = await ask(server, route, { as: ada, params: { id }, body });
    expect(copy.plan.calendar).toEqual(calendar);
    const source = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id } });
    expect(source).toMatchObject({ plan, revision: expect.any(Number) });
    expect(copy.masters).toEqual(source.masters);
  });

  test("is refused with the place in the plan, and nothing is stored", async () => {
    const { id, plan } = await original();
    const before = await ask(server, "GET /api/projects", { as: ada });
    const sections = [{ kind: "days", master: "Nothing", generate: "each_day" }];
    const body = { new_name: "Next", plan: { ...plan, sections } };
    const { status, details } = await refused(server, route, { as: ada, params: { id }, body });
    expect({ status, details }).toMatchObject({ status: 422, details: [{ path: "sections[0].master" }] });
    expect(await ask(server, "GET /api/projects", { as: ada })).toEqual(before);
  });

  test("of another user's project does not exist", async () => {
    const { id } = await original();
    const answer = await refused(server, route, { as: bob, params: { id }, body: { new_name: "Stolen" } });
    expect(answer).toMatchObject({ status: 404, error: "NOT_FOUND" });
  });
});
