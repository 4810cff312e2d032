import type { Message } from "@octavo/foundation";
import type { PropertyTable } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import { black, type Color, grayLevel, grayOf, luminance, rgb, white } from "../primitives/color.ts";
import type { Rect } from "../primitives/geometry.ts";
import { widgetDefinition } from "../widgets/index.ts";
import type { DeviceView } from "./device-view.ts";
import { propertyFix, stylingFix } from "./fix-candidates.ts";
import type { FixCandidate } from "./lint-problem.ts";
import * as messages from "./messages.ts";
import { type PaintOperation, type PlacedOperation, withBounds } from "./paint-operations.ts";
import type { FaintOperation, PageRule, Rule, TracedWidget } from "./rule.ts";

/** Fraction of black that text and lines need. Areas need only differ from white. */
const partForInk = 0.2;

export const lowContrast: PageRule = (index, page, view) => {
  const traced = page[index];
  if (!traced || traced.trace.faint.length === 0) return undefined;
  const { widget, trace } = traced;
  const faint = trace.faint
    .filter(({ operation, fillsBelow }) => !isOnDark(operation, groundOf(operation, fillsBelow, index, page), view))
    .map(({ operation }) => operation);
  const [first] = faint.toSorted((a, b) => steps(a, view) - steps(b, view));
  if (!first) return undefined;
  const left = steps(first, view);
  const greys = view.profile.constraints.grayscale_levels;
  return {
    code: "grey_vanishes",
    severity: left === 0 && first.kind !== "fill" ? "error" : "warning",
    message:
      left === 0 ? messages.invisibleColor(first.color, greys) : messages.lowContrastColor(first.color, left, greys),
    count: faint.length,
    score: -left,
    fixCandidates: () => recolored(widget, first.color, darker(first, view)),
  };
};

/** Operations that are invisible unless the ground below them is dark. None on a page with a color. */
export function faintOperations(
  paintOperations: readonly PaintOperation[],
  view: DeviceView,
): readonly FaintOperation[] {
  if (stepsFromWhite(view.canvas.background, 1, view) > 0) return [];
  const faint: FaintOperation[] = [];
  let fillsBelow = 0;
  for (const operation of paintOperations) {
    if (isFaint(operation, view)) faint.push({ operation: withBounds(operation), fillsBelow });
    if (operation.kind === "fill") fillsBelow++;
  }
  return faint;
}

type Stepped = Pick<PaintOperation, "kind" | "color" | "opacity">;

/** White is intentional: the paper, or text on a dark background. */
function isFaint(operation: Stepped, view: DeviceView): boolean {
  const { color, opacity } = operation;
  if (color === white || (color === black && opacity === 1)) return false;
  return steps(operation, view) < stepsNeeded(operation, view);
}

function stepsNeeded({ kind }: Stepped, { profile }: DeviceView): number {
  return kind === "fill" ? 1 : Math.max(1, Math.round((profile.constraints.grayscale_levels - 1) * partForInk));
}

function steps({ color, opacity }: Stepped, view: DeviceView): number {
  return stepsFromWhite(color, opacity, view);
}

function stepsFromWhite(color: Color, opacity: number, { profile }: DeviceView): number {
  const darkness = (1 - luminance(...rgb(color))) * opacity;
  return Math.round(darkness * (profile.constraints.grayscale_levels - 1));
}

function isOnDark(operation: PlacedOperation, ground: PlacedOperation | undefined, view: DeviceView): boolean {
  return ground !== undefined && steps(ground, view) >= stepsNeeded({ ...operation, kind: "text" }, view);
}

/** The topmost fill below an operation. */
function groundOf(
  { bounds }: PlacedOperation,
  fillsBelow: number,
  index: number,
  page: readonly TracedWidget[],
): PlacedOperation | undefined {
  const isBelow = (fill: PlacedOperation) => touches(fill.bounds, bounds);
  const own = page[index]?.trace.fills.slice(0, fillsBelow).findLast(isBelow);
  if (own) return own;
  for (let i = index - 1; i >= 0; i--) {
    const ground = page[i]?.trace.fills.findLast(isBelow);
    if (ground) return ground;
  }
  return undefined;
}

function touches(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

function darker(operation: Stepped, view: DeviceView): Color {
  const greys = view.profile.constraints.grayscale_levels - 1;
  const wanted = Math.max(0, 1 - stepsNeeded(operation, view) / greys / operation.opacity);
  const now = luminance(...rgb(operation.color));
  const hex = rgb(operation.color).map((part) => grayLevel((part * wanted) / now).slice(1, 3));
  return `#${hex.join("")}`;
}

export const colorOnGrey: Rule = ({ widget, paintOperations }, { profile }) => {
  if (profile.display.color) return undefined;
  const colored = paintOperations.filter(({ color }) => isColored(color));
  const [first] = colored;
  if (!first) return undefined;
  const grey = grayOf(first.color);
  return {
    code: "color_on_grey",
    severity: "hint",
    message: messages.colorOnGrey(first.color, grey),
    count: colored.length,
    score: colored.length,
    fixCandidates: () => recolored(widget, first.color, grey),
  };
};

function isColored(color: Color): boolean {
  if (color === black || color === white) return false;
  const [red, green, blue] = rgb(color);
  return red !== green || green !== blue;
}

/** Finds the property or styling that contains the color. */
function recolored(
  { type, properties, styling, background_color }: Widget,
  from: Color,
  to: Color,
): readonly FixCandidate[] {
  const label = messages.useColor(to);
  const definition = widgetDefinition(type);
  const named = namesOfColor(from, definition?.properties, properties).map((name) => propertyFix(label, name, to));
  const styled = namesOfColor(from, definition?.styling, styling).map((name) => stylingFix(label, name, to));
  const ground: readonly FixCandidate[] =
    background_color === from ? [{ label, changes: [{ part: "background_color", value: to }] }] : [];
  return together([...named, ...styled, ...ground], label);
}

function namesOfColor(color: Color, table: PropertyTable = {}, values: Widget["properties"] = {}): readonly string[] {
  return Object.entries(table)
    .filter(([name, { kind, read }]) => kind === "color" && read(values[name]).value === color)
    .map(([name]) => name);
}

/** Changes all of them if several contain the color. */
function together(candidates: readonly FixCandidate[], label: Message): readonly FixCandidate[] {
  if (candidates.length < 2) return candidates;
  return [...candidates, { label, changes: candidates.flatMap(({ changes }) => changes) }];
}
