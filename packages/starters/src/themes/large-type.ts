import { type StarterTheme, usualScale } from "./theme.ts";

/** For tired eyes: all type of 14 pt or more, in letters that are hard to confuse, with thick rules. */
export const largeType: StarterTheme = {
  id: "large-type",
  name: "Large type",
  families: {
    title: "Atkinson Hyperlegible Next Bold",
    strong: "Atkinson Hyperlegible Next Bold",
    text: "Atkinson Hyperlegible Next",
    label: "Atkinson Hyperlegible Next Bold",
    narrow: "IBM Plex Sans Condensed Medium",
    narrowLabel: "IBM Plex Sans Condensed Bold",
  },
  greys: { rule: "#777777", tint: "#dddddd", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#000000",
  hairline: 0.55,
  black: 1.15,
  middle: 1 / 3,
  frame: "rules",
  hasSides: true,
  writing: "lines",
  tabFrame: 0,
  scale: { ...usualScale, title: 0.8, narrowTitle: 0.8, pitch: 0.9, head: 0.625 },
  leastType: 14,
};
