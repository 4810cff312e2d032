import type { ReactNode } from "react";
import { usePlanView } from "./plan-view.ts";
import { fieldMark, type PlanPath } from "./problems-at.ts";

interface Said {
  readonly error: string | undefined;
  /** A warning stands where hints stand: it keeps nobody from going on. */
  readonly hint: ReactNode;
}

interface LocatedFieldProps {
  readonly path: PlanPath;
  readonly children: (said: Said) => ReactNode;
}

/** A field that the lists of problems lead to, with what there is to say about it. */
export function LocatedField({ path, children }: LocatedFieldProps) {
  const { error, warning } = usePlanView().problemAt(path);
  const hint = !error && warning ? <span className="font-semibold text-warning">{warning}</span> : undefined;
  return (
    <div className="min-w-0" {...fieldMark(path)}>
      {children({ error, hint })}
    </div>
  );
}
