/** Registry of the ready-made parts, in the order of the palette. */
import { month, week } from "./calendar-parts.ts";
import { breadcrumbs, index, monthTabsSide, monthTabsTop, neighbors } from "./navigation-parts.ts";
import { dots, hexagons, isometric, music, ruledPaper, squares } from "./papers.ts";
import type { PartGroup } from "./part.ts";
import { habits, mood, water } from "./tracker-parts.ts";
import { cornell, meeting, notes, priorities, schedule, tasks } from "./writing-parts.ts";

export const partGroups: readonly PartGroup[] = [
  { label: "Planning", parts: [schedule, tasks, priorities] },
  { label: "Tracking", parts: [habits, mood, water] },
  { label: "Calendars", parts: [month, week] },
  { label: "Navigation", parts: [monthTabsTop, monthTabsSide, breadcrumbs, neighbors, index] },
  { label: "Notes", parts: [notes, meeting, cornell] },
  { label: "Papers", parts: [ruledPaper, dots, squares, isometric, hexagons, music] },
];
