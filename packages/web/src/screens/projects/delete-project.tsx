import type { ProjectListItem } from "@octavo/contract";
import { failureMessage } from "../../api/failures.ts";
import { confirmations, projects as messages } from "../../api/messages.ts";
import { useDeleteProject } from "../../api/projects.ts";
import { t, translate } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";

interface DeleteProjectProps {
  readonly project: ProjectListItem;
  readonly onClose: () => void;
}

export function DeleteProject({ project: { id, name }, onClose }: DeleteProjectProps) {
  const announce = useAnnounce();
  const { mutate, isPending, isSuccess, error } = useDeleteProject();
  const onDeleted = () => {
    onClose();
    announce(t("Project {name} deleted.", { name }));
  };
  return (
    <DeleteDialog
      name={name}
      description={translate(confirmations.removeProject)}
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, messages.remove) : undefined}
      onClose={onClose}
      onDelete={() => mutate(id, { onSuccess: onDeleted })}
    />
  );
}
