import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "value" | "onChange"> {
  /** `YYYY-MM-DD`; empty when there is none. */
  readonly value: string | null | undefined;
  readonly onChange: (date: string) => void;
}

/** The browser's own, so that people pick a day as on the rest of their device. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <TextField
      type="date"
      // Browsers offer years of six digits otherwise.
      min="0001-01-01"
      max="9999-12-31"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
}
