import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export function newAccount(): Account {
  const username = `user-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: "correct horse battery" };
}

export interface Member extends Account {
  readonly token: string;
}

/** Registers a user who has accepted the terms of use. */
export async function aMember(request: APIRequestContext): Promise<Member> {
  const account = newAccount();
  await request.post("/api/auth/register", { data: account });
  const token = await signIn(request, account);
  await request.post("/api/auth/accept-terms", { data: { accepted: true }, headers: bearer(token) });
  return { ...account, token };
}

/** Token of the administrator, whom the server of the journeys has from its start. */
export async function siteAdmin(request: APIRequestContext): Promise<string> {
  const token = await signIn(request, { username: "site-admin", password: "correct horse battery staple" });
  await request.post("/api/auth/accept-terms", { data: { accepted: true }, headers: bearer(token) });
  return token;
}

async function signIn(
  request: APIRequestContext,
  { username, password }: Pick<Account, "username" | "password">,
): Promise<string> {
  const answer = await request.post("/api/auth/login", { data: { username, password } });
  const { access_token } = await answer.json();
  return access_token;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Stores the token at an address without the studio, which would react to it. Hints are skipped, unless they are wanted. */
export async function enterAs(
  page: Page,
  { token }: Member,
  { hints = "off" }: { hints?: "off" | "on" } = {},
): Promise<void> {
  await page.goto("/api/health");
  const stored = { octavo_access_token: token, octavo_hints: hints };
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    stored,
  );
}
