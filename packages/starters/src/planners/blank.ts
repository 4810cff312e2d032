import type { StarterSource } from "../starter.ts";

export const blank: StarterSource = {
  id: "blank",
  category: "other",
  name: { en: "Blank", pl: "Pusty" },
  description: "One empty page, to begin from nothing.",
  optional: [],
  sections: [{ kind: "pages", master: "Page", generate: "once" }],
  masters: () => [{ name: "Page", description: "Empty", widgets: [] }],
};
