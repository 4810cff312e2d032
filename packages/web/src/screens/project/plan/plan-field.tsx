import type { ReactNode } from "react";
import { fieldAttribute, type PlanPath } from "./field-problems.ts";
import { usePlanView } from "./plan-view.ts";

interface FieldMessages {
  readonly error: string | undefined;
  /** A warning is shown as a hint, because it does not prevent saving. */
  readonly hint: ReactNode;
}

interface PlanFieldProps {
  readonly path: PlanPath;
  readonly children: (messages: FieldMessages) => ReactNode;
}

/** A field that problem lists link to, with its messages. */
export function PlanField({ path, children }: PlanFieldProps) {
  const { error, warning } = usePlanView().problemAt(path);
  const hint = !error && warning ? <span className="font-semibold text-warning">{warning}</span> : undefined;
  return (
    <div className="min-w-0" {...fieldAttribute(path)}>
      {children({ error, hint })}
    </div>
  );
}
