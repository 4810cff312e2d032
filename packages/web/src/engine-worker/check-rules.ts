import { almanac, estimatePages, noHolidays, readPlanObject, readRuleList, validateRules } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import type { RulesCheck, RulesDraft } from "./protocol.ts";

export function checkRules({ rules, pages, plan }: RulesDraft): RulesCheck {
  const ofRules = { ...readPlanObject(plan, new Report()), sections: [] };
  const read = readRuleList(rules, new Report());
  return {
    ...validateRules(rules, pages),
    estimates: read.map((rule) => estimatePages(ofRules, [rule], { holidays: noHolidays, almanac }).total),
  };
}
