/** Checks that apply to every response. */
import { apiErrorBody, type KnownRoute, type Route, routes } from "@octavo/contract";
import { expect } from "vitest";
import { securityHeaders } from "../../src/http/security-headers.ts";

interface AnyAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** `said` describes the request. `name` is the route, if it was valid. */
export function expectInOrder({ status, headers, text }: AnyAnswer, said: string, name?: KnownRoute): void {
  const answered = `${said.slice(0, 800)}\nanswered ${status}: ${text.slice(0, 500)}`;
  expect(status < 500 || (status === 503 && headers.has("retry-after")), answered).toBe(true);
  for (const [header, value] of Object.entries(securityHeaders)) expect(headers.get(header), answered).toBe(value);
  expect(headers.get("x-request-id"), answered).toMatch(/^[\da-f-]{36}$/);
  if (said.startsWith("HEAD ")) return expect(text, answered).toBe("");
  if (status >= 400) {
    expect(headers.get("content-type"), answered).toBe("application/json; charset=utf-8");
    expect(apiErrorBody.safeParse(maybeJson(text)).data?.request_id, answered).toBe(headers.get("x-request-id"));
  } else if (name && status < 300) expectContract(name, { status, headers, text }, answered);
}

function expectContract(name: KnownRoute, { status, headers, text }: AnyAnswer, answered: string): void {
  const route: Route = routes[name];
  expect(status, answered).toBe(route.status ?? 200);
  if ("json" in route.response) expect(route.response.json.safeParse(maybeJson(text)).error, answered).toBeUndefined();
  else if ("file" in route.response) expect(headers.get("content-type"), answered).toBe(route.response.file);
  else expect(text, answered).toBe("");
}

function maybeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
