import { calendarEntries } from "./calendar-entries.ts";
import { counts } from "./counts.ts";
import { days } from "./days.ts";
import { event } from "./event.ts";
import { fiscalYears } from "./fiscal-years.ts";
import { months } from "./months.ts";
import { moon } from "./moon.ts";
import { otherCalendars } from "./other-calendars.ts";
import type { VariableFamily } from "./page-variable.ts";
import { pages } from "./pages.ts";
import { planYears } from "./plan-years.ts";
import { quarters } from "./quarters.ts";
import { rows } from "./rows.ts";
import { terms } from "./terms.ts";
import { weeks } from "./weeks.ts";

/** All page variables, in display order. */
export const variableFamilies: readonly VariableFamily[] = [
  days,
  weeks,
  months,
  quarters,
  planYears,
  fiscalYears,
  terms,
  calendarEntries,
  moon,
  otherCalendars,
  event,
  rows,
  counts,
  pages,
];
