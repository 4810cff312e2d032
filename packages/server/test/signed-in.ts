import { randomUUID } from "node:crypto";
import type { User } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { confirmationTokensIn, emailsTo } from "./outbox.ts";

export interface SignedIn {
  readonly token: string;
  readonly headers: { readonly authorization: string };
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface Server {
  readonly app: FastifyInstance;
}

/** Creates a user, signs in and accepts the terms through the API. */
export async function signedIn(server: Server, name?: string): Promise<SignedIn> {
  const user = await registered(server, name);
  const { token, headers } = await signIn(server, user);
  await post(server, "/api/auth/accept-terms", { accepted: true }, headers);
  return { ...user, token, headers };
}

export async function registered(server: Server, username = `user ${randomUUID()}`) {
  const email = `${randomUUID()}@example.org`;
  const password = "correct horse battery staple";
  const { id } = (await post(server, "/api/auth/register", { username, email, password })).json<User>();
  return { userId: id, username, email, password };
}

interface ServerWithMail extends Server {
  readonly outbox: string;
}

export async function confirmed(server: ServerWithMail, username?: string) {
  const user = await registered(server, username);
  await confirmAddress(server, user);
  return user;
}

/** Confirms an address with the link of its only email. */
export async function confirmAddress(server: ServerWithMail, { email }: { email: string }): Promise<void> {
  const [token] = (await emailsTo(server.outbox, email)).flatMap(confirmationTokensIn);
  await post(server, "/api/auth/email-confirmation/confirm", { token });
}

export async function signIn(server: Server, { username, password }: { username: string; password: string }) {
  const answer = await post(server, "/api/auth/login", { username, password });
  const { access_token: token } = answer.json<{ access_token: string }>();
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** Throws if the request fails. */
async function post({ app }: Server, url: string, payload: object, headers = {}) {
  const answer = await app.inject({ method: "POST", url, payload, headers });
  if (answer.statusCode >= 300) throw new Error(`POST ${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

/** Confirms the identity with the password. Returns the session's new token. */
export async function confirmIdentity(server: Server, user: SignedIn): Promise<SignedIn> {
  const answer = await post(server, "/api/account/confirm", { password: user.password }, user.headers);
  const { access_token: token } = answer.json<{ access_token: string }>();
  return { ...user, token, headers: { authorization: `Bearer ${token}` } };
}
