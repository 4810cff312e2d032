/** Countries and regions with holidays. Loaded on demand, with the names of all countries. */
import { holidayKinds } from "@octavo/engine";
import type { DayOfHoliday } from "../engine-worker/protocol.ts";
import { listed, locale, t } from "../language/t.ts";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField } from "../ui/field.tsx";
import { FieldGroup } from "../ui/field-group.tsx";
import type { ChangeSource, WrittenSource } from "./date-sources.ts";
import { englishRegionNames } from "./english-region-names.ts";
import { fold, type Place, sourceOf } from "./holiday-place.ts";
import { dayFormat } from "./listed-days.tsx";

interface Country {
  readonly local: string;
  readonly en?: string;
  readonly regions: Readonly<Record<string, string>>;
  /** Public holidays that a community has and its state has not. */
  readonly further?: Readonly<Record<string, readonly string[]>>;
}

const files = import.meta.glob<Readonly<Record<string, Country>>>("../../../dates/src/generated/countries.json", {
  import: "default",
  eager: true,
});
const known = Object.values(files)[0] ?? {};

/** Countries before regions, by name. */
export function holidayPlaces(): readonly Place[] {
  const names = new Intl.DisplayNames(locale(), { type: "region" });
  const places = Object.entries(known).flatMap(([country, { local, en = local, regions }]) => {
    const name = names.of(country) ?? en;
    const own = { country, region: "", name, local, names: [name, en, local, country].map(fold) };
    const inside = regionsOf(country).map(([region, regionName]) => {
      const code = `${country}-${region}`;
      const english = englishRegionNames[code];
      const others = [...(english === undefined ? [] : [english]), regions[region] ?? "", `${en} ${regionName}`, code];
      return {
        country,
        region,
        name: withRegion(name, regionName),
        local: english ?? code,
        names: [`${name} ${regionName}`, regionName, ...others].map(fold),
      };
    });
    return [own, ...inside];
  });
  return places.sort(
    (a, b) => Number(a.region !== "") - Number(b.region !== "") || a.name.localeCompare(b.name, locale()),
  );
}

/** Sources for codes such as "DE-BY". Unknown ones are left out. */
export function sourcesOfCodes(codes: readonly string[]): readonly WrittenSource[] {
  return codes.flatMap((code) => {
    const [country = "", ...rest] = code.toUpperCase().split("-");
    const region = rest.join("-");
    const { regions } = (Object.hasOwn(known, country) && known[country]) || {};
    const isKnown = regions && (region === "" || Object.hasOwn(regions, region));
    return isKnown ? [sourceOf({ country, region, name: placeName(country, region) })] : [];
  });
}

interface HolidayFieldsProps {
  readonly source: WrittenSource;
  /** Holidays within the plan. Undefined until they are computed. */
  readonly days?: readonly DayOfHoliday[] | undefined;
  readonly onChange: ChangeSource;
}

/** Region, kinds and names of holidays of a country. */
export function HolidayFields({ source, days, onChange }: HolidayFieldsProps) {
  const { names = "local", kinds = ["holiday"] } = source;
  const toggle = (kind: string, isOn: boolean) => {
    const next = holidayKinds.filter((one) => (one === kind ? isOn : kinds.includes(one)));
    if (next.length > 0) onChange({ kinds: next }, "kinds");
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <RegionField {...{ source, days, onChange }} />
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

/** Region of a country that has some, and its holidays on demand. */
export function RegionField({ source, days = [], onChange }: HolidayFieldsProps) {
  const format = dayFormat();
  return (
    <div className="flex flex-col gap-1">
      <RegionChoice {...{ source, onChange }} />
      {days.length > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="cursor-pointer py-1 hover:text-accent">{`${t("Public holidays")} (${days.length})`}</summary>
          <ul className="flex flex-col gap-1 leading-snug wrap-anywhere">
            {days.map(({ date, title }) => (
              <li key={`${date} ${title}`}>
                <span className="tabular-nums">{format.format(new Date(date))}</span>{" "}
                <bdi className="text-ink">{title}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A source that is named after its region gets the name of the new one. */
function RegionChoice({ source, onChange }: HolidayFieldsProps) {
  const { holidays = "", region = "", name } = source;
  const regions = regionsOf(holidays);
  if (regions.length === 0) return null;
  const [state = ""] = region.split("-");
  const places = regions.filter(([code]) => state !== "" && code.startsWith(`${state}-`));
  const further = [...new Set(places.flatMap(([code]) => furtherOf(holidays, code)))];
  const choose = (next: string) => {
    const isOwnName = name !== undefined && name !== placeName(holidays, region);
    onChange({ region: next || undefined, ...(!isOwnName && { name: placeName(holidays, next) }) }, "region");
  };
  return (
    <SelectField
      label={t("Region")}
      rule={
        further.length > 0 && region === state
          ? t("Some communities also have {days}: choose your community in this list.", {
              days: further.length > mostNamed ? t("days of their own") : alternatives(further),
            })
          : undefined
      }
      value={region}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t("{country} (whole country)", { country: placeName(holidays, "") })}</option>
      {regions.map(([code, ofRegion]) => (
        <option key={code} value={code}>
          {withDays(ofRegion, furtherOf(holidays, code))}
        </option>
      ))}
    </SelectField>
  );
}

/** "Assumption Day or Corpus Christi". */
const alternatives = (days: readonly string[]) => new Intl.ListFormat(locale(), { type: "disjunction" }).format(days);

/** Holidays named in the hint of a region. The list of communities names all. */
const mostNamed = 3;

const furtherOf = (country: string, region: string): readonly string[] => known[country]?.further?.[region] ?? [];

const withDays = (region: string, days: readonly string[]) =>
  days.length === 0 ? region : `${region} (${listed(days)})`;

/** Name of a country or region in the language of the studio: "Germany: Bayern". */
function placeName(country: string, region: string): string {
  const { local = country, en = local } = known[country] ?? {};
  const name = new Intl.DisplayNames(locale(), { type: "region" }).of(country) ?? en;
  return region === "" ? name : withRegion(name, regionName(country, region));
}

/** With one colon only: "Germany: Bayern, Stadt Augsburg". */
const withRegion = (country: string, region: string) => `${country}: ${region.replace(": ", ", ")}`;

/** Codes and names of the regions of a country, by name. */
function regionsOf(country: string): readonly (readonly [code: string, name: string])[] {
  const codes = Object.keys(known[country]?.regions ?? {});
  return codes
    .map((code) => [code, regionName(country, code)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locale()));
}

/** "Bayern", or "Bayern: Stadt Augsburg". */
function regionName(country: string, code: string): string {
  const [state = "", place = ""] = code.split("-");
  const community = communityNames()[place];
  return community ? `${regionName(country, state)}: ${community}` : (known[country]?.regions[code] ?? code);
}

/** Kinds of communities, which have no names. */
function communityNames(): Readonly<Record<string, string>> {
  return { KATH: t("mainly Catholic communities"), EVANG: t("mainly Protestant communities") };
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
