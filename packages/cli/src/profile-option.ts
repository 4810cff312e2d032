import { type CompileOptions, findProfile, type World } from "@octavo/engine";
import { UsageProblem } from "./command.ts";

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
