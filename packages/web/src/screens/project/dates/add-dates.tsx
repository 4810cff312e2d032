import { uniqueName } from "@octavo/foundation";
import { Cake, CalendarPlus, Flag, ListPlus, type LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import { addHolidays, sourcesOf } from "../../../dates/date-sources.ts";
import { DayListForm } from "../../../dates/day-list-form.tsx";
import { HolidayPicker } from "../../../dates/holiday-picker.tsx";
import { zonesWith } from "../../../dates/time-zones.ts";
import { addTypedDays } from "../../../dates/typed-days.ts";
import type { DatesImport } from "../../../dates/use-import.ts";
import type { DatesOverview } from "../../../engine-worker/protocol.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { calendarTypes, FileInput } from "../../../ui/drop-files.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { formatDay } from "../../../ui/format-date.ts";
import type { PlanDraftState } from "../plan/use-plan-draft.ts";

interface AddDatesProps {
  readonly draft: PlanDraftState;
  readonly files: DatesImport;
  readonly overview: DatesOverview | undefined;
}

type Form = "holidays" | "days" | "birthdays";

export function AddDates({ draft, files, overview }: AddDatesProps) {
  const [form, setForm] = useState<Form>();
  const input = useRef<HTMLInputElement>(null);
  const toggle = async (next: Form) => {
    if (await addTypedDays()) setForm(form === next ? undefined : next);
  };
  const close = () => setForm(undefined);
  const isBirthdays = form === "birthdays";
  const listName = isBirthdays ? t("Birthdays") : t("Own days");
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <FileInput
          ref={input}
          label={t("Calendar files")}
          accept={calendarTypes}
          multiple
          onFiles={(chosen) => void files.addFiles(chosen)}
        />
        <AddButton Icon={CalendarPlus} disabled={files.reading !== undefined} onClick={() => input.current?.click()}>
          {files.reading === undefined ? t("Add calendar file…") : t("Reading {name}…", { name: files.reading })}
        </AddButton>
        <AddButton Icon={Flag} expanded={form === "holidays"} onClick={() => void toggle("holidays")}>
          {t("Add holidays…")}
        </AddButton>
        <AddButton Icon={ListPlus} expanded={form === "days"} onClick={() => void toggle("days")}>
          {t("Add own days")}
        </AddButton>
        <AddButton Icon={Cake} expanded={isBirthdays} onClick={() => void toggle("birthdays")}>
          {t("Add birthdays")}
        </AddButton>
      </div>
      <p className="text-sm leading-snug text-ink-soft text-pretty">
        {t(
          "Holidays of a country are its public holidays. Own days are trips, school holidays, birthdays, anniversaries and other days that you type or paste. Years, months, weeks and days of the starters show both. In your own designs, turn on the events of calendars.",
        )}
      </p>
      {form === "holidays" && (
        <HolidayPicker
          sources={sourcesOf(draft.plan)}
          onChoose={(source) => {
            draft.edit((plan) => addHolidays(plan, source));
            close();
          }}
        />
      )}
      {(form === "days" || form === "birthdays") && (
        <div className="border border-rule">
          <DayListForm
            key={form}
            files={files}
            list={{ name: uniqueName(listName, files.namesInUse), text: "", isBirthdays }}
            onClose={close}
          />
        </div>
      )}
      <ZoneField files={files} overview={overview} />
    </div>
  );
}

interface AddButtonProps {
  readonly Icon: LucideIcon;
  /** For a button that opens a form. */
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function AddButton({ Icon, expanded, disabled = false, onClick, children }: AddButtonProps) {
  return (
    <Button disabled={disabled} onClick={onClick} aria-expanded={expanded}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Button>
  );
}

function ZoneField({ files: { zone, setZone }, overview }: Pick<AddDatesProps, "files" | "overview">) {
  const [zones] = useState(() => zonesWith(zone));
  const range = overview?.range;
  return (
    <SelectField
      label={t("Time zone of imported times")}
      hint={
        range &&
        t("Entries from {from} to {to} are imported. Import a file again after you change the dates of the plan.", {
          from: formatDay(range.from),
          to: formatDay(range.to),
        })
      }
      value={zone}
      onChange={({ target }) => setZone(target.value)}
    >
      {zones.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll("_", " ")}
        </option>
      ))}
    </SelectField>
  );
}
