import {
  type DeviceProfile,
  type Metadata,
  printTemplate,
  render,
  type Template,
  templateDefaults,
  type World,
} from "@octavo/engine";
import { maybeProfile } from "../profiles/find-profile.ts";
import { deviceCanvas } from "../projects/device-canvas.ts";
import { refuseErrors } from "../render/refuse-errors.ts";

/** A text of a template, or what an empty one is about. */
export type GivenTemplate = { readonly text: string } | { readonly about: Partial<Metadata> };

export interface TemplateToRead {
  readonly given: GivenTemplate;
  /** Id of the device that it is for; undefined leaves it to the text. */
  readonly profile: string | undefined;
  /** Whether errors are refused, as before a template is kept; one that is kept is read as well as it can be. */
  readonly strict: boolean;
}

export interface ReadTemplate {
  readonly text: string;
  /** Id of its device; empty when it has none. */
  readonly profile: string;
  /** As JSON, which can be megabytes. */
  readonly parsed: string;
}

/** In a render process. */
export function readTemplate({ given, profile: asked, strict }: TemplateToRead, world: World): ReadTemplate {
  const text = "text" in given ? given.text : emptyTemplate(given.about, maybeProfile(world.profiles, asked ?? ""));
  const { template, diagnostics } = render(text, world, { profile: asked, proofread: false });
  if (strict) refuseErrors(diagnostics);
  if (!template) throw new Error("A template that was kept cannot be read.");
  return { text, profile: asked ?? deviceOf(template, world), parsed: JSON.stringify(template) };
}

function emptyTemplate(about: Partial<Metadata>, profile: DeviceProfile | undefined): string {
  const canvas = profile ? deviceCanvas(profile) : templateDefaults.canvas;
  const metadata = { ...templateDefaults.metadata, ...about, profile: profile?.id ?? "" };
  return printTemplate({ ...templateDefaults, metadata, canvas });
}

function deviceOf({ metadata }: Template, { profiles }: World): string {
  return maybeProfile(profiles, metadata.profile)?.id ?? "";
}
