/** Messages for zod issues. Schemas with a message of their own keep it. */
import type * as z from "zod";
import * as messages from "./messages.ts";

type Issue = z.core.$ZodRawIssue;

/** Returns undefined to use zod's message. */
export function describeIssue(issue: Issue): string | undefined {
  if (issue.input === undefined) return messages.missing;
  switch (issue.code) {
    case "invalid_type":
      return kinds.has(issue.expected) ? messages.mustBe(kinds.get(issue.expected) ?? "") : undefined;
    case "invalid_value":
      return messages.mustBe(oneOf(issue.values.map(String)));
    case "too_small":
      return limited(issue.origin, "at least", issue.minimum);
    case "too_big":
      return limited(issue.origin, "at most", issue.maximum);
    default:
      return undefined;
  }
}

const kinds: ReadonlyMap<string, string> = new Map([
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object with fields"],
  ["record", "an object with fields"],
]);

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? (values[0] ?? "") : `one of ${values.join(", ")}`;
}

function limited(origin: string, bound: string, limit: number | bigint): string | undefined {
  if (origin === "number" || origin === "int") return messages.mustBe(`${bound} ${limit}`);
  if (origin === "string") return messages.mustHave(`${bound} ${counted(limit, "character")}`);
  return origin === "array" ? messages.mustHave(`${bound} ${counted(limit, "entry")}`) : undefined;
}

function counted(limit: number | bigint, what: "character" | "entry"): string {
  const many = what === "entry" ? "entries" : "characters";
  return `${limit} ${Number(limit) === 1 ? what : many}`;
}
