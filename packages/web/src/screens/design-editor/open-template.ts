import type { StoredTemplate } from "@octavo/contract";
import { findProfile, profilePage, render, templateDefaults, type World } from "@octavo/engine";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import { openTemplate } from "../../editor/document/open-document.ts";

/** Undefined with an error in the text. */
export function readTemplate(text: string, world: World): EditorDocument | undefined {
  const { template, diagnostics } = render(text, world, { proofread: false });
  return template && !diagnostics.some(({ severity }) => severity === "error") ? openTemplate(template) : undefined;
}

/** A template as it is stored, under the name and for the device that the list has of it; a new one is an empty page. */
export function openStoredTemplate(stored: StoredTemplate | undefined, profile: string, world: World): EditorDocument {
  if (!stored) return emptyDocument(profile, world);
  const document = readTemplate(stored.yaml_content, world);
  if (!document) return emptyDocument(stored.profile, world);
  const { name, description } = stored;
  return { ...document, metadata: { ...document.metadata, name, description, profile: stored.profile } };
}

function emptyDocument(id: string, { profiles }: World): EditorDocument {
  const profile = findProfile(profiles, id);
  const { metadata, canvas } = templateDefaults;
  const dimensions = profile
    ? { ...profilePage(profile), margins: profile.pdf_settings.safe_margins }
    : canvas.dimensions;
  return openTemplate({
    ...templateDefaults,
    metadata: { ...metadata, name: "New Template", profile: profile?.id ?? "" },
    canvas: { ...canvas, dimensions },
  });
}
