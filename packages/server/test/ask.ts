import {
  type ApiErrorBody,
  apiErrorBody,
  errorCodes,
  type JsonAnswer,
  type JsonRoute,
  type KnownRoute,
  type Route,
  routes,
} from "@octavo/contract";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import type { SignedIn } from "./signed-in.ts";

export interface Asked {
  readonly as?: Pick<SignedIn, "headers"> | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly revision?: number | undefined;
}

interface Server {
  readonly app: FastifyInstance;
}

/** Response of a call that must succeed. `ETag` is its revision. */
export async function ask<Name extends JsonRoute>(
  server: Server,
  name: Name,
  asked: Asked = {},
): Promise<JsonAnswer<Name>> {
  const answer = await inject(server, name, asked);
  const route: Route = routes[name];
  if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  expect(answer.statusCode).toBe(route.status ?? 200);
  const body = answer.json<JsonAnswer<Name> & { revision?: number }>();
  if ("json" in route.response) expect(route.response.json.parse(body)).toEqual(body);
  if (route.revision) expect(answer.headers.etag).toBe(`"${body.revision}"`);
  return body;
}

/** Response of a call that must fail with an error of the contract. */
export async function refused(
  server: Server,
  name: KnownRoute,
  asked: Asked = {},
): Promise<ApiErrorBody & { readonly status: number }> {
  const answer = await inject(server, name, asked);
  expect(answer.statusCode, answer.body.slice(0, 500)).toBeGreaterThanOrEqual(400);
  const body = apiErrorBody.parse(answer.json());
  expect(errorCodes(routes[name]), name).toContain(body.error);
  return { ...body, status: answer.statusCode };
}

export function inject({ app }: Server, name: KnownRoute, { as, params, query, body, revision }: Asked = {}) {
  const [method = "", path = ""] = name.split(" ");
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ""));
  return app.inject({
    method: method as NonNullable<InjectOptions["method"]>,
    url,
    ...(query && { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    headers: {
      ...as?.headers,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(revision !== undefined && { "if-match": `"${revision}"` }),
    },
  });
}
