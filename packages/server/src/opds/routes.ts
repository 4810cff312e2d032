import { createHash } from "node:crypto";
import { pdfFileName } from "@octavo/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { compiledKey, pageKey, type RenderServices } from "../compile/project-results.ts";
import type { Caller, PendingStep } from "../http/caller.ts";
import { cacheHeaders, sendIfNotModified } from "../http/entity-tag.ts";
import { logAccount } from "../http/request-log.ts";
import type { StandingEditions } from "../nightly-editions/standing-editions.ts";
import { contentDisposition } from "../pdf/content-disposition.ts";
import { jobOptions } from "../render/job-options.ts";
import type { FindHolder } from "../tokens/routes.ts";
import type { Catalog } from "./catalog.ts";
import { feedType } from "./feed.ts";

interface Services extends Pick<RenderServices, "finder" | "results"> {
  readonly standing: StandingEditions;
  readonly catalog: Catalog;
  readonly findHolder: FindHolder;
  readonly basePath: string;
}

interface Params {
  readonly token?: string;
  readonly id?: string;
}

type Request = FastifyRequest<{ Params: Params; Querystring: { page?: unknown } }>;

type Send = (holder: Caller, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

/** Page 1 in pixels per point. */
const coverScale = 0.5;

/** The catalog at two addresses: with HTTP Basic, and with the token in the path, for clients without a password field. */
export function opdsRoutes(app: FastifyInstance, services: Services): void {
  const add = (path: string, send: Send) => {
    for (const start of ["/opds", "/opds/t/:token"])
      app.get<{ Params: Params; Querystring: { page?: unknown } }>(`${start}${path}`, async (request, reply) => {
        reply.header("cache-control", "no-store");
        const holder = await requireHolder(services, request, reply);
        if (!holder) return reply;
        logAccount(request, reply, holder.userId);
        return send(holder, request, reply);
      });
  };

  add("", async (holder, request, reply) => {
    const body = await services.catalog.feed(
      holder,
      pageNumber(request.query.page),
      services.basePath + startOf(request),
    );
    const key = createHash("sha256").update(body).digest("base64url");
    if (sendIfNotModified(request, reply, key, "private")) return reply;
    return reply.headers(cacheHeaders(key, "private")).type(`${feedType};charset=utf-8`).send(body);
  });

  add("/planners/:id.pdf", async (holder, request, reply) => {
    const found = await services.finder.owned(holder, request.params.id ?? "");
    const delivered = await services.standing.deliveredKey(found.row.id);
    const key = delivered ?? compiledKey(found.row, "private");
    if (sendIfNotModified(request, reply, key, "private")) return reply;
    reply.headers({
      ...cacheHeaders(key, "private"),
      "content-disposition": contentDisposition("attachment", pdfFileName(found.row.name)),
    });
    reply.type("application/pdf");
    // KOReader asks for the name of a file before it downloads it.
    if (request.method === "HEAD") return reply.send();
    const edition = delivered && (await services.standing.delivered(found.row.id, "private"));
    if (edition) return reply.send(edition.pdf);
    const { pdf } = await services.results.compiled(found, "private", jobOptions({ request, reply, caller: holder }));
    return reply.send(pdf);
  });

  add("/covers/:id.png", async (holder, request, reply) => {
    const found = await services.finder.owned(holder, request.params.id ?? "");
    const choice = { page: 1, scale: coverScale };
    const key = pageKey(found.row, choice);
    if (sendIfNotModified(request, reply, key, "private")) return reply;
    reply.headers(cacheHeaders(key, "private")).type("image/png");
    if (request.method === "HEAD") return reply.send();
    return reply.send(
      (await services.results.page(found, choice, jobOptions({ request, reply, caller: holder }))).bytes,
    );
  });
}

/** Sends the refusal itself, in plain text, because the clients show no JSON. */
async function requireHolder(
  { findHolder }: Services,
  request: Request,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const given = request.params.token ?? basicPassword(request.headers.authorization);
  const holder = given === undefined ? undefined : await findHolder(given, request);
  reply.type("text/plain; charset=utf-8");
  if (!holder?.scopes.includes("read_planners")) {
    reply.code(401).header("www-authenticate", 'Basic realm="Octavo", charset="UTF-8"');
    reply.send("The password is wrong or has been revoked. Make a new one in Octavo.\n");
    return undefined;
  }
  const { pendingStep } = holder.caller;
  if (!pendingStep) return holder.caller;
  reply.code(403).send(pendingTexts[pendingStep]);
  return undefined;
}

const pendingTexts: Readonly<Record<PendingStep, string>> = {
  terms: "The terms of use have changed. Sign in to Octavo and accept them.\n",
  secondFactor: "The site requires a second factor. Sign in to Octavo and set it up.\n",
};

/** Any user name is accepted, because the token names its user. RFC 7617. */
function basicPassword(authorization: string | undefined): string | undefined {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString();
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : text.slice(colon + 1);
}

function pageNumber(asked: unknown): number {
  const number = typeof asked === "string" && /^\d{1,4}$/.test(asked) ? Number(asked) : 1;
  return Math.max(1, number);
}

/** Paths without a host, so that a catalog works at each address of the site. */
function startOf({ params: { token } }: Request): string {
  return token === undefined ? "/opds" : `/opds/t/${encodeURIComponent(token)}`;
}
