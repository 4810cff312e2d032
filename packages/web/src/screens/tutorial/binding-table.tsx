import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { Code } from "./chapter.tsx";

const bindings = () =>
  [
    ["month(@date)", t("the month of this page's date")],
    ["day(@cell_date)", t("the day of a calendar cell")],
    ["week(@date)", t("the week of this page's date")],
    ["notes(@cell_value)", t("the notes page with the number of a grid cell")],
    ["notes(5)", t("the fifth notes page")],
    ["year(@year)", t("the year")],
  ] as const;

const destinations = () =>
  [
    ["home:index", t("your own name for a single page")],
    ["year:2026", t("a year")],
    ["month:2026-01", t("a month")],
    ["day:2026-01-15", t("a day")],
    ["notes:page:001", t("the first notes page")],
  ] as const;

export function BindingTable() {
  return (
    <>
      <p>
        {rich("Every page with a date or a number has a name, its {destination}. A link refers to this name.", {
          destination: <b>{t("destination")}</b>,
        })}
      </p>
      <Rows rows={destinations()} />
      <p>
        {rich(
          "A master is used for many pages, so its links use a {binding} instead of a fixed name. The value in brackets is computed on each page. {at} inserts a variable of that page.",
          { binding: <b>{t("binding")}</b>, at: <Code>@</Code> },
        )}
      </p>
      <Rows rows={bindings()} />
      <p>
        {rich(
          "You can define your own names as {destinations} of a section, such as {name}. They use tokens in braces; {at} is only for bindings. The preview reports links without a destination and suggests the closest name.",
          {
            destinations: <b>{t("named destinations")}</b>,
            name: <Code>{"journal:{date}"}</Code>,
            at: <Code>@</Code>,
          },
        )}
      </p>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly (readonly [written: string, meaning: string])[];
}

export function Rows({ rows }: RowsProps) {
  return (
    <dl className="border-y border-rule py-1 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-5">
      {rows.map(([written, meaning]) => (
        <div
          key={written}
          className="items-baseline border-b border-rule py-1.5 last:border-b-0 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
        >
          <dt>
            <Code>{written}</Code>
          </dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
