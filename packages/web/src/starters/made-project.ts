/** A project that was made from a starter, and what other choices would make of it. */
import type { MadeFrom, Project } from "@octavo/contract";
import { type DeviceProfile, weekdays } from "@octavo/engine";
import { calendarSystems } from "@octavo/foundation";
import { loadWords, madeChoices, type PlannerChoices, type Starter } from "@octavo/starters";
import type { QueryClient } from "@tanstack/react-query";
import { recordMadeFrom } from "../api/made-projects.ts";
import { deviceOf } from "../devices/device-groups.ts";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import type { ChoicesResult } from "../engine-worker/protocol.ts";
import { findStarter, isSuitable } from "./starters.ts";

export interface MadeProject {
  readonly starter: Starter;
  readonly madeFrom: MadeFrom;
  /** With the device, dates and first day of the week that the project has now. */
  readonly choices: PlannerChoices;
}

/**
 * Returns undefined for a project without a starter. A project of before is looked up, and the answer is stored, so that
 * this happens once.
 */
export async function findMadeProject(
  engine: EngineClient,
  cache: QueryClient,
  profiles: readonly DeviceProfile[],
  project: Project,
): Promise<MadeProject | undefined> {
  const made = project.made_from === undefined ? await lookUp(engine, cache, project) : project.made_from;
  const starter = made ? findStarter(made.starter) : undefined;
  if (!made || !starter) return undefined;
  return { starter, madeFrom: made, choices: currentChoices(project, made, starter, profiles) };
}

async function lookUp(engine: EngineClient, cache: QueryClient, project: Project): Promise<MadeFrom | null> {
  const found =
    (await engine.run("findMadeFrom", { project, words: await loadWords("pl", project.plan.locale) })) ?? null;
  // Without a connection, it is looked up again.
  await recordMadeFrom(cache, project, found).catch(() => undefined);
  return found;
}

function currentChoices(
  { metadata, plan }: Project,
  made: MadeFrom,
  starter: Starter,
  profiles: readonly DeviceProfile[],
): PlannerChoices {
  const stored = madeChoices(made, starter, profiles);
  const { device, isLandscape } = deviceOf(metadata.device_profile);
  const { start_date, end_date, system = "gregorian" } = plan.calendar;
  return {
    ...stored,
    ...(device !== stored.device && { toolbar: undefined }),
    device,
    landscape: isLandscape,
    calendar: calendarSystems.find((known) => known === system) ?? stored.calendar,
    ...(start_date && end_date && { from: start_date, to: end_date }),
    weekStart: weekdays.find((day) => day === plan.week_start) ?? stored.weekStart,
  };
}

/** Returns undefined if the starter is not offered for the device. */
export async function changeMadeProject(
  engine: EngineClient,
  project: Project,
  { madeFrom }: MadeProject,
  choices: PlannerChoices,
  profile: DeviceProfile | undefined,
): Promise<ChoicesResult | undefined> {
  if (!profile || !isSuitable(profile)) return undefined;
  const words = await loadWords("pl", project.plan.locale, choices.locale);
  return engine.run("changeChoices", { project, words, madeFrom, choices });
}
