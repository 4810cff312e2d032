import type { ProjectListItem } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { rich } from "../../language/rich.tsx";
import { t, tn } from "../../language/t.ts";
import { ProjectMenu } from "../../projects/project-menu.tsx";
import { Badge } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CardFooter, cardLinkClasses, LibraryCard, UpdatedAt } from "../../ui/library.tsx";
import { type InTurn, ProjectCover } from "./project-cover.tsx";

interface ProjectCardProps {
  readonly project: ProjectListItem;
  readonly inTurn: InTurn;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onProblem: (problem: string | undefined) => void;
}

export function ProjectCard({ project, inTurn, ...actions }: ProjectCardProps) {
  const { id, name, description, is_public, masters_count, plan_sections_count, clone_count } = project;
  const { created_at, updated_at } = project;
  const link = (
    <Link to="/projects/$projectId" params={{ projectId: id }} className={cardLinkClasses}>
      <bdi>{name}</bdi>
    </Link>
  );
  return (
    <LibraryCard
      cover={<ProjectCover project={project} inTurn={inTurn} />}
      {...{ link, description }}
      badge={is_public && <Badge>{t("Public")}</Badge>}
      actions={
        <>
          <ProjectMenu project={project} {...actions} />
          <IconButton name={t("Delete {name}", { name })} Icon={X} onClick={actions.onDelete} />
        </>
      }
    >
      <p className="mb-3 flex flex-wrap gap-x-4">
        <span>{tn(masters_count, "{count} master", "{count} masters")}</span>
        <span>{tn(plan_sections_count, "{count} section", "{count} sections")}</span>
        {clone_count > 0 && <span>{tn(clone_count, "{count} clone", "{count} clones")}</span>}
      </p>
      <CardFooter>
        <UpdatedAt time={updated_at} />
        <span>{rich("Created {date}", { date: <time dateTime={created_at}>{formatDate(created_at)}</time> })}</span>
      </CardFooter>
    </LibraryCard>
  );
}
