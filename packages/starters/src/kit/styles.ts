/** Styles and themes of the starters. Their widgets refer to styles instead of repeating fonts and line widths. */
import type { Style, Theme } from "@octavo/engine";
import type { Canvas } from "./canvas.ts";

/** They contain no type sizes, because those depend on the size of the page, and widgets have their own. */
export function starterStyles({ families, greys, hairline, black }: Canvas): readonly Style[] {
  const lines = { stroke_color: greys.rule, stroke_width: hairline } as const;
  return [
    { name: "Title", font: families.title },
    { name: "Label", font: families.label },
    { name: "Text", font: families.text },
    { name: "Small", font: families.narrow },
    { name: "Tab", font: families.narrowLabel },
    { name: "Rule", stroke_color: "#000000", stroke_width: black },
    { name: "Lines", font: families.narrow, ...lines },
    { name: "Accent", font: families.strong, ...lines },
  ] as readonly Style[];
}

const handwriting = "Patrick Hand";
const [narrow, narrowBold] = ["IBM Plex Sans Condensed", "IBM Plex Sans Condensed Bold"];

/** No font is wider than that of the first theme, so that every text keeps its room. */
export const starterThemes = [
  { name: "Classic", styles: [] },
  {
    name: "Modern",
    styles: [
      { name: "Title", font: narrowBold },
      { name: "Label", font: narrowBold },
      { name: "Text", font: narrow },
      { name: "Rule", stroke_width: 1.5 },
      { name: "Lines", stroke_color: "#bbbbbb" },
      { name: "Accent", font: narrowBold, stroke_color: "#bbbbbb" },
    ],
  },
  {
    name: "Handwritten",
    styles: [
      ...["Title", "Label", "Text", "Small", "Tab"].map((name) => ({ name, font: handwriting })),
      { name: "Rule", stroke_color: "#777777", stroke_width: 1 },
      { name: "Lines", font: handwriting, stroke_color: "#bbbbbb" },
      { name: "Accent", font: handwriting, stroke_color: "#bbbbbb" },
    ],
  },
] as unknown as readonly Theme[];
