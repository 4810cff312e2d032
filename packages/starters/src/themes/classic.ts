import { type StarterTheme, usualScale } from "./theme.ts";

/** Serif titles, sans-serif text, and a black rule above and below each area. The default. */
export const classic: StarterTheme = {
  id: "classic",
  name: "Classic",
  families: {
    title: "Source Serif 4",
    strong: "IBM Plex Sans Bold",
    text: "IBM Plex Sans",
    label: "IBM Plex Sans Bold",
    narrow: "IBM Plex Sans Condensed",
    narrowLabel: "IBM Plex Sans Condensed Bold",
  },
  greys: { rule: "#999999", tint: "#dddddd", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#000000",
  hairline: 0.5,
  black: 0.75,
  middle: 1 / 3,
  frame: "rules",
  hasSides: true,
  writing: "lines",
  tabFrame: 0,
  scale: usualScale,
};
