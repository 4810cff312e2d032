import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Colors = Readonly<Record<string, string>>;

function declared(selector: string): Colors {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  );
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ["paper", "surface", "sunken", "wash"];
const texts = ["ink", "ink-soft", "accent", "danger", "warning"];
const codes = ["code-key", "code-value", "code-number", "code-comment"];
const themes = ["light", "dark", "eink"];

it("computes the contrast of black on white as 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

describe.each(themes)("the theme %s", (theme) => {
  const colors = { ...declared(":root"), ...declared(`[data-theme="${theme}"]`) };
  const color = (name: string) => {
    const found = colors[name];
    if (found === undefined) throw new Error(`${theme} has no ${name}`);
    return found;
  };
  const tooFaint = (names: readonly string[], on: readonly string[], least: number) =>
    names
      .flatMap((name) => on.map((ground) => ({ name, ground, ratio: contrast(color(name), color(ground)) })))
      .filter(({ ratio }) => ratio < least);

  it("has text contrast of 4.5:1 on every background", () => {
    expect(tooFaint(texts, backgrounds, 4.5)).toEqual([]);
    expect(tooFaint(["on-accent"], ["accent"], 4.5)).toEqual([]);
    expect(tooFaint(codes, ["paper", "surface", "sunken"], 4.5)).toEqual([]);
  });

  it("has a contrast of 3:1 for control borders and for marks on pages", () => {
    expect(tooFaint(["edge", "accent"], ["paper", "surface", "sunken"], 3)).toEqual([]);
    expect(tooFaint(["good", "caution"], ["paper", "surface"], 3)).toEqual([]);
    expect(tooFaint(["mark", "mark-guide"], ["page", "sunken"], 3)).toEqual([]);
  });
});

/** Tailwind draws nothing for them, because the theme replaces its palette. */
const otherColors =
  /\b(?:bg|text|border|outline|fill|stroke|ring|caret)-(?:white|black|(?:gray|slate|zinc|neutral|stone|red|orange|amber|yellow|green|teal|sky|blue|indigo|purple|pink)-\d+)\b/g;

it("has no class with a color that is not in the theme", () => {
  const folder = new URL("..", import.meta.url).pathname;
  const files = globSync("**/*.tsx", { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").match(otherColors) ?? []);
  expect(found).toEqual([]);
});

// Forced colors show transparent borders.
it("hides the borders of entries that are not current in forced colors", () => {
  const sources = globSync("../**/*.tsx", { cwd: import.meta.dirname });
  const classes = sources.flatMap((path) =>
    [
      ...readFileSync(new URL(path, import.meta.url), "utf8").matchAll(/["`][^"`]*\bborder-transparent\b[^"`]*["`]/g),
    ].map(([text]) => ({ path, text })),
  );
  const states = /(?:current|checked|pressed|active)\]?(?:=\w+\])?:border-accent/;
  const hasState = classes.filter(({ text }) => states.test(text));
  expect(hasState.length).toBeGreaterThan(8);
  expect(hasState.filter(({ text }) => !/forced-colors:\S*border-\[Canvas\]/.test(text))).toEqual([]);
});
