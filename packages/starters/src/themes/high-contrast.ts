import { type StarterTheme, usualScale } from "./theme.ts";

/** Black and white only: bold type, thick rules, and boxes instead of grey areas. */
export const highContrast: StarterTheme = {
  id: "high-contrast",
  name: "High contrast",
  families: {
    title: "Inter Bold",
    strong: "Inter Bold",
    text: "Inter Medium",
    label: "Inter Bold",
    narrow: "IBM Plex Sans Condensed SemiBold",
    narrowLabel: "IBM Plex Sans Condensed Bold",
  },
  greys: { rule: "#000000", tint: "#ffffff", weekend: "#ffffff", dot: "#000000", text: "#000000" },
  ink: "#000000",
  hairline: 0.5,
  black: 2,
  middle: 0.37,
  frame: "rules",
  hasSides: true,
  writing: "lines",
  tabFrame: 1.5,
  scale: { ...usualScale, narrowTitle: 0.95, label: 0.95 },
};
