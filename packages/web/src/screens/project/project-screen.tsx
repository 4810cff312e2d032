import type { Project } from "@octavo/contract";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { t, tn } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProjectLoader } from "../../ui/project-loader.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { MastersTab } from "./masters/masters-tab.tsx";
import { usePlanDraft } from "./plan/use-plan-draft.ts";
import { ProjectHeader } from "./project-header.tsx";
import { ProjectSummary } from "./project-summary.tsx";
import type { ProjectTab } from "./project-tabs.ts";
import { type ProjectCompile, useProjectCompile } from "./use-project-compile.ts";

const route = getRouteApi("/studio/own/projects/$projectId");

export function ProjectScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <LoadedProject key={project.id} project={project} />}</ProjectLoader>
  );
}

const fallback = () => <Loading />;
const PlanTab = lazy(async () => (await import("./plan/plan-tab.tsx")).PlanTab, { fallback });
const PreviewTab = lazy(async () => (await import("./preview/preview-tab.tsx")).PreviewTab, { fallback });

function LoadedProject({ project }: { readonly project: Project }) {
  const { tab = "masters" } = route.useSearch();
  const navigate = route.useNavigate();
  const [problem, setProblem] = useState<string>();
  const compilation = useProjectCompile(project, setProblem);
  const draft = usePlanDraft(project);
  useEffect(() => {
    // Loads the other tabs in advance.
    void Promise.all([PlanTab.preload(), PreviewTab.preload()]);
  }, []);
  const show = (next: ProjectTab) => {
    // The message belongs to the previous tab.
    setProblem(undefined);
    void navigate({ search: next === "masters" ? {} : { tab: next }, replace: true });
  };
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col px-4 py-5 sm:px-6 sm:py-7">
      <title>{`${project.metadata.name} – Octavo`}</title>
      <ProjectHeader project={project} compilation={compilation} isPlanChanged={draft.changed} onProblem={setProblem} />
      {problem && (
        <div ref={scrollToProblem} className="scroll-mt-16 pt-4">
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
      <ProjectSummary project={project} onProblem={setProblem} />
      <Tabs value={tab} onValueChange={show} className="mt-6 flex flex-1 flex-col">
        <ProjectTabs {...{ project, draft, compilation, tab }} />
      </Tabs>
      <UnsavedGuard
        when={draft.changed}
        sentence={t(
          "Your changes to the plan are not saved. This browser stores them until you return. The PDF does not include them.",
        )}
      />
      <CompiledDialog compilation={compilation} onPreview={() => show("preview")} />
    </div>
  );
}

interface ProjectTabsProps {
  readonly project: Project;
  readonly draft: ReturnType<typeof usePlanDraft>;
  readonly compilation: ReturnType<typeof useProjectCompile>;
  readonly tab: ProjectTab;
}

function ProjectTabs({ project, draft, compilation, tab }: ProjectTabsProps) {
  return (
    <>
      <TabList className="flex gap-4 overflow-x-auto overflow-y-hidden border-b border-rule sm:gap-5 max-sm:*:text-sm *:whitespace-nowrap">
        <Tab value="masters">{t("Masters ({count})", { count: project.masters.length })}</Tab>
        <Tab value="plan">
          {t("Plan Configuration ({count})", { count: project.plan.sections.length })}
          {draft.changed && <UnsavedMark />}
        </Tab>
        <Tab value="preview">{t("Preview & Compile")}</Tab>
      </TabList>
      <TabPanel value="masters" className="flex-1 py-6">
        <MastersTab project={project} />
      </TabPanel>
      {/* Keeps input in the plan while another tab is shown. */}
      <Panel value="plan" shown={tab === "plan"}>
        <PlanTab {...{ project, draft, compilation }} shown={tab === "plan"} />
      </Panel>
      <Panel value="preview" shown={tab === "preview"}>
        <PreviewTab {...{ project, compilation }} shown={tab === "preview"} />
      </Panel>
    </>
  );
}

/** Scrolls to the message, because the button may be further down. */
function scrollToProblem(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: "nearest" });
}

function UnsavedMark() {
  return (
    <span className="size-2 rounded-full bg-accent" title={t("Unsaved changes")}>
      <span className="sr-only">{`, ${t("unsaved changes")}`}</span>
    </span>
  );
}

interface PanelProps {
  readonly value: ProjectTab;
  readonly shown: boolean;
  readonly children: React.ReactNode;
}

/** Mounts its content when it is first shown, and keeps it mounted. */
function Panel({ value, shown, children }: PanelProps) {
  const [seen, setSeen] = useState(shown);
  if (shown && !seen) setSeen(true);
  return (
    <TabPanel value={value} className="flex-1 py-6">
      {seen && children}
    </TabPanel>
  );
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
