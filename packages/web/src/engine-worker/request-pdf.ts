/** Makes a PDF in the browser or on the server. Loaded when a download starts. */
import type { FileAnswer } from "@octavo/contract";
import type { WorkRights } from "@octavo/foundation";
import { t } from "../language/t.ts";
import type { EngineClient } from "./engine-client.ts";
import type { PlannerSource } from "./protocol.ts";
import { startEngine } from "./start-engine.ts";

export interface PdfRequest {
  readonly name: string;
  /** Called when a download starts. Default: true. */
  readonly containsProject?: () => boolean;
  /** Written into the PDF. Absent: none are stated. */
  readonly rights?: WorkRights;
  readonly source: () => Promise<PlannerSource>;
  /** Fallback if the browser cannot make the PDF. The server makes it, or reports the reason. */
  readonly readFromServer?: (signal: AbortSignal) => Promise<FileAnswer>;
  readonly onFailure: (reason: unknown) => void;
}

type OnProgress = (pages: number, total: number) => void;

export async function requestPdf(
  order: PdfRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob | undefined> {
  const engine = startEngine();
  signal.addEventListener("abort", () => engine.dispose(), { once: true });
  try {
    return (await makeInBrowser(engine, order, signal, onProgress)) ?? (await makeOnServer(order, signal));
  } finally {
    engine.dispose();
  }
}

async function makeInBrowser(
  engine: EngineClient,
  { source, containsProject, rights }: PdfRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob | undefined> {
  const wanted = await source();
  if (signal.aborted) return undefined;
  const outcome = await engine.compile(wanted);
  const planner = outcome.status === "compiled" ? outcome.compiled.planner : undefined;
  if (!planner) return undefined;
  const made = await engine.pdf(planner, signal, onProgress, { containsProject: containsProject?.(), rights });
  return made.status === "made" ? made.file : undefined;
}

/** PDFs of the server contain the project. */
async function makeOnServer(
  { readFromServer, containsProject }: PdfRequest,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (signal.aborted) return undefined;
  if (!navigator.onLine) throw new Error(t("No connection. Your work is kept here: try again when it returns."));
  if (!readFromServer || containsProject?.() === false)
    throw new Error(t("The PDF could not be made in this browser. Reload the page and try again."));
  const { bytes } = await readFromServer(signal);
  return new Blob([bytes], { type: "application/pdf" });
}
