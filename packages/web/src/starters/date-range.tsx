import type { PlannerChoices } from "@octavo/starters";
import { useState } from "react";
import { t } from "../language/t.ts";
import { DateField } from "../ui/date-field.tsx";

type Dates = Pick<PlannerChoices, "from" | "to">;

interface DateRangeProps extends Dates {
  readonly onChange: (dates: Dates) => void;
}

/** First and last day. Dates that are no range yet stay here, because one of them changes before the other. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const [draft, setDraft] = useState<Dates>();
  const dates = draft ?? { from, to };
  const change = (changed: Partial<Dates>) => {
    const next = { ...dates, ...changed };
    const isUsable = problemOf(next) === undefined;
    setDraft(isUsable ? undefined : next);
    if (isUsable) onChange(next);
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField label={t("First day")} value={dates.from} onChange={(day) => change({ from: day })} />
      <DateField
        label={t("Last day")}
        value={dates.to}
        error={problemOf(dates)}
        onChange={(day) => change({ to: day })}
      />
    </div>
  );
}

const firstDay = "1900-01-01";
const lastDay = "2200-12-31";

function problemOf({ from, to }: Dates): string | undefined {
  if (from === "" || to === "") return t("Enter both days.");
  if (from < firstDay || to > lastDay) return t("Choose days between 1900 and 2200.");
  return from <= to ? undefined : t("Choose a day after the first.");
}
