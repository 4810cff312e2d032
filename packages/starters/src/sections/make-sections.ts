import { isRightToLeft, reverseTemplate, reverseWidgets } from "@octavo/engine";
import { partPage } from "../placement/part-page.ts";
import { textIn } from "../words/words.ts";
import { sectionKinds } from "./index.ts";
import { unique } from "./making.ts";
import { projectFrame } from "./project-frame.ts";
import type { MadeSections, SectionIntent, SectionKind, SectionsSource } from "./section-kind.ts";

/** Kinds of sections by intent, by the sections that they make. */
export const sectionFinders: readonly Pick<SectionKind, "id" | "find">[] = sectionKinds;

/** Throws for an unknown kind. In a language from right to left, pages are drawn from left to right and reversed. */
export function makeSections(intent: SectionIntent, source: SectionsSource): MadeSections {
  const { template } = source;
  if (!isRightToLeft(template.metadata.locale)) return drawSections(intent, source);
  const { width } = template.canvas.dimensions;
  const made = drawSections(intent, { ...source, template: reverseTemplate(template) });
  const masters = made.masters.map((master) => ({ ...master, widgets: reverseWidgets(master.widgets, width) }));
  return { ...made, masters };
}

function drawSections({ wanted, values }: SectionIntent, source: SectionsSource): MadeSections {
  const { template, profile, fonts, words, kinds, keptKinds } = source;
  const kind = sectionKinds.find(({ id }) => id === wanted);
  if (!kind) throw new Error(`There are no sections of the kind ${wanted}.`);
  const { canvas } = partPage({ template, page: 1, profile, fonts, words, clock: "24" });
  return kind.make(values, {
    ...source,
    frame: projectFrame(canvas, template.masters),
    text: textIn(words, template.metadata.locale),
    kind: (wanted, index = 0, taken = []) => keptKinds?.[index] ?? unique(wanted, [...kinds, ...taken], "_"),
  });
}
