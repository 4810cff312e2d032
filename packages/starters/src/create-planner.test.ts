import { compile, findProfile, lintTemplate, parseProject, printTemplate, render } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { sampled } from "@octavo/foundation/testing";
import { nodeWorld, starterWorld } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casesOf, check, written } from "../test/every-planner.ts";
import { defaultChoices, type PlannerChoices, profileOf } from "./choices.ts";
import { createPlanner } from "./create-planner.ts";
import { starters } from "./planners/index.ts";

const world = nodeWorld();
const drawingWorld = await starterWorld("pl");

type Changed = Partial<PlannerChoices> & { readonly device: string };

/** January 2026 on the device. */
function createdDocuments(id: string, changed: Changed, dates?: readonly object[]) {
  const starter = starters.find((known) => known.id === id);
  if (!starter) throw new Error(`no starter ${id}`);
  const january = { from: "2026-01-01", to: "2026-01-31" };
  const choices = { ...defaultChoices(starter, { device: "", year: 2026, locale: "en" }), ...january, ...changed };
  const profile = profileOf(choices, world.profiles);
  if (!profile) throw new Error(`there is no ${changed.device}`);
  return { profile, ...createPlanner(starter, choices, drawingWorld, dates) };
}

function create(id: string, changed: Changed, dates?: readonly object[]) {
  const { profile, masters, plan } = createdDocuments(id, changed, dates);
  const { document, template, diagnostics } = compile(masters, plan, world);
  if (!document || !template) throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join("\n"));
  return { template, problems: lintTemplate(template, profile, world) };
}

const widgetOf = ({ template }: ReturnType<typeof create>, master: string, id: string) =>
  template.masters.find(({ name }) => name === master)?.widgets.find((widget) => widget.id === id);

describe("a planner from a starter", () => {
  test("has the page of its device, its dates, its language and its first day of the week", () => {
    const { template } = create("daily", { device: "kobo-elipsa-2e", locale: "pl", weekStart: "sunday" });
    const page = findProfile(world.profiles, "kobo-elipsa-2e")?.pdf_settings.page;
    expect(template.canvas.dimensions).toMatchObject({ ...page });
    expect(template.metadata).toMatchObject({
      name: "Planer dzienny 2026",
      profile: "kobo-elipsa-2e",
      locale: "pl",
      week_start: "sunday",
      start_date: "2026-01-01",
      end_date: "2026-01-31",
    });
  });

  test("contains the chosen optional sections", () => {
    const kinds = (sections: readonly string[]) =>
      create("daily", { device: "remarkable-2", sections }).template.sections.map(({ kind }) => kind);
    expect(kinds([])).not.toContain("weeks");
    expect(kinds(["weeks", "day_notes"])).toEqual(expect.arrayContaining(["weeks", "day_notes"]));
  });

  test("marks own days on the page of the year, also those of a range, and no appointments", () => {
    const drawnOnYear = (rows: readonly string[]) => {
      const dates = rows.length > 0 ? [{ name: "Own days", rows: `${rows.join("\n")}\n` }] : [];
      const { masters, plan } = createdDocuments("weekly", { device: "remarkable-2" }, dates);
      const layers = compile(masters, plan, world).document?.page(1).layers ?? [];
      const drawn = layers.flatMap(({ items }) => items);
      return drawn.reduce((sum, item) => sum + (item.kind === "path" ? item.segments.length : 1), 0);
    };
    const without = drawnOnYear([]);
    const range = [2, 3, 4].map((day) => `2026-01-0${day} Skiing | ${day - 1}/3`);
    expect(drawnOnYear([...range, "2026-01-20 Anniversary"])).toBe(without + 2);
    expect(drawnOnYear(["2026-01-20 09:00 Dentist"])).toBe(without);
  });

  const numbersOnYear = (changed: Changed) => {
    const { profile, masters, plan } = createdDocuments("weekly", changed);
    const { document, template } = compile(masters, plan, world);
    if (!document || !template) throw new Error(`nothing was made for ${changed.device}`);
    const items = document.page(1).layers.flatMap((layer) => layer.items);
    const words = items.flatMap((item) => (item.kind === "text" ? item.text : []));
    const days = words.filter((word) => /^\d{1,2}$/.test(word)).length;
    return { days, problems: lintTemplate(template, profile, world), words };
  };

  test.each([
    ["all days of its year in large type", { device: "remarkable-2", theme: "large-type", to: "2026-12-31" }, 365],
    ["all days of its year in large type", { device: "supernote-manta", theme: "large-type", to: "2026-12-31" }, 365],
    ["British names of months", { device: "boox-palma-2", locale: "en-GB", to: "2026-12-31" }, 365],
    ["only the months of its plan", { device: "boox-palma-2", locale: "en-GB", to: "2026-09-30" }, 273],
    ["a month", { device: "boox-palma-2" }, 31],
  ] as const)("has on its first page %s on %o", (_, changed, days) => {
    const { problems, words, ...found } = numbersOnYear(changed);
    const links = changed.device === "boox-palma-2" ? 3 : 0;
    expect([found.days - links, problems]).toEqual([days, []]);
    expect(words.filter((word) => /^(Nov|November)$/.test(word)).length).toBe(days === 365 ? 2 : 0);
  });

  test("for five years tells each of them on its days, and has no weekdays and holidays of the first", () => {
    const holidays = [{ name: "Holidays", rows: "2026-01-06 Epiphany | holiday\n" }];
    const { masters, plan } = createdDocuments("five-years", { device: "remarkable-2", to: "2026-12-31" }, holidays);
    const { document, template } = compile(masters, plan, world);
    const wordsOf = (master: string) => {
      const page = template?.page_assignments.find(({ master_id }) => master_id === master)?.page ?? 0;
      const items = document?.page(page).layers.flatMap((layer) => layer.items) ?? [];
      return items.flatMap((item) => (item.kind === "text" ? item.text : []));
    };
    const years = ["2026", "2027", "2028", "2029", "2030"];
    for (const master of ["Day", "Review", "Year"])
      expect([...new Set(wordsOf(master).filter((word) => /^20\d\d$/.test(word)))]).toEqual(years);
    const weekdays = wordsOf("Month").filter((word) => /^(Mon|M|W\d+|Epiphany|January 2026)$/.test(word));
    expect(weekdays).toEqual([]);
  });

  test("contains calendars and holidays under their own names, and is as before without them", () => {
    const family = { name: "Notes", rows: "2026-01-05 Trip\n", imported: "2026-01-01", style: "bar" };
    const device = { device: "remarkable-2", locale: "pl" };
    const { template } = create("daily", device, [{ holidays: "PL", name: "Poland" }, family]);
    expect(template.dates?.map(({ name, rows }) => [name, rows[0]?.title])).toEqual([
      ["Poland", "Pierwszy dzień Bożego Narodzenia"],
      ["Notes", "Trip"],
    ]);
    expect(createdDocuments("daily", device, [])).toEqual(createdDocuments("daily", device));
  });

  test("is read without problems from its printed template, as by visitors of a shared planner", () => {
    const own = { name: "Notes", rows: "2026-01-05 Trip\n", imported: "2026-01-01", style: "bar" };
    const { template } = create("daily", { device: "remarkable-2" }, [{ holidays: "PL", name: "Poland" }, own]);
    expect(render(printTemplate(template), world, { proofread: false }).diagnostics).toEqual([]);
  });

  test("has hours from 1 to 12 in schedules, with am and pm where the half of the day begins", () => {
    const hoursOf = (hours: "12" | "24") => {
      const { template } = create("daily", { device: "remarkable-2", hours });
      const day = template.page_assignments.find(({ context }) => context?.section === "days")?.page ?? 0;
      const { document } = render(printTemplate(template), world, { proofread: false });
      const { layers } = document?.page(day) ?? { layers: [] };
      const texts = layers.flatMap(({ items }) => items.flatMap((item) => (item.kind === "text" ? item.text : [])));
      const first = texts.findIndex((text) => /^6( am)?$/.test(text));
      return texts.slice(first, first + 9);
    };
    expect(hoursOf("24")).toEqual(["6", "7", "8", "9", "10", "11", "12", "13", "14"]);
    expect(hoursOf("12")).toEqual(["6 am", "7", "8", "9", "10", "11", "12 pm", "1", "2"]);
  });

  test("is made in landscape", () => {
    const { template, problems } = create("daily", { device: "remarkable-paper-pro", landscape: true });
    const { width, height } = template.canvas.dimensions;
    expect(width).toBeGreaterThan(height);
    expect(problems).toEqual([]);
  });

  test("has room for the toolbar on the chosen side", () => {
    const margins = (changed: Partial<PlannerChoices>) => {
      const { template, problems } = create("daily", { device: "remarkable-2", ...changed });
      expect(problems).toEqual([]);
      const [, right, , left] = template.canvas.dimensions.margins;
      return [left, right];
    };
    expect(margins({})).toEqual([38, 24]);
    expect(margins({ toolbar: "right" })).toEqual([24, 38]);
    expect(margins({ leftHanded: true })).toEqual([24, 38]);
    expect(margins({ leftHanded: true, toolbar: "left" })).toEqual([38, 24]);
    expect(margins({ leftHanded: true, toolbar: "right" })).toEqual([24, 38]);
  });
});

describe("the device test", () => {
  const everywhere = ["remarkable-2", "supernote-nomad", "remarkable-paper-pro-move", "kindle-basic", "bigme-b13"];

  test.each(everywhere)("states the true sizes of type, rules and squares on the %s", (device) => {
    const made = create("device-test", { device });
    const ppi = findProfile(world.profiles, device)?.display.ppi ?? 0;
    const square = widgetOf(made, "Type and targets", "exact_target_2");
    expect(square?.content).toBe("8");
    expect(square?.position.width).toBeCloseTo((8 * 72) / 25.4, 1);
    expect(square?.position.height).toBe(square?.position.width);
    const type = widgetOf(made, "Type and targets", "exact_sans_1");
    expect([type?.content?.slice(0, 1), type?.styling?.["size"]]).toEqual(["8", 8]);
    const rule = widgetOf(made, "Greys and rules", "pixels_black_3");
    expect(widgetOf(made, "Greys and rules", "width_3")?.content).toBe("4");
    expect((Number(rule?.properties?.["line_thickness"]) * ppi) / 72).toBeCloseTo(4, 1);
  });

  test("has grey where the toolbar is", () => {
    const area = (changed: Changed) => {
      const { x, y, width, height } = widgetOf(create("device-test", changed), "Edges", "toolbar_area")?.position ?? {};
      return [x, y, width, height];
    };
    const device = "remarkable-2";
    const [, , width = 0, height] = area({ device });
    expect(width).toBeLessThan(40);
    const { width: page } = findProfile(world.profiles, device)?.pdf_settings.page ?? { width: 0 };
    expect(area({ device })).toEqual([0, 0, width, height]);
    expect(area({ device, toolbar: "right" })).toEqual([page - width, 0, width, height]);
    expect(area({ device, leftHanded: true })).toEqual([page - width, 0, width, height]);
  });

  test("says nothing of a toolbar on a device without one", () => {
    const made = create("device-test", { device: "kindle-basic" });
    expect(["toolbar_area", "toolbar_area_note"].map((id) => widgetOf(made, "Edges", id))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("a planner for left-handed people", () => {
  const devices = ["remarkable-2", "supernote-nomad", "kindle-basic", "boox-palma-2"];
  const everywhere = starters
    .filter(({ id }) => id !== "blank")
    .flatMap(({ id }) => devices.map((device) => [id, device, device !== "remarkable-2"] as const));
  const cases = sampled(everywhere, 29, 0);
  const isInRow = /^(nav_rule|title|number|to_(year|months|notes|previous|next))$/;

  test.each(cases)("from %s for the %s has tabs and titles of all pages in one place", (id, device, landscape) => {
    const sections = starters.find((starter) => starter.id === id)?.optional.map(({ section }) => section) ?? [];
    for (const turned of landscape ? [false, true] : [true]) {
      const [before, after] = [false, true].map((leftHanded) => {
        const { masters, plan } = createdDocuments(id, { device, landscape: turned, sections, leftHanded });
        return parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles).project;
      });
      const shifts = before?.masters.flatMap((master, m) =>
        master.widgets.flatMap(({ id, position }, i) => {
          const moved = after?.masters[m]?.widgets[i]?.position.x ?? 0;
          return isInRow.test(id) ? [moved - position.x] : [];
        }),
      );
      expect(Math.max(...(shifts ?? [])) - Math.min(...(shifts ?? []))).toBeLessThan(0.1);
    }
  });
});

/** every-planner-….long.test.ts checks all of them. */
describe("a sample of all planners", () => {
  const sample = starters.flatMap((starter) => {
    const cases = [2026, 2027].flatMap((year) => casesOf(starter, year));
    return fc.sample(fc.constantFrom(...cases), 1).map((one) => [written(one), one] as const);
  });

  test.each(sample)("has no faults: %s", async (_, one) => expect((await check(one)).faults).toEqual([]));
});
