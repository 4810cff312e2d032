/** Scaling of designs to another device. */
import {
  type DeviceProfile,
  profilePage,
  type RescaleMode,
  rescaleTemplate,
  type TargetPage,
  type Template,
} from "@octavo/engine";
import { translate } from "../../language/t.ts";

/** A scaling mode, or "keep" for unchanged positions and sizes. */
export type RescaleOption = RescaleMode | "keep";

export const rescaleOptions: readonly {
  readonly how: RescaleOption;
  readonly label: string;
  readonly words: string;
}[] = [
  {
    how: "proportional",
    label: "Proportional",
    words: "Shapes keep their proportions; the rest of the page stays empty.",
  },
  {
    how: "keep_sizes",
    label: "Same line height",
    words: "Type and lines keep their size in millimetres; a larger page has more lines.",
  },
  { how: "by_width", label: "By width", words: "The page is filled from side to side, from the top." },
  { how: "by_height", label: "By height", words: "The page is filled from top to bottom, from the left." },
  { how: "stretch", label: "Stretch", words: "The page is filled in both directions; shapes change." },
  {
    how: "keep",
    label: "Keep the sizes as they are",
    words: "Nothing moves; some widgets may extend beyond the page.",
  },
];

export function targetPage(profile: DeviceProfile): TargetPage {
  return { ...profilePage(profile), margins: profile.pdf_settings.safe_margins };
}

/** A way to adapt a template to another device, with its result. */
export interface RescaleOffer<How> {
  readonly how: How;
  readonly label: string;
  readonly words: string;
  readonly after: Template;
}

export function rescaleOffers(template: Template, to: DeviceProfile): readonly RescaleOffer<RescaleOption>[] {
  return rescaleOptions.map(({ how, label, words }) => ({
    how,
    label: translate(label),
    words: translate(words),
    after: rescaledFor(template, to, how),
  }));
}

/** Returns the template for another device. */
export function rescaledFor(template: Template, profile: DeviceProfile, how: RescaleOption): Template {
  const page = targetPage(profile);
  const metadata = { ...template.metadata, profile: profile.id };
  if (how !== "keep")
    return { ...rescaleTemplate(template, page, { mode: how, minimums: profile.constraints }), metadata };
  const { width, height, margins = template.canvas.dimensions.margins } = page;
  return { ...template, metadata, canvas: { ...template.canvas, dimensions: { width, height, margins } } };
}
