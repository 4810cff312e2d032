import { BindingTable } from "./binding-table.tsx";
import { Chapter } from "./chapter.tsx";
import { Devices } from "./devices.tsx";
import { FirstPlanner } from "./first-planner.tsx";
import { Keyboard } from "./keyboard.tsx";
import { PlannerFigure } from "./planner-figure.tsx";
import { TokenTable } from "./token-table.tsx";

const chapters = [
  ["first-planner", "Your first planner"],
  ["how-it-works", "Masters, plan, planner"],
  ["links", "Links that find their page"],
  ["tokens", "Text that knows the date"],
  ["device", "Onto your tablet"],
  ["keyboard", "By keyboard"],
] as const;

export function TutorialScreen() {
  return (
    <div className="mx-auto flex w-full max-w-[64rem] gap-14 px-4 py-8 sm:px-6 sm:py-12">
      <title>Tutorial – Octavo</title>
      <Contents />
      <article className="flex min-w-0 max-w-[42rem] flex-1 flex-col gap-14">
        <header>
          <h1 tabIndex={-1} className="text-[2.25rem] leading-tight font-semibold tracking-tight outline-none">
            From nothing to a planner in your hand
          </h1>
          <p className="mt-3 text-lg leading-relaxed text-ink-soft text-pretty">
            Octavo makes one PDF in which every page is a tap away: the year leads to its months, a month to its days, a
            day to its notes, and back. You decide what is on the pages.
          </p>
        </header>
        <Chapter id="first-planner" title="Your first planner">
          <FirstPlanner />
        </Chapter>
        <Chapter id="how-it-works" title="Masters, plan, planner">
          <PlannerFigure />
          <p>
            A <b>master</b> is the design of a page: its lines, boxes, calendars and links, drawn once. The <b>plan</b>{" "}
            says which pages there are: one Year, twelve Months, a Day for every day, sixty Notes. Together they make
            the planner. Change the master of a day, and all 365 days have changed.
          </p>
          <p>
            Each line of the plan is a <b>section</b>. It has a kind (what you call it), a master, and a way of making
            pages: once, for each day, each week or each month, or a number of times.
          </p>
        </Chapter>
        <Chapter id="links" title="Links that find their page">
          <BindingTable />
        </Chapter>
        <Chapter id="tokens" title="Text that knows the date">
          <TokenTable />
        </Chapter>
        <Chapter id="device" title="Onto your tablet">
          <Devices />
        </Chapter>
        <Chapter id="keyboard" title="By keyboard">
          <Keyboard />
        </Chapter>
      </article>
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label="Chapters" className="sticky top-24 hidden self-start lg:block">
      <ol className="flex w-48 flex-col border-l border-rule">
        {chapters.map(([id, title]) => (
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
