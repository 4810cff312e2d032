import { useEffect, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { undoStep } from "../commands/undo-and-redo.ts";
import type { EditorState, Undoable } from "../document/editor-state.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";

/** In milliseconds: time enough for slow hands. The next edit takes it away at once. */
const shownFor = 20_000;

const undoableOf = ({ undoable, document }: EditorState) => (undoable?.document === document ? undoable : undefined);

/** What a key deletes unasked can be had back at once, also by hands without keys. It has been read out already. */
export function UndoOffer() {
  const editor = useEditor();
  const undoable = useEditorState(undoableOf);
  const [passed, setPassed] = useState<Undoable>();
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(() => setPassed(undoable), shownFor);
    return () => clearTimeout(timer);
  }, [undoable]);
  if (!undoable || undoable === passed) return null;
  return (
    <div
      data-undo-offer
      className="absolute bottom-3 left-1/2 z-2 flex -translate-x-1/2 items-center gap-3 rounded-sm border border-edge bg-paper py-1 pr-1 pl-3 text-[0.9375rem] whitespace-nowrap"
    >
      {translate(undoable.said)}
      <Button onClick={() => editor.run(undoStep)}>{t("Undo")}</Button>
    </div>
  );
}
