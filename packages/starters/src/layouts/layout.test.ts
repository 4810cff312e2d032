import { deviceProfiles } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { defaultChoices, type WrittenChoices } from "../choices.ts";
import { formatChoices } from "../format-choices.ts";
import { parseChoices } from "../parse-choices.ts";
import { bulletJournal } from "../planners/bullet-journal.ts";
import { daily } from "../planners/daily.ts";
import { starters } from "../planners/index.ts";
import { meetings } from "../planners/meetings.ts";
import { readChoices } from "../read-choices.ts";
import { countsOf, type Layout, namesOf, standardOf, writeNames } from "./layout.ts";

const profiles = deviceProfiles();
const defaultsOn = (starter = daily, device = "remarkable-2") =>
  defaultChoices(starter, { device, year: 2027, locale: "en" });
const read = (written: WrittenChoices, starter = daily, device = "remarkable-2") =>
  readChoices(written, { starter, profiles, defaults: defaultsOn(starter, device), layoutNames: ["week", "paper"] });
const everyLayout: readonly Layout[] = starters.flatMap(({ layouts = [] }) => layouts);

describe("layouts in an address", () => {
  test.each<[WrittenChoices, Record<string, string>]>([
    [
      { week: "Columns", paper: " dots " },
      { week: "columns", paper: "dots" },
    ],
    [{ week: "boxes", "paper-spacing": "" }, {}],
    [{ "paper-spacing": "7.0" }, { "paper-spacing": "7" }],
    [{ "paper-spacing": "4.5" }, { "paper-spacing": "4.5" }],
    [{ "day-hours": " 07–20" }, { "day-hours": "7-20" }],
    [{ collections: "people:2,projects" }, { collections: "projects,people:2" }],
    [{ collections: "people,people" }, { collections: "people:2" }],
    [{ collections: "budget:0" }, {}],
    [{ names: "people~ Ann  Lee ~Bo~~projects" }, { names: "people~Ann Lee~Bo" }],
  ])("%j are read as %j", (written, layouts) => {
    expect(read(written)).toMatchObject({ choices: { layouts }, problems: [] });
  });

  test.each<[WrittenChoices, string, string]>([
    [{ week: "diagonal" }, "week", "unknown_layout"],
    [{ "paper-spacing": "2" }, "paper-spacing", "invalid_distance"],
    [{ "paper-spacing": "7 mm" }, "paper-spacing", "invalid_distance"],
    [{ "day-hours": "20-7" }, "day-hours", "invalid_hour_range"],
    [{ "day-hours": "7-24" }, "day-hours", "invalid_hour_range"],
    [{ collections: "pets" }, "collections", "invalid_several"],
    [{ collections: "people:6" }, "collections", "invalid_several"],
    [{ collections: "people:3,people:3" }, "collections", "invalid_several"],
    [{ names: `people${"~Ann".repeat(61)}` }, "names", "invalid_names"],
    [{ names: `people~${"A".repeat(1000)}` }, "names", "invalid_names"],
  ])("%j are reported", (written, name, code) => {
    const { choices, problems } = read(written);
    expect([choices.layouts, problems]).toMatchObject([{}, [{ name, code, value: written[name] }]]);
  });

  test("are reported if the starter has no such layout", () => {
    expect(read({ week: "rows" }, meetings).problems).toMatchObject([{ name: "week", code: "no_layout" }]);
  });

  test("are reported on a device without room for them", () => {
    const narrow = read({ week: "columns", tabs: "side", month: "list" }, daily, "boox-palma-2");
    expect(narrow.problems.map(({ name, code }) => [name, code])).toEqual([
      ["week", "no_room"],
      ["month", "no_room"],
      ["tabs", "no_room"],
    ]);
    expect(narrow.choices.layouts).toEqual({});
  });

  test("are the same after a round trip, and missing if they are the starter's own", () => {
    const written = {
      week: "spread",
      "week-row": "meals",
      "paper-spacing": "6.5",
      collections: "books:3,budget",
      names: "books~Emma, by Austen~1:1",
    };
    const { choices } = read(written);
    const query = formatChoices(choices, daily);
    expect(query).toContain(
      "week=spread&week-row=meals&paper-spacing=6.5&collections=books:3,budget&names=books~Emma,%20by%20Austen~1:1",
    );
    expect(parseChoices(query, { starter: daily, profiles, defaults: defaultsOn() })).toEqual({
      choices,
      problems: [],
    });
    const dotted = read({ paper: "dots" }, bulletJournal).choices;
    expect(formatChoices(dotted, bulletJournal)).not.toContain("paper");
  });
});

test("every layout has a standard among its values, and names without capitals and spaces", () => {
  for (const layout of everyLayout) {
    expect(layout.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    if (!("values" in layout)) continue;
    for (const { value } of layout.values) expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/);
    if (layout.kind === "one") expect(layout.values.map(({ value }) => value)).toContain(standardOf(layout));
  }
});

test("a number follows a value that is chosen several times", () => {
  expect([...countsOf("projects,people:2")]).toEqual([
    ["projects", 1],
    ["people", 2],
  ]);
});

test("names are as they were written, without empty ones, and with hyphens for tildes", () => {
  const written = writeNames(
    new Map([
      ["people", [" Ann  Lee", "", "Bo~Ek"]],
      ["books", [" "]],
      ["trips", ["Rome, Italy"]],
    ]),
  );
  expect(written).toBe("people~Ann Lee~Bo-Ek~~trips~Rome, Italy");
  expect([...namesOf(written)]).toEqual([
    ["people", ["Ann Lee", "Bo-Ek"]],
    ["trips", ["Rome, Italy"]],
  ]);
});
