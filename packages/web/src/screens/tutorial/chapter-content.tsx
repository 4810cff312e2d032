import type { ComponentType } from "react";
import type { ChapterId } from "../../help/chapters.ts";
import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { BindingTable, Rows } from "./binding-table.tsx";
import { Code } from "./chapter.tsx";
import { FirstPlanner } from "./first-planner.tsx";
import { Keyboard } from "./keyboard.tsx";
import { PlannerFigure } from "./planner-figure.tsx";

const Words = lazy(async () => (await import("./words.tsx")).Words);
const Devices = lazy(async () => (await import("./devices.tsx")).Devices);
const Examples = lazy(async () => (await import("./examples.tsx")).Examples);

const contents: Readonly<Record<ChapterId, ComponentType>> = {
  "first-planner": FirstPlanner,
  "how-it-works": HowItWorks,
  words: Words,
  links: BindingTable,
  tokens: TokenTable,
  device: Devices,
  keyboard: Keyboard,
  examples: Examples,
};

/** A chapter without its heading, in the tutorial and in the help. */
export function ChapterContent({ id }: { readonly id: ChapterId }) {
  const Content = contents[id];
  return <Content />;
}

function HowItWorks() {
  return (
    <>
      <PlannerFigure />
      <p>
        {rich(
          "A {master} is the design of a page: its lines, boxes, calendars and links. The {plan} defines the pages: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. If you change the day master, all 365 days change.",
          { master: <b>{t("master")}</b>, plan: <b>{t("plan")}</b> },
        )}
      </p>
      <p>
        {rich(
          "The plan consists of {section}s. Each has a kind (its name), a master, and a generation mode: once, for each day, week or month, or a number of times.",
          { section: <b>{t("section")}</b> },
        )}
      </p>
    </>
  );
}

const tokens = () =>
  [
    ["{page}  {total_pages}", t("on every page")],
    ["{date}  {date_long}", t("2026-01-15; in words: Thursday, January 15, 2026")],
    ["{year}  {month_name}  {day}", t("parts of the date, on days, weeks and months")],
    ["{weekday}  {week}  {iso_week}", t("Thursday, 3, 2026-W03")],
    ["{month_padded}  {day:02d}", t("with leading zeros: 01, 05")],
    ["{date_prev}  {month_next}", t("previous and next, for arrows to other pages")],
    ["{index}  {index_padded}  {total}", t("on counted pages: 5, 005, 60")],
  ] as const;

function TokenTable() {
  return (
    <>
      <p>
        {rich(
          "A {token} in braces is replaced on each page. If you write {text} on a day master, every day shows its own date. Names of months and weekdays use the language of the plan.",
          { token: <b>{t("token")}</b>, text: <Code>{"{weekday}, {day} {month_name}"}</Code> },
        )}
      </p>
      <Rows rows={tokens()} />
      <p>
        {rich(
          "A section can have {variables}: add {name} with the value {value} to use {written} on all of its pages.",
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
