import { printEdition } from "../edition/edition-file.ts";
import { keptProjects } from "../edition/update.ts";
import type { EmbeddedProject } from "../manifest/embedded-project.ts";
import type { Template } from "../model/template.ts";
import type { FitOptions } from "../rescale/fit-to-device.ts";
import type { ReadOptions, Source } from "./read-documents.ts";
import type { EditionOptions } from "./update-edition.ts";

type EmbedOptions = Pick<ReadOptions, "profile"> & FitOptions & EditionOptions;

/** The project of a PDF, from which it can be made again. Undefined for a template. */
export function embedProject(
  { documents }: Source,
  template: Template | undefined,
  { profile, fit, update }: EmbedOptions,
): (() => EmbeddedProject) | undefined {
  if (!documents) return undefined;
  const { edition } = template?.changes_page ?? {};
  const kept = (template?.placeholders ?? []).filter(({ state }) => state === "kept");
  return () => ({
    ...documents(),
    ...(profile !== undefined && { profile }),
    ...(fit && { fit }),
    ...(edition && { edition: printEdition(edition) }),
    ...(update && kept.length > 0 && { kept: keptProjects(kept, update) }),
  });
}
