import type { Project } from "@octavo/contract";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useAllowsAddresses } from "../../api/calendar-addresses.ts";
import { HintSlot } from "../../help/hint-slot.tsx";
import { t, tn } from "../../language/t.ts";
import { isExample } from "../../projects/example-project.ts";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { PdfProgress } from "../../queue/pdf-progress.tsx";
import { QueuePosition } from "../../queue/queue-position.tsx";
import { afterPaint } from "../../ui/after-paint.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { goToField, type PlanPath } from "./plan/field-problems.ts";
import { usePlanDraft } from "./plan/use-plan-draft.ts";
import { ProjectHeader } from "./project-header.tsx";
import { ProjectPanels } from "./project-panels.tsx";
import type { ProjectTab } from "./project-tabs.ts";
import { isSettled, type LivePlanner, useLivePlanner } from "./use-live-planner.ts";
import { type ProjectCompile, useProjectCompile } from "./use-project-compile.ts";
import { PageOnViewProvider } from "./viewer/page-on-view.tsx";
import { useInlinePreview } from "./viewer/use-inline-preview.ts";
import { Viewer } from "./viewer/viewer.tsx";

const TransferStrip = lazy(async () => (await import("../../transfer/transfer-strip.tsx")).TransferStrip, {
  isOptional: true,
});

const FailedCalendars = lazy(async () => (await import("./dates/failed-calendars.tsx")).FailedCalendars, {
  isOptional: true,
});

const ExampleBar = lazy(async () => (await import("./example-bar.tsx")).ExampleBar, { isOptional: true });

const OriginalNotice = lazy(async () => (await import("./original-notice.tsx")).OriginalNotice, { isOptional: true });

const route = getRouteApi("/studio/own/projects/$projectId");

export function ProjectScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <LoadedProject key={project.id} project={project} />}</ProjectLoader>
  );
}

function LoadedProject({ project }: { readonly project: Project }) {
  const { tab = "masters" } = route.useSearch();
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState<string>();
  const draft = usePlanDraft(project);
  const allowsAddresses = useAllowsAddresses();
  const live = useLivePlanner(project, draft);
  // A plan with errors has no pages.
  const printed = live.hasErrors ? project : live.project;
  const compilation = useProjectCompile({ project, printed, onProblem: setProblem });
  const preview = useInlinePreview(project, compilation);
  const show = useShownTab(() => setProblem(undefined));
  const showProblems = () => void show("preview").then(() => afterPaint(() => focusSection("problems")));
  const showField = (path: PlanPath) => void show("plan").then(() => afterPaint(() => goToField(path)));
  const saveBefore = async () => {
    const isSaved = await draft.save();
    // The reason is on the tabs of the plan.
    if (!isSaved && (tab === "masters" || tab === "preview")) void show("plan");
    return isSaved;
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col lg:h-[calc(100dvh-var(--bar))] lg:flex-none">
      <title>{`${project.metadata.name} – Octavo`}</title>
      <ProjectHeader
        {...{ project, live, compilation }}
        isPlanChanged={draft.changed}
        onProblem={setProblem}
        onMessage={setMessage}
        onShowProblems={showProblems}
        onShare={() => void show("preview").then(() => afterPaint(() => focusSection("sharing")))}
      />
      <HeaderHints live={live} isDownloaded={compilation.isDownloaded} />
      <Messages
        {...{ project, problem, message, compilation }}
        isChanged={draft.changed}
        onDismiss={() => setMessage(undefined)}
      />
      {isExample(project.metadata) && <ExampleBar project={project} />}
      {project.sources.length > 0 && <OriginalNotice project={project} />}
      {allowsAddresses && tab !== "dates" && (
        <FailedCalendars projectId={project.id} onShow={() => void show("dates")} />
      )}
      <PageOnViewProvider live={live}>
        <div className="flex min-w-0 flex-1 flex-col min-h-0 lg:flex-row">
          <Viewer
            live={live}
            preview={preview}
            onShowProblems={showProblems}
            onShowPlan={() => showField(["sections"])}
          />
          <ProjectPanels
            {...{ project, tab, draft, live, compilation, preview }}
            onTab={(next) => void show(next).then(() => afterPaint(revealTabs))}
            onField={showField}
          />
        </div>
      </PageOnViewProvider>
      <UnsavedGuard
        when={draft.changed}
        onSave={live.hasErrors ? undefined : saveBefore}
        sentence={t("Your changes to the plan are not saved. This browser stores them until you return.")}
      />
      <CompiledDialog compilation={compilation} onPreview={() => void show("preview")} />
    </div>
  );
}

interface HeaderHintsProps {
  readonly live: LivePlanner;
  readonly isDownloaded: boolean;
}

function HeaderHints({ live, isDownloaded }: HeaderHintsProps) {
  return (
    <>
      <HintSlot id="project-device" when={isSettled(live)} className={hintLook} />
      <HintSlot id="project-download" when={live.planner !== undefined} isDone={isDownloaded} className={hintLook} />
    </>
  );
}

const hintLook = "mx-4 mt-2.5 mb-2 sm:mx-6";

function useShownTab(onShow: () => void): (tab: ProjectTab) => Promise<void> {
  const navigate = route.useNavigate();
  return (next) => {
    // The message belongs to the previous tab.
    onShow();
    return navigate({ search: next === "masters" ? {} : { tab: next }, replace: true });
  };
}

interface MessagesProps {
  readonly project: Project;
  readonly isChanged: boolean;
  readonly problem: string | undefined;
  readonly message: string | undefined;
  readonly compilation: ProjectCompile;
  readonly onDismiss: () => void;
}

/** Messages and the progress of a PDF, below the header. */
function Messages({ project, isChanged, problem, message, compilation, onDismiss }: MessagesProps) {
  const { compiling, pdf, cancelPdf, isDownloaded, file, forgetDownload } = compilation;
  if (!problem && !message && !compiling && !pdf && !isDownloaded) return null;
  return (
    <div className="flex flex-col gap-2 px-4 py-2 sm:px-6">
      {problem && (
        <div ref={scrollToProblem} className="scroll-mt-16">
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
      {message && <Notice action={<Button onClick={onDismiss}>{t("Close")}</Button>}>{message}</Notice>}
      {pdf && <PdfProgress {...pdf} onCancel={cancelPdf} className="max-w-md" />}
      {compiling && <QueuePosition waiting />}
      {isDownloaded && (
        <TransferStrip
          device={project.metadata.device_profile}
          {...{ project, isChanged, file }}
          onClose={forgetDownload}
        />
      )}
    </div>
  );
}

/** On narrow screens the tabs are below the pages, so that their content would begin at the lower edge of the window. */
function revealTabs(): void {
  const list = document.querySelector("[role=tab][aria-selected=true]")?.closest("[role=tablist]");
  if (list && list.getBoundingClientRect().bottom > window.innerHeight / 2) list.scrollIntoView({ block: "start" });
}

function focusSection(id: "problems" | "sharing"): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

/** Scrolls to the message, because the button may be further down. */
function scrollToProblem(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: "nearest" });
}

interface CompiledDialogProps {
  readonly compilation: ProjectCompile;
  readonly onPreview: () => void;
}

/** Specification, part 4: reports a successful compile. */
function CompiledDialog({ compilation: { unacknowledged, dismissCompiled }, onPreview }: CompiledDialogProps) {
  if (!unacknowledged) return null;
  const { rules_applied, total_pages } = unacknowledged.compilation_stats;
  const preview = () => {
    dismissCompiled();
    onPreview();
  };
  return (
    <Dialog
      open
      onClose={dismissCompiled}
      title={t("Compilation successful")}
      description={t("{pages} from {rules}. You can now preview or download the PDF.", {
        pages: tn(total_pages, "{count} page", "{count} pages"),
        rules: tn(rules_applied, "{count} rule", "{count} rules"),
      })}
    >
      <DialogActions>
        <Button onClick={preview}>{t("Preview")}</Button>
        <Button kind="primary" onClick={dismissCompiled}>
          {t("OK")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
