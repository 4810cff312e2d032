import type { Project } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { restoreProject, useChangeProject, useDeleteProject } from "../../api/projects.ts";
import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { offerUndo } from "../../ui/offer-undo.ts";

/** Says what an example shows. It is thrown away in one click, with an undo, or kept. */
export function ExampleBar({ project }: { readonly project: Project }) {
  const { name, description } = project.metadata;
  const { user } = useSession();
  const keep = useChangeProject(project);
  const remove = useThrowAway(project);
  const isBusy = keep.isPending || remove.isPending;
  const failure = keep.error ?? remove.error;
  return (
    <div className="px-4 py-2 sm:px-6">
      <Notice
        action={
          <span className="flex flex-wrap gap-3">
            <Button disabled={isBusy} onClick={remove.run}>
              {t("Throw away")}
            </Button>
            <Button disabled={isBusy} onClick={() => keep.mutate({ author: user?.username ?? "" })}>
              {t("Keep as my project")}
            </Button>
          </span>
        }
      >
        <p className="font-semibold">{t("Example: {name}", { name })}</p>
        {description && <p className="max-w-prose text-pretty">{description}</p>}
        {failure && (
          <p className="text-danger">{failureMessage(failure, keep.error ? messages.rename : messages.remove)}</p>
        )}
      </Notice>
    </div>
  );
}

function useThrowAway({ id, metadata: { name } }: Project) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useDeleteProject();
  const finish = async () => {
    await navigate({ to: "/projects", ignoreBlocker: true });
    offerUndo({
      text: t("Project {name} deleted.", { name }),
      undo: async () => {
        await restoreProject(cache, id);
        return t("Project {name} restored.", { name });
      },
      failed: messages.restore,
    });
  };
  return { run: () => mutate(id, { onSuccess: () => void finish() }), isPending, error };
}
