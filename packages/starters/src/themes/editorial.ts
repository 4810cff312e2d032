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
  greys: { rule: "#bbbbbb", tint: "#dddddd", weekend: "#eeeeee" },
  ink: "#000000",
  hairline: 0.5,
  black: 2,
  frame: "top",
  tabFrame: 0,
  scale: { ...usualScale, title: 1.15, pitch: 1.08 },
};
