/** Messages for zod issues. Schemas with a message of their own keep it. */

import { messages as fieldMessages, errorMessages as messages } from "@octavo/contract";
import { expected, type Message } from "@octavo/foundation";
import type * as z from "zod";

const { tooLong, tooShort } = fieldMessages;

type Issue = z.core.$ZodRawIssue;

/** Returns undefined to use zod's message. */
export function describeIssue(issue: Issue): Message | undefined {
  if (issue.input === undefined) return messages.missing;
  switch (issue.code) {
    case "invalid_type":
      return kinds.has(issue.expected) ? messages.mustBe(kinds.get(issue.expected) ?? expected.text) : undefined;
    case "invalid_value":
      return messages.mustBe(oneOf(issue.values.map(String)));
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum));
    default:
      return undefined;
  }
}

const kinds: ReadonlyMap<string, Message> = new Map<string, Message>([
  ["string", expected.text],
  ["number", expected.number],
  ["int", messages.wholeNumber],
  ["boolean", expected.flag],
  ["array", expected.list],
  ["object", messages.object],
  ["record", messages.object],
]);

function oneOf(values: readonly string[]): Message {
  return values.length === 1 ? messages.value(values[0] ?? "") : expected.oneOf(values);
}

function tooSmall(origin: string, limit: number): Message | undefined {
  if (origin === "number" || origin === "int") return messages.mustBe(messages.atLeast(limit));
  if (origin === "string") return tooShort(limit);
  return origin === "array" ? messages.mustHave(messages.entriesAtLeast(limit)) : undefined;
}

function tooBig(origin: string, limit: number): Message | undefined {
  if (origin === "number" || origin === "int") return messages.mustBe(messages.atMost(limit));
  if (origin === "string") return tooLong(limit);
  return origin === "array" ? messages.mustHave(messages.entriesAtMost(limit)) : undefined;
}
