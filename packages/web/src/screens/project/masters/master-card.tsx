import type { Design, Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { formatDate } from "../../../ui/format-date.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { formatNumberOf } from "../../../ui/number-of.ts";

interface MasterCardProps {
  readonly project: Project;
  readonly master: Design;
  readonly onDelete: () => void;
}

/** The name is the link, and the link is as large as the card. */
export function MasterCard({ project, master, onDelete }: MasterCardProps) {
  const { name, description, widgets, updated_at } = master;
  return (
    <article className="relative flex min-w-0 flex-1 flex-col rounded-md border bg-surface p-4 hover:border-accent">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            to="/projects/$projectId/masters/$masterName"
            params={{ projectId: project.id, masterName: name }}
            className="after:absolute after:inset-0 after:rounded-md hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h3>
        <IconButton
          name={`Delete ${name}`}
          Icon={X}
          className="relative z-1 -mt-2 -mr-2 hover:text-danger"
          onClick={onDelete}
        />
      </div>
      {description && <p className="mt-1 line-clamp-2 leading-snug text-ink-soft wrap-anywhere">{description}</p>}
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-3 text-sm text-ink-soft tabular-nums">
        <span>{formatNumberOf(widgets.length, "widget")}</span>
        <span>
          Updated <time dateTime={updated_at}>{formatDate(updated_at)}</time>
        </span>
      </p>
    </article>
  );
}
