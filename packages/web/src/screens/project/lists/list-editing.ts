import type { Project } from "@octavo/contract";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import type { PlanCheck } from "../../../engine-worker/protocol.ts";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";
import type { LivePlanner } from "../use-live-planner.ts";
import type { WrittenList } from "./list-cells.ts";
import type { ListFiles } from "./use-list-files.ts";

/** A list on screen, and what changes it. */
export interface ListEditing {
  readonly project: Project;
  readonly draft: PlanDraftState;
  readonly live: LivePlanner;
  readonly list: WrittenList;
  readonly index: number;
  readonly files: ListFiles;
  readonly engine: () => EngineClient;
  readonly check: PlanCheck | undefined;
  readonly onRemoved: () => void;
}
