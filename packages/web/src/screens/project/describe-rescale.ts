import type { ProjectChange } from "@octavo/contract";
import { t, tn } from "../../language/t.ts";

interface RescaledProject {
  readonly default_canvas: { readonly dimensions: { readonly width: number; readonly height: number } };
  readonly masters: readonly unknown[];
  readonly pages: readonly unknown[];
}

const designsOf = ({ masters, pages }: RescaledProject): number => masters.length + pages.length;

export function deviceHint(project: RescaledProject): string | undefined {
  return designsOf(project) > 0 ? t("If you change the device, you can choose how to rescale the designs.") : undefined;
}

/** Describes how the designs were rescaled. The server's default is proportional. */
export function describeRescale(
  { default_canvas: before }: RescaledProject,
  after: RescaledProject,
  { rescale: how = "proportional", designs: drawn = [] }: Partial<Pick<ProjectChange, "rescale" | "designs">> = {},
): string {
  const count = designsOf(after);
  if (count === 0) return t("The device was changed.");
  const [from, to] = [before.dimensions, after.default_canvas.dimensions];
  const designs = tn(count, "{count} design", "{count} designs");
  if (from.width === to.width && from.height === to.height)
    return t("The page size is the same, so {designs} did not change.", { designs });
  if (drawn.length > 0) return describeDrawn(count - drawn.length, drawn.length);
  const percent = Math.round(100 * Math.min(to.width / from.width, to.height / from.height));
  switch (how) {
    case "none":
      return t("Kept the size of {designs} on the new page.", { designs });
    case "width":
      return t("Scaled {designs} by width. Check them before you compile.", { designs });
    case "height":
      return t("Scaled {designs} by height. Check them before you compile.", { designs });
    case "stretch":
      return t("Scaled {designs} by width and height. Check them before you compile.", { designs });
    case "proportional":
      return t("Scaled {designs} proportionally to {percent}%. Check them before you compile.", { designs, percent });
  }
}

function describeDrawn(scaled: number, drawn: number): string {
  const masters = tn(drawn, "{count} master", "{count} masters");
  if (scaled === 0) return t("Replaced {masters} by the starter's for this screen size.", { masters });
  const designs = tn(scaled, "{count} design", "{count} designs");
  return t(
    "Replaced {masters} by the starter's for this screen size, and scaled {designs}. Check them before you compile.",
    { masters, designs },
  );
}
