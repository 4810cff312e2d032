import type { ProjectChange } from "@octavo/contract";
import { t, tn } from "../../language/t.ts";

interface RescaledProject {
  readonly default_canvas: { readonly dimensions: { readonly width: number; readonly height: number } };
  readonly masters: readonly unknown[];
  readonly pages: readonly unknown[];
}

const designsOf = ({ masters, pages }: RescaledProject): number => masters.length + pages.length;

/** Hint shown before the device is changed. */
export function deviceHint(project: RescaledProject): string | undefined {
  return designsOf(project) > 0 ? t("With another device you are asked how the designs follow.") : undefined;
}

/** Describes how the designs were rescaled. The server's default is proportional. */
export function describeRescale(
  { default_canvas: before }: RescaledProject,
  after: RescaledProject,
  how: NonNullable<ProjectChange["rescale"]> = "proportional",
): string {
  const count = designsOf(after);
  if (count === 0) return t("The device was changed.");
  const [from, to] = [before.dimensions, after.default_canvas.dimensions];
  const designs = tn(count, "{count} design", "{count} designs");
  if (from.width === to.width && from.height === to.height)
    return t("Its page is the same: {designs} stayed as drawn.", { designs });
  const percent = Math.round(100 * Math.min(to.width / from.width, to.height / from.height));
  switch (how) {
    case "none":
      return t("{designs} stayed as drawn, on the page of the other device.", { designs });
    case "width":
      return t("{designs} scaled by the width. Look at them before you compile.", { designs });
    case "height":
      return t("{designs} scaled by the height. Look at them before you compile.", { designs });
    case "stretch":
      return t("{designs} scaled both ways. Look at them before you compile.", { designs });
    case "proportional":
      return t("{designs} scaled to {percent} % in proportion. Look at them before you compile.", { designs, percent });
  }
}
