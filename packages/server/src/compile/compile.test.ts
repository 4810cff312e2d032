import { type ApiErrorBody, type BuildResponse, routes } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { busyMasters, longPlan, masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";

const server = serverUnderTest();

let user: SignedIn;
beforeAll(async () => {
  user = await signedIn(server);
});

const post = (payload: object | string, headers = {}) =>
  server.app.inject({
    method: "POST",
    url: "/api/compile/build",
    payload,
    headers: { "content-type": "application/json", ...user.headers, ...headers },
  });

const build = (masters_yaml: string, plan_yaml: string) => post({ masters_yaml, plan_yaml });

describe("a build", () => {
  test("returns template and statistics in the format of the contract", async () => {
    const answer = await build(masters, plan);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    const built = routes["POST /api/compile/build"].response.json.parse(answer.json());
    expect(built.compilation_stats).toMatchObject({
      total_pages: 3,
      total_widgets: 9,
      total_links: 3,
      sections: { days: 3 },
    });
    expect(built).toMatchObject({ warnings: [], diagnostics: [] });
    expect(built.parsed_template.metadata.name).toBe("Three days");
    expect(built.yaml_content).toContain("Three days");
  });

  test("warns once for each widget and rule, with position and count", async () => {
    const answer = await build(masters.replace("day:2026-01-01", "day:2031-01-01"), plan);
    const { warnings, diagnostics } = answer.json<BuildResponse>();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /^Masters, line 12, .*link "home": .*"day:2031-01-01".* \(3 times, first on page 1\)\./,
    );
    expect(diagnostics).toMatchObject([
      {
        code: "unknown_destination",
        severity: "warning",
        count: 3,
        first_page: 1,
        master: "Day",
        widget_id: "home",
        widget_label: "Link",
        document: "masters",
        line: 12,
      },
    ]);
  });

  test("warns about an unknown token", async () => {
    const answer = await build(masters.replace("{date_long}", "{dat_long}"), plan);
    const [warning] = answer.json<BuildResponse>().diagnostics;
    expect(warning).toMatchObject({ code: "unknown_token", widget_id: "title", line: 7 });
  });
});

const aliasBomb = `masters:
  - &a [x, x, x, x, x, x, x, x, x, x]
  - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
  - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
`;

describe("a document with an error is refused with the position:", () => {
  test.each([
    ["broken YAML", masters.replace("name: Day", 'name: "Day'), plan, "masters", 2],
    ["an unknown widget", masters.replace("text_block", "text_blok"), plan, "masters", 5],
    ["a missing master", masters, plan.replace("master: Day", "master: Night"), "plan", 7],
    ["an alias bomb", aliasBomb, plan, "masters", 3],
    ["a thousand million pages", busyMasters(1), longPlan(1_000_000_000), "plan", 5],
    ["a plan with no sections", masters, plan.replace(/sections:[^]*/, "sections: []\n"), "plan", 6],
  ])("%s", async (_, mastersYaml, planYaml, document, line) => {
    const answer = await build(mastersYaml, planYaml);
    expect(answer.statusCode).toBe(422);
    const { error, message, detail, details, diagnostics } = answer.json<ApiErrorBody>();
    expect(error).toBe("INVALID_DOCUMENT");
    expect(detail).toBe(message);
    expect(details?.[0]?.message).toBe(message);
    expect(message).toContain(`line ${line}`);
    expect(diagnostics?.find(({ severity }) => severity === "error")).toMatchObject({ document, line });
  });
});

describe("a request that is no build", () => {
  test("reports the missing field", async () => {
    const answer = await post({ masters_yaml: "" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: "INVALID_REQUEST",
      message: "plan_yaml: This field is missing",
      details: [{ path: "plan_yaml", message: "This field is missing" }],
    });
  });

  test("because it has no body is reported the same way", async () => {
    const answer = await server.app.inject({ method: "POST", url: "/api/compile/build", headers: user.headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ApiErrorBody>().details?.map(({ path }) => path)).toEqual(["masters_yaml", "plan_yaml"]);
  });

  test.each(['{"masters_yaml": "', "", "\xff", "[".repeat(1_000_000)])(
    "because it is no JSON is malformed",
    async (body) => {
      const answer = await post(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: "MALFORMED_REQUEST" });
    },
  );

  test("without a session does no work", async () => {
    const before = server.render.startedCount("build");
    const answer = await post({ masters_yaml: masters, plan_yaml: plan }, { authorization: "Bearer x.y.z" });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: "UNAUTHORIZED", message: "Authentication required" });
    expect(server.render.startedCount("build")).toBe(before);
  });

  test("because the terms are not accepted is refused", async () => {
    const { headers } = await signIn(server, await registered(server));
    const answer = await post({ masters_yaml: masters, plan_yaml: plan }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: "TERMS_NOT_ACCEPTED" });
  });
});
