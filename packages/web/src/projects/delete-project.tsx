import { failureMessage } from "../api/failures.ts";
import { confirmations, projects as messages } from "../api/messages.ts";
import { useDeleteProject } from "../api/projects.ts";
import { t, translate } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { DeleteDialog } from "../ui/delete-dialog.tsx";

interface DeleteProjectProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function DeleteProject({ project: { id, name }, onDeleted, onClose }: DeleteProjectProps) {
  const announce = useAnnounce();
  const { mutate, isPending, isSuccess, error } = useDeleteProject();
  const finish = () => {
    onClose();
    onDeleted?.();
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
      onDelete={() => mutate(id, { onSuccess: finish })}
    />
  );
}
