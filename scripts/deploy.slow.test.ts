import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { longTest } from "@octavo/foundation/testing";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "./steps.ts";

const deployed = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const unit = deployed("octavo.service");
const backupUnit = deployed("octavo-backup.service");
const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
const program = "/opt/octavo/node_modules/.bin/octavo";

const folder = mkdtempSync(join(tmpdir(), "octavo-unit-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Largest exposure from 0 to 10, times ten. The documentation has the present one. */
const mostExposure = 15;

/** Fails on a machine without systemd. */
const analyze = (args: readonly string[], ...names: readonly string[]) =>
  spawnSync("systemd-analyze", [...args, ...names.map(unitFile)], { encoding: "utf8" });

/** The unit with a program that exists on this machine. */
function unitFile(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, deployed(name).replace(`ExecStart=${program}`, `ExecStart=${process.execPath}`));
  return file;
}

/** Values of an option of a unit. */
const valuesOf = (text: string, option: string) =>
  [...text.matchAll(new RegExp(`^${option}=(.*)$`, "gm"))].map(([, value = ""]) => value);

/** Variables of a service. It has hardly any others. */
const environmentOf = (text: string) =>
  Object.fromEntries(valuesOf(text, "Environment").flatMap((line) => line.split(" ").map((pair) => pair.split("="))));

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
    const verified = analyze(["verify"], "octavo.service");
    expect(verified.stderr + verified.stdout).toBe("");
    expect(verified.status).toBe(0);
    const { stdout, status } = analyze(
      ["security", "--offline=true", "--no-pager", `--threshold=${mostExposure}`],
      "octavo.service",
    );
    expect(status).toBe(0);
    expect(/Overall exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1]).toBe(
      /exposure of ([\d.]+)/.exec(operations)?.[1],
    );
  });
});

describe("the systemd units of backups", () => {
  const restrictions = (text: string) =>
    text.split("\n").filter((line) => /^(?:No|Capab|Private|Restrict|Lock|Protect|Device|System|UMask)/.test(line));

  test("run as the user of the service, with its data, settings and restrictions", () => {
    expect(valuesOf(backupUnit, "User")).toEqual(["octavo"]);
    expect(valuesOf(backupUnit, "DynamicUser")).toEqual(valuesOf(unit, "DynamicUser"));
    expect(valuesOf(backupUnit, "EnvironmentFile")).toEqual(valuesOf(unit, "EnvironmentFile"));
    expect(environmentOf(backupUnit)["OCTAVO_DATA_DIR"]).toBe(environmentOf(unit)["OCTAVO_DATA_DIR"]);
    expect(restrictions(backupUnit)).toEqual(restrictions(unit));
  });

  test.skipIf(!hasSystemd)("pass systemd-analyze verify", () => {
    const { stdout, stderr, status } = analyze(["verify"], "octavo-backup.service", "octavo-backup.timer");
    expect({ output: stdout + stderr, status }).toEqual({ output: "", status: 0 });
  });

  longTest("write a backup that can be restored, and keep fourteen, with the variables of the unit alone", () => {
    const here = (text: string) => text.replaceAll(/\/var\/(?:lib|cache)\//g, `${folder}/`);
    const [command = ""] = valuesOf(backupUnit, "ExecStart");
    expect(command.startsWith(`${program} backup /var/lib/octavo-backups `)).toBe(true);
    const env = Object.fromEntries(
      Object.entries(environmentOf(backupUnit)).map(([name, value]) => [name, here(String(value))]),
    );
    const octavo = (...args: readonly string[]) =>
      spawnSync(process.execPath, [join(root, "packages/cli/bin/octavo.mjs"), ...args], {
        cwd: "/",
        env,
        encoding: "utf8",
      });
    const backups = join(folder, "octavo-backups");
    mkdirSync(backups);
    for (let day = 10; day < 30; day++) writeFileSync(join(backups, `octavo-2026-01-${day}T031500Z.backup`), "");
    const stored = join(root, "packages/server/test/fixtures/released/0.1.0/site.backup");
    expect(octavo("restore", stored)).toMatchObject({ stderr: "", status: 0 });
    expect(existsSync(join(folder, "octavo/octavo.db"))).toBe(true);

    expect(octavo(...here(command).split(" ").slice(1))).toMatchObject({ stderr: "", status: 0 });
    const names = readdirSync(backups).sort();
    expect(names).toHaveLength(14);
    expect(names[0]).toBe("octavo-2026-01-17T031500Z.backup");
    const again = octavo("restore", join(backups, names.at(-1) ?? ""), "--data", join(folder, "restored"));
    expect(again).toMatchObject({ stderr: "", status: 0 });
  });
});
