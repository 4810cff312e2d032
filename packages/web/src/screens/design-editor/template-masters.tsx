import {
  addMaster,
  confirmDeleteMaster,
  defaultMasterName,
  deleteMaster,
  duplicateMaster,
  type EditorState,
  frameOf,
  leaveMaster,
  moveMaster,
  renameMaster,
  showMaster,
} from "@octavo/editor";
import type { Problem, TemplateMaster } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { MasterSwitcher, type SwitcherMaster } from "../../editor/masters/master-switcher.tsx";
import { PagePicture } from "../../editor/painting/page-picture.tsx";
import { usePagePainter } from "../../editor/painting/use-painter.ts";
import { useEditor, useEditorState } from "../../editor/state/editor-context.ts";
import { useProblems } from "../../editor/state/use-check.ts";
import { t, translate } from "../../language/t.ts";
import { emptyPlaceholder } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";

interface TemplateMastersProps {
  readonly onProblem: (problem: Message | undefined) => void;
}

const mastersOf = ({ document }: EditorState) => document.masters;
const canvasOf = ({ document }: EditorState) => document.canvas;
const editedOf = ({ place }: EditorState) => (place.kind === "master" ? place.id : undefined);

export function TemplateMasters({ onProblem }: TemplateMastersProps) {
  const editor = useEditor();
  const masters = useEditorState(mastersOf);
  const edited = useEditorState(editedOf);
  const { here } = useProblems(editor);
  const switcherMaster = (master: TemplateMaster): SwitcherMaster => {
    const { id, name } = master;
    const isCurrent = id === edited;
    return {
      key: id,
      name,
      isCurrent,
      picture: <Picture master={master} />,
      problems: countAt(here, name),
      opener: (props) => (
        <button
          type="button"
          aria-pressed={isCurrent}
          onClick={() => onProblem(isCurrent ? editor.run(leaveMaster) : editor.runWith(showMaster, { id }))}
          {...props}
        />
      ),
      actions: {
        rename: (to) => editor.runWith(renameMaster, { id, name: to }),
        duplicate: () => onProblem(editor.runWith(duplicateMaster, { id })),
        remove: () => onProblem(editor.runWith(deleteMaster, { id })),
        removal: { title: translate(confirmDeleteMaster), description: t("Undo takes it back.") },
      },
    };
  };
  const move = (from: number, to: number) => {
    const id = masters[from]?.id;
    if (id !== undefined) onProblem(editor.runWith(moveMaster, { id, to }));
  };
  return (
    <MasterSwitcher masters={masters.map(switcherMaster)} onMove={move} adding={<NewMaster onProblem={onProblem} />} />
  );
}

function countAt(problems: readonly Problem[], name: string): number {
  return problems.filter(({ at }) => at.master === name).length;
}

/** Size of a picture, in CSS pixels: its width in the column, its height in the row. */
const pictureSize = { width: 56, height: 40 };

/** Drawn as on the first page that uses it. */
function Picture({ master }: { readonly master: TemplateMaster }) {
  const canvas = useEditorState(canvasOf);
  const page = useEditorState(
    ({ document }) => document.pages.findIndex(({ master_id }) => master_id === master.id) + 1,
  );
  const below = useEditorState(({ document }) => frameOf(document, master));
  const paint = usePagePainter(Math.max(1, page));
  const isColumn = useMediaQuery("(width >= 68.75rem)");
  const { width, height } = canvas.dimensions;
  const shown = isColumn ? pictureSize.width : (pictureSize.height * width) / height;
  return <PagePicture canvas={canvas} below={below} widgets={master.widgets} paint={paint} width={shown} />;
}

function NewMaster({ onProblem }: TemplateMastersProps) {
  const editor = useEditor();
  const [name, setName] = useState(() => translate(defaultMasterName));
  const add = (event: FormEvent) => {
    event.preventDefault();
    onProblem(editor.runWith(addMaster, { name }));
  };
  return (
    <form onSubmit={add} className="flex shrink-0 items-center gap-1">
      <input
        type="text"
        dir="auto"
        placeholder={emptyPlaceholder}
        aria-label={t("Name of a new master")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="h-8 w-0 min-w-0 flex-1 rounded-sm border border-edge bg-surface px-1.5 text-sm max-lg:w-36 max-lg:flex-none pointer-coarse:h-11"
      />
      <IconButton type="submit" name={t("Add Master")} Icon={Plus} className="lg:size-8" />
    </form>
  );
}
