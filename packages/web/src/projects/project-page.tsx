import type { Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeading } from "../ui/page-heading.tsx";

interface ProjectPageProps {
  readonly project: Project;
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** Frame of a screen that belongs to a project. */
export function ProjectPage({ project, title, subtitle, children }: ProjectPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col px-4 py-5 sm:px-6 sm:py-7">
      <Link
        to="/projects/$projectId"
        params={{ projectId: project.id }}
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 self-start text-ink-soft wrap-anywhere hover:text-accent"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <bdi>{project.metadata.name}</bdi>
      </Link>
      <PageHeading title={title} subtitle={subtitle} />
      {children}
    </div>
  );
}
