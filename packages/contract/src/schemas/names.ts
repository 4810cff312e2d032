import * as z from "zod";
import * as messages from "../messages.ts";

export const text = (max: number) => z.string().trim().max(max, messages.tooLong(max));

/** Trimmed text that a function of `field-problems.ts` validates. */
export const validatedText = (problemOf: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .check((context) => {
      const message = problemOf(context.value);
      if (message) context.issues.push({ code: "custom", message, input: context.value });
    });
