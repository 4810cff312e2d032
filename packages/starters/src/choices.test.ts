import type { DeviceProfile } from "@octavo/engine";
import { deviceProfiles } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChoiceName, defaultChoices, type PlannerChoices, type WrittenChoices } from "./choices.ts";
import { formatChoices } from "./format-choices.ts";
import { parseChoices } from "./parse-choices.ts";
import { daily } from "./planners/daily.ts";
import { deviceTest } from "./planners/device-test.ts";
import { readChoices } from "./read-choices.ts";
import { formatYears, usualYear, wholeYear, yearIn } from "./years.ts";

/** Devices that are too small for the starters, upright or in landscape. */
const small = [...ofSize("watch", 120, 160), ...ofSize("strip", 209.5, 420)];
const profiles = [...deviceProfiles(), ...small];
const starter = daily;
const defaults = defaultChoices(starter, { device: "remarkable-2", year: 2026, locale: "en" });
const context = { starter, profiles, defaults };
const read = (written: WrittenChoices) => readChoices(written, context);
const parse = (query: string) => parseChoices(query, context);

describe("choices", () => {
  test("have the defaults for missing values", () => {
    expect(read({})).toEqual({ choices: defaults, problems: [] });
    expect(defaults).toMatchObject({ from: "2026-01-01", to: "2026-12-31", sections: ["weeks"], weekStart: "monday" });
  });

  test.each<[WrittenChoices, Partial<PlannerChoices>]>([
    [{ year: "2027" }, { from: "2027-01-01", to: "2027-12-31" }],
    [
      { from: "2026-09-01", to: "2027-06-30" },
      { from: "2026-09-01", to: "2027-06-30" },
    ],
    [
      { device: "reMarkable Paper Pro", landscape: "1" },
      { device: "remarkable-paper-pro", landscape: true },
    ],
    [{ device: "remarkable-paper-pro-landscape" }, { device: "remarkable-paper-pro", landscape: true }],
    [{ locale: "pt_br" }, { locale: "pt-BR" }],
    [{ "week-start": "Sunday" }, { weekStart: "sunday" }],
    [{ without: "weeks", with: "day_notes" }, { sections: ["day_notes"] }],
    [{ with: "day_notes" }, { sections: ["weeks", "day_notes"] }],
    [{ theme: "Large-Type" }, { theme: "large-type" }],
    [
      { hours: "12", "left-handed": "1", toolbar: "left" },
      { hours: "12", leftHanded: true, toolbar: "left" },
    ],
  ])("read %j", (written, changed) => {
    expect(read(written)).toEqual({ choices: { ...defaults, ...changed }, problems: [] });
  });

  test.each<[WrittenChoices, ChoiceName, string]>([
    [{ device: "remarkable-3" }, "device", "unknown_device"],
    [{ device: "watch" }, "device", "unsuitable_device"],
    [{ year: "27" }, "year", "invalid_year"],
    [{ year: "9999" }, "year", "invalid_year"],
    [{ from: "2026-02-30", to: "2026-03-31" }, "from", "invalid_date"],
    [{ from: "2026-03-01" }, "to", "date_missing"],
    [{ to: "2026-03-01" }, "from", "date_missing"],
    [{ from: "2026-03-01", to: "2026-02-01" }, "to", "dates_reversed"],
    [{ year: "2026", from: "2026-01-01", to: "2026-12-31" }, "year", "year_and_dates"],
    [{ locale: "klingon" }, "locale", "unknown_language"],
    [{ "week-start": "someday" }, "week-start", "unknown_weekday"],
    [{ without: "weeks,moons" }, "without", "unknown_section"],
    [{ hours: "36" }, "hours", "invalid_hours"],
    [{ theme: "pink" }, "theme", "unknown_theme"],
    [{ device: "boox-palma-2", theme: "large-type" }, "theme", "no_room_for_theme"],
    [{ toolbar: "top" }, "toolbar", "invalid_side"],
    [{ device: "kindle-scribe", toolbar: "left" }, "toolbar", "no_toolbar_choice"],
    [{ "left-handed": "maybe" }, "left-handed", "invalid_switch"],
  ])("report %j", (written, name, code) => {
    const { problems } = read(written);
    expect(problems).toMatchObject([{ name, code, value: written[name] ?? "" }]);
  });

  test("keep a device upright if the starter does not support it in landscape", () => {
    const { choices, problems } = read({ device: "strip", landscape: "1" });
    expect([choices.landscape, problems.map(({ code }) => code)]).toEqual([false, ["no_landscape"]]);
  });

  test("have no theme for pages that measure type and rules", () => {
    const { choices, problems } = readChoices({ theme: "sober" }, { ...context, starter: deviceTest });
    expect([choices.theme, problems.map(({ code }) => code)]).toEqual(["classic", ["no_theme_choice"]]);
  });

  test("list the accepted sections and suitable devices", () => {
    expect(read({ without: "moons" }).problems[0]?.known).toEqual(["weeks", "day_notes"]);
    expect(read({ device: "watch" }).problems[0]?.known).toContain("kindle-scribe");
    expect(read({ device: "boox-palma-2", theme: "large-type" }).problems[0]?.known).toContain("high-contrast");
  });
});

describe("the address of choices", () => {
  test("always has device, dates and language, and other choices if they differ from the defaults", () => {
    expect(formatChoices(defaults, starter)).toBe("device=remarkable-2&year=2026&locale=en");
    const others: PlannerChoices = {
      ...defaults,
      landscape: true,
      from: "2026-09-01",
      weekStart: "sunday",
      sections: ["day_notes"],
      hours: "12",
      theme: "editorial",
      toolbar: "right",
      leftHanded: true,
    };
    expect(formatChoices(others, starter)).toBe(
      "device=remarkable-2&landscape=1&from=2026-09-01&to=2026-12-31&locale=en&week-start=sunday&with=day_notes&without=weeks&hours=12&theme=editorial&toolbar=right&left-handed=1",
    );
  });

  test("means the same for visitors with other defaults", () => {
    const visitor = { ...context, defaults: { ...defaults, weekStart: "sunday", leftHanded: true } as const };
    expect(parseChoices(formatChoices(defaults, starter), visitor).choices).toEqual(defaults);
  });

  test("has week and clock of the visitor's region only if it has no language, as one that was never written", () => {
    const region = { weekStart: "saturday", hours: "12" } as const;
    const visitor = {
      ...context,
      defaults: defaultChoices(starter, { device: "remarkable-2", year: 2026, locale: "pl", region }),
    };
    expect(parseChoices("", visitor).choices).toEqual({ ...defaults, locale: "pl", ...region });
    expect(parseChoices("hours=24", visitor).choices).toEqual({ ...defaults, locale: "pl", weekStart: "saturday" });
    expect(parseChoices("locale=pl", visitor).choices).toEqual({ ...defaults, locale: "pl" });
  });

  test("starts weeks on Saturday in other calendars, unless it names another day", () => {
    const persian = parse("locale=fa&calendar=persian&year=1405").choices;
    expect(persian).toMatchObject({ weekStart: "saturday", from: "2026-03-21", to: "2027-03-20" });
    expect(formatChoices(persian, starter)).not.toContain("week-start");
    expect(parse("locale=fa&calendar=persian&week-start=monday").choices.weekStart).toBe("monday");
  });

  test.each(["", "?", "&&=", "unknown=1", "%zz=1", "constructor=1&__proto__=2"])("ignores %j", (query) => {
    expect(parse(query)).toEqual({ choices: defaults, problems: [] });
  });

  test("reports invalid escapes instead of throwing", () => {
    expect(parse("device=%zz&locale=%ff").problems.map(({ code, value }) => [code, value])).toEqual([
      ["unknown_device", "%zz"],
      ["unknown_language", "%ff"],
    ]);
  });

  test("reads what it writes", () => {
    const suitable = ["remarkable-2", "remarkable-1", "kindle-scribe", "supernote-nomad", "remarkable-paper-pro-move"];
    const date = fc.date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true });
    const day = date.map((at) => at.toISOString().slice(0, 10));
    const any: fc.Arbitrary<PlannerChoices> = fc
      .record({
        device: fc.constantFrom(...suitable),
        dates: fc.tuple(day, day).map((pair) => pair.toSorted()),
        locale: fc.constantFrom("en", "pl", "pt-BR", "zh-Hant"),
        weekStart: fc.constantFrom("monday", "sunday", "saturday"),
        sections: fc.subarray(["weeks", "day_notes"]),
        hours: fc.constantFrom("12", "24"),
        theme: fc.constantFrom("classic", "editorial", "high-contrast"),
        leftHanded: fc.boolean(),
        calendar: fc.constantFrom("gregorian", "persian", "hijri"),
        isWhole: fc.boolean(),
        layouts: fc.constantFrom<PlannerChoices["layouts"]>(
          {},
          { week: "rows", "week-row": "meals" },
          { "paper-spacing": "7.5", collections: "people:2" },
        ),
      })
      .map(({ dates: [from = "", to = ""], isWhole, ...rest }) => ({
        ...rest,
        ...(isWhole && from >= "1902" ? wholeYear(yearIn(from, rest.calendar), starter, rest.calendar) : { from, to }),
        landscape: false,
        toolbar: rest.device === "remarkable-1" ? ("right" as const) : undefined,
      }));
    fc.assert(
      fc.property(any, (choices) => {
        expect(parse(`?${formatChoices(choices, starter)}`)).toEqual({ choices, problems: [] });
      }),
    );
  });

  test("reads any text without throwing", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("device", "from", "with", "hours"), (text, name) => {
        const { choices } = parse(`${name}=${text}&${text}`);
        expect(Object.keys(choices).toSorted()).toEqual(Object.keys(defaults).toSorted());
      }),
    );
  });
});

describe("the usual year", () => {
  const school = { ...starter, firstMonth: 9 };
  const day = (written: string) => new Date(`${written}T12:00`);

  test("is the next one from October on", () => {
    expect(usualYear(day("2026-09-30"))).toBe(2026);
    expect(usualYear(day("2026-10-01"))).toBe(2027);
  });

  test("of a school is the next one from June on", () => {
    expect(usualYear(day("2026-05-31"), school)).toBe(2025);
    expect(usualYear(day("2026-06-01"), school)).toBe(2026);
    expect(usualYear(day("2026-12-31"), school)).toBe(2026);
  });

  test("of a school lasts from September to August", () => {
    const choices = defaultChoices(school, { device: "remarkable-2", year: 2027, locale: "en" });
    expect(choices).toMatchObject({ from: "2027-09-01", to: "2028-08-31" });
    expect(formatYears(choices)).toBe("2027–28");
    expect(formatChoices(choices, school)).toContain("year=2027");
    expect(parseChoices("year=2027", { starter: school, profiles, defaults }).choices).toMatchObject({
      from: "2027-09-01",
      to: "2028-08-31",
    });
  });
});

/** A device that a user has made, upright and in landscape. */
function ofSize(id: string, width: number, height: number): readonly DeviceProfile[] {
  const [model] = deviceProfiles();
  if (!model) throw new Error("no devices");
  const turned = (page: DeviceProfile["pdf_settings"]["page"]) => ({ ...model.pdf_settings, page });
  return [
    { ...model, id, name: id, pdf_settings: turned({ width, height }) },
    {
      ...model,
      id: `${id}-landscape`,
      name: `${id} landscape`,
      pdf_settings: turned({ width: height, height: width }),
    },
  ];
}
