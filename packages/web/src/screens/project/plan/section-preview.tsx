import type { WrittenPlan, WrittenPlanSection } from "@octavo/contract";
import type { SampleItem } from "@octavo/engine";
import { hasField, modeNamed } from "@octavo/foundation";
import type { ReactNode } from "react";
import { formatNumber, listed, t, tn, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { usePageCount, usePlanView } from "./plan-view.ts";

interface SectionPreviewProps {
  readonly plan: WrittenPlan;
  readonly section: WrittenPlanSection;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

export function SectionPreview({ plan, section, isShown, onToggle }: SectionPreviewProps) {
  const { kind, master } = section;
  const pages = usePageCount(kind);
  const extent = pages === undefined ? "…" : tn(pages, "{count} page", "{count} pages");
  return (
    <li className="border-b border-rule py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40 leading-snug wrap-anywhere">
          <span className="font-semibold">{kind}</span>
          <span className="text-sm text-ink-soft">
            {` ${t("{pages} of {master}", { pages: extent, master: master || t("no master") })}`}
          </span>
        </span>
        <Button
          aria-expanded={isShown}
          aria-label={t(isShown ? "Hide Details of {kind}" : "Show Details of {kind}", { kind })}
          onClick={onToggle}
        >
          {isShown ? t("Hide Details") : t("Show Details")}
        </Button>
      </div>
      {isShown && <Details plan={plan} section={section} />}
    </li>
  );
}

function Details({ plan, section }: Pick<SectionPreviewProps, "plan" | "section">) {
  const { check } = usePlanView();
  const samples = check?.samples[section.kind];
  if (!samples) return <p className="py-2 text-ink-soft">…</p>;
  return (
    <div className="flex flex-col gap-4 pt-2 pb-3 text-[0.9375rem]">
      <DetailSection title={t("Sample destinations")}>
        <Destinations samples={samples} items={check.items[section.kind] ?? 0} />
      </DetailSection>
      <DetailSection title={t("Available variables")}>
        <Variables section={section} sample={samples[0]} />
      </DetailSection>
      <DetailSection title={t("Sample values")}>
        <Values section={section} samples={samples.slice(0, shownInstances)} />
      </DetailSection>
      <DetailSection title={t("Generation details")}>
        <p>{describeGeneration(plan, section, check.items[section.kind] ?? 0)}</p>
      </DetailSection>
    </div>
  );
}

function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children}
    </div>
  );
}

/** Specification, parts 2 and 9. */
const shownDestinations = 5;
const shownInstances = 2;

function Destinations({ samples, items }: { readonly samples: readonly SampleItem[]; readonly items: number }) {
  const names = samples.flatMap(({ destinations }) => destinations);
  // Each item of a section has the same number of destinations.
  const more = items * (samples[0]?.destinations.length ?? 0) - shownDestinations;
  if (names.length === 0)
    return <p className="text-ink-soft">{t("No destinations, because the section has no pages.")}</p>;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 font-mono text-[0.8125rem] leading-6">
      {names.slice(0, shownDestinations).map((name) => (
        <li key={name} className="wrap-anywhere">
          {name}
        </li>
      ))}
      {more > 0 && (
        <li className="font-sans text-ink-soft tabular-nums">{t("+{count} more", { count: formatNumber(more) })}</li>
      )}
    </ul>
  );
}

function ownVariables({ context, counters = {} }: WrittenPlanSection): string[] {
  return [...Object.keys(context), ...Object.keys(counters)];
}

interface VariablesProps {
  readonly section: WrittenPlanSection;
  readonly sample: SampleItem | undefined;
}

function Variables({ section, sample }: VariablesProps) {
  if (!sample)
    return (
      <p className="mt-1 font-mono text-[0.8125rem] wrap-anywhere">{listed(modeNamed(section.generate).variables)}</p>
    );
  return (
    <dl className="mt-1 grid gap-y-1">
      {sample.categories.map(({ name, variables }) => (
        <div key={name} className="leading-snug">
          <dt className="inline text-ink-soft">{`${translate(name)}: `}</dt>
          <dd className="inline font-mono text-[0.8125rem] wrap-anywhere">{listed(variables)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ValuesProps {
  readonly section: WrittenPlanSection;
  readonly samples: readonly SampleItem[];
}

function Values({ section, samples }: ValuesProps) {
  const wanted = new Set([...ownVariables(section), ...modeNamed(section.generate).variables]);
  const names = [...wanted].filter((name) => samples.some(({ variables }) => variables[name] !== undefined));
  if (samples.length === 0) return <p className="text-ink-soft">{t("No pages yet.")}</p>;
  if (names.length === 0) return <p className="text-ink-soft">{listed(samples.map(({ label }) => label))}</p>;
  return (
    <div className="mt-1 overflow-x-auto">
      <table className="w-full border-collapse text-start text-sm">
        <thead>
          <tr className="border-b border-rule">
            <th scope="col" className="py-1 pe-3 font-normal text-ink-soft">
              {t("Variable")}
            </th>
            {samples.map(({ page, label }) => (
              <th key={page} scope="col" className="py-1 pe-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-b border-rule align-top">
              <th scope="row" className="py-1 pe-3 font-mono text-[0.8125rem] font-normal text-ink-soft">
                {name}
              </th>
              {samples.map(({ page, variables }) => (
                <td key={page} className="py-1 pe-3 wrap-anywhere">
                  {variables[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns a sentence such as "Each day from 2026-01-01 to 2026-12-31: 365 items of 1 page, made of Day." */
function describeGeneration({ calendar }: WrittenPlan, section: WrittenPlanSection, items: number): string {
  const { generate, start_date, end_date, pages_per_item, master } = section;
  const [from, to] = [start_date || calendar.start_date, end_date || calendar.end_date];
  const ends = { from: from || "…", to: to || "…" };
  const each = pages_per_item ?? (modeNamed(generate).usesPagesPerDay ? calendar.pages_per_day : 1);
  const made = {
    mode: translate(modeNamed(generate).label),
    items: tn(items, "{count} item", "{count} items"),
    pages: tn(each, "{count} page", "{count} pages"),
    master: master || t("no master"),
  };
  if (!hasField(generate, "dates")) return t("{mode}: {items} of {pages}, made of {master}.", made);
  return t("{mode} from {from} to {to}: {items} of {pages}, made of {master}.", { ...made, ...ends });
}
