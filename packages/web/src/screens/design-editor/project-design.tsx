import type { Design, Project } from "@octavo/contract";
import type { DesignList } from "../../api/projects.ts";
import { useDraft } from "../../editor/session/use-draft.ts";
import { DesignEditor } from "./design-editor.tsx";
import { Opened } from "./opened.tsx";
import { openProjectDesign } from "./opening.ts";

export interface ProjectDesignProps {
  readonly project: Project;
  readonly list: DesignList;
  /** Absent when it is new. */
  readonly design: Design | undefined;
  readonly suggested: string;
  readonly onAgain: () => void;
}

/** The editor of a design. */
export function ProjectDesign(props: ProjectDesignProps) {
  const { project, list, design } = props;
  const draft = useDraft(`design.${project.id}.${list}.${design?.name ?? ""}`);
  return (
    <Opened open={() => openProjectDesign(props, draft.found)}>
      {(opening) => <DesignEditor {...props} draft={draft} opening={opening} />}
    </Opened>
  );
}
