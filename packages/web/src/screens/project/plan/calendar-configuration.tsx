import type { WrittenPlan } from "@octavo/contract";
import { memo, type ReactNode } from "react";
import { languageName } from "../../../language/language-name.ts";
import { currentLanguage, t } from "../../../language/t.ts";
import { LocaleButton } from "../../../projects/locale-button.tsx";
import { nameLocales } from "../../../projects/name-locales.ts";
import { weekStarts } from "../../../projects/week-starts.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";
import { CalendarChoices } from "./calendar-choices.tsx";
import { changeCalendar } from "./plan-draft.ts";
import { PlanField } from "./plan-field.tsx";
import type { EditPlan } from "./use-plan-draft.ts";
import { YearButtons } from "./year-buttons.tsx";

interface LanguageOptionsProps {
  readonly chosen: string;
  readonly locales: readonly string[];
}

/** The two languages of the specification, then all that the engine supports. */
const LanguageOptions = memo(({ chosen, locales }: LanguageOptionsProps) => {
  const others = nameLocales(locales, currentLanguage()).filter(({ tag }) => !(tag in first));
  const isKnown = chosen in first || others.some(({ tag }) => tag === chosen);
  return (
    <>
      {Object.entries(first).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
      {!isKnown && (
        <option value={chosen}>{t("{text} ({note})", { text: languageName(chosen) ?? chosen, note: chosen })}</option>
      )}
      {others.length > 0 && (
        <optgroup label={t("All languages")}>
          {others.map(({ tag, own, here }) => (
            <option key={tag} value={tag}>
              {t("{text} ({note})", { text: own === here ? own : `${here} – ${own}`, note: tag })}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
});

const first: Readonly<Record<string, string>> = { en: "English (en)", pl: "Polski (pl)" };

interface CalendarConfigurationProps {
  readonly plan: WrittenPlan;
  readonly edit: EditPlan;
  readonly locales: readonly string[];
  /** Below the heading. */
  readonly children: ReactNode;
}

export function CalendarConfiguration({ plan, edit, locales, children }: CalendarConfigurationProps) {
  const { calendar, locale, week_start = "monday" } = plan;
  const set = (change: Partial<WrittenPlan["calendar"]>, field: string) =>
    edit((current) => changeCalendar(current, change), `calendar.${field}`);
  return (
    <section aria-labelledby="calendar-configuration">
      <h3 id="calendar-configuration" className="text-lg font-semibold">
        {t("Calendar Configuration")}
      </h3>
      {children}
      <YearButtons calendar={calendar} onChoose={(range) => set(range, "year")} />
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] items-start gap-4">
        <EndOfCalendar calendar={calendar} field="start_date" label={t("Start Date")} onChange={set} />
        <EndOfCalendar calendar={calendar} field="end_date" label={t("End Date")} onChange={set} />
        <PlanField path={["calendar", "pages_per_day"]}>
          {(problem) => (
            <WholeNumberField
              label={t("Pages per Day")}
              min={1}
              max={10}
              value={calendar.pages_per_day}
              onChange={(value) => set({ pages_per_day: value ?? 0 }, "pages_per_day")}
              {...problem}
            />
          )}
        </PlanField>
        <PlanField path={["locale"]}>
          {(problem) => (
            <div className="flex flex-col gap-1.5">
              <SelectField
                label={t("Locale")}
                value={locale}
                onChange={({ target }) => edit((current) => ({ ...current, locale: target.value }), "locale")}
                {...problem}
              >
                <LanguageOptions chosen={locale} locales={locales} />
              </SelectField>
              <LocaleButton
                chosen={locale}
                onChoose={(chosen) => edit((current) => ({ ...current, locale: chosen }), "locale")}
              />
            </div>
          )}
        </PlanField>
        <SelectField
          label={t("Week starts on")}
          value={week_start}
          onChange={({ target }) => edit((current) => ({ ...current, week_start: target.value }), "week_start")}
        >
          {weekStarts().map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <CalendarChoices {...{ calendar, edit }} />
      </div>
    </section>
  );
}

interface EndOfCalendarProps {
  readonly calendar: WrittenPlan["calendar"];
  readonly field: "start_date" | "end_date";
  readonly label: string;
  readonly onChange: (change: Partial<WrittenPlan["calendar"]>, field: string) => void;
}

function EndOfCalendar({ calendar, field, label, onChange }: EndOfCalendarProps) {
  return (
    <PlanField path={["calendar", field]}>
      {(problem) => (
        <DateField
          label={label}
          value={calendar[field]}
          onChange={(date) => onChange({ [field]: date }, field)}
          {...problem}
        />
      )}
    </PlanField>
  );
}
