import { randomBytes } from "node:crypto";
import type { JsonAnswer } from "@octavo/contract";
import { expect } from "vitest";
import { ask } from "./ask.ts";
import { publicUrl, type ServerUnderTest } from "./server-under-test.ts";

type Site = Pick<ServerUnderTest, "app">;

export const callbackUrl = `${publicUrl}/api/auth/oidc/callback`;
/** Secret of a browser. */
export const newSecret = () => randomBytes(32).toString("base64url");
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Sends a callback of the provider, and returns the fragment of the studio's page. */
export async function callBack({ app }: Site, path: string): Promise<Record<string, string>> {
  const answer = await app.inject({ url: path });
  expect(answer.statusCode, answer.body).toBe(303);
  const [page, fragment] = String(answer.headers.location).split("#");
  expect(page).toBe(`${publicUrl}/sign-in/oidc`);
  return Object.fromEntries(new URLSearchParams(fragment));
}

/** Goes to the provider with the address of its sign-in page, and returns the path of the callback. */
export type Visit = (url: string) => Promise<string> | string;

/** Starts a sign-in, visits the provider and returns from it. The result is the body of the exchange. */
export async function returned(site: Site, visit: Visit): Promise<{ readonly token: string; readonly secret: string }> {
  const secret = newSecret();
  const { url } = await ask(site, "POST /api/auth/oidc/start", { body: { secret } });
  const { token = "" } = await callBack(site, await visit(url));
  return { token, secret };
}

/** Token of a session, after a sign-in at the provider by a linked user. */
export async function enter(site: Site, visit: Visit) {
  const result = await ask(site, "POST /api/auth/oidc/exchange", { body: await returned(site, visit) });
  if (result.outcome !== "signed_in") throw new Error(result.outcome);
  return bearer(result.access_token);
}

/** Body that makes an account for a user at the provider, who has none yet. */
export async function newcomer(site: Site, visit: Visit, username: string) {
  const back = await returned(site, visit);
  const result: JsonAnswer<"POST /api/auth/oidc/exchange"> = await ask(site, "POST /api/auth/oidc/exchange", {
    body: back,
  });
  if (result.outcome !== "new_account") throw new Error(result.outcome);
  return { ticket: result.ticket, secret: back.secret, username };
}

/** Makes an account for a user at the provider, who accepts the terms. */
export async function registerAtProvider(site: Site, visit: Visit, username: string) {
  const body = await newcomer(site, visit, username);
  const as = bearer((await ask(site, "POST /api/auth/oidc/register", { body })).access_token);
  await ask(site, "POST /api/auth/accept-terms", { as, body: { accepted: true } });
  return as;
}
