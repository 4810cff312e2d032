import { categories, projectLimits } from "@octavo/contract";
import { t, translate } from "../../language/t.ts";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { DeviceField } from "./device-field.tsx";
import { projectNameProblem } from "./project-form.ts";
import type { ProjectFormState } from "./use-project-form.ts";

export function ProjectFields({ form: { register, formState }, devices, onRetryDevices }: ProjectFormState) {
  return (
    <>
      <TextField
        label={t("Project Name")}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register("name", { validate: projectNameProblem })}
      />
      <DeviceField devices={devices} onRetry={onRetryDevices} {...register("device_profile")} />
      <TextAreaField
        label={t("Description")}
        optional
        maxLength={projectLimits.description}
        {...register("description")}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField label={t("Category")} {...register("category")}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {translate(category)}
            </option>
          ))}
        </SelectField>
        <TextField label={t("Author")} optional maxLength={projectLimits.author} {...register("author")} />
      </div>
    </>
  );
}
