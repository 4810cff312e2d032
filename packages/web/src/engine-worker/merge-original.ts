import type { Design, Project, VersionChange } from "@octavo/contract";
import { addedErrors, findProfile, mergeOriginal, type World } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import type { MergeRequest, MergeResult } from "./protocol.ts";

/** Merges the changes of an original into its clone as the server does. */
export function mergeChanges({ base, own, original, chosen }: MergeRequest, world: World): MergeResult {
  const minimums = findProfile(world.profiles, own.metadata.device_profile)?.constraints;
  const merged = mergeOriginal({ base, own, original }, { chosen: new Set(chosen), minimums });
  return { ...merged, changes: changesBetween(own, merged.project), errors: addedErrors(own, merged.project, world) };
}

function changesBetween(own: Project, merged: Project): readonly VersionChange[] {
  const shared = ({ blocks, styles, themes, theme, frame, fonts }: Project) => [
    blocks,
    styles,
    themes,
    theme,
    frame,
    fonts,
  ];
  const changes: VersionChange[] = [
    ...changedDesigns("master", own.masters, merged.masters),
    ...changedDesigns("page", own.pages, merged.pages),
  ];
  if (!isEqual(own.plan, merged.plan)) changes.push({ of: "plan", change: "changed" });
  if (!isEqual(own.compilation_rules, merged.compilation_rules)) changes.push({ of: "rules", change: "changed" });
  if (!isEqual(shared(own), shared(merged))) changes.push({ of: "shared", change: "changed" });
  if (!isEqual(own.default_canvas, merged.default_canvas)) changes.push({ of: "canvas", change: "changed" });
  return changes;
}

type Designs = readonly Design[];

function changedDesigns(of: "master" | "page", own: Designs, merged: Designs): readonly VersionChange[] {
  const find = (designs: Designs, name: string) => designs.find((design) => design.name === name);
  const gone = own.filter(({ name }) => !find(merged, name));
  const added = merged.filter(({ name }) => !find(own, name));
  const renamed = new Map(
    added.map((design) => [design, gone.find(({ widgets }) => isEqual(widgets, design.widgets))?.name]),
  );
  const before = new Set(renamed.values());
  const content = ({ description, frame, widgets }: Design) => [description, frame, widgets];
  return [
    ...merged.flatMap((design): VersionChange[] => {
      const { name } = design;
      const old = find(own, name);
      const from = renamed.get(design);
      if (from !== undefined) return [{ of, change: "renamed", name: from, new_name: name }];
      if (!old) return [{ of, change: "added", name }];
      return isEqual(content(old), content(design)) ? [] : [{ of, change: "changed", name }];
    }),
    ...gone.filter(({ name }) => !before.has(name)).map(({ name }) => ({ of, change: "deleted" as const, name })),
  ];
}
