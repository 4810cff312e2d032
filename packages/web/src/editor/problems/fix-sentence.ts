import { type Change, defaultStyling, type Fix, type Widget, widgetDefinition } from "@octavo/engine";
import { t, translate } from "../../language/t.ts";

/** Returns what a fix changes: "Its size changes from 30 × 16 to 44 × 44 pt." */
export function fixSentence(widget: Widget, { changes }: Fix): string {
  return changes.flatMap((change) => sentencesOf(widget, change)).join(" ");
}

function sentencesOf(widget: Widget, change: Change): readonly string[] {
  if (change.part === "position") return positionSentences(widget.position, change.value);
  if (change.part === "background_color") return [changed(t("Background"), widget.background_color, change.value)];
  const { properties = {}, styling = defaultStyling } = widgetDefinition(widget.type) ?? {};
  const described = change.part === "styling" ? Object.entries(styling) : Object.entries(properties);
  const property = described.find(([name]) => name === change.name)?.[1];
  if (!property) return [];
  const before = property.read(widget[change.part]?.[change.name]).value;
  return [changed(translate(property.label), before, change.value)];
}

function positionSentences(before: Widget["position"], after: Widget["position"]): readonly string[] {
  const isMoved = before.x !== after.x || before.y !== after.y;
  const isResized = before.width !== after.width || before.height !== after.height;
  const place = ({ x, y }: Widget["position"]) => `x ${tenths(x)}, y ${tenths(y)}`;
  const size = ({ width, height }: Widget["position"]) => `${tenths(width)} × ${tenths(height)}`;
  return [
    ...(isResized
      ? [t("Its size changes from {before} to {after} pt.", { before: size(before), after: size(after) })]
      : []),
    ...(isMoved ? [t("It moves from {before} to {after}.", { before: place(before), after: place(after) })] : []),
  ];
}

function changed(name: string, before: unknown, after: unknown): string {
  return t("{name} changes from {before} to {after}.", { name, before: String(before), after: String(after) });
}

const tenths = (points: number) => Math.round(points * 10) / 10;
