import type { Project } from "@octavo/contract";
import { lazy } from "../../../ui/lazy.tsx";
import type { PlanPath } from "../plan/field-problems.ts";
import { SharingPanel } from "../sharing/sharing-panel.tsx";
import type { LivePlanner } from "../use-live-planner.ts";
import type { ProjectCompile } from "../use-project-compile.ts";
import type { InlinePreview } from "../viewer/use-inline-preview.ts";
import { CompilePanel, InlinePdfPreview } from "./compile-panel.tsx";

const NightlyPanel = lazy(async () => (await import("../nightly/nightly-panel.tsx")).NightlyPanel, {
  isOptional: true,
});

interface PreviewTabProps {
  readonly project: Project;
  readonly live: LivePlanner;
  readonly compilation: ProjectCompile;
  readonly preview: InlinePreview;
  /** False while another tab is shown. */
  readonly isShown: boolean;
  readonly onField: (path: PlanPath) => void;
}

export function PreviewTab({ project, live, compilation, preview, isShown, onField }: PreviewTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <CompilePanel {...{ live, compilation, isShown, onField }} />
      <InlinePdfPreview preview={preview} ready={compilation.ready} />
      <SharingPanel project={project} />
      {isShown && <NightlyPanel project={project} />}
    </div>
  );
}
