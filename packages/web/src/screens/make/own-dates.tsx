import type { WrittenPlan } from "@octavo/contract";
import { nameOfSource } from "@octavo/engine";
import { uniqueName } from "@octavo/foundation";
import type { PlannerChoices, Region, Starter } from "@octavo/starters";
import { CalendarPlus, Flag, ListPlus, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  addHolidays,
  changeSource,
  type DatesDraft,
  holidaysOfCountry,
  kindOfSource,
  type WrittenSource,
} from "../../dates/date-sources.ts";
import { sourceOfCountry } from "../../dates/holiday-place.ts";
import { SourceSwatch } from "../../dates/source-swatch.tsx";
import { addTypedDays } from "../../dates/typed-days.ts";
import type { DayList } from "../../dates/use-import.ts";
import { useOverview } from "../../dates/use-overview.ts";
import { useSourceRemoval } from "../../dates/use-source-removal.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { regionName } from "../../language/language-name.ts";
import { t, tn } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { calendarTypes, DropFiles, FileInput } from "../../ui/drop-files.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { scrollIntoViewRef } from "../../ui/reveal.ts";
import { UndoRegion } from "../../ui/undo-region.tsx";
import type { KeptDates } from "./kept-dates.ts";
import { useOwnDates } from "./use-own-dates.ts";

const HolidayPicker = lazy(async () => (await import("../../dates/holiday-picker.tsx")).HolidayPicker);
const DayListForm = lazy(async () => (await import("../../dates/day-list-form.tsx")).DayListForm, closable);
const ImportResults = lazy(async () => (await import("../../dates/import-results.tsx")).ImportResults);
const ListedDays = lazy(async () => (await import("../../dates/listed-days.tsx")).ListedDays, { isOptional: true });
const RegionField = lazy(async () => (await import("../../dates/holidays.tsx")).RegionField);

interface OwnDatesProps {
  readonly kept: KeptDates;
  readonly choices: PlannerChoices;
  readonly engine: () => EngineClient;
  readonly starter: Starter;
  /** Region of the visitor. */
  readonly region: Region | undefined;
  /** Called with the plan of the dates, and the position of the source that was added or changed. */
  readonly onChange: (plan: WrittenPlan, index: number) => void;
}

/** Holidays and calendar files of a visitor. */
export function OwnDates({ kept, choices, engine, starter, region, onChange }: OwnDatesProps) {
  const { draft, files, keepList } = useOwnDates(kept, choices, engine, onChange);
  const [form, setForm] = useState<"holidays" | DayList>();
  const close = () => setForm(undefined);
  const open = async (next: typeof form) => {
    if (await addTypedDays()) setForm(next);
  };
  const list = form === "holidays" ? undefined : form;
  /** An empty form, whose lines follow those of the first list. */
  const newList = async (): Promise<DayList> => {
    const index = kept.sources.findIndex((source) => kindOfSource(source) === "days" && ownFile(source));
    const source = kept.sources[index];
    const empty = { text: "", isBirthdays: false };
    if (!source) return { ...empty, name: uniqueName(t("Own days"), files.namesInUse) };
    return { ...empty, name: nameOfSource(source), index, before: (await ownFile(source)?.text()) ?? "" };
  };
  const toggleNewList = async () => open(list ? undefined : await newList());
  const ownFile = (source: WrittenSource) => kept.files[nameOfSource(source)]?.file;
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const isShown = starter.hasEvents === true;
  if (!isShown && kept.sources.length === 0) return <UndoRegion />;
  const isOffered = isShown && region?.hasHolidays && !kept.sources.some(({ holidays }) => holidays === region.code);
  const suggested = isOffered ? region.code : undefined;
  /** Scrolls to the name of the group, which is above the list. */
  const showSources = () => scrollIntoViewRef(opener.current?.closest("fieldset")?.firstElementChild ?? null);
  const chooseHolidays = (source: WrittenSource) => {
    const before = holidaysOfCountry(kept.sources, source);
    const name = nameOfSource(source);
    draft.edit((plan) => addHolidays(plan, source));
    close();
    opener.current?.focus({ preventScroll: true });
    showSources();
    announce(
      before ? t("{name} instead of {before}.", { name, before: nameOfSource(before) }) : t("{name} added.", { name }),
    );
  };
  return (
    <DropFiles
      label={t("Drop calendar files here")}
      onFiles={(dropped) => void files.addFiles(dropped)}
      className="flex flex-col"
    >
      <FieldGroup label={t("Holidays and own days")}>
        <div className="mt-2 flex flex-col gap-3">
          <SourceList
            {...{ draft, engine }}
            files={kept.files}
            onEdit={(next) => void open(list?.before === undefined && next.index === list?.index ? undefined : next)}
            onRemove={async (index) => {
              const isLost = list?.index === index;
              if (!isLost && !(await addTypedDays())) return false;
              close();
              return true;
            }}
          />
          {files.results.length > 0 && <ImportResults files={files} />}
          {suggested && <SuggestedHolidays region={suggested} onAdd={chooseHolidays} />}
          <div className="flex flex-wrap gap-2">
            <Button
              ref={opener}
              aria-expanded={form === "holidays"}
              onPointerEnter={() => void HolidayPicker.preload()}
              onFocus={() => void HolidayPicker.preload()}
              onClick={() => void open(form === "holidays" ? undefined : "holidays")}
            >
              <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
              {suggested ? t("Holidays of another country…") : t("Add holidays…")}
            </Button>
            {isShown && (
              <Button aria-expanded={list !== undefined} onClick={() => void toggleNewList()}>
                <ListPlus size={16} strokeWidth={1.75} aria-hidden="true" />
                {t("Add own days")}
              </Button>
            )}
            <FileInput
              ref={input}
              label={t("Calendar files")}
              accept={calendarTypes}
              multiple
              onFiles={(chosen) => void files.addFiles(chosen)}
            />
            <Button disabled={files.reading !== undefined} onClick={() => input.current?.click()}>
              <CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />
              {files.reading === undefined ? t("Add a calendar file…") : t("Reading…")}
            </Button>
          </div>
          {form === "holidays" && <HolidayPicker sources={kept.sources} onChoose={chooseHolidays} />}
          {list && (
            <div className="border border-rule">
              <DayListForm
                key={`${list.name} ${list.before === undefined}`}
                {...{ files, list }}
                onClose={close}
                onAdded={(added, before) => {
                  keepList(added, before);
                  showSources();
                }}
              />
            </div>
          )}
          {kept.isUnsaved && (
            <Notice>{t("This browser could not keep your calendar files. After a reload, add them again.")}</Notice>
          )}
          <p className="text-sm leading-snug text-ink-soft">
            {isShown
              ? t(
                  "Own days are trips, school holidays, birthdays, anniversaries and the like. Like calendar files, they stay in this browser until you remove them. Nothing is sent.",
                )
              : t("This planner has no place for them. Other planners show them.")}
          </p>
        </div>
      </FieldGroup>
      <UndoRegion />
    </DropFiles>
  );
}

interface SuggestedHolidaysProps {
  readonly region: string;
  readonly onAdd: (source: WrittenSource) => void;
}

/** Offers the holidays of the region. They are not added by themselves, because the language of a browser is only a hint. */
function SuggestedHolidays({ region, onAdd }: SuggestedHolidaysProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onClick={() => onAdd(sourceOfCountry(region))}>
        <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("Add public holidays: {region}", { region: regionName(region) })}
      </Button>
      <span className="text-sm leading-snug text-ink-soft">{t("Suggested by your browser's language.")}</span>
    </div>
  );
}

interface SourceListProps {
  readonly draft: DatesDraft;
  readonly engine: () => EngineClient;
  readonly files: KeptDates["files"];
  readonly onEdit: (list: DayList) => void;
  /** Called before a source is removed. Resolves to false if it has to stay for now. */
  readonly onRemove: (index: number) => Promise<boolean>;
}

function SourceList({ draft, engine, files, onEdit, onRemove }: SourceListProps) {
  const { plan, edit } = draft;
  const sources = plan.dates ?? [];
  const { value } = useOverview(plan, sources.length > 0 ? engine : undefined);
  const { keys, remove } = useSourceRemoval(draft);
  if (sources.length === 0) return null;
  const removeWith = async (index: number, source: WrittenSource) => {
    if (await onRemove(index)) remove(index, source);
  };
  const editList = async (name: string, file: File, index: number) =>
    onEdit({ name, text: await file.text(), isBirthdays: false, index });
  return (
    <ul aria-label={t("Calendars and holidays")} className="flex flex-col divide-y divide-rule border-y border-rule">
      {sources.map((source, index) => (
        <li key={keys.keyOf(index)} className="flex flex-col gap-2 py-1.5">
          <div className="flex items-center gap-2.5">
            <SourceSwatch source={source} />
            <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <span>{nameOfSource(source)}</span>{" "}
              <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                {describeCount(value?.counts[index])}
              </span>
            </span>
            <EditButton
              source={source}
              file={files[nameOfSource(source)]?.file}
              onEdit={(file) => void editList(nameOfSource(source), file, index)}
            />
            <IconButton
              name={t("Remove {name}", { name: nameOfSource(source) })}
              Icon={Trash2}
              onClick={() => void removeWith(index, source)}
            />
          </div>
          {kindOfSource(source) === "days" && source.rows && (
            <ListedDays name={nameOfSource(source)} rows={source.rows} />
          )}
          {source.holidays !== undefined && (
            <RegionField
              source={source}
              days={value?.holidays[index]}
              onChange={(change) => edit((current) => changeSource(current, index, change))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EditButtonProps {
  readonly source: WrittenSource;
  readonly file: File | undefined;
  readonly onEdit: (file: File) => void;
}

/** Only lists that were typed can be edited: `imported` is the day of a file. */
function EditButton({ source, file, onEdit }: EditButtonProps) {
  if (!file || source.imported !== undefined) return null;
  return (
    <IconButton name={t("Edit {name}", { name: nameOfSource(source) })} Icon={Pencil} onClick={() => onEdit(file)} />
  );
}

/** Empty until entries are counted. */
function describeCount(count: number | undefined): string {
  return count === undefined ? "" : tn(count, "{count} entry", "{count} entries");
}
