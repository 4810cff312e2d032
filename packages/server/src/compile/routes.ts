import type { FastifyInstance } from "fastify";
import { clientGone } from "../http/client-gone.ts";
import { mount } from "../http/contract-route.ts";
import type { RenderPool } from "../render/render-pool.ts";

export function compileRoutes(app: FastifyInstance, render: RenderPool): void {
  mount(app, "POST /api/compile/build", async ({ body }, { reply }) => {
    const { bytes } = await render.run("build", body, clientGone(reply));
    return bytes;
  });
}
