/** Look of a planner that was made from a starter: the theme that its pages are drawn in, with the fonts that it has now. */
import { type DeviceProfile, resolveStyles, type SharedParts, type Style } from "@octavo/engine";
import { suitsStarters } from "../device-page.ts";
import { classic } from "../themes/classic.ts";
import { themes } from "../themes/index.ts";
import type { Families, Greys, StarterTheme } from "../themes/theme.ts";
import { textIn, type WordsByLanguage } from "../words/words.ts";

export interface PlannerLook {
  readonly theme: StarterTheme;
  readonly families: Families;
  readonly greys: Greys;
}

interface LookSource {
  /** Of the project. */
  readonly shared: SharedParts;
  /** Choices that it was made from, as the query of an address. */
  readonly choices: string | undefined;
  readonly locale: string;
  readonly words: WordsByLanguage;
  readonly profile: DeviceProfile | undefined;
}

/**
 * Undefined for a project without a theme of the starters. As in a new planner, a theme without room on the device gives way
 * to the default.
 */
export function plannerLook({ shared, choices, locale, words, profile }: LookSource): PlannerLook | undefined {
  const text = textIn(words, locale);
  const isNamed = (name: string, english: string) => name === english || name === text(english);
  const wanted = (shared.themes ?? []).length > 0 ? themeOf(shared.theme, choices, isNamed) : undefined;
  if (!wanted) return undefined;
  const theme = profile && !suitsStarters(profile, wanted) ? classic : wanted;
  const styles = [...resolveStyles(shared).values()];
  const styleOf = (english: string) => styles.find(({ name }) => isNamed(name, english));
  const color = styleOf("Lines")?.stroke_color;
  return {
    theme,
    families: familiesIn(theme, styleOf),
    greys: { ...theme.greys, ...(typeof color === "string" && { rule: color }) },
  };
}

function themeOf(
  shown: string | undefined,
  choices: string | undefined,
  isNamed: (name: string, english: string) => boolean,
): StarterTheme | undefined {
  if (choices === undefined) return themes.find(({ name }) => shown !== undefined && isNamed(shown, name));
  const id = /(?:^|&)theme=([^&]*)/.exec(choices)?.[1] ?? classic.id;
  return themes.find((theme) => theme.id === id);
}

/** Fonts of the styles, which follow a theme that was chosen later. */
function familiesIn({ families }: StarterTheme, styleOf: (english: string) => Style | undefined): Families {
  const fontOf = (style: string, usual: string): string => {
    const font = styleOf(style)?.font;
    return typeof font === "string" ? font : usual;
  };
  return {
    title: fontOf("Title", families.title),
    strong: fontOf("Accent", families.strong),
    text: fontOf("Text", families.text),
    label: fontOf("Label", families.label),
    narrow: fontOf("Small", families.narrow),
    narrowLabel: fontOf("Tab", families.narrowLabel),
  };
}
