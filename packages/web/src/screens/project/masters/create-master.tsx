import { type Project } from "@octavo/contract";
import { designNameProblem, type Message, uniqueName } from "@octavo/foundation";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useRef, useState } from "react";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";

interface CreateMasterProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Asks only for the name. The design starts in the editor. */
export function CreateMaster({ project, onClose }: CreateMasterProps) {
  const taken = project.masters.map(({ name }) => name);
  const [name, setName] = useState(() => uniqueName(t("Master"), taken));
  const [problem, setProblem] = useState<string | Message>();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found =
      designNameProblem(name, "master") ??
      (taken.includes(name.trim()) ? t('A master named "{name}" already exists', { name: name.trim() }) : undefined);
    setProblem(found);
    if (found) return field.current?.focus();
    void navigate({
      to: "/projects/$projectId/masters/new",
      params: { projectId: project.id },
      search: { name: name.trim() },
    });
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
        <Button type="submit" form={form} kind="primary">
          {t("Create Master")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
