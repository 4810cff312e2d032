import { basename, dirname } from "node:path";
import { errorMessages as messages, readCharacterSet } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { contentCodingFor } from "../http/content-coding.ts";
import { mount, mountRaw } from "../http/contract-route.ts";
import { jobOptions } from "../render/job-options.ts";
import { loadOnce } from "../render/load-once.ts";
import { type Renderer, serverJob } from "../render/renderer.ts";
import type { CompressedFile } from "../worker/font-parts.ts";
import type { FontList } from "../worker/list-fonts.ts";

/** Latin parts that are made at the same time. A page can show eighty faces, more than jobs may wait. */
const atOnce = 8;

/** Function that runs jobs in this many lanes, one after the other in each. */
function lanes(count: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const ends = Array.from({ length: count }, () => Promise.resolve());
  let next = 0;
  return (job) => {
    const lane = next++ % count;
    const running = (ends[lane] ?? Promise.resolve()).then(job);
    ends[lane] = running.then(
      () => undefined,
      () => undefined,
    );
    return running;
  };
}

export function fontRoutes(app: FastifyInstance, render: Renderer): void {
  const listFonts = loadOnce<FontList>(() => render.run("fonts", undefined, serverJob()));

  mount(app, "GET /api/assets/fonts", async () => [...(await listFonts()).names]);

  mountRaw(app, "POST /api/fonts", async (body, exchange) => {
    const { bytes } = await render.run("importFont", body, jobOptions(exchange));
    return bytes;
  });

  const latin = new Map<string, Promise<CompressedFile>>();
  const inTurn = lanes(atOnce);
  const latinFont = (face: string) => {
    const known = latin.get(face) ?? inTurn(() => render.run("latinFont", face, serverJob()));
    latin.set(face, known);
    known.catch(() => latin.delete(face));
    return known;
  };

  mount(app, "GET /api/assets/latin-fonts/{face}.ttf", async ({ params: { face } }, { request, reply }) => {
    if (!(await listFonts()).files.some(({ id }) => id === face))
      throw new ApiError("NOT_FOUND", messages.unknownFace(face));
    const coding = contentCodingFor(request.headers);
    reply.headers({ vary: "accept-encoding", "cache-control": "public, max-age=31536000, immutable" });
    if (coding !== "identity") reply.header("content-encoding", coding);
    return (await latinFont(face))[coding];
  });

  mount(app, "GET /api/assets/font-characters/{face}.ttf", async ({ params: { face }, query }, exchange) => {
    if (!(await listFonts()).files.some(({ id }) => id === face))
      throw new ApiError("NOT_FOUND", messages.unknownFace(face));
    const codePoints = readCharacterSet(query.characters) ?? [];
    const font = await render.run("fontCharacters", { face, codePoints }, jobOptions(exchange));
    exchange.reply.header("cache-control", "public, max-age=31536000, immutable");
    return font;
  });

  mount(app, "GET /api/assets/fonts/{face}.ttf", async ({ params }, { reply }) => {
    const font = (await listFonts()).files.find(({ id }) => id === params.face);
    if (!font) throw new ApiError("NOT_FOUND", messages.unknownFace(params.face));
    return reply.sendFile(basename(font.path), dirname(font.path), { maxAge: "1y", immutable: true });
  });
}
