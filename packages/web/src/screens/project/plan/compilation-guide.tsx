import type { WrittenPlan } from "@octavo/contract";
import { generationModes, modeNamed } from "@octavo/foundation";
import { rich } from "../../../language/rich.tsx";
import { listed, t, translate } from "../../../language/t.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { usePlanView } from "./plan-view.ts";

/** Specification, part 9. */
const sampledDestinations = 3;

interface CompilationGuideProps {
  readonly plan: WrittenPlan;
  readonly onToggle: (open: boolean) => void;
}

export function CompilationGuide({ plan, onToggle }: CompilationGuideProps) {
  return (
    <Disclosure
      className="border-y border-rule"
      summaryClassName="font-semibold"
      summary={t("Master/Plan Compilation Guide")}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <div className="grid gap-x-10 gap-y-5 pt-1 pb-5 text-[0.9375rem] leading-relaxed">
        <div className="flex max-w-prose flex-col gap-3 text-pretty">
          <p>
            {rich(
              "A {master} is the design of a page. A {section} of the plan defines how many pages use it: one page, one for each day, week or month of the calendar, or a fixed number. The {order} defines the order of the pages.",
              { master: <b>{t("master")}</b>, section: <b>{t("section")}</b>, order: <b>{t("section order")}</b> },
            )}
          </p>
          <p>
            {rich(
              "{variables} in braces are replaced on each page: {weekday} on a day master becomes Monday on one page and Tuesday on the next. Context variables are variables that you define.",
              { variables: <b>{t("Variables")}</b>, weekday: <Code>{"{weekday}"}</Code> },
            )}
          </p>
          <p>
            {rich(
              "{links} go to named destinations. Calendars link to their pages automatically. On a master you can write {day}, {month} or {notes}.",
              {
                links: <b>{t("Links")}</b>,
                day: <Code>day(@cell_date)</Code>,
                month: <Code>month(@cell_month)</Code>,
                notes: <Code>notes(@cell_value)</Code>,
              },
            )}
          </p>
          <p>
            {rich("{destinations} look like {home}, {year}, {month}, {day} and {notes}.", {
              destinations: <b>{t("Destinations")}</b>,
              home: <Code>home:index</Code>,
              year: <Code>year:2026</Code>,
              month: <Code>month:2026-01</Code>,
              day: <Code>day:2026-01-15</Code>,
              notes: <Code>notes:page:001</Code>,
            })}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ModeTable />
          <Examples plan={plan} />
        </div>
      </div>
    </Disclosure>
  );
}

function ModeTable() {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {generationModes.map((mode) => (
        <div key={mode} className="contents">
          <dt className="font-semibold">{translate(modeNamed(mode).label)}</dt>
          <dd className="min-w-0 text-ink-soft wrap-anywhere">{listed(modeNamed(mode).variables) || t("custom")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Examples({ plan: { sections } }: Pick<CompilationGuideProps, "plan">) {
  const { check } = usePlanView();
  const named = sections.flatMap(({ kind }) => {
    const samples = check?.samples[kind] ?? [];
    const destinations = [...new Set(samples.flatMap((sample) => sample.destinations))];
    return destinations.length > 0 ? [{ kind, destinations: destinations.slice(0, sampledDestinations) }] : [];
  });
  if (named.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{t("Destinations of this plan")}</p>
      <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
        {named.map(({ kind, destinations }) => (
          <div key={kind} className="contents">
            <dt>{kind}</dt>
            <dd className="min-w-0 font-mono text-[0.8125rem] leading-6 text-ink-soft wrap-anywhere">
              {listed(destinations)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Code({ children }: { readonly children: string }) {
  return <code className="font-mono text-[0.875em] whitespace-nowrap">{children}</code>;
}
