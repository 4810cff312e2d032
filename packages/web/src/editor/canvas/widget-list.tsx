import { type EditorState, findMaster, inReadingOrder, pageNumber, selectWidgets, widgetsIn } from "@octavo/editor";
import { type Widget, widgetLabel } from "@octavo/engine";
import { useEffect, useMemo, useRef } from "react";
import { listed, t, tn, translate } from "../../language/t.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { useProblems, widgetWith } from "../state/use-check.ts";
import { focusPage } from "./focus-page.ts";

const widgetsHere = ({ document, place }: EditorState) => widgetsIn(document, place);
const selectionOf = (state: EditorState) => state.selection;

/** The page for screen readers: one option for each widget, in reading order. */
export function WidgetList({ label }: { readonly label: string }) {
  const editor = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const widgets = useEditorState(widgetsHere);
  const { ids } = useEditorState(selectionOf);
  const problems = useProblemCounts();
  const ordered = useMemo(() => inReadingOrder(widgets).filter((widget) => !widget.hidden_in_editor), [widgets]);
  const current = ids.at(-1) ?? "";
  useEffect(() => {
    const canvas = list.current?.closest("[data-canvas]");
    const focused = document.activeElement;
    if (!canvas || !canvas.contains(focused) || focused instanceof HTMLTextAreaElement) return;
    focusPage(canvas);
  }, [current]);
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
      tabIndex={current === "" ? 0 : -1}
      className="absolute top-0 left-0 size-px overflow-hidden outline-none [clip-path:inset(50%)]"
    >
      {ordered.map((widget) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the canvas handles the keys
        <div
          key={widget.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          data-option={widget.id}
          aria-selected={ids.includes(widget.id)}
          // An attribute, because invisible text would cost layout time.
          aria-label={describe(widget, problems.get(widget.id) ?? 0)}
          tabIndex={widget.id === current ? 0 : -1}
          onClick={() => editor.runWith(selectWidgets, { ids: [widget.id] })}
        />
      ))}
    </div>
  );
}

/** Returns the number of problems of the edited widgets, by id. */
function useProblemCounts(): ReadonlyMap<string, number> {
  const problems = useProblems(useEditor()).here;
  const here = useEditorState(whereOf);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const problem of problems) {
      const { master, page } = problem.at;
      const id = widgetWith(problem);
      if (id !== undefined && (here === "" || here === (master === undefined ? `page ${page}` : `master ${master}`)))
        counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }, [problems, here]);
}

/** Returns the location in the form that problems use. Empty for a single design. */
function whereOf({ document, place }: EditorState): string {
  if (document.kind !== "template") return "";
  if (place.kind === "page") return `page ${pageNumber(document, place.id)}`;
  return `master ${findMaster(document, place.id)?.name}`;
}

/** For example "Text, “{date_long}”, x 36, y 40, 200 × 30 points, locked, 2 problems". */
function describe({ type, content, position, locked }: Widget, problems: number): string {
  const { x, y, width, height } = position;
  return listed([
    translate(widgetLabel(type)),
    ...(content ? [`“${content}”`] : []),
    `x ${x}`,
    `y ${y}`,
    t("{width} × {height} points", { width, height }),
    ...(locked ? [t("locked")] : []),
    ...(problems > 0 ? [tn(problems, "{count} problem", "{count} problems")] : []),
  ]);
}
