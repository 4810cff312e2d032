import type { Design, Project } from "@octavo/contract";
import { parseDesign, type World } from "@octavo/engine";
import type { DesignList } from "../../api/projects.ts";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import { openDesign } from "../../editor/document/open-document.ts";

const kinds = { masters: "master", pages: "page" } as const;

/** A design as it is stored; a new one is an empty page of the project's device. */
export function openStored(
  project: Project,
  list: DesignList,
  design: Design | undefined,
  name: string,
): EditorDocument {
  const { default_canvas, metadata } = project;
  const { description = "", widgets = [] } = design ?? {};
  return openDesign(kinds[list], { name: design?.name ?? name, description, widgets }, default_canvas, {
    profile: metadata.device_profile,
  });
}

/** The document with the widgets and the page of a text; undefined with an error in it. */
export function readText(
  text: string,
  { kind, metadata, canvas: known, sections }: EditorDocument,
  world: World,
): EditorDocument | undefined {
  const { widgets, canvas = known, diagnostics } = parseDesign(text, world.profiles);
  if (kind === "template" || diagnostics.some(({ severity }) => severity === "error")) return undefined;
  const { name, description } = metadata;
  return { ...openDesign(kind, { name, description, widgets }, canvas, metadata), sections };
}
