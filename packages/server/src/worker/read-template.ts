import {
  type DeviceProfile,
  findProfile,
  type Metadata,
  printTemplate,
  render,
  type Template,
  templateDefaults,
  type World,
} from "@octavo/engine";
import { deviceCanvas } from "./device-canvas.ts";
import type { JobContext } from "./job-context.ts";
import { refuseErrors } from "./require-document.ts";

export interface TemplateReadRequest {
  /** YAML of a template, or the metadata of a new, empty one. */
  readonly source: { readonly text: string } | { readonly metadata: Partial<Metadata> };
  /** Id of the device. Undefined uses the device of the text. */
  readonly profile: string | undefined;
  /** Throws if the template has errors. Stored templates are read without it. */
  readonly strict: boolean;
}

export interface ReadTemplate {
  readonly text: string;
  /** Id of the device, or an empty string. */
  readonly profile: string;
  readonly parsed: string;
}

export function readTemplate({ source, profile, strict }: TemplateReadRequest, { world }: JobContext): ReadTemplate {
  const text =
    "text" in source ? source.text : emptyTemplate(source.metadata, findProfile(world.profiles, profile ?? ""));
  const { template, diagnostics } = render(text, world, { profile, proofread: false });
  if (strict) refuseErrors(diagnostics);
  if (!template) throw new Error("A stored template can't be read.");
  return { text, profile: profile ?? profileOf(template, world), parsed: JSON.stringify(template) };
}

function emptyTemplate(given: Partial<Metadata>, profile: DeviceProfile | undefined): string {
  const canvas = profile ? deviceCanvas(profile) : templateDefaults.canvas;
  const metadata = { ...templateDefaults.metadata, ...given, profile: profile?.id ?? "" };
  return printTemplate({ ...templateDefaults, metadata, canvas });
}

function profileOf({ metadata }: Template, { profiles }: World): string {
  return findProfile(profiles, metadata.profile)?.id ?? "";
}
