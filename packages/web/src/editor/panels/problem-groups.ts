/** Merges lint problems and engine diagnostics into groups by topic. */

import type { Diagnostic, Fix, LintProblem } from "@octavo/engine";
import type { Message } from "@octavo/engine/message";

export interface ProblemEntry {
  readonly code: string;
  readonly severity: string;
  readonly message: Message;
  readonly hint?: Message | undefined;
  readonly widget_id?: string | undefined;
  readonly widget_label?: string | undefined;
  /** Name of the master that contains the widget. */
  readonly master?: string | undefined;
  readonly page?: number | undefined;
  readonly fix?: Fix | undefined;
}

export interface ProblemGroup {
  readonly title: string;
  readonly entries: readonly ProblemEntry[];
}

const groups: readonly { readonly title: string; readonly codes: RegExp }[] = [
  { title: "Links", codes: /destination|binding|link|touch_target/ },
  { title: "Text", codes: /^(text_|missing_glyph|unknown_token|unknown_font)/ },
  { title: "Place and size", codes: /^(off_page|in_margin|too_small|too_many_cells|page_is_not_the_screen)$/ },
  { title: "Ink", codes: /^(stroke_|grey_|color_)/ },
  { title: "Pictures", codes: /picture/ },
  { title: "Document", codes: /./ },
];

/** If both report the same code for a widget, the lint problem is kept, because it has more details. */
export function problemGroups(
  problems: readonly LintProblem[],
  diagnostics: readonly Diagnostic[],
): readonly ProblemGroup[] {
  const said = new Set(problems.map(({ code, master, widget_id }) => keyOf(code, master, widget_id)));
  const others = diagnostics.filter(({ code, at }) => !said.has(keyOf(code, at.master, at.widget_id)));
  const entries = [...problems, ...others.map(ofEngine)];
  const byTitle = Map.groupBy(entries, ({ code }) => groups.find(({ codes }) => codes.test(code))?.title);
  return groups.flatMap(({ title }) => {
    const found = byTitle.get(title);
    return found ? [{ title, entries: found.toSorted((a, b) => rank(a) - rank(b)) }] : [];
  });
}

function keyOf(code: string, master: string | undefined, widget: string | undefined): string {
  return JSON.stringify([code, master, widget]);
}

export function countProblems(list: readonly ProblemGroup[]): number {
  return list.reduce((sum, { entries }) => sum + entries.length, 0);
}

function ofEngine({ code, severity, message, hint, at }: Diagnostic): ProblemEntry {
  const { widget_id, widget_label, master, page } = at;
  return { code, severity, message, hint, widget_id, widget_label, master, page };
}

const severities = ["error", "warning", "hint"];
const rank = ({ severity }: ProblemEntry) => severities.indexOf(severity);
