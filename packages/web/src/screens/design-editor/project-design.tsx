import type { Project } from "@octavo/contract";
import { type EditorDocument, saveDesign } from "@octavo/editor";
import { findProfile, type Problem } from "@octavo/engine";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { DesignList } from "../../api/designs.ts";
import { SwitcherPlaceholder } from "../../editor/masters/switcher-placeholder.tsx";
import { useWorld } from "../../editor/painting/resources.ts";
import type { DesignName, PlannerNavigation } from "../../editor/planner/planner-targets.ts";
import { widgetWith } from "../../editor/state/use-check.ts";
import type { CheckedDocument, PlannerSource } from "../../engine-worker/protocol.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { useAnnounce } from "../../ui/announcer.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { BackLabel, backLinkClasses } from "./design-bar.tsx";
import { DesignEditor, useEditorParts } from "./design-editor.tsx";
import { DesignScreen, type OpenDesign } from "./design-screen.tsx";
import { editedDesign, firstDay, followingOf, pagesOfDesign, sharingProject } from "./pages-of-design.ts";
import { designKinds, ProjectDesignStore } from "./project-design-store.ts";
import { useEditorKey } from "./use-editor-key.ts";
import { collectionOf, useKeptDesigns } from "./use-kept-designs.ts";
import { useInitialWidget, useOpenDesign } from "./use-open-design.ts";
import { useOtherDesigns } from "./use-other-designs.ts";
import { type Samples, useSamples } from "./use-samples.ts";

export { prepareEditor } from "./open-world.ts";

const ProjectMasters = lazy(async () => (await import("./project-masters.tsx")).ProjectMasters, {
  fallback: SwitcherPlaceholder,
});

const DesignHints = lazy(async () => (await import("./design-hints.tsx")).DesignHints, { isOptional: true });

/** Shown once the planner is expanded. */
const SamplePicker = lazy(async () => (await import("./sample-picker.tsx")).SamplePicker);

export function MasterScreen() {
  const { projectId = "", masterName } = useParams({ strict: false });
  const { name } = useSearch({ strict: false });
  return <ProjectDesignScreen projectId={projectId} list="masters" name={masterName} suggested={name} />;
}

export function NamedPageScreen() {
  const { projectId = "", pageName } = useParams({ strict: false });
  return <ProjectDesignScreen projectId={projectId} list="pages" name={pageName} />;
}

interface ProjectDesignScreenProps {
  readonly projectId: string;
  readonly list: DesignList;
  /** Undefined for a new design. */
  readonly name: string | undefined;
  /** Name of a new design. */
  readonly suggested?: string | undefined;
}

function ProjectDesignScreen({ projectId, list, name, suggested = "Master" }: ProjectDesignScreenProps) {
  const cache = useQueryClient();
  const open = useOpenDesign(projectId);
  const { turn, moveTo } = useEditorKey(name);
  return (
    <ProjectLoader id={projectId}>
      {(project) => (
        <DesignScreen
          key={turn}
          noun={designKinds[list]}
          collection={collectionOf(list, projectId)}
          id={name}
          createStore={() => new ProjectDesignStore({ cache, projectId, list, suggested })}
          onMoved={(next) => {
            moveTo(next);
            return open({ list, name: next }, { replace: true, ignoreBlocker: true, resetScroll: false });
          }}
          back={
            <LinkButton to="/projects/$projectId" params={{ projectId }}>
              {t("Back to the project")}
            </LinkButton>
          }
        >
          {(design) => <ProjectDesign {...{ project, list, design }} />}
        </DesignScreen>
      )}
    </ProjectLoader>
  );
}

interface ProjectDesignProps {
  readonly project: Project;
  readonly list: DesignList;
  readonly design: OpenDesign;
}

/** Ids of commands for whole templates. */
const lacks = [
  "export",
  "build",
  "open-settings",
  "open-rescale",
  "toggle-pages",
  "toggle-preview",
  "toggle-faint-masters",
];

function ProjectDesign({ project, list, design }: ProjectDesignProps) {
  const { editor, base, name } = design.state;
  const { profiles } = useWorld();
  useInitialWidget(editor);
  const engine = useEngine();
  const inPlanner = useMemo((): DesignName => ({ list, name: base?.name ?? "_new" }), [list, base?.name]);
  const samples = useSamples(engine, project, inPlanner);
  const { sample, sections, isUnused } = samples;
  const opening = useMemo(() => firstDay(project), [project]);
  const around = usePlannerContext(project, inPlanner, samples);
  const { others, revert } = useOtherDesigns(project, inPlanner);
  const profile = findProfile(profiles, project.metadata.device_profile);
  const sourceOf = useCallback(
    (template_yaml: string): PlannerSource => {
      const { document } = editor.getState();
      const { frame } = saveDesign(document);
      const following = followingOf(project, document);
      return { project: sharingProject(project, document), design: { ...inPlanner, template_yaml, frame, following } };
    },
    [project, inPlanner, editor],
  );
  const checkedOf = useCallback(
    (document: EditorDocument): CheckedDocument => editedDesign(project, inPlanner, document),
    [project, inPlanner],
  );
  const onOpen = useOpenProblem(project, around);
  const onPage = (page: number) => {
    const index = around.pagesOf(inPlanner).indexOf(page) + 1;
    if (index > 0) samples.onIndex(index);
  };
  const isMaster = list === "masters";
  const parts = useEditorParts(others.terms && "find");
  const newName = base || !isMaster ? undefined : name || t("New Master");
  const kept = useKeptDesigns({ projectId: project.id, list, design, onProblem: parts.onProblem });
  const switcher = (
    <ProjectMasters {...{ project, engine, newName, kept, design }} edited={inPlanner} onProblem={parts.onProblem} />
  );
  return (
    <DesignEditor
      {...{ design, sourceOf }}
      noun={designKinds[list]}
      title={base?.name ?? t(isMaster ? "New Master" : "New page")}
      within={project.metadata.name}
      back={
        <Link to="/projects/$projectId" params={{ projectId: project.id }} className={backLinkClasses}>
          <BackLabel>{t("Back")}</BackLabel>
        </Link>
      }
      save={base ? t("Save Changes") : t(isMaster ? "Create Master" : "Create page")}
      nameField={{
        label: t(isMaster ? "Master name" : "Page name"),
        className: "min-w-24 shrink md:w-40 max-md:flex-1",
      }}
      shownName={name || t("this design")}
      parts={parts}
      kept={kept}
      onElsewhere={revert}
      frame={{
        profile,
        sample,
        opening,
        project,
        switcher,
        sections,
        around,
        others,
        lacks,
        tools: <SamplePicker {...samples} />,
        above: isMaster && <DesignHints />,
      }}
      panels={{ engine, checkedOf, isUnused, sample, others, onOpen, onPage }}
    />
  );
}

/** Opens the design of a problem on its first page, with its widget selected. */
function useOpenProblem({ id, masters }: Project, { pagesOf }: PlannerNavigation): (problem: Problem) => void {
  const open = useOpenDesign(id);
  return (problem) => {
    const { master: name, page = 0 } = problem.at;
    const widget = widgetWith(problem);
    if (name === undefined) return;
    const list = masters.some((master) => master.name === name) ? "masters" : "pages";
    const sample = pagesOf({ list, name }).indexOf(page) + 1;
    void open({ list, name }, { state: { ...(widget !== undefined && { widget }), ...(sample > 0 && { sample }) } });
  };
}

/** Provides the other designs and all pages of the planner to the editor's navigation. */
function usePlannerContext(project: Project, design: DesignName, samples: Samples): PlannerNavigation {
  const open = useOpenDesign(project.id);
  const announce = useAnnounce();
  const { sample: shown, onIndex } = samples;
  const template = shown?.template;
  return useMemo(() => {
    const pagesOf = (of: DesignName) => (template ? pagesOfDesign(template, of) : []);
    return {
      pagesOf,
      design,
      others: designsOf(project).filter(({ list, name }) => list !== design.list || name !== design.name),
      onSample: (sample) => {
        onIndex(sample);
        const total = template?.page_assignments.length ?? 0;
        announce(t("Page {page} of {total}", { page: pagesOf(design)[sample - 1] ?? 0, total }));
      },
      onOpen: (other, sample) => void open(other, sample === undefined ? {} : { state: { sample } }),
    };
  }, [template, design, project, onIndex, open, announce]);
}

function designsOf(project: Project): readonly DesignName[] {
  const lists = ["masters", "pages"] as const;
  return lists.flatMap((list) => project[list].map(({ name }) => ({ list, name })));
}
