/**
 * Types of requests and responses, derived from the table of routes. Types only, so that clients contain no schemas.
 */
import type * as z from "zod";
import type { KnownRoute, Routes } from "./routes.ts";

/** Parts of a request before (`input`) or after (`output`) validation, which adds defaults. */
type Part<Name extends KnownRoute, Key extends string, Side extends "input" | "output"> =
  Routes[Name] extends Readonly<Record<Key, infer Schema extends z.ZodType>>
    ? Readonly<Record<Key, Side extends "input" ? z.input<Schema> : z.output<Schema>>>
    : unknown;

type Parts<Name extends KnownRoute, Side extends "input" | "output"> = Part<Name, "params", Side> &
  Part<Name, "query", Side> &
  Part<Name, "body", Side> &
  Matched<Name>;

/** Revision that a write is based on. Without it, the write applies to any revision. */
type Matched<Name extends KnownRoute> = Routes[Name] extends { readonly revision: "matched" }
  ? { readonly revision?: number | undefined }
  : unknown;

export type CallInput<Name extends KnownRoute> = Parts<Name, "input">;

export type ValidCall<Name extends KnownRoute> = Parts<Name, "output">;

export type JsonRoute = {
  [Name in KnownRoute]: Routes[Name]["response"] extends { json: z.ZodType } ? Name : never;
}[KnownRoute];

export type JsonAnswer<Name extends JsonRoute> =
  Routes[Name]["response"] extends Readonly<Record<"json", infer Schema extends z.ZodType>> ? z.output<Schema> : never;
