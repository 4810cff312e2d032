import type { Design, Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { BookOpen, Copy, X } from "lucide-react";
import type { PageDrawing } from "../../../engine-worker/protocol.ts";
import { rich } from "../../../language/rich.tsx";
import { t, tn } from "../../../language/t.ts";
import { PageThumbnail } from "../../../planner-view/page-thumbnail.tsx";
import { formatDate } from "../../../ui/format-date.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { usePageOnView } from "../viewer/page-on-view.tsx";

interface MasterCardProps {
  readonly project: Project;
  readonly master: Design;
  /** Undefined shows an empty page. */
  readonly drawing: PageDrawing | undefined;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function MasterCard({ project, master, drawing, onDuplicate, onDelete }: MasterCardProps) {
  const { name, description, widgets, updated_at } = master;
  const { run, runs, turnTo } = usePageOnView();
  const first = runs.find((one) => one.master === name)?.page;
  const isOnView = run?.master === name;
  return (
    <article className="group relative flex min-w-0 flex-1 flex-col">
      <div className={isOnView ? "outline-2 outline-accent" : ""}>
        <PageThumbnail drawing={drawing} shape={shapeOf(project)} className="w-full group-hover:outline-accent" />
      </div>
      <div className="mt-2 flex items-start gap-1">
        <h3 className="min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">
          <Link
            to="/projects/$projectId/masters/$masterName"
            params={{ projectId: project.id, masterName: name }}
            className="after:absolute after:inset-0 after:rounded-sm group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
          >
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <IconButton
          name={t("Delete {name}", { name })}
          Icon={X}
          className="relative z-1 -mt-1.5 -me-2 hover:text-danger"
          onClick={onDelete}
        />
      </div>
      {description && <p className="line-clamp-2 text-sm leading-snug text-ink-soft wrap-anywhere">{description}</p>}
      <div className="mt-1 flex items-start gap-1">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
          <span>{tn(widgets.length, "{count} widget", "{count} widgets")}</span>
          {runs.length > 0 && first === undefined && <span>{t("On no page of the plan")}</span>}
          <span>{rich("Updated {date}", { date: <time dateTime={updated_at}>{formatDate(updated_at)}</time> })}</span>
        </p>
        {first !== undefined && (
          <IconButton
            name={t("Show the first page of {name}", { name })}
            Icon={BookOpen}
            aria-current={isOnView || undefined}
            className="relative z-1 -mt-1.5 -me-2"
            onClick={() => turnTo(first)}
          />
        )}
        <IconButton
          name={t("Duplicate {name}", { name })}
          Icon={Copy}
          className="relative z-1 -mt-1.5 -me-2"
          onClick={onDuplicate}
        />
      </div>
    </article>
  );
}

function shapeOf({ default_canvas: { dimensions } }: Project): number {
  return dimensions.width / dimensions.height;
}
