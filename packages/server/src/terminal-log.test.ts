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
