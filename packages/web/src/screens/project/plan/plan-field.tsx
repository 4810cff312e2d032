import type { ReactNode } from "react";
import { fieldAttribute, type PlanPath } from "./field-problems.ts";
import { usePlanView } from "./plan-view.ts";

interface FieldMessages {
  readonly error: string | undefined;
  /** A warning stands where hints stand: it keeps nobody from going on. */
  readonly hint: ReactNode;
}

interface PlanFieldProps {
  readonly path: PlanPath;
  readonly children: (messages: FieldMessages) => ReactNode;
}

/** A field that the lists of problems lead to, with what there is to say about it. */
export function PlanField({ path, children }: PlanFieldProps) {
  const { error, warning } = usePlanView().problemAt(path);
  const hint = !error && warning ? <span className="font-semibold text-warning">{warning}</span> : undefined;
  return (
    <div className="min-w-0" {...fieldAttribute(path)}>
      {children({ error, hint })}
    </div>
  );
}
