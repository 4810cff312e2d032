import { isPaper } from "../model/is-paper.ts";
import { isStrokeWidth } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import { widgetDefinition } from "../widgets/index.ts";
import type { FontLibrary } from "../world.ts";
import { positionFix, propertyFix, stylingFix } from "./fix-candidates.ts";
import type { FixCandidate, LintCode } from "./lint-problem.ts";
import * as messages from "./messages.ts";
import type { PaintOperation } from "./paint-operations.ts";
import type { PlacedWidget, Rule, RuleResult } from "./rule.ts";

const tolerance = 0.01;

/** In tenths of a point, as in the message, so that a size that prints as the minimum passes. */
function printed(points: number): number {
  return Math.round(points * 10);
}

export const textTooSmall: Rule = ({ widget, paintOperations }, { profile, scale }) => {
  const least = profile.constraints.min_font_pt;
  const small = paintOperations.filter(({ kind, size }) => kind === "text" && printed(size * scale) < printed(least));
  if (small.length === 0) return undefined;
  const smallest = sizeOfSmallest(small) * scale;
  return {
    code: "text_too_small",
    severity: "warning",
    message: isPaper(profile) ? messages.textTooSmallInPrint(smallest, least) : messages.textTooSmall(smallest, least),
    count: small.length,
    score: least / smallest,
    fixCandidates: () => largerType(widget, least / smallest),
  };
};

/** Also tries larger sizes, because widgets set some texts at a fraction of the size, but not below a minimum. */
function largerType(widget: Widget, factor: number): readonly FixCandidate[] {
  const size = typeSize(widget) ?? 0;
  const most = widgetDefinition(widget.type)?.styling?.size.inputMax ?? 0;
  const sizes = [1, 1.1, 1.2, 1.35].map((more) => Math.ceil(size * factor * more * 10 - tolerance) / 10);
  return sizes
    .filter((larger) => larger > 0 && larger <= most)
    .map((larger) => stylingFix(messages.useTypeSize(larger), "size", larger));
}

/** In points. Undefined for a type without typography. */
function typeSize({ type, styling }: Widget): number | undefined {
  return widgetDefinition(type)?.styling?.size.read(styling?.size).value;
}

export const strokeTooThin: Rule = ({ widget, paintOperations }, { profile, scale }) => {
  const least = profile.constraints.min_stroke_pt;
  const thin = paintOperations.filter(({ kind, size }) => kind === "stroke" && size * scale < least - tolerance);
  if (thin.length === 0) return undefined;
  const thinnest = sizeOfSmallest(thin);
  return {
    code: "stroke_too_thin",
    severity: "warning",
    message: isPaper(profile)
      ? messages.strokeTooThinInPrint(thinnest * scale, least)
      : messages.strokeTooThin(thinnest * scale, least),
    count: thin.length,
    score: least / thinnest,
    fixCandidates: () => thickerStroke(widget, least / scale),
  };
};

/** Candidates for each stroke width. Trying them shows which one applies. */
function thickerStroke({ type, properties }: Widget, least: number): readonly FixCandidate[] {
  const thicker = Math.ceil(least * 100 - tolerance) / 100;
  return Object.entries(widgetDefinition(type)?.properties ?? {})
    .filter(([name, property]) => isStrokeWidth(property) && property.read(properties?.[name]).value < thicker)
    .map(([name]) => propertyFix(messages.useStrokeWidth(thicker), name, thicker));
}

/** Layout has already reported these, page by page. */
const fromLayout: readonly LintCode[] = ["text_does_not_fit", "missing_glyph", "too_small"];

export const layoutRules: readonly Rule[] = fromLayout.map((code) => (placed, { profile, scale }) => {
  const reported = placed.fragment.diagnostics.filter((diagnostic) => diagnostic.code === code);
  const [first] = reported;
  if (!first) return undefined;
  return {
    code,
    severity: "warning",
    message: first.message,
    count: reported.length,
    score: reported.length,
    fixCandidates: (fonts) =>
      code === "missing_glyph" ? fuller(placed, fonts) : roomier(placed, profile.constraints.min_font_pt / scale),
  } satisfies RuleResult;
});

/** Fonts that have the missing characters, first those that have the whole text. */
function fuller({ fragment: { items, missing } }: PlacedWidget, fonts: FontLibrary): readonly FixCandidate[] {
  const drawn = items.map((item) => (item.kind === "text" ? item.text : "")).join("");
  const families = fonts.scripts()?.coveringFamilies(missing, fonts, drawn) ?? [];
  return families.map(({ name }) => stylingFix(messages.useFont(name), "font", name));
}

/** Smaller but readable type, then a larger widget. */
function roomier({ widget }: PlacedWidget, least: number): readonly FixCandidate[] {
  const { position } = widget;
  const size = typeSize(widget) ?? 0;
  const smaller = [0.9, 0.8, 0.7, 0.6]
    .map((part) => Math.round(size * part * 10) / 10)
    .filter((points) => points >= least);
  const grown = [1.1, 1.25, 1.5, 2, 3].flatMap((factor) => [
    { ...position, width: position.width * factor },
    { ...position, height: position.height * factor },
    { ...position, width: position.width * factor, height: position.height * factor },
  ]);
  return [
    ...smaller.map((points) => stylingFix(messages.useTypeSize(points), "size", points)),
    ...grown.map((box) => positionFix(messages.enlarge(box), box)),
  ];
}

function sizeOfSmallest(paintOperations: readonly PaintOperation[]): number {
  return paintOperations.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);
}
