import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { longTest, sampled } from "@octavo/foundation/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const scripts = ["ensure.mjs", "checkout.mjs", "checkout-lock.mjs", "web-build.mjs"];

/** Replaces npm: records its arguments and answers as the test requires, when no file `hold` exists. */
const fakeNpm = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require("node:fs");
const command = process.argv[2];
appendFileSync("npm-calls", command + "\\n");
while (existsSync("hold")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
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
  for (const name of scripts) cpSync(fileURLToPath(new URL(name, import.meta.url)), inFolder(`scripts/${name}`));
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

/** Starts in the background. */
function start(what = "start") {
  const child = spawn(process.execPath, [inFolder("scripts/ensure.mjs"), what], {
    env: { ...process.env, npm_execpath: inFolder("npm.js") },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += String(chunk);
    });
  const ended = once(child, "close").then(([status]) => ({ status, said }));
  return { child, ended, said: () => said };
}

const npmCalls = () =>
  (existsSync(inFolder("npm-calls")) ? readFileSync(inFolder("npm-calls"), "utf8") : "").split("\n");

describe("packages", () => {
  test("are installed once with one progress line", () => {
    expect(ensure("check")).toEqual({ status: 0, said: "Installing packages (first start: about a minute) …\n" });
    expect(ensure("check")).toEqual({ status: 0, said: "" });
    expect(npmCalls()).toEqual(["ci", ""]);
  });

  test("are installed by one of several commands", async () => {
    write("hold", "");
    const commands = [start("check"), start("check")];
    await expect.poll(() => commands.filter(({ said }) => said().includes("Waiting for it"))).toHaveLength(1);
    rmSync(inFolder("hold"));
    expect(await Promise.all(commands.map(async ({ ended }) => (await ended).status))).toEqual([0, 0]);
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

  longTest("with other versions than the lock file are refused", () => {
    expect(ensure("check", { NPM_INSTALLS: "1.0.1" }).status).toBe(1);
  });
});

function writeSources() {
  const dependencies = { "@octavo/editor": "0.1.0", react: "19.0.0" };
  write("packages/web/package.json", JSON.stringify({ dependencies }));
  write("packages/web/index.html", "");
  write("packages/web/src/main.ts", "version 1");
  write("packages/editor/src/index.ts", "");
  write("library/sample/plan.yaml", "");
}

/**
 * Replaces Vite: writes a page that names a script with the words of main.ts, and a line to `builds`. It waits while a file
 * `hold` exists, after the script and before the page.
 */
const fakeVite = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const words = readFileSync("src/main.ts", "utf8");
const out = process.argv[process.argv.indexOf("--outDir") + 1];
appendFileSync("../../builds", words + "\\n");
const script = "assets/" + words.replace(/\\W/g, "-") + ".js";
mkdirSync(out + "/assets", { recursive: true });
writeFileSync(out + "/" + script, words);
while (existsSync("../../hold")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
writeFileSync(out + "/index.html", script);
`;

describe("the web build", () => {
  const read = (path: string) => readFileSync(inFolder(path), "utf8");
  const builds = () => (existsSync(inFolder("builds")) ? read("builds").trim().split("\n") : []);
  /** The script that the page names, which must be whole. */
  const shown = () => read(`packages/web/dist/${read("packages/web/dist/index.html")}`);

  beforeEach(() => {
    writeSources();
    ensure("check");
    write("node_modules/vite/bin/vite.js", fakeVite);
  });

  test("is made once for the same sources, also by npm run build", () => {
    expect(ensure("build")).toEqual({ status: 0, said: "Building the web app …\n" });
    expect(ensure("start")).toEqual({ status: 0, said: "" });
    expect(shown()).toBe("version 1");
    write("packages/web/src/main.ts", "version 2");
    expect(ensure("start").said).toBe("Building the web app …\n");
    expect(shown()).toBe("version 2");
    expect(builds()).toEqual(["version 1", "version 2"]);
  });

  longTest("is made again if a package that it uses has changed", () => {
    ensure("build");
    write("packages/editor/src/index.ts", "// changed");
    expect(ensure("start").said).toBe("Building the web app …\n");
  });

  longTest("is made again if a file of it is missing", () => {
    ensure("start");
    rmSync(inFolder("packages/web/dist/assets/version-1.js"));
    expect(ensure("start").said).toBe("Building the web app …\n");
    expect(shown()).toBe("version 1");
  });

  longTest("is made by one of several commands, and the others wait for it", async () => {
    write("hold", "");
    const commands = [start(), start(), start()];
    const waiting = () => commands.filter(({ said }) => said().includes("Waiting for it")).length;
    await expect.poll(waiting).toBe(2);
    await expect.poll(builds).toEqual(["version 1"]);
    rmSync(inFolder("hold"));
    const results = await Promise.all(commands.map(({ ended }) => ended));
    expect(results.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(builds()).toEqual(["version 1"]);
    expect(shown()).toBe("version 1");
  });

  test("is made by another command after the builder was killed", async () => {
    write("hold", "");
    const builder = start();
    await expect.poll(builds).toHaveLength(1);
    const next = start();
    await expect.poll(next.said).toContain(`Another command (process ${builder.child.pid})`);
    builder.child.kill("SIGKILL");
    await expect.poll(builds).toHaveLength(2);
    rmSync(inFolder("hold"));
    expect((await next.ended).status).toBe(0);
    expect(shown()).toBe("version 1");
    expect(ensure("start")).toEqual({ status: 0, said: "" });
  });

  longTest(
    "keeps each page and its script whole while it is replaced, and the scripts of the build before",
    async () => {
      ensure("start");
      for (const [before, version] of [
        ["version 1", "version 2"],
        ["version 2", "version 3"],
      ] as const) {
        write("packages/web/src/main.ts", version);
        write("hold", "");
        const command = start();
        await expect.poll(builds).toContain(version);
        expect(shown()).toBe(before);
        rmSync(inFolder("hold"));
        const seen = new Set<string>();
        const watched = command.ended.then(() => true);
        while (!(await Promise.race([watched, new Promise<false>((resolve) => setImmediate(() => resolve(false)))])))
          seen.add(shown());
        seen.add(shown());
        expect([before, version]).toEqual(expect.arrayContaining([...seen]));
        expect(shown()).toBe(version);
      }
      expect(readdirSync(inFolder("packages/web/dist/assets")).toSorted()).toEqual(["version-2.js", "version-3.js"]);
      const left = readdirSync(inFolder("packages/web/dist")).toSorted();
      expect(left).toEqual([".build.json", "assets", "index.html"]);
    },
  );

  test("leaves the build before as it is if it fails", () => {
    ensure("start");
    write("packages/web/src/main.ts", "version 2");
    write("node_modules/vite/bin/vite.js", `console.error("error during build:\\nBroken"); process.exit(1);`);
    expect(ensure("start").status).toBe(1);
    expect(shown()).toBe("version 1");
    expect(readdirSync(inFolder("packages/web/dist")).toSorted()).toEqual([".build.json", "assets", "index.html"]);
  });
});

describe("a failed web build", () => {
  const failWith = (output: string) => {
    writeSources();
    ensure("check");
    write("node_modules/vite/bin/vite.js", `console.error(${JSON.stringify(output)}); process.exit(1);`);
    return ensure("start");
  };

  const failures = [
    [
      "✗ Build failed in 60ms\nerror during build:\nBuild failed with 1 error:\n\n\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token\n ╭─[ src/main.tsx:43:11 ]\n",
      "Unexpected token (packages/web/src/main.tsx:43:11).\nCorrect that file",
    ],
    [
      '[PLUGIN_TIMINGS] Warning: JavaScript callbacks ran for 41.2s of this 42.7s build.\n✗ Build failed in 42.7s\nerror during build:\nCould not resolve "./gone.ts" in src/main.tsx\n',
      'Could not resolve "./gone.ts" in src/main.tsx.\nCorrect that file',
    ],
    ["Error: ENOSPC: no space left on device, write", "the disk is full.\nFree some space"],
    ["Error: EACCES: permission denied, rmdir 'dist/assets'", "packages/web/dist cannot be written.\nGive yourself"],
    [
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'rolldown'",
      "a package is missing or damaged.\nDelete node_modules",
    ],
  ] as const;

  test.each(sampled(failures, 5, 0))("reports the reason and advice in one sentence: %j", (output, advice) => {
    const { status, said } = failWith(output);
    expect(status).toBe(1);
    expect(said).toContain(`The web app could not be built: ${advice}`);
    expect(said).toContain("run the same command again");
    expect(said).not.toContain("\u001b");
    expect(readFileSync(inFolder("node_modules/.cache/octavo-web-build.log"), "utf8").trim()).not.toBe("");
  });

  longTest("reports a link in place of the folder", () => {
    writeSources();
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

  longTest("include other browsers for the long tests", () => {
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
      said: "Usage: node scripts/ensure.mjs start | build | test | test:long | check\n",
    });
  });
});
