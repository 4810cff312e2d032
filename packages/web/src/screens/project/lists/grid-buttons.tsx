import { Columns3, FileUp, Image, ListX, Rows3, Trash2 } from "lucide-react";
import { useRef } from "react";
import { t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { CompactButton } from "../../../ui/compact-button.tsx";
import { FileInput } from "../../../ui/drop-files.tsx";
import { tableTypes } from "./add-list.tsx";
import { type Cells, insertColumn, insertRows, removeRows } from "./list-cells.ts";
import { changeCells, removeList } from "./list-draft.ts";
import type { ListEditing } from "./list-editing.ts";
import type { GridActions, GridState } from "./use-grid.ts";

interface GridButtonsProps extends ListEditing {
  readonly cells: Cells;
  readonly grid: GridState & GridActions;
}

/** Rows and columns at the selection, and files for the list. */
export function GridButtons({ draft, list, index, files, onRemoved, cells, grid }: GridButtonsProps) {
  const { active, range } = grid;
  const table = useRef<HTMLInputElement>(null);
  const pictures = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const change = (next: Cells) => draft.edit((plan) => changeCells(plan, index, next));
  const remove = () => {
    draft.edit((plan) => removeList(plan, index));
    onRemoved();
    announce(t("{name} removed.", { name: list.name }));
  };
  const hasPictures = Object.values(list.columns ?? {}).includes("picture");
  const isOnRows = range.from.row < cells.rows.length;
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      <FileInput
        ref={table}
        label={t("Table with other rows")}
        accept={tableTypes}
        onFiles={([file]) => file && void files.replaceRows(file)}
      />
      <FileInput
        ref={pictures}
        label={t("Picture files")}
        accept="image/*"
        multiple
        onFiles={(chosen) => void files.addFiles(chosen)}
      />
      <CompactButton name={t("Insert row")} Icon={Rows3} onClick={() => change(insertRows(cells, active.row))} />
      <CompactButton
        name={t("Delete rows")}
        Icon={Trash2}
        disabled={!isOnRows}
        onClick={() => change(removeRows(cells, range))}
      />
      <CompactButton
        name={t("Insert column")}
        Icon={Columns3}
        onClick={() => change(insertColumn(cells, active.column + 1))}
      />
      <CompactButton name={t("Replace rows with a table…")} Icon={FileUp} onClick={() => table.current?.click()} />
      {hasPictures && (
        <CompactButton name={t("Add pictures…")} Icon={Image} onClick={() => pictures.current?.click()} />
      )}
      <CompactButton name={t("Remove list")} Icon={ListX} onClick={remove} />
    </div>
  );
}
