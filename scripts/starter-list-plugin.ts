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
      const list = starters.map(({ sections: _sections, masters: _masters, layouts, ...about }) => ({
        ...about,
        ...(layouts && { layouts: layouts.map(({ id }) => id) }),
      }));
      const layouts = Object.fromEntries(
        starters.flatMap((starter) => starter.layouts ?? []).map((one) => [one.id, one]),
      );
      const kinds = sectionKinds.map(({ make: _make, find: _find, ...about }) => about);
      return `const layouts = ${parsed(layouts)};
export const starters = ${parsed(list)}.map((one) => one.layouts ? { ...one, layouts: one.layouts.map((id) => layouts[id]) } : one);
export const sectionKinds = ${parsed(kinds)};`;
    },
  };
}

/** Parsing JSON is faster than running an expression, and strings compress as well. */
const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
