import { useCallback, useEffect, useState } from "react";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import type { PlanCheck, PlanDraft } from "../../../engine-worker/protocol.ts";
import { startEngine } from "../../../engine-worker/start-engine.ts";

export interface CheckedPlan {
  /** The latest result. It may belong to an older plan while a check is running. */
  readonly check: PlanCheck | undefined;
  readonly engine: () => EngineClient;
}

export function usePlanCheck({ plan, masters, sampledKinds }: PlanDraft): CheckedPlan {
  const [check, setCheck] = useState<PlanCheck>();
  const [reader] = useState(() => new PlanChecker(setCheck));
  const [names, kinds] = [JSON.stringify(masters), JSON.stringify(sampledKinds)];
  useEffect(() => () => reader.stop(), [reader]);
  useEffect(() => {
    reader.read({ plan, masters: JSON.parse(names), sampledKinds: JSON.parse(kinds) });
  }, [reader, plan, names, kinds]);
  const engine = useCallback(() => reader.engine(), [reader]);
  return { check, engine };
}

/**
 * Checks one plan at a time. Of the plans that arrive meanwhile only the newest is checked, so that a slow device keeps up.
 */
class PlanChecker {
  readonly #tell: (check: PlanCheck) => void;
  #engine: EngineClient | undefined;
  #waiting: PlanDraft | undefined;
  #reading = false;

  constructor(tell: (check: PlanCheck) => void) {
    this.#tell = tell;
  }

  engine(): EngineClient {
    this.#engine ??= startEngine();
    return this.#engine;
  }

  read(draft: PlanDraft): void {
    this.#waiting = draft;
    if (!this.#reading) void this.#readAll();
  }

  stop(): void {
    this.#waiting = undefined;
    this.#engine?.dispose();
    this.#engine = undefined;
  }

  async #readAll(): Promise<void> {
    this.#reading = true;
    while (this.#waiting) {
      const draft = this.#waiting;
      this.#waiting = undefined;
      const check = await this.engine().run("checkPlan", draft);
      if (check) this.#tell(check);
    }
    this.#reading = false;
  }
}
