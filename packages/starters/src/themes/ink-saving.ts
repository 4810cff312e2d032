import { type StarterTheme, usualScale } from "./theme.ts";

/** For printers: light type, dots to write on, and no grey areas. */
export const inkSaving: StarterTheme = {
  id: "ink-saving",
  name: "Ink-saving",
  families: {
    title: "IBM Plex Sans Condensed Light",
    strong: "IBM Plex Sans Condensed",
    text: "IBM Plex Sans Condensed",
    label: "IBM Plex Sans Condensed Medium",
    narrow: "IBM Plex Sans Condensed",
    narrowLabel: "IBM Plex Sans Condensed",
  },
  greys: { rule: "#bbbbbb", tint: "#ffffff", weekend: "#ffffff", dot: "#777777", text: "#555555" },
  ink: "#777777",
  hairline: 0.5,
  black: 0.5,
  middle: 0.38,
  frame: "none",
  hasSides: false,
  writing: "dots",
  tabFrame: 0.5,
  scale: { ...usualScale, title: 0.9, narrowTitle: 0.9 },
};
