import type { Project } from "@octavo/contract";
import { useEffect, useState } from "react";
import { t } from "../../language/t.ts";
import { loadDialogs } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { MastersTab } from "./masters/masters-tab.tsx";
import type { PlanPath } from "./plan/field-problems.ts";
import type { PlanDraftState } from "./plan/use-plan-draft.ts";
import type { ProjectTab } from "./project-tabs.ts";
import type { LivePlanner } from "./use-live-planner.ts";
import type { ProjectCompile } from "./use-project-compile.ts";
import type { InlinePreview } from "./viewer/use-inline-preview.ts";

const fallback = () => <Loading />;
const PlanTab = lazy(async () => (await import("./plan/plan-tab.tsx")).PlanTab, { fallback });
const DatesTab = lazy(async () => (await import("./dates/dates-tab.tsx")).DatesTab, { fallback });
const ListsTab = lazy(async () => (await import("./lists/lists-tab.tsx")).ListsTab, { fallback });
const PlanConflict = lazy(async () => (await import("./plan/plan-conflict.tsx")).PlanConflict, { isOptional: true });
const PreviewTab = lazy(async () => (await import("./preview/preview-tab.tsx")).PreviewTab, { fallback });

interface ProjectPanelsProps {
  readonly project: Project;
  readonly tab: ProjectTab;
  readonly draft: PlanDraftState;
  readonly live: LivePlanner;
  readonly compilation: ProjectCompile;
  readonly preview: InlinePreview;
  readonly onTab: (tab: ProjectTab) => void;
  readonly onField: (path: PlanPath) => void;
}

/** Masters, plan and problems: beside the viewer on wide screens, below it on others. */
export function ProjectPanels(props: ProjectPanelsProps) {
  const { project, tab, draft, live, compilation, onTab } = props;
  useEffect(() => {
    // Loads the other tabs and the dialogs in advance, so that they also open without a connection.
    void Promise.all([PlanTab.preload(), PreviewTab.preload(), DatesTab.preload(), ListsTab.preload(), loadDialogs()]);
  }, []);
  return (
    <Tabs
      value={tab}
      onValueChange={onTab}
      className="flex min-w-0 flex-col lg:w-[clamp(26rem,40vw,38rem)] shrink-0 lg:border-s"
    >
      <ProjectTabList {...{ project, draft }} />
      {/* What has the focus stays below the bars that stick to the top. */}
      <div className="@container relative flex flex-1 flex-col min-h-0 lg:overflow-y-auto [&_:is(a,button,input,select,summary,textarea)]:scroll-mt-32">
        {/* Keeps input in the plan while another tab is shown. */}
        <Panel value="masters" shown={tab === "masters"}>
          <MastersTab project={project} live={live} isShown={tab === "masters"} />
        </Panel>
        <Panel value="plan" shown={tab === "plan"}>
          <PlanTab
            {...{ project, draft, compilation }}
            isShown={tab === "plan"}
            isMeasured={tab === "plan" && live.planner !== undefined}
          />
        </Panel>
        <Panel value="lists" shown={tab === "lists"}>
          <ListsTab {...{ project, draft, live }} />
        </Panel>
        <Panel value="dates" shown={tab === "dates"}>
          <DatesTab projectId={project.id} draft={draft} live={live} />
        </Panel>
        <Panel value="preview" shown={tab === "preview"}>
          <PreviewTab
            {...{ project, live, compilation }}
            isShown={tab === "preview"}
            preview={props.preview}
            onField={props.onField}
          />
        </Panel>
      </div>
      {draft.conflict && <PlanConflict project={project} draft={draft} engine={live.engine} />}
    </Tabs>
  );
}

const panelClasses = "flex-1 px-4 py-5 sm:px-6 -outline-offset-2";

function ProjectTabList({ project, draft }: Pick<ProjectPanelsProps, "project" | "draft">) {
  return (
    <TabList className="flex scroll-mt-16 shrink-0 flex-wrap gap-x-4 border-b border-rule px-4 sm:gap-x-5 sm:px-6 max-sm:*:text-sm *:whitespace-nowrap">
      <Tab value="masters">{t("Masters ({count})", { count: project.masters.length })}</Tab>
      <Tab value="plan">
        {t("Plan Configuration ({count})", { count: project.plan.sections.length })}
        {draft.changed && <UnsavedMark />}
      </Tab>
      <Tab value="lists">{t("Lists ({count})", { count: draft.plan.data?.length ?? 0 })}</Tab>
      <Tab value="dates">{t("Dates ({count})", { count: draft.plan.dates?.length ?? 0 })}</Tab>
      <Tab value="preview">{t("Preview & Compile")}</Tab>
    </TabList>
  );
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
    <TabPanel value={value} className={panelClasses}>
      {seen && children}
    </TabPanel>
  );
}
