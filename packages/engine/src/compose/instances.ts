import type { Block, SharedParts } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { applyStyle, resolveStyles } from "../styles/apply-style.ts";
import { placedBlock } from "../widgets/index.ts";
import { backgroundOf, blockContents } from "./block-contents.ts";
import { blockName, isBlockInstance, nestedOverrides, overridesOf, withOverrides } from "./block-instance.ts";

interface UsingDesign {
  readonly name: string;
  readonly widgets: readonly Widget[];
  readonly frame?: string | undefined;
}

interface UsingLibrary {
  readonly masters: readonly UsingDesign[];
  readonly pages: readonly UsingDesign[];
  readonly blocks?: readonly Block[] | undefined;
  readonly frame?: string | undefined;
}

export interface BlockUse {
  readonly of: "master" | "page" | "block" | "library";
  /** Name of the design or block. Empty for the library, whose frame it is. */
  readonly name: string;
  /** Ids of the instances. Empty for a frame. */
  readonly instances: readonly string[];
  readonly isFrame: boolean;
}

/** Returns the widgets with the values of their styles, and with the contents of blocks instead of instances. */
export function detachShared(widgets: readonly Widget[], shared: SharedParts): readonly Widget[] {
  const styles = resolveStyles(shared);
  const detached = (widget: Widget, open: ReadonlySet<string>): readonly Widget[] => {
    const name = blockName(widget);
    const contents = open.has(name) ? undefined : detachInstance(widget, shared);
    if (!contents) return [applyStyle(widget, styles)];
    const { group } = widget;
    const inner = new Set(open).add(name);
    return contents
      .flatMap((content) => detached(content, inner))
      .map((content) => (group === undefined ? content : { ...content, group }));
  };
  return widgets.flatMap((widget) => detached(widget, new Set()));
}

/**
 * Returns the widgets that an instance shows, to take its place. Nested blocks stay instances. Undefined if the widget is
 * no instance, or if its block does not exist.
 */
export function detachInstance(instance: Widget, shared: SharedParts): readonly Widget[] | undefined {
  const block = isBlockInstance(instance) && shared.blocks?.find(({ name }) => name === blockName(instance));
  if (!block) return undefined;
  const styles = resolveStyles(shared);
  const overrides = overridesOf(instance, {});
  const styled = (widget: Widget, isScaled: boolean) => (isScaled ? applyStyle(widget, styles) : widget);
  const contents = blockContents(block, instance, overrides, styled).map(({ source, widget }) =>
    isBlockInstance(source)
      ? withOverrides(widget, nestedOverrides(overridesOf(source, {}), overrides, source.id))
      : widget,
  );
  return [...backgroundOf(instance), ...contents];
}

/** Lists the designs, blocks and frames that refer to a block. */
export function usesOfBlock({ masters, pages, blocks = [], frame }: UsingLibrary, block: string): readonly BlockUse[] {
  const usesIn = (of: BlockUse["of"], designs: readonly UsingDesign[]) =>
    designs.flatMap(({ name, widgets, frame: own }): readonly BlockUse[] => {
      const instances = widgets.filter((widget) => placedBlock(widget) === block).map(({ id }) => id);
      const isFrame = own === block;
      return instances.length > 0 || isFrame ? [{ of, name, instances, isFrame }] : [];
    });
  const whole: readonly BlockUse[] = frame === block ? [{ of: "library", name: "", instances: [], isFrame: true }] : [];
  return [...whole, ...usesIn("master", masters), ...usesIn("page", pages), ...usesIn("block", blocks)];
}
