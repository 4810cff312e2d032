import { render, type World } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";
import { describeUnknownProfile, maybeProfile } from "../profiles/find-profile.ts";
import { type Rendered, requireDocument } from "../render/require-document.ts";

interface TemplateRequest {
  readonly yaml_content: string;
  readonly profile?: string | undefined;
}

/** `proofread` is false where one page is wanted and not all that there is to say about the others. */
export type RenderTemplate = (request: TemplateRequest, proofread: boolean) => Rendered;

interface Remembered {
  readonly text: string;
  readonly profile: string | undefined;
  readonly proofread: boolean;
  readonly rendered: Rendered;
}

/**
 * Lays templates out, each for the device of the request or else its own. The last one is remembered: paging through
 * a preview asks for the same document again and again.
 */
export function templateRenderer(world: World): RenderTemplate {
  let last: Remembered | undefined;
  return ({ yaml_content: text, profile: written }, proofread) => {
    const profile = requestedProfile(written, world);
    const serves = last?.text === text && last.profile === profile && (last.proofread || !proofread);
    if (last && serves) return last.rendered;
    last = { text, profile, proofread, rendered: requireDocument(render(text, world, { profile, proofread })) };
    return last.rendered;
  };
}

function requestedProfile(written: string | undefined, { profiles }: World): string | undefined {
  if (!written) return undefined;
  const profile = maybeProfile(profiles, written);
  if (profile) return profile.id;
  const message = describeUnknownProfile(profiles, written);
  throw new ApiError("INVALID_REQUEST", message, { details: [{ path: "profile", message }] });
}
