import { describe, expect, test } from "vitest";
import { inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { busyMasters, longPlan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";

const preview = "GET /api/projects/{id}/preview";

describe("a page of a long planner", () => {
  const server = serverUnderTest({ seconds: 2 });

  test("is drawn even if there is no time for all pages", async () => {
    const ada = await signedIn(server);
    const documents = { masters_yaml: busyMasters(100), plan_yaml: longPlan(10_000) };
    const { id } = await aPlannerProject(server, ada, documents);
    const answer = await inject(server, preview, { as: ada, params: { id }, query: { page: 9_000, scale: 0.5 } });
    expect(answer.headers).toMatchObject({ "x-page-number": "9000", "x-total-pages": "10000" });
    expect(await refused(server, "GET /api/projects/{id}/pdf", { as: ada, params: { id } })).toMatchObject({
      status: 422,
      error: "RENDER_LIMIT",
    });
  });
});
