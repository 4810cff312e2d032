import { type DeletedProject, projectLimits } from "@octavo/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { confirmations, projects as messages } from "../../api/project-messages.ts";
import { deletedProjectsQuery } from "../../api/project-queries.ts";
import { purgeProject, restoreProject } from "../../api/projects.ts";
import { rich } from "../../language/rich.tsx";
import { t, translate } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";

const { deletedDays: days, deletedProjects: kept } = projectLimits;

/** Projects that can be restored. Absent if there are none. */
export function RecentlyDeleted() {
  const { data: deleted = [] } = useQuery(deletedProjectsQuery);
  if (deleted.length === 0) return null;
  return (
    <Disclosure
      className="mt-auto border-t border-rule pt-2"
      summaryClassName="w-fit pe-3 text-ink-soft"
      summary={t("Recently deleted ({count})", { count: deleted.length })}
    >
      <p className="mt-1 text-sm text-ink-soft">
        {t("Deleted projects can be restored for {days} days. The {count} latest are kept.", { days, count: kept })}
      </p>
      <ul className="mt-2 divide-y divide-rule">
        {deleted.map((project) => (
          <DeletedRow key={project.id} project={project} />
        ))}
      </ul>
    </Disclosure>
  );
}

function DeletedRow({ project: { id, name, deleted_at } }: { readonly project: DeletedProject }) {
  const cache = useQueryClient();
  const announce = useAnnounce();
  const [running, setRunning] = useState<"restore" | "delete">();
  const [problem, setProblem] = useState<string>();
  const run = async (what: "restore" | "delete") => {
    setRunning(what);
    setProblem(undefined);
    try {
      await (what === "restore" ? restoreProject : purgeProject)(cache, id);
      announce(what === "restore" ? t("Project {name} restored.", { name }) : t("Project {name} deleted.", { name }));
    } catch (reason) {
      setProblem(failureMessage(reason, what === "restore" ? messages.restore : messages.remove));
      setRunning(undefined);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{name}</span>
      <span className="text-sm text-ink-soft tabular-nums">
        {rich("Deleted {date}", { date: <time dateTime={deleted_at}>{formatDate(deleted_at)}</time> })}
      </span>
      <Button
        disabled={running !== undefined}
        aria-label={t("Restore {name}", { name })}
        onClick={() => void run("restore")}
      >
        {running === "restore" ? t("Restoring…") : t("Restore")}
      </Button>
      <ConfirmDialog
        trigger={
          <Button disabled={running !== undefined} aria-label={t("Delete now: {name}", { name })}>
            {running === "delete" ? t("Deleting…") : t("Delete now")}
          </Button>
        }
        title={t("Delete {name} now?", { name })}
        description={translate(confirmations.removeProject)}
        action={t("Delete now")}
        onConfirm={() => void run("delete")}
      />
      {problem !== undefined && (
        <Notice kind="error" className="w-full">
          {problem}
        </Notice>
      )}
    </li>
  );
}
