import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { type AppParts, createApp } from "../src/app.ts";
import { RenderPool, type RenderPoolOptions } from "../src/render/render-pool.ts";

export interface ServerUnderTest {
  app: FastifyInstance;
  render: RenderPool;
}

type Options = Partial<RenderPoolOptions & Pick<AppParts, "webFolder" | "logger">>;

const noWebApp = join(tmpdir(), "octavo-web-app-that-is-not-built");

/** The whole server with its real threads, for the tests of one file or block. */
export function serverUnderTest({
  webFolder = noWebApp,
  logger = false,
  workers = 1,
  ...options
}: Options = {}): ServerUnderTest {
  const server = {} as ServerUnderTest;
  beforeAll(async () => {
    server.render = new RenderPool({ workers, ...options });
    server.app = await createApp({ render: server.render, webFolder, logger });
  });
  afterAll(async () => {
    await server.app.close();
    await server.render.close();
  });
  return server;
}
