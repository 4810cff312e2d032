import { basename, dirname } from "node:path";
import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import { type Renderer, serverJob } from "../render/renderer.ts";
import type { FontFile } from "../worker/list-fonts.ts";

export function fontRoutes(app: FastifyInstance, render: Renderer): void {
  let fonts: readonly FontFile[] | undefined;
  const listFonts = async () => {
    fonts ??= (await render.run("fonts", undefined, serverJob())).fonts;
    return fonts;
  };

  mount(app, "GET /api/assets/fonts", async () => (await listFonts()).map(({ name }) => name));

  mount(app, "GET /api/assets/fonts/{face}.ttf", async ({ params }, { reply }) => {
    const font = (await listFonts()).find(({ id }) => id === params.face);
    if (!font) throw new ApiError("NOT_FOUND", messages.unknownFace(params.face));
    return reply.sendFile(basename(font.path), dirname(font.path), { maxAge: "1y", immutable: true });
  });
}
