import type { Project, WrittenPlan } from "@octavo/contract";
import { useEffect, useState } from "react";
import { startEngine } from "../../../engine-worker/start-engine.ts";

/** In milliseconds. A planner takes time to compile, so the user should have stopped typing. */
const typingDelay = 1_200;

interface Measurement {
  readonly project: Project;
  readonly plan: WrittenPlan;
  readonly bytes: number;
}

/** Compiles the plan and returns the size of its PDF, in bytes. Returns the previous size while compiling. */
export function useFileSize(project: Project, plan: WrittenPlan, wanted: boolean): number | undefined {
  const [measured, setMeasured] = useState<Measurement>();
  const isKnown = measured?.project === project && measured.plan === plan;
  const isDue = wanted && !isKnown;
  useEffect(() => {
    if (!isDue) return;
    const controller = new AbortController();
    const { signal } = controller;
    const make = async () => {
      const bytes = await measure({ ...project, plan }, signal);
      if (bytes !== undefined && !signal.aborted) setMeasured({ project, plan, bytes });
    };
    const timer = setTimeout(() => void make(), typingDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [project, plan, isDue]);
  return wanted ? measured?.bytes : undefined;
}

/** Uses its own engine, so that checks of the plan are not delayed. */
async function measure(project: Project, signal: AbortSignal): Promise<number | undefined> {
  const engine = startEngine();
  signal.addEventListener("abort", () => engine.dispose(), { once: true });
  try {
    const outcome = await engine.compile({ project });
    const planner = outcome.status === "compiled" ? outcome.compiled.planner : undefined;
    const made = planner && (await engine.pdf(planner, signal, () => undefined));
    return made?.status === "made" ? made.file.size : undefined;
  } finally {
    engine.dispose();
  }
}
