import { formatYears, wholeYear } from "@octavo/starters";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { LocaleButton } from "../../projects/locale-button.tsx";
import { offeredLocales } from "../../starters/planner-language.ts";
import { findStarter } from "../../starters/starters.ts";
import { SelectField } from "../../ui/field.tsx";
import { yearsToChoose } from "./project-form.ts";
import type { ProjectFormState } from "./use-project-form.ts";

export function CalendarFields({ values, change }: ProjectFormState) {
  const [years] = useState(() => yearsToChoose(new Date()));
  return (
    <div className="my-3 grid max-w-[28rem] grid-cols-[1fr_1.1fr_1.4fr] gap-3">
      <SelectField label={t("Year")} value={values.year} onChange={(event) => change({ year: event.target.value })}>
        {years.map((year) => (
          <option key={year} value={year}>
            {formatYears(wholeYear(String(year), findStarter(values.starter) ?? {}))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("Language")}
        value={values.locale}
        onChange={(event) => change({ locale: event.target.value })}
      >
        {offeredLocales(values.locale).map(([tag, name]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("Week starts")}
        value={values.week_start}
        onChange={(event) => change({ week_start: event.target.value === "sunday" ? "sunday" : "monday" })}
      >
        <option value="monday">{t("Monday")}</option>
        <option value="sunday">{t("Sunday")}</option>
      </SelectField>
      <LocaleButton
        chosen={values.locale}
        className="col-start-2 col-end-4 justify-self-start"
        onChoose={(locale) => change({ locale })}
      />
    </div>
  );
}
