import { projectLimits } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { failureMessage } from "../api/failures.ts";
import { confirmations, projects as messages } from "../api/project-messages.ts";
import { restoreProject, useDeleteProject } from "../api/projects.ts";
import { t, translate } from "../language/t.ts";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import { offerUndo } from "../ui/offer-undo.ts";

interface DeleteProjectProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function DeleteProject({ project: { id, name }, onDeleted, onClose }: DeleteProjectProps) {
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useDeleteProject();
  const finish = () => {
    onClose();
    onDeleted?.();
    offerUndo({
      text: t("Project {name} deleted.", { name }),
      undo: async () => {
        await restoreProject(cache, id);
        return t("Project {name} restored.", { name });
      },
      failed: messages.restore,
    });
  };
  return (
    <DeleteDialog
      name={name}
      description={translate(confirmations.removeProject)}
      note={t("It first moves to Recently deleted. From there, you can restore it for {days} days; then it is gone.", {
        days: projectLimits.deletedDays,
      })}
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, messages.remove) : undefined}
      onClose={onClose}
      onDelete={() => mutate(id, { onSuccess: finish })}
    />
  );
}
