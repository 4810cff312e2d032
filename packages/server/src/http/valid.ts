import { formatPath } from "@octavo/contract";
import type * as z from "zod";
import { ApiError } from "./api-error.ts";
import { explainIssue } from "./explain-issue.ts";
import * as messages from "./messages.ts";

/** A part of a request as its schema has it, or the refusal that names every field that is not. */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (holdsNull(value)) throw new ApiError("MALFORMED_REQUEST", messages.unstorableText);
  const { success, data, error } = schema.safeParse(value, { error: explainIssue });
  if (success) return data;
  const details = error.issues.flatMap(meant).map(({ path, message }) => ({ path: formatPath(path), message }));
  const first = details[0];
  throw new ApiError("INVALID_REQUEST", first?.path ? `${first.path}: ${first.message}` : (first?.message ?? ""), {
    details,
  });
}

/** The one character that PostgreSQL cannot keep in a text, nor look for. No request has a use for it. */
function holdsNull(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNull);
}

type Issue = z.core.$ZodIssue;

/** Of a value that may have one of several forms, what is wrong with the form that it comes closest to. */
function meant(issue: Issue): readonly Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const [closest = []] = issue.errors.toSorted((a, b) => closeness(b) - closeness(a));
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(meant);
}

/** The further in, the closer; and a field that is wrong is at least there. */
function closeness(issues: readonly Issue[]): number {
  return Math.max(...issues.map(({ path, message }) => 2 * path.length + (message === messages.missing ? 0 : 1)));
}
