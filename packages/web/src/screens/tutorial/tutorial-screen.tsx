import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { BindingTable, Rows } from "./binding-table.tsx";
import { Chapter, Code } from "./chapter.tsx";
import { Devices } from "./devices.tsx";
import { FirstPlanner } from "./first-planner.tsx";
import { Keyboard } from "./keyboard.tsx";
import { PlannerFigure } from "./planner-figure.tsx";

const chapters = () =>
  [
    ["first-planner", t("Your first planner")],
    ["how-it-works", t("Masters, plan, planner")],
    ["links", t("Links that find their page")],
    ["tokens", t("Text that knows the date")],
    ["device", t("Onto your tablet")],
    ["keyboard", t("By keyboard")],
  ] as const;

export function TutorialScreen() {
  return (
    <div className="mx-auto flex w-full max-w-[64rem] gap-14 px-4 py-8 sm:px-6 sm:py-12">
      <title>{`${t("Tutorial")} – Octavo`}</title>
      <Contents />
      <article className="flex min-w-0 max-w-[42rem] flex-1 flex-col gap-14">
        <header>
          <h1 tabIndex={-1} className="text-[2.25rem] leading-tight font-semibold tracking-tight outline-none">
            {t("From nothing to a planner in your hand")}
          </h1>
          <p className="mt-3 text-lg leading-relaxed text-ink-soft text-pretty">
            {t(
              "Octavo makes one PDF in which every page is a tap away: the year leads to its months, a month to its days, a day to its notes, and back. You decide what is on the pages.",
            )}
          </p>
        </header>
        <Chapter id="first-planner" title={t("Your first planner")}>
          <FirstPlanner />
        </Chapter>
        <Chapter id="how-it-works" title={t("Masters, plan, planner")}>
          <PlannerFigure />
          <p>
            {rich(
              "A {master} is the design of a page: its lines, boxes, calendars and links, drawn once. The {plan} says which pages there are: one Year, twelve Months, a Day for every day, sixty Notes. Together they make the planner. Change the master of a day, and all 365 days have changed.",
              { master: <b>{t("master")}</b>, plan: <b>{t("plan")}</b> },
            )}
          </p>
          <p>
            {rich(
              "Each line of the plan is a {section}. It has a kind (what you call it), a master, and a way of making pages: once, for each day, each week or each month, or a number of times.",
              { section: <b>{t("section")}</b> },
            )}
          </p>
        </Chapter>
        <Chapter id="links" title={t("Links that find their page")}>
          <BindingTable />
        </Chapter>
        <Chapter id="tokens" title={t("Text that knows the date")}>
          <TokenTable />
        </Chapter>
        <Chapter id="device" title={t("Onto your tablet")}>
          <Devices />
        </Chapter>
        <Chapter id="keyboard" title={t("By keyboard")}>
          <Keyboard />
        </Chapter>
      </article>
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label={t("Chapters")} className="sticky top-24 hidden self-start lg:block">
      <ol className="flex w-48 flex-col border-l border-rule">
        {chapters().map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center pl-4 text-[0.9375rem] text-ink-soft hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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

function TokenTable() {
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
