import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { movedBy, within } from "./grid-keys.ts";
import {
  blockOf,
  type Cells,
  changeCell,
  clearRange,
  copyRange,
  type Position,
  pasteBlock,
  type Range,
  rangeOf,
} from "./list-cells.ts";

export interface GridState {
  readonly active: Position;
  readonly range: Range;
  /** Text at the start of an edit. Undefined while no cell is edited. */
  readonly editing: string | undefined;
}

export interface GridActions {
  /** `extends` keeps the other corner of the selection. */
  readonly select: (position: Position, extend?: boolean) => void;
  readonly edit: (text: string) => void;
  /** Ends an edit, and moves on by rows or columns. */
  readonly commit: (text: string, by?: Partial<Position>) => void;
  readonly cancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

interface GridSource {
  readonly cells: Cells;
  /** Changes with one `mark` are undone together. */
  readonly onChange: (cells: Cells, mark?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Rows on screen. */
  readonly page: number;
}

/** Selection, editing and clipboard of a grid. A last row without cells takes new ones. */
export function useGrid({ cells, onChange, undo, redo, page }: GridSource): GridState & GridActions {
  const size = { rows: cells.rows.length + 1, columns: cells.head.length, page };
  const [corners, setCorners] = useState({ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } });
  const [editing, setEditing] = useState<string>();
  const active = within(corners.active, size);
  const range = rangeOf(active, within(corners.anchor, size));
  const select = (position: Position, extend = false) => {
    const next = within(position, size);
    setCorners({ active: next, anchor: extend ? corners.anchor : next });
    setEditing(undefined);
  };
  const textAt = ({ row, column }: Position) => cells.rows[row]?.[column] ?? "";
  const change = (next: Cells) => onChange(next);
  const selectAll = () => setCorners({ active: { row: 0, column: 0 }, anchor: { row: size.rows - 2, column: 1e6 } });
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined || event.nativeEvent.isComposing) return;
    const isControl = event.ctrlKey || event.metaKey;
    const moved = movedBy(event, active, size);
    const command = moved ? () => select(moved, event.shiftKey) : commandOf(event, isControl);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };
  const commandOf = ({ key, altKey, shiftKey }: KeyboardEvent, isControl: boolean): (() => void) | undefined => {
    const letter = key.toLowerCase();
    if (isControl && letter === "z") return shiftKey ? redo : undo;
    if (isControl && letter === "y") return redo;
    if (isControl && letter === "a") return selectAll;
    if (isControl || altKey) return undefined;
    if (key === "Delete" || key === "Backspace") return () => change(clearRange(cells, range));
    if (key === "Enter" || key === "F2") return () => setEditing(textAt(active));
    return [...key].length === 1 ? () => setEditing(key) : undefined;
  };
  const isText = () => editing !== undefined;
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData("text/plain", copyRange(cells, range));
  };
  return {
    active,
    range,
    editing,
    select,
    edit: setEditing,
    cancel: () => setEditing(undefined),
    commit: (text, { row = 0, column = 0 } = {}) => {
      if (text !== textAt(active)) change(changeCell(cells, active, text));
      // The row may be a new one, so that there is another one below it.
      const next = within({ row: active.row + row, column: active.column + column }, { ...size, rows: size.rows + 1 });
      setCorners({ active: next, anchor: next });
      setEditing(undefined);
    },
    onKeyDown,
    onCopy: (event) => !isText() && copy(event),
    onCut: (event) => {
      if (isText()) return;
      copy(event);
      change(clearRange(cells, range));
    },
    onPaste: (event) => {
      if (isText()) return;
      event.preventDefault();
      const block = blockOf(event.clipboardData.getData("text/plain"));
      if (block.length === 0) return;
      change(pasteBlock(cells, range.from, block));
      const width = Math.max(...block.map((line) => line.length));
      const end = { row: range.from.row + block.length - 1, column: range.from.column + width - 1 };
      setCorners({ active: range.from, anchor: end });
    },
  };
}
