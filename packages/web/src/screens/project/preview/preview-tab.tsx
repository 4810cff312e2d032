import type { Project } from "@octavo/contract";
import { SharingPanel } from "../sharing/sharing-panel.tsx";
import type { ProjectCompile } from "../use-project-compile.ts";
import { CompilePanel } from "./compile-panel.tsx";
import { InlinePdfPreview } from "./inline-pdf-preview.tsx";
import { LivePages } from "./live-pages.tsx";

interface PreviewTabProps {
  readonly project: Project;
  readonly work: ProjectCompile;
  /** False while another tab is shown. */
  readonly shown: boolean;
}

export function PreviewTab({ project, work, shown }: PreviewTabProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr]">
      <CompilePanel project={project} work={work} />
      <div className="flex flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {work.ready && <LivePages project={project} shown={shown} />}
        <InlinePdfPreview project={project} work={work} />
      </div>
      <SharingPanel project={project} />
    </div>
  );
}
