import type { FastifyInstance } from "fastify";
import { maybeCaller } from "../http/caller.ts";
import { mount } from "../http/contract-route.ts";
import { addressOwner, ownerOf } from "../render/asked-by.ts";
import type { RenderPool } from "../render/render-pool.ts";

export function queueRoutes(app: FastifyInstance, render: RenderPool): void {
  mount(app, "GET /api/queue", async (_call, { request }) => {
    const caller = await maybeCaller(app, request.headers.authorization);
    // Whatever is public is made for the address, also when its reader is signed in.
    const owners = [addressOwner(request), ...(caller ? [ownerOf(caller)] : [])];
    const places = owners.map((owner) => render.ahead(owner)).filter((place) => place !== undefined);
    return { waiting: render.load.waiting, ahead: places.length > 0 ? Math.max(...places) : null };
  });
}
