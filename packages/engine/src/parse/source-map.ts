/** Finds values of a document in its text. Created once per text. */

import { type DocumentPath, limits } from "@octavo/foundation";
import { EVENT_ID, type Event, getScalarValue, parseEvents } from "js-yaml";
import { eventPosition, lineStarts, positionIn, type TextPosition } from "./positions.ts";

/** Value in the text: its event, and its key's event. */
export interface TextNode {
  readonly event: number;
  readonly key?: number;
}

export class SourceMap {
  readonly #text: string;
  readonly #events: readonly Event[];
  readonly #lines: readonly number[];
  /** Index of the closing event, by index of the opening event. */
  readonly #ends: ReadonlyMap<number, number>;
  readonly #children = new Map<number, ReadonlyMap<string | number, TextNode>>();

  private constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
    this.#lines = lineStarts(text);
    this.#ends = closings(events);
  }

  /** Undefined if the text is not YAML. */
  static of(text: string): SourceMap | undefined {
    try {
      return new SourceMap(text, parseEvents(text, { maxDepth: limits.yamlDepth }));
    } catch {
      // Parsing has already reported the error.
      return undefined;
    }
  }

  get root(): TextNode {
    return { event: 1 };
  }

  /** Value at a path, or its nearest existing ancestor. */
  resolve(path: DocumentPath, from: TextNode = this.root): TextNode {
    let node = from;
    for (const step of path) {
      const child = this.child(node, step);
      if (!child) break;
      node = child;
    }
    return node;
  }

  child(node: TextNode, step: string | number): TextNode | undefined {
    return this.#childrenOf(node.event).get(step);
  }

  children(node: TextNode): readonly TextNode[] {
    return [...this.#childrenOf(node.event).values()];
  }

  isMapping(node: TextNode): boolean {
    return this.#events[node.event]?.type === EVENT_ID.MAPPING;
  }

  /** Trimmed text of a scalar. Empty if the key is missing. */
  textAt(node: TextNode, key: string): string {
    const child = this.child(node, key);
    return child === undefined ? "" : this.#scalar(child.event).trim();
  }

  place({ event, key }: TextNode): TextPosition | undefined {
    const value = this.#events[event];
    const written = value ? eventPosition(value) : -1;
    const name = key === undefined ? undefined : this.#events[key];
    const position = written < 0 && name ? eventPosition(name) : written;
    return position < 0 ? undefined : positionIn(this.#lines, position);
  }

  #scalar(event: number): string {
    const scalar = this.#events[event];
    return scalar?.type === EVENT_ID.SCALAR && scalar.valueStart >= 0 ? getScalarValue(this.#text, scalar) : "";
  }

  #childrenOf(event: number): ReadonlyMap<string | number, TextNode> {
    const known = this.#children.get(event);
    if (known) return known;
    const children = this.#readChildren(event);
    this.#children.set(event, children);
    return children;
  }

  #readChildren(event: number): ReadonlyMap<string | number, TextNode> {
    const children = new Map<string | number, TextNode>();
    const type = this.#events[event]?.type;
    const end = this.#ends.get(event);
    if (end === undefined || (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE)) return children;
    for (let next = event + 1; next < end; ) {
      const first = next;
      next = this.#after(first);
      if (type === EVENT_ID.SEQUENCE) children.set(children.size, { event: first });
      else {
        children.set(this.#scalar(first), { event: next, key: first });
        next = this.#after(next);
      }
    }
    return children;
  }

  #after(event: number): number {
    return (this.#ends.get(event) ?? event) + 1;
  }
}

function closings(events: readonly Event[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let i = 0; i < events.length; i++) {
    const type = events[i]?.type;
    if (type === EVENT_ID.DOCUMENT || type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) open.push(i);
    else if (type === EVENT_ID.POP) ends.set(open.pop() ?? 0, i);
  }
  return ends;
}
