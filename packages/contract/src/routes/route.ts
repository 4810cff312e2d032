import type * as z from "zod";
import { commonErrors, type ErrorCode } from "../errors.ts";
import { project } from "../schemas/projects.ts";
import type { TokenScope } from "../schemas/tokens.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `METHOD /path/{param}`. Clients need nothing else at run time. */
export type RouteName = `${Method} /${string}`;

export interface Route {
  readonly summary: string;
  /** Authorization: none, a valid token, a user who has also accepted the terms of use and has the second factor that
   * the site requires, or such an administrator. */
  readonly auth: "none" | "token" | "user" | "admin";
  /** Requires that the session began, or its user confirmed it, within `accountLimits.identityMinutes`. */
  readonly confirmed?: true;
  /** Belongs to a way to sign in of the site itself. Refused if people sign in at its OpenID provider only. */
  readonly ownSignIn?: true;
  /** Scope that a token of a program needs. Absent if only people can make the call. */
  readonly scope?: TokenScope;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Maximum size of the body. Default: 1 MiB. */
  readonly maxBytes?: number;
  /** Status of success. Default: 200. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** `answered` sets `ETag` to the revision. `matched` reads `If-Match`. */
  readonly revision?: "answered" | "matched";
  readonly response:
    | { readonly json: z.ZodType; readonly headers?: readonly string[] }
    | { readonly file: string; readonly headers?: readonly string[] }
    | { readonly empty: true; readonly headers?: readonly string[] };
  /** Errors beyond those that `errorCodes` derives. */
  readonly errors?: readonly ErrorCode[];
}

/** Errors of routes that compile documents. */
export const documentErrors = ["INVALID_DOCUMENT", "RENDER_LIMIT"] as const;

/** Errors of writes that make a document larger. */
export const growthErrors = ["QUOTA_EXCEEDED", "STORAGE_FULL"] as const;

/** State of the queue when the job arrived. Also set on errors. */
export const queued = ["X-Queue-Length", "X-Queue-Wait"] as const;

export const projectAnswer = { json: project } as const;
export const empty = { empty: true } as const;

/** Error codes of a route: those of all routes, those that follow from its other fields, and its own. */
export function errorCodes({
  auth,
  params,
  query,
  body,
  revision,
  confirmed,
  scope,
  ownSignIn,
  errors = [],
}: Route): readonly ErrorCode[] {
  const codes: readonly (readonly ErrorCode[])[] = [
    commonErrors,
    auth === "none" ? [] : ["UNAUTHORIZED"],
    auth === "user" || auth === "admin" ? ["TERMS_NOT_ACCEPTED", "SECOND_FACTOR_MISSING"] : [],
    params ? ["NOT_FOUND"] : [],
    body ? ["REQUEST_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] : [],
    body || query ? ["INVALID_REQUEST"] : [],
    revision === "matched" ? ["STALE_REVISION"] : [],
    errors,
    scope ? ["INSUFFICIENT_SCOPE"] : auth === "none" ? [] : ["FORBIDDEN"],
    confirmed ? ["CONFIRM_IDENTITY"] : [],
    ownSignIn ? ["PROVIDER_ONLY"] : [],
  ];
  return [...new Set(codes.flat())];
}
