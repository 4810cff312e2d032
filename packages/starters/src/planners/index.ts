/** All starters, in the order of lists. */
import type { StarterSource } from "../starter.ts";
import { blank } from "./blank.ts";
import { budget } from "./budget.ts";
import { bulletJournal } from "./bullet-journal.ts";
import { daily } from "./daily.ts";
import { deviceTest } from "./device-test.ts";
import { fiveYears } from "./five-years.ts";
import { habits } from "./habits.ts";
import { household } from "./household.ts";
import { meetings } from "./meetings.ts";
import { monthly } from "./monthly.ts";
import { projects } from "./projects.ts";
import { prompts } from "./prompts.ts";
import { school } from "./school.ts";
import { teacher } from "./teacher.ts";
import { training } from "./training.ts";
import { weekly } from "./weekly.ts";

export const starters: readonly StarterSource[] = [
  daily,
  weekly,
  monthly,
  bulletJournal,
  meetings,
  habits,
  school,
  projects,
  household,
  budget,
  training,
  teacher,
  prompts,
  fiveYears,
  deviceTest,
  blank,
];
