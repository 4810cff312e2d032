/** Checks that the server answers every message or closes the socket, and sends nothing to other clients. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socketLimits, socketRequest } from "@octavo/contract";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyText } from "../any-text.ts";
import { template } from "../planners.ts";
import { arbitraryOf, damaged, torn } from "./arbitrary-of.ts";
import { openPreview, type PreviewClient, previewRequest } from "./preview-socket.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { newVisitor, type Visitor } from "./visitor.ts";
import { fuzzWords } from "./vocabulary.ts";

const form = arbitraryOf(socketRequest, fuzzWords);
const message = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(form, damaged(form)).map((value) => JSON.stringify(value) ?? "") },
  torn(previewRequest(template)),
  anyText(),
  fc.constantFrom(
    "",
    "null",
    "[]",
    "{",
    '{"type":"preview_request"}',
    '{"type":"shutdown","data":{}}',
    "[".repeat(100_000),
  ),
);

/** Valid close codes (RFC 6455). */
const closings = [1001, 1003, 1008, 1009, 1011, 1013];
/** Number of messages that keeps a client below the rate limit. */
const messagesEach = Math.floor(socketLimits.requestsInTenSeconds / 2);
/** A refused connection stays open for half a second, so many connections are refused at once. */
const atOnce = socketLimits.connections / 2;
const several = <Value>(each: fc.Arbitrary<Value>) => fc.array(each, { minLength: atOnce, maxLength: atOnce });

describe("a preview socket", () => {
  endServersAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "octavo-socket-"));
  let server: ServerProcess;
  let ada: Visitor;
  let eve: Visitor;

  beforeAll(async () => {
    server = await startServer({ OCTAVO_DATA_DIR: folder });
    ada = await newVisitor(server.origin);
    eve = await newVisitor(server.origin);
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  async function expectAnswered(socket: PreviewClient, message: string): Promise<void> {
    socket.send(message);
    const answer = await socket.next();
    const said = `${message.slice(0, 500)} was answered with ${String(answer).slice(0, 300)}`;
    if (typeof answer === "number") return expect(closings, said).toContain(answer);
    const { type, data } = JSON.parse(answer);
    expect(typeof (type === "error" ? data.message : data.preview_base64), said).toBe("string");
    expect(answer, said).not.toContain("Something went wrong");
  }

  test("responds to any text, to its sender only", async () => {
    const listeners = [await openPreview(server.origin, ada.token), await openPreview(server.origin, eve.token)];
    const conversation = fc.array(message, { minLength: messagesEach, maxLength: messagesEach });
    await fc.assert(
      fc.asyncProperty(conversation, async (messages) => {
        const socket = await openPreview(server.origin, ada.token);
        for (const each of messages) await expectAnswered(socket, each);
        socket.close();
      }),
      { numRuns: runs(120), endOnFailure: true },
    );
    expect(listeners.map((listener) => listener.waiting())).toEqual([0, 0]);
    for (const listener of listeners) {
      listener.send(previewRequest(template));
      expect(await listener.next()).toContain("preview_response");
      listener.close();
    }
    expect(server.faults()).toEqual([]);
  });

  test("ends with bytes that are not UTF-8", async () => {
    await fc.assert(
      fc.asyncProperty(several(fc.uint8Array({ maxLength: 1000 })), async (messages) => {
        const endOf = async (bytes: Uint8Array) => {
          const socket = await openPreview(server.origin, eve.token);
          socket.send(bytes);
          return socket.next();
        };
        for (const end of await Promise.all(messages.map(endOf))) expect(closings).toContain(end);
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
    expect(server.faults()).toEqual([]);
  });

  test("accepts any client id, but only valid tokens", async () => {
    const anyId = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map(encodeURIComponent),
      fc.constantFrom("%", "..", "a/b", "x".repeat(200)),
    );
    const anyToken = fc.stringMatching(/^[\w.-]{0,60}$/);
    await fc.assert(
      fc.asyncProperty(several(fc.tuple(anyId, anyToken)), async (strangers) => {
        const endOf = async ([id, token]: readonly [string, string]) => {
          const stranger = await openPreview(server.origin, token, id);
          stranger.close();
          return stranger.next();
        };
        for (const end of await Promise.all(strangers.map(endOf))) expect(end).not.toBe(1000);
      }),
      { numRuns: runs(40), endOnFailure: true },
    );
    expect(server.faults()).toEqual([]);
  });
});
