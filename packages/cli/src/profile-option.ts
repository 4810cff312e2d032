import { type CompileOptions, findProfile, type PdfOptions, type Template, type World } from "@octavo/engine";
import { type Arguments, type Options, UsageError } from "./command.ts";

/** Converts `--profile` to options of the engine. Throws a `UsageError` for an unknown device. */
export function profileOption(world: World, written: string | undefined): CompileOptions {
  if (written === undefined) return {};
  const profile = findProfile(world.profiles, written);
  if (profile) return { profile: profile.id };
  const known = world.profiles.map(({ id }) => id);
  throw new UsageError(`There is no device profile "${written}".`, {
    unknown: { name: written, known, see: "octavo profiles" },
  });
}

/** Throws a `UsageError` if `--fit` has no device. */
export function requireDeviceToFit(given: Arguments, template: Template | undefined, { profiles }: World): void {
  if (!given.flag("fit") || !template || findProfile(profiles, template.metadata.profile)) return;
  throw new UsageError("--fit needs a device: name one with --profile ID, or in the document (octavo profiles).");
}

export const pdfOptions: Options = { classic: { type: "boolean" } };

/** `--classic` writes a file that PDF 1.4 readers can open. */
export function readPdfOptions(given: Arguments): PdfOptions {
  return given.flag("classic") ? { crossReference: "table" } : {};
}
