import {
  addPage,
  askForCopies,
  askForPages,
  assignMaster,
  deletePage,
  duplicatePage,
  type EditorState,
  goToPage,
  movePageDown,
  movePageUp,
  type PlainCommand,
  pageNumber,
} from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { ArrowDown, ArrowUp, Copy, CopyPlus, FilePlus2, ListPlus, type LucideIcon, Trash2 } from "lucide-react";
import { t, translate } from "../../language/t.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { PageList } from "./page-list.tsx";

interface PagesPanelProps {
  readonly onProblem: (problem: Message | undefined) => void;
}

const documentOf = (state: EditorState) => state.document;
const numberOf = ({ document, page }: EditorState) => pageNumber(document, page);

export function PagesPanel({ onProblem }: PagesPanelProps) {
  const editor = useEditor();
  const { pages } = useEditorState(documentOf);
  const current = useEditorState(numberOf);
  const isShown = useEditorState(({ settings }) => settings.pages);
  if (!isShown) return null;
  return (
    <section
      aria-label={t("Pages")}
      data-region="pages"
      tabIndex={-1}
      className="flex w-52 shrink-0 flex-col border-e border-rule bg-paper outline-none max-md:absolute max-md:inset-y-0 max-md:start-0 max-md:z-3 max-md:w-60"
    >
      <div className="flex items-center gap-1.5 px-3 py-2 text-sm text-ink-soft">
        {t("Page")}
        <NumberField
          label={t("Page")}
          value={current}
          min={1}
          max={pages.length}
          onCommit={(page) => onProblem(editor.runWith(goToPage, { page }))}
        />
        {t("of {total}", { total: pages.length })}
      </div>
      <div className="flex flex-wrap border-b border-rule px-1 pb-1 *:size-7 pointer-coarse:*:size-11">
        <Icon command={addPage} Icon={FilePlus2} />
        <Icon command={askForPages} Icon={ListPlus} />
        <ConfirmedCommandButton command={duplicatePage} Icon={Copy} action={t("Duplicate")} onProblem={onProblem} />
        <Icon command={askForCopies} Icon={CopyPlus} />
        <Icon command={movePageUp} Icon={ArrowUp} />
        <Icon command={movePageDown} Icon={ArrowDown} />
        <ConfirmedCommandButton command={deletePage} Icon={Trash2} action={t("Delete")} onProblem={onProblem} />
      </div>
      <AssignedMaster />
      <PageList pages={pages} current={current} onProblem={onProblem} />
    </section>
  );
}

function Icon({ command, Icon: Shape }: { readonly command: PlainCommand; readonly Icon: typeof Copy }) {
  const editor = useEditor();
  const isEnabled = useEditorState(command.isEnabled);
  return (
    <IconButton
      name={translate(command.label)}
      Icon={Shape}
      disabled={!isEnabled}
      onClick={() => editor.run(command)}
    />
  );
}

function AssignedMaster() {
  const editor = useEditor();
  const { masters, pages } = useEditorState(documentOf);
  const current = useEditorState(numberOf);
  return (
    <label className="flex flex-col gap-0.5 border-b border-rule px-3 py-2 text-sm text-ink-soft">
      {t("Master of page {page}", { page: current })}
      <select
        className="select h-8 rounded-sm border border-edge bg-surface px-2 text-[0.9375rem] text-ink pointer-coarse:h-11"
        value={pages[current - 1]?.master_id ?? ""}
        onChange={({ target }) => editor.runWith(assignMaster, { master_id: target.value || undefined })}
      >
        <option value="">{t("None")}</option>
        {masters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AskedButtonProps {
  readonly command: PlainCommand;
  readonly Icon: LucideIcon;
  readonly action: string;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** A button for a command with a confirmation question. */
function ConfirmedCommandButton({ command, Icon, action, onProblem }: AskedButtonProps) {
  const editor = useEditor();
  const isEnabled = useEditorState(command.isEnabled);
  const question = useEditorState((state) => translate(command.confirmation?.(state, undefined) ?? command.label));
  return (
    <ConfirmDialog
      trigger={<IconButton name={translate(command.label)} Icon={Icon} disabled={!isEnabled} />}
      title={question}
      description={t("Undo takes it back.")}
      action={action}
      onConfirm={() => onProblem(editor.run(command))}
    />
  );
}
