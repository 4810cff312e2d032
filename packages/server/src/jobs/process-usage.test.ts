import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { processorSeconds, residentBytes } from "./process-usage.ts";

test.runIf(process.platform === "linux")("a running process has used time and memory", () => {
  expect(processorSeconds(process.pid)).toBeGreaterThan(0);
  expect(residentBytes(process.pid)).toBeGreaterThan(2 ** 20);
});

test("a process that has exited uses nothing", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  expect(processorSeconds(child.pid)).toBeUndefined();
  expect(residentBytes(child.pid)).toBe(0);
  expect(residentBytes(undefined)).toBe(0);
});
