import type { CallInput, Project } from "@octavo/contract";
import type { LicenceId } from "@octavo/foundation";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { masters, plan } from "../../test/planners.ts";
import { aProject, designYaml } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

/** Larger than the part of a design that stays in the text of a document. */
const largeText = "large ".repeat(5000);

describeOnStores("changes of an original", (store) => {
  const clock = new AdjustableClock(Date.UTC(2026, 10, 1));
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    bob = await signedIn(server, "Bob");
  });

  const publish = (as: SignedIn, id: string, more: object = {}) =>
    ask(server, "POST /api/projects/{id}/share", { as, params: { id }, body: { is_public: true, ...more } });
  const cloneOf = (as: SignedIn, id: string) =>
    ask(server, "POST /api/projects/public/{id}/clone", { as, params: { id }, body: { new_name: "Remix" } });
  /** A public project of Ada, and Bob's clone of it. */
  const pair = async (licence?: LicenceId) => {
    const original = await aProject(server, ada, { name: "Original", masters_yaml: masters, plan_yaml: plan });
    await publish(ada, original.id, { licence });
    return { original: original.id, clone: (await cloneOf(bob, original.id)).id };
  };
  const read = (as: SignedIn, id: string) => ask(server, "GET /api/projects/{id}", { as, params: { id } });
  const change = async (as: SignedIn, id: string, name: string, text: string) => {
    clock.pass({ minutes: 1 });
    const body = { template_yaml: designYaml(text) };
    return ask(server, "PATCH /api/projects/{id}/masters/{name}", { as, params: { id, name }, body });
  };
  const add = async (as: SignedIn, id: string, name: string, text = name) => {
    clock.pass({ minutes: 1 });
    const body = { name, template_yaml: designYaml(text) };
    return ask(server, "POST /api/projects/{id}/masters", { as, params: { id }, body });
  };
  const stateOf = (id: string, as = bob) => ask(server, "GET /api/projects/{id}/original", { as, params: { id } });
  const mergeRoute = "POST /api/projects/{id}/original/merge";
  const merge = async (id: string, more: Partial<CallInput<typeof mergeRoute>["body"]> = {}) => {
    clock.pass({ minutes: 1 });
    const { revision } = await stateOf(id);
    const body = { original_revision: revision ?? 0, ...more };
    return ask(server, mergeRoute, { as: bob, params: { id }, body });
  };
  const names = ({ masters: list }: Project) => list.map(({ name }) => name);
  const textsOf = ({ masters: list }: Project, name: string) =>
    list.find((master) => master.name === name)?.widgets.map(({ content }) => content);
  const versions = (id: string) =>
    ask(server, "GET /api/projects/{id}/versions", { as: bob, params: { id } }).then((history) => history.versions);

  test("are told from the content at the time of the clone", async () => {
    const { original, clone } = await pair();
    expect(await stateOf(clone)).toMatchObject({ state: "same", original: { id: original, author: "Ada" } });
    await change(bob, clone, "Day", "mine");
    expect(await stateOf(clone)).toMatchObject({ state: "same" });
    await ask(server, "PATCH /api/projects/{id}", {
      as: ada,
      params: { id: original },
      body: { name: "Another name" },
    });
    expect(await stateOf(clone)).toMatchObject({ state: "same", original: { metadata: { name: "Another name" } } });
    const { revision } = await change(ada, original, "Day", "theirs");
    expect(await stateOf(clone)).toMatchObject({ state: "changed", revision });
    const base = await ask(server, "GET /api/projects/{id}/original/base", { as: bob, params: { id: clone } });
    expect(textsOf(base, "Day")).toContain("First day");
    const content = await ask(server, "GET /api/projects/{id}/original/content", { as: bob, params: { id: clone } });
    expect(textsOf(content, "Day")).toEqual(["theirs"]);
  });

  test("are merged with those of the clone, as a version that can be restored", async () => {
    const { original, clone } = await pair("CC-BY-4.0");
    await add(ada, original, "Theirs");
    await change(ada, original, "Day", "changed by Ada");
    const before = await add(bob, clone, "Mine");
    const merged = await merge(clone, { version_name: "Merged changes of Original by Ada" });
    expect(names(merged)).toEqual(["Day", "Mine", "Theirs"]);
    expect(textsOf(merged, "Day")).toEqual(["changed by Ada"]);
    expect(merged).toMatchObject({
      metadata: { name: "Remix", author: "" },
      licence: "CC-BY-4.0",
      original_licence: "CC-BY-4.0",
      sources: [{ name: "Original", author: "Ada", licence: "CC-BY-4.0" }],
    });
    expect(await stateOf(clone)).toMatchObject({ state: "same" });
    const [latest, previous] = await versions(clone);
    expect(latest).toMatchObject({ name: "Merged changes of Original by Ada", is_current: true });
    const params = { id: clone, version: previous?.id ?? "" };
    const restored = await ask(server, "POST /api/projects/{id}/versions/{version}/restore", { as: bob, params });
    expect(restored.masters).toEqual(before.masters);
    expect((await read(ada, original)).clone_count).toBe(1);
  });

  test("are merged once more from the content that was merged last", async () => {
    const { original, clone } = await pair();
    await change(ada, original, "Day", "one");
    await merge(clone);
    await change(bob, clone, "Day", "mine");
    expect(await stateOf(clone)).toMatchObject({ state: "same" });
    await add(ada, original, "Later");
    const merged = await merge(clone);
    expect(names(merged)).toEqual(["Day", "Later"]);
    expect(textsOf(merged, "Day")).toEqual(["mine"]);
  });

  test("that contradict the clone's are conflicts, for which the clone's value stays or the original's is chosen", async () => {
    const mine = await pair();
    const theirs = await pair();
    for (const { original, clone } of [mine, theirs]) {
      await change(ada, original, "Day", "theirs");
      await change(bob, clone, "Day", "mine");
    }
    expect(textsOf(await merge(mine.clone), "Day")).toEqual(["mine"]);
    const ids = (await conflictIds(theirs.clone)).map((path) => JSON.stringify(path));
    expect(textsOf(await merge(theirs.clone, { chosen: ids }), "Day")).toEqual(["theirs"]);
  });

  /** Paths of everything that both sides added to the master. */
  const conflictIds = async (clone: string): Promise<readonly (readonly string[])[]> => {
    const { masters: list } = await read(bob, clone);
    const widgets = list.find(({ name }) => name === "Day")?.widgets ?? [];
    return widgets.flatMap(({ id }) =>
      ["content", "position", "type", "styling", "properties"].map((field) => ["masters", "Day", "widgets", id, field]),
    );
  };

  test("include large designs", async () => {
    const { original, clone } = await pair();
    await add(ada, original, "Large", largeText);
    await change(bob, clone, "Day", `${largeText}mine`);
    const merged = await merge(clone);
    expect(textsOf(merged, "Large")).toEqual([largeText]);
    expect(textsOf(merged, "Day")).toEqual([`${largeText}mine`]);
    await change(ada, original, "Large", "small now");
    await change(ada, original, "Large", "smaller now");
    const base = await ask(server, "GET /api/projects/{id}/original/base", { as: bob, params: { id: clone } });
    expect(textsOf(base, "Large")).toEqual([largeText]);
    expect(textsOf(await merge(clone), "Large")).toEqual(["smaller now"]);
  });

  test("are refused if they were looked at before they changed again, or if the clone has changed", async () => {
    const { original, clone } = await pair();
    const { revision } = await change(ada, original, "Day", "one");
    await change(ada, original, "Day", "two");
    const call = { as: bob, params: { id: clone }, body: { original_revision: revision } };
    const again = { status: 409, error: "STALE_REVISION", message: expect.stringContaining("has changed again") };
    expect(await refused(server, mergeRoute, call)).toMatchObject(again);
    const current = (await stateOf(clone)).revision ?? 0;
    const stale = await refused(server, mergeRoute, { ...call, body: { original_revision: current }, revision: 77 });
    expect(stale).toMatchObject({ status: 409, error: "STALE_REVISION" });
    expect(names(await read(bob, clone))).toEqual(["Day"]);
    expect(await stateOf(clone)).toMatchObject({ state: "changed" });
  });

  test("are refused if the merged planner would have errors, and nothing is stored", async () => {
    const { original, clone } = await pair();
    const { plan: written, default_canvas, masters: list } = await read(ada, original);
    const section = { kind: "broken", master: "Nobody", generate: "once", anchors: [], context: {} };
    const broken = { ...written, sections: [...written.sections, section] };
    // The studio stores no such plan.
    const text = JSON.stringify({ default_canvas, masters: list, plan: broken, pages: [], compilation_rules: [] });
    await server.store.database.updateTable("project_documents").set({ text }).where("id", "=", original).execute();
    await change(ada, original, "Day", "another");
    const { revision } = await stateOf(clone);
    const call = { as: bob, params: { id: clone }, body: { original_revision: revision ?? 0 } };
    const before = await read(bob, clone);
    const answer = await refused(server, mergeRoute, call);
    expect(answer).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
    expect(await read(bob, clone)).toEqual(before);
  });

  describe("are only offered", () => {
    const none = { original: null, revision: null, state: "none" };

    test("to the owner of the clone", async () => {
      const { original, clone } = await pair();
      await change(ada, original, "Day", "theirs");
      const missing = { status: 404, error: "NOT_FOUND", message: "Project not found" };
      const params = { id: clone };
      for (const route of ["original", "original/content", "original/base"] as const)
        expect(await refused(server, `GET /api/projects/{id}/${route}`, { as: ada, params })).toMatchObject(missing);
      const body = { original_revision: 1 };
      expect(await refused(server, mergeRoute, { as: ada, params, body })).toMatchObject(missing);
      expect(await refused(server, mergeRoute, { params, body })).toMatchObject({ status: 401 });
    });

    test("while the original is public", async () => {
      const { original, clone } = await pair();
      const { revision } = await change(ada, original, "Day", "secret since");
      const params = { id: original };
      await ask(server, "POST /api/projects/{id}/share", { as: ada, params, body: { is_public: false } });
      expect(await stateOf(clone)).toEqual(none);
      const gone = { status: 404, message: expect.stringContaining("can't be cloned any more") };
      const call = { as: bob, params: { id: clone } };
      expect(await refused(server, "GET /api/projects/{id}/original/content", call)).toMatchObject(gone);
      expect(await refused(server, "GET /api/projects/{id}/original/base", call)).toMatchObject(gone);
      const body = { original_revision: revision + 1 };
      expect(await refused(server, mergeRoute, { ...call, body })).toMatchObject(gone);
    });

    test("for clones", async () => {
      const { id } = await aProject(server, bob);
      expect(await stateOf(id)).toEqual(none);
      const call = { as: bob, params: { id }, body: { original_revision: 1 } };
      expect(await refused(server, mergeRoute, call)).toMatchObject({ status: 404 });
    });

    test("unless the author reserves all rights by now", async () => {
      const { original, clone } = await pair("CC-BY-4.0");
      await change(ada, original, "Day", "theirs");
      await publish(ada, original, { licence: "all-rights-reserved" });
      expect(await stateOf(clone)).toEqual(none);
    });

    test.each([
      ["CC-BY-4.0", "CC-BY-4.0", "changed", "CC-BY-4.0"],
      ["CC-BY-NC-4.0", "CC-BY-4.0", "changed", "CC-BY-NC-4.0"],
      ["CC0-1.0", "CC-BY-4.0", "licence", undefined],
      ["CC-BY-4.0", "CC-BY-SA-4.0", "licence", undefined],
      ["CC0-1.0", "CC0-1.0", "changed", "CC0-1.0"],
    ] as const)(
      "if the licence of a clone under %s allows that of an original under %s",
      async (first, then, state, terms) => {
        const { original, clone } = await pair(first);
        await change(ada, original, "Day", "theirs");
        await publish(ada, original, { licence: then });
        expect(await stateOf(clone)).toMatchObject({ state });
        if (terms) expect(await merge(clone)).toMatchObject({ licence: first, original_licence: terms });
        else {
          const { revision } = await stateOf(clone);
          const call = { as: bob, params: { id: clone }, body: { original_revision: revision ?? 0 } };
          const reason = { status: 403, error: "FORBIDDEN", message: expect.stringContaining("another licence now") };
          expect(await refused(server, mergeRoute, call)).toMatchObject(reason);
        }
      },
    );

    test("under the stricter terms afterwards, with the original's new name among the sources", async () => {
      const { original, clone } = await pair("CC-BY-4.0");
      await publish(bob, clone, { licence: "CC-BY-NC-4.0" });
      await change(ada, original, "Day", "theirs");
      await publish(ada, original, { licence: "CC-BY-NC-4.0" });
      const merged = await merge(clone);
      expect(merged).toMatchObject({
        licence: "CC-BY-NC-4.0",
        original_licence: "CC-BY-NC-4.0",
        sources: [
          { name: "Original", author: "Ada", licence: "CC-BY-4.0" },
          { name: "Original", author: "Ada", licence: "CC-BY-NC-4.0" },
        ],
      });
    });
  });

  describe("the content at the time of the clone", () => {
    const baseCount = async (id: string) =>
      (
        await server.store.database
          .selectFrom("project_versions")
          .select("id")
          .where("project_id", "=", id)
          .where("is_base", "=", 1)
          .execute()
      ).length;

    test("is no version of the clone, and survives all limits of versions", async () => {
      const { original, clone } = await pair();
      expect(await versions(clone)).toEqual([]);
      for (let i = 0; i < 40; i++) await change(bob, clone, "Day", `change ${i}`);
      expect((await versions(clone)).length).toBeLessThan(40);
      expect(await baseCount(clone)).toBe(1);
      await add(ada, original, "Later");
      expect(names(await merge(clone))).toEqual(["Day", "Later"]);
      expect(await baseCount(clone)).toBe(1);
    });

    test("is counted with the versions, and kept by a duplicate", async () => {
      const { original, clone } = await pair();
      const { version_bytes } = await server.store.database
        .selectFrom("projects")
        .select("version_bytes")
        .where("id", "=", clone)
        .executeTakeFirstOrThrow();
      expect(version_bytes).toBeGreaterThan(500);
      await add(bob, clone, "Large", largeText);
      const params = { id: clone };
      const copy = await ask(server, "POST /api/projects/{id}/duplicate", {
        as: bob,
        params,
        body: { new_name: "Copy" },
      });
      await inject(server, "DELETE /api/projects/{id}", { as: bob, params });
      await add(ada, original, "Theirs");
      expect(await stateOf(copy.id)).toMatchObject({ state: "changed" });
      expect(names(await merge(copy.id))).toEqual(["Day", "Large", "Theirs"]);
    });

    test("is found among the versions of a clone from before it was kept, only if it is the same", async () => {
      const { original, clone } = await pair();
      const forget = () =>
        server.store.database
          .deleteFrom("project_versions")
          .where("project_id", "=", clone)
          .where("is_base", "=", 1)
          .execute();
      await forget();
      expect(await stateOf(clone)).toMatchObject({ state: "same" });
      await change(bob, clone, "Day", "mine");
      await add(ada, original, "Theirs");
      expect(await stateOf(clone)).toMatchObject({ state: "changed" });
      await server.store.database.deleteFrom("project_versions").where("project_id", "=", clone).execute();
      expect(await stateOf(clone)).toMatchObject({ state: "no_base" });
      const { revision } = await stateOf(clone);
      const call = { as: bob, params: { id: clone }, body: { original_revision: revision ?? 0 } };
      const lost = { status: 404, message: expect.stringContaining("was not kept") };
      expect(await refused(server, mergeRoute, call)).toMatchObject(lost);
    });
  });

  test("come to a clone on another device in its size", async () => {
    const { original, clone } = await pair();
    const body = { device_profile: "kindle-scribe" };
    const scaled = await ask(server, "PATCH /api/projects/{id}", { as: bob, params: { id: clone }, body });
    const { default_canvas } = scaled;
    await add(ada, original, "Theirs");
    const merged = await merge(clone);
    expect(merged.metadata.device_profile).toBe("kindle-scribe");
    expect(merged.default_canvas).toEqual(default_canvas);
    expect(merged.masters[0]).toEqual(scaled.masters[0]);
    const { position } = (await read(ada, original)).masters[1]?.widgets[0] ?? {};
    const factor = default_canvas.dimensions.width / (await read(ada, original)).default_canvas.dimensions.width;
    expect(merged.masters[1]?.widgets[0]?.position.width).toBeCloseTo((position?.width ?? 0) * factor, 0);
  });
});
