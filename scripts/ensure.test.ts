import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const script = fileURLToPath(new URL("ensure.mjs", import.meta.url));

/** Replaces npm: records its arguments and answers as the test requires. */
const fakeNpm = `
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const command = process.argv[2];
appendFileSync("npm-calls", command + "\\n");
const refusal = command === "ci" && process.env.NPM_REFUSES;
if (refusal) { console.error(refusal); process.exit(1); }
mkdirSync("node_modules", { recursive: true });
const packages = { "node_modules/left": { version: process.env.NPM_INSTALLS ?? "1.0.0" } };
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));
`;

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      "": {},
      "packages/engine": { version: "0.1.0" },
      "node_modules/left": { version },
      "node_modules/foreign": { version: "1.0.0", optional: true },
    },
  });

let folder = "";

const inFolder = (path: string) => join(folder, path);

function write(path: string, text: string) {
  mkdirSync(dirname(inFolder(path)), { recursive: true });
  writeFileSync(inFolder(path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octavo-ensure-"));
  mkdirSync(inFolder("scripts"));
  cpSync(script, inFolder("scripts/ensure.mjs"));
  write("npm.js", fakeNpm);
  write("package-lock.json", lock("1.0.0"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ensure(what: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inFolder("scripts/ensure.mjs"), what], {
    encoding: "utf8",
    env: { ...process.env, npm_execpath: inFolder("npm.js"), ...env },
  });
  return { status, said: `${stdout}${stderr}` };
}

const npmCalls = () =>
  (existsSync(inFolder("npm-calls")) ? readFileSync(inFolder("npm-calls"), "utf8") : "").split("\n");

describe("packages", () => {
  test("are installed once with one progress line", () => {
    expect(ensure("check")).toEqual({ status: 0, said: "Installing packages (first start: about a minute) …\n" });
    expect(ensure("check")).toEqual({ status: 0, said: "" });
    expect(npmCalls()).toEqual(["ci", ""]);
  });

  test("are reinstalled if the lock file has other versions", () => {
    ensure("check");
    write("package-lock.json", lock("2.0.0"));
    expect(ensure("check", { NPM_INSTALLS: "2.0.0" }).status).toBe(0);
    expect(npmCalls()).toEqual(["ci", "ci", ""]);
  });

  test("from npm install are accepted", () => {
    write(
      "node_modules/.package-lock.json",
      JSON.stringify({ packages: { "node_modules/left": { version: "1.0.0" } } }),
    );
    expect(ensure("check")).toEqual({ status: 0, said: "" });
    expect(npmCalls()).toEqual([""]);
  });

  test("are refused with npm's reason if the lock file does not match package.json", () => {
    const refusal =
      "npm error Missing: @tool/for-other-system@ from lock file\nnpm error Missing: left@3.0.0 from lock file";
    const { status, said } = ensure("check", { NPM_REFUSES: refusal });
    expect(status).toBe(1);
    expect(said).toContain("left@3.0.0");
    expect(said).not.toMatch(/\n {4}at /);
    expect(npmCalls()).toEqual(["ci", ""]);
  });

  test("with other versions than the lock file are refused", () => {
    expect(ensure("check", { NPM_INSTALLS: "1.0.1" }).status).toBe(1);
  });
});

describe("a failed web build", () => {
  const failWith = (output: string) => {
    write("packages/web/index.html", "");
    write("packages/editor/src/index.ts", "");
    write("packages/starters/src/index.ts", "");
    write("library/words.yaml", "");
    write("packages/engine/src/index.ts", "");
    write("packages/contract/src/index.ts", "");
    ensure("check");
    write("node_modules/vite/bin/vite.js", `console.error(${JSON.stringify(output)}); process.exit(1);`);
    return ensure("start");
  };

  test.each([
    [
      "✗ Build failed in 60ms\nerror during build:\nBuild failed with 1 error:\n\n\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token\n ╭─[ src/main.tsx:43:11 ]\n",
      "Unexpected token (packages/web/src/main.tsx:43:11).\nCorrect that file",
    ],
    ["Error: ENOSPC: no space left on device, write", "the disk is full.\nFree some space"],
    ["Error: EACCES: permission denied, rmdir 'dist/assets'", "packages/web/dist cannot be written.\nGive yourself"],
    [
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'rolldown'",
      "a package is missing or damaged.\nDelete node_modules",
    ],
  ])("reports the reason and advice in one sentence: %j", (output, advice) => {
    const { status, said } = failWith(output);
    expect(status).toBe(1);
    expect(said).toContain(`The web app could not be built: ${advice}`);
    expect(said).toContain("run the same command again");
    expect(said).not.toContain("\u001b");
    expect(readFileSync(inFolder("node_modules/.cache/octavo-web-build.log"), "utf8").trim()).not.toBe("");
  });

  test("reports a link in place of the folder", () => {
    write("packages/web/index.html", "");
    write("packages/editor/src/index.ts", "");
    write("packages/starters/src/index.ts", "");
    write("library/words.yaml", "");
    write("packages/engine/src/index.ts", "");
    write("packages/contract/src/index.ts", "");
    symlinkSync(inFolder("gone"), inFolder("packages/web/dist"));
    const { status, said } = ensure("start");
    expect(status).toBe(1);
    expect(said).toContain("packages/web/dist is not a folder.\nDelete packages/web/dist");
  });
});

describe("the tests' tools", () => {
  test("are named with the command that installs them, if installing fails", () => {
    ensure("check");
    const { status, said } = ensure("test", { PATH: inFolder("empty") });
    expect(status).toBe(1);
    expect(said).toContain(
      "apt-get install -y --no-install-recommends chromium-headless-shell qpdf poppler-utils mupdf-tools",
    );
    expect(said).not.toContain("firefox-esr");
  });

  test("include other browsers for the long tests", () => {
    ensure("check");
    const { status, said } = ensure("test:long", { PATH: inFolder("empty") });
    expect(status).toBe(1);
    expect(said).toMatch(/apt-get install .* firefox-esr webkit2gtk-driver xvfb/);
  });
});

describe("an unknown argument", () => {
  test("shows the valid ones", () => {
    expect(ensure("everything")).toEqual({
      status: 1,
      said: "Usage: node scripts/ensure.mjs start | test | test:long | check\n",
    });
  });
});
