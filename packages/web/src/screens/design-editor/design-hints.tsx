import { type EditorState, widgetsIn } from "@octavo/editor";
import { useState } from "react";
import { useEditorState, useIdleState } from "../../editor/state/editor-context.ts";
import { HintSlot } from "../../help/hint-slot.tsx";
import { useWasTrue } from "../../ui/use-was-true.ts";

const countWidgets = ({ document, place }: EditorState) => widgetsIn(document, place).length;
const hasSelection = ({ selection }: EditorState) => selection.ids.length > 0;
const hasPanels = ({ settings }: EditorState) => settings.panels;

/** Hints for the first master, above the canvas: they make it smaller, and cover nothing. */
export function DesignHints() {
  const count = useIdleState(countWidgets);
  const [first] = useState(count);
  const isSelected = useIdleState(hasSelection);
  return (
    <>
      <HintSlot id="design-widgets" isDone={useWasTrue(count > first)} className={look} />
      <HintSlot id="design-select" isDone={useWasTrue(isSelected)} className={look} />
      <HintSlot id="design-properties" when={useEditorState(hasPanels)} className={look} />
      <HintSlot id="design-save" className={look} />
    </>
  );
}

const look = "m-2 shrink-0";
