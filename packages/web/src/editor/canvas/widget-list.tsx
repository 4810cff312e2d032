import { type Widget, widgetDefinition } from "@octavo/engine";
import { useEffect, useMemo, useRef } from "react";
import { inReadingOrder, selectWidgets } from "../commands/select.ts";
import type { EditorState } from "../document/editor-state.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { focusPage } from "./focus-page.ts";

const widgetsHere = ({ document, place }: EditorState) => widgetsIn(document, place);
const selectionOf = (state: EditorState) => state.selection;

/** The page for those who do not see it: one option for each widget, in reading order. */
export function WidgetList({ label }: { readonly label: string }) {
  const editor = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const widgets = useEditorState(widgetsHere);
  const { ids } = useEditorState(selectionOf);
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: the canvas hears the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={widget.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          data-option={widget.id}
          aria-selected={ids.includes(widget.id)}
          tabIndex={widget.id === current ? 0 : -1}
          onClick={() => editor.runWith(selectWidgets, { ids: [widget.id] })}
        >
          {describe(widget)}
        </div>
      ))}
    </div>
  );
}

/** "Text, “{date_long}”, x 36, y 40, 200 × 30 points, locked". */
function describe({ type, content, position, locked }: Widget): string {
  const { x, y, width, height } = position;
  return [
    widgetDefinition(type)?.label ?? type,
    ...(content ? [`“${content}”`] : []),
    `x ${x}`,
    `y ${y}`,
    `${width} × ${height} points`,
    ...(locked ? ["locked"] : []),
  ].join(", ");
}
