import type { DeviceProfile, Diagnostic, TemplateSection } from "@octavo/engine";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { useLint } from "../session/use-lint.ts";
import { LayersPanel } from "./layers-panel.tsx";
import { LinkPicker } from "./link-picker.tsx";
import { ProblemsPanel } from "./problems-panel.tsx";
import { nothingSelected } from "./properties/messages.ts";

/** With its menus and pickers; it comes with the first widget that is selected. */
const loadProperties = async () => ({ default: (await import("./properties/properties-panel.tsx")).PropertiesPanel });
const PropertiesPanel = lazy(loadProperties);

/** In milliseconds, from when there are other things to load. */
const leisure = 1000;

const PreviewPanel = lazy(async () => ({ default: (await import("./preview-panel.tsx")).PreviewPanel }));

interface SidePanelsProps {
  /** What works the problems out. */
  readonly engine: EngineClient;
  /** Of the planner around the design, to link to. */
  readonly sections: readonly TemplateSection[];
  readonly diagnostics: readonly Diagnostic[];
  readonly onProblem: (problem: string | undefined) => void;
  /** Where the server can render a page: shown in place of the panels while the preview is on. */
  readonly previewOn?: { readonly profile: DeviceProfile | undefined };
  /** Told which panel is open, for whoever works out its content. */
  readonly onPanel?: (panel: string) => void;
}

type Panel = "properties" | "layers" | "problems";

export function SidePanels({ engine, sections, diagnostics, onProblem, onPanel, previewOn }: SidePanelsProps) {
  const editor = useEditor();
  const [panel, setPanel] = useState<Panel>("properties");
  const problems = useLint(editor, engine);
  const hasSelection = useEditorState(({ selection }) => selection.ids.length > 0);
  const isPreview = useEditorState(({ settings }) => settings.preview) && previewOn !== undefined;
  useEffect(() => {
    const timer = setTimeout(() => void loadProperties().catch(() => undefined), leisure);
    return () => clearTimeout(timer);
  }, []);
  const open = (next: Panel) => {
    setPanel(next);
    onPanel?.(next);
  };
  return (
    <aside
      aria-label="Panels"
      data-region="panels"
      tabIndex={-1}
      className="flex w-76 shrink-0 flex-col border-l border-rule bg-paper outline-none max-lg:w-64 max-md:h-2/5 max-md:w-auto max-md:border-t max-md:border-l-0"
    >
      {isPreview ? (
        <Suspense>
          <PreviewPanel profile={previewOn.profile} onProblem={onProblem} />
        </Suspense>
      ) : (
        <>
          <Tabs value={panel} onValueChange={open} className="shrink-0 border-b border-rule px-4">
            <TabList aria-label="Panels">
              <Tab value="properties">Properties</Tab>
              <Tab value="layers">Layers</Tab>
              <Tab value="problems">
                Problems
                {problems.length > 0 && <span className="text-sm text-ink-soft tabular-nums">{problems.length}</span>}
              </Tab>
            </TabList>
          </Tabs>
          {panel === "properties" && (
            <Scrolling>
              {hasSelection ? (
                <Suspense>
                  <LinkPicker sections={sections} onProblem={onProblem} />
                  <PropertiesPanel editor={editor} sections={sections} />
                </Suspense>
              ) : (
                <p className="p-4 text-ink-soft">{nothingSelected}</p>
              )}
            </Scrolling>
          )}
          {panel === "layers" && <LayersPanel />}
          {panel === "problems" && <ProblemsPanel problems={problems} diagnostics={diagnostics} />}
        </>
      )}
    </aside>
  );
}

function Scrolling({ children }: { readonly children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>;
}
