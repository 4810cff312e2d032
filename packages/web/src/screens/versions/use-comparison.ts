import type { Project } from "@octavo/contract";
import { useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { PagePair, Planner } from "../../engine-worker/protocol.ts";

export interface Comparison {
  /** Undefined if the documents have errors. */
  readonly before: Planner | undefined;
  readonly after: Planner | undefined;
  readonly pairs: readonly PagePair[];
}

export type ComparisonState =
  | { readonly status: "running" }
  | { readonly status: "done"; readonly comparison: Comparison }
  | { readonly status: "failed"; readonly message: string | undefined };

interface Result {
  readonly of: readonly [Project, Project];
  readonly state: ComparisonState;
}

/** Compiles two contents of a project and compares their pages. */
export function useComparison(engine: EngineClient, before: Project, after: Project): ComparisonState {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let isWanted = true;
    void compare(engine, before, after).then((state) => {
      if (isWanted) setResult({ of: [before, after], state });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, before, after]);
  const isCurrent = result?.of[0] === before && result.of[1] === after;
  return isCurrent ? result.state : { status: "running" };
}

async function compare(engine: EngineClient, before: Project, after: Project): Promise<ComparisonState> {
  const planners: (Planner | undefined)[] = [];
  for (const project of [before, after]) {
    const outcome = await engine.compile({ project });
    if (outcome.status === "failed") return outcome;
    if (outcome.status !== "compiled") return { status: "running" };
    planners.push(outcome.compiled.planner);
  }
  const [from, to] = planners;
  const pairs = await engine.run("comparePages", { before: from?.revision, after: to?.revision });
  return pairs
    ? { status: "done", comparison: { before: from, after: to, pairs } }
    : { status: "failed", message: undefined };
}
