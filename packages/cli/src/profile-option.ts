import { type CompileOptions, findProfile, type Template, type World } from "@octavo/engine";
import { UsageProblem } from "./command.ts";
import type { Arguments } from "./parse-arguments.ts";

/** `--profile` as the engine takes it; one that does not exist is caught here, where it was typed. */
export function profileOption(world: World, written: string | undefined): CompileOptions {
  if (written === undefined) return {};
  const profile = findProfile(world.profiles, written);
  if (profile) return { profile: profile.id };
  const known = world.profiles.map(({ id }) => id);
  throw new UsageProblem(`There is no device profile "${written}".`, {
    unknown: { name: written, known, see: "octavo profiles" },
  });
}

/** `--fit` needs to know what to fit to. */
export function requireDeviceToFit(given: Arguments, template: Template | undefined, { profiles }: World): void {
  if (!given.flag("fit") || !template || findProfile(profiles, template.metadata.profile)) return;
  throw new UsageProblem("--fit needs a device: name one with --profile ID, or in the document (octavo profiles).");
}
