import { Copy, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import {
  addMaster,
  defaultMasterName,
  deleteMaster,
  duplicateMaster,
  leaveMaster,
  showMaster,
} from "../commands/masters.ts";
import type { EditorState } from "../document/editor-state.ts";
import { confirmDeleteMaster } from "../messages.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";

interface MastersListProps {
  readonly onProblem: (problem: string | undefined) => void;
}

const mastersOf = ({ document }: EditorState) => document.masters;
const editedOf = ({ place }: EditorState) => (place.kind === "master" ? place.id : undefined);

export function MastersList({ onProblem }: MastersListProps) {
  const editor = useEditor();
  const masters = useEditorState(mastersOf);
  const edited = useEditorState(editedOf);
  const [name, setName] = useState(defaultMasterName);
  const add = (event: FormEvent) => {
    event.preventDefault();
    onProblem(editor.runWith(addMaster, { name }));
  };
  const edit = (id: string) => onProblem(id === edited ? editor.run(leaveMaster) : editor.runWith(showMaster, { id }));
  return (
    <section aria-label="Masters" className="max-h-[40%] shrink-0 overflow-y-auto border-t border-rule px-3 py-2">
      <h3 className="text-[0.9375rem] font-semibold">Masters</h3>
      <ul>
        {masters.map((master) => (
          <li key={master.id} className="flex items-center">
            <span className="min-w-0 flex-1 truncate text-[0.9375rem]" title={master.name}>
              {master.name}
            </span>
            <IconButton
              name={`Edit ${master.name}`}
              Icon={Pencil}
              className="size-8"
              pressed={master.id === edited}
              onClick={() => edit(master.id)}
            />
            <IconButton
              name={`Duplicate ${master.name}`}
              Icon={Copy}
              className="size-8"
              onClick={() => onProblem(editor.runWith(duplicateMaster, { id: master.id }))}
            />
            <ConfirmDialog
              trigger={<IconButton name={`Delete ${master.name}`} Icon={Trash2} className="size-8" />}
              title="Delete master"
              description={confirmDeleteMaster}
              action="Delete"
              onConfirm={() => onProblem(editor.runWith(deleteMaster, { id: master.id }))}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-1 flex items-center gap-1">
        <input
          type="text"
          aria-label="Name of a new master"
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="h-8 min-w-0 flex-1 rounded-sm border border-edge bg-surface px-2 text-sm pointer-coarse:h-11"
        />
        <IconButton type="submit" name="Add Master" Icon={Plus} />
      </form>
    </section>
  );
}
