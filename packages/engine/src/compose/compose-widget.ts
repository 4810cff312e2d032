import {
  type DiagnosticCode,
  type DocumentName,
  limits,
  type Message,
  nearest,
  type Place,
  type Report,
  suggestion,
} from "@octavo/foundation";
import type { Block, SharedParts } from "../model/shared-parts.ts";
import type { Widget } from "../model/template.ts";
import { applyStyle, resolveStyles, type Styles, unknownStyles } from "../styles/apply-style.ts";
import { backgroundOf, blockContents } from "./block-contents.ts";
import { type BlockGraph, blockGraph } from "./block-graph.ts";
import {
  blockName,
  checkOverrides,
  isBlockInstance,
  linkOf,
  nestedOverrides,
  overridesOf,
  type PlacedOverride,
  type PlacedOverrides,
} from "./block-instance.ts";
import * as messages from "./messages.ts";
import type { WidgetOrigin } from "./origins.ts";

export interface ComposedWidget {
  readonly widget: Widget;
  /** Undefined for a widget of the design itself. */
  readonly origin: WidgetOrigin | undefined;
}

/** Composes the widgets of one document. Reports mistakes in blocks once, and those of instances for each of them. */
export class WidgetComposer {
  readonly #report: Report;
  readonly #document: DocumentName;
  readonly #styles: Styles;
  readonly #graph: BlockGraph;
  /** By the content of the instance, so that equal ones share their widgets. */
  readonly #composed = new Map<string, readonly ComposedWidget[]>();

  constructor(shared: SharedParts, report: Report, document: DocumentName) {
    this.#report = report;
    this.#document = document;
    this.#styles = resolveStyles(shared);
    const { blocks = [] } = shared;
    this.#graph = blockGraph(blocks, (block, widget) => this.#placeIn(block, widget), report);
    for (const block of blocks) for (const widget of block.widgets) this.#check(widget, this.#placeIn(block, widget));
  }

  /** Number of widgets that `compose` returns at most. */
  size(widget: Widget): number {
    return this.#graph.size(widget);
  }

  hasBlock(name: string): boolean {
    return this.#graph.names.has(name);
  }

  /** Reports a block that does not exist. */
  checkBlock(name: string, at: Place): void {
    if (this.hasBlock(name)) return;
    const hint = suggestion(nearest(name, this.#graph.names));
    this.#add("error", "unknown_block", messages.unknownBlock(name), at, hint);
  }

  reportTooMany(at: Place): void {
    this.#add("error", "too_many_widgets", messages.tooManyComposed(limits.composedWidgets), at);
  }

  /** The widget with the values of its style, or the widgets for which it stands. `around` is the place of its design. */
  compose(widget: Widget, around: Place): readonly ComposedWidget[] {
    const at = { ...around, document: this.#document, widget_id: widget.id };
    this.#check(widget, at);
    if (!isBlockInstance(widget)) return [{ widget: applyStyle(widget, this.#styles), origin: undefined }];
    const { id, position, properties, background_color } = widget;
    const key = JSON.stringify([id, position, properties, background_color]);
    const known = this.#composed.get(key);
    if (known) return known;
    const composed = this.#placed(widget, [id], overridesOf(widget, at));
    this.#composed.set(key, composed);
    return composed;
  }

  #placed(instance: Widget, path: readonly string[], overrides: PlacedOverrides): readonly ComposedWidget[] {
    const block = this.#graph.usable.get(blockName(instance));
    if (!block) return [];
    const styled = (widget: Widget) => applyStyle(widget, this.#styles);
    const contents = blockContents(block, instance, overrides, styled).flatMap(
      ({ source, widget, override }): readonly ComposedWidget[] => {
        const origin = originOf(widget, source.id, block, path, override);
        if (!isBlockInstance(source)) return [{ widget, origin }];
        const own = overridesOf(source, this.#placeIn(block, source));
        const inner = this.#placed(widget, [...path, source.id], nestedOverrides(own, overrides, source.id));
        return inner.map((composed) => ({ ...composed, origin: composed.origin ?? origin }));
      },
    );
    return [...backgroundOf(instance).map((widget) => ({ widget, origin: undefined })), ...contents];
  }

  #placeIn(block: Block, widget: Widget): Place {
    return { document: this.#document, block: block.name, widget_id: widget.id };
  }

  #check(widget: Widget, at: Place): void {
    for (const { name, path } of unknownStyles(widget, this.#styles)) {
      const hint = suggestion(nearest(name, this.#styles.keys()));
      this.#add("warning", "unknown_style", messages.unknownStyle(name), { ...at, path }, hint);
    }
    if (!isBlockInstance(widget)) return;
    const name = blockName(widget);
    const where = { ...at, path: ["properties", "block"] };
    if (name === "") this.#add("error", "unknown_block", messages.blockMissing, where, messages.blockMissingHint);
    else this.checkBlock(name, where);
    checkOverrides(widget, at, this.#graph.usable, this.#report);
  }

  #add(severity: "error" | "warning", code: DiagnosticCode, message: Message, at: Place, hint?: Message): void {
    this.#report.add({ severity, code, message, at, ...(hint && { hint }) });
  }
}

function originOf(
  widget: Widget,
  widget_id: string,
  { name: block }: Block,
  path: readonly string[],
  override: PlacedOverride | undefined,
): WidgetOrigin {
  const origin = { block, widget_id, instance: path.join("/") };
  if (!override) return origin;
  return { ...origin, override, linked: Object.keys(linkOf(widget, override.values) ?? {}) };
}
