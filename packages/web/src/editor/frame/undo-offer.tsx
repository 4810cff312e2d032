import {
  type Editor,
  type EditorState,
  keepSelectionInView,
  putOnEveryPage,
  selectWidgets,
  undoStep,
} from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { useEffect, useRef, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";

/** In milliseconds. The next edit removes the offer earlier. */
const shownFor = 20_000;

const undoOfferOf = ({ undoOffer, document }: EditorState) =>
  undoOffer?.document === document ? undoOffer : undefined;

const AdjustPictureDialog = lazy(
  async () => (await import("../pictures/adjust-picture-dialog.tsx")).AdjustPictureDialog,
  closable,
);

const MakeRoomButton = lazy(async () => (await import("../parts/parts-list.tsx")).MakeRoomButton, { isOptional: true });

function AdjustButton({ onDone }: { readonly onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("Adjust picture…")}</Button>
      {isOpen && <AdjustPictureDialog onClose={onDone} />}
    </>
  );
}

function EveryPageButton({ ids }: { readonly ids: readonly string[] }) {
  const editor = useEditor();
  const put = () => {
    editor.runWith(selectWidgets, { ids });
    editor.run(putOnEveryPage);
  };
  return <Button onClick={put}>{translate(putOnEveryPage.label)}</Button>;
}

/** Scrolls what was inserted out from below the notice, which covers much of a small canvas. */
function showAbove(editor: Editor, notice: HTMLElement): void {
  const height = notice.offsetTop;
  editor.update((state) => keepSelectionInView(state, { ...state.viewport, height }));
}

/** Offers undo after a deletion, or another action. The text was already announced. */
export function UndoOffer() {
  const editor = useEditor();
  const undoOffer = useEditorState(undoOfferOf);
  const [passed, setPassed] = useState<EditorState["undoOffer"]>();
  const hasPanels = useEditorState(({ settings }) => settings.panels);
  const notice = useRef<HTMLDivElement>(null);
  const viewport = useEditorState((state) => state.viewport);
  useEffect(() => {
    if (undoOffer && notice.current) showAbove(editor, notice.current);
  }, [editor, undoOffer, viewport]);
  useEffect(() => {
    if (!undoOffer) return undefined;
    const timer = setTimeout(() => setPassed(undoOffer), shownFor);
    return () => clearTimeout(timer);
  }, [undoOffer]);
  if (!undoOffer || undoOffer === passed) return null;
  return (
    <div
      ref={notice}
      data-undo-offer
      // Raised panels of a phone hide the tools for the view, which are below it.
      className={`absolute ${hasPanels ? "bottom-16 max-md:bottom-2" : "bottom-16"} left-1/2 z-2 flex w-max max-w-[calc(100%-1rem)] -translate-x-1/2 flex-wrap items-center justify-end gap-x-3 rounded-sm border border-edge bg-paper py-1 pe-1 ps-3 text-[0.9375rem]`}
    >
      {/* Above the buttons if there is too little room beside them. */}
      <span className="min-w-0 flex-1 basis-48">{translate(undoOffer.message)}</span>
      {undoOffer.forEveryPage && <EveryPageButton ids={undoOffer.forEveryPage} />}
      {undoOffer.over && <MakeRoomButton ids={undoOffer.over} />}
      {undoOffer.action ? (
        <AdjustButton onDone={() => setPassed(undoOffer)} />
      ) : (
        <Button onClick={() => editor.run(undoStep)}>{t("Undo")}</Button>
      )}
    </div>
  );
}

/** In milliseconds. */
const problemShownFor = 12_000;

/** Why a command was refused. */
export function ProblemNotice({ text, onDone }: { readonly text: Message | undefined; readonly onDone: () => void }) {
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(onDone, problemShownFor);
    return () => clearTimeout(timer);
  }, [text, onDone]);
  return (
    <output className="pointer-events-none absolute bottom-16 left-1/2 z-2 -translate-x-1/2 rounded-sm border border-edge bg-paper px-3 py-1.5 text-[0.9375rem] empty:hidden">
      {text && translate(text)}
    </output>
  );
}
