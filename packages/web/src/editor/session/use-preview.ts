import { useCallback, useEffect, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { preview as messages } from "../../api/messages.ts";
import { pageNumber } from "../document/editor-document.ts";
import { loadYaml } from "../document/load-yaml.ts";
import type { Editor } from "../editor.ts";
import { type ConnectionState, PreviewConnection, Superseded } from "./preview-connection.ts";

/** Specification, part 9. */
const pause = 1000;
const scale = 2;

export interface LivePreview {
  readonly connection: ConnectionState;
  readonly picture: Blob | undefined;
  readonly generating: boolean;
  readonly problem: string | undefined;
  readonly refresh: () => void;
}

/** The current page as the server makes it, anew a second after each change. */
export function usePreview(editor: Editor): LivePreview {
  const [connection, setConnection] = useState<ConnectionState>("connecting");
  const [picture, setPicture] = useState<Blob>();
  const [generating, setGenerating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const line = useRef<PreviewConnection>(undefined);
  const refresh = useCallback(async () => {
    const { document, page } = editor.getState();
    const { profile } = document.metadata;
    const connected = line.current;
    if (!connected || profile === "") return;
    setGenerating(true);
    try {
      const page_number = Math.max(1, pageNumber(document, page));
      const { printDocument } = await loadYaml();
      const yaml_content = printDocument(document);
      setPicture(await connected.request({ yaml_content, profile, page_number, scale }));
      setProblem(undefined);
    } catch (reason) {
      if (reason instanceof Superseded) return;
      setProblem(failureMessage(reason, messages.generate));
    }
    setGenerating(false);
  }, [editor]);
  useEffect(() => {
    const opened = new PreviewConnection(setConnection);
    line.current = opened;
    opened.open();
    return () => opened.close();
  }, []);
  // A connection that comes or goes is a reason of its own to ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `connection`, see above.
  useEffect(() => afterEachChange(editor, () => void refresh()), [editor, refresh, connection]);
  return { connection, picture, generating, problem, refresh: () => void refresh() };
}

function afterEachChange(editor: Editor, then: () => void): () => void {
  let { document, page } = editor.getState();
  let timer = setTimeout(then, pause);
  const stop = editor.subscribe(() => {
    const state = editor.getState();
    if (state.document === document && state.page === page) return;
    ({ document, page } = state);
    clearTimeout(timer);
    timer = setTimeout(then, pause);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
