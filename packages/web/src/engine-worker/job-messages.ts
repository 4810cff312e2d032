import type { Message } from "@octavo/foundation";
import type { JobName } from "./jobs.ts";

/** `Jobs` types `input` and `result` for the caller (`EngineClient.run`) and for the job itself. */
export type EngineRequest =
  | { readonly id: number; readonly job: JobName; readonly input: unknown }
  /** Cancels the job with this id. */
  | { readonly id: number; readonly job: "cancel" };

export type JobEvent =
  | { readonly id: number; readonly type: "started" }
  | { readonly id: number; readonly type: "progress"; readonly pages: number; readonly total: number };

/** Each reply has the id of its request. */
export type EngineReply =
  | JobEvent
  | { readonly id: number; readonly type: "done"; readonly result: unknown }
  | { readonly id: number; readonly type: "failed"; readonly message: Message };
