import { EngineClient } from "./engine-client.ts";

export function startEngine(): EngineClient {
  return new EngineClient(() => new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" }));
}
