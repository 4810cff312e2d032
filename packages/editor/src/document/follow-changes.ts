/** Changes of shared parts in designs of a project that are not open. */
import {
  detachInstance,
  type FontLibrary,
  makeRoomBeside,
  placedBlock,
  type Room,
  type SharedParts,
  type Widget,
} from "@octavo/engine";
import type { BlockChange, SharedChange, StyleChange } from "./shared-part-changes.ts";
import { detachedStyle, renamedStyle, withFontFamily } from "./styles.ts";
import type { Widgets } from "./widget-lists.ts";

export interface FollowingDesign {
  readonly widgets: Widgets;
  readonly frame?: string | undefined;
}

export interface FollowContext {
  /** Shared parts before the changes. */
  readonly shared: SharedParts;
  readonly fonts: FontLibrary;
}

/** Returns the design after changes, or the same object if none concerns it. */
export function followChanges<Design extends FollowingDesign>(
  design: Design,
  changes: readonly SharedChange[],
  context: FollowContext,
): Design {
  let { shared } = context;
  let followed = design;
  for (const change of changes) {
    followed = followChange(followed, change, { ...context, shared });
    shared = sharedAfter(shared, change);
  }
  return followed;
}

/** The shared parts with the new name of a block, so that later changes find it. */
export function sharedAfter(shared: SharedParts, change: SharedChange): SharedParts {
  if (!("block" in change) || change.to === undefined || !shared.blocks) return shared;
  const { block, to } = change;
  const blocks = shared.blocks.map((known) => ({
    ...followBlock(known, { block, to }, shared),
    name: known.name === block ? to : known.name,
  }));
  return { ...shared, blocks };
}

function followChange<Design extends FollowingDesign>(
  design: Design,
  change: SharedChange,
  { shared, fonts }: FollowContext,
): Design {
  if ("block" in change) return followBlock(design, change, shared);
  if ("style" in change) return withEach(design, (widget) => followStyle(widget, change));
  const family = fonts.families.find(({ name }) => name === change.font);
  if (!family) return design;
  const styles = new Set(change.styles);
  return withEach(design, (widget) => withFontFamily(widget, { family, fonts }, styles));
}

function withEach<Design extends FollowingDesign>(design: Design, change: (widget: Widget) => Widget): Design {
  const widgets = design.widgets.map(change);
  return widgets.every((widget, i) => widget === design.widgets[i]) ? design : { ...design, widgets };
}

function followStyle(widget: Widget, { style, to, values }: StyleChange): Widget {
  if (to !== undefined) return renamedStyle(widget, style, to);
  return detachedStyle(widget, style, new Map([[style, { ...values, name: style }]]));
}

function followBlock<Design extends FollowingDesign>(design: Design, change: BlockChange, shared: SharedParts): Design {
  const { block, to, instances, room } = change;
  if (room) return withRoom(design, block, room);
  if (to === undefined && instances === undefined) return design;
  const isPlaced = design.widgets.some((widget) => placedBlock(widget) === block);
  const placed = isPlaced ? { ...design, widgets: followInstances(design.widgets, change, shared) } : design;
  if (design.frame !== block) return placed;
  const { frame: _, ...others } = placed;
  return { ...others, ...(to !== undefined && { frame: to }) } as Design;
}

/** Designs that show the block on the whole page make room for it. */
function withRoom<Design extends FollowingDesign>(design: Design, block: string, room: Room): Design {
  if (design.frame !== undefined && design.frame !== block) return design;
  const widgets = makeRoomBeside(design.widgets, room);
  return widgets === design.widgets ? design : { ...design, widgets };
}

function followInstances(widgets: Widgets, { block, to, instances }: BlockChange, shared: SharedParts): Widgets {
  return withUniqueIds(
    widgets.flatMap((widget): Widgets => {
      if (placedBlock(widget) !== block) return [widget];
      if (to !== undefined) return [{ ...widget, properties: { ...widget.properties, block: to } }];
      return instances === "detach" ? (detachInstance(widget, shared) ?? []) : [];
    }),
  );
}

function withUniqueIds(widgets: Widgets): Widgets {
  const taken = new Set<string>();
  return widgets.map((widget) => {
    let { id } = widget;
    for (let n = 2; taken.has(id); n++) id = `${widget.id}-${n}`;
    taken.add(id);
    return id === widget.id ? widget : { ...widget, id };
  });
}
