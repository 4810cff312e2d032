import type { Message } from "@octavo/foundation";
import type { Rect } from "../primitives/geometry.ts";
import { intersection, moveInside, positionFix } from "./fix-candidates.ts";
import type { FixCandidate } from "./lint-problem.ts";
import * as messages from "./messages.ts";
import type { Rule } from "./rule.ts";

/** In points, invisible. */
const tolerance = 0.5;

export const offPage: Rule = ({ widget: { position } }, { page, scale }) => {
  const beyond = reachesBeyond(page, position);
  if (beyond <= tolerance) return undefined;
  const whole = !intersection(page, position);
  return {
    code: "off_page",
    severity: whole ? "error" : "warning",
    message: whole ? messages.outsidePage : messages.offPage(beyond * scale),
    count: 1,
    score: beyond,
    fixCandidates: () => [
      ...move(messages.moveOntoPage, moveInside(page, position)),
      ...move(messages.shrinkToPage, intersection(page, position)),
    ],
  };
};

/** Paper patterns and pictures may cover the margin. Text and links should not. */
export const inMargin: Rule = ({ widget: { position }, fragment, paintOperations }, { page, safe, scale }) => {
  const beyond = reachesBeyond(safe, position);
  const matters = fragment.links.length > 0 || paintOperations.some(({ kind }) => kind === "text");
  if (!matters || beyond <= tolerance || reachesBeyond(page, position) > tolerance) return undefined;
  return {
    code: "in_margin",
    severity: "hint",
    message: messages.inMargin(beyond * scale),
    count: 1,
    score: beyond,
    fixCandidates: () => move(messages.moveFromMargin, moveInside(safe, position)),
  };
};

function move(label: Message, position: Rect | undefined): readonly FixCandidate[] {
  return position ? [positionFix(label, position)] : [];
}

function reachesBeyond(area: Rect, rect: Rect): number {
  return Math.max(
    area.x - rect.x,
    area.y - rect.y,
    rect.x + rect.width - area.x - area.width,
    rect.y + rect.height - area.y - area.height,
  );
}
