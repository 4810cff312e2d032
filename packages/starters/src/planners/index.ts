/** All starters, in the order of lists. */
import type { StarterSource } from "../starter.ts";
import { blank } from "./blank.ts";
import { bulletJournal } from "./bullet-journal.ts";
import { daily } from "./daily.ts";
import { deviceTest } from "./device-test.ts";
import { habits } from "./habits.ts";
import { meetings } from "./meetings.ts";
import { monthly } from "./monthly.ts";
import { projects } from "./projects.ts";
import { school } from "./school.ts";
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
  deviceTest,
  blank,
];
