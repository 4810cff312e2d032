import { type AdminSettings, adminLimits, errorMessages as messages, type ValidCall } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { listAudit, recordEvent } from "../audit/audit-log.ts";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { createResetLink } from "../auth/reset-links.ts";
import { afterResponse } from "../http/after-response.ts";
import { requireFound } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import { mount } from "../http/contract-route.ts";
import { testLetter } from "../mail/account-messages.ts";
import { readStatus } from "../nodes/status.ts";
import { readSetting, readTerms, writeSetting } from "../site/site-settings.ts";
import type { Database } from "../store/tables.ts";
import type { AdminServices } from "./admin-services.ts";
import { peopleIn } from "./administrators.ts";
import { changeUser, deleteUser, listUsers } from "./users.ts";

/** No route of an administrator reads a document, or names a private project. */
export function adminRoutes(app: FastifyInstance, services: AdminServices): void {
  const { accounts } = services;
  const { database } = accounts;
  userRoutes(app, services);
  settingRoutes(app, services);
  mount(app, "GET /api/admin/audit", ({ query }) => listAudit(database, query));
  mount(app, "GET /api/admin/status", () => readStatus(services));
  mount(app, "POST /api/admin/test-letter", async (_call, { caller }) => {
    const { limitRate, mailer, now } = accounts;
    await limitRate(`test-letter:${caller.userId}`, { limit: adminLimits.testLettersPerHour, seconds: 3600 });
    const user = await requireUser(accounts, caller.userId);
    const result = await mailer.test(testLetter(user));
    const details = { accepted: result.accepted };
    await recordEvent(database, { actor: caller, action: "mail.test", subject: caller.username, details }, now());
    return { ...result, to: user.email };
  });
}

function userRoutes(app: FastifyInstance, { accounts, settings }: AdminServices): void {
  const { mailQueue } = accounts;
  mount(app, "GET /api/admin/users", ({ query }) => listUsers(accounts, query));
  mount(app, "PATCH /api/admin/users/{id}", ({ params, body }, { caller }) =>
    changeUser(accounts, caller, params.id, body),
  );
  mount(app, "POST /api/admin/users/{id}/delete", async ({ params, body }, { caller, reply }) => {
    const mail = await deleteUser(accounts, caller, params.id, body);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return undefined;
  });
  mount(app, "POST /api/admin/users/{id}/reset", async ({ params }, { caller, reply }) => {
    const { database, limitRate, rates, now } = accounts;
    const user = await requireUser(accounts, params.id);
    await limitRate(`admin-reset:${user.id}`, rates.emailsPerMailbox);
    const isSent = settings.mail.smtpUrl !== undefined && user.email_proven_at !== null;
    const event = { actor: caller, action: "user.reset", subject: user.username, details: { sent: isSent } } as const;
    await recordEvent(database, event, now());
    if (isSent) {
      const mail = await queueEmail(mailQueue, database, "reset_links", user.email);
      afterResponse(reply, () => mailQueue.sendNow(mail));
      return { sent: true, link: null, expires_at: null };
    }
    const { link, expiresAt } = await createResetLink(accounts, user.id);
    return { sent: false, link, expires_at: formatMoment(expiresAt) };
  });
}

async function requireUser({ database }: AccountServices, id: string) {
  const row = await peopleIn(database).selectAll().where("id", "=", id).executeTakeFirst();
  return requireFound(row, messages.userNotFound);
}

function settingRoutes(app: FastifyInstance, services: AdminServices): void {
  const { database, now } = services.accounts;
  mount(app, "GET /api/admin/settings", () => readSettings(services));
  mount(app, "PATCH /api/admin/settings", async ({ body }, { caller }) => {
    await changeSettings(services, caller, body);
    return readSettings(services);
  });
  mount(app, "PUT /api/admin/terms", async ({ body }, { caller }) => {
    const { text, ask_again } = body;
    await database.transaction().execute(async (transaction) => {
      const version = (await readTerms(transaction)).version + 1;
      await writeSetting(transaction, "terms", { text, version }, now());
      if (ask_again) await forgetAcceptance(transaction, caller);
      const details = { version, ask_again };
      await recordEvent(transaction, { actor: caller, action: "terms.change", subject: "", details }, now());
    });
    return readTerms(database);
  });
}

/** The administrator who wrote the terms has accepted them. */
async function forgetAcceptance(transaction: Database, { userId }: Caller): Promise<void> {
  await transaction.updateTable("users").set({ terms_accepted_at: null }).where("id", "!=", userId).execute();
}

async function readSettings({ accounts: { database }, settings }: AdminServices): Promise<AdminSettings> {
  return {
    sign_up: await readSetting(database, "sign_up"),
    daily_renders: await readSetting(database, "daily_renders"),
    defaults: { projects: settings.quota.projects, bytes: settings.quota.bytes },
    mail: settings.mail.smtpUrl !== undefined,
  };
}

async function changeSettings(
  { accounts: { database, now } }: AdminServices,
  actor: Caller,
  body: ValidCall<"PATCH /api/admin/settings">["body"],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const name of ["sign_up", "daily_renders"] as const) {
      const value = body[name];
      if (value === undefined) continue;
      const before = await readSetting(transaction, name);
      if (before === value) continue;
      await writeSetting(transaction, name, value, now());
      const details = { before, after: value };
      await recordEvent(transaction, { actor, action: "settings.change", subject: name, details }, now());
    }
  });
}
