import type { PlannerChoices, Starter } from "@octavo/starters";
import { listed, t } from "../language/t.ts";
import { TextButton } from "../ui/text-button.tsx";
import { describeLists, type NamedList, namedLists } from "./named-lists.ts";

interface SummaryRowProps {
  readonly label: string;
  /** The choice in words. */
  readonly value: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A choice in one line, with a button that leads to its section. */
function SummaryRow({ label, value, action, onAction }: SummaryRowProps) {
  return (
    <p className="flex min-h-11 items-center gap-x-3">
      <span className="min-w-0 flex-1 py-0.5 leading-snug">
        <span className="block truncate font-semibold">{label}</span>{" "}
        <span className="line-clamp-2 text-ink-soft wrap-anywhere">{value}</span>
      </span>
      <TextButton aria-label={`${action}: ${label}`} className="shrink-0 text-end" onClick={onAction}>
        {action}
      </TextButton>
    </p>
  );
}

interface NamesRowProps {
  readonly lists: readonly NamedList[];
  readonly onAction: () => void;
}

function NamesRow({ lists, onAction }: NamesRowProps) {
  const action =
    lists.length === 0 ? t("Add") : lists.some(({ names }) => names.length === 0) ? t("Name them") : t("Change");
  return <SummaryRow label={t("Lists")} value={describeLists(lists)} {...{ action, onAction }} />;
}

interface ContentRowsProps {
  readonly starter: Starter;
  readonly choices: PlannerChoices;
  /** Names of calendars and holidays. */
  readonly dates: readonly string[];
  readonly onNames: () => void;
  readonly onDates: () => void;
}

/** Names, holidays and own days of the planner, in rows that lead to the sections of the form. */
export function ContentRows({ starter, choices, dates, onNames, onDates }: ContentRowsProps) {
  const { layouts = [], hasEvents } = starter;
  const hasNames = layouts.some(({ kind }) => kind === "names");
  return (
    <>
      {hasNames && <NamesRow lists={namedLists(layouts, choices)} onAction={onNames} />}
      {hasEvents && (
        <SummaryRow
          label={t("Holidays and own days")}
          value={dates.length === 0 ? t("none yet") : listed(dates)}
          action={dates.length === 0 ? t("Add") : t("Change")}
          onAction={onDates}
        />
      )}
    </>
  );
}

/** Opens and focuses a section that a row leads to. */
export function revealSection(section: HTMLElement | null): void {
  for (const details of section?.querySelectorAll("details") ?? []) details.open = true;
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}
