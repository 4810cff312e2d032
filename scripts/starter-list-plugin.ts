import { loadWords, sectionKinds, starters, textIn, themes, wordLanguages } from "@octavo/starters";
import type { Plugin } from "vite";

const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  "virtual:starters": starterLists,
  "virtual:theme-names": themeNames,
};

/**
 * Provides `virtual:starters`: descriptions of starters and of sections by intent. The functions that draw them run in the
 * engine worker. And `virtual:theme-names`: names of their themes in the languages of planners, by the English ones.
 */
export function starterListPlugin(): Plugin {
  return {
    name: "octavo-starter-list",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.replace("\0", "")]?.(),
  };
}

function starterLists(): string {
  // A starter can have another standard or fewer values of a layout.
  const layouts = [...new Set(starters.flatMap(({ layouts: own = [] }) => own.map((one) => JSON.stringify(one))))];
  const list = starters.map(({ sections: _sections, masters: _masters, layouts: own, ...about }) => ({
    ...about,
    ...(own && { layouts: own.map((one) => layouts.indexOf(JSON.stringify(one))) }),
  }));
  const kinds = sectionKinds.map(({ make: _make, find: _find, ...about }) => about);
  return `const layouts = JSON.parse(${JSON.stringify(`[${layouts.join()}]`)});
export const starters = ${parsed(list)}.map((one) => one.layouts ? { ...one, layouts: one.layouts.map((place) => layouts[place]) } : one);
export const sectionKinds = ${parsed(kinds)};`;
}

async function themeNames(): Promise<string> {
  const words = await loadWords(...wordLanguages);
  const texts = wordLanguages.map((language) => textIn(words, language));
  const names = themes.map(({ name }) => [name, [...new Set(texts.map((textOf) => textOf(name)))]]);
  return `export const themeNames = ${parsed(Object.fromEntries(names))};`;
}

/** Parsing JSON is faster than running an expression, and strings compress as well. */
const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
