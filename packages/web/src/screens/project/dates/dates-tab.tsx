import { formatDate, localDay } from "@octavo/foundation";
import { useState } from "react";
import { useAllowsAddresses } from "../../../api/calendar-addresses.ts";
import { addSource, sourcesOf } from "../../../dates/date-sources.ts";
import { ImportResults } from "../../../dates/import-results.tsx";
import { useImport } from "../../../dates/use-import.ts";
import { useOverview } from "../../../dates/use-overview.ts";
import { useSourceRemoval } from "../../../dates/use-source-removal.ts";
import type { DatesOverview } from "../../../engine-worker/protocol.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { DropFiles } from "../../../ui/drop-files.tsx";
import { ExampleOffer } from "../../../ui/example-offer.tsx";
import { formatDay } from "../../../ui/format-date.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PlanToolbar } from "../plan/plan-toolbar.tsx";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";
import type { LivePlanner } from "../use-live-planner.ts";
import { AddDates } from "./add-dates.tsx";
import { MonthPreview } from "./month-preview.tsx";
import { SourceRow } from "./source-row.tsx";

const CalendarAddresses = lazy(async () => (await import("./calendar-addresses.tsx")).CalendarAddresses, {
  isOptional: true,
});

interface DatesTabProps {
  readonly projectId: string;
  readonly draft: PlanDraftState;
  readonly live: LivePlanner;
}

/** Events, holidays and special days of the plan. They are saved with it. */
export function DatesTab({ projectId, draft, live }: DatesTabProps) {
  const { plan, problem, restored, discard } = draft;
  const sources = sourcesOf(plan);
  const files = useImport(draft, live.engine);
  const overview = useOverview(plan, live.engine);
  const allowsAddresses = useAllowsAddresses();
  return (
    <DropFiles
      label={t("Drop calendar files here")}
      onFiles={(dropped) => void files.addFiles(dropped)}
      className="flex min-h-full flex-col gap-5"
    >
      <PlanToolbar draft={draft} blockingErrors={[]} title={t("Dates")} />
      {restored && (
        <Notice action={<Button onClick={discard}>{t("Discard")}</Button>}>
          {t("Your unsaved plan was restored.")}
        </Notice>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <AddDates draft={draft} files={files} overview={overview.value} />
      <ImportResults files={files} />
      {allowsAddresses && <CalendarAddresses projectId={projectId} zone={files.zone} />}
      {sources.length === 0 ? (
        <NoDates draft={draft} />
      ) : (
        <SourceList {...{ draft, files }} counts={overview.value?.counts ?? []} holidays={overview.value?.holidays} />
      )}
      {sources.length > 0 && <MonthPreview locale={plan.locale} sources={sources} {...overview} />}
    </DropFiles>
  );
}

function NoDates({ draft: { plan, edit } }: Pick<DatesTabProps, "draft">) {
  const [today] = useState(() => formatDate(localDay(new Date())));
  const date = plan.calendar.start_date || today;
  const title = t("Dinner with Ann");
  const insert = () => {
    edit((current) => addSource(current, { name: t("Family"), rows: `${date} 19:00-21:00 ${title}` }));
  };
  return (
    <div className="border-y border-rule px-4 py-10 text-center">
      <p className="text-lg font-semibold">{t("No dates yet")}</p>
      <p className="mx-auto mt-1 max-w-md text-ink-soft text-pretty">
        {t(
          "Add your calendars, public holidays and birthdays. They appear in event lists and calendars of the planner. Calendar files are read in this browser.",
        )}
      </p>
      <ExampleOffer onInsert={insert}>
        {t("A calendar Family with one event: {day}, {title}", { day: formatDay(date), title })}
      </ExampleOffer>
    </div>
  );
}

interface SourceListProps {
  readonly draft: PlanDraftState;
  readonly files: ReturnType<typeof useImport>;
  readonly counts: readonly number[];
  readonly holidays: DatesOverview["holidays"] | undefined;
}

function SourceList({ draft: { plan, edit }, files, counts, holidays }: SourceListProps) {
  const sources = sourcesOf(plan);
  const { keys, remove } = useSourceRemoval({ plan, edit });
  return (
    <ul aria-label={t("Calendars and holidays")} className="flex flex-col gap-2">
      {sources.map((source, index) => (
        <li key={keys.keyOf(index)}>
          <SourceRow
            {...{ source, index, edit, files }}
            language={plan.locale}
            count={counts[index]}
            days={holidays?.[index]}
            onRemove={() => remove(index, source)}
          />
        </li>
      ))}
    </ul>
  );
}
