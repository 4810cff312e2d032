import type { WrittenPlan } from "@octavo/contract";
import { addDays, formatDate, gregorian, localDay, parseDate } from "@octavo/foundation";
import { useState } from "react";
import { t } from "../../../language/t.ts";
import { planCalendar } from "../../../projects/plan-calendar.ts";
import { Button } from "../../../ui/button.tsx";

interface YearButtonsProps {
  readonly calendar: WrittenPlan["calendar"];
  readonly onChoose: (range: { start_date: string; end_date: string }) => void;
}

/** Years around the first year of the plan, in its calendar, and the school year. */
export function YearButtons({ calendar, onChoose }: YearButtonsProps) {
  const [today] = useState(() => formatDate(localDay(new Date())));
  const months = planCalendar(calendar);
  const start = parseDate(calendar.start_date) ?? parseDate(today);
  const year = start ? months.of(start).year : 0;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {[year - 1, year, year + 1].map((each) => (
        <RangeButton
          key={each}
          name={String(each)}
          start_date={formatDate(months.firstOf(each, 1))}
          end_date={formatDate(addDays(months.firstOf(each + 1, 1), -1))}
          {...{ calendar, onChoose }}
        />
      ))}
      {months === gregorian && (
        <RangeButton
          name={t("School year {years}", { years: `${year}/${String(year + 1).slice(2)}` })}
          start_date={`${year}-08-01`}
          end_date={`${year + 1}-07-31`}
          {...{ calendar, onChoose }}
        />
      )}
    </div>
  );
}

interface RangeButtonProps extends YearButtonsProps {
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
}

function RangeButton({ name, start_date, end_date, calendar, onChoose }: RangeButtonProps) {
  const isChosen = calendar.start_date === start_date && calendar.end_date === end_date;
  return (
    <Button
      aria-pressed={isChosen}
      className="aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent eink:aria-pressed:border-4"
      onClick={() => onChoose({ start_date, end_date })}
    >
      {name}
    </Button>
  );
}
