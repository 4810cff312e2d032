import {
  applyFix,
  type Editor,
  type EditorDocument,
  findWidget,
  goToPage,
  leaveBlock,
  type Place,
  type Sample,
  selectWidgets,
} from "@octavo/editor";
import type { Fix, Problem } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { CircleAlert, Info, type LucideIcon, PencilLine, TriangleAlert } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { WhyButton } from "../../help/why-button.tsx";
import { listed, t, translate } from "../../language/t.ts";
import { formatPages, formatWidget } from "../../problems/problem-list.ts";
import { Button } from "../../ui/button.tsx";
import { ListPager, pagedListClass } from "../lists/paged-list.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { type CheckState, type FoundProblems, isDraft, useCheckState, widgetWith } from "../state/use-check.ts";
import { widgetWords } from "../widgets/widget-words.ts";
import { FixPreview } from "./fix-preview.tsx";
import { LinkFix } from "./link-fix.tsx";
import { fixedProblems, fixStep } from "./messages.ts";
import { type ProblemGroup, problemGroups } from "./problem-groups.ts";

interface ProblemsPanelProps {
  readonly problems: FoundProblems;
  /** True if no page of the planner uses the design, so that a sample page is checked. */
  readonly isUnused: boolean;
  /** Opens the design with the widget of a problem elsewhere. */
  readonly onOpen: ((problem: Problem) => void) | undefined;
  /** Shows the design on a page of the planner. */
  readonly onPage: ((page: number) => void) | undefined;
  /** The visible page of the planner. */
  readonly sample: Sample | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** The list of problems. A click selects the widget, one button applies a fix, and another compares before and after. */
export function ProblemsPanel({ problems, isUnused, ...rows }: ProblemsPanelProps) {
  const groups = useMemo(() => problemGroups(problems), [problems]);
  const here = groups.flatMap(({ entries, isElsewhere }) => (isElsewhere ? [] : entries));
  const state = useCheckState(useEditor());
  return (
    <>
      <section
        aria-label={t("Problems")}
        aria-busy={state === "checking" || state === "stale"}
        className={`min-h-0 flex-1 overflow-y-auto py-2 ${pagedListClass}`}
      >
        {isUnused && (
          <p className="px-4 pt-1 pb-2 text-sm text-ink-soft">
            {t("The planner has no page of this design. It is checked with sample values.")}
          </p>
        )}
        {(groups.length === 0 || state === "failed") && (
          <p className="px-4 py-3 text-ink-soft">{stateTexts()[state]}</p>
        )}
        <FixAll entries={here} onProblem={rows.onProblem} />
        {groups.map((group) => (
          <Group key={group.title} group={group} {...rows} />
        ))}
      </section>
      <ListPager />
    </>
  );
}

const stateTexts = (): Readonly<Record<CheckState, string>> => ({
  checking: t("Checking…"),
  stale: t("Checking…"),
  failed: t("The check failed. It runs again after the next change."),
  checked: t("No problems on this device."),
});

interface GroupProps extends Pick<ProblemsPanelProps, "onOpen" | "onPage" | "sample" | "onProblem"> {
  readonly group: ProblemGroup;
}

function Group({ group: { title, entries, isElsewhere }, onOpen, ...here }: GroupProps) {
  return (
    <section aria-label={translate(title)} className="pb-2">
      <h2 className="flex min-h-11 items-center gap-2 px-4 text-[0.9375rem] font-semibold">
        {translate(title)} <span className="font-normal text-ink-soft tabular-nums">{entries.length}</span>
      </h2>
      <ul>
        {entries.map((entry, i) => (
          // Diagnostics have no identity across compiles.
          <Row
            key={`${entry.code} ${entry.at.master} ${entry.at.widget_id} ${i}`}
            entry={entry}
            {...(isElsewhere ? { onOpen } : here)}
          />
        ))}
      </ul>
    </section>
  );
}

interface FixAllProps extends Pick<ProblemsPanelProps, "onProblem"> {
  readonly entries: readonly Problem[];
}

/** Applies all fixes in one undo step. */
function FixAll({ entries, onProblem }: FixAllProps) {
  const editor = useEditor();
  const fixes = entries.flatMap(({ fix }) => fix ?? []);
  if (fixes.length < 2) return null;
  const fixAll = () => {
    editor.beginStep(fixStep(fixes.length));
    for (const fix of fixes) editor.runWith(applyFix, fix);
    editor.endStep();
    onProblem(fixedProblems(fixes.length));
  };
  return (
    <Button className="mx-4 mt-1" onClick={fixAll}>
      {t("Fix all {count}", { count: fixes.length })}
    </Button>
  );
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
  readonly sample?: ProblemsPanelProps["sample"];
  /** Absent if the problem is elsewhere. */
  readonly onProblem?: ProblemsPanelProps["onProblem"];
}

function Row({ entry, onOpen, onPage, sample, onProblem }: RowProps) {
  const editor = useEditor();
  const where = useEditorState(({ document, place }) => whereOf(entry, document, place));
  const { severity, message, hint, fix, code, at } = entry;
  const { Icon = Info, color = "", name = severity } = looks[isDraft(entry) ? "draft" : severity] ?? {};
  const text = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-label={translate(name)} className={`mt-1 shrink-0 ${color}`} />
      <span className="min-w-0 wrap-break-word">
        {translate(message)}
        {hint !== undefined && <span className="block text-sm text-ink-soft">{translate(hint)}</span>}
        <span className="block text-sm text-ink-soft">{where}</span>
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
          className="flex max-w-full gap-2 text-start hover:text-accent pointer-coarse:min-h-11"
        >
          {text}
        </button>
      )}
      <WhyButton code={code} problem={translate(message)} />
      {isHere && fix && <FixOffer {...{ fix, entry, sample }} onShow={showHere} />}
      {isHere && (code === "unknown_destination" || isDraft(entry)) && at.widget_id !== undefined && (
        <LinkFix widgetId={at.widget_id} onShow={showHere} onProblem={onProblem} />
      )}
    </li>
  );
}

interface FixOfferProps {
  readonly fix: Fix;
  readonly entry: Problem;
  readonly sample: Sample | undefined;
  /** Selects the widget. */
  readonly onShow: () => void;
}

/** Applies a fix, or shows the widget before and after it first. */
function FixOffer({ fix, entry, sample, onShow }: FixOfferProps) {
  const editor = useEditor();
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const apply = () => {
    setShown(false);
    onShow();
    editor.runWith(applyFix, fix);
  };
  const show = () => {
    onShow();
    setShown(true);
  };
  const close = () => {
    flushSync(() => setShown(false));
    button.current?.focus();
  };
  if (!isShown)
    return (
      <span className="flex flex-wrap gap-2">
        <Button onClick={apply}>{translate(fix.label)}</Button>
        <Button ref={button} onClick={show}>
          {t("Compare")}
        </Button>
      </span>
    );
  const { document, place } = editor.getState();
  return (
    <FixPreview
      {...{ fix, sample }}
      place={placeOf(document, entry.at.master) ?? place}
      onFix={apply}
      onClose={close}
    />
  );
}

/** Names the widget by its text and its place on the page, and lists the pages. */
function whereOf({ at, count }: Problem, document: EditorDocument, here: Place): string {
  const { master, section, widget_id = "" } = at;
  const block = document.shared?.blocks?.find((known) => known.name === at.block);
  const widget = block
    ? block.widgets.find(({ id }) => id === widget_id)
    : findWidget(document, placeOf(document, master) ?? here, widget_id);
  const name = widget ? widgetWords(widget, block?.size ?? document.canvas.dimensions) : formatWidget(at);
  const inBlock = at.block !== undefined && t("block {block}", { block: at.block });
  const place = master === undefined ? section : t("master {master}", { master });
  return listed([name, inBlock, place, formatPages(at, count)]);
}

function show(editor: Editor, problem: Problem): void {
  const { page = 1, master, block, widget_id } = problem.at;
  const id = widgetWith(problem);
  const { document } = editor.getState();
  if (document.kind === "template" && document.pages[page - 1]) editor.runWith(goToPage, { page });
  if (block !== undefined) return void openInBlock(editor, block, widget_id);
  if (id === undefined) return;
  while (editor.getState().place.outer) editor.run(leaveBlock);
  editor.runWith(selectWidgets, { ids: [id], place: placeOf(document, master) ?? editor.getState().place });
}

async function openInBlock(editor: Editor, name: string, widget: string | undefined): Promise<void> {
  const { openBlock } = await import("../blocks/on-demand.ts");
  editor.runWith(openBlock, { name, widget });
}

/** Undefined for a page, and for a single design. */
function placeOf({ masters, kind }: EditorDocument, master: string | undefined): Place | undefined {
  const found = kind === "template" ? masters.find(({ name }) => name === master) : undefined;
  return found && { kind: "master", id: found.id };
}
