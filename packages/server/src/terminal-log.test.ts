import Fastify from "fastify";
import { expect, test } from "vitest";
import { terminalLog } from "./terminal-log.ts";

/** Returns the terminal output of log calls. */
function shown(log: (logger: ReturnType<typeof Fastify>["log"]) => void): string {
  let text = "";
  const stream = terminalLog((line) => {
    text += line;
  });
  log(Fastify({ logger: { level: "info", stream } }).log);
  return text;
}

test("an entry is a short line with time, message and fields", () => {
  const text = shown((log) => log.warn({ route: "/api/projects/:id", count: 3 }, "somebody is in a hurry"));
  expect(text).toMatch(/^\d\d:\d\d:\d\d warning somebody is in a hurry route=\/api\/projects\/:id count=3\n$/);
});

test("an error has its stack", () => {
  const text = shown((log) => log.error({ err: new Error("the roof is on fire") }, "internal error"));
  expect(text).toMatch(/ error internal error\nError: the roof is on fire\n {4}at .*terminal-log\.test/);
});

test("an entry cannot move the cursor or add lines, whatever its fields contain", () => {
  const text = shown((log) =>
    log.warn({ file: "a\n12:00:00 error forged", err: new Error("\u001b[2J\r\u009b31m") }, "x\ty"),
  );
  expect(text).toContain(String.raw`x\u0009y file=a\u000a12:00:00 error forged`);
  expect(text).toContain(String.raw`Error: \u001b[2J\u000d\u009b31m`);
  expect(text.split("\n")[1]).toMatch(/^Error: /);
});
