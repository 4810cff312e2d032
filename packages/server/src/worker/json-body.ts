import { errorMessages as messages } from "@octavo/contract";
import type * as z from "zod";
import { ApiError } from "../http/api-error.ts";
import { validate } from "../http/validate.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });
const encoder = new TextEncoder();

/** Parses and validates a request body. Throws an `ApiError`. */
export function readBody<Schema extends z.ZodType>(schema: Schema, bytes: Uint8Array): z.output<Schema> {
  return validate(schema, parse(bytes));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch (cause) {
    throw new ApiError("MALFORMED_REQUEST", messages.malformedJson, { cause });
  }
}

/** Encodes an answer in the worker process, so that the server only sends it. */
export function jsonBytes(answer: object): Uint8Array {
  return encoder.encode(JSON.stringify(answer));
}
