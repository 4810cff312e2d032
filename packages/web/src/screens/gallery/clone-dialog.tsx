import { messages, type PublicProject, projectLimits } from "@octavo/contract";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { copyName } from "../../api/copy-name.ts";
import { useClone } from "../../api/gallery.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

interface CloneDialogProps {
  readonly project: PublicProject;
  readonly onClose: () => void;
}

/** Stays open while the copy is made: what becomes of it is to be seen. */
export function CloneDialog({ project, onClose }: CloneDialogProps) {
  const { id, metadata } = project;
  const form = useId();
  const navigate = useNavigate();
  const clone = useClone();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      name: copyName(metadata.name),
      description: metadata.description,
    },
  });
  const submit = handleSubmit(async ({ name, description }) => {
    const copy = await clone.mutateAsync({ reference: { id }, name: name.trim(), description: description.trim() });
    await navigate({ to: "/projects/$projectId", params: { projectId: copy.id } });
  });
  const { errors } = formState;
  return (
    <Dialog
      open
      onClose={clone.isPending ? undefined : onClose}
      title="Clone this project"
      description={`A copy of “${metadata.name}” goes to your own projects, to change as you like.`}
    >
      <DialogBody>
        <form
          id={form}
          noValidate
          onSubmit={(event) => void submit(event).catch(() => undefined)}
          className="flex flex-col gap-4"
        >
          {clone.error && <Notice kind="error">{clone.error.message}</Notice>}
          <TextField
            label="Name"
            error={errors.name?.message}
            {...register("name", {
              validate: (name) => name.trim() !== "" || messages.nameRequired,
              maxLength: { value: projectLimits.name, message: messages.tooLong(projectLimits.name) },
            })}
          />
          <TextAreaField
            label="Description"
            optional
            rows={4}
            error={errors.description?.message}
            {...register("description", {
              maxLength: { value: projectLimits.description, message: messages.tooLong(projectLimits.description) },
            })}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button disabled={clone.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={form} kind="primary" disabled={clone.isPending}>
          {clone.isPending ? "Cloning…" : "Clone this project"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
