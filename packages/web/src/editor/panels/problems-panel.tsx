import { applyFix, type Editor, type EditorDocument, goToPage, type Place, selectWidgets } from "@octavo/editor";
import type { Problem } from "@octavo/engine";
import type { Message } from "@octavo/engine/message";
import { CircleAlert, Info, type LucideIcon, PencilLine, TriangleAlert } from "lucide-react";
import { t, translate } from "../../language/t.ts";
import { formatPages, formatWidget } from "../../problems/problem-list.ts";
import { Button } from "../../ui/button.tsx";
import { fixStep } from "../messages.ts";
import { useEditor } from "../session/editor-context.ts";
import { LinkFix } from "./link-fix.tsx";
import { ListPager, pagedListClass } from "./paged-list.ts";
import { isDraft, type ProblemGroup } from "./problem-groups.ts";

interface ProblemsPanelProps {
  readonly groups: readonly ProblemGroup[];
  /** True if no page of the planner uses the design, so that a sample page is checked. */
  readonly isUnused: boolean;
  /** Opens the design with the widget of a problem elsewhere. */
  readonly onOpen: ((problem: Problem) => void) | undefined;
  /** Shows the design on a page of the planner. */
  readonly onPage: ((page: number) => void) | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** The list of problems. A click selects the widget, and a button applies a fix. */
export function ProblemsPanel({ groups, isUnused, onOpen, onPage, onProblem }: ProblemsPanelProps) {
  return (
    <>
      <section aria-label={t("Problems")} className={`min-h-0 flex-1 overflow-y-auto py-2 ${pagedListClass}`}>
        {isUnused && (
          <p className="px-4 pt-1 pb-2 text-sm text-ink-soft">
            {t("The planner has no page of this design. It is checked with sample values.")}
          </p>
        )}
        {groups.length === 0 && <p className="px-4 py-3 text-ink-soft">{t("No problems on this device.")}</p>}
        {groups.map((group) => (
          <Group key={group.title} {...{ group, onOpen, onPage, onProblem }} />
        ))}
      </section>
      <ListPager />
    </>
  );
}

interface GroupProps extends Pick<ProblemsPanelProps, "onOpen" | "onPage" | "onProblem"> {
  readonly group: ProblemGroup;
}

function Group({ group: { title, entries, isElsewhere }, onOpen, onPage, onProblem }: GroupProps) {
  return (
    <section aria-label={translate(title)} className="pb-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-4">
        <h3 className="text-[0.9375rem] font-semibold">
          {translate(title)} <span className="font-normal text-ink-soft tabular-nums">{entries.length}</span>
        </h3>
        {!isElsewhere && <FixAll entries={entries} />}
      </div>
      <ul>
        {entries.map((entry, i) => (
          // Diagnostics have no identity across compiles.
          <Row
            key={`${entry.code} ${entry.at.master} ${entry.at.widget_id} ${i}`}
            entry={entry}
            {...(isElsewhere ? { onOpen } : { onPage, onProblem })}
          />
        ))}
      </ul>
    </section>
  );
}

/** Applies all fixes in one undo step. */
function FixAll({ entries }: { readonly entries: readonly Problem[] }) {
  const editor = useEditor();
  const fixes = entries.flatMap(({ fix }) => fix ?? []);
  if (fixes.length < 2) return null;
  const fixAll = () => {
    editor.beginStep(fixStep(fixes.length));
    for (const fix of fixes) editor.runWith(applyFix, fix);
    editor.endStep();
  };
  return <Button onClick={fixAll}>{t("Fix {count}", { count: fixes.length })}</Button>;
}

const looks: Readonly<Record<string, { readonly Icon: LucideIcon; readonly color: string; readonly name: string }>> = {
  error: { Icon: CircleAlert, color: "text-danger", name: "Error" },
  warning: { Icon: TriangleAlert, color: "text-warning", name: "Warning" },
  hint: { Icon: Info, color: "text-ink-soft", name: "Hint" },
  draft: { Icon: PencilLine, color: "text-ink-soft", name: "Draft" },
};

interface RowProps {
  readonly entry: Problem;
  /** Absent if the problem is here. */
  readonly onOpen?: ProblemsPanelProps["onOpen"];
  readonly onPage?: ProblemsPanelProps["onPage"];
  /** Absent if the problem is elsewhere. */
  readonly onProblem?: ProblemsPanelProps["onProblem"];
}

function Row({ entry, onOpen, onPage, onProblem }: RowProps) {
  const editor = useEditor();
  const { severity, message, hint, fix, code, at } = entry;
  const { Icon = Info, color = "", name = severity } = looks[isDraft(entry) ? "draft" : severity] ?? {};
  const text = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-label={translate(name)} className={`mt-1 shrink-0 ${color}`} />
      <span className="min-w-0 wrap-break-word">
        {translate(message)}
        {hint !== undefined && <span className="block text-sm text-ink-soft">{translate(hint)}</span>}
        <span className="block text-sm text-ink-soft">{whereOf(entry)}</span>
      </span>
    </>
  );
  const isHere = onProblem !== undefined;
  const showHere = () => {
    show(editor, entry);
    if (at.page !== undefined) onPage?.(at.page);
  };
  const open = isHere ? showHere : onOpen && (() => onOpen(entry));
  return (
    <li className="flex flex-col items-start gap-2 border-b border-rule px-4 py-2.5 text-[0.9375rem] leading-snug">
      {at.widget_id === undefined || !open ? (
        <span className="flex gap-2">{text}</span>
      ) : (
        <button
          type="button"
          onClick={open}
          className="flex max-w-full gap-2 text-left hover:text-accent pointer-coarse:min-h-11"
        >
          {text}
        </button>
      )}
      {isHere && fix && <Button onClick={() => editor.runWith(applyFix, fix)}>{translate(fix.label)}</Button>}
      {isHere && (code === "unknown_destination" || isDraft(entry)) && at.widget_id !== undefined && (
        <LinkFix widgetId={at.widget_id} onShow={showHere} onProblem={onProblem} />
      )}
    </li>
  );
}

function whereOf({ at, count }: Problem): string {
  const { master, section } = at;
  const place = master === undefined ? section : t("master {master}", { master });
  return [formatWidget(at), place, formatPages(at, count)].filter(Boolean).join(", ");
}

function show(editor: Editor, { at: { widget_id = "", page = 1, master } }: Problem): void {
  const { document } = editor.getState();
  if (document.kind === "template" && document.pages[page - 1]) editor.runWith(goToPage, { page });
  editor.runWith(selectWidgets, { ids: [widget_id], place: placeOf(editor, document, master) });
}

function placeOf(editor: Editor, { masters, kind }: EditorDocument, master: string | undefined): Place {
  const found = kind === "template" ? masters.find(({ name }) => name === master) : undefined;
  return found ? { kind: "master", id: found.id } : editor.getState().place;
}
