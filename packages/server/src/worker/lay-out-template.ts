import { type Compilation, render } from "@octavo/engine";
import { requireProfile } from "./device-profiles.ts";
import type { JobContext } from "./job-context.ts";
import type { RenderedDocument } from "./require-document.ts";

interface TemplateSource {
  readonly yaml_content: string;
  /** Overrides the device of the template. */
  readonly profile?: string | undefined;
}

export function layOutTemplate(
  { yaml_content: text, profile: written }: TemplateSource,
  proofread: boolean,
  context: JobContext,
): RenderedDocument & Compilation {
  const { world, layOut, admit } = context;
  const profile = written ? requireProfile(written, "profile", context).id : undefined;
  return layOut([text, profile], proofread, () =>
    render(text, world, { profile, proofread, onTemplate: proofread ? admit : undefined }),
  );
}
