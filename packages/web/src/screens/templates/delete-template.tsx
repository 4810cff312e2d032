import type { TemplateListItem } from "@octavo/contract";
import { failureMessage } from "../../api/failures.ts";
import { useDeleteTemplate } from "../../api/templates.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";

interface DeleteTemplateProps {
  readonly template: TemplateListItem;
  readonly onClose: () => void;
}

export function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const announce = useAnnounce();
  const { mutate, isPending, isSuccess, error } = useDeleteTemplate();
  const onDeleted = () => {
    onClose();
    announce(t("Template {name} deleted.", { name }));
  };
  return (
    <DeleteDialog
      name={name}
      description={t("Are you sure you want to delete this template? This action cannot be undone.")}
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, t("Failed to delete template")) : undefined}
      onClose={onClose}
      onDelete={() => mutate(id, { onSuccess: onDeleted })}
    />
  );
}
