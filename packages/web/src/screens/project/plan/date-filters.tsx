import type { WrittenPlanSection } from "@octavo/contract";
import { AllDayField, WordsField } from "../../../dates/filter-fields.tsx";
import { listed, t } from "../../../language/t.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { FieldGroup } from "../../../ui/field-group.tsx";
import { type SectionEditing, usePlanView } from "./plan-view.ts";

/** Days with pages, by the holidays and events of the plan. */
export function DaysField({ section, onChange }: SectionEditing) {
  return (
    <SelectField
      label={t("Which days get pages")}
      hint={t("Working days are Monday to Friday without the public holidays of the Dates tab.")}
      value={section.days ?? ""}
      onChange={({ target }) => onChange({ days: target.value || undefined }, "days")}
    >
      <option value="">{t("All days")}</option>
      <option value="working_days">{t("Working days")}</option>
      <option value="days_off">{t("Days off")}</option>
      <option value="holidays">{t("Holidays")}</option>
      <option value="with_events">{t("Days with events")}</option>
      <option value="crowded">{t("Days with many events")}</option>
    </SelectField>
  );
}

type Filter = NonNullable<WrittenPlanSection["events"]>;

/** Events with pages. */
export function EventsFields({ section, onChange }: SectionEditing) {
  const { calendars: known } = usePlanView();
  const { calendars = [], kinds = [], words = [], all_day } = section.events ?? {};
  const change = (changed: { readonly [Field in keyof Filter]?: Filter[Field] | undefined }, field: string) => {
    const entries = Object.entries({ ...section.events, ...changed }).filter(([, value]) => value !== undefined);
    onChange({ events: entries.length > 0 ? (Object.fromEntries(entries) as Filter) : undefined }, `events.${field}`);
  };
  const [kind = ""] = kinds;
  return (
    <FieldGroup label={t("Events with pages")}>
      <div className="mt-2 flex flex-col gap-4">
        {known.length > 1 && (
          <CalendarChecks
            calendars={known}
            chosen={calendars.length > 0 ? calendars : known}
            onChange={(chosen) => change({ calendars: chosen.length < known.length ? chosen : undefined }, "calendars")}
          />
        )}
        <div className="grid gap-4 @lg:grid-cols-2">
          <SelectField
            label={t("Kinds of entries")}
            value={kinds.length > 1 ? "several" : kind}
            onChange={({ target }) => change({ kinds: target.value ? [target.value] : undefined }, "kinds")}
          >
            <option value="">{t("All entries")}</option>
            <option value="event">{t("Only events")}</option>
            <option value="birthday">{t("Only birthdays")}</option>
            <option value="holiday">{t("Only public holidays")}</option>
            {kinds.length > 1 && <option value="several">{listed(kinds)}</option>}
          </SelectField>
          <AllDayField value={all_day} onChange={(shown) => change({ all_day: shown }, "all_day")} />
        </div>
        <WordsField
          label={t("Only with these words")}
          value={words}
          onChange={(wanted) => change({ words: wanted }, "words")}
        />
      </div>
    </FieldGroup>
  );
}

interface CalendarChecksProps {
  readonly calendars: readonly string[];
  readonly chosen: readonly string[];
  /** Never called without a calendar. */
  readonly onChange: (chosen: string[]) => void;
}

export function CalendarChecks({ calendars, chosen, onChange }: CalendarChecksProps) {
  const toggle = (name: string, isOn: boolean) => {
    const next = calendars.filter((one) => (one === name ? isOn : chosen.includes(one)));
    if (next.length > 0) onChange(next);
  };
  return (
    <FieldGroup label={t("Calendars")}>
      {calendars.map((name) => (
        <CheckField key={name} checked={chosen.includes(name)} onChange={({ target }) => toggle(name, target.checked)}>
          {name}
        </CheckField>
      ))}
    </FieldGroup>
  );
}
