import { isRightToLeft } from "@octavo/engine";
import { type CalendarSystem, calendarSystems, usualWeekStart } from "@octavo/foundation";
import type { PlannerChoices } from "@octavo/starters";
import { t } from "../language/t.ts";
import { SelectField } from "../ui/field.tsx";

interface CalendarFieldProps {
  readonly value: CalendarSystem;
  readonly onChange: (calendar: CalendarSystem) => void;
  readonly className?: string;
}

/** The calendar of the months of a new planner. The plan of a project has further choices. */
export function CalendarField({ value, onChange, className }: CalendarFieldProps) {
  const names = { gregorian: t("Gregorian"), persian: t("Persian"), hijri: t("Hijri") };
  return (
    <SelectField
      label={t("Calendar system")}
      value={value}
      {...(className !== undefined && { className })}
      onChange={({ target }) => onChange(calendarSystems.find((system) => system === target.value) ?? value)}
    >
      {calendarSystems.map((system) => (
        <option key={system} value={system}>
          {names[system]}
        </option>
      ))}
    </SelectField>
  );
}

/** Other calendars are offered in the languages of most of their readers, which are written from right to left. */
export function offersCalendars({ calendar, locale }: Pick<PlannerChoices, "calendar" | "locale">): boolean {
  return calendar !== "gregorian" || isRightToLeft(locale);
}

/** Weeks of another calendar start on its usual day, unless another one was chosen. */
export function weekStartAfter(
  current: PlannerChoices["weekStart"],
  before: CalendarSystem,
  after: CalendarSystem,
): PlannerChoices["weekStart"] {
  return current === usualWeekStart(before) ? usualWeekStart(after) : current;
}
