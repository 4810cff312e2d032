import type { WrittenPlan } from "@octavo/contract";
import { t, tn } from "../../../language/t.ts";
import { SelectField } from "../../../ui/field.tsx";
import { chooseCalendar } from "./plan-draft.ts";
import { PlanField } from "./plan-field.tsx";
import type { EditPlan } from "./use-plan-draft.ts";

interface CalendarChoicesProps {
  readonly calendar: WrittenPlan["calendar"];
  readonly edit: EditPlan;
}

/** The calendar of the months and years of a plan, and how its numbers are printed. */
export function CalendarChoices({ calendar, edit }: CalendarChoicesProps) {
  const { system = "gregorian", correction = 0, years = "common", digits = "latin" } = calendar;
  const choose = (change: Parameters<typeof chooseCalendar>[1], field: string) =>
    edit((current) => chooseCalendar(current, change), `calendar.${field}`);
  return (
    <>
      <Choice
        field="system"
        label={t("Calendar system")}
        value={system}
        options={[
          ["gregorian", t("Gregorian")],
          ["persian", t("Persian")],
          ["hijri", t("Hijri")],
        ]}
        onChoose={(value) => choose({ system: value }, "system")}
      />
      {system === "hijri" && (
        <Choice
          field="correction"
          label={t("Correction of Hijri dates")}
          value={String(correction)}
          options={[-2, -1, 0, 1, 2].map((days) => [String(days), correctionName(days)])}
          onChoose={(value) => choose({ correction: Number(value) }, "correction")}
        />
      )}
      {system === "gregorian" && (
        <Choice
          field="years"
          label={t("Numbering of years")}
          value={years}
          options={[
            ["common", t("Common years")],
            ["buddhist", t("Buddhist years")],
            ["japanese", t("Japanese eras")],
          ]}
          onChoose={(value) => choose({ years: value }, "years")}
        />
      )}
      <Choice
        field="digits"
        label={t("Digits")}
        value={digits}
        options={[
          ["latin", t("Latin digits")],
          ["native", t("Digits of the language")],
        ]}
        onChoose={(value) => choose({ digits: value }, "digits")}
      />
    </>
  );
}

function correctionName(days: number): string {
  if (days === 0) return t("No correction");
  const count = Math.abs(days);
  return days > 0
    ? tn(count, "+{count}: months start {count} day earlier", "+{count}: months start {count} days earlier")
    : tn(count, "−{count}: months start {count} day later", "−{count}: months start {count} days later");
}

interface ChoiceProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ field, label, value, options, onChoose }: ChoiceProps) {
  return (
    <PlanField path={["calendar", field]}>
      {(problem) => (
        <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)} {...problem}>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </PlanField>
  );
}
