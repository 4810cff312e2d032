import { type DocumentYaml, type Editor, type EditorDocument, loadYaml, replaceDocument } from "@octavo/editor";
import { useRef, useState } from "react";
import type { InitialDesign } from "./initial-design.ts";
import type { Mode } from "./mode-switch.tsx";

const fixErrorsFirst = "The YAML has errors. Fix them or discard these changes to return to the visual editor.";

interface DesignText {
  readonly editor: Editor;
  readonly read: (yaml: DocumentYaml, text: string, present: EditorDocument) => EditorDocument | undefined;
  readonly opening: InitialDesign;
  /** Called after each change of the YAML, valid or not. */
  readonly onChange: () => void;
}

/**
 * Synchronizes the canvas and the YAML of a design. The editor's document is the source of truth. After the first keystroke
 * the YAML is kept as text, and each valid state of it replaces the document.
 */
export function useDesignText({ editor, read, opening, onChange }: DesignText) {
  const broken = opening.restored?.text;
  const [mode, setMode] = useState<Mode>(broken === undefined ? "visual" : "yaml");
  const [yaml, setYaml] = useState(opening.yaml);
  const [text, setText] = useState(broken);
  const [hasErrors, setHasErrors] = useState(broken !== undefined);
  const [problem, setProblem] = useState<string>();
  /** YAML that is not (yet) the document. */
  const ahead = useRef(broken);

  const fail = (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason));
  const edit = async (written: string) => {
    ahead.current = written;
    setText(written);
    onChange();
    try {
      const document = yaml && read(yaml, written, editor.getState().document);
      if (ahead.current !== written) return;
      setHasErrors(document === undefined);
      if (!document) return;
      ahead.current = undefined;
      setProblem(undefined);
      editor.runWith(replaceDocument, { document });
      onChange();
    } catch (reason) {
      fail(reason);
    }
  };
  const show = async (next: Mode) => {
    if (next === "visual" && hasErrors) return setProblem(fixErrorsFirst);
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
    ahead.current = undefined;
    setText(undefined);
    setHasErrors(false);
    setProblem(undefined);
  };
  const drop = () => {
    settle();
    onChange();
  };
  return {
    mode,
    hasErrors,
    problem,
    edit: (written: string) => void edit(written),
    change: (next: Mode) => void show(next),
    drop,
    settle,
    ahead: () => ahead.current,
    shown: () => text ?? yaml?.printDocument(editor.getState().document) ?? "",
    print: async () => {
      const { document } = editor.getState();
      return text ?? (await loadYaml()).printDocument(document);
    },
  };
}
