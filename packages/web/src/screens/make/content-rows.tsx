import { nameOfSource } from "@octavo/engine";
import type { PlannerChoices, Starter } from "@octavo/starters";
import type { WrittenSource } from "../../dates/date-sources.ts";
import { listed, t } from "../../language/t.ts";
import { namedLists } from "../../starters/named-lists.ts";
import { NamesRow, SummaryRow } from "../../starters/summary-row.tsx";

interface ContentRowsProps {
  readonly starter: Starter;
  readonly choices: PlannerChoices;
  /** Calendars and holidays. */
  readonly sources: readonly WrittenSource[];
  readonly onNames: () => void;
  readonly onDates: () => void;
}

/** Names, holidays and own days of the planner, in rows that lead to the sections of the form. */
export function ContentRows({ starter, choices, sources, onNames, onDates }: ContentRowsProps) {
  const { layouts = [], hasEvents } = starter;
  const hasNames = layouts.some(({ kind }) => kind === "names");
  return (
    <>
      {hasNames && <NamesRow lists={namedLists(layouts, choices)} onAction={onNames} />}
      {hasEvents && (
        <SummaryRow
          label={t("Holidays and own days")}
          value={sources.length === 0 ? t("none yet") : listed(sources.map(nameOfSource))}
          action={sources.length === 0 ? t("Add") : t("Change")}
          onAction={onDates}
        />
      )}
    </>
  );
}
