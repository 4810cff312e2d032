import { hasField, type Report } from "@octavo/foundation";
import { type CompilationRule } from "../model/plan.ts";
import { Fields, type Item, numberIn } from "./fields.ts";
import * as projectMessages from "./project-messages.ts";
import { readContext } from "./read-context.ts";
import { endsBeforeStart, isBlank, readDate } from "./read-dates.ts";
import { countOf, readMode } from "./read-section.ts";

/** The rules of a document, in the order in which it lists them. */
export function readRules(document: Fields): readonly CompilationRule[] {
  return document.list("compilation_rules").flatMap((item, i) => readRule(item, i) ?? []);
}

/** Reads a list of rules without a document around it, such as a request's. */
export function readRuleList(rules: unknown, report: Report): readonly CompilationRule[] {
  return readRules(new Fields({ compilation_rules: rules }, report, { path: [] }));
}

function readRule(item: Item, i: number): CompilationRule | undefined {
  const fields = item.fields();
  if (!fields) return undefined;
  const repeat_mode = readMode(fields.item("repeat_mode"), "repeat_mode");
  const rule: CompilationRule = {
    page_name: fields.text("page_name").trim(),
    repeat_mode,
    start_date: readDate(fields.item("start_date")),
    end_date: readDate(fields.item("end_date")),
    count: countOf(fields.item("count")),
    context_rules: readContext(fields, "context_rules"),
    order: numberIn(fields.item("order").value, { min: -Infinity, max: Infinity }) ?? i + 1,
  };
  checkRule(rule, fields);
  fields.ignore("id", "created_at", "updated_at");
  fields.finish();
  return rule;
}

function checkRule(rule: CompilationRule, fields: Fields): void {
  const { page_name, repeat_mode, count } = rule;
  if (page_name === "") fields.item("page_name").error("rule_page_required", projectMessages.rulePageRequired);
  if (hasField(repeat_mode, "count") && count === undefined)
    fields.item("count").error("rule_count", projectMessages.ruleCount);
  if (!hasField(repeat_mode, "dates")) return;
  const start = fields.item("start_date");
  if (isBlank(start)) start.error("rule_start_required", projectMessages.ruleStart(repeat_mode));
  if (endsBeforeStart(rule)) fields.item("end_date").error("end_before_start", projectMessages.endBeforeStart);
}
