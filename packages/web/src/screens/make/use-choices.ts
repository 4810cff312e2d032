import type { DeviceProfile } from "@octavo/engine";
import {
  type ChoiceProblem,
  defaultChoices,
  formatChoices,
  type PlannerChoices,
  parseChoices,
  profileOf,
  type Starter,
  usualYear,
} from "@octavo/starters";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { deviceOf, portraitDevices } from "../../devices/device-groups.ts";
import { lastDevice, rememberDevice } from "../../devices/last-device.ts";
import { currentLanguage } from "../../language/t.ts";
import { isSuitable } from "../../starters/starters.ts";

const route = getRouteApi("/studio/make/$starter");

interface ChoicesState {
  readonly choices: PlannerChoices;
  /** Values of the address that were replaced by defaults. */
  readonly problems: readonly ChoiceProblem[];
  /** Address of this planner for everybody. */
  readonly address: string;
  readonly change: (change: Partial<PlannerChoices>) => void;
}

/** Reads the choices from the address, and replaces the address when a choice changes. */
export function useChoices(starter: Starter, profiles: readonly DeviceProfile[]): ChoicesState {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = route.useNavigate();
  // Asked once: a choice in another tab changes nothing here.
  const [{ remembered, today }] = useState(() => ({ remembered: lastDevice(), today: new Date() }));
  const device = defaultDevice(starter, profiles, remembered);
  const defaults = defaultChoices(starter, { device, year: usualYear(today, starter), locale: currentLanguage() });
  const { choices, problems } = parseChoices(query, { starter, profiles, defaults });
  const change = (changed: Partial<PlannerChoices>) => {
    const next = { ...choices, ...changed };
    if (changed.device !== undefined) rememberDevice(next.device);
    const search = Object.fromEntries(
      new URLSearchParams(formatChoices(withUsableOrientation(next, starter, profiles), starter)),
    );
    void navigate({ search, replace: true, resetScroll: false });
  };
  return { choices, problems, address: `/make/${starter.id}?${formatChoices(choices, starter)}`, change };
}

/** Proposed to new visitors, because many of them have it. */
const usualDevice = "remarkable-2";

/** Returns the device chosen last, or else the usual one, if the starter supports it. */
function defaultDevice(starter: Starter, profiles: readonly DeviceProfile[], remembered: string | undefined): string {
  const suitable = portraitDevices(profiles).filter((profile) => isSuitable(starter, profile));
  const wanted = remembered === undefined ? usualDevice : deviceOf(remembered).device;
  return (suitable.find(({ id }) => id === wanted) ?? suitable[0])?.id ?? "";
}

/** A device that cannot be used in landscape is used upright. */
function withUsableOrientation(
  choices: PlannerChoices,
  starter: Starter,
  profiles: readonly DeviceProfile[],
): PlannerChoices {
  const profile = profileOf(choices, profiles);
  return choices.landscape && !(profile && isSuitable(starter, profile)) ? { ...choices, landscape: false } : choices;
}
