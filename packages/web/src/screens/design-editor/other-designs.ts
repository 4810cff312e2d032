/** Changes to other designs of a project, for find and replace and for pasting to several masters. */
import type { Project } from "@octavo/contract";
import { loadYaml, openDesign } from "@octavo/editor";
import { isEqual, type Message } from "@octavo/foundation";
import type { QueryClient } from "@tanstack/react-query";
import { changeDesigns } from "../../api/designs.ts";
import { failureOf, isRefusal } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { projectQuery } from "../../api/project-queries.ts";
import { otherDesignsChanged } from "../../editor/messages.ts";
import type { OtherDesign, OtherDesigns } from "../../editor/planner/other-designs.ts";
import type { DesignName } from "../../editor/planner/planner-targets.ts";
import { designKinds } from "./project-design-store.ts";

/** A stored change: designs before and after it, as the server returned them. */
export interface StoredChange {
  readonly before: readonly OtherDesign[];
  readonly after: readonly OtherDesign[];
}

type Stored = { readonly designs: readonly OtherDesign[] } | { readonly problem: Message };

export async function storeChange(
  cache: QueryClient,
  project: Project,
  changed: readonly OtherDesign[],
  changes: Map<string, StoredChange>,
): ReturnType<OtherDesigns["store"]> {
  const stored = await write(cache, project, changed);
  if ("problem" in stored) return stored;
  const id = `change-${changes.size + 1}`;
  changes.set(id, { before: matching(project, changed), after: stored.designs });
  return { id };
}

/** Reverts or repeats a change, unless one of its designs was changed since. Returns the reason if it fails. */
export async function moveChange(
  cache: QueryClient,
  projectId: string,
  change: StoredChange,
  direction: "undo" | "redo",
): Promise<Message | undefined> {
  const [from, to] = direction === "undo" ? [change.after, change.before] : [change.before, change.after];
  const project = cache.getQueryData(projectQuery(projectId).queryKey);
  if (!project || !isEqual(widgetsOf(matching(project, from)), widgetsOf(from))) return otherDesignsChanged;
  const stored = await write(cache, project, to);
  return "problem" in stored ? stored.problem : undefined;
}

const widgetsOf = (designs: readonly OtherDesign[]) => designs.map(({ widgets }) => widgets);

async function write(cache: QueryClient, project: Project, designs: readonly OtherDesign[]): Promise<Stored> {
  try {
    const { printDocument } = await loadYaml();
    const written = designs.map((design) => ({
      list: design.list,
      name: design.name,
      template_yaml: printDocument(documentOf(project, design)),
    }));
    return { designs: matching(await changeDesigns(cache, project, written), designs) };
  } catch (reason) {
    if (isRefusal(reason, "STALE_REVISION")) return { problem: otherDesignsChanged };
    return { problem: failureOf(reason, { text: messages.saveMaster }) };
  }
}

function designsOf(project: Project): readonly OtherDesign[] {
  return (["masters", "pages"] as const).flatMap((list) =>
    project[list].map(({ name, widgets }) => ({ list, name, widgets })),
  );
}

/** Returns the project's versions of designs, in their order. */
function matching(project: Project, designs: readonly DesignName[]): readonly OtherDesign[] {
  const known = designsOf(project);
  return designs.flatMap(({ list, name }) => known.find((one) => one.list === list && one.name === name) ?? []);
}

function documentOf(project: Project, { list, name, widgets }: OtherDesign) {
  const { default_canvas, metadata } = project;
  const { description = "" } = project[list].find((design) => design.name === name) ?? {};
  return openDesign(designKinds[list], { name, description, widgets }, default_canvas, {
    profile: metadata.device_profile,
  });
}
