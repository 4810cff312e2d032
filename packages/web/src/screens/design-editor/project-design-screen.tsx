import type { Project } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage, isNotFound } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { projectQuery } from "../../api/project-queries.ts";
import type { DesignList } from "../../api/projects.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProjectDesign } from "./project-design.tsx";
import { useEditorKey } from "./use-editor-key.ts";

export function MasterScreen() {
  const { projectId = "", masterName } = useParams({ strict: false });
  const { name } = useSearch({ strict: false });
  return <DesignLoader projectId={projectId} list="masters" stored={masterName} suggested={name} />;
}

export function NamedPageScreen() {
  const { projectId = "", pageName } = useParams({ strict: false });
  return <DesignLoader projectId={projectId} list="pages" stored={pageName} suggested={undefined} />;
}

interface DesignLoaderProps {
  readonly projectId: string;
  readonly list: DesignList;
  /** Name of the design; undefined for a new one. */
  readonly stored: string | undefined;
  readonly suggested: string | undefined;
}

function DesignLoader({ projectId, list, stored, suggested }: DesignLoaderProps) {
  const { data: project, error, isPending, refetch } = useQuery(projectQuery(projectId));
  const { turn, moveTo } = useEditorKey(stored);
  if (project) return <LoadedDesign key={turn} {...{ project, list, stored, suggested }} onMoved={moveTo} />;
  if (isPending) return <Loading>{t("Loading project...")}</Loading>;
  return (
    <div className="m-4 flex flex-col items-start gap-4 sm:m-6">
      <Notice
        kind="error"
        action={!isNotFound(error) && <Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      >
        {translate(isNotFound(error) ? messages.notFound : failureMessage(error, messages.load))}
      </Notice>
      <LinkButton to="/projects">{t("Back to Projects")}</LinkButton>
    </div>
  );
}

interface LoadedDesignProps extends Omit<DesignLoaderProps, "projectId"> {
  readonly project: Project;
  /** Called with the new name of the design. */
  readonly onMoved: (name: string) => void;
}

/** Keeps the editor open if the design is deleted during editing. */
function LoadedDesign({ project, list, stored, suggested = "Master", onMoved }: LoadedDesignProps) {
  const design = project[list].find(({ name }) => name === stored);
  const isThere = stored === undefined || design !== undefined;
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (isThere || wasThere) return <ProjectDesign {...{ project, list, design, suggested, onMoved }} />;
  return (
    <div className="m-4 flex flex-col items-start gap-4 sm:m-6">
      <Notice kind="error">{translate(messages.missingMaster(stored))}</Notice>
      <LinkButton to="/projects/$projectId" params={{ projectId: project.id }}>
        {t("Back to the project")}
      </LinkButton>
    </div>
  );
}
