import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "value" | "onChange"> {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string | null | undefined;
  readonly onChange: (date: string) => void;
}

export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <TextField
      type="date"
      // Without limits browsers offer years with six digits.
      min="0001-01-01"
      max="9999-12-31"
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
}
