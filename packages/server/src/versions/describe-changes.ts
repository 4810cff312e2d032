import type { VersionChange } from "@octavo/contract";
import type { Outline } from "../documents/project-document.ts";

export interface Described {
  /** JSON of an `Outline`, or empty. */
  readonly outline: string;
  readonly device_profile: string;
}

/** Lists what differs between two contents of a project. Null if one of them is not known well enough. */
export function describeChanges(before: Described | undefined, after: Described): readonly VersionChange[] | null {
  if (!before?.outline || !after.outline) return null;
  const [from, to] = [parseOutline(before.outline), parseOutline(after.outline)];
  const changes: VersionChange[] = [...changedDesigns("master", from.masters, to.masters)];
  changes.push(...changedDesigns("page", from.pages, to.pages));
  if (from.plan !== to.plan) changes.push({ of: "plan", change: "changed" });
  if (from.rules !== to.rules) changes.push({ of: "rules", change: "changed" });
  if (from.shared !== to.shared) changes.push({ of: "shared", change: "changed" });
  if (before.device_profile !== after.device_profile) changes.push({ of: "device", change: "changed" });
  else if (from.canvas !== to.canvas) changes.push({ of: "canvas", change: "changed" });
  return changes;
}

/** Trusts its input, which `serializeDocument` has written. */
export function parseOutline(json: string): Outline {
  const outline: Outline = JSON.parse(json);
  return outline;
}

type Designs = Outline["masters"];

function changedDesigns(of: "master" | "page", before: Designs, after: Designs): readonly VersionChange[] {
  const [from, to] = [new Map(before), new Map(after)];
  const added = after.filter(([name]) => !from.has(name));
  const removed = before.filter(([name]) => !to.has(name));
  const renamed = new Map(
    added.flatMap(([name, hash]) => {
      const old = removed.find(([, known]) => known === hash)?.[0];
      return old === undefined ? [] : [[old, name] as const];
    }),
  );
  const names = new Set(renamed.values());
  const kept = after.filter(([name, hash]) => from.has(name) && from.get(name) !== hash);
  const changes: VersionChange[] = [
    ...kept.map(([name]) => ({ of, change: "changed" as const, name })),
    ...[...renamed].map(([name, new_name]) => ({ of, change: "renamed" as const, name, new_name })),
    ...added.filter(([name]) => !names.has(name)).map(([name]) => ({ of, change: "added" as const, name })),
    ...removed.filter(([name]) => !renamed.has(name)).map(([name]) => ({ of, change: "deleted" as const, name })),
  ];
  const order = (designs: Designs) => designs.map(([name]) => name).join("\n");
  const isReordered = changes.length === 0 && order(before) !== order(after);
  return isReordered ? [{ of, change: "reordered" }] : changes;
}
