import type { Diagnostic } from "@octavo/foundation";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CompileOutcome, EngineClient } from "../engine-worker/engine-client.ts";
import { type Planner, type PlannerSource, previewRevision } from "../engine-worker/protocol.ts";
import { startEngine } from "../engine-worker/start-engine.ts";
import { useIdle } from "../ui/use-idle.ts";
import type { DrawPage } from "./use-page.ts";

export interface PlannerState {
  readonly planner: Planner | undefined;
  readonly draw: DrawPage;
  readonly diagnostics: readonly Diagnostic[];
  /** Message of an engine failure, as opposed to an error in the document. */
  readonly problem: string | undefined;
  readonly compiling: boolean;
  /** The engine of the planner, for other jobs. */
  readonly engine: () => EngineClient;
}

interface State extends Omit<PlannerState, "draw" | "compiling" | "engine"> {
  readonly source: PlannerSource | undefined;
}

const initialState: State = { source: undefined, planner: undefined, diagnostics: [], problem: undefined };

interface PlannerOptions {
  /** Number of the visible page. The next planner opens at the page that corresponds to it. */
  readonly currentPage?: { readonly current: number } | undefined;
  /** Visible until the first planner is compiled. */
  readonly preview?: Planner | undefined;
}

/** Compiles the source in an engine that lives as long as the component. Undefined stops compiling. */
export function usePlanner(
  source: PlannerSource | undefined,
  { currentPage, preview }: PlannerOptions = {},
): PlannerState {
  const running = useRef<EngineClient>(undefined);
  const engine = useCallback(() => (running.current ??= startEngine()), []);
  const visible = useRef<Planner>(undefined);
  const [state, setState] = useState(initialState);
  useEffect(() => () => running.current?.dispose(), []);
  const opened = useEffectEvent((client: EngineClient, outcome: CompileOutcome) =>
    atVisiblePage(client, outcome, visible.current ?? preview, currentPage?.current),
  );
  useEffect(() => {
    if (!source) return;
    let wanted = true;
    const client = engine();
    void client.compile(source).then(async (outcome) => {
      const next = await opened(client, outcome);
      // A result that is late is better than none.
      if (!wanted && visible.current) return;
      visible.current = plannerOf(next) ?? visible.current;
      setState((before) => ({ ...nextState(before, next), source }));
    });
    return () => {
      wanted = false;
    };
  }, [source, engine]);
  const isReady = state.planner !== undefined;
  const isIdle = useIdle();
  useEffect(() => {
    if (isReady && isIdle) void running.current?.run("preparePdf");
  }, [isReady, isIdle]);
  const draw: DrawPage = useCallback(
    (planner, page) => running.current?.page(planner, page) ?? Promise.resolve(undefined),
    [],
  );
  const { source: made, ...rest } = state;
  return { ...rest, draw, engine, compiling: made !== source };
}

function nextState(before: State, outcome: CompileOutcome): State {
  if (outcome.status === "failed") return { ...before, problem: outcome.message };
  if (outcome.status !== "compiled") return before;
  const { diagnostics, planner = before.planner } = outcome.compiled;
  return { ...before, planner, diagnostics, problem: undefined };
}

function plannerOf(outcome: CompileOutcome): Planner | undefined {
  return outcome.status === "compiled" ? outcome.compiled.planner : undefined;
}

async function atVisiblePage(
  engine: EngineClient,
  outcome: CompileOutcome,
  before: Planner | undefined,
  page: number | undefined,
): Promise<CompileOutcome> {
  const planner = plannerOf(outcome);
  if (outcome.status !== "compiled" || !planner || !before || page === undefined) return outcome;
  const isPreview = before.revision === previewRevision;
  // The engine does not know the pages of a preview. A page that was turned to is the same in both, and its history stays.
  if (isPreview && page !== before.initialPage) return outcome;
  const keptPage = isPreview
    ? planner.initialPage
    : await engine.run("findPage", { from: before.revision, page, to: planner.revision });
  if (keptPage === undefined) return outcome;
  return { ...outcome, compiled: { ...outcome.compiled, planner: { ...planner, keptPage } } };
}
