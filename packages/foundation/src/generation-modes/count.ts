import type { ItemSource, Mode } from "./mode.ts";

export const count = {
  name: "count",
  unit: "count",
  label: "Count",
  days: 0,
  *items({ count: most }: ItemSource) {
    for (let index = 1; index <= most; index++) yield { index };
  },
  fields: ["count"],
  variables: ["index", "index_padded", "total", "subpage"],
  destinations: (name) => [`${name}:page:{index_padded}`],
  links: ["1"],
} as const satisfies Mode;
