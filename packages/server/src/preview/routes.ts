import type { FastifyInstance, FastifyReply } from "fastify";
import type { FoundProject } from "../compile/project-finder.ts";
import { pageKey, type RenderServices } from "../compile/project-results.ts";
import { mount, mountRaw } from "../http/contract-route.ts";
import { type CacheScope, cacheHeaders, sendIfNotModified } from "../http/entity-tag.ts";
import { type Exchange, jobOptions } from "../render/job-options.ts";
import type { PageChoice, PagePreview } from "../worker/preview-page.ts";

export function previewRoutes(app: FastifyInstance, { render, finder, results }: RenderServices): void {
  mountRaw(app, "POST /api/pdf/preview", async (body, exchange) => {
    const made = await render.run("preview", body, jobOptions(exchange));
    exchange.reply.headers(pageHeaders(made));
    return made.bytes;
  });

  mount(app, "GET /api/projects/{id}/preview", async ({ params, query }, exchange) => {
    const found = await finder.owned(exchange.caller, params.id);
    return sendPage(found, query, exchange, "private");
  });

  mount(app, "GET /api/public/projects/{id}/preview", async ({ params, query }, exchange) => {
    const found = await finder.published(exchange.request, params);
    return sendPage(found, query, exchange, "public");
  });

  async function sendPage(
    found: FoundProject,
    choice: PageChoice,
    exchange: Exchange,
    scope: CacheScope,
  ): Promise<Uint8Array | FastifyReply> {
    const { request, reply } = exchange;
    if (sendIfNotModified(request, reply, pageKey(found.row, choice), scope)) return reply;
    const made = await results.page(found, choice, jobOptions(exchange));
    reply.headers({ ...cacheHeaders(made.key, scope), ...pageHeaders(made) });
    return made.bytes;
  }
}

function pageHeaders({ pageNumber, totalPages }: PagePreview) {
  return { "x-page-number": pageNumber, "x-total-pages": totalPages };
}
