import { type Project, pdfFileName } from "@octavo/contract";
import type { PlannedRow } from "@octavo/engine";
import { useEffect, useRef, useState } from "react";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import { includesProject } from "../../../engine-worker/includes-project.ts";
import { startEngine } from "../../../engine-worker/start-engine.ts";
import { rightsOf } from "../../../gallery/rights.ts";
import { t, translate } from "../../../language/t.ts";
import { downloadFile } from "../../../ui/download-file.ts";

interface RowPlanners {
  /** With the plan on screen. */
  readonly project: Project;
  readonly list: string;
  readonly onProblem: (problem: string) => void;
}

interface PlannersProgress {
  readonly made: number;
  readonly total: number;
}

interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Workers that make planners at the same time. */
const mostWorkers = 4;

/** Makes a planner for each row of a list in workers, and downloads them as one ZIP file. */
export function useRowPlanners({ project, list, onProblem }: RowPlanners) {
  const [progress, setProgress] = useState<PlannersProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
  };
  const make = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ made: 0, total: 0 });
    try {
      const zip = await makePlanners(project, list, signal, (made, total) => {
        if (!signal.aborted) setProgress({ made, total });
      });
      if (zip && !signal.aborted) downloadFile(zip, pdfFileName(project.metadata.name).replace(/\.pdf$/, ".zip"));
    } catch (reason) {
      if (!signal.aborted) onProblem(reason instanceof Error ? reason.message : String(reason));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { progress, make, cancel };
}

type OnProgress = (made: number, total: number) => void;

async function makePlanners(
  project: Project,
  list: string,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob | undefined> {
  const workers = [startEngine()];
  signal.addEventListener("abort", () => workers.map((engine) => engine.dispose()), { once: true });
  try {
    const rows = (await workers[0]?.run("listPlanners", { plan: project.plan, list })) ?? [];
    if (signal.aborted || rows.length === 0) return undefined;
    onProgress(0, rows.length);
    const count = Math.min(mostWorkers, rows.length, Math.max(1, navigator.hardwareConcurrency - 1));
    while (workers.length < count) workers.push(startEngine());
    const waiting = [...rows.entries()];
    const files: NamedFile[] = [];
    let made = 0;
    const work = async (engine: EngineClient) => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        const [at, row] = next;
        const file = await planner(engine, project, row, signal);
        if (file) files[at] = { name: row.file, file };
        onProgress(++made, rows.length);
      }
    };
    await Promise.all(workers.map(work));
    return signal.aborted ? undefined : await workers[0]?.run("zipFiles", files);
  } finally {
    for (const engine of workers) engine.dispose();
  }
}

async function planner(
  engine: EngineClient,
  project: Project,
  row: PlannedRow,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const { table, key, title } = row;
  const outcome = await engine.compile({ project, isDraft: true, row: { table, key } });
  if (signal.aborted || outcome.status !== "compiled") {
    if (outcome.status === "failed") throw new Error(`${title}: ${outcome.message}`);
    return undefined;
  }
  const { planner: compiled, diagnostics } = outcome.compiled;
  const [problem] = diagnostics.filter(({ severity }) => severity === "error");
  if (!compiled) throw new Error(`${title}: ${problem ? translate(problem.message) : t("The planner has errors.")}`);
  const options = { containsProject: includesProject(), rights: rightsOf(project) };
  const made = await engine.pdf(compiled, signal, () => undefined, options);
  if (made.status === "failed") throw new Error(`${title}: ${made.message}`);
  return made.status === "made" ? made.file : undefined;
}
