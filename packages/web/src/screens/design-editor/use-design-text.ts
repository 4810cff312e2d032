import { useState } from "react";
import { replaceDocument } from "../../editor/commands/replace-document.ts";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import { printDocument } from "../../editor/document/save-document.ts";
import type { Editor } from "../../editor/editor.ts";
import type { Draft } from "../../editor/session/use-draft.ts";
import type { Mode } from "./mode-switch.tsx";

const mendFirst = "The YAML has errors. Mend them, or drop these changes, and the picture can be edited again.";

/**
 * The two views of one design. The document of the editor is the truth; a text stands beside it from the first key in
 * the YAML view on, and each state of it that can be read becomes the document.
 */
export function useDesignText(
  editor: Editor,
  read: (text: string, present: EditorDocument) => EditorDocument | undefined,
  draft: Draft,
  broken: string | undefined,
) {
  const [mode, setMode] = useState<Mode>(broken === undefined ? "visual" : "yaml");
  const [text, setText] = useState(broken);
  const [hasErrors, setHasErrors] = useState(broken !== undefined);
  const [problem, setProblem] = useState<string>();

  const edit = (written: string) => {
    const document = read(written, editor.getState().document);
    setText(written);
    setHasErrors(document === undefined);
    if (document) {
      setProblem(undefined);
      editor.runWith(replaceDocument, { document });
    }
    draft.keepText(written);
  };
  const change = (next: Mode) => {
    if (next === "visual" && hasErrors) return setProblem(mendFirst);
    setText(undefined);
    setMode(next);
  };
  const settle = () => {
    setText(undefined);
    setHasErrors(false);
    setProblem(undefined);
  };
  /** Back to the last state that could be read. */
  const drop = () => {
    settle();
    draft.keepDocument(editor.getState().document);
  };
  return {
    mode,
    hasErrors,
    problem,
    edit,
    change,
    drop,
    settle,
    text: () => text ?? printDocument(editor.getState().document),
  };
}
