import type { Diagnostic } from "@octavo/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DrawPage } from "../planner-view/use-page.ts";
import type { CompileOutcome, EngineClient } from "./engine-client.ts";
import type { Planner, PlannerSource } from "./protocol.ts";
import { startEngine } from "./start-engine.ts";

export interface PlannerState {
  readonly planner: Planner | undefined;
  readonly draw: DrawPage;
  readonly diagnostics: readonly Diagnostic[];
  /** Message of an engine failure, as opposed to an error in the document. */
  readonly problem: string | undefined;
  readonly compiling: boolean;
}

interface State extends Omit<PlannerState, "draw" | "compiling"> {
  readonly source: PlannerSource | undefined;
}

const initialState: State = { source: undefined, planner: undefined, diagnostics: [], problem: undefined };

/** Compiles the source in an engine that lives as long as the component. Undefined stops compiling. */
export function usePlanner(source: PlannerSource | undefined): PlannerState {
  const engine = useRef<EngineClient>(undefined);
  const [state, setState] = useState(initialState);
  useEffect(() => () => engine.current?.dispose(), []);
  useEffect(() => {
    if (!source) return;
    let wanted = true;
    engine.current ??= startEngine();
    void engine.current.compile(source).then((outcome) => {
      if (wanted) setState((before) => ({ ...nextState(before, outcome), source }));
    });
    return () => {
      wanted = false;
    };
  }, [source]);
  const draw: DrawPage = useCallback(
    (planner, page) => engine.current?.page(planner, page) ?? Promise.resolve(undefined),
    [],
  );
  const { source: made, ...rest } = state;
  return { ...rest, draw, compiling: made !== source };
}

function nextState(before: State, outcome: CompileOutcome): State {
  if (outcome.status === "failed") return { ...before, problem: outcome.message };
  if (outcome.status !== "compiled") return before;
  const { diagnostics, planner = before.planner } = outcome.compiled;
  return { ...before, planner, diagnostics, problem: undefined };
}
