import type { StoredTemplate } from "@octavo/contract";
import { findProfile, profilePage, templateDefaults, type World } from "@octavo/engine";
import { supplies } from "../../editor/canvas/supplies.ts";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import type { Sample } from "../../editor/document/in-planner.ts";
import { type DocumentYaml, loadYaml } from "../../editor/document/load-yaml.ts";
import { openDesign, openTemplate } from "../../editor/document/open-document.ts";
import { holdsClipping } from "../../editor/document/session.ts";
import { type KeptDraft, type Restored, restore } from "../../editor/session/kept-draft.ts";
import { openDrafts } from "../../editor/session/use-desk.ts";
import { readSession } from "../../editor/session/use-new-editor.ts";
import { browserWorld } from "../../engine-worker/browser-world.ts";
import { retryWhenLoaded } from "../../engine-worker/tables.ts";
import { t } from "../../language/t.ts";
import { session } from "../../session/use-session.ts";
import { pagesOfDesign } from "./pages-of-design.ts";
import type { ProjectDesignProps } from "./project-design.tsx";

/** What an editor begins with. */
export interface InitialDesign {
  readonly world: World;
  /** As it is stored; a new one is an empty page. */
  readonly stored: EditorDocument;
  /** What an earlier visit left behind, as far as it can be used. */
  readonly restored: Restored | undefined;
  /** There already when a text had to be read. */
  readonly yaml: DocumentYaml | undefined;
  /** A page of the planner around a design of which work was left, to show it on. */
  readonly sample?: Sample | undefined;
}

/**
 * What every editor draws with, and where it looks for work that was left: asked for while the document is still on its way.
 * A failure is met when it is opened.
 */
export function prepareEditor(): void {
  void browserWorld().catch(() => undefined);
  openDrafts();
  supplies.hasFace(defaultFace);
}

/** What is written without a font of its own. */
const defaultFace = "arimo-regular";

const kinds = { masters: "master", pages: "page" } as const;

type StoredDesign = Pick<ProjectDesignProps, "project" | "list" | "design" | "suggested">;

export async function openProjectDesign(props: StoredDesign, found: KeptDraft | undefined): Promise<InitialDesign> {
  const [world, yaml] = await Promise.all([browserWorld(), yamlIf(found !== undefined)]);
  const stored = storedDesign(props);
  const read = (text: string) => yaml?.readDesign(text, stored, world);
  const left = found && yaml && (await restoreDraft(found, yaml, read));
  return { world, stored, restored: left, yaml, sample: left && (await sampleOf(props, world)) };
}

/** Undefined while the engine cannot be loaded: the work is more than its picture. */
async function sampleOf({ project, list, design, suggested }: StoredDesign, world: World): Promise<Sample | undefined> {
  const name = design?.name ?? suggested;
  try {
    const { expandPlanner } = await import("../../engine-worker/compile-design");
    const template = await retryWhenLoaded(() => expandPlanner({ project, list, name }, world));
    const [page] = template ? pagesOfDesign(template, { list, name }) : [];
    return template && page !== undefined ? { template, page } : undefined;
  } catch {
    return undefined;
  }
}

export function storedDesign({ project, list, design, suggested }: StoredDesign): EditorDocument {
  const { default_canvas, metadata } = project;
  const { description = "", widgets = [] } = design ?? {};
  return openDesign(kinds[list], { name: design?.name ?? suggested, description, widgets }, default_canvas, {
    profile: metadata.device_profile,
  });
}

async function yamlIf(isRead: boolean): Promise<DocumentYaml | undefined> {
  return isRead || holdsClipping(readSession()) ? loadYaml() : undefined;
}

function restoreDraft(
  found: KeptDraft,
  { printDocument }: DocumentYaml,
  read: (text: string) => EditorDocument | undefined,
): Promise<Restored | undefined> {
  return retryWhenLoaded(() => restore(found, { print: printDocument, read }));
}

/** Specification, part 9. */
const firstProfile = "boox-note-air-4c";

/** The server has read its text already: to read YAML takes longer than to draw it. */
export async function openStoredTemplate(
  template: StoredTemplate | undefined,
  found: KeptDraft | undefined,
): Promise<InitialDesign> {
  const [world, yaml] = await Promise.all([browserWorld(), yamlIf(found !== undefined)]);
  const stored = template ? readStored(template) : emptyTemplate(firstProfile, world);
  const read = (text: string) => yaml?.readTemplate(text, world);
  return { world, stored, restored: found && yaml && (await restoreDraft(found, yaml, read)), yaml };
}

/** Under the name and for the device that the list has of it. */
export function readStored({ name, description, profile, parsed_template }: StoredTemplate): EditorDocument {
  const document = openTemplate(parsed_template);
  return { ...document, metadata: { ...document.metadata, name, description, profile } };
}

function emptyTemplate(id: string, { profiles }: World): EditorDocument {
  const profile = findProfile(profiles, id);
  const { metadata, canvas } = templateDefaults;
  const dimensions = profile
    ? { ...profilePage(profile), margins: profile.pdf_settings.safe_margins }
    : canvas.dimensions;
  return openTemplate({
    ...templateDefaults,
    metadata: {
      ...metadata,
      name: t("New Template"),
      author: session.state().user?.username ?? "",
      created: new Date().toISOString().slice(0, "YYYY-MM-DD".length),
      profile: profile?.id ?? "",
    },
    canvas: { ...canvas, dimensions },
  });
}
