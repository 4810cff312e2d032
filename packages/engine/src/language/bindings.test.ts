import { gregorian, type MonthCalendar, persian, type SectionUnit } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { resolveBinding } from "./bindings.ts";

const values: Readonly<Record<string, string>> = {
  year: "2026",
  month_padded: "03",
  date: "2026-03-05",
  n: "7",
  end: "",
  where: "home:index",
};
const units: Readonly<Record<string, SectionUnit>> = {
  days: "day",
  projects: "count",
  reviews: "quarter",
  my_notes: "count",
  "v1.0:a": "count",
};
const resolve = (bind: string, calendar: MonthCalendar = gregorian) =>
  resolveBinding(
    bind,
    (name) => values[name],
    (kind) => units[kind],
    { weekStart: 0, calendar },
  );
const names = (bind: string) => {
  const result = resolve(bind);
  return result.kind === "names" ? result.names : result.kind;
};

describe("resolveBinding", () => {
  test("finds the month of another calendar around a Gregorian day", () => {
    const found = (bind: string) => {
      const result = resolve(bind, persian);
      return result.kind === "names" ? result.names : result.kind;
    };
    expect(found("month(2026-03-21)")).toEqual(["month:2026-03-21", "month:1405-01"]);
    expect(found("month(1405-01)")).toEqual(["month:1405-01"]);
    expect(found("year(1405-01)")).toEqual(["year:1405-01", "year:1405"]);
    expect(found("week(2026-03-21)")).toEqual(["week:2026-03-21", "week:2026-W12"]);
  });

  test("pads the number of a note", () => {
    expect(names("notes(5)")).toEqual(["notes:page:005"]);
    expect(names("notes( @n )")).toEqual(["notes:page:007"]);
  });

  test("leaves a word as it is", () => {
    expect(names("notes(index)")).toEqual(["notes:index"]);
    expect(names("day(2026-01-15)")).toEqual(["day:2026-01-15"]);
  });

  test("mixes variables with text in an argument", () => {
    expect(names("month(@year-@month_padded)")).toEqual(["month:2026-03"]);
  });

  test("keeps the number of a sub-page", () => {
    expect(names("day(@date)#2")).toEqual(["day:2026-03-05#2"]);
  });

  test("takes a variable or a plain destination alone", () => {
    expect(names("@where")).toEqual(["home:index"]);
    expect(names("home:index")).toEqual(["home:index"]);
  });

  test("calls sections by their kind, by the nature of their items", () => {
    expect(names("days(2026-03-05)")).toEqual(["days:2026-03-05", "day:2026-03-05"]);
    expect(names("projects(12)")).toEqual(["projects:page:012"]);
  });

  test("finds the quarter of a day or a month", () => {
    expect(names("quarter(2026-Q1)")).toEqual(["quarter:2026-Q1"]);
    expect(names("quarter(@date)")).toEqual(["quarter:2026-03-05", "quarter:2026-Q1"]);
    expect(names("quarter(@year-12)")).toEqual(["quarter:2026-12", "quarter:2026-Q4"]);
    expect(names("reviews(@date)")).toEqual(["reviews:2026-03-05", "quarter:2026-03-05", "quarter:2026-Q1"]);
    expect(names("quarter(@end)")).toBe("nowhere");
  });

  test.each([
    ["my notes(2)", "my_notes:page:002"],
    ["my_notes( 2 )#3", "my_notes:page:002#3"],
    [" my  notes (index)", "my_notes:index"],
    ["v1.0:a(@n)", "v1.0:a:page:007"],
  ])("calls a section by its kind as written, or with _ for what names cannot have: %s", (bind, name) => {
    expect(names(bind)).toEqual([name]);
  });

  test("is empty if a variable is empty", () => {
    expect(resolve("day(@end)").kind).toBe("nowhere");
  });

  test("reports an unknown function", () => {
    expect(resolve("fortnight(3)")).toEqual({ kind: "unknown_function", name: "fortnight" });
    expect(resolve("my plans(3)")).toEqual({ kind: "unknown_function", name: "my plans" });
  });

  test("refuses invalid destinations", () => {
    expect(resolve("over there").kind).toBe("invalid");
    expect(resolve("day(2026 01)").kind).toBe("invalid");
  });
});
