import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aMaster, aProject, designYaml } from "../../test/projects.ts";
import { defaultQuota, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { historyBytes } from "./store.ts";

/** Size of one version, in characters. It is a part of its own. */
const size = 30_000;
const quota = { ...defaultQuota, historyBytes: 6 * size };

usualStores("the history of a user on %s", (store) => {
  const clock = new AdjustableClock(Date.UTC(2026, 4, 1));
  const server = serverUnderTest({ store, now: clock.now, settings: { quota } });
  let turn = 0;

  /** Each change adds a version with the content before. */
  const change = async (as: SignedIn, id: string, times: number) => {
    for (let i = 0; i < times; i++) {
      clock.pass({ minutes: 1 });
      const template_yaml = designYaml(`${turn++}`.padEnd(size, "x"));
      await ask(server, "PATCH /api/projects/{id}/masters/{name}", {
        as,
        params: { id, name: "Day" },
        body: { template_yaml },
      });
    }
  };
  const create = async (as: SignedIn, versions: number) => {
    const { id } = await aMaster(server, as, await aProject(server, as), "Day");
    await change(as, id, versions + 1);
    return id;
  };
  const versions = async (as: SignedIn, id: string) =>
    (await ask(server, "GET /api/projects/{id}/versions", { as, params: { id } })).versions;
  const name = (as: SignedIn, id: string, text: string) => ({ as, params: { id }, body: { name: text } });
  const textsOf = async (id: string) => {
    const { database } = server.store;
    return (await database.selectFrom("project_parts").select("id").where("project_id", "=", id).execute()).length;
  };
  const userOf = async (id: string) => {
    const row = server.store.database.selectFrom("projects").select("owner_id").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).owner_id;
  };

  test("loses the oldest automatic versions of other projects, with their texts, and no named ones", async () => {
    const ada = await signedIn(server);
    const old = await create(ada, 2);
    await ask(server, "POST /api/projects/{id}/versions", name(ada, old, "Kept"));
    const before = await textsOf(old);
    const project = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: old } });
    const current = await create(ada, 5);
    expect((await versions(ada, old)).map((version) => version.name)).toEqual(["Kept"]);
    expect((await versions(ada, current)).length).toBeGreaterThan(4);
    expect(await textsOf(old)).toBeLessThan(before);
    expect(await historyBytes(server.store.database, await userOf(old))).toBeLessThanOrEqual(quota.historyBytes + size);
    const { masters } = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: old } });
    expect(masters).toEqual(project.masters);
    await change(ada, old, 1);
  });

  test("loses deleted projects after the versions, the oldest first, and not the one that was just deleted", async () => {
    const eve = await signedIn(server);
    const ids = [await create(eve, 1), await create(eve, 1), await create(eve, 1)];
    const current = await create(eve, 1);
    for (const id of ids) {
      clock.pass({ minutes: 1 });
      await inject(server, "DELETE /api/projects/{id}", { as: eve, params: { id } });
    }
    await change(eve, current, 5);
    const left = (await ask(server, "GET /api/deleted-projects", { as: eve })).map(({ id }) => id);
    expect(ids.slice(-left.length || ids.length)).toEqual(left.toReversed());
    expect(left.length).toBeLessThan(3);
    expect((await versions(eve, current)).length).toBeGreaterThan(4);
    clock.pass({ minutes: 1 });
    await inject(server, "DELETE /api/projects/{id}", { as: eve, params: { id: current } });
    expect((await ask(server, "GET /api/deleted-projects", { as: eve })).map(({ id }) => id)).toEqual([current]);
  });

  test("has room for named versions of all projects up to the limit", async () => {
    const mia = await signedIn(server);
    const ids = [await create(mia, 0), await create(mia, 0)];
    const answers: number[] = [];
    for (let i = 0; i < 4; i++)
      for (const id of ids) {
        const { statusCode } = await inject(server, "POST /api/projects/{id}/versions", name(mia, id, `Named ${i}`));
        answers.push(statusCode);
        await change(mia, id, 1);
      }
    expect(answers.slice(0, 5)).toEqual(Array(5).fill(201));
    const refusal = await refused(server, "POST /api/projects/{id}/versions", name(mia, ids[0] ?? "", "One more"));
    expect(refusal).toMatchObject({
      error: "QUOTA_EXCEEDED",
      message: expect.stringContaining("of all your projects"),
    });
  });
});
