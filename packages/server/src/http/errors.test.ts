import { DatabaseSync } from "node:sqlite";
import { Writable } from "node:stream";
import type { ApiErrorBody } from "@octavo/contract";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { capturedLog } from "../../test/captured-log.ts";
import { handleError } from "./errors.ts";

test("an internal error is logged, and its response has no details", async () => {
  const log: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { level: "error", stream } });
  app.setErrorHandler(handleError);
  app.get("/", () => {
    throw new Error("the password is hunter2");
  });
  const answer = await app.inject({ url: "/" });
  expect(answer.statusCode).toBe(500);
  const { error, request_id } = answer.json<ApiErrorBody>();
  expect(error).toBe("INTERNAL_ERROR");
  expect(answer.body).toContain(request_id);
  expect(answer.body).not.toContain("hunter2");
  expect(log.join("")).toContain("hunter2");
  expect(log.join("")).toContain(`"reqId":"${request_id}"`);
});

test("a full disk is named in the response, and logged as an error", async () => {
  const log = capturedLog();
  const app = Fastify({ logger: log.logger });
  app.setErrorHandler(handleError);
  const database = new DatabaseSync(":memory:");
  database.exec("create table notes (text); pragma max_page_count = 2");
  app.get("/", () => database.exec(`insert into notes values ('${"x".repeat(100_000)}')`));
  const answer = await app.inject({ url: "/" });
  expect(answer.statusCode).toBe(503);
  expect(answer.json<ApiErrorBody>()).toMatchObject({
    error: "SERVER_BUSY",
    message: "The server's disk is full, so nothing was saved. Tell the operator of the site",
  });
  const errors = log.lines().filter(({ level }) => level >= 50);
  expect(errors.map(({ msg }) => msg)).toEqual(["the disk of the store is full"]);
});

test("an unavailable store returns 503 with Retry-After", async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get("/", () => {
    throw Object.assign(new Error("sorry, too many clients already"), { code: "53300" });
  });
  const answer = await app.inject({ url: "/" });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json<ApiErrorBody>().error).toBe("SERVER_BUSY");
});
