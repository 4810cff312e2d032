import { Code } from "./chapter.tsx";

const bindings = [
  ["month(@date)", "the month of this page's date"],
  ["day(@cell_date)", "from a calendar's cell to its day"],
  ["week(@date)", "the week of this page's date"],
  ["notes(@cell_value)", "from a grid of numbers to the notes page of that number"],
  ["notes(5)", "the fifth notes page"],
  ["year(@year)", "the year"],
] as const;

const destinations = [
  ["home:index", "a name of your own, for a page that there is once"],
  ["year:2026", "a year"],
  ["month:2026-01", "a month"],
  ["day:2026-01-15", "a day"],
  ["notes:page:001", "the first notes page"],
] as const;

export function BindingTable() {
  return (
    <>
      <p>
        Every page that has a date or a number has a name, its <b>destination</b>. A link says which name it leads to.
      </p>
      <Rows rows={destinations} />
      <p>
        On a master a link cannot name one page, because the master stands for many. There you write a <b>binding</b>:
        what stands in brackets is worked out on each page, and <Code>@</Code> takes the value of a variable of that
        page.
      </p>
      <Rows rows={bindings} />
      <p>
        Names of your own come from the <b>named destinations</b> of a section, such as <Code>{"journal:{date}"}</Code>.
        They take tokens in braces; <Code>@</Code> belongs in bindings only. A link that leads nowhere is reported
        before you download, with the nearest name that exists.
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
