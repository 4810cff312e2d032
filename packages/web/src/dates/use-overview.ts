import type { WrittenPlan } from "@octavo/contract";
import { useEffect, useState } from "react";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import type { DatesOverview } from "../engine-worker/protocol.ts";
import { whenDone } from "../ui/when-done.ts";

/**
 * Counts the entries of the plan, and lists those of a month. Keeps the last result while the next one is computed. Without
 * `engine`, nothing is computed.
 */
export function useOverview(plan: WrittenPlan, engine: (() => EngineClient) | undefined) {
  const [today] = useState(() => new Date().toISOString());
  const [chosen, setMonth] = useState<string>();
  const [value, setValue] = useState<DatesOverview>();
  const month = chosen ?? (plan.calendar.start_date || today).slice(0, 7);
  useEffect(() => {
    if (!engine) return undefined;
    return whenDone(engine().run("overviewDates", { plan, month }), (found) => {
      if (found) setValue(found);
    });
  }, [plan, month, engine]);
  return { month, setMonth, value };
}
