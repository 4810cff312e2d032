import { type StarterTheme, usualScale } from "./theme.ts";

/** Type as if written with a pen, without frames. */
export const handwritten: StarterTheme = {
  id: "handwritten",
  name: "Handwritten",
  families: {
    title: "Caveat Bold",
    strong: "Caveat Bold",
    text: "Patrick Hand",
    label: "Patrick Hand",
    narrow: "Patrick Hand",
    narrowLabel: "Patrick Hand",
  },
  greys: { rule: "#bbbbbb", tint: "#dddddd", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#777777",
  hairline: 0.5,
  black: 1,
  middle: 0.34,
  frame: "none",
  hasSides: false,
  writing: "lines",
  tabFrame: 0,
  scale: { ...usualScale, title: 1.25, narrowTitle: 1, label: 1.15, type: 1.08, pitch: 1.08 },
};
