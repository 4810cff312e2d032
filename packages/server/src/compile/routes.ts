import type { FastifyInstance } from "fastify";
import { mount, mountRaw } from "../http/contract-route.ts";
import { cacheHeaders, sendIfNotModified } from "../http/entity-tag.ts";
import { jobOptions } from "../render/job-options.ts";
import { type RenderServices, templateKey } from "./project-results.ts";

export function compileRoutes(app: FastifyInstance, { render, finder, results }: RenderServices): void {
  mountRaw(app, "POST /api/compile/build", async (body, exchange) => {
    const { bytes } = await render.run("build", body, jobOptions(exchange));
    return bytes;
  });

  mount(app, "POST /api/projects/{id}/compile", async ({ params }, exchange) => {
    const found = await finder.owned(exchange.caller, params.id);
    const { answer } = await results.compiled(found, "private", jobOptions(exchange));
    return answer;
  });

  mount(app, "GET /api/public/projects/{id}/template", async ({ params }, exchange) => {
    const { request, reply } = exchange;
    const found = await finder.published(request, params);
    if (sendIfNotModified(request, reply, templateKey(found.row), "public")) return reply;
    const { bytes, key } = await results.template(found, jobOptions(exchange));
    reply.headers(cacheHeaders(key, "public"));
    return bytes;
  });
}
