import { plainCommand, plainCommands } from "@octavo/editor";
import { expect, it } from "vitest";
import { arrangeTools } from "./arrange-tools.ts";
import { type Tool, toolGroups, viewGroups } from "./tool-groups.ts";

const tools: readonly Tool[] = [...Object.values({ ...toolGroups, ...viewGroups }).flat(), ...arrangeTools];

it("consists of commands, each once", () => {
  const ids = tools.map(({ id }) => id);
  expect(ids.filter((id) => plainCommand(id) === undefined)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it("contains all arrange commands of the toolbar", () => {
  const arranging = plainCommands.filter(({ group, surfaces }) => group === "arrange" && surfaces?.includes("toolbar"));
  expect(arrangeTools.map(({ id }) => id)).toEqual(arranging.map(({ id }) => id));
});
