import { type Compilation, render, type World } from "@octavo/engine";
import { requireProfile } from "../profiles/profile-source.ts";
import type { HowToLayOut, LayOut } from "../render/last-document.ts";
import type { Rendered } from "../render/require-document.ts";

interface TemplateRequest {
  readonly yaml_content: string;
  readonly profile?: string | undefined;
}

/** Lays a template out for the device of the request, or else its own. Runs in a render process. */
export function renderTemplate(
  { yaml_content: text, profile: written }: TemplateRequest,
  how: HowToLayOut,
  layOut: LayOut,
  world: World,
): Rendered & Compilation {
  const profile = written ? requireProfile(world.profiles, written, "profile").id : undefined;
  return layOut([text, profile], how.proofread, () => render(text, world, { profile, ...how }));
}
