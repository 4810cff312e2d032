import type { Design, Project } from "@octavo/contract";
import type { DesignList } from "../../api/projects.ts";
import { useWorld } from "../../editor/session/use-world.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DesignEditor } from "./design-editor.tsx";

export interface ProjectDesignProps {
  readonly project: Project;
  readonly list: DesignList;
  /** Absent when it is new. */
  readonly design: Design | undefined;
  readonly suggested: string;
  readonly onAgain: () => void;
}

/** The editor of a design, when the engine has what it draws with. */
export function ProjectDesign(props: ProjectDesignProps) {
  const { world, problem } = useWorld();
  if (world) return <DesignEditor {...props} world={world} />;
  if (problem === undefined) return <Loading />;
  return (
    <Notice kind="error" className="m-4 sm:m-6" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      {problem}
    </Notice>
  );
}
