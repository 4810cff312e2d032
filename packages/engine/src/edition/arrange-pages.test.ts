import { describe, expect, test } from "vitest";
import { world } from "../../test/support/documents.ts";
import { aPlan, aSection, expand } from "../../test/support/plans.ts";
import { plainCalendar } from "../calendar/document-calendar.ts";
import { pageIdentities } from "../layout/page-identities.ts";
import { pageRecords } from "../layout/page-records.ts";
import type { Manifest } from "../manifest/manifest.ts";
import type { PlanSection } from "../model/plan.ts";
import type { Template } from "../model/template.ts";
import { arrangePages, type RemovedMode } from "./arrange-pages.ts";

const templateOf = (...sections: readonly PlanSection[]) => expand(aPlan(sections)).template;

const identitiesOf = (template: Template) =>
  pageIdentities(template, pageRecords(template, { ...world, names: world.names("en"), calendar: plainCalendar }));

function manifestOf(template: Template): Manifest {
  const states = new Map(template.placeholders?.map(({ page, state }) => [page, state]));
  const { width, height } = template.canvas.dimensions;
  const pages = identitiesOf(template)
    .slice(1)
    .map((identity, i) => {
      const placeholder = states.get(i + 1);
      return { identity, width, height, boxes: [], ...(placeholder && { placeholder }) };
    });
  return { pages };
}

/** Identities in the order of the file, with the state of placeholders. */
const fileOf = (template: Template) =>
  manifestOf(template).pages.map(({ identity, placeholder }) =>
    placeholder ? `${identity} (${placeholder})` : identity,
  );

function update(earlier: Template, later: Template, mode?: RemovedMode) {
  const { template, ...report } = arrangePages(later, identitiesOf(later), manifestOf(earlier), mode);
  return { template, file: fileOf(template), ...report };
}

const cover = aSection("cover", "once");
const daily = aSection("days", "each_day");
const notes = (count: number, rest: Partial<PlanSection> = {}) => aSection("notes", "count", { count, ...rest });

describe("new pages", () => {
  test("come at the end, and are read where the plan has them", () => {
    const { file, template, appended } = update(templateOf(notes(2), cover), templateOf(notes(4), cover));
    expect(file).toEqual(["notes/1", "notes/2", "cover", "notes/3", "notes/4"]);
    expect(template.reading_order).toEqual([
      [1, 2],
      [4, 5],
      [3, 3],
    ]);
    expect(appended).toEqual([
      { page: 4, identity: "notes/3" },
      { page: 5, identity: "notes/4" },
    ]);
  });

  test("leave the template as it is if the plan has them last anyway", () => {
    const later = templateOf(cover, notes(4));
    expect(update(templateOf(cover, notes(2)), later).template).toEqual(later);
  });

  test("take reserved places of their section first", () => {
    const earlier = templateOf(notes(2, { reserve: 2 }), cover);
    expect(fileOf(earlier)).toEqual(["notes/1", "notes/2", "notes/+1 (reserved)", "notes/+2 (reserved)", "cover"]);
    const three = update(earlier, templateOf(notes(3, { reserve: 2 }), cover));
    expect(three.file).toEqual(["notes/1", "notes/2", "notes/3", "notes/+2 (reserved)", "cover"]);
    expect(three.filled).toEqual([{ page: 3, identity: "notes/3" }]);
    expect(update(three.template, templateOf(notes(5), cover)).file).toEqual([
      "notes/1",
      "notes/2",
      "notes/3",
      "notes/4",
      "cover",
      "notes/5",
    ]);
  });

  test("do not take places of a section whose name has no letters", () => {
    const earlier = templateOf(notes(1), aSection("—", "count", { count: 1, reserve: 1 }), cover);
    const later = templateOf(notes(2), aSection("—", "count", { count: 2, reserve: 1 }), cover);
    expect(update(earlier, later).file).toEqual(["notes/1", "section/1", "section/2", "cover", "notes/2"]);
  });

  test("do not take places that another section reserved", () => {
    const earlier = templateOf(notes(1, { reserve: 1 }), daily);
    const later = templateOf(notes(1, { reserve: 1 }), aSection("days", "each_day", { end_date: "2026-02-03" }));
    expect(update(earlier, later).file).toEqual([...fileOf(earlier), "days/2026-02-03"]);
  });

  test("of a new section bring its reserved pages", () => {
    const { file } = update(templateOf(cover), templateOf(notes(1, { reserve: 1 }), cover));
    expect(file).toEqual(["cover", "notes/1", "notes/+1 (reserved)"]);
  });
});

describe("pages that the plan no longer makes", () => {
  const earlier = templateOf(notes(3), cover);
  const later = templateOf(notes(1), cover, daily);

  test("are listed with their places", () => {
    expect(update(earlier, later).removed).toEqual([
      { page: 2, identity: "notes/2" },
      { page: 3, identity: "notes/3" },
    ]);
  });

  test("become blank pages with a note", () => {
    const { file, template } = update(earlier, later, "blank");
    expect(file.slice(0, 5)).toEqual(["notes/1", "notes/2 (blank)", "notes/3 (blank)", "cover", "days/2026-01-30"]);
    expect(template.widgets.map(({ page, content }) => [page, content])).toEqual([
      [2, "notes/2: no longer in the plan"],
      [3, "notes/3: no longer in the plan"],
    ]);
  });

  test("stay as they were in their places", () => {
    const { file, template } = update(earlier, later, "keep");
    expect(file.slice(0, 4)).toEqual(["notes/1", "notes/2 (kept)", "notes/3 (kept)", "cover"]);
    expect(template.widgets).toEqual([]);
  });

  test("give up their places to new pages", () => {
    const { file } = update(earlier, later, "drop");
    expect(file).toEqual([
      "notes/1",
      "days/2026-01-30",
      "days/2026-01-31",
      "cover",
      "days/2026-02-01",
      "days/2026-02-02",
    ]);
  });

  test("leave free places in the middle of the file, and none at its end", () => {
    const dropped = update(templateOf(notes(3), cover, daily), templateOf(notes(1), cover), "drop");
    expect(dropped.file).toEqual(["notes/1", "+free/2 (free)", "+free/3 (free)", "cover"]);
    const again = update(dropped.template, templateOf(notes(1), cover, aSection("ideas", "count", { count: 3 })));
    expect(again.file).toEqual(["notes/1", "ideas/1", "ideas/2", "cover", "ideas/3"]);
    expect(again.removed).toEqual([]);
  });

  test("leave places that are not mistaken for pages of a section with the name free", () => {
    const free = (count: number) => aSection("free", "count", { count });
    const dropped = update(templateOf(notes(2), free(2)), templateOf(free(2)), "drop");
    expect(dropped.file).toEqual(["+free/1 (free)", "+free/2 (free)", "free/1", "free/2"]);
    expect(dropped.template.page_assignments.map(({ page }) => page)).toEqual([3, 4]);
  });

  test("are no longer asked about in the next edition", () => {
    const blank = update(earlier, later, "blank");
    const again = update(blank.template, later);
    expect(again.removed).toEqual([]);
    expect(again.file).toEqual(blank.file);
  });

  test("come back to their places", () => {
    expect(update(update(earlier, later, "blank").template, earlier, "blank").file.slice(0, 4)).toEqual(
      fileOf(earlier),
    );
  });
});

test("an update without changes changes nothing", () => {
  const template = templateOf(notes(2, { reserve: 2 }), daily, cover);
  const { file, ...report } = update(template, template);
  expect(file).toEqual(fileOf(template));
  expect(report).toMatchObject({ removed: [], filled: [], appended: [] });
});
