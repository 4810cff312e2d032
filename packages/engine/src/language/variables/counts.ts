import { itemOf } from "../page-facts.ts";
import type { VariableFamily } from "./page-variable.ts";

export const counts: VariableFamily = {
  category: "Counters",
  variables: {
    index: {
      label: "Count",
      constantIn: "item",
      isCommon: true,
      prints: "number",
      value: (facts) => itemOf(facts)?.index?.toString(),
      neighbor: (facts, step) => {
        if (itemOf(facts)?.index === undefined) return undefined;
        return facts.items[facts.position + step]?.index?.toString() ?? "";
      },
    },
    index_padded: {
      label: "Count with three digits",
      constantIn: "item",
      prints: "number",
      value: (facts) => itemOf(facts)?.index?.toString().padStart(3, "0"),
    },
    total: {
      label: "Number of counted pages",
      constantIn: "section",
      prints: "number",
      value: ({ unit, items }) => (unit === "count" ? String(items.length) : undefined),
    },
  },
};
