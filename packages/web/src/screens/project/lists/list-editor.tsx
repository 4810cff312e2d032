import { useMemo, useRef, useState } from "react";
import { t, tn } from "../../../language/t.ts";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { GridButtons } from "./grid-buttons.tsx";
import { type Cells, readCells } from "./list-cells.ts";
import { changeCells } from "./list-draft.ts";
import type { ListEditing } from "./list-editing.ts";
import { ListGrid } from "./list-grid.tsx";
import { MakeFromList } from "./make-from-list.tsx";
import { RowProblems } from "./row-problems.tsx";
import { useGrid } from "./use-grid.ts";
import { useRenaming } from "./use-renaming.ts";
import { useRowOnView } from "./use-row-on-view.ts";
import { useRowProblems } from "./use-row-problems.ts";

const noCells: Cells = { head: [], rows: [] };

export function ListEditor(props: ListEditing) {
  const { draft, live, list, index, check } = props;
  const read = useMemo(() => readCells({ rows: list.rows }), [list.rows]);
  const cells = read ?? noCells;
  const grid = useGrid({
    cells,
    onChange: (next, mark) => draft.edit((plan) => changeCells(plan, index, next), mark),
    undo: draft.undo,
    redo: draft.redo,
    page: 10,
  });
  const element = useRef<HTMLDivElement>(null);
  const keyColumn = Math.max(0, cells.head.indexOf(list.key ?? cells.head[0] ?? ""));
  const problems = useRowProblems(check, index, cells);
  const page = useRowOnView({ live, list: list.name, cell: cells.rows[grid.active.row]?.[keyColumn] ?? "" });
  if (!read || cells.head.length === 0)
    return (
      <Notice kind="error">
        {t("The rows of this list cannot be read. Correct them in the YAML of the plan, or open a table again.")}
      </Notice>
    );
  return (
    <section aria-label={list.name} className="flex flex-col gap-4">
      <NameField key={list.name} {...props} />
      <MakeFromList {...props} count={cells.rows.length} />
      <div className="flex flex-col gap-2">
        <GridButtons {...props} {...{ cells, grid }} />
        <ListGrid
          ref={element}
          name={t("Rows of {name}", { name: list.name })}
          {...{ cells, grid, keyColumn }}
          problemAt={problems.at}
        />
        <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
          {[
            tn(cells.rows.length, "{count} row", "{count} rows"),
            page !== undefined && t("row {row} is on page {page}", { row: grid.active.row + 1, page }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <RowProblems
        problems={problems.list}
        onShow={(position) => {
          grid.select(position);
          element.current?.focus();
        }}
      />
      <ColumnFields key={grid.active.column} {...props} {...{ cells, keyColumn }} at={grid.active.column} />
    </section>
  );
}

/** Sections name the list, so that they follow when the name is complete. */
function NameField({ project, draft, list, index }: Pick<ListEditing, "project" | "draft" | "list" | "index">) {
  const [typed, setTyped] = useState(list.name);
  const { renameList, isBusy, problem } = useRenaming(project, draft);
  const taken = (draft.plan.data ?? []).some(
    ({ name }, i) => i !== index && name.toLowerCase() === typed.trim().toLowerCase(),
  );
  const commit = () => {
    const name = typed.trim();
    if (name === "" || taken) setTyped(list.name);
    else if (name !== list.name && !isBusy) void renameList(index, name);
  };
  return (
    <TextField
      label={t("Name of the list")}
      maxLength={100}
      value={typed}
      error={taken ? t("Another list has this name.") : problem}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}
