/** Displacements that were once called safe, and saves of other programs, judged by what poppler shows. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sampled } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { folder, octavo } from "../octavo.ts";
import { type Documents, readDocuments, type Widget, writeDocuments } from "./documents.ts";
import { changedPages, coarse, countPages, type Look, looksSameClosely, render } from "./look.ts";
import { withoutNewLinks } from "./new-links.ts";
import { randomFrom } from "./random.ts";
import { folderOf, makeDocuments } from "./random-project.ts";
import { saves } from "./saves.ts";
import { build, compare, update } from "./verdict.ts";

/** Ends only hanging tests. Other programs are slow on a busy machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let cwd = "";
const path = (name: string) => join(cwd, name);

const rendered = new Map<string, readonly Look[]>();

/** Renders a file once. */
function looks(name: string, dpi = coarse): readonly Look[] {
  const key = `${path(name)} ${dpi}`;
  const found = rendered.get(key) ?? render(path(name), dpi);
  rendered.set(key, found);
  return found;
}

function expectSameLook(earlier: string, later: string): void {
  const changed = changedPages(looks(earlier), looks(later));
  expect(changed.filter((page) => !looksSameClosely(path(earlier), path(later), page))).toEqual([]);
}

/** Builds the planner with a change, as an update of `first.pdf`. */
async function updated(name: string, change: (documents: Documents) => void, dpi = coarse) {
  const documents = readDocuments(path("planner"));
  change(documents);
  writeDocuments(documents, folderOf(cwd, name));
  const built = await update(cwd, name, "first.pdf", `${name}.pdf`, []);
  const changed = changedPages(looks("first.pdf", dpi), looks(`${name}.pdf`, dpi));
  return { built, changed, verdict: await compare(cwd, "first.pdf", `${name}.pdf`) };
}

type Updated = Awaited<ReturnType<typeof updated>>;

function expectUnsafe({ built, changed, verdict }: Updated, pages: readonly number[]): void {
  expect(changed).toEqual(expect.arrayContaining([...pages]));
  expect([built.outcome, verdict.isSafe]).toEqual(["unsafe", false]);
  expect(changed.filter((page) => !verdict.lists(page))).toEqual([]);
}

describe("a planner with a page of the year", () => {
  beforeAll(async () => {
    cwd = folder({});
    const choices = { "--profile": "remarkable-2", "--from": "2026-01-01", "--to": "2026-03-08" };
    writeDocuments(await makeDocuments("weekly", choices, path("planner")), path("planner"));
    await build(cwd, "planner", "first.pdf");
  });

  test("is not safe if March stands where January was", async () => {
    const result = await updated("march", ({ plan }) => (plan.plan.calendar.start_date = "2026-03-01"));
    expectUnsafe(result, [1]);
  });

  test("is not safe if its weeks begin on Sunday", async () => {
    const result = await updated("sunday", ({ plan }) => (plan.plan.week_start = "sunday"));
    expectUnsafe(result, [1]);
  });

  test("changes only the page before new ones, which gets a link to them", async () => {
    const { changed, verdict } = await updated("longer", ({ plan }) => {
      const notes = plan.plan.sections.find(({ kind }) => kind === "notes");
      if (notes) notes.count = 6;
    });
    expect(changed).toEqual([looks("first.pdf").length]);
    expect(await withoutNewLinks(changed, looks("first.pdf"), looks("longer.pdf"), path("longer.pdf"))).toEqual([]);
    expect(looks("first.pdf").filter((_, i) => verdict.lists(i + 1)).length).toBeLessThanOrEqual(1);
  });
});

const widget = (
  id: string,
  type: string,
  [x, y, width, height]: readonly number[],
  more: Partial<Widget> = {},
): Widget => ({
  id,
  type,
  position: { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 },
  ...more,
});

/** A column for cues, a summary below, a heading and a table of boxes. */
const cornell: Documents = {
  masters: {
    canvas: { dimensions: { width: 447.29, height: 596.39 } },
    masters: [
      {
        name: "Cornell",
        widgets: [
          widget("cue", "vertical_line", [150, 70, 2, 380]),
          widget("summary", "divider", [40, 450, 370, 2]),
          widget("heading", "text_block", [40, 30, 200, 30], { content: "Lecture" }),
          widget("boxes", "table", [40, 470, 160, 60], { properties: { rows: 3, columns: 4, header_row: false } }),
        ],
      },
    ],
  },
  plan: {
    name: "Lectures",
    profile: "remarkable-2",
    plan: {
      calendar: { start_date: "2026-01-01", end_date: "2026-01-02" },
      locale: "en",
      week_start: "monday",
      sections: [{ kind: "lectures", master: "Cornell", generate: "count", count: 3 }],
      order: ["lectures"],
    },
  },
};

describe("a Cornell layout", () => {
  beforeAll(async () => {
    cwd = folder({});
    writeDocuments(cornell, folderOf(cwd, "planner"));
    await build(cwd, "planner", "first.pdf");
  });

  /** A shift by a point is two pixels. */
  const dpi = 144;
  const moved = (axis: "x" | "y", distance: number, ...ids: readonly string[]) => {
    const name = `${ids.join("-")}-${axis}${distance}`;
    return updated(
      name,
      ({ masters }) => {
        for (const { id, position } of masters.masters[0]?.widgets ?? [])
          if (ids.includes(id)) position[axis] += distance;
      },
      dpi,
    );
  };

  const moves = [
    ["cue and summary lines", "y", 60, ["cue", "summary"]],
    ["the cue line", "x", 60, ["cue"]],
    ["the summary line", "y", -60, ["summary"]],
    ["the summary line", "y", 5, ["summary"]],
    ["the summary line", "y", 1, ["summary"]],
    ["the heading", "x", 60, ["heading"]],
    ["the heading", "x", 5, ["heading"]],
    ["the table of boxes", "y", 10, ["boxes"]],
    ["the table of boxes", "x", 1, ["boxes"]],
  ] as const;
  test.each(sampled(moves, 4, 1))("is not safe if %s moved along %s by %i pt", async (_, axis, distance, ids) => {
    expectUnsafe(await moved(axis, distance, ...ids), [1, 2, 3]);
  });

  test("is safe if nothing moved", async () => {
    const { built, verdict } = await updated("same", () => undefined);
    expect([built.outcome, verdict.isSafe]).toEqual(["safe", true]);
  });
});

describe("a PDF that another program saved", () => {
  let pages = 0;
  beforeAll(async () => {
    cwd = folder({});
    const choices = { "--profile": "remarkable-2", "--from": "2026-01-01", "--to": "2026-02-08" };
    writeDocuments(await makeDocuments("monthly", choices, path("planner")), path("planner"));
    await build(cwd, "planner", "first.pdf");
    pages = countPages(path("first.pdf"));
  });

  const saved = async (name: string) => {
    const save = saves.find((known) => known.name === name);
    const to = `${name.replaceAll(/\W+/g, "-")}.pdf`;
    await save?.run({ from: path("first.pdf"), to: path(to), pages, random: randomFrom(7), cwd });
    return to;
  };

  const named = (keepsPages: boolean) =>
    sampled(
      saves.filter((save) => save.keepsPages === keepsPages).map(({ name }) => name),
      5,
      2,
    );

  test.each(named(true))("is safe to replace after %s", async (name) => {
    const file = await saved(name);
    expectSameLook(file, "first.pdf");
    expect(await compare(cwd, file, "first.pdf")).toMatchObject({ isCompared: true, isSafe: true });
    expect(await update(cwd, "planner", file, "again.pdf", [])).toMatchObject({ outcome: "safe" });
  });

  test.each(named(false))("is safe to replace after %s only if each page is in its place", async (name) => {
    const file = await saved(name);
    const isSame = changedPages(looks(file), looks("first.pdf")).length === 0;
    expect(isSame).toBe(name === "qpdf, the last page deleted");
    expect((await compare(cwd, file, "first.pdf")).isSafe).toBe(isSame);
    const again = `again-${file}`;
    const { outcome } = await update(cwd, "planner", file, again, []);
    if (outcome === "safe") expectSameLook(file, again);
  });

  test("is safe to replace after qpdf wrote it for a text editor", async () => {
    execFileSync("qpdf", ["--qdf", path("first.pdf"), path("qdf.pdf")]);
    expectSameLook("qdf.pdf", "first.pdf");
    expect(await compare(cwd, "qdf.pdf", "first.pdf")).toMatchObject({ isCompared: true, isSafe: true });
  });

  test("is inspected with the number of its pages", async () => {
    for (const name of ["qpdf, a page inserted", "qpdf, a page deleted", "pdf-lib, a page inserted"]) {
      const file = await saved(name);
      const count = countPages(path(file));
      const { stdout } = await octavo(["inspect", file], { cwd });
      expect([name, count === pages]).toEqual([name, false]);
      expect(stdout).toContain(`${count} pages`);
    }
  });

  test("is refused if it is encrypted, with the reason", async () => {
    execFileSync("qpdf", ["--encrypt", "secret", "owner", "256", "--", path("first.pdf"), path("locked.pdf")]);
    const { isCompared, text } = await compare(cwd, "locked.pdf", "first.pdf");
    expect(isCompared).toBe(false);
    expect(text).toContain("password");
  });
});
