import type * as z from "zod";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { valid } from "../http/valid.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body that came to a render process as bytes. */
export function readBody<Schema extends z.ZodType>(schema: Schema, bytes: Uint8Array): z.output<Schema> {
  return valid(schema, parse(bytes));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new ApiError("MALFORMED_REQUEST", messages.malformedJson, { cause });
  }
}
