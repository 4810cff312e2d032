import { useState } from "react";
import { SelectField } from "../../ui/field.tsx";
import { yearsToChoose } from "./project-form.ts";
import type { ProjectFormState } from "./use-project-form.ts";

/** What a starter planner is made for. */
export function CalendarFields({ values, change }: ProjectFormState) {
  const [years] = useState(() => yearsToChoose(new Date()));
  return (
    <div className="my-3 grid max-w-96 grid-cols-3 gap-3">
      <SelectField label="Year" value={values.year} onChange={(event) => change({ year: event.target.value })}>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField label="Language" value={values.locale} onChange={(event) => change({ locale: event.target.value })}>
        <option value="en">English</option>
        <option value="pl">Polski</option>
      </SelectField>
      <SelectField
        label="Week starts"
        value={values.week_start}
        onChange={(event) => change({ week_start: event.target.value })}
      >
        <option value="monday">Monday</option>
        <option value="sunday">Sunday</option>
      </SelectField>
    </div>
  );
}
