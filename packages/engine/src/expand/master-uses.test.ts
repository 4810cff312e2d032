import { expect, test } from "vitest";
import { aPlan, aRule, aSection } from "../../test/support/plans.ts";
import { renameMaster, usesOfMaster } from "./master-uses.ts";

const week = aSection("weeks", "each_week", {
  master: "Week",
  nested: [aSection("days", "each_day", { master: "Day" })],
});
const plan = aPlan([week, aSection("notes", "count", { master: "Note" })]);
const rules = [aRule("Review", "once"), aRule("Day", "once")];

test("renames a master in plan and rules, also in nested sections", () => {
  const renamed = renameMaster(plan, rules, "Day", "Tag");
  expect(renamed.plan.sections[0]?.nested[0]?.master).toBe("Tag");
  expect(renamed.rules.map(({ page_name }) => page_name)).toEqual(["Review", "Tag"]);
  expect(usesOfMaster(renamed.plan, renamed.rules, "Day")).toEqual({ sections: [], rules: [] });
});

test("renaming changes nothing else, and there and back is where it was", () => {
  const there = renameMaster(plan, rules, "Day", "Tag");
  const back = renameMaster(there.plan, there.rules, "Tag", "Day");
  expect(back).toEqual({ plan, rules });
});

test("a rule that means a named page is none of the master's", () => {
  expect(renameMaster(plan, rules, "Day", "Tag", ["Day"]).rules).toEqual(rules);
  expect(usesOfMaster(plan, rules, "Day", ["Day"])).toEqual({ sections: ["days"], rules: [] });
});

test("the uses of a master are named by section kind and by the position of the rule", () => {
  expect(usesOfMaster(plan, rules, "Day")).toEqual({ sections: ["days"], rules: [1] });
});
