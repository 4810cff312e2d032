import type { User } from "@octavo/contract";
import { expect, it } from "vitest";
import { aToken, Network, refusal } from "../../test/network.ts";
import { type TokenStore, tokenKey, tokenStore } from "../api/access-token.ts";
import { createApi } from "../api/client.ts";
import { clearOnUserChange } from "./follow-user.ts";
import { Session, type SessionState } from "./session.ts";

const now = new Date("2026-03-01T12:00:00Z");
const exp = now.getTime() / 1000 + 3600;

const ann: User = {
  id: "ann-id",
  username: "ann",
  email: "ann@example.org",
  created_at: "2026-01-01T00:00:00Z",
  email_confirmed: false,
  terms_accepted_at: null,
  needs_second_factor: false,
  role: "user",
  language: null,
  skips_hints: false,
};
const bob: User = { ...ann, id: "bob-id", username: "bob" };
const annsToken = aToken({ sub: ann.id, exp });
const bobsToken = aToken({ sub: bob.id, exp });

const environment = { now: () => now, confirmIdentity: async () => false };

const me = "GET /api/auth/me";
const login = "POST /api/auth/login";
const logout = "POST /api/auth/logout";
const register = "POST /api/auth/register";
const terms = "POST /api/auth/accept-terms";
const credentials = { username: "ann", password: "correct horse" };
const wrong = refusal(401, "INVALID_CREDENTIALS", "Wrong username or password");
const ended = refusal(401, "UNAUTHORIZED", "Authentication required");

function aSession(script: ConstructorParameters<typeof Network>[0], token?: string) {
  const network = new Network({ [logout]: [{ status: 204 }], [me]: [{ json: ann }], ...script });
  const tokens = tokenStore(undefined);
  if (token) tokens.write(token);
  const api = createApi({ ...environment, fetch: network.fetch, tokens, onLogout: () => session.expire() });
  const session: Session = new Session({ api, tokens, now: () => now, pause: async () => {} });
  const states: SessionState[] = [];
  session.subscribe(() => states.push(session.state()));
  return { session, network, tokens, states, api };
}

async function atWork(script: ConstructorParameters<typeof Network>[0] = {}) {
  const parts = aSession(script, annsToken);
  await parts.session.start();
  return parts;
}

it("starts in the loading state", () => {
  expect(aSession({}).session.state()).toMatchObject({ isLoading: true, isAuthenticated: false });
});

it("is signed out without a token and sends no request", async () => {
  const { session, network } = aSession({});
  await session.start();
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: false, error: undefined });
  expect(network.calls()).toEqual([]);
});

it("removes an expired token and sends no request", async () => {
  const { session, network, tokens } = aSession({}, aToken({ sub: ann.id, exp: exp - 7200 }));
  await session.start();
  expect(session.state()).toMatchObject({ isLoading: false, isAuthenticated: false });
  expect(tokens.read()).toBeUndefined();
  expect(network.calls()).toEqual([]);
});

it("loads the user of a stored token", async () => {
  const { session } = await atWork();
  expect(session.state()).toMatchObject({ user: ann, token: annsToken, isAuthenticated: true, isLoading: false });
});

it("removes a refused token and stores the error", async () => {
  const { session, tokens } = await atWork({ [me]: [ended] });
  expect(session.state()).toMatchObject({
    isAuthenticated: false,
    error: "Authentication required",
    expiredUser: undefined,
  });
  expect(tokens.read()).toBeUndefined();
});

it("retries three times after network errors", async () => {
  const lost = new TypeError("Failed to fetch");
  const patient = await atWork({ [me]: [lost, lost, { json: ann }] });
  expect(patient.session.state().isAuthenticated).toBe(true);
  const { session, network } = await atWork({ [me]: [lost] });
  expect(network.calls()).toEqual([me, me, me]);
  expect(session.state()).toMatchObject({ isAuthenticated: false, error: "Network request failed" });
});

it("delays guards until the session is known", async () => {
  const { session } = aSession({}, annsToken);
  const settled = session.settled();
  await session.start();
  expect(await settled).toMatchObject({ isAuthenticated: true });
  expect(await session.settled()).toMatchObject({ isAuthenticated: true });
});

it("signs in, stores the token and loads the user", async () => {
  const { session, tokens, states } = aSession({ [login]: [{ json: { access_token: annsToken } }] });
  await session.start();
  states.length = 0;
  expect(await session.signIn(credentials)).toBeUndefined();
  expect(states[0]?.isLoading).toBe(true);
  expect(session.state()).toMatchObject({ user: ann, isAuthenticated: true, isLoading: false });
  expect(tokens.read()).toBe(annsToken);
});

it("reports a failed sign-in", async () => {
  const { session } = aSession({ [login]: [wrong] });
  await session.start();
  expect(await session.signIn(credentials)).toMatchObject({ code: "AUTH_ERROR" });
  expect(session.state()).toMatchObject({ isAuthenticated: false, error: "Wrong username or password" });
  session.dismissError();
  expect(session.state().error).toBeUndefined();
});

it("uses fallback messages for errors without a message", async () => {
  const speechless = refusal(500, "INTERNAL", "");
  const server = aSession({ [login]: [speechless] });
  await server.session.start();
  await server.session.signIn(credentials);
  expect(server.session.state().error).toBe("Authentication request failed");

  const tokens: TokenStore = {
    ...tokenStore(undefined),
    write: () => {
      throw new Error("");
    },
  };
  const network = new Network({ [login]: [{ json: { access_token: annsToken } }] });
  const api = createApi({ ...environment, fetch: network.fetch, tokens, onLogout: () => undefined });
  const here = new Session({ api, tokens, now: () => now, pause: async () => {} });
  await here.start();
  await here.signIn(credentials);
  expect(here.state().error).toBe("An unexpected authentication error occurred");
});

it("removes the token if the user fails to load after a sign-in", async () => {
  const { session, tokens } = aSession({ [login]: [{ json: { access_token: annsToken } }], [me]: [ended] });
  await session.start();
  await session.signIn(credentials);
  expect(tokens.read()).toBeUndefined();
  expect(session.state()).toMatchObject({ isAuthenticated: false, error: "Authentication required" });
});

const registration = { ...credentials, email: "ann@example.org", language: "en" as const };

it("registers and signs in", async () => {
  const { session, network } = aSession({
    [register]: [{ status: 201, json: ann }],
    [login]: [{ json: { access_token: annsToken } }],
  });
  await session.start();
  expect(await session.register(registration)).toBeUndefined();
  expect(network.calls()).toEqual([register, login, me]);
  expect(session.state().isAuthenticated).toBe(true);
});

it("distinguishes a failed registration from a failed sign-in after it", async () => {
  const taken = aSession({ [register]: [refusal(409, "NAME_TAKEN", "This name is taken")] });
  await taken.session.start();
  await taken.session.register(registration);
  expect(taken.session.state().error).toBe("This name is taken");

  const { session } = aSession({ [register]: [{ status: 201, json: ann }], [login]: [wrong] });
  await session.start();
  await session.register(registration);
  expect(session.state().error).toBe("Registration successful, but login failed: Wrong username or password");
});

it("signs out immediately and notifies the server with the old token", async () => {
  const { session, network, tokens } = await atWork();
  session.signOut();
  expect(session.state()).toMatchObject({ user: undefined, isAuthenticated: false, expiredUser: undefined });
  expect(tokens.read()).toBeUndefined();
  expect(network.sent.at(-1)).toMatchObject({ call: logout, headers: { authorization: `Bearer ${annsToken}` } });
});

it("keeps the user of an expired session and restores the session after signing in", async () => {
  const { session, api } = await atWork({
    "GET /api/projects": [ended],
    [login]: [wrong, { json: { access_token: annsToken } }],
  });
  await expect(api("GET /api/projects")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(session.state()).toMatchObject({ user: undefined, isAuthenticated: false, expiredUser: ann });
  await session.signIn(credentials);
  expect(session.state()).toMatchObject({ expiredUser: ann, error: "Wrong username or password" });
  await session.signIn(credentials);
  expect(session.state()).toMatchObject({ user: ann, expiredUser: undefined, isAuthenticated: true });
});

it("ignores an expiry without a session", async () => {
  const { session } = aSession({});
  await session.start();
  session.expire();
  expect(session.state()).toMatchObject({ expiredUser: undefined, isAuthenticated: false });
});

it("replaces the user after the terms are accepted", async () => {
  const accepted = { ...ann, terms_accepted_at: "2026-03-01T12:00:00Z" };
  const { session } = await atWork({ [terms]: [{ json: accepted }] });
  await session.acceptTerms();
  expect(session.state().user).toEqual(accepted);
});

it("expires when another tab signs out", async () => {
  const { session } = await atWork();
  await session.onStorageEvent({ key: "other", newValue: null });
  expect(session.state().isAuthenticated).toBe(true);
  await session.onStorageEvent({ key: tokenKey, newValue: null });
  expect(session.state()).toMatchObject({ isAuthenticated: false, expiredUser: ann });
});

it("uses the same user's token from another tab without a request", async () => {
  const { session, network } = await atWork();
  session.expire();
  const newer = aToken({ sub: ann.id, exp: exp + 60 });
  await session.onStorageEvent({ key: tokenKey, newValue: newer });
  expect(session.state()).toMatchObject({ user: ann, token: newer, isAuthenticated: true, expiredUser: undefined });
  expect(network.calls()).toEqual([me]);
});

it("switches to another user who signs in in another tab", async () => {
  const { session, tokens } = await atWork({ [me]: [{ json: ann }, { json: bob }] });
  tokens.write(bobsToken);
  await session.onStorageEvent({ key: tokenKey, newValue: bobsToken });
  expect(session.state()).toMatchObject({ user: bob, token: bobsToken, isAuthenticated: true });
});

it("clears the cache for another user, but not for an expired session", async () => {
  const { session, tokens } = await atWork({ [me]: [{ json: ann }, { json: bob }] });
  let forgotten = 0;
  clearOnUserChange(session, () => forgotten++);
  session.expire();
  await session.onStorageEvent({ key: tokenKey, newValue: annsToken });
  expect(forgotten).toBe(0);
  tokens.write(bobsToken);
  await session.onStorageEvent({ key: tokenKey, newValue: bobsToken });
  expect(forgotten).toBe(1);
  session.signOut();
  expect(forgotten).toBe(2);
});
