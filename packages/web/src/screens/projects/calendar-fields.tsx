import { formatYears, showsHours, wholeYear } from "@octavo/starters";
import { type RefObject, useState } from "react";
import { regionName } from "../../language/language-name.ts";
import { t } from "../../language/t.ts";
import { LocaleButton } from "../../projects/locale-button.tsx";
import { weekStarts } from "../../projects/week-starts.ts";
import { CalendarField, offersCalendars, weekStartAfter } from "../../starters/calendar-field.tsx";
import { offeredLocales } from "../../starters/planner-language.ts";
import { RegionHint } from "../../starters/region-hint.tsx";
import { findStarter } from "../../starters/starters.ts";
import { type ChosenHabits, usualRegion, withLanguage } from "../../starters/usual-region.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { yearsToChoose } from "./project-form.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface CalendarFieldsProps extends Pick<ProjectFormState, "values" | "change"> {
  /** The section of holidays, to lead to it. */
  readonly dates: RefObject<HTMLElement | null>;
}

export function CalendarFields({ values, change, dates }: CalendarFieldsProps) {
  const { calendar } = values;
  const [today] = useState(() => new Date());
  const [region] = useState(usualRegion);
  const starter = findStarter(values.starter);
  const [chosen, setChosen] = useState<ChosenHabits>([]);
  const chooseLanguage = (tag: string) => {
    const { locale, hours } = values;
    const followed = withLanguage({ locale, hours, weekStart: values.week_start }, tag, chosen);
    const { weekStart = values.week_start, ...changed } = followed;
    change({ ...changed, week_start: weekStart });
  };
  return (
    <div className="my-3 grid max-w-[28rem] grid-cols-[1fr_1.1fr_1.4fr] gap-3">
      <SelectField label={t("Year")} value={values.year} onChange={(event) => change({ year: event.target.value })}>
        {yearsToChoose(today, calendar).map((year) => (
          <option key={year} value={year}>
            {formatYears(wholeYear(String(year), starter ?? {}, calendar), calendar)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t("Language")} value={values.locale} onChange={({ target }) => chooseLanguage(target.value)}>
        {offeredLocales(values.locale).map(([tag, name]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <WeekStartField
        value={values.week_start}
        onChange={(week_start) => {
          setChosen((before) => [...before, "weekStart"]);
          change({ week_start });
        }}
      />
      <LocaleButton
        chosen={values.locale}
        className="col-start-2 col-end-4 justify-self-start"
        onChoose={chooseLanguage}
      />
      {starter && showsHours(starter, values.layouts) && (
        <HoursField
          value={values.hours}
          onChange={(hours) => {
            setChosen((before) => [...before, "hours"]);
            change({ hours });
          }}
        />
      )}
      {offersCalendars(values) && (
        <CalendarField
          value={calendar}
          className="col-span-full"
          onChange={(chosen) => {
            change({ calendar: chosen, week_start: weekStartAfter(values.week_start, calendar, chosen) });
          }}
        />
      )}
      <RegionHint
        region={region}
        choices={{ calendar, weekStart: values.week_start, hours: values.hours }}
        className="col-span-full"
      />
      {starter?.hasEvents && (
        <section
          ref={dates}
          tabIndex={-1}
          aria-label={t("Holidays and own days")}
          className="col-span-full outline-none"
        >
          {region?.hasHolidays && (
            <CheckField checked={values.holidays} onChange={({ target }) => change({ holidays: target.checked })}>
              {t("Holidays of {region}", { region: regionName(region.code) })}
            </CheckField>
          )}
          <p className="text-sm leading-snug text-ink-soft">
            {t("Own days, such as trips, are added on the Dates tab of the project.")}
          </p>
        </section>
      )}
    </div>
  );
}

interface ChoiceFieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

type Values = ProjectFormState["values"];

function WeekStartField({ value, onChange }: ChoiceFieldProps<Values["week_start"]>) {
  const days = weekStarts();
  return (
    <SelectField
      label={t("Week starts")}
      value={value}
      onChange={({ target }) => onChange(days.find(([day]) => day === target.value)?.[0] ?? value)}
    >
      {days.map(([day, name]) => (
        <option key={day} value={day}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function HoursField({ value, onChange }: ChoiceFieldProps<Values["hours"]>) {
  return (
    <SelectField
      label={t("Hours")}
      value={value}
      className="col-span-2"
      onChange={({ target }) => onChange(target.value === "12" ? "12" : "24")}
    >
      <option value="24">{t("24-hour clock")}</option>
      <option value="12">{t("12-hour clock")}</option>
    </SelectField>
  );
}
