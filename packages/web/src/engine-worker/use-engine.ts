import { useEffect, useState } from "react";
import type { EngineClient } from "./engine-client.ts";
import { startEngine } from "./start-engine.ts";

export function useEngine(): EngineClient {
  const [engine] = useState(startEngine);
  useEffect(() => () => engine.dispose(), [engine]);
  return engine;
}
