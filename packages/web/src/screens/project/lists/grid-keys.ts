import type { KeyboardEvent } from "react";
import { logicalKey } from "../../../browser/logical-key.ts";
import type { Position } from "./list-cells.ts";

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows on screen. */
  readonly page: number;
}

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "currentTarget">;

/** Cell that a key moves to (ARIA grid pattern). Undefined for other keys. */
export function movedBy(event: Pressed, { row, column }: Position, size: GridSize): Position | undefined {
  if (event.altKey) return undefined;
  const key = logicalKey(event);
  const isControl = event.ctrlKey || event.metaKey;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const moves: Readonly<Record<string, Position>> = {
    ArrowUp: { row: isControl ? 0 : row - 1, column },
    ArrowDown: { row: isControl ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isControl ? 0 : column - 1 },
    ArrowRight: { row, column: isControl ? lastColumn : column + 1 },
    Home: { row: isControl ? 0 : row, column: 0 },
    End: { row: isControl ? lastRow : row, column: lastColumn },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
  };
  const moved = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return moved && within(moved, size);
}

export function within({ row, column }: Position, { rows, columns }: Pick<GridSize, "rows" | "columns">): Position {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}
