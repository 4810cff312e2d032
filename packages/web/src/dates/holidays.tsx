/** Countries and regions with holidays. Loaded on demand, with the names of all countries. */
import { holidayKinds } from "@octavo/engine";
import { locale, t } from "../language/t.ts";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField } from "../ui/field.tsx";
import { FieldGroup } from "../ui/field-group.tsx";
import type { ChangeSource, WrittenSource } from "./date-sources.ts";
import { fold, type Place, sourceOf } from "./holiday-place.ts";

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

/** Countries before regions, by name. */
export function holidayPlaces(): readonly Place[] {
  const names = new Intl.DisplayNames(locale(), { type: "region" });
  const places = Object.entries(known).flatMap(([country, { local, en = local, regions }]) => {
    const name = names.of(country) ?? en;
    const own = { country, region: "", name, local, names: [name, en, local, country].map(fold) };
    const inside = Object.entries(regions).map(([region, regionName]) => ({
      country,
      region,
      name: `${name}: ${regionName}`,
      local: `${country}-${region}`,
      names: [`${name} ${regionName}`, regionName, `${en} ${regionName}`, `${country}-${region}`].map(fold),
    }));
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
