import type { FastifyInstance } from "fastify";
import { maybeCaller } from "../http/caller.ts";
import { mount } from "../http/contract-route.ts";
import { anonymousOwner, ownerOf } from "../render/job-options.ts";
import type { Renderer } from "../render/renderer.ts";

export function queueRoutes(app: FastifyInstance, render: Renderer): void {
  mount(app, "GET /api/queue", async (_call, { request }) => {
    const caller = await maybeCaller(app, request.headers.authorization);
    // Whatever is public is made for the address, also when its reader is signed in.
    const owners = [anonymousOwner(request), ...(caller ? [ownerOf(caller)] : [])];
    const places = owners.map((owner) => render.position(owner)).filter((place) => place !== undefined);
    return { waiting: render.load.waiting, ahead: places.length > 0 ? Math.max(...places) : null };
  });
}
