import { rich } from "../../language/rich.tsx";
import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { lazy } from "../../ui/lazy.tsx";
import { BindingTable, Rows } from "./binding-table.tsx";
import { Chapter, Code } from "./chapter.tsx";
import { Devices } from "./devices.tsx";
import { FirstPlanner } from "./first-planner.tsx";
import { Keyboard } from "./keyboard.tsx";
import { PlannerFigure } from "./planner-figure.tsx";

const Words = lazy(async () => (await import("./words.tsx")).Words);

const Examples = lazy(async () => (await import("./examples.tsx")).Examples);

const chapters = () =>
  [
    ["first-planner", t("Your first planner")],
    ["how-it-works", t("Masters, plan, planner")],
    ["words", t("The words")],
    ["links", t("Links and destinations")],
    ["tokens", t("Tokens in text")],
    ["device", t("Copy to your tablet")],
    ["keyboard", t("Keyboard shortcuts")],
    ["examples", t("Examples")],
  ] as const;

export function TutorialScreen() {
  const { user } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-[64rem] gap-14 px-4 py-8 sm:px-6 sm:py-12">
      <title>{`${t("Tutorial")} – Octavo`}</title>
      <Contents isSignedIn={user !== undefined} />
      <article className="flex min-w-0 max-w-[42rem] flex-1 flex-col gap-14">
        <header>
          <h1 tabIndex={-1} className="text-[2.25rem] leading-tight font-semibold tracking-tight outline-none">
            {t("Create your first planner")}
          </h1>
          <p className="mt-3 text-lg leading-relaxed text-ink-soft text-pretty">
            {t(
              "Octavo creates one PDF with links between its pages: from the year to its months, from a month to its days, from a day to its notes, and back. You design the pages.",
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
        </Chapter>
        <Chapter id="words" title={t("The words")}>
          <Words />
        </Chapter>
        <Chapter id="links" title={t("Links and destinations")}>
          <BindingTable />
        </Chapter>
        <Chapter id="tokens" title={t("Tokens in text")}>
          <TokenTable />
        </Chapter>
        <Chapter id="device" title={t("Copy to your tablet")}>
          <Devices />
        </Chapter>
        <Chapter id="keyboard" title={t("Keyboard shortcuts")}>
          <Keyboard />
        </Chapter>
        {user && (
          <Chapter id="examples" title={t("Examples")}>
            <Examples />
          </Chapter>
        )}
      </article>
    </div>
  );
}

function Contents({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <nav aria-label={t("Chapters")} className="sticky top-24 hidden self-start lg:block">
      <ol className="flex w-48 flex-col border-s border-rule">
        {chapters()
          .filter(([id]) => isSignedIn || id !== "examples")
          .map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center ps-4 text-[0.9375rem] text-ink-soft hover:text-accent"
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
