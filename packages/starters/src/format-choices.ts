/** Choices as the query of an address: `device=remarkable-2&year=2027&locale=pl`. */
import { usualWeekStart } from "@octavo/foundation";
import type { ChoiceName, PlannerChoices, WrittenChoices } from "./choices.ts";
import type { Starter } from "./starter.ts";
import { classic } from "./themes/classic.ts";
import { wholeYear, yearIn } from "./years.ts";

/** In the order of an address. */
export const choiceNames: readonly ChoiceName[] = [
  "device",
  "landscape",
  "calendar",
  "year",
  "from",
  "to",
  "locale",
  "week-start",
  "with",
  "without",
  "hours",
  "theme",
  "toolbar",
  "left-handed",
];

/**
 * Formats choices without a leading question mark. Device, dates and language are always included, because their defaults
 * depend on the visitor; other choices only if they differ from the starter's defaults.
 */
export function formatChoices(choices: PlannerChoices, starter: Starter): string {
  const written: WrittenChoices = {
    ...writeDates(choices, starter),
    ...writeSections(choices, starter),
    ...writeOptions(choices),
    ...choices.layouts,
  };
  const entries = namesOf(starter).flatMap((name) => {
    const value: string | undefined = written[name];
    return value === undefined
      ? []
      : [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":")}`];
  });
  return entries.join("&");
}

/** All names in an address of the starter. */
export const namesOf = ({ layouts = [] }: Starter): readonly string[] => [
  ...choiceNames,
  ...layouts.map(({ id }) => id),
];

function writeDates({ from, to, calendar }: PlannerChoices, starter: Starter): WrittenChoices {
  const year = yearIn(from, calendar);
  const whole = wholeYear(year, starter, calendar);
  return whole.from === from && whole.to === to ? { year } : { from, to };
}

function writeSections({ sections }: PlannerChoices, { optional }: Starter): WrittenChoices {
  const listed = (kinds: readonly { readonly section: string }[]) => kinds.map(({ section }) => section).join(",");
  const added = listed(optional.filter(({ section, included }) => !included && sections.includes(section)));
  const omitted = listed(optional.filter(({ section, included }) => included && !sections.includes(section)));
  return { ...(added && { with: added }), ...(omitted && { without: omitted }) };
}

function writeOptions({
  device,
  landscape,
  calendar,
  locale,
  weekStart,
  hours,
  theme,
  toolbar,
  leftHanded,
}: PlannerChoices): WrittenChoices {
  return {
    device,
    locale,
    ...(landscape && { landscape: "1" }),
    ...(calendar !== "gregorian" && { calendar }),
    ...(weekStart !== usualWeekStart(calendar) && { "week-start": weekStart }),
    ...(hours !== "24" && { hours }),
    ...(theme !== classic.id && { theme }),
    ...(toolbar && { toolbar }),
    ...(leftHanded && { "left-handed": "1" }),
  };
}
