import { partPage } from "../placement/part-page.ts";
import { textIn } from "../words/words.ts";
import { sectionKinds } from "./index.ts";
import { projectFrame } from "./project-frame.ts";
import type { MadeSections, SectionIntent, SectionsSource } from "./section-kind.ts";

/** Throws for an unknown kind. */
export function makeSections({ wanted, values }: SectionIntent, source: SectionsSource): MadeSections {
  const { template, profile, fonts, words } = source;
  const kind = sectionKinds.find(({ id }) => id === wanted);
  if (!kind) throw new Error(`There are no sections of the kind ${wanted}.`);
  const { canvas } = partPage({ template, page: 1, profile, fonts, words, clock: "24" });
  return kind.make(values, {
    ...source,
    frame: projectFrame(canvas, template.masters),
    text: textIn(words, template.metadata.locale),
  });
}
