import { type StarterTheme, usualScale } from "./theme.ts";

/** A magazine: large black titles, italic labels below a heavy rule, and more room between lines. */
export const editorial: StarterTheme = {
  id: "editorial",
  name: "Editorial",
  families: {
    title: "Playfair Display Black",
    strong: "Playfair Display Bold",
    text: "Lora",
    label: "Lora Bold Italic",
    narrow: "IBM Plex Sans Condensed",
    narrowLabel: "IBM Plex Sans Condensed SemiBold",
  },
  greys: { rule: "#bbbbbb", tint: "#dddddd", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#000000",
  hairline: 0.5,
  black: 2,
  middle: 0.42,
  frame: "top",
  hasSides: false,
  writing: "lines",
  tabFrame: 0,
  scale: { ...usualScale, title: 1.15, narrowTitle: 0.93, pitch: 1.08 },
};
