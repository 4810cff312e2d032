import { isRightToLeft, reverseTemplate, reverseWidgets } from "@octavo/engine";
import { partPage } from "../placement/part-page.ts";
import { textIn } from "../words/words.ts";
import { sectionKinds } from "./index.ts";
import { unique } from "./making.ts";
import { projectFrame } from "./project-frame.ts";
import type { MadeSections, SectionIntent, SectionKind, SectionsSource } from "./section-kind.ts";
import { sectionLink } from "./section-link.ts";

/** Kinds of sections by intent, by the sections that they make. */
export const sectionFinders: readonly Pick<SectionKind, "id" | "find">[] = sectionKinds;

/** Throws for an unknown kind. In a language from right to left, pages are drawn from left to right and reversed. */
export function makeSections(intent: SectionIntent, source: SectionsSource): MadeSections {
  const { template } = source;
  if (!isRightToLeft(template.metadata.locale)) return drawSections(intent, source);
  const { width } = template.canvas.dimensions;
  const made = drawSections(intent, { ...source, template: reverseTemplate(template) });
  const masters = made.masters.map((master) => ({ ...master, widgets: reverseWidgets(master.widgets, width) }));
  const { linked } = made;
  const turned = linked && reverseWidgets([linked.widget], width)[0];
  return { ...made, masters, ...(linked && turned && { linked: { ...linked, widget: turned } }) };
}

function drawSections({ wanted, values }: SectionIntent, source: SectionsSource): MadeSections {
  const { template, profile, fonts, words, kinds, keptKinds, look } = source;
  const kind = sectionKinds.find(({ id }) => id === wanted);
  if (!kind) throw new Error(`There are no sections of the kind ${wanted}.`);
  const { canvas } = partPage({ template, page: 1, profile, fonts, words, clock: "24", look });
  const frame = projectFrame(canvas, template.masters);
  const made = kind.make(values, {
    ...source,
    frame,
    text: textIn(words, template.metadata.locale),
    kind: (wanted, index = 0, taken = []) => keptKinds?.[index] ?? unique(wanted, [...kinds, ...taken], "_"),
  });
  const { link } = made;
  const [linked] = (source.leadingMasters ?? []).flatMap((name) => {
    const widgets = template.masters.find((master) => master.name === name)?.widgets;
    const widget = widgets && link && sectionLink(frame.canvas, widgets, link);
    return widget ? [{ master: name, widget }] : [];
  });
  return { ...made, ...(linked && { linked }) };
}
