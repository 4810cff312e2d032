import { pdfFileName } from "@octavo/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type FoundProject, requireCompiled } from "../compile/project-finder.ts";
import { compiledKey, type RenderServices } from "../compile/project-results.ts";
import { mount, mountRaw } from "../http/contract-route.ts";
import { type CacheScope, cacheHeaders, sendIfNotModified } from "../http/entity-tag.ts";
import { type Exchange, jobOptions } from "../render/job-options.ts";
import { contentDisposition } from "./content-disposition.ts";

export function pdfRoutes(app: FastifyInstance, { render, finder, results, limitRenders }: RenderServices): void {
  mountRaw(app, "POST /api/pdf/generate", async (body, exchange) => {
    await limitRenders(exchange.caller.userId);
    const { bytes, name, totalPages } = await render.run("generate", body, jobOptions(exchange));
    exchange.reply.headers(pdfHeaders(name, totalPages, "attachment"));
    return bytes;
  });

  mount(app, "HEAD /api/projects/{id}/pdf", async ({ params }, { caller, reply }) => {
    const { row } = await finder.owned(caller, params.id);
    reply.type("application/pdf");
    reply.headers({ "x-total-pages": requireCompiled(row), ...cacheHeaders(compiledKey(row, "private"), "private") });
    return undefined;
  });

  mount(app, "GET /api/projects/{id}/pdf", async ({ params, query }, exchange) => {
    const found = await finder.owned(exchange.caller, params.id);
    return sendPdf(found, { exchange, scope: "private", ...query });
  });

  for (const address of ["{id}", "slug/{slug}"] as const)
    mount(app, `GET /api/public/projects/${address}/pdf`, async ({ params, query }, exchange) => {
      const found = await finder.published(exchange.request, params);
      return sendPdf(found, { exchange, scope: "public", ...query });
    });

  interface PdfOptions {
    readonly exchange: Exchange;
    readonly scope: CacheScope;
    readonly inline: "0" | "1";
  }

  async function sendPdf(
    found: FoundProject,
    { exchange, scope, inline }: PdfOptions,
  ): Promise<Uint8Array | FastifyReply> {
    const { request, reply } = exchange;
    if (sendIfNotModified(request, reply, compiledKey(found.row, scope), scope)) return reply;
    const { pdf, name, totalPages, key } = await results.compiled(found, scope, jobOptions(exchange));
    reply.headers(cacheHeaders(key, scope));
    reply.headers(pdfHeaders(name, totalPages, inline === "1" ? "inline" : "attachment"));
    return pdf;
  }
}

function pdfHeaders(name: string, totalPages: number, shown: "inline" | "attachment") {
  return { "content-disposition": contentDisposition(shown, pdfFileName(name)), "x-total-pages": totalPages };
}
