import type { LinkItem, WidgetLinks } from "@octavo/engine";

interface PageNames {
  /** Returns the label shown beside the page number, or "". */
  readonly labelOf: (page: number) => string;
  /** Number of the current page. */
  readonly here: number;
}

type Target = LinkItem["target"];

export function describeTarget(target: Target, { labelOf, here }: PageNames): string {
  if (target.to === "uri") return shortAddress(target.uri);
  if (target.page === here) return "This page";
  const label = labelOf(target.page);
  return label === "" ? `Page ${target.page}` : `Page ${target.page}, ${label}`;
}

/** Describes the links of a widget: "31 links, pages 5–35". Empty for a widget without links. */
export function describeLinks({ links, broken }: WidgetLinks, names: PageNames): string {
  const [first, ...others] = links;
  if (!first) return broken.length > 0 ? "Leads nowhere" : "";
  if (others.every(({ target }) => isSame(target, first.target))) return describeTarget(first.target, names);
  const pages = links.flatMap(({ target }) => (target.to === "page" ? [target.page] : []));
  if (pages.length === 0) return `${links.length} links`;
  return `${links.length} links, pages ${Math.min(...pages)}–${Math.max(...pages)}`;
}

function isSame(a: Target, b: Target): boolean {
  if (a.to === "uri" || b.to === "uri") return a.to === "uri" && b.to === "uri" && a.uri === b.uri;
  return a.page === b.page && a.x === b.x && a.y === b.y;
}

const longest = 48;

function shortAddress(uri: string): string {
  const plain = uri.replace(/^(?:https?:\/\/|mailto:)/, "").replace(/\/$/, "");
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
