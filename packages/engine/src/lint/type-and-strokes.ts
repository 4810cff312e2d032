/** What is too small or too thin to be seen, and what does not fit. */

import { isStrokeWidth } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import { widgetDefinition } from "../widgets/index.ts";
import type { Mark } from "./marks.ts";
import * as messages from "./messages.ts";
import type { ProblemCode, Remedy } from "./problem.ts";
import { resized, restyled, withProperty } from "./remedies.ts";
import type { Finding, Placed, Rule } from "./rule.ts";

/** A rounding of the last digit is no mistake. */
const tolerance = 0.01;

/** In tenths of a point, as the message prints sizes: one that prints as the least is not too small. */
function printed(points: number): number {
  return Math.round(points * 10);
}

export const textTooSmall: Rule = ({ widget, marks }, { profile, scale }) => {
  const least = profile.constraints.min_font_pt;
  const small = marks.filter(({ kind, size }) => kind === "text" && printed(size * scale) < printed(least));
  if (small.length === 0) return undefined;
  const smallest = sizeOfSmallest(small) * scale;
  return {
    code: "text_too_small",
    severity: "warning",
    message: messages.textTooSmall(smallest, least),
    count: small.length,
    badness: least / smallest,
    remedies: () => largerType(widget, least / smallest),
  };
};

/**
 * Widgets set some of their texts in a part of the size that `styling` gives, and none of them smaller than can just be
 * read, so that more than in proportion may be needed before those grow.
 */
function largerType(widget: Widget, factor: number): readonly Remedy[] {
  const size = typeSize(widget) ?? 0;
  const most = widgetDefinition(widget.type)?.styling?.size.inputMax ?? 0;
  const sizes = [1, 1.1, 1.2, 1.35].map((more) => Math.ceil(size * factor * more * 10 - tolerance) / 10);
  return sizes
    .filter((larger) => larger > 0 && larger <= most)
    .map((larger) => restyled(messages.setIn(larger), "size", larger));
}

/** In points. Undefined for a type without typography. */
function typeSize({ type, styling }: Widget): number | undefined {
  return widgetDefinition(type)?.styling?.size.read(styling?.size).value;
}

export const strokeTooThin: Rule = ({ widget, marks }, { profile, scale }) => {
  const least = profile.constraints.min_stroke_pt;
  const thin = marks.filter(({ kind, size }) => kind === "stroke" && size * scale < least - tolerance);
  if (thin.length === 0) return undefined;
  const thinnest = sizeOfSmallest(thin);
  return {
    code: "stroke_too_thin",
    severity: "warning",
    message: messages.strokeTooThin(thinnest * scale, least),
    count: thin.length,
    badness: least / thinnest,
    remedies: () => thickerStroke(widget, least / scale),
  };
};

/** Which of the properties the stroke has its width from is found out by trying. */
function thickerStroke({ type, properties }: Widget, least: number): readonly Remedy[] {
  const thicker = Math.ceil(least * 100 - tolerance) / 100;
  return Object.entries(widgetDefinition(type)?.properties ?? {})
    .filter(([name, property]) => isStrokeWidth(property) && property.read(properties?.[name]).value < thicker)
    .map(([name]) => withProperty(messages.drawWith(thicker), name, thicker));
}

/** Layout has said these already, page by page. */
const fromLayout: readonly ProblemCode[] = ["text_does_not_fit", "missing_glyph", "too_small"];

export const layoutRules: readonly Rule[] = fromLayout.map((code) => (placed, { profile, scale }) => {
  const said = placed.fragment.diagnostics.filter((diagnostic) => diagnostic.code === code);
  const [first] = said;
  if (!first) return undefined;
  return {
    code,
    severity: "warning",
    message: first.message,
    count: said.length,
    badness: said.length,
    remedies: () => (code === "missing_glyph" ? [] : roomier(placed, profile.constraints.min_font_pt / scale)),
  } satisfies Finding;
});

/** First a little less type, as long as it can be read; then more room. */
function roomier({ widget }: Placed, least: number): readonly Remedy[] {
  const { position } = widget;
  const size = typeSize(widget) ?? 0;
  const smaller = [0.9, 0.8, 0.7, 0.6]
    .map((part) => Math.round(size * part * 10) / 10)
    .filter((points) => points >= least);
  const grown = [1.25, 1.5, 2, 3].flatMap((factor) => [
    { ...position, width: position.width * factor },
    { ...position, height: position.height * factor },
    { ...position, width: position.width * factor, height: position.height * factor },
  ]);
  return [
    ...smaller.map((points) => restyled(messages.setIn(points), "size", points)),
    ...grown.map((box) => resized(messages.enlarge(box), box)),
  ];
}

function sizeOfSmallest(marks: readonly Mark[]): number {
  return marks.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);
}
