import { messages, type PublicProject, projectLimits } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { copyName } from "../../api/copy-name.ts";
import { useClone } from "../../api/use-clone.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";

export interface CloneForm {
  readonly name: string;
  readonly description: string;
}

interface CloneDialogProps {
  readonly project: PublicProject;
  /** Input of an earlier visit to the dialog that was closed without cloning. */
  readonly draft: CloneForm | undefined;
  readonly onClose: (draft: CloneForm | undefined) => void;
}

/** Stays open while cloning, to show an error. */
export function CloneDialog({ project, draft, onClose }: CloneDialogProps) {
  const { id, metadata } = project;
  const formId = useId();
  const navigate = useNavigate();
  const clone = useClone();
  const form = useForm<CloneForm>({
    defaultValues: { name: copyName(metadata.name), description: metadata.description },
  });
  const { handleSubmit, getValues, reset } = form;
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  const submit = handleSubmit(async ({ name, description }) => {
    const copy = await clone.mutateAsync({ reference: { id }, name: name.trim(), description: description.trim() });
    await navigate({ to: "/projects/$projectId", params: { projectId: copy.id }, ignoreBlocker: true });
  });
  const { isDirty } = form.formState;
  const close = () => onClose(isDirty ? getValues() : undefined);
  return (
    <Dialog
      open
      onClose={clone.isPending ? undefined : close}
      title={t("Clone this project")}
      description={t("Creates a copy of “{name}” in your projects, which you can edit.", { name: metadata.name })}
    >
      <DialogBody>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event).catch(() => undefined)}
          className="flex flex-col gap-4"
        >
          {clone.error && <Notice kind="error">{clone.error.message}</Notice>}
          <CopyFields form={form} />
        </form>
      </DialogBody>
      <DialogActions>
        <Button disabled={clone.isPending} onClick={close}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form={formId} kind="primary" disabled={clone.isPending}>
          {clone.isPending ? t("Cloning…") : t("Clone this project")}
        </Button>
      </DialogActions>
      <UnsavedGuard when={isDirty} sentence={t("Your changes to the copy's name and description are not saved.")} />
    </Dialog>
  );
}

function CopyFields({ form: { register, formState } }: { readonly form: UseFormReturn<CloneForm> }) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t("Name")}
        error={errors.name?.message}
        {...register("name", {
          validate: (name) => name.trim() !== "" || translate(messages.nameRequired),
          maxLength: { value: projectLimits.name, message: translate(messages.tooLong(projectLimits.name)) },
        })}
      />
      <TextAreaField
        label={t("Description")}
        optional
        rows={4}
        error={errors.description?.message}
        {...register("description", {
          maxLength: {
            value: projectLimits.description,
            message: translate(messages.tooLong(projectLimits.description)),
          },
        })}
      />
    </>
  );
}
