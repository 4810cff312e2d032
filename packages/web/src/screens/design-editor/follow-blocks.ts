/** Changes of blocks in the designs that are not open. */
import type { Design, Project } from "@octavo/contract";
import type { BlockChange } from "@octavo/editor";
import { detachInstance, placedBlock, type SharedParts, sharedParts, type Widget } from "@octavo/engine";
import type { DesignName } from "../../editor/panels/planner-targets.ts";

interface FollowingDesign extends DesignName {
  readonly template_yaml: string;
  /** Null for the frame of the project. */
  readonly frame: string | null;
}

/** Returns the designs that place the changed blocks, as they are afterwards. */
export function followBlocks(
  project: Project,
  changes: readonly BlockChange[],
  open: DesignName,
): readonly FollowingDesign[] {
  const shared = sharedParts(project);
  return (["masters", "pages"] as const).flatMap((list) =>
    project[list].flatMap((design) => {
      if (list === open.list && design.name === open.name) return [];
      const { name, frame = null, widgets } = changes.reduce((one, change) => follow(one, change, shared), design);
      const isSame = widgets === design.widgets && frame === (design.frame ?? null);
      // JSON is YAML.
      return isSame ? [] : [{ list, name, frame, template_yaml: JSON.stringify({ widgets }) }];
    }),
  );
}

function follow(design: Design, { block, to, instances }: BlockChange, shared: SharedParts): Design {
  const isPlaced = design.widgets.some((widget) => placedBlock(widget) === block);
  const widgets = isPlaced
    ? withUniqueIds(
        design.widgets.flatMap((widget): readonly Widget[] => {
          if (placedBlock(widget) !== block) return [widget];
          if (to !== undefined) return [{ ...widget, properties: { ...widget.properties, block: to } }];
          return instances === "detach" ? (detachInstance(widget, shared) ?? []) : [];
        }),
      )
    : design.widgets;
  if (design.frame !== block) return widgets === design.widgets ? design : { ...design, widgets };
  const { frame: _, ...others } = design;
  return { ...others, ...(to !== undefined && { frame: to }), widgets };
}

function withUniqueIds(widgets: readonly Widget[]): Widget[] {
  const taken = new Set<string>();
  return widgets.map((widget) => {
    let { id } = widget;
    for (let n = 2; taken.has(id); n++) id = `${widget.id}-${n}`;
    taken.add(id);
    return id === widget.id ? widget : { ...widget, id };
  });
}
