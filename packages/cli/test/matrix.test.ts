/** Compares variants with PDFs that single commands make. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { isLong, longTest } from "@octavo/foundation/testing";
import { expect, test, vi } from "vitest";
import { fromBufferPromise } from "yauzl";
import { folder, masters, octavo, octavoProgram, plan, planner, start } from "./octavo.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Makes variants in this process, unless a number of processes is given: starting one takes 0.4 s. */
function matrix(cwd: string, ...more: string[]) {
  const jobs = more.includes("--matrix") && !more.includes("--jobs") ? ["--jobs", "1"] : [];
  return octavo(["build", "masters.yaml", "plan.yaml", ...more, ...jobs], { cwd });
}
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const hashIn = (cwd: string, name: string) => hashOf(readFileSync(join(cwd, name)));

/** A week of the weekly starter, as its documents. */
async function starterDocuments(cwd: string, into: string, ...choices: string[]): Promise<void> {
  const week = ["--from", "2027-01-04", "--to", "2027-01-10"];
  const { code } = await octavo(["new", "weekly", "--documents", into, ...week, ...choices], { cwd });
  expect(code).toBe(0);
}

longTest("variants of a starter are byte for byte the PDFs of single builds", async () => {
  const cwd = folder({});
  await starterDocuments(cwd, ".", "--profile", "remarkable-2");
  const locales = isLong() ? ["en", "de"] : ["de"];
  const axes = ["devices=supernote-nomad", `locales=${locales.join()}`, "hands=right,left"];
  const pattern = "{name}-{device}-{locale}-{hand}.pdf";
  const { code, stdout } = await octavoProgram(
    ["build", "masters.yaml", "plan.yaml", "--matrix", ...axes, "-o", pattern, "--jobs", "2"],
    { cwd },
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Weekly planner 2027-supernote-nomad-\w+-right\.pdf {2}\d+ pages, .*\n/);
  expect(stdout).toMatch(new RegExp(`\\n${2 * locales.length} variants of the starter weekly, .* [kM]B\\n$`));
  for (const device of ["supernote-nomad"])
    for (const locale of locales)
      for (const hand of ["right", "left"]) {
        const name = `${device}-${locale}-${hand}`;
        const sides = hand === "left" ? ["--left-handed"] : [];
        await starterDocuments(cwd, name, "--profile", device, "--locale", locale, ...sides);
        await octavo(["build", `${name}/masters.yaml`, `${name}/plan.yaml`, "-o", "single.pdf"], { cwd });
        expect([name, hashIn(cwd, `Weekly planner 2027-${name}.pdf`)]).toEqual([name, hashIn(cwd, "single.pdf")]);
      }
});

longTest(
  "variants of designs of one's own are rescaled like --fit, and read in the language and week of the variant",
  async () => {
    const cwd = planner({ masters: ["page_size: Device, profile: remarkable-2", "page_size: A4"] });
    const axes = ["devices=kindle-scribe", "locales=pl", "weekstart=monday,sunday"];
    await matrix(cwd, "--no-project", "--matrix", ...axes, "-o", "{device}-{locale}-{weekstart}.pdf");
    for (const device of ["kindle-scribe"])
      for (const locale of ["pl"])
        for (const day of ["monday", "sunday"]) {
          const changed = plan.replace("plan:\n", `plan:\n  locale: ${locale}\n  week_start: ${day}\n`);
          writeFileSync(join(cwd, "single.yaml"), changed);
          const single = ["build", "masters.yaml", "single.yaml", "--profile", device, "--fit", "--no-project"];
          await octavo([...single, "-o", "single.pdf"], { cwd });
          const name = `${device}-${locale}-${day}.pdf`;
          expect([name, hashIn(cwd, name)]).toEqual([name, hashIn(cwd, "single.pdf")]);
        }
  },
);

test("a left-handed variant contains its project, from which a single build makes the same PDF", async () => {
  const cwd = planner();
  await matrix(cwd, "--matrix", "hands=right,left", "-o", "{hand}.pdf");
  expect(hashIn(cwd, "left.pdf")).not.toBe(hashIn(cwd, "right.pdf"));
  await octavo(["inspect", "left.pdf", "--documents", "left"], { cwd });
  await octavo(["build", "left/masters.yaml", "left/plan.yaml", "-o", "again.pdf"], { cwd });
  expect(hashIn(cwd, "again.pdf")).toBe(hashIn(cwd, "left.pdf"));
  // A title of 300 points at 40 of 447.29 points keeps 107.29 points at its other side.
  expect(readFileSync(join(cwd, "left/masters.yaml"), "utf8")).toContain("x: 107.29");
});

test("with --keep-sizes, designs of one's own have their sizes on each device, as single builds make them", async () => {
  const cwd = planner({ masters: ["page_size: Device, profile: remarkable-2", "page_size: A4"] });
  const devices = ["remarkable-2", "kindle-scribe"];
  const axes = ["--matrix", `devices=${devices.join(",")}`, "-o", "{device}.pdf"];
  expect((await matrix(cwd, "--no-project", "--keep-sizes", ...axes)).code).toBe(0);
  for (const device of devices) {
    const single = ["build", "masters.yaml", "plan.yaml", "--profile", device, "--keep-sizes", "--no-project"];
    await octavo([...single, "-o", "single.pdf"], { cwd });
    expect([device, hashIn(cwd, `${device}.pdf`)]).toEqual([device, hashIn(cwd, "single.pdf")]);
  }
  const kept = hashIn(cwd, "kindle-scribe.pdf");
  await matrix(cwd, "--no-project", ...axes);
  expect(hashIn(cwd, "kindle-scribe.pdf")).not.toBe(kept);
});

test("with --keep-sizes, a starter is in the language of the variant and in the sizes of its own device", async () => {
  const cwd = folder({});
  await starterDocuments(cwd, ".", "--profile", "remarkable-2");
  const axes = ["--matrix", "devices=boox-tab-x-c", "locales=de", "hands=left"];
  expect((await matrix(cwd, "--keep-sizes", "--no-project", ...axes, "-o", "big.pdf")).code).toBe(0);
  await starterDocuments(cwd, "de", "--profile", "remarkable-2", "--locale", "de", "--left-handed");
  const single = ["build", "de/masters.yaml", "de/plan.yaml", "--profile", "boox-tab-x-c", "--keep-sizes"];
  await octavo([...single, "--no-project", "-o", "single.pdf"], { cwd });
  expect(hashIn(cwd, "big.pdf")).toBe(hashIn(cwd, "single.pdf"));
});

const pupils = `plan:
  data: [{ name: pupils, rows: "Id,Name,end_date\\n7,Ann Lee,2026-01-03\\n8,Bo,\\n" }]
`;

longTest("with --each, every variant is made for each row, as single builds make them", async () => {
  const cwd = planner({ plan: ["plan:\n", pupils], masters: ["{date_long}", "{row:Name}, {date_long}"] });
  const axes = ["--matrix", "devices=remarkable-2,kindle-scribe", "locales=en,pl"];
  const devices = ["remarkable-2", "kindle-scribe"];
  const rows = ["7-ann-lee", "8-bo"];
  const locales = ["en", "pl"];
  const names = devices.flatMap((device) =>
    locales.flatMap((locale) => rows.map((row) => `${device}/${locale}-${row}.pdf`)),
  );
  const pattern = "{device}/{locale}-{row}.pdf";
  const zip = await matrix(cwd, "--each", "pupils", ...axes, "-o", pattern, "--zip", "all.zip", "--json");
  expect([zip.code, zip.stderr]).toEqual([0, ""]);
  const { variants } = JSON.parse(zip.stdout);
  expect(variants.map(({ output, row, pages }: Record<string, unknown>) => [output, row, pages])).toEqual(
    names.map((name) => (name.endsWith("ann-lee.pdf") ? [name, "7", 3] : [name, "8", 7])),
  );
  const entries = await entriesOf(readFileSync(join(cwd, "all.zip")));
  expect(entries.map(([name]) => name)).toEqual(names);
  await matrix(cwd, ...axes, "-o", "{device}-{locale}.pdf");
  for (const device of devices)
    for (const locale of locales) {
      await octavo(["inspect", `${device}-${locale}.pdf`, "--documents", "one"], { cwd });
      await octavo(["build", "one/masters.yaml", "one/plan.yaml", "--each", "pupils", "-o", "one.zip"], { cwd });
      const single = await entriesOf(readFileSync(join(cwd, "one.zip")));
      const own = entries.filter(([name]) => name.startsWith(`${device}/${locale}-`));
      expect(own.map(([, hash]) => hash)).toEqual(single.map(([, hash]) => hash));
    }
  await octavoProgram(
    [
      "build",
      "masters.yaml",
      "plan.yaml",
      "--each",
      "pupils",
      ...axes,
      "-o",
      pattern,
      "--zip",
      "two.zip",
      "--jobs",
      "2",
    ],
    { cwd },
  );
  expect(hashIn(cwd, "two.zip")).toBe(hashIn(cwd, "all.zip"));
});

test("a row whose planner has errors is named by its file, and there is no ZIP file", async () => {
  const cwd = planner({ plan: ["plan:\n", pupils.replace("2026-01-03", "2025-01-03")] });
  const axes = ["--matrix", "locales=en,pl", "--each", "pupils", "--zip", "all.zip"];
  const { code, stderr } = await matrix(cwd, ...axes);
  expect([code, existsSync(join(cwd, "all.zip"))]).toEqual([1, false]);
  expect(stderr).toContain("A week-en-7-ann-lee.pdf  1 error: no PDF was written.");
  expect(stderr).toContain("in 2 variants: A week-en-7-ann-lee.pdf, A week-pl-7-ann-lee.pdf");
});

async function entriesOf(zip: Buffer): Promise<readonly (readonly [string, string])[]> {
  const file = await fromBufferPromise(zip);
  const entries: [string, string][] = [];
  for await (const entry of file.eachEntry())
    entries.push([entry.fileName, hashOf(await buffer(await file.openReadStreamPromise(entry)))]);
  return entries;
}

longTest("a ZIP file contains the PDFs, and is the same with any number of processes", async () => {
  const cwd = planner();
  const axes = ["--matrix", "devices=remarkable-2,boox-go-10-3", "hands=right,left"];
  const pattern = "{device}/{hand}.pdf";
  await matrix(cwd, ...axes, "-o", pattern, "--jobs", "2");
  await matrix(cwd, ...axes, "-o", pattern, "--zip", "one.zip");
  const streamed = await octavoProgram(
    ["build", "masters.yaml", "plan.yaml", ...axes, "-o", pattern, "--zip", "-", "--jobs", "3"],
    { cwd },
  );
  expect(streamed.stderr).toMatch(/4 variants, .*\n$/);
  expect(hashOf(streamed.bytes)).toBe(hashIn(cwd, "one.zip"));
  const names = ["remarkable-2", "boox-go-10-3"].flatMap((device) =>
    ["right", "left"].map((hand) => `${device}/${hand}.pdf`),
  );
  expect(await entriesOf(streamed.bytes)).toEqual(names.map((name) => [name, hashIn(cwd, name)]));
});

longTest("the file of a release names documents, file names and axes, relative to itself", async () => {
  const cwd = planner();
  mkdirSync(join(cwd, "shop"));
  const release = `masters: ../masters.yaml
plan: ../plan.yaml
output: "{device}-{locale}.pdf"
matrix:
  devices: [remarkable-2, kindle-scribe]
  locales: en
`;
  writeFileSync(join(cwd, "shop/release.yaml"), release);
  const { code, stdout } = await octavo(["build", "--matrix", "shop/release.yaml", "locales=pl,de"], { cwd });
  expect([code, stdout.split("\n").at(-2)]).toEqual([0, expect.stringMatching(/^4 variants, /)]);
  const made = readdirSync(join(cwd, "shop")).filter((name) => name.endsWith(".pdf"));
  expect(made.toSorted()).toEqual(
    ["kindle-scribe-de", "kindle-scribe-pl", "remarkable-2-de", "remarkable-2-pl"].map((name) => `${name}.pdf`),
  );
  writeFileSync(join(cwd, "shop/release.yaml"), `${release}keep_sizes: true\n`);
  await octavo(["build", "--matrix", "shop/release.yaml", "--zip", "all.zip"], { cwd });
  const entries = await entriesOf(readFileSync(join(cwd, "all.zip")));
  expect(entries.map(([name]) => name)).toEqual(["remarkable-2-en.pdf", "kindle-scribe-en.pdf"]);
});

longTest("events of --dates are in all variants", async () => {
  const cwd = planner({ masters: ["{date_long}", "{date_long} {events:1}"] });
  writeFileSync(join(cwd, "days.csv"), "every tuesday,,Market\n");
  await matrix(cwd, "--matrix", "locales=en,pl", "-o", "{locale}.pdf", "--dates", "days.csv");
  for (const locale of ["en", "pl"]) {
    const changed = plan.replace("plan:\n", `plan:\n  locale: ${locale}\n`);
    writeFileSync(join(cwd, "single.yaml"), changed);
    await octavo(["build", "masters.yaml", "single.yaml", "-o", "single.pdf", "--dates", "days.csv"], { cwd });
    expect(hashIn(cwd, `${locale}.pdf`)).toBe(hashIn(cwd, "single.pdf"));
  }
});

test("problems are reported once with their variants, and as JSON for each variant", async () => {
  const cwd = planner({ masters: ["{date_long}", "{date_lnog}"] });
  const axes = ["--matrix", "devices=remarkable-2,supernote-nomad", "-o", "{device}.pdf"];
  const said = await matrix(cwd, ...axes);
  expect(said.stderr.match(/date_lnog/g)).toHaveLength(1);
  expect(said.stderr).toContain("\n    in all 2 variants\n");
  const { stdout, code } = await matrix(cwd, ...axes, "--json", "--check");
  const { made_from, zip, variants } = JSON.parse(stdout);
  expect([code, made_from, zip]).toEqual([0, null, null]);
  expect(variants).toEqual(
    ["remarkable-2", "supernote-nomad"].map((device) => ({
      device,
      locale: "en",
      hand: "right",
      weekstart: "monday",
      output: `${device}.pdf`,
      pages: 7,
      links: 6,
      bytes: readFileSync(join(cwd, `${device}.pdf`)).length,
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: "unknown_token", count: 7 })]),
    })),
  );
  const unchecked = JSON.parse((await matrix(cwd, ...axes, "--json")).stdout).variants;
  expect(unchecked[1].diagnostics).toHaveLength(1);
  writeFileSync(join(cwd, "masters.yaml"), masters.replace("size: 16", "size: 5"));
  const small = await matrix(cwd, ...axes, "--check");
  // On the smaller device, --fit keeps type readable.
  expect(small.stderr).toMatch(/Type of 5 pt .*\n {4}in 1 variant: remarkable-2\.pdf\n$/);
  expect((await matrix(cwd, ...axes)).stderr).toBe("");
});

test("a variant with errors has no PDF, and a ZIP file of before stays as it was", async () => {
  const cwd = planner({ plan: ["master: Day", "master: Dya"] });
  writeFileSync(join(cwd, "all.zip"), "of yesterday");
  const axes = ["--matrix", "locales=en,pl", "-o", "{locale}.pdf"];
  const zipped = await matrix(cwd, ...axes, "--zip", "all.zip");
  expect(zipped.code).toBe(1);
  expect(zipped.stderr).toContain("2 of 2 variants have errors, so no ZIP file was written.");
  expect(readFileSync(join(cwd, "all.zip"), "utf8")).toBe("of yesterday");
  expect((await matrix(cwd, ...axes)).stderr).toContain("en.pdf  1 error: no PDF was written.");
  expect(readdirSync(cwd).toSorted()).toEqual(["all.zip", "masters.yaml", "plan.yaml"]);
  writeFileSync(join(cwd, "plan.yaml"), "plan: [");
  const unread = await matrix(cwd, ...axes);
  expect([unread.code, unread.stderr]).toEqual([1, expect.stringMatching(/^plan\.yaml:\d+:\d+ error/)]);
});

longTest("an interrupted command leaves no files", async () => {
  const cwd = planner({ plan: ["each_day", "count, count: 10000"] });
  const waiting = () => readdirSync(tmpdir()).filter((name) => name.startsWith("octavo-variants-"));
  const before = waiting();
  const own = () => waiting().filter((name) => !before.includes(name));
  const axes = ["--matrix", "locales=en,pl", "-o", "{locale}.pdf", "--zip", "all.zip", "--jobs", "2"];
  const child = start(["build", "masters.yaml", "plan.yaml", ...axes], { cwd });
  const ended = new Promise((resolve) => child.on("exit", (_code, signal) => resolve(signal)));
  const parts = () => own().flatMap((name) => readdirSync(join(tmpdir(), name)));
  await vi.waitUntil(() => parts().length > 0, { timeout: 30_000, interval: 10 });
  child.kill("SIGTERM");
  expect(await ended).toBe("SIGTERM");
  await expect.poll(own, { timeout: 20_000 }).toEqual([]);
  expect(readdirSync(cwd).toSorted()).toEqual(["masters.yaml", "plan.yaml"]);
});

const alike = masters
  .replace("x: 40, y: 30, width: 300", "x: 0, y: 30, width: 447.29")
  .replace(/ {6}- id: next[\s\S]*/, "");

test.each([
  { args: ["devices=remarkabel-2"], says: 'there is no device profile "remarkabel-2". Did you mean remarkable-2?' },
  { args: ["devices=kindle"], says: "Did you mean kindle-basic, kindle-colorsoft, " },
  { args: ["locales=en,qq"], says: 'there is no language "qq"' },
  { args: ["hands=lefft"], says: 'hands: there is no "lefft". It can be right, left.' },
  { args: ["weekstart=someday"], says: 'weekstart: there is no "someday". It can be monday,' },
  { args: ["local=en"], says: 'no axis "local"' },
  { args: ["devices="], says: "devices= has no values" },
  { args: ["locales=en,de", "-o", "{nam}.pdf"], says: "unknown token {nam}. Did you mean name?" },
  { args: ["locales=en,de", "-o", "{name}.pdf"], says: 'file name "A week.pdf". Add {locale} to "{name}.pdf".' },
  { args: ["locales=en", "-o", "-"], says: "can't be written to standard output" },
  { args: ["locales=en", "-o", "missing/x.pdf"], says: 'There is no folder "missing"' },
  { args: ["locales=en", "-o", "plan.yaml"], says: '"plan.yaml" is an input document' },
  { args: ["locales=en", "-o", "../x.pdf", "--zip", "x.zip"], says: "can't lead out of it" },
  { args: ["locales=en", "--profile", "remarkable-2"], says: "--profile does not go with --matrix. Name devices" },
  { args: ["locales=en", "--keep-sizes"], says: "--keep-sizes goes with devices" },
  { args: ["locales=en", "--each", "pupils"], says: 'The plan has no list "pupils". Add one to its "data"' },
  { args: ["locales=en,de", "-o", "{locale}-{row}.pdf"], says: "has {row}, which goes with the rows of a list" },
  { args: ["wrong-flag.yaml"], says: "wrong-flag.yaml: keep_sizes must be true or false." },
  { args: ["locales=en", "--update", "x.pdf"], says: "--update does not go with --matrix" },
  { args: ["locales=en", "--jobs", "0"], says: "--jobs must be a whole number from 1" },
  { args: ["missing.yaml"], says: '"missing.yaml" cannot be read' },
  { args: ["empty.yaml"], says: "empty.yaml has no matrix" },
  { args: ["wrong.yaml"], says: 'wrong.yaml has no key "matrx". Did you mean matrix?' },
  {
    args: [
      "devices=all",
      "locales=en,de,fr,pl,es,it,nl,pt",
      "hands=right,left",
      "weekstart=monday,sunday,saturday,friday,tuesday",
    ],
    says: "5,000 are allowed",
  },
])("--matrix $args is refused in a sentence", async ({ args, says }) => {
  // Planners for no device are not compared with the starters, which takes half a second.
  const cwd = folder({
    "masters.yaml": masters.replace("page_size: Device, profile: remarkable-2", "page_size: A4"),
    "plan.yaml": plan.replace("profile: remarkable-2\n", ""),
    "empty.yaml": "masters: masters.yaml\nplan: plan.yaml\n",
    "wrong.yaml": "matrx: {}\n",
    "wrong-flag.yaml": "keep_sizes: perhaps\nmatrix: { devices: [remarkable-2] }\n",
  });
  const { code, stdout, stderr } = await matrix(cwd, "--matrix", ...args);
  expect([code, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
  expect(stderr).toContain(says);
  expect(existsSync(join(cwd, "x.pdf"))).toBe(false);
});

test("hands are refused for designs in which nothing changes sides", async () => {
  const cwd = folder({ "masters.yaml": alike, "plan.yaml": plan });
  const { code, stderr } = await matrix(cwd, "--matrix", "hands=right,left");
  expect([code, stderr]).toEqual([2, expect.stringContaining("Leave hands out.")]);
});

test("options of variants are refused without --matrix", async () => {
  const cwd = planner();
  for (const option of [["--zip", "x.zip"], ["--jobs", "2"], ["--check"]])
    expect((await matrix(cwd, "-o", "x.pdf", ...option)).stderr).toContain("goes with --matrix");
});
