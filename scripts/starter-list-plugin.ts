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
      const list = starters.map(({ sections: _sections, masters: _masters, ...about }) => about);
      const kinds = sectionKinds.map(({ make: _make, find: _find, ...about }) => about);
      return [exported("starters", list), exported("sectionKinds", kinds)].join("\n");
    },
  };
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
