import { ApiFailure, errorBody } from "@octavo/contract";
import { expect, it } from "vitest";
import { saveDraft } from "./save-draft.ts";

const [original, mine, theirs] = ["as it was", "as I want it", "as they want it"] as const;

/** Creates a server that stores one text and refuses writes with an older revision. */
function serverWith(value: string, revision: number) {
  const stored = { value, revision };
  return {
    stored,
    send: async (next: string, from: number) => {
      if (from !== stored.revision)
        throw new ApiFailure("HTTP_ERROR", "Stale", {
          status: 409,
          body: errorBody("STALE_REVISION", { text: "Stale" }, { request_id: "1" }),
        });
      Object.assign(stored, { value: next, revision: from + 1 });
    },
    refetch: async () => ({ ...stored }),
    isSame: (a: string, b: string) => a === b,
  };
}

const draft = { mine, from: original };

it("saves over its base version", async () => {
  const server = serverWith(original, 3);
  expect(await saveDraft<string>(draft, { value: original, revision: 3 }, server)).toBe("saved");
  expect(server.stored).toEqual({ value: mine, revision: 4 });
});

it("retries if another part was changed elsewhere", async () => {
  const server = serverWith(original, 5);
  expect(await saveDraft<string>(draft, { value: original, revision: 3 }, server)).toBe("saved");
  expect(server.stored.value).toBe(mine);
});

it("reports a conflict instead of overwriting another version", async () => {
  const server = serverWith(theirs, 5);
  expect(await saveDraft<string>(draft, { value: original, revision: 3 }, server)).toBe("conflict");
  expect(server.stored).toEqual({ value: theirs, revision: 5 });
});

it("detects another version in the cache", async () => {
  const server = serverWith(theirs, 5);
  expect(await saveDraft<string>(draft, { value: theirs, revision: 5 }, server)).toBe("conflict");
  expect(server.stored.value).toBe(theirs);
});

it("rethrows other errors", async () => {
  const server = { ...serverWith(original, 1), send: () => Promise.reject(new Error("no network")) };
  await expect(saveDraft<string>(draft, { value: original, revision: 1 }, server)).rejects.toThrow("no network");
});

it("recognizes its own version after a lost answer and saves over it", async () => {
  const server = serverWith("as I sent it", 4);
  const outcome = await saveDraft<string>(
    { ...draft, unanswered: "as I sent it" },
    { value: original, revision: 3 },
    server,
  );
  expect(outcome).toBe("saved");
  expect(server.stored).toEqual({ value: mine, revision: 5 });
});

it("reports a conflict with another version after a lost answer", async () => {
  const server = serverWith(theirs, 5);
  const known = { value: original, revision: 3 };
  expect(await saveDraft<string>({ ...draft, unanswered: "as I sent it" }, known, server)).toBe("conflict");
  expect(server.stored).toEqual({ value: theirs, revision: 5 });
});

it("saves on top of another version that can be merged", async () => {
  const server = serverWith(theirs, 5);
  const merge = (draft: { mine: string }, stored: string) => ({ mine: `${draft.mine}, ${stored}`, from: stored });
  expect(await saveDraft<string>(draft, { value: original, revision: 3 }, { ...server, merge })).toBe("saved");
  expect(server.stored).toEqual({ value: `${mine}, ${theirs}`, revision: 6 });
});

it("reports a conflict if a merge is impossible", async () => {
  const server = serverWith(theirs, 5);
  const merge = () => undefined;
  expect(await saveDraft<string>(draft, { value: original, revision: 3 }, { ...server, merge })).toBe("conflict");
  expect(server.stored).toEqual({ value: theirs, revision: 5 });
});
