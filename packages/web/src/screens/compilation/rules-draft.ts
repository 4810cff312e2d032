/** Operations on compilation rules. Each returns a new list. */
import type { WrittenRule } from "@octavo/contract";
import { type GenerationMode, hasField } from "@octavo/foundation";

export type Rules = readonly WrittenRule[];

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

/** Returns the change to another mode. Clears the fields that the mode does not show. */
export function withMode(mode: GenerationMode): Partial<WrittenRule> {
  return {
    repeat_mode: mode,
    ...(!hasField(mode, "count") && { count: undefined }),
    ...(!hasField(mode, "dates") && { start_date: undefined, end_date: undefined }),
  };
}

export function removeRule(rules: Rules, index: number): Rules {
  return rules.filter((_, place) => place !== index);
}

/** Swaps a rule with its neighbour. Does nothing at either end. */
export function moveRule(rules: Rules, index: number, by: -1 | 1): Rules {
  const [moved, neighbour] = [rules[index], rules[index + by]];
  if (!moved || !neighbour) return rules;
  return rules.map((rule, place) => (place === index ? neighbour : place === index + by ? moved : rule));
}

/** Specification, part 4: the order is renumbered from 1. */
export function rulesToSave(rules: Rules): WrittenRule[] {
  return rules.map((rule, index) => ({ ...rule, order: index + 1 }));
}

/** Ignores the order of fields. An empty field equals an absent one. */
export function areRulesEqual(a: Rules, b: Rules): boolean {
  return a === b || JSON.stringify(rulesToSave(a).map(plain)) === JSON.stringify(rulesToSave(b).map(plain));
}

function plain({ page_name, repeat_mode, start_date, end_date, count, context_rules }: WrittenRule) {
  return [page_name, repeat_mode, start_date || "", end_date || "", count ?? "", Object.entries(context_rules)];
}
