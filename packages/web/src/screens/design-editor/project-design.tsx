import { useQueryClient } from "@tanstack/react-query";
import { projectQuery } from "../../api/project-queries.ts";
import { useDraftSession } from "../../editor/session/use-draft-session.ts";
import { t } from "../../language/t.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { DesignEditor, type ProjectDesignProps } from "./design-editor.tsx";
import { DraftSessionGate } from "./draft-session-gate.tsx";
import { openProjectDesign } from "./initial-design.ts";

const kinds = { masters: "master", pages: "page" } as const;

export function ProjectDesign(props: ProjectDesignProps) {
  const { project, list, design, suggested } = props;
  const cache = useQueryClient();
  const desk = useDraftSession({
    collection: `${list}.${project.id}`,
    name: design?.name,
    refresh: () => cache.fetchQuery({ ...projectQuery(project.id), staleTime: 0 }),
  });
  return (
    <DraftSessionGate
      desk={desk}
      noun={kinds[list]}
      name={design?.name ?? suggested}
      version={design?.updated_at}
      back={
        <LinkButton to="/projects/$projectId" params={{ projectId: project.id }}>
          {t("Back to the project")}
        </LinkButton>
      }
      open={(found) => openProjectDesign(props, found)}
    >
      {(there, opening) => <DesignEditor {...props} desk={there} opening={opening} />}
    </DraftSessionGate>
  );
}
