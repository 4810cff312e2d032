import type { DeviceProfile } from "@octavo/engine";
import { type PlannerChoices, profileOf, type Starter } from "@octavo/starters";
import { useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { useCreateProject } from "../../api/projects.ts";
import type { WrittenSource } from "../../dates/date-sources.ts";
import { useSession } from "../../session/use-session.ts";
import { createStarterYaml } from "../../starters/starter-planner.ts";
import { proposalOf } from "../../starters/starters.ts";

const route = getRouteApi("/studio/make/$starter");

interface KeepInput {
  readonly starter: Starter;
  readonly choices: PlannerChoices;
  readonly profiles: readonly DeviceProfile[];
  readonly address: string;
  /** Calendars and holidays. */
  readonly dates: readonly WrittenSource[];
  /** False while the calendars are read for other dates. */
  readonly hasDates: boolean;
}

interface Keep {
  readonly start: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/**
 * Creates a project from the planner and opens it. A visitor signs in first and returns to an address with `keep=1`, which
 * creates the project.
 */
export function useKeep({ starter, choices, profiles, address, dates, hasDates }: KeepInput): Keep {
  const { isAuthenticated, user } = useSession();
  const { keep } = route.useSearch();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutateAsync } = useCreateProject();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const create = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const texts = await createStarterYaml(cache, starter, choices, [...dates]);
      const { name, category } = proposalOf(starter, choices);
      const device = profileOf(choices, profiles)?.id ?? choices.device;
      const body = { name, category, device_profile: device, masters_yaml: texts.masters, plan_yaml: texts.plan };
      const { id } = await mutateAsync(body);
      await navigate({ to: "/projects/$projectId", params: { projectId: id }, replace: keep !== undefined });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.create));
      setBusy(false);
    }
  };
  const signUp = () => void navigate({ to: "/register", state: { origin: `${address}&keep=1` } });

  const hasStarted = useRef(false);
  const continueKeeping = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void create();
  });
  const isAllowed = isAuthenticated && user?.terms_accepted_at !== null;
  useEffect(() => {
    if (keep !== undefined && isAllowed && hasDates) continueKeeping();
  }, [keep, isAllowed, hasDates]);
  return { start: () => (isAuthenticated ? void create() : signUp()), isBusy, problem };
}
