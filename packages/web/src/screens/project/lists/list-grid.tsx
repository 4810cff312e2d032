/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Rows of tables cannot be placed, and those out of view are not in the document. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useId, useMemo, useRef } from "react";
import { t } from "../../../language/t.ts";
import { CellEditor } from "./cell-editor.tsx";
import { type Cells, isInside, type Position } from "./list-cells.ts";
import type { GridActions, GridState } from "./use-grid.ts";

interface ListGridProps {
  readonly name: string;
  readonly cells: Cells;
  readonly grid: GridState & GridActions;
  /** Column that identifies rows. */
  readonly keyColumn: number;
  readonly problemAt: (position: Position) => string | undefined;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Height of a row in pixels. */
const rowHeight = 36;

/** Rows rendered beyond both edges. */
const overscan = 6;

/** Columns whose widths come from their first cells, in characters. A character takes `each`, in rem. */
const width = { least: 6, most: 22, measured: 100, each: 0.55, numbers: 3 };

/**
 * Cells that are edited as in a spreadsheet. The grid keeps the focus and names the active cell, because rows out of view are
 * not in the document.
 */
export function ListGrid({ name, cells, grid, keyColumn, problemAt, ref }: ListGridProps) {
  const id = useId();
  const count = cells.rows.length + 1;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: rowHeight,
  });
  const { active, editing } = grid;
  useReveal(active, (row) => rows.scrollToIndex(row, { align: "auto" }), `${id}-${active.row}-${active.column}`);
  const columns = useColumns(cells);
  const shown = rows.getVirtualItems();
  const isShown = shown.some(({ index }) => index === active.row);
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={editing === undefined ? 0 : -1}
      aria-label={name}
      aria-rowcount={count + 1}
      aria-colcount={cells.head.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={isShown ? `${id}-${active.row}-${active.column}` : undefined}
      className="max-h-[min(28rem,60vh)] min-h-40 overflow-auto overscroll-contain rounded-sm border border-edge bg-surface text-[0.9375rem] outline-offset-0"
      onKeyDown={grid.onKeyDown}
      onCopy={grid.onCopy}
      onCut={grid.onCut}
      onPaste={grid.onPaste}
    >
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-2 grid border-b border-edge bg-wash font-semibold"
        style={columns}
      >
        <span role="columnheader" className="sticky start-0 z-1 bg-wash px-2 py-1.5 text-sm text-ink-soft">
          <span className="sr-only">{t("Row")}</span>
        </span>
        {cells.head.map((column, i) => (
          <ColumnHeader key={i} isKey={i === keyColumn} onSelect={() => grid.select({ row: active.row, column: i })}>
            {column}
          </ColumnHeader>
        ))}
      </div>
      <div role="presentation" className="relative" style={{ height: rows.getTotalSize(), minWidth: columns.minWidth }}>
        {shown.map(({ index, start }) => (
          <GridRow
            key={index}
            {...{ id, cells, grid, problemAt, columns }}
            row={index}
            style={{ transform: `translateY(${start}px)`, height: rowHeight }}
            focusGrid={() => ref.current?.focus({ preventScroll: true })}
          />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the active cell after it has moved. */
function useReveal({ row, column }: Position, scrollTo: (row: number) => void, cellId: string): void {
  const isFirst = useRef(true);
  const reveal = useRef(scrollTo);
  useEffect(() => {
    reveal.current = scrollTo;
  });
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    reveal.current(row);
    document.getElementById(cellId)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [row, column, cellId]);
}

interface Columns {
  readonly gridTemplateColumns: string;
  readonly minWidth: string;
}

function useColumns({ head, rows }: Cells): Columns {
  return useMemo(() => {
    const widths = head.map((name, i) => {
      const lengths = rows.slice(0, width.measured).map((cells) => (cells[i] ?? "").length);
      return (Math.min(width.most, Math.max(width.least, name.length + 2, ...lengths)) + 2) * width.each;
    });
    const total = widths.reduce((sum, one) => sum + one, width.numbers);
    const template = widths.map((one) => `minmax(${one}rem, ${one}fr)`).join(" ");
    return { gridTemplateColumns: `${width.numbers}rem ${template}`, minWidth: `${total}rem` };
  }, [head, rows]);
}

interface ColumnHeaderProps {
  readonly isKey: boolean;
  readonly onSelect: () => void;
  readonly children: string;
}

function ColumnHeader({ isKey, onSelect, children }: ColumnHeaderProps) {
  return (
    // The keyboard selects columns by their cells.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <span role="columnheader" className="truncate border-s border-rule px-2 py-1.5" dir="auto" onClick={onSelect}>
      {children}
      {isKey && <span className="ms-1 text-sm font-normal text-ink-soft">{t("(key)")}</span>}
    </span>
  );
}

interface GridRowProps extends Pick<ListGridProps, "cells" | "grid" | "problemAt"> {
  readonly id: string;
  readonly row: number;
  readonly columns: Columns;
  readonly style: { readonly transform: string; readonly height: number };
  readonly focusGrid: () => void;
}

function GridRow({ id, cells, grid, problemAt, row, columns, style, focusGrid }: GridRowProps) {
  const isNew = row === cells.rows.length;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute inset-x-0 top-0 grid border-b border-rule"
      style={{ ...style, ...columns }}
    >
      <span
        role="rowheader"
        className="sticky start-0 z-1 grid place-items-center bg-wash text-sm text-ink-soft tabular-nums"
      >
        {isNew ? <span aria-label={t("New row")}>+</span> : row + 1}
      </span>
      {cells.head.map((_, column) => (
        <GridCell
          key={column}
          id={`${id}-${row}-${column}`}
          {...{ grid, focusGrid }}
          position={{ row, column }}
          text={cells.rows[row]?.[column] ?? ""}
          problem={problemAt({ row, column })}
        />
      ))}
    </div>
  );
}

interface GridCellProps extends Pick<ListGridProps, "grid"> {
  readonly id: string;
  readonly position: Position;
  readonly text: string;
  readonly problem: string | undefined;
  readonly focusGrid: () => void;
}

function GridCell({ id, grid, position, text, problem, focusGrid }: GridCellProps) {
  const { active, range, editing } = grid;
  const isActive = active.row === position.row && active.column === position.column;
  const isSelected = isInside(range, position);
  const wasActive = useRef(false);
  if (isActive && editing !== undefined)
    return (
      <div role="gridcell" id={id} className="relative z-3">
        <CellEditor
          text={editing}
          onCommit={(typed, by) => {
            grid.commit(typed, by);
            // Without a move, the focus has left.
            if (by) focusGrid();
          }}
          onCancel={() => {
            grid.cancel();
            focusGrid();
          }}
        />
      </div>
    );
  return (
    // The grid has the focus and handles keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="gridcell"
      id={id}
      aria-selected={isSelected}
      aria-invalid={problem !== undefined || undefined}
      title={problem}
      dir="auto"
      className={`cursor-cell truncate border-s border-rule px-2 py-1.5 leading-snug ${problem === undefined ? "" : "bg-danger/10 underline decoration-danger decoration-wavy"} ${isSelected ? "bg-wash" : ""} ${isActive ? "relative z-1 outline-2 -outline-offset-2 outline-accent" : ""}`}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        focusGrid();
        wasActive.current = isActive && !event.shiftKey;
        grid.select(position, event.shiftKey);
      }}
      // A second tap edits, as there is no double click on a touch screen.
      onClick={() => wasActive.current && grid.edit(text)}
      onMouseEnter={({ buttons }) => buttons === 1 && editing === undefined && grid.select(position, true)}
    >
      {text.replaceAll("\n", " ⏎ ")}
    </div>
  );
}
