import type { Project } from "@octavo/contract";
import type { Sample } from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import { createContext, useContext } from "react";

/** The planner around the design. */
export interface Planner {
  /** The visible page. */
  readonly sample: Sample | undefined;
  readonly profile: DeviceProfile | undefined;
  /** Undefined for a template. */
  readonly project: Pick<Project, "masters" | "made_from"> | undefined;
}

export const PlannerContext = createContext<Planner>({ sample: undefined, profile: undefined, project: undefined });

export const usePlanner = () => useContext(PlannerContext);
