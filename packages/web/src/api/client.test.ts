import { expect, it } from "vitest";
import { aToken, Network, refusal } from "../../test/network.ts";
import { tokenStore } from "./access-token.ts";
import { createApi } from "./client.ts";

const now = new Date("2026-03-01T12:00:00Z");
const seconds = now.getTime() / 1000;
const good = aToken({ sub: "ann", exp: seconds + 60 });
const old = aToken({ sub: "ann", exp: seconds });

function aClient(network: Network, token?: string, confirmIdentity = async () => false) {
  const tokens = tokenStore(undefined);
  if (token) tokens.write(token);
  const logouts: string[] = [];
  const onLogout = () => logouts.push("auth:logout");
  const api = createApi({ fetch: network.fetch, tokens, now: () => now, onLogout, confirmIdentity });
  return { api, tokens, logouts };
}

const projects = "GET /api/projects";

it("sends the token of the signed-in user", async () => {
  const network = new Network({ [projects]: [{ json: [] }] });
  const { api } = aClient(network, good);
  expect(await api(projects)).toEqual([]);
  expect(network.sent[0]?.headers["authorization"]).toBe(`Bearer ${good}`);
});

it("removes an expired token and does not send the request", async () => {
  const network = new Network({});
  const { api, tokens, logouts } = aClient(network, old);
  await expect(api(projects)).rejects.toMatchObject({ code: "UNAUTHORIZED", message: "Authentication required" });
  expect(network.sent).toEqual([]);
  expect(tokens.read()).toBeUndefined();
  expect(logouts).not.toEqual([]);
});

it("sends public requests without an expired token", async () => {
  const network = new Network({ "GET /api/profiles/": [{ json: [] }] });
  const { api, tokens } = aClient(network, old);
  await api("GET /api/profiles/");
  expect(network.sent[0]?.headers).not.toHaveProperty("authorization");
  expect(tokens.read()).toBeUndefined();
});

it("removes the token and ends the session if the server refuses it", async () => {
  const network = new Network({ [projects]: [refusal(401, "UNAUTHORIZED", "Session has ended")] });
  const { api, tokens, logouts } = aClient(network, good);
  await expect(api(projects)).rejects.toMatchObject({ code: "UNAUTHORIZED", message: "Authentication required" });
  expect(tokens.read()).toBeUndefined();
  expect(logouts).toHaveLength(1);
});

it("keeps a newer token if an older one is refused", async () => {
  const network = new Network({ [projects]: [refusal(401, "UNAUTHORIZED", "Session has ended")] });
  const { api, tokens, logouts } = aClient(network, good);
  const answer = api(projects);
  const newer = aToken({ sub: "ann", exp: seconds + 120 });
  tokens.write(newer);
  await expect(answer).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(tokens.read()).toBe(newer);
  expect(logouts).toEqual([]);
});

it("keeps the session after a wrong password", async () => {
  const network = new Network({ "POST /api/auth/login": [refusal(401, "INVALID_CREDENTIALS", "Wrong")] });
  const { api, logouts } = aClient(network);
  const body = { username: "ann", password: "x" };
  await expect(api("POST /api/auth/login", { body })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(logouts).toEqual([]);
});

it("reports a lost connection with one message in all browsers", async () => {
  const network = new Network({ [projects]: [new TypeError("Load failed")] });
  const { api } = aClient(network, good);
  await expect(api(projects)).rejects.toMatchObject({ code: "NETWORK_ERROR", message: "Network request failed" });
});

it("rethrows an abort", async () => {
  const network = new Network({ [projects]: [new DOMException("", "AbortError")] });
  const { api } = aClient(network, good);
  await expect(api(projects)).rejects.toMatchObject({ name: "AbortError" });
});

it("reads the message from detail, then message, then the body, then the status", async () => {
  const network = new Network({
    [projects]: [
      { status: 500, json: { detail: "D", message: "M" } },
      { status: 500, json: { detail: {}, message: "M" } },
      { status: 500, json: { other: 1 } },
      { status: 500, text: "<html>" },
    ],
  });
  const { api } = aClient(network, good);
  for (const message of ["D", "M", '{"other":1}', "HTTP 500"])
    await expect(api(projects)).rejects.toMatchObject({ code: "HTTP_ERROR", message });
});

it("repeats a call that needs a confirmation once the user has given it, and fails if they cancel", async () => {
  const refused = refusal(403, "CONFIRM_IDENTITY", "Confirm that it is you, and try again");
  const network = new Network({ [projects]: [refused, { json: [] }, refused] });
  const answers = [true, false];
  const { api, logouts } = aClient(network, good, async () => answers.shift() ?? false);
  expect(await api(projects)).toEqual([]);
  await expect(api(projects)).rejects.toMatchObject({ body: { error: "CONFIRM_IDENTITY" } });
  expect(network.sent).toHaveLength(3);
  expect(logouts).toEqual([]);
});
