import { ownPartLimits } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { defaultQuota, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("own parts on %s", (store) => {
  const quota = { ...defaultQuota, parts: 6, partBytes: 1024 * 1024 };
  const server = serverUnderTest({ store, settings: { quota } });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  const widgets = [{ id: "a", type: "box", position: { x: 10, y: 20, width: 30, height: 40 } }];
  const body = { name: "Ćwiczenia", page: { width: 446.4, height: 595.2 }, widgets };
  const add = (as: SignedIn, changes: object = {}) =>
    ask(server, "POST /api/parts", { as, body: { ...body, ...changes } });
  const list = (as: SignedIn) => ask(server, "GET /api/parts", { as });

  test("are kept as they were saved, for their owner alone", async () => {
    const part = await add(ada);
    expect(part).toEqual({ ...body, id: part.id });
    expect(await list(ada)).toEqual([part]);
    expect(await list(eve)).toEqual([]);
    for (const [route, asked] of [
      ["PATCH /api/parts/{id}", { body: { name: "Mine" } }],
      ["DELETE /api/parts/{id}", {}],
    ] as const) {
      const target = { params: { id: part.id }, ...asked };
      expect(await refused(server, route, target)).toMatchObject({ status: 401 });
      expect(await refused(server, route, { as: eve, ...target })).toMatchObject({
        status: 404,
        message: "Part not found",
      });
    }
    expect(await list(ada)).toEqual([part]);
  });

  test("can be renamed and deleted", async () => {
    const { id } = await add(ada, { name: "Old" });
    const renamed = await ask(server, "PATCH /api/parts/{id}", { as: ada, params: { id }, body: { name: " New " } });
    expect(renamed).toMatchObject({ id, name: "New", widgets });
    expect((await list(ada)).map(({ name }) => name)).toContain("New");
    const deleted = await inject(server, "DELETE /api/parts/{id}", { as: ada, params: { id } });
    expect(deleted.statusCode).toBe(204);
    expect((await list(ada)).map((part) => part.id)).not.toContain(id);
  });

  describe("are refused", () => {
    test.each<[string, object]>([
      ["without a name", { name: " " }],
      ["without widgets", { widgets: [] }],
      ["with too many widgets", { widgets: Array.from({ length: ownPartLimits.widgets + 1 }, () => widgets[0]) }],
      ["with a widget that has no place", { widgets: [{ id: "a", type: "box" }] }],
      ["without a page", { page: { width: 0, height: 10 } }],
    ])("%s", async (_, changes) => {
      const answer = await refused(server, "POST /api/parts", { as: ada, body: { ...body, ...changes } });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_REQUEST" });
    });

    test("if they are too large", async () => {
      const content = "x".repeat(ownPartLimits.bytes);
      const large = { ...body, widgets: [{ ...widgets[0], content }] };
      expect(await refused(server, "POST /api/parts", { as: ada, body: large })).toMatchObject({ status: 413 });
    });

    test("beyond the limits of a user", async () => {
      const [mia, tom] = [await signedIn(server, "Mia"), await signedIn(server, "Tom")];
      for (let i = 0; i < quota.parts; i++) await add(mia);
      expect(await refused(server, "POST /api/parts", { as: mia, body })).toMatchObject({
        error: "QUOTA_EXCEEDED",
        message: "You have 6 parts, which is the limit. Delete one first",
      });
      const large = { widgets: [{ ...widgets[0], content: "x".repeat(400 * 1024) }] };
      for (let i = 0; i < 2; i++) await add(tom, large);
      expect(await refused(server, "POST /api/parts", { as: tom, body: { ...body, ...large } })).toMatchObject({
        error: "QUOTA_EXCEEDED",
        message: "Your parts take 0.7 of 1 MiB, and this one does not fit. Delete one first",
      });
      await add(tom);
    });
  });
});
