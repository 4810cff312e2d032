import type { Diagnostic, Problem } from "@octavo/engine";
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { goToPage } from "../commands/go-to-page.ts";
import { applyFix } from "../commands/replace-document.ts";
import { selectWidgets } from "../commands/select.ts";
import type { EditorDocument, Place } from "../document/editor-document.ts";
import type { Editor } from "../editor.ts";
import { useEditor } from "../session/editor-context.ts";

interface ProblemsPanelProps {
  readonly problems: readonly Problem[];
  /** Of the whole planner or template: links that lead nowhere, texts that do not fit. */
  readonly diagnostics: readonly Diagnostic[];
}

const icons: Readonly<Record<string, { readonly Icon: LucideIcon; readonly color: string; readonly name: string }>> = {
  error: { Icon: CircleAlert, color: "text-danger", name: "Error" },
  warning: { Icon: TriangleAlert, color: "text-warning", name: "Warning" },
  hint: { Icon: Info, color: "text-ink-soft", name: "Hint" },
};

/** What is doubtful on the device and in the document; a click leads to the widget, and a button mends what can be mended. */
export function ProblemsPanel({ problems, diagnostics }: ProblemsPanelProps) {
  const editor = useEditor();
  const isNothing = problems.length === 0 && diagnostics.length === 0;
  return (
    <section aria-label="Problems" className="min-h-0 flex-1 overflow-y-auto py-2">
      {isNothing && <p className="px-4 py-3 text-ink-soft">No problems on this device.</p>}
      <ul>
        {problems.map((problem) => (
          <Row
            key={`${problem.code} ${problem.master} ${problem.widget_id}`}
            severity={problem.severity}
            message={problem.message}
            onShow={() => show(editor, problem)}
          >
            {problem.fix && <FixButton fix={problem.fix} />}
          </Row>
        ))}
        {diagnostics.map(({ severity, message, at }, i) => (
          <Row
            // Diagnostics have no identity across compiles.
            key={i}
            severity={severity}
            message={message}
            onShow={
              at.widget_id === undefined
                ? undefined
                : () =>
                    show(editor, {
                      widget_id: at.widget_id ?? "",
                      page: at.page ?? 1,
                      ...(at.master !== undefined && { master: at.master }),
                    })
            }
          />
        ))}
      </ul>
    </section>
  );
}

function FixButton({ fix }: { readonly fix: NonNullable<Problem["fix"]> }) {
  const editor = useEditor();
  return <Button onClick={() => editor.runWith(applyFix, fix)}>{fix.label}</Button>;
}

interface RowProps {
  readonly severity: string;
  readonly message: string;
  readonly onShow?: (() => void) | undefined;
  readonly children?: ReactNode;
}

function Row({ severity, message, onShow, children }: RowProps) {
  const { Icon = Info, color = "", name = severity } = icons[severity] ?? {};
  const text = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-label={name} className={`mt-1 shrink-0 ${color}`} />
      <span>{message}</span>
    </>
  );
  return (
    <li className="flex flex-col items-start gap-2 border-b border-rule px-4 py-2.5 text-[0.9375rem] leading-snug">
      {onShow ? (
        <button
          type="button"
          onClick={onShow}
          className="flex gap-2 text-left hover:text-accent pointer-coarse:min-h-11"
        >
          {text}
        </button>
      ) : (
        <span className="flex gap-2">{text}</span>
      )}
      {children}
    </li>
  );
}

interface Where {
  readonly widget_id: string;
  readonly page: number;
  /** Name of the master that the widget belongs to. */
  readonly master?: string;
}

function show(editor: Editor, { widget_id, page, master }: Where): void {
  const { document } = editor.getState();
  if (document.kind === "template" && document.pages[page - 1]) editor.runWith(goToPage, { page });
  editor.runWith(selectWidgets, { ids: [widget_id], place: placeOf(editor, document, master) });
}

function placeOf(editor: Editor, { masters, kind }: EditorDocument, master: string | undefined): Place {
  const found = kind === "template" ? masters.find(({ name }) => name === master) : undefined;
  return found ? { kind: "master", id: found.id } : editor.getState().place;
}
