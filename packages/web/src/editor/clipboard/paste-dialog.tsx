import { type Editor, type EditorState, pasteToMasters, type Widgets, withPasted } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { type FormEvent, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Links, useLinks } from "../planner/links.ts";
import type { OtherDesign, OtherDesigns } from "../planner/other-designs.ts";
import type { PlannerNavigation } from "../planner/planner-targets.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { tooManyWidgetsOn } from "./messages.ts";
import { adapterFor } from "./pasting.ts";

interface PasteDialogProps {
  readonly around: PlannerNavigation | undefined;
  readonly others: OtherDesigns | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
  readonly onClose: () => void;
}

/** A master of the document, or another one of the project. */
interface Target {
  readonly name: string;
  /** Undefined for another master of the project. */
  readonly id: string | undefined;
  readonly other: OtherDesign | undefined;
  readonly widgets: Widgets;
  /** Number of a page with the master. */
  readonly page: number | undefined;
}

const documentOf = ({ document }: EditorState) => document;

/** Pastes the clipboard to the chosen masters, at the position of the originals. */
export function PasteDialog({ around, others, onProblem, onClose }: PasteDialogProps) {
  const editor = useEditor();
  const links = useLinks();
  const targets = targetsOf(useEditorState(documentOf), others, around);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<Message>();
  const paste = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await pasteTo(
      { editor, links, others },
      targets.filter(({ name }) => chosen.has(name)),
    );
    if ("problem" in refused) return setProblem(refused.problem);
    onClose();
    return onProblem(refused.notice);
  };
  const toggle = (name: string) =>
    setChosen(chosen.has(name) ? new Set([...chosen].filter((other) => other !== name)) : new Set([...chosen, name]));
  return (
    <Dialog open onClose={onClose} title={t("Paste to Masters")}>
      <form onSubmit={(event) => void paste(event)} className="flex min-h-0 flex-col">
        <DialogBody>
          <div className="flex gap-2 py-1">
            <Button onClick={() => setChosen(new Set(targets.map(({ name }) => name)))}>{t("All")}</Button>
            <Button onClick={() => setChosen(new Set())}>{t("None")}</Button>
          </div>
          {targets.map(({ name }) => (
            <CheckField key={name} checked={chosen.has(name)} onChange={() => toggle(name)}>
              {name}
            </CheckField>
          ))}
          {targets.some(({ name, other }) => other && chosen.has(name)) && (
            <p className="text-sm text-ink-soft">{t("Other designs are saved at once. Undo changes them back.")}</p>
          )}
          {problem !== undefined && <Notice kind="error">{translate(problem)}</Notice>}
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={chosen.size === 0}>
            {t("Paste")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function targetsOf(
  { kind, masters, pages, metadata }: EditorState["document"],
  others: OtherDesigns | undefined,
  around: PlannerNavigation | undefined,
): readonly Target[] {
  const pageWith = (id: string) => {
    if (around) return around.pagesOf(around.design)[0];
    const index = pages.findIndex(({ master_id }) => master_id === id);
    return index < 0 ? undefined : index + 1;
  };
  const here = kind === "page" ? [] : masters;
  return [
    ...here.map(({ id, name, widgets }) => ({
      name: kind === "template" ? name : metadata.name,
      id,
      other: undefined,
      widgets,
      page: pageWith(id),
    })),
    ...(others?.designs ?? []).flatMap((other) =>
      other.list === "masters"
        ? [{ name: other.name, id: undefined, other, widgets: other.widgets, page: around?.pagesOf(other)[0] }]
        : [],
    ),
  ];
}

interface PasteContext {
  readonly editor: Editor;
  readonly links: Links;
  readonly others: OtherDesigns | undefined;
}

/** Stores other designs first: if that fails, nothing changes here. The notice names links that lost their meaning. */
async function pasteTo(
  { editor, links, others }: PasteContext,
  targets: readonly Target[],
): Promise<{ readonly problem: Message } | { readonly notice: Message | undefined }> {
  const { document, clipboard } = editor.getState();
  const adapted = targets.map((target) => ({ target, ...adapterFor(target.widgets, target.page, links) }));
  const changed: OtherDesign[] = [];
  for (const { target, adapt } of adapted) {
    if (!target.other) continue;
    const widgets = withPasted(target.widgets, (clipboard?.widgets ?? []).map(adapt), document);
    if (!widgets) return { problem: tooManyWidgetsOn(target.name) };
    changed.push({ ...target.other, widgets });
  }
  const stored = changed.length > 0 ? await others?.store(changed) : undefined;
  if (stored && "problem" in stored) return stored;
  const refused = editor.runWith(pasteToMasters, {
    masters: adapted.flatMap(({ target: { id }, adapt }) => (id === undefined ? [] : [{ id, adapt }])),
    elsewhere: stored && { ...stored, count: changed.length },
  });
  if (refused !== undefined) return { problem: refused };
  return { notice: adapted.map(({ notice }) => notice()).find(Boolean) };
}
