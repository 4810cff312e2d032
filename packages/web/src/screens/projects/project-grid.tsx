import type { ProjectListItem } from "@octavo/contract";
import { lazy, Suspense, useState } from "react";
import { ProjectCard } from "./project-card.tsx";

const DeleteProject = lazy(async () => ({ default: (await import("./delete-project.tsx")).DeleteProject }));

export function ProjectGrid({ projects }: { readonly projects: readonly ProjectListItem[] }) {
  const [leaving, setLeaving] = useState<ProjectListItem>();
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id} className="flex">
            <ProjectCard project={project} onDelete={() => setLeaving(project)} />
          </li>
        ))}
      </ul>
      {leaving && (
        <Suspense>
          <DeleteProject project={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </>
  );
}
