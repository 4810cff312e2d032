import { useEffect, useRef, useState } from "react";
import type { CarriedInk, UpdateSource } from "../../engine-worker/protocol.ts";
import type { PdfProgress } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { t, translate } from "../../language/t.ts";

export type CarryState =
  | { readonly status: "none" }
  | { readonly status: "running"; readonly progress: PdfProgress }
  | { readonly status: "carried"; readonly carried: Exclude<CarriedInk, { readonly refusal: unknown }> }
  | { readonly status: "failed"; readonly reason: string };

interface InkFiles {
  /** The file with handwriting. */
  readonly annotated: File;
  /** The PDF on the tablet, or the bundle that contains it. */
  readonly earlier: File;
}

/** Copies handwriting to the PDF of an update, in a worker of its own that `cancel` ends. */
export function useCarry(source: UpdateSource) {
  const [state, setState] = useState<CarryState>({ status: "none" });
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    setState({ status: "none" });
  };
  useEffect(() => () => running.current?.abort(), []);
  const carry = async (files: InkFiles) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: CarryState) => {
      if (!signal.aborted) setState(next);
    };
    show({ status: "running", progress: { pages: 0, total: 0 } });
    try {
      show(
        await carried(source, files, signal, (pages, total) => show({ status: "running", progress: { pages, total } })),
      );
    } catch {
      show({ status: "failed", reason: t("The handwriting could not be copied. Reload the page and try again.") });
    }
  };
  return { state, carry, cancel };
}

async function carried(
  source: UpdateSource,
  files: InkFiles,
  signal: AbortSignal,
  onProgress: (pages: number, total: number) => void,
): Promise<CarryState> {
  const { startEngine } = await import("../../engine-worker/start-engine.ts");
  const engine = startEngine();
  signal.addEventListener("abort", () => engine.dispose(), { once: true });
  try {
    const outcome = await engine.compile(source);
    const planner = outcome.status === "compiled" ? outcome.compiled.planner : undefined;
    if (!planner) throw new Error("The planner has no pages.");
    const ink = await engine.carryInk(planner, { ...files, rights: rightsOf(source.project) }, signal, onProgress);
    if (ink.status === "failed") return { status: "failed", reason: ink.message };
    if (ink.status !== "carried") return { status: "none" };
    const { carried } = ink;
    if ("refusal" in carried) return { status: "failed", reason: `${translate(carried.refusal)}.` };
    return { status: "carried", carried };
  } finally {
    engine.dispose();
  }
}
