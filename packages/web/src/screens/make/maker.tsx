import { type DeviceProfile, nameOfSource } from "@octavo/engine";
import { formatYears, type PlannerChoices, profileOf, type Starter, textIn } from "@octavo/starters";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Download, FolderPlus } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import type { WrittenSource } from "../../dates/date-sources.ts";
import { useAfterTyped } from "../../dates/use-after-typed.ts";
import type { StarterPlanner } from "../../engine-worker/protocol.ts";
import { usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { languageName } from "../../language/language-name.ts";
import { t, tn, translate } from "../../language/t.ts";
import { type PageRequest, PlannerView } from "../../planner-view/planner-view.tsx";
import type { PlannerState } from "../../planner-view/use-planner.ts";
import { ChoicesForm } from "../../starters/choices-form.tsx";
import { ContentRows, revealSection } from "../../starters/content-rows.tsx";
import { proposalOf } from "../../starters/proposals.ts";
import { loadStarterPlanner, useStarterPlanner } from "../../starters/starter-planner.ts";
import { usePreviewedPlanner } from "../../starters/use-previewed-planner.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { useIntent } from "../../ui/use-intent.ts";
import { useWasTrue } from "../../ui/use-was-true.ts";
import { staleCalendars, useKeptDates } from "./kept-dates.ts";
import { lastHolidays, rememberedChoices } from "./last-choices.ts";
import { useChoices } from "./use-choices.ts";
import { useKeep } from "./use-keep.ts";
import { usePageOfChange } from "./use-page-of-change.ts";

const PdfProgress = lazy(async () => (await import("../../queue/pdf-progress.tsx")).PdfProgress, { isOptional: true });

const OwnDates = lazy(async () => (await import("./own-dates.tsx")).OwnDates, { isOptional: true });
const AddressProblems = lazy(async () => (await import("./address-problems.tsx")).AddressProblems, {
  isOptional: true,
});
const PreviewButton = lazy(async () => (await import("./preview-button.tsx")).PreviewButton, { isOptional: true });
const StartOver = lazy(async () => (await import("./start-over.tsx")).StartOver, { isOptional: true });
const TransferStrip = lazy(async () => (await import("../../transfer/transfer-strip.tsx")).TransferStrip, {
  isOptional: true,
});

const actionLook = "min-h-11 flex-1 max-md:px-1 max-md:text-[0.9375rem] max-md:leading-tight max-md:whitespace-normal";

interface MakerProps {
  readonly starter: Starter;
  readonly profiles: readonly DeviceProfile[];
}

/** Choices, the planner that they make, and what to do with it. */
export function Maker({ starter, profiles }: MakerProps) {
  const kept = useKeptDates(useLocation({ select: ({ searchStr }) => holidayCodes(searchStr) }));
  const { choices, problems, address, region, change } = useChoices(starter, profiles, kept);
  const { sources } = kept;
  const undated = useStarterPlanner(starter, choices, profiles);
  const source = useMemo(() => undated && withDates(undated, sources), [undated, sources]);
  const currentPage = useRef(1);
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLElement>(null);
  const names = useRef<HTMLElement>(null);
  const dates = useRef<HTMLElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const accountHint = useId();
  const isIntended = useIntent(container);
  const isUsual = sources.length === 0;
  const state = usePreviewedPlanner({ starter, choices, source, isUsual, isIntended, currentPage });
  const { request, showLayouts, showDates } = usePageOfChange(
    starter,
    state,
    textIn(undated?.words ?? {}, choices.locale),
  );
  const isReturning = useMemo(() => rememberedChoices(starter) !== undefined, [starter]);
  // Stays for the offer to undo.
  const hasChoices = useWasTrue(rememberedChoices(starter) !== undefined || sources.length > 0);
  const cache = useQueryClient();
  const name = proposalOf(starter, choices, textIn(undated?.words ?? {}, choices.locale)).name;
  const download = useDownload(name, [undated, sources], async () =>
    withDates(await loadStarterPlanner(cache, starter, choices), sources),
  );
  const forgetDownload = useEffectEvent(download.forgetDownload);
  // Another planner has not been downloaded.
  useEffect(() => {
    forgetDownload();
  }, [starter.id]);
  const hasDates = kept.isRead && staleCalendars(kept, choices).length === 0;
  const keep = useKeep({ starter, choices, profiles, name, address, dates: sources, hasDates });
  const { goOn, isAdding } = useAfterTyped({ download: () => void download.downloadPdf(), keep: keep.start });
  const isReady = state.planner !== undefined && !state.compiling && hasDates;
  // On narrow screens all parts are in one column, in which the buttons stick to the lower edge of the window.
  return (
    <div
      ref={container}
      className="mt-4 flex flex-1 flex-col gap-x-8 gap-y-4 md:grid md:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="contents min-w-0 flex-col gap-5 md:flex">
        {problems.length + kept.unknown.length > 0 && <AddressProblems problems={problems} holidays={kept.unknown} />}
        <div>
          <ChoicesLine {...{ profiles, choices, form }} />
          <ContentRows
            {...{ starter, choices }}
            dates={sources.map(nameOfSource)}
            onNames={() => revealSection(names.current)}
            onDates={() => revealSection(dates.current)}
          />
          {hasChoices && isReturning && <StartOver {...{ starter, kept }} />}
        </div>
        <section
          ref={form}
          tabIndex={-1}
          aria-label={t("Choices")}
          className="flex flex-col gap-5 outline-none max-md:order-2"
        >
          <ChoicesForm
            {...{ starter, profiles, choices, region, names }}
            onChange={(changed) => {
              change(changed);
              if (changed.layouts) showLayouts(choices.layouts, changed.layouts);
            }}
          >
            <section ref={dates} tabIndex={-1} aria-label={t("Holidays and own days")} className="outline-none">
              {source && kept.isRead && (
                <OwnDates {...{ kept, choices, starter, region }} engine={state.engine} onChange={showDates} />
              )}
            </section>
          </ChoicesForm>
          <p className="text-sm leading-snug text-ink-soft">
            {t("The PDF is made in your browser. Nothing is sent to a server.")}
          </p>
          {hasChoices && !isReturning && <StartOver {...{ starter, kept }} />}
        </section>
        <div className="sticky bottom-0 z-10 [html:has(&)]:scroll-pt-[calc(var(--bar)+1rem)] [html:has(&)]:scroll-pb-44 -mx-4 mt-auto flex max-h-[75dvh] flex-col gap-2 overflow-y-auto border-t border-rule bg-paper px-4 py-3 max-md:order-3 max-md:gap-1 max-md:py-2 sm:-mx-6 sm:px-6 md:mx-0 md:px-0">
          <div className="flex gap-2 md:flex-wrap">
            <Button
              kind="primary"
              className={actionLook}
              disabled={!isReady || isAdding || download.pdf !== undefined}
              onClick={() => void goOn("download")}
            >
              <Download size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
              {download.pdf ? t("Downloading…") : download.isOutdated ? t("Download again") : t("Download PDF")}
            </Button>
            <Button
              className={actionLook}
              disabled={keep.isBusy || isAdding || !source || !hasDates}
              aria-describedby={keep.needsAccount ? accountHint : undefined}
              onClick={() => void goOn("keep")}
            >
              <FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
              {keep.isBusy ? t("Creating…") : t("Save and edit")}
            </Button>
            {isIntended && <PreviewButton preview={preview} />}
          </div>
          {download.pdf && <PdfProgress {...download.pdf} onCancel={download.cancelPdf} />}
          {keep.needsAccount && (
            <p id={accountHint} className="text-sm leading-snug text-ink-soft">
              {t("Saving needs a free account.")}
            </p>
          )}
          {download.isDownloaded && (
            <TransferStrip
              device={choices.device}
              file={download.file}
              project={undefined}
              isChanged={false}
              onClose={download.forgetDownload}
            />
          )}
          {(download.problem ?? keep.problem) && <Notice kind="error">{download.problem ?? keep.problem}</Notice>}
        </div>
      </div>
      <Preview
        ref={preview}
        state={state}
        request={request}
        onPage={(page) => {
          currentPage.current = page;
        }}
      />
    </div>
  );
}

interface ChoicesLineProps {
  readonly profiles: readonly DeviceProfile[];
  readonly choices: PlannerChoices;
  /** The form of all choices, below the planner. */
  readonly form: RefObject<HTMLElement | null>;
}

/** The main choices on narrow screens, where their form is below the planner. */
function ChoicesLine({ profiles, choices, form }: ChoicesLineProps) {
  const { locale, calendar } = choices;
  const parts = [profileOf(choices, profiles)?.name, formatYears(choices, calendar), languageName(locale) ?? locale];
  const showForm = () => {
    form.current?.scrollIntoView({ block: "start" });
    form.current?.focus({ preventScroll: true });
  };
  return (
    <p className="flex min-h-11 items-center gap-x-1.5 md:hidden">
      <span className="min-w-0 truncate tabular-nums">{parts.filter(Boolean).join(" · ")}</span>
      <span aria-hidden="true">·</span>
      <TextButton className="text-start" onClick={showForm}>
        {t("Change")}
      </TextButton>
    </p>
  );
}

function withDates(planner: StarterPlanner, sources: readonly WrittenSource[]): StarterPlanner {
  return sources.length > 0 ? { ...planner, dates: [...sources] } : planner;
}

function useDownload(name: string, content: readonly unknown[], read: () => Promise<StarterPlanner>) {
  const [problem, setProblem] = useState<string>();
  const download = usePdfDownload({
    name,
    content,
    source: () => {
      setProblem(undefined);
      return read();
    },
    onFailure: (reason) => setProblem(failureMessage(reason, messages.downloadPdf)),
  });
  return { ...download, problem };
}

/** An address without a language says nothing about holidays. */
function holidayCodes(query: string): string {
  const search = new URLSearchParams(query);
  return search.get("holidays") ?? (search.has("locale") ? "" : lastHolidays());
}

interface PreviewProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: PlannerState;
  readonly request: PageRequest | undefined;
  readonly onPage: (page: number) => void;
}

function Preview({ ref, state: { planner, draw, compiling, problem, diagnostics }, request, onPage }: PreviewProps) {
  const error = problem ?? diagnostics.find(({ severity }) => severity === "error")?.message;
  return (
    <div
      ref={ref}
      className="flex min-w-0 flex-col gap-2 max-md:order-1 md:sticky md:top-[calc(var(--bar)+1rem)] md:self-start"
    >
      <section
        aria-label={t("Pages")}
        aria-busy={compiling}
        className="flex h-[min(34rem,70dvh)] flex-col border border-rule lg:h-[calc(100dvh-var(--bar)-6rem)] lg:min-h-[32rem]"
      >
        {planner ? <PlannerView {...{ planner, draw, request, onPage }} /> : <Loading />}
      </section>
      {error ? (
        <Notice kind="error">{translate(error)}</Notice>
      ) : (
        <p className="text-sm text-ink-soft tabular-nums">
          {planner &&
            `${tn(planner.pages, "{count} page", "{count} pages")} · ${countLinks(planner.links ?? 0, diagnostics.length)}`}
        </p>
      )}
    </div>
  );
}

function countLinks(links: number, problems: number): string {
  if (problems === 0) return tn(links, "{count} link, checked", "{count} links, all checked");
  return `${tn(links, "{count} link", "{count} links")} · ${tn(problems, "{count} problem", "{count} problems")}`;
}
