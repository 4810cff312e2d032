import { findProfile, type World } from "@octavo/engine";
import { UsageProblem } from "./command.ts";
import { didYouMean } from "./suggest.ts";

export interface CompileOptions {
  /** Id of the profile to use instead of the document's. */
  readonly profile?: string;
}

/** `--profile` as the engine takes it; one that does not exist is caught here, where it was typed. */
export function profileOption(world: World, written: string | undefined): CompileOptions {
  if (written === undefined) return {};
  const profile = findProfile(world.profiles, written);
  if (profile) return { profile: profile.id };
  const ids = world.profiles.map(({ id }) => id);
  throw new UsageProblem(`There is no device profile "${written}".${didYouMean(written, ids)} See: octavo profiles`);
}
