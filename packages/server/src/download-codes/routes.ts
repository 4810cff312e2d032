import { pdfFileName, transferLimits } from "@octavo/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RenderServices } from "../compile/project-results.ts";
import { ApiError } from "../http/api-error.ts";
import type { AttemptCounter } from "../http/attempts.ts";
import { basePathOf } from "../http/base-path.ts";
import { clientAddress } from "../http/client-address.ts";
import { formatMoment } from "../http/clock.ts";
import { mount } from "../http/contract-route.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import { logAccount } from "../http/request-log.ts";
import type { StandingEditions } from "../nightly-editions/standing-editions.ts";
import { contentDisposition } from "../pdf/content-disposition.ts";
import { jobOptions } from "../render/job-options.ts";
import type { CodeTarget, DownloadCodes } from "./download-codes.ts";
import { type GetProblem, getPage, getStyles } from "./page.ts";

/** Wrong codes of one address, and of all. If 100 codes are valid at any time, guessing finds one in 170 days on average. */
export const wrongCodes = { each: 20, all: 300, seconds: 600 } as const;

interface Services extends Pick<RenderServices, "finder" | "results"> {
  readonly standing: StandingEditions;
  readonly codes: DownloadCodes;
  readonly attempts: AttemptCounter;
  readonly limitRate: LimitRate;
  readonly publicUrl: string;
}

export function downloadCodeRoutes(app: FastifyInstance, services: Services): void {
  const { finder, codes, limitRate, publicUrl } = services;
  const basePath = basePathOf(publicUrl);

  mount(app, "POST /api/projects/{id}/download-codes", async ({ params }, { caller }) => {
    await finder.owned(caller, params.id);
    const { codesEach: limit, codeMinutes, codeDownloads: downloads } = transferLimits;
    await limitRate(`codes:${caller.userId}`, { limit, seconds: codeMinutes * 60 });
    const { code, expiresAt } = await codes.create(caller, params.id);
    const page = `${publicUrl}/get`;
    return { code, page, address: `${page}/${code}/planner.pdf`, expires_at: formatMoment(expiresAt), downloads };
  });

  app.get("/get.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=86400").send(getStyles),
  );

  app.get<{ Querystring: { code?: unknown } }>("/get", async (request, reply) => {
    const { code } = request.query;
    return typeof code === "string" && code.trim() !== ""
      ? toFile(reply, basePath, code)
      : sendPage(request, reply, { basePath });
  });

  app.get<{ Params: { code: string } }>("/get/:code", async ({ params }, reply) =>
    toFile(reply, basePath, params.code),
  );

  app.get<{ Params: { code: string } }>("/get/:code/planner.pdf", { exposeHeadRoute: false }, async (request, reply) =>
    sendPlanner(services, request, reply),
  );
}

/** Browsers of e-readers name files by the end of the address. */
function toFile(reply: FastifyReply, basePath: string, typed: string): FastifyReply {
  const code = encodeURIComponent(typed.trim().slice(0, 20));
  return reply.header("cache-control", "no-store").redirect(`${basePath}/get/${code}/planner.pdf`);
}

async function sendPlanner(
  services: Services,
  request: FastifyRequest<{ Params: { code: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const basePath = basePathOf(services.publicUrl);
  const target = await findTarget(services, request);
  if (typeof target === "string") return sendPage(request, reply, { basePath, problem: target });
  logAccount(request, reply, target.userId);
  try {
    const found = await services.finder.owned(target, target.projectId);
    // Without the project, because codes can be overheard.
    const job = jobOptions({ request, reply, caller: target });
    const edition = await services.standing.delivered(target.projectId, "public");
    const { pdf, name } = edition
      ? { pdf: edition.pdf, name: found.row.name }
      : await services.results.compiled(found, "public", job);
    return reply
      .headers({
        "cache-control": "no-store",
        "content-disposition": contentDisposition("attachment", pdfFileName(name)),
      })
      .type("application/pdf")
      .send(pdf);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    // The project was deleted: the code ended with it.
    if (problem.code === "NOT_FOUND") return sendPage(request, reply, { basePath, problem: "wrong" });
    const { retryAfterSeconds, status } = problem;
    if (retryAfterSeconds === undefined) return sendPage(request, reply, { basePath, problem: "failed", status });
    reply.header("retry-after", retryAfterSeconds);
    return sendPage(request, reply, { basePath, problem: "later", status });
  }
}

/** Counts the attempt before the code is checked, so that parallel attempts count too. */
async function findTarget(
  { codes, attempts }: Services,
  request: FastifyRequest<{ Params: { code: string } }>,
): Promise<CodeTarget | GetProblem> {
  const { each, all, seconds } = wrongCodes;
  const limits = [
    [`wrong-codes:${clientAddress(request)}`, each],
    ["wrong-codes", all],
  ] as const;
  const counted: string[] = [];
  for (const [key, limit] of limits) {
    if ((await attempts.count(key, seconds)).count > limit) return "tooMany";
    counted.push(key);
  }
  const target = await codes.use(request.params.code);
  if (!target) return "wrong";
  for (const key of counted) await attempts.uncount(key);
  return target.pendingStep ?? target;
}

const statuses: Readonly<Record<GetProblem, number>> = {
  wrong: 404,
  tooMany: 429,
  failed: 422,
  later: 429,
  terms: 403,
  secondFactor: 403,
};

interface Shown {
  readonly basePath: string;
  readonly problem?: GetProblem;
  readonly status?: number;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { basePath, problem, status }: Shown): FastifyReply {
  return reply
    .code(status ?? (problem ? statuses[problem] : 200))
    .headers({ "cache-control": "no-store", vary: "accept-language" })
    .type("text/html; charset=utf-8")
    .send(getPage({ basePath, acceptLanguage: request.headers["accept-language"], problem }));
}
