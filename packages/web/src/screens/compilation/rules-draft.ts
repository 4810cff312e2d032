/** Compilation rules while they are edited: each change makes a new list. */
import type { WrittenRule } from "@octavo/contract";
import { isDated } from "../../ui/generation-modes.ts";

export type Rules = readonly WrittenRule[];

export type RepeatMode = WrittenRule["repeat_mode"];

/** At the end, for the first page that no rule is about. */
export function addRule(rules: Rules, pages: readonly string[]): Rules {
  const unused = pages.find((name) => !rules.some(({ page_name }) => page_name === name));
  const rule: WrittenRule = {
    page_name: unused ?? pages[0] ?? "",
    repeat_mode: "once",
    context_rules: {},
    order: rules.length + 1,
  };
  return [...rules, rule];
}

export function changeRule(rules: Rules, index: number, change: Partial<WrittenRule>): Rules {
  return rules.map((rule, place) => (place === index ? { ...rule, ...change } : rule));
}

/** What belongs to another mode must not go on working where nobody sees it. */
export function withMode(mode: RepeatMode): Partial<WrittenRule> {
  return {
    repeat_mode: mode,
    ...(mode !== "count" && { count: undefined }),
    ...(!isDated(mode) && { start_date: undefined, end_date: undefined }),
  };
}

export function removeRule(rules: Rules, index: number): Rules {
  return rules.filter((_, place) => place !== index);
}

/** Swaps with its neighbour; past either end nothing happens. */
export function moveRule(rules: Rules, index: number, by: -1 | 1): Rules {
  const [moved, neighbour] = [rules[index], rules[index + by]];
  if (!moved || !neighbour) return rules;
  return rules.map((rule, place) => (place === index ? neighbour : place === index + by ? moved : rule));
}

/** Specification, part 4: the order is renumbered from 1. */
export function rulesToSave(rules: Rules): WrittenRule[] {
  return rules.map((rule, index) => ({ ...rule, order: index + 1 }));
}

/** Fields may stand in another order, and what is empty says no more than what is absent. */
export function areRulesEqual(a: Rules, b: Rules): boolean {
  return a === b || JSON.stringify(rulesToSave(a).map(plain)) === JSON.stringify(rulesToSave(b).map(plain));
}

function plain({ page_name, repeat_mode, start_date, end_date, count, context_rules }: WrittenRule) {
  return [page_name, repeat_mode, start_date || "", end_date || "", count ?? "", Object.entries(context_rules)];
}
