/** What a call takes and gives, derived from the table; types only, so that a client carries no schema. */
import type * as z from "zod";
import type { KnownRoute, Routes } from "./routes.ts";

/** The parts of a request that a route reads, before (`input`) or after (`output`) validation filled in defaults. */
type Part<Name extends KnownRoute, Key extends string, Side extends "input" | "output"> =
  Routes[Name] extends Readonly<Record<Key, infer Schema extends z.ZodType>>
    ? Readonly<Record<Key, Side extends "input" ? z.input<Schema> : z.output<Schema>>>
    : unknown;

type Parts<Name extends KnownRoute, Side extends "input" | "output"> = Part<Name, "params", Side> &
  Part<Name, "query", Side> &
  Part<Name, "body", Side> &
  Matched<Name>;

/** The revision that a write started from; without one the last to write wins. */
type Matched<Name extends KnownRoute> = Routes[Name] extends { readonly revision: "matched" }
  ? { readonly revision?: number | undefined }
  : unknown;

/** What a caller has to give. */
export type CallInput<Name extends KnownRoute> = Parts<Name, "input">;

/** What the server has in hand once the request is valid. */
export type ValidCall<Name extends KnownRoute> = Parts<Name, "output">;

export type JsonRoute = {
  [Name in KnownRoute]: Routes[Name]["response"] extends { json: z.ZodType } ? Name : never;
}[KnownRoute];

/** What a route with a JSON answer answers. */
export type JsonAnswer<Name extends JsonRoute> =
  Routes[Name]["response"] extends Readonly<Record<"json", infer Schema extends z.ZodType>> ? z.output<Schema> : never;
