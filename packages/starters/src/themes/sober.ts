import { type StarterTheme, usualScale } from "./theme.ts";

/** One sans-serif without bold type, and a thin rule below each label. */
export const sober: StarterTheme = {
  id: "sober",
  name: "Sober",
  families: {
    title: "IBM Plex Sans Light",
    strong: "IBM Plex Sans",
    text: "IBM Plex Sans",
    label: "IBM Plex Sans",
    narrow: "IBM Plex Sans Condensed",
    narrowLabel: "IBM Plex Sans Condensed",
  },
  greys: { rule: "#bbbbbb", tint: "#eeeeee", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#555555",
  hairline: 0.5,
  black: 0.5,
  middle: 0.38,
  frame: "top",
  hasSides: false,
  writing: "lines",
  tabFrame: 0,
  scale: { ...usualScale, title: 0.9, narrowTitle: 0.9 },
};
