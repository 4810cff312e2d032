import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { failureMessage, isMissing } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { projectQuery } from "../../api/projects.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadedProject } from "./loaded-project.tsx";
import { ProjectNotFound } from "./project-not-found.tsx";

const route = getRouteApi("/studio/own/projects/$projectId");

export function ProjectScreen() {
  const { projectId } = route.useParams();
  const { data: project, error, isPending, refetch } = useQuery(projectQuery(projectId));
  if (project) return <LoadedProject key={project.id} project={project} />;
  if (isPending) return <Loading>Loading project...</Loading>;
  if (isMissing(error)) return <ProjectNotFound />;
  return (
    <Notice kind="error" className="m-4 sm:m-6" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {failureMessage(error, messages.load)}
    </Notice>
  );
}
