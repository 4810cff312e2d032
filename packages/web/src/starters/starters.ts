import { starters as all } from "virtual:starters";
import type { Category } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { formatYears, inLanguage, type PlannerChoices, type Starter, suitsStarters, usualYear } from "@octavo/starters";
import { t, translate } from "../language/t.ts";

/** In display order, without the blank one. */
export const starters: readonly Starter[] = all.filter(({ id }) => id !== "blank");

export const nameOf = ({ name }: Starter): string => translate(name.en);

/** Returns true if starters are readable and tappable on the device, or if no device is chosen. */
export function isSuitable(device: DeviceProfile | undefined): boolean {
  return !device || suitsStarters(device);
}

/** Explains why starters are not offered for a device; undefined if all are. */
export function explainMissing(device: DeviceProfile | undefined): string | undefined {
  if (!device || isSuitable(device)) return undefined;
  return t(
    "No starters are available for {device}, because text and links would be too small. Start with a blank project or choose another device.",
    { device: device.name },
  );
}

export interface Proposal {
  /** A name such as "Daily planner 2027", in the language of the planner. */
  readonly name: string;
  readonly category: Category;
}

/** `text` translates the names that a starter has in English only. */
export function proposalOf(
  starter: Starter | undefined,
  { locale, calendar, ...dates }: Pick<PlannerChoices, "locale" | "calendar" | "from" | "to">,
  text: (english: string) => string = (english) => english,
): Proposal {
  if (!starter) return { name: "", category: "planner" };
  const { name, category } = starter;
  const own = inLanguage(name, locale) ?? text(name.en);
  return { name: `${own} ${formatYears(dates, calendar)}`, category };
}

/** Year that is proposed for a planner of the starter. */
export function proposedYear(
  today: Date,
  { starter, calendar }: { readonly starter: string; readonly calendar: PlannerChoices["calendar"] },
): string {
  return String(usualYear(today, findStarter(starter), calendar));
}

/** Kinds of the optional sections that are selected by default. */
export function defaultSections(id: string): readonly string[] {
  const optional = findStarter(id)?.optional ?? [];
  return optional.filter(({ included }) => included).map(({ section }) => section);
}

export function findStarter(id: string): Starter | undefined {
  return starters.find((starter) => starter.id === id);
}
