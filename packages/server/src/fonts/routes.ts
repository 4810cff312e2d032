import { basename, dirname } from "node:path";
import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import { type Renderer, serverJob } from "../render/renderer.ts";
import type { FontList } from "../worker/list-fonts.ts";

export function fontRoutes(app: FastifyInstance, render: Renderer): void {
  let fonts: FontList | undefined;
  const listFonts = async () => {
    fonts ??= await render.run("fonts", undefined, serverJob());
    return fonts;
  };

  mount(app, "GET /api/assets/fonts", async () => (await listFonts()).names);

  mount(app, "GET /api/assets/fonts/{face}.ttf", async ({ params }, { reply }) => {
    const font = (await listFonts()).files.find(({ id }) => id === params.face);
    if (!font) throw new ApiError("NOT_FOUND", messages.unknownFace(params.face));
    return reply.sendFile(basename(font.path), dirname(font.path), { maxAge: "1y", immutable: true });
  });
}
