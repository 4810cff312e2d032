import type { Editor, EditorDocument } from "@octavo/editor";

/**
 * Calls `act` when no edit has followed for `delay` milliseconds, also once for a first document other than `known`.
 * Returns a function that stops it.
 */
export function afterEdits(
  editor: Editor,
  delay: number,
  act: (document: EditorDocument) => void,
  known?: EditorDocument,
): () => void {
  let last = known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const { document } = editor.getState();
    if (document === last) return;
    last = document;
    act(document);
  };
  const wait = () => {
    if (editor.getState().document === last) return;
    clearTimeout(timer);
    timer = setTimeout(settle, delay);
  };
  const stop = editor.subscribe(wait);
  wait();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
