import { expect, it } from "vitest";
import { categorize } from "./variable-categories.ts";

it("groups variables by category, the author's first", () => {
  const variables = [
    "date",
    "date_prev",
    "iso_week",
    "month_name",
    "moon",
    "hebrew_date",
    "index",
    "page",
    "mood",
    "parent_date",
    "first",
  ];
  expect(categorize(variables, ["mood"])).toEqual([
    { name: "Custom", variables: ["mood", "first"] },
    { name: "Day", variables: ["date"] },
    { name: "Week", variables: ["iso_week"] },
    { name: "Month and year", variables: ["month_name"] },
    { name: "Moon and other calendars", variables: ["moon", "hebrew_date"] },
    { name: "Counters", variables: ["index"] },
    { name: "Page", variables: ["page"] },
    { name: "Parent section", variables: ["parent_date"] },
    { name: "Previous and next", variables: ["date_prev"] },
  ]);
});

it("treats a variable of the author as custom despite a generated one with the same name", () => {
  expect(categorize(["year"], ["year"])).toEqual([{ name: "Custom", variables: ["year"] }]);
});
