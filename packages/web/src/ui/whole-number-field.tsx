import { type ComponentProps, useState } from "react";
import { TextField } from "./field.tsx";

interface WholeNumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur" | "type"> {
  readonly value: number | undefined;
  /** Undefined while there is nothing in it. */
  readonly onChange: (value: number | undefined) => void;
}

/** Passes on each number while it is typed, and what is no number as none; left, it shows what became of it. */
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

/** None is below zero. */
function wholeNumber(text: string): number | undefined {
  const number = Math.trunc(Number(text));
  return text.trim() === "" || Number.isNaN(number) ? undefined : Math.max(0, number);
}
