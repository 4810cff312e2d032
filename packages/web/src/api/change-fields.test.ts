import { ApiFailure, errorBody, type Project } from "@octavo/contract";
import { expect, it } from "vitest";
import { changeFields } from "./change-fields.ts";

const stored = (revision: number, name: string, description = "") =>
  ({ revision, metadata: { name, description, is_public: false } }) as Project;

const stale = new ApiFailure("HTTP_ERROR", "Stale", {
  status: 409,
  body: errorBody("STALE_REVISION", { text: "Stale" }, { request_id: "1" }),
});

/** Creates a server whose project was changed after the client read it. */
function aServer(now: Project) {
  const sent: number[] = [];
  const send = async (revision: number) => {
    sent.push(revision);
    if (revision !== now.revision) throw stale;
    return stored(revision + 1, "Mine");
  };
  return { sent, server: { send, refetch: async () => now } };
}

it("retries if another field was changed elsewhere", async () => {
  const { sent, server } = aServer(stored(8, "Old", "Theirs"));
  expect(await changeFields(stored(7, "Old"), { name: "Mine" }, server)).toMatchObject({ revision: 9 });
  expect(sent).toEqual([7, 8]);
});

it("reports a conflicting value and replaces it on the next attempt", async () => {
  const theirs = stored(8, "Theirs");
  const { sent, server } = aServer(theirs);
  await expect(changeFields(stored(7, "Old"), { name: "Mine" }, server)).rejects.toThrow(/to “Theirs”\. Save again/);
  expect(sent).toEqual([7]);
  expect(await changeFields(theirs, { name: "Mine" }, server)).toMatchObject({ revision: 9 });
});

it("rethrows other errors of the server", async () => {
  const refusal = new ApiFailure("HTTP_ERROR", "Taken", {
    status: 409,
    body: errorBody("SLUG_TAKEN", { text: "Taken" }, { request_id: "1" }),
  });
  const server = { send: () => Promise.reject(refusal), refetch: async () => stored(8, "") };
  await expect(changeFields(stored(7, ""), { is_public: true }, server)).rejects.toBe(refusal);
});
