import { beforeAll, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { aProject } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("hostile texts on their way to a project on %s", (store) => {
  const server = serverUnderTest({ store });
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
  });

  test.each([{ name: "a\0b" }, { description: "a\0b" }, { author: "\0" }, { device_profile: "remarkable-2\0" }])(
    "that no store can keep are refused: %j",
    async (changes) => {
      const body = { name: "x", device_profile: "remarkable-2", ...changes };
      expect(await refused(server, "POST /api/projects", { as: ada, body })).toMatchObject({
        error: "MALFORMED_REQUEST",
        message: "Text with the character U+0000 can't be stored",
      });
    },
  );

  test.each([
    "projects/%00",
    "public/projects/%00",
    "public/projects/slug/a%00b",
    "public/projects?search=%00",
    "public/projects?device=%00",
    "templates/%00",
  ])("are refused in an address: %s", async (path) => {
    const { statusCode } = await server.app.inject({ url: `/api/${path}`, headers: ada.headers });
    expect(statusCode).toBe(400);
  });

  test.each([
    ["a query", `'); drop table projects; --"`],
    ["a template", "${name} {{ name }} {name} %s %d"],
    ["a tag", "<script>alert(1)</script>"],
    ["half a surrogate pair", "a\uD800b"],
    ["a right-to-left override", "\u202Egnp.exe"],
    ["a pile of marks", `o${"\u0301".repeat(60)}`],
    ["a key of JavaScript", "__proto__"],
  ])("that look like %s are texts", async (_, name) => {
    const created = await aProject(server, ada, { name, description: name });
    const kept = name.isWellFormed() ? name : name.toWellFormed();
    const read = await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: created.id } });
    expect(read.metadata).toMatchObject({ name: kept, description: kept });
    expect(await ask(server, "GET /api/projects", { as: ada })).toContainEqual(
      expect.objectContaining({ id: created.id, name: kept }),
    );
  });

  test("that are nested too deeply are refused", async () => {
    const { id } = await aProject(server, ada);
    for (const levels of [40, 1000, 5000]) {
      const nested = `${'{"kind":"a","nested":['.repeat(levels)}${"]}".repeat(levels)}`;
      const payload = `{"calendar":{"start_date":"","end_date":""},"sections":[${nested}]}`;
      const headers = { ...ada.headers, "content-type": "application/json" };
      const { statusCode } = await server.app.inject({
        method: "PUT",
        url: `/api/projects/${id}/plan`,
        payload,
        headers,
      });
      expect(statusCode).toBe(400);
    }
    const aliases = "masters:\n  - &a {name: Aa}\n  - *a\n";
    const body = { name: "x", device_profile: "remarkable-2", masters_yaml: aliases };
    expect(await refused(server, "POST /api/projects", { as: ada, body })).toMatchObject({ error: "INVALID_DOCUMENT" });
  });

  test("name the closest alternative", async () => {
    const params = { id: (await aProject(server, ada)).id };
    const calendar = { start_date: "", end_date: "" };
    const body = { plan_data: { calendar, sections: [{ kind: "a", generate: "sometimes" }] } };
    expect(await refused(server, "PUT /api/projects/{id}/plan", { as: ada, params, body })).toMatchObject({
      error: "INVALID_REQUEST",
      details: [{ path: "plan_data.sections[0].generate" }],
    });
    const rules = [{ page_name: "Aa", count: "many" }];
    for (const [given, path] of [
      [rules, "[0].count"],
      [{ rules }, "rules[0].count"],
    ] as const)
      expect(
        await refused(server, "PUT /api/projects/{id}/compilation", { as: ada, params, body: given }),
      ).toMatchObject({
        error: "INVALID_REQUEST",
        details: [{ path }],
      });
  });

  test.each(["", "0", '"x"', '"1.5"', "-1", '"99999999999999999999"', "none"])(
    "are no revision: %j",
    async (ifMatch) => {
      const { id } = await aProject(server, ada);
      const headers = { ...ada.headers, "if-match": ifMatch };
      const answer = await server.app.inject({
        method: "PATCH",
        url: `/api/projects/${id}`,
        payload: { name: "y" },
        headers,
      });
      expect([409, 422]).toContain(answer.statusCode);
      expect((await inject(server, "GET /api/projects/{id}", { as: ada, params: { id } })).json()).toMatchObject({
        revision: 1,
      });
    },
  );
});
