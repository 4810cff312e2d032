import { type StarterTheme, usualScale } from "./theme.ts";

/** Round letters, and areas in boxes with round corners. */
export const rounded: StarterTheme = {
  id: "rounded",
  name: "Rounded",
  families: {
    title: "Nunito Bold",
    strong: "Nunito Bold",
    text: "Nunito",
    label: "Nunito Bold",
    narrow: "Nunito",
    narrowLabel: "Nunito Bold",
  },
  greys: { rule: "#bbbbbb", tint: "#dddddd", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#777777",
  hairline: 0.5,
  black: 1,
  middle: 0.34,
  frame: "rounded",
  hasSides: true,
  writing: "lines",
  tabFrame: 0,
  scale: usualScale,
};
