import { maxSectionDepth } from "@octavo/engine";
import { hasField } from "@octavo/foundation";
import type { ReactNode } from "react";
import { listed, t } from "../../../language/t.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FieldGroup } from "../../../ui/field-group.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";
import { CountersField } from "./counters-field.tsx";
import { DaysField, EventsFields } from "./date-filters.tsx";
import { PlanField } from "./plan-field.tsx";
import type { SectionEditing } from "./plan-view.ts";
import { RowsFields } from "./rows-fields.tsx";

interface MoreFieldsProps extends SectionEditing {
  readonly children: ReactNode;
}

/** Rare fields, which the specification does not have. */
export function MoreFields({ children, ...editing }: MoreFieldsProps) {
  const { section, path } = editing;
  const { weekdays, days, events, rows, counters, nested = [] } = section;
  const used = [
    weekdays && t("days of the week"),
    days && t("which days get pages"),
    events && t("events with pages"),
    rows && t("rows with pages"),
    Boolean(section.reserve) && t("reserved pages"),
    counters && t("counters"),
    nested.length > 0 && t("nested sections"),
  ];
  const isOutermost = path.length === 2;
  // Each level adds two parts to the path.
  const isDeepest = path.length / 2 >= maxSectionDepth;
  return (
    <Disclosure
      className="border-t border-rule pt-1"
      summaryClassName="text-[0.9375rem]"
      summary={
        <span>
          <span className="font-semibold">{t("More")}</span>
          <span className="text-sm text-ink-soft"> {listed(used)}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-5 pt-1 pb-2">
        {hasField(section.generate, "weekdays") && <WeekdaysField {...editing} />}
        {hasField(section.generate, "days") && <DaysField {...editing} />}
        {hasField(section.generate, "events") && <EventsFields {...editing} />}
        {hasField(section.generate, "rows") && <RowsFields {...editing} />}
        {isOutermost && <ReserveField {...editing} />}
        <CountersField {...editing} />
        {!isDeepest && children}
      </div>
    </Disclosure>
  );
}

function ReserveField({ section, path, onChange }: SectionEditing) {
  return (
    <PlanField path={[...path, "reserve"]}>
      {({ error, hint }) => (
        <WholeNumberField
          label={t("Reserve pages")}
          min={0}
          max={1000}
          placeholder="0"
          value={section.reserve ?? undefined}
          onChange={(reserve) => onChange({ reserve: reserve || undefined }, "reserve")}
          error={error}
          hint={
            hint ??
            t(
              "Blank pages after this section. When you update the planner on your tablet, new pages take their places.",
            )
          }
        />
      )}
    </PlanField>
  );
}

const shortNames = () => ({
  monday: t("Mon"),
  tuesday: t("Tue"),
  wednesday: t("Wed"),
  thursday: t("Thu"),
  friday: t("Fri"),
  saturday: t("Sat"),
  sunday: t("Sun"),
});

const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

function WeekdaysField({ section, onChange }: SectionEditing) {
  const chosen = section.weekdays ?? everyDay;
  const toggle = (name: string) => {
    const wanted = everyDay.filter((day) => (day === name ? !chosen.includes(day) : chosen.includes(day)));
    // A section without weekdays would have no pages.
    if (wanted.length > 0) onChange({ weekdays: wanted.length < everyDay.length ? wanted : undefined }, "weekdays");
  };
  return (
    <FieldGroup label={t("Days of the week")}>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {Object.entries(shortNames()).map(([name, short]) => (
          <label
            key={name}
            className="flex min-h-9 min-w-12 cursor-pointer items-center justify-center rounded-sm border border-edge px-2 text-[0.9375rem] has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11 forced-colors:has-checked:border-4"
          >
            <input type="checkbox" className="sr-only" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            {short}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
