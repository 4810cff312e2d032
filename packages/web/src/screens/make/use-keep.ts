import type { DeviceProfile } from "@octavo/engine";
import { loadWords, type PlannerChoices, profileOf, type Starter, textIn } from "@octavo/starters";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { useCreateProject } from "../../api/projects.ts";
import type { WrittenSource } from "../../dates/date-sources.ts";
import { rememberDevice } from "../../devices/last-device.ts";
import { session, useSession } from "../../session/use-session.ts";
import { proposalOf } from "../../starters/proposals.ts";
import { createStarterYaml } from "../../starters/starter-planner.ts";

/** Address of the planner that a visitor of this tab wants to keep, until it is a project. */
const wishKey = "octavo_kept_planner";

interface KeepInput {
  readonly starter: Starter;
  readonly choices: PlannerChoices;
  readonly profiles: readonly DeviceProfile[];
  /** Name that is proposed for the project. */
  readonly name: string;
  readonly address: string;
  /** Calendars and holidays. */
  readonly dates: readonly WrittenSource[];
  /** False while the calendars are read for other dates. */
  readonly hasDates: boolean;
}

interface Keep {
  /** True for a visitor. */
  readonly needsAccount: boolean;
  readonly start: () => void;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/**
 * Creates a project from the planner, and replaces the planner by it in the history. A visitor signs in first and returns
 * to the planner, which then becomes a project once: entries of the history and links create none.
 */
export function useKeep({ starter, choices, profiles, name: planner, address, dates, hasDates }: KeepInput): Keep {
  const { isAuthenticated, user } = useSession();
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
      const words = await loadWords(choices.locale);
      const { name, category } = proposalOf(starter, choices, textIn(words, choices.locale));
      const device = profileOf(choices, profiles)?.id ?? choices.device;
      const documents = { masters_yaml: texts.masters, plan_yaml: texts.plan, made_from: texts.madeFrom };
      const { id } = await mutateAsync({ name, category, device_profile: device, ...documents });
      rememberDevice(device);
      await navigate({ to: "/projects/$projectId", params: { projectId: id }, replace: true });
    } catch (reason) {
      setProblem(failureMessage(reason, messages.create));
      setBusy(false);
    }
  };
  const signUp = () => {
    sessionStorage.setItem(wishKey, address);
    void navigate({ to: "/register", state: { origin: address, planner } });
  };

  const hasStarted = useRef(false);
  const createWished = useEffectEvent(() => {
    const wish = sessionStorage.getItem(wishKey);
    sessionStorage.removeItem(wishKey);
    if (hasStarted.current || wish !== address) return;
    hasStarted.current = true;
    void create();
  });
  const isAllowed = isAuthenticated && user?.terms_accepted_at !== null && !user?.needs_second_factor;
  useEffect(() => {
    // After the effect, because creating shows its progress.
    if (isAllowed && hasDates) queueMicrotask(createWished);
  }, [isAllowed, hasDates]);
  // A visitor who returns without signing in has changed their mind.
  useEffect(() => {
    if (!session.state().isAuthenticated) sessionStorage.removeItem(wishKey);
  }, []);
  return { needsAccount: !isAuthenticated, start: () => (isAuthenticated ? void create() : signUp()), isBusy, problem };
}
