/** References to a block. */
import type { Block } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { placedBlock } from "../widgets/index.ts";

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
