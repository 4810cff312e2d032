import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A group of fields below its name. WebKit can count the height of a `legend` twice inside a flex container. */
export function FieldGroup({ label, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="text-[0.9375rem] leading-snug font-semibold">
        {label}
      </p>
      {children}
    </fieldset>
  );
}
