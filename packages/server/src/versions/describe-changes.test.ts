import { expect, test } from "vitest";
import { describeChanges } from "./describe-changes.ts";

const outline = {
  canvas: "c",
  plan: "p",
  rules: "r",
  masters: [
    ["Day", "1"],
    ["Week", "2"],
  ],
  pages: [["Cover", "3"]],
};
const content = (change: object = {}, device_profile = "a") => ({
  outline: JSON.stringify({ ...outline, ...change }),
  device_profile,
});

test.each([
  ["nothing", {}, []],
  [
    "a changed master",
    {
      masters: [
        ["Day", "9"],
        ["Week", "2"],
      ],
    },
    [{ of: "master", change: "changed", name: "Day" }],
  ],
  ["a deleted page", { pages: [] }, [{ of: "page", change: "deleted", name: "Cover" }]],
  [
    "a new master",
    {
      masters: [
        ["Day", "1"],
        ["Night", "5"],
        ["Week", "2"],
      ],
    },
    [{ of: "master", change: "added", name: "Night" }],
  ],
  [
    "a renamed master",
    {
      masters: [
        ["Daily", "1"],
        ["Week", "2"],
      ],
    },
    [{ of: "master", change: "renamed", name: "Day", new_name: "Daily" }],
  ],
  [
    "another order",
    {
      masters: [
        ["Week", "2"],
        ["Day", "1"],
      ],
    },
    [{ of: "master", change: "reordered" }],
  ],
  [
    "plan, rules and page setup",
    { plan: "x", rules: "x", canvas: "x" },
    [
      { of: "plan", change: "changed" },
      { of: "rules", change: "changed" },
      { of: "canvas", change: "changed" },
    ],
  ],
])("describes %s", (_, change, expected) => {
  expect(describeChanges(content(), content(change))).toEqual(expected);
});

test("a change of device includes its page", () => {
  expect(describeChanges(content(), content({ canvas: "x" }, "b"))).toEqual([{ of: "device", change: "changed" }]);
});

test("changes of a content without an outline are unknown", () => {
  expect(describeChanges({ outline: "", device_profile: "a" }, content())).toBeNull();
  expect(describeChanges(undefined, content())).toBeNull();
});
