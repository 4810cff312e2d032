import type { ItemSource, Mode } from "./mode.ts";

export const eachRow = {
  name: "each_row",
  unit: "row",
  label: "Each row of a list",
  days: 0,
  *items({ rows }: ItemSource) {
    let index = 0;
    for (const row of rows()) yield { row, index: ++index };
  },
  fields: ["rows"],
  variables: ["row", "index", "index_padded", "subpage"],
  destinations: (name) => [`${name}:page:{index_padded}`],
  links: ["@row"],
} as const satisfies Mode;
