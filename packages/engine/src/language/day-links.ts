import { addDays, type CivilDate, daysBetween, firstOfWeek, isBefore, type Weekday } from "@octavo/foundation";
import { dayVariables, reckoningOf } from "../model/calendar-properties.ts";
import { bindingOf, type LinkEditing, readRule } from "../model/link-editing.ts";
import { binding, choice, number, type PropertiesOf } from "../model/property.ts";
import type { CellVariables, WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { dayName, weekName } from "./destination-names.ts";
import * as messages from "./messages.ts";
import { planMonthsOf } from "./plan-months.ts";

export const dayLinkProperties = {
  link_strategy: choice(["no_links", "sequential_pages", "named_destinations", "template"], {
    label: "Days link to",
    default: "no_links",
    initial: "named_destinations",
  }),
  link_template: binding({ label: "Link rule", default: "day(@date)", shownWhen: { link_strategy: ["template"] } }),
  week_link_template: binding({
    label: "Link rule of weeks",
    default: "week(@iso_week)",
    shownWhen: { link_strategy: ["template"] },
  }),
  first_page_number: number({
    label: "First Page",
    min: 1,
    max: 10_000,
    whole: true,
    default: 2,
    fallback: 1,
    shownWhen: { link_strategy: ["sequential_pages"] },
  }),
  pages_per_date: number({
    label: "Pages per Date",
    min: 1,
    max: 15,
    inputMax: 10,
    whole: true,
    default: 1,
    shownWhen: { link_strategy: ["sequential_pages"] },
  }),
};

/** Sets a rule for the days. `to_dest` may name a destination for all of them. */
export const dayLinkEditing: LinkEditing = {
  read: ({ link_template }) => readRule({ bind: link_template }),
  write: (link) => {
    const link_template = bindingOf(link);
    return { link_strategy: link_template === undefined ? "no_links" : "template", link_template };
  },
  isPerEntry: true,
};

type Links = ReturnType<WidgetContext["link"]>;
type DayLinkOptions = PropertiesOf<typeof dayLinkProperties>;

/** `first` is the day of the first page, for sequential pages. */
export function dayLink(
  date: CivilDate,
  rect: Rect,
  first: CivilDate,
  options: DayLinkOptions,
  context: WidgetContext,
): Links {
  switch (options.link_strategy) {
    case "no_links":
      return [];
    case "template":
      return context.link(
        rect,
        { bind: options.link_template },
        ruleVariables(date, first, context),
        isInPlan(date, context),
      );
    case "named_destinations":
      return namedDayLink(date, rect, context);
    case "sequential_pages": {
      const page = options.first_page_number + daysBetween(first, date) * options.pages_per_date;
      return isBefore(date, first) ? [] : context.linkToPage(rect, page);
    }
  }
}

/** The first and last month of a plan can contain days outside the plan, which need no pages. */
export function isInPlan(date: CivilDate, { variable, calendar }: WidgetContext): boolean {
  const plan = planMonthsOf(variable, calendar);
  return !plan || !(isBefore(date, plan.start) || isBefore(plan.end, date));
}

/** `@index` counts from the first day. Earlier days have an empty index, so that links with it are omitted. */
function ruleVariables(date: CivilDate, first: CivilDate, context: WidgetContext): CellVariables {
  const count = daysBetween(first, date) + 1;
  const index = count > 0 ? String(count) : "";
  const index_padded = index && index.padStart(3, "0");
  return { ...dayVariables(date, reckoningOf(context)), index, index_padded };
}

/** Warns if the plan has no page for any day. Single missing days are not reported. */
function namedDayLink(date: CivilDate, rect: Rect, context: WidgetContext): Links {
  if (!context.hasDestinationPrefix("day:"))
    context.warn("unknown_destination", messages.noDayPages, messages.noDayPagesHint);
  return context.linkIfPresent(rect, dayName(date));
}

/**
 * Link of a week. Sequential pages have none. The default rule is not reported if weeks have no pages. In a rule of
 * the author, variables describe the first day of the week, and weeks outside the plan are not reported.
 */
export function weekLink(
  date: CivilDate,
  weekStart: Weekday,
  rect: Rect,
  options: DayLinkOptions,
  context: WidgetContext,
): Links {
  const { link_strategy, week_link_template } = options;
  if (link_strategy !== "named_destinations" && link_strategy !== "template") return [];
  const hasRule = link_strategy === "template" && week_link_template !== dayLinkProperties.week_link_template.default;
  if (!hasRule) return context.linkIfPresent(rect, weekName(date, weekStart));
  const first = firstOfWeek(date, weekStart);
  return context.link(
    rect,
    { bind: week_link_template },
    dayVariables(first, { weekStart, calendar: context.calendar }),
    isWeekInPlan(first, context),
  );
}

/** A week without a day of the plan needs no page. */
function isWeekInPlan(first: CivilDate, { variable, calendar }: WidgetContext): boolean {
  const plan = planMonthsOf(variable, calendar);
  return !plan || !(isBefore(addDays(first, 6), plan.start) || isBefore(plan.end, first));
}
