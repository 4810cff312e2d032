import type { Editor, EditorDocument } from "@octavo/editor";

/**
 * Calls `act` when no edit has followed for `delay` milliseconds, also once for a first document other than `known`.
 * `isLast` returns false after the next call and after the stop. Returns a function that stops it.
 */
export function afterEdits(
  editor: Editor,
  delay: number,
  act: (document: EditorDocument, isLast: () => boolean) => Promise<void> | void,
  known?: EditorDocument,
): () => void {
  let last = known;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const { document } = editor.getState();
    if (document === last) return;
    last = document;
    void act(document, () => document === last && !isStopped);
  };
  const wait = () => {
    if (editor.getState().document === last) return;
    clearTimeout(timer);
    timer = setTimeout(settle, delay);
  };
  const stop = editor.subscribe(wait);
  wait();
  return () => {
    isStopped = true;
    stop();
    clearTimeout(timer);
  };
}
