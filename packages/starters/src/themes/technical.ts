import { type StarterTheme, usualScale } from "./theme.ts";

/** A form: monospaced titles and labels, areas in boxes, and narrow rows. */
export const technical: StarterTheme = {
  id: "technical",
  name: "Technical",
  families: {
    title: "IBM Plex Mono Medium",
    strong: "IBM Plex Mono Bold",
    text: "IBM Plex Mono",
    label: "IBM Plex Mono SemiBold",
    narrow: "IBM Plex Sans Condensed",
    narrowLabel: "IBM Plex Sans Condensed Bold",
  },
  greys: { rule: "#999999", tint: "#cccccc", weekend: "#eeeeee", dot: "#777777", text: "#555555" },
  ink: "#000000",
  hairline: 0.5,
  black: 0.75,
  middle: 0.38,
  frame: "box",
  hasSides: true,
  writing: "lines",
  tabFrame: 0,
  scale: { ...usualScale, title: 0.82, narrowTitle: 0.82, label: 0.9, pitch: 0.93 },
};
