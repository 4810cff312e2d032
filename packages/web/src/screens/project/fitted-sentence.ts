import { formatNumberOf } from "../../ui/number-of.ts";

/** Of a project. */
interface Fitted {
  readonly default_canvas: { readonly dimensions: { readonly width: number; readonly height: number } };
  readonly masters: readonly unknown[];
  readonly pages: readonly unknown[];
}

const designsOf = ({ masters, pages }: Fitted): number => masters.length + pages.length;

/** Before another device is chosen. */
export function hintFor(project: Fitted): string | undefined {
  return designsOf(project) > 0 ? "With another device you are asked how the designs follow." : undefined;
}

const ways = {
  proportional: "in proportion",
  width: "by the width",
  height: "by the height",
  stretch: "both ways",
} as const;

/** What became of the designs when another device was chosen; the server scales them in proportion unless it is told. */
export function fittedSentence(
  { default_canvas: before }: Fitted,
  after: Fitted,
  how: keyof typeof ways | "none" = "proportional",
): string {
  const count = designsOf(after);
  if (count === 0) return "The device was changed.";
  const [from, to] = [before.dimensions, after.default_canvas.dimensions];
  const designs = formatNumberOf(count, "design");
  if (from.width === to.width && from.height === to.height) return `Its page is the same: ${designs} stayed as drawn.`;
  if (how === "none") return `${designs} stayed as drawn, on the page of the other device.`;
  if (how !== "proportional") return `${designs} scaled ${ways[how]}. Look at them before you compile.`;
  const percent = Math.round(100 * Math.min(to.width / from.width, to.height / from.height));
  return `${designs} scaled to ${percent} % ${ways[how]}. Look at them before you compile.`;
}
