/**
 * Mirrors what a widget draws, for languages from right to left: the first column of a table or month is at the right, and a
 * label is at the right of its box. Texts and pictures change places only.
 */
import type { DrawnItem, GroupItem, PathItem, TextItem } from "../display/display-list.ts";
import type { PathSegment, Rect } from "../primitives/geometry.ts";
import type { Coverage } from "../typography/font.ts";

export interface TextMeasures extends Pick<Coverage, "metrics"> {
  /** Width in points. */
  readonly widthOf: (text: TextItem) => number;
}

/** Parts of a fragment with places. */
interface Fragment {
  readonly items: readonly DrawnItem[];
  readonly links: readonly { readonly rect: Rect }[];
  readonly writing: readonly Rect[];
}

export function mirrorFragment<T extends Fragment>(fragment: T, box: Rect, measures: TextMeasures): T {
  const mirror = new Mirror(2 * box.x + box.width, measures);
  return {
    ...fragment,
    items: fragment.items.map((item) => mirror.item(item)),
    links: fragment.links.map((link) => ({ ...link, rect: mirror.rect(link.rect) })),
    writing: fragment.writing.map((area) => mirror.rect(area)),
  };
}

/** Mirrored groups that pages share, by the sum of coordinates at both sides. They stay the same object on all pages. */
const sharedGroups = new WeakMap<GroupItem, Map<number, GroupItem>>();

class Mirror {
  readonly #sum: number;
  readonly #measures: TextMeasures;

  /** `sum` is that of a coordinate and the mirrored one. */
  constructor(sum: number, measures: TextMeasures) {
    this.#sum = sum;
    this.#measures = measures;
  }

  rect<T extends Rect>(rect: T): T {
    return { ...rect, x: this.#sum - rect.x - rect.width };
  }

  item(item: DrawnItem): DrawnItem {
    switch (item.kind) {
      case "path":
        return { ...item, segments: item.segments.map((segment) => this.#segment(segment)) } satisfies PathItem;
      case "text":
        return { ...item, x: this.#textStart(item) } satisfies TextItem;
      case "image":
        return { ...item, rect: this.rect(item.rect) };
      case "group":
        return item.shared ? this.#sharedGroup(item) : this.#group(item);
    }
  }

  #sharedGroup(group: GroupItem): GroupItem {
    const known = sharedGroups.get(group) ?? new Map<number, GroupItem>();
    sharedGroups.set(group, known);
    const mirrored = known.get(this.#sum) ?? this.#group(group);
    known.set(this.#sum, mirrored);
    return mirrored;
  }

  #group(group: GroupItem): GroupItem {
    const items = group.items.map((item) => this.item(item));
    return { ...group, items, ...(group.clip && { clip: this.rect(group.clip) }) };
  }

  #segment(segment: PathSegment): PathSegment {
    switch (segment[0]) {
      case "M":
      case "L":
        return [segment[0], this.#sum - segment[1], segment[2]];
      case "C": {
        const [command, x1, y1, x2, y2, x3, y3] = segment;
        return [command, this.#sum - x1, y1, this.#sum - x2, y2, this.#sum - x3, y3];
      }
      case "R": {
        const [command, x, y, width, height] = segment;
        return [command, this.#sum - x - width, y, width, height];
      }
      case "Z":
        return segment;
    }
  }

  /** Rotated text has its height across the page. */
  #textStart(text: TextItem): number {
    const { x, face, size, rotation } = text;
    if (rotation === undefined) return this.#sum - x - this.#measures.widthOf(text);
    const { ascent, descent } = this.#measures.metrics(face);
    const shift = ((ascent + descent) * size) / 1000;
    return rotation === 90 ? this.#sum - x - shift : this.#sum - x + shift;
  }
}
