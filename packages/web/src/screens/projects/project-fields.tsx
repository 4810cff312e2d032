import { categories, projectLimits } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import type { ComponentProps } from "react";
import { templates as messages } from "../../api/project-messages.ts";
import { DeviceOptions } from "../../devices/device-options.tsx";
import { t, translate, translated } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { projectNameProblem } from "./project-form.ts";
import type { ProjectFormState } from "./use-project-form.ts";

export function ProjectFields({ form: { register, formState }, devices, onRetryDevices }: ProjectFormState) {
  return (
    <>
      <TextField
        label={t("Project Name")}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register("name", { validate: translated(projectNameProblem) })}
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

interface DeviceFieldProps extends ComponentProps<"select"> {
  /** Undefined while loading. */
  readonly devices: readonly DeviceProfile[] | undefined;
  /** Defined if the devices failed to load. */
  readonly onRetry: (() => void) | undefined;
}

function DeviceField({ devices, onRetry, ...select }: DeviceFieldProps) {
  return (
    <>
      <SelectField label={t("Device Profile")} {...select}>
        {!devices && <option value="">{onRetry ? "" : t("Loading…")}</option>}
        {devices && <DeviceOptions devices={devices} />}
      </SelectField>
      {onRetry && (
        <Notice kind="error" action={<Button onClick={onRetry}>{t("Try again")}</Button>}>
          {messages.profiles}
        </Notice>
      )}
    </>
  );
}
