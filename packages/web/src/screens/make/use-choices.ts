import type { DeviceProfile } from "@octavo/engine";
import {
  type ChoiceProblem,
  defaultChoices,
  formatChoices,
  type PlannerChoices,
  parseChoices,
  profileOf,
  type Region,
  type Starter,
  usualYear,
} from "@octavo/starters";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { deviceOf, portraitDevices } from "../../devices/device-groups.ts";
import { lastDevice, rememberDevice } from "../../devices/last-device.ts";
import { rememberStarter } from "../../starters/last-starter.ts";
import { usualLocale } from "../../starters/planner-language.ts";
import { isSuitable } from "../../starters/starters.ts";
import { usualRegion } from "../../starters/usual-region.ts";
import type { KeptDates } from "./kept-dates.ts";
import { rememberChoices, rememberedChoices, rememberHolidays } from "./last-choices.ts";

const route = getRouteApi("/studio/make/$starter");

interface ChoicesState {
  readonly choices: PlannerChoices;
  /** Values of the address that were replaced by defaults. */
  readonly problems: readonly ChoiceProblem[];
  /** Address of this planner for everybody. */
  readonly address: string;
  /** Region of the visitor. */
  readonly region: Region | undefined;
  readonly change: (change: Partial<PlannerChoices>) => void;
}

/**
 * Reads the choices from the address, and replaces the address when a choice changes. The address also has the codes of
 * `holidays`, which belong to the calendars of the visitor.
 */
export function useChoices(
  starter: Starter,
  profiles: readonly DeviceProfile[],
  { holidays, isRead }: Pick<KeptDates, "holidays" | "isRead">,
): ChoicesState {
  useEffect(() => {
    rememberStarter(starter.id);
  }, [starter.id]);
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = route.useNavigate();
  // Asked once: a choice in another tab changes nothing here.
  const [{ remembered, today, region }] = useState(() => ({
    remembered: lastDevice(),
    today: new Date(),
    region: usualRegion(),
  }));
  const device = defaultDevice(profiles, remembered);
  const calendar = region?.calendar;
  const usual = { device, year: usualYear(today, starter, calendar), locale: usualLocale(), calendar, region };
  const defaults = defaultChoices(starter, usual);
  const { choices, problems } = parseChoices(search, { starter, profiles, defaults });
  const change = (changed: Partial<PlannerChoices>) => {
    const next = { ...choices, ...changed };
    if (changed.device !== undefined) rememberDevice(next.device);
    const written = withHolidays(formatChoices(withUsableOrientation(next, profiles), starter), holidays);
    rememberChoices(starter, written);
    void navigate({ search: Object.fromEntries(new URLSearchParams(written)), replace: true, resetScroll: false });
  };
  const query = withHolidays(formatChoices(choices, starter), holidays);
  const { holidays: written = "" } = route.useSearch();
  const writeHolidays = useEffectEvent(() => {
    const withOwn = (before: Readonly<Record<string, string>>) => {
      const { holidays: _holidays, ...others } = before;
      return holidays === "" ? others : { ...others, holidays };
    };
    // An address of the history can have other choices than the last ones.
    const last = rememberedChoices(starter) ?? (holidays === "" ? undefined : query);
    if (last !== undefined) rememberChoices(starter, withHolidays(last, holidays));
    rememberHolidays(holidays);
    void navigate({ search: withOwn, replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (isRead && written !== holidays) writeHolidays();
  }, [isRead, written, holidays]);
  return { choices, problems, address: `/make/${starter.id}?${query}`, region, change };
}

/** Puts holidays in the place of those of a query. */
function withHolidays(query: string, holidays: string): string {
  const others = query.replace(/&holidays=[^&]*/, "");
  return holidays === "" ? others : `${others}&holidays=${holidays}`;
}

/** Proposed to new visitors, because many of them have it. */
const usualDevice = "remarkable-2";

/** Returns the device chosen last, or else the usual one, if it suits the starters. */
function defaultDevice(profiles: readonly DeviceProfile[], remembered: string | undefined): string {
  const suitable = portraitDevices(profiles).filter(isSuitable);
  const wanted = remembered === undefined ? usualDevice : deviceOf(remembered).device;
  return (suitable.find(({ id }) => id === wanted) ?? suitable[0])?.id ?? "";
}

/** A device that cannot be used in landscape is used upright. */
function withUsableOrientation(choices: PlannerChoices, profiles: readonly DeviceProfile[]): PlannerChoices {
  const profile = profileOf(choices, profiles);
  return choices.landscape && !(profile && isSuitable(profile)) ? { ...choices, landscape: false } : choices;
}
