/** Changes of blocks in the designs that are not open. Loaded with the first of them. */
import type { Design, Project } from "@octavo/contract";
import type { BlockChange, makeRoomBeside, SavedVersion, Widgets } from "@octavo/editor";
import { detachInstance, isEqual, placedBlock, type SharedParts, sharedParts, type Widget } from "@octavo/engine";
import { otherDesignsChanged } from "../../editor/messages.ts";
import type { DesignName } from "../../editor/panels/planner-targets.ts";

interface FollowingDesign extends DesignName {
  readonly template_yaml: string;
  /** Null for the frame of the project. */
  readonly frame: string | null;
}

/** A followed change: the other designs before and after it. */
export interface FollowedChange {
  readonly change: BlockChange;
  readonly designs: readonly (DesignName & { readonly before: Content; readonly after: Content })[];
}

interface Content {
  readonly widgets: Widgets;
  readonly frame?: Design["frame"];
}

interface Following {
  /** Designs to store. */
  readonly designs: readonly FollowingDesign[];
  readonly followed: readonly FollowedChange[];
  /** Set if designs stay as others left them. */
  readonly notice: SavedVersion["notice"];
}

interface Changes {
  /** Changes that the designs followed and that were undone since. */
  readonly undone: readonly BlockChange[];
  readonly made: readonly BlockChange[];
  /** Everything followed since the editor was opened. Earlier contents of designs are unknown. */
  readonly followed: readonly FollowedChange[];
  /** Passed in, because the bundler would put a module of two chunks into the first load. */
  readonly makeRoom: typeof makeRoomBeside;
}

/** Returns the designs that the changes concern, as they are afterwards. */
export function followBlocks(
  project: Project,
  { undone, made, followed, makeRoom }: Changes,
  open: DesignName,
): Following {
  const shared = sharedParts(project);
  const work = { designs: otherDesigns(project, open), shared, page: project.default_canvas.dimensions, makeRoom };
  const remaining = [...followed];
  let isKept = false;
  for (const change of undone.toReversed()) {
    const last = remaining.at(-1);
    if (last && isEqual(last.change, change)) {
      remaining.pop();
      isKept = revert(work, last) || isKept;
    } else if (change.to !== undefined) advance(work, { block: change.to, to: change.block });
  }
  for (const change of made) remaining.push(advance(work, change));
  return { designs: changedIn(work), followed: remaining, notice: isKept ? otherDesignsChanged : undefined };
}

/** The last contents as the server returned them, which `followBlocks` compares with. */
export function asStored(followed: readonly FollowedChange[], project: Project): readonly FollowedChange[] {
  const seen = new Set<string>();
  const latestFirst = followed.toReversed().map(({ change, designs }) => ({
    change,
    designs: designs.map((design) => {
      const key = `${design.list} ${design.name}`;
      const stored = seen.has(key) ? undefined : project[design.list].find(({ name }) => name === design.name);
      seen.add(key);
      return stored ? { ...design, after: contentOf(stored) } : design;
    }),
  }));
  return latestFirst.toReversed();
}

interface OtherDesign extends DesignName {
  readonly stored: Content;
  now: Content;
}

interface Work {
  readonly designs: readonly OtherDesign[];
  /** As stored, with the new names of blocks. */
  shared: SharedParts;
  readonly page: { readonly width: number };
  readonly makeRoom: typeof makeRoomBeside;
}

function contentOf({ widgets, frame }: Content): Content {
  return { widgets, ...(frame !== undefined && { frame }) };
}

function otherDesigns(project: Project, open: DesignName): readonly OtherDesign[] {
  return (["masters", "pages"] as const).flatMap((list) =>
    project[list]
      .filter(({ name }) => list !== open.list || name !== open.name)
      .map((design) => ({ list, name: design.name, stored: contentOf(design), now: contentOf(design) })),
  );
}

function changedIn({ designs }: Work): readonly FollowingDesign[] {
  return designs
    .filter(({ stored, now }) => !isEqual(stored, now))
    .map(({ list, name, now: { widgets, frame = null } }) => {
      // JSON is YAML.
      return { list, name, frame, template_yaml: JSON.stringify({ widgets }) };
    });
}

function advance(work: Work, change: BlockChange): FollowedChange {
  const { designs, shared } = work;
  work.shared = withNewName(shared, change);
  const changed = designs.flatMap((design) => {
    const { list, name, now: before } = design;
    const after = follow(before, change, shared);
    design.now = change.room && list === "masters" ? withRoom(after, change, work) : after;
    return isEqual(before, design.now) ? [] : [{ list, name, before, after: design.now }];
  });
  return { change, designs: changed };
}

/** True if a design is not as the change left it. It stays as it is. */
function revert({ designs }: Work, { designs: changed }: FollowedChange): boolean {
  const kept = changed.filter(({ list, name, before, after }) => {
    const design = designs.find((known) => known.list === list && known.name === name);
    if (!design || !isEqual(design.now, after)) return true;
    design.now = before;
    return false;
  });
  return kept.length > 0;
}

function follow(design: Content, { block, to, instances }: BlockChange, shared: SharedParts): Content {
  if (to === undefined && instances === undefined) return design;
  const replaced = (widget: Widget): Widgets => {
    if (to !== undefined) return [{ ...widget, properties: { ...widget.properties, block: to } }];
    return instances === "detach" ? (detachInstance(widget, shared) ?? []) : [];
  };
  const widgets = withReplaced(design.widgets, block, replaced);
  const { frame } = design;
  return frame === block ? contentOf({ widgets, frame: to }) : { ...design, widgets };
}

function withReplaced(widgets: Widgets, block: string, replaced: (instance: Widget) => Widgets): Widgets {
  const isPlaced = widgets.some((widget) => placedBlock(widget) === block);
  return isPlaced
    ? withUniqueIds(widgets.flatMap((widget) => (placedBlock(widget) === block ? replaced(widget) : [widget])))
    : widgets;
}

function withNewName(shared: SharedParts, { block, to }: BlockChange): SharedParts {
  if (to === undefined || !shared.blocks) return shared;
  const blocks = shared.blocks.map(({ name, widgets, ...others }) => ({
    ...others,
    name: name === block ? to : name,
    widgets: follow({ widgets }, { block, to }, shared).widgets,
  }));
  return { ...shared, blocks };
}

/** Masters that show the block on the whole page make room for it. */
function withRoom(design: Content, { block, room = [] }: BlockChange, { page, makeRoom }: Work): Content {
  const isFramed = design.frame === undefined || design.frame === block;
  return isFramed ? { ...design, widgets: makeRoom(design.widgets, room, page) } : design;
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
