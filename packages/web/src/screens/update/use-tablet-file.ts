import { useRef, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { OpenedEdition } from "../../engine-worker/protocol.ts";
import { t, translate } from "../../language/t.ts";

/** The PDF that is on the tablet. */
export interface TabletFile extends OpenedEdition {
  readonly name: string;
  /** The file itself: the PDF, or the bundle of a reMarkable document with it. */
  readonly chosen: File;
}

export type FileState =
  | { readonly status: "none" }
  | { readonly status: "reading"; readonly name: string }
  | { readonly status: "refused"; readonly name: string; readonly reason: string }
  /** `turn` is another number for each file. */
  | { readonly status: "opened"; readonly file: TabletFile; readonly turn: number };

/** Reads PDFs. A second file replaces the first. */
export function useTabletFile(engine: EngineClient) {
  const [state, setState] = useState<FileState>({ status: "none" });
  const turns = useRef(0);
  const open = async (files: readonly File[]) => {
    const [chosen] = files;
    if (!chosen) return;
    const { name } = chosen;
    const turn = ++turns.current;
    if (files.length > 1) return setState({ status: "refused", name, reason: t("Choose one PDF, not several files.") });
    setState({ status: "reading", name });
    const read = await engine.run("openEdition", chosen);
    if (turn !== turns.current) return;
    if (!read) setState({ status: "refused", name, reason: t("The file could not be read. Please choose it again.") });
    else if ("refusal" in read) setState({ status: "refused", name, reason: `${translate(read.refusal)}.` });
    else setState({ status: "opened", file: { name, chosen, ...read }, turn });
  };
  return { state, open };
}
