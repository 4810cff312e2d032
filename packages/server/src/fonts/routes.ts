import { basename, dirname } from "node:path";
import { faces } from "@octavo/engine";
import { fontFile } from "@octavo/press";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import * as messages from "../http/messages.ts";

export function fontRoutes(app: FastifyInstance): void {
  mount(app, "GET /api/assets/fonts", () => faces.map(({ name }) => name));

  mount(app, "GET /api/assets/fonts/{face}.ttf", ({ params }, { reply }) => {
    const face = faces.find(({ id }) => id === params.face);
    if (!face) throw new ApiError("NOT_FOUND", messages.unknownFace(params.face));
    const file = fontFile(face.id);
    return reply.sendFile(basename(file), dirname(file), { maxAge: "1y", immutable: true });
  });
}
