/** Changes of shared parts in the designs that are not open. */
import type { Project } from "@octavo/contract";
import { type FollowingDesign, followChanges, type SharedChange, sharedAfter } from "@octavo/editor";
import { type FontLibrary, sharedParts } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { otherDesignsChanged } from "../../editor/messages.ts";
import type { DesignName } from "../../editor/planner/planner-targets.ts";

type NamedDesign = DesignName & FollowingDesign;

interface SavedChange {
  readonly change: SharedChange;
  /** Identifies the change in the history of the document. */
  readonly key: string;
}

/** Differences between the saved changes and those of the document. */
export interface ChangesSince {
  /** Saved changes that were undone, the last one first. */
  readonly undone: readonly SavedChange[];
  readonly made: readonly SavedChange[];
}

interface Followed {
  readonly before: NamedDesign;
  readonly after: NamedDesign;
}

/** Designs before and after the changes that were saved here, by key. */
export type FollowMemory = Map<string, readonly Followed[]>;

export function changesSince(saved: readonly SharedChange[], now: readonly SharedChange[]): ChangesSince {
  const first = saved.findIndex((change, i) => !isEqual(change, now[i]));
  const common = first < 0 ? saved.length : first;
  const keyed = (changes: readonly SharedChange[]) =>
    changes.map((change, i) => ({ change, key: JSON.stringify(changes.slice(0, i + 1)) })).slice(common);
  return { undone: keyed(saved).toReversed(), made: keyed(now) };
}

interface FollowOptions {
  readonly open: DesignName;
  readonly fonts: FontLibrary;
  readonly memory: FollowMemory;
}

/** Returns the designs that the changes concern, as they are afterwards, and a notice if others have changed some since. */
export function followingDesigns(project: Project, { undone, made }: ChangesSince, options: FollowOptions) {
  const { open, fonts, memory } = options;
  let context = { shared: sharedParts(project), fonts };
  let isKept = false;
  const stored = otherDesigns(project, open);
  let designs = stored;
  for (const { change, key } of undone) {
    const followed = memory.get(key) ?? [];
    isKept ||= followed.some(({ after }) => !designs.some((design) => isEqual(design, after)));
    designs = designs.map((design) => before(design, followed) ?? reverted(design, change, context));
  }
  for (const { change, key } of made) {
    const after = designs.map((design) => followChanges(design, [change], context));
    memory.set(
      key,
      designs.flatMap((design, i) => {
        const next = after[i];
        return next === undefined || next === design ? [] : [{ before: design, after: next }];
      }),
    );
    designs = after;
    context = { ...context, shared: sharedAfter(context.shared, change) };
  }
  const changed = designs.filter((design, i) => design !== stored[i]).map(written);
  return { designs: changed, notice: isKept ? otherDesignsChanged : undefined };
}

function otherDesigns(project: Project, open: DesignName): readonly NamedDesign[] {
  return (["masters", "pages"] as const).flatMap((list) =>
    project[list].flatMap(({ name, widgets, frame }) =>
      list === open.list && name === open.name ? [] : [{ list, name, widgets, ...(frame !== undefined && { frame }) }],
    ),
  );
}

/** The design before a change. Undefined if it was not changed, or has changed since. */
function before(design: NamedDesign, followed: readonly Followed[]): NamedDesign | undefined {
  return followed.find(({ after }) => isEqual(after, design))?.before;
}

/** The design with the former name. A deletion left no trace in it. */
function reverted(
  design: NamedDesign,
  change: SharedChange,
  context: Parameters<typeof followChanges>[2],
): NamedDesign {
  if (!("to" in change) || change.to === undefined) return design;
  const { to } = change;
  const back = "block" in change ? { block: to, to: change.block } : { style: to, to: change.style };
  return followChanges(design, [back], context);
}

/** Null for the frame of the project. */
function written({ list, name, frame, widgets }: NamedDesign) {
  // JSON is YAML.
  return { list, name, frame: frame ?? null, template_yaml: JSON.stringify({ widgets }) };
}
