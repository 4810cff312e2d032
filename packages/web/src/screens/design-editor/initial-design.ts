import type { Design, Project, StoredTemplate } from "@octavo/contract";
import {
  type DocumentYaml,
  type EditorDocument,
  hasStoredClipboard,
  loadYaml,
  openDesign,
  openTemplate,
  type RestoredDraft,
  restoreDraft,
  type Sample,
  type StoredDraft,
} from "@octavo/editor";
import { findProfile, profilePage, templateDefaults, type World } from "@octavo/engine";
import type { DesignList } from "../../api/projects.ts";
import { resources } from "../../editor/session/resources.ts";
import { openDrafts } from "../../editor/session/use-draft-session.ts";
import { readSession } from "../../editor/session/use-new-editor.ts";
import { t } from "../../language/t.ts";
import { session } from "../../session/use-session.ts";
import { pagesOfDesign } from "./pages-of-design.ts";

export interface InitialDesign {
  readonly world: World;
  /** The stored document; an empty page for a new design. */
  readonly stored: EditorDocument;
  /** The draft of an earlier visit, if it could be read. */
  readonly restored: RestoredDraft | undefined;
  /** Loaded only if YAML had to be read. */
  readonly yaml: DocumentYaml | undefined;
  /** The planner page on which a restored design is shown. */
  readonly sample?: Sample | undefined;
}

/** Loads the resources of all editors while the document is still loading. Opening the editor reports a failure. */
export function prepareEditor(): void {
  void resources.open().catch(() => undefined);
  openDrafts();
  resources.hasFace(defaultFace);
}

/** Face of text without a font property. */
const defaultFace = "arimo-regular";

const kinds = { masters: "master", pages: "page" } as const;

/** A master or named page of a project. */
export interface StoredDesign {
  readonly project: Project;
  readonly list: DesignList;
  /** Undefined for a new design. */
  readonly design: Design | undefined;
  readonly suggested: string;
}

export async function openProjectDesign(props: StoredDesign, found: StoredDraft | undefined): Promise<InitialDesign> {
  const [world, yaml] = await Promise.all([resources.open(), loadYamlIf(found !== undefined)]);
  const stored = storedDesign(props);
  const read = (text: string) => yaml?.readDesign(text, stored, world);
  const left = found && yaml && readDraft(found, yaml, read);
  await openTables(props.project.plan.locale, stored, left?.document);
  return { world, stored, restored: left, yaml, sample: left && (await sampleOf(props, world)) };
}

/** Loads the tables of all documents, so that they are drawn completely at once. */
async function openTables(locale: string, ...documents: readonly (EditorDocument | undefined)[]): Promise<void> {
  const designs = documents.flatMap((document) => (document ? [...document.masters, ...document.pages] : []));
  await resources.open({ locale, designs });
}

/** Returns undefined if the engine fails to load, because the draft can be restored without its picture. */
async function sampleOf({ project, list, design, suggested }: StoredDesign, world: World): Promise<Sample | undefined> {
  const name = design?.name ?? suggested;
  try {
    const { expandPlanner } = await import("../../engine-worker/compile-design");
    const template = expandPlanner({ project, list, name }, world);
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

async function loadYamlIf(isRead: boolean): Promise<DocumentYaml | undefined> {
  return isRead || hasStoredClipboard(readSession()) ? loadYaml() : undefined;
}

function readDraft(
  found: StoredDraft,
  { printDocument }: DocumentYaml,
  read: (text: string) => EditorDocument | undefined,
): RestoredDraft | undefined {
  return restoreDraft(found, { print: printDocument, read });
}

/** Specification, part 9. */
const firstProfile = "boox-note-air-4c";

/** Opens a template from the server's parsed version, because parsing YAML takes longer than drawing. */
export async function openStoredTemplate(
  template: StoredTemplate | undefined,
  found: StoredDraft | undefined,
): Promise<InitialDesign> {
  const [world, yaml] = await Promise.all([resources.open(), loadYamlIf(found !== undefined)]);
  const stored = template ? readStored(template) : emptyTemplate(firstProfile, world);
  const read = (text: string) => yaml?.readTemplate(text, world);
  const restored = found && yaml && readDraft(found, yaml, read);
  await openTables(stored.metadata.locale, stored, restored?.document);
  return { world, stored, restored, yaml };
}

/** Uses the name and the device of the template list. */
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
