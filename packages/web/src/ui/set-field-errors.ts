import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { type AuthFailure, fieldErrors } from "../api/failures.ts";

export function setFieldErrors<Values extends FieldValues>(
  failure: AuthFailure,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const failures = fieldErrors(failure.cause);
  const wrong = fields.filter((field) => failures.has(field));
  for (const [index, field] of wrong.entries())
    setError(field, { type: "server", message: failures.get(field) ?? "" }, { shouldFocus: index === 0 });
}
