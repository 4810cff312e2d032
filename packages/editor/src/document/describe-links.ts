import type { LinkItem, WidgetLinks } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import * as messages from "../messages.ts";

interface PageNames {
  /** Returns the label shown beside the page number, or "". */
  readonly labelOf: (page: number) => string;
  /** Number of the current page. */
  readonly here: number;
}

type Target = LinkItem["target"];

export function describeTarget(target: Target, { labelOf, here }: PageNames): Message {
  if (target.to === "uri") return messages.asWritten(shortAddress(target.uri));
  if (target.page === here) return messages.thisPage;
  const label = labelOf(target.page);
  return label === "" ? messages.page(target.page) : messages.namedPage(target.page, label);
}

/** Describes the links of a widget: "31 links, pages 5–35". Undefined for a widget without links. */
export function describeLinks({ links, broken, isDraft }: WidgetLinks, names: PageNames): Message | undefined {
  const [first, ...others] = links;
  if (!first && isDraft) return messages.whereTo;
  if (!first) return broken.length > 0 ? messages.leadsNowhere : undefined;
  if (others.every(({ target }) => isSame(target, first.target))) return describeTarget(first.target, names);
  const pages = links.flatMap(({ target }) => (target.to === "page" ? [target.page] : []));
  if (pages.length === 0) return messages.countedLinks(links.length);
  return messages.linksToPages(links.length, Math.min(...pages), Math.max(...pages));
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
