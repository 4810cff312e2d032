import { isRightToLeft, reverseTemplate, reverseWidgets } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { plannerCanvas } from "../placement/part-page.ts";
import { textIn } from "../words/words.ts";
import { sectionKinds } from "./index.ts";
import { unique } from "./making.ts";
import { projectFrame } from "./project-frame.ts";
import type {
  LinkedMaster,
  LinkedSections,
  SectionIntent,
  SectionKind,
  SectionLink,
  SectionsSource,
} from "./section-kind.ts";
import { lineBelow, linkBesideTitle } from "./section-link.ts";

/** Kinds of sections by intent, by the sections that they make. */
export const sectionFinders: readonly Pick<SectionKind, "id" | "find">[] = sectionKinds;

/** Throws for an unknown kind. In a language from right to left, pages are drawn from left to right and reversed. */
export function makeSections(intent: SectionIntent, source: SectionsSource): LinkedSections {
  const { template } = source;
  if (!isRightToLeft(template.metadata.locale)) return drawSections(intent, source);
  const { width } = template.canvas.dimensions;
  const made = drawSections(intent, { ...source, template: reverseTemplate(template) });
  const masters = made.masters.map((master) => ({ ...master, widgets: reverseWidgets(master.widgets, width) }));
  const linked = made.linked.flatMap(({ master, widget }) =>
    reverseWidgets([widget], width).map((turned) => ({ master, widget: turned })),
  );
  return { ...made, masters, linked };
}

function drawSections({ wanted, values }: SectionIntent, source: SectionsSource): LinkedSections {
  const { template, profile, fonts, words, kinds, keptKinds, look } = source;
  const kind = sectionKinds.find(({ id }) => id === wanted);
  if (!kind) throw new Error(`There are no sections of the kind ${wanted}.`);
  const canvas = plannerCanvas({ template, profile, fonts, look });
  const frame = projectFrame(canvas, template.masters);
  const made = kind.make(values, {
    ...source,
    frame,
    text: textIn(words, template.metadata.locale),
    kind: (wanted, index = 0, taken = []) => keptKinds?.[index] ?? unique(wanted, [...kinds, ...taken], "_"),
  });
  return { ...made, linked: made.link ? linkedMasters(made.link, frame.canvas, source) : [] };
}

/** The link on the list of collections, or on all other pages with room if that has none. */
function linkedMasters(link: SectionLink, canvas: Canvas, { template, leading }: SectionsSource) {
  const linked = (name: string, draw: typeof lineBelow): readonly LinkedMaster[] => {
    const widgets = template.masters.find((master) => master.name === name)?.widgets;
    const widget = widgets && draw(canvas, widgets, link);
    return widget ? [{ master: name, widget }] : [];
  };
  const listed = leading?.overview === undefined ? [] : linked(leading.overview, lineBelow);
  return listed.length > 0 ? listed : (leading?.pages ?? []).flatMap((name) => linked(name, linkBesideTitle));
}
