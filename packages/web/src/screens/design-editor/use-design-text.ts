import { useRef, useState } from "react";
import { replaceDocument } from "../../editor/commands/replace-document.ts";
import type { EditorDocument } from "../../editor/document/editor-document.ts";
import { type DocumentYaml, loadYaml } from "../../editor/document/load-yaml.ts";
import type { Editor } from "../../editor/editor.ts";
import type { Draft } from "../../editor/session/use-draft.ts";
import { whenLoaded } from "../../engine-worker/tables.ts";
import type { Mode } from "./mode-switch.tsx";
import type { Opening } from "./opening.ts";

const mendFirst = "The YAML has errors. Mend them, or drop these changes, and the picture can be edited again.";

type Read = (yaml: DocumentYaml, text: string, present: EditorDocument) => EditorDocument | undefined;

/**
 * The two views of one design. The document of the editor is the truth; a text stands beside it from the first key in
 * the YAML view on, and each state of it that can be read becomes the document.
 */
export function useDesignText(editor: Editor, read: Read, draft: Draft, { broken, yaml: opened }: Opening) {
  const [mode, setMode] = useState<Mode>(broken === undefined ? "visual" : "yaml");
  const [yaml, setYaml] = useState(opened);
  const [text, setText] = useState(broken);
  const [hasErrors, setHasErrors] = useState(broken !== undefined);
  const [problem, setProblem] = useState<string>();
  const newest = useRef(broken);

  const fail = (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason));
  const edit = async (written: string) => {
    newest.current = written;
    setText(written);
    draft.keepText(written);
    try {
      const document = yaml && (await whenLoaded(() => read(yaml, written, editor.getState().document)));
      if (newest.current !== written) return;
      setHasErrors(document === undefined);
      if (!document) return;
      setProblem(undefined);
      editor.runWith(replaceDocument, { document });
    } catch (reason) {
      fail(reason);
    }
  };
  const show = async (next: Mode) => {
    if (next === "visual" && hasErrors) return setProblem(mendFirst);
    try {
      if (next === "yaml") setYaml(await loadYaml());
    } catch (reason) {
      return fail(reason);
    }
    setProblem(undefined);
    setText(undefined);
    setMode(next);
  };
  const settle = () => {
    newest.current = undefined;
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
    edit: (written: string) => void edit(written),
    change: (next: Mode) => void show(next),
    drop,
    settle,
    /** What the YAML view shows. */
    shown: () => text ?? yaml?.printDocument(editor.getState().document) ?? "",
    print: async () => {
      const { document } = editor.getState();
      return text ?? (await loadYaml()).printDocument(document);
    },
  };
}
