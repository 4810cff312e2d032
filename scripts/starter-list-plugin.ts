import { sectionKinds, starters } from "@octavo/starters";
import type { Plugin } from "vite";

const moduleId = "virtual:starters";

/** Provides `virtual:starters`: descriptions of starters and of sections by intent. The functions that draw them run in the engine worker. */
export function starterListPlugin(): Plugin {
  return {
    name: "octavo-starter-list",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
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
    },
  };
}

/** Parsing JSON is faster than running an expression, and strings compress as well. */
const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
