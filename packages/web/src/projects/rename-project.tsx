import { messages as fields, projectLimits } from "@octavo/contract";
import { type FormEvent, useId, useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { projects as messages } from "../api/project-messages.ts";
import { useRenameProject } from "../api/projects.ts";
import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { UnsavedGuard } from "../ui/unsaved-guard.tsx";

interface RenameProjectProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

export function RenameProject({ project: { id, name }, onClose }: RenameProjectProps) {
  const form = useId();
  const [written, setWritten] = useState(name);
  const { mutate, isPending, error } = useRenameProject();
  const trimmed = written.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === "" || isPending) return;
    if (trimmed === name) onClose();
    else mutate({ id, name: trimmed }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} title={t("Rename project")}>
      <DialogBody>
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {error && <Notice kind="error">{failureMessage(error, messages.rename)}</Notice>}
          <TextField
            label={t("Project name")}
            value={written}
            maxLength={projectLimits.name}
            error={trimmed === "" ? fields.projectNameRequired : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setWritten(event.target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form={form} kind="primary" disabled={trimmed === "" || isPending}>
          {isPending ? t("Saving…") : t("Rename")}
        </Button>
      </DialogActions>
      <UnsavedGuard when={trimmed !== name && !isPending} sentence={t("The new name of the project is not saved.")} />
    </Dialog>
  );
}
