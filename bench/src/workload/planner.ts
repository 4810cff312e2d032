import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile, type DisplayDocument, emitPdf, type World } from "@octavo/engine";
import { deflate, latin1 } from "@octavo/press";

const folder = new URL("../../planner/", import.meta.url);

export const plannerFiles = [
  fileURLToPath(new URL("masters.yaml", folder)),
  fileURLToPath(new URL("plan.yaml", folder)),
] as const;

/** A typical year with 478 pages. */
export const planner = {
  masters: readFileSync(plannerFiles[0], "utf8"),
  plan: readFileSync(plannerFiles[1], "utf8"),
} as const;

export function compilePlanner(world: World) {
  const { document, template } = compile(planner.masters, planner.plan, world);
  if (!document || !template) throw new Error("The planner of the bench has errors.");
  return { document, template };
}

/** Emits the PDF, discards its chunks and returns its length. */
export async function emitAndDiscard(document: DisplayDocument, { fonts }: World): Promise<number> {
  let bytes = 0;
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts })) bytes += chunk.length;
  return bytes;
}
