import type { DeviceProfile } from "@octavo/engine";
import type { ComponentProps } from "react";
import { templates as messages } from "../../api/messages.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { DeviceOptions } from "../../ui/device-options.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

interface DeviceFieldProps extends ComponentProps<"select"> {
  /** Undefined while loading. */
  readonly devices: readonly DeviceProfile[] | undefined;
  /** Defined if the devices failed to load. */
  readonly onRetry: (() => void) | undefined;
}

export function DeviceField({ devices, onRetry, ...select }: DeviceFieldProps) {
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
