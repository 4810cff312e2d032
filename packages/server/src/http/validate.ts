import { formatPath, errorMessages as messages } from "@octavo/contract";
import { formatMessage, type Message } from "@octavo/foundation";
import type * as z from "zod";
import { ApiError } from "./api-error.ts";
import { describeIssue } from "./describe-issue.ts";

/** Parses a part of a request. Throws an `ApiError` that lists every invalid field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (holdsNull(value)) throw new ApiError("MALFORMED_REQUEST", messages.unstorableText);
  const described = new Map<string, Message>();
  const { success, data, error } = schema.safeParse(value, { error: (issue) => describe(issue, described) });
  if (success) return data;
  const details = error.issues.flatMap(meant).map((issue) => ({
    path: formatPath(issue.path),
    message: messageOf(issue, described),
  }));
  const [first] = details;
  if (!first) throw error;
  throw new ApiError("INVALID_REQUEST", first.path ? messages.field(first.path, first.message) : first.message, {
    details,
  });
}

/** Zod passes on only text, so `described` keeps the messages of this parse by their text. */
function describe(issue: z.core.$ZodRawIssue, described: Map<string, Message>): string | undefined {
  const message = describeIssue(issue);
  if (!message) return undefined;
  const text = formatMessage(message);
  described.set(text, message);
  return text;
}

function messageOf(issue: Issue, described: ReadonlyMap<string, Message>): Message {
  const own: unknown = issue.code === "custom" ? issue.params?.["message"] : undefined;
  return (own as Message | undefined) ?? described.get(issue.message) ?? { text: issue.message };
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
  return Math.max(...issues.map(({ path, message }) => 2 * path.length + (message === messages.missing.text ? 0 : 1)));
}
