import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "./steps.ts";

const unit = readFileSync(join(root, "deploy/octavo.service"), "utf8");
const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
const program = "/opt/octavo/node_modules/.bin/octavo";

const folder = mkdtempSync(join(tmpdir(), "octavo-unit-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Largest exposure from 0 to 10, times ten. The documentation has the present one. */
const mostExposure = 15;

/** Fails on a machine without systemd. */
const analyze = (...args: readonly string[]) =>
  spawnSync("systemd-analyze", [...args, unitFile()], { encoding: "utf8" });

/** The unit with a program that exists on this machine. */
function unitFile(): string {
  const file = join(folder, "octavo.service");
  writeFileSync(file, unit.replace(`ExecStart=${program}`, `ExecStart=${process.execPath}`));
  return file;
}

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("the systemd unit", () => {
  test("starts the package of a release", () => {
    expect(unit).toContain(`ExecStart=${program} start\n`);
    expect(operations).toContain("npm install --prefix /opt/octavo ./octavo-");
  });

  test("has only options that the documentation explains", () => {
    const sandbox = unit.slice(unit.indexOf("DynamicUser"), unit.indexOf("[Install]"));
    const names = [...sandbox.matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name.replace("DirectoryMode", "Directory"));
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) expect(operations).toContain(`\`${name}`);
  });

  test.skipIf(!hasSystemd)("passes systemd-analyze verify, with the exposure that the documentation states", () => {
    const verified = analyze("verify");
    expect(verified.stderr + verified.stdout).toBe("");
    expect(verified.status).toBe(0);
    const { stdout, status } = analyze("security", "--offline=true", "--no-pager", `--threshold=${mostExposure}`);
    expect(status).toBe(0);
    expect(/Overall exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1]).toBe(
      /exposure of ([\d.]+)/.exec(operations)?.[1],
    );
  });
});
