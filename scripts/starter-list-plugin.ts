import { starters } from "@octavo/starters";
import type { Plugin } from "vite";

const moduleId = "virtual:starters";

/** Provides `virtual:starters`: descriptions of the starters, without the functions that draw them in the engine worker. */
export function starterListPlugin(): Plugin {
  return {
    name: "octavo-starter-list",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const list = starters.map(
        ({ sections: _sections, masters: _masters, isMeasured: _isMeasured, ...about }) => about,
      );
      return `export const starters = JSON.parse(${JSON.stringify(JSON.stringify(list))});`;
    },
  };
}
