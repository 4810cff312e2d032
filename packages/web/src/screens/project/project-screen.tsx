import { getRouteApi } from "@tanstack/react-router";
import { OpenedProject } from "../../ui/opened-project.tsx";
import { LoadedProject } from "./loaded-project.tsx";

const route = getRouteApi("/studio/own/projects/$projectId");

export function ProjectScreen() {
  const { projectId } = route.useParams();
  return (
    <OpenedProject id={projectId}>{(project) => <LoadedProject key={project.id} project={project} />}</OpenedProject>
  );
}
