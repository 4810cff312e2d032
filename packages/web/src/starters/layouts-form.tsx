import type { DeviceProfile } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import {
  type ChosenHours,
  countsOf,
  hoursOf,
  type Layout,
  mostNameCharacters,
  namesOf,
  offers,
  type PlannerChoices,
  standardOf,
  writeHours,
  writeNames,
  writeSeveral,
} from "@octavo/starters";
import { Minus } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { t, translate } from "../language/t.ts";
import { SelectField, TextAreaField } from "../ui/field.tsx";
import { FieldGroup } from "../ui/field-group.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Segments } from "../ui/segments.tsx";
import { TextButton } from "../ui/text-button.tsx";
import { hourFormat, timeOf } from "./describe-layouts.ts";
import { type NamedList, namedLists, type OwnNames } from "./named-lists.ts";

interface LayoutsFormProps {
  readonly layouts: readonly Layout[];
  readonly profile: DeviceProfile;
  readonly choices: PlannerChoices;
  readonly onChange: (change: Pick<PlannerChoices, "layouts">) => void;
  readonly ownNames?: OwnNames | undefined;
}

/** Choices of page layouts. The preview beside them draws what is chosen. */
export function LayoutsForm({ layouts, profile, choices, onChange, ownNames }: LayoutsFormProps) {
  const set = (layout: Layout, value: string) => {
    const { [layout.id]: _before, ...others } = choices.layouts;
    onChange({ layouts: value === standardOf(layout) ? others : { ...others, [layout.id]: value } });
  };
  const lists = withHints(namedLists(layouts, choices, ownNames), layouts);
  const nameList = (list: string, changed: readonly string[]) => {
    const named = layouts.find((layout) => layout.kind === "names");
    if (!named) return false;
    const written = writeNames(new Map([...namesOf(choices.layouts[named.id] ?? ""), [list, changed]]));
    const isAccepted = changed.length <= named.most && written.length <= mostNameCharacters;
    if (isAccepted) set(named, written);
    return isAccepted;
  };
  return (
    <div className="mt-2 flex flex-col gap-5">
      {layouts.map((layout) => (
        <LayoutField
          key={layout.id}
          {...{ layout, profile, choices, lists, nameList }}
          value={choices.layouts[layout.id] ?? standardOf(layout)}
          onChange={(value) => set(layout, value)}
        />
      ))}
    </div>
  );
}

interface HintedList extends NamedList {
  readonly hint?: string | undefined;
}

/** Explains classes and their pupils, the only lists with members. */
function withHints(lists: readonly NamedList[], layouts: readonly Layout[]): readonly HintedList[] {
  const { of, value } = layouts.find((layout) => layout.kind === "names")?.members ?? {};
  if (of === undefined || value === undefined) return lists;
  const hasOwners = lists.some((list) => list.value === of && list.names.length > 0);
  const hints: Readonly<Record<string, string>> = {
    [of]: t("Each class that you name gets a field for its pupils. Each pupil gets a line in attendance and grades."),
    ...(!hasOwners && { [value]: t("Without a class name, all pupils are in one class.") }),
    people: t("A page for each person, such as a colleague. Pupils need not be entered here again."),
  };
  return lists.map((list) => ({ ...list, hint: hints[list.value] }));
}

interface ListProps {
  readonly lists: readonly HintedList[];
  /** Returns false for names without room. */
  readonly nameList: (list: string, names: readonly string[]) => boolean;
}

interface FieldProps<Kind extends Layout["kind"] = Layout["kind"]> {
  readonly layout: Extract<Layout, { readonly kind: Kind }>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

type LayoutFieldProps = FieldProps & ListProps & Pick<LayoutsFormProps, "profile" | "choices">;

function LayoutField({ layout, profile, choices, lists, nameList, ...field }: LayoutFieldProps) {
  switch (layout.kind) {
    case "one":
      return <OneField {...{ layout, profile }} theme={choices.theme} {...field} />;
    case "distance":
      return <DistanceField layout={layout} {...field} />;
    case "hours":
      return <HoursField layout={layout} clock={choices.hours} {...field} />;
    case "several":
      return <SeveralField {...{ layout, lists, nameList }} {...field} />;
    case "names":
      return <NamesField {...{ layout, lists, nameList }} />;
  }
}

interface OneFieldProps extends FieldProps<"one"> {
  readonly profile: DeviceProfile;
  readonly theme: string;
}

function OneField({ layout, profile, theme, value, onChange }: OneFieldProps) {
  const isOffered = (one: string) => offers(layout, one, profile, theme);
  const offered = layout.values.filter((known) => isOffered(known.value));
  const missing = layout.values.filter((known) => !offered.includes(known));
  const hasOther = missing.some((known) => offers(layout, known.value, profile));
  const names = missing.map(({ label }) => translate(label)).join(", ");
  return (
    <div>
      <Segments
        label={translate(layout.label)}
        options={offered.map((known) => [known.value, translate(known.label)] as const)}
        value={[value, layout.standard].find(isOffered) ?? offered[0]?.value ?? value}
        onChange={onChange}
      />
      {missing.length > 0 && (
        <p className="mt-1 text-sm leading-snug text-ink-soft">
          {hasOther ? t("No room in this theme: {names}", { names }) : t("No room on this device: {names}", { names })}
        </p>
      )}
    </div>
  );
}

const distances = ["5", "6", "7", "8", "10"];

/** Usual distances, and another one that an address has. */
function DistanceField({ layout, value, onChange }: FieldProps<"distance">) {
  const shown = value === "" || distances.includes(value) ? distances : [...distances, value];
  return (
    <Segments
      label={translate(layout.label)}
      options={[["", t("Usual spacing")] as const, ...shown.map((one) => [one, one] as const)]}
      value={value}
      onChange={onChange}
    />
  );
}

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

/** Hours that are not in order stay in the form until they are. */
function HoursField({ value, clock, onChange }: FieldProps<"hours"> & Pick<HourFieldProps, "clock">) {
  const [refused, setRefused] = useState<{ readonly value: string; readonly hours: ChosenHours }>();
  const isRefused = refused?.value === value;
  const shown = isRefused ? refused.hours : hoursOf(value);
  const choose = (hours: ChosenHours | undefined) => {
    const isInOrder = !hours || hours.first < hours.last;
    setRefused(isInOrder ? undefined : { value, hours });
    if (isInOrder) onChange(hours ? writeHours(hours) : "");
  };
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <HourField
        label={t("First hour")}
        {...{ clock }}
        value={shown?.first}
        onChange={(first) => choose(first === undefined ? undefined : { first, last: shown?.last ?? lastAfter(first) })}
      />
      <HourField
        label={t("Last hour")}
        {...{ clock }}
        value={shown?.last}
        error={isRefused ? t("The last hour must be after the first.") : undefined}
        onChange={(last) => choose(last === undefined ? undefined : { first: shown?.first ?? firstBefore(last), last })}
      />
    </div>
  );
}

const lastAfter = (first: number) => (first < 20 ? 20 : 23);
const firstBefore = (last: number) => (last > 7 ? 7 : 0);

interface HourFieldProps {
  readonly label: string;
  readonly clock: PlannerChoices["hours"];
  readonly value: number | undefined;
  readonly error?: string | undefined;
  readonly onChange: (hour: number | undefined) => void;
}

function HourField({ label, clock, value, error, onChange }: HourFieldProps) {
  const times = hourFormat(clock);
  return (
    <SelectField
      {...{ label, error }}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
    >
      <option value="">{t("Usual hours")}</option>
      {everyHour.map((hour) => (
        <option key={hour} value={hour}>
          {times.format(timeOf(hour))}
        </option>
      ))}
    </SelectField>
  );
}

/** Collections, each with the names of its lists. */
function SeveralField({ layout, lists, nameList, value, onChange }: FieldProps<"several"> & ListProps) {
  const counts = countsOf(value);
  const set = (name: string, count: number) => onChange(writeSeveral(layout, new Map([...counts, [name, count]])));
  return (
    <FieldGroup label={translate(layout.label)}>
      <p className="mt-1 text-sm leading-snug text-ink-soft">
        {t("Each list has an index and a page for each name, or {count} pages without names.", {
          count: layout.pagesEach,
        })}{" "}
        {t("Another list of the same kind has its own index, for example for projects at work and at home.")}
      </p>
      {layout.values.map(({ value: name, label }) => (
        <Fragment key={name}>
          <CountedCheck
            label={translate(label)}
            count={counts.get(name) ?? 0}
            most={layout.most}
            onChange={(count) => set(name, count)}
          />
          <NamesAreas lists={lists.filter(({ collection }) => collection === name)} nameList={nameList} />
        </Fragment>
      ))}
    </FieldGroup>
  );
}

/** Names of the starter's own lists. */
function NamesField({ layout, lists, nameList }: Pick<FieldProps<"names">, "layout"> & ListProps) {
  const own = lists.filter(({ collection }) => collection === undefined);
  if (own.length === 0) return null;
  return (
    <FieldGroup label={translate(layout.label)}>
      <p className="mt-1 text-sm leading-snug text-ink-soft">
        {t("Each name gets a page and a line in the index. Without names, the pages are numbered.")}
      </p>
      <NamesAreas lists={own} nameList={nameList} />
    </FieldGroup>
  );
}

function NamesAreas({ lists, nameList }: ListProps) {
  if (lists.length === 0) return null;
  return (
    <div className="mt-2 mb-3 flex flex-col gap-4">
      {lists.map(({ value, ...list }) => (
        <NamesArea key={value} {...list} onChange={(names) => nameList(value, names)} />
      ))}
    </div>
  );
}

interface NamesAreaProps extends Pick<HintedList, "label" | "names" | "most" | "hint"> {
  /** Returns false for names without room. */
  readonly onChange: (names: readonly string[]) => boolean;
}

/** Keeps the lines as they are typed, until other names take their place. */
function NamesArea({ label, names, most, hint, onChange }: NamesAreaProps) {
  const [{ text, isRefused }, setTyped] = useState({ text: names.join("\n"), isRefused: false });
  const shown = isRefused || isEqual(namesInText(text), names) ? text : names.join("\n");
  return (
    <TextAreaField
      label={t("{list}: names, one per line", { list: label })}
      optional
      hint={hint}
      error={
        isRefused
          ? t("Up to {most} names for a list, and {count} letters for all lists.", { most, count: mostNameCharacters })
          : undefined
      }
      rows={Math.min(8, Math.max(3, names.length + 1))}
      spellCheck={false}
      value={shown}
      onChange={({ target }) => setTyped({ text: target.value, isRefused: !onChange(namesInText(target.value)) })}
    />
  );
}

/** As addresses have them. Of lines from a spreadsheet, only the first cell counts. */
function namesInText(text: string): readonly string[] {
  const lines = text.split("\n").map((line) => line.split("\t", 1)[0] ?? "");
  return namesOf(writeNames(new Map([["list", lines]]))).get("list") ?? [];
}

interface CountedCheckProps {
  readonly label: string;
  readonly count: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

/** A check box for a list, with a button for another list of the kind. */
function CountedCheck({ label, count, most, onChange }: CountedCheckProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0"
        checked={count > 0}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
      />
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer items-center leading-snug">
        {label}
      </label>
      {count > 1 && (
        <IconButton
          name={t("One list less: {name}", { name: label })}
          Icon={Minus}
          onClick={() => onChange(count - 1)}
        />
      )}
      {count > 0 && count < most && (
        <TextButton aria-label={t("Another list: {name}", { name: label })} onClick={() => onChange(count + 1)}>
          {t("Another list")}
        </TextButton>
      )}
    </div>
  );
}
