/**
 * Generates the master libraries of the starters, one file for each canvas:
 *   node scripts/generate-starters.ts          writes the files
 *   node scripts/generate-starters.ts --check  fails if the files are stale
 */
import { readFileSync } from "node:fs";
import { nodeWorld } from "../packages/press/src/index.ts";
import { canvasOf, type ScreenClass, screenClasses, smallest } from "../packages/starters/src/kit/canvas.ts";
import { type GeneratedFiles, isStale, writeGenerated } from "./generated-files.ts";
import { type Planner, planners } from "./starters/planners.ts";
import { document } from "./starters/yaml.ts";

const { fonts } = nodeWorld();
const folder = new URL("../library/", import.meta.url);

if (!process.argv.includes("--check")) {
  writeGenerated(folder, generate());
} else if (isStale(folder, generate())) {
  console.error(`${folder.pathname} is stale: run node scripts/generate-starters.ts`);
  process.exitCode = 1;
}

function generate(): GeneratedFiles {
  return Object.fromEntries(
    planners.flatMap((planner) => {
      const { id, comment } = planner;
      const designs = screenClasses.map((screen) => {
        const canvas = canvasOf(screen, fonts);
        return [`${id}/${fileName(screen)}`, document(comment, canvas, planner.masters(canvas), !planner.isMeasured)];
      });
      return [...designs, [`${id}/starter.yaml`, withDesigns(planner)]];
    }),
  );
}

function fileName({ name }: ScreenClass): string {
  return name === "" ? "masters.yaml" : `masters.${name}.yaml`;
}

/** The description of a starter, with its list of designs replaced. */
function withDesigns({ id }: Planner): string {
  const described = readFileSync(new URL(`${id}/starter.yaml`, folder), "utf8");
  const designs = screenClasses.map((canvas) => {
    const { width, height } = canvas;
    const { type, target } = smallest(canvas);
    const sizes = `smallest_type: ${type}, smallest_target: ${target}`;
    return `  - { file: ${fileName(canvas)}, width: ${width}, height: ${height}, ${sizes} }
`;
  });
  return described.replace(/^designs:.*\n(?: .*\n)*/m, `designs: # generated\n${designs.join("")}`);
}
