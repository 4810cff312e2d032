import { type Category, categories } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { designFor, formatYears, inLanguage, type PlannerChoices, type Starter, usualYear } from "@octavo/starters";
import { currentLanguage, t } from "../language/t.ts";

/** Not validated, because a test opens every starter. */
const descriptions = import.meta.glob<Starter>("@library/*/starter.yaml", {
  query: "?value",
  import: "default",
  eager: true,
});
/** In display order, without the blank one. */
export const starters: readonly Starter[] = Object.values(descriptions)
  .filter(({ id }) => id !== "blank")
  .sort((a, b) => a.order - b.order);

export const localize = (words: Starter["name"]): string => inLanguage(words, currentLanguage()) ?? words.en;

/** Returns true if the starter is readable and tappable on the device, or if no device is chosen. */
export function isSuitable(starter: Starter, device: DeviceProfile | undefined): boolean {
  return !device || designFor(starter, device) !== undefined;
}

/** Explains why starters are not offered for a device; undefined if all are. */
export function explainMissing(device: DeviceProfile | undefined): string | undefined {
  const missing = starters.filter((starter) => !isSuitable(starter, device));
  if (!device || missing.length === 0) return undefined;
  const values = { device: device.name, starters: missing.map(({ name }) => localize(name)).join(", ") };
  return missing.length === starters.length
    ? t(
        "No starters are available for {device}, because text and links would be too small. Start with a blank project or choose another device.",
        values,
      )
    : t("Not available for {device}, because text and links would be too small: {starters}.", values);
}

export interface Proposal {
  /** A name such as "Daily planner 2027", in the language of the planner. */
  readonly name: string;
  readonly category: Category;
}

export function proposalOf(
  starter: Starter | undefined,
  { locale, ...dates }: Pick<PlannerChoices, "locale" | "from" | "to">,
): Proposal {
  if (!starter) return { name: "", category: "planner" };
  const { name, category } = starter;
  return {
    name: `${inLanguage(name, locale) ?? name.en} ${formatYears(dates)}`,
    category: categories.find((known) => known === category) ?? "planner",
  };
}

/** Year that is proposed for a planner of the starter. */
export function proposedYear(today: Date, starter: string): string {
  return String(usualYear(today, findStarter(starter)));
}

/** Kinds of the optional sections that are selected by default. */
export function defaultSections(id: string): readonly string[] {
  const optional = findStarter(id)?.optional ?? [];
  return optional.filter(({ included }) => included).map(({ section }) => section);
}

export function findStarter(id: string): Starter | undefined {
  return starters.find((starter) => starter.id === id);
}
