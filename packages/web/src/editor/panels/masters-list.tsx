import {
  addMaster,
  confirmDeleteMaster,
  defaultMasterName,
  deleteMaster,
  duplicateMaster,
  type EditorState,
  leaveMaster,
  moveMaster,
  renameMaster,
  showMaster,
} from "@octavo/editor";
import type { TemplateMaster } from "@octavo/engine";
import type { Message } from "@octavo/engine/message";
import { Copy, GripVertical, Pencil, Plus, TextCursorInput, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PagePicture } from "../canvas/page-picture.tsx";
import { usePagePainter } from "../canvas/use-painter.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { InlineName } from "./inline-name.tsx";
import { dropLook, dropMark, useReorder } from "./use-reorder.ts";

interface MastersListProps {
  readonly onProblem: (problem: Message | undefined) => void;
}

const mastersOf = ({ document }: EditorState) => document.masters;
const canvasOf = ({ document }: EditorState) => document.canvas;
const editedOf = ({ place }: EditorState) => (place.kind === "master" ? place.id : undefined);

export function MastersList({ onProblem }: MastersListProps) {
  const editor = useEditor();
  const masters = useEditorState(mastersOf);
  const { drag, list } = useReorder((from, gap) => {
    const moved = masters[from];
    if (moved) onProblem(editor.runWith(moveMaster, { id: moved.id, to: gap > from ? gap - 1 : gap }));
  });
  return (
    <section
      aria-label={t("Masters")}
      data-scrolls
      className="max-h-[34%] shrink-0 overflow-y-auto border-t border-rule px-2 py-2"
    >
      <h3 className="px-1 text-[0.9375rem] font-semibold">{t("Masters")}</h3>
      <ul {...list} className="select-none">
        {masters.map((master, i) => (
          <li
            key={master.id}
            data-place={i}
            data-drop={dropMark(drag, i, masters.length)}
            className={`border-b border-rule py-1.5 last:border-b-0 ${dropLook}`}
          >
            <Master master={master} onProblem={onProblem} />
          </li>
        ))}
      </ul>
      <NewMaster onProblem={onProblem} />
    </section>
  );
}

interface MasterProps extends MastersListProps {
  readonly master: TemplateMaster;
}

function Master({ master, onProblem }: MasterProps) {
  const editor = useEditor();
  const [isRenamed, setRenamed] = useState(false);
  const { id, name } = master;
  return (
    <div className="flex items-center gap-1">
      <span
        data-grip
        className="grid h-11 w-4 shrink-0 cursor-grab touch-none place-items-center text-ink-soft pointer-coarse:w-8"
      >
        <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Picture master={master} />
      <div className="min-w-0 flex-1">
        {isRenamed ? (
          <InlineName
            label={t("New name of {name}", { name })}
            value={name}
            onCommit={(to) => editor.runWith(renameMaster, { id, name: to })}
            onDone={() => setRenamed(false)}
          />
        ) : (
          <span className="block truncate pl-1 text-[0.9375rem] leading-tight" title={name}>
            {name}
          </span>
        )}
        <MasterButtons master={master} onProblem={onProblem} onRename={() => setRenamed(true)} />
      </div>
    </div>
  );
}

interface MasterButtonsProps extends Pick<MasterProps, "master" | "onProblem"> {
  readonly onRename: () => void;
}

function MasterButtons({ master: { id, name }, onProblem, onRename }: MasterButtonsProps) {
  const editor = useEditor();
  const edited = useEditorState(editedOf);
  const edit = () => onProblem(id === edited ? editor.run(leaveMaster) : editor.runWith(showMaster, { id }));
  return (
    <span className="flex flex-wrap *:size-7 pointer-coarse:*:size-11">
      <IconButton
        name={t("Edit {name}", { name })}
        Icon={Pencil}
        pressed={id === edited}
        data-still
        data-focus
        onClick={edit}
      />
      <IconButton name={t("Rename {name}", { name })} Icon={TextCursorInput} data-still onClick={onRename} />
      <IconButton
        name={t("Duplicate {name}", { name })}
        Icon={Copy}
        data-still
        onClick={() => onProblem(editor.runWith(duplicateMaster, { id }))}
      />
      <ConfirmDialog
        trigger={<IconButton name={t("Delete {name}", { name })} Icon={Trash2} data-still />}
        title={translate(confirmDeleteMaster)}
        description={t("Undo takes it back.")}
        action={t("Delete")}
        onConfirm={() => onProblem(editor.runWith(deleteMaster, { id }))}
      />
    </span>
  );
}

/** Drawn as on the first page that uses it. */
function Picture({ master }: { readonly master: TemplateMaster }) {
  const canvas = useEditorState(canvasOf);
  const page = useEditorState(
    ({ document }) => document.pages.findIndex(({ master_id }) => master_id === master.id) + 1,
  );
  const paint = usePagePainter(Math.max(1, page));
  return <PagePicture canvas={canvas} widgets={master.widgets} paint={paint} width={36} />;
}

function NewMaster({ onProblem }: Pick<MastersListProps, "onProblem">) {
  const editor = useEditor();
  const [name, setName] = useState(() => translate(defaultMasterName));
  const add = (event: FormEvent) => {
    event.preventDefault();
    onProblem(editor.runWith(addMaster, { name }));
  };
  return (
    <form onSubmit={add} className="mt-1 flex items-center gap-1 px-1">
      <input
        type="text"
        aria-label={t("Name of a new master")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="h-8 min-w-0 flex-1 rounded-sm border border-edge bg-surface px-2 text-sm pointer-coarse:h-11"
      />
      <IconButton type="submit" name={t("Add Master")} Icon={Plus} />
    </form>
  );
}
