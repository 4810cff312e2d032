import { formatMessage, type Message } from "@octavo/foundation";
import * as z from "zod";

export const text = (max: number) => z.string().trim().max(max);

/** Issue of a schema. `params` carries the message as data. */
export function issueOf(input: string, message: Message) {
  return { code: "custom" as const, message: formatMessage(message), params: { message }, input };
}

/** Trimmed text that a function of `field-problems.ts` validates. */
export const validatedText = (problemOf: (text: string) => Message | undefined) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .check((context) => {
      const message = problemOf(context.value);
      if (message) context.issues.push(issueOf(context.value, message));
    });
