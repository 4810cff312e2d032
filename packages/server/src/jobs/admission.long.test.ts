/** Requests of other users succeed while a few accounts overload the server. */
import { httpLimits } from "@octavo/contract";
import { afterAll, describe, expect, test } from "vitest";
import { inject } from "../../test/ask.ts";
import { busyMasters, longPlan, masters, plan, template } from "../../test/planners.ts";
import { aMaster, aProject } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const patience = { timeout: 60_000 };
const small = { masters_yaml: masters, plan_yaml: plan };
/** Work that outlasts the test. */
const endless = { masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) };

describe("five accounts with 32 endless builds each", { timeout: 180_000 }, () => {
  const server = serverUnderTest({ renderProcesses: true, workers: 1 });
  const leaving = new AbortController();
  afterAll(() => leaving.abort());

  test("don't prevent others from saving, previewing and compiling", async () => {
    const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const build = ({ headers }: SignedIn, body: object) =>
      fetch(`${origin}/api/compile/build`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }).then(
        ({ status }) => status,
        () => 0,
      );
    const flooders = await Promise.all(Array.from({ length: 5 }, () => signedIn(server)));
    const ada = await signedIn(server);
    const floods = flooders.flatMap((flooder) =>
      Array.from({ length: httpLimits.jobsEach }, () => build(flooder, endless)),
    );
    await expect.poll(() => server.render.load.waiting, patience).toBeGreaterThan(100);

    const project = await aProject(server, ada, small);
    for (let i = 0; i < 8; i++) await aMaster(server, ada, project, `Page ${i}`);
    const preview = await inject(server, "POST /api/pdf/preview", { as: ada, body: { yaml_content: template } });
    expect(preview.statusCode).toBe(200);
    expect(await build(ada, small)).toBe(200);
    const compiled = await inject(server, "POST /api/projects/{id}/compile", { as: ada, params: { id: project.id } });
    expect(compiled.statusCode).toBe(200);
    expect(server.render.load.waiting).toBeGreaterThan(50);

    leaving.abort();
    const outcomes = new Set(await Promise.all(floods));
    expect([...outcomes].filter((status) => ![0, 429, 503].includes(status))).toEqual([]);
    await expect.poll(() => server.render.load, patience).toEqual({ running: 0, waiting: 0 });
  });
});
