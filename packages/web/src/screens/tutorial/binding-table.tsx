import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { Code } from "./chapter.tsx";

const bindings = () =>
  [
    ["month(@date)", t("the month of this page's date")],
    ["day(@cell_date)", t("from a calendar's cell to its day")],
    ["week(@date)", t("the week of this page's date")],
    ["notes(@cell_value)", t("from a grid of numbers to the notes page of that number")],
    ["notes(5)", t("the fifth notes page")],
    ["year(@year)", t("the year")],
  ] as const;

const destinations = () =>
  [
    ["home:index", t("a name of your own, for a page that there is once")],
    ["year:2026", t("a year")],
    ["month:2026-01", t("a month")],
    ["day:2026-01-15", t("a day")],
    ["notes:page:001", t("the first notes page")],
  ] as const;

export function BindingTable() {
  return (
    <>
      <p>
        {rich(
          "Every page that has a date or a number has a name, its {destination}. A link says which name it leads to.",
          {
            destination: <b>{t("destination")}</b>,
          },
        )}
      </p>
      <Rows rows={destinations()} />
      <p>
        {rich(
          "On a master a link cannot name one page, because the master stands for many. There you write a {binding}: what stands in brackets is worked out on each page, and {at} takes the value of a variable of that page.",
          { binding: <b>{t("binding")}</b>, at: <Code>@</Code> },
        )}
      </p>
      <Rows rows={bindings()} />
      <p>
        {rich(
          "Names of your own come from the {destinations} of a section, such as {name}. They take tokens in braces; {at} belongs in bindings only. A link that leads nowhere is reported before you download, with the nearest name that exists.",
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
