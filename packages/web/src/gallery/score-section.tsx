import { type ProjectScore, type ScoreReport, scoreWeights } from "@octavo/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../api/client.ts";
import { failureMessage } from "../api/failures.ts";
import { gallery as messages } from "../api/messages.ts";
import { languageName } from "../language/language-name.ts";
import { listed, locale, t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { formatFileSize } from "../ui/file-size.ts";
import { formatDate } from "../ui/format-date.ts";
import { Notice } from "../ui/notice.tsx";
import { remediesOf } from "./score-remedies.ts";

interface ScoreSectionProps {
  /** Of a public project. */
  readonly id: string;
  /** Shows the owner what lowers the score. */
  readonly isOwn?: boolean;
}

const scoreQuery = (id: string) =>
  queryOptions({
    queryKey: ["gallery", "score", id],
    queryFn: ({ signal }) => api("GET /api/public/projects/{id}/score", { params: { id }, signal }),
  });

/** The parts of a measured score, with what was measured and when. */
export function ScoreSection({ id, isOwn = false }: ScoreSectionProps) {
  const { data, error, refetch } = useQuery(scoreQuery(id));
  if (error)
    return (
      <Notice kind="error" className="mt-6" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {failureMessage(error, messages.score)}
      </Notice>
    );
  if (!data) return null;
  return (
    <section className="mt-8 border-t border-rule pt-5">
      <h2 className="text-lg font-semibold">{t("Measured score")}</h2>
      {data.report ? <Report measured={data} report={data.report} isOwn={isOwn} /> : <Unmeasured state={data.state} />}
    </section>
  );
}

function Unmeasured({ state }: Pick<ProjectScore, "state">) {
  return <p className="mt-2 text-ink-soft text-pretty">{reasonOf(state)}</p>;
}

function reasonOf(state: ProjectScore["state"]): string {
  if (state === "invalid") return t("Its documents have errors, so it can't be measured.");
  if (state === "too_large") return t("It is too large to be measured.");
  if (state === "failed") return t("It could not be measured. The site tries again after its next change.");
  return t("Not measured yet. The site measures a project some minutes after its last change.");
}

interface ReportProps {
  readonly measured: ProjectScore;
  readonly report: ScoreReport;
  readonly isOwn: boolean;
}

function Report({ measured: { score, measured_at }, report, isOwn }: ReportProps) {
  const { links, rules, devices, languages, weight } = report;
  return (
    <>
      <p className="mt-2 text-pretty">
        <strong className="tabular-nums">{t("{score} of 100", { score: score ?? 0 })}</strong>{" "}
        <span className="text-ink-soft">
          {t("Measured on {date} by this site from the planner itself, and not from what its author says.", {
            date: formatDate(measured_at ?? ""),
          })}
        </span>
      </p>
      <dl className="mt-3 space-y-3">
        <Part name={t("Links")} points={links.points} most={scoreWeights.links}>
          {linksSentence(links)}
        </Part>
        <Part name={t("Rules of its device")} points={rules.points} most={scoreWeights.rules}>
          {t("Problems on its own device: {count}.", { count: rules.errors + rules.warnings })}
        </Part>
        <Part name={t("Other devices")} points={devices?.points} most={scoreWeights.devices}>
          {devices && devicesSentence(devices)}
        </Part>
        <Part name={t("Other languages")} points={languages?.points} most={scoreWeights.languages}>
          {languages && languagesSentence(languages)}
        </Part>
        <Part name={t("Weight")} points={weight.points} most={scoreWeights.weight}>
          {t("Size of the PDF: {size}. Pages: {pages}.", { size: formatFileSize(weight.bytes), pages: weight.pages })}
        </Part>
      </dl>
      {isOwn && <Remedies report={report} />}
    </>
  );
}

interface PartProps {
  readonly name: string;
  /** Undefined if the part was not measured. */
  readonly points: number | undefined;
  readonly most: number;
  readonly children: ReactNode;
}

function Part({ name, points, most, children }: PartProps) {
  const figure = points?.toLocaleString(locale());
  return (
    <div>
      <dt className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{name}</span>
        {figure !== undefined && (
          <span className="font-normal tabular-nums">{t("{points} of {most} points", { points: figure, most })}</span>
        )}
      </dt>
      <dd className="text-ink-soft text-pretty wrap-anywhere">
        {children ?? t("Not measured, because the planner has too many pages.")}
      </dd>
    </div>
  );
}

function linksSentence({ total, broken, one_way, pages, read_pages }: ScoreReport["links"]): string {
  if (total === 0) return t("The PDF has no links between its pages.");
  const proven = t("Links that lead to a page, and back with three taps or fewer: {good} of {total}.", {
    good: total - broken - one_way,
    total,
  });
  const part = t("Pages whose links were read: {read} of {pages}.", { read: read_pages, pages });
  return read_pages < pages ? `${proven} ${part}` : proven;
}

function devicesSentence({ fits, problems }: NonNullable<ScoreReport["devices"]>): string {
  return t("Other screens on which it has no problem when scaled: {fits} of {tested}. Tried: {names}.", {
    fits: fits.length,
    tested: fits.length + problems.length,
    names: listed([...fits, ...problems].map(({ name }) => name)),
  });
}

function languagesSentence({ fits, problems }: NonNullable<ScoreReport["languages"]>): string {
  const tried = [...fits, ...problems.map(({ language }) => language)];
  return t("Other languages in which its texts have room: {fits} of {tested}. Tried: {names}.", {
    fits: fits.length,
    tested: tried.length,
    names: listed(tried.map((tag) => languageName(tag) ?? tag)),
  });
}

function Remedies({ report }: { readonly report: ScoreReport }) {
  const remedies = remediesOf(report);
  return (
    <>
      <h3 className="mt-4 font-semibold">{t("What lowers the score")}</h3>
      {remedies.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t("Nothing lowers it.")}</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-soft text-pretty">
          {remedies.map((remedy) => (
            <li key={remedy}>{remedy}</li>
          ))}
        </ul>
      )}
    </>
  );
}
