/** Composes single widgets for an editor, which changes a few of them at a time. */
import { isEqual, Report } from "@octavo/foundation";
import type { Block, SharedParts } from "../model/shared-parts.ts";
import type { Widget } from "../model/widget.ts";
import { usesStyle } from "../styles/apply-style.ts";
import { blockName, isBlockInstance } from "./block-instance.ts";
import { WidgetComposer } from "./compose-widget.ts";

interface Displayed {
  /** Styles and blocks that the widgets depend on. */
  readonly parts: readonly unknown[];
  readonly widgets: readonly Widget[];
}

interface Library {
  readonly shared: SharedParts;
  readonly composer: WidgetComposer;
  readonly blocks: ReadonlyMap<string, Block>;
  /** Blocks within each block, including itself. */
  readonly reached: Map<string, readonly Block[]>;
}

/**
 * Replaces widgets by those for which they stand. The results stay the same objects while the widget and the parts that it
 * depends on are the same, and equal widgets stay the same objects after a change of these parts.
 */
export class WidgetDisplay {
  readonly #known = new WeakMap<Widget, Displayed>();
  #library: Library | undefined;

  widgetsOf(widget: Widget, shared: SharedParts): readonly Widget[] {
    const isInstance = isBlockInstance(widget);
    if (!isInstance && !usesStyle(widget)) return [widget];
    const library = this.#libraryOf(shared);
    const { styles, themes, theme } = shared;
    const parts = [styles, themes, theme, ...(isInstance ? reachedFrom(blockName(widget), library) : [])];
    const known = this.#known.get(widget);
    if (known && isSame(known.parts, parts)) return known.widgets;
    const widgets = reused(
      known?.widgets ?? [],
      library.composer.compose(widget, {}).map((composed) => composed.widget),
    );
    this.#known.set(widget, { parts, widgets });
    return widgets;
  }

  #libraryOf(shared: SharedParts): Library {
    if (this.#library?.shared !== shared)
      this.#library = {
        shared,
        composer: new WidgetComposer(shared, new Report(), "masters"),
        blocks: new Map(shared.blocks?.map((block) => [block.name, block])),
        reached: new Map(),
      };
    return this.#library;
  }
}

function reachedFrom(name: string, { blocks, reached }: Library): readonly Block[] {
  const known = reached.get(name);
  if (known) return known;
  const found = new Set<Block>();
  const visit = (block: Block | undefined) => {
    if (!block || found.has(block)) return;
    found.add(block);
    for (const widget of block.widgets) if (isBlockInstance(widget)) visit(blocks.get(blockName(widget)));
  };
  visit(blocks.get(name));
  const list = [...found];
  reached.set(name, list);
  return list;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

function reused(before: readonly Widget[], next: readonly Widget[]): readonly Widget[] {
  const known = new Map(before.map((widget) => [widget.id, widget]));
  return next.map((widget) => {
    const old = known.get(widget.id);
    return old && isEqual(old, widget) ? old : widget;
  });
}
