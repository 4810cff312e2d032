import type { Diagnostic } from "@octavo/foundation";
import { useMemo } from "react";
import type { PlanCheck } from "../../../engine-worker/protocol.ts";
import { translate } from "../../../language/t.ts";
import type { Cells, Position } from "./list-cells.ts";

export interface RowProblem {
  /** Undefined for a problem of the whole list. */
  readonly position: Position | undefined;
  readonly text: string;
}

/** Problems of a list, by their cells. */
export function useRowProblems(check: PlanCheck | undefined, index: number, { head }: Cells) {
  return useMemo(() => {
    const list = [...(check?.errors ?? []), ...(check?.warnings ?? [])].flatMap((problem) =>
      problemsOf(problem, index, head),
    );
    const byCell = new Map(list.flatMap(({ position, text }) => (position ? [[cellKey(position), text]] : [])));
    return { list, at: (position: Position) => byCell.get(cellKey(position)) };
  }, [check, index, head]);
}

const cellKey = ({ row, column }: Position) => `${row}/${column}`;

/** Paths are such as `data[0].rows[2].Born`. */
function problemsOf({ at, message }: Diagnostic, index: number, head: readonly string[]): readonly RowProblem[] {
  const [data, list, field, row, column] = at.path ?? [];
  if (data !== "data" || list !== index) return [];
  const isCell = field === "rows" && typeof row === "number";
  const position = isCell ? { row, column: Math.max(0, head.indexOf(String(column))) } : undefined;
  return [{ position, text: translate(message) }];
}
