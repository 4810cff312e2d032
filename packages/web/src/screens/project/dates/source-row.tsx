import { nameOfSource } from "@octavo/engine";
import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  type ChangeSource,
  changeSource,
  kindOfSource,
  type SourceKind,
  type WrittenSource,
} from "../../../dates/date-sources.ts";
import { DayListForm } from "../../../dates/day-list-form.tsx";
import { listOfRows } from "../../../dates/list-of-rows.ts";
import { colorOfSource, SourceSwatch } from "../../../dates/source-swatch.tsx";
import type { DatesImport } from "../../../dates/use-import.ts";
import type { DayOfHoliday } from "../../../engine-worker/protocol.ts";
import { locale, t, tn } from "../../../language/t.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { calendarTypes, FileInput } from "../../../ui/drop-files.tsx";
import { formatDay } from "../../../ui/format-date.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Loading } from "../../../ui/loading.tsx";
import type { EditPlan } from "../plan/use-plan-draft.ts";
import { SourceFields } from "./source-fields.tsx";

const HolidayFields = lazy(async () => (await import("../../../dates/holidays.tsx")).HolidayFields, {
  fallback: () => <Loading />,
});

interface SourceRowProps {
  readonly source: WrittenSource;
  readonly index: number;
  readonly edit: EditPlan;
  readonly files: DatesImport;
  /** Language of the plan. */
  readonly language: string | undefined;
  /** Undefined until they are counted. */
  readonly count: number | undefined;
  /** Holidays of a country. */
  readonly days: readonly DayOfHoliday[] | undefined;
  readonly onRemove: () => void;
}

export function SourceRow({ source, index, edit, files, language, count, days, onRemove }: SourceRowProps) {
  const [isEditing, setEditing] = useState(false);
  const languages = { language: locale(), reader: language };
  const name = nameOfSource(source);
  const kind = kindOfSource(source);
  const change: ChangeSource = (changed, field) =>
    edit((plan) => changeSource(plan, index, changed), `dates.${index}.${field}`);
  return (
    <section
      aria-label={name}
      className="border border-s-4 border-rule bg-surface eink:border-s-ink!"
      style={{ borderInlineStartColor: colorOfSource(source) }}
    >
      <div className="flex items-center gap-3 px-3 py-2">
        <SourceSwatch source={source} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">{name}</h3>
          <p className="text-sm leading-snug text-ink-soft tabular-nums">{describe(source, kind, count)}</p>
        </div>
        <ReplaceButton {...{ name, kind }} onFile={(file) => void files.replaceFile(file, index)} />
        {(kind === "days" || kind === "birthdays") && (
          <IconButton name={t("Edit {name}", { name })} Icon={Pencil} onClick={() => setEditing(!isEditing)} />
        )}
        <IconButton name={t("Remove {name}", { name })} Icon={Trash2} onClick={onRemove} />
      </div>
      {isEditing && (
        <DayListForm
          files={files}
          list={{ name, text: listOfRows(source.rows ?? "", languages), isBirthdays: kind === "birthdays", index }}
          onClose={() => setEditing(false)}
        />
      )}
      <Disclosure
        className="border-t border-rule px-3"
        summaryClassName="text-[0.9375rem]"
        summary={t("Name and filters")}
      >
        <div className="flex flex-col gap-4 pt-1 pb-4">
          {kind === "holidays" && <HolidayFields {...{ source, days }} onChange={change} />}
          <SourceFields source={source} onChange={change} />
        </div>
      </Disclosure>
    </section>
  );
}

function describe({ imported }: WrittenSource, kind: SourceKind, count: number | undefined): string {
  const kinds = {
    calendar: t("Calendar file"),
    holidays: t("Public holidays"),
    days: t("Own days"),
    birthdays: t("Birthdays"),
  };
  const parts = [
    kinds[kind],
    imported && t("imported {date}", { date: formatDay(imported) }),
    count !== undefined && tn(count, "{count} entry", "{count} entries"),
  ];
  return parts.filter(Boolean).join(" · ");
}

interface ReplaceButtonProps {
  readonly name: string;
  readonly kind: SourceKind;
  readonly onFile: (file: File) => void;
}

function ReplaceButton({ name, kind, onFile }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  if (kind !== "calendar") return null;
  const label = t("Replace {name} with a newer file", { name });
  return (
    <>
      <FileInput ref={input} label={label} accept={calendarTypes} onFiles={([file]) => file && onFile(file)} />
      <IconButton name={label} Icon={RefreshCw} onClick={() => input.current?.click()} />
    </>
  );
}
