/** The libraries of a release as other programs use them: in a worker of a browser, with types, and in part. */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { rolldown } from "rolldown";
import { build, preview } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { launchChromium } from "../../packages/engine/test/support/chromium.ts";
import { tool } from "../steps.ts";
import { type Installed, installLibraries, linkPackage, packLibrary, writeExamples } from "./install-libraries.ts";
import { libraries } from "./libraries.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let installed: Installed;

beforeAll(() => {
  installed = installLibraries();
  for (const name of ["fflate", "@types/node"]) linkPackage(name, installed.folder);
  writeExamples("engine", installed.folder);
});

afterAll(() => installed.remove());

const here = (...path: readonly string[]) => join(installed.folder, ...path);

test("the README's worker makes in a browser the same planner as the README's program on Node", async () => {
  writeFileSync(here("index.html"), '<!doctype html><body><script type="module" src="./main.js"></script>');
  await build({ root: installed.folder, configFile: false, logLevel: "error", build: { chunkSizeWarningLimit: 4000 } });
  const server = await preview({ root: installed.folder, configFile: false, preview: { port: 0, host: "127.0.0.1" } });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (problem) => complaints.push(String(problem)));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    const link = page.getByRole("link", { name: "Planner with 32 pages" });
    await link.waitFor();
    const download = page.waitForEvent("download");
    await link.click();
    await (await download).saveAs(here("browser.pdf"));
    expect(complaints.filter((text) => !text.includes("favicon"))).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
  execFileSync("qpdf", ["--check", here("browser.pdf")]);
  execFileSync(process.execPath, ["planner.js"], { cwd: installed.folder });
  expect(textOf("browser.pdf")).toBe(textOf("planner.pdf"));
  expect(textOf("browser.pdf")).toContain("Sunday, January 31, 2027");
});

function textOf(file: string): string {
  return execFileSync("pdftotext", ["-layout", here(file), "-"], { encoding: "utf8" });
}

describe("the types", () => {
  const typed = `import { compile, createWorld, emitPdf, findProfile, type DeviceProfile, type World } from "@octavo/engine";
import { devices } from "@octavo/engine/devices";
import { deflate, nodeWorld, starterPlanner } from "@octavo/press";
const profile: DeviceProfile | undefined = findProfile(devices, "remarkable-2");
const world: World = profile ? nodeWorld() : createWorld({ profiles: devices, metrics: () => undefined, fontFile: async () => new Uint8Array() });
const { masters, plan } = await starterPlanner("daily", { device: "remarkable-2" });
const { document } = compile(masters, plan, world, { profile: "kindle-scribe", fit: true });
if (document) for await (const chunk of emitPdf(document, { deflate, fonts: world.fonts })) console.log(chunk.length);
`;
  const check = (moduleResolution: string, text: string) => {
    writeFileSync(here("typed.ts"), text);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      target: "ES2024",
      module: moduleResolution === "bundler" ? "ESNext" : "NodeNext",
      moduleResolution,
      types: ["node"],
    };
    writeFileSync(here("tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.ts"] }));
    try {
      return execFileSync(process.execPath, tool("tsc", "-p", here("tsconfig.json")), { encoding: "utf8" });
    } catch (problem) {
      return (problem as { readonly stdout: string }).stdout;
    }
  };

  test.each(["nodenext", "bundler"])("are complete for a program with module resolution %s", (resolution) => {
    expect(check(resolution, typed)).toBe("");
  });

  test("refuse what the public interface does not have", () => {
    expect(check("nodenext", 'import { composeTemplate } from "@octavo/engine";\n')).toContain("composeTemplate");
  });
});

test.each(libraries)("publint has nothing to say about @octavo/%s", async (name) => {
  const pkgDir = here("node_modules/@octavo", name);
  const { messages, pkg } = await publint({ pkgDir, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test("a program that reads devices and the sizes of their pages does not contain the engine", async () => {
  const small = 'export { findProfile, profilePage } from "@octavo/engine";\n';
  const whole = 'export { compile, emitPdf } from "@octavo/engine";\n';
  const size = async (code: string) => {
    writeFileSync(here("part.js"), code);
    const bundle = await rolldown({ input: here("part.js"), platform: "browser" });
    const { output } = await bundle.generate({ format: "esm", minify: true });
    await bundle.close();
    return Buffer.byteLength(output[0].code);
  };
  expect(await size(small)).toBeLessThan(3000);
  expect(await size(whole)).toBeGreaterThan(100_000);
  expect(await size(whole)).toBeLessThan(600_000);
});

test("what was packed can be packed again to the same bytes", () => {
  const [first, second] = [1, 2].map(() => {
    const packed = packLibrary(here("node_modules/@octavo/engine"), installed.folder);
    expect(statSync(packed).size).toBeGreaterThan(0);
    return readFileSync(packed).toString("base64");
  });
  expect(second).toBe(first);
});
