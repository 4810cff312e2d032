import { type EditorState, widgetsIn } from "@octavo/editor";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useEditor, useEditorState, useIdleState } from "../state/editor-context.ts";

/** Ids of the selected widgets. Empty while a text is edited, so that it has room beside a keyboard. */
const selectedKey = ({ selection, textEdit }: EditorState) => (textEdit ? "" : selection.ids.join());

interface PanelsOfPhoneProps {
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Draws nothing. On a phone, a selection raises the panels, and no selection lowers them again. Undo and redo do not raise them, and neither does a
 * selection for which the user has lowered them.
 */
export function PanelsOfPhone({ onOpen, onClose }: PanelsOfPhoneProps) {
  const editor = useEditor();
  const key = useIdleState(selectedKey);
  // On an empty page, they cover the list of widgets that one begins with.
  const hasOpened = useRef(hasNoWidgets(editor.getState()));
  const lowered = useLoweredFor(key);
  const undone = useIdleState(({ history }) => history.undone);
  const before = useRef<{ readonly key: string | undefined; readonly undone: typeof undone }>({
    key: undefined,
    undone,
  });
  const follow = useEffectEvent((isSelected: boolean) => {
    const { settings, history } = editor.getState();
    const isOpen = settings.panels;
    const { key: last, undone: undoable } = before.current;
    before.current = { key, undone };
    if (key === last || isSelected === isOpen || (isOpen && !hasOpened.current)) return;
    const isStep = undone.length > undoable.length || undoable.some((step) => step === history.done.at(-1));
    if (isSelected && (lowered.current === key || isStep)) return;
    hasOpened.current = isSelected;
    if (isSelected) onOpen();
    else onClose();
  });
  useEffect(() => {
    follow(key !== "");
  }, [key, undone]);
  return null;
}

/** The selection for which the user has lowered the panels. Undefined after they were raised. */
function useLoweredFor(key: string): RefObject<string | undefined> {
  const isOpen = useEditorState(({ settings }) => settings.panels);
  const wasOpen = useRef(isOpen);
  const lowered = useRef<string>(undefined);
  const note = useEffectEvent(() => {
    if (isOpen) lowered.current = undefined;
    else if (wasOpen.current && key !== "") lowered.current = key;
    wasOpen.current = isOpen;
  });
  useEffect(() => {
    note();
  }, [isOpen]);
  return lowered;
}

const hasNoWidgets = ({ document, place }: EditorState) => widgetsIn(document, place).length === 0;
