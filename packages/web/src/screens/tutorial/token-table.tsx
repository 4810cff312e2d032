import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { Rows } from "./binding-table.tsx";
import { Code } from "./chapter.tsx";

const tokens = () =>
  [
    ["{page}  {total_pages}", t("on every page")],
    ["{date}  {date_long}", t("2026-01-15, and as one says it: Thursday, January 15, 2026")],
    ["{year}  {month_name}  {day}", t("parts of the date, on days, weeks and months")],
    ["{weekday}  {week}  {iso_week}", t("Thursday, 3, 2026-W03")],
    ["{month_padded}  {day:02d}", t("with a zero in front: 01, 05")],
    ["{date_prev}  {month_next}", t("the neighbours, for arrows to the page before and the one after")],
    ["{index}  {index_padded}  {total}", t("on counted pages: 5, 005, 60")],
  ] as const;

export function TokenTable() {
  return (
    <>
      <p>
        {rich(
          "A {token} in braces is replaced on each page. Write {text} on the master of a day, and every day says its own. Names of months and weekdays follow the language of the plan.",
          { token: <b>{t("token")}</b>, text: <Code>{"{weekday}, {day} {month_name}"}</Code> },
        )}
      </p>
      <Rows rows={tokens()} />
      <p>
        {rich(
          "A section may have {variables} of your own: give it {name} with the value {value}, and {written} is there on all of its pages.",
          {
            variables: <b>{t("context variables")}</b>,
            name: <Code>mood</Code>,
            value: <Code>quiet</Code>,
            written: <Code>{"{mood}"}</Code>,
          },
        )}
      </p>
    </>
  );
}
