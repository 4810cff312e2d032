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
  /** Errors beyond those that `errorCodes` adds. */
  readonly errors: readonly ErrorCode[];
}

export const bodyErrors = ["REQUEST_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "INVALID_REQUEST"] as const;
export const renderErrors = ["RENDER_LIMIT", "SERVER_BUSY", "TOO_MANY_REQUESTS"] as const;
export const documentErrors = ["INVALID_DOCUMENT", ...renderErrors] as const;

export const userErrors = ["UNAUTHORIZED", "TERMS_NOT_ACCEPTED", "SECOND_FACTOR_MISSING"] as const;
export const ownerErrors = [...userErrors, "NOT_FOUND"] as const;
export const writeErrors = [...ownerErrors, ...bodyErrors, "STALE_REVISION"] as const;

/** State of the queue when the job arrived. Also set on errors. */
export const queued = ["X-Queue-Length", "X-Queue-Wait"] as const;

export const projectAnswer = { json: project } as const;
export const empty = { empty: true } as const;

/** Error codes of a route, with those of all routes and those that follow from its rules. */
export function errorCodes({ errors, auth, confirmed, scope }: Route): readonly ErrorCode[] {
  const rules: readonly ErrorCode[] = [
    ...(scope ? (["INSUFFICIENT_SCOPE"] as const) : []),
    ...(auth !== "none" && !scope ? (["FORBIDDEN"] as const) : []),
    ...(confirmed ? (["CONFIRM_IDENTITY"] as const) : []),
  ];
  return [...new Set<ErrorCode>([...commonErrors, ...errors, ...rules])];
}
