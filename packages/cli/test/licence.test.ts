/** Licences that PDFs state. Poppler reads them. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile, emitPdf } from "@octavo/engine";
import type { WorkRights } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { deflate, nodeWorld } from "@octavo/press";
import { expect, test, vi } from "vitest";
import { writeInk } from "./ink/strokes.ts";
import { folder, masters, octavo, plan, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 60_000 });

const documents = ["masters.yaml", "plan.yaml"];
const build = (cwd: string, ...more: readonly string[]) => octavo(["build", ...documents, ...more], { cwd });
const ofAnn = { plan: ["name: A week\n", "name: A week\nauthor: Ann Lee\n"] } as const;

/** Entries of the document information, and the XMP packet. */
function statedIn(cwd: string, pdf: string) {
  const run = (...options: string[]) => execFileSync("pdfinfo", [...options, join(cwd, pdf)], { encoding: "utf8" });
  execFileSync("qpdf", ["--check", join(cwd, pdf)]);
  const entries = Object.fromEntries(
    run("-custom")
      .split("\n")
      .filter((line) => /^(?:License|LicenseURL|BasedOn):/.test(line))
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { entries, xmp: run("-meta") };
}

const ccBy = { License: "CC BY 4.0", LicenseURL: "https://creativecommons.org/licenses/by/4.0/" };

/** A planner that is a remix, as the studio downloads it. */
async function writeRemix(cwd: string, rights: WorkRights): Promise<void> {
  const world = nodeWorld();
  const { document, project } = compile(masters, plan, world);
  if (!document) throw new Error("The planner has errors.");
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, fonts: world.fonts }, { project: project?.(), rights }))
    chunks.push(chunk);
  writeFileSync(join(cwd, "remix.pdf"), Buffer.concat(chunks));
}

const remix: WorkRights = {
  author: "Bo",
  licence: "CC-BY-SA-4.0",
  sources: [{ name: "Żółty plan", author: "Cyd", licence: "CC-BY-SA-4.0" }],
};

test("a PDF states the licence that is given, with the author of the plan, and none without the option", async () => {
  const cwd = planner(ofAnn);
  expect((await build(cwd, "-o", "a.pdf", "--licence", "CC-BY-4.0")).code).toBe(0);
  const { entries, xmp } = statedIn(cwd, "a.pdf");
  expect(entries).toEqual(ccBy);
  expect(xmp).toContain("<cc:attributionName>Ann Lee</cc:attributionName>");
  expect(xmp).toContain("© Ann Lee. CC BY 4.0".replace("©", "&#169;"));
  await build(cwd, "-o", "plain.pdf");
  expect(statedIn(cwd, "plain.pdf")).toEqual({ entries: {}, xmp: "" });
  const said = await octavo(["inspect", "a.pdf"], { cwd });
  expect(said.stdout).toContain("\n  CC BY 4.0, by Ann Lee\n");
});

test("updates and prints keep the licence and the origin of their PDF, also after another program saved it", async () => {
  const cwd = planner();
  await writeRemix(cwd, remix);
  const { entries } = statedIn(cwd, "remix.pdf");
  expect(entries["BasedOn"]).toBe('"Żółty plan" by Cyd (CC BY-SA 4.0)');
  execFileSync("qpdf", ["--object-streams=generate", "--recompress-flate", "remix.pdf", "saved.pdf"], { cwd });
  for (const pdf of ["remix.pdf", "saved.pdf"]) {
    expect((await build(cwd, "-o", "next.pdf", "--update", pdf)).code).toBe(0);
    expect(statedIn(cwd, "next.pdf").entries).toEqual(entries);
    expect((await octavo(["print", pdf, "-o", "sheets.pdf", "--sheet", "a4", "--booklet"], { cwd })).code).toBe(0);
    const sheets = statedIn(cwd, "sheets.pdf");
    expect(sheets.entries).toEqual(entries);
    expect(sheets.xmp).toContain("<cc:attributionName>Bo</cc:attributionName>");
  }
  await build(cwd, "-o", "taken.pdf", "--licence", "remix.pdf");
  expect(readFileSync(join(cwd, "taken.pdf")).equals(readFileSync(join(cwd, "remix.pdf")))).toBe(true);
});

longTest("planners of rows and variants state the licence, also of the file of a release", async () => {
  const cwd = planner({
    plan: ["plan:\n", 'author: Ann Lee\nplan:\n  data: [{ name: pupils, rows: "Id,Name\\n7,Cy" }]\n'],
  });
  await build(cwd, "--each", "pupils", "--licence", "cc by 4.0", "-o", "rows.zip");
  execFileSync("python3", ["-m", "zipfile", "-e", "rows.zip", "."], { cwd });
  expect(statedIn(cwd, "7-cy.pdf").entries).toEqual(ccBy);
  writeFileSync(
    join(cwd, "release.yaml"),
    "licence: CC-BY-4.0\nmatrix: { locales: [en, pl] }\noutput: '{locale}.pdf'\n",
  );
  await build(cwd, "--matrix", "release.yaml");
  for (const name of ["en.pdf", "pl.pdf"]) expect(statedIn(cwd, name).entries).toEqual(ccBy);
  await build(cwd, "-o", "single.pdf", "--licence", "CC-BY-4.0");
  await build(cwd, "--matrix", "release.yaml", "locales=en", "--licence", "CC0-1.0");
  expect(statedIn(cwd, "en.pdf").entries["License"]).toBe("CC0 1.0");
});

test("refuses an unknown licence, a PDF without one, and a licence that the original does not allow", async () => {
  const cwd = planner(ofAnn);
  const refused = async (...args: readonly string[]) => {
    const { code, stderr } = await build(cwd, "-o", "no.pdf", ...args);
    return [code, stderr.trim()];
  };
  expect(await refused("--licence", "CC-BY-SA")).toEqual([
    2,
    expect.stringContaining('--licence: there is no "CC-BY-SA". It can be CC0-1.0, CC-BY-4.0'),
  ]);
  await build(cwd, "-o", "plain.pdf");
  expect(await refused("--licence", "plain.pdf")).toEqual([2, expect.stringContaining("plain.pdf states no licence")]);
  await writeRemix(cwd, remix);
  expect(await refused("--update", "remix.pdf", "--licence", "CC0-1.0")).toEqual([
    2,
    'octavo: --licence: the planner is based on "Żółty plan" by Cyd, under CC BY-SA 4.0, which does not allow CC0 1.0. It can be CC-BY-SA-4.0.',
  ]);
});

test("an update of a PDF with handwriting says that the new PDF lacks it, and how to carry it", async () => {
  const cwd = planner();
  await build(cwd, "-o", "old.pdf");
  const strokes = [1, 1, 3].map((page) => ({
    page,
    near: "title",
    points: [
      [50, 60],
      [80, 70],
    ] as const,
  }));
  await writeInk(join(cwd, "old.pdf"), join(cwd, "written.pdf"), strokes, "annotation");
  const { code, stderr } = await build(cwd, "-o", "new.pdf", "--update", "written.pdf");
  expect(code).toBe(0);
  expect(stderr).toContain(
    "written.pdf has handwriting or notes on 2 pages, and the new PDF does not contain them. To carry them: octavo carry written.pdf new.pdf -o FILE",
  );
  const json = await build(cwd, "-o", "new.pdf", "--update", "written.pdf", "--json");
  expect(JSON.parse(json.stdout).update.handwriting).toEqual({ pages: 2, annotations: 3 });
  const [, command = ""] = /To carry them: octavo (.*) FILE/.exec(stderr) ?? [];
  expect((await octavo([...command.split(" "), "carried.pdf"], { cwd })).code).toBe(0);
  const annotations = execFileSync("qpdf", ["--json=2", join(cwd, "carried.pdf")], { encoding: "utf8" });
  expect(annotations.match(/"\/Subtype": "\/Ink"/g)).toHaveLength(3);
  expect((await build(cwd, "-o", "new.pdf", "--update", "old.pdf")).stderr).not.toContain("handwriting or notes");
});

test("a damaged statement of rights is left out", async () => {
  const cwd = folder({ "masters.yaml": masters, "plan.yaml": plan });
  await writeRemix(cwd, { ...remix, author: "x".repeat(501) });
  await build(cwd, "-o", "next.pdf", "--update", "remix.pdf");
  expect(statedIn(cwd, "next.pdf").entries).toEqual({});
});
