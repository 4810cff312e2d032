import type { Mode } from "./mode.ts";

export const once = {
  name: "once",
  unit: "once",
  label: "Once",
  days: Number.POSITIVE_INFINITY,
  items: () => [{ index: 1 }],
  fields: [],
  variables: [],
  destinations: (name) => [`${name}:index`, "year:{year}"],
  links: ["index"],
} as const satisfies Mode;
