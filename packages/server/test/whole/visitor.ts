/** A client that uses the server over HTTP and knows only the contract. */
import { randomUUID } from "node:crypto";
import { type JsonAnswer, type JsonRoute, type KnownRoute, type Route, routes } from "@octavo/contract";
import { expect } from "vitest";
import { setupCode } from "../../src/auth/first-account.ts";

export interface Call {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly revision?: number | undefined;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

export async function send(origin: string, name: KnownRoute, call: Call = {}): Promise<Answer> {
  const { body, revision, token, headers } = call;
  const [method = ""] = name.split(" ");
  const answer = await fetch(origin + addressOf(name, call), {
    method,
    redirect: "manual",
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(revision !== undefined && { "if-match": `"${revision}"` }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString() };
}

export function addressOf(name: KnownRoute, { params = {}, query = {} }: Call): string {
  const [, path = ""] = name.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const given = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  const search = new URLSearchParams(given).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Response of a call that must succeed and match the contract. */
export async function ask<Name extends JsonRoute>(
  origin: string,
  name: Name,
  call: Call = {},
): Promise<JsonAnswer<Name>> {
  const answer = await send(origin, name, call);
  const { status = 200, response }: Route = routes[name];
  expect(answer.status, `${name}: ${answer.text.slice(0, 500)}`).toBe(status);
  const body: JsonAnswer<Name> = JSON.parse(answer.text);
  if ("json" in response) expect(response.json.parse(body)).toEqual(body);
  return body;
}

export interface Visitor {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** `OCTAVO_SECRET` of servers behind a proxy, whose first account needs a code that follows from it. */
export const siteSecret = "s".repeat(32);

/** Registers on one server and signs in on another, which may be the same. */
export async function newVisitor(origin: string, { at = origin, username = "", email = "" } = {}): Promise<Visitor> {
  const unique = randomUUID();
  const person = {
    username: username || `visitor ${unique}`,
    email: email || `${unique}@example.org`,
    password: "correct horse battery staple",
  };
  const setup_code = setupCode(Buffer.from(siteSecret));
  const { id } = await ask(origin, "POST /api/auth/register", { body: { ...person, setup_code } });
  const token = await signIn(at, person);
  await ask(at, "POST /api/auth/accept-terms", { token, body: { accepted: true } });
  return { userId: id, ...person, token };
}

export async function signIn(
  origin: string,
  { username, password }: Pick<Visitor, "username" | "password">,
  headers = {},
): Promise<string> {
  const { access_token } = await ask(origin, "POST /api/auth/login", { body: { username, password }, headers });
  return access_token;
}
