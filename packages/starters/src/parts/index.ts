/** Registry of the ready-made parts, in the order of the palette. */

import { breadcrumbs } from "./breadcrumbs.ts";
import { cornell } from "./cornell.ts";
import { dots } from "./dotted-paper.ts";
import { habits } from "./habits.ts";
import { hexagons } from "./hexagonal-paper.ts";
import { index } from "./index-list.ts";
import { isometric } from "./isometric-paper.ts";
import { meeting } from "./meeting.ts";
import { month } from "./month.ts";
import { monthTabsSide } from "./month-tabs-side.ts";
import { monthTabsTop } from "./month-tabs-top.ts";
import { mood } from "./mood.ts";
import { music } from "./music-paper.ts";
import { neighbors } from "./neighbors.ts";
import { notes } from "./notes.ts";
import type { PartGroup } from "./part.ts";
import { priorities } from "./priorities.ts";
import { ruledPaper } from "./ruled-paper.ts";
import { schedule } from "./schedule.ts";
import { squares } from "./squared-paper.ts";
import { tasks } from "./tasks.ts";
import { water } from "./water.ts";
import { week } from "./week.ts";
import { weekdays } from "./weekdays.ts";

export const partGroups: readonly PartGroup[] = [
  { label: "Planning", parts: [schedule, tasks, notes, priorities, weekdays] },
  { label: "Tracking", parts: [habits, mood, water] },
  { label: "Calendars", parts: [month, week] },
  { label: "Navigation", parts: [monthTabsTop, monthTabsSide, breadcrumbs, neighbors, index] },
  { label: "Notes", parts: [meeting, cornell] },
  { label: "Papers", parts: [ruledPaper, dots, squares, isometric, hexagons, music] },
];
