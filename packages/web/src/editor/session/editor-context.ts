import type { Editor, EditorState } from "@octavo/editor";
import { createContext, useContext, useSyncExternalStore } from "react";

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("There is no editor around this component.");
  return editor;
}

/** `select` hands back a part of the state or a plain value, never a new object; see `editor.ts`. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()));
}

/** The same of what takes longer to show than a frame has: it waits for the end of a gesture. */
export function useIdleState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.getIdleState()));
}
