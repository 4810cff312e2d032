/** Countries and regions with holidays. Loaded on demand, with the names of all countries. */
import { holidayKinds } from "@octavo/engine";
import { useState } from "react";
import { locale, t } from "../language/t.ts";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { FieldGroup } from "../ui/field-group.tsx";
import { scrollIntoViewRef } from "../ui/reveal.ts";
import type { ChangeSource, WrittenSource } from "./date-sources.ts";

interface Country {
  readonly local: string;
  readonly en?: string;
  readonly regions: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Readonly<Record<string, Country>>>("../../../dates/src/generated/countries.json", {
  import: "default",
  eager: true,
});
const known = Object.values(files)[0] ?? {};

/** Countries shown at once. A search finds the others. */
const shownCountries = 8;

export function HolidayPicker({ onChoose }: { readonly onChoose: (source: WrittenSource) => void }) {
  const [search, setSearch] = useState("");
  const [places] = useState(allPlaces);
  const [suggested] = useState(suggestedCountries);
  const found =
    search.trim() === "" ? countriesOf(places, suggested) : places.filter(({ text }) => text.includes(fold(search)));
  return (
    <div ref={scrollIntoViewRef} className="flex scroll-mb-32 flex-col gap-2 border border-rule p-3">
      <TextField
        ref={focusRef}
        label={t("Search countries and regions")}
        value={search}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === "Enter" && first && search.trim() !== "") onChoose(sourceOf(first));
        }}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul aria-label={t("Countries")} className="flex flex-col">
        {found.slice(0, shownCountries).map((place) => (
          <li key={`${place.country}-${place.region}`}>
            <button
              type="button"
              className="flex min-h-10 w-full items-center justify-between gap-3 px-2 text-left hover:bg-wash hover:text-accent pointer-coarse:min-h-11"
              onClick={() => onChoose(sourceOf(place))}
            >
              <span>{place.name}</span>
              <span className="text-right text-sm text-ink-soft">
                {suggested.has(place.country) && search.trim() === "" ? t("Suggested") : place.local}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {found.length === 0 && t("No country matches. Try its name in English or in its own language.")}
        {found.length > shownCountries &&
          t("{count} more. Type more of the name.", { count: found.length - shownCountries })}
      </p>
    </div>
  );
}

function focusRef(input: HTMLInputElement | null): void {
  input?.focus();
}

interface Place {
  readonly country: string;
  /** Empty for the whole country. */
  readonly region: string;
  /** In the language of the studio. */
  readonly name: string;
  readonly local: string;
  /** All names, folded. */
  readonly text: string;
}

function allPlaces(): readonly Place[] {
  const names = new Intl.DisplayNames(locale(), { type: "region" });
  const places = Object.entries(known).flatMap(([country, { local, en = local, regions }]) => {
    const name = names.of(country) ?? en;
    const own = { country, region: "", name, local, text: fold(`${name} ${en} ${local} ${country}`) };
    const inside = Object.entries(regions).map(([region, regionName]) => ({
      country,
      region,
      name: `${name}: ${regionName}`,
      local: `${country}-${region}`,
      text: fold(`${regionName} ${name} ${en} ${country}-${region}`),
    }));
    return [own, ...inside];
  });
  return places.sort(
    (a, b) => Number(a.region !== "") - Number(b.region !== "") || a.name.localeCompare(b.name, locale()),
  );
}

/** Countries without their regions, suggested ones first. */
function countriesOf(places: readonly Place[], suggested: ReadonlySet<string>): readonly Place[] {
  const countries = places.filter(({ region }) => region === "");
  return [
    ...countries.filter(({ country }) => suggested.has(country)),
    ...countries.filter(({ country }) => !suggested.has(country)),
  ];
}

/** Countries of the browser's languages. */
function suggestedCountries(): ReadonlySet<string> {
  return new Set(navigator.languages.map((tag) => new Intl.Locale(tag).maximize().region ?? ""));
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

function sourceOf({ country, region, name }: Place): WrittenSource {
  return { holidays: country, name, ...(region !== "" && { region }) };
}

interface HolidayFieldsProps {
  readonly source: WrittenSource;
  readonly onChange: ChangeSource;
}

/** Region, kinds and names of holidays of a country. */
export function HolidayFields({ source, onChange }: HolidayFieldsProps) {
  const { names = "local", kinds = ["holiday"] } = source;
  const toggle = (kind: string, isOn: boolean) => {
    const next = holidayKinds.filter((one) => (one === kind ? isOn : kinds.includes(one)));
    if (next.length > 0) onChange({ kinds: next }, "kinds");
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <RegionField {...{ source, onChange }} />
        <SelectField
          label={t("Names of holidays")}
          value={names}
          onChange={({ target }) => onChange({ names: target.value }, "names")}
        >
          <option value="local">{t("In the language of the country")}</option>
          <option value="en">{t("In English")}</option>
          <option value="both">{t("In both")}</option>
        </SelectField>
      </div>
      <FieldGroup label={t("Kinds of holidays")}>
        {holidayKinds.map((kind) => (
          <CheckField key={kind} checked={kinds.includes(kind)} onChange={({ target }) => toggle(kind, target.checked)}>
            {kindNames()[kind]}
          </CheckField>
        ))}
      </FieldGroup>
    </>
  );
}

interface RegionFieldProps extends HolidayFieldsProps {
  readonly labelHidden?: boolean;
}

/** Region of a country that has some. A source that is named after its region gets the name of the new one. */
export function RegionField({ source, onChange, labelHidden = false }: RegionFieldProps) {
  const { holidays = "", region = "", name } = source;
  const regions = Object.entries(known[holidays]?.regions ?? {});
  if (regions.length === 0) return null;
  const choose = (next: string) => {
    const isOwnName = name !== undefined && name !== placeName(holidays, region);
    onChange({ region: next || undefined, ...(!isOwnName && { name: placeName(holidays, next) }) }, "region");
  };
  return (
    <SelectField
      label={labelHidden ? t("Region of {name}", { name: placeName(holidays, "") }) : t("Region")}
      labelHidden={labelHidden}
      value={region}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t("Whole country")}</option>
      {regions.map(([code, regionName]) => (
        <option key={code} value={code}>
          {regionName}
        </option>
      ))}
    </SelectField>
  );
}

/** Name of a country or region in the language of the studio: "Germany: Bayern". */
function placeName(country: string, region: string): string {
  const { local = country, en = local, regions = {} } = known[country] ?? {};
  const name = new Intl.DisplayNames(locale(), { type: "region" }).of(country) ?? en;
  return region === "" ? name : `${name}: ${regions[region] ?? region}`;
}

function kindNames(): Readonly<Record<string, string>> {
  return {
    holiday: t("Public holidays"),
    bank: t("Bank holidays"),
    school: t("School holidays"),
    optional: t("Days that most people have off"),
    observance: t("Observances, without a day off"),
  };
}
