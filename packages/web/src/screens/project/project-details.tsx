import { categories, type Project, projectLimits } from "@octavo/contract";
import { useEffect, useId } from "react";
import { type UseFormRegister, useForm } from "react-hook-form";
import { failureMessage } from "../../api/failures.ts";
import { useChangeProject } from "../../api/projects.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";

export type Details = Pick<Project["metadata"], "description" | "category" | "author">;

interface ProjectDetailsProps {
  readonly project: Project;
  /** Input of an earlier visit to the dialog that was closed without saving. */
  readonly draft: Details | undefined;
  readonly onClose: (draft: Details | undefined) => void;
}

/** Edits what the gallery shows of a project besides its name. */
export function ProjectDetails({ project, draft, onClose }: ProjectDetailsProps) {
  const { description, category, author } = project.metadata;
  const form = useId();
  const { mutateAsync, isPending, error } = useChangeProject(project);
  const { register, handleSubmit, getValues, reset, formState } = useForm<Details>({
    defaultValues: { description, category, author },
  });
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  const { isDirty } = formState;
  const save = handleSubmit(async (filled) => {
    const known = categories.find((each) => each === filled.category);
    await mutateAsync({ ...filled, category: known });
    onClose(undefined);
  });
  const close = () => onClose(isDirty ? getValues() : undefined);
  return (
    <Dialog open onClose={isPending ? undefined : close} title={t("Project details")}>
      <DialogBody>
        <form
          id={form}
          noValidate
          // `error` has the failure.
          onSubmit={(event) => void save(event).catch(() => undefined)}
          className="flex flex-col gap-4"
        >
          {error && <Notice kind="error">{failureMessage(error, t("Failed to update project"))}</Notice>}
          <DetailsFields register={register} />
        </form>
      </DialogBody>
      <DialogActions>
        <Button disabled={isPending} onClick={close}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form={form} kind="primary" disabled={isPending}>
          {isPending ? t("Saving…") : t("Save")}
        </Button>
      </DialogActions>
      <UnsavedGuard when={isDirty && !isPending} sentence={t("Your changes to the details are not saved.")} />
    </Dialog>
  );
}

function DetailsFields({ register }: { readonly register: UseFormRegister<Details> }) {
  return (
    <>
      <TextAreaField
        label={t("Description")}
        optional
        rows={4}
        maxLength={projectLimits.description}
        {...register("description")}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField label={t("Category")} {...register("category")}>
          {categories.map((each) => (
            <option key={each} value={each}>
              {translate(each)}
            </option>
          ))}
        </SelectField>
        <TextField label={t("Author")} optional maxLength={projectLimits.author} {...register("author")} />
      </div>
    </>
  );
}
