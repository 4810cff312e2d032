/** Projects as a whole, beside those that are made and changed. */
import type { ProjectListItem } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { requireProject } from "./edit-project.ts";
import { listItem } from "./project-response.ts";
import type { ProjectServices } from "./project-services.ts";
import { listedProjects, removeProject, type StoredProject } from "./store.ts";

export async function listProjects(
  { database }: ProjectServices,
  ownerId: string,
): Promise<readonly ProjectListItem[]> {
  return (await listedProjects(database, ownerId)).map(listItem);
}

export function readProject({ database }: ProjectServices, ownerId: string, id: string): Promise<StoredProject> {
  return requireProject(database, ownerId, id);
}

export async function deleteProject({ database }: ProjectServices, ownerId: string, id: string): Promise<void> {
  if (!(await removeProject(database, ownerId, id))) throw new ApiError("NOT_FOUND", messages.projectNotFound);
}
