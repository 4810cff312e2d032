import { type ReactNode, useId } from "react";
import { FieldGroup } from "./field-group.tsx";

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, name: ReactNode])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few options that are all visible. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <FieldGroup label={label}>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {options.map(([option, text]) => (
          <label
            key={option}
            className="flex min-h-9 cursor-pointer items-center rounded-sm border border-edge bg-surface px-3 text-[0.9375rem] tabular-nums hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
