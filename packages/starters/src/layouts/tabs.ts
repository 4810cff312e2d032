import type { OneLayout } from "./layout.ts";

export const tabs = {
  id: "tabs",
  label: "Tabs",
  kind: "one",
  standard: "top",
  values: [
    { value: "top", label: "At the top" },
    { value: "side", label: "At the side", needs: "side tabs" },
  ],
} as const satisfies OneLayout;
