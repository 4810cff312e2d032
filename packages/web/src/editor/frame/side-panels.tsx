import { type EditorDocument, plainCommand, type Sample } from "@octavo/editor";
import type { DeviceProfile, Problem } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { CheckedDocument } from "../../engine-worker/protocol.ts";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { ListPager, pagedListClass } from "../lists/paged-list.ts";
import type { OtherDesigns } from "../planner/other-designs.ts";
import { useEditor, useEditorState, useIdleState } from "../state/editor-context.ts";
import { countProblems, useCheck, useCheckState } from "../state/use-check.ts";

/** Loaded when the first widget is selected. */
const PropertiesPanel = lazy(async () => (await import("../properties/properties-panel.tsx")).PropertiesPanel);

const StylesPanel = lazy(async () => (await import("../styles/styles-panel.tsx")).StylesPanel);

/** In milliseconds after the first painting. */
const preloadDelay = 1000;

const LayersPanel = lazy(async () => (await import("../layers/layers-panel.tsx")).LayersPanel);
const ProblemsPanel = lazy(async () => (await import("../problems/problems-panel.tsx")).ProblemsPanel);
const PreviewPanel = lazy(async () => (await import("../preview/preview-panel.tsx")).PreviewPanel);

const PanelsOfPhone = lazy(async () => (await import("./panels-of-phone.tsx")).PanelsOfPhone, { isOptional: true });

export interface SidePanelsProps {
  /** Checks the planner. */
  readonly engine: EngineClient;
  /** Returns the planner with the document. Keeps its identity while the rest of the planner is the same. */
  readonly checkedOf: (document: EditorDocument) => CheckedDocument;
  /** True if the planner has no other page of the design. */
  readonly isUnused?: boolean;
  /** Opens the design with the widget of a problem elsewhere in the planner. */
  readonly onOpen?: (problem: Problem) => void;
  /** Shows the design on a page of the planner. */
  readonly onPage?: (page: number) => void;
  /** The visible page of the planner. */
  readonly sample?: Sample | undefined;
  readonly onProblem: (problem: Message | undefined) => void;
  /** Other designs of the project. */
  readonly others?: OtherDesigns | undefined;
  /** Device of the server preview, which replaces the panels. Undefined without a preview. */
  readonly previewOn?: { readonly profile: DeviceProfile | undefined };
}

const phoneWidth = "(width < 43.75rem)";

type Panel = "properties" | "layers" | "problems";

/** Panels beside the canvas. On a phone they open below it from their tabs. */
export function SidePanels(props: SidePanelsProps) {
  const { engine, checkedOf, isUnused = false, onOpen, onPage, sample, others, onProblem, previewOn } = props;
  const editor = useEditor();
  const [panel, setPanel] = useState<Panel>("properties");
  const problems = useCheck(editor, engine, checkedOf);
  const count = countProblems(problems);
  const isPhone = useMediaQuery(phoneWidth);
  const isOpen = useEditorState(({ settings }) => settings.panels);
  const isPreview = useEditorState(({ settings }) => settings.preview) && previewOn !== undefined;
  const toggle = plainCommand("toggle-panels");
  usePropertiesLater();
  const open = (next: Panel) => {
    setPanel(next);
    if (!isOpen && toggle) editor.run(toggle);
  };
  if (!isOpen && !isPhone && !isPreview) return null;
  return (
    <aside
      aria-label={t("Panels")}
      data-region="panels"
      tabIndex={-1}
      data-open={isOpen || isPreview || undefined}
      className="flex w-76 shrink-0 flex-col border-s border-rule bg-paper outline-none max-lg:w-64 max-md:w-auto max-md:border-t max-md:border-s-0 max-md:data-open:h-[45%]"
    >
      {isPhone && <PanelsOfPhone onOpen={() => open("properties")} onClose={() => toggle && editor.run(toggle)} />}
      {isPreview ? (
        <PreviewPanel profile={previewOn.profile} onProblem={onProblem} />
      ) : (
        <Tabs value={isOpen ? panel : ""} onValueChange={open} className="flex min-h-0 flex-1 flex-col">
          <PanelTabs {...{ isOpen, count }} />
          {isOpen && (
            <TabPanel key={panel} value={panel} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
              {panel === "properties" && <Properties others={others} />}
              {panel === "layers" && <LayersPanel problems={problems.here} onProblem={onProblem} />}
              {panel === "problems" && <ProblemsPanel {...{ problems, isUnused, onOpen, onPage, sample, onProblem }} />}
            </TabPanel>
          )}
        </Tabs>
      )}
    </aside>
  );
}

/** Loads the properties panel before a widget is selected. */
function usePropertiesLater(): void {
  useEffect(() => {
    const timer = setTimeout(() => void PropertiesPanel.preload(), preloadDelay);
    return () => clearTimeout(timer);
  }, []);
}

interface PanelTabsProps {
  readonly isOpen: boolean;
  /** Number of problems. */
  readonly count: number;
}

function PanelTabs({ isOpen, count }: PanelTabsProps) {
  const editor = useEditor();
  const isPhone = useMediaQuery(phoneWidth);
  const isFirstCheck = useCheckState(editor) === "checking";
  const toggle = plainCommand("toggle-panels");
  return (
    <div className="flex shrink-0 items-center border-b border-rule px-4 md:max-lg:px-3">
      <TabList aria-label={t("Panels")} activateOnFocus={isOpen} className="flex min-w-0 flex-1 gap-5 md:max-lg:gap-2">
        <Tab value="properties">{t("Properties")}</Tab>
        <Tab value="layers">{t("Layers")}</Tab>
        <Tab value="problems">
          {t("Problems")}
          {(count > 0 || isFirstCheck) && (
            <span className="text-sm text-ink-soft tabular-nums">{isFirstCheck ? "…" : count}</span>
          )}
        </Tab>
      </TabList>
      {isPhone && toggle && (
        <IconButton
          name={t(isOpen ? "Collapse the panels" : "Expand the panels")}
          Icon={isOpen ? ChevronDown : ChevronUp}
          className="-me-3"
          onClick={() => editor.run(toggle)}
        />
      )}
    </div>
  );
}

function Properties({ others }: Pick<SidePanelsProps, "others">) {
  const editor = useEditor();
  const hasSelection = useIdleState(({ selection }) => selection.ids.length > 0);
  return (
    <>
      <div className={`min-h-0 flex-1 overflow-y-auto ${pagedListClass}`}>
        {hasSelection ? <PropertiesPanel {...{ editor, others }} /> : <StylesPanel {...{ editor, others }} />}
      </div>
      <ListPager />
    </>
  );
}
