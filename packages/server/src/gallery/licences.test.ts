import { type LicenceId, licenceIds } from "@octavo/foundation";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aProject } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

describeOnStores("licences", (store) => {
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

  const shareRoute = "POST /api/projects/{id}/share";
  const publish = (as: SignedIn, id: string, licence?: LicenceId | null) => {
    clock.pass({ minutes: 1 });
    return ask(server, shareRoute, { as, params: { id }, body: { is_public: true, licence } });
  };
  const withdraw = (as: SignedIn, id: string) =>
    ask(server, shareRoute, { as, params: { id }, body: { is_public: false } });
  const published = async (licence?: LicenceId | null, name = "Original") =>
    publish(ada, (await aProject(server, ada, { name })).id, licence);
  const cloneRoute = "POST /api/projects/public/{id}/clone";
  const clone = (as: SignedIn, id: string, new_name = "Remix") =>
    ask(server, cloneRoute, { as, params: { id }, body: { new_name } });
  const shown = (id: string) => ask(server, "GET /api/public/projects/{id}", { params: { id } });
  const related = (id: string, query = {}) =>
    ask(server, "GET /api/public/projects/{id}/remixes", { params: { id }, query });

  test.each(licenceIds)("%s is stored, shown in the gallery and kept while the address changes", async (licence) => {
    const { id } = await published(licence);
    expect(await shown(id)).toMatchObject({ licence, sources: [] });
    await publish(ada, id);
    expect(await shown(id)).toMatchObject({ licence });
    await withdraw(ada, id);
    await publish(ada, id);
    expect(await shown(id)).toMatchObject({ licence });
    await publish(ada, id, null);
    expect(await shown(id)).toMatchObject({ licence: null });
  });

  test("an unknown one is refused", async () => {
    const { id } = await aProject(server, ada);
    const body = { is_public: true, licence: "GPL-3.0" as LicenceId };
    const answer = await refused(server, shareRoute, { as: ada, params: { id }, body });
    expect(answer).toMatchObject({ status: 422, details: [{ path: "licence" }] });
  });

  test("reserved rights forbid clones, by id and by address", async () => {
    const { id } = await aProject(server, ada);
    const slug = "reserved";
    const body = { is_public: true, url_slug: slug, licence: "all-rights-reserved" as const };
    await ask(server, shareRoute, { as: ada, params: { id }, body });
    const reason = { status: 403, error: "FORBIDDEN", message: expect.stringContaining("reserves all rights") };
    const request = { as: bob, body: { new_name: "Remix" } };
    expect(await refused(server, cloneRoute, { ...request, params: { id } })).toMatchObject(reason);
    const bySlug = "POST /api/projects/public/slug/{slug}/clone";
    expect(await refused(server, bySlug, { ...request, params: { slug } })).toMatchObject(reason);
    expect((await shown(id)).clone_count).toBe(0);
  });

  test("a clone keeps the licence and names its original, whatever the original does later", async () => {
    const { id } = await published("CC-BY-SA-4.0");
    const remix = await clone(bob, id);
    const origin = {
      licence: "CC-BY-SA-4.0",
      original_licence: "CC-BY-SA-4.0",
      sources: [{ name: "Original", author: "Ada", licence: "CC-BY-SA-4.0" }],
    };
    expect(remix).toMatchObject(origin);
    await publish(ada, id, "all-rights-reserved");
    const read = () => ask(server, "GET /api/projects/{id}", { as: bob, params: { id: remix.id } });
    expect(await read()).toMatchObject(origin);
    const copy = await ask(server, "POST /api/projects/{id}/duplicate", {
      as: bob,
      params: { id: remix.id },
      body: { new_name: "Second" },
    });
    expect(copy).toMatchObject(origin);
  });

  /** By the compatibility of the licences' texts; written out, so that a changed table fails. */
  const remixes: Readonly<Record<string, readonly (LicenceId | null)[]>> = {
    "CC0-1.0": [null, ...licenceIds],
    "CC-BY-4.0": ["CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "all-rights-reserved"],
    "CC-BY-SA-4.0": ["CC-BY-SA-4.0"],
    "CC-BY-NC-4.0": ["CC-BY-NC-4.0", "all-rights-reserved"],
    unstated: [null],
  };

  test.each(Object.entries(remixes))("a remix of a work under %s is published under %j only", async (original, may) => {
    const source = await published(original === "unstated" ? undefined : (original as LicenceId));
    const { id } = await clone(bob, source.id);
    for (const licence of [null, ...licenceIds]) {
      const asked = { as: bob, params: { id }, body: { is_public: true, licence } };
      if (may.includes(licence)) expect(await ask(server, shareRoute, asked)).toMatchObject({ licence });
      else
        expect(await refused(server, shareRoute, asked)).toMatchObject({ status: 422, details: [{ path: "licence" }] });
    }
  });

  test("a clone of one's own project may have any licence", async () => {
    const { id } = await published("CC-BY-SA-4.0");
    const own = await clone(ada, id);
    expect(own.original_licence).toBeNull();
    expect(await publish(ada, own.id, "CC0-1.0")).toMatchObject({ licence: "CC0-1.0" });
  });

  test("a chain of remixes names each author, and at most twenty", async () => {
    let { id } = await published("CC-BY-4.0", "Work 0");
    for (let i = 1; i <= 22; i++) {
      const as = i % 2 ? bob : cem;
      id = (await clone(as, id, `Work ${i}`)).id;
      await publish(as, id);
    }
    const { sources } = await shown(id);
    expect(sources.map(({ name }) => name)).toEqual([
      "Work 0",
      ...Array.from({ length: 19 }, (_, i) => `Work ${i + 3}`),
    ]);
    expect(new Set(sources.map(({ author }) => author))).toEqual(new Set(["Ada", "Bob", "Cem"]));
  });

  describe("originals and remixes", () => {
    test("are listed both ways, latest first, in pages", async () => {
      const original = await published("CC-BY-4.0");
      const ids: string[] = [];
      for (const as of [bob, cem, bob]) {
        const { id } = await clone(as, original.id, `Remix ${ids.length}`);
        await publish(as, id);
        ids.unshift(id);
      }
      const { remixes: listed, total, original: none } = await related(original.id);
      expect([listed.map(({ id }) => id), total, none]).toEqual([ids, 3, null]);
      const second = await related(original.id, { limit: 1, offset: 1 });
      expect([second.remixes.map(({ id }) => id), second.total]).toEqual([[ids[1]], 3]);
      const [remix = ""] = ids;
      expect(await related(remix)).toMatchObject({ original: { id: original.id }, remixes: [], total: 0 });
    });

    test("are not mentioned while they are private or deleted", async () => {
      const original = await published("CC-BY-4.0");
      const remix = await clone(bob, original.id, "Secret remix");
      expect(await related(original.id)).toMatchObject({ remixes: [], total: 0 });
      await publish(bob, remix.id);
      expect(await related(original.id)).toMatchObject({ total: 1 });
      await withdraw(ada, original.id);
      expect(await related(remix.id)).toMatchObject({ original: null });
      const gone = { status: 404, error: "NOT_FOUND" };
      const route = "GET /api/public/projects/{id}/remixes";
      expect(await refused(server, route, { params: { id: original.id }, query: {} })).toMatchObject(gone);
      // Its owner sees no more than others.
      expect(await refused(server, route, { as: ada, params: { id: original.id }, query: {} })).toMatchObject(gone);
      await publish(ada, original.id);
      await withdraw(bob, remix.id);
      expect(JSON.stringify(await related(original.id))).not.toContain("Secret remix");
      await publish(bob, remix.id);
      await inject(server, "DELETE /api/projects/{id}", { as: bob, params: { id: remix.id } });
      expect(await related(original.id)).toMatchObject({ remixes: [], total: 0 });
    });

    test("only the owner changes a licence", async () => {
      const { id } = await published("CC-BY-4.0");
      const body = { is_public: true, licence: "CC0-1.0" as const };
      expect(await refused(server, shareRoute, { params: { id }, body })).toMatchObject({ status: 401 });
      expect(await refused(server, shareRoute, { as: bob, params: { id }, body })).toMatchObject({ status: 404 });
      expect(await shown(id)).toMatchObject({ licence: "CC-BY-4.0" });
    });
  });
});
