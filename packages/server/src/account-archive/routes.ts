import { errorMessages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { readUser } from "../account/account.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/contract-route.ts";
import { jobOptions } from "../render/job-options.ts";
import { type ExportParts, exportAccount } from "./export-account.ts";

/** Longest time of an export whose server has failed, during which the user can't start another one. */
const exportSeconds = 30 * 60;
const retryAfterSeconds = 60;

export function exportRoutes(app: FastifyInstance, parts: AccountServices, rendering: Omit<ExportParts, "now">): void {
  mount(app, "GET /api/account/export", async (_call, exchange) => {
    const { caller, reply } = exchange;
    const { database, attempts, now } = parts;
    const key = `export:${caller.userId}`;
    const { count } = await attempts.count(key, exportSeconds);
    if (count > 1) throw new ApiError("TOO_MANY_REQUESTS", errorMessages.exportRunning, { retryAfterSeconds });
    const onDone = () => attempts.forget([key]);
    reply.header("content-disposition", 'attachment; filename="octavo-account.zip"');
    const user = await readUser(database, caller.userId);
    return exportAccount({ ...rendering, database, now }, user, { job: jobOptions(exchange), onDone });
  });
}
