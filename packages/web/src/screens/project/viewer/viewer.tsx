import type { Project } from "@octavo/contract";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { HintSlot } from "../../../help/hint-slot.tsx";
import { t, translate } from "../../../language/t.ts";
import { PlannerView } from "../../../planner-view/planner-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { CreateMaster } from "../masters/create-master.tsx";
import type { LivePlanner } from "../use-live-planner.ts";
import { useViewerTurns } from "./page-on-view.tsx";
import type { InlinePreview } from "./use-inline-preview.ts";

const RenderedPdf = lazy(async () => (await import("./rendered-pdf.tsx")).RenderedPdf);

interface ViewerProps {
  readonly live: LivePlanner;
  readonly preview: InlinePreview;
  readonly onShowProblems: () => void;
  readonly onShowPlan: () => void;
}

/** The one view of the planner: its pages as on the device, or the PDF of the server. */
export function Viewer({ preview, ...props }: ViewerProps) {
  const { live } = props;
  const { request } = useViewerTurns();
  const { address, close } = preview;
  const section = useRef<HTMLElement>(null);
  const reveal = useEffectEvent(() => {
    section.current?.scrollIntoView({ block: "nearest" });
  });
  const turn = useEffectEvent(() => {
    close();
    reveal();
  });
  useEffect(() => {
    if (request) turn();
  }, [request]);
  useEffect(() => {
    if (address !== undefined) reveal();
  }, [address]);
  return (
    <section
      ref={section}
      data-hint="pages"
      aria-label={t("Pages")}
      className="relative flex min-h-96 min-w-0 scroll-mt-16 flex-col border-b border-rule max-lg:h-[66dvh] lg:flex-1"
    >
      <SkipPages />
      {/* Keeps the page on view. */}
      <div hidden={address !== undefined} className="flex min-h-0 flex-1 flex-col [[hidden]]:hidden">
        <LivePages {...props} />
      </div>
      {address !== undefined && <RenderedPdf {...preview} address={address} name={live.project.metadata.name} />}
    </section>
  );
}

/** A page may have hundreds of links, which are tab stops. */
function SkipPages() {
  const skip = () => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  return (
    <button
      type="button"
      className="sr-only rounded-sm bg-accent px-4 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-1 focus:start-1 focus:z-30 focus:min-h-11 focus:px-4"
      onClick={skip}
    >
      {t("Skip the pages")}
    </button>
  );
}

function LivePages({ live, onShowProblems, onShowPlan }: Omit<ViewerProps, "preview">) {
  const { request, onPage } = useViewerTurns();
  const { isReady, planner, draw, failure, hasErrors, retry } = live;
  if (!isReady) return <NextStep project={live.project} onShowPlan={onShowPlan} />;
  const showProblems = <Button onClick={onShowProblems}>{t("Show problems")}</Button>;
  if (!planner) {
    if (failure !== undefined) return <EngineFailure failure={failure} onRetry={retry} />;
    if (!hasErrors) return <EmptyPage project={live.project} />;
    return (
      <Explanation title={t("The planner has errors")} action={showProblems}>
        {t("Its pages appear here when the errors are corrected.")}
      </Explanation>
    );
  }
  return (
    <>
      {hasErrors && (
        <Strip action={showProblems}>{t("The planner has errors. These are the last correct pages.")}</Strip>
      )}
      {failure !== undefined && <Strip action={<RetryButton onRetry={retry} />}>{translate(failure)}</Strip>}
      <HintSlot id="project-pages" className="mx-4 my-2 sm:mx-6" />
      <PlannerView hasContents {...{ planner, draw, request, onPage }} />
    </>
  );
}

/** A page in true proportion until the first one is drawn. */
function EmptyPage({ project: { default_canvas } }: { readonly project: Project }) {
  const { width, height } = default_canvas.dimensions;
  return (
    <div className="relative min-h-0 flex-1 bg-sunken p-5">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="size-full">
        <rect width={width} height={height} fill="var(--page)" />
      </svg>
      {/* A page is paper in every theme. */}
      <output className="absolute inset-0 grid place-items-center text-(--page-accent)">
        {t("Drawing the planner…")}
      </output>
    </div>
  );
}

interface ExplanationProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Stands in place of the pages. */
function Explanation({ title, action, children }: ExplanationProps) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 overflow-y-auto bg-sunken p-6 text-center">
      <div className="max-w-md">
        <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
        <p className="mt-1 text-ink-soft text-pretty">{children}</p>
      </div>
      {action}
    </div>
  );
}

function NextStep({ project, onShowPlan }: Pick<ViewerProps, "onShowPlan"> & { readonly project: Project }) {
  const [creating, setCreating] = useState(false);
  if (project.masters.length > 0)
    return (
      <Explanation title={t("Choose the pages")} action={<Button onClick={onShowPlan}>{t("Go to the plan")}</Button>}>
        {t("The plan says which pages are made of which master. Turn on a part of the planner to see its pages here.")}
      </Explanation>
    );
  return (
    <>
      <Explanation
        title={t("Start with a master")}
        action={<Button onClick={() => setCreating(true)}>{t("Create a master")}</Button>}
      >
        {t("A master is a page design, such as a day. The pages of your planner appear here.")}
      </Explanation>
      {creating && <CreateMaster project={project} onClose={() => setCreating(false)} />}
    </>
  );
}

function EngineFailure({ failure, onRetry }: { readonly failure: string; readonly onRetry: () => void }) {
  return (
    <Explanation title={t("The pages could not be drawn")} action={<RetryButton onRetry={onRetry} />}>
      <span role="alert">{translate(failure)}</span>
    </Explanation>
  );
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  return <Button onClick={onRetry}>{t("Try again")}</Button>;
}

function Strip({ action, children }: Pick<ExplanationProps, "action" | "children">) {
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule bg-surface px-3 py-2 text-[0.9375rem] leading-snug">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {action}
    </output>
  );
}
