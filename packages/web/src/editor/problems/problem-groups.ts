/** Groups problems by topic. */

import type { Problem } from "@octavo/engine";
import type { FoundProblems } from "../state/use-check.ts";

export interface ProblemGroup {
  readonly title: string;
  readonly entries: readonly Problem[];
  /** True for problems that cannot be fixed in this editor. */
  readonly isElsewhere?: true;
}

const groups: readonly { readonly title: string; readonly codes: RegExp }[] = [
  { title: "Drafts", codes: /^link_draft$/ },
  { title: "Links", codes: /destination|binding|link|touch_target/ },
  { title: "Text", codes: /^(text_|missing_glyph|unknown_token|unknown_font)/ },
  { title: "Place and size", codes: /^(off_page|in_margin|too_small|too_many_cells|page_is_not_the_screen)$/ },
  { title: "Ink", codes: /^(stroke_|grey_|color_)/ },
  { title: "Pictures", codes: /picture/ },
  { title: "Document", codes: /./ },
];

/** The problems of other designs and of the plan are the last group. */
export function problemGroups({ here, elsewhere }: FoundProblems): readonly ProblemGroup[] {
  const byTitle = Map.groupBy(here, ({ code }) => groups.find(({ codes }) => codes.test(code))?.title);
  const all: readonly ProblemGroup[] = [
    ...groups.map(({ title }) => ({ title, entries: byTitle.get(title) ?? [] })),
    { title: "Elsewhere in the planner", entries: elsewhere, isElsewhere: true },
  ];
  return all.flatMap((group) => (group.entries.length > 0 ? { ...group, entries: errorsFirst(group.entries) } : []));
}

function errorsFirst(entries: readonly Problem[]): readonly Problem[] {
  return severities.flatMap((severity) => entries.filter((entry) => entry.severity === severity));
}

const severities = ["error", "warning", "hint"];
