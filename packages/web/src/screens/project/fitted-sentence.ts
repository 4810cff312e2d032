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
  return designsOf(project) > 0 ? "Another device scales every design to its page." : undefined;
}

/** What became of the designs when another device was chosen: the server scales them in proportion. */
export function fittedSentence({ default_canvas: before }: Fitted, after: Fitted): string {
  const count = designsOf(after);
  if (count === 0) return "The device was changed.";
  const [from, to] = [before.dimensions, after.default_canvas.dimensions];
  const designs = formatNumberOf(count, "design");
  if (from.width === to.width && from.height === to.height) return `Its page is the same: ${designs} stayed as drawn.`;
  const percent = Math.round(100 * Math.min(to.width / from.width, to.height / from.height));
  return `${designs} scaled to ${percent} % in proportion. Look at them before you compile.`;
}
