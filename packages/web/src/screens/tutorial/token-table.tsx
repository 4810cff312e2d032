import { Rows } from "./binding-table.tsx";
import { Code } from "./chapter.tsx";

const tokens = [
  ["{page}  {total_pages}", "on every page"],
  ["{date}  {date_long}", "2026-01-15, and as one says it: Thursday, January 15, 2026"],
  ["{year}  {month_name}  {day}", "parts of the date, on days, weeks and months"],
  ["{weekday}  {week}  {iso_week}", "Thursday, 3, 2026-W03"],
  ["{month_padded}  {day:02d}", "with a zero in front: 01, 05"],
  ["{date_prev}  {month_next}", "the neighbours, for arrows to the page before and the one after"],
  ["{index}  {index_padded}  {total}", "on counted pages: 5, 005, 60"],
] as const;

export function TokenTable() {
  return (
    <>
      <p>
        A <b>token</b> in braces is replaced on each page. Write <Code>{"{weekday}, {day} {month_name}"}</Code> on the
        master of a day, and every day says its own. Names of months and weekdays follow the language of the plan.
      </p>
      <Rows rows={tokens} />
      <p>
        A section may have <b>context variables</b> of your own: give it <Code>mood</Code> with the value{" "}
        <Code>quiet</Code>, and <Code>{"{mood}"}</Code> is there on all of its pages.
      </p>
    </>
  );
}
