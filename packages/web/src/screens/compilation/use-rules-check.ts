import { useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { RulesCheck, RulesDraft } from "../../engine-worker/protocol.ts";

/** Checks the rules. Returns the previous result while a check is running. */
export function useRulesCheck(engine: EngineClient, { rules, pages, plan }: RulesDraft): RulesCheck | undefined {
  const [check, setCheck] = useState<RulesCheck>();
  const names = JSON.stringify(pages);
  useEffect(() => {
    let wanted = true;
    void engine.run("checkRules", { rules, pages: JSON.parse(names), plan }).then((answer) => {
      if (wanted && answer) setCheck(answer);
    });
    return () => {
      wanted = false;
    };
  }, [engine, rules, names, plan]);
  return check;
}
