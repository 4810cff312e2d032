/** Describes the target of a link on the page on view, or on another page of the same master. */
import { describeLinks, type LinkTarget, withLink } from "@octavo/editor";
import type { DocumentLinks, Widget, WidgetLink, WidgetLinks } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";

export interface Lead {
  readonly text: Message;
  /** False if no page of the plan has the target. */
  readonly isReady: boolean;
}

/** Undefined for a target that can only be followed after the edit. */
export function leadOf(target: LinkTarget, widget: Widget, page: number, table: DocumentLinks): Lead | undefined {
  const link = linkOf(target);
  if (!link) return undefined;
  const linked = withLink(widget, link);
  const here = table.linksOf(linked, page);
  if (here.links.length > 0) return { text: messages.leadsTo(where(here, page, table)), isReady: true };
  for (const other of samplesOf(table.pagesLike(page))) {
    const there = table.linksOf(linked, other);
    if (there.links.length > 0)
      return { text: messages.onlyOn(table.titleOf(other), where(there, other, table)), isReady: true };
  }
  return { text: messages.notInPlan, isReady: false };
}

function linkOf(target: LinkTarget): WidgetLink | undefined {
  if (target.kind === "rule") return { bind: target.bind };
  return target.kind === "destination" ? { to_dest: target.name } : undefined;
}

/** The second, the middle and the last page, which have neighbors that the first one lacks. */
function samplesOf(pages: readonly number[]): readonly number[] {
  const wanted = [1, Math.floor(pages.length / 2), pages.length - 1];
  return [...new Set(wanted.flatMap((i) => pages[i] ?? []))];
}

function where(found: WidgetLinks, here: number, { titleOf }: DocumentLinks): Message {
  const [first, ...others] = found.links;
  const target = first?.target;
  const isOne = others.every((link) => JSON.stringify(link.target) === JSON.stringify(target));
  if (isOne && target?.to === "page" && target.page !== here && titleOf(target.page) !== "")
    return messages.titledPage(titleOf(target.page), target.page);
  return describeLinks(found, { labelOf: () => "", here }) ?? messages.notInPlan;
}
