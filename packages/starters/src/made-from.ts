/** Starter and choices that a project was made from, as projects store them. */
import type { DeviceProfile } from "@octavo/engine";
import { defaultChoices, type PlannerChoices } from "./choices.ts";
import { formatChoices } from "./format-choices.ts";
import { parseChoices } from "./parse-choices.ts";
import type { Starter } from "./starter.ts";

export interface MadeFrom {
  /** Id of the starter. */
  readonly starter: string;
  /**
   * Version of the drawing: 1 for designs of classes of screens, which were rescaled to the device; 2 for texts in English
   * and Polish only.
   */
  readonly version: number;
  /** Choices as the query of an address. */
  readonly choices: string;
}

/** Version of what `createPlanner` draws. Increase it when the masters of starters change. */
export const drawingVersion = 3;

export function madeFrom(starter: Starter, choices: PlannerChoices, version = drawingVersion): MadeFrom {
  return { starter: starter.id, version, choices: formatChoices(choices, starter) };
}

/** Never throws. A device that no longer exists has an empty id. */
export function madeChoices(
  { choices }: MadeFrom,
  starter: Starter,
  profiles: readonly DeviceProfile[],
): PlannerChoices {
  const defaults = defaultChoices(starter, { device: "", year: 2026, locale: "en" });
  return parseChoices(choices, { starter, profiles, defaults }).choices;
}
