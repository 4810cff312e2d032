import type { FastifyInstance } from "fastify";
import { findCaller } from "../http/caller.ts";
import { mount } from "../http/contract-route.ts";
import { anonymousOwner, ownerOf } from "../render/job-options.ts";
import type { Renderer } from "../render/renderer.ts";

export function queueRoutes(app: FastifyInstance, render: Renderer): void {
  mount(app, "GET /api/queue", async (_call, { request }) => {
    const caller = await findCaller(app, request.headers.authorization);
    // Jobs for public projects belong to the address, even if the client is signed in.
    const owners = [anonymousOwner(request), ...(caller ? [ownerOf(caller)] : [])];
    const places = owners.map((owner) => render.position(owner)).filter((place) => place !== undefined);
    return { waiting: render.load.waiting, ahead: places.length > 0 ? Math.max(...places) : null };
  });
}
