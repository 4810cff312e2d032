import type { Editor, EditorState } from "@octavo/editor";
import { createContext, useContext, useSyncExternalStore } from "react";

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("There is no editor around this component.");
  return editor;
}

/** `select` must return a part of the state or a plain value, never a new object (see `Editor`). */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()));
}

/** Selects from the state before the current gesture, for components that render slowly. */
export function useIdleState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.getIdleState()));
}
