import type { Project } from "@octavo/contract";
import { useEffect, useState } from "react";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import type { MasterDrawings, Planner } from "../engine-worker/protocol.ts";
import { whenDone } from "../ui/when-done.ts";
import type { Side } from "./page-picture.tsx";

/** Corresponding pictures. A side without the page or master is undefined. */
export interface Pair {
  readonly label: string;
  readonly differs: boolean;
  readonly before: Side | undefined;
  readonly after: Side | undefined;
}

export interface Comparison {
  /** Masters are compared if one content has errors, and therefore no pages. */
  readonly of: "pages" | "masters";
  readonly pairs: readonly Pair[];
}

export type ComparisonState =
  | { readonly status: "running" }
  | { readonly status: "done"; readonly comparison: Comparison }
  | { readonly status: "failed"; readonly message: string | undefined };

interface Result {
  readonly of: readonly [Project, Project];
  readonly state: ComparisonState;
}

/** Compiles two contents of a project and compares them. */
export function useComparison(engine: EngineClient, before: Project, after: Project): ComparisonState {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    return whenDone(compare(engine, before, after), (state) => setResult({ of: [before, after], state }));
  }, [engine, before, after]);
  const isCurrent = result?.of[0] === before && result.of[1] === after;
  return isCurrent ? result.state : { status: "running" };
}

async function compare(engine: EngineClient, before: Project, after: Project): Promise<ComparisonState> {
  const planners: Planner[] = [];
  for (const project of [before, after]) {
    const outcome = await engine.compile({ project });
    if (outcome.status === "failed") return outcome;
    if (outcome.status !== "compiled") return { status: "running" };
    if (outcome.compiled.planner) planners.push(outcome.compiled.planner);
  }
  const [from, to] = planners;
  const comparison = from && to ? await pagesOf(engine, from, to) : await mastersOf(engine, before, after);
  return comparison ? { status: "done", comparison } : { status: "failed", message: undefined };
}

async function pagesOf(engine: EngineClient, from: Planner, to: Planner): Promise<Comparison | undefined> {
  const found = await engine.run("comparePages", { before: from.revision, after: to.revision });
  const side = (planner: Planner, page: number | undefined): Side | undefined =>
    page === undefined ? undefined : { page, draw: () => engine.page(planner, page) };
  const pairs = found?.map(({ label, differs, before, after }) => ({
    label,
    differs,
    before: side(from, before),
    after: side(to, after),
  }));
  return pairs && { of: "pages", pairs };
}

async function mastersOf(engine: EngineClient, before: Project, after: Project): Promise<Comparison | undefined> {
  const from = await engine.run("drawMasters", before);
  const to = await engine.run("drawMasters", after);
  if (!from || !to) return undefined;
  const names = new Set([...after.masters, ...before.masters].map(({ name }) => name));
  const side = (drawings: MasterDrawings, name: string): Side | undefined => {
    const drawing = drawings[name];
    return drawing && { draw: async () => drawing };
  };
  const content = (project: Project, name: string) =>
    JSON.stringify([project.default_canvas, project.masters.find((master) => master.name === name)?.widgets]);
  const pairs = [...names].map((label) => ({
    label,
    differs: content(before, label) !== content(after, label),
    before: side(from, label),
    after: side(to, label),
  }));
  return { of: "masters", pairs };
}
