import { type Project } from "@octavo/contract";
import { designNameProblem, type Message, uniqueName } from "@octavo/foundation";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useRef, useState } from "react";
import { emptyDesign, useAddDesign } from "../../../api/designs.ts";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";

interface CreateMasterProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Asks only for the name, creates the master and opens it in the editor. */
export function CreateMaster({ project, onClose }: CreateMasterProps) {
  const taken = project.masters.map(({ name }) => name);
  const [name, setName] = useState(() => uniqueName(t("Master"), taken));
  const [problem, setProblem] = useState<string | Message>();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { mutate, isPending } = useAddDesign(project.id, "masters");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found =
      designNameProblem(name, "master") ??
      (taken.includes(name.trim()) ? t('A master named "{name}" already exists', { name: name.trim() }) : undefined);
    setProblem(found);
    if (found) return field.current?.focus();
    const added = name.trim();
    mutate(
      { name: added, template_yaml: emptyDesign },
      {
        onSuccess: () =>
          void navigate({
            to: "/projects/$projectId/masters/$masterName",
            params: { projectId: project.id, masterName: added },
          }),
        onError: (reason) => setProblem(failureMessage(reason, messages.saveMaster)),
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t("Create Master")}>
      <DialogBody>
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            ref={field}
            label={t("Master Name")}
            value={name}
            error={problem}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" form={form} kind="primary" disabled={isPending}>
          {isPending ? t("Creating…") : t("Create Master")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
