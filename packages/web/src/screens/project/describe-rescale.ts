import type { DocumentsChange, ProjectChange } from "@octavo/contract";
import { t, tn } from "../../language/t.ts";

/** Adaptation of the designs of a project to another device. */
export interface Adaptation {
  readonly rescale: ProjectChange["rescale"];
  /** The documents that the starter makes for the device, instead of rescaling. */
  readonly starter?: DrawnDocuments | undefined;
  /** Designs with fixes, which replace the rescaled ones. */
  readonly designs?: ProjectChange["designs"];
}

interface DrawnDocuments {
  readonly documents: DocumentsChange;
  /** Number of masters that are the starter's. */
  readonly drawn: number;
  /** Number of those that keep changes of the user. */
  readonly changed: number;
}

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
  { rescale: how, starter }: Adaptation = { rescale: "proportional" },
): string {
  const count = designsOf(after);
  if (count === 0) return t("The device was changed.");
  const [from, to] = [before.dimensions, after.default_canvas.dimensions];
  const designs = tn(count, "{count} design", "{count} designs");
  if (from.width === to.width && from.height === to.height)
    return t("The page size is the same, so {designs} did not change.", { designs });
  if (starter) return describeDrawn({ ...starter, scaled: count - starter.drawn });
  const percent = Math.round(100 * Math.min(to.width / from.width, to.height / from.height));
  switch (how) {
    case "none":
      return t("Kept the size of {designs} on the new page.", { designs });
    case "keep_sizes":
      return t("Kept the type and line heights of {designs} on the new page. Check them before you compile.", {
        designs,
      });
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

interface Counts {
  /** Masters that are the starter's on the new device. */
  readonly drawn: number;
  /** Those of them that keep changes of the user. */
  readonly changed: number;
  /** Other designs. */
  readonly scaled: number;
}

function describeDrawn({ drawn, changed, scaled }: Counts): string {
  const masters = tn(drawn, "{count} master", "{count} masters");
  const designs = tn(scaled, "{count} design", "{count} designs");
  const sentences = [
    scaled === 0
      ? t("Replaced {masters} with the starter's for this screen size.", { masters })
      : t("Replaced {masters} with the starter's for this screen size, and scaled {designs}.", { masters, designs }),
    changed > 0 &&
      tn(
        changed,
        "On {count} master, your own widgets are scaled.",
        "On {count} masters, your own widgets are scaled.",
      ),
    changed + scaled > 0 && t("Check them before you compile."),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Describes a change of device that uses the starter's masters. */
export function describeStarterPages({ drawn, changed, scaled }: Counts): string {
  const unchanged = drawn - changed;
  if (changed + scaled === 0)
    return t("No master was changed, so each is replaced by the starter's for this screen size.");
  const sentences = [
    unchanged > 0 &&
      tn(
        unchanged,
        "{count} unchanged master is replaced by the starter's for this screen size.",
        "{count} unchanged masters are replaced by the starter's for this screen size.",
      ),
    changed > 0 &&
      tn(
        changed,
        "On {count} changed master, the starter's widgets are replaced, and your own are scaled.",
        "On {count} changed masters, the starter's widgets are replaced, and your own are scaled.",
      ),
    scaled > 0 && tn(scaled, "{count} other design is scaled.", "{count} other designs are scaled."),
  ];
  return sentences.filter(Boolean).join(" ");
}
