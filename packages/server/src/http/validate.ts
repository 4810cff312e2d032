import { formatPath } from "@octavo/contract";
import type * as z from "zod";
import { ApiError } from "./api-error.ts";
import { describeIssue } from "./describe-issue.ts";
import * as messages from "./messages.ts";

/** Parses a part of a request. Throws an `ApiError` that lists every invalid field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (holdsNull(value)) throw new ApiError("MALFORMED_REQUEST", messages.unstorableText);
  const { success, data, error } = schema.safeParse(value, { error: describeIssue });
  if (success) return data;
  const details = error.issues.flatMap(meant).map(({ path, message }) => ({ path: formatPath(path), message }));
  const first = details[0];
  throw new ApiError("INVALID_REQUEST", first?.path ? `${first.path}: ${first.message}` : (first?.message ?? ""), {
    details,
  });
}

/** U+0000, which PostgreSQL can't store or search for. */
function holdsNull(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNull);
}

type Issue = z.core.$ZodIssue;

/** For a union, returns the issues of the closest alternative. */
function meant(issue: Issue): readonly Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const [closest = []] = issue.errors.toSorted((a, b) => closeness(b) - closeness(a));
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(meant);
}

/** Ranks alternatives: deeper issues are closer, and an invalid field is closer than a missing one. */
function closeness(issues: readonly Issue[]): number {
  return Math.max(...issues.map(({ path, message }) => 2 * path.length + (message === messages.missing ? 0 : 1)));
}
