import type { ProjectListItem } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { rich } from "../../language/rich.tsx";
import { t, tn } from "../../language/t.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { IconButton } from "../../ui/icon-button.tsx";

interface ProjectCardProps {
  readonly project: ProjectListItem;
  readonly onDelete: () => void;
}

/** The link on the name covers the whole card. */
export function ProjectCard({ project, onDelete }: ProjectCardProps) {
  const { id, name, description, is_public, masters_count, plan_sections_count, clone_count } = project;
  return (
    <article className="relative flex min-w-0 flex-1 flex-col rounded-md border bg-surface p-4 hover:border-accent has-[a:focus-visible]:border-accent">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            to="/projects/$projectId"
            params={{ projectId: id }}
            className="after:absolute after:inset-0 after:rounded-md hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h2>
        {is_public && <Badge>{t("Public")}</Badge>}
        <IconButton
          name={t("Delete {name}", { name })}
          Icon={X}
          className="relative z-1 -mt-2 -mr-2 hover:text-danger"
          onClick={onDelete}
        />
      </div>
      <p className="mt-1 line-clamp-2 md:min-h-[2lh] leading-snug text-ink-soft wrap-anywhere">{description}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 pt-3 text-sm tabular-nums">
        <span>{tn(masters_count, "{count} master", "{count} masters")}</span>
        <span>{tn(plan_sections_count, "{count} section", "{count} sections")}</span>
        {clone_count > 0 && <span>{tn(clone_count, "{count} clone", "{count} clones")}</span>}
      </p>
      <Dates project={project} />
    </article>
  );
}

function Dates({ project: { created_at, updated_at } }: { readonly project: ProjectListItem }) {
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-rule pt-2.5 text-sm text-ink-soft tabular-nums">
      <span>{rich("Updated {date}", { date: <time dateTime={updated_at}>{formatDate(updated_at)}</time> })}</span>
      <span>{rich("Created {date}", { date: <time dateTime={created_at}>{formatDate(created_at)}</time> })}</span>
    </p>
  );
}
