import type { LinkItem } from "../display/display-list.ts";
import { isPaper } from "../model/is-paper.ts";
import type { Widget } from "../model/template.ts";
import type { Rect, Size } from "../primitives/geometry.ts";
import type { DeviceView } from "./device-view.ts";
import { intersection, moveInside, positionFix } from "./fix-candidates.ts";
import type { FixCandidate } from "./lint-problem.ts";
import * as messages from "./messages.ts";
import { type FragmentTrace, mostOverlapped, nameOf, type PageRule, type Rule } from "./rule.ts";

/** 0.1 mm. */
const tolerance = 0.3;

/** Nobody taps on paper. */
export const touchTargetTooSmall: Rule = ({ widget, fragment }, view) => {
  if (isPaper(view.profile)) return undefined;
  const least = view.profile.constraints.min_touch_target_pt;
  const small = fragment.links.filter(({ rect }) => shortSide(rect) * view.scale < least - tolerance);
  const smallest = small.map(({ rect }) => rect).toSorted((a, b) => shortSide(a) - shortSide(b))[0];
  if (!smallest) return undefined;
  const seen = { width: smallest.width * view.scale, height: smallest.height * view.scale };
  return {
    code: "touch_target_too_small",
    severity: "warning",
    message: messages.touchTargetTooSmall(small.length, seen, least),
    count: small.length,
    score: least / shortSide(seen),
    fixCandidates: () => enlarged(widget, smallest, view),
  };
};

function shortSide({ width, height }: Size): number {
  return Math.min(width, height);
}

/** Also tries larger factors, because the margins around the links do not grow with the widget. */
function enlarged({ position }: Widget, smallest: Size, { profile, scale, page }: DeviceView): readonly FixCandidate[] {
  const least = profile.constraints.min_touch_target_pt / scale;
  return [1, 1.15, 1.3].flatMap((more) => {
    const factor = (side: number) => (side < least ? (least / side) * more : 1);
    const width = rounded(position.width * factor(smallest.width));
    const height = rounded(position.height * factor(smallest.height));
    const centred = {
      x: rounded(position.x - (width - position.width) / 2),
      y: rounded(position.y - (height - position.height) / 2),
      width,
      height,
    };
    const box = moveInside(page, centred);
    return box ? [positionFix(messages.enlarge(box), box)] : [];
  });
}

function rounded(points: number): number {
  return Math.ceil(points * 10) / 10;
}

/** Reports links whose uncovered part is too small for a finger. */
export const linkUnderToolbar: Rule = (
  { widget: { position }, fragment },
  { profile: { constraints }, toolbar, clear, scale },
) => {
  if (!toolbar) return undefined;
  const lost = fragment.links.filter(({ rect }) => {
    const left = intersection(clear, rect) ?? { width: 0, height: 0 };
    const isCovered = left.width < rect.width - tolerance || left.height < rect.height - tolerance;
    return isCovered && shortSide(left) * scale < constraints.min_touch_target_pt;
  });
  if (lost.length === 0) return undefined;
  const moved = moveInside(clear, position);
  const cut = intersection(clear, position);
  return {
    code: "link_under_toolbar",
    severity: "warning",
    message: messages.linkUnderToolbar(lost.length, toolbar.edge, toolbar.width),
    count: lost.length,
    score: lost.length,
    fixCandidates: () => [
      ...(moved ? [positionFix(messages.moveFromToolbar, moved)] : []),
      ...(cut ? [positionFix(messages.shrinkFromToolbar, cut)] : []),
    ],
  };
};

/**
 * Readers differ in which of two overlapping links they follow. Reports the upper widget, with the lower widget that
 * has most overlaps.
 */
export const overlappingLinks: PageRule = (index, page, { profile }) => {
  if (!page[index]?.trace.linkBounds || isPaper(profile)) return undefined;
  const { lower, count } = mostOverlapped(index, page, clashes);
  if (!lower) return undefined;
  return {
    code: "overlapping_links",
    severity: "warning",
    message: messages.overlappingLinks(count, nameOf(lower.widget)),
    count,
    score: count,
    fixCandidates: () => [],
  };
};

function clashes(upper: FragmentTrace, lower: FragmentTrace): number {
  if (!upper.linkBounds || !lower.linkBounds || !overlap(upper.linkBounds, lower.linkBounds)) return 0;
  const isHit = ({ rect, target }: LinkItem) =>
    lower.links.some((link) => overlap(rect, link.rect) && !leadsToSame(link.target, target));
  return upper.links.filter(isHit).length;
}

function overlap(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > tolerance && down > tolerance;
}

function leadsToSame(a: LinkItem["target"], b: LinkItem["target"]): boolean {
  if (a.to === "uri") return b.to === "uri" && a.uri === b.uri;
  return b.to === "page" && a.page === b.page;
}
