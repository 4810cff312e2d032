/** Program of a process that makes variants, one after the other, and ends with the command. */
import module from "node:module";
import type { Variant } from "@octavo/starters";
import type { MakeVariant, VariantMessage, VariantReply } from "./make-variant.ts";

module.enableCompileCache();

let maker: Promise<MakeVariant> | undefined;
let isBusy = false;

process.on("message", (message: VariantMessage) => void receive(message));
// A signal also removes an unfinished file.
process.on("disconnect", () => (isBusy ? process.kill(process.pid, "SIGTERM") : process.exit()));

async function receive(message: VariantMessage): Promise<void> {
  const { variantMaker } = await import("./make-variant.ts");
  if ("settings" in message) {
    maker = variantMaker(message.settings);
    return;
  }
  isBusy = true;
  const reply = await outcomeOf(message.variant, message.path);
  isBusy = false;
  process.send?.(reply);
}

async function outcomeOf(variant: Variant, path: string): Promise<VariantReply> {
  try {
    const make = await maker;
    if (!make) throw new Error("The process has no settings.");
    return { made: await make(variant, path) };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem), isUsage: isUsage(problem) };
  }
}

function isUsage(problem: unknown): boolean {
  return problem instanceof Error && problem.constructor.name === "UsageError";
}
