import { projectLimits } from "@octavo/contract";
import { type FormEvent, useId, useState } from "react";
import type { ProjectVersion } from "../../api/cache-project.ts";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { useNameVersion } from "../../api/versions.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

interface NameVersionProps {
  readonly project: ProjectVersion;
  /** Undefined stands for the current content. */
  readonly version: { readonly id: string; readonly name: string | null } | undefined;
  readonly onClose: () => void;
}

export function NameVersion({ project, version, onClose }: NameVersionProps) {
  const form = useId();
  const [name, setName] = useState(version?.name ?? "");
  const { mutate, isPending, error } = useNameVersion(project);
  const save = (written: string | null) => mutate({ version: version?.id, name: written }, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "" && !isPending) save(name.trim());
  };
  const isNamed = version !== undefined && version.name !== null;
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      title={t("Name this version")}
      description={t("Named versions are kept until you remove their name. A project can have {count} of them.", {
        count: projectLimits.namedVersions,
      })}
    >
      <DialogBody>
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {error && <Notice kind="error">{failureMessage(error, messages.nameVersion)}</Notice>}
          <TextField
            label={t("Name of the version")}
            value={name}
            maxLength={projectLimits.versionName}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        {isNamed && (
          <Button disabled={isPending} onClick={() => save(null)}>
            {t("Remove name")}
          </Button>
        )}
        <Button disabled={isPending} onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form={form} kind="primary" disabled={name.trim() === "" || isPending}>
          {isPending ? t("Saving…") : t("Save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
