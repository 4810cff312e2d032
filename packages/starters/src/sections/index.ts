/** All kinds of sections by intent, in the order of lists. */
import { agenda } from "./agenda.ts";
import { birthdays } from "./birthdays.ts";
import { list } from "./list.ts";
import { meetings } from "./meetings.ts";
import { quarters } from "./quarters.ts";
import { rows } from "./rows.ts";
import { secondPage } from "./second-page.ts";
import type { SectionKind } from "./section-kind.ts";
import { workingDays } from "./working-days.ts";

export const sectionKinds: readonly SectionKind[] = [
  list,
  rows,
  quarters,
  secondPage,
  meetings,
  birthdays,
  agenda,
  workingDays,
];
