import { type ComponentProps, useState } from "react";
import { TextField } from "./field.tsx";

interface WholeNumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur" | "type"> {
  readonly value: number | undefined;
  /** Undefined for an empty field. */
  readonly onChange: (value: number | undefined) => void;
}

/** Reports each valid number during input. On blur the field shows the stored value. */
export function WholeNumberField({ value, onChange, className = "", ...field }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="number"
      inputMode="numeric"
      step={1}
      value={typed ?? value ?? ""}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(wholeNumber(event.target.value));
      }}
      onBlur={() => setTyped(undefined)}
      className={`tabular-nums ${className}`}
      {...field}
    />
  );
}

/** Returns a number of at least 0. */
function wholeNumber(text: string): number | undefined {
  const number = Math.trunc(Number(text));
  return text.trim() === "" || Number.isNaN(number) ? undefined : Math.max(0, number);
}
