import { limits, Report } from "@octavo/foundation";
import { composeTemplate } from "../compose/compose-template.ts";
import { compareEvents, countEventChanges } from "../edition/compare-events.ts";
import { readEditionRecord } from "../edition/edition-file.ts";
import * as messages from "../edition/messages.ts";
import type { UpdateOptions } from "../edition/update.ts";
import { rangeOf, resolveDates } from "../expand/resolve-dates.ts";
import { changesIdentity, changesPageCount, changesPages } from "../layout/changes-page.ts";
import { documentScope } from "../layout/document-scope.ts";
import type { EmbeddedProject } from "../manifest/embedded-project.ts";
import type { DateCalendar } from "../model/date-row.ts";
import type { DatesRange, EditionRecord, PlanEvent } from "../model/edition-record.ts";
import type { Plan } from "../model/plan.ts";
import { pageCount, type Template } from "../model/template.ts";
import { parsePlan } from "../parse/parse-plan.ts";
import { isPrintableText } from "../typography/printable-text.ts";
import type { World } from "../world.ts";

/** Records the edition of a plan with a page of changes, and adds the pages that an update needs for them. */
export function listChanges(
  template: Template,
  update: UpdateOptions | undefined,
  world: World,
  report: Report,
): Template {
  const { changes_page } = template;
  if (!changes_page) return template;
  if (update && !update.project) reportUnknown(report);
  const edition = editionOf(template, update?.project, world);
  const recorded = { ...template, changes_page: { ...changes_page, edition } };
  return update ? withPages(recorded, world) : recorded;
}

function reportUnknown(report: Report): void {
  report.add({
    severity: "warning",
    code: "changes_unknown",
    message: messages.changesUnknown,
    hint: messages.changesUnknownHint,
    at: { document: "plan", path: ["plan", "changes_page"] },
  });
}

/** An edition with the same events keeps the record of the one before, so that it is the same file. */
function editionOf(template: Template, project: EmbeddedProject | undefined, world: World): EditionRecord {
  const today = world.today?.();
  const made = today === undefined ? {} : { date: today };
  const earlier = project && readEarlier(project, world);
  if (!project || !earlier) return made;
  const range = shared(template.changes_page?.range, earlier.range);
  const changes = compareEvents(eventsOf(earlier.calendars, range), eventsOf(template.dates ?? [], range));
  const recorded = readEditionRecord(project.edition);
  if (countEventChanges(changes) === 0) return recorded ?? made;
  const since = recorded?.date ?? earlier.imported;
  return { ...made, changes, ...(since !== undefined && { since }) };
}

interface EarlierEvents {
  readonly calendars: readonly DateCalendar[];
  readonly range: DatesRange | undefined;
  /** Day of the last import of a calendar. */
  readonly imported: string | undefined;
}

/** Undefined for a plan that cannot be read. */
function readEarlier({ plan_yaml, profile }: EmbeddedProject, world: World): EarlierEvents | undefined {
  const parsed = parsePlan(plan_yaml, new Report(), { profiles: world.profiles, profile });
  if (!parsed) return undefined;
  const { plan, compilation_rules: rules } = parsed;
  const isPrintable = (text: string) => isPrintableText(text, [], world);
  return {
    calendars: resolveDates(plan, rules, world.holidays, undefined, isPrintable),
    range: rangeOf(plan, rules),
    imported: lastImport(plan),
  };
}

function lastImport({ dates }: Plan): string | undefined {
  return dates
    .flatMap((source) => ("rows" in source ? (source.imported ?? []) : []))
    .toSorted()
    .at(-1);
}

/** Days that both plans have: events of new months are no changes. */
function shared(one: DatesRange | undefined, other: DatesRange | undefined): DatesRange | undefined {
  if (!one || !other) return one ?? other;
  return { from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to };
}

function eventsOf(calendars: readonly DateCalendar[], range: DatesRange | undefined): readonly PlanEvent[] {
  const isWithin = (date: string) => !range || (date >= range.from && date <= range.to);
  return calendars.flatMap(({ name, rows }) =>
    rows
      .filter(({ date, day = 1 }) => isWithin(date) && (day === 1 || date === range?.from))
      .map((row): PlanEvent => ({ ...row, calendar: name })),
  );
}

/** Pages of changes keep their places in the earlier PDF. Others come after all pages. */
function withPages(template: Template, world: World): Template {
  // The pages have the usual face of the planner, which shared parts can decide.
  const composed = composeTemplate(template, new Report(), "masters").template;
  const scope = documentScope(composed, world, "masters");
  const known = changesPages(scope).length;
  const last = pageCount(template);
  const room = Math.max(0, limits.pages - last);
  const count = Math.min(room, changesPageCount(scope) - known);
  if (count <= 0) return template;
  const added = Array.from({ length: count }, (_, i) => ({
    page: last + i + 1,
    identity: changesIdentity(known + i + 1),
    state: "changes" as const,
  }));
  return { ...template, placeholders: [...(template.placeholders ?? []), ...added] };
}
