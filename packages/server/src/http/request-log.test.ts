import { Writable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import { busyMasters, longPlan, masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reqId: string;
}

const lines: string[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line));
    done();
  },
});
const logged = () => lines.map((line) => JSON.parse(line) as LogLine);

beforeEach(() => {
  lines.length = 0;
});

describe("the log", () => {
  const server = serverUnderTest({ logger: { level: "info", stream } });

  test("has a line a request, with its id, and nothing of what the author wrote", async () => {
    const payload = { masters_yaml: masters, plan_yaml: plan };
    const answer = await server.app.inject({ method: "POST", url: "/api/compile/build?token=hunter2", payload });
    expect(logged()).toMatchObject([
      {
        level: 30,
        msg: "answered",
        reqId: answer.headers["x-request-id"],
        method: "POST",
        route: "/api/compile/build",
        status: 200,
      },
    ]);
    expect(lines.join("")).not.toMatch(/hunter2|Three days|First day/);
  });

  test("does not call it a fault when a client hangs up", { timeout: 60_000 }, async () => {
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const gone = new AbortController();
    const body = JSON.stringify({ masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) });
    const headers = { "content-type": "application/json" };
    const call = fetch(`${address}/api/compile/build`, { method: "POST", headers, body, signal: gone.signal });
    await expect.poll(() => server.render.load.running, { timeout: 20_000 }).toBe(1);
    gone.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => logged().map(({ msg }) => msg), { timeout: 20_000 }).toContain("the client hung up");
    expect(logged().every(({ level }) => level === 30)).toBe(true);
  });
});
