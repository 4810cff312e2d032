import type { PreviewRequest } from "@octavo/contract";
import { type Editor, type EditorDocument, loadYaml, pageNumber } from "@octavo/editor";
import { useCallback, useEffect, useRef, useState } from "react";
import { preview as messages } from "../../api/editor-messages.ts";
import { failureMessage } from "../../api/failures.ts";
import { session } from "../../session/use-session.ts";
import { type Connection, PreviewConnection } from "./preview-connection.ts";

/** Specification, part 9. */
const debounceDelay = 1000;
const scale = 2;

export interface LivePreview {
  readonly connection: Connection;
  readonly picture: Blob | undefined;
  readonly generating: boolean;
  readonly problem: string | undefined;
  /** Also reconnects. */
  readonly refresh: () => void;
}

/** Returns the current page rendered by the server, a second after each change. */
export function usePreview(editor: Editor): LivePreview {
  const [connection, setConnection] = useState<Connection>({ state: "connecting" });
  const [picture, setPicture] = useState<Blob>();
  const [generating, setGenerating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const line = useRef<PreviewConnection>(undefined);
  const turn = useRef(0);
  const generate = useCallback(async () => {
    const { document, page } = editor.getState();
    const { profile } = document.metadata;
    if (!line.current || profile === "") return;
    turn.current += 1;
    const mine = turn.current;
    setGenerating(true);
    const page_number = Math.max(1, pageNumber(document, page));
    const outcome = await pictureOf(line.current, document, { profile, page_number, scale });
    // Answers may arrive out of order.
    if (mine !== turn.current) return;
    setGenerating(false);
    setProblem(outcome.problem);
    if (outcome.picture) setPicture(outcome.picture);
  }, [editor]);
  useEffect(() => {
    const opened = new PreviewConnection(setConnection);
    line.current = opened;
    opened.open();
    const stop = reopenWhenPossible(opened);
    return () => {
      stop();
      opened.close();
    };
  }, []);
  // A connection that comes or goes is a reason of its own to ask again.
  useEffect(() => {
    return afterEachChange(editor, () => void generate());
  }, [editor, generate, connection.state]);
  const refresh = () => {
    if (connection.state === "disconnected") line.current?.open();
    void generate();
  };
  return { connection, picture, generating, problem, refresh };
}

interface Outcome {
  readonly picture?: Blob;
  readonly problem?: string;
}

async function pictureOf(
  line: PreviewConnection,
  document: EditorDocument,
  more: Omit<PreviewRequest, "yaml_content">,
): Promise<Outcome> {
  try {
    const { printDocument } = await loadYaml();
    return { picture: await line.request({ yaml_content: printDocument(document), ...more }) };
  } catch (reason) {
    return { problem: failureMessage(reason, messages.generate) };
  }
}

/** Reopens when the network is back or the user signs in again. The end of a session closes the socket. */
function reopenWhenPossible(line: PreviewConnection): () => void {
  const open = () => {
    if (!line.isOpen()) line.open();
  };
  let { token } = session.state();
  const stop = session.subscribe(() => {
    const { token: now } = session.state();
    if (now === token) return;
    token = now;
    if (now !== undefined) open();
  });
  addEventListener("online", open);
  return () => {
    stop();
    removeEventListener("online", open);
  };
}

function afterEachChange(editor: Editor, then: () => void): () => void {
  let { document, page } = editor.getState();
  let timer = setTimeout(then, debounceDelay);
  const stop = editor.subscribe(() => {
    const state = editor.getState();
    if (state.document === document && state.page === page) return;
    ({ document, page } = state);
    clearTimeout(timer);
    timer = setTimeout(then, debounceDelay);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
