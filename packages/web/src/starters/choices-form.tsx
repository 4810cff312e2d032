import type { DeviceProfile } from "@octavo/engine";
import {
  formatYears,
  hasToolbarChoice,
  type Layout,
  type PlannerChoices,
  profileOf,
  type Region,
  type Starter,
  showsHours,
  usualYear,
  wholeYear,
} from "@octavo/starters";
import { type ReactNode, type RefObject, useState } from "react";
import { DeviceField } from "../devices/device-field.tsx";
import { portraitDevices } from "../devices/device-groups.ts";
import { DevicePicture } from "../devices/device-picture.tsx";
import { t, translate } from "../language/t.ts";
import { LocaleButton } from "../projects/locale-button.tsx";
import { weekStarts } from "../projects/week-starts.ts";
import { CheckField } from "../ui/check-field.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { FieldGroup } from "../ui/field-group.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Segments } from "../ui/segments.tsx";
import { Switch } from "../ui/switch.tsx";
import { CalendarField, offersCalendars, weekStartAfter } from "./calendar-field.tsx";
import { describeLayouts } from "./describe-layouts.ts";
import { describeLists, namedLists, type OwnNames } from "./named-lists.ts";
import { offeredLocales } from "./planner-language.ts";
import { RegionHint } from "./region-hint.tsx";
import { isSuitable } from "./starters.ts";
import { ThemeField } from "./theme-field.tsx";
import { type ChosenHabits, withLanguage } from "./usual-region.ts";

const DateRange = lazy(async () => (await import("./date-range.tsx")).DateRange);
const LayoutsForm = lazy(async () => (await import("./layouts-form.tsx")).LayoutsForm);

interface ChoicesFormProps {
  readonly starter: Starter;
  /** All profiles, also those in landscape. */
  readonly profiles: readonly DeviceProfile[];
  readonly choices: PlannerChoices;
  readonly onChange: (change: Partial<PlannerChoices>) => void;
}

interface AllChoicesProps extends ChoicesFormProps {
  /** Explains the defaults of a new planner. */
  readonly region?: Region | undefined;
  /** The section of names, to lead to it. */
  readonly names?: RefObject<HTMLElement | null> | undefined;
  readonly ownNames?: OwnNames | undefined;
  readonly children?: ReactNode;
}

/** `children` follow the dates. */
export function ChoicesForm({
  starter,
  profiles,
  choices,
  onChange,
  region,
  names,
  ownNames,
  children,
}: AllChoicesProps) {
  const profile = profileOf(choices, profiles);
  const [chosen, setChosen] = useState<ChosenHabits>([]);
  const chooseLanguage = (locale: string) => onChange(withLanguage(choices, locale, chosen));
  return (
    <div className="flex flex-col gap-5">
      <DeviceChoice {...{ profiles, choices, onChange }} />
      <DateChoice {...{ starter, choices, onChange }} />
      {children}
      {profile && <NamesChoice ref={names} {...{ starter, profile, choices, onChange, ownNames }} />}
      <Segments
        label={t("Language")}
        options={offeredLocales(choices.locale)}
        value={choices.locale}
        onChange={chooseLanguage}
      />
      <LocaleButton chosen={choices.locale} className="-mt-3 self-start" onChoose={chooseLanguage} />
      <Segments
        label={t("Week starts")}
        options={weekStarts().filter(([day], i) => i < offeredWeekStarts || day === choices.weekStart)}
        value={choices.weekStart}
        onChange={(weekStart) => {
          setChosen((before) => [...before, "weekStart"]);
          onChange({ weekStart });
        }}
      />
      <RegionHint {...{ region, choices }} className="-mt-3" />
      <ThemeField {...{ starter, profiles, choices }} onChoose={(theme) => onChange({ theme })} />
      <SectionChoice {...{ starter, choices, onChange }} />
      {profile && <LayoutChoice {...{ starter, profile, choices, onChange }} />}
      {showsHours(starter, choices.layouts) && (
        <Segments
          label={t("Hours")}
          options={[
            ["24", t("24-hour clock")],
            ["12", t("12-hour clock")],
          ]}
          value={choices.hours}
          onChange={(hours) => {
            setChosen((before) => [...before, "hours"]);
            onChange({ hours });
          }}
        />
      )}
      {profile && <HoursChoice {...{ starter, profile, choices, onChange }} />}
      <Switch checked={choices.leftHanded} onChange={({ target }) => onChange({ leftHanded: target.checked })}>
        {t("Left-handed")}
      </Switch>
      {hasToolbarChoice(profile) && <ToolbarChoice {...{ choices, onChange }} />}
    </div>
  );
}

/** Without other days, unless one is chosen. */
const offeredWeekStarts = 3;

type PartProps = Pick<ChoicesFormProps, "choices" | "onChange">;

/** A landscape profile is a switch and not an entry in the list of devices. */
function DeviceChoice({ profiles, choices, onChange }: Omit<ChoicesFormProps, "starter">) {
  const { device, landscape } = choices;
  const profile = profileOf(choices, profiles);
  const upright = profileOf({ device, landscape: false }, profiles);
  const turned = profileOf({ device, landscape: true }, profiles);
  if (!upright || !profile) return null;
  const canTurn = turned !== undefined && isSuitable(turned);
  return (
    <div className="flex flex-col gap-3">
      <DeviceField
        devices={portraitDevices(profiles)}
        value={upright}
        onChange={(id) => onChange({ device: id, toolbar: undefined })}
      />
      <DevicePicture device={profile} />
      {(canTurn || landscape) && (
        <Switch checked={landscape} onChange={({ target }) => onChange({ landscape: target.checked })}>
          {t("Landscape")}
        </Switch>
      )}
    </div>
  );
}

const otherDates = "other";

function DateChoice({ starter, choices, onChange }: Omit<ChoicesFormProps, "profiles">) {
  const [today] = useState(() => new Date());
  const [isOpen, setOpen] = useState(false);
  const { from, to, calendar } = choices;
  const usual = usualYear(today, starter, calendar);
  const years = [usual - 1, usual, usual + 1].map(String);
  const datesOf = (year: string) => wholeYear(year, starter, calendar);
  const year = years.find((each) => datesOf(each).from === from && datesOf(each).to === to);
  const isOther = isOpen || year === undefined;
  const choose = (value: string) => {
    setOpen(value === otherDates);
    if (value !== otherDates) onChange(datesOf(value));
  };
  const chooseCalendar = (chosen: PlannerChoices["calendar"]) => {
    const weekStart = weekStartAfter(choices.weekStart, calendar, chosen);
    const dates = year === undefined ? {} : wholeYear(String(usualYear(today, starter, chosen)), starter, chosen);
    onChange({ calendar: chosen, weekStart, ...dates });
  };
  return (
    <div className="flex flex-col gap-3">
      {offersCalendars(choices) && <CalendarField value={calendar} onChange={chooseCalendar} />}
      <Segments
        label={t("Dates")}
        options={[
          ...years.map((each) => [each, formatYears(datesOf(each), calendar)] as const),
          [otherDates, t("Other dates")],
        ]}
        value={isOther ? otherDates : year}
        onChange={choose}
      />
      {isOther && (
        <DateRange
          from={from}
          to={to}
          onChange={(dates) => {
            setOpen(true);
            onChange(dates);
          }}
        />
      )}
    </div>
  );
}

function SectionChoice({ starter: { optional }, choices: { sections }, onChange }: Omit<ChoicesFormProps, "profiles">) {
  if (optional.length === 0) return null;
  const set = (changed: string, isWanted: boolean) => {
    const kinds = optional.map(({ section }) => section);
    onChange({ sections: kinds.filter((kind) => (kind === changed ? isWanted : sections.includes(kind))) });
  };
  return (
    <FieldGroup label={t("Optional pages")}>
      {optional.map(({ section, name }) => (
        <CheckField
          key={section}
          checked={sections.includes(section)}
          onChange={({ target }) => set(section, target.checked)}
        >
          {translate(name)}
        </CheckField>
      ))}
    </FieldGroup>
  );
}

interface LayoutChoiceProps extends PartProps {
  readonly starter: Starter;
  readonly profile: DeviceProfile;
}

/** First and last hour of pages that have some. */
export function HoursChoice({ starter, ...props }: LayoutChoiceProps) {
  const own = starter.layouts?.find(({ kind }) => kind === "hours");
  if (!own || !showsHours(starter, props.choices.layouts)) return null;
  return <LayoutSection {...props} layouts={[own]} name={translate(own.label)} />;
}

/** In the order of the form: names of the starter's own lists, then collections. */
const kindsOfNames: readonly Layout["kind"][] = ["names", "several"];

/** Layouts of pages. */
export function LayoutChoice({ starter: { layouts = [] }, ...props }: LayoutChoiceProps) {
  return (
    <LayoutSection
      {...props}
      layouts={layouts.filter((layout) => ![...kindsOfNames, "hours"].includes(layout.kind))}
      name={t("Page layouts")}
    />
  );
}

interface NamesChoiceProps extends LayoutChoiceProps {
  readonly ownNames?: OwnNames | undefined;
  readonly ref?: RefObject<HTMLElement | null> | undefined;
}

/** Collections, and the names of pages. */
export function NamesChoice({ starter: { layouts = [] }, ref, ...props }: NamesChoiceProps) {
  const own = kindsOfNames.flatMap((kind) => layouts.filter((layout) => layout.kind === kind));
  if (own.length === 0) return null;
  const chosen = describeLists(namedLists(own, props.choices, props.ownNames));
  return (
    <section ref={ref} tabIndex={-1} aria-label={t("Lists")} className="outline-none">
      <LayoutSection {...props} layouts={own} name={t("Lists")} chosen={chosen} />
    </section>
  );
}

interface LayoutSectionProps extends Omit<LayoutChoiceProps, "starter"> {
  readonly layouts: readonly Layout[];
  readonly name: string;
  /** Words for what is chosen. Default: the chosen values. */
  readonly chosen?: string;
  readonly ownNames?: OwnNames | undefined;
}

/** Loads its fields when it is opened. It is open at first if something is chosen. */
function LayoutSection({ layouts, profile, choices, onChange, name, chosen, ownNames }: LayoutSectionProps) {
  const [isOpen, setOpen] = useState(() => layouts.some(({ id }) => choices.layouts[id] !== undefined));
  if (layouts.length === 0) return null;
  const summary = (
    <span className="line-clamp-2 min-w-0 leading-snug wrap-anywhere">
      <span className="font-semibold">{name}</span>{" "}
      <span className="text-ink-soft">{chosen ?? describeLayouts(layouts, choices)}</span>
    </span>
  );
  return (
    <Disclosure defaultOpen={isOpen} summary={summary} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && <LayoutsForm {...{ layouts, profile, choices, onChange, ownNames }} />}
    </Disclosure>
  );
}

function ToolbarChoice({ choices: { toolbar }, onChange }: PartProps) {
  return (
    <Segments
      label={t("Side of the tablet's toolbar")}
      options={[
        ["", t("Default")],
        ["left", t("Left")],
        ["right", t("Right")],
      ]}
      value={toolbar ?? ""}
      onChange={(side) => onChange({ toolbar: side === "" ? undefined : side })}
    />
  );
}
