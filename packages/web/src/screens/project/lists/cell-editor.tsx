import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { t } from "../../../language/t.ts";
import type { Position } from "./list-cells.ts";

interface CellEditorProps {
  readonly text: string;
  readonly onCommit: (text: string, by?: Partial<Position>) => void;
  readonly onCancel: () => void;
}

/** Field over a cell. Enter moves down, Tab along the row, and Alt+Enter begins a line. */
export function CellEditor({ text, onCommit, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  // Before the next key, which belongs to the field.
  useLayoutEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const finish = (by?: Partial<Position>) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(typed, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, altKey } = event;
    if (key === "Escape") {
      isDone.current = true;
      onCancel();
    } else if (key === "Enter" && altKey) {
      event.currentTarget.setRangeText("\n", typed.length, typed.length, "end");
      setTyped(event.currentTarget.value);
    } else if (key === "Enter") finish({ row: shiftKey ? -1 : 1 });
    else if (key === "Tab") finish({ column: shiftKey ? -1 : 1 });
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      aria-label={t("Text of the cell")}
      rows={Math.min(6, typed.split("\n").length)}
      dir="auto"
      spellCheck={false}
      className="absolute inset-0 z-3 min-h-full w-full resize-none border-2 border-accent bg-paper px-1.5 py-1 leading-snug outline-none"
      style={{ fieldSizing: "content" }}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish()}
    />
  );
}
