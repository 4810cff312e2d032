import type { FastifyInstance } from "fastify";
import { clientGone } from "../http/client-gone.ts";
import { mount } from "../http/contract-route.ts";
import type { RenderPool } from "../render/render-pool.ts";
import { attachment, pdfFileName } from "./content-disposition.ts";

export function pdfRoutes(app: FastifyInstance, render: RenderPool): void {
  mount(app, "POST /api/pdf/generate", async ({ body }, { reply }) => {
    const { bytes, name, totalPages } = await render.run("generate", body, clientGone(reply));
    reply.headers({ "content-disposition": attachment(pdfFileName(name)), "x-total-pages": totalPages });
    return bytes;
  });

  mount(app, "POST /api/pdf/preview", async ({ body }, { reply }) => {
    const { bytes, pageNumber, totalPages } = await render.run("preview", body, clientGone(reply));
    reply.headers({ "x-page-number": pageNumber, "x-total-pages": totalPages });
    return bytes;
  });
}
