/** Styles and themes of the starters. Their widgets refer to styles instead of repeating fonts and line widths. */
import { type FontLibrary, runWidth, type Style, shapeRuns, type Theme } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { classic } from "../themes/classic.ts";
import { themes } from "../themes/index.ts";
import type { Families, StarterTheme } from "../themes/theme.ts";
import type { Canvas } from "./canvas.ts";

/** Of the default theme. They contain no type sizes, because those depend on the size of the page, and widgets have their own. */
export const starterStyles = (canvas: Canvas): readonly Style[] => stylesOf(classic, classic.families, canvas);

/**
 * Themes that a project can be switched to without being drawn again, with the one that it is drawn in. The values of the
 * others keep the room of each text: fonts that are wider than those on the page give way to others of their theme.
 */
export function starterThemes(canvas: Canvas): readonly Theme[] {
  const base = starterStyles(canvas);
  return themes.map((theme) => {
    const families = theme === canvas.theme ? theme.families : fittingFamilies(theme, canvas);
    const styles = stylesOf(theme, families, canvas);
    return { name: theme.name, styles: styles.flatMap((style, i) => changed(style, base[i])) };
  });
}

/** The values that differ. */
function changed(style: Style, base: Style | undefined): readonly Style[] {
  const values = Object.entries(style).filter(
    ([name, value]) => !isEqual(value, (base as unknown as Record<string, unknown> | undefined)?.[name]),
  );
  return values.length === 0 ? [] : [{ name: style.name, ...Object.fromEntries(values) } as Style];
}

function stylesOf(
  { greys, ink, hairline, black }: StarterTheme,
  families: Families,
  { constraints: { min_stroke_pt } }: Canvas,
): readonly Style[] {
  const lines = { stroke_color: greys.rule, stroke_width: Math.max(hairline, min_stroke_pt) };
  return [
    { name: "Title", font: families.title },
    { name: "Label", font: families.label },
    { name: "Text", font: families.text },
    { name: "Small", font: families.narrow },
    { name: "Tab", font: families.narrowLabel },
    { name: "Rule", stroke_color: ink, stroke_width: Math.max(black, min_stroke_pt) },
    { name: "Lines", font: families.narrow, ...lines },
    { name: "Accent", font: families.strong, ...lines },
  ] as readonly Style[];
}

/** Use of a font that takes the place of a wider one. */
const narrower: Readonly<Record<keyof Families, keyof Families>> = {
  title: "text",
  strong: "label",
  label: "narrowLabel",
  text: "narrow",
  narrow: "narrow",
  narrowLabel: "narrow",
};

/** A font on the page stays if the theme has none that is as narrow. */
function fittingFamilies({ families }: StarterTheme, { families: drawn, fonts }: Canvas): Families {
  const fitting = (use: keyof Families): string => {
    const room = widthOfLetters(drawn[use], fonts);
    const candidates = [families[use], families[narrower[use]], families.narrowLabel, families.narrow];
    return candidates.find((font) => widthOfLetters(font, fonts) <= room) ?? drawn[use];
  };
  const uses = Object.keys(families) as readonly (keyof Families)[];
  return Object.fromEntries(uses.map((use) => [use, fitting(use)])) as unknown as Families;
}

const letters = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789";

function widthOfLetters(font: string, fonts: FontLibrary): number {
  return shapeRuns(letters, fonts.resolve(font) ?? "", fonts).runs.reduce(
    (sum, run) => sum + runWidth(run, 1, fonts),
    0,
  );
}
